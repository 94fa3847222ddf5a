"""The command `kosti`."""

import sys
from collections.abc import Sequence

from kosti.cli.parser import parser_of, wanted_language
from kosti.core.errors import KostiError
from kosti.core.speaker import error_lines
from kosti.core.words import LANGUAGES, language_of, words

INTERRUPTED = 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command line; return the exit code."""
    given = sys.argv[1:] if arguments is None else list(arguments)
    wanted = wanted_language(given)
    language = language_of(wanted)
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(encoding="utf-8", errors="replace")
    said = words(language)
    parser = parser_of(said)
    read = parser.parse_args(given)
    if read.command is None:
        read = parser.parse_args([*given, "serve", "--browser"])
    if wanted is not None and wanted[:2].lower() not in LANGUAGES:
        parser.leave(said.say("bad-language", name=wanted, known=LANGUAGES))
    try:
        from kosti.cli import commands  # what a command needs is loaded when it runs

        return commands.run(read.command, read, said)
    except KostiError as error:
        print("\n".join(error_lines(error, language)), file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        return _closed_pipe()


def _closed_pipe() -> int:
    import os

    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0


if __name__ == "__main__":
    sys.exit(main())
