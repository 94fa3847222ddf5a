"""Players that are no people. Each sees a `View` and nothing else."""

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Protocol

from kosti.bots.outside import guarded_bot, is_outside
from kosti.bots.thinking import LevelPlayer
from kosti.core.errors import KostiError, problem
from kosti.core.view import View


class UnknownPlayer(KostiError):
    """No player has this name."""


class Player(Protocol):
    """Chooses one of the legal choices of a view."""

    kind: str
    version: str

    def choose(self, view: View, rng: Random) -> int: ...


class RandomPlayer:
    """Chooses uniformly among the legal choices."""

    kind = "random"
    version = "1"

    def choose(self, view: View, rng: Random) -> int:
        return rng.choice(view.actions).choice


class SimplePlayer:
    """Plays as the game's own simple strategy says."""

    kind = "simple"
    version = "1"

    def choose(self, view: View, rng: Random) -> int:
        return view.game.strategy.simple(view.state, rng.getrandbits(31))


LEVELS = ("novice", "casual", "expert", "master")
PLAYERS: dict[str, Callable[[], Player]] = {
    "random": RandomPlayer,
    "simple": SimplePlayer,
    **{level: partial(LevelPlayer, level) for level in LEVELS},
}


def player_named(kind: str) -> Player:
    """Return a player by its name, or `cmd:…` or `py:…`; raise `UnknownPlayer`."""
    if is_outside(kind):
        return guarded_bot(kind)
    if kind not in PLAYERS:
        raise UnknownPlayer(problem("unknown-player", name=kind, known=["me", *PLAYERS]))
    return PLAYERS[kind]()
