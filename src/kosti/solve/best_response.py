"""The best answer to a fixed way of playing Ciao, Ciao..! with two seats, for every position.

It is here to check the solver and shares nothing with it but the rules: positions are found by
playing from the start, and put in order by what leads to what. A way of playing is a row of
numbers for each position, see `ANNOUNCE` and the names after it.
"""

from typing import Any, Final, NamedTuple

import numpy as np

from kosti.core.compiled import twin
from kosti.core.packed import highest, lowest
from kosti.core.rule import WHOLE, apart, rule
from kosti.games.ciao.options import DOUBTER, Options
from kosti.games.ciao.rules import (
    ADVANCE,
    BELIEVE,
    DOUBT,
    NOBODY,
    PUSH,
    SPARE,
    STAY,
    STEP,
    THROWING,
    State,
    Turn,
    is_over,
    landed,
    legal,
    played,
    shares,
    start,
)

# How a turn goes on after a number, one slot each.
BELIEVED: Final = 0
ADVANCED: Final = 1
STAYED: Final = 2
SPARED: Final = 3
FELL_LOW: Final = 4
FELL_HIGH: Final = 5
SLOTS: Final = 6
WAYS: Final = 4 * SLOTS

# What a row of a way of playing holds: chances, by face and number, then by number.
ANNOUNCE: Final = 0
DOUBTS: Final = 20
ADVANCES: Final = 24
PUSHES: Final = 28
PICKS_HIGH: Final = 32
CHANCES: Final = 36

NO_WAY: Final = -1
ENDS: Final = -2  # and what seat 0 has of the win below that
LIE: Final = 4
HASH: Final = 0x9E3779B


class Reached(NamedTuple):
    """Every position before a throw that can be reached, by a key, and where each slot leads."""

    keys: Any
    ways: Any
    order: Any


def reached_from_start(options: Options, most: int, read: Any = twin) -> Reached:
    """Return all positions of a game that has at most so many."""
    keys = np.zeros(most, np.int64)
    ways = np.full((most, WAYS), NO_WAY, np.int64)
    slots = 1 << (2 * most).bit_length()
    found = read(find_all)(options, keys, ways, np.full(slots, NO_WAY, np.int64))
    order = np.zeros(found, np.int64)
    read(put_in_order)(ways, order, np.zeros(found, np.int64))
    return Reached(keys[:found], ways[:found], order)


def best_worth(
    options: Options, reached: Reached, playing: Any, seat: int, read: Any = twin
) -> Any:
    """Return, by position, the most a seat can expect against this way of playing."""
    worth = np.zeros(len(reached.keys))
    read(answer_all)(options, reached, playing, seat, worth)
    return worth


@rule
def key_of(state: State) -> int:
    """Return all that matters of a position before a throw, in one number."""
    return state.seat << 32 | state.ladder << 16 | state.reserve << 8 | state.bridge


@rule
def state_of(options: Options, key: int) -> State:
    """Return the position of a key."""
    turn = Turn(THROWING, 0, 0, NOBODY, 0)
    ladder = key >> 16 & 0xFFFF
    return State(options, key >> 32, 0, turn, key & 0xFF, key >> 8 & 0xFF, ladder, NOBODY)


@apart
def find_all(options: Options, keys: Any, ways: Any, places: Any) -> int:
    """Find every position and where it leads; return how many there are."""
    keys[0] = key_of(start(options))
    places[place_in(keys[0], keys, places)] = 0
    found = 1
    done = 0
    while done < found:
        state = state_of(options, int(keys[done]))
        for number in range(4):
            for way in range(SLOTS):
                after = after_way(state, number, way)
                if after.turn.phase != THROWING and not is_over(after):
                    continue
                if is_over(after):
                    ways[done][number * SLOTS + way] = ENDS - shares(after, 0)
                    continue
                key = key_of(after)
                place = place_in(key, keys, places)
                if places[place] < 0:
                    keys[found] = key
                    places[place] = found
                    found += 1
                ways[done][number * SLOTS + way] = places[place]
        done += 1
    return found


@rule
def place_in(key: int, keys: Any, places: Any) -> int:
    """Return where a key is, or is to be put, among the hashed places."""
    last = len(places) - 1
    place = (key * HASH >> 20) & last
    while places[place] >= 0 and keys[places[place]] != key:
        place = (place + 1) & last
    return place


