"""What is counted in games played in bulk: failed turns and thefts."""

from typing import Final

from kosti.core.rule import rule
from kosti.games.bratwurmeck.rules import LOWEST_TILE, State, top

COUNTED: Final = ("failures", "thefts")
FAILURE: Final = 1
THEFT: Final = 1 << 4


@rule
def tallied(before: State, step: int, after: State) -> int:
    """Return what the seat whose turn it was is to be counted, in lanes of four bits."""
    if after.turns == before.turns:
        return 0
    tile = top(after, before.seat)
    if tile == 0:
        return FAILURE
    if before.grill >> (tile - LOWEST_TILE) & 1:
        return 0
    for seat in range(before.options.seats):
        if seat != before.seat and top(before, seat) == tile:
            return THEFT
    return FAILURE
