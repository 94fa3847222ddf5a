"""The rules of Ciao, Ciao..!, C1 to C14."""

from typing import Final, NamedTuple

from kosti.core.chance import Air
from kosti.core.packed import highest, lane, lowest, ones, with_lane
from kosti.core.rule import CHANCE, OVER, WHOLE, rule
from kosti.games.ciao.options import (
    DOUBTER,
    HIGHEST_STEP,
    LOWEST,
    MAY,
    ON,
    TO_ALL,
    Options,
)

VERSION = 1
HAS_SECRETS = True

NOBODY: Final = -1
STEPS: Final = 8
WINNING: Final = 3
DIE: Final = 1 | 1 << 5 | 1 << 10 | 1 << 15 | 2 << 20  # 1, 2, 3, 4 and X twice

HIDDEN: Final = 6

THROWING: Final = 0
ANNOUNCING: Final = 1
ANSWERING: Final = 2
ADVANCING: Final = 3
PUSHING: Final = 4
PICKING: Final = 5
ENDED: Final = 6

# Choices 0 to 3 announce 1 to 4; those from STEP on name a step of the ladder.
BELIEVE: Final = 4
DOUBT: Final = 5
ADVANCE: Final = 6
STAY: Final = 7
PUSH: Final = 8
SPARE: Final = 9
STEP: Final = 10


class Turn(NamedTuple):
    """One turn: its phase, the die, the number announced, and the seat that answers it.

    The die is 0 before it has landed and after the turn, else 1 to 4, 5 for an X, or `HIDDEN` where
    the reader may not know it. `other` is the seat asked, then the doubter. `surplus` is, until
    the answers are given, how many steps more than needed a hero beside the ladder was led.
    """

    phase: int
    face: int
    said: int
    other: int
    surplus: int


class State(NamedTuple):
    """A moment of the game.

    `bridge` holds the plank of each seat's hero (0 of none; one more than there are: waiting
    beside the ladder) and `reserve` its heroes in reserve, in lanes of four bits; `ladder` the
    mask of the steps a seat holds, in lanes of eight. `winner` is the seat of a third hero.
    """

    options: Options
    seat: int
    turns: int
    turn: Turn
    bridge: int
    reserve: int
    ladder: int
    winner: int


@rule
def start(options: Options) -> State:
    """Return the first moment of a game."""
    each = 0x1111 & ((1 << 4 * options.seats) - 1)
    reserve = (options.heroes - 1) * each
    return State(options, 0, 0, Turn(THROWING, 0, 0, NOBODY, 0), each, reserve, 0, NOBODY)  # C1


@rule
def to_act(state: State) -> int:
    """Return the seat that is to choose, `CHANCE` or `OVER`."""
    phase = state.turn.phase
    if phase == THROWING:
        return CHANCE  # C2
    if phase == ENDED:
        return OVER
    if phase in (ANSWERING, ADVANCING):
        return state.turn.other  # C4, C7
    if phase == PICKING and state.options.ladder_fall == DOUBTER:
        return state.turn.other  # C13
    return state.seat


@rule
def legal(state: State) -> int:
    """Return the mask of the choices of the seat that is to act."""
    phase = state.turn.phase
    if phase == ANNOUNCING:
        return 0b1111  # C2
    if phase == ANSWERING:
        return 1 << BELIEVE | 1 << DOUBT  # C4
    if phase == ADVANCING:
        return 1 << ADVANCE | 1 << STAY  # C7
    if phase == PUSHING:
        return 1 << PUSH | 1 << SPARE  # C6
    if phase == PICKING:
        return steps_of(state, state.turn.other) << STEP  # C6
    return 0


@rule
def played(state: State, choice: int) -> State:
    """Return the state after a legal choice."""
    if choice < BELIEVE:
        return announced(state, choice + 1)
    if choice == BELIEVE:
        return asked_after(state, state.turn.other)
    if choice == DOUBT:
        return doubted(state)
    if choice == ADVANCE:
        doubter = state.turn.other
        return turn_ended(arrived(advanced(state, doubter, state.turn.said), doubter))  # C7
    if choice == PUSH:
        return pushed(state)
    if choice in (STAY, SPARE):
        return turn_ended(state)
    return turn_ended(fallen_from_ladder(state, state.turn.other, choice - STEP))


@rule
def in_the_air(state: State) -> Air:
    """Return the die about to land."""
    return Air(0, DIE, 0, 0)


