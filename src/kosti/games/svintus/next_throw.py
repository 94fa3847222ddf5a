"""The exact chance that a seat wins with its next throw, over all throws and placings."""

from typing import Any, Final

from kosti.core.chance import throws
from kosti.core.packed import lane
from kosti.core.rule import apart, rule
from kosti.games.svintus.cards import PILES_33, PILES_1111, SIXES
from kosti.games.svintus.dice import (
    ALL_ASKED,
    FIRST_SIXES,
    HAMSTERS,
    ONES,
    SIX,
    in_hand,
    piles_of,
    sixes_in,
)
from kosti.games.svintus.prospects import HANDS, WINS, chance_of_glutton, chance_of_top, lacking
from kosti.games.svintus.rules import OPEN_GLUTTONS, Middle, dice_needed, is_met

SMALLEST: Final = 1e-9
_ALL: Final = [throw for dice in range(HANDS) for throw in throws(dice)]
THROWN = [thrown for thrown, _ in _ALL]
WAYS_THROWN = [ways for _, ways in _ALL]
FIRST_THROWN = [sum(len(throws(less)) for less in range(dice)) for dice in range(HANDS + 1)]


@apart
def chance_to_win(dice: int, wanted: int, middle: Middle) -> float:
    """Return how likely the next throw of a seat that wants the open cards so wins."""
    if not is_win_near(wanted):
        return 0.0
    hand = in_hand(dice)
    ways = 0
    for number in range(FIRST_THROWN[hand], FIRST_THROWN[hand + 1]):
        if can_win(int(THROWN[number]), dice, wanted, middle):
            ways += int(WAYS_THROWN[number])
    return float(ways / 6**hand)


@rule
def rough_chance_to_win(dice: int, wanted: int, row: int) -> float:
    """Return about the same as the features tell it: each card by itself, piles by their mean."""
    hand = in_hand(dice)
    missed = 1.0
    for column in range(HAMSTERS):
        if lane(wanted, 4, column) == WINS:
            missed *= 1.0 - chance_of_top(column, hand, lane(piles_of(dice), 3, column))
    for place in range(OPEN_GLUTTONS):
        if lane(wanted, 4, HAMSTERS + place) == WINS:
            condition = (lane(row, 6, place) - 1) >> 2
            missed *= 1.0 - chance_of_glutton(condition, hand, lacking(condition, dice))
    return 1.0 - missed


@rule
def is_win_near(wanted: int) -> bool:
    """Tell whether an open card wins for a seat that wants them so."""
    near = False
    for place in range(HAMSTERS + OPEN_GLUTTONS):
        near = near or lane(wanted, 4, place) == WINS
    return near


@rule
def can_win(thrown: int, dice: int, wanted: int, middle: Middle) -> bool:
    """Tell whether a throw can be placed so that a winning card is taken."""
    found = False
    for place in range(HAMSTERS + OPEN_GLUTTONS):
        if lane(wanted, 4, place) == WINS and not found:
            found = can_take(place, thrown, 0, lane(thrown, 4, 0) << 3 * ONES, dice, middle)
    return found


@rule
def can_take(place: int, thrown: int, asked: int, laid: int, dice: int, middle: Middle) -> bool:
    """Tell whether a throw can be placed so that the open card of a place is taken.

    The places are the columns, then the row; those from `asked` on can still get dice.
    """
    dice += laid
    sixes = lane(thrown, 4, SIX) - sixes_in(laid) if asked < ALL_ASKED else 0
    if place < HAMSTERS:
        naturals = lane(thrown, 4, place + 1) if place >= asked else 0
        more = sixes if place + FIRST_SIXES >= asked else 0
        return lane(piles_of(dice), 3, place) + naturals + more >= dice_needed(place)
    condition = (lane(middle.row, 6, place - HAMSTERS) - 1) >> 2
    if condition == SIXES:
        return sixes_in(dice) <= 4 <= sixes_in(dice) + sixes
    if PILES_1111 <= condition <= PILES_33:
        height = condition - PILES_1111 + 1
        return can_lie_in(thrown, asked, sixes, dice, middle.tops, height)
    return is_met(condition, thrown, dice)


@rule
def can_lie_in(thrown: int, asked: int, sixes: int, dice: int, tops: int, height: int) -> bool:
    """Tell whether a throw can be placed to make 4, 3 or 2 piles of height 1, 2 or 3 only."""
    left = 5 - height
    spoilt = False
    free = 0  # columns that can become a pile, by the sixes each would take, in lanes of three
    for column in range(HAMSTERS + 1):
        pile = lane(piles_of(dice), 3, column)
        naturals = lane(thrown, 4, column + 1) if asked <= column < HAMSTERS else 0
        lacks = max(height - pile - naturals, 0)
        spoilt = spoilt or pile > height
        is_late = lacks > 0 and column + FIRST_SIXES < asked
        if pile:
            left -= 1
            sixes -= lacks
            spoilt = spoilt or is_late
        elif not is_late and (column == HAMSTERS or lane(tops, 4, column)):
            free += 1 << 3 * lacks
    spoilt = spoilt or left < 0
    for lacks in range(height + 1):
        taken = min(left, lane(free, 3, lacks))
        left -= taken
        sixes -= taken * lacks
    return not spoilt and left == 0 and sixes >= 0


@rule
def correct(shares: Any, chance: float, rough: float) -> None:
    """Correct the shares of a net that knows the rough chance of the first seat to win at once.

    The others share what is left when it does not win.
    """
    others = 0.0
    for place in range(1, len(shares)):
        others += shares[place]
    if others > 0.0:
        factor = min(1.0 / max(1.0 - rough, SMALLEST), 1.0 / others) * (1.0 - chance)
        for place in range(1, len(shares)):
            shares[place] *= factor
        shares[0] = 1.0 - others * factor
