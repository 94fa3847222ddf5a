"""What a player has in mind: what it knows, and rows to work in."""

from typing import Any, Final, NamedTuple

from kosti.core.arrays import Arrays
from kosti.core.deep import DeepNet
from kosti.core.rule import rule
from kosti.games.ciao.layout import Layout
from kosti.games.ciao.options import Options

NUMBERS: Final = 4
FACES: Final = 5
CHOICES: Final = 18
MOST_SEATS: Final = 4

# Where things stand in a plan.
DOUBTS: Final = FACES * NUMBERS
LIES: Final = DOUBTS + NUMBERS * MOST_SEATS
TABLEAU: Final = LIES + NUMBERS
BOUNDS: Final = 2 * NUMBERS + FACES
VARIABLES: Final = FACES * NUMBERS + NUMBERS
WIDTH: Final = VARIABLES + 1
PLANNED: Final = LIES  # chances that make a plan
REGRETS: Final = TABLEAU + (BOUNDS + 1) * WIDTH
SUMS: Final = REGRETS + 2 * PLANNED
KEPT: Final = SUMS + PLANNED
ALL_CHANCES: Final = KEPT + PLANNED
ORDER: Final = 0
DOUBTERS: Final = ORDER + NUMBERS
ROWS: Final = DOUBTERS + NUMBERS
COLUMNS: Final = ROWS + BOUNDS
ALL_MARKS: Final = COLUMNS + VARIABLES

# How a position between turns is judged.
GUESS: Final = 0
NETWORK: Final = 1
TABLE: Final = 2
SMALL_TABLE: Final = 3


class Plan(NamedTuple):
    """How a turn is to be played.

    `chances` has how often each face announces each number (`announce_at`), how often each seat
    asked doubts a number (`doubt_at`), and room to work in; `worth` what all can then expect,
    from the speaker on. `marks` is worked in.
    """

    chances: Any
    worth: Any
    marks: Any


class Known(NamedTuple):
    """What positions between turns are judged by: a net, a table, or a guess.

    `table` holds all shares but the last seat's.

    `small` is such a table of less exact numbers. `stakes` has what the seats can expect, from
    the speaker on, after each way that a turn can go (`if_believed`, `if_proved`, `if_caught`),
    and three such rows more to work in: `tried_at`, `judged_at`, `weighed_at`.
    """

    judging: int
    layout: Layout
    table: Any
    small: Any
    stakes: Any
    net: DeepNet
    active: Any


class Mind(NamedTuple):
    """A player's mind; `often` is how often each choice is made where choices are mixed."""

    net: DeepNet
    shares: Any
    chances: Any
    often: Any
    foreseen: Any
    known: Known
    plan: Plan


@rule
def announce_at(face: int, number: int) -> int:
    """Return where the chance stands that a face (the X after the numbers) is announced so."""
    return face * NUMBERS + number


@rule
def doubt_at(number: int, away: int) -> int:
    """Return where the chance stands that a seat, once asked, doubts a number."""
    return DOUBTS + number * MOST_SEATS + away


@rule
def if_believed(seats: int, number: int) -> int:
    """Return where the stakes begin of an announcement that all believe."""
    return number * seats


@rule
def if_proved(seats: int, number: int, away: int) -> int:
    """Return where the stakes begin of a true announcement that this seat doubts."""
    return (NUMBERS * (1 + away) + number) * seats


@rule
def if_caught(seats: int, number: int, away: int) -> int:
    """Return where the stakes begin of a lie that this seat doubts."""
    return (NUMBERS * (1 + seats + away) + number) * seats


@rule
def if_doubted(seats: int, number: int, away: int, is_true: int) -> int:
    """Return where the stakes begin of an announcement that this seat doubts."""
    return if_proved(seats, number, away) if is_true else if_caught(seats, number, away)


@rule
def tried_at(seats: int) -> int:
    """Return where shares stand that are being tried."""
    return NUMBERS * (1 + 2 * seats) * seats


@rule
def judged_at(seats: int) -> int:
    """Return where shares stand that are being judged."""
    return tried_at(seats) + seats


@rule
def weighed_at(seats: int) -> int:
    """Return where shares stand that are being weighed."""
    return judged_at(seats) + seats


def made_mind(
    options: Options,
    net: DeepNet,
    arrays: Arrays,
    known: tuple[int, Layout, Any, Any],
    features: int,
) -> Mind:
    """Return a mind that judges by what is known."""
    seats = options.seats
    floats, ints = arrays.floats, arrays.ints
    rows = floats(weighed_at(seats) + seats), net, ints(max(1, features))
    return Mind(
        net,
        floats([[0.0] * seats for _ in range(CHOICES)]),
        floats(CHOICES),
        floats(CHOICES),
        floats(seats),
        Known(*known, *rows),
        Plan(floats(ALL_CHANCES), floats(seats), ints(ALL_MARKS)),
    )
