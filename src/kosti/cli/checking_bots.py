"""`kosti bot check`: what the author of a bot needs to know."""

import argparse
from collections.abc import Iterator
from typing import Final

from kosti.bots.checking import Check, checks
from kosti.bots.outside import COMMAND, is_outside
from kosti.cli.simulating import positive
from kosti.cli.terminal import BOLD, DIM, WARNING, Terminal
from kosti.core.registry import all_games, game_named
from kosti.core.speaker import error_lines
from kosti.core.words import Words, words

EXAMPLE: Final = '{"action": "stop"}'


def check(read: argparse.Namespace, said: Words) -> int:
    """Check a bot and print what each check came to; return 1 if something is to be mended."""
    games = [game_named(name) for name in read.game] or list(all_games().values())
    kind = read.bot if is_outside(read.bot) else f"{COMMAND}{read.bot}"
    positive("--seconds", read.seconds)
    terminal = Terminal()
    terminal.say(kind, BOLD)
    done = []
    for one in checks(kind, games, read.seconds):
        done.append(one)
        for line in check_lines(one, said):
            terminal.say(line, DIM if one.is_note else "" if one.is_good else WARNING)
    wrong = sum(not one.is_good for one in done)
    if wrong:
        terminal.say(said.say("check-failed", count=wrong, whole=len(done)), WARNING)
        return 1
    terminal.say(said.say("check-passed", whole=len(done)), BOLD)
    return 0


def check_lines(one: Check, said: Words) -> Iterator[str]:
    """Yield what a check came to, and what went wrong in full."""
    mark = said.say("check-note" if one.is_note else "check-good" if one.is_good else "check-bad")
    values = dict(one.values)
    if "game" in values:
        values["game"] = words(said.language, str(values["game"])).say("game-name")
    line = f"{mark:<5}{said.say(f'check-{one.key}', **values)}"
    yield f"{line} – {times(one, said)}" if one.seconds else line
    if one.trouble is None:
        return
    for told in error_lines(one.trouble, said.language):
        yield from (f"     {part.strip()}" for part in told.split("\n"))
    key = f"check-hint-{one.trouble.problems[0].key}"
    if said.has(key):
        yield f"     {said.say(key, example=EXAMPLE)}"
    if one.line:
        yield f"     {said.say('check-view')}"
        yield one.line


def times(one: Check, said: Words) -> str:
    """Return how many answers there were and how long they took."""
    mean = sum(one.seconds) / len(one.seconds)
    return said.say(
        "check-times",
        answers=said.number(len(one.seconds)),
        mean=said.number(1000 * mean, 1),
        longest=said.number(1000 * max(one.seconds), 1),
    )
