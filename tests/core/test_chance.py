"""What falls is what is listed, as often as its weight says."""

from collections import Counter

import pytest

from chi_square import fits
from kosti.core.chance import (
    FACES,
    KINDS,
    MOST_DICE,
    Air,
    can_fall,
    fallen,
    lanes_total,
    outcomes,
    total_weight,
    weight_of,
)
from kosti.core.compiled import twin
from kosti.core.luck import luck_of
from kosti.core.packed import lane
from kosti.core.rule import rule

STACKS = [
    Air(0, 0b00010_00001, 0, 0),
    Air(0, 31 << 55, 0, 1 << 55),
    Air(0, 4 << 5 | 4 << 25, 1 << 10, 18 << 55 | 2),
]
AIRS = [*(Air(dice, 0, 0, 0) for dice in range(1, MOST_DICE + 1)), *STACKS]


@rule
def hash_of_outcomes(air: Air, seed: int) -> int:
    """Return one number that depends on a thousand outcomes."""
    luck = luck_of(seed, 0)
    found = 0
    for _ in range(1000):
        outcome, luck = fallen(air, luck)
        found = (found * 31 + outcome) % 1_000_000_007
    return found


@pytest.mark.parametrize("air", AIRS)
def test_both_readings_fall_the_same(air: Air) -> None:
    assert twin(hash_of_outcomes)(air, 5) == hash_of_outcomes(air, 5)


@pytest.mark.parametrize("air", AIRS)
def test_outcomes_fall_by_their_weights(air: Air) -> None:
    luck = luck_of(3, 0)
    counts: Counter[int] = Counter()
    for _ in range(30_000):
        outcome, luck = fallen(air, luck)
        counts[outcome] += 1
    assert fits(counts, dict(outcomes(air)))


@pytest.mark.parametrize("air", AIRS)
def test_weights_sum_to_the_total(air: Air) -> None:
    weights = [weight for _, weight in outcomes(air)]
    assert min(weights) > 0
    assert sum(weights) == total_weight(air)


@pytest.mark.parametrize("dice", range(1, MOST_DICE + 1))
def test_every_throw_has_all_its_dice(dice: int) -> None:
    found = [outcome for outcome, _ in outcomes(Air(dice, 0, 0, 0))]
    assert len(set(found)) == len(found)
    assert all(sum(lane(throw, 4, face) for face in range(FACES)) == dice for throw in found)


def test_a_stack_is_counted_by_kind() -> None:
    air = STACKS[2]
    assert outcomes(air) == [(1, 4), (5, 4), (14, 1), (24, 2), (35, 18)]
    assert [weight_of(air, kind) for kind in (0, 14, 35)] == [0, 1, 18]
    assert lanes_total(air.third) == 20


@pytest.mark.parametrize("air", AIRS)
def test_only_what_is_listed_can_fall(air: Air) -> None:
    listed = {outcome for outcome, _ in outcomes(air)}
    most = KINDS if not air.dice else 1 << 14
    assert {outcome for outcome in range(-2, most + 2) if can_fall(air, outcome)} == {
        outcome for outcome in listed if outcome < most + 2
    }
    assert all(can_fall(air, outcome) for outcome in listed)
    assert not can_fall(air, 1 << 24)
