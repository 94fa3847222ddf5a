"""Setting up a match at the terminal: seats, options, a record to go on from."""

import argparse
import secrets
import signal
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from random import Random

from kosti.bots import Player, player_named
from kosti.bots.outside import (
    BotFailure,
    Guarded,
    guarded_bot,
    is_outside,
    short_name,
    split_names,
)
from kosti.cli.files import FileTroubleError, read_file
from kosti.cli.table import Table
from kosti.cli.terminal import BOLD, DIM, WARNING, EndOfInputError, Terminal
from kosti.core.contract import Game
from kosti.core.errors import BadOption, BadPosition, KostiError, problem
from kosti.core.match import Match
from kosti.core.options import typed_options
from kosti.core.record import Record, Seat
from kosti.core.registry import all_games, game_named
from kosti.core.speaker import error_lines
from kosti.core.words import Words, words

MOST_LETTERS = 40
RECORDS = (".json", ".txt")


class RefusedTableError(KostiError):
    """This table cannot be played at this terminal."""


def play(read: argparse.Namespace, said: Words) -> int:
    """Play a match, new or kept, at this terminal."""
    terminal = Terminal()
    try:
        table = _table(read, said, terminal)
    except EndOfInputError:
        return 0
    _check_secrets(table)
    _keep_on_ending_signals()
    _greet(table)
    try:
        table.play()
    finally:
        for bot in _bots_from_outside(table):
            bot.stop()
    return 0


def _table(read: argparse.Namespace, said: Words, terminal: Terminal) -> Table:
    seed = secrets.randbits(62) if read.seed is None else read.seed
    kept = _kept_record(read)
    file: Path | None
    if kept is not None:
        match, seats, file = kept[0].match(), kept[0].seats, kept[1]
        _check_named(seats, read.seats or "")
        match.reseed(secrets.randbits(62))
    else:
        game = game_named(read.game) if read.game else ask_game(terminal, said)
        seats = seats_of(read.seats or "me,simple", said)
        match = _new_match(game, read, seats, seed, terminal, said)
        file = Path(read.record) if read.record else None
    players = [player_of(seat.kind, read.bot_seconds) for seat in seats]
    spoken = words(said.language, match.game.name)
    table = Table(
        *(match, seats, players, terminal, spoken, Random(seed), file), is_coached=read.coach
    )
    for bot in _bots_from_outside(table):
        bot.told = partial(_tell_lost, table, seats[players.index(bot)].name)
    return table


def player_of(kind: str, seconds: float) -> Player | None:
    """Return the player of a kind; None is a person."""
    if kind == "human":
        return None
    return guarded_bot(kind, seconds) if is_outside(kind) else player_named(kind)


def _bots_from_outside(table: Table) -> list[Guarded]:
    return [player for player in table.players if isinstance(player, Guarded)]


def _tell_lost(table: Table, name: str, failure: BotFailure) -> None:
    """Say what a bot from outside did, and that its seat plays by chance."""
    for line in error_lines(failure, table.words.language):
        table.say(line, WARNING)
    table.tell_words("bot-seat-lost", WARNING, name=name)


def _check_named(seats: Sequence[Seat], named: str) -> None:
    """Refuse to start what a record names unless the same is named on the command line.

    A record is data that people send one another: it must not run commands.
    """
    outside = {seat.kind for seat in seats if is_outside(seat.kind)}
    if not outside <= set(split_names(named)):
        raise RefusedTableError(problem("bots-of-record", known=sorted(outside)))


def _kept_record(read: argparse.Namespace) -> tuple[Record, Path] | None:
    """Return the record to go on from: named instead of a game, or where it is to be kept."""
    for named in (read.game, read.record):
        is_wanted = named == read.game and Path(named or "").suffix in RECORDS
        if named and named not in all_games() and (is_wanted or Path(named).is_file()):
            record = read_file(Path(named))
            if record.result is not None:
                raise FileTroubleError(problem("file-finished", file=named))
            return record, Path(named)
    return None


def _new_match(
    game: Game,
    read: argparse.Namespace,
    seats: Sequence[Seat],
    seed: int,
    terminal: Terminal,
    said: Words,
) -> Match:
    options = typed_options(game.option_table, given_options(read.option))
    if read.position is not None:
        if options:
            raise BadOption(problem("position-has-options"))
        match = Match(game, position=read.position, seed=seed)
        if match.seats != len(seats):
            raise BadPosition(problem("seats-differ", named=len(seats), due=match.seats))
        return match
    if options.setdefault("seats", str(len(seats))) != str(len(seats)):
        raise BadOption(problem("seats-differ", named=len(seats), due=options["seats"]))
    has_random = any(seat.kind == "random" for seat in seats)
    if game.random_limit and has_random and "turn_limit" not in options:
        options["turn_limit"] = str(game.random_limit)
        terminal.say(said.say("random-limit", limit=game.random_limit))
    return Match(game, options, seed=seed)


def given_options(given: Sequence[str]) -> dict[str, str]:
    """Return the options written as name=value."""
    options = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadOption(problem("option-without-value", text=text))
        options[name] = value
    return options


def seats_of(text: str, said: Words) -> list[Seat]:
    """Return the seats that `me,me:Anna,random` means, every name once."""
    seats: list[Seat] = []
    for number, part in enumerate(split_names(text), 1):
        if is_outside(part):
            seats.append(Seat(_unused(short_name(part), seats), part))
            continue
        kind, _, name = part.partition(":")
        kind = "human" if kind in ("me", "") else kind
        version = "" if kind == "human" else player_named(kind).version
        plain = "".join(letter for letter in name if letter.isprintable()).strip()[:MOST_LETTERS]
        fallback = said.say(f"name-{kind}", number=number)
        seats.append(Seat(_unused(plain or fallback, seats), kind, version))
    return seats


def _unused(name: str, seats: Sequence[Seat]) -> str:
    taken = {seat.name for seat in seats}
    names = (name if number == 1 else f"{name} {number}" for number in range(1, len(seats) + 2))
    return next(free for free in names if free not in taken)


def ask_game(terminal: Terminal, said: Words) -> Game:
    """Ask which game to play."""
    terminal.say(said.say("which-game"), BOLD)
    known = list(all_games().values())
    for number, game in enumerate(known, 1):
        terminal.say(f"  {number}  {words(said.language, game.name).say('game-name')}")
    while True:
        typed = terminal.ask("> ").strip()
        if typed.isdigit() and 1 <= int(typed[:3]) <= len(known):
            return known[int(typed[:3]) - 1]
        try:
            return game_named(typed)
        except KostiError:
            terminal.say(said.say("which-game-number", most=len(known)))


def _keep_on_ending_signals() -> None:
    """Let a closed window or a polite kill keep the match as Ctrl-C does."""
    for name in ("SIGTERM", "SIGHUP"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), signal.default_int_handler)


def _check_secrets(table: Table) -> None:
    if table.match.game.has_secrets and len(table.people) > 1 and not table.terminal.is_screen:
        raise RefusedTableError(problem("secrets-need-screen"))


def _greet(table: Table) -> None:
    names = ", ".join(table.speaker.names)
    table.say(table.words.say("table-of", game=table.words.say("game-name"), names=names), BOLD)
    for seat in table.seats:
        keys = [f"manner-{seat.kind}", f"style-{seat.kind}"]
        for key in [key for key in keys if table.words.has(key)][:1]:
            manner = table.words.say(key)
            table.tell_words("player-style", DIM, name=seat.name, manner=manner)
    table.say(table.words.say("how-to-type"))
