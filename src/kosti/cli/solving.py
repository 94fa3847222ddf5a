"""`kosti solve`: a game solved, or one turn of it."""

import argparse
import sys
from pathlib import Path

from kosti.bots.weights import shipped
from kosti.cli.columns import columns
from kosti.cli.play import given_options
from kosti.cli.progress import Progress
from kosti.cli.terminal import BOLD, Terminal
from kosti.core.errors import BadOption, problem
from kosti.core.registry import game_named
from kosti.core.words import Words, words
from kosti.games.ciao.options import Options
from kosti.games.ciao.tables import LARGE_SEATS
from kosti.solve.ciao import Solution, solved

FACES = "1234X"


def solve(read: argparse.Namespace, said: Words) -> int:
    """Print what a game is worth, or how a turn of it is best played."""
    game = game_named(read.game)
    if game.name != "ciao":
        raise BadOption(problem("solve-unknown", name=game.name, known=["ciao"]))
    spoken = words(said.language, game.name)
    terminal = Terminal()
    options = given_options(read.option)
    if read.seats is not None:
        options = {**options, "seats": str(read.seats)}
    seats = game.options(options).seats
    if read.position is None and seats > LARGE_SEATS and read.answer is not None:
        for line in exploited_lines(game.options(options), read.answer, said, spoken):
            terminal.say(line)
        return 0
    if read.position is None and seats == LARGE_SEATS:
        for line in whole_lines(game.options(options), read.answer, said, spoken):
            terminal.say(line)
        return 0
    if read.position is None:
        for line in solution_lines(solved(options), spoken):
            terminal.say(line)
        return 0
    if options:
        raise BadOption(problem("position-has-options"))
    state = game.notation.parsed_position(read.position)
    solution = solved(game.option_texts(state.options))
    for line in game.board.lines(game.seen(state, state.seat), spoken, seat_names(said)):
        terminal.say(line, BOLD)
    for line in turn_lines(solution, read.position, spoken, seat_names(said)):
        terminal.say(line)
    return 0


def seat_names(said: Words) -> list[str]:
    """Return what the two seats are called."""
    return [said.say("name-human", number=number) for number in (1, 2)]


def solution_lines(solution: Solution, spoken: Words) -> list[str]:
    """Return what the whole game is worth."""
    return [
        spoken.say("solve-value", value=f"{solution.value:.12f}"),
        spoken.say("solve-positions", number=str(solution.positions)),
        spoken.say("solve-exploitability", value=f"{solution.exploitability:.1e}"),
        spoken.say("solve-look-up"),
        '  kosti solve ciao "seats=2 turns=0 seat=0 bridge=1/1 reserve=6/6"',
    ]


def whole_lines(options: Options, answer: str | None, said: Words, spoken: Words) -> list[str]:
    """Return what three seats can expect, and what each can gain by the best answers."""
    from kosti.solve.whole import answered_whole, solved_whole

    progress = Progress(said, unit="progress-positions")
    print(said.say("getting-ready"), file=sys.stderr, flush=True)
    try:
        if answer is None:
            found = solved_whole(options, progress)
        else:
            found = answered_whole(options, net_file(options, answer), progress)
    finally:
        progress.clear()
    shares = [f"{share:.6f}" for share in found.trues]
    gains = [f"{gain:.6f}" for gain in found.gains]
    return [
        spoken.say("solve-positions", number=str(found.positions)),
        spoken.say("solve-shares", shares=shares),
        spoken.say("solve-gains", gains=gains),
    ]


def net_file(options: Options, answer: str) -> Path:
    """Return the file of the net that is meant."""
    source = Path(str(shipped(game_named("ciao"), options.seats)))
    return source if answer == "master" else Path(answer)


def exploited_lines(options: Options, answer: str, said: Words, spoken: Words) -> list[str]:
    """Return what a seat gains that learned how the masters with a net think."""
    from kosti.train.exploiter import LEARNED, exploited

    progress = Progress(said)
    print(said.say("getting-ready"), file=sys.stderr, flush=True)
    try:
        found = exploited(options, net_file(options, answer), progress)
    finally:
        progress.clear()
    told = {
        "games": str(LEARNED),
        "share": said.percent(found.mean),
        "fair": said.percent(1 / options.seats),
        "gain": f"{found.mean - 1 / options.seats:.4f}",
        "error": f"{found.high - found.mean:.4f}",
    }
    return [spoken.say("solve-learned", **told)]


def turn_lines(solution: Solution, position: str, spoken: Words, names: list[str]) -> list[str]:
    """Return how a turn is best played, and what it is worth."""
    turn = solution.at(position)
    rows = [[spoken.say("solve-face"), *FACES[:-1]]]
    for face, chances in zip(FACES, turn.announcements, strict=True):
        rows.append([spoken.typed(face), *map(percent, chances)])
    rows.append([spoken.say("solve-doubted"), *map(percent, turn.doubts)])
    shares = [
        spoken.say("solve-share", name=name, value=f"{share:.12f}")
        for name, share in zip(names, turn.shares, strict=True)
    ]
    return [spoken.say("solve-announced"), *columns(rows), *shares]


def percent(chance: float) -> str:
    """Return a chance as people read it."""
    return f"{100 * chance:.2f} %"
