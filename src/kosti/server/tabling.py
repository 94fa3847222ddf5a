"""A table as its journal makes it: pure, no clock is looked at and nothing is written."""

from collections.abc import Callable, Container, Sequence
from typing import Any, Final

from kosti.core.errors import BadRecord, problem
from kosti.core.registry import game_named
from kosti.fair import Dice, commitment_of
from kosti.server.chain import MOST_ROUNDS, secret_of
from kosti.server.entries import (
    AnyEntry,
    Began,
    Carried,
    Closed,
    Contributed,
    Filled,
    Handed,
    Kept,
    Left,
    Removed,
    Replaced,
    Sat,
    Setup,
    Stepped,
    TookBack,
)
from kosti.server.messages import Awaits, Phase
from kosti.server.playing import Playing
from kosti.server.seating import Chair, seats_of
from kosti.server.tokens import hashed

NOBODY: Final = -1
TABLE_NAME: Final = 22


class LiveTable:
    """Seats, a game and its dice; changed by entries of the journal and by nothing else."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.chairs = [Chair(place) for place in range(setup.seats)]
        self.phase: Phase = "waiting"
        self.host = NOBODY  # the place of the host's chair
        self.round = 1
        self.secret = self.secret_now()
        self.playing: Playing | None = None
        self.dice: Dice | None = None
        self.first: int | None = None
        self.entries = 0
        self.changed = setup.made
        self.since = setup.made
        self.earlier = (NOBODY, NOBODY, setup.made)
        self.closed_by = ""
        self.is_older = setup.rules != game_named(setup.game).rules.VERSION

    @property
    def number(self) -> int:
        """How many steps of the game were played."""
        return self.playing.number if self.playing else 0

    @property
    def to_act(self) -> int:
        """The seat that is to throw or to choose, -1 if there is none."""
        return self.playing.seat if self.playing and self.phase == "playing" else NOBODY

    @property
    def awaits(self) -> Awaits:
        """What the table waits for."""
        if self.phase == "waiting":
            return "start"
        if self.phase != "playing" or self.playing is None:
            return "nothing"
        return "throw" if self.playing.awaits_throw else "choice"

    def secret_now(self) -> bytes:
        """Return the secret of this game's dice."""
        return secret_of(bytes.fromhex(self.setup.seed), self.round)

    @property
    def commitment(self) -> str:
        """What binds to the secret."""
        return commitment_of(self.secret).hex()

    @property
    def dice_table(self) -> str:
        """The name of this game for its dice: it does not tell the table's link."""
        return f"{hashed(self.setup.id)[:TABLE_NAME]}-{self.round}"

    @property
    def contributions(self) -> list[str]:
        """What the seats contributed to the dice, as far as it is settled."""
        if self.dice is not None and self.phase != "waiting":
            return [given.hex() for given in self.dice.contributions]
        return [chair.contribution for chair in self.chairs]

    @property
    def result(self) -> list[float]:
        """Each seat's part of the win, nothing before the end."""
        return self.playing.match.shares() if self.playing and self.phase == "over" else []

    def seats_of(self, tokens: Container[str]) -> tuple[int, ...]:
        """Return the seats that belong to somebody's tokens (hashed)."""
        return seats_of(self.chairs, tokens)

    def is_host(self, seats: Sequence[int]) -> bool:
        """Tell whether one of these seats is the host's."""
        return any(self.chairs[seat].place == self.host for seat in seats)

    def take(self, entry: AnyEntry) -> None:
        """Let an entry happen."""
        TAKEN[type(entry)](self, entry)
        self.noted(entry)

    def noted(self, entry: AnyEntry) -> None:
        """Count an entry that has happened."""
        self.entries += 1
        self.changed = entry.at

    def sit(self, entry: Sat) -> None:
        """Seat a human; the first is the host."""
        chair = self.chairs[entry.seat]
        chair.seat_human(entry.name, entry.token, entry.device)
        if self.host == NOBODY:
            self.host = chair.place

    def contribute(self, entry: Contributed) -> None:
        """Add to the dice of the next game."""
        self.chairs[entry.seat].contribution = entry.contribution

    def fill(self, entry: Filled) -> None:
        """Seat a bot."""
        self.chairs[entry.seat].seat_bot(entry.level)

    def leave(self, entry: Left) -> None:
        """Let a human get up."""
        chair = self.chairs[entry.seat]
        if self.phase == "playing":
            chair.has_left = True
        else:
            chair.empty()
        self.follow(chair)

    def remove(self, entry: Removed) -> None:
        """Remove whoever sits there; in a game a bot takes over for good."""
        chair = self.chairs[entry.seat]
        if self.phase == "playing":
            chair.seat_bot("casual")
        else:
            chair.empty()
        self.follow(chair)

    def follow(self, gone: Chair) -> None:
        """Find another host if this one is gone."""
        if gone.place == self.host:
            humans = [one for one in self.chairs if one.is_human and not one.has_left]
            self.host = next((one.place for one in humans if one is not gone), NOBODY)

    def hand_on(self, entry: Handed) -> None:
        """Make another human the host."""
        self.host = self.chairs[entry.seat].place

    def begin(self, entry: Began) -> None:
        """Begin a game: the dice are settled and the seats counted anew."""
        self.round = entry.round
        self.secret = self.secret_now()
        given = [bytes.fromhex(chair.contribution) for chair in self.chairs]
        self.chairs = turned(self.chairs, entry.first)
        if not entry.is_drawn:
            given = turned(given, entry.first)
        self.first = entry.first if entry.is_drawn else None
        self.dice = Dice(self.secret, self.dice_table, given)
        self.phase = "playing"
        self.playing = Playing(self.setup.game, self.options, self.fall)
        self.restart_clock(entry.at)

    @property
    def options(self) -> dict[str, str]:
        """The options of the game with the number of seats."""
        return {**self.setup.options, "seats": str(self.setup.seats)}

    def first_seat(self) -> int:
        """Return the seat that throw 0 draws."""
        given = [bytes.fromhex(chair.contribution) for chair in self.chairs]
        return Dice(self.secret, self.dice_table, given).first_seat(len(self.chairs))

    def fall(self, state: Any, throw: int) -> int:
        """Return what falls."""
        assert self.dice is not None
        return self.dice.fall(game_named(self.setup.game).rules.in_the_air(state), throw)

    def step(self, entry: Stepped) -> None:
        """Play steps of the journal again."""
        assert self.playing is not None
        self.playing.replay(entry.steps)
        if self.is_older and entry.mark != self.playing.mark:
            raise BadRecord(problem("record-other-result"))
        self.stepped(entry)

    def stepped(self, entry: Stepped) -> None:
        """Look at the table after steps were played."""
        assert self.playing is not None
        self.playing.trim()
        acting, turn = self.moment
        if (acting, turn) != self.earlier[:2]:
            self.earlier, self.since = (acting, turn, self.since), entry.at
        self.finish()

    @property
    def moment(self) -> tuple[int, int]:
        """The seat whose time runs, and the turn it is in."""
        return (self.to_act, self.playing.match.state.turns if self.playing else 0)

    def restart_clock(self, at: float) -> None:
        """Let the time of the seat that is to act begin."""
        self.since = at
        self.earlier = (*self.moment, at)

    def finish(self) -> None:
        """End the game if it is over, and count what was won."""
        assert self.playing is not None
        if self.phase == "playing" and self.playing.match.is_over:
            self.phase = "over"
            for chair, share in zip(self.chairs, self.result, strict=True):
                chair.won += share

    def keep(self, entry: Kept) -> None:
        """Keep an answer given early."""
        assert self.playing is not None
        self.playing.kept[entry.seat] = entry.answer

    def take_back(self, entry: TookBack) -> None:
        """Take choices back; the clock goes on where it was."""
        assert self.playing is not None
        self.playing.take_back(entry.seat, entry.count)
        if entry.count:
            acting, turn = self.moment
            self.since, self.earlier = self.earlier[2], (acting, turn, self.earlier[2])

    def replace(self, entry: Replaced) -> None:
        """Let a bot stand in, or a human be back."""
        chair = self.chairs[entry.seat]
        chair.stand_in = entry.level
        chair.has_left = chair.has_left and bool(entry.level)

    def carry(self, entry: Carried) -> None:
        """Let a seat belong to another token."""
        chair = self.chairs[entry.seat]
        chair.token, chair.device = entry.token, chair.place

    def close(self, entry: Closed) -> None:
        """Close the table."""
        self.phase, self.closed_by = "closed", entry.by

    @property
    def is_open(self) -> bool:
        """Whether people may come, go and be exchanged freely: no game is in progress."""
        return self.phase in ("waiting", "over")

    @property
    def starts_now(self) -> bool:
        """Whether the table begins by itself and waits for nobody any more."""
        is_ready = all(one.filled == "bot" or one.contribution for one in self.chairs)
        return self.setup.starts and self.phase == "waiting" and is_ready

    @property
    def rounds_left(self) -> bool:
        """Whether another game can be played here."""
        return self.round < MOST_ROUNDS


TAKEN: Final[dict[type, Callable[[LiveTable, Any], None]]] = {
    Sat: LiveTable.sit,
    Contributed: LiveTable.contribute,
    Filled: LiveTable.fill,
    Left: LiveTable.leave,
    Removed: LiveTable.remove,
    Handed: LiveTable.hand_on,
    Began: LiveTable.begin,
    Stepped: LiveTable.step,
    Kept: LiveTable.keep,
    TookBack: LiveTable.take_back,
    Replaced: LiveTable.replace,
    Carried: LiveTable.carry,
    Closed: LiveTable.close,
}


def turned(things: Sequence[Any], first: int) -> list[Any]:
    """Return things in a circle, counted from another on."""
    return [*things[first:], *things[:first]]
