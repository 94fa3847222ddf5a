"""A course of training: rounds of games, learning after each, kept so that it can go on."""

import json
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from time import monotonic
from typing import Any, Final, NamedTuple

import numpy as np

from kosti.bots.choosing import rooms_of
from kosti.bots.weights import DEEP_PARTS, PARTS, net_of, write_weights
from kosti.core.arrays import Arrays, Compact
from kosti.core.compiled import twin
from kosti.core.contract import Game
from kosti.core.errors import KostiError, problem
from kosti.core.levels import EXPERT, MASTER
from kosti.core.net import Net
from kosti.simulate.batch import Bot, Thinker, share_of
from kosti.simulate.statistics import Share
from kosti.train import ciao, deep
from kosti.train.learning import Pupil, Weights, learn
from kosti.train.selfplay import Manner, Notes, noted
from kosti.train.unbroken import unbroken

ROUND: Final = 256
SHARE: Final = 16  # games of a round that are played one after the other
LONGEST: Final = 400  # turns of a game that are noted
WIDEST: Final = 512  # features on at once
DEEP_WIDEST: Final = 64
SLOW_AFTER: Final = 8_000
MEAN_OVER: Final = 8  # part of all rounds over which the kept weights are a mean
WHIMS: Final = 10
TAUGHT_WHIMS: Final = 60
RIVALRY: Final = 1 << 40  # the seed of games that measure, far from those that teach


class CourseError(KostiError):
    """A course cannot begin or go on."""


class Told(NamedTuple):
    """How far a course is."""

    games: int
    turns: int
    error: float
    seconds: float


@dataclass(frozen=True)
class Plan:
    """What a course is made of; the same plan gives the same weights.

    `trust` is how far later turns correct what was expected of one; from each round of games is
    learned in so many `passes`. The first games, as many as `lessons`, are those of experts. A net
    that `is_taught` learns from the games and judgement of the game's own `brain.teacher`.
    """

    game: str
    options: dict[str, str]
    seed: int
    units: int
    pace: float
    trust: float
    passes: int = 1
    lessons: int = 0
    is_taught: bool = False


