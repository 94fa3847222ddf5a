"""Whether a record is what its table's dice threw: every throw recomputed, by the rules.

A report is data; its words are the messages `dice-…`, in which seats are told by their names.
"""

from collections.abc import Sequence
from typing import Literal, NamedTuple

from kosti.core.errors import KostiError, Problem, Value, problem
from kosti.core.match import Match
from kosti.core.record import Record, matches_along
from kosti.core.rule import CHANCE
from kosti.fair.dice import ALGORITHM, FIRST_SEAT, below, commitment_of, fallen_by, key_of, words
from kosti.fair.marks import air_told
from kosti.fair.reading import Heading, Mark, Unreadable, algorithm_of, heading_of, read_mark

Verdict = Literal["proved", "false", "open", "none"]
UNKNOWN = "?"
NOT = "!"
SHOWN = 16  # digits of a digest that are told


class Report(NamedTuple):
    """What was found, as messages with their values, and what it comes to.

    `proved`: every throw is what the table was bound to. `false`: something is not. `open`:
    nothing is false, but the secret is not published. `none`: no dice that can be checked.
    """

    verdict: Verdict
    findings: Sequence[Problem]


class FoundFalse(Exception):
    """The first thing that is false."""

    def __init__(self, key: str, **values: Value) -> None:
        super().__init__(key)
        self.finding = Problem(key, values)


class Tally(NamedTuple):
    """How many throws there are, how many were recomputed, and how many of those are hidden."""

    throws: int = 0
    recomputed: int = 0
    hidden: int = 0


def verify(record: Record) -> Report:
    """Replay a record by the rules and recompute its throws; it need not be a possible one."""
    name = algorithm_of(record)
    if name is None:
        return Report("none", [problem("dice-none")])
    if name != ALGORITHM:
        return Report("none", [problem("dice-unknown", name=name[:40])])
    try:
        heading = heading_of(record)
        check_heading(heading)
        tally = check_throws(record, heading)
    except Unreadable as unreadable:
        return _false(problem("dice-false-field", field=unreadable.field))
    except FoundFalse as found:
        return _false(found.finding)
    except KostiError as error:
        return _false(*error.problems)
    findings = told(heading, tally)
    return Report("open" if heading.secret is None else "proved", findings)


def _false(*found: Problem) -> Report:
    return Report("false", [*found, problem("dice-false")])


def check_heading(heading: Heading) -> None:
    """Raise `FoundFalse` where the secret is not what was promised, or draws another seat."""
    if heading.secret is None:
        return
    promised = commitment_of(heading.secret)
    if promised != heading.commitment:
        raise FoundFalse(
            "dice-false-secret",
            found=promised.hex()[:SHOWN],
            due=heading.commitment.hex()[:SHOWN],
        )
    if heading.first is not None:
        seats = len(heading.contributions)
        key = key_of(heading.secret, heading.label, FIRST_SEAT)
        due = below(seats, words(key, heading.contributed))
        if due != heading.first:
            raise FoundFalse("dice-false-first", seat=0, other=(due - heading.first) % seats)


def check_throws(record: Record, heading: Heading) -> Tally:
    """Check every throw of a record; raise `FoundFalse` at the first that is false."""
    tally = Tally()
    for place, match in enumerate(matches_along(record)):
        is_throw = place < len(record.line) and record.line[place].startswith("(")
        if is_throw and match.to_act == CHANCE:
            throw = Throw(tally.throws + 1, match, record.line[place])
            mark = throw.marked(record, place)
            key = throw.checked_key(heading, mark)
            if key is not None:
                throw.check_fall(key, heading)
            tally = Tally(
                throw.number,
                tally.recomputed + (key is not None),
                tally.hidden + (key is not None and throw.is_hidden),
            )
    return tally


class Throw:
    """One throw of a record, about to be checked."""

    def __init__(self, number: int, match: Match, text: str) -> None:
        self.number = number
        self.game = match.game
        self.before = match.state
        self.text = text

    @property
    def seen(self) -> str:
        """What the record's reader saw of it."""
        return self.text.removeprefix("(").removesuffix(")")

    @property
    def is_hidden(self) -> bool:
        """Whether the reader did not see all of it."""
        return self.seen[:1] in (UNKNOWN, NOT)

    def false(self, key: str, **values: Value) -> FoundFalse:
        """Return the finding that this throw is false."""
        turn, seat = self.before.turns + 1, self.before.seat
        return FoundFalse(key, throw=self.number, turn=turn, seat=seat, **values)

    def marked(self, record: Record, place: int) -> Mark:
        """Return the throw's mark, which must name its turn, its seat and what is in the air."""
        try:
            mark = read_mark(record.marks.get(place, {}))
        except Unreadable as unreadable:
            field = unreadable.field
            raise FoundFalse("dice-false-unmarked", throw=self.number, field=field) from None
        if (mark.turn, mark.seat) != (self.before.turns + 1, self.before.seat):
            raise self.false("dice-false-mark")
        if mark.air != air_told(self.game, self.before):
            raise self.false("dice-false-air")
        return mark

    def checked_key(self, heading: Heading, mark: Mark) -> bytes | None:
        """Return the throw's key if it is known; it must be what was promised."""
        key = mark.key
        if heading.secret is not None:
            key = key_of(heading.secret, heading.label, self.number)
            if mark.key is not None and mark.key != key:
                raise self.false("dice-false-key")
        if key is not None and commitment_of(key) != mark.commitment:
            raise self.false("dice-false-commitment")
        return key

    def check_fall(self, key: bytes, heading: Heading) -> None:
        """Demand that the throw is what its key and the contributions mean."""
        outcome = fallen_by(key, heading.contributed, self.game.rules.in_the_air(self.before))
        due = self.game.notation.outcome_text(self.before, outcome)
        if not agrees(self.seen, due):
            raise self.false("dice-false-throw", found=self.seen[:40], due=due)


def agrees(seen: str, due: str) -> bool:
    """Tell whether what was seen of a throw can be this: all of it, nothing, or what it is not."""
    if seen.startswith(NOT):
        return seen[1:] != due
    return seen in (UNKNOWN, due)


def told(heading: Heading, tally: Tally) -> list[Problem]:
    """Return what was found where nothing is false."""
    contributors = heading.contributors
    found = [
        problem("dice-contributed", seats=[str(seat) for seat in contributors])
        if contributors
        else problem("dice-nobody-contributed"),
        problem("dice-by-the-rules"),
    ]
    if heading.secret is None:
        return [*found, *_open(tally)]
    first = "dice-first-chosen" if heading.first is None else "dice-first-drawn"
    hidden = [problem("dice-hidden", count=tally.hidden)] if tally.hidden else []
    return [
        problem("dice-bound"),
        problem(first, seat=0),
        *found,
        problem("dice-recomputed", count=tally.recomputed),
        *hidden,
        problem("dice-proved"),
        problem("dice-limits"),
    ]


def _open(tally: Tally) -> list[Problem]:
    disclosed = [problem("dice-disclosed", count=tally.recomputed)] if tally.recomputed else []
    waiting = tally.throws - tally.recomputed
    return [*disclosed, problem("dice-waiting", count=waiting), problem("dice-open")]
