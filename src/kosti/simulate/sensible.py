"""The simple sensible player of the game at the table."""

from typing import Any

from kosti.core.luck import bits_of, stepped
from kosti.core.reading import room
from kosti.core.rule import rule

rules = room("rules")
strategy = room("strategy")


@rule
def chosen(state: Any, mask: int, luck: int) -> tuple[int, int]:
    """Return what the game's simple player chooses, and the luck after it."""
    luck = stepped(luck)
    seen = rules.seen(state, rules.to_act(state))
    return strategy.simple(seen, bits_of(luck)), luck
