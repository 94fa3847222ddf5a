"""What is measured, and what it has to reach."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from kosti.core.registry import all_games, game_named
from kosti.simulate.batch import share_of, simulate
from kosti.simulate.statistics import Share

SEED: Final = 20_261_119
GAMES: Final = 10_000
FIRST_MOVER_GAMES: Final = 4_000
ABOVE_FAIR: Final = 0.02


class Bar(NamedTuple):
    """The share of the win of the first player among the others, in all orders of the seats.

    `least` is what the lower end of the 95 % interval has to reach, `aim` what we would like.
    """

    game: str
    players: tuple[str, ...]
    least: float
    aim: float = 0.0
    games: int = GAMES

    @property
    def name(self) -> str:
        """How it is called on the command line."""
        hero, others = self.players[0], sorted(set(self.players[1:]))
        return f"{self.game}-{len(self.players)}-{hero}-{'-'.join(others)}"


class FirstMover(NamedTuple):
    """The share of every seat where masters play one another."""

    game: str
    seats: int
    games: int = FIRST_MOVER_GAMES

    @property
    def name(self) -> str:
        """How it is called on the command line."""
        return f"{self.game}-{self.seats}-by-seat"


def among(game: str, seats: int, least: float, other: str = "expert") -> Bar:
    """Return the bar of one master among others."""
    return Bar(game, ("master", *[other] * (seats - 1)), least)


def above_fair(game: str, *seat_counts: int) -> Iterator[Bar]:
    """Yield the bars of one master among experts: a little more than its fair share."""
    for seats in seat_counts:
        yield among(game, seats, 1 / seats + ABOVE_FAIR)


def levels(game: str, closest: float) -> Iterator[Bar]:
    """Yield what sets the lower levels apart, with two seats."""
    yield Bar(game, ("novice", "random"), 0.75)
    yield Bar(game, ("casual", "novice"), closest)
    yield Bar(game, ("expert", "casual"), closest)


BARS: Final = (
    Bar("bratwurmeck", ("master", "expert"), 0.53, aim=0.56),
    among("bratwurmeck", 2, 0.75, "casual"),
    among("bratwurmeck", 2, 0.99, "random"),
    among("bratwurmeck", 4, 0.27),
    among("bratwurmeck", 7, 0.155),
    among("barbecue", 2, 0.55),
    among("barbecue", 4, 0.28),
    among("svintus", 2, 0.75, "casual"),
    among("svintus", 2, 0.58),
    among("svintus", 4, 0.29),
    *above_fair("bratwurmeck", 3, 5, 6),
    *above_fair("barbecue", 3, 5),
    *above_fair("svintus", 3, 5, 6),
    *above_fair("ciao", 3, 4),
    *levels("bratwurmeck", 0.60),
    *levels("barbecue", 0.60),
    *levels("ciao", 0.55),
    *levels("svintus", 0.60),
)


def first_movers() -> Iterator[FirstMover]:
    """Yield the advantage of the first seat for every game and number of seats."""
    for game in all_games().values():
        for seats in game.seat_counts:
            yield FirstMover(game.name, seats)


def measured(bar: Bar | FirstMover, jobs: int | None = None) -> list[Share]:
    """Play the games of a bar; return the share it is about, or those of all seats."""
    game = game_named(bar.game)
    if isinstance(bar, Bar):
        return [share_of(game, bar.players, bar.games, SEED, jobs=jobs)]
    played = simulate(game, ["master"] * bar.seats, games=bar.games, seed=SEED, jobs=jobs)
    return [played.share_of_seat(seat) for seat in range(bar.seats)]
