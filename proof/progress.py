"""What is done and how long the rest will take, on stderr."""

import sys
from time import monotonic

SECONDS_BETWEEN = {True: 0.2, False: 15.0}  # on a terminal one line is written over


class Progress:
    """A count on its way to a goal; a line tells it from time to time."""

    def __init__(self, what: str, goal: int) -> None:
        self.what = what
        self.goal = goal
        self.done = 0
        self.begun = monotonic()
        self._on_terminal = sys.stderr.isatty()
        self._told = self.begun

    @property
    def seconds(self) -> float:
        """How long it has taken so far."""
        return monotonic() - self.begun

    def add(self, done: int, note: str = "") -> None:
        """Count some more as done."""
        self.done += done
        if monotonic() - self._told > SECONDS_BETWEEN[self._on_terminal]:
            self._told = monotonic()
            self._tell(note)

    def end(self, note: str = "") -> None:
        """Tell the last line."""
        self._tell(note)
        if self._on_terminal:
            print(file=sys.stderr)

    def _tell(self, note: str) -> None:
        share = min(self.done / self.goal, 1.0) if self.goal else 1.0
        left = self.seconds / share * (1 - share) if share else 0.0
        line = f"{self.what}: {share:4.0%} ({self.done:,} of {self.goal:,}), {_clock(left)} left"
        line = f"{line}, {note}" if note else line
        print(f"\r\x1b[K{line}" if self._on_terminal else line, end="", file=sys.stderr)
        print(end="" if self._on_terminal else "\n", file=sys.stderr, flush=True)


def _clock(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    return f"{minutes}:{rest:02}"
