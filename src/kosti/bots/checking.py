"""Whether a bot from outside plays as it should, check by check: `kosti bot check`."""

import subprocess
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from itertools import islice
from random import Random
from time import perf_counter
from typing import Final, NamedTuple

from kosti.bots.outside import (
    LONGEST,
    PATIENCE,
    SECONDS,
    BotFailure,
    CommandBot,
    OutsideBot,
    UnknownBot,
    in_time,
    outside_bot,
)
from kosti.bots.view_json import shown, view_line
from kosti.core.contract import Game
from kosti.core.errors import KostiError, Value, problem
from kosti.core.match import Match
from kosti.core.rule import CHANCE
from kosti.core.view import View
from kosti.testing.option_sets import option_sets

TURNS: Final = 4  # of each seat in a match
MOST_ANSWERS: Final = 60
ODD_TABLES: Final = 12
ODD_MOMENTS: Final = 25
REPEATED: Final = 6
SEED: Final = 20
MOST_SLOW: Final = 3  # a bot that hangs is not waited for all day


class BadManners(KostiError):
    """A bot from outside answers as it should, but does something besides."""


class Check(NamedTuple):
    """One thing that was tried, `check-KEY` in words with `values`.

    `seconds` are what the answers took. `trouble` tells what went wrong, and `line` is what the
    bot had been told then. A check that `is_note` tells something that need not be mended.
    """

    key: str
    values: Mapping[str, Value] = {}
    seconds: Sequence[float] = ()
    trouble: KostiError | None = None
    line: str = ""
    is_note: bool = False

    @property
    def is_good(self) -> bool:
        """Whether nothing is to be mended."""
        return self.trouble is None


def checks(kind: str, games: Sequence[Game], seconds: float = SECONDS) -> Iterator[Check]:
    """Yield what each check of a bot comes to, as soon as it is done."""
    try:
        bot = outside_bot(kind, seconds)
    except UnknownBot as trouble:
        yield Check("starts", trouble=trouble)
        return
    yield Check("starts")
    examiner = _Examiner(bot, seconds)
    try:
        yield from examiner.plays(games)
    finally:
        bot.stop()


class _Examiner:
    """Asks one bot, and remembers how long it took and what it was told last."""

    def __init__(self, bot: OutsideBot, seconds: float) -> None:
        self.bot = bot
        self.limit = seconds
        self.seconds: list[float] = []
        self.line = ""
        self.slow = 0

    def plays(self, games: Sequence[Game]) -> Iterator[Check]:
        """Yield the checks of a bot that was started."""
        for game in games:
            for check in self.plays_game(game):
                yield check
                if self.slow == MOST_SLOW:
                    yield Check("gave-up", trouble=BadManners(problem("check-hangs")))
                    return
        yield self.repeats(games[0])
        yield self.begins_anew(games[0])
        if isinstance(self.bot, CommandBot) and self.bot.process is not None:
            yield ends_quietly(self.bot.process)

    def plays_game(self, game: Game) -> Iterator[Check]:
        """Yield the checks of one game: every number of seats, and what seldom comes."""
        for seats in game.seat_counts:
            values: Mapping[str, Value] = {"game": game.name, "count": seats}
            yield self.run("plays", values, whole_match(game, seats, self))
        yield self.run("odd", {"game": game.name}, self.asked_in_turn(odd_views(game)))

    def ask(self, view: View, seed: int) -> int:
        """Return the choice of the bot; raise `BotFailure`."""
        self.line = view_line(view, Random(seed).getrandbits(31), self.limit)
        begun = perf_counter()
        choice = self.bot.choose(view, Random(seed))
        self.seconds.append(perf_counter() - begun)
        return choice

    def asked_in_turn(self, views: Iterable[View]) -> Iterator[int]:
        """Yield the choice of the bot at each of these moments."""
        for view in views:
            yield self.ask(view, SEED)

    def run(self, key: str, values: Mapping[str, Value], asking: Iterator[int]) -> Check:
        """Return what a check comes to in which the bot is asked so."""
        self.seconds = []
        try:
            for _ in asking:
                pass
        except BotFailure as trouble:
            self.bot.stop()
            self.slow += trouble.problems[0].key == "bot-slow"
            return Check(key, values, self.seconds, trouble, self.line)
        except UnknownBot as trouble:  # it does not start a second time
            return Check(key, values, self.seconds, trouble)
        return Check(key, values, self.seconds)

    def repeats(self, game: Game) -> Check:
        """Return whether the bot does the same for the same view and seed, which it need not."""
        views = list(islice(odd_views(game), REPEATED))
        choices: list[int] = []
        check = self.run("repeats", {}, _kept(choices, self.asked_in_turn([*views, *views])))
        if check.is_good and choices[: len(views)] != choices[len(views) :]:
            return check._replace(key="differs", is_note=True)
        return check

    def begins_anew(self, game: Game) -> Check:
        """Return whether the bot plays on after it was ended and started again."""
        self.bot.stop()
        views = islice(odd_views(game), REPEATED)
        return self.run("begins-anew", {}, self.asked_in_turn(views))


def _kept(choices: list[int], asking: Iterator[int]) -> Iterator[int]:
    for choice in asking:
        choices.append(choice)
        yield choice


def whole_match(game: Game, seats: int, examiner: _Examiner) -> Iterator[int]:
    """Yield the choices of a bot that sits at every seat of a short match."""
    options = {"seats": str(seats), "turn_limit": str(TURNS * seats)}
    match = Match(game, options, seed=seats)
    for number in range(MOST_ANSWERS):
        while match.to_act == CHANCE:
            match.throw()
        if match.is_over:
            return
        choice = examiner.ask(match.view(match.to_act), number)
        match.play(choice)
        yield choice


def odd_views(game: Game) -> Iterator[View]:
    """Yield moments at tables of all kinds: the most and fewest choices, and the last."""
    tables = option_sets(game, {})
    for number, options in enumerate(tables[:: max(len(tables) // ODD_TABLES, 1)]):
        met = list(moments(Match(game, options, seed=number), Random(number)))
        yield max(met, key=lambda view: len(view.actions))
        yield min(met, key=lambda view: len(view.actions))
        yield met[-1]


def moments(match: Match, rng: Random) -> Iterator[View]:
    """Yield some moments of a match that is played by chance."""
    for _ in range(ODD_MOMENTS):
        while match.to_act == CHANCE:
            match.throw()
        if match.is_over:
            return
        view = match.view(match.to_act)
        yield view
        match.play(rng.choice(view.actions).choice)


def ends_quietly(process: "subprocess.Popen[bytes]") -> Check:
    """Return whether a process ends when its input does, having said nothing but answers."""
    assert process.stdin is not None
    assert process.stdout is not None
    with suppress(OSError):
        process.stdin.close()
    try:
        process.wait(PATIENCE)
    except subprocess.TimeoutExpired:
        return Check("ends", trouble=BadManners(problem("check-lingers")))
    output = process.stdout
    rest = in_time(lambda: output.read(LONGEST), PATIENCE) or b""
    if rest.strip():
        said = shown(rest.decode("utf-8", "replace"))
        return Check("ends", trouble=BadManners(problem("check-chatters", answer=said)))
    if process.returncode:
        code = str(process.returncode)
        return Check("ends", trouble=BadManners(problem("check-ends-badly", code=code)))
    return Check("ends")