@apart
def after_way(state: State, number: int, way: int) -> State:
    """Return the state after a turn that goes this way; one within a turn if none can."""
    is_true = way >= SPARED
    state = played(landed(state, number if is_true else LIE), number)
    if legal(state) != 1 << BELIEVE | 1 << DOUBT:
        return state if way == BELIEVED else landed(state, LIE)
    if way == BELIEVED:
        return played(state, BELIEVE)
    state = played(state, DOUBT)
    choices = legal(state)
    if way in (ADVANCED, STAYED):
        if choices & 1 << STAY:
            return played(state, ADVANCE if way == ADVANCED else STAY)
        return state if way == ADVANCED else landed(state, LIE)
    if choices & 1 << SPARE:
        state = played(state, SPARE if way == SPARED else PUSH)
        choices = legal(state)
    elif way == SPARED:
        return landed(state, LIE)
    if choices >= 1 << STEP:
        return played(state, lowest(choices) if way == FELL_LOW else highest(choices))
    return landed(state, LIE) if way == FELL_HIGH else state


@apart
def put_in_order(ways: Any, order: Any, before: Any) -> None:
    """Put the positions into an order in which each leads only to later ones."""
    for here in range(len(order)):
        for way in range(WAYS):
            if ways[here][way] >= 0:
                before[ways[here][way]] += 1
    order[0] = 0
    found = 1
    for place in range(len(order)):
        here = order[place]
        for way in range(WAYS):
            there = ways[here][way]
            if there >= 0:
                before[there] -= 1
                if before[there] == 0:
                    order[found] = there
                    found += 1
    assert found == len(order)


@apart
def answer_all(options: Options, reached: Reached, playing: Any, seat: int, worth: Any) -> None:
    """Find the best answer everywhere, from the last position to the first."""
    for place in range(len(reached.order)):
        here = reached.order[len(reached.order) - 1 - place]
        ways = reached.ways[here]
        row = playing[here]
        if reached.keys[here] >> 32 == seat:
            worth[here] = as_speaker(options, ways, row, seat, worth)
        else:
            worth[here] = as_listener(options, ways, row, seat, worth)


@rule
def way_worth(ways: Any, number: int, way: int, seat: int, worth: Any) -> float:
    """Return what a way is worth to a seat, less than nothing if there is none."""
    there = ways[number * SLOTS + way]
    if there >= 0:
        return float(worth[there])
    if there == NO_WAY:
        return -1.0
    share = float(ENDS - there) / WHOLE
    return 1.0 - share if seat else share


@rule
def as_speaker(options: Options, ways: Any, row: Any, seat: int, worth: Any) -> float:
    """Return the worth of the best announcements."""
    total = 0.0
    for face in range(5):
        best = -1.0
        for number in range(4):
            here = way_worth(ways, number, BELIEVED, seat, worth)
            lie = way_worth(ways, number, ADVANCED, seat, worth)
            if lie >= 0.0:
                other = way_worth(ways, number, STAYED, seat, worth)
                if other >= 0.0:
                    lie += (1.0 - row[ADVANCES + number]) * (other - lie)
                true = fall_worth(options, ways, row, number, seat, worth, True)
                spared = way_worth(ways, number, SPARED, seat, worth)
                doubted = max(true, spared) if face == number else lie
                here += row[DOUBTS + number] * (doubted - here)
            best = max(best, here)
        total += best / (3.0 if face == LIE else 6.0)
    return total


@rule
def as_listener(options: Options, ways: Any, row: Any, seat: int, worth: Any) -> float:
    """Return the worth of the best answers."""
    total = 0.0
    for number in range(4):
        true = 0.0
        lies = 0.0
        for face in range(5):
            mass = row[ANNOUNCE + 4 * face + number] / (3.0 if face == LIE else 6.0)
            if face == number:
                true += mass
            else:
                lies += mass
        best = (true + lies) * way_worth(ways, number, BELIEVED, seat, worth)
        advanced = way_worth(ways, number, ADVANCED, seat, worth)
        if advanced >= 0.0:
            right = max(advanced, way_worth(ways, number, STAYED, seat, worth))
            wrong = fall_worth(options, ways, row, number, seat, worth, False)
            spared = way_worth(ways, number, SPARED, seat, worth)
            if spared >= 0.0:
                wrong = spared + row[PUSHES + number] * (wrong - spared)
            best = max(best, true * wrong + lies * right)
        total += best
    return total


@rule
def fall_worth(
    options: Options, ways: Any, row: Any, number: int, seat: int, worth: Any, speaks: bool
) -> float:
    """Return what the fall of a wrong doubter is worth to a seat that speaks, or doubted."""
    low = way_worth(ways, number, FELL_LOW, seat, worth)
    high = way_worth(ways, number, FELL_HIGH, seat, worth)
    if high < 0.0:
        return low
    if speaks != (options.ladder_fall == DOUBTER):
        return max(low, high)
    return low + float(row[PICKS_HIGH + number]) * (high - low)
