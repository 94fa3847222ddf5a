"""Records as JSON: one object, versioned; fields of later versions are kept."""

import json
from collections.abc import Callable, Mapping
from typing import Any, Final

from kosti.core.record import FORMAT, VERSION, Record, Seat, bad
from kosti.core.rule import ONLOOKER

FIELDS: Final = (
    "format",
    "version",
    "game",
    "rules",
    "options",
    "seats",
    "position",
    "reader",
    "line",
    "marks",
    "result",
    "sealed",
)
READER: Final = "onlooker"


def record_to_json(record: Record) -> str:
    """Return a record as JSON text."""
    return json.dumps(record_to_data(record), ensure_ascii=False, indent=1) + "\n"


def record_to_data(record: Record) -> dict[str, Any]:
    """Return a record as plain data, absent things left out."""
    data: dict[str, Any] = {
        "format": FORMAT,
        "version": VERSION,
        "game": record.game,
        "rules": record.rules,
        "options": dict(record.options),
        "seats": [_seat_data(seat) for seat in record.seats],
        "position": record.position,
        "reader": READER if record.reader == ONLOOKER else record.reader,
        "line": list(record.line),
        "marks": {str(place): dict(mark) for place, mark in record.marks.items()} or None,
        "result": record.result,
        "sealed": record.sealed,
    }
    return {**{name: value for name, value in data.items() if value is not None}, **record.more}


def _seat_data(seat: Seat) -> dict[str, Any]:
    known = {"name": seat.name, "kind": seat.kind, "version": seat.version}
    return {**{name: value for name, value in known.items() if value}, **seat.more}


def record_from_json(text: str) -> Record:
    """Return the record of a JSON text; raise `BadRecord` with the place of what is wrong."""
    try:
        data = json.loads(text, parse_constant=_no_constant)
    except json.JSONDecodeError as error:
        raise bad("record-bad-json", line=error.lineno, column=error.colno) from None
    except (RecursionError, ValueError):
        raise bad("record-bad-json", line=1, column=1) from None
    return record_from_data(data)


def _no_constant(name: str) -> None:
    raise ValueError(name)


def record_from_data(data: Any) -> Record:
    """Return the record of plain data; raise `BadRecord` with the field that is wrong."""
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise bad("record-foreign")
    if not isinstance(data.get("version"), int) or data["version"] < 1:
        raise bad("record-bad-field", field="version")
    return Record(
        game=_field(data, "game", _is_text),
        rules=_field(data, "rules", _is_number),
        options=_field(data, "options", _is_text_map),
        seats=[_seat(seat, place) for place, seat in enumerate(_field(data, "seats", _is_list))],
        line=_field(data, "line", _is_line),
        position=_field(data, "position", _is_text, None),
        marks=_marks(data),
        result=_field(data, "result", _is_result, None),
        reader=ONLOOKER if data.get("reader") == READER else _field(data, "reader", _is_seat, None),
        sealed=_field(data, "sealed", _is_text, None),
        more={name: value for name, value in data.items() if name not in FIELDS},
    )


_MISSING: Final = object()


def _field(
    data: Mapping[str, Any], name: str, fits: Callable[[Any], bool], absent: Any = _MISSING
) -> Any:
    value = data.get(name, absent)
    if value is _MISSING:
        raise bad("record-field-missing", field=name)
    if value is not absent and not fits(value):
        raise bad("record-bad-field", field=name)
    return value


def _seat(data: Any, place: int) -> Seat:
    if not isinstance(data, dict):
        raise bad("record-bad-field", field=f"seats[{place}]")
    known = {name: data.get(name, "") for name in ("name", "kind", "version")}
    for name, value in known.items():
        if not _is_text(value):
            raise bad("record-bad-field", field=f"seats[{place}].{name}")
    more = {name: value for name, value in data.items() if name not in known}
    return Seat(known["name"], known["kind"], known["version"], more)


def _marks(data: Mapping[str, Any]) -> dict[int, Any]:
    given = _field(data, "marks", lambda value: isinstance(value, dict), {})
    marks = {}
    for place, mark in given.items():
        is_place = place.isascii() and place.isdigit() and int(place[:9]) < len(data["line"])
        if not is_place or not isinstance(mark, dict) or not mark:
            raise bad("record-bad-field", field=f"marks[{place[:20]}]")
        marks[int(place)] = mark
    return marks


def _is_text(value: Any) -> bool:
    return isinstance(value, str) and value.isprintable()


def _is_number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and abs(value) < 1 << 62


def _is_list(value: Any) -> bool:
    return isinstance(value, list)


def _is_text_map(value: Any) -> bool:
    return isinstance(value, dict) and all(map(_is_text, (*value, *value.values())))


def _is_line(value: Any) -> bool:
    if not isinstance(value, list):
        return False
    for place, step in enumerate(value):
        if not _is_text(step) or not step or " " in step or "{" in step:
            raise bad("record-bad-field", field=f"line[{place}]")
    return True


def _is_result(value: Any) -> bool:
    return isinstance(value, dict)


def _is_seat(value: Any) -> bool:
    return _is_number(value) and 0 <= value < 64
