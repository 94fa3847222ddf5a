"""How likely a seat is to take an open card with its next throw, and what the card gives it.

The chances of the piles are means over the ways the dice can lie; all others are exact, each
for its own card alone.
"""

from math import comb
from typing import Final

from kosti.core.chance import throws
from kosti.core.packed import lane
from kosti.core.rule import apart, rule
from kosti.games.svintus.cards import (
    FILLING,
    GLUTTON,
    LONE,
    PILES_33,
    PILES_222,
    PILES_1111,
    SUM_15,
    SUPPLIES_ON,
    TRIPLE,
    most_of_one,
)
from kosti.games.svintus.dice import DICE, HAMSTERS, THREES, in_hand, piles_of, sixes_in
from kosti.games.svintus.rules import OPEN_GLUTTONS, SUPPLIES_TO_WIN, dice_needed

HANDS: Final = DICE + 1

# How far a seat is from a glutton card: a slot for every hand, or number of dice lacking, that
# makes one likely; the four last kinds count dice lacking.
LEAST: Final = (1, 2, 3, 1, 1, 1, 3, 1, 1)
MOST: Final = (4, 6, 7, 7, 6, 6, 7, 2, 4)  # of four piles 5 to 7 lack one to three with a 1 there
FIRST: Final = (0, 4, 9, 14, 21, 27, 33, 38, 40)
SLOTS: Final = 44

# What a card is for a seat: it wins, makes 6, 5, 4 or fewer of its most, evens it, or less.
WINS: Final = 0
RAISES: Final = 4
EVENS: Final = 5
TASTES: Final = 7
NO_CARD: Final = 15


def _at_least(ways: int) -> list[float]:
    def chance(dice: int, wanted: int) -> float:
        hits = range(wanted, dice + 1)
        found = sum(comb(dice, k) * ways**k * (6 - ways) ** (dice - k) for k in hits)
        return float(found / 6**dice)

    return [chance(dice, wanted) for dice in range(HANDS) for wanted in range(8)]


def _sums() -> list[float]:
    found = []
    ways = {0: 1}
    for dice in range(HANDS):
        found += [ways.get(total, 0) / 6**dice for total in (5, 10, 15)]
        grown: dict[int, int] = {}
        for total, count in ways.items():
            for face in range(1, 7):
                grown[total + face] = grown.get(total + face, 0) + count
        ways = grown
    return found


def _triples() -> list[float]:
    def has_one(thrown: int) -> bool:
        return any(thrown >> 4 * face & 15 == 3 for face in range(6))

    return [
        sum(ways for thrown, ways in throws(dice) if has_one(thrown)) / 6**dice
        for dice in range(HANDS)
    ]


OF_A_FACE = _at_least(2)  # a six serves as well; at [8 * dice + wanted]
OF_SIXES = _at_least(1)
SUMS = _sums()  # at [3 * dice + condition]
TRIPLES = _triples()
LACKING_1111 = [0.58, 0.81, 0.73, 0.67, 0.62, 0.47, 0.39, 0.33]
LACKING_222 = [0.83, 0.48, 0.39, 0.38, 0.44, 0.5, 0.58, 0.0]
LACKING_33 = [0.83, 0.48, 0.28, 0.24, 0.24, 0.23, 0.3, 0.0]


@rule
def taste(supplies: int, card: int) -> int:
    """Return what a card is for a seat that has these supplies."""
    on_card = SUPPLIES_ON[card]
    after = supplies + on_card
    best = 0
    for supply in range(4):
        if lane(on_card, 6, supply):
            best = max(best, lane(after, 6, supply))
    before = most_of_one(supplies)
    if best > before:
        return WINS if best >= SUPPLIES_TO_WIN else min(SUPPLIES_TO_WIN - best, RAISES)
    return EVENS if best == before else EVENS + 1


@apart
def tastes(supplies: int, tops: int, row: int) -> int:
    """Return what the open cards are for a seat: four columns, then the row, in lanes of four."""
    found = 0
    for column in range(HAMSTERS):
        kind = lane(tops, 4, column) - 1
        if kind >= 0:
            card = kind if column <= THREES else FILLING + kind
            found |= taste(supplies, card) << 4 * column
        else:
            found |= NO_CARD << 4 * column
    for place in range(OPEN_GLUTTONS):
        kind = lane(row, 6, place) - 1
        of_place = taste(supplies, GLUTTON + kind % 4) if kind >= 0 else NO_CARD
        found |= of_place << 4 * (HAMSTERS + place)
    return found


@rule
def lacking(condition: int, dice: int) -> int:
    """Return the hand, or for piles and sixes the dice lacking, that a condition looks at.

    -1 if what lies already spoils it. For four piles, 4 more where a die lies on the Hamsters.
    """
    if condition < PILES_1111 or condition in (TRIPLE, LONE):
        return in_hand(dice)
    if condition > LONE:
        return 4 - sixes_in(dice) if sixes_in(dice) <= 4 else -1
    height = condition - SUM_15
    most = 4 if height == 1 else 4 - height + 1
    piles = piles_of(dice)
    used = 0
    spoilt = False
    for column in range(HAMSTERS + 1):
        used += lane(piles, 3, column) > 0
        spoilt = spoilt or lane(piles, 3, column) > height
    if spoilt or used > most:
        return -1
    lacks = most * height - (DICE - in_hand(dice))
    return lacks + 4 if condition == PILES_1111 and lane(piles, 3, HAMSTERS) and lacks else lacks


@rule
def chance_of_glutton(condition: int, hand: int, lacks: int) -> float:
    """Return how likely the next throw of a seat meets a condition."""
    if lacks < 0:
        return 0.0
    if condition <= SUM_15:
        return SUMS[3 * hand + condition]
    if condition == PILES_1111:
        return LACKING_1111[lacks]
    if condition == PILES_222:
        return LACKING_222[lacks]
    if condition == PILES_33:
        return LACKING_33[lacks]
    if condition == TRIPLE:
        return TRIPLES[hand]
    if condition == LONE:
        return 1.0 if hand == 1 else 0.0
    return OF_SIXES[8 * hand + lacks] if lacks else 1.0


@rule
def chance_of_top(column: int, hand: int, pile: int) -> float:
    """Return how likely the next throw of a seat completes a column where so many dice lie."""
    return OF_A_FACE[8 * hand + max(dice_needed(column) - pile, 0)]
