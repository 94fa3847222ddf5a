"""What is counted in games played in bulk: failed turns and thefts."""

from typing import Final

from kosti.core.rule import CHANCE, rule
from kosti.games.barbecue.rules import FAIL, STEAL, State, to_act, use, with_turn
from kosti.games.setting_aside import STOP, set_aside

COUNTED: Final = ("failures", "thefts")
FAILURE: Final = 1
THEFT: Final = 1 << 4


@rule
def tallied(before: State, step: int, after: State) -> int:
    """Return what the seat whose turn it was is to be counted, in lanes of four bits."""
    if after.turns == before.turns:
        return 0
    if to_act(before) == CHANCE:
        return FAILURE
    if step != STOP:
        before = with_turn(before, set_aside(before.turn, step))
    what = use(before)
    if what == FAIL:
        return FAILURE
    return THEFT if what == STEAL else 0
