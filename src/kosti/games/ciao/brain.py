"""The players who think in Ciao, Ciao..!"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple

from kosti.core.arrays import Arrays, Lists
from kosti.core.deep import DeepNet, no_deep_net
from kosti.core.levels import CASUAL, MASTER, NOVICE, Ending
from kosti.core.luck import below
from kosti.core.net import Net
from kosti.core.packed import lowest
from kosti.core.rule import apart, rule
from kosti.games.ciao.encode import features
from kosti.games.ciao.habits import casual, novice
from kosti.games.ciao.layout import Layout, all_places, made_layout, no_layout
from kosti.games.ciao.mind import (
    CHOICES,
    GUESS,
    NETWORK,
    NUMBERS,
    SMALL_TABLE,
    TABLE,
    Known,
    Mind,
    Plan,
    announce_at,
    doubt_at,
    if_believed,
    if_caught,
    if_proved,
    made_mind,
    weighed_at,
)
from kosti.games.ciao.options import Options
from kosti.games.ciao.rules import (
    ANNOUNCING,
    ANSWERING,
    BELIEVE,
    DOUBT,
    NOBODY,
    STEP,
    THROWING,
    State,
    Turn,
    legal,
    plank,
    to_act,
    with_plank,
    with_turn,
)
from kosti.games.ciao.signalling import lies_of, solve_turn, truths_of
from kosti.games.ciao.stakes import after, best_choice, settle
from kosti.games.ciao.tables import (
    BYTES,
    LARGE_SEATS,
    SOLVED_SEATS,
    large_file,
    large_table,
    table_of,
)

FINE: Final = 1 << 30
SURELY: Final = 1e-9

# How a turn can end, besides by a choice after a doubt, which has its own number.
STOOD: Final = 0
PROVED: Final = 1
CAUGHT: Final = 2
NAIVE_TRUE: Final = 1.0 / 6.0  # what to make of a number that is never announced
NAIVE_LIES: Final = 2.0 / 6.0
KEYS: Final = ("stood", "proved", "caught", "", "", "", "advanced", "stayed", "pushed", "spared")


class Heard(NamedTuple):
    """A number as a seat so far from the speaker knows it, and how likely it is true."""

    number: int
    away: int
    true: float


def mind(options: Options, level: int, net: Net | DeepNet, arrays: Arrays) -> Mind:
    """Return the mind of a player of a level; a master of two seats has the game solved."""
    if not isinstance(net, DeepNet):
        net = no_deep_net(options.seats, arrays)
    known = known_by(options, level, net, arrays)
    return made_mind(options, net, arrays, known, features(options.seats))


def teacher(options: Options, net: DeepNet, arrays: Arrays) -> Mind | None:
    """Return a mind that judges by the table made for three seats, to learn from; None without."""
    if not large_file(options).is_file():
        return None
    known = known_by_teachers(options, type(arrays))
    return made_mind(options, net, arrays, known, features(options.seats))


@lru_cache(1)
def known_by_teachers(options: Options, kind: Callable[[], Arrays]) -> tuple[int, Layout, Any, Any]:
    """Return the table that teachers judge by."""
    arrays = kind()
    layout = made_layout(options, arrays)
    table = large_table(options, all_places(layout), is_wanted=True)
    return SMALL_TABLE, layout, arrays.floats(1), single(arrays, table)


def known_by(
    options: Options, level: int, net: DeepNet, arrays: Arrays
) -> tuple[int, Layout, Any, Any]:
    """Return what a player judges by."""
    nothing, small = arrays.floats(1), single(arrays, memoryview(bytearray(BYTES)).cast("f"))
    if level == MASTER and options.seats <= LARGE_SEATS:
        layout = made_layout(options, arrays)
        if options.seats == SOLVED_SEATS:
            return TABLE, layout, arrays.floats(table_of(options, layout)), small
        table = large_table(options, all_places(layout))
        if table is not None:
            return SMALL_TABLE, layout, nothing, single(arrays, table)
    has_net = len(net.first) >= features(options.seats)
    return NETWORK if has_net else GUESS, no_layout(arrays), nothing, small


def single(arrays: Arrays, numbers: Any) -> Any:
    """Return numbers of single precision where they are, for one reading."""
    if isinstance(arrays, Lists):
        return numbers
    import numpy as np

    return np.frombuffer(numbers, np.float32)


@apart
def choose(level: int, state: State, mind: Mind, luck: int) -> tuple[int, int]:
    """Return a legal choice, and the luck after it."""
    if level <= NOVICE:
        return novice(state, luck)
    if level == CASUAL:
        return casual(state, luck)
    known = mind.known if level == MASTER else guessing(mind.known)
    if state.turn.phase > ANSWERING:
        return best_choice(state, known), luck
    number, luck = below(FINE, luck)
    find_turn(state, known, mind.plan)
    return drawn(state, mind, number / FINE), luck


@rule
def guessing(known: Known) -> Known:
    """Return what an expert knows, who has no more than a guess."""
    rows = known.stakes, known.net, known.active
    return Known(GUESS, known.layout, known.table, known.small, *rows)


@apart
def find_turn(state: State, known: Known, plan: Plan) -> int:
    """Find the stakes and the plan of the turn of this moment; return the mask of who can doubt."""
    return solve_turn(before_throw(state), known, plan)


@rule
def before_throw(state: State) -> State:
    """Return the position before the throw, for a moment up to the last answer."""
    turn = state.turn
    state = with_turn(state, Turn(THROWING, 0, 0, NOBODY, 0))
    came = plank(state, state.seat) + turn.surplus - turn.said
    return with_plank(state, state.seat, came)


@rule
def asked_of(state: State) -> int:
    """Return how far from the speaker the seat is that is asked."""
    return (state.turn.other - state.seat) % state.options.seats


@rule
def drawn(state: State, mind: Mind, mark: float) -> int:
    """Return what the plan says for a mark between 0 and 1."""
    turn, chances = state.turn, mind.plan.chances
    if turn.phase == ANSWERING:
        return DOUBT if mark < chances[doubt_at(turn.said - 1, asked_of(state))] else BELIEVE
    number = 0
    while number < NUMBERS - 1 and mark >= chances[announce_at(turn.face - 1, number)]:
        mark -= chances[announce_at(turn.face - 1, number)]
        number += 1
    return number


@apart
def weigh(state: State, mind: Mind) -> None:
    """Fill `mind.shares` and `mind.often` for every legal choice, `mind.chances` for the best."""
    for choice in range(CHOICES):
        mind.chances[choice] = 0.0
        mind.often[choice] = 0.0
    if state.turn.phase == ANNOUNCING:
        weigh_announcements(state, mind)
    elif state.turn.phase == ANSWERING:
        weigh_answers(state, mind)
    else:
        weigh_settling(state, mind)


@apart
def weigh_announcements(state: State, mind: Mind) -> None:
    """Weigh every announcement of the face that was thrown."""
    able = find_turn(state, mind.known, mind.plan)
    face = state.turn.face - 1
    best = 0
    for number in range(NUMBERS):
        mind.often[number] = mind.plan.chances[announce_at(face, number)]
        row = mind.shares[number]
        answered(able, Heard(number, 0, 1.0 if number == face else 0.0), mind, row, False)
        if is_preferred(mind, number, best):
            best = number
    answered(able, Heard(best, 0, 1.0 if best == face else 0.0), mind, mind.shares[best], True)


@apart
def weigh_answers(state: State, mind: Mind) -> None:
    """Weigh belief and doubt by how likely the announcement is true."""
    able = find_turn(state, mind.known, mind.plan)
    number, me = state.turn.said - 1, asked_of(state)
    true, lies = truths_of(number, mind.plan), lies_of(number, mind.plan)
    if true + lies <= 0.0:
        true, lies = NAIVE_TRUE, NAIVE_LIES
    heard = Heard(number, me, true / (true + lies))
    answered(able, heard, mind, mind.shares[BELIEVE], False)
    mind.often[DOUBT] = mind.plan.chances[doubt_at(number, me)]
    mind.often[BELIEVE] = 1.0 - mind.often[DOUBT]
    row = mind.shares[DOUBT]
    for place in range(len(row)):
        row[place] = 0.0
    doubted_by(me, heard, heard.true, 1.0 - heard.true, mind, row)
    if is_preferred(mind, DOUBT, BELIEVE):
        mind.chances[PROVED], mind.chances[CAUGHT] = heard.true, 1.0 - heard.true
    else:
        answered(able, heard, mind, mind.shares[BELIEVE], True)


@rule
def answered(able: int, heard: Heard, mind: Mind, row: Any, is_told: bool) -> None:
    """Put into a row what all can expect of an announcement that one seat makes or believes.

    If it is told, the chances of how the turn ends are added up too.
    """
    seats = len(row)
    true, lies = heard.true, 1.0 - heard.true
    for place in range(seats):
        row[place] = 0.0
    for away in range(heard.away + 1, seats):
        if able >> away & 1:
            doubt = mind.plan.chances[doubt_at(heard.number, away)]
            doubted_by(away, heard, doubt * true, doubt * lies, mind, row)
            if is_told:
                mind.chances[PROVED] += doubt * true
                mind.chances[CAUGHT] += doubt * lies
            true *= 1.0 - doubt
            lies *= 1.0 - doubt
    add_turned(true + lies, if_believed(seats, heard.number), heard.away, mind, row)
    if is_told:
        mind.chances[STOOD] += true + lies


@rule
def doubted_by(away: int, heard: Heard, true: float, lies: float, mind: Mind, row: Any) -> None:
    """Add what all can expect of a seat's doubt of so many truths and lies."""
    seats = len(row)
    add_turned(true, if_proved(seats, heard.number, away), heard.away, mind, row)
    add_turned(lies, if_caught(seats, heard.number, away), heard.away, mind, row)


