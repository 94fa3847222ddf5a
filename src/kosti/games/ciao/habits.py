"""How people play who do not count: by habits of bluffing and doubting."""

from typing import Final

from kosti.core.luck import below
from kosti.core.packed import lane, nth, ones
from kosti.core.rule import WHOLE, rule
from kosti.games.ciao.rules import (
    ADVANCE,
    ADVANCING,
    ANNOUNCING,
    ANSWERING,
    BELIEVE,
    DOUBT,
    STAY,
    State,
    Turn,
    asked_after,
    doubted,
    is_over,
    legal,
    played,
    shares,
    with_turn,
)
from kosti.games.ciao.strategy import NUMBERS, simple

HUNDRED: Final = 100
CROSS: Final = 5
WHIM: Final = 12  # of a hundred truths a novice has no patience for
GUT: Final = 0x32281E19  # of a hundred 1s, 2s, 3s and 4s a novice doubts: 25, 30, 40, 50

HABIT: Final = 0x2D1E140A  # and what a casual player doubts: 10, 20, 30, 45

BLUFFS: Final = 0x4433321  # one of seven of a casual player's, a digit each


@rule
def novice(state: State, luck: int) -> tuple[int, int]:
    """Return the choice of a beginner: bluffs and doubts as they come to mind, whatever is lost."""
    phase = state.turn.phase
    number, luck = below(HUNDRED, luck)
    if phase == ANNOUNCING:
        face = state.turn.face
        if face <= NUMBERS and number >= WHIM:
            return face - 1, luck
        number, luck = below(NUMBERS, luck)
        return number, luck
    if phase == ANSWERING:
        suspects = number < lane(GUT, 8, state.turn.said - 1)
        return DOUBT if suspects and can_help(state) else BELIEVE, luck
    mask = legal(state)
    number, luck = below(ones(mask), luck)
    return nth(mask, number), luck


@rule
def casual(state: State, luck: int) -> tuple[int, int]:
    """Return the choice of a player who lies with X and many a 1, and doubts the higher numbers."""
    number, luck = below(7 * HUNDRED, luck)
    if state.turn.phase == ANNOUNCING:
        bluffs = state.turn.face == CROSS or (state.turn.face == 1 and number < 3 * HUNDRED)
        return (lane(BLUFFS, 4, number % 7) if bluffs else state.turn.face) - 1, luck
    if state.turn.phase != ANSWERING:
        return simple(state, number), luck
    suspects = number % HUNDRED < lane(HABIT, 8, state.turn.said - 1) or wins_unless_doubted(state)
    return DOUBT if suspects and can_help(state) else BELIEVE, luck


@rule
def believed_by_all(state: State) -> State:
    """Return the state after the seat asked and all after it have believed."""
    believed = asked_after(state, state.turn.other)
    while believed.turn.phase == ANSWERING:
        believed = asked_after(believed, believed.turn.other)
    return believed


@rule
def wins_unless_doubted(state: State) -> bool:
    """Tell whether the game is lost for the seat asked if nobody doubts."""
    believed = believed_by_all(state)
    return is_over(believed) and shares(believed, state.turn.other) == 0


@rule
def can_help(state: State) -> bool:
    """Tell whether a doubt, if it is right, can leave the doubter better off than belief."""
    doubter = state.turn.other
    believed = believed_by_all(state)
    if not is_over(believed):
        return True
    share = shares(believed, doubter)
    if share == WHOLE:
        return False
    turn = Turn(ANSWERING, CROSS, state.turn.said, doubter, state.turn.surplus)
    caught = doubted(with_turn(state, turn))
    if caught.turn.phase != ADVANCING:
        return brings_more(caught, doubter, share)
    goes = brings_more(played(caught, ADVANCE), doubter, share)
    return goes or brings_more(played(caught, STAY), doubter, share)


@rule
def brings_more(state: State, seat: int, share: int) -> bool:
    """Tell whether a seat has more than a share, or may still come to have it."""
    return not is_over(state) or shares(state, seat) > share
