"""The games there are, found by looking into their folder."""

import pkgutil
from functools import cache

from kosti.core.contract import Game
from kosti.core.errors import UnknownGame, problem


@cache
def all_games() -> dict[str, Game]:
    """Return every game by its name, in the order of the names."""
    import kosti.games

    found = pkgutil.iter_modules(kosti.games.__path__)
    return {name: Game(name) for _, name, is_folder in sorted(found, key=_name) if is_folder}


def game_named(name: str) -> Game:
    """Return a game by its name or any unambiguous beginning of it; raise `UnknownGame`."""
    fitting = [
        game for known, game in all_games().items() if name and known.startswith(name.lower())
    ]
    if len(fitting) != 1:
        raise UnknownGame(problem("unknown-game", name=name, known=list(all_games())))
    return fitting[0]


def _name(module: pkgutil.ModuleInfo) -> str:
    return module.name
