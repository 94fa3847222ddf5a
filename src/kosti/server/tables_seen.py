"""A game's own table as JSON, made quickly: each kind of named tuple is told by a struct.

What of a named tuple is to be told anew as a struct follows from its annotations, worked out once.
"""

from collections.abc import Callable, Sequence
from functools import cache
from types import NoneType, UnionType
from typing import Any, Final, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Raw

ENCODER: Final = msgspec.json.Encoder()

Convert = Callable[[Any], Any]


def encoded_table(table: Any) -> Raw:
    """Return a table as JSON."""
    kind: type = type(table)
    return Raw(ENCODER.encode(struct_of(kind)(table)))


@cache
def struct_of(kind: type) -> Convert:
    """Return what makes a struct of a named tuple, and of those within it."""
    hints = get_type_hints(kind)
    made: Callable[..., Any] = msgspec.defstruct(kind.__name__, [(name, Any) for name in hints])
    converts = {
        place: convert
        for place, hint in enumerate(hints.values())
        if (convert := converter_of(hint)) is not None
    }

    def plain(value: Any) -> Any:
        return made(*value)

    def nested(value: Any) -> Any:
        fields = [*value]
        for place, convert in converts.items():
            fields[place] = convert(fields[place])
        return made(*fields)

    return nested if converts else plain


def converter_of(hint: Any) -> Convert | None:
    """Return what makes a value of this annotation plain, None where it is."""
    if hasattr(hint, "_fields"):
        return struct_of(hint)
    inner = [convert for part in get_args(hint) if (convert := converter_of(part)) is not None]
    if not inner:
        return None
    assert len(inner) == 1, f"no JSON for {hint}"
    [convert] = inner
    if get_origin(hint) is UnionType:
        assert NoneType in get_args(hint), f"no JSON for {hint}"
        return lambda value: None if value is None else convert(value)
    assert get_origin(hint) is Sequence, f"no JSON for {hint}"
    return lambda values: [convert(value) for value in values]
