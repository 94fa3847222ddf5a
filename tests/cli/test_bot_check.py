"""`kosti bot check`: what is printed for the author of a bot, and the exit code."""

import sys
from pathlib import Path

import pytest

from cli.run import kosti
from kosti.core.words import LANGUAGES, words

EXAMPLE = Path(__file__).parents[2] / "examples" / "my_bot.py"


@pytest.mark.parametrize("prefix", ["cmd:", ""])
def test_a_good_bot_passes(tmp_path: Path, prefix: str) -> None:
    bot = f'{prefix}"{sys.executable}" "{EXAMPLE}"'
    done = kosti(tmp_path, "bot", "check", bot, "--game", "ciao", "--game", "barb")
    assert done.returncode == 0
    assert "Svintus" not in done.stdout
    assert "Ciao, Ciao..!, seats: 4 – answers: " in done.stdout
    assert done.stdout.endswith("All is well. Checks: 13\n")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bad_bot_is_told_what_to_mend(tmp_path: Path, language: str) -> None:
    (tmp_path / "bad.py").write_text("import sys\nfor line in sys.stdin: print(1, flush=True)\n")
    bad = f'cmd:"{sys.executable}" bad.py'
    done = kosti(tmp_path, "bot", "check", bad, "--game", "ciao", "--lang", language)
    said = words(language)
    assert done.returncode == 1
    assert said.say("check-hint-bot-illegal", example='{"action": "stop"}') in done.stdout
    assert '{"format":"kosti-view"' in done.stdout
    assert said.say("check-failed", count=6, whole=7) in done.stdout


def test_a_bot_gets_the_seconds_it_is_given(tmp_path: Path) -> None:
    (tmp_path / "idle.py").write_text("import threading; threading.Event().wait()")
    idle = f'cmd:"{sys.executable}" idle.py'
    done = kosti(tmp_path, "bot", "check", idle, "--game", "ciao", "--seconds", "0.3")
    assert done.returncode == 1
    assert "no answer within 0.3 s" in done.stdout
    assert "No answer three times" in done.stdout
    assert kosti(tmp_path, "bot", "check", idle, "--seconds", "0").returncode == 1
