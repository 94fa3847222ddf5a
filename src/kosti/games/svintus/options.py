"""The options of Svintus 3D."""

from typing import Final, NamedTuple

from kosti.core.options import TURN_LIMIT, Choice, Number
from kosti.games.svintus.deck import DeckOption, Stacks, deck_of_the_box

MIXED: Final = 0
DOUBLES: Final = 1
RANDOM_LIMIT: Final = 1000  # random players seldom finish
BOX: Final = deck_of_the_box()


class Options(NamedTuple):
    """What the table agreed on."""

    seats: int = 2
    turn_limit: int = 0
    filling: int = MIXED
    deck: Stacks = BOX


TABLE = (
    Number("seats", 2, 6, 2),
    TURN_LIMIT,
    Choice("filling", ("mixed", "doubles")),  # doubles: four of each double among 4s and 5s
    DeckOption("deck", BOX),
)
