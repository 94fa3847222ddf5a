"""What cannot be in Ciao, Ciao..!: positions that no game reaches."""

from typing import Final

from kosti.core.notation import Fields
from kosti.core.packed import ones
from kosti.games.ciao.options import LOWEST, MAY, ON
from kosti.games.ciao.rules import (
    ADVANCING,
    ANSWERING,
    ENDED,
    HIDDEN,
    NOBODY,
    PICKING,
    PUSHING,
    WINNING,
    State,
    can_doubt,
    plank,
    steps_of,
)

GAME: Final = "ciao"
NOW: Final = ("throw", "announce", "answer", "advance", "push", "pick", "over")
LONGEST: Final = 4


def reserve_of(state: State, seat: int) -> int:
    """Return how many heroes a seat has in reserve."""
    return state.reserve >> 4 * seat & 15


def across(state: State, seat: int) -> int:
    """Return how many heroes of a seat have crossed and still stand."""
    return ones(steps_of(state, seat)) + (seat == state.winner)


def fallen(state: State, seat: int) -> int:
    """Return how many heroes of a seat have fallen."""
    left = reserve_of(state, seat) + (plank(state, seat) > 0)
    return state.options.heroes - left - across(state, seat)


def is_out(state: State, seat: int) -> bool:
    """Tell whether a seat has no hero left."""
    return plank(state, seat) == 0 and reserve_of(state, seat) == 0


def note_impossible(fields: Fields, state: State) -> None:
    """Note everything that cannot be about a position that could be read."""
    for seat in range(state.options.seats):
        note_seat(fields, state, seat)
    if fields.problems:
        return
    note_ladder(fields, state)
    note_seats_turn(fields, state)
    note_turns(fields, state)
    if state.turn.phase == ENDED:
        note_end(fields, state)
    else:
        note_going_on(fields, state)
    if state.turn.other != NOBODY:
        note_answer(fields, state)


def note_seat(fields: Fields, state: State, seat: int) -> None:
    """Note what cannot be about the heroes of a seat."""
    if fallen(state, seat) < 0:
        most = state.options.heroes
        fields.wrong("position-too-many-heroes", GAME, seat=seat, most=most)
    if ones(steps_of(state, seat)) >= WINNING:
        fields.wrong("position-third-on-ladder", GAME, seat=seat)
    if plank(state, seat) > state.options.planks and not (
        seat == state.seat and state.turn.phase == ANSWERING
    ):
        fields.wrong("position-beside-ladder", GAME, seat=seat)
    if plank(state, seat) == 0 and reserve_of(state, seat) and not may_wait(state, seat):
        fields.wrong("position-not-replaced", GAME, seat=seat)


def may_wait(state: State, seat: int) -> bool:
    """Tell whether a seat may have no hero on the bridge although it has one in reserve."""
    is_settling = state.turn.phase in (ADVANCING, PUSHING, PICKING)
    return (is_settling or state.winner != NOBODY) and seat in (state.seat, state.winner)


def note_ladder(fields: Fields, state: State) -> None:
    """Note steps left free below others that nobody can have fallen from."""
    held = state.ladder | state.ladder >> 8 | state.ladder >> 16 | state.ladder >> 24
    gaps = (held & 0xFF).bit_length() - ones(held & 0xFF)
    off = [seat for seat in range(state.options.seats) if is_out(state, seat)]
    fallen_off = sum(fallen(state, seat) for seat in off) if state.options.ladder_doubt == ON else 0
    if gaps > fallen_off:
        fields.wrong("position-ladder-gap", GAME)


def is_due_known(state: State) -> bool:
    """Tell whether no seat can have been skipped: all have heroes left, or had this turn."""
    return not any(is_out(state, seat) for seat in range(state.options.seats) if seat != state.seat)


def note_seats_turn(fields: Fields, state: State) -> None:
    """Note the wrong seat at its turn, where nobody can have been skipped."""
    ended = state.turns - (state.turn.phase == ENDED)
    due = ended % state.options.seats
    if ended >= 0 and due != state.seat and is_due_known(state):
        fields.wrong("position-wrong-seat", turns=state.turns, seat=state.seat, due=due)


