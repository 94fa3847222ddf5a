"""Bots from outside: a process that speaks JSON lines (`cmd:…`), or a class (`py:module:Class`).

They see a `View` and nothing else, and have only so long to answer.
"""

import importlib
import re
import shlex
import subprocess
import sys
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from random import Random
from threading import Thread
from typing import IO, Any, Final, Protocol

from kosti.bots.view_json import BadAnswer, answered, legal_choice, shown, view_line
from kosti.core.errors import KostiError, problem
from kosti.core.rule import ONLOOKER
from kosti.core.view import View

SECONDS: Final = 10.0
COMMAND: Final = "cmd:"
CLASS: Final = "py:"
LONGEST: Final = 65_536
SEED_BITS: Final = 31
PATIENCE: Final = 1.0
APART: Final[dict[str, Any]] = (  # Ctrl-C is for the table, not for its bots
    {"creationflags": getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0)}
    if sys.platform == "win32"
    else {"start_new_session": True}
)


class BotFailure(KostiError):
    """A bot from outside did not give a legal answer in time."""


class UnknownBot(KostiError):
    """A bot from outside cannot be started."""


class OutsideBot(Protocol):
    """A bot from outside; `stop` ends it, and the next choice begins it anew."""

    kind: str
    version: str

    def choose(self, view: View, rng: Random) -> int: ...
    def stop(self) -> None: ...


def is_outside(kind: str) -> bool:
    """Tell whether a name means a bot from outside."""
    return kind.startswith((COMMAND, CLASS))


def guarded_bot(kind: str, seconds: float = SECONDS) -> "Guarded":
    """Return a bot from outside that plays by chance where it fails; raise `UnknownBot`."""
    return Guarded(outside_bot(kind, seconds))


def outside_bot(kind: str, seconds: float = SECONDS) -> OutsideBot:
    """Return a bot from outside by its name; raise `UnknownBot`."""
    if kind.startswith(COMMAND):
        return CommandBot(kind, seconds)
    return ClassBot(kind, seconds)


def split_names(text: str) -> list[str]:
    """Return the names that a list with commas holds; quotes keep a command together."""
    return [name.strip() for name in re.findall(r'(?:"[^"]*"|[^,"])+|(?<=,)(?=,|$)', text)] or [""]


def short_name(kind: str) -> str:
    """Return a name for the seat of a bot from outside."""
    if kind.startswith(CLASS):
        return kind.rpartition(":")[2]
    words = command_words(kind)
    return Path(words[-1] if words else "").stem or kind


def command_words(kind: str) -> list[str]:
    """Return the words of a command; quotes hold words together."""
    text = kind.removeprefix(COMMAND)
    try:
        if sys.platform == "win32":
            return [word.strip('"') for word in shlex.split(text, posix=False)]
        return shlex.split(text)
    except ValueError:
        raise UnknownBot(problem("bot-command", bot=kind)) from None


class CommandBot:
    """A process that is told one view a line and answers one action a line."""

    version = ""

    def __init__(self, kind: str, seconds: float = SECONDS) -> None:
        self.kind = kind
        self.seconds = seconds
        self.words = command_words(kind)
        if not self.words:
            raise UnknownBot(problem("bot-command", bot=kind))
        self.process: subprocess.Popen[bytes] | None = None
        self.errors: deque[str] = deque(maxlen=20)
        self._running()

    def choose(self, view: View, rng: Random) -> int:
        """Return the choice the process answers; raise `BotFailure`."""
        line = view_line(view, rng.getrandbits(SEED_BITS), self.seconds)
        process = self._running()
        said = in_time(lambda: _asked(process, line), self.seconds)
        if said is None:
            self.stop()
            raise _too_slow(self, view)
        if not said.endswith("\n"):
            self.stop()
            raise self._dead(view, process, said)
        try:
            return answered(said, view)
        except BadAnswer as wrong:
            raise _wrong(self, view, wrong.answer) from None

    def stop(self) -> None:
        """End the process."""
        process, self.process = self.process, None
        if process is not None:
            end(process)

    def _running(self) -> "subprocess.Popen[bytes]":
        if self.process is None:
            try:
                pipes: Any = dict.fromkeys(("stdin", "stdout", "stderr"), subprocess.PIPE)
                self.process = subprocess.Popen(self.words, **pipes, **APART)
            except OSError as error:
                reason = error.strerror or str(error)
                raise UnknownBot(problem("bot-start", bot=self.kind, reason=reason)) from None
            assert self.process.stderr is not None
            self.errors.clear()
            Thread(target=_listen, args=(self.process.stderr, self.errors), daemon=True).start()
        return self.process

    def _dead(self, view: View, process: "subprocess.Popen[bytes]", said: str) -> BotFailure:
        if len(said) >= LONGEST:
            return _wrong(self, view, shown(said))
        last = self.errors[-1] if self.errors else ""
        values = {"bot": self.kind, "code": str(process.returncode), "reason": shown(last) or "-"}
        return BotFailure(problem("bot-died", position=_where(view), **values))


