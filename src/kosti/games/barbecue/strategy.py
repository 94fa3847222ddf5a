"""A simple sensible player: the richest face, worms first, and a stop as soon as it gains."""

from kosti.core.rule import rule
from kosti.games.aside_strategy import richest
from kosti.games.barbecue.rules import BEYOND, FAIL, WORM, State, places_with_snail, stock, use
from kosti.games.setting_aside import CHOOSING, STOP, THROW


@rule
def simple(state: State, number: int) -> int:
    """Return the choice of a player who gathers points and stops when a stop gains something."""
    if state.turn.phase == CHOOSING:
        return richest(state.turn, WORM, 6)
    return STOP if gains(state) else THROW


@rule
def gains(state: State) -> bool:
    """Tell whether a stop now would gain worms or a snail."""
    if use(state) == BEYOND:
        return stock(state) > 0 or places_with_snail(state.places) > 0
    return use(state) != FAIL
