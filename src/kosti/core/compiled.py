"""Compiled twins of the rules: the same text, read by numba.

Interactive play does without: nothing imports this module before something is to be fast.
"""

import hashlib
import os
import re
import shutil
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import cache, partial
from pathlib import Path
from threading import Lock
from types import FunctionType
from typing import Any

import numba
import numpy as np

from kosti.core import compiled_int
from kosti.core.cache import user_cache
from kosti.core.compiled_whole import Entry, Within
from kosti.core.reading import Reading, is_generic
from kosti.core.rule import APART
from kosti.core.sources import sources_of

DIGEST = "[0-9a-f]{20}"
FOLDERS_KEPT = 1_000  # one version of Kosti can fill a hundred
CONFIG: Any = numba.config
COMPILER = partial(numba.njit, nogil=True, error_model="numpy", no_cfunc_wrapper=True)
ENTRY = partial(COMPILER, cache=True, pipeline_class=Entry)
WITHIN = partial(COMPILER, no_cpython_wrapper=True, pipeline_class=Within)

compiled_int.teach()


def twin(function: Callable[..., Any], **rooms: Any) -> Any:
    """Return the compiled reading of a rule, its rooms bound to these modules.

    It compiles when first called and is kept on disk; the same twin is returned every time.
    """
    with _READING:
        return _twins(tuple(sorted(rooms.items()))).entry(function)


@cache
def cache_folder(modules: frozenset[str]) -> Path:
    """Return the folder of compiled code that belongs to this text of these modules."""
    digest = hashlib.sha256(f"{sys.version} {numba.__version__} {np.__version__}".encode())
    for source in sources_of({*modules, __name__}):
        digest.update(source.name.encode() + source.read_bytes())
    folder = user_cache() / digest.hexdigest()[:20]
    if not folder.exists():
        folder.mkdir(parents=True, exist_ok=True)
        remove_old(folder.parent)
    os.utime(folder)
    return folder


def remove_old(home: Path) -> None:
    """Remove the folders of compiled code used least lately, but for a few; touch no others."""
    with suppress(FileNotFoundError):  # another process may be removing the same
        ours = [path for path in home.iterdir() if re.fullmatch(DIGEST, path.name)]
        for folder in sorted(ours, key=_last_used)[:-FOLDERS_KEPT]:
            shutil.rmtree(folder, ignore_errors=True)


class _Twins(Reading):
    """The compiled reading: rules are inlined into one another, a state lives in registers."""

    def __init__(self, rooms: dict[str, Any]) -> None:
        super().__init__(rooms)
        self._bound = frozenset(module.__name__ for module in rooms.values())
        self._binding = "-".join(rooms) or "unbound"
        self._entries: dict[Callable[..., Any], Any] = {}

    def entry(self, function: Callable[..., Any]) -> Any:
        """Return a twin to be called from plain Python, kept on disk."""
        assert isinstance(function, FunctionType)
        if function not in self._entries:
            rebound = self.rebound(function)
            before = CONFIG.CACHE_DIR
            folder = cache_folder(self._bound | {function.__module__})
            CONFIG.CACHE_DIR = str(folder / self._binding)
            try:
                self._entries[function] = ENTRY(rebound)
            finally:
                CONFIG.CACHE_DIR = before
        return self._entries[function]

    def of(self, function: Callable[..., Any]) -> Any:
        """Return what stands for a rule within others; where no room matters, for all readings."""
        assert isinstance(function, FunctionType)
        is_own = not self._bound or is_generic(function)
        return super().of(function) if is_own else _twins(()).of(function)

    def finished(self, function: FunctionType) -> Any:
        return WITHIN(self.rebound(function), forceinline=function not in APART)

    def constant(self, value: Any) -> Any:
        if not isinstance(value, list):
            return value
        table = np.array(value)
        if table.dtype.kind == "f":
            return table
        return table.astype(np.min_scalar_type(-int(abs(table).max()) - 1))


@cache
def _twins(rooms: tuple[tuple[str, Any], ...]) -> _Twins:
    return _Twins(dict(rooms))


def _last_used(folder: Path) -> float:
    return folder.stat().st_mtime


_READING = Lock()
