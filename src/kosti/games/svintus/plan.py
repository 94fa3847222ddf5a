"""The best placing of a throw, found once and followed from place to place."""

from typing import Final

from kosti.core.packed import lane
from kosti.core.rule import apart, rule
from kosti.games.svintus.rules import State
from kosti.games.svintus.search import Mind, begin_search, outlook

LAID: Final = 0
KEY: Final = 1
PLAN: Final = KEY + 23


@rule
def planned(level: int, state: State, mind: Mind) -> int:
    """Return how many dice the best placing has on the place asked about."""
    if not is_planned(level, state, mind):
        begin_search(mind)
        _, _, laid = outlook(level, state, state.seat, mind)
        remember(level, state, laid, mind)
    return lane(int(mind.plan[LAID]), 3, state.turn.asked)


@apart
def remember(level: int, state: State, laid: int, mind: Mind) -> None:
    """Remember the best placing of this throw."""
    mind.plan[LAID] = laid
    key = key_of(level, state)
    for place in range(len(key)):
        mind.plan[KEY + place] = key[place]


@apart
def is_planned(level: int, state: State, mind: Mind) -> bool:
    """Tell whether the plan is for this throw, and was followed so far."""
    turn = state.turn
    asked_before = (1 << 3 * turn.asked) - 1
    is_same = (int(mind.plan[LAID]) ^ turn.laid) & asked_before == 0
    key = key_of(level, state)
    for place in range(len(key)):
        is_same = is_same and mind.plan[KEY + place] == key[place]
    return bool(is_same)


@rule
def key_of(level: int, state: State) -> tuple[int, ...]:
    """Return all that the best placing depends on, but for the dice laid down."""
    middle, stacks = state.middle, state.middle.stacks
    return (
        level << 48 | state.turns << 8 | state.seat + 1,
        state.turn.thrown,
        middle.tops,
        middle.row,
        *middle.dice,
        *state.cards,
        stacks.twos,
        stacks.threes,
        stacks.fours,
        stacks.fives,
        stacks.sums,
        stacks.piles,
        stacks.others,
    )
