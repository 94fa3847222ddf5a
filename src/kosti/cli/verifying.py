"""`kosti verify`: whether a record is what its table's dice threw."""

import argparse
from pathlib import Path
from typing import Final

from kosti.cli.commands import seat_names
from kosti.cli.files import read_file
from kosti.cli.terminal import BOLD, Terminal
from kosti.core.record import known_game, parsed_record
from kosti.core.words import Words, words
from kosti.fair.checking import verify
from kosti.fair.telling import lines_of

CODES: Final = {"proved": 0, "false": 1, "open": 3, "none": 3}


def check_dice(read: argparse.Namespace, said: Words) -> int:
    """Say what can be proved of a record's dice; return the exit code of the verdict."""
    record = read_file(Path(read.file), parsed_record)
    spoken = words(said.language, known_game(record.game).name)
    report = verify(record)
    names = seat_names(record, said)
    terminal = Terminal()
    terminal.say(spoken.say("table-of", game=spoken.say("game-name"), names=", ".join(names)), BOLD)
    for line in lines_of(report, said.language, names):
        terminal.say(line)
    return CODES[report.verdict]
