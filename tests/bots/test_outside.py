"""Bots from outside: real processes and classes, good ones and those that fail in every way."""

import sys
from pathlib import Path
from random import Random

import numpy as np
import pytest

from kosti.bots import UnknownPlayer, player_named
from kosti.bots.outside import (
    BotFailure,
    CommandBot,
    Guarded,
    UnknownBot,
    outside_bot,
    short_name,
    split_names,
)
from kosti.core.match import Match
from kosti.core.registry import all_games
from kosti.core.view import View
from kosti.simulate.batch import simulate
from kosti.simulate.tournament import tournament

EXAMPLE = Path(__file__).parents[2] / "examples" / "my_bot.py"
FEW = {"turn_limit": "12"}

FAILING = {
    "answers nonsense": ("for line in sys.stdin: print('hello', flush=True)", "bot-illegal"),
    "answers an illegal action": (
        'for line in sys.stdin: print(\'{"action": "fly"}\', flush=True)',
        "bot-illegal",
    ),
    "never stops talking": (
        "while True: sys.stdout.write('x' * 10_000)",
        "bot-illegal",
    ),
    "is silent": ("for line in sys.stdin: pass", "bot-slow"),
    "reads nothing": ("import threading; threading.Event().wait()", "bot-slow"),
    "ends at once": ("sys.exit(3)", "bot-died"),
    "ends when asked": ("sys.stdin.readline(); raise KeyError('no idea')", "bot-died"),
    "closes its output": (
        "import os; sys.stdin.readline(); os.close(1); os._exit(4)",
        "bot-died",
    ),
}


def command(script: Path) -> str:
    return f'cmd:"{sys.executable}" "{script}"'


def written(folder: Path, text: str) -> str:
    script = folder / "bot.py"
    script.write_text(f"import sys\n{text}\n", "utf-8")
    return command(script)


def first_view(game: str = "bratwurmeck") -> View:
    match = Match(game, seed=1)
    while match.to_act < 0:
        match.throw()
    return match.view(match.to_act)


class Simple:
    """A bot as somebody else would write it."""

    def choose(self, view: View, rng: Random) -> int | str:
        choice = view.game.strategy.simple(view.state, rng.getrandbits(31))
        return next(action.text for action in view.actions if action.choice == choice)


class Broken:
    """A bot that fails after its third choice."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, view: View, rng: Random) -> int:
        self.asked += 1
        if self.asked > 3:
            raise ZeroDivisionError("too much")
        return view.actions[0].choice


class Wrong:
    """A bot that answers what is not there."""

    def choose(self, view: View, rng: Random) -> object:
        return 61.5


SIMPLE = f"py:{__name__}:Simple"


@pytest.mark.parametrize("game", ["bratwurmeck", "barbecue"])
def test_a_class_plays_the_games_the_compiled_loop_plays(game: str) -> None:
    outside = simulate(game, [SIMPLE, "simple"], games=6, seed=2)
    compiled = simulate(game, ["simple", "simple"], games=6, seed=2)
    assert outside.lost == []
    assert np.array_equal(outside.table, compiled.table)


@pytest.mark.parametrize("game", all_games())
def test_any_number_of_jobs_plays_the_same(game: str) -> None:
    one, three = (
        simulate(game, [SIMPLE, "random"], games=8, jobs=jobs, options=FEW) for jobs in (1, 3)
    )
    assert np.array_equal(one.table, three.table)
    assert one.lost == three.lost == []


@pytest.mark.parametrize("game", all_games())
def test_the_example_plays_every_game(game: str) -> None:
    played = simulate(game, [command(EXAMPLE), "random"], games=3, options=FEW, jobs=1)
    assert played.lost == []
    again = simulate(game, [command(EXAMPLE), "random"], games=3, options=FEW, jobs=2)
    assert np.array_equal(played.table, again.table)


@pytest.mark.parametrize("way", FAILING)
def test_a_bot_that_fails_loses_its_seat_to_chance(tmp_path: Path, way: str) -> None:
    text, key = FAILING[way]
    bot = written(tmp_path, text)
    played = simulate("ciao", [bot, "simple"], games=1, jobs=1, options=FEW, seconds=2.0)
    assert [(one.game, one.bot) for one in played.lost] == [(0, bot)]
    failure = played.lost[0].failure
    assert [told.key for told in failure.problems] == [key]
    assert bot in str(failure)
    assert "seats=2" in str(failure)
    assert played.games == 1


def test_the_last_words_of_a_bot_that_died_are_told(tmp_path: Path) -> None:
    bot = outside_bot(written(tmp_path, "sys.stdin.readline(); raise KeyError('no idea')"))
    with pytest.raises(BotFailure) as failed:
        bot.choose(first_view(), Random(1))
    bot.stop()
    assert "KeyError: 'no idea'" in str(failed.value)


def test_a_bot_gets_its_seat_back_in_the_next_game() -> None:
    played = simulate("ciao", [f"py:{__name__}:Broken", "simple"], games=3, jobs=1, options=FEW)
    assert [one.game for one in played.lost] == [0, 1, 2]
    assert "ZeroDivisionError: too much" in str(played.lost[0].failure)


def test_who_fails_plays_by_chance_until_the_next_match() -> None:
    told: list[BotFailure] = []
    bot = Guarded(outside_bot(f"py:{__name__}:Wrong"))
    bot.told = told.append
    view = first_view()
    chosen = {bot.choose(view, Random(number)) for number in range(40)}
    assert chosen == {action.choice for action in view.actions}
    assert len(told) == 1
    assert "61.5" in str(told[0])
    bot.begin()
    bot.choose(view, Random(0))
    assert len(told) == 2


def test_the_process_ends_with_the_games(tmp_path: Path) -> None:
    bot = CommandBot(command(EXAMPLE))
    process = bot.process
    assert process is not None
    bot.choose(first_view(), Random(1))
    assert process.poll() is None
    bot.stop()
    assert process.poll() == 0


def test_a_tournament_seats_bots_from_outside() -> None:
    held = tournament("ciao", [SIMPLE, "random"], games=4, options=FEW)
    assert held.games == 4
    assert held.tables[0].lost == []


@pytest.mark.parametrize(
    "kind",
    [
        "cmd:", "cmd:./no-such-bot", 'cmd:"open', "py:", "py:nothing", "py:no.such:Bot",
        "py:kosti.bots:NoSuch", "py:pathlib:Path",
    ],
)  # fmt: skip
def test_a_bot_that_cannot_be_started_is_told_before_the_game(kind: str) -> None:
    with pytest.raises(UnknownBot):
        player_named(kind)
    with pytest.raises((UnknownBot, UnknownPlayer)):
        simulate("ciao", [kind, "simple"], games=1)


def test_commas_within_quotes_belong_to_a_command() -> None:
    assert split_names('me:Anna, cmd:"bot" "a,b" --fast ,py:my.bots:Best') == [
        "me:Anna", 'cmd:"bot" "a,b" --fast', "py:my.bots:Best",
    ]  # fmt: skip
    assert split_names("") == [""]
    assert split_names("simple,,simple") == ["simple", "", "simple"]
    assert short_name('cmd:python "my bots/clever.py"') == "clever"
    assert short_name("py:my.bots:Best") == "Best"
