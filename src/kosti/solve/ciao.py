"""Ciao, Ciao..! with two seats, solved."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from kosti.core.arrays import Compact, Lists
from kosti.core.compiled import twin
from kosti.core.errors import BadOption, BadPosition, problem
from kosti.core.lazy import lazy
from kosti.core.registry import game_named
from kosti.core.rule import apart
from kosti.games.ciao.layout import all_places, made_layout, place_of
from kosti.games.ciao.mind import Known, Mind, Plan, announce_at, doubt_at
from kosti.games.ciao.options import Options
from kosti.games.ciao.rules import (
    ADVANCE,
    ADVANCING,
    ANNOUNCING,
    ANSWERING,
    DOUBT,
    NOBODY,
    PICKING,
    PUSH,
    PUSHING,
    THROWING,
    State,
    Turn,
    landed,
    legal,
    played,
    start,
)
from kosti.games.ciao.signalling import find_plan
from kosti.games.ciao.stakes import best_choice, find_stakes
from kosti.games.ciao.tables import FEW_PLACES, SOLVED_SEATS, plainly, solving_mind, table_of
from kosti.solve.best_response import (
    ADVANCES,
    ANNOUNCE,
    CHANCES,
    DOUBTS,
    PICKS_HIGH,
    PUSHES,
    Reached,
    best_worth,
    reached_from_start,
    state_of,
)

FACES = 5
NUMBERS = 4


class Turned(NamedTuple):
    """One turn solved, before its throw.

    `announcements` has for each face, 1 to 4 and X, the chance of each number; `doubts` the
    chance that each number is doubted; `shares` what each seat can expect of the win.
    """

    announcements: Sequence[Sequence[float]]
    doubts: Sequence[float]
    shares: Sequence[float]


class Solution:
    """The solved game; what takes long is worked out when first asked for."""

    def __init__(self, options: Options) -> None:
        if options.seats != SOLVED_SEATS:
            raise BadOption(problem("solve-seats", "ciao", most=SOLVED_SEATS))
        self.options = options._replace(turn_limit=0)
        self._layout = made_layout(options, Lists())
        self._read = twin if all_places(self._layout) > FEW_PLACES else plainly

    @lazy
    def mind(self) -> Mind:
        """The solver's mind, the table in it, for the plain reading."""
        table = table_of(self.options, self._layout)
        return solving_mind(self.options, self._layout, table, Lists())

    @property
    def value(self) -> float:
        """What the first to speak can expect of the win."""
        return self.at(start(self.options)).shares[0]

    def at(self, position: str | State) -> Turned:
        """Return how the turn of a position is played, which is before an announcement.

        Raise `BadPosition` for any other, or one of another table.
        """
        game = game_named("ciao")
        state = game.notation.parsed_position(position) if isinstance(position, str) else position
        if state.options._replace(turn_limit=0) != self.options:
            raise BadPosition(problem("solve-other-options", "ciao"))
        if state.turn.phase not in (THROWING, ANNOUNCING):
            raise BadPosition(problem("solve-not-before", "ciao"))
        state = state._replace(turn=Turn(THROWING, 0, 0, NOBODY, 0))
        known, plan = self.mind.known, self.mind.plan
        find_plan(find_stakes(state, known), known.stakes, plan)
        said = [
            [plan.chances[announce_at(face, n)] for n in range(NUMBERS)] for face in range(FACES)
        ]
        doubts = [plan.chances[doubt_at(number, 1)] for number in range(NUMBERS)]
        return Turned(said, doubts, plan.worth[:] if state.seat == 0 else plan.worth[::-1])

    @lazy
    def reached(self) -> Reached:
        """Every position before a throw, found by playing."""
        most = 2 * all_places(self._layout)
        return reached_from_start(self.options, most, self._read)

    @lazy
    def positions(self) -> int:
        """How many positions before a throw there are, told from the seat to throw."""
        layout = made_layout(self.options, Compact())
        return int(self._read(count_positions)(self.options, self.reached.keys, layout))

    @lazy
    def exploitability(self) -> float:
        """The most that both seats together could gain by the best answers, anywhere."""
        worth = [
            best_worth(self.options, self.reached, self.playing, seat, self._read)
            for seat in range(SOLVED_SEATS)
        ]
        return float((worth[0] + worth[1]).max() - 1.0)

    @lazy
    def playing(self) -> Any:
        """How the solution plays every position reached, a row each for `best_response`."""
        arrays = Compact()
        layout = made_layout(self.options, arrays)
        mind = solving_mind(self.options, layout, arrays.floats(self.mind.known.table), arrays)
        rows = arrays.floats([[0.0] * CHANCES] * len(self.reached.keys))
        self._read(write_playing)(self.options, self.reached.keys, mind.known, mind.plan, rows)
        return rows


def solved(options: Mapping[str, str] | None = None) -> Solution:
    """Return the solution of the game with these options; raise `BadOption`."""
    return Solution(game_named("ciao").options(options))


@apart
def count_positions(options: Options, keys: Any, layout: Any) -> int:
    """Count the different positions told from the seat to throw."""
    places = [False] * all_places(layout)
    found = 0
    for key in keys:
        place = place_of(state_of(options, int(key)), layout)
        found += not places[place]
        places[place] = True
    return found


@apart
def write_playing(options: Options, keys: Any, known: Known, plan: Plan, rows: Any) -> None:
    """Write down how every position is played."""
    for here in range(len(keys)):
        state = state_of(options, int(keys[here]))
        find_plan(find_stakes(state, known), known.stakes, plan)
        row = rows[here]
        for number in range(NUMBERS):
            for face in range(FACES):
                place = ANNOUNCE + face * NUMBERS + number
                row[place] = plan.chances[announce_at(face, number)]
            row[DOUBTS + number] = plan.chances[doubt_at(number, 1)]
            write_rest(state, number, known, row)


@apart
def write_rest(state: State, number: int, known: Known, row: Any) -> None:
    """Write down what is chosen after a doubt of a number."""
    lied = played(landed(state, NUMBERS), number)
    true = played(landed(state, number), number)
    if true.turn.phase != ANSWERING:
        return
    lied = played(lied, DOUBT)
    if lied.turn.phase == ADVANCING:
        row[ADVANCES + number] = best_choice(lied, known) == ADVANCE
    true = played(true, DOUBT)
    if true.turn.phase == PUSHING:
        row[PUSHES + number] = best_choice(true, known) == PUSH
        true = played(true, PUSH)
    if true.turn.phase == PICKING:
        row[PICKS_HIGH + number] = 1 << best_choice(true, known) > legal(true) >> 1