@rule
def landed(state: State, outcome: int) -> State:
    """Return the state after the die has landed."""
    return with_turn(state, Turn(ANNOUNCING, outcome + 1, 0, NOBODY, 0))


@rule
def is_over(state: State) -> bool:
    """Tell whether the game has ended."""
    return state.turn.phase == ENDED


@rule
def shares(state: State, seat: int) -> int:
    """Return a seat's part of the win at the end of the game, the whole being 420."""  # C11
    if state.winner != NOBODY:
        return WHOLE if seat == state.winner else 0
    best = 0
    winners = 0
    for other in range(state.options.seats):
        rank = ranked(state, other)
        if rank > best:
            best = rank
            winners = 0
        winners += rank == best
    return WHOLE // winners if ranked(state, seat) == best else 0


@rule
def score(state: State, seat: int) -> int:
    """Return the sum of the steps a seat holds."""  # C11
    steps = steps_of(state, seat)
    points = 0
    for step in range(STEPS):
        points += (steps >> step & 1) * (step + 1)
    return points


@rule
def seen(state: State, seat: int) -> State:
    """Return what a seat may know: everything but the die."""
    turn = state.turn
    if turn.face == 0 or seat == state.seat:
        return state  # C2
    if turn.phase > ANSWERING and (seat == turn.other or state.options.reveal == TO_ALL):
        return state  # C8
    return with_turn(state, Turn(turn.phase, HIDDEN, turn.said, turn.other, turn.surplus))


@rule
def announced(state: State, number: int) -> State:
    """Return the state after an announcement, the hero advanced for all to see."""  # C3
    surplus = max(plank(state, state.seat) + number - state.options.planks - 1, 0)
    state = with_turn(state, Turn(ANSWERING, state.turn.face, number, NOBODY, surplus))
    return asked_after(advanced(state, state.seat, number), state.seat)


@rule
def asked_after(state: State, seat: int) -> State:
    """Return the state in which the next seat able to doubt is asked, or all have believed."""
    seat = next_seat(state, seat)
    while seat != state.seat and not can_doubt(state, seat):
        seat = next_seat(state, seat)  # C4
    if seat == state.seat:
        return turn_ended(arrived(state, seat))  # C5, C12
    turn = state.turn
    return with_turn(state, Turn(ANSWERING, turn.face, turn.said, seat, turn.surplus))


@rule
def can_doubt(state: State, seat: int) -> bool:
    """Tell whether a seat other than the speaker's is able to doubt."""  # C4
    on_ladder = state.options.ladder_doubt == ON and steps_of(state, seat) != 0
    return plank(state, seat) != 0 or on_ladder


@rule
def doubted(state: State) -> State:
    """Return the state after a doubt, settled as far as nobody has to choose."""
    if state.turn.face != state.turn.said:
        return caught(state)  # C2
    state = arrived(state, state.seat)  # C6
    if state.winner != NOBODY:
        return turn_ended(state)  # C14
    if state.options.push == MAY:
        return with_phase(state, PUSHING)
    return pushed(state)


@rule
def caught(state: State) -> State:
    """Return the state after a right doubt: the speaker's hero has fallen."""  # C7
    state = with_plank(state, state.seat, 0)
    if plank(state, state.turn.other):
        return with_phase(state, ADVANCING)
    return turn_ended(state)


@rule
def pushed(state: State) -> State:
    """Return the state after a wrong doubter was pushed, unless it is to be picked who falls."""
    doubter = state.turn.other
    if plank(state, doubter):
        return turn_ended(with_plank(state, doubter, 0))  # C6
    steps = steps_of(state, doubter)
    if state.options.ladder_fall == LOWEST or ones(steps) == 1:
        return turn_ended(fallen_from_ladder(state, doubter, lowest(steps)))
    return with_phase(state, PICKING)


@rule
def fallen_from_ladder(state: State, seat: int, step: int) -> State:
    """Return the state with a seat's hero gone from a step of the ladder."""  # C6
    return with_steps(state, seat, steps_of(state, seat) & ~(1 << step))


@rule
def advanced(state: State, seat: int, number: int) -> State:
    """Return the state with a hero so many planks further, at most just past the last."""  # C1
    return with_plank(state, seat, min(plank(state, seat) + number, state.options.planks + 1))


