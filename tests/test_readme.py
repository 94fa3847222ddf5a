"""What the README shows is what happens."""

import doctest
from pathlib import Path

import kosti
from kosti.cli.telling_odds import odds_lines
from kosti.core.speaker import Speaker
from kosti.core.words import words

ROOT = Path(__file__).parents[1]


def test_the_game_the_readme_plays_goes_as_printed() -> None:
    failures, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert tried > 5
    assert failures == 0


def test_the_bot_in_the_docs_is_the_example() -> None:
    code = (ROOT / "examples/my_bot.py").read_text("utf-8").partition("import json")
    page = (ROOT / "docs/bots.md").read_text("utf-8")
    assert f"```python\n{code[1]}{code[2]}```" in page
    assert len(f"{code[1]}{code[2]}".splitlines()) <= 15


def test_the_odds_in_the_readme_are_those_told() -> None:
    page = (ROOT / "README.md").read_text("utf-8")
    speaker = Speaker(words("en", "bratwurmeck"), ["Anna", "Bob"])
    told = list(odds_lines(kosti.odds("bratwurmeck"), speaker))
    for line in (*told[1:6], told[-2]):
        assert line in page


def test_the_package_greets_with_an_example_that_runs() -> None:
    assert doctest.testmod(kosti).failed == 0
