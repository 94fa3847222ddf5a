"""What a net sees of Ciao, Ciao..! before a throw.

Every seat has a block of features, the one to throw first; then every two seats have one, and a
last block tells of the ladder.
"""

from typing import Any, Final

from kosti.core.packed import lane, lowest, ones
from kosti.core.rule import apart, rule
from kosti.games.ciao.layout import seat_away
from kosti.games.ciao.rules import (
    STEPS,
    THROWING,
    WINNING,
    State,
    free_steps,
    plank,
    score,
    steps_of,
)
from kosti.games.features import ladder, one_more, within

LESSONS: Final = 4_096

FAR: Final = 9  # steps to go that are told apart, and nobody on the bridge
WAYS: Final = FAR + 1
HEROES: Final = 8
MOST_POINTS: Final = 15
REACH: Final = 8

# Where the features of a seat's block begin.
OF_LEFT: Final = WINNING * WAYS
OF_LADDER: Final = OF_LEFT + WINNING * HEROES
OF_POINTS: Final = OF_LADDER + HEROES
OF_LEAD: Final = OF_POINTS + MOST_POINTS
BLOCK: Final = OF_LEAD + 2 * REACH + 1

# And of the block of two seats.
OF_LEFTS: Final = WAYS * WAYS
OF_ACROSS: Final = OF_LEFTS + HEROES * HEROES
PAIR: Final = OF_ACROSS + WINNING * WINNING


@rule
def features(seats: int) -> int:
    """Return how many features there are."""
    return seats * BLOCK + seats * (seats - 1) // 2 * PAIR + STEPS + 1


@rule
def begins(state: State) -> bool:
    """Tell whether a seat is about to throw."""
    return state.turn.phase == THROWING


@apart
def encoded(state: State, active: Any) -> int:
    """Put the features that are on into a row; return how many they are."""
    seats = state.options.seats
    count = 0
    for away in range(seats):
        count = seat_encoded(state, seat_away(state, away), away * BLOCK, active, count)
    first = seats * BLOCK
    for away in range(1, seats):
        for before in range(away):
            one, other = seat_away(state, before), seat_away(state, away)
            count = pair_encoded(state, one, other, first, active, count)
            first += PAIR
    free = free_steps(state)
    return one_more(active, count, first + (lowest(free) if free else STEPS))


@rule
def seat_encoded(state: State, seat: int, base: int, active: Any, count: int) -> int:
    """Add what a seat has; return how many features are on."""
    here, points = to_go(state, seat), score(state, seat)
    across = ones(steps_of(state, seat))
    most = 0
    for other in range(state.options.seats):
        if other != seat:
            most = max(most, score(state, other))
    count = one_more(active, count, base + across * WAYS + here)
    count = one_more(active, count, base + OF_LEFT + standing(state, seat))
    count = ladder(active, count, base + OF_LADDER, heroes_left(state, seat))
    count = ladder(active, count, base + OF_POINTS, min(points, MOST_POINTS))
    return one_more(active, count, base + OF_LEAD + within(points - most, REACH))


@rule
def pair_encoded(state: State, one: int, other: int, base: int, active: Any, count: int) -> int:
    """Add how two seats stand to each other; return how many features are on."""
    way = to_go(state, one) * WAYS + to_go(state, other)
    left = heroes_left(state, one) * HEROES + heroes_left(state, other)
    across = ones(steps_of(state, one)) * WINNING + ones(steps_of(state, other))
    count = one_more(active, count, base + way)
    count = one_more(active, count, base + OF_LEFTS + left)
    return one_more(active, count, base + OF_ACROSS + across)


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
def standing(state: State, seat: int) -> int:
    """Return a seat's heroes across and left as one number."""
    return ones(steps_of(state, seat)) * HEROES + heroes_left(state, seat)
