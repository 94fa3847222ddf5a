"""Small numbers side by side in one integer (lanes), and sets of small numbers (masks)."""

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
    pairs = mask - ((mask >> 1) & 0x5555555555555555)
    fours = (pairs & 0x3333333333333333) + ((pairs >> 2) & 0x3333333333333333)
    eights = (fours + (fours >> 4)) & 0x0F0F0F0F0F0F0F0F
    sixteens = eights + (eights >> 8)
    thirty_twos = sixteens + (sixteens >> 16)
    return (thirty_twos + (thirty_twos >> 32)) & 0x7F


@rule
def highest(mask: int) -> int:
    """Return the greatest member of a mask, -1 of the empty one."""
    found = -1
    while mask:
        mask >>= 1
        found += 1
    return found


@rule
def lowest(mask: int) -> int:
    """Return the least member of a mask, -1 of the empty one."""
    return ones((mask & -mask) - 1) if mask else -1


@rule
def nth(mask: int, index: int) -> int:
    """Return the member of a mask that has so many smaller ones in it."""
    for _ in range(index):
        mask &= mask - 1
    return ones((mask & -mask) - 1)


def members(mask: int) -> list[int]:
    """Return the members of a mask in rising order."""
    return [bit for bit in range(mask.bit_length()) if mask >> bit & 1]


def mask_of(numbers: "list[int] | tuple[int, ...] | range") -> int:
    """Return the mask that has these members."""
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask
