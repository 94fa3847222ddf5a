"""What a table's journal holds, entry by entry: from these alone a table is made again."""

from typing import Any, Final

import msgspec
from msgspec import Struct


class Setup(Struct, omit_defaults=True):
    """What a table is from its first moment on; `seed` is where its dice's secrets come from."""

    id: str
    watch: str
    code: str
    game: str
    rules: int
    options: dict[str, str]
    seats: int
    seed: str
    made: float
    clock: int = 0
    public: bool = False
    coach: bool = False
    pace: float = 0.6
    starts: bool = False


class Entry(Struct, omit_defaults=True, kw_only=True):
    """One thing that happened at a table, at a time (seconds since 1970)."""

    at: float


class Sat(Entry, tag="sat", tag_field="k"):
    """A human sat down; `token` is the hash of what the seat belongs to."""

    seat: int
    name: str
    token: str
    device: int = -1


class Contributed(Entry, tag="contributed", tag_field="k"):
    """A seat's browser added 16 random bytes, in hex, to the dice."""

    seat: int
    contribution: str


class Filled(Entry, tag="filled", tag_field="k"):
    """A bot of a level was given an open seat."""

    seat: int
    level: str


class Left(Entry, tag="left", tag_field="k"):
    """A human got up; of a game in progress the seat stays that human's."""

    seat: int


class Removed(Entry, tag="removed", tag_field="k"):
    """The host removed a guest, or a bot that was to play."""

    seat: int


class Handed(Entry, tag="handed", tag_field="k"):
    """The table was handed on to another host."""

    seat: int


class Began(Entry, tag="began", tag_field="k"):
    """A game began: its round, and the seat that became the first (seats are counted anew)."""

    round: int
    first: int
    is_drawn: bool = False


class Stepped(Entry, tag="stepped", tag_field="k"):
    """Steps were played for a seat (-1: the setting up), in notation; `mark` is of the state."""

    seat: int
    steps: list[str]
    mark: int = 0


class Kept(Entry, tag="kept", tag_field="k"):
    """A seat answered before it was asked."""

    seat: int
    answer: str


class TookBack(Entry, tag="took-back", tag_field="k"):
    """A seat took its latest choices back."""

    seat: int
    count: int


class Replaced(Entry, tag="replaced", tag_field="k"):
    """A bot stands in for a human; without a level the human is back."""

    seat: int
    level: str = ""


class Carried(Entry, tag="carried", tag_field="k"):
    """A seat moved to another device: it belongs to another token."""

    seat: int
    token: str


class Closed(Entry, tag="closed", tag_field="k"):
    """The table was closed: by its host, by age, or because the rules changed."""

    by: str


AnyEntry = (
    Sat
    | Contributed
    | Filled
    | Left
    | Removed
    | Handed
    | Began
    | Stepped
    | Kept
    | TookBack
    | Replaced
    | Carried
    | Closed
)


DECODER: Final = msgspec.json.Decoder(AnyEntry)
SETUP: Final = msgspec.json.Decoder(Setup)


def decoded(body: bytes | str) -> Any:
    """Return the entry of a row's body."""
    return DECODER.decode(body)
