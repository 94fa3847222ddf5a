"""Records as text: a tag a line, a line a turn, and a closing line.

    [format "kosti-record"]
    [version 1]
    [game "bratwurmeck"]
    ...

    1. seat 0 | (11245www) w throw (12345) 5 throw (1234) 4 stop
    2. seat 1 | (11122345) 2 {"time": "2026-11-18T12:00:00Z"} throw ...
    end

Tags hold the fields of the JSON form; what else is known of a step follows it in braces.
"""

import json
import re
from typing import Any, Final

from kosti.core.record import FORMAT, Record, bad, turns_of
from kosti.core.record_json import record_from_data, record_to_data

TAG: Final = re.compile(r"\[([^\s\[\]\"]+) (.*)\]")
TURN: Final = re.compile(r"\d+\. (?:seat \d+|setup) \| (.*)")
END: Final = "end"
INLINE: Final = ("line", "marks")


def record_to_text(record: Record) -> str:
    """Return a record as text a person can read."""
    data = record_to_data(record)
    tags = [
        f"[{name} {json.dumps(value, ensure_ascii=False)}]"
        for name, value in data.items()
        if name not in INLINE
    ]
    return "\n".join([*tags, "", *_turn_lines(record), END, ""])


def _turn_lines(record: Record) -> list[str]:
    lines = []
    for number, seat, places in turns_of(record, record.replay()):
        steps = " ".join(_step(record, place) for place in places)
        lines.append(f"{number}. seat {seat} | {steps}")
    return lines


def _step(record: Record, place: int) -> str:
    mark = record.marks.get(place)
    text = record.line[place]
    return text if mark is None else f"{text} {json.dumps(mark, ensure_ascii=False)}"


def record_from_text(text: str) -> Record:
    """Return the record of a text; raise `BadRecord` with the line that is wrong."""
    lines = [line.rstrip("\r") for line in text.split("\n")]
    lines = lines[:-1] if lines[-1] == "" else lines
    data: dict[str, Any] = {}
    steps: list[str] = []
    marks: dict[str, Any] = {}
    if not lines or f'[format "{FORMAT}"]' not in lines[0]:
        raise bad("record-foreign")
    for number, line in enumerate(lines, 1):
        if line == END:
            return _complete(data, steps, marks, lines[number:], number)
        if line.startswith("["):
            _read_tag(line, number, data)
        elif line.strip():
            _read_turn(line, number, steps, marks)
    raise bad("record-cut-short", line=len(lines))


def _complete(
    data: dict[str, Any], steps: list[str], marks: dict[str, Any], rest: list[str], number: int
) -> Record:
    if any(line.strip() for line in rest):
        raise bad("record-after-end", line=number + 1)
    inline: dict[str, Any] = {"line": steps, **({"marks": marks} if marks else {})}
    return record_from_data({**data, **inline})


def _read_tag(line: str, number: int, data: dict[str, Any]) -> None:
    found = TAG.fullmatch(line)
    if found is None or found[1] in data or found[1] in INLINE:
        raise bad("record-bad-line", line=number, text=line[:60])
    try:
        data[found[1]] = json.loads(found[2])
    except (ValueError, RecursionError):
        raise bad("record-bad-line", line=number, text=line[:60]) from None


def _read_turn(line: str, number: int, steps: list[str], marks: dict[str, Any]) -> None:
    found = TURN.fullmatch(line)
    if found is None:
        raise bad("record-bad-line", line=number, text=line[:60])
    rest = found[1].strip()
    while rest:
        if rest.startswith("{"):
            mark, rest = _read_mark(rest, number)
            if not steps or str(len(steps) - 1) in marks:
                raise bad("record-bad-line", line=number, text=line[:60])
            marks[str(len(steps) - 1)] = mark
        else:
            step, _, rest = rest.partition(" ")
            steps.append(step)
        rest = rest.lstrip()


def _read_mark(rest: str, number: int) -> tuple[Any, str]:
    try:
        mark, end = json.JSONDecoder().raw_decode(rest)
    except (ValueError, RecursionError):
        raise bad("record-bad-line", line=number, text=rest[:60]) from None
    return mark, rest[end:]
