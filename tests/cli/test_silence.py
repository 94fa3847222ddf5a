"""A table at which somebody has to wait says why."""

from io import StringIO
from random import Random
from threading import Event

import pytest

from kosti import Match
from kosti.cli import table
from kosti.cli.terminal import Terminal
from kosti.core.record import Seat
from kosti.core.view import View
from kosti.core.words import words


class Screen(StringIO):
    """A screen that knows when a line with certain words is written."""

    def __init__(self, awaited: str) -> None:
        super().__init__()
        self.awaited = awaited
        self.is_told = Event()

    def write(self, text: str) -> int:
        if self.awaited in text:
            self.is_told.set()
        return super().write(text)


class Slow:
    """A player who thinks until the screen has told of it."""

    kind = "slow"
    version = "1"

    def __init__(self, screen: Screen) -> None:
        self.screen = screen

    def choose(self, view: View, rng: Random) -> int:
        assert self.screen.is_told.wait(60)
        return view.actions[0].choice


@pytest.mark.parametrize("language", ["en", "ru", "ro", "de"])
def test_a_long_silence_is_explained(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table, "PATIENCE", 0.0)
    said = words(language, "bratwurmeck")
    screen = Screen(said.say("getting-ready"))
    seats = [Seat("Anna"), Seat("Bob")]
    match = Match("bratwurmeck", seed=1)
    players = [Slow(screen), Slow(screen)]
    board = table.Table(match, seats, players, Terminal(StringIO(), screen), said, Random(1))
    board.step()
    board.step()
    told = screen.getvalue().splitlines()
    assert told[1] == said.say("getting-ready")
    assert len(told) == 3
