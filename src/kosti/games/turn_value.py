"""The best play of a turn of both Heckmeck games, when each way it can end has its worth."""

from typing import Any, Final, NamedTuple

from kosti.core.arrays import Arrays
from kosti.core.rule import apart, rule
from kosti.games.setting_aside import DICE, FACES, dice_in, faces_in
from kosti.games.turn_tree import RESULTS, Tree

LEAST: Final = -1e9


class Worth(NamedTuple):
    """Rows to work in.

    After `sweep`: by moment `best`, the worth of the best play, and `again`, that of a throw.
    `ends` is what it was made from: the worth of each way to end, by the result, 0 for a failure.
    After `follow`: `reached`, how likely each moment is, and `chances`, each way to end.
    """

    ends: Any
    best: Any
    again: Any
    reached: Any
    chances: Any
    near: Any
    gain: Any
    most: Any
    pick: Any


def worth_of(tree: Tree, arrays: Arrays) -> Worth:
    """Return rows to work in."""
    moments = len(tree.ending)
    outcomes = max(end - begin for begin, end in zip(tree.begins, tree.begins[1:], strict=False))
    return Worth(
        arrays.floats(RESULTS),
        arrays.floats(moments),
        arrays.floats(moments),
        arrays.floats(moments),
        arrays.floats(RESULTS),
        arrays.floats(FACES * DICE),
        arrays.floats(FACES * DICE),
        arrays.floats(int(outcomes)),
        arrays.ints(int(outcomes)),
    )


@rule
def moment_of(tree: Tree, aside: int, result: int) -> int:
    """Return the moment with these dice set aside."""
    return int(
        tree.number[(faces_in(aside) * (DICE + 1) + DICE - dice_in(aside)) * RESULTS + result]
    )


@apart
def sweep(tree: Tree, worth: Worth) -> None:
    """Find the worth of every moment from `worth.ends`."""
    for moment in range(len(tree.ending)):
        value = worth.ends[tree.ending[moment]]
        if tree.dice[moment]:
            again = thrown(tree, worth, moment)
            worth.again[moment] = again
            if again > value:
                value = again
        worth.best[moment] = value


@rule
def thrown(tree: Tree, worth: Worth, moment: int) -> float:
    """Return the worth of throwing the dice that are left."""
    look_near(tree, worth, moment)
    near = worth.near
    most = worth.most
    start = tree.begins[tree.throw[moment]]
    total = tree.chance[start] * worth.ends[0]
    most[0] = LEAST
    for outcome in range(1, tree.begins[tree.throw[moment] + 1] - start):
        value = most[tree.part[start + outcome]]
        other = near[tree.option[start + outcome]]
        if other > value:
            value = other
        most[outcome] = value
        total += tree.chance[start + outcome] * value
    return float(total)


@rule
def look_near(tree: Tree, worth: Worth, moment: int) -> None:
    """Gather the worth of the moments that follow each option of a throw."""
    first = tree.first[moment]
    for option in range(tree.first[moment + 1] - first):
        worth.near[option] = worth.best[tree.following[first + option]]


@apart
def follow(tree: Tree, worth: Worth, begun: int, is_thrown: bool) -> None:
    """Find how likely each way to end is by the best play from a moment, after `sweep`.

    The dice are thrown in any case if `is_thrown`, else where that is best.
    """
    for result in range(RESULTS):
        worth.chances[result] = 0.0
    for moment in range(begun):
        worth.reached[moment] = 0.0
    worth.reached[begun] = 1.0
    for moment in range(begun, -1, -1):
        if worth.reached[moment] == 0.0:
            continue
        again = tree.dice[moment] != 0 and worth.again[moment] > worth.ends[tree.ending[moment]]
        if again or (is_thrown and moment == begun):
            spread(tree, worth, moment)
        else:
            worth.chances[tree.ending[moment]] += worth.reached[moment]


@rule
def goes_on(tree: Tree, worth: Worth, moment: int) -> bool:
    """Tell whether throwing is better than a stop, after `sweep`."""
    return bool(tree.dice[moment] != 0 and worth.again[moment] > worth.ends[tree.ending[moment]])


@apart
def spread(tree: Tree, worth: Worth, moment: int) -> None:
    """Pass on how likely a moment is to those that follow a throw, the best option chosen."""
    look_near(tree, worth, moment)
    near, most, pick, gain = worth.near, worth.most, worth.pick, worth.gain
    start = tree.begins[tree.throw[moment]]
    first = tree.first[moment]
    options = tree.first[moment + 1] - first
    for option in range(options):
        gain[option] = 0.0
    most[0] = LEAST
    for outcome in range(1, tree.begins[tree.throw[moment] + 1] - start):
        part = tree.part[start + outcome]
        option = tree.option[start + outcome]
        value, before = near[option], most[part]
        most[outcome] = max(value, before)
        is_better = int(value > before)  # reckoned with, for a branch takes thrice as long
        best = pick[part] + is_better * (option - pick[part])
        pick[outcome] = best
        gain[best] += tree.chance[start + outcome]
    reached = worth.reached[moment]
    worth.chances[0] += reached * tree.chance[start]
    for option in range(options):
        worth.reached[tree.following[first + option]] += reached * gain[option]
