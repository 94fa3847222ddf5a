"""A course of training: the same games give the same net, in one go or many, by any hands."""

import signal
import threading
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from kosti.bots.weights import PARTS, how_made, read_weights
from kosti.core.registry import game_named
from kosti.train.course import ROUND, Course, CourseError, Plan, train
from kosti.train.unbroken import unbroken

GAME = game_named("barbecue")
SHORT = Plan("barbecue", {"seats": "2", "turn_limit": "3"}, 7, 6, 0.002, 0.5)


def course_of(jobs: int, plan: Plan = SHORT) -> Course:
    return Course(GAME, plan, jobs)


def trained(target: Path, rounds: int, jobs: int) -> None:
    """Train up to so many rounds, from where the file stands."""
    course = course_of(jobs)
    course.go_on(target)
    train(course, target, lambda told: told.games >= rounds * ROUND)


def same(one: Path, other: Path) -> bool:
    weights, others = read_weights(one), read_weights(other)
    return all(np.array_equal(weights[part], others[part]) for part in PARTS)


def test_any_number_of_jobs_and_any_pause_give_the_same_weights(tmp_path: Path) -> None:
    one, two, paused = (tmp_path / f"{name}.npz" for name in ("one", "two", "paused"))
    trained(one, 2, jobs=1)
    trained(two, 2, jobs=3)
    trained(paused, 1, jobs=2)
    assert not same(one, paused)
    trained(paused, 2, jobs=1)
    assert same(one, two)
    assert same(one, paused)
    made = how_made(one)
    assert made["games"] == 2 * ROUND
    assert {name: made[name] for name in ("game", "seed", "units")} == {
        "game": "barbecue", "seed": 7, "units": 6,
    }  # fmt: skip


def test_another_plan_does_not_go_on(tmp_path: Path) -> None:
    target = tmp_path / "net.npz"
    course_of(1).store(target)
    with pytest.raises(CourseError):
        course_of(1, replace(SHORT, seed=8)).go_on(target)


def test_a_key_pressed_meanwhile_breaks_off_afterwards() -> None:
    done: list[str] = []

    def work() -> None:
        with unbroken():
            signal.raise_signal(signal.SIGINT)
            done.append("all")

    with pytest.raises(KeyboardInterrupt):
        work()
    assert done == ["all"]
    with pytest.raises(KeyboardInterrupt):
        signal.raise_signal(signal.SIGINT)


def test_where_no_key_can_come_nothing_is_changed() -> None:
    before = signal.getsignal(signal.SIGINT)
    seen = []

    def work() -> None:
        with unbroken():
            seen.append(signal.getsignal(signal.SIGINT))

    thread = threading.Thread(target=work)
    thread.start()
    thread.join()
    assert seen == [before]
