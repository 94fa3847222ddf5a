"""A simple sensible player: tells the truth if it can, bluffs low, doubts high numbers at times."""

from typing import Final

from kosti.core.packed import highest, lane, lowest, ones
from kosti.core.rule import rule
from kosti.games.ciao.options import DOUBTER
from kosti.games.ciao.rules import (
    ADVANCE,
    ADVANCING,
    ANNOUNCING,
    ANSWERING,
    BELIEVE,
    DOUBT,
    PUSH,
    PUSHING,
    STEP,
    State,
    asked_after,
    is_over,
    legal,
    plank,
    shares,
    steps_of,
)

NUMBERS: Final = 4
BLUFFS: Final = 0x3322211  # one of seven, a digit each
DOUBTS: Final = 0x23150A05  # how many of a hundred 1s, 2s, 3s and 4s are doubted: 5, 10, 21, 35


@rule
def simple(state: State, number: int) -> int:
    """Return the choice of a player who knows the die only where it may."""
    phase = state.turn.phase
    if phase == ANNOUNCING:
        return announcement(state.turn.face, number) - 1
    if phase == ANSWERING:
        return DOUBT if number % 100 < suspicion(state) else BELIEVE
    if phase == ADVANCING:
        return ADVANCE
    if phase == PUSHING:
        return PUSH
    steps = legal(state) >> STEP
    return STEP + (lowest(steps) if state.options.ladder_fall == DOUBTER else highest(steps))


@rule
def announcement(face: int, number: int) -> int:
    """Return the face where it can be told, else a bluff that is not greedy."""
    return face if face <= NUMBERS else lane(BLUFFS, 4, number % 7)


@rule
def suspicion(state: State) -> int:
    """Return in how many of a hundred such cases to doubt; more when little is at stake."""
    doubter = state.turn.other
    after = asked_after(state, doubter)
    if is_over(after):
        return 100 if shares(after, doubter) == 0 else 0
    often = lane(DOUBTS, 8, state.turn.said - 1)
    stake = plank(state, doubter)
    if stake == 0:
        return often // 3
    if plank(state, state.seat) > state.options.planks:
        often += 15 * ones(steps_of(state, state.seat)) + 10
    return often * 2 if stake <= 2 else often * 3 // stake
