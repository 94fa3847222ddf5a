"""Measure how long the players think: `python bench/players.py [GAME ...]`.

All times are those that a core was busy.
"""

import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

from kosti.bots.thinking import LevelPlayer
from kosti.core.arrays import Arrays, Compact, Lists
from kosti.core.contract import Game
from kosti.core.match import Match
from kosti.core.reading import plain
from kosti.core.registry import all_games, game_named
from kosti.core.rule import CHANCE, OVER
from kosti.games.barbecue.rules import WORM as WORM_OF_BARBECUE
from kosti.games.bratwurmeck.rules import WORM
from kosti.games.turn_tree import RESULTS, turn_tree
from kosti.games.turn_value import sweep, worth_of
from kosti.simulate.batch import simulate
from kosti.simulate.bench import best_time, fitting, one_core

RUNS = 5
SECONDS = 0.3
BATCH_SECONDS = 1.0
DICE = {
    "bratwurmeck": ((1, 2, 3, 4, 5, 5), WORM),
    "barbecue": ((1, 2, 3, 4, 5, 6), WORM_OF_BARBECUE),
}
FIRST_MOVE = """
from random import Random
from time import process_time
from kosti.core.match import Match
match = Match({name!r}, seats=2, seed=1)
while match.to_act < 0: match.throw()
begun = process_time()
from kosti.bots import player_named
player_named("master").choose(match.view(match.to_act), Random(1))
print(process_time() - begun)
"""
WITHOUT_NUMBA = """
import sys
sys.modules["numba"] = sys.modules["llvmlite"] = None
sys.path.insert(0, {here!r})
import players
print(players.told({name!r}, ("master",), turns=40))
"""


def sweep_line(name: str) -> str:
    """Return how long the worth of a whole turn takes to find, in both readings."""
    from kosti.core.compiled import twin

    compiled = sweep_time(name, Compact(), twin(sweep)) * 1e6
    by_hand = sweep_time(name, Lists(), plain(sweep)) * 1e3
    return f"{name:12} a sweep: {compiled:.0f} µs, in plain Python {by_hand:.0f} ms"


def sweep_time(name: str, arrays: Arrays, swept: Callable[..., Any]) -> float:
    """Return the seconds of one sweep over a whole turn."""
    tree = turn_tree(*DICE[name], arrays)
    worth = worth_of(tree, arrays)
    for result in range(RESULTS):
        worth.ends[result] = float(max(result - 20, 0))

    def run(count: int) -> None:
        for _ in range(count):
            swept(tree, worth)

    run(1)
    count = fitting(run, SECONDS)
    return best_time(lambda: run(count), RUNS) / count


def batch_line(game: Game, seats: int) -> str:
    """Return how long a turn of masters takes in games played in bulk."""
    turns = 0

    def run(games: int) -> None:
        nonlocal turns
        turns = int(simulate(game, ["master"] * seats, games=games, jobs=1).turns.sum())

    run(1)
    count = fitting(run, BATCH_SECONDS)
    took = best_time(lambda: run(count), RUNS)
    return f"{game.name:12} {seats} masters in bulk: {took / turns * 1e6:.0f} µs a turn"


def table_line(game: Game) -> str:
    """Return how long the players of all levels think over a move at a table."""
    return f"{game.name:12} a move: {told(game.name, ('novice', 'casual', 'expert', 'master'))}"


def plain_line(game: Game) -> str:
    """Return how long a master thinks over a move where numba is not there."""
    found = printed(WITHOUT_NUMBA.format(name=game.name, here=str(Path(__file__).parent)))
    return f"{game.name:12} a move without numba: {found}"


def told(name: str, kinds: Sequence[str], turns: int = 0) -> str:
    """Return in words how long some players think over a move."""
    found = []
    for kind in kinds:
        times = move_times(name, kind, turns)
        mean, longest = sum(times) / len(times) * 1e3, max(times) * 1e3
        found.append(f"{kind} {mean:.2f} ms (longest {longest:.1f})")
    return ", ".join(found)


def move_times(name: str, kind: str, turns: int) -> list[float]:
    """Return the seconds of every free choice in a game, those of a game before it left out."""
    player = LevelPlayer(kind)
    times: list[float] = []
    for seed in (1, 2):
        times.clear()
        match = Match(name, seats=2, seed=seed, turn_limit=turns)
        while (actor := match.to_act) != OVER:
            if actor == CHANCE:
                match.throw()
                continue
            view = match.view(actor)
            begun = process_time()
            choice = player.choose(view, Random(seed))
            if len(view.actions) > 1:
                times.append(process_time() - begun)
            match.play(choice)
    return times


def first_line(game: Game) -> str:
    """Return how long a master's first move takes in a new process, all code compiled before."""
    took = [float(printed(FIRST_MOVE.format(name=game.name))) for _ in "ab"]
    return f"{game.name:12} a master's first move in a new process: {took[-1]:.2f} s"


def printed(program: str) -> str:
    """Return what a program prints in a new process."""
    command = [sys.executable, "-c", program]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()


def main(names: list[str]) -> None:
    """Print the figures of these games, or of all."""
    games = [game_named(name) for name in names] or list(all_games().values())
    for game in games:
        if game.name in DICE:
            print(sweep_line(game.name), flush=True)
        for seats in (min(game.seat_counts), max(game.seat_counts)):
            print(batch_line(game, seats), flush=True)
        print(table_line(game), flush=True)
        print(plain_line(game), flush=True)
        print(first_line(game), flush=True)


if __name__ == "__main__":
    with one_core():
        main(sys.argv[1:])
