"""The rules of Heckmeck Barbecue, B1 to B12."""

from typing import Final, NamedTuple

from kosti.core.chance import Air
from kosti.core.packed import highest, lane, ones, with_lane
from kosti.core.rule import CHANCE, OVER, WHOLE, rule
from kosti.games.barbecue.options import HIGHEST_PLACE, LOWEST_PLACE, Options
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

WORM: Final = 4
SNAILS: Final = 12
PLATES: Final = 10
SNAIL_POINTS: Final = 3

# A place holds the seat of its plates plus one, and CLOSED besides where there are two of them.
EMPTY: Final = 0
CLOSED: Final = 8
SNAIL: Final = 8  # closed and of no seat
EVERY_PLACE: Final = 0x11111111111111

# What a stop does.
FAIL: Final = 0
PUT: Final = 1
STEAL: Final = 2
DOUBLE: Final = 3
SNAIL_HERE: Final = 4
BEYOND: Final = 5


class State(NamedTuple):
    """A moment of the game.

    `places` has a lane of four bits a place, 23 first. `worms` has a lane of twelve bits a seat,
    `snails` one of four. Snails in stock and plates in hand are what is nowhere else.
    """

    options: Options
    seat: int
    turns: int
    turn: Turn
    places: int
    worms: int
    snails: int


@rule
def start(options: Options) -> State:
    """Return the first moment of a game."""
    return State(options, 0, 0, Turn(THROWING, 0, 0), 0, 0, 0)


@rule
def to_act(state: State) -> int:
    """Return the seat that is to choose, `CHANCE` or `OVER`."""
    if state.turn.phase == ENDED:
        return OVER
    if state.turn.phase == THROWING:
        return CHANCE  # B1
    return state.seat


@rule
def legal(state: State) -> int:
    """Return the mask of the choices of the seat that is to act."""
    if state.turn.phase == CHOOSING:
        return choosable(state.turn)  # B1
    if state.turn.phase == DECIDING:
        return 1 << THROW | 1 << STOP  # B12
    return 0


@rule
def played(state: State, choice: int) -> State:
    """Return the state after a legal choice."""
    if choice == THROW:
        return with_turn(state, thrown_again(state.turn))
    if choice == STOP:
        return stopped(state)
    state = with_turn(state, set_aside(state.turn, choice))
    return state if can_throw(state.turn) else stopped(state)  # B1


@rule
def in_the_air(state: State) -> Air:
    """Return the dice about to land."""
    return Air(DICE - dice_in(state.turn.aside), 0, 0, 0)


@rule
def landed(state: State, outcome: int) -> State:
    """Return the state after a throw has landed."""
    turn = shown_after(state.turn, outcome)
    if choosable(turn) == 0:
        return failed(state)  # B8
    return with_turn(state, turn)


@rule
def is_over(state: State) -> bool:
    """Tell whether the game has ended."""
    return state.turn.phase == ENDED


@rule
def shares(state: State, seat: int) -> int:
    """Return a seat's part of the win at the end of the game, the whole being 420."""  # B11
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
    one, two, three, four, worm, six = counts_by_face(state.turn.aside)
    return one + 2 * two + 3 * three + 4 * four + 5 * worm + 6 * six


@rule
def use(state: State) -> int:
    """Return what a stop would do: the place alone decides."""  # B2
    number = result(state)
    if number < LOWEST_PLACE or not has_face(state.turn.aside, WORM):
        return FAIL  # B8
    if number > HIGHEST_PLACE:
        return BEYOND
    there = lane(state.places, 4, number - LOWEST_PLACE)
    if there == SNAIL:
        return SNAIL_HERE
    if there > CLOSED or plates_in_hand(state, state.seat) == 0:
        return FAIL  # B8
    if there == EMPTY:
        return PUT
    return DOUBLE if there == state.seat + 1 else STEAL


@rule
def stopped(state: State) -> State:
    """Return the state after a stop."""
    what = use(state)
    if what == FAIL:
        return failed(state)  # B12
    if what == BEYOND:
        return gone_beyond(state)
    place = result(state) - LOWEST_PLACE
    if what == SNAIL_HERE:
        return turn_ended(with_snail_from(state, place))  # B6
    if what == STEAL:
        return turn_ended(stolen(state, place))
    return turn_ended(plate_put(state, place))


@rule
def plate_put(state: State, place: int) -> State:
    """Return the state after a plate was put beside none or beside one's own."""
    there = lane(state.places, 4, place)
    plates = state.seat + 1 if there == EMPTY else there | CLOSED  # B3 B5
    gained = worms_on(state.options, place) << 12 * state.seat
    return with_places(state, with_lane(state.places, 4, place, plates), state.worms + gained)


@rule
def stolen(state: State, place: int) -> State:
    """Return the state after the worms of another seat's plate were taken, and its place."""  # B4
    other = lane(state.places, 4, place) - 1
    worms = worms_on(state.options, place)
    moved = (worms << 12 * state.seat) - (worms << 12 * other)
    places = with_lane(state.places, 4, place, state.seat + 1)
    return with_places(state, places, state.worms + moved)


