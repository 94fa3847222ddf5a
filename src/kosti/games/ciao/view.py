"""What a seat sees and can do in Ciao, Ciao..!: made from the blanked state, the die unknown."""

from collections.abc import Sequence
from typing import NamedTuple

from kosti.core.errors import Value
from kosti.core.packed import lowest, members
from kosti.core.view import Action, Refusal
from kosti.games.ciao import rules
from kosti.games.ciao.impossible import NOW, across, fallen, reserve_of
from kosti.games.ciao.notation import CHOICES, FACES, owners
from kosti.games.ciao.options import MUST
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
    advanced,
    asked_after,
    free_steps,
    is_over,
    legal,
    plank,
    steps_of,
)


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
    return Table(
        state.options.planks,
        [heroes_of(state, owner) for owner in range(state.options.seats)],
        owners(state),
        state.seat,
        NOW[turn.phase],
        turn.said,
        turn.other,
        FACES[turn.face],
        state.winner,
    )


def heroes_of(state: State, seat: int) -> Heroes:
    """Return where a seat's heroes are."""
    here = plank(state, seat)
    beside = here > state.options.planks
    return Heroes(
        0 if beside else here,
        beside,
        reserve_of(state, seat),
        [step + 1 for step in members(steps_of(state, seat))],
        fallen(state, seat),
        rules.score(state, seat),
    )


def actions(state: State) -> list[Action]:
    """Return the legal choices with what they lead to."""
    phase = state.turn.phase
    if phase == ANNOUNCING:
        return [announce_action(state, number) for number in range(1, BELIEVE + 1)]
    if phase == ANSWERING:
        return [believe_action(state), doubt_action(state)]
    if phase == ADVANCING:
        values = way(state, state.turn.other, state.turn.said)
        return [Action(ADVANCE, "advance", "advance", values), Action(STAY, "stay", "stay")]
    if phase == PUSHING:
        return push_actions(state)
    return [step_action(state, choice) for choice in members(legal(state))]


def announce_action(state: State, number: int) -> Action:
    """Return the action of announcing a number, told true or a lie where the die is known."""
    key = "announce"
    if state.turn.face != HIDDEN:
        key = "announce-truth" if state.turn.face == number else "announce-lie"
    return Action(number - 1, CHOICES[number - 1], key, way(state, state.seat, number))


def way(state: State, seat: int, number: int) -> dict[str, Value]:
    """Return how far an advance that stands leads: a plank, a step of the ladder, or the goal."""
    reached = plank(advanced(state, seat, number), seat)
    return {"said": number, **arrival(state, seat, reached)}


def arrival(state: State, seat: int, reached: int) -> dict[str, Value]:
    """Return where a hero that reached so far comes to stand."""
    if reached <= state.options.planks:
        return {"where": "plank", "place": reached}
    if across(state, seat) + 1 == WINNING:
        return {"where": "goal", "place": 0}
    return {"where": "ladder", "place": lowest(free_steps(state)) + 1}


def believe_action(state: State) -> Action:
    """Return the action of believing; as the last to be asked it lets the advance stand."""
    after = asked_after(state, state.turn.other)
    values = {"other": state.seat, **arrival(state, state.seat, plank(state, state.seat))}
    if after.turn.phase == ANSWERING:
        return Action(BELIEVE, "believe", "believe", values)
    loses = is_over(after) and rules.shares(after, state.turn.other) == 0
    return Action(BELIEVE, "believe", "believe-last", values, warns=loses)


def doubt_action(state: State) -> Action:
    """Return the action of doubting with what is at stake, the die being unknown."""
    mine = plank(state, state.turn.other)
    key = "doubt" if mine else "doubt-ladder"
    if arrival(state, state.seat, plank(state, state.seat))["where"] == "goal":
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


def refusals(state: State) -> list[Refusal]:
    """Tell of each thing that cannot be chosen now why not."""
    possible = legal(state)
    return [refusal(state, choice) for choice in range(len(CHOICES)) if not possible >> choice & 1]


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
