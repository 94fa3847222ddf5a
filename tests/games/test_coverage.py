"""The cases alone reach every branch of the rules."""

import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
RULES = ROOT / "src/kosti/games/*/rules.py"
OBEYED = """
from pathlib import Path
from games.casebook import Table, read_cases
for path in sorted(Path("tests/games").glob("*/cases*.txt")):
    for case in read_cases(path):
        table = Table(case.game)
        for order in case.orders:
            table.obey(order)
"""


def test_the_cases_alone_reach_every_branch_of_the_rules(tmp_path: Path) -> None:
    (tmp_path / "obeyed.py").write_text(f"import sys; sys.path.append('tests')\n{OBEYED}", "utf-8")
    (tmp_path / "settings.toml").write_text("", "utf-8")
    covered = (sys.executable, "-m", "coverage")
    told = (f"--rcfile={tmp_path / 'settings.toml'}", f"--data-file={tmp_path / 'covered'}")
    run = [*covered, "run", *told, "--branch", f"--include={RULES}", str(tmp_path / "obeyed.py")]
    subprocess.run(run, cwd=ROOT, check=True, timeout=120)
    report = [*covered, "report", *told, "--show-missing", "--fail-under=100"]
    found = subprocess.run(
        report, cwd=ROOT, check=False, timeout=60, capture_output=True, text=True
    )
    assert found.returncode == 0, found.stdout + found.stderr
    assert found.stdout.count("rules.py") == 4
