"""Every case of every game is as the rules say, and every rule has a case."""

import re
from pathlib import Path

import pytest

from games.casebook import Case, Table, read_cases

HERE = Path(__file__).parent
CASES = [case for path in sorted(HERE.glob("*/cases*.txt")) for case in read_cases(path)]


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.game}:{case.line}:{case.title}")
def test_case_is_as_the_rules_say(case: Case) -> None:
    table = Table(case.game)
    for order in case.orders:
        table.obey(order)


@pytest.mark.parametrize("game", sorted({case.game for case in CASES}))
def test_every_rule_of_the_help_has_a_case(game: str) -> None:
    source = Path(HERE.parents[1] / "src/kosti/games" / game / "README.md").read_text("utf-8")
    numbers = set(re.findall(r"^- \*\*([A-Z]\d+)\*\*", source, re.MULTILINE))
    cited = {rule for case in CASES if case.game == game for rule in case.rules}
    assert numbers
    assert cited == numbers
