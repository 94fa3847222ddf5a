"""Ratings by maximum likelihood, with intervals that know which games met the same chance.

A bot at a table wins with a chance in proportion to its strength: with two seats this is the
model of Bradley and Terry, which is Elo's. A shared win counts as its parts. Where two bots met,
one shared game is added to what they played, so that a bot that never lost has a rating too.
"""

from collections.abc import Sequence
from math import log
from typing import Any, Final, NamedTuple

from kosti.simulate.statistics import Estimate

ELO: Final = 400 / log(10)  # points that make the stronger ten times as likely to win: 400
STEPS: Final = 100
CLOSE: Final = 1e-10


class Played(NamedTuple):
    """The games of one table: seats held by each bot, and what each won in every round."""

    seats: Sequence[int]
    won: Any  # a row for each round, a column for each bot
    games: int  # in a round


def ratings(played: Sequence[Played]) -> list[Estimate]:
    """Return each bot's Elo points above the mean of all, 0 with no error where nobody played."""
    import numpy as np

    if not played:
        return []
    bots = len(played[0].seats)
    tables = [_Table(np.array(one.seats, float), one.won, one.games) for one in played]
    met = [shared_game(bots, *pair) for pair in pairs_met(played)]
    strength = np.zeros(bots)
    for _ in range(STEPS):
        slope = sum(table.slope(strength) for table in (*tables, *met))
        curve = sum(table.curve(strength) for table in (*tables, *met))
        step = np.linalg.pinv(curve, hermitian=True) @ slope
        strength += step / max(1.0, abs(step).max())
        if abs(step).max() < CLOSE:
            break
    strength -= strength.mean()
    errors = _errors(tables, np.linalg.pinv(curve, hermitian=True), strength)
    rounds = max(len(one.won) for one in played)
    return [
        Estimate(ELO * float(mean), ELO * float(error), rounds)
        for mean, error in zip(strength, errors, strict=True)
    ]


def pairs_met(played: Sequence[Played]) -> set[tuple[int, int]]:
    """Return the pairs of bots that sat at one table."""
    sitting = [
        [bot for bot, held in enumerate(one.seats) if held] for one in played if len(one.won)
    ]
    return {(a, b) for bots in sitting for a in bots for b in bots if a < b}


def shared_game(bots: int, one: int, other: int) -> "_Table":
    """Return a shared game of two bots."""
    import numpy as np

    seats = np.zeros(bots)
    seats[[one, other]] = 1
    return _Table(seats, seats[None, :] / 2, 1)


class _Table:
    """The likelihood of what was won at a table."""

    def __init__(self, seats: Any, won: Any, games: int) -> None:
        self.seats = seats
        self.won = won
        self.games = games
        self.total = len(won) * games

    def chances(self, strength: Any) -> Any:
        import numpy as np

        weights = self.seats * np.exp(strength - strength.max())
        return weights / weights.sum()

    def slope(self, strength: Any) -> Any:
        return self.won.sum(axis=0) - self.total * self.chances(strength)

    def curve(self, strength: Any) -> Any:
        import numpy as np

        chances = self.chances(strength)
        return self.total * (np.diag(chances) - np.outer(chances, chances))

    def slopes(self, strength: Any) -> Any:
        return self.won - self.games * self.chances(strength)


def _errors(tables: Sequence[_Table], spread: Any, strength: Any) -> Any:
    """Return the errors of the ratings, a round of all tables being one observation."""
    import numpy as np

    slopes = np.zeros((max(len(table.won) for table in tables), len(strength)))
    for table in tables:
        slopes[: len(table.won)] += table.slopes(strength)
    return np.sqrt(np.diag(spread @ (slopes.T @ slopes) @ spread))
