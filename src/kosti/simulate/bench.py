"""How fast the engine is, beside OpenSpiel where that is installed."""

import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from time import process_time
from typing import NamedTuple

from kosti.core.contract import Game
from kosti.core.event import Event
from kosti.core.luck import below, luck_of
from kosti.core.match import Match
from kosti.core.reading import plain
from kosti.core.registry import all_games
from kosti.core.rule import CHANCE, OVER
from kosti.core.view import View
from kosti.simulate import Tally, limited, random_games

Write = Callable[[str], None]

RUNS = 5
SECONDS = 0.3

FIRST_USE = """
from time import process_time
from kosti.core.registry import all_games
from kosti.simulate import random_games
game = all_games()[{name!r}]
begun = process_time()
random_games(game, game.options(), 1)
print(process_time() - begun)
"""


class Pig(NamedTuple):
    """OpenSpiel's decisions a second on pig."""

    rollouts: float
    python: float


def bench_engine(
    chosen: Sequence[Game] = (), write: Write = print, runs: int = RUNS, seconds: float = SECONDS
) -> None:
    """Measure these games (or all) at every number of seats, each figure the best of the runs."""
    measured = chosen or list(all_games().values())
    with one_core():
        pig = measured_pig(runs, seconds) if find_spec("pyspiel") else None
        write(pig_line(pig))
        write(f"{'':12}{'seats':>5}{'M dec/s':>10}{'unforced':>10}{'games/s':>11}{'dec/game':>10}")
        for game in measured:
            for seats in game.seat_counts:
                write(random_line(game, seats, pig, runs, seconds))
        for game in measured:
            write(plain_line(game, pig, runs, seconds))
            write(match_line(game, runs, seconds))
        for game in measured:
            write(compile_line(game))


@contextmanager
def one_core() -> Iterator[None]:
    """Stay on one core, where the system lets a process choose."""
    if sys.platform != "linux":
        yield
        return
    allowed = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {max(allowed)})
    try:
        yield
    finally:
        os.sched_setaffinity(0, allowed)


def best_time(run: Callable[[], object], runs: int) -> float:
    """Return the seconds of the fastest of several runs."""
    return min(timed(run) for _ in range(runs))


def timed(run: Callable[[], object]) -> float:
    """Return the seconds a core was busy with one run."""
    begun = process_time()
    run()
    return process_time() - begun


def fitting(run: Callable[[int], object], seconds: float) -> int:
    """Return how many games take about so long."""
    count = 2
    while (took := timed(partial(run, count))) < seconds / 8:
        count *= 2
    return int(count * seconds / took) + 2


def measured_pig(runs: int, seconds: float) -> Pig:
    """Measure OpenSpiel: random rollouts in C++, and single steps through its Python API."""
    from kosti.simulate import pig

    a_game = pig.decisions_in(pig.SAMPLE) / pig.SAMPLE
    count = fitting(pig.roll_out, seconds)
    rollouts = count * a_game / best_time(lambda: pig.roll_out(count), runs)
    few = pig.SAMPLE // 10
    return Pig(rollouts, pig.decisions_in(few) / best_time(lambda: pig.decisions_in(few), runs))


def pig_line(pig: Pig | None) -> str:
    """Return what was measured of OpenSpiel."""
    if pig is None:
        return "OpenSpiel is not installed: no ratios."
    rollouts, python = pig.rollouts / 1e6, pig.python / 1e3
    return f"OpenSpiel, pig: {rollouts:.1f} M decisions/s in C++, {python:.0f} k through Python"


def random_line(game: Game, seats: int, pig: Pig | None, runs: int, seconds: float) -> str:
    """Measure random games in compiled code."""
    options = game.options({"seats": str(seats)})

    def run(count: int) -> Tally:
        return random_games(game, options, count)

    run(1)
    count = fitting(run, seconds)
    took = best_time(lambda: run(count), runs)
    tally = run(count)
    line = (
        f"{game.name:12}{seats:5}{tally.decisions / took / 1e6:10.2f}"
        f"{tally.unforced / took / 1e6:10.2f}{count / took:11,.0f}{tally.decisions / count:10.1f}"
    )
    return f"{line}{ratio(tally.decisions / took, pig and pig.rollouts)}"


def plain_line(game: Game, pig: Pig | None, runs: int, seconds: float) -> str:
    """Measure random games step by step in plain Python, through the rules alone."""
    from kosti.simulate import playout, uniform

    options = limited(game, game.options())
    play = plain(playout.played_games, rules=game.rules, player=uniform)

    def run(count: int) -> int:
        return int(play(options, 0, count, 0)[0])

    rate = best_rate(run, runs, seconds)
    return (
        f"{game.name}, plain rules: {rate / 1e3:.0f} k decisions/s{ratio(rate, pig and pig.python)}"
    )


def match_line(game: Game, runs: int, seconds: float) -> str:
    """Measure matches with events and what two seats see; a step is a move or a throw."""
    moves = best_rate(partial(watched_moves, game), runs, seconds) / 1e3
    steps = moves * sum(watched(game, 0)) / watched_moves(game, 1)
    return f"{game.name}, match with two views: {moves:.1f} k moves/s, {steps:.1f} k steps/s"


def best_rate(run: Callable[[int], int], runs: int, seconds: float) -> float:
    """Return how many decisions a second a run of so many games makes at best."""
    count = fitting(run, seconds)
    return run(count) / best_time(partial(run, count), runs)


def watched_moves(game: Game, count: int) -> int:
    """Play so many matches as `watched`; return the moves."""
    return sum(watched(game, seed)[0] for seed in range(count))


def watched(game: Game, seed: int) -> tuple[int, int]:
    """Play a match of two by random choices, both shown all they may know.

    Return the moves, and the other steps.
    """
    match = Match(game, game.option_texts(limited(game, game.options())), seed=seed)
    luck = luck_of(seed, 1)
    moves = 0
    views = (match.view(0), match.view(1))
    while (actor := match.to_act) != OVER:
        if actor == CHANCE:
            told = match.throw()
        else:
            actions = views[actor].actions
            number, luck = below(len(actions), luck)
            told = match.play(actions[number].choice)
            moves += 1
        views = (match.view(0), match.view(1))
        for view in views:
            shown(view, told)
    return moves, len(match.steps) - moves


def shown(view: View, told: list[Event]) -> tuple[object, ...]:
    """Return all that a seat is shown after a step."""
    seen = [view.game.events.seen_by(event, view.seat) for event in told]
    return view.actions, view.refusals, view.table, seen


def compile_line(game: Game) -> str:
    """Measure the first game in compiled code: with nothing kept yet, and kept."""
    with tempfile.TemporaryDirectory() as folder:
        first, kept = (first_use(game.name, Path(folder)) for _ in range(2))
    return f"{game.name}, first compiled game: {first:.1f} s, kept on disk {kept:.2f} s"


def first_use(name: str, folder: Path) -> float:
    """Return the seconds of a core until a first compiled game was played in a new process."""
    command = [sys.executable, "-c", FIRST_USE.format(name=name)]
    environment = {**os.environ, "KOSTI_CACHE": str(folder)}
    return float(subprocess.run(command, env=environment, check=True, capture_output=True).stdout)


def ratio(rate: float, measure: float | None) -> str:
    """Return how many times a measure of OpenSpiel a rate is, if it was taken."""
    return f"  {rate / measure:5.2f} x OpenSpiel" if measure else ""
