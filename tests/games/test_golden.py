"""Counted paths and told games are as they were; `pytest --rewrite` writes them anew."""

from collections.abc import Callable
from pathlib import Path

import pytest

from kosti import Game, all_games
from kosti.testing import perft_text, playthrough_text

HERE = Path(__file__).parent
KINDS = {"perft": perft_text, "playthrough": playthrough_text}


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("game", all_games().values(), ids=str)
def test_golden_file_is_as_it_was(game: Game, kind: str, is_rewriting: bool) -> None:
    path = HERE / game.name / f"{kind}.txt"
    before = path.read_text("utf-8")
    made: Callable[[Game, str], str] = KINDS[kind]
    now = made(game, before)
    if is_rewriting:
        path.write_text(now, "utf-8")
    assert now == path.read_text("utf-8")
    assert len(now.splitlines()) > 20
