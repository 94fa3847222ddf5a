"""Matches that were played to somewhere by chance, for Hypothesis."""

import random
from importlib import import_module

from hypothesis import strategies as st

from kosti import CHANCE, Game, Match
from kosti.core.packed import members
from kosti.testing import Page, option_sets


def page_of(game: Game) -> Page:
    """Return what the tests of a game tell of its page."""
    page = import_module(f"games.{game.name}.page").PAGE
    assert isinstance(page, Page)
    return page


def step(match: Match, mixer: random.Random) -> None:
    """Take one step by chance."""
    if match.to_act == CHANCE:
        match.throw()
    else:
        match.play(mixer.choice(members(match.game.rules.legal(match.state))))


@st.composite
def reached(draw: st.DrawFn, game: Game, most: int = 150) -> Match:
    """Return a match at one of the tables, some steps after its start."""
    options = draw(st.sampled_from(option_sets(game, page_of(game).values)))
    match = Match(game, options, seed=draw(st.integers(0, 2**60)))
    mixer = random.Random(draw(st.integers(0, 2**32)))
    for _ in range(draw(st.integers(0, most))):
        if match.is_over:
            break
        step(match, mixer)
    return match
