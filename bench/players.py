"""Measure how long the players think: `python bench/players.py [GAME ...]`."""

import subprocess
import sys
from collections.abc import Callable
from random import Random
from time import process_time
from typing import Any

from kosti.bots.thinking import LevelPlayer
from kosti.core.arrays import Arrays, Compact, Lists
from kosti.core.compiled import twin
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
from time import perf_counter
from kosti.core.match import Match
match = Match({name!r}, seats=2, seed=1)
while match.to_act < 0: match.throw()
begun = perf_counter()
from kosti.bots import player_named
player_named("master").choose(match.view(match.to_act), Random(1))
print(perf_counter() - begun)
"""


def sweep_line(name: str) -> str:
    """Return how long the worth of a whole turn takes to find, in both readings."""
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
    """Return how long the players of two levels think over a move at a table."""
    found = []
    for kind in ("novice", "expert", "master"):
        times = sorted(move_times(game, kind))
        middle, longest = times[len(times) // 2] * 1e3, times[-1] * 1e3
        found.append(f"{kind} {middle:.2f} ms (longest {longest:.1f})")
    return f"{game.name:12} a move: {', '.join(found)}"


def move_times(game: Game, kind: str) -> list[float]:
    """Return the seconds of every choice in a game, those of a game before it left out."""
    player = LevelPlayer(kind)
    times: list[float] = []
    for seed in (1, 2):
        times.clear()
        match = Match(game, seats=2, seed=seed)
        while (actor := match.to_act) != OVER:
            if actor == CHANCE:
                match.throw()
                continue
            view = match.view(actor)
            begun = process_time()
            choice = player.choose(view, Random(seed))
            times.append(process_time() - begun)
            match.play(choice)
    return times


def first_line(game: Game) -> str:
    """Return how long a master's first move takes in a new process, all code compiled before."""
    command = [sys.executable, "-c", FIRST_MOVE.format(name=game.name)]
    took = [float(subprocess.run(command, check=True, capture_output=True).stdout) for _ in "ab"]
    return f"{game.name:12} a master's first move in a new process: {took[-1]:.2f} s"


def main(names: list[str]) -> None:
    """Print the figures of these games, or of all."""
    games = [game_named(name) for name in names] or list(all_games().values())
    for game in games:
        if game.name in DICE:
            print(sweep_line(game.name), flush=True)
        for seats in (min(game.seat_counts), max(game.seat_counts)):
            print(batch_line(game, seats), flush=True)
        print(table_line(game), flush=True)
        print(first_line(game), flush=True)


if __name__ == "__main__":
    with one_core():
        main(sys.argv[1:])
