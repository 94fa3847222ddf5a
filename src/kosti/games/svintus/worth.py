"""What a position is worth by rules of thumb, with no net to ask."""

from math import comb
from typing import Final

from kosti.core.packed import lane
from kosti.core.rule import apart, rule
from kosti.games.svintus.cards import (
    FILLING,
    GLUTTON,
    SUPPLIES_ON,
    supplies_in_all,
    supplies_of,
)
from kosti.games.svintus.dice import HAMSTERS, THREES, in_hand, piles_of
from kosti.games.svintus.prospects import HANDS, chance_of_glutton, lacking
from kosti.games.svintus.rules import OPEN_GLUTTONS, State, dice_needed

WON: Final = 100.0
PATIENCE: Final = 0.75  # what a thing a turn later is worth: others may be quicker
OF_A_PILE: Final = (0.0, 1.0, 2.1, 3.4, 5.0, 7.0, 10.0, 25.0)  # by how many of one supply
OF_RANK: Final = (1.0, 0.45, 0.2, 0.1)  # the most, the second most and so on
OF_PROSPECT: Final = (0.9, 0.45, 0.25)  # the best, the second best, each other
OF_A_DIE: Final = 0.12


def _completions() -> list[float]:
    """Return how soon so many dice come to a column from a hand, at [8 * lacking + hand]."""
    table = [0.0] * (6 * HANDS)
    for hand in range(HANDS):
        for lacks in range(6):
            ways = [comb(hand, k) * 2 ** (hand - k) / 3**hand for k in range(hand + 1)]
            gained = sum(
                chance * (table[8 * (lacks - k) + hand - k] if k < lacks else 1.0)
                for k, chance in enumerate(ways)
                if k
            )
            table[8 * lacks + hand] = PATIENCE * gained / (1 - PATIENCE * ways[0])
    return table


COMPLETIONS = _completions()


@apart
def worth(state: State, seat: int) -> float:
    """Return what a seat has in cards and in hope of cards; not what the others have."""
    supplies = supplies_of(state.cards[seat])
    dice = state.middle.dice[seat]
    hand = in_hand(dice)
    piles = piles_of(dice)
    now = worth_of(supplies)
    best, second, rest = 0.0, 0.0, 0.0
    for place in range(HAMSTERS + OPEN_GLUTTONS):
        card = -1
        soon = 0.0
        if place < HAMSTERS:
            kind = lane(state.middle.tops, 4, place) - 1
            if kind >= 0:
                card = kind if place <= THREES else FILLING + kind
                lacks = dice_needed(place) - lane(piles, 3, place)
                soon = COMPLETIONS[8 * lacks + hand]
        else:
            kind = lane(state.middle.row, 6, place - HAMSTERS) - 1
            if kind >= 0:
                card = GLUTTON + kind % 4
                chance = chance_of_glutton(kind >> 2, hand, lacking(kind >> 2, dice))
                soon = PATIENCE * chance / (1 - PATIENCE * (1 - chance))
        if card >= 0:
            hope = soon * (worth_of(supplies + SUPPLIES_ON[card]) - now)
            if hope > best:
                best, second, rest = hope, best, rest + second
            elif hope > second:
                second, rest = hope, rest + second
            else:
                rest += hope
    hopes = OF_PROSPECT[0] * best + OF_PROSPECT[1] * second + OF_PROSPECT[2] * rest
    return now + hopes + OF_A_DIE * hand


@rule
def worth_of(supplies: int) -> float:
    """Return what supplies are worth: most of all many of one."""
    total = 0.0
    for supply in range(4):
        number = lane(supplies, 6, supply)
        rank = 0
        for other in range(4):
            of_other = lane(supplies, 6, other)
            rank += of_other > number or (of_other == number and other < supply)
        total += OF_RANK[rank] * OF_A_PILE[min(number, 7)]
    return total


@rule
def greedy_worth(state: State, seat: int) -> float:
    """Return what a greedy seat sees: all its supplies, and the column nearest to be full."""
    piles = piles_of(state.middle.dice[seat])
    nearest = 0.0
    for column in range(HAMSTERS):
        nearest = max(nearest, lane(piles, 3, column) / dice_needed(column))
    return supplies_in_all(supplies_of(state.cards[seat])) + nearest
