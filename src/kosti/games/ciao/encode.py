"""What a net sees of Ciao, Ciao..! before a throw.

First how many heroes every seat has across, as one number: the kind of position. Then every seat
has a block of features, the one to throw first, and every two seats have one.
"""

from typing import Any, Final

from kosti.core.packed import highest, lane, lowest, ones
from kosti.core.rule import apart, rule
from kosti.games.ciao.layout import seat_away
from kosti.games.ciao.rules import (
    STEPS,
    THROWING,
    WINNING,
    State,
    plank,
    score,
    steps_of,
)
from kosti.games.features import one_more, within

LESSONS: Final = 4_096
PASSES: Final = 2
UNITS: Final = 64

FAR: Final = 9  # steps to go that are told apart, and nobody on the bridge
WAYS: Final = FAR + 1
HEROES: Final = 8
SPOTS: Final = FAR * (HEROES - 1) + 1
SETS: Final = 1 + STEPS + STEPS * (STEPS - 1) // 2  # of at most two steps
REACH: Final = 8

# Where the features of a seat's block begin.
OF_STEPS: Final = WINNING * SPOTS
BLOCK: Final = OF_STEPS + SETS

# And of the block of two seats.
OF_LEFTS: Final = WAYS * WAYS
OF_LEAD: Final = OF_LEFTS + HEROES * HEROES
PAIR: Final = OF_LEAD + 2 * REACH + 1


@rule
def kinds(seats: int) -> int:
    """Return how many kinds of position there are, and features that tell them."""
    return int(WINNING**seats)


@rule
def features(seats: int) -> int:
    """Return how many features there are."""
    return kinds(seats) + seats * BLOCK + seats * (seats - 1) // 2 * PAIR


@rule
def begins(state: State) -> bool:
    """Tell whether a seat is about to throw."""
    return state.turn.phase == THROWING


@apart
def encoded(state: State, active: Any) -> int:
    """Put the features that are on into a row; return how many they are."""
    seats = state.options.seats
    kind = 0
    for away in range(seats):
        kind = WINNING * kind + ones(steps_of(state, seat_away(state, away)))
    count = one_more(active, 0, kind)
    first = kinds(seats)
    for away in range(seats):
        count = seat_encoded(state, seat_away(state, away), first, active, count)
        first += BLOCK
    for away in range(1, seats):
        for before in range(away):
            one, other = seat_away(state, before), seat_away(state, away)
            count = pair_encoded(state, one, other, first, active, count)
            first += PAIR
    return count


@rule
def seat_encoded(state: State, seat: int, base: int, active: Any, count: int) -> int:
    """Add what a seat has; return how many features are on."""
    steps, left = steps_of(state, seat), heroes_left(state, seat)
    spot = (left - 1) * FAR + to_go(state, seat) if left else 0
    count = one_more(active, count, base + ones(steps) * SPOTS + spot)
    return one_more(active, count, base + OF_STEPS + set_of(steps))


@rule
def pair_encoded(state: State, one: int, other: int, base: int, active: Any, count: int) -> int:
    """Add how two seats stand to each other; return how many features are on."""
    way = to_go(state, one) * WAYS + to_go(state, other)
    left = heroes_left(state, one) * HEROES + heroes_left(state, other)
    lead = within(score(state, one) - score(state, other), REACH)
    count = one_more(active, count, base + way)
    count = one_more(active, count, base + OF_LEFTS + left)
    return one_more(active, count, base + OF_LEAD + lead)


@rule
def to_go(state: State, seat: int) -> int:
    """Return how many steps a seat's hero needs to cross, 0 if there is none."""
    here = plank(state, seat)
    return min(state.options.planks + 1 - here, FAR) if here else 0


@rule
def heroes_left(state: State, seat: int) -> int:
    """Return how many heroes a seat has left."""
    return min(lane(state.reserve, 4, seat) + (plank(state, seat) > 0), HEROES - 1)


@rule
def set_of(steps: int) -> int:
    """Return the number of a set of at most two steps."""
    high, low = highest(steps), lowest(steps)
    if steps == 0:
        return 0
    return 1 + low if high == low else 1 + STEPS + high * (high - 1) // 2 + low
