"""What is counted in games played in bulk, always for the speaker: lies and doubts."""

from typing import Final

from kosti.core.rule import rule
from kosti.games.ciao.rules import ANNOUNCING, DOUBT, State

COUNTED: Final = ("lies", "lies_doubted", "truths_doubted")
LIE: Final = 1
LIE_DOUBTED: Final = 1 << 4
TRUTH_DOUBTED: Final = 1 << 8


@rule
def tallied(before: State, step: int, after: State) -> int:
    """Return what the speaker is to be counted, in lanes of four bits."""
    if before.turn.phase == ANNOUNCING:
        return LIE if step + 1 != before.turn.face else 0
    if step != DOUBT:
        return 0
    return TRUTH_DOUBTED if before.turn.face == before.turn.said else LIE_DOUBTED