class ClassBot:
    """An object of a class with `choose(view, rng)`, called in a thread of its own."""

    version = ""

    def __init__(self, kind: str, seconds: float = SECONDS) -> None:
        self.kind = kind
        self.seconds = seconds
        self.make = class_named(kind)
        self.bot: Any = None

    def choose(self, view: View, rng: Random) -> int:
        """Return what the object chooses; raise `BotFailure`."""
        own = Random(rng.getrandbits(SEED_BITS))  # one that answers late draws from no other

        def ask() -> tuple[Any, Exception | None]:
            try:
                if self.bot is None:
                    self.bot = self.make()
                return self.bot.choose(view, own), None
            except Exception as error:
                return None, error

        told = in_time(ask, self.seconds)
        if told is None:
            self.stop()
            raise _too_slow(self, view)
        choice, error = told
        if error is not None:
            reason = shown(f"{type(error).__name__}: {error}")
            values = {"bot": self.kind, "reason": reason, "position": _where(view)}
            raise BotFailure(problem("bot-raised", **values)) from error
        try:
            return legal_choice(choice, view)
        except BadAnswer as wrong:
            raise _wrong(self, view, wrong.answer) from None

    def stop(self) -> None:
        """Forget the object."""
        self.bot = None


class Guarded:
    """Plays as a bot from outside until that fails, then by chance until the next match.

    `told` is called with each failure; whoever seats the bot sets it.
    """

    def __init__(self, bot: OutsideBot) -> None:
        self.bot = bot
        self.kind = bot.kind
        self.version = bot.version
        self.told: Callable[[BotFailure], None] = lambda failure: None
        self.is_lost = False

    def begin(self) -> None:
        """Give the bot its seat back for a new match."""
        self.is_lost = False

    def choose(self, view: View, rng: Random) -> int:
        """Return a legal choice in any case."""
        own = Random(rng.getrandbits(SEED_BITS))
        if not self.is_lost:
            try:
                return self.bot.choose(view, own)
            except BotFailure as failure:
                self.is_lost = True
                self.bot.stop()
                self.told(failure)
        return own.choice(view.actions).choice

    def stop(self) -> None:
        """End the bot."""
        self.bot.stop()


def class_named(kind: str) -> Callable[[], Any]:
    """Return the class that `py:package.module:Class` names; raise `UnknownBot`."""
    module, _, name = kind.removeprefix(CLASS).rpartition(":")
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)
    try:
        found = getattr(importlib.import_module(module), name)
    except Exception as error:  # whatever a foreign module does when it is loaded
        reason = shown(f"{type(error).__name__}: {error}")
        raise UnknownBot(problem("bot-start", bot=kind, reason=reason)) from None
    if not callable(found) or not callable(getattr(found, "choose", None)):
        raise UnknownBot(problem("bot-no-class", bot=kind))
    return found  # type: ignore[no-any-return] # it was looked up by name


def in_time(ask: Callable[[], Any], seconds: float) -> Any:
    """Return what a call in a thread of its own returns, None if that takes too long."""
    answers: SimpleQueue[Any] = SimpleQueue()
    Thread(target=lambda: answers.put(ask()), daemon=True).start()
    try:
        return answers.get(timeout=seconds)
    except Empty:
        return None


def end(process: "subprocess.Popen[bytes]") -> None:
    """End a process: its input is closed, and if it stays it is killed."""
    for pipe in (process.stdin, process.stdout):
        assert pipe is not None
        Thread(target=_close, args=(pipe,), daemon=True).start()
    try:
        process.wait(PATIENCE)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


def _close(pipe: IO[bytes]) -> None:
    with suppress(OSError):
        pipe.close()


def _asked(process: "subprocess.Popen[bytes]", line: str) -> str:
    """Write a line and return the answer, without a line's end if the process died."""
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        process.stdin.write(line.encode() + b"\n")
        process.stdin.flush()
        said = process.stdout.readline(LONGEST)
    except (OSError, ValueError):  # a closed pipe
        said = b""
    if not said.endswith(b"\n") and len(said) < LONGEST:
        process.wait()
    return said.decode("utf-8", "replace")


def _listen(pipe: IO[bytes], errors: deque[str]) -> None:
    with pipe:
        for line in iter(lambda: pipe.readline(LONGEST), b""):
            if line.strip():
                errors.append(line.decode("utf-8", "replace"))


def _where(view: View) -> str:
    """Return the position as onlookers see it: people at the table may read the failure."""
    return view.game.position_text(view.game.rules.seen(view.state, ONLOOKER))


def _too_slow(bot: OutsideBot, view: View) -> BotFailure:
    seconds = f"{getattr(bot, 'seconds', SECONDS):g}"
    return BotFailure(problem("bot-slow", bot=bot.kind, seconds=seconds, position=_where(view)))


def _wrong(bot: OutsideBot, view: View, answer: str) -> BotFailure:
    allowed = [action.text for action in view.actions]
    values = {"bot": bot.kind, "answer": answer or "-", "position": _where(view)}
    return BotFailure(problem("bot-illegal", allowed=allowed, **values))
