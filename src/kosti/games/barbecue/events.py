"""What is told of a step in Heckmeck Barbecue."""

from kosti.core.ending import ended
from kosti.core.errors import Value
from kosti.core.event import Event, open_to_all
from kosti.core.packed import lane
from kosti.core.rule import CHANCE
from kosti.games.aside_rooms import set_aside_told, threw
from kosti.games.barbecue import rules
from kosti.games.barbecue.notation import FACES
from kosti.games.barbecue.options import LOWEST_PLACE
from kosti.games.barbecue.rules import (
    BEYOND,
    CLOSED,
    DOUBLE,
    FAIL,
    PUT,
    SNAIL_HERE,
    STEAL,
    WORM,
    State,
    places_with_snail,
    result,
    stock,
    use,
    with_turn,
    worms_on,
)
from kosti.games.setting_aside import CHOOSING, STOP, THROW, has_face, set_aside

KINDS = {PUT: "put", STEAL: "stole", DOUBLE: "doubled"}

seen_by = open_to_all


def told(before: State, step: int, after: State) -> list[Event]:
    """Tell what happened between two states by one step."""
    events: list[Event] = []
    if rules.to_act(before) == CHANCE:
        events.append(threw(before.seat, step, FACES))
        if after.turn.phase != CHOOSING:
            events += failure_told(before, after, "no-face")
    elif step == STOP:
        events += stop_told(before, after)
    elif step != THROW:
        goes_on = after.turns == before.turns
        moved = after if goes_on else with_turn(before, set_aside(before.turn, step))
        events.append(set_aside_told(before.seat, before.turn, step, FACES, result(moved)))
        if not goes_on:
            events += stop_told(moved, after)
    return events + ended(rules, after)


def stop_told(before: State, after: State) -> list[Event]:
    """Tell what a stop gained, or that it failed."""
    what = use(before)
    if what == FAIL:
        return failure_told(before, after, stop_failure(before))
    if what == BEYOND:
        return [snail_told(before, after)]
    if what == SNAIL_HERE:
        return [Event("took_snail", before.seat, values={"place": result(before)})]
    return [Event(KINDS[what], before.seat, robbed(before), gain(before))]


def gain(state: State) -> dict[str, Value]:
    """Return the place a stop leads to and the worms it shows."""
    place = result(state)
    return {"place": place, "worms": worms_on(state.options, place - LOWEST_PLACE)}


def robbed(state: State) -> int:
    """Return the seat that a stop would steal from, -1 if from none."""
    return lane(state.places, 4, result(state) - LOWEST_PLACE) - 1 if use(state) == STEAL else -1


def snail_told(before: State, after: State) -> Event:
    """Tell the snail of a result above 36, or that there was none."""
    if stock(before):
        return Event("took_snail_from_stock", before.seat, values={"left": stock(after)})
    if before.places == after.places:
        return Event("found_no_snail", before.seat)
    return Event("took_snail", before.seat, values={"place": highest_snail(before)})


def highest_snail(state: State) -> int:
    """Return the highest place with a snail."""
    return LOWEST_PLACE + rules.highest_place(places_with_snail(state.places))


def stop_failure(state: State) -> str:
    """Return why a stop now would fail."""
    if not has_face(state.turn.aside, WORM):
        return "no-worm"
    if result(state) < LOWEST_PLACE:
        return "too-low"
    there = lane(state.places, 4, result(state) - LOWEST_PLACE)
    return "two-plates" if there > CLOSED else "no-plate"


def failure_told(before: State, after: State, reason: str) -> list[Event]:
    """Tell a failed turn and where its snail goes."""
    values: dict[str, Value] = {"reason": reason, "result": result(before)}
    events = [Event("failed", before.seat, values=values)]
    placed = places_with_snail(after.places) & ~places_with_snail(before.places)
    if placed == 0:
        return [*events, Event("placed_no_snail", values={"reason": why_no_snail(before)})]
    place = rules.highest_place(placed)
    number = LOWEST_PLACE + place
    events.append(Event("placed_snail", values={"place": number, "left": stock(after)}))
    owner = lane(before.places, 4, place) - 1
    if owner >= 0:
        events.append(Event("went_home", owner, values={"place": number}))
    return events


def why_no_snail(state: State) -> str:
    """Return why a failed turn could place no snail."""
    return "no-stock" if stock(state) == 0 else "no-room"
