"""Lanes and masks, held against lists and sets."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from kosti.core.compiled import twin
from kosti.core.packed import (
    highest,
    lane,
    lowest,
    mask_of,
    members,
    nth,
    ones,
    with_lane,
)

MASKS = some.sets(some.integers(0, 61))


@given(MASKS)
def test_a_mask_is_a_set(numbers: set[int]) -> None:
    mask = mask_of(sorted(numbers))
    assert members(mask) == sorted(numbers)
    assert ones(mask) == len(numbers)
    assert highest(mask) == max(numbers, default=-1)
    assert lowest(mask) == min(numbers, default=-1)
    assert [nth(mask, index) for index in range(len(numbers))] == sorted(numbers)


@settings(deadline=None)  # the first call compiles
@given(MASKS)
def test_both_readings_know_the_same_masks(numbers: set[int]) -> None:
    mask = mask_of(sorted(numbers))
    for reading in (ones, highest, lowest):
        assert twin(reading)(mask) == reading(mask)
    for index in range(len(numbers)):
        assert twin(nth)(mask, index) == nth(mask, index)


@pytest.mark.parametrize("width", [3, 5, 6])
@given(some.data())
def test_lanes_are_a_list(width: int, data: some.DataObject) -> None:
    numbers = data.draw(some.lists(some.integers(0, 2**width - 1), min_size=1, max_size=10))
    index = data.draw(some.integers(0, len(numbers) - 1))
    packed = sum(number << width * place for place, number in enumerate(numbers))
    assert [lane(packed, width, place) for place in range(len(numbers))] == numbers
    changed = [*numbers[:index], 1, *numbers[index + 1 :]]
    again = with_lane(packed, width, index, 1)
    assert [lane(again, width, place) for place in range(len(numbers))] == changed
