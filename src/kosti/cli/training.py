"""Training at the command line: progress, strength now and then, nothing lost."""

import argparse
import os
import sys
from dataclasses import replace
from math import inf
from pathlib import Path
from time import monotonic

from kosti.core.contract import Game
from kosti.core.errors import BadOption, problem
from kosti.core.registry import game_named
from kosti.core.words import Words
from kosti.train.course import Course, Plan, Told, train

UNITS = 96
TAUGHT_UNITS = 128
PACE = 0.002
TRUST = 0.5
PASSES = 1
TAUGHT_PASSES = 4
SECONDS_BETWEEN = 10.0
MEASURE_AFTER = 120.0
MEASURED_GAMES = 2_000


def teach(read: argparse.Namespace, said: Words) -> int:
    """Train a net by games of a master against itself."""
    if (read.games is None) == (read.minutes is None):
        raise BadOption(problem("train-how-long"))
    game = game_named(read.game)
    options = game.options({"seats": str(read.seats)})
    plan = plan_of(game, game.option_texts(options), read.seed or 1)
    if read.taught:
        plan = replace(plan, is_taught=True, units=TAUGHT_UNITS, trust=0.0, lessons=0)
        plan = replace(plan, passes=TAUGHT_PASSES)
    os.environ["KOSTI_FRESH"] = "yes"  # what is measured is the net
    target = Path(read.out or f"{game.name}-{read.seats}.npz")
    print(said.say("getting-ready"), file=sys.stderr, flush=True)
    course = Course(game, plan, read.jobs or os.cpu_count() or 1)
    if course.go_on(target):
        print(said.say("train-goes-on", file=str(target), games=course.games), flush=True)
    report = _Report(course, said, read.games or inf, (read.minutes or inf) * 60)
    try:
        train(course, target, report.told)
    except KeyboardInterrupt:
        print(said.say("train-broken-off", file=str(target), games=course.games))
        raise
    print(said.say("train-done", file=str(target), games=course.games))
    report.measure()
    return 0


def plan_of(game: Game, options: dict[str, str], seed: int) -> Plan:
    """Return the plan for a game, by what its `encode` says of learning where that is unusual."""
    teaching: object = game.encode
    if int(options.get("seats", "2")) < getattr(teaching, "FROM_SEATS", 2):
        teaching = None
    trust: float = getattr(teaching, "TRUST", TRUST)
    passes: int = getattr(teaching, "PASSES", PASSES)
    lessons: int = getattr(teaching, "LESSONS", 0)
    units: int = getattr(teaching, "UNITS", UNITS)
    return Plan(game.name, options, seed, units, PACE, trust, passes, lessons)


class _Report:
    """Tells how far a course is, and when it is done."""

    def __init__(self, course: Course, said: Words, games: float, seconds: float) -> None:
        self.course = course
        self.said = said
        self.games = games
        self.seconds = seconds
        self.begun = self.shown = self.measured = monotonic()

    def told(self, told: Told) -> bool:
        """Tell of a round now and then; return whether the course is done."""
        now = monotonic()
        done = told.games >= self.games or now - self.begun >= self.seconds
        if now - self.shown > SECONDS_BETWEEN or done:
            self.shown = now
            self.show(told)
        if now - self.measured > MEASURE_AFTER and not done:
            self.measure()
            self.measured = monotonic()
        return done

    def show(self, told: Told) -> None:
        """Tell how far the course is."""
        rate = (told.games - (self.course.first_games)) / (monotonic() - self.begun)
        by_games = (self.games - told.games) / rate if rate else inf
        left = min(by_games, self.seconds - (monotonic() - self.begun))
        minutes, seconds = divmod(max(round(left), 0), 60)
        line = self.said.say(
            "train-progress",
            games=told.games,
            length=f"{told.turns / told.games:.1f}",
            error=f"{told.error:.4f}",
            rate=f"{rate:.0f}",
            left=f"{minutes}:{seconds:02}",
        )
        print(line, file=sys.stderr, flush=True)

    def measure(self) -> None:
        """Tell the strength so far."""
        found = self.course.strength(MEASURED_GAMES)
        say, percent = self.said.say, self.said.percent
        share, error = percent(found.mean), percent(found.high - found.mean)
        print(say("train-strength", share=share, error=error), flush=True)
