"""For tables at which nobody thinks: random and simple players."""

from typing import Any, NamedTuple

from kosti.core.packed import lowest
from kosti.core.reading import room
from kosti.core.rule import rule

rules = room("rules")


class NoMind(NamedTuple):
    """What a player knows who does not think."""

    nothing: int = 0


@rule
def choose(level: int, state: Any, mind: Any, luck: int) -> tuple[int, int]:
    """Return a legal choice; it is never asked for."""
    return lowest(rules.legal(state)), luck
