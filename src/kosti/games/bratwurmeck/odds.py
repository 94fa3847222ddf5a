"""What the odds of a turn need to know of Heckmeck am Bratwurmeck."""

from typing import Final

from kosti.games.bratwurmeck.rules import WORM, State, score, top
from kosti.games.turn_odds import Dice

DICE: Final = Dice((1, 2, 3, 4, 5, 5), WORM, 5)


def gained(before: State, after: State) -> int:
    """Return the tile that a stop brought, 0 if it failed."""
    seat = before.seat
    return top(after, seat) if score(after, seat) > score(before, seat) else 0
