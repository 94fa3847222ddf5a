"""All that can come of a turn of both Heckmeck games, laid out in rows.

A *moment* is what matters of the dice set aside: which faces are used, their sum, and how many
dice are left. Moments are numbered by the dice left, so that those which follow have smaller
numbers; the beginning of the turn has the greatest. What a throw brings is an *outcome*: for each
unused face how many dice show it. An outcome is its *part* (all but the last face that shows)
and one *option* more, that face with so many dice: so the best option of each outcome is found
in one step from that of its part.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import factorial
from typing import Any, Final, NamedTuple

from kosti.core.arrays import Arrays
from kosti.games.setting_aside import DICE, FACES

RESULTS: Final = 49  # 0 to 48; as the way a turn ends 0 is a failure
ALL_USED: Final = (1 << FACES) - 1
Moment = tuple[int, int, int]  # faces used, dice left, sum


class Tree(NamedTuple):
    """Rows by moment, by throw (so many dice and unused faces) and by outcome.

    `number` finds a moment by faces used, dice left and sum. By moment: `ending` is the result of
    a stop, 0 without a worm; `ahead` the mask of the results that throwing can come to; `dice` how
    many can be thrown; `throw` the kind of throw; `first` where the moments that follow each
    option begin in `following`. By throw: `begins`, where its outcomes do; the first of them is
    that no unused face shows. By outcome: `part`, `option`, `chance`. By result: `sample`, some
    dice with a worm that have this sum, 0 if none have.
    """

    number: Any
    ending: Any
    ahead: Any
    dice: Any
    throw: Any
    first: Any
    following: Any
    begins: Any
    part: Any
    option: Any
    chance: Any
    sample: Any


def turn_tree(values: tuple[int, ...], worm: int, arrays: Arrays) -> Tree:
    """Return the tree of the dice with these values by face, in the rows of one reading."""
    tree = plain_tree(values, worm)
    rows = {name: arrays.ints(row) for name, row in tree._asdict().items() if name != "chance"}
    return Tree(chance=arrays.floats(tree.chance), **rows)


@lru_cache
def plain_tree(values: tuple[int, ...], worm: int) -> Tree:
    """Return the tree of the dice with these values by face."""
    moments = reachable(values)
    number = [0] * (ALL_USED + 1) * (DICE + 1) * RESULTS
    for index, (used, left, result) in enumerate(moments):
        number[place_of(used, left, result)] = index
    ending = [result if used >> worm & 1 else 0 for used, _, result in moments]
    first, following, ahead = [0], list[int](), list[int]()
    for moment in moments:
        after = [number[place_of(*other)] for other in next_moments(moment, values)]
        following += after
        first.append(len(following))
        ahead.append(seen_ahead(after, ending, ahead))
    kinds = sorted(
        {(len(unused(used)), left) for used, left, _ in moments if can_go_on(used, left)}
    )
    throw = [
        kinds.index((len(unused(used)), left)) if can_go_on(used, left) else 0
        for used, left, _ in moments
    ]
    dice = [left if can_go_on(used, left) else 0 for used, left, _ in moments]
    begins, part, option, chance = throws_laid_out(kinds)
    sample = samples(values, worm)
    return Tree(
        number, ending, ahead, dice, throw, first, following, begins, part, option, chance, sample
    )


def place_of(used: int, left: int, result: int) -> int:
    """Return where a moment's number stands."""
    return (used * (DICE + 1) + left) * RESULTS + result


def can_go_on(used: int, left: int) -> bool:
    """Tell whether dice are left and some face is unused."""
    return left > 0 and used != ALL_USED


def unused(used: int) -> list[int]:
    """Return the faces that were not chosen before."""
    return [face for face in range(FACES) if not used >> face & 1]


def next_moments(moment: Moment, values: Sequence[int]) -> Iterator[Moment]:
    """Yield what follows each option of a throw: by unused face, then by dice showing it."""
    used, left, result = moment
    for face in unused(used):
        for count in range(1, left + 1):
            yield used | 1 << face, left - count, result + count * values[face]


def reachable(values: Sequence[int]) -> list[Moment]:
    """Return every moment a turn can come to, by the dice left."""
    start = (0, DICE, 0)
    found, waiting = {start}, [start]
    while waiting:
        fresh = set(next_moments(waiting.pop(), values)) - found
        found |= fresh
        waiting += fresh
    return sorted(found, key=lambda moment: (moment[1], moment))


def seen_ahead(after: Sequence[int], ending: Sequence[int], ahead: Sequence[int]) -> int:
    """Return the mask of the results that the moments after a throw can come to."""
    mask = 0
    for moment in after:
        mask |= ahead[moment]
        if ending[moment]:
            mask |= 1 << ending[moment]
    return mask


def throws_laid_out(
    kinds: Sequence[tuple[int, int]],
) -> tuple[list[int], list[int], list[int], list[float]]:
    """Return where each throw's outcomes begin, and their parts, options and chances."""
    begins, part, option, chance = [0], list[int](), list[int](), list[float]()
    for faces, dice in kinds:
        numbers: dict[tuple[int, ...], int] = {}
        for counts in counts_of(faces, dice):
            numbers[counts] = len(numbers)
            last = max((face for face in range(faces) if counts[face]), default=0)
            before = tuple(0 if face == last else count for face, count in enumerate(counts))
            part.append(numbers[before])
            option.append(last * dice + max(counts[last] - 1, 0))
            chance.append(chance_of(counts, dice))
        begins.append(len(part))
    return begins, part, option, chance


def counts_of(faces: int, dice: int) -> list[tuple[int, ...]]:
    """Return how many of so many dice can show each of so many faces, parts before wholes."""
    if faces == 0:
        return [()]
    return [
        (*counts, count)
        for counts in counts_of(faces - 1, dice)
        for count in range(dice - sum(counts) + 1)
    ]


def chance_of(counts: Sequence[int], dice: int) -> float:
    """Return the chance that dice show exactly these counts, and else only used faces."""
    rest = dice - sum(counts)
    ways = factorial(dice) * (FACES - len(counts)) ** rest // factorial(rest)
    for count in counts:
        ways //= factorial(count)
    return float(ways / FACES**dice)


def samples(values: Sequence[int], worm: int) -> list[int]:
    """Return for every result some dice with a worm that have this sum, 0 if none have."""
    found = [0] * RESULTS
    dice = {1 << 4 * worm: values[worm]}
    for _ in range(DICE):
        for packed, result in dice.items():
            found[result] = found[result] or packed
        dice = {
            packed + (1 << 4 * face): result + value
            for packed, result in dice.items()
            for face, value in enumerate(values)
        }
    return found
