"""For games that count nothing of their own."""

from typing import Any, Final

from kosti.core.rule import rule

COUNTED: Final[tuple[str, ...]] = ()


@rule
def tallied(before: Any, step: int, after: Any) -> int:
    """Return that nothing was to be counted."""
    return 0
