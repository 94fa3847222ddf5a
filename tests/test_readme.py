"""What the README shows is what happens."""

import doctest
from pathlib import Path

import kosti

ROOT = Path(__file__).parents[1]


def test_the_game_the_readme_plays_goes_as_printed() -> None:
    failures, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert tried > 5
    assert failures == 0


def test_the_package_greets_with_an_example_that_runs() -> None:
    assert doctest.testmod(kosti).failed == 0
