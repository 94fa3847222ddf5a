"""Whole games by players of any level, on all cores."""

from collections.abc import Callable, Mapping, Sequence
from importlib.util import find_spec
from itertools import permutations
from typing import Any, Final, NamedTuple

from kosti.bots import UnknownPlayer
from kosti.bots.outside import SECONDS, is_outside
from kosti.core.contract import Game
from kosti.core.errors import BadOption, problem
from kosti.core.levels import LEVELS, SIMPLE
from kosti.core.registry import game_named
from kosti.simulate.jobs import Play, Progress, in_spans
from kosti.simulate.matches import matches
from kosti.simulate.results import Results
from kosti.simulate.statistics import Share

MOST_ORDERS: Final = 24
MINDS: Final = (2, 4, 7)  # a compiled loop for each of these numbers of minds
TURN_LIMIT: Final = 2_000


class Thinker(NamedTuple):
    """A player of a level with a mind made by `mind`, such as one with other weights.

    `mind(arrays)` makes it, once for each job, as `kosti.bots.choosing.mind_of` does.
    """

    name: str
    level: int
    mind: Callable[[Any], Any]


Bot = str | Thinker


def simulate(
    game: Game | str,
    seats: Sequence[Bot],
    *,
    options: Mapping[str, str] | None = None,
    games: int = 1_000,
    seed: int = 0,
    jobs: int | None = None,
    on_progress: Progress | None = None,
    is_rotated: bool = False,
    seconds: float = SECONDS,
) -> Results:
    """Play games with these bots at the seats; Ctrl-C keeps what was played.

    Each game follows from the seed and its number alone, whatever the number of jobs. Where the
    table `is_rotated`, the bots change seats from game to game through all orders, and the games
    of one round of orders meet the same chance.

    Bots from outside (`cmd:…`, `py:…`) have so many seconds for a choice; with one of them, or
    without numba, the games are played in plain Python.
    """
    found = game_named(game) if isinstance(game, str) else game
    given = options_for(found, seats, options or {})
    bots = list(dict.fromkeys(seats))
    table = tuple(bots.index(bot) for bot in seats)
    orders = orders_of(table) if is_rotated else [table]
    names = [name_of(bot) for bot in bots]
    wanted = in_rounds(games, orders)
    if not any(map(is_outside, names)) and find_spec("numba") is not None:
        make = compiled_tables(found, given, bots, orders, seed)
        rows = in_spans(make, wanted, jobs, on_progress, len(orders))
        return Results(found, given, names, orders, seed, wanted, rows)
    with matches(found, given, names, orders, seed, seconds) as make:
        spans = in_spans(make, wanted, jobs, on_progress, len(orders))
    lost = [one for span in spans for one in span.lost]
    return Results(
        *(found, given, names, orders, seed, wanted), [span.rows for span in spans], lost
    )


def share_of(
    game: Game | str,
    seats: Sequence[Bot],
    games: int,
    seed: int = 0,
    options: Mapping[str, str] | None = None,
    **rest: Any,
) -> Share:
    """Return the first bot's share of the win, for one seat, through all orders of the seats.

    The games of one round of orders meet the same chance and count as one for the error.
    """
    played = simulate(game, seats, games=games, seed=seed, options=options, is_rotated=True, **rest)
    return played.share_of_bot(0)


def orders_of(table: Sequence[int]) -> list[tuple[int, ...]]:
    """Return the ways to seat these bots: all that differ, or if they are many, those by turns."""
    turned = [tuple(table[place:]) + tuple(table[:place]) for place in range(len(table))]
    distinct: dict[tuple[int, ...], None] = dict.fromkeys(turned)
    for order in permutations(table):
        if len(distinct) > MOST_ORDERS:
            return list(dict.fromkeys(turned))
        distinct[order] = None
    return list(distinct)


