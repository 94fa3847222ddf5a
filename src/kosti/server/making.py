"""A new table from what was wanted of it."""

import secrets
from collections.abc import Mapping, Sequence
from typing import Final

from kosti.core.contract import Game
from kosti.core.errors import KostiError
from kosti.core.registry import all_games
from kosti.server.commands import begun_first, sat, taken
from kosti.server.entries import AnyEntry, Filled, Setup
from kosti.server.messages import SeatWanted, TableWanted
from kosti.server.refusing import Refusal, refusal_of
from kosti.server.seating import LEVELS
from kosti.server.tabling import LiveTable
from kosti.server.tokens import hashed, new_code, new_link

CLOCKS: Final = (0, 30, 60, 120, 86_400, 3 * 86_400, 7 * 86_400)
SLOWEST: Final = 3.0
SECRET: Final = 32


def setup_of(wanted: TableWanted, at: float) -> Setup:
    """Return the setup of a new table; raise `Refusal` of one that cannot be."""
    game = all_games().get(wanted.game)
    if game is None:
        raise Refusal("no-game", 400)
    if wanted.clock not in CLOCKS or not 0 <= wanted.pace <= SLOWEST:
        raise Refusal("bad-table", 400)
    return Setup(
        id=new_link(),
        watch=new_link(),
        code=new_code(),
        game=game.name,
        rules=game.rules.VERSION,
        options=checked_options(game, wanted.options, len(wanted.seats)),
        seats=len(wanted.seats),
        seed=secrets.token_hex(SECRET),
        made=at,
        clock=wanted.clock,
        public=wanted.public,
        coach=wanted.coach,
        pace=wanted.pace,
        starts=wanted.starts,
    )


def checked_options(game: Game, options: Mapping[str, str], seats: int) -> dict[str, str]:
    """Return the options that differ from the usual, checked with the number of seats."""
    try:
        given = game.options({**options, "seats": str(seats)})
    except KostiError as error:
        raise refusal_of(error) from None
    return {name: text for name, text in game.option_texts(given).items() if name != "seats"}


def seated(
    table: LiveTable, wanted: TableWanted, tokens: Sequence[str], at: float
) -> list[AnyEntry]:
    """Seat all who sit from the start; each human with a token of the list, in order."""
    entries: list[AnyEntry] = []
    given = iter(tokens)
    device = next((place for place, seat in enumerate(wanted.seats) if is_here(seat)), -1)
    for place, seat in enumerate(wanted.seats):
        if seat.filled == "bot":
            entries += taken(table, Filled(at=at, seat=place, level=checked_level(seat)))
        elif is_here(seat):
            token = hashed(next(given))
            human = sat(table, place, seat.name, token, at, device)
            entries += taken(table, human)
    if table.starts_now:
        entries += begun_first(table, at)
    return entries


def is_here(seat: SeatWanted) -> bool:
    """Tell whether a seat is for somebody at the maker's device."""
    return seat.filled in ("me", "here")


def checked_level(seat: SeatWanted) -> str:
    """Return the level of a bot; refuse one that is not."""
    if seat.level not in LEVELS:
        raise Refusal("no-level", 400)
    return seat.level
