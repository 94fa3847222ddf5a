"""Two readings of one text: plain as it stands, or compiled (`kosti.core.compiled`).

A generic rule names what differs from game to game as `rules.played`, `strategy.simple` and the
like, where `rules = room("rules")`. A reading binds each room to one module and makes its own
copy of every function on the way, so that several games can be read side by side.
"""

from collections.abc import Callable
from functools import cache
from types import FunctionType, ModuleType
from typing import Any, TypeGuard

from kosti.core.rule import RULES


class Room:
    """A place in a generic rule where a module will be."""

    def __init__(self, name: str) -> None:
        self.name = name


def room(name: str) -> Any:
    """Return a place for the module that a reading will know by this name."""
    return Room(name)


class Reading:
    """The rules with their rooms bound one way, each made once."""

    def __init__(self, rooms: dict[str, Any]) -> None:
        self._rooms = {name: _Bound(self, module) for name, module in rooms.items()}
        self._made: dict[FunctionType, Any] = {}

    def of(self, function: Callable[..., Any]) -> Any:
        """Return this reading of a rule, with every rule it names read the same way."""
        assert isinstance(function, FunctionType)
        if function not in self._made:
            self._made[function] = self.finished(function)
        return self._made[function]

    def finished(self, function: FunctionType) -> Any:
        """Return what stands for a rule: here a copy that names this reading."""
        return self.rebound(function)

    def constant(self, value: Any) -> Any:
        """Return what stands for a value that a rule names: here itself."""
        return value

    def read(self, value: Any) -> Any:
        """Return what stands for anything a rule names."""
        if isinstance(value, Room):
            return self._rooms[value.name]
        return self.of(value) if is_rule(value) else self.constant(value)

    def rebound(self, function: FunctionType) -> FunctionType:
        """Return a copy of a function whose names mean this reading."""
        known = function.__globals__
        names = [name for name in function.__code__.co_names if name in known]
        copy = FunctionType(
            function.__code__,
            {**known, **{name: self.read(known[name]) for name in names}},
            function.__name__,
            function.__defaults__,
            function.__closure__,
        )
        copy.__qualname__ = function.__qualname__
        copy.__module__ = function.__module__
        return copy


class _Bound(ModuleType):
    """A module whose rules are read on first use."""

    def __init__(self, reading: Reading, module: Any) -> None:
        super().__init__(module.__name__)
        self._reading = reading
        self._module = module

    def __getattr__(self, name: str) -> Any:
        value = self._reading.read(getattr(self._module, name))
        setattr(self, name, value)
        return value


def is_rule(value: Any) -> TypeGuard[FunctionType]:
    """Tell whether a value is a function marked as a rule."""
    return isinstance(value, FunctionType) and value in RULES


@cache
def is_generic(function: FunctionType) -> bool:
    """Tell whether a rule names a room, itself or through the rules it names."""
    named = [function.__globals__.get(name) for name in function.__code__.co_names]
    inner = [value for value in named if is_rule(value)]
    return any(isinstance(value, Room) for value in named) or any(map(is_generic, inner))


def plain(function: Callable[..., Any], **rooms: Any) -> Any:
    """Return the plain reading of a generic rule, its rooms bound to these modules."""
    return Reading(rooms).of(function)
