"""`kosti tournament`: who is stronger, and how sure that is."""

import argparse
from collections.abc import Iterator
from itertools import combinations
from time import perf_counter

from kosti.bots.outside import split_names
from kosti.cli.columns import columns
from kosti.cli.progress import Progress
from kosti.cli.simulating import (
    GAMES,
    INTERRUPTED,
    interrupted,
    interval,
    options_given,
    positive,
    speed,
    tell_lost,
)
from kosti.cli.terminal import BOLD, WARNING, Terminal
from kosti.core.registry import game_named
from kosti.core.words import Words, words
from kosti.simulate.results import Results
from kosti.simulate.statistics import Estimate
from kosti.simulate.tournament import Tournament, tournament


def compete(read: argparse.Namespace, said: Words) -> int:
    """Hold a tournament and print the standing, the differences and every table."""
    game = game_named(read.game)
    spoken = words(said.language, game.name)
    terminal = Terminal()
    progress = Progress(said)
    sitting = split_names(read.table) if read.table else []
    bots = list(dict.fromkeys(sitting)) if sitting else split_names(read.bots or "master,expert")
    begun = perf_counter()
    held = tournament(
        game,
        bots,
        games=positive("--games", read.games) or GAMES,
        seats=positive("--seats", read.seats) or 2,
        tables=[[bots.index(bot) for bot in sitting]] if sitting else (),
        options=options_given(game, read.option),
        seed=read.seed or 0,
        jobs=positive("--jobs", read.jobs),
        on_progress=progress,
        seconds=positive("--bot-seconds", read.bot_seconds),
    )
    progress.clear()
    tell_tournament(held, perf_counter() - begun, terminal, spoken)
    return 0 if held.is_whole else INTERRUPTED


def tell_tournament(held: Tournament, seconds: float, terminal: Terminal, spoken: Words) -> None:
    """Print what a tournament came to."""
    first = held.tables[0]
    options = held.game.option_texts(first.options)
    written = " ".join(f"{name}={text}" for name, text in options.items())
    said = {"game": spoken.say("game-name"), "options": written, "seed": str(first.seed)}
    terminal.say(spoken.say("tournament-title", **said), BOLD)
    terminal.say(speed(held.games, seconds, spoken))
    if not held.is_whole:
        terminal.say(interrupted(held.games, held.wanted, spoken), WARNING)
    tell_lost(held.tables, terminal, spoken)
    if len(held.ratings) == 0:
        return
    terminal.say()
    for part in (standing_lines, difference_lines, table_lines):
        for line in part(held, spoken):
            terminal.say(line)
        terminal.say()
    terminal.say(spoken.say("tournament-mean"))


def standing_lines(held: Tournament, spoken: Words) -> Iterator[str]:
    """Yield a line for each bot, the strongest first."""
    heads = ("tournament-elo", "column-range", "column-share", "column-range", "tournament-games")
    rows = [[spoken.say("tournament-standing"), *map(spoken.say, heads)]]
    order = sorted(range(len(held.bots)), key=lambda bot: -held.ratings[bot].mean)
    for bot in order:
        rating, share = held.ratings[bot], held.share_of(bot)
        games = sum(table.games for table in held.tables if held.bots[bot] in table.bots)
        if games:
            elo = [signed(rating.mean, spoken), span(rating, spoken)]
            shares = [spoken.percent(share.mean), interval(share, spoken)]
            rows.append([held.bots[bot], *elo, *shares, spoken.number(games)])
    yield from columns(rows)


def signed(number: float, spoken: Words, digits: int = 0) -> str:
    """Return a number with its sign."""
    sign = "−" if number < 0 else "+"
    return sign + spoken.number(abs(number), digits)


def span(estimate: Estimate, spoken: Words, digits: int = 0) -> str:
    """Return the 95 % interval of an estimate."""
    return f"{signed(estimate.low, spoken, digits)} … {signed(estimate.high, spoken, digits)}"


def difference_lines(held: Tournament, spoken: Words) -> Iterator[str]:
    """Yield a line for every two bots that met."""
    rows = [[spoken.say("tournament-differences"), "%", spoken.say("column-range")]]
    for bot, other in combinations(range(len(held.bots)), 2):
        difference = held.difference(bot, other)
        if difference.parts:
            percent = Estimate(100 * difference.mean, 100 * difference.error, difference.parts)
            names = f"{held.bots[bot]} – {held.bots[other]}"
            rows.append([names, signed(percent.mean, spoken, 1), span(percent, spoken, 1)])
    yield from columns(rows)


def table_lines(held: Tournament, spoken: Words) -> Iterator[str]:
    """Yield a line for each bot of every table."""
    heads = ("tournament-held", "column-share", "column-range", "column-score", "tournament-games")
    rows = [[spoken.say("tournament-tables"), "", *map(spoken.say, heads)]]
    for number, table in enumerate(held.tables, 1):
        for place in range(len(table.bots)):
            rows.append(_table_row(table, number, place, spoken))
    yield from columns(rows, left=2)


def _table_row(table: Results, number: int, place: int, spoken: Words) -> list[str]:
    share = table.share_of_bot(place)
    return [
        str(number) if place == 0 else "",
        table.bots[place],
        str(table.orders[0].count(place)),
        spoken.percent(share.mean),
        interval(share, spoken),
        spoken.number(table.score_of_bot(place).mean, 2),
        spoken.number(table.games),
    ]
