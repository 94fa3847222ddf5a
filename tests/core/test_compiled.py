"""Twins follow the text of the rules, and nothing stale is ever run."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import kosti
from kosti.core.cache import user_cache
from kosti.core.compiled import FOLDERS_KEPT, remove_old, twin
from kosti.core.reading import plain, room
from kosti.core.rule import rule
from kosti.games.bratwurmeck import rules as bratwurmeck
from kosti.games.bratwurmeck.options import Options

PACKAGE = Path(kosti.__file__).parent
rules = room("rules")
FIRST_THROW = """
from kosti.core.compiled import twin
from kosti.games.bratwurmeck.options import Options
from kosti.games.bratwurmeck.rules import in_the_air, start
print(twin(in_the_air)(start(Options(2, 0, 0))).dice)
"""


@rule
def first_to_act(options: Options) -> int:
    """Return who acts first in the game bound here."""
    return int(rules.to_act(rules.start(options)))


def printed(folder: Path, cache: Path, program: str) -> str:
    environment = {**os.environ, "PYTHONPATH": str(folder), "KOSTI_CACHE": str(cache)}
    command = [sys.executable, "-c", program]
    return subprocess.run(
        command, env=environment, check=True, capture_output=True, text=True
    ).stdout.strip()


def written(folder: Path) -> dict[Path, int]:
    return {path: path.stat().st_mtime_ns for path in folder.rglob("*.nb*")}


def test_an_edit_anywhere_in_the_rules_is_seen(tmp_path: Path) -> None:
    shutil.copytree(PACKAGE, tmp_path / "kosti", ignore=shutil.ignore_patterns("__pycache__"))
    helper = tmp_path / "kosti/games/setting_aside.py"
    cache = tmp_path / "cache"
    before, stamp = helper.read_text("utf-8"), helper.stat().st_mtime_ns
    assert printed(tmp_path, cache, FIRST_THROW) == "8"
    helper.write_text(before.replace("DICE: Final = 8", "DICE: Final = 7"), "utf-8")
    os.utime(helper, ns=(stamp, stamp))  # same size, same time: only the text differs
    assert printed(tmp_path, cache, FIRST_THROW) == "7"
    helper.write_text(before, "utf-8")
    assert printed(tmp_path, cache, FIRST_THROW) == "8"


def test_what_is_kept_is_not_compiled_again(tmp_path: Path) -> None:
    first = printed(PACKAGE.parent, tmp_path, FIRST_THROW)
    kept = written(tmp_path)
    assert kept
    assert printed(PACKAGE.parent, tmp_path, FIRST_THROW) == first
    assert written(tmp_path) == kept


def test_a_generic_rule_is_bound_in_both_readings() -> None:
    options = Options(2, 0, 0)
    assert plain(first_to_act, rules=bratwurmeck)(options) == -1
    assert twin(first_to_act, rules=bratwurmeck)(options) == -1


def test_a_twin_is_made_once() -> None:
    assert twin(first_to_act, rules=bratwurmeck) is twin(first_to_act, rules=bratwurmeck)


def test_only_the_folders_used_last_are_kept(tmp_path: Path) -> None:
    folders = [tmp_path / f"{age:020x}" for age in range(FOLDERS_KEPT + 4)]
    for age, folder in enumerate(folders):
        (folder / "unbound").mkdir(parents=True)
        os.utime(folder, (age, age))
    foreign = tmp_path / "somebody's"
    foreign.mkdir()
    os.utime(foreign, (0, 0))
    remove_old(tmp_path)
    assert set(tmp_path.iterdir()) == {*folders[-FOLDERS_KEPT:], foreign}


def test_the_cache_can_be_put_anywhere(tmp_path: Path) -> None:
    program = "from kosti.core.cache import user_cache; print(user_cache())"
    assert printed(PACKAGE.parent, tmp_path, program) == str(tmp_path)
    assert user_cache().is_absolute()
