"""The record of a match: the truth from which every state is recomputed, as JSON or as text.

A record is read *whole*, or *as one reader saw it*: then what the reader may not know is
written `?`. A game in progress may carry what is hidden *sealed*: encoded so that it is not
read at a glance, only so that play can go on.
"""

import base64
import binascii
import json
import zlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final, NamedTuple

from kosti.core.contract import Game
from kosti.core.errors import BadRecord, KostiError, Problem, problem
from kosti.core.event import Event
from kosti.core.match import Match
from kosti.core.registry import game_named
from kosti.core.rule import CHANCE, ONLOOKER

FORMAT: Final = "kosti-record"
VERSION: Final = 1
LONGEST: Final = 16 * 1024 * 1024


class Seat(NamedTuple):
    """Who sits there: a name, a kind (`human` or a player's name) and that player's version."""

    name: str = ""
    kind: str = "human"
    version: str = ""
    more: Mapping[str, Any] = {}


@dataclass(frozen=True)
class Record:
    """A match as data. `line` holds every throw, card and move in notation.

    `marks` holds by place in the line what else is known of a step: `time` (UTC), `clock`,
    `commitment`, `note`. `reader` is None of a whole record, else a seat or `ONLOOKER`. `more`
    keeps fields that a later version wrote.
    """

    game: str
    rules: int
    options: Mapping[str, str]
    seats: Sequence[Seat]
    line: Sequence[str]
    position: str | None = None
    marks: Mapping[int, Mapping[str, Any]] = field(default_factory=dict)
    result: Mapping[str, Any] | None = None
    reader: int | None = None
    sealed: str | None = None
    more: Mapping[str, Any] = field(default_factory=dict)

    @property
    def is_whole(self) -> bool:
        """Whether nothing is missing: play can go on from it."""
        return self.reader is None or self.sealed is not None

    def match(self) -> Match:
        """Return the match, played again step by step; raise `BadRecord` where that fails."""
        if not self.is_whole:
            raise BadRecord(problem("record-not-whole"))
        return self.replay()

    def replay(self) -> Match:
        """Return a match that shows the record's reader what that reader saw.

        What is hidden from the reader is filled with any chance that agrees with the record:
        only the reader's own view of such a match means anything.
        """
        *_, match = matches_along(self)
        return match


def record_of(
    match: Match,
    seats: Sequence[Seat] = (),
    *,
    reader: int | None = None,
    is_sealed: bool = False,
    marks: Mapping[int, Mapping[str, Any]] | None = None,
    more: Mapping[str, Any] | None = None,
) -> Record:
    """Return the record of a match, whole or as one reader saw it."""
    whole = [match.game.step_text(step.before, step.step) for step in match.steps]
    line = whole if reader is None else _line_seen(match, reader)
    first = _first_position(match)
    position = first if reader is None else _first_seen(match, reader)
    is_whole = (line, position) == (whole, first)
    must_seal = is_sealed or position != first  # without it the line leads nowhere
    rules = match.game.rules
    everyone = range(match.seats)
    return Record(
        game=match.game.name,
        rules=rules.VERSION,
        options=match.game.option_texts(match.options),
        seats=[*seats, *[Seat()] * match.seats][: match.seats],
        line=line,
        position=position,
        marks=marks or {},
        result=_result(match, everyone) if match.is_over else None,
        reader=None if is_whole else reader,
        sealed=_sealed(first, whole, line) if must_seal and not is_whole else None,
        more=more or {},
    )


def safe_record(match: Match, seats: Sequence[Seat] = (), **rest: Any) -> Record:
    """Return the record anybody may hold: whole when over, else as onlookers saw it, sealed."""
    reader = None if match.is_over else ONLOOKER
    return record_of(match, seats, reader=reader, is_sealed=reader is not None, **rest)


def _first_position(match: Match) -> str | None:
    first = match.game.rules.start(match.options)
    return None if match.first == first else match.game.position_text(match.first)


def _first_seen(match: Match, reader: int) -> str | None:
    if _first_position(match) is None:
        return None
    return match.game.position_text(match.game.rules.seen(match.first, reader))


def _result(match: Match, everyone: range) -> dict[str, Any]:
    rules = match.game.rules
    return {
        "shares": [rules.shares(match.state, seat) for seat in everyone],
        "scores": [rules.score(match.state, seat) for seat in everyone],
    }


def _line_seen(match: Match, reader: int) -> list[str]:
    game = match.game
    told = match.told(reader)
    line = []
    for index, (before, step) in enumerate(match.steps):
        if game.rules.to_act(before) == CHANCE:
            seen = game.notation.outcome_seen(before, step, _told_of_throw(match, told, index))
            line.append(f"({seen})")
        else:
            line.append(game.notation.choice_text(before, step))
    return line


