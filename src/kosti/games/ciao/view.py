"""What a seat sees and can do in Ciao, Ciao..!: made from the blanked state, the die unknown."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from kosti.core.errors import Value
from kosti.core.packed import lowest, members
from kosti.core.view import Action, Refusal
from kosti.games.ciao import rules
from kosti.games.ciao.impossible import NOW, across, fallen, reserve_of
from kosti.games.ciao.notation import CHOICES, FACES, owners
from kosti.games.ciao.options import MUST, Options
from kosti.games.ciao.rules import (
    ADVANCE,
    ADVANCING,
    ANNOUNCING,
    ANSWERING,
    BELIEVE,
    DOUBT,
    HIDDEN,
    NOBODY,
    PICKING,
    PUSH,
    PUSHING,
    SPARE,
    STAY,
    STEP,
    STEPS,
    WINNING,
    State,
    Turn,
    advanced,
    asked_after,
    free_steps,
    is_over,
    legal,
    plank,
    start,
    steps_of,
)

REMEMBERED: Final = 1024  # places and reasons come again and again


class Heroes(NamedTuple):
    """Where a seat's heroes are: on a plank (0: none there), and how many elsewhere."""

    plank: int
    is_beside_ladder: bool
    reserve: int
    steps: Sequence[int]
    fallen: int
    points: int


class Table(NamedTuple):
    """What lies on the table; `die` is a face, `?` where it is secret, or nothing.

    `ladder` has the seat on each step from the first, -1 of a free one. `asked` is the seat that
    is asked, or the doubter; `said` the number announced, 0 of none yet; both of this turn.
    """

    planks: int
    heroes: Sequence[Heroes]
    ladder: Sequence[int]
    speaker: int
    now: str
    said: int
    asked: int
    die: str
    winner: int


def table(state: State, seat: int) -> Table:
    """Return what lies on the table."""
    turn = state.turn
    heroes, ladder = standing(
        state.options, state.bridge, state.reserve, state.ladder, state.winner
    )
    return Table(
        state.options.planks,
        heroes,
        ladder,
        state.seat,
        NOW[turn.phase],
        turn.said,
        turn.other,
        FACES[turn.face],
        state.winner,
    )


@lru_cache(REMEMBERED)
def standing(
    options: Options, bridge: int, reserve: int, ladder: int, winner: int
) -> tuple[Sequence[Heroes], Sequence[int]]:
    """Return where the heroes of every seat are, and who holds each step."""
    state = start(options)._replace(bridge=bridge, reserve=reserve, ladder=ladder, winner=winner)
    return tuple(heroes_of(state, seat) for seat in range(options.seats)), tuple(owners(state))


def heroes_of(state: State, seat: int) -> Heroes:
    """Return where a seat's heroes are."""
    steps = steps_of(state, seat)
    here, left = plank(state, seat), reserve_of(state, seat)
    return heroes_at(here, state.options.planks, left, steps, fallen(state, seat))


@lru_cache(REMEMBERED)
def heroes_at(here: int, planks: int, reserve: int, steps: int, gone: int) -> Heroes:
    """Return the heroes of a seat from where they are."""
    held = tuple(step + 1 for step in members(steps))
    beside = here > planks
    return Heroes(0 if beside else here, beside, reserve, held, gone, sum(held))


def actions(state: State) -> Sequence[Action]:
    """Return the legal choices with what they lead to."""
    phase = state.turn.phase
    if phase == ANNOUNCING:
        return announcements(state)
    if phase == ANSWERING:
        return [believe_action(state), doubt_action(state)]
    if phase == ADVANCING:
        return advance_actions(state)
    if phase == PUSHING:
        return push_actions(state)
    return [step_action(state, choice) for choice in members(legal(state))]


def announcements(state: State) -> Sequence[Action]:
    """Return the actions of announcing, each told true or a lie where the die is known."""
    here = plank(state, state.seat)
    return announced_from(state.turn.face, here, state.options.planks, next_step(state, state.seat))


@lru_cache(REMEMBERED)
def announced_from(face: int, here: int, planks: int, step: int) -> Sequence[Action]:
    """Return the actions of announcing from a plank, `step` being what a crossing would take."""
    actions = []
    for number in range(1, BELIEVE + 1):
        key = "announce"
        if face != HIDDEN:
            key = "announce-truth" if face == number else "announce-lie"
        values = {"said": number, **arrival(min(here + number, planks + 1), planks, step)}
        actions.append(Action(number - 1, CHOICES[number - 1], key, values))
    return tuple(actions)


def next_step(state: State, seat: int) -> int:
    """Return the step a seat's hero would take by crossing, 0 for a third, who wins."""
    return 0 if across(state, seat) + 1 == WINNING else lowest(free_steps(state)) + 1


def arrival(reached: int, planks: int, step: int) -> dict[str, Value]:
    """Return where a hero comes to stand: on a plank, on the ladder, or at the goal."""
    if reached <= planks:
        return {"where": "plank", "place": reached}
    return {"where": "ladder" if step else "goal", "place": step}


