"""The player who chooses uniformly among what is legal."""

from typing import Any

from kosti.core.luck import below
from kosti.core.packed import nth
from kosti.core.rule import rule


@rule
def chosen(state: Any, mask: int, luck: int) -> tuple[int, int]:
    """Return one member of a mask, all alike, and the luck after it."""
    if mask & (mask - 1) == 0:
        return nth(mask, 0), luck
    index, luck = below(mask.bit_count(), luck)
    return nth(mask, index), luck
