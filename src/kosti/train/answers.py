"""Turns of Ciao, Ciao..! as one seat plays them that knows exactly how all others, masters, think.

It judges positions by a net of its own, which learns what such a seat really gets from there on.
"""

from typing import Any, NamedTuple

from kosti.core.deep import DeepNet, judge_deep
from kosti.core.luck import below, luck_of
from kosti.core.packed import lowest
from kosti.core.rule import WHOLE, apart, rule
from kosti.games.ciao.brain import FINE, drawn
from kosti.games.ciao.encode import encoded
from kosti.games.ciao.mind import (
    FACES,
    NUMBERS,
    Mind,
    announce_at,
    doubt_at,
)
from kosti.games.ciao.options import Options
from kosti.games.ciao.rules import (
    ANSWERING,
    BELIEVE,
    DOUBT,
    THROWING,
    State,
    is_over,
    landed,
    legal,
    shares,
    start,
    to_act,
)
from kosti.games.ciao.signalling import solve_turn
from kosti.games.ciao.stakes import after, best_choice
from kosti.simulate.uniform import chosen
from kosti.train.selfplay import MILLE, Notes

CROSS = 4


class Answering(NamedTuple):
    """A seat among masters: their mind, its own net, and what it makes of the turn.

    `worth` has what each number is worth to it if believed, and for each doubter if proved and
    caught; `best` its number for every face, or whether it doubts every number.
    """

    mind: Mind
    net: DeepNet
    active: Any
    worth: Any
    best: Any


@rule
def believed_at(number: int) -> int:
    """Return where it stands what a number is worth that all believe."""
    return number


@rule
def doubted_at(number: int, away: int, is_true: int) -> int:
    """Return where it stands what a number is worth that a seat doubts."""
    return NUMBERS * (1 + 2 * away + is_true) + number


@apart
def worth_to(me: int, state: State, mine: Answering) -> float:
    """Return what a position after a turn is worth to a seat by its own net."""
    if is_over(state):
        return shares(state, me) / WHOLE
    seats = state.options.seats
    judge_deep(mine.net, mine.active, encoded(state, mine.active))
    return float(mine.net.shares[(me + seats - state.seat) % seats])


@apart
def settled(me: int, state: State, mine: Answering) -> float:
    """Return what a doubt is worth to a seat, all choosing for the best as they judge it."""
    while not is_over(state) and state.turn.phase != THROWING:
        choice = 0
        if to_act(state) == me:
            choice = my_choice(me, state, mine)
        else:
            choice = best_choice(state, mine.mind.known)
        state = after(state, choice)
    return worth_to(me, state, mine)


@apart
def my_choice(me: int, state: State, mine: Answering) -> int:
    """Return the best choice after a doubt by one's own net."""
    choices = legal(state)
    best = lowest(choices)
    most = -1.0
    while choices:
        choice = lowest(choices)
        then = after(state, choice)
        if is_over(then) or then.turn.phase == THROWING:
            worth = worth_to(me, then, mine)
            if worth > most:
                most = worth
                best = choice
        choices &= choices - 1
    return best


@apart
def find_worths(me: int, state: State, mine: Answering) -> int:
    """Find what each way the turn can go is worth to a seat; return who can doubt."""
    able = 0
    seats = state.options.seats
    for number in range(NUMBERS):
        true = after(landed(state, number), number)
        lie = after(landed(state, CROSS), number)
        while lie.turn.phase == ANSWERING:
            away = (lie.turn.other + seats - state.seat) % seats
            able |= 1 << away
            mine.worth[doubted_at(number, away, 1)] = settled(me, after(true, DOUBT), mine)
            mine.worth[doubted_at(number, away, 0)] = settled(me, after(lie, DOUBT), mine)
            true = after(true, BELIEVE)
            lie = after(lie, BELIEVE)
        mine.worth[believed_at(number)] = worth_to(me, lie, mine)
    return able


@apart
def find_answers(me: int, state: State, mine: Answering) -> float:
    """Find the best answers of a turn to the plan of the masters; return what it is worth then."""
    solve_turn(state, mine.mind.known, mine.mind.plan)
    able = find_worths(me, state, mine)
    if state.seat == me:
        return as_speaker(state.options.seats, able, mine)
    away = (me + state.options.seats - state.seat) % state.options.seats
    total = 0.0
    for number in range(NUMBERS):
        total += as_listener(state.options.seats, number, away, able, mine)
    return total


@rule
def weight(face: int) -> float:
    """Return how often a face falls."""
    return 2.0 / 6.0 if face == CROSS else 1.0 / 6.0


