"""Games played in bulk by compiled code; numba is loaded by the first call.

`kosti.simulate(...)` is `kosti.simulate.batch.simulate`.
"""

from typing import Any, NamedTuple

from kosti.core.calling import make_calling
from kosti.core.contract import Game

TURN_LIMIT = 2_000


class Tally(NamedTuple):
    """What so many games came to. A decision is one choice asked of a seat, forced ones too."""

    games: int
    decisions: int
    unforced: int
    turns: int


def random_games(game: Game, options: Any, games: int, seed: int = 0, first: int = 0) -> Tally:
    """Play games by uniformly random choices, numbered from `first`.

    Each game follows from the seed and its number alone, so a run can be split anywhere.
    Options without a `turn_limit` get the usual one.
    """
    from kosti.simulate import uniform

    rooms = {"rules": game.rules, "player": uniform}
    return _played(rooms, limited(game, options), games, seed, first)


def simple_games(game: Game, options: Any, games: int, seed: int = 0, first: int = 0) -> Tally:
    """Play games by the game's simple player at every seat; else as `random_games`."""
    from kosti.simulate import sensible

    rooms = {"rules": game.rules, "player": sensible, "strategy": game.strategy}
    return _played(rooms, limited(game, options), games, seed, first)


def limited(game: Game, options: Any) -> Any:
    """Return the options with the usual `turn_limit` where they have none."""
    usual = game.random_limit or TURN_LIMIT
    return options if options.turn_limit else options._replace(turn_limit=usual)


def _played(rooms: dict[str, Any], options: Any, games: int, seed: int, first: int) -> Tally:
    from kosti.core.compiled import twin
    from kosti.simulate.playout import played_games

    return Tally(games, *twin(played_games, **rooms)(options, first, games, seed))


make_calling(__name__, "kosti.simulate.batch", "simulate")