class Course:
    """Training of one net. It stands on disk after every round's keeping, never half written."""

    def __init__(self, game: Game, plan: Plan, jobs: int) -> None:
        self.game = game
        self.plan = plan
        self.jobs = jobs
        self.options = game.options(plan.options)
        self.pool = ThreadPoolExecutor(jobs)
        self.rounds = self.turns = self.first_games = 0
        self.is_deep = hasattr(game.encode, "kinds")
        self.parts = DEEP_PARTS if self.is_deep else PARTS
        self.pupil = self._new_pupil(np.random.default_rng(plan.seed))
        self.kept = {part: getattr(self.pupil.net, part).copy() for part in self.parts}
        rooms = {**rooms_of(game), "encode": game.encode}
        self._noted = twin(ciao.noted) if self.is_deep else twin(noted, **rooms)
        self._learn = twin(deep.learn if self.is_deep else learn)

    def _new_pupil(self, rng: Any) -> Any:
        encode: Any = self.game.encode
        seats = self.options.seats
        features, units = encode.features(seats), self.plan.units
        if self.is_deep:
            return deep.new_pupil(features, encode.kinds(seats), units, seats, rng)
        return new_pupil(features, units, seats, rng)

    @property
    def games(self) -> int:
        """The games played so far."""
        return self.rounds * ROUND

    def play_round(self) -> Told:
        """Play a round of games by the weights as they are, and learn from them."""
        begun = monotonic()
        weights = {part: getattr(self.pupil.net, part) for part in self.parts}
        firsts = range(self.games, self.games + ROUND, SHARE)
        notes = list(self.pool.map(partial(self._played, weights), firsts))
        joined = Notes(*(np.concatenate(rows) for rows in zip(*notes, strict=True)))
        rng, turns = np.random.default_rng([self.plan.seed, self.rounds]), len(joined.counts)
        order = np.concatenate([rng.permutation(turns) for _ in range(self.plan.passes)])
        pace = self.plan.pace / (1 + self.games / SLOW_AFTER) ** 0.5
        with unbroken():
            error = self._learn(self.pupil, joined, order, pace)
            self.rounds += 1
            self.turns += turns
            self._keep_mean()
        return Told(self.games, self.turns, float(error) ** 0.5, monotonic() - begun)

    def _played(self, weights: dict[str, Any], first: int) -> Notes:
        mind = self._teacher(weights) if self.plan.is_taught else self._mind(weights, Compact())
        widest = DEEP_WIDEST if self.is_deep else WIDEST
        notes = _room(SHARE * LONGEST, widest, self.options.seats)
        is_lesson = self.games < self.plan.lessons
        whims = TAUGHT_WHIMS if self.plan.is_taught else WHIMS
        manner = Manner(whims, self.plan.trust, EXPERT if is_lesson else MASTER)
        turns = self._noted(self.options, first, SHARE, self.plan.seed, mind, manner, notes)
        return Notes(*(rows[:turns].copy() for rows in notes))

    def strength(self, games: int) -> Share:
        """Measure the weights as they would be stored: one master among experts."""
        halves = {part: rows.astype(np.float16) for part, rows in self.kept.items()}
        taught = Thinker("taught", MASTER, partial(self._mind, halves))
        seats: list[Bot] = [taught, *["expert"] * (self.options.seats - 1)]
        return share_of(self.game, seats, games, RIVALRY, self.plan.options, jobs=self.jobs)

    def _mind(self, weights: dict[str, Any], arrays: Arrays) -> Any:
        return self.game.brain.mind(self.options, MASTER, net_of(weights, arrays), arrays)

    def _teacher(self, weights: dict[str, Any]) -> Any:
        teacher: Any = getattr(self.game.brain, "teacher", None)
        arrays = Compact()
        found = teacher and teacher(self.options, net_of(weights, arrays), arrays)
        if found is None:
            raise CourseError(problem("train-no-teacher", game=self.game.name))
        return found

    def _keep_mean(self) -> None:
        part_of = min(1.0, MEAN_OVER / self.rounds)
        for part in self.parts:
            self.kept[part] += part_of * (getattr(self.pupil.net, part) - self.kept[part])

    def store(self, target: Path) -> None:
        """Write the weights to a file, and beside it all that is needed to go on."""
        made = {**vars(self.plan), "games": self.games, "turns": self.turns}
        write_weights(target, self.kept, made)
        state = {f"{name}-{part}": rows for name, part, rows in self._rows()}
        state["steps"] = self.pupil.steps
        told = np.array(json.dumps({**made, "rounds": self.rounds}, sort_keys=True))
        unfinished = _state_file(target).with_suffix(".part")
        with unfinished.open("wb") as file:
            np.savez(file, allow_pickle=False, **state, told=told)
        unfinished.replace(_state_file(target))

    def go_on(self, target: Path) -> bool:
        """Go on where a stored course stands; False where there is none; raise `CourseError`."""
        if not _state_file(target).exists():
            return False
        with np.load(_state_file(target), allow_pickle=False) as kept:
            told = json.loads(str(kept["told"]))
            if {name: told.get(name, False) for name in vars(self.plan)} != vars(self.plan):
                raise CourseError(problem("train-other-plan", file=str(target)))
            for name, part, rows in self._rows():
                rows[...] = kept[f"{name}-{part}"]
            self.pupil.steps[...] = kept["steps"]
        self.rounds, self.turns = told["rounds"], told["turns"]
        self.first_games = self.games
        return True

    def _rows(self) -> list[tuple[str, str, Any]]:
        pupil = self.pupil
        named = {"net": pupil.net, "slopes": pupil.slopes, "sizes": pupil.sizes}
        rows = [
            (name, part, getattr(one, part)) for name, one in named.items() for part in self.parts
        ]
        return rows + [("kept", part, self.kept[part]) for part in self.parts]


def train(course: Course, target: Path, is_done: Callable[[Told], bool]) -> None:
    """Play rounds until it is done; what was learned is stored now and then, and at the end."""
    stored = monotonic()
    try:
        while not is_done(course.play_round()):
            if monotonic() - stored > 60:
                course.store(target)
                stored = monotonic()
    finally:
        course.store(target)


def _state_file(target: Path) -> Path:
    return target.with_name(target.stem + ".course.npz")


def new_pupil(features: int, units: int, seats: int, rng: Any) -> Pupil:
    """Return a pupil that knows nothing yet."""
    shapes = {
        "first": (features, units),
        "bias": (units,),
        "last": (units, seats),
        "tilt": (seats,),
    }
    spread = {"first": 0.15, "bias": 0.05, "last": 0.5 / units**0.5, "tilt": 0.0}
    weights = {
        part: rng.normal(0, spread[part], shape).astype(np.float32)
        for part, shape in shapes.items()
    }

    def nothing() -> Weights:
        return Weights(**{part: np.zeros(shape, np.float32) for part, shape in shapes.items()})

    room = np.zeros(units, np.float32), np.zeros(seats, np.float32)
    return Pupil(
        Net(**weights, hidden=room[0], shares=room[1]),
        nothing(),
        nothing(),
        nothing(),
        np.zeros(1, np.int64),
    )


def _room(turns: int, widest: int, seats: int) -> Notes:
    return Notes(
        np.zeros((turns, widest), np.int16),
        np.zeros(turns, np.int32),
        np.zeros((turns, seats), np.float32),
        np.zeros((turns, seats), np.float32),
        np.zeros(turns, np.int32),
    )
