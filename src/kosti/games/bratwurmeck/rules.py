"""The rules of Heckmeck am Bratwurmeck, A1 to A12."""

from typing import Final, NamedTuple

from kosti.core.chance import Air
from kosti.core.packed import highest, lane, with_lane
from kosti.core.rule import CHANCE, OVER, WHOLE, rule
from kosti.games.bratwurmeck.options import HIGHEST, RETURNED, Options
from kosti.games.setting_aside import (
    CHOOSING,
    DECIDING,
    DICE,
    ENDED,
    STOP,
    THROW,
    THROWING,
    Turn,
    can_throw,
    choosable,
    counts_by_face,
    dice_in,
    has_face,
    set_aside,
    shown_after,
    thrown_again,
)

VERSION = 1
HAS_SECRETS = False

WORM: Final = 5
LOWEST_TILE: Final = 21
HIGHEST_TILE: Final = 36
TILES: Final = 16
FULL_GRILL: Final = (1 << TILES) - 1

# Where a stop could take one of two tiles it is chosen as one of these instead of STOP.
STEAL: Final = 8
GRILL: Final = 9


Unders = tuple[int, int, int, int, int, int, int]


class State(NamedTuple):
    """A moment of the game.

    `grill` is the mask of the open tiles, bit 0 for tile 21. `tops` holds each seat's top tile
    (0 of no tile) in lanes of six bits. `unders` holds for each seat what lies under its top: a
    1 followed by a hexadecimal digit (number - 21) a tile, the upper ones last.
    """

    options: Options
    seat: int
    turns: int
    turn: Turn
    grill: int
    tops: int
    unders: Unders


@rule
def start(options: Options) -> State:
    """Return the first moment of a game."""
    return State(options, 0, 0, Turn(THROWING, 0, 0), FULL_GRILL, 0, (1, 1, 1, 1, 1, 1, 1))


@rule
def to_act(state: State) -> int:
    """Return the seat that is to choose, `CHANCE` or `OVER`."""
    if state.turn.phase == ENDED:
        return OVER
    if state.turn.phase == THROWING:
        return CHANCE  # A1
    return state.seat


@rule
def legal(state: State) -> int:
    """Return the mask of the choices of the seat that is to act."""
    if state.turn.phase == CHOOSING:
        return choosable(state.turn)  # A2
    if state.turn.phase != DECIDING:
        return 0
    stops = 1 << STOP  # A8
    if has_two_to_take(state):
        stops = 1 << STEAL | 1 << GRILL  # A6
    return (1 << THROW | stops) if can_throw(state.turn) else stops


@rule
def played(state: State, choice: int) -> State:
    """Return the state after a legal choice."""
    if choice == THROW:
        return with_turn(state, thrown_again(state.turn))
    if choice == STEAL:
        return stolen(state)
    if choice == GRILL:
        return taken_from_grill(state)
    if choice == STOP:
        return stopped(state)
    state = with_turn(state, set_aside(state.turn, choice))
    if can_throw(state.turn) or has_two_to_take(state):
        return state
    return stopped(state)  # A4


@rule
def in_the_air(state: State) -> Air:
    """Return the dice about to land."""
    return Air(DICE - dice_in(state.turn.aside), 0, 0, 0)


@rule
def landed(state: State, outcome: int) -> State:
    """Return the state after a throw has landed."""
    turn = shown_after(state.turn, outcome)
    if choosable(turn) == 0:
        return failed(state)  # A3
    return with_turn(state, turn)


@rule
def is_over(state: State) -> bool:
    """Tell whether the game has ended."""
    return state.turn.phase == ENDED


@rule
def shares(state: State, seat: int) -> int:
    """Return a seat's part of the win at the end of the game, the whole being 420."""  # A11
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
def seen(state: State, seat: int) -> State:
    """Return what a seat may know: here everything."""
    return state


@rule
def result(state: State) -> int:
    """Return the sum of the dice set aside, a worm counting 5."""
    one, two, three, four, five, worm = counts_by_face(state.turn.aside)
    return one + 2 * two + 3 * three + 4 * four + 5 * five + 5 * worm


@rule
def top(state: State, seat: int) -> int:
    """Return the number of a seat's top tile, 0 if it has none."""
    return lane(state.tops, 6, seat)


@rule
def victim(state: State) -> int:
    """Return the seat whose top tile a stop could steal, -1 if none."""  # A5
    if not has_face(state.turn.aside, WORM):
        return -1
    number = result(state)
    for seat in range(state.options.seats):
        if top(state, seat) == number and seat != state.seat:  # A7
            return seat
    return -1


@rule
def tile_from_grill(state: State) -> int:
    """Return the tile a stop could take from the grill, 0 if none."""  # A5
    number = result(state)
    if number < LOWEST_TILE or not has_face(state.turn.aside, WORM):
        return 0
    within = state.grill & ((2 << (min(number, HIGHEST_TILE) - LOWEST_TILE)) - 1)
    return LOWEST_TILE + highest(within) if within else 0


