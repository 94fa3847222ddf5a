"""Every game keeps every promise, at all tables; `pytest --thorough` looks much longer."""

from pathlib import Path

import pytest

from games.reached import page_of
from kosti import Game, all_games
from kosti.testing import NotConforming, Page, check, option_sets

CASES = Path(__file__).parents[1] / "games"
PARTS = 4
MANY_GAMES = 60
GAMES = all_games().values()


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("game", GAMES, ids=str)
def test_game_keeps_its_promises(game: Game, part: int, is_thorough: bool) -> None:
    page = page_of(game)
    tables = option_sets(game, page.values, is_thorough=is_thorough)[part::PARTS]
    rounds = 1 + MANY_GAMES // len(tables) if is_thorough else 1
    steps = 400 if is_thorough else 60
    done = check(game, page=page, options=tables * rounds, seed=part, steps=steps)
    assert done.games == len(tables) * rounds


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_game_keeps_its_promises_wherever_a_case_begins(game: Game, is_thorough: bool) -> None:
    lines = (CASES / game.name / "cases.txt").read_text("utf-8").splitlines()
    positions = sorted({line.removeprefix("at ") for line in lines if line.startswith("at ")})
    steps = 200 if is_thorough else 8
    done = check(game, page=page_of(game), options=[], positions=positions, steps=steps)
    assert done.games == len(positions) > 10


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_compiled_reading_plays_the_same_games(game: Game, is_thorough: bool) -> None:
    page = page_of(game)
    tables = option_sets(game, page.values)[:: 1 if is_thorough else 3]
    steps = 3_000 if is_thorough else 40
    done = check(game, page=page, options=tables, steps=steps, is_compiled=True)
    assert done.states > 10 * done.games > 0


def test_a_broken_promise_is_told_with_its_place() -> None:
    class Strict(Page):
        def broken(self, state: object) -> list[str]:
            return ["nothing suits me"]

    with pytest.raises(NotConforming) as told:
        check("bratwurmeck", page=Strict(), options=[{"seats": "3"}], seed=6)
    assert "what the page keeps is kept" in str(told.value)
    assert "seats=3 turns=0 seat=0 now=throw" in str(told.value)
    assert "seed 7, step 0, from seats=3" in str(told.value)
