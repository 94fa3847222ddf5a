"""How a novice plays: quickly, and not always well."""

from typing import Final

from kosti.core.luck import below
from kosti.core.packed import lane, lowest, nth, ones
from kosti.core.rule import rule
from kosti.games.svintus.dice import FIRST_SIXES, HAMSTERS, piles_of
from kosti.games.svintus.rules import (
    CLAIMING,
    PLACING,
    State,
    dice_needed,
    dice_of,
    legal,
    placeable,
)

CARELESS: Final = 4  # one placing of so many is made without a thought


@rule
def novice(state: State, luck: int) -> tuple[int, int]:
    """Return the choice of a player who puts dice wherever they go and takes the first card."""
    if state.turn.phase == CLAIMING:
        return lowest(legal(state)), luck
    if state.turn.phase == PLACING:
        careless, luck = below(CARELESS, luck)
        if careless:
            return habitual(state), luck
    mask = legal(state)
    number, luck = below(ones(mask), luck)
    return nth(mask, number), luck


@rule
def habitual(state: State) -> int:
    """Return all naturals of a kind, and as many sixes as a column with dice still lacks."""
    asked = state.turn.asked
    if asked < FIRST_SIXES:
        return placeable(state.turn)
    column = asked - FIRST_SIXES
    if column == HAMSTERS:
        return 0
    pile = lane(piles_of(dice_of(state) + state.turn.laid), 3, column)
    lacks = max(dice_needed(column) - pile, 0)
    return min(placeable(state.turn), lacks) if pile else 0
