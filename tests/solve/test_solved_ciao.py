"""Ciao, Ciao..! for two seats: the solution, checked by those who share nothing with it."""

from functools import cache
from itertools import product

import numpy as np
import pytest

import kosti
from kosti.core.arrays import Compact, Lists
from kosti.core.compiled import twin
from kosti.core.errors import BadOption, BadPosition
from kosti.games.ciao import rules
from kosti.games.ciao.layout import all_places, made_layout, place_of, position_at, way_left
from kosti.games.ciao.options import Options
from kosti.games.ciao.rules import THROWING, State
from kosti.games.ciao.tables import plainly, solved_in
from kosti.solve.best_response import state_of
from kosti.solve.ciao import Solution
from solve.sequence_form import Tree

RULINGS = product(range(2), range(3), range(2), range(2))
TINY = [
    Options(2, 0, 3, 2, push=push, ladder_fall=fall, ladder_doubt=off, tie_break=high)
    for push, fall, off, high in RULINGS
]
STUDIES = [*TINY, Options(2, 0, 2, 1), Options(2, 0, 2, 3), Options(2, 0, 2, 3, ladder_fall=1)]
each_study = pytest.mark.parametrize("options", STUDIES, ids=str)


@cache
def solution(options: Options) -> Solution:
    """Return the solution of a small game."""
    return Solution(options)


@each_study
def test_nobody_gains_by_another_way_anywhere(options: Options) -> None:
    assert abs(solution(options).exploitability) < 1e-9


def test_a_linear_program_over_all_sequences_finds_the_same(is_thorough: bool) -> None:
    for options in TINY if is_thorough else TINY[:1]:
        worth = worth_by_sequences(rules.start(options))
        assert abs(worth - solution(options).value) < 1e-9


def worth_by_sequences(state: State) -> float:
    """Return what seat 0 can be sure of, by programs of two turns each and nothing else."""
    found: dict[State, float] = {}

    def leaf(last: int, state: State) -> float | None:
        if state.turn.phase != THROWING or state.turns < last:
            return None
        return worth(state._replace(turns=0))

    def worth(state: State) -> float:
        if state not in found:
            tree = Tree(rules, state, lambda later: leaf(state.turns + 2, later))
            found[state] = tree.worth()
        return found[state]

    return worth(state)


def test_a_whole_game_as_one_linear_program() -> None:
    options = Options(planks=2, heroes=1)
    tree = Tree(rules, rules.start(options), lambda state: None)
    assert abs(tree.worth() - solution(options).value) < 1e-9


def test_shares_sum_to_one_and_chances_too() -> None:
    asked = solution(TINY[0])
    layout = made_layout(TINY[0], Lists())
    for place in range(all_places(layout)):
        turn = asked.at(position_at(TINY[0], place, layout))
        assert sum(turn.shares) == pytest.approx(1.0, abs=1e-12)
        for chances in turn.announcements:
            assert sum(chances) == pytest.approx(1.0, abs=1e-12)
            assert min(chances) >= 0.0
        assert all(0.0 <= doubt <= 1.0 for doubt in turn.doubts)


@each_study
def test_every_place_is_that_of_its_position(options: Options) -> None:
    layout = made_layout(options, Lists())
    for place in range(all_places(layout)):
        assert place_of(position_at(options, place, layout), layout) == place


def test_every_turn_leads_to_less_way() -> None:
    options = TINY[0]
    reached = solution(options).reached
    left = [way_left(state_of(options, int(key))) for key in reached.keys]
    for here, ways in zip(left, reached.ways, strict=True):
        assert all(left[there] < here for there in ways if there >= 0)


def test_both_readings_solve_alike() -> None:
    options = Options(planks=3, heroes=2, ladder_fall=1, tie_break=1)
    plain = solved_in(options, made_layout(options, Lists()), Lists(), plainly)
    compact = Compact()
    compiled = solved_in(options, made_layout(options, compact), compact, twin)
    assert np.abs(np.array(plain) - compiled).max() < 1e-12


def test_what_is_asked_in_vain_is_refused() -> None:
    with pytest.raises(BadOption, match="2 seats"):
        kosti.solve("ciao", {"seats": "3"})
    asked = solution(TINY[0])
    with pytest.raises(BadPosition, match="other options"):
        asked.at("seats=2 turns=0 seat=0 bridge=1/1 reserve=6/6")
    state = rules.played(rules.landed(rules.start(TINY[0]), 4), 1)
    with pytest.raises(BadPosition, match="before the announcement"):
        asked.at(state)
