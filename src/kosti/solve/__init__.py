"""Games solved, and the odds of one turn; `kosti.solve("ciao")` is `kosti.solve.solve("ciao")`.

Numba is loaded by what is not yet on disk.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from kosti.core.calling import make_calling
from kosti.core.contract import Game
from kosti.core.errors import BadOption, problem
from kosti.core.registry import game_named

if TYPE_CHECKING:
    from kosti.solve.ciao import Solution

__all__ = ["SOLVED", "solve"]

SOLVED = ("ciao",)


def solve(game: Game | str, options: Mapping[str, str] | None = None) -> "Solution":
    """Return the solution of a game with these options; raise `BadOption` where there is none.

    The first use of options takes some seconds, later ones read what was kept on disk.
    """
    found = game_named(game) if isinstance(game, str) else game
    if found.name not in SOLVED:
        raise BadOption(problem("solve-unknown", name=found.name, known=SOLVED))
    from kosti.solve.ciao import solved

    return solved(options)


make_calling(__name__, __name__, "solve")
