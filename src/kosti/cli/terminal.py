"""The terminal: lines in, lines out, colour and a second screen where there are any."""

import os
import re
import shutil
import sys
import textwrap
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, TextIO

BOLD: Final = "1"
DIM: Final = "2"
WARNING: Final = "33"
EVENT: Final = "36"

SECOND_SCREEN: Final = "\x1b[?1049h\x1b[2J\x1b[H"
FIRST_SCREEN: Final = "\x1b[2J\x1b[?1049l"

LEAST_WIDTH: Final = 20
LABEL: Final = re.compile(r" *(?:\S+  +)?")


class EndOfInputError(Exception):
    """Nobody will type anything more."""


class Terminal:
    """One place where lines are read and written."""

    def __init__(self, source: TextIO | None = None, target: TextIO | None = None) -> None:
        self.source = source or sys.stdin
        self.target = target or sys.stdout
        for stream in (self.source, self.target):
            if hasattr(stream, "reconfigure"):
                stream.reconfigure(errors="replace")
        self.is_screen = self.source.isatty() and self.target.isatty() and not _is_dumb()
        self.has_colour = self.target.isatty() and not _is_dumb() and "NO_COLOR" not in os.environ
        if self.is_screen and sys.platform == "win32":
            os.system("")  # switches the console's escape sequences on

    def say(self, line: str = "", style: str = "", *, is_whole: bool = False) -> None:
        """Write a line; on a screen a long one is broken between words, unless it stays whole."""
        most = 0 if is_whole or not self.target.isatty() else shutil.get_terminal_size().columns
        for part in fitted(line, most) if most else [line]:
            print(self.painted(part, style), file=self.target, flush=True)

    def painted(self, line: str, style: str) -> str:
        """Return a line in a style, where there is colour."""
        return f"\x1b[{style}m{line}\x1b[0m" if style and self.has_colour and line else line

    def ask(self, prompt: str) -> str:
        """Return a typed line; raise `EndOfInputError` when there is none."""
        if self.source is sys.stdin and self.is_screen:
            try:
                return input(self.painted(prompt, BOLD))
            except EOFError:
                raise EndOfInputError from None
        self.say(prompt.rstrip(), BOLD)
        line = self.source.readline()
        if not line:
            raise EndOfInputError
        return line.rstrip("\r\n")

    @contextmanager
    def second_screen(self) -> Iterator[None]:
        """Write on a screen that leaves no trace in the scroll-back."""
        self.target.write(SECOND_SCREEN)
        try:
            yield
        finally:
            self.target.write(FIRST_SCREEN)
            self.target.flush()


def fitted(text: str, most: int) -> list[str]:
    """Return the lines of a text, long ones broken between words and set under what they tell."""
    most = max(most, LEAST_WIDTH)
    fit = textwrap.TextWrapper(most, break_long_words=False, break_on_hyphens=False)
    lines = []
    for line in text.split("\n"):
        label = LABEL.match(line)
        fit.subsequent_indent = " " * min(len(label[0]) if label else 0, most // 2)
        lines += fit.wrap(line) or [line]
    return lines


def _is_dumb() -> bool:
    return os.environ.get("TERM") == "dumb"
