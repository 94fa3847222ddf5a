"""Games solved; numba is loaded by what is not yet on disk."""

from collections.abc import Mapping

from kosti.solve.ciao import Solution, solved

__all__ = ["Solution", "ciao"]


def ciao(options: Mapping[str, str] | None = None) -> Solution:
    """Return the solution of Ciao, Ciao..! for two seats; raise `BadOption`."""
    return solved(options)
