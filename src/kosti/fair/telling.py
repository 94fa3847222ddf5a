"""What a check of the dice found, in words."""

from collections.abc import Sequence
from typing import Any

from kosti.core.errors import Problem
from kosti.core.words import words
from kosti.fair.checking import Report


def lines_of(report: Report, language: str, names: Sequence[str]) -> list[str]:
    """Return the findings of a report in a language, seats by their names."""
    return [line_of(finding, language, names) for finding in report.findings]


def line_of(finding: Problem, language: str, names: Sequence[str]) -> str:
    """Return one finding."""
    values: dict[str, Any] = dict(finding.values)
    if "seat" in values:
        values["name"] = names[values.pop("seat")]
    if "other" in values:
        values["other"] = names[values["other"]]
    if "seats" in values:
        values["names"] = [names[int(seat)] for seat in values.pop("seats")]
    return words(language, finding.game).say(finding.key, **values)
