"""The part of the public face that is loaded late, and packages that can be called.

`kosti.simulate` and `kosti.solve` are packages and functions: the package passes a call on.
"""

import sys
from collections.abc import Callable
from importlib import import_module
from types import ModuleType
from typing import Any


class Calling(ModuleType):
    """A module that passes a call on to one function of its own, or of a module within."""

    called: tuple[str, str]

    def __call__(self, *given: Any, **named: Any) -> Any:
        """Call the function this module is named after."""
        module, name = self.called
        return getattr(import_module(module), name)(*given, **named)


def make_calling(module: str, within: str, name: str) -> None:
    """Let a module be called as a function of the module `within`, imported by the first call."""
    found: Any = sys.modules[module]
    found.__class__ = Calling
    found.called = within, name


def later(**places: str) -> Callable[[str], object]:
    """Return a `__getattr__` that imports these names when they are first asked for.

    A place is a module, or `module:name`.
    """

    def found(name: str) -> object:
        if name not in places:
            raise AttributeError(f"there is no {name!r} here")
        module, _, inner = places[name].partition(":")
        loaded = import_module(module)
        return getattr(loaded, inner) if inner else loaded

    return found
