"""Random decisions in bulk, every step watched, and how often every rule showed."""

import hashlib
import importlib
import os
import random
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

from kosti.core.contract import Game
from kosti.core.options import Choice, Number, Option
from kosti.core.reading import plain
from kosti.core.registry import game_named
from kosti.testing import Page
from proof import watch
from proof.progress import Progress

ROOT = Path(__file__).resolve().parents[1]
GAMES = ROOT / "tests/games"
GOAL = 100_000_000
SEED = 20_261_118
LIMIT = 2_000  # turns, where neither the game nor its starts name another limit
NEAR_THE_END = 1_000
FARTHEST = 40  # steps before the end
LONGEST_RANGE = 100  # of a number of which every value is tried
NO_MORE_THAN = 1 << 40
COUNTERS = 64

START = "from the start"
END = "from near the end"
RARE = "from positions near rare rules"
WAYS = (START, END, RARE)


class Starts(NamedTuple):
    """What a game's `starts.txt` gives: values worth trying of its options, and positions."""

    values: dict[str, list[str]]
    positions: list[str]


class Job(NamedTuple):
    """Games from one start, until so many random decisions are made, in one of the readings."""

    game: str
    way: str
    start: str  # a position, or options
    first: int
    goal: int
    is_plain: bool = False


class Done(NamedTuple):
    """What a job came to; `problem` tells what broke, if anything did."""

    way: str
    by_chance: int
    sensible: int
    games: int
    fired: list[int]
    problem: str


class Broken(AssertionError):
    """Something broke in a game; the message says what, where, and how to come there again."""


def random_decisions(
    game: Game, goal: int = GOAL, cores: int = 2, *, is_plain: bool = False
) -> dict[str, Any]:
    """Play and watch a game; raise `Broken` at the first thing that breaks.

    Return the random decisions and the rest by way, and how often each rule showed.
    """
    jobs = [job._replace(is_plain=is_plain) for job in jobs_of(game, goal)]
    progress = Progress(f"{game.name}, random decisions", sum(job.goal for job in jobs))
    fired: Counter[str] = Counter(dict.fromkeys(rule_numbers(game), 0))
    ways = {way: {"random": 0, "simple": 0, "games": 0} for way in WAYS}
    for done in all_done(jobs, cores):
        if done.problem:
            raise Broken(done.problem)
        progress.add(done.by_chance)
        ways[done.way]["random"] += done.by_chance
        ways[done.way]["simple"] += done.sensible
        ways[done.way]["games"] += done.games
        fired.update(dict(zip(rule_numbers(game), done.fired, strict=False)))
    progress.end(f"{progress.seconds:.0f} s")
    return {"ways": ways, "rules": dict(fired), "seconds": round(progress.seconds, 1)}


def never_fired(found: dict[str, Any]) -> list[str]:
    """Return the rules that never showed."""
    return [number for number, times in found["rules"].items() if times == 0]


def keep_compiled_apart() -> None:
    """Keep compiled code that depends on these files in a folder of its own."""
    from kosti.core.cache import user_cache

    digest = hashlib.sha256()
    for path in sorted([*ROOT.glob("proof/*.py"), *GAMES.rglob("observed*.py")]):
        digest.update(path.read_bytes())
    if "proof-" not in os.environ.get("KOSTI_CACHE", ""):
        os.environ["KOSTI_CACHE"] = str(user_cache() / f"proof-{digest.hexdigest()[:16]}")


def observed(game: Game) -> Any:
    """Return a game's room of what may break and what shows."""
    return beside_tests(f"games.{game.name}.observed")


def page_of(game: Game) -> Page:
    """Return what the tests of a game tell of its page."""
    page = beside_tests(f"games.{game.name}.page").PAGE
    assert isinstance(page, Page)
    return page


def beside_tests(module: str) -> Any:
    """Return a module that lies among the tests."""
    if str(GAMES.parent) not in sys.path:
        sys.path.insert(0, str(GAMES.parent))
    return importlib.import_module(module)


def rule_numbers(game: Game) -> tuple[str, ...]:
    """Return the numbers of a game's rules."""
    return tuple(observed(game).RULES)


def starts_of(game: Game) -> Starts:
    """Read a game's starts: lines `option NAME=VALUE` and positions, and those of its cases."""
    values: dict[str, list[str]] = {}
    positions = []
    for line in (GAMES / game.name / "starts.txt").read_text("utf-8").splitlines():
        if line.startswith("option "):
            name, _, text = line.removeprefix("option ").partition("=")
            values.setdefault(name, []).append(text)
        elif line and not line.startswith("#"):
            positions.append(line)
    cases = (GAMES / game.name / "cases.txt").read_text("utf-8").splitlines()
    positions += [line.removeprefix("at ") for line in cases if line.startswith("at ")]
    return Starts(values, list(dict.fromkeys(positions)))