@rule
def gone_beyond(state: State) -> State:
    """Return the state after a stop above 36."""  # B7
    if stock(state) > 0:
        return turn_ended(with_snail(state))
    place = highest_place(places_with_snail(state.places))
    if place < 0:
        return game_ended(state)
    return turn_ended(with_snail_from(state, place))


@rule
def failed(state: State) -> State:
    """Return the state after a failed turn."""  # B9
    places = empty_places(state.places)
    if places == 0:
        places = places_with_one_plate(state.places)
    if places == 0 or stock(state) == 0:
        return game_ended(state)  # B10
    snail_here = with_lane(state.places, 4, highest_place(places), SNAIL)
    return turn_ended(with_places(state, snail_here, state.worms))


@rule
def turn_ended(state: State) -> State:
    """Return the state in which the next seat begins, or the limit of turns is reached."""
    turns = state.turns + 1
    if 0 < state.options.turn_limit <= turns:
        return game_ended(state)  # B11
    seat = 0 if state.seat + 1 == state.options.seats else state.seat + 1
    turn = Turn(THROWING, 0, 0)
    return State(state.options, seat, turns, turn, state.places, state.worms, state.snails)


@rule
def game_ended(state: State) -> State:
    """Return the state in which the game is over with this turn."""
    turns = state.turns + 1
    turn = Turn(ENDED, 0, 0)
    return State(state.options, state.seat, turns, turn, state.places, state.worms, state.snails)


@rule
def with_turn(state: State, turn: Turn) -> State:
    """Return the state with the turn gone on."""
    return State(
        state.options, state.seat, state.turns, turn, state.places, state.worms, state.snails
    )


@rule
def with_places(state: State, places: int, worms: int) -> State:
    """Return the state with other things on the places and other worms gathered."""
    return State(state.options, state.seat, state.turns, state.turn, places, worms, state.snails)


@rule
def with_snail(state: State) -> State:
    """Return the state with one snail more for the seat whose turn it is."""
    snails = state.snails + (1 << 4 * state.seat)
    return State(
        state.options, state.seat, state.turns, state.turn, state.places, state.worms, snails
    )


@rule
def with_snail_from(state: State, place: int) -> State:
    """Return the state with the snail of a place taken, which is then empty."""
    places = with_lane(state.places, 4, place, EMPTY)
    return with_snail(with_places(state, places, state.worms))


@rule
def empty_places(places: int) -> int:
    """Return the places, marked in their lowest bit, with neither plate nor snail."""
    return ~(owned(places) | closed(places)) & EVERY_PLACE


@rule
def places_with_one_plate(places: int) -> int:
    """Return the places, marked in their lowest bit, with exactly one plate."""
    return owned(places) & ~closed(places)


@rule
def places_with_snail(places: int) -> int:
    """Return the places, marked in their lowest bit, with a snail."""
    return closed(places) & ~owned(places)


@rule
def places_of(places: int, seat: int) -> int:
    """Return the places, marked in their lowest bit, with a plate of a seat."""
    differing = places ^ (seat + 1) * EVERY_PLACE
    return ~owned(differing) & EVERY_PLACE


@rule
def owned(places: int) -> int:
    """Return the places, marked in their lowest bit, that name a seat."""
    return (places | places >> 1 | places >> 2) & EVERY_PLACE


@rule
def closed(places: int) -> int:
    """Return the places, marked in their lowest bit, with two plates or a snail."""
    return places >> 3 & EVERY_PLACE


@rule
def highest_place(marked: int) -> int:
    """Return the highest of the places marked in their lowest bit, -1 of none."""
    return highest(marked) >> 2


@rule
def worms_on(options: Options, place: int) -> int:
    """Return how many worms a place shows."""
    return lane(options.worms, 4, place)


@rule
def plates_in_hand(state: State, seat: int) -> int:
    """Return how many plates a seat has left to put."""
    own = places_of(state.places, seat)
    return PLATES - ones(own) - ones(own & closed(state.places))


@rule
def stock(state: State) -> int:
    """Return how many snails are left in the stock."""
    taken = (state.snails * 0x11111) >> 16 & 15
    return SNAILS - ones(places_with_snail(state.places)) - taken


@rule
def worms_of(state: State, seat: int) -> int:
    """Return how many worms a seat has gathered."""
    return lane(state.worms, 12, seat)


@rule
def snails_of(state: State, seat: int) -> int:
    """Return how many snails a seat has."""
    return lane(state.snails, 4, seat)


@rule
def score(state: State, seat: int) -> int:
    """Return a seat's points."""  # B11
    return worms_of(state, seat) + SNAIL_POINTS * snails_of(state, seat)


@rule
def ranked(state: State, seat: int) -> int:
    """Return points first, then the highest place of one's own, as one number to compare."""  # B11
    return score(state, seat) << 4 | (highest_place(places_of(state.places, seat)) + 1)
