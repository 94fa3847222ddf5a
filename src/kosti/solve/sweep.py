"""Ciao, Ciao..! backwards over every position, for 2 or 3 seats who all play as masters do.

For each position before a throw a row of a table is filled: what a master judges it to be worth,
what it is truly worth to all if all play on as masters, and what it is worth to each seat that
gives the best answers from there on, the others being masters. A master's plan for a turn comes
from its own code, `find_plan`; where a turn leads, and what a best answer is, is found out here
by the rules alone.
"""

from typing import Any, Final, NamedTuple

from kosti.core.deep import DeepNet, judge_deep
from kosti.core.packed import lowest
from kosti.core.rule import WHOLE, apart, rule
from kosti.games.ciao.encode import encoded
from kosti.games.ciao.layout import Layout, place_of, position_at
from kosti.games.ciao.mind import (
    FACES,
    NUMBERS,
    Plan,
    announce_at,
    doubt_at,
    if_believed,
    if_caught,
    if_proved,
)
from kosti.games.ciao.options import Options
from kosti.games.ciao.rules import (
    ADVANCING,
    ANSWERING,
    BELIEVE,
    DOUBT,
    PICKING,
    PUSH,
    PUSHING,
    SPARE,
    State,
    is_over,
    landed,
    legal,
    played,
    shares,
    to_act,
)
from kosti.games.ciao.signalling import find_plan

# What a row of the table holds, shares told from the seat to throw on; the last seat's is the rest.
JUDGED: Final = 0
ANSWERS: Final = 2
TRUES: Final = 5
ROW: Final = 8

CROSS: Final = 4


class Sweep(NamedTuple):
    """A table of rows, and room to work in: what each way is worth, as `Known.stakes` has it.

    `judged`, `answers` and `trues` hold what a way that the turn can go is worth: by a master's
    judgement, to a seat that answers best, and truly.
    """

    layout: Layout
    rows: Any
    judged: Any
    answers: Any
    trues: Any
    plan: Plan


@apart
def judge_places(
    options: Options, first: int, end: int, sweep: Sweep, net: DeepNet, active: Any
) -> None:
    """Put into the rows of these places what a net judges them to be worth."""
    for place in range(first, end):
        state = position_at(options, place, sweep.layout)
        judge_deep(net, active, encoded(state, active))
        for away in range(options.seats - 1):
            sweep.rows[place * ROW + JUDGED + away] = net.shares[away]


@apart
def sweep_places(
    options: Options, first: int, end: int, order: Any, is_solving: bool, sweep: Sweep
) -> None:
    """Fill the rows of these places of the order, all that they lead to being filled.

    A solver takes for its judgement what its plan makes of a position.
    """
    seats = options.seats
    plan = sweep.plan
    for number in range(first, end):
        place = order[number]
        able = find_ways(position_at(options, place, sweep.layout), sweep)
        find_plan(able, sweep.judged, plan)
        base = place * ROW
        for away in range(seats):
            if is_solving and away < seats - 1:
                sweep.rows[base + JUDGED + away] = plan.worth[away]
            sweep.rows[base + ANSWERS + away] = 0.0
        sweep.rows[base + ANSWERS] = as_speaker(able, sweep, sweep.answers)
        add_trues(able, base, sweep)
        for away in range(1, seats):
            sweep.rows[base + ANSWERS + away] = as_listener(able, away, sweep)


@apart
def find_ways(state: State, sweep: Sweep) -> int:
    """Find what every way that the turn can go is worth; return the mask of who can doubt."""
    seats = state.options.seats
    able = 0
    for number in range(NUMBERS):
        true = played(landed(state, number), number)
        lie = played(landed(state, CROSS), number)
        while lie.turn.phase == ANSWERING:
            away = lie.turn.other
            able |= 1 << away
            settle(played(true, DOUBT), if_proved(seats, number, away), sweep)
            settle(played(lie, DOUBT), if_caught(seats, number, away), sweep)
            true = played(true, BELIEVE)
            lie = played(lie, BELIEVE)
        look(lie, if_believed(seats, number), sweep)
    return able


@apart
def settle(state: State, first: int, sweep: Sweep) -> None:
    """Find what a doubt is worth, the masters choosing for the best by their judgement."""
    seats = state.options.seats
    spared = state
    is_asked = state.turn.phase == PUSHING
    speaker = state.seat
    if is_asked:
        spared = played(state, SPARE)
        state = played(state, PUSH)
    if state.turn.phase in (ADVANCING, PICKING):
        chooser = to_act(state)
        choices = legal(state)
        look(played(state, lowest(choices)), first, sweep)
        choices &= choices - 1
        while choices:
            look(played(state, lowest(choices)), tried(seats), sweep)
            keep_better(chooser, first, seats, sweep)
            choices &= choices - 1
    else:
        look(state, first, sweep)
    if is_asked:
        look(spared, tried(seats), sweep)
        keep_better(speaker, first, seats, sweep)


