"""Closing positions of both Heckmeck games, so few that all that can follow is solved exactly.

A turn can lead back to where the game was before, so the positions are solved together: the best
play by what the others are worth, then what they are worth by that play, until nothing changes.
Positions are kept as seen from the seat whose turn it is; after its turn it is the next one's.
"""

from typing import Any, Final, NamedTuple

from kosti.core.arrays import Arrays
from kosti.core.rule import apart, rule
from kosti.games.turn_sight import WAYS, Sight, hope, settle, turn_round
from kosti.games.turn_tree import RESULTS, Tree

MOST: Final = 48  # positions that are solved together
KEY: Final = 10
ROUNDS: Final = 50
REPEATS: Final = 20_000
TINY: Final = 1e-14
FAR: Final = 1_000  # turns to a limit that plays no part


class Closing(NamedTuple):
    """The positions solved last, a row each, and room for the `key` of one.

    `values` are the shares of the seats, from the one whose turn it is. By way to end the turn:
    `after` is the position then, -1 where the game is over with the shares `ends`; `chances` how
    likely it is. `usual`, `other`, `ways` and how many they are (`open`) belong to `Sight`.
    """

    key: Any
    keys: Any
    count: Any  # one number
    values: Any
    after: Any
    ends: Any
    chances: Any
    usual: Any
    other: Any
    ways: Any
    open: Any


def closing_of(seats: int, arrays: Arrays) -> Closing:
    """Return room for closing positions."""
    return Closing(
        arrays.ints(KEY),
        arrays.ints(MOST * KEY),
        arrays.ints(1),
        arrays.floats([[0.0] * seats] * MOST),
        arrays.ints(MOST * WAYS),
        arrays.floats([[0.0] * seats] * (MOST * WAYS)),
        arrays.floats([[0.0] * WAYS] * MOST),
        arrays.ints(MOST * RESULTS),
        arrays.ints(MOST * RESULTS),
        arrays.ints(MOST * WAYS),
        arrays.ints(MOST),
    )


@rule
def place_of(closing: Closing) -> int:
    """Return where the position of the key is, -1 if nowhere."""
    for place in range(closing.count[0]):
        is_same = True
        for part in range(KEY):
            is_same = is_same and closing.keys[place * KEY + part] == closing.key[part]
        if is_same:
            return place
    return -1


@rule
def is_far(limit: int, turns: int) -> bool:
    """Tell whether a limit of turns plays no part."""
    return limit == 0 or limit - turns > FAR


@rule
def take_key(closing: Closing, place: int) -> None:
    """Let the key be that of a position."""
    for part in range(KEY):
        closing.key[part] = closing.keys[place * KEY + part]


@apart
def place_for(closing: Closing) -> int:
    """Return where the position of the key is, added if need be; -1 if there is no room."""
    place = place_of(closing)
    if place < 0 and closing.count[0] < MOST:
        place = closing.count[0]
        closing.count[0] += 1
        for part in range(KEY):
            closing.keys[place * KEY + part] = closing.key[part]
        for seat in range(len(closing.values[place])):
            closing.values[place][seat] = 1.0 / len(closing.values[place])
    return int(place)


@rule
def note_ways(closing: Closing, place: int, sight: Sight, count: int) -> None:
    """Keep the ways that are laid out for a position."""
    closing.open[place] = count
    for number in range(count):
        closing.ways[place * WAYS + number] = sight.ways[number]
    for result in range(RESULTS):
        closing.usual[place * RESULTS + result] = sight.usual[result]
        closing.other[place * RESULTS + result] = sight.other[result]


@apart
def solve_together(closing: Closing, tree: Tree, sight: Sight) -> None:
    """Find the best play in all positions against one another."""
    for _ in range(ROUNDS):
        change = 0.0
        for place in range(closing.count[0]):
            change = max(change, improve(closing, place, tree, sight))
        if change < 100 * TINY:
            return
        repeat(closing)


@apart
def recall(closing: Closing, place: int, tree: Tree, sight: Sight) -> None:
    """Find the best play of a turn by what the positions after it are worth."""
    for result in range(RESULTS):
        sight.usual[result] = closing.usual[place * RESULTS + result]
        sight.other[result] = closing.other[place * RESULTS + result]
    for number in range(closing.open[place]):
        way = closing.ways[place * WAYS + number]
        after = closing.after[place * WAYS + way]
        if after < 0:
            turn_round(closing.ends[place * WAYS + way], 0, sight.expected[way])
        else:
            turn_round(closing.values[after], 1, sight.expected[way])
    settle(tree, sight)


@apart
def improve(closing: Closing, place: int, tree: Tree, sight: Sight) -> float:
    """Play a position as is best by what is known of the others; return how much that changed."""
    values, chances = closing.values[place], closing.chances[place]
    before = values[0]
    recall(closing, place, tree, sight)
    hope(tree, sight, len(tree.ending) - 1, True, values)
    for way in range(WAYS):
        chances[way] = 0.0
    for result in range(RESULTS):
        chances[sight.source[result]] += sight.worth.chances[result]
    return float(abs(values[0] - before))


@apart
def repeat(closing: Closing) -> None:
    """Find what the positions are worth if all go on playing as they do."""
    for _ in range(REPEATS):
        change = 0.0
        for place in range(closing.count[0]):
            change = max(change, revalue(closing, place))
        if change < TINY:
            return


@rule
def revalue(closing: Closing, place: int) -> float:
    """Find what a position is worth by the others and the play as it is; return the change."""
    values, chances = closing.values[place], closing.chances[place]
    seats = len(values)
    change = 0.0
    for seat in range(seats):
        value = 0.0
        for number in range(closing.open[place]):
            way = closing.ways[place * WAYS + number]
            after = closing.after[place * WAYS + way]
            if after < 0:
                value += chances[way] * closing.ends[place * WAYS + way][seat]
            else:
                value += chances[way] * closing.values[after][(seat + seats - 1) % seats]
        change = max(change, abs(value - values[seat]))
        values[seat] = value
    return change
