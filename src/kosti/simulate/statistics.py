"""Means with honest intervals."""

from collections.abc import Sequence
from math import sqrt
from typing import Final, NamedTuple

NORMAL: Final = 1.959963984540054
TINY: Final = 1e-9


class Estimate(NamedTuple):
    """A mean, its standard error, and how many independent parts it was taken from."""

    mean: float
    error: float
    parts: int

    @property
    def low(self) -> float:
        """The lower end of the 95 % interval."""
        return self.mean - NORMAL * self.error

    @property
    def high(self) -> float:
        """The upper end of the 95 % interval."""
        return self.mean + NORMAL * self.error


class Share(NamedTuple):
    """A share of the win with its standard error.

    The interval is Wilson's, for as many games as would give this error: so it stays between 0
    and 1, and a share never lost is not certain.
    """

    mean: float
    error: float
    parts: int

    @property
    def low(self) -> float:
        """The lower end of the 95 % interval."""
        return self._end(-1)

    @property
    def high(self) -> float:
        """The upper end of the 95 % interval."""
        return self._end(1)

    def _end(self, side: int) -> float:
        mean = self.mean
        spread = mean * (1 - mean)
        if spread > 0 and self.error < TINY:
            return mean
        count = spread / self.error**2 if spread > 0 else max(self.parts, 1)
        square = NORMAL * NORMAL / count
        half = NORMAL * sqrt(spread / count + square / (4 * count))
        end = (mean + square / 2 + side * half) / (1 + square)
        return min(max(end, 0.0), 1.0)


def estimate_of(numbers: Sequence[float]) -> Estimate:
    """Return the mean of independent numbers."""
    count = len(numbers)
    if count == 0:
        return Estimate(0.0, 0.0, 0)
    mean = sum(numbers) / count
    if count == 1:
        return Estimate(mean, 0.0, 1)
    squares = sum((number - mean) ** 2 for number in numbers)
    return Estimate(mean, sqrt(squares / (count - 1) / count), count)


def share_estimate(numbers: Sequence[float]) -> Share:
    """Return the mean of independent shares of the win."""
    return Share(*estimate_of(numbers))