def _told_of_throw(match: Match, told: list[list[Event]], index: int) -> list[Event]:
    """Return what was told from a throw until the next."""
    events = [*told[index]]
    for (before, _), later in zip(match.steps[index + 1 :], told[index + 1 :], strict=True):
        if match.game.rules.to_act(before) == CHANCE:
            break
        events += later
    return events


def _sealed(first: str | None, whole: Sequence[str], seen: Sequence[str]) -> str:
    steps = {place: text for place, text in enumerate(whole) if seen[place] != text}
    hidden = {"position": first, "steps": steps}
    return base64.b85encode(zlib.compress(json.dumps(hidden).encode(), 9)).decode()


def _unsealed(record: Record) -> Record:
    """Return a record with what was sealed in its place."""
    if record.sealed is None:
        return record
    try:
        packed = zlib.decompressobj().decompress(base64.b85decode(record.sealed), LONGEST)
        hidden = json.loads(packed)
        steps = {int(place): str(text) for place, text in hidden["steps"].items()}
        position = hidden["position"]
    except (ValueError, zlib.error, binascii.Error, LookupError, TypeError, AttributeError):
        raise BadRecord(problem("record-bad-seal")) from None
    line = [steps.get(place, text) for place, text in enumerate(record.line)]
    return replace(record, line=line, position=position, reader=None, sealed=None)


def matches_along(record: Record) -> Iterator[Match]:
    """Yield the match before each step of a record and at its end; raise where it goes wrong.

    It is one match, a step further each time; of a record that is not whole as in `replay`.
    """
    is_whole = record.is_whole
    record = _unsealed(record)
    match = _begun(record)
    for place, text in enumerate(record.line):
        yield match
        try:
            _take(match, text, has_secrets=not is_whole)
        except KostiError as error:
            at = problem("record-bad-step", place=place + 1, step=text[:60])
            raise BadRecord(at, *error.problems) from None
    if record.result is not None and record.result != _result_or_none(match):
        raise BadRecord(problem("record-other-result"))
    yield match


def _result_or_none(match: Match) -> dict[str, Any] | None:
    return _result(match, range(match.seats)) if match.is_over else None


def _begun(record: Record) -> Match:
    try:
        match = Match(known_game(record.game), record.options, position=record.position)
    except KostiError as error:
        raise BadRecord(problem("record-bad-start"), *error.problems) from None
    if len(record.seats) != match.seats:
        raise BadRecord(problem("record-bad-seats", given=len(record.seats), due=match.seats))
    return match


def _take(match: Match, text: str, *, has_secrets: bool) -> None:
    if not text.startswith("("):
        match.play(text)
    elif has_secrets and match.to_act == CHANCE:
        match.land(match.game.notation.outcome_for(match.state, text.strip("()")))
    else:
        match.land(text.removeprefix("(").removesuffix(")"))


def turns_of(record: Record, match: Match) -> Iterator[tuple[int, int, range]]:
    """Yield each turn's number (0 is the setting up), its seat and its places in the line."""
    first = 0
    for place in range(1, len(match.steps) + 1):
        if place == len(match.steps) or _turn(match, place) != _turn(match, first):
            number, seat = _turn(match, first)
            yield number, seat, range(first, place)
            first = place


def _turn(match: Match, place: int) -> tuple[int, int]:
    before = match.steps[place].before
    return before.turns + 1, before.seat


def read_record(text: str | bytes) -> Record:
    """Return the record a file holds, in either form; raise `BadRecord` with the place."""
    record = parsed_record(text)
    record.replay()
    return record


def parsed_record(text: str | bytes) -> Record:
    """Return the record a file holds without playing it: its steps may be impossible."""
    from kosti.core.record_json import record_from_json
    from kosti.core.record_text import record_from_text

    plain = _decoded(text)
    return (record_from_json if plain.lstrip().startswith("{") else record_from_text)(plain)


def _decoded(text: str | bytes) -> str:
    if len(text) > LONGEST:
        raise BadRecord(problem("record-too-long", most=LONGEST // 1024 // 1024))
    if isinstance(text, str):
        return text
    try:
        return text.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadRecord(problem("record-not-text", place=error.start)) from None


def bad(key: str, **values: Any) -> BadRecord:
    """Return the error of one problem."""
    return BadRecord(Problem(key, values))


def known_game(name: str) -> Game:
    """Return the game of a record by its exact name."""
    game = game_named(name)
    if game.name != name:
        raise bad("record-unknown-game", name=name[:40])
    return game
