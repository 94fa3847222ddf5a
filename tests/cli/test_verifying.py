"""`kosti verify` in a real process: its words and its exit codes."""

from pathlib import Path

import pytest

from cli.run import kosti
from fair.fair_tables import dice_of, played, record
from kosti import record_to_json, record_to_text

DICE = dice_of(5, 2)
MATCH = played("bratwurmeck", DICE, 2000)
WHOLE = record_to_text(record(MATCH, DICE))
NO_SECRET = record_to_json(record(MATCH, DICE, is_disclosed=False))
THROW = record(MATCH, DICE).line[0]
OTHER = f"({sorted(THROW.strip('()'))[0]}{THROW[2:]}" if THROW[1] != "1" else f"(2{THROW[2:]}"


@pytest.mark.parametrize(
    ("text", "code", "told"),
    [
        (WHOLE, 0, "Proved: "),
        (NO_SECRET, 3, "So far everything is right."),
        (WHOLE.replace(THROW, OTHER, 1), 1, "Throw 1 (turn 1, "),
        (
            WHOLE.replace('"fair"', '"other"').replace("[fair ", "[other "),
            3,
            "nothing of fair dice",
        ),
    ],
)
def test_it_says_what_is_proved(tmp_path: Path, text: str, code: int, told: str) -> None:
    (tmp_path / "game.txt").write_text(text, "utf-8")
    done = kosti(tmp_path, "verify", "game.txt", "--lang", "en")
    assert (done.returncode, done.stderr) == (code, "")
    assert told in done.stdout
    if code == 1:
        assert OTHER.strip("()") in done.stdout
        assert THROW.strip("()") in done.stdout


def test_what_is_no_record_is_refused(tmp_path: Path) -> None:
    (tmp_path / "game.txt").write_text("no record", "utf-8")
    done = kosti(tmp_path, "verify", "game.txt", "--lang", "en")
    assert done.returncode == 1
    assert "game.txt" in done.stderr


def test_it_speaks_every_language(tmp_path: Path) -> None:
    (tmp_path / "game.txt").write_text(WHOLE, "utf-8")
    told = [kosti(tmp_path, "verify", "game.txt", "--lang", name).stdout for name in ("ru", "de")]
    assert "Доказано" in told[0]
    assert "Bewiesen" in told[1]
