"""Every mutant of the rules before the cases and laws of its games: which are noticed?

Each mutant is read in a process of its own, made by `fork` from one that has read everything
but the games. The first case or law that fails kills it; so does an endless loop.
"""

import importlib.abc
import importlib.util
import os
import random
import re
import resource
import signal
import sys
from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

from kosti.core.contract import Game
from kosti.core.registry import all_games, game_named
from kosti.testing import check, option_sets, perft_text, playthrough_text
from proof.decisions import GAMES, ROOT, SEED, Job, beside_tests, done, jobs_of, page_of
from proof.mutants import Mutant, mutants_of
from proof.progress import Progress

SOURCES = ROOT / "src/kosti/games"
IMPORTED = re.compile(r"^from kosti\.games\.(\S+) import", re.MULTILINE)
NEEDED = 0.95
SECONDS = 3  # of its own time, before a test of a mutant counts as endless
LONG = {"perft": 15, "suite": 15}
MEMORY = 2 << 30
LAW_JOBS = 200
LAW_DECISIONS = 20_000
SUITE_TABLES = 10
SUITE_STEPS = 40


class Target(NamedTuple):
    """A file of rules and the games that are played by it."""

    path: Path
    games: tuple[str, ...]

    @property
    def name(self) -> str:
        """How the file is called: by its game, unless several share it."""
        return self.path.relative_to(SOURCES).with_suffix("").as_posix()

    @property
    def module(self) -> str:
        """The name the file is imported by."""
        return "kosti.games." + self.name.replace("/", ".")


class Verdict(NamedTuple):
    """What became of a mutant: the test that killed it, or nothing."""

    mutant: Mutant
    killer: str


def targets(chosen: Sequence[str] = ()) -> list[Target]:
    """Return the files of rules: of every game, and with the first of them those they share."""
    users: dict[Path, list[str]] = {}
    for name in all_games():
        for path in _read_by(SOURCES / name / "rules.py"):
            if "\n@rule\n" in path.read_text("utf-8"):
                users.setdefault(path, []).append(name)
    found = [Target(path, tuple(users[path])) for path in sorted(users)]
    return [target for target in found if not chosen or target.games[0] in chosen]


def _read_by(path: Path) -> set[Path]:
    """Return a file of a game and those that it imports, and they in turn."""
    found: set[Path] = set()
    waiting = [path]
    while waiting:
        found.add(waiting[-1])
        names = IMPORTED.findall(waiting.pop().read_text("utf-8"))
        paths = {SOURCES / (name.replace(".", "/") + ".py") for name in names}
        waiting += paths - found
    return found


def judged(target: Target, most: int = 0, cores: int = 2) -> list[Verdict]:
    """Return what becomes of all mutants of a file, or of so many that should be killed."""
    mutants = mutants_of(target.path)
    random.Random(SEED).shuffle(mutants)
    if most:
        known = survivors_named(target)
        mutants = [mutant for mutant in mutants if mutant.name not in known][:most]
    progress = Progress(f"{target.name}, mutants", len(mutants))
    bench = _Bench(target)
    verdicts: list[Verdict] = []
    waiting = list(reversed(mutants))
    while waiting or bench.running:
        while waiting and len(bench.running) < cores:
            bench.begin(waiting.pop())
        verdicts.append(bench.finished())
        survived = sum(not verdict.killer for verdict in verdicts)
        progress.add(1, f"{survived} survived")
    progress.end(f"{sum(not one.killer for one in verdicts)} survived")
    return sorted(verdicts, key=lambda verdict: verdict.mutant.name)


def survivors_named(target: Target) -> dict[str, str]:
    """Return the survivors known by name, with the reason why no test can or need kill each.

    In the file a name is a line, and its reason the next line set in.
    """
    found: dict[str, str] = {}
    waiting: list[str] = []
    folder = target.games[0] if len(target.games) == 1 else ""
    path = GAMES / folder / "survivors.txt"
    for line in path.read_text("utf-8").splitlines() if path.exists() else []:
        if line.startswith("  "):
            found |= dict.fromkeys(waiting, line.strip())
            waiting = []
        elif line and not line.startswith("#"):
            waiting.append(line)
    return found


def mutant_report(game: Game, most: int = 0, cores: int = 2) -> dict[str, Any]:
    """Judge the mutants of all rules a game is played by; return counts and survivors by file."""
    files = {}
    for target in targets([game.name]):
        reasons = survivors_named(target)
        verdicts = judged(target, most, cores)
        survivors = [verdict.mutant.name for verdict in verdicts if not verdict.killer]
        files[target.name] = {
            "mutants": len(verdicts),
            "killed": len(verdicts) - len(survivors),
            "survivors": {name: reasons.get(name, "") for name in survivors},
        }
    return {"files": files}


