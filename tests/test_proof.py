"""The long checks in short, and whether they find what is broken."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from kosti import Game, all_games
from kosti.core.reading import plain
from proof import watch
from proof.decisions import random_decisions, rooms_of
from proof.mutants import mutants_of

ROOT = Path(__file__).resolve().parents[1]
GAMES = all_games().values()
FUNCTION = '''
@rule
def fewer(a: int, b: int) -> int:
    """Return the lesser."""
    if a < b:
        return a
    return b
'''
CHANGES = [
    "if a < b: -> if True:",
    "if a < b: -> if False:",
    "if a < b: -> if a <= b:",
    "if a < b: -> if a >= b:",
    "return a -> return 0",
    "return a -> return 1",
    "return b -> return 0",
    "return b -> return 1",
]


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_nothing_breaks_in_some_random_decisions(game: Game) -> None:
    found = random_decisions(game, 30_000, cores=1, is_plain=True)
    assert sum(way["random"] for way in found["ways"].values()) >= 30_000
    assert sum(times > 0 for times in found["rules"].values()) >= len(found["rules"]) - 2


def test_some_mutants_of_every_game_are_killed() -> None:
    command = [sys.executable, "-m", "proof", "mutants", "--most", "2"]
    told = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stdout + told.stderr


def test_mutants_of_a_function_are_these(tmp_path: Path) -> None:
    (tmp_path / "rules.py").write_text(FUNCTION)
    assert [mutant.name for mutant in mutants_of(tmp_path / "rules.py")] == [
        f"fewer: {change}" for change in CHANGES
    ]


def a_seat_too_far(after: Any) -> Any:
    return after._replace(seat=(after.seat + 1) % after.options.seats)


def a_turn_too_many(after: Any) -> Any:
    return after._replace(turns=after.turns + 2)


def other_options(after: Any) -> Any:
    return after._replace(options=after.options._replace(turn_limit=77))


@pytest.mark.parametrize("damaged", [a_seat_too_far, a_turn_too_many, other_options])
@pytest.mark.parametrize("game", GAMES, ids=str)
def test_a_damaged_step_is_found(game: Game, damaged: Callable[[Any], Any]) -> None:
    rooms = rooms_of(game.name)
    before = plain(watch.stepped_to, **rooms)(game.rules.start(game.options()), 1, 1, 30)[0]
    after, _, step = plain(watch.stepped_to, **rooms)(game.rules.start(game.options()), 1, 1, 31)
    wrong_step = plain(watch.wrong_step, **rooms)
    actor = game.rules.to_act(before)
    assert wrong_step(before, actor, step, after) == 0
    assert wrong_step(before, actor, step, damaged(after)) != 0
