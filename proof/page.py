"""`docs/proof.md`: what the long checks found, as a page."""

from collections.abc import Iterator, Sequence
from typing import Any

from kosti.core.registry import all_games
from proof import store
from proof.decisions import WAYS

PAGE = store.ROOT / "docs/proof.md"
HEAD = """\
# Proof

What was checked besides the tests, and what came of it. `make proof` does it all again (about 40
minutes on two cores; what has not changed since is not repeated) and writes this page;
`python -m proof --help` tells of its parts.
"""


def write_page() -> None:
    """Write the page from what was found last."""
    PAGE.parent.mkdir(exist_ok=True)
    PAGE.write_text(page_text(), "utf-8")
    print(f"written: {PAGE.relative_to(store.ROOT)}")


def page_text() -> str:
    """Return the page."""
    sections = [_cases(), _decisions(), _rules(), _conformance(), _mutants(), _figures()]
    return "\n".join([HEAD, *sections])


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
        return "## Cases\n\nNot yet counted.\n"
    rows = [(name, one["cases"], one["rules"]) for name, one in figures["found"]["cases"].items()]
    return "\n".join(
        [
            "## Cases\n",
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
            "## Random decisions\n",
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
            "## Conformance\n",
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
            "## Mutants\n",
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
        return "## Figures\n\nNot yet taken.\n"
    found = figures["found"]
    rows = [_size(what, found[what]) for what in ("functions", "files")]
    return "\n".join(
        [
            "## Figures\n",
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