@rule
def has_two_to_take(state: State) -> bool:
    """Tell whether a stop could take a top tile as well as one from the grill."""  # A6
    return victim(state) >= 0 and tile_from_grill(state) > 0


@rule
def stopped(state: State) -> State:
    """Return the state after a stop that leaves no choice."""
    if victim(state) >= 0:
        return stolen(state)  # A6
    if tile_from_grill(state):
        return taken_from_grill(state)
    return failed(state)  # A8


@rule
def stolen(state: State) -> State:
    """Return the state after the top tile that equals the result was stolen."""
    other = victim(state)
    tile = top(state, other)
    return turn_ended(covered(uncovered(state, other), state.seat, tile))


@rule
def taken_from_grill(state: State) -> State:
    """Return the state after a tile was taken from the grill."""
    tile = tile_from_grill(state)
    state = covered(state, state.seat, tile)
    return turn_ended(with_grill(state, state.grill & ~bit(tile)))


@rule
def failed(state: State) -> State:
    """Return the state after a failed turn."""  # A10
    tile = top(state, state.seat)
    if tile == 0:
        return turn_ended(state)
    grill = grill_after_return(state.grill, tile, state.options.faster)
    return turn_ended(with_grill(uncovered(state, state.seat), grill))


@rule
def grill_after_return(grill: int, tile: int, faster: int) -> int:
    """Return the open tiles after one came back and the highest was turned down."""
    grill |= bit(tile)
    top = 1 << highest(grill)
    if faster == HIGHEST or top != bit(tile):
        grill &= ~top  # A10
    if faster == RETURNED:
        grill &= ~bit(tile)  # A12
    return grill


@rule
def turn_ended(state: State) -> State:
    """Return the state in which the next seat begins, or the game is over."""
    turns = state.turns + 1
    limit = state.options.turn_limit
    over = state.grill == 0 or (limit > 0 and turns >= limit)  # A11
    seat = state.seat
    if not over:
        seat = 0 if seat + 1 == state.options.seats else seat + 1
    turn = Turn(ENDED if over else THROWING, 0, 0)
    return State(state.options, seat, turns, turn, state.grill, state.tops, state.unders)


@rule
def with_turn(state: State, turn: Turn) -> State:
    """Return the state with the turn gone on."""
    return State(
        state.options, state.seat, state.turns, turn, state.grill, state.tops, state.unders
    )


@rule
def with_grill(state: State, grill: int) -> State:
    """Return the state with other tiles open."""
    return State(
        state.options, state.seat, state.turns, state.turn, grill, state.tops, state.unders
    )


@rule
def covered(state: State, seat: int, tile: int) -> State:
    """Return the state with a tile put on top of a seat's stack."""  # A9
    under = state.unders[seat]
    if top(state, seat):
        under = under << 4 | (top(state, seat) - LOWEST_TILE)
    return with_stack(state, seat, tile, under)


@rule
def uncovered(state: State, seat: int) -> State:
    """Return the state with the top tile of a seat's stack gone."""  # A9
    under = state.unders[seat]
    if under == 1:
        return with_stack(state, seat, 0, 1)
    return with_stack(state, seat, (under & 15) + LOWEST_TILE, under >> 4)


@rule
def with_stack(state: State, seat: int, tile: int, under: int) -> State:
    """Return the state with one seat's stack replaced."""
    unders = state.unders
    return State(
        state.options,
        state.seat,
        state.turns,
        state.turn,
        state.grill,
        with_lane(state.tops, 6, seat, tile),
        (
            under if seat == 0 else unders[0],
            under if seat == 1 else unders[1],
            under if seat == 2 else unders[2],
            under if seat == 3 else unders[3],
            under if seat == 4 else unders[4],
            under if seat == 5 else unders[5],
            under if seat == 6 else unders[6],
        ),
    )


@rule
def bit(tile: int) -> int:
    """Return a tile's place in the mask of the grill."""
    return 1 << (tile - LOWEST_TILE)


@rule
def worms_on(tile: int) -> int:
    """Return how many worms a tile shows."""
    return (tile - LOWEST_TILE) // 4 + 1


@rule
def score(state: State, seat: int) -> int:
    """Return the worms on all tiles of a seat's stack."""  # A11
    return ranked(state, seat) >> 6


@rule
def ranked(state: State, seat: int) -> int:
    """Return worms first, then the highest tile, as one number to compare."""  # A11
    tile = top(state, seat)
    under = state.unders[seat]
    worms = 0
    best = 0
    while tile:
        worms += worms_on(tile)
        best = max(best, tile)
        tile = (under & 15) + LOWEST_TILE if under > 1 else 0
        under >>= 4
    return worms << 6 | best
