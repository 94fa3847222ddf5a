"""Two people at one terminal: the die is shown to one of them, on a screen that leaves no trace."""

import re
import sys
from pathlib import Path

import pytest

from cli.run import KOSTI, environment, kosti
from kosti import read_record

pexpect = pytest.importorskip("pexpect", reason="needs a POSIX terminal")

ALONE = re.compile(r"\x1b\[\?1049h(.*?)\x1b\[\?1049l", re.DOTALL)
DIE = re.compile(r"[Dd]ie: ([1-4X])|looks – ([1-4X])")


def played_by_two(folder: Path, seed: int, typed: list[str]) -> str:
    """Return all that a terminal showed while two people played Ciao."""
    command = [*KOSTI[1:], "play", "ciao", "--seats", "me:Anna,me:Boris", "--seed", str(seed)]
    child = pexpect.spawn(
        sys.executable,
        [*command, "--record", "ciao.json"],
        env=environment(folder, TERM="xterm", NO_COLOR="1"),
        cwd=str(folder),
        encoding="utf-8",
        timeout=30,
    )
    shown = ""
    for line in typed:
        child.expect(["\n> ", "Enter[^\n]*"])
        shown += child.before + child.after
        child.sendline(line)
    child.expect(["\n> ", "Enter[^\n]*"])
    shown += child.before + child.after
    child.sendcontrol("c")
    child.expect(pexpect.EOF)
    return f"{shown}{child.before}"


def test_the_die_is_never_on_the_common_screen(tmp_path: Path) -> None:
    for seed in (1, 2, 3):
        shown = played_by_two(tmp_path, seed, ["", "", "3", "believe", "", "", "2"])
        (tmp_path / "ciao.json").unlink()
        alone = ALONE.findall(shown)
        assert len(alone) == 2
        assert "Look away, Anna only!" in alone[0]
        assert "Look away, Boris only!" in alone[1]
        assert all(DIE.search(part) for part in alone)
        common = ALONE.sub("", shown)
        assert not DIE.search(common)
        assert "lie" not in common.replace("believe", "")
        assert "truth" not in common


def test_a_kept_match_of_two_holds_no_readable_die(tmp_path: Path) -> None:
    played_by_two(tmp_path, 1, ["", "", "3", "believe", "", ""])
    text = (tmp_path / "ciao.json").read_text("utf-8")
    record = read_record(text)
    throws = [step for step in record.line if step.startswith("(")]
    assert set(throws) == {"(?)"}
    assert "sealed" in text
    assert "?" not in "".join(record.match().game.step_text(*step) for step in record.match().steps)


def test_where_nothing_can_be_hidden_two_people_are_refused(tmp_path: Path) -> None:
    done = kosti(tmp_path, "play", "ciao", "--seats", "me,me", typed=["1"])
    assert done.returncode == 1
    assert "terminal that can hide the die" in done.stderr
    assert done.stdout == ""
