"""Which stack a card is about to be drawn from."""

from typing import Final

from kosti.core.rule import rule
from kosti.games.svintus.rules import THROWING, State, to_turn_up

THROW: Final = -1


@rule
def stack_in_air(state: State) -> int:
    """Return the column whose next card is about to be turned up, `THROW` if dice are thrown."""
    return THROW if state.turn.phase == THROWING else to_turn_up(state.middle)
