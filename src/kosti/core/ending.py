"""How the end of a game is told."""

from typing import Any

from kosti.core.event import Event
from kosti.core.rule import WHOLE


def ended(rules: Any, state: Any) -> list[Event]:
    """Tell the end of a game and who won it, if it has ended."""
    if not rules.is_over(state):
        return []
    seats = range(state.options.seats)
    winners = [seat for seat in seats if rules.shares(state, seat)]
    won = "won" if rules.shares(state, winners[0]) == WHOLE else "shared"
    scores = [Event("scored", seat, values={"score": rules.score(state, seat)}) for seat in seats]
    return [Event("ended"), *scores, *(Event(won, seat) for seat in winners)]
