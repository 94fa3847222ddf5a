"""How people choose in the turn of both Heckmeck games, by which results would gain something."""

from kosti.core.luck import below
from kosti.core.packed import lane, nth, ones
from kosti.core.rule import apart, rule
from kosti.games.setting_aside import STOP, THROW, Turn, choosable, has_face
from kosti.games.turn_mind import moment_with
from kosti.games.turn_tree import Tree
from kosti.games.turn_value import moment_of


@rule
def promising(tree: Tree, turn: Turn, result: int, most: int, gains: int) -> int:
    """Return the faces that leave a result to gain by, or all that can be chosen if none does."""
    mask = choosable(turn)
    found = 0
    for index in range(ones(mask)):
        face = nth(mask, index)
        moment = moment_with(tree, turn, result, face, most)
        if (tree.ahead[moment] | 1 << tree.ending[moment]) & gains:
            found |= 1 << face
    return found if found else mask


@apart
def richest_of(mask: int, turn: Turn, worm: int, most: int, bonus: int) -> int:
    """Return the face that adds most; a first worm counts so much more."""
    best = 0
    best_worth = 0
    for index in range(ones(mask)):
        face = nth(mask, index)
        worth = min(face + 1, most) * lane(turn.shown, 4, face)
        if face == worm and not has_face(turn.aside, worm):
            worth += bonus
        if worth > best_worth:
            best, best_worth = face, worth
    return best


@rule
def hasty_face(mask: int, turn: Turn, most: int, luck: int) -> tuple[int, int]:
    """Return a face as beginners choose: the most points, worms or not, at times just any."""
    whim, luck = below(4, luck)
    if whim == 0:
        index, luck = below(ones(mask), luck)
        return nth(mask, index), luck
    return richest_of(mask, turn, 0, most, 0), luck


@rule
def can_gain(tree: Tree, turn: Turn, result: int, gains: int) -> bool:
    """Tell whether throwing on may come to one of these results."""
    return bool(tree.ahead[moment_of(tree, turn.aside, result)] & gains != 0)


@rule
def greedy_stop(tree: Tree, turn: Turn, result: int, gains: int, worm: int) -> int:
    """Return `STOP` as soon as that gains something or nothing is left to gain, else `THROW`."""
    now = has_face(turn.aside, worm) and gains >> result & 1
    return THROW if not now and can_gain(tree, turn, result, gains) else STOP
