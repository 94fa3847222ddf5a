"""Bots from outside at the terminal: they play, they fail aloud, and no record starts them."""

import json
import re
import sys
from pathlib import Path

import pytest

from cli.run import kosti

EXAMPLE = Path(__file__).parents[2] / "examples" / "my_bot.py"
BOT = f'cmd:"{sys.executable}" "{EXAMPLE}"'


def test_a_process_plays_at_the_terminal(tmp_path: Path) -> None:
    words = ("play", "ciao", "--seats", f"{BOT},simple", "--seed", "5", "--record")
    one, two = (kosti(tmp_path, *words, f"{name}.json").stdout for name in "ab")
    assert one.replace("a.json", "b.json") == two
    assert "my_bot" in one
    record = json.loads((tmp_path / "a.json").read_text("utf-8"))
    assert [seat["kind"] for seat in record["seats"]] == [BOT, "simple"]


def test_a_bot_that_fails_is_told_once_and_the_game_goes_on(tmp_path: Path) -> None:
    text = "import sys\nfor line in sys.stdin: print('hello', flush=True)"
    (tmp_path / "bad.py").write_text(text, "utf-8")
    bad = f'cmd:"{sys.executable}" bad.py'
    done = kosti(tmp_path, "play", "ciao", "--seats", f"{bad},simple", "--seed", "5")
    assert done.returncode == 0
    assert done.stdout.count("answered hello in seats=2") == 1
    assert re.search("answered hello .* face=[?] ", done.stdout)
    assert done.stdout.count("bad: from now on this seat plays at random.") == 1
    assert "The game is over." in done.stdout


def test_a_record_starts_no_command(tmp_path: Path) -> None:
    seats = f"me:Anna,{BOT}"
    kosti(tmp_path, "play", "ciao", "--seats", seats, "--record", "ciao.json", typed=["1"])
    text = (tmp_path / "ciao.json").read_text("utf-8")
    evil = BOT.replace(str(EXAMPLE), "evil.py")
    (tmp_path / "evil.py").write_text("open('started', 'w').close()", "utf-8")
    (tmp_path / "ciao.json").write_text(
        text.replace(json.dumps(BOT), json.dumps(evil)), encoding="utf-8"
    )
    for more in ((), ("--seats", seats)):
        done = kosti(tmp_path, "play", "ciao.json", *more)
        assert done.returncode == 1
        assert "This record names bots from outside" in done.stderr
        assert not (tmp_path / "started").exists()
    kosti(tmp_path, "play", "ciao.json", "--seats", f"me:Anna,{evil}")
    assert (tmp_path / "started").exists()


@pytest.mark.parametrize("command", ["simulate", "play", "tournament"])
def test_a_bot_that_is_not_there_is_one_clear_answer(tmp_path: Path, command: str) -> None:
    named = "--bots" if command == "tournament" else "--seats"
    done = kosti(tmp_path, command, "ciao", named, "cmd:./no-such-bot,simple")
    assert done.returncode == 1
    assert "cmd:./no-such-bot cannot be started: " in done.stderr
    assert "Traceback" not in done.stderr


def test_a_simulation_tells_who_lost_a_seat(tmp_path: Path) -> None:
    (tmp_path / "shy.py").write_text(
        "class Shy:\n    def choose(self, view, rng):\n        return 'pass'\n", "utf-8"
    )
    words = ("simulate", "ciao", "--seats", "py:shy:Shy,simple", "--games", "5")
    done = kosti(tmp_path, *words, "--bot-seconds", "5")
    assert done.returncode == 0
    assert "Seats lost: py:shy:Shy 5 of 5 games, first in game 0:" in done.stdout
    assert re.search(r"answered pass in seats=2.*now=announce", done.stdout)
