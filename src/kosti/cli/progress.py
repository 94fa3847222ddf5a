"""How far a long run is: a bar on a terminal, else a line now and then."""

import sys
from time import monotonic
from typing import Final, TextIO

from kosti.core.words import Words

WIDTH: Final = 24
BAR_SECONDS: Final = 0.1
LINE_SECONDS: Final = 15.0


class Progress:
    """Told how many of the games are done; says so, with the rate and the time left."""

    def __init__(self, said: Words, target: TextIO | None = None, unit: str = "progress") -> None:
        self.said = said
        self.unit = unit
        self.target = target or sys.stderr
        self.is_screen = self.target.isatty()
        self.shown = monotonic()
        self.first = (0.0, 0)  # when something was done first, and how much: before, code compiles
        self.width = 0

    def __call__(self, done: int, wanted: int) -> None:
        now = monotonic()
        if now - self.shown < (BAR_SECONDS if self.is_screen else LINE_SECONDS):
            return
        self.shown = now
        line = self._line(done, wanted, now)
        if self.is_screen:
            full = WIDTH * done // max(wanted, 1)
            line = f"{'█' * full}{'░' * (WIDTH - full)} {line}"
            print("\r" + line.ljust(self.width), end="", file=self.target, flush=True)
            self.width = len(line)
        else:
            print(line, file=self.target, flush=True)

    def clear(self) -> None:
        """Take the bar off the screen."""
        if self.width:
            print("\r" + " " * self.width + "\r", end="", file=self.target, flush=True)
            self.width = 0

    def _line(self, done: int, wanted: int, now: float) -> str:
        number = self.said.number
        if not self.first[1]:
            self.first = (now, done)
        if done <= self.first[1]:
            return self.said.say(f"{self.unit}-begins", done=number(done), wanted=number(wanted))
        rate = (done - self.first[1]) / (now - self.first[0])
        left = clock((wanted - done) / rate)
        values = {
            "done": number(done),
            "wanted": number(wanted),
            "rate": rate_text(self.said, rate),
        }
        return self.said.say(self.unit, **values, time=left)


def clock(seconds: float) -> str:
    """Return a time as hours, minutes and seconds."""
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"


def rate_text(said: Words, rate: float) -> str:
    """Return so many a second, small numbers with a decimal."""
    return said.number(rate, 0 if rate >= 10 else 1)