@rule
def tried(seats: int) -> int:
    """Return where there is room for a way that is being tried."""
    return NUMBERS * (1 + 2 * seats) * seats


@rule
def keep_better(chooser: int, first: int, seats: int, sweep: Sweep) -> None:
    """Take the way that is tried if that is better for who chooses; the best answer is its own."""
    other = tried(seats)
    best = max(sweep.answers[first + chooser], sweep.answers[other + chooser])
    if sweep.judged[other + chooser] > sweep.judged[first + chooser]:
        for seat in range(seats):
            sweep.judged[first + seat] = sweep.judged[other + seat]
            sweep.answers[first + seat] = sweep.answers[other + seat]
            sweep.trues[first + seat] = sweep.trues[other + seat]
    sweep.answers[first + chooser] = best


@apart
def look(state: State, first: int, sweep: Sweep) -> None:
    """Find what the position after a turn of seat 0 is worth, all seats told from that one on."""
    seats = state.options.seats
    if is_over(state):
        for seat in range(seats):
            share = shares(state, seat) / WHOLE
            sweep.judged[first + seat] = share
            sweep.answers[first + seat] = share
            sweep.trues[first + seat] = share
        return
    base = place_of(state, sweep.layout) * ROW
    rows = sweep.rows
    judged = 1.0
    true = 1.0
    seat = state.seat
    for away in range(seats):
        here = first + seat
        sweep.answers[here] = rows[base + ANSWERS + away]
        if away < seats - 1:
            sweep.judged[here] = rows[base + JUDGED + away]
            sweep.trues[here] = rows[base + TRUES + away]
            judged -= sweep.judged[here]
            true -= sweep.trues[here]
        else:
            sweep.judged[here] = judged
            sweep.trues[here] = true
        seat = 0 if seat + 1 == seats else seat + 1


@rule
def weight(face: int) -> float:
    """Return how often a face falls."""
    return 2.0 / 6.0 if face == CROSS else 1.0 / 6.0


@rule
def said(face: int, number: int, able: int, away: int, sweep: Sweep, worth: Any) -> float:
    """Return what a number announced with a face is worth to a seat, the others being masters."""
    seats = len(sweep.plan.worth)
    total = 0.0
    left = 1.0
    for doubter in range(1, seats):
        if able >> doubter & 1:
            doubt = sweep.plan.chances[doubt_at(number, doubter)]
            first = if_caught(seats, number, doubter)
            if face == number:
                first = if_proved(seats, number, doubter)
            total += left * doubt * worth[first + away]
            left *= 1.0 - doubt
    return float(total + left * worth[if_believed(seats, number) + away])


@apart
def as_speaker(able: int, sweep: Sweep, worth: Any) -> float:
    """Return what the best announcements are worth to the seat that throws."""
    total = 0.0
    for face in range(FACES):
        best = 0.0
        for number in range(NUMBERS):
            best = max(best, said(face, number, able, 0, sweep, worth))
        total += weight(face) * best
    return total


@apart
def add_trues(able: int, base: int, sweep: Sweep) -> None:
    """Put into a row what the turn is truly worth if all are masters."""
    for away in range(len(sweep.plan.worth) - 1):
        total = 0.0
        for face in range(FACES):
            for number in range(NUMBERS):
                often = weight(face) * sweep.plan.chances[announce_at(face, number)]
                if often > 0.0:
                    total += often * said(face, number, able, away, sweep, sweep.trues)
        sweep.rows[base + TRUES + away] = total


@apart
def as_listener(able: int, me: int, sweep: Sweep) -> float:
    """Return what the best answers are worth to a seat that listens."""
    total = 0.0
    for number in range(NUMBERS):
        true = 0.0
        lies = 0.0
        for face in range(FACES):
            often = weight(face) * float(sweep.plan.chances[announce_at(face, number)])
            if face == number:
                true += often
            else:
                lies += often
        total += heard(number, true, lies, able, me, sweep)
    return total


@rule
def heard(number: int, true: float, lies: float, able: int, me: int, sweep: Sweep) -> float:
    """Return what so many truths and lies with a number are worth to a seat that answers best."""
    seats = len(sweep.plan.worth)
    worth = sweep.answers
    before = 0.0
    later = 0.0
    mine = -1.0
    reached = 1.0
    left = 1.0
    for doubter in range(1, seats):
        if able >> doubter & 1:
            proved = worth[if_proved(seats, number, doubter) + me]
            caught = worth[if_caught(seats, number, doubter) + me]
            doubted = true * proved + lies * caught
            if doubter == me:
                mine = doubted
                reached = left
            else:
                doubt = sweep.plan.chances[doubt_at(number, doubter)]
                if mine < 0.0:
                    before += left * doubt * doubted
                else:
                    later += left * doubt * doubted
                left *= 1.0 - doubt
    later += left * (true + lies) * worth[if_believed(seats, number) + me]
    return before + max(float(later), reached * mine)
