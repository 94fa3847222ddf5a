"""The marker of a rule, and the two who act besides the seats."""

from collections.abc import Callable
from typing import Any, Final, TypeVar

AnyFunction = TypeVar("AnyFunction", bound=Callable[..., Any])

CHANCE: Final = -1
OVER: Final = -2
ONLOOKER: Final = -1
WHOLE: Final = 420  # a won game in parts: divides evenly among 1 to 7 seats

RULES: set[Callable[..., Any]] = set()
APART: set[Callable[..., Any]] = set()


def rule(function: AnyFunction) -> AnyFunction:
    """Mark a plain function of integers and tuples as one that has a compiled twin."""
    RULES.add(function)
    return function


def apart(function: AnyFunction) -> AnyFunction:
    """Mark a rule that is compiled by itself: long, or named in many places."""
    APART.add(function)
    return rule(function)
