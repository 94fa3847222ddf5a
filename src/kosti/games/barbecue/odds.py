"""What the odds of a turn need to know of Heckmeck Barbecue."""

from typing import Final

from kosti.games.barbecue.options import HIGHEST_PLACE
from kosti.games.barbecue.rules import FAIL, WORM, State, result, use
from kosti.games.turn_odds import Dice

DICE: Final = Dice((1, 2, 3, 4, 5, 6), WORM, 6)


def gained(before: State, after: State) -> int:
    """Return the place that a stop used, 37 for all above the last, 0 if it failed."""
    return 0 if use(before) == FAIL else min(result(before), HIGHEST_PLACE + 1)