@rule
def arrived(state: State, seat: int) -> State:
    """Return the state with a hero past the last plank taken across, if there is one."""
    if plank(state, seat) <= state.options.planks:
        return state
    state = with_plank(state, seat, 0)
    steps = steps_of(state, seat)
    if ones(steps) + 1 == WINNING:
        return with_winner(state, seat)  # C10, C11
    return with_steps(state, seat, steps | 1 << lowest(free_steps(state)))  # C10


@rule
def free_steps(state: State) -> int:
    """Return the mask of the steps that nobody holds."""
    return ~(state.ladder | state.ladder >> 8 | state.ladder >> 16 | state.ladder >> 24) & 0xFF


@rule
def turn_ended(state: State) -> State:
    """Return the state in which the next seat begins, or the game is over."""  # C14
    if state.winner == NOBODY:
        state = replaced(state)
    turns = state.turns + 1
    limit = state.options.turn_limit
    seat = next_speaker(state)
    over = state.winner != NOBODY or seat == NOBODY or 0 < limit <= turns  # C11
    return State(
        state.options,
        state.seat if over else seat,
        turns,
        Turn(ENDED if over else THROWING, 0, 0, NOBODY, 0),
        state.bridge,
        state.reserve,
        state.ladder,
        state.winner,
    )


@rule
def replaced(state: State) -> State:
    """Return the state with a hero from reserve on plank 1 wherever one is missing."""  # C9
    bridge = state.bridge
    reserve = state.reserve
    for seat in range(state.options.seats):
        if lane(bridge, 4, seat) == 0 and lane(reserve, 4, seat) > 0:
            bridge |= 1 << 4 * seat
            reserve -= 1 << 4 * seat
    return State(
        state.options,
        state.seat,
        state.turns,
        state.turn,
        bridge,
        reserve,
        state.ladder,
        state.winner,
    )


@rule
def next_speaker(state: State) -> int:
    """Return the next seat with a hero left, perhaps the same again, `NOBODY` if none."""  # C12
    if state.bridge == 0:
        return NOBODY
    seat = next_seat(state, state.seat)
    while plank(state, seat) == 0:
        seat = next_seat(state, seat)
    return seat


@rule
def next_seat(state: State, seat: int) -> int:
    """Return the seat clockwise from a seat."""
    return 0 if seat + 1 == state.options.seats else seat + 1


@rule
def plank(state: State, seat: int) -> int:
    """Return the plank of a seat's hero on the bridge, 0 if there is none."""
    return lane(state.bridge, 4, seat)


@rule
def steps_of(state: State, seat: int) -> int:
    """Return the mask of the steps a seat holds."""
    return lane(state.ladder, 8, seat)


@rule
def ranked(state: State, seat: int) -> int:
    """Return the points of a seat, its highest step after them if that breaks ties."""  # C11
    if state.options.tie_break == HIGHEST_STEP:
        return score(state, seat) << 4 | (highest(steps_of(state, seat)) + 1)
    return score(state, seat)


@rule
def with_phase(state: State, phase: int) -> State:
    """Return the state with the turn in another phase."""
    return with_turn(state, Turn(phase, state.turn.face, state.turn.said, state.turn.other, 0))


@rule
def with_turn(state: State, turn: Turn) -> State:
    """Return the state with the turn gone on."""
    return State(
        state.options,
        state.seat,
        state.turns,
        turn,
        state.bridge,
        state.reserve,
        state.ladder,
        state.winner,
    )


@rule
def with_plank(state: State, seat: int, number: int) -> State:
    """Return the state with a seat's hero on another plank, or off the bridge."""
    return State(
        state.options,
        state.seat,
        state.turns,
        state.turn,
        with_lane(state.bridge, 4, seat, number),
        state.reserve,
        state.ladder,
        state.winner,
    )


@rule
def with_steps(state: State, seat: int, steps: int) -> State:
    """Return the state with other steps held by a seat."""
    return State(
        state.options,
        state.seat,
        state.turns,
        state.turn,
        state.bridge,
        state.reserve,
        with_lane(state.ladder, 8, seat, steps),
        state.winner,
    )


@rule
def with_winner(state: State, seat: int) -> State:
    """Return the state in which a seat's third hero has crossed."""
    return State(
        state.options,
        state.seat,
        state.turns,
        state.turn,
        state.bridge,
        state.reserve,
        state.ladder,
        seat,
    )
