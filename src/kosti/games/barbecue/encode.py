"""What a net sees of Heckmeck Barbecue before a turn's first throw.

Groups of features lie end to end: first those of the grill, then those of each seat, from the one
to throw. A group shows a number as one of its features or as a ladder (all up to the number).
"""

from typing import Any, Final

from kosti.core.packed import lane, ones
from kosti.core.rule import apart, rule
from kosti.games.barbecue.options import PLACES
from kosti.games.barbecue.rules import (
    SNAILS,
    State,
    empty_places,
    highest_place,
    places_of,
    places_with_one_plate,
    places_with_snail,
    plates_in_hand,
    score,
    snails_of,
    stock,
    worms_on,
)
from kosti.games.features import ladder, one_more, within
from kosti.games.setting_aside import THROWING

# How a net learns this game: see `kosti.train.course.Plan`.
TRUST: Final = 0.7
PASSES: Final = 5

STAGES: Final = 8
NEAR: Final = 6
REACH: Final = 16
MOST_SNAILS: Final = 6
FEW_PLATES: Final = 8
MOST_AT_STAKE: Final = 12

# The grill, and the lead of the seat to throw (in pairs of points) at each stage of the game.
EMPTY_AT: Final = 0
SNAIL_AT: Final = EMPTY_AT + PLACES
STOCK: Final = SNAIL_AT + PLACES
FREE: Final = STOCK + SNAILS
SINGLE: Final = FREE + PLACES
ON_GRILL: Final = SINGLE + PLACES
LEAD_BY_STAGE: Final = ON_GRILL + SNAILS
SEATS: Final = LEAD_BY_STAGE + STAGES * (2 * NEAR + 1)

# One seat.
PLATE_AT: Final = 0
PLATES_AT: Final = PLATE_AT + PLACES
LEAD: Final = PLATES_AT + PLACES
SNAILS_HELD: Final = LEAD + 2 * REACH + 1
IN_HAND: Final = SNAILS_HELD + MOST_SNAILS
AT_STAKE: Final = IN_HAND + FEW_PLATES + 1
WINS_TIES: Final = AT_STAKE + MOST_AT_STAKE
SEAT: Final = WINS_TIES + 1


@rule
def features(seats: int) -> int:
    """Return how many features there are."""
    return SEATS + seats * SEAT


@rule
def begins(state: State) -> bool:
    """Tell whether a turn's first throw is to come."""
    return state.turn.phase == THROWING and state.turn.aside == 0


@apart
def encoded(state: State, active: Any) -> int:
    """Put the features that are on into a row; return how many they are."""
    seats = state.options.seats
    count = grill_encoded(state, active)
    for place in range(seats):
        seat = (state.seat + place) % seats
        count = seat_encoded(state, seat, SEATS + place * SEAT, active, count)
    return count


@rule
def grill_encoded(state: State, active: Any) -> int:
    """Put in what the grill, the stock and the lead of the seat to throw turn on."""
    snails = places_with_snail(state.places)
    free = empty_places(state.places)
    left = stock(state)
    count = places_encoded(free, active, 0, EMPTY_AT)
    count = places_encoded(snails, active, count, SNAIL_AT)
    count = ladder(active, count, STOCK, left)
    count = ladder(active, count, FREE, ones(free))
    count = ladder(active, count, SINGLE, ones(places_with_one_plate(state.places)))
    count = ladder(active, count, ON_GRILL, ones(snails))
    ahead = within(lead(state, state.seat) // 2, NEAR)
    return one_more(active, count, LEAD_BY_STAGE + stage(left) * (2 * NEAR + 1) + ahead)


@rule
def seat_encoded(state: State, seat: int, base: int, active: Any, count: int) -> int:
    """Put in what a seat's plates and points turn on."""
    own = places_of(state.places, seat)
    single = own & places_with_one_plate(state.places)
    count = places_encoded(single, active, count, base + PLATE_AT)
    count = places_encoded(own & ~single, active, count, base + PLATES_AT)
    count = one_more(active, count, base + LEAD + within(lead(state, seat), REACH))
    count = ladder(active, count, base + SNAILS_HELD, min(snails_of(state, seat), MOST_SNAILS))
    hand = min(plates_in_hand(state, seat), FEW_PLATES)
    count = one_more(active, count, base + IN_HAND + hand)
    count = ladder(active, count, base + AT_STAKE, min(stake(state, single) // 2, MOST_AT_STAKE))
    if own and wins_ties(state, seat):
        count = one_more(active, count, base + WINS_TIES)
    return count


@rule
def places_encoded(marked: int, active: Any, count: int, first: int) -> int:
    """Put in a feature for each of the places marked in their lowest bit."""
    for place in range(PLACES):
        if lane(marked, 4, place):
            count = one_more(active, count, first + place)
    return count


@rule
def stake(state: State, single: int) -> int:
    """Return the worms on places marked in their lowest bit."""
    worms = 0
    for place in range(PLACES):
        if lane(single, 4, place):
            worms += worms_on(state.options, place)
    return worms


@rule
def stage(left: int) -> int:
    """Return how far the game is by the snails in stock: 0 with none."""
    return left if left <= 4 else min((left + 5) // 2, STAGES - 1)


@rule
def lead(state: State, seat: int) -> int:
    """Return how many points a seat has more than the best of the others."""
    best = 0
    for other in range(state.options.seats):
        if other != seat:
            best = max(best, score(state, other))
    return score(state, seat) - best


@rule
def wins_ties(state: State, seat: int) -> bool:
    """Tell whether no other seat has a higher place."""
    own = highest_place(places_of(state.places, seat))
    for other in range(state.options.seats):
        if highest_place(places_of(state.places, other)) > own:
            return False
    return True
