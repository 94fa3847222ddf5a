"""What a net sees of Heckmeck am Bratwurmeck before a turn's first throw.

Groups of features lie end to end: first those of the grill, then those of each seat, from the one
to throw. A group shows a number as one of its features or as a ladder (all up to the number).
"""

from typing import Any, Final, NamedTuple

from kosti.core.packed import highest, lowest, ones
from kosti.core.rule import apart, rule
from kosti.games.bratwurmeck.rules import LOWEST_TILE, TILES, State, bit, ranked, top, worms_on
from kosti.games.features import ladder, marked, one_more, within
from kosti.games.setting_aside import THROWING

# How a net learns this game for so many seats or more: see `kosti.train.course.Plan`.
FROM_SEATS: Final = 3
TRUST: Final = 0.7
PASSES: Final = 5
LESSONS: Final = 4_096  # without them games of those who know nothing go on and on

KINDS: Final = TILES + 1  # the tiles, and none
MOST_OPEN: Final = 20  # pairs of worms on the grill
STAGES: Final = 8
NEAR: Final = 6
REACH: Final = 12
MOST_UNDER: Final = 12
MOST_TILES: Final = 8
MOST_WORMS: Final = 20

# The grill, and the lead of the seat to throw at each stage of the game.
LOWEST: Final = TILES
HIGHEST: Final = LOWEST + KINDS
OPEN: Final = HIGHEST + KINDS
WORMS_OPEN: Final = OPEN + TILES
LEAD_BY_STAGE: Final = WORMS_OPEN + MOST_OPEN
SEATS: Final = LEAD_BY_STAGE + STAGES * (2 * NEAR + 1)

# One seat.
TOP: Final = 0
SECOND: Final = TOP + KINDS
UNDER: Final = SECOND + KINDS
HELD: Final = UNDER + MOST_UNDER
WORMS: Final = HELD + MOST_TILES
LEAD: Final = WORMS + MOST_WORMS
WINS_TIES: Final = LEAD + 2 * REACH + 1
IS_SAFE: Final = WINS_TIES + 1
SEAT: Final = IS_SAFE + 1


class Standing(NamedTuple):
    """The worms of the best seat and the next, the highest tile in a stack, and a lead.

    The lead is of the seat to throw over the best of the others.
    """

    worms: int
    second: int
    tile: int
    lead: int


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
    most = standing(state)
    count = grill_encoded(state, most, active)
    seats = state.options.seats
    for place in range(seats):
        seat = state.seat + place
        if seat >= seats:
            seat -= seats
        count = seat_encoded(state, seat, most, SEATS + place * SEAT, active, count)
    return count


@rule
def grill_encoded(state: State, most: Standing, active: Any) -> int:
    """Put in what the grill and the lead of the seat to throw turn on."""
    tiles = ones(state.grill)
    count = marked(active, 0, 0, state.grill)
    count = one_more(active, count, LOWEST + lowest(state.grill) + 1)
    count = one_more(active, count, HIGHEST + highest(state.grill) + 1)
    count = ladder(active, count, OPEN, tiles)
    count = ladder(active, count, WORMS_OPEN, worms_open(state.grill) // 2)
    ahead = within(most.lead, NEAR)
    return one_more(active, count, LEAD_BY_STAGE + stage(tiles) * (2 * NEAR + 1) + ahead)


@rule
def seat_encoded(
    state: State, seat: int, most: Standing, base: int, active: Any, count: int
) -> int:
    """Put in what a seat's stack turns on."""
    tile = top(state, seat)
    under = state.unders[seat]
    second = (under & 15) + LOWEST_TILE if under > 1 else 0
    rank = ranked(state, seat)
    worms = rank >> 6
    below = worms - (worms_on(tile) if tile else 0) - (worms_on(second) if second else 0)
    lead = worms - (most.second if worms == most.worms else most.worms)
    count = one_more(active, count, base + TOP + kind(tile))
    count = one_more(active, count, base + SECOND + kind(second))
    count = ladder(active, count, base + UNDER, min(below, MOST_UNDER))
    count = ladder(active, count, base + HELD, min(held(tile, under), MOST_TILES))
    count = ladder(active, count, base + WORMS, min(worms, MOST_WORMS))
    count = one_more(active, count, base + LEAD + within(lead, REACH))
    if tile and rank & 63 == most.tile:
        count = one_more(active, count, base + WINS_TIES)
    if tile and bit(tile) > state.grill:
        count = one_more(active, count, base + IS_SAFE)
    return count


@rule
def standing(state: State) -> Standing:
    """Return what the best seats have."""
    best = second = mine = tile = 0
    for seat in range(state.options.seats):
        rank = ranked(state, seat)
        tile = max(tile, rank & 63)
        worms = rank >> 6
        if seat == state.seat:
            mine = worms
        if worms > best:
            best, second = worms, best
        elif worms > second:
            second = worms
    return Standing(best, second, tile, mine - (second if mine == best else best))


@rule
def kind(tile: int) -> int:
    """Return a tile as a small number, 0 for none."""
    return tile - LOWEST_TILE + 1 if tile else 0


@rule
def held(tile: int, under: int) -> int:
    """Return how many tiles a stack has."""
    return (under.bit_length() + 3) // 4 if tile else 0


@rule
def worms_open(grill: int) -> int:
    """Return the worms on the open tiles."""
    return ones(grill) + ones(grill >> 4) + ones(grill >> 8) + ones(grill >> 12)


@rule
def stage(tiles: int) -> int:
    """Return how far the game is by the open tiles: 0 with the last, 7 with 11 or more."""
    return max(tiles - 1, 0) if tiles <= 4 else min((tiles + 3) // 2, STAGES - 1)
