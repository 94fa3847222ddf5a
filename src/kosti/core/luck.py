"""The generator behind every seeded game, one text for both readings.

Multiply-with-carry in base 2**32, the word and the carry folded together; its period is about
2**62. No product passes 63 bits: compiled integers must not overflow. Numbers below N are
exact: what would favour small ones is drawn again.
"""

from typing import Final

from kosti.core.rule import rule

MULTIPLIER: Final = 0x7C28EFAA  # MULTIPLIER * 2**32 - 1 is a safe prime
WORD: Final = (1 << 32) - 1
HALF: Final = (1 << 31) - 1


@rule
def luck_of(seed: int, stream: int) -> int:
    """Return the luck that a seed and a stream number begin with (both below 2**62)."""
    left = seed & HALF
    right = (seed >> 31) & HALF
    for round_ in range(8):
        left, right = right, left ^ scrambled(right, round_)
        if round_ == 3:
            left ^= stream & HALF
            right ^= (stream >> 31) & HALF
    return left << 31 | right | 1


@rule
def scrambled(half: int, key: int) -> int:
    """Return 31 bits that depend on all 31 given."""
    product = (half + 0x2545F491 + key) * 0x5851F42D
    product = ((product >> 31) ^ (product & HALF)) * 0x6C8E9CF5
    return (product >> 31) ^ (product & HALF)


@rule
def stepped(luck: int) -> int:
    """Return the luck after one draw."""
    return (luck & WORD) * MULTIPLIER + (luck >> 32)


@rule
def bits_of(luck: int) -> int:
    """Return the 31 random bits of a luck."""
    return ((luck ^ (luck >> 32)) & WORD) >> 1


@rule
def below(bound: int, luck: int) -> tuple[int, int]:
    """Return a number from 0 to bound - 1 (bound at most 2**31), and the luck after it."""
    luck = stepped(luck)
    product = bits_of(luck) * bound
    if product & HALF < bound:
        unfair = (HALF + 1) % bound
        while product & HALF < unfair:
            luck = stepped(luck)
            product = bits_of(luck) * bound
    return product >> 31, luck
