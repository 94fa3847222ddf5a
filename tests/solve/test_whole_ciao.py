"""Ciao, Ciao..! passed over as a whole: best answers, checked by those found in another way."""

from pathlib import Path
from random import Random

import numpy as np
import pytest

from games.ciao.test_ciao_brain import some_net
from kosti.core.arrays import Compact, Lists
from kosti.core.levels import MASTER
from kosti.core.registry import game_named
from kosti.games.ciao import brain, regrets, tables
from kosti.games.ciao.encode import features
from kosti.games.ciao.mind import (
    ALL_CHANCES,
    ALL_MARKS,
    KEPT,
    Plan,
    announce_at,
    doubt_at,
    made_mind,
    tried_at,
)
from kosti.games.ciao.options import Options
from kosti.games.ciao.signalling import add_worth, find_plan
from kosti.games.ciao.tables import plainly
from kosti.solve.best_response import CHANCES, best_worth, reached_from_start
from kosti.solve.ciao import Solution, write_playing
from kosti.solve.whole import Whole, solved_whole
from kosti.train.course import Course, CourseError
from kosti.train.course import Plan as Taught

TWO = Options(2, 0, 3, 2)
THREE = Options(3, 0, 2, 2)
TABLES = [TWO, Options(2, 0, 3, 2, push=1, ladder_fall=1, tie_break=1)]


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_two_seats_are_solved_as_the_solver_does(options: Options, tmp_path: Path) -> None:
    found = Whole(options, tmp_path).go_on()
    assert found.trues[0] == pytest.approx(Solution(options).value, abs=1e-6)
    assert found.gains == pytest.approx((0.0, 0.0), abs=1e-6)


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_best_answers_to_a_poor_master_are_those_found_in_another_way(
    options: Options, tmp_path: Path
) -> None:
    found = Whole(options, tmp_path, some_net(2, Compact())).go_on()
    lists = Lists()
    known = brain.known_by(options, 0, some_net(2, lists), lists)
    mind = made_mind(options, some_net(2, lists), lists, known, features(2))
    reached = reached_from_start(options, 1000, plainly)
    rows = np.zeros((len(reached.keys), CHANCES))
    write_playing(options, reached.keys, mind.known, mind.plan, rows)
    for seat in range(2):
        best = best_worth(options, reached, rows, seat, plainly)[0]
        assert found.answers[seat] == pytest.approx(best, abs=1e-6)
    assert max(found.gains) > 0.01


def test_three_seats_have_next_to_nothing_to_gain(tmp_path: Path) -> None:
    found = Whole(THREE, tmp_path).go_on()
    assert sum(found.trues) == pytest.approx(1.0, abs=1e-6)
    assert -1e-6 < min(found.gains) <= max(found.gains) < 0.002


def test_what_was_broken_off_goes_on_to_the_same_end(tmp_path: Path) -> None:
    def break_off(done: int, wanted: int) -> None:
        if done > wanted // 3:
            raise KeyboardInterrupt

    whole = Whole(THREE, tmp_path / "one", chunk=500)
    with pytest.raises(KeyboardInterrupt):
        whole.go_on(break_off)
    again = Whole(THREE, tmp_path / "one", chunk=500)
    assert 0 < again.done["passed"] < again.places
    assert again.go_on() == Whole(THREE, tmp_path / "two").go_on()


def test_a_master_takes_the_table_that_was_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("KOSTI_TABLES", str(tmp_path))
    whole = Whole(THREE, tables.large_file(THREE).with_suffix(".whole"))
    whole.go_on()
    rows = whole.table().tolist()
    found = solved_whole(THREE)
    assert solved_whole(THREE) == found
    for arrays in (Lists(), Compact()):
        mind = brain.mind(THREE, MASTER, some_net(3, arrays), arrays)
        assert list(mind.known.small) == rows
    monkeypatch.setenv("KOSTI_FRESH", "yes")
    assert tables.large_table(THREE, whole.places) is None


def test_a_net_is_taught_by_the_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KOSTI_TABLES", str(tmp_path))
    given = {"seats": "3", "planks": "2", "heroes": "2"}
    course = Course(game_named("ciao"), Taught("ciao", given, 1, 8, 0.005, 0.0, is_taught=True), 1)
    with pytest.raises(CourseError):
        course.play_round()
    solved_whole(THREE)
    errors = [course.play_round().error for _ in range(6)]
    assert errors[-1] < errors[0] / 2


@pytest.mark.parametrize("seats", [3, 4])
def test_a_plan_that_is_soothed_is_whole_and_no_worse(seats: int) -> None:
    chance = Random(seats)
    better = 0
    for _ in range(25):
        stakes = [chance.random() for _ in range(tried_at(seats))]
        plan = Plan([0.0] * ALL_CHANCES, [0.0] * seats, [0] * ALL_MARKS)
        able = chance.choice([2, 4, 6, 2**seats - 2])
        find_plan(able, stakes, plan)
        after = regrets.slack(able, stakes, plan)
        quick = Plan([0.0] * ALL_CHANCES, [0.0] * seats, [0] * ALL_MARKS)
        for place in range(ALL_CHANCES - KEPT):
            quick.chances[place] = plan.chances[KEPT + place]
        if any(quick.chances):
            before = regrets.slack(able, stakes, quick)
            assert after <= before
            better += after < before / 4
        add_worth(able, stakes, plan)
        for face in range(5):
            said = [plan.chances[announce_at(face, number)] for number in range(4)]
            assert sum(said) == pytest.approx(1.0)
            assert min(said) >= 0.0
        doubts = [plan.chances[doubt_at(n, away)] for n in range(4) for away in range(1, seats)]
        assert 0.0 <= min(doubts) <= max(doubts) <= 1.0 + 1e-12
    assert better > 3
