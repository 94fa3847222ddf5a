"""Cases of the rules as text, played through `Match`.

A case is a block of lines. The first names rules and says what is shown: `A5 A7: one's own top
is not to be had`. The others are orders, obeyed in turn:

    start seats=3 ...     begin a game with these options
    at POSITION           begin from a position
    asks 1                this seat is to choose now
    legal 4 w stop        exactly these can be chosen
    play (2245) 4 throw   play these; throws and cards stand in parentheses
    then grill=21-36 ...  these fields of the position read so now
    sees 1 face=? ...     so they read for this seat (-1: for onlookers)
    told took turned      the last `play` told exactly these events, in order
    refused steal A7      this cannot be chosen now, by this rule
    illegal steal         trying this raises and changes nothing
    scores 3 0            the score of each seat
    won 1 0.5 0.5         each seat's part of the win; the game is over
    bad POSITION          a position that is refused ...
    because KEY KEY       ... for exactly these reasons
"""

from dataclasses import dataclass
from pathlib import Path

import pytest

from kosti.core.errors import BadPosition, IllegalMove
from kosti.core.event import Event
from kosti.core.match import Match
from kosti.core.registry import game_named


@dataclass
class Case:
    """One case: the rules it cites, what it says, and its orders."""

    game: str
    rules: tuple[str, ...]
    title: str
    orders: tuple[str, ...]
    line: int


def read_cases(path: Path) -> list[Case]:
    """Read the cases of one file; lines that begin with # are remarks."""
    cases: list[Case] = []
    block: list[str] = []
    for number, line in enumerate([*path.read_text("utf-8").splitlines(), ""], 1):
        if line.strip() and not line.startswith("#"):
            block.append(line.strip())
        elif block and not line.strip():
            rules, _, title = block[0].partition(":")
            start = number - len(block)
            cases.append(
                Case(path.parent.name, tuple(rules.split()), title.strip(), tuple(block[1:]), start)
            )
            block = []
    return cases


class Table:
    """The table a case is played at."""

    def __init__(self, game: str) -> None:
        self.game = game_named(game)
        self.match = Match(self.game)
        self.events: list[Event] = []
        self.problems: list[str] = []

    def obey(self, order: str) -> None:
        """Obey one order."""
        name, _, rest = order.partition(" ")
        getattr(self, f"_{name}")(rest.strip())

    def _start(self, rest: str) -> None:
        self.match = Match(self.game, dict(word.split("=", 1) for word in rest.split()))

    def _at(self, rest: str) -> None:
        self.match = Match(self.game, position=rest)
        assert self.game.position(self.match.position) == self.match.state

    def _asks(self, rest: str) -> None:
        assert self.match.to_act == int(rest)

    def _legal(self, rest: str) -> None:
        assert sorted(self.match.legal) == sorted(rest.split())
        if self.match.to_act >= 0:
            view = self.match.view(self.match.to_act)
            assert sorted(action.text for action in view.actions) == sorted(rest.split())

    def _play(self, rest: str) -> None:
        self.events = []
        for word in rest.split():
            self.events += self._step(word)

    def _step(self, word: str) -> list[Event]:
        if word.startswith("("):
            return self.match.land(word.strip("()"))
        return self.match.play(word)

    def _then(self, rest: str) -> None:
        self._reads(self.match.position, rest)
        assert self.game.position(self.match.position) == self.match.state

    def _sees(self, rest: str) -> None:
        seat, _, wanted = rest.partition(" ")
        seen = self.game.rules.seen(self.match.state, int(seat))
        self._reads(self.game.position_text(seen), wanted)

    def _reads(self, position: str, rest: str) -> None:
        now = dict(word.split("=", 1) for word in position.split())
        wanted = dict(word.split("=", 1) for word in rest.split())
        assert {name: now.get(name, "-") for name in wanted} == wanted

    def _told(self, rest: str) -> None:
        assert [event.kind for event in self.events] == rest.split()

    def _refused(self, rest: str) -> None:
        thing, rule = rest.split()
        view = self.match.view(self.match.to_act)
        assert (thing, rule) in [(refusal.thing, refusal.rule) for refusal in view.refusals]
        self._illegal(thing)

    def _illegal(self, rest: str) -> None:
        before = self.match.state
        with pytest.raises(IllegalMove):
            self._step(rest)
        assert self.match.state == before

    def _scores(self, rest: str) -> None:
        score = self.game.rules.score
        found = [score(self.match.state, seat) for seat in range(self.match.seats)]
        assert found == [int(word) for word in rest.split()]

    def _won(self, rest: str) -> None:
        assert self.match.is_over
        assert self.match.shares() == [pytest.approx(float(word)) for word in rest.split()]

    def _bad(self, rest: str) -> None:
        with pytest.raises(BadPosition) as caught:
            self.game.position(rest)
        self.problems = [problem.key for problem in caught.value.problems]
        assert str(caught.value)

    def _because(self, rest: str) -> None:
        assert sorted(self.problems) == sorted(rest.split())
