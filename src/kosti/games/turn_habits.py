"""How people choose in the turn of both Heckmeck games: by points, up to the first gain."""

from kosti.core.luck import below
from kosti.core.packed import lane, nth, ones
from kosti.core.rule import apart, rule
from kosti.games.setting_aside import STOP, THROW, Turn, choosable, has_face
from kosti.games.turn_tree import Tree
from kosti.games.turn_value import moment_of


@apart
def richest_of(turn: Turn, worm: int, most: int) -> int:
    """Return the face to choose that adds most points, of equals the worm."""
    mask = choosable(turn)
    best = 0
    best_worth = 0
    for index in range(ones(mask)):
        face = nth(mask, index)
        worth = 2 * min(face + 1, most) * lane(turn.shown, 4, face) + (face == worm)
        if worth > best_worth:
            best, best_worth = face, worth
    return best


@rule
def hasty_face(turn: Turn, worm: int, most: int, luck: int) -> tuple[int, int]:
    """Return a face as beginners choose: the most points, at times just any."""
    whim, luck = below(4, luck)
    if whim == 0:
        mask = choosable(turn)
        index, luck = below(ones(mask), luck)
        return nth(mask, index), luck
    return richest_of(turn, worm, most), luck


@rule
def can_gain(tree: Tree, turn: Turn, result: int, gains: int) -> bool:
    """Tell whether throwing on may come to one of these results."""
    return bool(tree.ahead[moment_of(tree, turn.aside, result)] & gains != 0)


@rule
def greedy_stop(tree: Tree, turn: Turn, result: int, gains: int, worm: int) -> int:
    """Return `STOP` as soon as that gains something or nothing is left to gain, else `THROW`."""
    now = has_face(turn.aside, worm) and gains >> result & 1
    return THROW if not now and can_gain(tree, turn, result, gains) else STOP
