"""The files that a module's rules can depend on."""

import re
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

IMPORT = re.compile(r"^ *(?:from (\S+) )?import (\([^)]*\)|[^\n(]+)", re.MULTILINE)
DATA = {".csv", ".txt"}


def sources_of(modules: Iterable[str]) -> list[Path]:
    """Return the files of these loaded modules and of all they import of their own packages.

    The texts in the `data` folder beside any of them belong to them; weights do not.
    """
    waiting = list(modules)
    found: dict[str, Path] = {}
    while waiting:
        name = waiting.pop()
        if name not in found and (path := _file_of(name)):
            found[name] = path
            waiting.extend(_imported(name, path))
    folders = {path.parent / "data" for path in found.values()}
    data = {file for folder in folders for file in folder.glob("*") if file.suffix in DATA}
    return sorted({*found.values(), *data})


@cache
def _file_of(name: str) -> Path | None:
    file = getattr(sys.modules.get(name), "__file__", None)
    return Path(file) if file else None


@cache
def _imported(name: str, path: Path) -> tuple[str, ...]:
    return tuple(_named(name.partition(".")[0], path.read_text("utf-8")))


def _named(own: str, text: str) -> Iterator[str]:
    for package, names in IMPORT.findall(text):
        words = re.findall(r"[\w.]+", names)
        for module in [package, *(f"{package}.{word}" for word in words)] if package else words:
            if module.partition(".")[0] in ("kosti", own):
                yield module
