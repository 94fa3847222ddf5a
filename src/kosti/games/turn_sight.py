"""What is seen of one turn of both Heckmeck games: the ways it can end, and what each is worth."""

from typing import Any, Final, NamedTuple

from kosti.core.arrays import Arrays
from kosti.core.rule import apart, rule
from kosti.games.turn_tree import RESULTS, Tree
from kosti.games.turn_value import Worth, follow, sweep, worth_of

WAYS: Final = 2 * RESULTS


class Sight(NamedTuple):
    """What is seen of one turn.

    A turn ends in *ways*: 0 is a failure, one below `RESULTS` the usual use of that result, those
    from `RESULTS` on its other use. `ways` are those that are open. `usual` and `other` tell by
    result which it leaves open, 0 for none; `source` which is best. `expected` has a row of shares
    a way, of the seat whose turn it is first.
    """

    worth: Worth
    expected: Any
    ways: Any
    usual: Any
    other: Any
    source: Any


def sight_of(seats: int, tree: Tree, arrays: Arrays) -> Sight:
    """Return rows for what is seen of a turn."""
    expected = arrays.floats([[0.0] * seats] * WAYS)
    rows = (arrays.ints(RESULTS) for _ in range(3))
    return Sight(worth_of(tree, arrays), expected, arrays.ints(WAYS), *rows)


@apart
def hope(tree: Tree, sight: Sight, begun: int, is_thrown: bool, shares: Any) -> None:
    """Put into a row what the seats can expect from a moment on, by the best play."""
    follow(tree, sight.worth, begun, is_thrown)
    for seat in range(len(shares)):
        shares[seat] = 0.0
    for result in range(RESULTS):
        chance = sight.worth.chances[result]
        if chance > 0.0:
            row = sight.expected[sight.source[result]]
            for seat in range(len(shares)):
                shares[seat] += chance * row[seat]


@apart
def settle(tree: Tree, sight: Sight) -> None:
    """Find the best play of a turn of which is known what every way to end it is worth."""
    for result in range(RESULTS):
        source, other = sight.usual[result], sight.other[result]
        if other and (source == 0 or sight.expected[other][0] > sight.expected[source][0]):
            source = other
        sight.source[result] = source
        sight.worth.ends[result] = sight.expected[source][0]
    sweep(tree, sight.worth)


@apart
def look_ahead(tree: Tree, sight: Sight, shares: Any) -> None:
    """Put into a row what the seats can expect of a whole turn that is settled."""
    start = len(tree.ending) - 1
    if len(shares) == 2:
        shares[0] = sight.worth.again[start]
        shares[1] = 1.0 - shares[0]
    else:
        hope(tree, sight, start, True, shares)


@rule
def turn_round(shares: Any, seats_later: int, row: Any) -> None:
    """Put shares that begin with a seat into a row that begins so many seats before it."""
    seats = len(shares)
    for place in range(seats):
        row[place] = shares[(place - seats_later + seats) % seats]
