"""The public face: everything it names is there, and study is loaded only when it is asked for."""

import subprocess
import sys
from pathlib import Path

import kosti

LIGHT = """
import sys
import kosti
kosti.judge, kosti.odds, kosti.solve, kosti.simulate
assert not {"numba", "numpy", "llvmlite"} & set(sys.modules), "something heavy is loaded"
import kosti.simulate.batch, kosti.solve.odds
assert callable(kosti.simulate) and callable(kosti.solve) and callable(kosti.odds)
assert kosti.simulate("barbecue", ["simple", "random"], games=2).games == 2
"""


def test_all_that_is_named_is_there() -> None:
    for name in kosti.__all__:
        assert getattr(kosti, name) is not None
    assert {"judge", "odds", "simulate", "solve"} <= set(kosti.__all__)
    assert not hasattr(kosti, "nothing")


def test_the_face_is_short() -> None:
    lines = Path(kosti.__file__).read_text("utf-8").splitlines()
    assert len(lines) < 80


def test_study_is_loaded_when_it_is_asked_for() -> None:
    subprocess.run([sys.executable, "-c", LIGHT], check=True, timeout=120)


def test_the_four_questions_are_answered() -> None:
    match = kosti.Match("barbecue", seats=3, seed=1)
    match.throw()
    judgement = kosti.judge(match.view(match.to_act))
    assert len(judgement.best.shares) == 3
    solution = kosti.solve("ciao", {"planks": "3", "heroes": "2"})
    assert solution.value == kosti.solve("ciao", {"planks": "3", "heroes": "2"}).value
    played = kosti.simulate("bratwurmeck", ["simple", "random"], games=4, seed=3)
    assert played.shares.sum(axis=1).tolist() == [1.0] * 4
    assert len(kosti.odds("barbecue").targets) == 15
