"""What is told of a step in Ciao, Ciao..!, and who may know how much of it.

Only `threw` and `revealed` hold a secret, the die: the value `face`. `sight` is `open` while it
is there and `hidden` where it is not.
"""

from typing import Final

from kosti.core.ending import ended
from kosti.core.errors import Value
from kosti.core.event import Event
from kosti.core.packed import highest
from kosti.core.rule import CHANCE
from kosti.games.ciao import rules
from kosti.games.ciao.impossible import fallen, is_out, reserve_of
from kosti.games.ciao.notation import OUTCOMES, UNKNOWN
from kosti.games.ciao.options import TO_ALL
from kosti.games.ciao.rules import (
    ADVANCE,
    BELIEVE,
    DOUBT,
    NOBODY,
    PUSH,
    SPARE,
    STAY,
    STEP,
    State,
    advanced,
    plank,
    steps_of,
)

SECRET: Final = ("threw", "revealed")


def told(before: State, step: int, after: State) -> list[Event]:
    """Tell what happened between two states by one step, in the order of the rules."""
    events = done(before, step)
    if after.turns == before.turns and after.ladder == before.ladder and step != DOUBT:
        return events
    speaker, other = before.seat, before.turn.other
    can_fall = step in (DOUBT, PUSH) or step >= STEP
    if can_fall:
        events += fall(before, after, speaker)
    events += crossing(before, after, other if step == ADVANCE else speaker)
    if can_fall:
        events += fall(before, after, other)
    return [*events, *replacements(before, after), *ending(after)]


def seen_by(event: Event, seat: int) -> Event:
    """Return the event as a seat may know it: the die is the speaker's and the doubter's."""
    if event.kind not in SECRET or event.values["for"] == "all":
        return event
    if seat in (event.seat, event.other) and seat != NOBODY:
        return event
    return event._replace(values={**event.values, "face": UNKNOWN, "sight": "hidden"})


def done(before: State, step: int) -> list[Event]:
    """Tell what the dice or the seat did, before anything comes of it."""
    speaker, other = before.seat, before.turn.other
    if rules.to_act(before) == CHANCE:
        return [Event("threw", speaker, values=die(OUTCOMES[step], "speaker"))]
    if step < BELIEVE:
        return [Event("announced", speaker, values=walk(before, speaker, step + 1))]
    if step == DOUBT:
        return [Event("doubted", other, speaker), revealed(before)]
    if step == ADVANCE:
        return [Event("advanced", other, values=walk(before, other, before.turn.said))]
    if step == BELIEVE:
        return [Event("believed", other, speaker)]
    if step == STAY:
        return [Event("stayed", other)]
    if step in (PUSH, SPARE):
        return [Event("pushed" if step == PUSH else "spared", speaker, other)]
    return []


def die(face: str, allowed: str) -> dict[str, Value]:
    """Return the die as a value of an event, for those who may know it."""
    return {"face": face, "sight": "open", "for": allowed}


def revealed(before: State) -> Event:
    """Tell what a doubt shows."""
    turn = before.turn
    truth = "true" if turn.face == turn.said else "lie"
    allowed = "all" if before.options.reveal == TO_ALL else "doubter"
    values = {**die(OUTCOMES[turn.face - 1], allowed), "truth": truth, "said": turn.said}
    return Event("revealed", turn.other, before.seat, values)


def walk(state: State, seat: int, number: int) -> dict[str, Value]:
    """Return how far an advance leads: to a plank, or beside the ladder."""
    place = plank(advanced(state, seat, number), seat)
    return {"said": number, "where": spot(state, place), "place": place}


def spot(state: State, place: int) -> str:
    """Return whether a hero off the ladder is on a plank or beside the ladder."""
    return "beside" if place > state.options.planks else "plank"


def fall(before: State, after: State, seat: int) -> list[Event]:
    """Tell the fall of a seat's hero, from the bridge or from the ladder, if one fell."""
    if fallen(after, seat) == fallen(before, seat):
        return []
    lost = steps_of(before, seat) & ~steps_of(after, seat)
    if lost:
        return [Event("fell", seat, values={"where": "ladder", "place": highest(lost) + 1})]
    place = plank(before, seat)
    return [Event("fell", seat, values={"where": spot(before, place), "place": place})]


def crossing(before: State, after: State, seat: int) -> list[Event]:
    """Tell that a seat's hero crossed, and the step it took; a third hero needs none."""
    if seat == after.winner:
        return [Event("crossed_third", seat)]
    gained = steps_of(after, seat) & ~steps_of(before, seat)
    return [Event("crossed", seat, values={"step": highest(gained) + 1})] if gained else []


def replacements(before: State, after: State) -> list[Event]:
    """Tell of each new hero on plank 1, and who has none left."""
    found = []
    for seat in range(before.options.seats):
        left = reserve_of(after, seat)
        if left < reserve_of(before, seat):
            found.append(Event("replaced", seat, values={"left": left}))
        if has_run_out(before, after, seat):
            found.append(Event("ran_out", seat))
    return found


def has_run_out(before: State, after: State, seat: int) -> bool:
    """Tell whether this turn took a seat's last hero; a third hero across is told as that."""
    if after.turns == before.turns or after.winner != NOBODY or not is_out(after, seat):
        return False
    return seat == before.seat or not is_out(before, seat)


def ending(after: State) -> list[Event]:
    """Tell the end, and the points only where they decide."""
    events = ended(rules, after)
    if after.winner == NOBODY:
        return events
    return [event for event in events if event.kind != "scored"]
