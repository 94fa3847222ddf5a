"""The commands, each a few lines over the Python API."""

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from kosti.cli.files import read_file, write_file
from kosti.cli.terminal import BOLD, EVENT, EndOfInputError, Terminal
from kosti.core.contract import Game
from kosti.core.errors import BadOption, problem
from kosti.core.options import Option
from kosti.core.record import Record, turns_of
from kosti.core.record_json import record_to_json
from kosti.core.record_text import record_to_text
from kosti.core.registry import all_games, game_named
from kosti.core.rule import ONLOOKER
from kosti.core.speaker import Speaker
from kosti.core.view import View
from kosti.core.words import Words, words

LOOK_ALIKES: Final = str.maketrans("АВСД", "ABCD")  # letters of a Russian keyboard


def run(name: str, read: argparse.Namespace, said: Words) -> int:
    """Run a command by its name; return the exit code."""
    if name == "play":
        from kosti.cli.play import play

        return play(read, said)
    if name == "serve":
        from kosti.cli.serving import serve

        return serve(read, said)
    if name == "tables":
        from kosti.cli.tables import keep_tables

        return keep_tables(read, said)
    if name == "train":
        from kosti.cli.training import teach

        return teach(read, said)
    if name == "tournament":
        from kosti.cli.competing import compete

        return compete(read, said)
    if name == "simulate":
        from kosti.cli.simulating import simulate

        return simulate(read, said)
    if name == "bot":
        from kosti.cli.checking_bots import check

        return check(read, said)
    if name == "odds":
        from kosti.cli.telling_odds import tell_odds

        return tell_odds(read, said)
    if name == "solve":
        from kosti.cli.solving import solve

        return solve(read, said)
    if name == "verify":
        from kosti.cli.verifying import check_dice

        return check_dice(read, said)
    return {
        "games": list_games,
        "rules": tell_rules,
        "show": show,
        "replay": replay,
        "convert": convert,
        "text": tell_text,
        "bench": bench,
    }[name](read, said)


def list_games(read: argparse.Namespace, said: Words) -> int:
    """List the games with their seats and options."""
    terminal = Terminal()
    for game in all_games().values():
        spoken = words(said.language, game.name)
        terminal.say(f"{game.name}: {spoken.say('game-name')}", BOLD)
        terminal.say(f"  {spoken.say('game-about')}")
        for option in game.option_table:
            for line in option_lines(option, spoken):
                terminal.say(f"  {line}")
        terminal.say()
    return 0


def option_lines(option: Option, spoken: Words) -> Iterator[str]:
    """Yield what an option does, and what each of its named values means."""
    meant = option.meant()
    values = spoken.say("option-line", meant=meant, usual=option.text(option.default))
    yield f"{option.name}: {spoken.say(f'option-{option.name}')} {values}"
    for value in meant.split(" | "):
        key = f"value-{option.name}-{value}"
        if spoken.has(key):
            yield f"  {value}: {spoken.say(key)}"


def tell_rules(read: argparse.Namespace, said: Words) -> int:
    """Print the rules of a game, or one of them."""
    game = game_named(read.game)
    spoken = words(said.language, game.name)
    lines = rule_lines(game, spoken, read.number or "")
    terminal = Terminal()
    terminal.say(spoken.say("game-name"), BOLD)
    for line in lines:
        terminal.say(line)
    return 0


def rule_lines(game: Game, spoken: Words, number: str) -> list[str]:
    """Return the rules of a game in words, all or the one asked for."""
    keys = [key for key in spoken.keys if key.startswith("rule-")]
    keys.sort(key=lambda key: int("".join(filter(str.isdigit, key))))
    numbers = [key.removeprefix("rule-") for key in keys]
    letter, digits = numbers[0][0], number.upper().translate(LOOK_ALIKES)
    wanted = [f"{letter * digits.isdigit()}{digits}"] if number else numbers
    if not set(wanted) <= set(numbers):
        raise BadOption(problem("unknown-rule", number=number, known=numbers))
    lines = [f"{known}  {spoken.say(f'rule-{known}')}" for known in wanted]
    return lines if number else [spoken.say("rules-intro"), *lines, spoken.say("rules-open")]


