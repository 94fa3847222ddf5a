"""Packages that only some uses need, and files to write what was played to."""

from importlib.util import find_spec
from pathlib import Path
from typing import Final

from kosti.core.errors import KostiError, problem

TABLES: Final = {".jsonl": "", ".csv": "", ".parquet": "pyarrow"}
PICTURES: Final = {".png": "matplotlib", ".svg": "matplotlib"}
EXTRA_OF: Final = {"pyarrow": "parquet", "matplotlib": "plot"}


class BadTarget(KostiError):
    """Results cannot be written to this file."""


def checked_target(name: str, kinds: dict[str, str]) -> Path:
    """Return the path of a file to write; raise `BadTarget` before anything is played for it."""
    path = Path(name)
    suffix = path.suffix.lower()
    if suffix not in kinds:
        raise BadTarget(problem("target-kind", file=name, known=list(kinds)))
    package = kinds[suffix]
    if package and find_spec(package) is None:
        extra = f"kosti[{EXTRA_OF[package]}]"
        raise BadTarget(problem("package-missing", package=package, extra=extra))
    if not path.absolute().parent.is_dir():
        folder = str(path.absolute().parent)
        raise BadTarget(problem("target-folder", file=name, path=folder))
    return path
