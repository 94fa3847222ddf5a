"""The players who think in Svintus 3D."""

from collections.abc import Sequence
from typing import Any, Final

from kosti.core.arrays import Arrays
from kosti.core.chance import fallen
from kosti.core.levels import CASUAL, MASTER, NOVICE, Ending
from kosti.core.net import Net
from kosti.core.packed import lane, lowest
from kosti.core.rule import apart, rule
from kosti.games.svintus.cards import CARDS, GLUTTONS
from kosti.games.svintus.dice import FIVES, ONES
from kosti.games.svintus.encode import features
from kosti.games.svintus.habits import is_by_habit, novice
from kosti.games.svintus.places import NAMES
from kosti.games.svintus.plan import PLAN, planned, remember
from kosti.games.svintus.rules import (
    CLAIMING,
    DECLINE,
    FEEDING,
    PLACING,
    State,
    dice_of,
    in_the_air,
    legal,
)
from kosti.games.svintus.search import (
    CLAIMED,
    FED,
    FED_NOTHING,
    LESS_THAN_ALL,
    MOST_PLACINGS,
    OF_PLACING,
    ROWS,
    TOOK,
    WAYS,
    Mind,
    after_chance,
    after_choice,
    begin_search,
    outlook,
    way_as_it_lies,
)
from kosti.games.svintus.sums import new_sums
from kosti.games.svintus.view import columns_seen

THROWS: Final = 3  # that are looked at to foresee a turn


def mind(options: Any, level: int, net: Net, arrays: Arrays) -> Mind:
    """Return the mind of a player of a level."""
    seats = options.seats
    return Mind(
        net,
        new_sums(net, arrays),
        arrays.ints(features(seats)),
        arrays.ints(MOST_PLACINGS if level > NOVICE else 1),
        arrays.ints(PLAN),
        arrays.floats([[0.0] * seats] * ROWS),
        arrays.floats(DECLINE + 1),
        arrays.floats([[0.0] * seats] * (DECLINE + 1)),
        arrays.floats([[0.0] * seats] * (DECLINE + 1)),
        arrays.floats(WAYS),
        arrays.floats(seats),
    )


@apart
def choose(level: int, state: State, mind: Mind, luck: int) -> tuple[int, int]:
    """Return a legal choice, and the luck after it."""
    if level <= NOVICE or (level == CASUAL and is_by_habit(state)):
        choice, luck = novice(state, luck)
        return choice, luck
    if state.turn.phase == PLACING:
        return planned(level, state, mind), luck
    begin_search(mind)
    left = legal(state)
    best, choice = LESS_THAN_ALL, -1
    while left:
        value, _, _ = outlook(level, after_choice(state, lowest(left)), state.seat, mind)
        if value > best:
            best, choice = value, lowest(left)
        left &= left - 1
    return choice, luck


@apart
def weigh(state: State, mind: Mind) -> None:
    """Fill `mind.shares` for every legal choice, and `mind.chances` for the best play."""
    begin_search(mind)
    left = legal(state)
    best, ends = LESS_THAN_ALL, 0
    while left:
        choice = lowest(left)
        left &= left - 1
        value, way, _ = outlook(MASTER, after_choice(state, choice), state.seat, mind)
        for place in range(len(mind.foreseen)):
            mind.shares[choice][place] = mind.rows[OF_PLACING][place]
        if value > best:
            best, ends = value, way if way >= 0 else way_after(state, choice)
    for way in range(WAYS):
        mind.chances[way] = 0.0
    mind.chances[ends] = 1.0


@apart
def foresee(state: State, mind: Mind, luck: int) -> int:
    """Fill `mind.foreseen` and `mind.chances` by a throw, and those with dice two faces on.

    Return the luck after the first of them.
    """
    for way in range(WAYS):
        mind.chances[way] = 0.0
    for place in range(len(mind.foreseen)):
        mind.foreseen[place] = 0.0
    thrown, luck = fallen(in_the_air(state), luck)
    for number in range(THROWS):
        begin_search(mind)
        after = after_chance(state, thrown)
        _, way, laid = outlook(MASTER, after, state.seat, mind)
        if number == 0:
            remember(MASTER, after, laid, mind)
        if way < 0:
            ones = lane(thrown, 4, 0) << 3 * ONES
            way = way_as_it_lies(dice_of(state) + ones, state.cards[state.seat])
        mind.chances[way] += 1.0 / THROWS
        for place in range(len(mind.foreseen)):
            mind.foreseen[place] += mind.rows[OF_PLACING][place] / THROWS
        thrown = turned(thrown)
    return luck


@rule
def turned(thrown: int) -> int:
    """Return a throw with every die two faces on, fives showing ones and sixes twos."""
    return (thrown << 8 & 0xFFFFFF) | thrown >> 16


@rule
def way_after(state: State, choice: int) -> int:
    """Return how the turn ends by its last choice."""
    if state.turn.phase == FEEDING:
        return FED + choice
    if state.turn.phase == CLAIMING and choice != DECLINE:
        return CLAIMED + choice
    dice = dice_of(state) + state.turn.laid
    if state.turn.phase == PLACING:
        dice += choice << 3 * state.turn.asked
    return way_as_it_lies(dice, state.cards[state.seat])


def endings(state: State, mind: Mind) -> Sequence[Ending]:
    """Return the ways the turn can end that `mind.chances` tells of, likeliest first."""
    found = [ending(state, way, float(chance)) for way, chance in enumerate(mind.chances) if chance]
    return sorted(found, key=lambda one: -one.chance)


def ending(state: State, way: int, chance: float) -> Ending:
    """Return one way the turn can end."""
    if way >= CLAIMED:
        return Ending("claimed", {"card": GLUTTONS[way - CLAIMED]}, chance)
    if way >= FED:
        return Ending("fed", {"card": CARDS[way - FED]}, chance)
    if way == FED_NOTHING:
        return Ending("fed-nothing", {}, chance)
    if way >= TOOK:
        column = way - TOOK
        values = {"card": columns_seen(state)[FIVES - column].card, "column": NAMES[column]}
        return Ending("taken", values, chance)
    return Ending("nothing", {}, chance)
