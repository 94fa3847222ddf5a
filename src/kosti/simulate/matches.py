"""Whole games in plain Python, for tables with a bot from outside."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from random import Random
from threading import Lock
from typing import Any, NamedTuple

from kosti.bots import Player, player_named
from kosti.bots.outside import BotFailure, Guarded, guarded_bot, is_outside
from kosti.core.contract import Game
from kosti.core.luck import luck_of
from kosti.core.reading import plain
from kosti.core.rule import CHANCE, OVER
from kosti.simulate import no_stacks, no_tally, paired, tables
from kosti.simulate.jobs import Play
from kosti.simulate.results import Lost

Orders = Sequence[Sequence[int]]


class Span(NamedTuple):
    """What a span of games came to: their numbers, a row each, and the seats lost in them."""

    rows: Any
    lost: Sequence[Lost]


@contextmanager
def matches(
    game: Game, options: Any, bots: Sequence[str], orders: Orders, seed: int, seconds: float
) -> Iterator[Callable[[], Play]]:
    """Give what makes a player of spans; all bots it started are ended in the end."""
    seated: list[Player] = []
    lock = Lock()

    def make() -> Play:
        players = [
            guarded_bot(bot, seconds) if is_outside(bot) else player_named(bot) for bot in bots
        ]
        with lock:
            seated.extend(players)
        return _Matches(game, options, players, orders, seed).played

    try:
        yield make
    finally:
        for player in seated:
            if isinstance(player, Guarded):
                player.stop()


class _Matches:
    """Plays games as the compiled loop does, chance and numbers alike."""

    def __init__(
        self, game: Game, options: Any, players: Sequence[Player], orders: Orders, seed: int
    ) -> None:
        self.game = game
        self.options = options
        self.players = players
        self.orders = orders
        self.seed = seed
        self.lost: list[Lost] = []
        self.number = 0
        tally = game.room_if_any("tally") or no_tally
        stacks = game.room_if_any("stacks") or no_stacks
        self.tallied = tally.tallied
        self.fallen = plain(paired.fallen_here, rules=game.rules, stacks=stacks)
        for player in players:
            if isinstance(player, Guarded):
                player.told = self._noting(player.kind)

    def _noting(self, kind: str) -> Callable[[BotFailure], None]:
        return lambda failure: self.lost.append(Lost(self.number, kind, failure))

    def played(self, first: int, games: int) -> Span:
        """Return the numbers of so many games, numbered from `first`."""
        import numpy as np

        self.lost = []
        rows = [self._match(number) for number in range(first, first + games)]
        return Span(np.array(rows, np.int64), self.lost)

    def _match(self, number: int) -> list[int]:
        self.number = number
        rules, row, marks = self.game.rules, [0] * tables.WIDTH, [0] * paired.MARKS
        pairing = luck_of(self.seed, number // len(self.orders) << 1)
        rng = Random(luck_of(self.seed, number << 1 | 1))
        order = self.orders[number % len(self.orders)]
        for player in self.players:
            if isinstance(player, Guarded):
                player.begin()
        paired.begin(marks)
        state = rules.start(self.options)
        while (actor := rules.to_act(state)) != OVER:
            if actor == CHANCE:
                step = self.fallen(state, pairing, marks)
                after = rules.landed(state, step)
            else:
                row[tables.DECISIONS] += 1
                row[tables.UNFORCED] += rules.legal(state).bit_count() > 1
                view = self.game.seen(state, actor)
                step = self.players[order[actor]].choose(view, rng)
                after = rules.played(state, step)
            tables.count(self.tallied(state, step, after), state.seat, row, 0)
            state = after
        row[tables.TURNS] = state.turns
        for seat in range(self.options.seats):
            row[tables.SHARES + seat] = rules.shares(state, seat)
            row[tables.SCORES + seat] = rules.score(state, seat)
        return row
