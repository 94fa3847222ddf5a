"""`kosti tournament` as a person runs it."""

import re
from pathlib import Path

import pytest

from cli.run import kosti


def test_a_tournament_tells_standing_differences_and_tables(tmp_path: Path) -> None:
    words = ("tournament", "ciao", "--bots", "random,simple", "--games", "100", "--seed", "3")
    one, two = (kosti(tmp_path, *words, "--jobs", jobs) for jobs in ("1", "2"))
    assert one.returncode == 0, one.stderr
    assert one.stdout.splitlines()[2:] == two.stdout.splitlines()[2:]
    place = re.search(r"^simple +\+(\d+) +\+\d+ … \+\d+ +(\d\d\.\d) %", one.stdout, re.MULTILINE)
    assert place
    assert float(place[2]) > 80
    assert re.search(r"^random – simple +−\d\d\.\d +−", one.stdout, re.MULTILINE)
    assert re.search(r"^1 +random +1 +", one.stdout, re.MULTILINE)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--bots", "simple"), "at least two bots"),
        (("--bots", "simple,champion"), "There is no player “champion”"),
        (("--bots", "simple,random", "--seats", "9"), "seats cannot be"),
    ],
)
def test_a_mistake_gets_one_clear_answer(tmp_path: Path, words: tuple[str, ...], said: str) -> None:
    done = kosti(tmp_path, "tournament", "ciao", *words)
    assert done.returncode == 1
    assert said in done.stderr
    assert "Traceback" not in done.stderr