def fewest_advances(state: State, seat: int) -> int:
    """Return how many advances a seat's heroes need to be where they are."""
    on = max(plank(state, seat) - 1, 0)
    return across(state, seat) * -(-state.options.planks // LONGEST) + -(-on // LONGEST)


def most_turns(state: State, seat: int) -> int:
    """Return how many turns a seat can have spent on its heroes: each moves one or loses one."""
    on = max(plank(state, seat) - 1, 0)
    planks = state.options.planks
    return fallen(state, seat) * (planks + 1) + across(state, seat) * planks + on


def note_turns(fields: Fields, state: State) -> None:
    """Note more or fewer turns than the heroes can have taken to get where they are."""
    turns, limit = state.turns, state.options.turn_limit
    seats = range(state.options.seats)
    begun = turns + (ANSWERING <= state.turn.phase < ENDED)
    falls = sum(fallen(state, seat) for seat in seats)
    most = sum(most_turns(state, seat) for seat in seats)
    if begun < max(falls, sum(fewest_advances(state, seat) for seat in seats)):
        fields.wrong("position-too-few-turns", GAME, turns=turns)
    elif turns > most:
        fields.wrong("position-too-many-turns", GAME, turns=turns, most=most)
    elif is_due_known(state):
        for seat in seats:
            note_own_turns(fields, state, seat, own(state, begun, seat) + falls)
    if 0 < limit < turns + (state.turn.phase != ENDED):
        fields.wrong("position-past-limit", limit=limit, turns=turns)


def own(state: State, turns: int, seat: int) -> int:
    """Return how many of so many turns were a seat's own, nobody being skipped."""
    return (turns - seat + state.options.seats - 1) // state.options.seats


def note_own_turns(fields: Fields, state: State, seat: int, chances: int) -> None:
    """Note heroes of a seat too far, or not far enough, for its own turns."""
    if fewest_advances(state, seat) > chances - fallen(state, seat):
        fields.wrong("position-too-far", GAME, seat=seat, turns=state.turns)
    if own(state, state.turns, seat) > most_turns(state, seat):
        fields.wrong("position-not-far", GAME, seat=seat, turns=state.turns)


def note_end(fields: Fields, state: State) -> None:
    """Note a game that cannot be over, or not in this way."""
    limited = 0 < state.options.turn_limit <= state.turns
    if state.turns == 0:
        fields.wrong("position-over-without-turn")
    elif state.winner == NOBODY and state.bridge and not limited:
        fields.wrong("position-not-over", GAME)
    if state.winner == NOBODY:
        return
    if across(state, state.winner) < WINNING:
        fields.wrong("position-winner-short", GAME, seat=state.winner)
    for seat in {state.seat, state.winner}:
        if plank(state, seat):
            fields.wrong("position-off-bridge", GAME, seat=seat)
    if state.winner != state.seat and not fallen(state, state.seat):
        fields.wrong("position-not-fallen", GAME, seat=state.seat)


def note_going_on(fields: Fields, state: State) -> None:
    """Note a game that cannot go on like this."""
    turn = state.turn
    if state.winner != NOBODY:
        fields.wrong("position-winner-early", GAME)
    on_bridge = plank(state, state.seat)
    has_crossed = turn.phase in (PUSHING, PICKING) and across(state, state.seat)
    if turn.phase != ADVANCING and not on_bridge and not has_crossed:
        fields.wrong("position-no-speaker", GAME, seat=state.seat)
    if turn.phase == ADVANCING and on_bridge:
        fields.wrong("position-off-bridge", GAME, seat=state.seat)
    if turn.phase == ADVANCING and not fallen(state, state.seat):
        fields.wrong("position-not-fallen", GAME, seat=state.seat)
    if on_bridge and not may_have_moved(state, on_bridge):
        fields.wrong("position-not-advanced", GAME, seat=state.seat, said=turn.said)


def may_have_moved(state: State, here: int) -> bool:
    """Tell whether a speaker's hero can have come this far from a plank, by what was announced."""
    turn, beside = state.turn, state.options.planks + 1
    if turn.said == 0:
        return True
    surplus_fits = turn.surplus < turn.said if here == beside else turn.surplus == 0
    return surplus_fits and here + turn.surplus > turn.said


def note_answer(fields: Fields, state: State) -> None:
    """Note an answer that cannot be due: of a wrong seat, or to a wrong die."""
    turn = state.turn
    if turn.other == state.seat or not can_doubt(state, turn.other):
        fields.wrong("position-cannot-doubt", GAME, seat=turn.other)
    is_true = turn.phase in (PUSHING, PICKING)
    if turn.phase != ANSWERING and turn.face != HIDDEN and (turn.face == turn.said) != is_true:
        fields.wrong("position-die-unfit", GAME, now=NOW[turn.phase])
    if turn.phase == ADVANCING and not plank(state, turn.other):
        fields.wrong("position-doubter-off", GAME, seat=turn.other)
    if turn.phase == PUSHING and state.options.push != MAY:
        fields.wrong("position-must-push", GAME)
    if turn.phase == PICKING and (
        plank(state, turn.other)
        or ones(steps_of(state, turn.other)) < WINNING - 1
        or state.options.ladder_fall == LOWEST
    ):
        fields.wrong("position-nothing-to-pick", GAME)
