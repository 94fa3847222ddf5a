"""Numbers in rows that a player's mind works on: lists for the plain reading, else arrays."""

from collections.abc import Sequence
from typing import Any, Protocol


class Arrays(Protocol):
    """Makes the rows of one reading."""

    def ints(self, numbers: int | Sequence[int]) -> Any:
        """Return a row of these numbers, or of so many zeros."""

    def floats(self, numbers: int | Sequence[Any]) -> Any:
        """Return a row (or rows) of these numbers, or of so many zeros."""


class Lists:
    """Rows of the plain reading."""

    def ints(self, numbers: int | Sequence[int]) -> list[int]:
        """Return a list of these numbers, or of so many zeros."""
        return [0] * numbers if isinstance(numbers, int) else [int(number) for number in numbers]

    def floats(self, numbers: int | Sequence[Any]) -> list[Any]:
        """Return a list (or lists) of these numbers, or of so many zeros."""
        if isinstance(numbers, int):
            return [0.0] * numbers
        return [self.floats(row) if isinstance(row, Sequence) else float(row) for row in numbers]


class Compact:
    """Rows of the compiled reading; numpy is loaded by the first one."""

    def __init__(self) -> None:
        import numpy as np

        self._np = np

    def ints(self, numbers: int | Sequence[int]) -> Any:
        """Return an array of these numbers, or of so many zeros."""
        if isinstance(numbers, int):
            return self._np.zeros(numbers, self._np.int64)
        return self._np.array(numbers, self._np.int64)

    def floats(self, numbers: int | Sequence[Any]) -> Any:
        """Return an array of these numbers, or of so many zeros."""
        if isinstance(numbers, int):
            return self._np.zeros(numbers)
        return self._np.array(numbers, self._np.float64)
