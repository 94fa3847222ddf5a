"""What a typed line means: an action, a refused thing, a command, or nothing known."""

import re
import unicodedata
from collections.abc import Iterable
from typing import Final, NamedTuple, TypeVar

from kosti.core.speaker import Speaker
from kosti.core.view import Action, Refusal, View

Thing = TypeVar("Thing")

APART: Final = " +,()-"
COMMANDS: Final = ("help", "undo", "log", "rules", "save", "quit", "board", "hint")
QUOTED: Final = re.compile(r"""[«»„“”"']+(.*?)[«»„“”"']+""")


class Meaning(NamedTuple):
    """What a line means; with several readings nothing is done and all are told."""

    action: Action | None = None
    refusal: Refusal | None = None
    command: str = ""
    rest: str = ""
    readings: tuple[str, ...] = ()


def meaning_of(line: str, view: View, speaker: Speaker) -> Meaning:
    """Return what a line means: legal actions first, then commands, then what is refused."""
    typed, _, rest = line.strip().partition(" ")
    if typed in ("?", "help"):
        return Meaning(command="help", rest=rest.strip())
    names = [(name, action) for action in view.actions for name in _names(action.text, speaker)]
    actions = _fitting(line, names)
    if len(actions) == 1:
        return Meaning(action=actions[0])
    if actions:
        return Meaning(readings=tuple(speaker.typed(action.text) for action in actions))
    known = [(name, command) for command in COMMANDS for name in command_names(command, speaker)]
    commands = _fitting(typed, known)
    if len(commands) == 1:
        return Meaning(command=commands[0], rest=rest.strip())
    refused = [(name, no) for no in view.refusals for name in _names(no.thing, speaker)]
    refusals = _fitting(line, refused)
    if refusals:
        return Meaning(refusal=refusals[0])
    return Meaning(readings=tuple(speaker.words.say(f"command-{name}") for name in commands))


def command_names(command: str, speaker: Speaker) -> tuple[str, str]:
    """Return what a person types for a command: its own language's word, or the English one."""
    return speaker.words.say(f"command-{command}"), command


def bare(line: str) -> str:
    """Return a line without the spaces around it, and without quotes that are around it whole."""
    found = QUOTED.fullmatch(line.strip())
    return found[1].strip() if found else line.strip()


def begins(typed: str, word: str) -> bool:
    """Tell whether what is typed is a word or its beginning."""
    return bool(plain(typed)) and plain(word).startswith(plain(typed))


def plain(text: str) -> str:
    """Return a text as it is compared: without capitals, accents, and what sets words apart."""
    letters = unicodedata.normalize("NFD", text.casefold())
    return "".join(x for x in letters if not unicodedata.combining(x) and x not in APART)


def _names(text: str, speaker: Speaker) -> tuple[str, str]:
    return speaker.typed(text), text


def _fitting(typed: str, named: Iterable[tuple[str, Thing]]) -> list[Thing]:
    """Return the things named exactly so, else those whose names begin so, each once."""
    wanted = plain(typed)
    folded = [(plain(name), thing) for name, thing in named]
    exact = [thing for name, thing in folded if name == wanted]
    begun = [thing for name, thing in folded if wanted and name.startswith(wanted)]
    found: list[Thing] = []
    for thing in exact or begun:
        if thing not in found:
            found.append(thing)
    return found
