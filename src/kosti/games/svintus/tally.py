"""What is counted in games played in bulk: hungry Hamsters and glutton cards."""

from typing import Final

from kosti.core.packed import lane
from kosti.core.rule import rule
from kosti.games.svintus.dice import HAMSTERS, ONES, piles_of
from kosti.games.svintus.rules import (
    CLAIMING,
    DECLINE,
    DICE_FOR_HAMSTERS,
    PLACING,
    THROWING,
    State,
    Turn,
    dice_of,
    laid_down,
    satisfied,
    with_turn,
)

COUNTED: Final = ("hungry", "gluttons")
HUNGRY: Final = 1
GLUTTON: Final = 1 << 4


@rule
def tallied(before: State, step: int, after: State) -> int:
    """Return what the seat whose turn it was is to be counted, in lanes of four bits."""
    if before.turn.phase == CLAIMING and step != DECLINE:
        return GLUTTON
    if not is_done(before, after):
        return 0
    piles = piles_of(dice_of(with_dice_laid(before, step)))
    if satisfied(piles) < 0 and lane(piles, 3, HAMSTERS) >= DICE_FOR_HAMSTERS:
        return HUNGRY
    return 0


@rule
def is_done(before: State, after: State) -> bool:
    """Tell whether all dice of a turn are placed, and no glutton card is to be taken."""
    was_placing = THROWING <= before.turn.phase <= CLAIMING
    return was_placing and not PLACING <= after.turn.phase <= CLAIMING


@rule
def with_dice_laid(before: State, step: int) -> State:
    """Return the state with the last dice of a turn among the seat's others."""
    turn = before.turn
    if turn.phase == CLAIMING:
        return before
    if turn.phase == THROWING:
        laid = lane(step, 4, 0) << 3 * ONES
    else:
        laid = turn.laid + (step << 3 * turn.asked)
    return laid_down(with_turn(before, Turn(PLACING, turn.thrown, turn.asked, laid)))