def in_rounds(games: int, orders: Sequence[Sequence[int]]) -> int:
    """Return so many games, or a few more to finish a round of orders."""
    return -(-games // len(orders)) * len(orders)


def options_for(game: Game, seats: Sequence[Bot], given: Mapping[str, str]) -> Any:
    """Return the options for these seats, with the usual limit of turns where there is none."""
    texts = {"seats": str(len(seats)), **given}
    if texts["seats"] != str(len(seats)):
        raise BadOption(problem("seats-differ", named=len(seats), due=texts["seats"]))
    options = game.options(texts)
    is_random = any(name_of(bot) == "random" for bot in seats)
    usual = (is_random and game.random_limit) or TURN_LIMIT
    return options if options.turn_limit else options._replace(turn_limit=usual)


def name_of(bot: Bot) -> str:
    """Return the name of a bot."""
    return bot.name if isinstance(bot, Thinker) else bot


def level_of(bot: Bot) -> int:
    """Return the level of a bot."""
    if isinstance(bot, Thinker):
        return bot.level
    if bot not in LEVELS:
        raise UnknownPlayer(problem("unknown-player", name=bot, known=list(LEVELS)))
    return LEVELS[bot]


def rooms_for(game: Game, levels: Sequence[int]) -> dict[str, Any]:
    """Return the modules that the loop over a table wants."""
    from kosti.bots.choosing import rooms_of
    from kosti.simulate import no_brain, no_stacks, no_tally

    thinks = max(levels) > SIMPLE
    rooms = (
        rooms_of(game)
        if thinks
        else {"rules": game.rules, "strategy": game.strategy, "brain": no_brain}
    )
    tally = game.room_if_any("tally") or no_tally
    return {**rooms, "tally": tally, "stacks": game.room_if_any("stacks") or no_stacks}


def seating_of(
    game: Game, options: Any, bots: Sequence[Bot], orders: Sequence[Sequence[int]], arrays: Any
) -> Any:
    """Return who sits where, with new minds, for one reading."""
    from kosti.simulate.paired import MARKS
    from kosti.simulate.tables import Seating

    levels = [level_of(bot) for bot in bots]
    minds, minds_of = _minds(game, options, bots, arrays)
    flat = [bot for order in orders for bot in order]
    ints = arrays.ints
    return Seating(ints(flat), ints(levels), ints(minds_of), minds, ints(MARKS))


def _minds(
    game: Game, options: Any, bots: Sequence[Bot], arrays: Any
) -> tuple[tuple[Any, ...], list[int]]:
    """Return the minds of the bots, each made once, and which bot has which."""
    from kosti.bots.choosing import mind_of
    from kosti.simulate.no_brain import NoMind

    made: list[Any] = []
    places = []
    for bot in bots:
        level = level_of(bot)
        places.append(len(made) if level > SIMPLE else 0)
        if isinstance(bot, Thinker):
            made.append(bot.mind(arrays))
        elif level > SIMPLE:
            made.append(mind_of(game, options, level, arrays))
    made = made or [NoMind()]
    room = next(number for number in MINDS if number >= len(made))
    return tuple(made + [made[0]] * (room - len(made))), places


def compiled_tables(
    game: Game, options: Any, bots: Sequence[Bot], orders: Sequence[Sequence[int]], seed: int
) -> Callable[[], Play]:
    """Return what makes a player of tables in compiled code."""
    levels = [level_of(bot) for bot in bots]

    def make() -> Play:
        import numpy as np

        from kosti.core.arrays import Compact
        from kosti.core.compiled import twin
        from kosti.simulate.tables import WIDTH, play_tables

        play = twin(play_tables, **rooms_for(game, levels))
        seating = seating_of(game, options, bots, orders, Compact())

        def played(first: int, games: int) -> Any:
            row = np.zeros(games * WIDTH, np.int64)
            play(options, seating, seed, first, games, row)
            return row.reshape(games, WIDTH)

        return played

    return make
