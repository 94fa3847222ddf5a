"""The words of the command line itself, in the reader's language."""

import argparse
import re
import sys
from collections.abc import Sequence
from itertools import islice
from typing import Any, Final, NoReturn

from kosti.bots import PLAYERS
from kosti.bots.outside import SECONDS
from kosti.core.words import Words
from kosti.solve.odds import KINDS, POINTS

COMMANDS = (
    *("play", "games", "rules", "show", "replay", "convert", "verify", "text"),
    *("serve", "tables", "simulate", "tournament", "train", "odds", "solve", "bot", "bench"),
)


MISTAKES: Final = {
    r"^unrecognized arguments: (?P<words>.*)": "mistake-unknown",
    r"arguments are required: (?P<words>.*)": "mistake-missing",
    r"^argument (?P<name>\S+): expected": "mistake-no-value",
    r"^argument (?P<name>[^:]*): invalid choice: (?P<value>.*) \(choose from (?P<known>.*)\)": (
        "mistake-choice"
    ),
    r"^argument (?P<name>\S+): invalid (?:int|float) value: (?P<value>.*)": "mistake-number",
}


class Parser(argparse.ArgumentParser):
    """A parser whose own words come from the Fluent files."""

    said: Words

    def __init__(self, *args: Any, said: Words, **rest: Any) -> None:
        self.said = said
        plain = {"formatter_class": argparse.RawDescriptionHelpFormatter}
        super().__init__(*args, **{**plain, **rest, "add_help": False, "allow_abbrev": False})
        self._positionals.title = said.say("help-arguments")
        self._optionals.title = said.say("help-options")
        self.add_argument("-h", "--help", action="help", help=said.say("help-help"))

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        """Read options and what else is given in any order."""
        given = sys.argv[1:] if args is None else args
        return super().parse_known_args(
            given if self._subparsers else self._sorted(given), namespace
        )

    def _sorted(self, given: Sequence[str]) -> list[str]:
        """Return the options with their values last: argparse takes the rest in one go."""
        options: list[str] = []
        rest: list[str] = []
        words = iter(given)
        for word in words:
            (options if word.startswith("-") else rest).append(word)
            option = self._option_string_actions.get(word)
            if option is not None and option.nargs is None:
                options += islice(words, 1)
        return [*rest, *options]

    def format_usage(self) -> str:
        """Return the usage line in the reader's language."""
        return super().format_usage().replace("usage:", self.said.say("help-usage"), 1)

    def format_help(self) -> str:
        """Return the help in the reader's language."""
        return super().format_help().replace("usage:", self.said.say("help-usage"), 1)

    def error(self, message: str) -> NoReturn:
        """Say what is wrong with the command line and leave."""
        self.leave(self._reason(message))

    def leave(self, reason: str) -> NoReturn:
        """Show the usage and a reason, and leave."""
        self.print_usage(sys.stderr)
        self.exit(2, self.said.say("help-error", reason=reason, command=self.prog) + "\n")

    def _reason(self, message: str) -> str:
        for pattern, key in MISTAKES.items():
            if found := re.search(pattern, message):
                return self.said.say(key, **found.groupdict())
        return self.said.say("mistake-other")


def parser_of(said: Words) -> Parser:
    """Return the whole command line."""
    parser = Parser(prog="kosti", said=said, description=said.say("help-kosti"))
    parser.epilog = said.say("help-kosti-examples")
    parser.add_argument(
        "--version", action="version", version=_version(), help=said.say("help-version")
    )
    parser.add_argument("--lang", help=said.say("help-lang"))
    commands = parser.add_subparsers(
        dest="command", title=said.say("help-commands-title"), metavar=said.say("help-command")
    )
    made = {name: _command(commands, name, said) for name in COMMANDS}
    _add_play(made["play"], said)
    _add_arguments(made["rules"], said, ("game", None), ("number", "?"))
    _add_arguments(made["show"], said, ("game", None), ("position", None), ("--seat", None))
    _add_arguments(made["replay"], said, ("file", None))
    made["replay"].add_argument("--step", action="store_true", help=said.say("help-step"))
    _add_arguments(made["verify"], said, ("file", None))
    _add_arguments(made["convert"], said, ("file", None), ("target", "?"))
    _add_serve(made["serve"], said)
    _add_tables(made["tables"], said)
    _add_train(made["train"], said)
    _add_simulate(made["simulate"], said)
    _add_tournament(made["tournament"], said)
    _add_odds(made["odds"], said)
    _add_solve(made["solve"], said)
    _add_bot(made["bot"], said)
    made["bench"].add_argument("what", choices=["engine"], help=said.say("help-what"))
    return parser


def _command(commands: Any, name: str, said: Words) -> Parser:
    about = said.say(f"help-{name}")
    examples = f"help-{name}-examples"
    parser: Parser = commands.add_parser(
        name,
        said=said,
        help=about,
        description=about,
        epilog=said.say(examples) if said.has(examples) else None,
    )
    parser.add_argument("--lang", default=argparse.SUPPRESS, help=said.say("help-lang"))
    return parser


def _add_arguments(parser: Parser, said: Words, *named: tuple[str, str | None]) -> None:
    for name, count in named:
        meant = said.say(f"help-{name.removeprefix('--')}")
        parser.add_argument(name, nargs=count, help=meant, metavar=name.removeprefix("--").upper())