@rule
def add_turned(weight: float, first: int, away: int, mind: Mind, row: Any) -> None:
    """Add so much of a row of the stakes, from a seat on."""
    seats = len(row)
    for place in range(seats):
        row[place] += weight * mind.known.stakes[first + (away + place) % seats]


@apart
def weigh_settling(state: State, mind: Mind) -> None:
    """Weigh every choice after a doubt."""
    seats = state.options.seats
    away = (to_act(state) - state.seat) % seats
    first = weighed_at(seats)
    choices = legal(state)
    while choices:
        choice = lowest(choices)
        settle(after(state, choice), state.seat, mind.known, first)
        for place in range(seats):
            mind.shares[choice][place] = mind.known.stakes[first + (away + place) % seats]
        choices &= choices - 1
    best = best_choice(state, mind.known)
    mind.often[best] = 1.0
    mind.chances[best] = 1.0


@rule
def is_preferred(mind: Mind, choice: int, other: int) -> bool:
    """Tell whether a choice is better than another, or as good and more often made."""
    gain = mind.shares[choice][0] - mind.shares[other][0]
    if -SURELY < gain < SURELY:
        return bool(mind.often[choice] > mind.often[other])
    return bool(gain > 0.0)


@rule
def foresee(state: State, mind: Mind, luck: int) -> int:
    """Fill `mind.foreseen` exactly; return the luck as it was."""
    find_turn(state, mind.known, mind.plan)
    for away in range(state.options.seats):
        mind.foreseen[away] = mind.plan.worth[away]
    return luck


def endings(state: State, mind: Mind) -> Sequence[Ending]:
    """Return the ways the turn can end that `mind.chances` tells of, likeliest first."""
    found = [ending(way, float(chance)) for way, chance in enumerate(mind.chances) if chance]
    return sorted(found, key=lambda one: -one.chance)


def ending(way: int, chance: float) -> Ending:
    """Return one way the turn can end."""
    if way >= STEP:
        return Ending("picked", {"place": way - STEP + 1}, chance)
    return Ending(KEYS[way], {}, chance)
