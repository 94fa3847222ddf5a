"""What is at stake in a turn: what all can expect after every way it can go."""

from typing import Final

from kosti.core.packed import lowest
from kosti.core.rule import apart, rule
from kosti.games.ciao.mind import (
    NUMBERS,
    Known,
    if_believed,
    if_doubted,
    tried_at,
    weighed_at,
)
from kosti.games.ciao.rules import (
    ADVANCING,
    ANSWERING,
    BELIEVE,
    DOUBT,
    PICKING,
    PUSH,
    PUSHING,
    SPARE,
    State,
    Turn,
    landed,
    legal,
    played,
    to_act,
    with_turn,
)
from kosti.games.ciao.worth import find_worth

NO_NUMBER: Final = 4


@apart
def find_stakes(state: State, known: Known) -> int:
    """Find the stakes of a turn before its throw; return the mask of who can doubt."""
    seats = state.options.seats
    able = 0
    for number in range(NUMBERS):
        asked = after(landed(state, NO_NUMBER), number)
        while asked.turn.phase == ANSWERING:
            away = (asked.turn.other - state.seat) % seats
            able |= 1 << away
            for is_true in range(2):
                doubted = after(told(asked, is_true), DOUBT)
                first = if_doubted(seats, number, away, is_true)
                settle(doubted, state.seat, known, first)
            asked = after(asked, BELIEVE)
        find_worth(asked, state.seat, known, if_believed(seats, number))
    return able


@apart
def after(state: State, choice: int) -> State:
    """Return the state after a choice, compiled once for all."""
    return played(state, choice)


@rule
def told(state: State, is_true: int) -> State:
    """Return the state with a die that is what was announced, or no number."""
    turn = state.turn
    face = turn.said if is_true else NO_NUMBER + 1
    return with_turn(state, Turn(turn.phase, face, turn.said, turn.other, turn.surplus))


@apart
def settle(state: State, speaker: int, known: Known, first: int) -> None:
    """Put into the stakes what all can expect after a doubt, if the rest is chosen for the best."""
    seats = state.options.seats
    spared = state
    is_asked = state.turn.phase == PUSHING
    if is_asked:
        spared = after(state, SPARE)
        state = after(state, PUSH)
    if state.turn.phase != ADVANCING and state.turn.phase != PICKING:
        find_worth(state, speaker, known, first)
    else:
        away = (to_act(state) - speaker) % seats
        choices = legal(state)
        known.stakes[first + away] = -1.0
        while choices:
            try_worth(after(state, lowest(choices)), speaker, known, first, away)
            choices &= choices - 1
    if is_asked:
        try_worth(spared, speaker, known, first, 0)


@rule
def try_worth(state: State, speaker: int, known: Known, first: int, away: int) -> None:
    """Put into the stakes what a state is worth, where that is better for a seat."""
    seats = state.options.seats
    tried = tried_at(seats)
    find_worth(state, speaker, known, tried)
    if known.stakes[tried + away] > known.stakes[first + away]:
        for seat in range(seats):
            known.stakes[first + seat] = known.stakes[tried + seat]


@apart
def best_choice(state: State, known: Known) -> int:
    """Return the best choice after a doubt, the first of equal ones."""
    seats = state.options.seats
    away = (to_act(state) - state.seat) % seats
    choices = legal(state)
    best = lowest(choices)
    most = -1.0
    while choices:
        choice = lowest(choices)
        settle(after(state, choice), state.seat, known, weighed_at(seats))
        share = known.stakes[weighed_at(seats) + away]
        if share > most:
            most = share
            best = choice
        choices &= choices - 1
    return best
