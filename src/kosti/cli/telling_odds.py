"""`kosti odds`: what a turn is worth and what it can reach, as a table."""

import argparse
from collections.abc import Callable, Iterator, Sequence

from kosti.cli.columns import columns
from kosti.cli.play import given_options
from kosti.cli.terminal import BOLD, DIM, Terminal
from kosti.core.options import typed_options
from kosti.core.registry import game_named
from kosti.core.speaker import Speaker
from kosti.core.words import Words, words
from kosti.games.turn_odds import Choice, Odds, Target
from kosti.solve.odds import POINTS, odds

Chances = Callable[[Choice], Sequence[float]]


def tell_odds(read: argparse.Namespace, said: Words) -> int:
    """Print the odds of a turn: of a position, or of the first."""
    game = game_named(read.game)
    options = typed_options(game.option_table, given_options(read.option))
    found = odds(game, read.position, options=options, worth=read.worth)
    state = (
        game.position(read.position) if read.position else game.rules.start(game.options(options))
    )
    spoken = words(said.language, game.name)
    names = [said.say("name-human", number=seat + 1) for seat in range(state.options.seats)]
    terminal = Terminal()
    for line in game.board.lines(game.seen(state, state.seat), spoken, names):
        terminal.say(line, BOLD)
    for line in odds_lines(found, Speaker(spoken, names), read.worth):
        terminal.say(line)
    terminal.say(spoken.say("odds-note"), DIM)
    return 0


def odds_lines(found: Odds, speaker: Speaker, worth: str = POINTS) -> Iterator[str]:
    """Yield what each choice is worth, then what can be reached."""
    choices = sorted(found.choices, key=lambda choice: -choice.worth)
    yield ""
    yield from worth_lines(choices, speaker, worth)
    yield ""
    if len(choices) == 1:
        heads = [speaker.words.say(key) for key in ("odds-at-least", "odds-exactly")]
        both = [found.at_least, found.exactly]
        yield from target_lines(found.targets, heads, both, speaker.words)
        yield ""
        return
    for key, chances in TABLES.items():
        yield speaker.words.say(f"odds-after-{key}")
        heads = [choice_name(choice, speaker) for choice in choices]
        after = [chances(choice) for choice in choices]
        yield from target_lines(found.targets, heads, after, speaker.words)
        yield ""


TABLES: dict[str, Chances] = {
    "at-least": lambda choice: choice.at_least,
    "exactly": lambda choice: choice.exactly,
}


def worth_lines(choices: Sequence[Choice], speaker: Speaker, worth: str) -> list[str]:
    """Return a line for each choice, the best first."""
    say = speaker.words.say
    heads = [say("odds-average" if worth == POINTS else "odds-wins"), say("odds-fails")]
    rows = [[say("odds-choice"), "", *heads]]
    for choice in choices:
        worth_told = (
            speaker.words.number(choice.worth, 3)
            if worth == POINTS
            else speaker.words.percent(choice.worth)
        )
        meant = speaker.action(choice.action) if choice.action else ""
        fails = speaker.words.percent(choice.fails)
        rows.append([choice_name(choice, speaker), meant, worth_told, fails])
    return columns(rows, left=2)


def choice_name(choice: Choice, speaker: Speaker) -> str:
    """Return what a person types for a choice, or that the dice are thrown."""
    if choice.action is None:
        return speaker.words.say("odds-throw")
    return speaker.typed(choice.action.text)


def target_lines(
    targets: Sequence[Target], heads: Sequence[str], chances: Sequence[Sequence[float]], said: Words
) -> list[str]:
    """Return a line for each target with its chances."""
    rows = [[said.say("odds-target"), said.say("odds-points"), *heads]]
    for place, target in enumerate(targets):
        cells = [said.percent(column[place]) for column in chances]
        rows.append([target_name(target, said), said.number(target.points), *cells])
    return columns(rows)


def target_name(target: Target, said: Words) -> str:
    """Return the number of a target, or what stands for it."""
    key = f"odds-target-{target.number}"
    return said.say(key) if said.has(key) else str(target.number)
