"""`kosti simulate`: many games at once, and what they came to."""

import argparse
from collections.abc import Callable, Iterator, Sequence
from time import perf_counter
from typing import Any, Final, TypeVar

from kosti.bots.outside import split_names
from kosti.cli.columns import columns
from kosti.cli.play import given_options
from kosti.cli.progress import Progress, clock, rate_text
from kosti.cli.terminal import BOLD, WARNING, Terminal
from kosti.core.contract import Game
from kosti.core.errors import BadOption, problem
from kosti.core.options import typed_options
from kosti.core.registry import game_named
from kosti.core.speaker import error_lines
from kosti.core.words import Words, words
from kosti.simulate.extras import PICTURES, TABLES, checked_target
from kosti.simulate.results import Results
from kosti.simulate.statistics import Estimate, Share

INTERRUPTED: Final = 130
GAMES: Final = 1_000
Positive = TypeVar("Positive", int, float, int | None)


def simulate(read: argparse.Namespace, said: Words) -> int:
    """Play many games and print what they came to."""
    from kosti.simulate.batch import simulate as played

    game = game_named(read.game)
    table = checked_target(read.out, TABLES) if read.out else None
    picture = checked_target(read.plot, PICTURES) if read.plot else None
    terminal = Terminal()
    spoken = words(said.language, game.name)
    progress = Progress(said)
    begun = perf_counter()
    results = played(
        game,
        split_names(read.seats or "simple,simple"),
        options=options_given(game, read.option),
        games=positive("--games", read.games) or GAMES,
        seed=read.seed or 0,
        jobs=positive("--jobs", read.jobs),
        on_progress=progress,
        seconds=positive("--bot-seconds", read.bot_seconds),
    )
    progress.clear()
    tell_results(results, perf_counter() - begun, terminal, spoken)
    if table is not None and results.games:
        from kosti.simulate.files import write_games

        write_games(results, table)
        terminal.say(said.say("saved", file=str(table)))
    if picture is not None and results.games:
        from kosti.simulate.plot import plot

        plot(results, picture, spoken)
        terminal.say(said.say("saved", file=str(picture)))
    return 0 if results.is_whole else INTERRUPTED


def positive(name: str, number: Positive) -> Positive:
    """Return a number that must be more than 0 if it is given."""
    if number is not None and number <= 0:
        raise BadOption(problem("bad-option-value", name=name, value=str(number), allowed="> 0"))
    return number


def options_given(game: Game, given: list[str]) -> dict[str, str]:
    """Return the options of the command line, files read."""
    return typed_options(game.option_table, given_options(given))


def tell_results(results: Results, seconds: float, terminal: Terminal, spoken: Words) -> None:
    """Print what games came to."""
    terminal.say(headline(results, spoken), BOLD)
    terminal.say(speed(results.games, seconds, spoken))
    if not results.is_whole:
        terminal.say(interrupted(results.games, results.wanted, spoken), WARNING)
    tell_lost([results], terminal, spoken)
    if not results.games:
        return
    terminal.say()
    for line in seat_lines(results, spoken):
        terminal.say(line)
    terminal.say()
    if len(results.orders) > 1 or 1 < len(results.bots) < results.seats:
        for line in bot_lines(results, spoken):
            terminal.say(line)
        terminal.say()
    for line in length_lines(results, spoken):
        terminal.say(line)


def tell_lost(tables: Sequence[Results], terminal: Terminal, spoken: Words) -> None:
    """Print for each bot from outside how often it lost its seat, and why first."""
    lost = [one for table in tables for one in table.lost]
    for bot in dict.fromkeys(one.bot for one in lost):
        mine = [one for one in lost if one.bot == bot]
        games = sum(table.games for table in tables if bot in table.bots)
        values = {"count": spoken.number(len(mine)), "games": spoken.number(games)}
        first = spoken.number(mine[0].game)
        terminal.say(spoken.say("bot-failures", bot=bot, game=first, **values), WARNING)
        for line in error_lines(mine[0].failure, spoken.language):
            terminal.say(f"  {line}", WARNING)


def headline(results: Results, spoken: Words) -> str:
    """Return what was played, so that it can be played again."""
    options = results.game.option_texts(results.options)
    written = " ".join(f"{name}={text}" for name, text in options.items())
    said = {"game": spoken.say("game-name"), "options": written, "seed": str(results.seed)}
    return spoken.say("simulated", **said)


def speed(games: int, seconds: float, spoken: Words) -> str:
    """Return how many games took how long."""
    rate = rate_text(spoken, games / max(seconds, 1e-9))
    return spoken.say("speed", games=spoken.number(games), time=clock(seconds), rate=rate)


def interrupted(games: int, wanted: int, spoken: Words) -> str:
    """Return that somebody broke off, and what is kept."""
    return spoken.say("interrupted", games=spoken.number(games), wanted=spoken.number(wanted))


def seat_lines(results: Results, spoken: Words) -> Iterator[str]:
    """Yield a line for each seat."""
    sitting = results.orders[0] if len(results.orders) == 1 else None
    rows = []
    for seat in range(results.seats):
        bot = results.bots[sitting[seat]] if sitting else ""
        row = [f"{spoken.say('column-seat')} {seat}", bot]
        rows.append([*row, *_cells(results, results.share_of_seat(seat), spoken, _at(seat))])
    yield from columns([_header(results, spoken, spoken.say("by-seat")), *rows], left=2)


def bot_lines(results: Results, spoken: Words) -> Iterator[str]:
    """Yield a line for each bot, its numbers for one seat."""
    rows = []
    for bot, name in enumerate(results.bots):
        share = results.share_of_bot(bot)
        rows.append([name, "", *_cells(results, share, spoken, _by(results, bot))])
    yield from columns([_header(results, spoken, spoken.say("by-bot")), *rows], left=2)


Mean = Callable[[Any], Estimate]


def _at(seat: int) -> Mean:
    from kosti.simulate.statistics import estimate_of

    return lambda numbers: estimate_of([float(number) for number in numbers[:, seat]])


def _by(results: Results, bot: int) -> Mean:
    from kosti.simulate.statistics import estimate_of

    return lambda numbers: estimate_of(results.of_bot(bot, numbers))


def _header(results: Results, spoken: Words, first: str) -> list[str]:
    counted = [spoken.say(f"tally-{name}") for name in results.counted]
    return [first, "", *map(spoken.say, ("column-share", "column-range", "column-score")), *counted]


def _cells(results: Results, share: Share, spoken: Words, mean: Mean) -> list[str]:
    counted = [mean(results.counts(name)) for name in results.counted]
    numbers = [mean(results.scores), *counted]
    return [
        spoken.percent(share.mean),
        interval(share, spoken),
        *(spoken.number(number.mean, 2) for number in numbers),
    ]


def interval(share: Share, spoken: Words) -> str:
    """Return the 95 % interval of a share."""
    return f"{spoken.percent(share.low)} … {spoken.percent(share.high)}"


def length_lines(results: Results, spoken: Words) -> Iterator[str]:
    """Yield how long the games were, in turns and in choices."""
    import numpy as np

    for key, numbers in (("lengths", results.turns), ("choices", results.decisions)):
        low, middle, high = np.percentile(numbers, [5, 50, 95])
        values = {"low": low, "middle": middle, "high": high}
        plain = {name: spoken.number(float(number)) for name, number in values.items()}
        yield spoken.say(f"simulated-{key}", **plain, mean=spoken.number(float(numbers.mean()), 1))
