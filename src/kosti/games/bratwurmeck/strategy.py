"""A simple sensible player: the richest face, worms first, and a stop at the first tile."""

from kosti.core.rule import rule
from kosti.games.aside_strategy import richest
from kosti.games.bratwurmeck.rules import (
    GRILL,
    STEAL,
    WORM,
    State,
    legal,
    tile_from_grill,
    victim,
)
from kosti.games.setting_aside import CHOOSING, STOP, THROW


@rule
def simple(state: State, number: int) -> int:
    """Return the choice of a player who gathers points and takes what can be had."""
    mask = legal(state)
    if state.turn.phase == CHOOSING:
        return richest(state.turn, WORM, 5)
    if mask >> STEAL & 1:
        return STEAL
    if mask >> THROW & 1 and victim(state) < 0 and tile_from_grill(state) == 0:
        return THROW
    return STOP if mask >> STOP & 1 else GRILL
