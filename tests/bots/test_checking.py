"""The examination of bots: good ones pass, and each fault is found by its check."""

import sys
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from random import Random

import pytest

from kosti.bots.checking import Check, checks, odd_views
from kosti.bots.view_json import view_line
from kosti.core.registry import all_games, game_named
from kosti.core.view import View

EXAMPLE = Path(__file__).parents[2] / "examples" / "my_bot.py"
START = "import json, sys\n"
LOOP = "for number, line in enumerate(sys.stdin):\n    view = json.loads(line)\n"
FIRST = 'json.dumps({"action": view["actions"][0]["text"]})'
ANSWER = f"    print({FIRST}, flush=True)\n"
HANG = "import threading; threading.Event().wait()"

FAULTS = {
    "dies": (f"{LOOP}{ANSWER}    if number == 4: sys.exit(3)", "plays", "bot-died", "code 3"),
    "breaks": (f"{LOOP}    raise KeyError('no idea')", "plays", "bot-died", "no idea"),
    "hangs": (f"{LOOP}    {HANG}", "plays", "bot-slow", "0.5 s"),
    "answers too late": (
        f"said = []\n{LOOP}    said.append({FIRST})\nprint(*said)", "plays", "bot-slow", "0.5 s",
    ),
    "is wrong": (f"{LOOP}    print('fly', flush=True)", "plays", "bot-illegal", "answered fly"),
    "thinks aloud": (
        f"{LOOP}    print('hm', flush=True)\n{ANSWER}", "plays", "bot-illegal", "answered hm",
    ),
    "fails at three": (
        f'{LOOP}    if view["options"]["seats"] == "3": sys.exit(1)\n{ANSWER}',
        "plays", "bot-died", "seats=3",
    ),
    "says goodbye": (f"{LOOP}{ANSWER}print('bye')", "ends", "check-chatters", "bye"),
    "stays": (f"{LOOP}{ANSWER}{HANG}", "ends", "check-lingers", "killed"),
    "ends badly": (f"{LOOP}{ANSWER}sys.exit(5)", "ends", "check-ends-badly", "code 5"),
}  # fmt: skip
GOOD = ("starts", "plays", "odd", "repeats", "begins-anew", "ends")


def command(folder: Path, text: str) -> str:
    script = folder / "bot.py"
    script.write_text(f"{START}{text}\n", "utf-8")
    return f'cmd:"{sys.executable}" "{script}"'


def checked(kind: str, game: str = "ciao", seconds: float = 5.0) -> list[Check]:
    return list(checks(kind, [game_named(game)], seconds))


class First:
    """A good bot."""

    def choose(self, view: View, rng: Random) -> str:
        return view.actions[0].text


class Whimsical:
    """A good bot whose games cannot be repeated."""

    def __init__(self) -> None:
        self.numbers = count()

    def choose(self, view: View, rng: Random) -> int:
        return view.actions[next(self.numbers) % len(view.actions)].choice


class Raising:
    """A bot that cannot count to four."""

    def choose(self, view: View, rng: Random) -> int:
        return [action.choice for action in view.actions][: view.state.options.seats < 4 or 0][0]


@pytest.mark.parametrize("game", all_games())
def test_a_good_bot_passes_at_every_number_of_seats(game: str) -> None:
    found = checked(f'cmd:"{sys.executable}" "{EXAMPLE}"', game)
    assert all(check.is_good and not check.is_note for check in found)
    assert list(dict.fromkeys(check.key for check in found)) == list(GOOD)
    seats = [check.values["count"] for check in found if check.key == "plays"]
    assert seats == list(game_named(game).seat_counts)
    asked = [check for check in found if check.key not in ("starts", "ends")]
    assert all(min(check.seconds) > 0 and len(check.seconds) > 5 for check in asked)


@pytest.mark.parametrize("way", FAULTS)
def test_every_fault_is_found(tmp_path: Path, way: str) -> None:
    text, key, problem, words = FAULTS[way]
    found = checked(command(tmp_path, text), seconds=0.5 if problem == "bot-slow" else 5.0)
    bad = [check for check in found if not check.is_good]
    assert bad[0].key == key
    assert bad[0].trouble is not None
    assert bad[0].trouble.problems[0].key == problem
    assert words in str(bad[0].trouble)
    assert bool(bad[0].line) == (key == "plays")
    if way == "fails at three":
        assert [check.values.get("count") for check in bad] == [3, None]
    if problem == "bot-slow":
        assert [check.key for check in bad] == ["plays", "plays", "plays", "gave-up"]
    else:
        assert found[-1].key in ("begins-anew", "ends")


def test_classes_are_checked_too() -> None:
    found = checked(f"py:{__name__}:First")
    assert [check.key for check in found if not check.is_good] == []
    assert "ends" not in [check.key for check in found]
    bad = [check for check in checked(f"py:{__name__}:Raising") if not check.is_good]
    assert "IndexError" in str(bad[0].trouble)
    assert bad[0].values["count"] == 4


def test_who_cannot_be_repeated_is_told_and_passes() -> None:
    found = checked(f"py:{__name__}:Whimsical")
    assert all(check.is_good for check in found)
    assert [check.key for check in found if check.is_note] == ["differs"]


def test_what_cannot_be_started_fails_at_once() -> None:
    for kind in ("cmd:./no-such-bot", "py:no.such:Bot"):
        (only,) = checked(kind)
        assert only.key == "starts"
        assert not only.is_good


@pytest.mark.parametrize("game", all_games())
def test_odd_moments_are_of_many_kinds(game: str) -> None:
    views = list(odd_views(game_named(game)))
    assert len({view_line(view, 0, 0) for view in views}) > len(views) / 2
    assert {view.state.options.seats for view in views} == set(game_named(game).seat_counts)
    assert min(choices(views)) < 3 < max(choices(views))


def choices(views: list[View]) -> Iterator[int]:
    return (len(view.actions) for view in views)
