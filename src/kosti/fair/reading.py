"""The heading and the marks of a record, read strictly: what is not as it should be is named."""

import re
from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from kosti.core.record import Record
from kosti.fair.dice import ALGORITHM, CONTRIBUTION, SECRET, contributed, labelled
from kosti.fair.marks import FIELD

DIGEST: Final = 32
HEX: Final = re.compile("(?:[0-9a-f]{2})*")


class Unreadable(ValueError):
    """A field of the record is missing or is not what it should be."""

    def __init__(self, field: str) -> None:
        super().__init__(field)
        self.field = field


class Heading(NamedTuple):
    """What a record tells of its dice as a whole, as bytes."""

    label: bytes
    commitment: bytes
    contributions: tuple[bytes, ...]
    first: int | None
    secret: bytes | None

    @property
    def contributed(self) -> bytes:
        """All contributions as one text."""
        return contributed(self.contributions)

    @property
    def contributors(self) -> list[int]:
        """The seats that contributed; people were counted from before the first seat was drawn."""
        count, first = len(self.contributions), self.first or 0
        return [seat for seat in range(count) if self.contributions[(first + seat) % count]]


class Mark(NamedTuple):
    """What a record tells of one throw."""

    turn: int
    seat: int
    air: Mapping[str, Any]
    commitment: bytes
    key: bytes | None


def algorithm_of(record: Record) -> str | None:
    """Return the name of what the dice follow, None if the record tells nothing of its dice."""
    told = record.more.get(FIELD)
    if told is None:
        return None
    name = told.get("algorithm") if isinstance(told, dict) else None
    return name if isinstance(name, str) else ""


def heading_of(record: Record) -> Heading:
    """Return the heading of a record whose dice are `kosti-dice-1`; raise `Unreadable`."""
    told = record.more[FIELD]
    assert told["algorithm"] == ALGORITHM
    table, given, first = told.get("table"), told.get("contributions"), told.get("first")
    try:
        label = labelled(table)
    except (AttributeError, ValueError):
        raise Unreadable(f"{FIELD}.table") from None
    seats = len(record.seats)
    if not isinstance(given, list) or len(given) != seats:
        raise Unreadable(f"{FIELD}.contributions")
    if not (first is None or (is_number(first) and first < seats)):
        raise Unreadable(f"{FIELD}.first")
    read = [
        read_bytes(text, f"{FIELD}.contributions[{place}]", 0, CONTRIBUTION)
        for place, text in enumerate(given)
    ]
    secret = told.get("secret")
    return Heading(
        label,
        read_bytes(told.get("commitment"), f"{FIELD}.commitment", DIGEST),
        tuple(read),
        first,
        None if secret is None else read_bytes(secret, f"{FIELD}.secret", SECRET),
    )


def read_mark(mark: Mapping[str, Any]) -> Mark:
    """Return the mark of a throw; raise `Unreadable`."""
    for name in ("turn", "seat"):
        if not is_number(mark.get(name)):
            raise Unreadable(name)
    air, key = mark.get("air"), mark.get("key")
    if not isinstance(air, dict):
        raise Unreadable("air")
    commitment = read_bytes(mark.get("commitment"), "commitment", DIGEST)
    disclosed = None if key is None else read_bytes(key, "key", DIGEST)
    return Mark(mark["turn"], mark["seat"], air, commitment, disclosed)


def read_bytes(text: Any, field: str, *lengths: int) -> bytes:
    """Return bytes written in small hexadecimal digits; raise `Unreadable`."""
    is_hex = isinstance(text, str) and HEX.fullmatch(text)
    if not is_hex or len(text) // 2 not in lengths:
        raise Unreadable(field)
    return bytes.fromhex(text)


def is_number(value: Any) -> bool:
    """Tell whether this is a whole number from 0."""
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0
