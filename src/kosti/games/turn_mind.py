"""The mind of the players of both Heckmeck games: what each end of the turn is worth to whom."""

from typing import Any, Final, NamedTuple

from kosti.core.arrays import Arrays
from kosti.core.net import Net
from kosti.core.packed import lane, nth, ones
from kosti.core.rule import rule
from kosti.games.setting_aside import CHOOSING, STOP, THROW, Turn, choosable
from kosti.games.turn_closing import Closing, closing_of
from kosti.games.turn_sight import Sight, sight_of
from kosti.games.turn_tree import RESULTS, Tree, turn_tree
from kosti.games.turn_value import goes_on, moment_of

CHOICES: Final = 10
POSITION: Final = 16


class Mind(NamedTuple):
    """What a player of a level knows, and room to think.

    `now` is what is seen of the turn being played, `later` of one that may follow; `closing` are
    the positions that were solved. `asked` names
    the position that is asked about, `known` the one that `now` was found for; both begin with the
    level.
    """

    net: Net
    shares: Any
    chances: Any
    foreseen: Any
    tree: Tree
    now: Sight
    later: Sight
    closing: Closing
    asked: Any
    known: Any
    is_fresh: Any  # one number: 1 if no choice was made by what is known
    active: Any


def turn_mind(
    seats: int, net: Net, arrays: Arrays, values: tuple[int, ...], worm: int, features: int
) -> Mind:
    """Return a mind for the dice with these values."""
    tree = turn_tree(values, worm, arrays)
    now, later = (sight_of(seats, tree, arrays) for _ in range(2))
    return Mind(
        net,
        arrays.floats([[0.0] * seats] * CHOICES),
        now.worth.chances,
        arrays.floats(seats),
        tree,
        now,
        later,
        closing_of(seats, arrays),
        arrays.ints(POSITION),
        arrays.ints([-1] * POSITION),
        arrays.ints(1),
        arrays.ints(features),
    )


@rule
def is_known(mind: Mind, is_first: bool) -> bool:
    """Tell whether what is known is of the position asked about.

    For the first choice of a turn it serves only once: the net may have learned since.
    """
    if is_first and mind.is_fresh[0] == 0:
        return False
    mind.is_fresh[0] = 0
    is_same = True
    for place in range(POSITION):
        is_same = is_same and mind.known[place] == mind.asked[place]
    return bool(is_same)


@rule
def remember(mind: Mind, is_fresh: bool) -> None:
    """Note that the position asked about is the one that is known."""
    mind.is_fresh[0] = 1 if is_fresh else 0
    for place in range(POSITION):
        mind.known[place] = mind.asked[place]


@rule
def best_choice(mind: Mind, turn: Turn, result: int, most: int) -> int:
    """Return the best face, or `THROW`, or `STOP`; a die counts at most so much."""
    if turn.phase != CHOOSING:
        moment = moment_of(mind.tree, turn.aside, result)
        return THROW if goes_on(mind.tree, mind.now.worth, moment) else STOP
    mask = choosable(turn)
    best = -1
    best_worth = 0.0
    for index in range(ones(mask)):
        face = nth(mask, index)
        value = mind.now.worth.best[moment_with(mind.tree, turn, result, face, most)]
        if best < 0 or value > best_worth:
            best, best_worth = face, value
    return best


@rule
def moment_with(tree: Tree, turn: Turn, result: int, face: int, most: int) -> int:
    """Return the moment after the dice of a face were set aside."""
    count = lane(turn.shown, 4, face)
    return moment_of(tree, turn.aside | count << 4 * face, result + count * min(face + 1, most))


@rule
def end_now(mind: Mind, result: int) -> None:
    """Put into `chances` that the turn ends so for certain."""
    for other in range(RESULTS):
        mind.chances[other] = 0.0
    mind.chances[result] = 1.0
