"""What played games came to: by seat, by bot and by game."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple

from kosti.core.contract import Game
from kosti.core.errors import KostiError
from kosti.core.rule import WHOLE
from kosti.simulate.statistics import Estimate, Share, estimate_of, share_estimate


class Lost(NamedTuple):
    """A seat that a bot from outside lost in a game, and why."""

    game: int
    bot: str
    failure: KostiError


@dataclass(frozen=True)
class Results:
    """Games played, in the order of their numbers.

    `orders` are the ways the bots sat down, a bot's number for every seat, used in turn. There
    are fewer games than `wanted` if somebody interrupted.
    """

    game: Game
    options: Any
    bots: Sequence[str]
    orders: Sequence[Sequence[int]]
    seed: int
    wanted: int
    rows: Sequence[Any]
    lost: Sequence[Lost] = ()

    @cached_property
    def table(self) -> Any:
        """All numbers, a row for each game (see `kosti.simulate.tables`)."""
        import numpy as np

        from kosti.simulate.tables import WIDTH

        return np.concatenate([np.zeros((0, WIDTH), np.int64), *self.rows])

    @property
    def games(self) -> int:
        """How many games were played."""
        return len(self.table)

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return int(self.options.seats)

    @property
    def is_whole(self) -> bool:
        """Whether nobody interrupted."""
        return self.games >= self.wanted

    @property
    def counted(self) -> Sequence[str]:
        """The names of what this game counts beside scores, such as failures and thefts."""
        tally = self.game.room_if_any("tally")
        return tuple(tally.COUNTED) if tally else ()

    @cached_property
    def shares(self) -> Any:
        """The part of the win of each seat, a row for each game."""
        from kosti.simulate.tables import SHARES

        return self._of_seats(SHARES) / WHOLE

    @cached_property
    def scores(self) -> Any:
        """The score of each seat at the end, a row for each game."""
        from kosti.simulate.tables import SCORES

        return self._of_seats(SCORES)

    @cached_property
    def turns(self) -> Any:
        """How many turns each game had."""
        from kosti.simulate.tables import TURNS

        return self.table[:, TURNS]

    @cached_property
    def decisions(self) -> Any:
        """How often a seat was asked in each game, forced choices too."""
        from kosti.simulate.tables import DECISIONS

        return self.table[:, DECISIONS]

    def counts(self, name: str) -> Any:
        """Return what is counted by this name for each seat, a row for each game."""
        from kosti.simulate.paired import MOST_SEATS
        from kosti.simulate.tables import COUNTED

        return self._of_seats(COUNTED + MOST_SEATS * self.counted.index(name))

    def _of_seats(self, place: int) -> Any:
        return self.table[:, place : place + self.seats]

    @cached_property
    def sitting(self) -> Any:
        """The number of the bot at each seat, a row for each game."""
        import numpy as np

        orders = np.array(self.orders)
        return orders[np.arange(self.games) % len(orders)]

    def of_bot(self, bot: int, numbers: Any) -> list[float]:
        """Return the mean of a bot's numbers for a seat, in each round of orders.

        `numbers` has a row for each game. A round that was not finished does not count.
        """
        rounds = self.games // len(self.orders)
        played = rounds * len(self.orders)
        mine = self.sitting[:played] == bot
        sums = (numbers[:played] * mine).reshape(rounds, -1).sum(axis=1)
        seats = mine.reshape(rounds, -1).sum(axis=1)
        return [float(mean) for mean in sums / seats]

    def share_of_seat(self, seat: int) -> Share:
        """Return a seat's share of the win, whoever sat there."""
        return share_estimate(self._by_round(self.shares[:, seat]))

    def share_of_bot(self, bot: int) -> Share:
        """Return a bot's share of the win for one seat; the rounds of orders are independent."""
        return share_estimate(self.of_bot(bot, self.shares))

    def score_of_bot(self, bot: int) -> Estimate:
        """Return a bot's mean score."""
        return estimate_of(self.of_bot(bot, self.scores))

    def count_of_bot(self, bot: int, name: str) -> Estimate:
        """Return how often a game what is counted by this name befell a bot at one seat."""
        return estimate_of(self.of_bot(bot, self.counts(name)))

    def _by_round(self, numbers: Any) -> list[float]:
        rounds = self.games // len(self.orders)
        found = numbers[: rounds * len(self.orders)].reshape(rounds, -1).mean(axis=1)
        return [float(mean) for mean in found]
