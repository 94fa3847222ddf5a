"""Answering before one is asked: all who may doubt can make up their minds at once."""

from kosti.games.ciao.rules import ANSWERING, State, can_doubt, next_seat, with_turn


def asked_early(state: State, seat: int) -> State | None:
    """Return the moment as if a seat that is asked later were asked now, None of any other."""
    if state.turn.phase != ANSWERING or seat == state.turn.other:
        return None
    asked = state.turn.other
    while asked != state.seat:
        asked = next_seat(state, asked)
        if asked == seat and seat != state.seat and can_doubt(state, seat):
            return with_turn(state, state.turn._replace(other=seat))
    return None
