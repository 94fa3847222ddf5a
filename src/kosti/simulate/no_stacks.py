"""For games whose chance is thrown, never drawn from stacks."""

from typing import Any

from kosti.core.rule import rule


@rule
def stack_in_air(state: Any) -> int:
    """Return that no stack is drawn from: what is in the air is a throw of the seat."""
    return -1
