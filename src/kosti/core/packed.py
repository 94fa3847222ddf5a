"""Small numbers side by side in one integer (lanes), and sets of small numbers (masks)."""

from collections.abc import Iterable

from kosti.core.rule import rule


@rule
def lane(packed: int, width: int, index: int) -> int:
    """Return the number in one lane."""
    return (packed >> (width * index)) & ((1 << width) - 1)


@rule
def with_lane(packed: int, width: int, index: int, number: int) -> int:
    """Return the lanes with one number replaced."""
    return packed & ~(((1 << width) - 1) << (width * index)) | (number << (width * index))


@rule
def ones(mask: int) -> int:
    """Return how many members a mask has."""
    return mask.bit_count()


@rule
def highest(mask: int) -> int:
    """Return the greatest member of a mask, -1 of the empty one."""
    return mask.bit_length() - 1


@rule
def lowest(mask: int) -> int:
    """Return the least member of a mask, -1 of the empty one."""
    return (mask & -mask).bit_length() - 1


@rule
def nth(mask: int, index: int) -> int:
    """Return the member of a mask that has so many smaller ones in it."""
    passed = 0
    here = (mask & 255).bit_count()
    while index >= here:
        index -= here
        passed += 8
        mask >>= 8
        here = (mask & 255).bit_count()
    return passed + NTH_OF_BYTE[(mask & 255) << 3 | index]


def members(mask: int) -> list[int]:
    """Return the members of a mask in rising order."""
    return [bit for bit in range(mask.bit_length()) if mask >> bit & 1]


def mask_of(numbers: Iterable[int]) -> int:
    """Return the mask that has these members."""
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask


def _nth_of_byte() -> list[int]:
    rows = [members(byte) for byte in range(256)]
    return [place for row in rows for place in row + [0] * (8 - len(row))]


NTH_OF_BYTE = _nth_of_byte()
