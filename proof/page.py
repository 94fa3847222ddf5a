"""`docs/proof.md`: what the long checks found, as a page."""

import re
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from kosti.core.registry import all_games
from proof import store
from proof.decisions import WAYS

PAGE = store.ROOT / "docs/proof.md"
HEAD = """\
# Proof

What was checked besides the tests, and what came of it. `make proof` does it all again (about 60
minutes on two cores; what has not changed since is not repeated) and writes this page;
`python -m proof --help` tells of its parts.
"""


def write_page() -> None:
    """Write the page from what was found last; what was not looked for here stays as it is."""
    PAGE.parent.mkdir(exist_ok=True)
    known = PAGE.read_text("utf-8") if PAGE.exists() else ""
    PAGE.write_text(page_text(known), "utf-8")
    print(f"written: {PAGE.relative_to(store.ROOT)}")


def page_text(known: str) -> str:
    """Return the page; `known` is the one written before."""
    before = dict(re.findall(r"(?ms)^## ([^\n]+)\n(.*?)(?=^## |\Z)", known))
    sections = []
    for heading, part, bodies in SECTIONS:
        if heading in before and not is_found(part):
            sections.append(f"## {heading}\n{before[heading].rstrip()}\n")
        else:
            sections.append("\n".join([f"## {heading}\n", *(body() for body in bodies)]))
    return "\n".join([HEAD, *sections])


def is_found(part: str) -> bool:
    """Tell whether something was found by a part."""
    return any(store.kept(part, name) for name in ("", *all_games()))


def table(head: Sequence[str], rows: Sequence[Sequence[object]]) -> str:
    """Return a table, all columns but the first set right."""
    lines = [
        list(head),
        ["---", *["---:"] * (len(head) - 1)],
        *([*map(_cell, row)] for row in rows),
    ]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def _cell(value: object) -> str:
    return f"{value:,}" if isinstance(value, int) else str(value)


def _found(part: str) -> dict[str, dict[str, Any]]:
    known = {name: store.kept(part, name) for name in all_games()}
    return {name: found for name, found in known.items() if found}


def _source(found: dict[str, Any], command: str) -> str:
    dates = sorted({one["date"] for one in found.values()})
    return f"`{command}`, {' and '.join(dates) or 'not yet done'}.\n"


def _cases() -> str:
    figures = store.kept("figures")
    if not figures:
        return "Not yet counted.\n"
    rows = [(name, one["cases"], one["rules"]) for name, one in figures["found"]["cases"].items()]
    return "\n".join(
        [
            "Each case is a few lines of text (`tests/games/GAME/cases.txt`), cites the rules it "
            "shows, and is\nplayed by `make test`, which also demands that every rule is cited and "
            "that the cases alone\nreach every branch of the rules.\n",
            table(("game", "cases", "rules cited"), rows),
            f"`{figures['command']}`, {figures['date']}.\n",
        ]
    )


def _decisions() -> str:
    found = _found("random")
    rows = []
    for name, one in found.items():
        for way in WAYS:
            counts = one["found"]["ways"][way]
            rows.append((name, way, counts["random"], counts["simple"], counts["games"]))
    return "\n".join(
        [
            "Games in the compiled reading, over all seat counts and option values, in every other "
            "one some\nseats taken by the game's simple player; after every step the game's "
            "invariants are checked against\nan independent reading of the page "
            "(`tests/games/GAME/observed.py`): pieces, turns, choices, ends,\nwinners. Nothing "
            "broke.\n",
            table(("game", "games", "random", "by simple players", "games played"), rows),
            _source(found, "python -m proof random"),
        ]
    )


def _rules() -> str:
    found = _found("random")
    columns = [list(one["found"]["rules"].items()) for one in found.values()]
    rows = []
    for row in range(max(map(len, columns), default=0)):
        here = [column[row] if row < len(column) else ("", "") for column in columns]
        rows.append([cell for pair in here for cell in pair])
    head = [cell for name in found for cell in (name, "times")]
    return "\n".join(
        [
            "How many of these steps showed each rule; an option only where another would have "
            "gone otherwise.\n",
            table(head, rows),
        ]
    )