def speakers_arrival(state: State) -> dict[str, Value]:
    """Return where the speaker's hero comes to stand if the announcement stands."""
    here = plank(state, state.seat)
    return arrival(here, state.options.planks, next_step(state, state.seat))


def advance_actions(state: State) -> list[Action]:
    """Return the actions of a doubter who was right."""
    doubter, said = state.turn.other, state.turn.said
    reached = plank(advanced(state, doubter, said), doubter)
    way = arrival(reached, state.options.planks, next_step(state, doubter))
    return [
        Action(ADVANCE, "advance", "advance", {"said": said, **way}),
        Action(STAY, "stay", "stay"),
    ]


def believe_action(state: State) -> Action:
    """Return the action of believing; as the last to be asked it lets the advance stand."""
    after = asked_after(state, state.turn.other)
    values = {"other": state.seat, **speakers_arrival(state)}
    if after.turn.phase == ANSWERING:
        return Action(BELIEVE, "believe", "believe", values)
    loses = is_over(after) and rules.shares(after, state.turn.other) == 0
    return Action(BELIEVE, "believe", "believe-last", values, warns=loses)


def doubt_action(state: State) -> Action:
    """Return the action of doubting with what is at stake, the die being unknown."""
    mine = plank(state, state.turn.other)
    key = "doubt" if mine else "doubt-ladder"
    if speakers_arrival(state)["where"] == "goal":
        key = "doubt-goal"
    values = {"other": state.seat, "said": state.turn.said, "place": mine}
    return Action(DOUBT, "doubt", key, values)


def push_actions(state: State) -> list[Action]:
    """Return the actions of pushing or sparing a wrong doubter."""
    doubter = state.turn.other
    place = plank(state, doubter)
    values = {"other": doubter, "place": place}
    push = Action(PUSH, "push", "push" if place else "push-ladder", values)
    return [push, Action(SPARE, "spare", "spare", values)]


def step_action(state: State, choice: int) -> Action:
    """Return the action of picking who falls from the ladder."""
    is_own = rules.to_act(state) == state.turn.other
    values = {"other": state.turn.other, "place": choice - STEP + 1}
    return Action(choice, CHOICES[choice], "step-own" if is_own else "step", values)


def refusals(state: State) -> Sequence[Refusal]:
    """Tell of each thing that cannot be chosen now why not."""
    ladder = state.ladder if state.turn.phase == PICKING else 0
    return refused(state.options, state.seat, state.turn._replace(face=HIDDEN), ladder)


@lru_cache(REMEMBERED)
def refused(options: Options, seat: int, turn: Turn, ladder: int) -> Sequence[Refusal]:
    """Tell what cannot be chosen; the ladder matters only where a hero is picked from it."""
    state = start(options)._replace(seat=seat, turn=turn, ladder=ladder)
    possible = legal(state)
    choices = range(len(CHOICES))
    return tuple(refusal(state, choice) for choice in choices if not possible >> choice & 1)


def refusal(state: State, choice: int) -> Refusal:
    """Tell why one thing cannot be chosen now."""
    thing = CHOICES[choice]
    if choice < BELIEVE or choice >= STEP + STEPS:
        return announce_refusal(state, thing)
    if choice >= STEP:
        return step_refusal(state, thing, choice - STEP)
    if choice in (BELIEVE, DOUBT):
        return answer_refusal(state, thing)
    if choice in (ADVANCE, STAY):
        return advance_refusal(state, thing)
    return push_refusal(state, thing)


def announce_refusal(state: State, thing: str) -> Refusal:
    """Tell why this cannot be announced now."""
    if state.turn.phase == ANNOUNCING:
        return Refusal(thing, "cross", "C2")
    if state.turn.phase == ANSWERING:
        return Refusal(thing, "not-speaker", "C2", {"other": state.seat})
    return Refusal(thing, "announced", "C2", {"said": state.turn.said})


def answer_refusal(state: State, thing: str) -> Refusal:
    """Tell why there is nothing to believe or doubt now."""
    key = "is-speaker" if state.turn.phase == ANNOUNCING else "doubt-closed"
    return Refusal(thing, key, "C4")


def advance_refusal(state: State, thing: str) -> Refusal:
    """Tell why no doubter may advance now."""
    known_true = state.turn.phase in (PUSHING, PICKING)
    return Refusal(thing, "was-true" if known_true else "no-right-doubt", "C7")


def push_refusal(state: State, thing: str) -> Refusal:
    """Tell why nobody can be pushed or spared now."""
    if state.options.push == MUST:
        return Refusal(thing, "must-push", "C13")
    keys = {ADVANCING: "was-lie", PICKING: "pushed-already"}
    return Refusal(thing, keys.get(state.turn.phase, "no-wrong-doubt"), "C6")


def step_refusal(state: State, thing: str, step: int) -> Refusal:
    """Tell why nobody falls from a step of the ladder now."""
    if state.turn.phase != PICKING:
        return Refusal(thing, "nobody-falls", "C6")
    owner = owners(state)[step]
    if owner == NOBODY:
        return Refusal(thing, "step-free", "C6", {"place": step + 1})
    return Refusal(thing, "step-other", "C6", {"place": step + 1, "other": owner})