def values_of(option: Option, named: Sequence[str]) -> list[str]:
    """Return the values of an option to try: all of them, or the default and those named."""
    if isinstance(option, Choice):
        return list(option.words)
    if isinstance(option, Number) and option.most - option.least < LONGEST_RANGE:
        return [str(number) for number in range(option.least, option.most + 1)]
    return [option.text(option.default), *named]


def tables_of(game: Game, most: int) -> list[str]:
    """Return all combinations of options as texts, or a sample; turn limits are dealt out."""
    mixer = random.Random(SEED)
    named = {**page_of(game).values, **starts_of(game).values}
    limits = named.get("turn_limit") or [str(game.random_limit or LIMIT)]
    table = [option for option in game.option_table if option.name != "turn_limit"]
    values = [values_of(option, named.get(option.name, ())) for option in table]
    names = [option.name for option in table]
    found = [dict(zip(names, texts, strict=True)) for texts in product(*values)]
    if len(found) > most:
        found = mixer.sample(found, most)
    dealt = [{**one, "turn_limit": mixer.choice(limits)} for one in found]
    return [" ".join(f"{name}={text}" for name, text in one.items()) for one in dealt]


def jobs_of(game: Game, goal: int) -> list[Job]:
    """Divide so many random decisions among all starts of a game."""
    tables = tables_of(game, max(1, goal // 1_000))
    mixer = random.Random(SEED)
    jobs = [Job(game.name, START, table, 0, -(-goal // len(tables))) for table in tables]
    for number in range(min(NEAR_THE_END, goal // 10_000)):
        jobs.append(Job(game.name, END, mixer.choice(tables), number, goal // 20_000))
    for position in starts_of(game).positions:
        jobs.append(Job(game.name, RARE, position, 0, goal // 5_000))
    mixer.shuffle(jobs)
    return jobs


def all_done(jobs: list[Job], cores: int) -> Iterator[Done]:
    """Do all jobs and yield what each came to, in any order."""
    keep_compiled_apart()
    yield done(jobs[0])  # what this process compiles, the others have
    if cores == 1:
        yield from map(done, jobs[1:])
        return
    with ProcessPoolExecutor(cores, initializer=keep_compiled_apart) as pool:
        try:
            yield from pool.map(done, jobs[1:], chunksize=8)
        finally:
            pool.shutdown(cancel_futures=True)


def done(job: Job) -> Done:
    """Do one job in this process."""
    game = game_named(job.game)
    start = start_of(game, job)
    fired = _counters(job)
    first = job.first * NEAR_THE_END
    result = _reading(job, "watched")(start, first, job.goal, SEED, fired)
    by_chance, sensible, games, wrong = (int(number) for number in result)
    problem = told(job, start, first + games - 1, wrong) if wrong else ""
    return Done(job.way, by_chance, sensible, games, [int(times) for times in fired], problem)


def start_of(game: Game, job: Job) -> Any:
    """Return the state that a job's games begin from."""
    if job.way == RARE:
        return game.position(job.start)
    start = game.rules.start(game.options(dict(word.split("=", 1) for word in job.start.split())))
    if job.way == START:
        return start
    to = _reading(job, "stepped_to")
    steps = int(to(start, job.first, SEED, NO_MORE_THAN)[1])
    before = random.Random(job.first).randint(1, FARTHEST)
    return to(start, job.first, SEED, max(steps - before, 0))[0]


def told(job: Job, start: Any, number: int, wrong: int) -> str:
    """Tell what broke in a game, and in which step of it."""
    game = game_named(job.game)
    to = _reading(job, "stepped_to")
    wrong_step = plain(watch.wrong_step, **rooms_of(game.name))
    names = {**watch.BROKEN, **observed(game).BROKEN}
    most = int(to(start, number, SEED, NO_MORE_THAN)[1])
    before = start
    for count in range(1, most + 1):
        after, _, step = to(start, number, SEED, count)
        if wrong_step(before, game.rules.to_act(before), step, after):
            break
        before = after
    return "\n".join(
        [
            f"{game.name}: {names[wrong]}",
            f"  before: {game.position_text(before)}",
            f"  step:   {game.step_text(before, step)}",
            f"  after:  {game.position_text(after)}",
            f"  again:  game {number} of seed {SEED}, step {count}",
        ]
    )


def rooms_of(name: str) -> dict[str, Any]:
    """Return the rooms of a game that its watching needs."""
    game = game_named(name)
    return {"rules": game.rules, "strategy": game.strategy, "observed": observed(game)}


def _reading(job: Job, function: str) -> Any:
    return _plain(job.game, function) if job.is_plain else _twin(job.game, function)


@cache
def _plain(name: str, function: str) -> Any:
    return plain(getattr(watch, function), **rooms_of(name))


@cache
def _twin(name: str, function: str) -> Any:
    from kosti.core.compiled import twin

    return twin(getattr(watch, function), **rooms_of(name))


def _counters(job: Job) -> Any:
    if job.is_plain:
        return [0] * COUNTERS
    import numpy as np

    return np.zeros(COUNTERS, np.int64)