def _add_play(parser: Parser, said: Words) -> None:
    _add_arguments(parser, said, ("game", "?"), ("--seats", None), ("--record", None))
    _add_arguments(parser, said, ("--position", None))
    parser.add_argument("--coach", action="store_true", help=said.say("help-coach"))
    styles = [f"  {kind:8}{said.say(f'style-{kind}')}" for kind in PLAYERS]
    parser.epilog = "\n".join([*styles, "", parser.epilog or ""])
    parser.add_argument("--seed", type=int, metavar="N", help=said.say("help-seed"))
    _add_bot_seconds(parser, said)
    _add_option(parser, said)


SETTINGS: Final = {
    "host": "ADDRESS",
    "port": "N",
    "data": "FOLDER",
    "database": "URL",
    "public-url": "URL",
    "certificate": "FILE",
    "key": "FILE",
    "proxy-headers": "ADDRESSES",
    "base-path": "PATH",
    "log-level": "LEVEL",
    "keep-days": "N",
}


def _add_serve(parser: Parser, said: Words) -> None:
    for name, value in SETTINGS.items():
        meant = said.say(f"help-serve-{name}")
        parser.add_argument(f"--{name}", metavar=value, help=meant)
    parser.add_argument("--browser", action="store_true", help=said.say("help-serve-browser"))


def _add_tables(parser: Parser, said: Words) -> None:
    parser.add_argument("deed", choices=["list", "export", "delete"], help=said.say("help-deed"))
    parser.add_argument("table", nargs="*", metavar="TABLE", help=said.say("help-table"))
    for name in ("data", "database"):
        meant = said.say(f"help-serve-{name}")
        parser.add_argument(f"--{name}", metavar=SETTINGS[name], help=meant)


def _add_train(parser: Parser, said: Words) -> None:
    _add_arguments(parser, said, ("game", None), ("--out", None))
    for name, kind in (("seats", int), ("games", int), ("minutes", float), ("seed", int)):
        meant = said.say(f"help-train-{name}")
        parser.add_argument(f"--{name}", type=kind, metavar="N", help=meant)
    parser.add_argument("--jobs", type=int, metavar="N", help=said.say("help-jobs"))
    parser.add_argument("--taught", action="store_true", help=said.say("help-train-taught"))
    parser.set_defaults(seats=2)


def _add_simulate(parser: Parser, said: Words) -> None:
    _add_arguments(parser, said, ("game", None))
    parser.add_argument("--seats", metavar="SEATS", help=said.say("help-bots-seated"))
    _add_batch(parser, said)
    for name in ("out", "plot"):
        meant = said.say(f"help-games-{name}")
        parser.add_argument(f"--{name}", metavar="FILE", help=meant)


def _add_tournament(parser: Parser, said: Words) -> None:
    _add_arguments(parser, said, ("game", None))
    parser.add_argument("--bots", metavar="BOTS", help=said.say("help-tournament-bots"))
    parser.add_argument("--seats", type=int, metavar="N", help=said.say("help-tournament-seats"))
    parser.add_argument("--table", metavar="BOTS", help=said.say("help-tournament-table"))
    _add_batch(parser, said)


def _add_odds(parser: Parser, said: Words) -> None:
    _add_arguments(parser, said, ("game", None), ("position", "?"))
    _add_option(parser, said)
    meant = said.say("help-worth")
    parser.add_argument("--worth", metavar="WORTH", default=POINTS, choices=KINDS, help=meant)


def _add_solve(parser: Parser, said: Words) -> None:
    _add_arguments(parser, said, ("game", None), ("position", "?"))
    _add_option(parser, said)
    parser.add_argument("--seats", type=int, metavar="N", help=said.say("help-train-seats"))
    meant = said.say("help-solve-answer")
    parser.add_argument("--answer", metavar="FILE", help=meant)


def _add_bot(parser: Parser, said: Words) -> None:
    parser.add_argument("action", choices=["check"], help=said.say("help-bot-action"))
    parser.add_argument("bot", metavar="BOT", help=said.say("help-bot-kind"))
    meant = said.say("help-bot-game")
    parser.add_argument("--game", action="append", default=[], metavar="GAME", help=meant)
    _add_bot_seconds(parser, said, "--seconds")


def _add_option(parser: Parser, said: Words) -> None:
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help=said.say("help-option")
    )


def _add_batch(parser: Parser, said: Words) -> None:
    """Add what all commands that play many games know."""
    for name in ("games", "seed", "jobs"):
        meant = said.say(f"help-{name if name != 'games' else 'many'}")
        parser.add_argument(f"--{name}", type=int, metavar="N", help=meant)
    _add_option(parser, said)
    _add_bot_seconds(parser, said)


def _add_bot_seconds(parser: Parser, said: Words, name: str = "--bot-seconds") -> None:
    meant = said.say("help-bot-seconds")
    parser.add_argument(name, type=float, default=SECONDS, metavar="N", help=meant)


def _version() -> str:
    from importlib.metadata import version

    return f"kosti {version('kosti')}"


def wanted_language(arguments: Sequence[str]) -> str | None:
    """Return the language named on the command line, before it is read in full."""
    for place, word in enumerate(arguments):
        if word.startswith("--lang="):
            return word.removeprefix("--lang=")
        if word == "--lang" and place + 1 < len(arguments):
            return arguments[place + 1]
    return None
