"""The conformance suite at its fullest: all tables, long games, both readings."""

from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import Any

from kosti.core.contract import Game
from kosti.core.registry import game_named
from kosti.testing import NotConforming, check, option_sets
from proof.decisions import page_of
from proof.progress import Progress

PLAIN_STEPS = 150
COMPILED_STEPS = 1_000
EACH = 8  # tables at once

Tables = list[dict[str, str]]


def kept_promises(game: Game, cores: int = 2) -> dict[str, Any]:
    """Play a game at every table in plain Python, and at many in both readings."""
    page = page_of(game)
    every = option_sets(game, page.values, is_thorough=True)
    many = option_sets(game, page.values)
    work = [(part, False) for part in parts(every)] + [(part, True) for part in parts(many)]
    progress = Progress(f"{game.name}, tables", len(every) + len(many))
    games = states = 0
    problems = []
    with ProcessPoolExecutor(cores) as pool:
        for found in pool.map(partial(checked, game.name), range(len(work)), work):
            games += found[0]
            states += found[1]
            problems += [found[2]] if found[2] else []
            progress.add(found[0])
    progress.end(f"{progress.seconds:.0f} s")
    told = f"{games:,} games with {states:,} states, every promise kept"
    seconds = round(progress.seconds, 1)
    return {
        "games": games,
        "states": states,
        "seconds": seconds,
        "problems": problems,
        "told": told,
    }


def parts(tables: Tables) -> list[Tables]:
    """Divide tables into small groups."""
    return [tables[first : first + EACH] for first in range(0, len(tables), EACH)]


def checked(name: str, number: int, work: tuple[Tables, bool]) -> tuple[int, int, str]:
    """Check a game at some tables; return the games, their states, and what broke."""
    tables, is_compiled = work
    game = game_named(name)
    steps = COMPILED_STEPS if is_compiled else PLAIN_STEPS
    try:
        found = check(
            game,
            page=page_of(game),
            options=tables,
            seed=number * EACH,
            steps=steps,
            is_compiled=is_compiled,
        )
    except NotConforming as broken:
        return len(tables), 0, str(broken)
    return found.games, found.states, ""
