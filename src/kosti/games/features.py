"""How features are put into the row that a net reads: each returns how many are on then."""

from typing import Any

from kosti.core.rule import rule


@rule
def one_more(active: Any, count: int, feature: int) -> int:
    """Turn a feature on."""
    active[count] = feature
    return count + 1


@rule
def ladder(active: Any, count: int, first: int, steps: int) -> int:
    """Turn so many neighbouring features on: a number as steps climbed."""
    for step in range(steps):
        active[count + step] = first + step
    return count + max(steps, 0)


@rule
def marked(active: Any, count: int, first: int, mask: int) -> int:
    """Turn on a feature for each member of a mask."""
    feature = first
    while mask:
        if mask & 1:
            active[count] = feature
            count += 1
        mask >>= 1
        feature += 1
    return count


@rule
def within(number: int, reach: int) -> int:
    """Return a number from 0 to twice the reach: how far from -reach, cut at both ends."""
    return max(-reach, min(number, reach)) + reach
