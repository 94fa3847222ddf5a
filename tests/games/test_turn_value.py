"""The best play of a turn: known values, exact arithmetic, both readings."""

from collections.abc import Callable, Sequence
from fractions import Fraction
from functools import cache
from itertools import product

import pytest

from kosti.core.arrays import Arrays, Compact, Lists
from kosti.core.compiled import twin
from kosti.core.luck import below
from kosti.games.barbecue.rules import WORM as WORM_OF_BARBECUE
from kosti.games.bratwurmeck.rules import WORM, worms_on
from kosti.games.turn_tree import RESULTS, Tree, plain_tree, turn_tree
from kosti.games.turn_value import Worth, follow, sweep, worth_of

BRATWURMECK = ((1, 2, 3, 4, 5, 5), WORM)
BARBECUE = ((1, 2, 3, 4, 5, 6), WORM_OF_BARBECUE)
BOTH = pytest.mark.parametrize("dice", [BRATWURMECK, BARBECUE], ids=["bratwurmeck", "barbecue"])
AT_LEAST = {21: 0.893027, 24: 0.748373, 27: 0.524759, 30: 0.263790, 33: 0.086775, 36: 0.015678}


def swept(
    dice: tuple[tuple[int, ...], int], ends: Sequence[float], arrays: Arrays
) -> tuple[Tree, Worth]:
    tree = turn_tree(*dice, arrays)
    worth = worth_of(tree, arrays)
    worth.ends[:] = ends
    read: Callable[..., Callable[..., None]] = twin if isinstance(arrays, Compact) else same
    read(sweep)(tree, worth)
    read(follow)(tree, worth, len(tree.ending) - 1, True)
    return tree, worth


def same(function: Callable[..., None]) -> Callable[..., None]:
    return function


def some_ends(seed: int) -> list[float]:
    luck, ends = seed, []
    for _ in range(RESULTS):
        number, luck = below(1 << 20, luck)
        ends.append(number / (1 << 20))
    return ends


@pytest.mark.parametrize(("least", "chance"), AT_LEAST.items())
def test_the_best_chance_of_a_result_is_as_known(least: int, chance: float) -> None:
    ends = [float(result >= least) for result in range(RESULTS)]
    _, worth = swept(BRATWURMECK, ends, Compact())
    assert worth.again[-1] == pytest.approx(chance, abs=5e-7)
    assert sum(worth.chances[least:]) == pytest.approx(worth.again[-1], abs=1e-12)


def test_the_most_worms_expected_are_as_known() -> None:
    worms = [float(worms_on(min(result, 36))) * (result > 20) for result in range(RESULTS)]
    _, worth = swept(BRATWURMECK, worms, Compact())
    assert worth.again[-1] == pytest.approx(1.644730, abs=5e-7)


@BOTH
@pytest.mark.parametrize("seed", [1, 77])
def test_both_readings_find_the_same(dice: tuple[tuple[int, ...], int], seed: int) -> None:
    _, by_hand = swept(dice, some_ends(seed), Lists())
    _, compiled = swept(dice, some_ends(seed), Compact())
    for name, row in by_hand._asdict().items():
        assert list(row) == list(getattr(compiled, name)), name


@BOTH
def test_the_chances_agree_with_the_worth(dice: tuple[tuple[int, ...], int]) -> None:
    ends = some_ends(5)
    _, worth = swept(dice, ends, Compact())
    assert sum(worth.chances) == pytest.approx(1, abs=1e-12)
    expected = sum(end * chance for end, chance in zip(ends, worth.chances, strict=True))
    assert expected == pytest.approx(worth.again[-1], abs=1e-12)


@BOTH
@pytest.mark.parametrize("most", [2, 3])
def test_exact_fractions_agree(dice: tuple[tuple[int, ...], int], most: int) -> None:
    values, worm = dice
    ends = [Fraction(end).limit_denominator(10**6) for end in some_ends(9)]
    tree, worth = swept(dice, [float(end) for end in ends], Compact())

    @cache
    def best(used: frozenset[int], left: int, result: int) -> Fraction:
        stop = ends[result if worm in used else 0]
        return max(stop, again(used, left, result)) if left and len(used) < 6 else stop

    @cache
    def again(used: frozenset[int], left: int, result: int) -> Fraction:
        total = Fraction(0)
        for throw in product(range(6), repeat=left):
            options = [
                best(used | {face}, left - count, result + count * values[face])
                for face in set(throw) - used
                if (count := throw.count(face))
            ]
            total += max([*options] or [ends[0]])
        return total / int(6**left)

    checked = 0
    for used in product(range(2), repeat=6):
        faces = frozenset(face for face in range(6) if used[face])
        mask = sum(1 << face for face in faces)
        for result in range(RESULTS):
            moment = tree.number[(mask * 9 + most) * RESULTS + result]
            if tree.dice[moment] == most and len(faces) < 6 and faces and moment:
                exact = again(faces, most, result)
                assert worth.again[moment] == pytest.approx(float(exact), abs=1e-9)
                checked += 1
    assert checked > 200


@BOTH
def test_what_is_ahead_can_be_come_to(dice: tuple[tuple[int, ...], int]) -> None:
    tree = plain_tree(*dice)
    for result in range(1, RESULTS):
        if not tree.sample[result]:
            assert not tree.ahead[-1] >> result & 1
            continue
        _, worth = swept(dice, [float(end == result) for end in range(RESULTS)], Compact())
        can = [bool(mask >> result & 1) for mask in tree.ahead]
        assert [again > 0 for again in worth.again] == can
