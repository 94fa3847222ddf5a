"""Whether counts are as their weights promise."""

from collections.abc import Mapping
from math import sqrt
from typing import TypeVar

Kind = TypeVar("Kind")


def fits(counts: Mapping[Kind, int], weights: Mapping[Kind, int]) -> bool:
    """Tell whether counts are within four deviations of what the weights promise."""
    share = sum(counts.values()) / sum(weights.values())
    off = sum(
        (counts.get(kind, 0) - weights[kind] * share) ** 2 / weights[kind] for kind in weights
    )
    freedom = len(weights) - 1
    return counts.keys() <= weights.keys() and abs(off / share - freedom) < 4 * sqrt(2 * freedom)
