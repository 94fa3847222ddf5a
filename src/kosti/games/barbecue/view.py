"""What a seat sees and can do in Heckmeck Barbecue."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from kosti.core.errors import Value
from kosti.core.event import NOBODY
from kosti.core.packed import lane
from kosti.core.view import Action, Refusal
from kosti.games.aside_rooms import (
    dice_lying,
    throw_action,
    turn_refusals,
    warned_actions,
)
from kosti.games.barbecue import rules
from kosti.games.barbecue.events import gain, highest_snail, robbed, stop_failure
from kosti.games.barbecue.notation import FACES
from kosti.games.barbecue.options import LOWEST_PLACE, PLACES
from kosti.games.barbecue.rules import (
    BEYOND,
    CLOSED,
    DOUBLE,
    FAIL,
    PUT,
    SNAIL,
    SNAIL_HERE,
    STEAL,
    State,
    places_with_snail,
    plates_in_hand,
    result,
    snails_of,
    stock,
    use,
    worms_of,
    worms_on,
)
from kosti.games.setting_aside import CHOOSING, STOP, Turn

KEYS = {PUT: "put", DOUBLE: "double", STEAL: "steal"}


class Place(NamedTuple):
    """A place of the grill: its worms, whose plates lie there, and whether a snail does."""

    number: int
    worms: int
    owner: int
    plates: int
    has_snail: bool


class Gathered(NamedTuple):
    """What a seat has."""

    worms: int
    snails: int
    plates: int
    points: int


class Table(NamedTuple):
    """What lies on the table: the places from 23 up, what each seat has, dice as letters."""

    places: Sequence[Place]
    gathered: Sequence[Gathered]
    stock: int
    aside: Sequence[str]
    shown: Sequence[str]
    result: int
    dice_left: int


def table(state: State, seat: int) -> Table:
    """Return what lies on the table, the same for every seat."""
    aside, shown, left = dice_lying(state.turn, FACES)
    still = State(state.options, 0, 0, Turn(), state.places, state.worms, state.snails)
    return Table(*lying(still), aside, shown, result(state), left)


@lru_cache(4096)
def lying(state: State) -> tuple[Sequence[Place], Sequence[Gathered], int]:
    """Return what lies on the places, what each seat has, and the stock: all but the dice."""
    return (
        tuple(place_of(state, place) for place in range(PLACES)),
        tuple(gathered_by(state, seat) for seat in range(state.options.seats)),
        stock(state),
    )


def place_of(state: State, place: int) -> Place:
    """Return what lies on one place."""
    number, worms = LOWEST_PLACE + place, worms_on(state.options, place)
    there = lane(state.places, 4, place)
    if there == SNAIL:
        return Place(number, worms, NOBODY, 0, has_snail=True)
    if there > CLOSED:
        return Place(number, worms, there - CLOSED - 1, 2, has_snail=False)
    return Place(number, worms, there - 1, int(there > 0), has_snail=False)


def gathered_by(state: State, seat: int) -> Gathered:
    """Return what a seat has."""
    return Gathered(
        worms_of(state, seat),
        snails_of(state, seat),
        plates_in_hand(state, seat),
        rules.score(state, seat),
    )


def actions(state: State) -> Sequence[Action]:
    """Return the legal choices with what they lead to."""
    if state.turn.phase == CHOOSING:
        return warned_actions(rules, state, FACES)
    return [throw_action(state.turn), stop_action(state)]


def stop_action(state: State) -> Action:
    """Return the action of stopping, with what it leads to."""
    what = use(state)
    if what == FAIL:
        return failing_action(state)
    if what == BEYOND:
        return beyond_action(state)
    if what == SNAIL_HERE:
        return Action(STOP, "stop", "snail", {"place": result(state)})
    values = gain(state)
    if what == STEAL:
        values["other"] = robbed(state)
    return Action(STOP, "stop", KEYS[what], values)


def beyond_action(state: State) -> Action:
    """Return the action of stopping above 36."""
    if stock(state):
        return Action(STOP, "stop", "snail-from-stock", {"result": result(state)})
    if places_with_snail(state.places):
        values = {"result": result(state), "place": highest_snail(state)}
        return Action(STOP, "stop", "snail-from-grill", values)
    return Action(STOP, "stop", "no-snail", {"result": result(state)}, warns=True)


def failing_action(state: State) -> Action:
    """Return the action of stopping on a result of no use."""
    over = rules.is_over(rules.failed(state))
    values: dict[str, Value] = {"reason": stop_failure(state), "result": result(state)}
    return Action(STOP, "stop", "stop-fail-end" if over else "stop-fail", values, warns=True)


def refusals(state: State) -> Sequence[Refusal]:
    """Tell of each thing that cannot be chosen now why not."""
    found = turn_refusals(state.turn, FACES, "B1", "B1")
    if state.turn.phase == CHOOSING:
        return [*found, Refusal("stop", "choose-first", "B1")]
    return found
