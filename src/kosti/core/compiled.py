"""Compiled twins of the rules: the same text, read by numba.

A twin of a function is the same code with every rule it names replaced by that rule's twin.
Nothing here is imported by interactive play.
"""

import hashlib
import os
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any

import numba
import numpy as np

from kosti.core.rule import RULES

HOME = Path(__file__).resolve().parents[1]


def twin(function: Callable[..., Any], rules: ModuleType | None = None) -> Any:
    """Return the compiled reading of a rule.

    A generic loop names the game's rules as `rules.played` and the like; for it, `rules` is the
    plain module of the game, and the twin calls the twins of what it names there.
    """
    return _Twins(rules).of(function)


@cache
def cache_folder() -> Path:
    """Return the folder of compiled code that belongs to this text of the rules."""
    digest = hashlib.sha256(f"{sys.version} {numba.__version__} {np.__version__}".encode())
    for source in sorted(HOME.rglob("*.py")):
        digest.update(source.relative_to(HOME).as_posix().encode() + source.read_bytes())
    return user_cache() / digest.hexdigest()[:20]


def user_cache() -> Path:
    """Return where this user's compiled code is kept, by the custom of the system."""
    if named := os.environ.get("KOSTI_CACHE"):
        return Path(named)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData/Local")) / "kosti/cache"
    if sys.platform == "darwin":
        return Path.home() / "Library/Caches/kosti"
    return Path(os.environ.get("XDG_CACHE_HOME", Path.home() / ".cache")) / "kosti"


class _Twins:
    """The twins made for one game, each function compiled once."""

    def __init__(self, rules: ModuleType | None) -> None:
        self.rules = rules
        self.made: dict[Callable[..., Any], Any] = {}
        name = "core" if rules is None else rules.__name__.split(".")[-2]
        self.folder = str(cache_folder() / name)
        self.module = ModuleType(f"compiled_{name}")

    def of(self, function: Callable[..., Any]) -> Any:
        if function not in self.made:
            self.made[function] = self._compiled(function)
        return self.made[function]

    def _compiled(self, function: Callable[..., Any]) -> Any:
        assert isinstance(function, FunctionType)
        names = {**function.__globals__}
        for name in _names(function.__code__):
            if name in names:
                names[name] = self._bound(names[name])
        if "rules" in function.__code__.co_names and self.rules is not None:
            for name in _names(function.__code__):
                known = getattr(self.rules, name, None)
                if known in RULES if isinstance(known, FunctionType) else False:
                    setattr(self.module, name, self.of(known))
            names["rules"] = self.module
        copy = FunctionType(
            function.__code__, names, function.__name__, function.__defaults__, function.__closure__
        )
        copy.__qualname__ = function.__qualname__
        copy.__module__ = function.__module__
        before = numba.config.CACHE_DIR
        numba.config.CACHE_DIR = self.folder
        try:
            return numba.njit(cache=True, nogil=True, error_model="numpy")(copy)
        finally:
            numba.config.CACHE_DIR = before

    def _bound(self, value: Any) -> Any:
        if isinstance(value, FunctionType) and value in RULES:
            return self.of(value)
        if isinstance(value, list):
            return np.array(value, dtype=np.int64)
        return value


def _names(code: CodeType) -> tuple[str, ...]:
    return code.co_names
