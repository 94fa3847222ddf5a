"""A simple sensible player: the richest face, worms first, and a stop at the first tile."""

from kosti.core.packed import lane, nth, ones
from kosti.core.rule import rule
from kosti.games.bratwurmeck.rules import (
    GRILL,
    STEAL,
    WORM,
    State,
    legal,
    tile_from_grill,
    victim,
)
from kosti.games.setting_aside import CHOOSING, STOP, THROW, has_face


@rule
def simple(state: State, number: int) -> int:
    """Return the choice of a player who gathers points and takes what can be had."""
    mask = legal(state)
    if state.turn.phase == CHOOSING:
        return richest(state, mask)
    if mask >> STEAL & 1:
        return STEAL
    if mask >> THROW & 1 and victim(state) < 0 and tile_from_grill(state) == 0:
        return THROW
    return STOP if mask >> STOP & 1 else GRILL


@rule
def richest(state: State, mask: int) -> int:
    """Return the face that adds most; a first worm counts three more."""
    best = 0
    best_worth = 0
    for index in range(ones(mask)):
        face = nth(mask, index)
        worth = min(face + 1, 5) * lane(state.turn.shown, 4, face)
        if face == WORM and not has_face(state.turn.aside, WORM):
            worth += 3
        if worth > best_worth:
            best, best_worth = face, worth
    return best
