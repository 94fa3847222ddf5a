"""The kinds of cards of Svintus 3D, and how each is called."""

from itertools import combinations_with_replacement
from typing import Final

from kosti.core.packed import lane
from kosti.core.rule import rule

SUPPLIES: Final = ("corn", "beet", "apple", "acorn")
PAIRS: Final = tuple("-".join(pair) for pair in combinations_with_replacement(SUPPLIES, 2))
TRIPLES: Final = tuple(f"no-{missing}" for missing in SUPPLIES)  # named by what is not on it

# What a glutton card asks for (D9).
SUM_15: Final = 2  # and before it the sums of 5 and 10
PILES_1111: Final = 3
PILES_222: Final = 4
PILES_33: Final = 5
TRIPLE: Final = 6
LONE: Final = 7
SIXES: Final = 8
CONDITIONS: Final = (
    *("sum5", "sum10", "sum15"),
    *("piles1111", "piles222", "piles33"),
    *("triple", "lone", "sixes"),
)

# Kinds in a stack: a tasty card is its supply, a filling card its pair, a glutton card its
# condition and its triple. Kinds before a seat: all tasty, then all filling, then all triples.
GLUTTONS: Final = tuple(f"{condition}-{three}" for condition in CONDITIONS for three in TRIPLES)
CARDS: Final = (*SUPPLIES, *PAIRS, *TRIPLES)
FILLING: Final = len(SUPPLIES)
GLUTTON: Final = FILLING + len(PAIRS)


def supplies_on(card: str) -> list[str]:
    """Return the supplies on a card that a seat has."""
    if card.startswith("no-"):
        return [supply for supply in SUPPLIES if supply != card[3:]]
    return card.split("-")


def _packed(card: str) -> int:
    return sum(1 << 6 * SUPPLIES.index(supply) for supply in supplies_on(card))


SUPPLIES_ON = [_packed(card) for card in CARDS]


@rule
def supplies_of(cards: int) -> int:
    """Return how many of each supply are on a seat's cards, in lanes of six bits."""
    total = 0
    kind = 0
    while cards:
        total += (cards & 7) * SUPPLIES_ON[kind]
        cards >>= 3
        kind += 1
    return total


@rule
def most_of_one(supplies: int) -> int:
    """Return the largest number of one supply."""
    corn_or_beet = max(lane(supplies, 6, 0), lane(supplies, 6, 1))
    return max(corn_or_beet, lane(supplies, 6, 2), lane(supplies, 6, 3))


@rule
def supplies_in_all(supplies: int) -> int:
    """Return the number of all supplies together."""
    tens = lane(supplies, 6, 0) + lane(supplies, 6, 1)
    return tens + lane(supplies, 6, 2) + lane(supplies, 6, 3)


@rule
def kinds_in(cards: int) -> int:
    """Return the mask of the kinds among a seat's cards."""
    mask = 0
    for kind in range(GLUTTON + 4):
        mask |= (lane(cards, 3, kind) > 0) << kind
    return mask
