"""Ciao, Ciao..! for three seats as a whole: solved backwards, or a master tested everywhere.

Both go through all positions once and take long; they can be broken off and gone on with.
"""

import hashlib
import json
import shutil
from array import array
from collections.abc import Callable
from pathlib import Path
from time import monotonic
from typing import Any, Final, NamedTuple

import numpy as np

from kosti.bots.weights import net_of, read_weights
from kosti.core.arrays import Compact
from kosti.core.compiled import twin
from kosti.core.deep import DeepNet
from kosti.games.ciao.layout import all_places, made_layout, place_of
from kosti.games.ciao.mind import ALL_CHANCES, ALL_MARKS, Plan
from kosti.games.ciao.options import TO_DOUBTER, Options
from kosti.games.ciao.rules import start
from kosti.games.ciao.tables import keep, large_file, order_of
from kosti.solve.sweep import (
    ANSWERS,
    JUDGED,
    ROW,
    TRUES,
    Sweep,
    judge_places,
    sweep_places,
    tried,
)

CHUNK: Final = 50_000
SECONDS_KEPT: Final = 30.0

Progress = Callable[[int, int], None]


class Found(NamedTuple):
    """What all seats can expect from the start on, and each that answers best from there on."""

    positions: int
    trues: tuple[float, ...]
    answers: tuple[float, ...]

    @property
    def gains(self) -> tuple[float, ...]:
        """What each seat gains by the best answers to the others."""
        return tuple(best - true for best, true in zip(self.answers, self.trues, strict=True))


class Whole:
    """A pass over all positions, kept in a folder; with a net its master is tested, else solved."""

    def __init__(
        self, options: Options, folder: Path, net: DeepNet | None = None, chunk: int = CHUNK
    ) -> None:
        self.options = options._replace(turn_limit=0, reveal=TO_DOUBTER)
        self.folder = folder
        self.net = net
        self.chunk = chunk
        arrays = Compact()
        self.layout = made_layout(self.options, arrays)
        self.places = all_places(self.layout)
        seats = options.seats
        floats, ints = arrays.floats, arrays.ints
        room = tried(seats) + seats
        self.sweep = Sweep(
            self.layout,
            self._rows(),
            *(floats(room), floats(room), floats(room)),
            Plan(floats(ALL_CHANCES), floats(seats), ints(ALL_MARKS)),
        )
        self._arrays = arrays

    def _rows(self) -> Any:
        self.folder.mkdir(parents=True, exist_ok=True)
        file = self.folder / "rows"
        mode = "r+" if file.exists() else "w+"
        self._kept = np.memmap(file, np.float32, mode, shape=(self.places * ROW,))  # type: ignore[call-overload] # a mode by name
        return np.asarray(self._kept)

    @property
    def done(self) -> dict[str, int]:
        """How many places have been judged and how many passed."""
        file = self.folder / "done"
        kept: dict[str, int] = json.loads(file.read_text()) if file.exists() else {}
        return {"judged": 0, "passed": 0, **kept}

    def go_on(self, on_progress: Progress | None = None) -> Found:
        """Do what is left to do; Ctrl-C keeps what is done."""
        if self.net is not None:
            self._judge(on_progress)
        order = order_of(self.options, self.layout, self._arrays, twin)
        read, is_solving = twin(sweep_places), self.net is None

        def part(first: int, end: int) -> None:
            read(self.options, first, end, order, is_solving, self.sweep)

        self._in_parts("passed", part, on_progress)
        return self.found()

    def _judge(self, on_progress: Progress | None) -> None:
        from kosti.games.ciao.encode import features

        read, active = twin(judge_places), self._arrays.ints(features(self.options.seats))

        def part(first: int, end: int) -> None:
            read(self.options, first, end, self.sweep, self.net, active)

        self._in_parts("judged", part, on_progress)

    def _in_parts(
        self, name: str, part: Callable[[int, int], None], on_progress: Progress | None
    ) -> None:
        done = self.done
        kept = monotonic()
        try:
            while done[name] < self.places:
                end = min(done[name] + self.chunk, self.places)
                part(done[name], end)
                done[name] = end
                if on_progress:
                    on_progress(end, self.places)
                if monotonic() - kept > SECONDS_KEPT:
                    self._keep(done)
                    kept = monotonic()
        finally:
            self._keep(done)

    def _keep(self, done: dict[str, int]) -> None:
        self._kept.flush()
        (self.folder / "done").write_text(json.dumps(done))

    def found(self) -> Found:
        """Return what was found out about the start of the game."""
        seats = self.options.seats
        row = self.sweep.rows[place_of(start(self.options), self.layout) * ROW :][:ROW]
        trues = [float(share) for share in row[TRUES : TRUES + seats - 1]]
        answers = tuple(float(share) for share in row[ANSWERS : ANSWERS + seats])
        return Found(self.places, (*trues, 1.0 - sum(trues)), answers)

    def store(self) -> None:
        """Keep the table for masters, and what was found out about the start."""
        file = large_file(self.options)
        keep(file, array("f", self.table().tobytes()))
        file.with_suffix(".found").write_text(json.dumps(self.found()))
        shutil.rmtree(self.folder)

    def table(self) -> Any:
        """Return the shares of all seats but the last, by place."""
        rows = self.sweep.rows.reshape(self.places, ROW)
        return rows[:, JUDGED : JUDGED + self.options.seats - 1].ravel()


def solved_whole(options: Options, on_progress: Progress | None = None) -> Found:
    """Solve the game for three seats, or go on with that; what was found is kept for masters."""
    kept = large_file(options).with_suffix(".found")
    if not kept.is_file():
        whole = Whole(options, kept.with_suffix(".whole"))
        whole.go_on(on_progress)
        whole.store()
    positions, trues, answers = json.loads(kept.read_text())
    return Found(positions, tuple(trues), tuple(answers))


def answered_whole(options: Options, source: Path, on_progress: Progress | None = None) -> Found:
    """Find the best answers to masters who play by the net of a file, or go on with that."""
    net = net_of(read_weights(source), Compact())
    assert isinstance(net, DeepNet)
    digest = hashlib.sha256(source.read_bytes()).hexdigest()[:12]
    whole = Whole(options, large_file(options).with_suffix(f".{digest}"), net)
    return whole.go_on(on_progress)
