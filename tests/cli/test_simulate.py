"""`kosti simulate` as a person runs it: real processes, real files."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from cli.run import KOSTI, PATIENCE, environment, kosti

TABLE = ("simulate", "ciao", "--seats", "simple,random,simple", "--games", "200")
BLOCKED = """
import sys
sys.modules[sys.argv.pop(1)] = None
from kosti.cli.main import main
sys.exit(main(sys.argv[1:]))
"""


def without_time(said: str) -> list[str]:
    return [line for line in said.splitlines() if not line.startswith("Games: ")]


def test_the_same_seed_tells_the_same(tmp_path: Path) -> None:
    one, two = (kosti(tmp_path, *TABLE, "--jobs", jobs) for jobs in ("1", "2"))
    assert one.returncode == 0, one.stderr
    assert without_time(one.stdout) == without_time(two.stdout)
    assert "Ciao, Ciao..!: seats=3 turn_limit=2000, seed 0" in one.stdout
    assert re.search(r"Seat 1 +random +\d+\.\d % +\d+\.\d % … \d+\.\d %", one.stdout)


def test_what_is_wanted_is_written(tmp_path: Path) -> None:
    done = kosti(tmp_path, *TABLE, "--out", "games.csv", "--plot", "games.png", "--lang", "ru")
    assert done.stdout.endswith("Сохранено: games.csv\nСохранено: games.png\n")
    assert len((tmp_path / "games.csv").read_text("utf-8").splitlines()) == 201
    assert (tmp_path / "games.png").read_bytes().startswith(b"\x89PNG\r\n")


@pytest.mark.parametrize(
    ("package", "target"),
    [("matplotlib", ("--plot", "games.png")), ("pyarrow", ("--out", "games.parquet"))],
)
def test_a_missing_package_is_named_before_anything_is_played(
    tmp_path: Path, package: str, target: tuple[str, str]
) -> None:
    done = subprocess.run(
        [sys.executable, "-c", BLOCKED, package, *TABLE, *target],
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=PATIENCE,
        env=environment(tmp_path),
        cwd=tmp_path,
        check=False,
    )
    assert (done.returncode, done.stdout) == (1, "")
    assert f"needs the package {package}" in done.stderr
    assert f'pip install "kosti[{target[0].removeprefix("--").replace("out", "parquet")}]"' in (
        done.stderr
    )


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--seats", "simple,champion"), "There is no player “champion”"),
        (("--seats", "simple"), "seats cannot be"),
        (("--games", "0"), "--games cannot be"),
        (("--option", "seats=3"), "Seats named: 2, but 3 play"),
        (("--out", "games.xls"), "must end in one of .jsonl, .csv, .parquet"),
        (("--plot", "nowhere/games.png"), "there is no folder"),
    ],
)
def test_a_mistake_gets_one_clear_answer(tmp_path: Path, words: tuple[str, ...], said: str) -> None:
    done = kosti(tmp_path, "simulate", "ciao", *words)
    assert done.returncode == 1
    assert said in done.stderr
    assert "Traceback" not in done.stderr


def test_breaking_off_keeps_what_was_played_and_says_so(tmp_path: Path) -> None:
    pexpect = pytest.importorskip("pexpect", reason="needs a POSIX terminal")
    child = pexpect.spawn(
        sys.executable,
        [*KOSTI[1:], "simulate", "ciao", "--games", "900000000", "--out", "games.jsonl"],
        env=environment(tmp_path, TERM="xterm", NO_COLOR="1"),
        cwd=str(tmp_path),
        encoding="utf-8",
        timeout=PATIENCE,
    )
    child.expect(r"of 900,000,000 games, [\d,.]+ a second, [\d:]+ left")
    child.sendcontrol("c")
    child.expect(r"Interrupted. Games kept: the first ([\d,]+) of 900,000,000")
    kept = int(child.match.group(1).replace(",", ""))
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 130
    with (tmp_path / "games.jsonl").open(encoding="utf-8") as file:
        assert sum(1 for _ in file) == kept
    assert [path.name for path in tmp_path.iterdir()] == ["games.jsonl"]
