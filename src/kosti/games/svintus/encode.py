"""The features of Svintus 3D: what a seat has, and how near it is to what the open cards give it.

Every seat has a block of features, the one to throw first; a last block tells of the stacks.
A supply has no name here: what counts is how many a seat has and what a card adds to them.
"""

from typing import Any, Final

from kosti.core.chance import lanes_total
from kosti.core.packed import lane
from kosti.core.rule import apart, rule
from kosti.games.svintus.cards import supplies_of
from kosti.games.svintus.deck import Stacks, stack_of
from kosti.games.svintus.dice import FIVES, HAMSTERS, in_hand, piles_of
from kosti.games.svintus.prospects import (
    FIRST,
    HANDS,
    LEAST,
    MOST,
    NO_CARD,
    RAISES,
    SLOTS,
    TASTES,
    WINS,
    chance_of_glutton,
    chance_of_top,
    lacking,
    tastes,
)
from kosti.games.svintus.rules import OPEN_GLUTTONS, THROWING, State

LESSONS: Final = 4_096  # without them games of those who know nothing go on and on

LEVELS: Final = 6
STEPS: Final = 8
WIN_STEPS: Final = (0.01, 0.03, 0.07, 0.13, 0.2, 0.3, 0.45, 0.65)
GAIN_STEPS: Final = (0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.85)
STACK_STEPS: Final = (0, 1, 2, 4)
VALUES: Final = 3  # of a glutton card: it wins, raises, or does not

# Where the features of a seat's block begin.
OF_HAND: Final = 4 * LEVELS
OF_HAMSTERS: Final = OF_HAND + HANDS
OF_TOP: Final = OF_HAMSTERS + 3
OF_ROW: Final = OF_TOP + (4 + 4 + 5 + 5) * TASTES
OF_WIN: Final = OF_ROW + SLOTS * VALUES
OF_GAIN: Final = OF_WIN + STEPS
BLOCK: Final = OF_GAIN + STEPS
OF_STACKS: Final = 4 * 5 + 3 + 4


@rule
def features(seats: int) -> int:
    """Return how many features there are."""
    return seats * BLOCK + OF_STACKS


@rule
def begins(state: State) -> bool:
    """Tell whether a seat is about to throw, all cards turned up."""
    return state.turn.phase == THROWING


@apart
def encoded(state: State, active: Any) -> int:
    """Put the features that are on into a row; return how many they are."""
    count = encoded_but(state, state.seat, active)
    middle = state.middle
    wanted = tastes(supplies_of(state.cards[state.seat]), middle.tops, middle.row)
    return dice_encoded(middle.dice[state.seat], wanted, middle.row, 0, active, count)


@apart
def encoded_but(state: State, apart_from: int, active: Any) -> int:
    """Put the features that are on into a row, but for the dice of one seat; return how many."""
    middle = state.middle
    count = 0
    for seat in range(state.options.seats):
        supplies = supplies_of(state.cards[seat])
        block = block_of(state, seat)
        count = supplies_encoded(supplies, block, active, count)
        if seat != apart_from:
            wanted = tastes(supplies, middle.tops, middle.row)
            count = dice_encoded(middle.dice[seat], wanted, middle.row, block, active, count)
    return stacks_encoded(state, state.options.seats * BLOCK, active, count)


@rule
def block_of(state: State, seat: int) -> int:
    """Return where the block of a seat begins."""
    seats = state.options.seats
    return (seat - state.seat + seats) % seats * BLOCK


@apart
def supplies_encoded(supplies: int, block: int, active: Any, count: int) -> int:
    """Add how many a seat has of its most, second and so on; return how many features are on."""
    for supply in range(4):
        number = lane(supplies, 6, supply)
        rank = 0
        for other in range(4):
            of_other = lane(supplies, 6, other)
            rank += of_other > number or (of_other == number and other < supply)
        for level in range(min(number, LEVELS)):
            active[count] = block + rank * LEVELS + level
            count += 1
    return count


@apart
def dice_encoded(dice: int, wanted: int, row: int, block: int, active: Any, count: int) -> int:
    """Add what a seat's dice mean where it wants the open cards so; return the features on."""
    hand = in_hand(dice)
    piles = piles_of(dice)
    active[count] = block + OF_HAND + hand
    count += 1
    on_hamsters = lane(piles, 3, HAMSTERS)
    if on_hamsters:
        active[count] = block + OF_HAMSTERS + min(on_hamsters, 3) - 1
        count += 1
    no_win, no_gain = 1.0, 1.0
    base = block + OF_TOP
    for column in range(HAMSTERS):
        value = lane(wanted, 4, column)
        pile = lane(piles, 3, column)
        most = 3 if column < 2 else 4
        if value != NO_CARD:
            active[count] = base + min(pile, most) * TASTES + value
            count += 1
            missed = 1.0 - chance_of_top(column, hand, pile)
            no_win *= missed if value == WINS else 1.0
            no_gain *= missed if value <= RAISES else 1.0
        base += (most + 1) * TASTES
    before = -1
    for place in range(OPEN_GLUTTONS):
        value = lane(wanted, 4, HAMSTERS + place)
        if value != NO_CARD:
            condition = (lane(row, 6, place) - 1) >> 2
            lacks = lacking(condition, dice)
            missed = 1.0 - chance_of_glutton(condition, hand, lacks)
            no_win *= missed if value == WINS else 1.0
            no_gain *= missed if value <= RAISES else 1.0
            slot = slot_of(condition, lacks) * VALUES + valued(value)
            if slot >= 0 and slot != before:
                active[count] = block + OF_ROW + slot
                count += 1
            before = slot
    for step in range(STEPS):
        if 1.0 - no_win >= WIN_STEPS[step]:
            active[count] = block + OF_WIN + step
            count += 1
        if 1.0 - no_gain >= GAIN_STEPS[step]:
            active[count] = block + OF_GAIN + step
            count += 1
    return count


@rule
def slot_of(condition: int, lacks: int) -> int:
    """Return the slot for how far a seat is from a glutton card, a negative one if too far."""
    if lacks < LEAST[condition] or lacks > MOST[condition]:
        return -VALUES
    return FIRST[condition] + lacks - LEAST[condition]


@rule
def valued(value: int) -> int:
    """Return whether a card wins (0), raises (1) or does not (2)."""
    return 0 if value == WINS else 1 if value <= RAISES else 2


@apart
def stacks_encoded(state: State, block: int, active: Any, count: int) -> int:
    """Add how low the stacks are; return how many features are on."""
    stacks, tops = state.middle.stacks, state.middle.tops
    for column in range(FIVES + 1):
        if lane(tops, 4, column) == 0:
            active[count] = block + 5 * column
            count += 1
        left = lanes_total(stack_of(stacks, column))
        for step in range(4):
            if left <= STACK_STEPS[step]:
                active[count] = block + 5 * column + 1 + step
                count += 1
    for place in range(OPEN_GLUTTONS):
        if lane(state.middle.row, 6, place) == 0:
            active[count] = block + 20 + place
            count += 1
    left = gluttons_in(stacks)
    for step in range(4):
        if left <= STACK_STEPS[step]:
            active[count] = block + 23 + step
            count += 1
    return count


@rule
def gluttons_in(stacks: Stacks) -> int:
    """Return how many glutton cards are left to turn up."""
    return lanes_total(stacks.sums) + lanes_total(stacks.piles) + lanes_total(stacks.others)