def killed_share(report: dict[str, Any]) -> float:
    """Return which part of the mutants was killed."""
    files = report["files"].values()
    mutants = sum(found["mutants"] for found in files)
    return float(sum(found["killed"] for found in files) / mutants) if mutants else 1.0


def unexplained(report: dict[str, Any]) -> list[str]:
    """Return the survivors that no reason is given for."""
    each = [found["survivors"].items() for found in report["files"].values()]
    return [name for survivors in each for name, reason in survivors if not reason]


class _Bench:
    """Mutants under test, each in its process; tests that killed near by are tried first."""

    def __init__(self, target: Target) -> None:
        self.target = target
        self.running: dict[int, tuple[Mutant, int]] = {}
        self._killers: defaultdict[str, Counter[str]] = defaultdict(Counter)
        _read_all_but_games()

    def begin(self, mutant: Mutant) -> None:
        reader, writer = os.pipe()
        pid = os.fork()
        if pid == 0:
            os.close(reader)
            _be_judged(self.target, mutant, self._order(mutant), writer)
        os.close(writer)
        self.running[pid] = mutant, reader

    def finished(self) -> Verdict:
        pid, status = os.wait()
        mutant, reader = self.running.pop(pid)
        with os.fdopen(reader) as pipe:
            killer = pipe.read()
        if os.waitstatus_to_exitcode(status) < 0:
            return Verdict(mutant, "no end")
        if killer:
            self._killers[mutant.function][killer] += 1
            self._killers[""][killer] += 1
        return Verdict(mutant, killer)

    def _order(self, mutant: Mutant) -> list[str]:
        near = self._killers[mutant.function].most_common()
        return [name for name, _ in (*near, *self._killers[""].most_common())]


def _read_all_but_games() -> None:
    beside_tests("games.casebook")
    assert not any(name.startswith("kosti.games.") for name in sys.modules)


def _be_judged(target: Target, mutant: Mutant, order: list[str], writer: int) -> None:
    """Be the process of a mutant: tell the test that kills it, and end."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    sys.meta_path.insert(0, _Reader(target.module, mutant.source))
    killer = "reading"
    with suppress(BaseException):  # a mutant may break anything
        killer = _first_failing(target, order)
    os.write(writer, killer.encode())
    os._exit(0)


def _first_failing(target: Target, order: list[str]) -> str:
    tests: dict[str, Callable[[], object]] = {}
    for game in target.games:
        tests |= _tests(game_named(game))
    first = {name: tests[name] for name in order if name in tests}
    for name, test in {**first, **tests}.items():
        signal.setitimer(signal.ITIMER_VIRTUAL, LONG.get(name.split()[-1], SECONDS))
        try:
            test()
        except BaseException:  # failed assertions of pytest are no plain exceptions
            return name
    return ""


def _tests(game: Game) -> dict[str, Callable[[], object]]:
    """Return the cases of a game and its laws, by name."""
    casebook = beside_tests("games.casebook")
    tests: dict[str, Callable[[], object]] = {}
    for case in casebook.read_cases(GAMES / game.name / "cases.txt"):
        tests[f"{case.game}:{case.line}"] = partial(_obey, case)
    for number, job in enumerate(jobs_of(game, LAW_DECISIONS)[:LAW_JOBS]):
        tests[f"{game.name} law {number}"] = partial(_watch, job)
    for kind, made in {"perft": perft_text, "playthrough": playthrough_text}.items():
        tests[f"{game.name} {kind}"] = partial(_be_as_written, game, kind, made)
    tests[f"{game.name} suite"] = partial(_conform, game)
    return tests


def _obey(case: Any) -> None:
    table = beside_tests("games.casebook").Table(case.game)
    for order in case.orders:
        table.obey(order)


def _watch(job: Job) -> None:
    """Play some games from one start, nothing being broken."""
    assert not done(job._replace(is_plain=True)).problem


def _be_as_written(game: Game, kind: str, made: Callable[[Game, str], str]) -> None:
    before = (GAMES / game.name / f"{kind}.txt").read_text("utf-8")
    assert made(game, before) == before


def _conform(game: Game) -> None:
    page = page_of(game)
    tables = random.Random(SEED).sample(option_sets(game, page.values), SUITE_TABLES)
    check(game, page=page, options=tables, steps=SUITE_STEPS)


class _Reader(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Gives one module another text."""

    def __init__(self, name: str, source: str) -> None:
        self.name = name
        self.source = source

    def find_spec(self, name: str, path: Any, target: Any = None) -> Any:
        return importlib.util.spec_from_loader(name, self) if name == self.name else None

    def exec_module(self, module: ModuleType) -> None:
        exec(compile(self.source, self.name, "exec"), module.__dict__)
