"""Everybody against everybody: paired chance, all orders of the seats, ratings."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations, zip_longest
from typing import Any

from kosti.bots.outside import SECONDS
from kosti.core.contract import Game
from kosti.core.errors import KostiError, problem
from kosti.core.registry import game_named
from kosti.simulate.batch import Bot, in_rounds, name_of, orders_of, simulate
from kosti.simulate.jobs import Progress
from kosti.simulate.rating import Played, ratings
from kosti.simulate.results import Results
from kosti.simulate.statistics import Estimate, Share, estimate_of, share_estimate


class BadTournament(KostiError):
    """No tournament can be held with these bots."""


@dataclass(frozen=True)
class Tournament:
    """What was played at each table, through all orders of its seats.

    All tables meet the same chance in the round of the same number. There are fewer games than
    `wanted` if somebody interrupted.
    """

    game: Game
    bots: Sequence[str]
    tables: Sequence[Results]
    wanted: int

    @property
    def games(self) -> int:
        """How many games were played."""
        return sum(table.games for table in self.tables)

    @property
    def is_whole(self) -> bool:
        """Whether nobody interrupted."""
        return self.games >= self.wanted

    @cached_property
    def ratings(self) -> list[Estimate]:
        """Each bot's Elo points above the mean of all."""
        return ratings([self._played(table) for table in self.tables if _rounds(table)])

    def share_of(self, bot: int) -> Share:
        """Return a bot's share of the win for one seat, at all its tables."""
        return share_estimate(_by_round(list(self._at(bot).values())))

    def difference(self, bot: int, other: int) -> Estimate:
        """Return how much greater a bot's share is than another's in the same rounds."""
        mine, theirs = self._at(bot), self._at(other)
        both = [place for place in mine if place in theirs]
        return estimate_of(
            _by_round(
                [
                    [one - two for one, two in zip(mine[place], theirs[place], strict=True)]
                    for place in both
                ]
            )
        )

    def _at(self, bot: int) -> dict[int, list[float]]:
        """Return a bot's shares in every round of each of its tables."""
        name = self.bots[bot]
        return {
            place: table.of_bot(table.bots.index(name), table.shares)
            for place, table in enumerate(self.tables)
            if name in table.bots and _rounds(table)
        }

    def _played(self, table: Results) -> Played:
        import numpy as np

        orders = len(table.orders)
        won = np.zeros((_rounds(table), len(self.bots)))
        seats = [0] * len(self.bots)
        for place, name in enumerate(table.bots):
            bot = self.bots.index(name)
            seats[bot] = table.orders[0].count(place)
            won[:, bot] = np.array(table.of_bot(place, table.shares)) * seats[bot] * orders
        return Played(seats, won, orders)


def tournament(
    game: Game | str,
    bots: Sequence[Bot],
    *,
    games: int = 1_000,
    seats: int = 2,
    tables: Sequence[Sequence[int]] = (),
    options: Mapping[str, str] | None = None,
    seed: int = 0,
    jobs: int | None = None,
    on_progress: Progress | None = None,
    seconds: float = SECONDS,
) -> Tournament:
    """Play so many games at every table, or a few more to finish a round of orders.

    Tables are lists of bots' numbers, a number a seat; if none are named, `tables_for`.
    """
    found = game_named(game) if isinstance(game, str) else game
    names = [name_of(bot) for bot in bots]
    if len(set(names)) != len(names) or len(names) < 2:
        raise BadTournament(problem("tournament-bots", known=names))
    chosen = tables or tables_for(len(bots), seats)
    played: list[Results] = []
    for number, table in enumerate(chosen):

        def tell(done: int, wanted: int, number: int = number) -> None:
            if on_progress is not None:
                on_progress(number * wanted + done, len(chosen) * wanted)

        sitting = [bots[bot] for bot in table]
        rest: Any = {"options": options, "games": games, "seed": seed, "jobs": jobs}
        rest |= {"seconds": seconds, "on_progress": tell}
        played.append(simulate(found, sitting, is_rotated=True, **rest))
        if not played[-1].is_whole:
            break
    wanted = sum(in_rounds(games, orders_of(table)) for table in chosen)
    return Tournament(found, names, played, wanted)


def tables_for(bots: int, seats: int) -> list[tuple[int, ...]]:
    """Return the tables of a round robin.

    All choices of so many bots; where they are fewer than the seats, each one among others of
    one kind.
    """
    if bots >= seats:
        return list(combinations(range(bots), seats))
    pairs = [(one, other) for one in range(bots) for other in range(bots) if one != other]
    return [(one, *[other] * (seats - 1)) for one, other in pairs]


def _by_round(tables: Sequence[Sequence[float]]) -> list[float]:
    """Return the means of the rounds of the same number, which met the same chance."""
    rounds = zip_longest(*tables)
    found = [[one for one in numbers if one is not None] for numbers in rounds]
    return [sum(numbers) / len(numbers) for numbers in found]


def _rounds(table: Results) -> int:
    return table.games // len(table.orders)
