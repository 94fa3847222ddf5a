"""The dice and their check in JavaScript: the same answers as in Python."""

import json
from copy import deepcopy
from typing import Any

from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from fair.fair_tables import dice_of, played, record
from fair.make_vectors import FILE, vectors
from fair.tampering import TAMPERINGS, false_air, false_place, other_algorithm
from fair.test_verify import DATA, RECORDS
from kosti import ONLOOKER, all_games
from kosti.core.errors import Problem
from kosti.core.record_json import record_from_data, record_to_data
from kosti.fair import Report, verify
from web.node import answer, needs_node, run

VERIFY = """
import { verify } from "./src/kosti/web/fair/verify.js";
console.log(JSON.stringify(given.map(verify)));
"""
RULES_ONLY = {"dice-by-the-rules", "dice-without-rules"}
FALSE_BY_THE_RULES = ("dice-false-air", "dice-false-mark", "record-")


def checked(records: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return the reports of the page."""
    found: list[dict[str, Any]] = answer(VERIFY, records)
    return found


def as_page(finding: Problem) -> dict[str, Any]:
    """Return a finding as the page has it: seats are numbers."""
    values: dict[str, Any] = dict(finding.values)
    if "seats" in values:
        values["seats"] = [int(seat) for seat in values["seats"]]
    return {"key": finding.key, "values": values}


def same(report: Report, page: dict[str, Any]) -> None:
    """Demand that both found the same but for the rules, which the page does not know."""
    here = [as_page(finding) for finding in report.findings if finding.key not in RULES_ONLY]
    there = [finding for finding in page["findings"] if finding["key"] not in RULES_ONLY]
    assert (report.verdict, here) == (page["verdict"], there)


def test_the_vectors_are_fresh() -> None:
    assert json.loads(FILE.read_text("utf-8")) == json.loads(json.dumps(vectors()))


@needs_node
def test_the_dice_are_the_same() -> None:
    done = run("node", "--test", "tests/fair/dice.test.js")
    assert done.returncode == 0, done.stdout
    assert "fail 0" in done.stdout


@needs_node
def test_honest_records_are_proved_on_the_page_too() -> None:
    for whole, page in zip(RECORDS, checked(DATA), strict=True):
        same(verify(whole), page)
        assert page["verdict"] == "proved"


@needs_node
def test_records_in_progress_and_as_seen_are_judged_alike() -> None:
    dice = dice_of(6, 3)
    seen = []
    for name in all_games():
        match = played(name, dice, 40)
        for reader in (ONLOOKER, 0):
            seen.append(record(match, dice, is_disclosed=False, keys={1, 4}, reader=reader))
            seen.append(record(match, dice, reader=reader))
        seen.append(record(match, dice, is_disclosed=False, reader=ONLOOKER, is_sealed=True))
    verdicts = set()
    for shown, page in zip(seen, checked([record_to_data(each) for each in seen]), strict=True):
        same(verify(shown), page)
        verdicts.add(page["verdict"])
    assert verdicts == {"open", "proved"}


@needs_node
@settings(
    max_examples=2,
    deadline=None,
    suppress_health_check=list(HealthCheck),
    phases=[Phase.generate],  # what fails is told by the tampering: no need to shrink records
)
@given(draw=st.data())
def test_whatever_is_changed_is_found_on_the_page_too(draw: st.DataObject) -> None:
    changed = []
    for tamper in TAMPERINGS:
        for data in DATA:
            changed.append((tamper, deepcopy(data)))
            tamper(changed[-1][1], draw)
    pages = checked([data for _, data in changed])
    for (tamper, data), page in zip(changed, pages, strict=True):
        report = verify(record_from_data(data))
        if tamper in (false_place, false_air):  # only the rules tell what was due
            assert page["verdict"] in ("false", "proved")
            assert report.verdict == "false"
            continue
        assert page["verdict"] == ("none" if tamper is other_algorithm else "false")
        if not report.findings[0].key.startswith(FALSE_BY_THE_RULES):
            same(report, page)


@needs_node
def test_whatever_a_file_holds_the_page_does_not_break() -> None:
    odd: list[Any] = [None, 5, [], "text", {}, {"fair": 5}, {"fair": {"algorithm": "kosti-dice-1"}}]
    whole = record_to_data(RECORDS[0])
    odd += [{**whole, name: value} for name in whole for value in (None, 5, [5], {"0": 5})]
    for page in checked(odd):
        assert page["verdict"] in ("none", "false", "proved")
        assert page["findings"]
