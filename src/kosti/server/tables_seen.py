"""A game's own table as JSON, made quickly: every kind of named tuple has a struct of its own."""

from collections.abc import Callable, Mapping
from typing import Any, Final

import msgspec
from msgspec import Raw

ENCODER: Final = msgspec.json.Encoder()
PLAIN: Final = (int, str, bool, float, type(None))

Convert = Callable[[Any], Any]
MOST_PARTS: Final = 4096
PARTS: Final[dict[tuple[type, str, Any], Raw]] = {}
STRUCTS: Final[dict[Any, Convert]] = {}


def encoded_table(table: Any) -> Raw:
    """Return a table as JSON; parts that are as they were are not made again."""
    kind = type(table)
    names = zip(kind._fields, table, strict=True)
    return Raw(ENCODER.encode({name: part(kind, name, value) for name, value in names}))


def part(kind: type, name: str, value: Any) -> Any:
    """Return one field of a table, remembered as JSON where it is more than a number."""
    if type(value) in PLAIN:
        return value
    try:
        known = PARTS.get((kind, name, value))
    except TypeError:  # it holds a list, and may change
        return structured(value)
    if known is None:
        if len(PARTS) >= MOST_PARTS:
            PARTS.clear()
        known = PARTS[kind, name, value] = Raw(ENCODER.encode(structured(value)))
    return known


def structured(value: Any) -> Any:
    """Return a value with structs in place of named tuples."""
    kind = type(value)
    if kind in PLAIN:
        return value
    if hasattr(kind, "_fields"):
        made = STRUCTS.get(kind) or struct_of(kind)
        return made(*map(structured, value))
    if kind is tuple or kind is list:
        if not value or type(value[0]) in PLAIN:
            return value
        return [structured(each) for each in value]
    assert isinstance(value, Mapping), f"no JSON for {kind}"
    return {name: structured(each) for name, each in value.items()}


def struct_of(kind: Any) -> Convert:
    """Return the struct that stands for a kind of named tuple."""
    fields = [(name, Any) for name in kind._fields]
    made: Convert = msgspec.defstruct(kind.__name__, fields)
    STRUCTS[kind] = made
    return made