@apart
def as_speaker(seats: int, able: int, mine: Answering) -> float:
    """Find the best number for every face; return what they are worth together."""
    total = 0.0
    for face in range(FACES):
        most = -1.0
        for number in range(NUMBERS):
            worth, left = 0.0, 1.0
            for away in range(1, seats):
                if able >> away & 1:
                    doubt = mine.mind.plan.chances[doubt_at(number, away)]
                    worth += left * doubt * mine.worth[doubted_at(number, away, face == number)]
                    left *= 1.0 - doubt
            worth += left * mine.worth[believed_at(number)]
            if worth > most:
                most = worth
                mine.best[face] = number
        total += weight(face) * most
    return total


@apart
def as_listener(seats: int, number: int, me: int, able: int, mine: Answering) -> float:
    """Find whether to doubt a number; return what hearing it is worth, as often as it is said."""
    chances = mine.mind.plan.chances
    true, lies = 0.0, 0.0
    for face in range(FACES):
        often = weight(face) * float(chances[announce_at(face, number)])
        if face == number:
            true += often
        else:
            lies += often
    before, later, reached, left = 0.0, 0.0, 1.0, 1.0
    doubting = -1.0
    for away in range(1, seats):
        if able >> away & 1:
            proved = mine.worth[doubted_at(number, away, 1)]
            doubted = true * proved + lies * mine.worth[doubted_at(number, away, 0)]
            if away == me:
                doubting = doubted
                reached = left
            else:
                doubt = chances[doubt_at(number, away)]
                if doubting < 0.0:
                    before += left * doubt * doubted
                else:
                    later += left * doubt * doubted
                left *= 1.0 - doubt
    later += left * (true + lies) * mine.worth[believed_at(number)]
    mine.best[number] = DOUBT if reached * doubting > later else BELIEVE
    return float(before + max(later, reached * doubting))


@rule
def answered_games(
    options: Options,
    first: int,
    seed: int,
    whims: int,
    mine: Answering,
    notes: Notes,
    won: Any,
) -> int:
    """Play games from a number on, one seat answering masters in each, and note all their turns.

    What is noted is what that seat can expect; `won` is filled with its shares of the win. Return
    how many turns are noted.
    """
    turns = 0
    for number in range(len(won)):
        game = first + number
        me = game % options.seats
        luck = luck_of(seed, game)
        state = start(options)
        while not is_over(state) and turns < len(notes.counts):
            worth = find_answers(me, state, mine)
            note(me, state, worth, mine, notes, turns)
            turns += 1
            state, luck = turn_answered(me, state, mine, whims, luck)
        won[number] = shares(state, me) / WHOLE if is_over(state) else 0.0
    return turns


@apart
def note(me: int, state: State, worth: float, mine: Answering, notes: Notes, turn: int) -> None:
    """Note a turn: the seat's worth is to be learned, the others' in proportion to what it was."""
    seats = state.options.seats
    notes.counts[turn] = encoded(state, notes.active[turn])
    away = (me + seats - state.seat) % seats
    judge_deep(mine.net, notes.active[turn], notes.counts[turn])
    worth = min(max(worth, 0.0), 1.0)
    others = (1.0 - worth) / max(1.0 - mine.net.shares[away], 1e-6)
    for place in range(seats):
        notes.targets[turn, place] = worth if place == away else others * mine.net.shares[place]


@apart
def turn_answered(
    me: int, state: State, mine: Answering, whims: int, luck: int
) -> tuple[State, int]:
    """Play a turn by the plan, and by the best answers, but for whims; return what is after it."""
    thrown, luck = below(6, luck)
    state = landed(state, min(thrown, CROSS))
    while not is_over(state) and state.turn.phase != THROWING:
        whim, luck = below(MILLE, luck)
        actor = to_act(state)
        if whim < whims:
            choice, luck = chosen(state, legal(state), luck)
        elif state.turn.phase > ANSWERING:
            choice = settled_choice(me, state, mine)
        elif actor == me:
            said = state.turn.said - 1
            choice = mine.best[state.turn.face - 1 if actor == state.seat else said]
        else:
            number, luck = below(FINE, luck)
            choice = drawn(state, mine.mind, number / FINE)
        state = after(state, choice)
    return state, luck


@rule
def settled_choice(me: int, state: State, mine: Answering) -> int:
    """Return what is chosen after a doubt, by the seat or by a master."""
    if to_act(state) == me:
        return my_choice(me, state, mine)
    return best_choice(state, mine.mind.known)