def show(read: argparse.Namespace, said: Words) -> int:
    """Show a position as a seat sees it."""
    game = game_named(read.game)
    state = game.notation.parsed_position(read.position)
    seats = range(state.options.seats)
    seat = game.rules.to_act(state) if read.seat is None else _seat(read.seat, len(seats))
    view = game.seen(state, max(seat, ONLOOKER))
    spoken = words(said.language, game.name)
    names = [said.say("name-human", number=number + 1) for number in seats]
    terminal = Terminal()
    for line in [*game.board.lines(view, spoken, names), *_actions(view, Speaker(spoken, names))]:
        terminal.say(line)
    return 0


def _seat(text: str, seats: int) -> int:
    if text.isascii() and text.isdigit() and int(text[:3]) < seats:
        return int(text[:3])
    raise BadOption(problem("bad-seat", name=text, most=seats - 1))


def _actions(view: View, speaker: Speaker) -> Iterator[str]:
    if view.is_mine:
        yield speaker.words.say("your-turn", name=speaker.names[view.seat])
    for action in view.actions:
        yield f"  {speaker.typed(action.text)}  {speaker.action(action)}"


def replay(read: argparse.Namespace, said: Words) -> int:
    """Tell a recorded match turn by turn, as its reader saw it."""
    record = read_file(Path(read.file))
    terminal = Terminal()
    spoken = words(said.language, record.game)
    names = ", ".join(seat_names(record, said))
    terminal.say(spoken.say("table-of", game=spoken.say("game-name"), names=names), BOLD)
    try:
        for number, lines in turns_told(record, said):
            if read.step:
                terminal.ask(said.say("replay-next", turn=number) + " ")
            for line in lines:
                terminal.say(line, EVENT)
    except EndOfInputError:
        return 0
    if record.result is None:
        terminal.say(said.say("replay-unfinished"))
    return 0


def turns_told(record: Record, said: Words) -> Iterator[tuple[int, list[str]]]:
    """Yield each turn's number and what is told of it to the record's reader."""
    match = record.replay()
    reader = None if record.result is not None else record.reader
    if reader is None and record.result is None:
        reader = ONLOOKER
    told = match.told(reader)
    speaker = Speaker(words(said.language, record.game), seat_names(record, said))
    for number, _, places in turns_of(record, match):
        yield number, [speaker.event(event) for place in places for event in told[place]]


def seat_names(record: Record, said: Words) -> list[str]:
    """Return the names at a record's table; bots without one are named as at the table."""
    bots = [place for place, seat in enumerate(record.seats) if seat.kind != "human"]
    names = []
    for place, seat in enumerate(record.seats):
        key, number = "name-human", place + 1
        if place in bots and said.has(f"name-{seat.kind}"):
            key, number = f"name-{seat.kind}", bots.index(place) + 1
        names.append(seat.name or said.say(key, number=number))
    return names


def convert(read: argparse.Namespace, said: Words) -> int:
    """Convert a record from one form to the other."""
    source = Path(read.file)
    record = read_file(source)
    if read.target:
        write_file(Path(read.target), record)
        return 0
    is_json = source.read_text("utf-8-sig").lstrip().startswith("{")
    print((record_to_text if is_json else record_to_json)(record), end="")
    return 0


def tell_text(read: argparse.Namespace, said: Words) -> int:
    """Print every message as it is read, with sample values."""
    from kosti.cli.samples import sample_lines

    terminal = Terminal()
    for line in sample_lines(said.language):
        terminal.say(line)
    return 0


def bench(read: argparse.Namespace, said: Words) -> int:
    """Measure the engine."""
    from kosti.simulate.bench import bench_engine

    bench_engine()
    return 0
