"""What is worked out when first asked for and then kept.

The standard `cached_property` of Python 3.11 takes a lock each first time, which costs a view
more than its contents.
"""

from collections.abc import Callable
from typing import Any, Generic, TypeVar, overload

Value = TypeVar("Value")


class lazy(Generic[Value]):  # noqa: N801 - used as a decorator, as property is
    """A property kept on its object after it was first read."""

    def __init__(self, worked_out: Callable[[Any], Value]) -> None:
        self.worked_out = worked_out
        self.name = worked_out.__name__
        self.__doc__ = worked_out.__doc__

    @overload
    def __get__(self, owner: None, kind: type) -> "lazy[Value]": ...
    @overload
    def __get__(self, owner: object, kind: type) -> Value: ...
    def __get__(self, owner: object | None, kind: type) -> "lazy[Value] | Value":
        if owner is None:
            return self
        value = owner.__dict__[self.name] = self.worked_out(owner)
        return value
