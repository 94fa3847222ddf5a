"""The pictures of the rules page are fresh, and each belongs to a rule of its game."""

import pytest

from kosti.core.registry import all_games
from kosti.core.words import words
from kosti.server.situations import place_of, situations, written


@pytest.mark.parametrize("game", all_games())
def test_situations_are_fresh(game: str) -> None:
    assert place_of(game).read_text("utf-8") == written(game)


@pytest.mark.parametrize("game", all_games())
def test_a_situation_belongs_to_a_rule(game: str) -> None:
    shown = situations(game)
    assert shown
    assert all(words("en", game).has(f"rule-{one['rule']}") for one in shown)
