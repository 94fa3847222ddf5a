"""What is in the air when nobody is to act: dice to land, or one kind to be drawn.

Dice land as counts by face, four bits a face (`packed`), so throws that look the same are
one outcome. A kind is drawn from a stack of counts: twelve lanes of five bits an integer,
36 kinds at most; that also serves a single die whose faces are not equal.
"""

from functools import cache
from math import factorial
from typing import NamedTuple

from kosti.core.luck import below
from kosti.core.packed import lane
from kosti.core.rule import rule

FACES = 6
MOST_DICE = 8
LIES = FACES**4  # ways four dice can lie
PER_STACK = 12
KINDS = 36


class Air(NamedTuple):
    """Either `dice` equal six-faced dice, or (with no dice) one kind by its weight in a stack."""

    dice: int
    first: int = 0
    second: int = 0
    third: int = 0


@rule
def weight_of(air: Air, kind: int) -> int:
    """Return how many of a kind are in the air."""
    if kind < PER_STACK:
        return lane(air.first, 5, kind)
    if kind < 2 * PER_STACK:
        return lane(air.second, 5, kind - PER_STACK)
    return lane(air.third, 5, kind - 2 * PER_STACK)


@rule
def lanes_total(stack: int) -> int:
    """Return the sum of twelve five-bit lanes."""
    total = 0
    while stack:
        total += stack & 31
        stack >>= 5
    return total


def outcomes(air: Air) -> list[tuple[int, int]]:
    """List every outcome with its integer weight; the weights sum to `total_weight`."""
    if air.dice:
        return list(throws(air.dice))
    weights = ((kind, weight_of(air, kind)) for kind in range(KINDS))
    return [(kind, weight) for kind, weight in weights if weight]


def can_fall(air: Air, outcome: int) -> bool:
    """Tell whether this is one of the outcomes."""
    if not air.dice:
        return 0 <= outcome < KINDS and weight_of(air, outcome) > 0
    counts = [outcome >> 4 * face & 15 for face in range(FACES)]
    return 0 <= outcome < 1 << 4 * FACES and sum(counts) == air.dice


def total_weight(air: Air) -> int:
    """Return the sum of the weights of all outcomes."""
    if air.dice:
        return int(FACES**air.dice)
    return lanes_total(air.first) + lanes_total(air.second) + lanes_total(air.third)


@cache
def throws(dice: int) -> tuple[tuple[int, int], ...]:
    """List the ways so many dice can lie, as counts by face, with how often each comes."""
    found: list[tuple[int, int]] = []

    def lay(face: int, left: int, packed: int, ways: int) -> None:
        if face == FACES - 1:
            found.append((packed | left << 4 * face, ways // factorial(left)))
            return
        for count in range(left + 1):
            lay(face + 1, left - count, packed | count << 4 * face, ways // factorial(count))

    lay(0, dice, 0, factorial(dice))
    return tuple(found)


@rule
def fallen(air: Air, luck: int) -> tuple[int, int]:
    """Return one outcome by its weight, and the luck after it."""
    if air.dice == 0:
        return drawn(air, luck)
    number, luck = below(POWERS[air.dice], luck)
    return FOUR_DICE[number // LIES] + FOUR_DICE[number % LIES] - (MOST_DICE - air.dice), luck


@rule
def drawn(air: Air, luck: int) -> tuple[int, int]:
    """Return one kind by its weight, and the luck after it."""
    total = lanes_total(air.first) + lanes_total(air.second) + lanes_total(air.third)
    number, luck = below(total, luck)
    kind = 0
    number -= weight_of(air, kind)
    while number >= 0:
        kind += 1
        number -= weight_of(air, kind)
    return kind, luck


def _four_dice() -> list[int]:
    faces = range(FACES)
    return [
        (1 << 4 * a) + (1 << 4 * b) + (1 << 4 * c) + (1 << 4 * d)
        for a in faces
        for b in faces
        for c in faces
        for d in faces
    ]


POWERS = [FACES**dice for dice in range(MOST_DICE + 1)]
FOUR_DICE = _four_dice()  # unthrown dice count as the first face, which `fallen` takes off
