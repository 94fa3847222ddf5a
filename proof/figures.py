"""How long functions and files are, how much is said in comments, and how many cases there are."""

import ast
import io
import re
import tokenize
from pathlib import Path
from statistics import median, quantiles
from typing import Any

from kosti.core.registry import all_games
from proof.store import ROOT

SOURCE = ROOT / "src/kosti"
CASES = ROOT / "tests/games"


def figures() -> dict[str, Any]:
    """Return the figures of the package and of its cases."""
    paths = sorted(SOURCE.rglob("*.py"))
    functions = [one for path in paths for one in functions_of(path)]
    files = [(lines_of(path), path.relative_to(SOURCE).as_posix()) for path in paths]
    comments = sum(comments_of(path) for path in paths)
    return {
        "functions": sizes(functions),
        "files": sizes(files),
        "comments": comments / sum(lines for lines, _ in files),
        "cases": {name: cases_of(name) for name in all_games()},
        "problems": [],
    }


def sizes(found: list[tuple[int, str]]) -> dict[str, Any]:
    """Return the middle, the ninth tenth and the largest of many lengths."""
    lengths = [length for length, _ in found]
    most, where = max(found)
    return {
        "count": len(found),
        "lines": sum(lengths),
        "median": median(lengths),
        "tenth": quantiles(lengths, n=10)[-1],
        "largest": most,
        "where": where,
    }


def functions_of(path: Path) -> list[tuple[int, str]]:
    """Return the lines of every function, its docstring and marks left out, and its name."""
    found = []
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.FunctionDef):
            body = node.body[1:] if ast.get_docstring(node) else node.body
            first = body[0].lineno if body else node.lineno
            header = (node.body[0].lineno if node.body else node.lineno) - node.lineno
            last = node.end_lineno or node.lineno
            name = f"{node.name} in {path.relative_to(SOURCE).as_posix()}"
            found.append((header + (last - first + 1 if body else 0), name))
    return found


def lines_of(path: Path) -> int:
    """Return the lines of a file that are not empty."""
    return sum(bool(line.strip()) for line in path.read_text("utf-8").splitlines())


def comments_of(path: Path) -> int:
    """Return the lines of a file that are a comment alone; numbers of rules are none."""
    tokens = tokenize.generate_tokens(io.StringIO(path.read_text("utf-8")).readline)
    comments = [token.string for token in tokens if token.type == tokenize.COMMENT]
    return sum(not re.fullmatch(r"#(,? [A-D]\d+)+", comment) for comment in comments)


def cases_of(game: str) -> dict[str, int]:
    """Return how many cases a game has, and how many rules they cite."""
    text = (CASES / game / "cases.txt").read_text("utf-8")
    blocks = [block.strip().splitlines() for block in re.sub(r"(?m)^#.*$", "", text).split("\n\n")]
    heads = [block[0] for block in blocks if block]
    cited = {number for head in heads for number in head.partition(":")[0].split()}
    return {"cases": len(heads), "rules": len(cited)}
