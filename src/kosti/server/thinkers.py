"""Bots and judgement in processes of their own: the server neither searches nor compiles.

Until a process is warm for a game the simple player answers; judgement waits.
"""

import asyncio
import multiprocessing
import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from random import Random
from secrets import randbits
from typing import Any, Final

from kosti.core.match import Match
from kosti.core.registry import all_games, game_named
from kosti.core.view import View

MOST_WORKERS: Final = 4
PATIENCE: Final = 8.0
SEED_BITS: Final = 31


def quiet() -> None:
    """Leave Ctrl-C to the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def warmed(game: str) -> None:
    """Make ready for a game: its weights are read and its players compiled."""
    from kosti.bots import player_named
    from kosti.bots.thinking import judge

    match = Match(game, seats=2)
    rng = Random(1)
    while match.to_act < 0:
        match.throw()
    view = match.view(match.to_act)
    for level in ("expert", "master"):
        player_named(level).choose(view, rng)
    judge(view)


def chosen(game: str, state: Any, seat: int, level: str, seed: int) -> int:
    """Return what a bot chooses who sees a blanked state."""
    from kosti.bots import player_named

    view = View(game_named(game), state, seat)
    return player_named(level).choose(view, Random(seed))


Shares = list[tuple[str, list[float]]]
Endings = list[tuple[str, dict[str, Any], float]]


def judged(game: str, state: Any, seat: int) -> tuple[Shares, Endings]:
    """Return what the master thinks of a blanked state: shares by action, and endings."""
    from kosti.bots.thinking import judge

    judgement = judge(View(game_named(game), state, seat))
    shares = [(one.action.text, [*one.shares]) for one in judgement.actions]
    endings = [(one.key, dict(one.values), one.chance) for one in judgement.endings]
    return shares, endings


class Worker:
    """One process, and the games it is warm for."""

    def __init__(self) -> None:
        self.begin()

    def begin(self) -> None:
        """Start the process and let it warm up, game by game."""
        context = multiprocessing.get_context("spawn")
        self.pool = ProcessPoolExecutor(1, mp_context=context, initializer=quiet)
        self.warm: set[str] = set()
        self.asked = 0
        self.warming = len(all_games())
        for game in all_games():
            self.pool.submit(warmed, game).add_done_callback(partial(self.has_warmed, game))

    def has_warmed(self, game: str, done: Any) -> None:
        """Note that a game can be thought about."""
        self.warming -= 1
        if not done.cancelled() and done.exception() is None:
            self.warm.add(game)

    async def ask(self, work: Callable[..., Any], *given: Any) -> Any:
        """Return what a piece of work comes to; a process that died is started anew."""
        self.asked += 1
        try:
            running = asyncio.wrap_future(self.pool.submit(work, *given))
            return await asyncio.wait_for(running, PATIENCE)
        except BrokenProcessPool:
            self.begin()
            raise
        finally:
            self.asked = max(self.asked - 1, 0)

    def close(self) -> None:
        """End the process, whatever it is doing."""
        for process in (getattr(self.pool, "_processes", None) or {}).values():
            process.kill()
        self.pool.shutdown(wait=False, cancel_futures=True)


class Thinkers:
    """The processes that think."""

    def __init__(self, count: int) -> None:
        self.workers = [Worker() for _ in range(workers_wanted() if count < 0 else count)]

    def free(self, game: str) -> Worker | None:
        """Return the least busy process that is warm for a game."""
        warm = [one for one in self.workers if game in one.warm and not one.warming]
        return min(warm, key=lambda worker: worker.asked, default=None)

    async def choose(self, view: View, level: str) -> int:
        """Return what a bot of a level chooses; the simple player where none can think."""
        worker = self.free(view.game.name)
        seed = randbits(SEED_BITS)
        if worker is not None:
            try:
                found = await worker.ask(chosen, view.game.name, view.state, view.seat, level, seed)
                return int(found)
            except (BrokenProcessPool, TimeoutError):
                pass
        return view.game.strategy.simple(view.state, seed)

    async def judge(self, view: View) -> tuple[Shares, Endings] | None:
        """Return the judgement of a view's moment, nothing where none can think."""
        worker = self.free(view.game.name)
        if worker is None:
            return None
        try:
            found: tuple[Shares, Endings] = await worker.ask(
                judged, view.game.name, view.state, view.seat
            )
            return found
        except (BrokenProcessPool, TimeoutError):
            return None

    def close(self) -> None:
        """End all processes."""
        for worker in self.workers:
            worker.close()


def workers_wanted() -> int:
    """Return how many processes think: all cores but one."""
    return max(1, min(MOST_WORKERS, (os.cpu_count() or 2) - 1))