def _conformance() -> str:
    found = _found("conformance")
    rows = [(name, one["found"]["games"], one["found"]["states"]) for name, one in found.items()]
    return "\n".join(
        [
            "`kosti.testing.check` at every combination of options worth trying, in plain Python, "
            "and at each\nvalue beside the defaults in both readings side by side. Every promise "
            "was kept.\n",
            table(("game", "games", "states"), rows),
            _source(found, "python -m proof conformance"),
        ]
    )


def _mutants() -> str:
    found = _found("mutants")
    files = {name: file for one in found.values() for name, file in one["found"]["files"].items()}
    rows = [
        (f"{name}.py", one["mutants"], one["killed"], f"{one['killed'] / one['mutants']:.1%}")
        for name, one in sorted(files.items())
    ]
    return "\n".join(
        [
            "Every file of rules with one small change at a time: comparisons and their bounds, "
            "arithmetic,\nnumbers one more and one less, conditions, dropped statements, other "
            "results. A mutant is killed when\na case, a watched game, a golden file or the "
            "conformance suite fails, or when it never ends.\n",
            table(("rules", "mutants", "killed", "share"), rows),
            _source(found, "python -m proof mutants"),
            "### Survivors\n",
            *_survivors(files),
        ]
    )


def _survivors(files: dict[str, Any]) -> Iterator[str]:
    for name, one in sorted(files.items()):
        by_reason: dict[str, list[str]] = {}
        for mutant, reason in one["survivors"].items():
            by_reason.setdefault(reason or "No reason is known.", []).append(mutant)
        if by_reason:
            yield f"`{name}.py`\n"
        for reason, mutants in by_reason.items():
            yield f"{reason}\n" + "".join(f"\n- `{mutant}`" for mutant in mutants) + "\n"


def _figures() -> str:
    figures = store.kept("figures")
    if not figures:
        return "Not yet taken.\n"
    found = figures["found"]
    rows = [_size(what, found[what]) for what in ("functions", "files")]
    return "\n".join(
        [
            "Source lines of `src/kosti`: of functions without docstrings and marks, of files "
            "without empty\nlines.\n",
            table(("", "number", "lines", "median", "90th percentile", "largest"), rows),
            f"Comments (numbers of rules apart) are {found['comments']:.1%} of the lines.\n",
            f"`{figures['command']}`, {figures['date']}.\n",
        ]
    )


def _size(what: str, one: dict[str, Any]) -> tuple[object, ...]:
    largest = f"{one['largest']} (`{one['where']}`)"
    return what, one["count"], one["lines"], f"{one['median']:.0f}", f"{one['tenth']:.0f}", largest


def _online() -> str:
    return _tested(
        "online",
        "The tests of the table online (`tests/server`) in their long forms, at real servers "
        "with real\nWebSockets. In short forms they are part of `make test`.\n",
    )


def _browser() -> str:
    return _tested(
        "browser",
        "The page in Chromium (`tests/web`): games played to their end by clicking and checked "
        "against their\nrecords, and every page looked at by axe-core. In short forms this is part "
        "of `make test`.\n",
    )


def _tested(part: str, about: str) -> str:
    found = store.kept(part)
    if not found:
        return "Not yet done.\n"
    rows = [(one.pop("what"), one.pop("times"), _others(one)) for one in found["found"]["counted"]]
    problems = [f"- {problem}\n" for problem in found["found"]["problems"]]
    return "\n".join(
        [
            about,
            table(("what was done", "times", "and found"), rows),
            *(["Not proved:\n", *problems] if problems else []),
            f"`{found['command']}`, {found['date']}.\n",
        ]
    )


def _others(counted: dict[str, float]) -> str:
    return ", ".join(f"{name.replace('_', ' ')} {number:,}" for name, number in counted.items())


SECTIONS: Sequence[tuple[str, str, Sequence[Callable[[], str]]]] = (
    ("Cases", "figures", (_cases,)),
    ("Random decisions", "random", (_decisions, _rules)),
    ("Conformance", "conformance", (_conformance,)),
    ("Mutants", "mutants", (_mutants,)),
    ("The table online", "online", (_online,)),
    ("The page in a browser", "browser", (_browser,)),
    ("Figures", "figures", (_figures,)),
)
