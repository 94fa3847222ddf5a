"""The dice of the seats on the top row, and their places there."""

from typing import Final

from kosti.core.packed import lane
from kosti.core.rule import rule

DICE: Final = 7
SIX: Final = 5  # the face

# Columns; the card of 2s has the index 0, that of 5s the index 3.
TWOS: Final = 0
THREES: Final = 1
FOURS: Final = 2
FIVES: Final = 3
HAMSTERS: Final = 4
GLUTTON_ROW: Final = 5  # no column for dice, but cards are turned up there

# Places: 0 to 4 naturals on their own column, 5 to 9 sixes on each. A seat's dice are counted by
# place in lanes of three bits, and the places are asked about in this order, but for the 1s.
ONES: Final = 4
FIRST_SIXES: Final = 5
LAST_SIXES: Final = 9
ALL_ASKED: Final = 10
OF_A_COLUMN: Final = 0o700007

BySeat = tuple[int, int, int, int, int, int]
NOTHING: Final = (0, 0, 0, 0, 0, 0)


@rule
def piles_of(dice: int) -> int:
    """Return how many dice lie on each column, sixes included, in lanes of three bits."""
    return (dice & 0o77777) + (dice >> 15)


@rule
def in_hand(dice: int) -> int:
    """Return how many dice a seat has in its hand, from those it has on the top row."""
    return DICE - lane(piles_of(dice) * 0o11111, 3, 4)


@rule
def sixes_in(dice: int) -> int:
    """Return how many sixes are among dice on the top row."""
    return lane((dice >> 15) * 0o11111, 3, 4)


@rule
def all_hands(dice: BySeat, seats: int) -> int:
    """Return how many dice all seats have in their hands."""
    found = 0
    for seat in range(seats):
        found += in_hand(dice[seat])
    return found


@rule
def off_column(dice: BySeat, column: int) -> BySeat:
    """Return the dice of all seats with those on one column home."""
    rest = ~(OF_A_COLUMN << 3 * column)
    return (
        dice[0] & rest,
        dice[1] & rest,
        dice[2] & rest,
        dice[3] & rest,
        dice[4] & rest,
        dice[5] & rest,
    )


@rule
def with_seat(by_seat: BySeat, seat: int, number: int) -> BySeat:
    """Return the numbers by seat with one replaced."""
    return (
        number if seat == 0 else by_seat[0],
        number if seat == 1 else by_seat[1],
        number if seat == 2 else by_seat[2],
        number if seat == 3 else by_seat[3],
        number if seat == 4 else by_seat[4],
        number if seat == 5 else by_seat[5],
    )
