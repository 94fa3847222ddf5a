"""What makes a position of Heckmeck Barbecue impossible."""

from typing import Final

from kosti.core.notation import Fields
from kosti.core.packed import lane, lowest, members, ones
from kosti.games.barbecue.options import PLACES
from kosti.games.barbecue.rules import (
    CLOSED,
    PLATES,
    SNAILS,
    State,
    empty_places,
    places_of,
    places_with_one_plate,
    places_with_snail,
    plates_in_hand,
    snails_of,
    worms_of,
    worms_on,
)
from kosti.games.setting_aside import DECIDING, ENDED, can_throw

GAME: Final = "barbecue"
MOST_SEATS: Final = 5


def note_impossible(fields: Fields, state: State) -> None:
    """Note everything that no play could have led to."""
    before = len(fields.problems)
    note_pieces(fields, state)
    if len(fields.problems) == before:
        note_worms(fields, state)
        note_emptied(fields, state)
    if len(fields.problems) == before:
        note_turns(fields, state)
    note_phase(fields, state)


def note_pieces(fields: Fields, state: State) -> None:
    """Note more plates or snails than there are, and plates of seats that do not play."""
    for seat in range(MOST_SEATS):
        plates = PLATES - plates_in_hand(state, seat)
        if plates and seat >= state.options.seats:
            fields.wrong("position-no-such-seat", GAME, letter="abcde"[seat])
        elif plates > PLATES:
            fields.wrong("position-too-many-plates", GAME, seat=seat, given=plates, most=PLATES)
    if snails_out(state) > SNAILS:
        fields.wrong("position-too-many-snails", GAME, given=snails_out(state), most=SNAILS)


def note_worms(fields: Fields, state: State) -> None:
    """Note worms too few for the plates on the grill, or too many for plates that left it.

    A seat has the worms of its plates on the grill and of those a snail sent home, which needs
    a full grill.
    """
    homes = 0
    for seat in range(state.options.seats):
        worms, least = worms_of(state, seat), worms_by_plates(state, seat)
        if worms < least:
            fields.wrong("position-too-few-worms", GAME, seat=seat, given=worms, least=least)
        homes += sent_home(state, seat)
    was_full = ones(empty_places(state.places)) <= snails_taken(state)
    if homes > snails_out(state) or (homes and not was_full):
        fields.wrong("position-too-many-worms", GAME)


def note_emptied(fields: Fields, state: State) -> None:
    """Note a snail below more empty places than taken snails can have left."""
    snails = places_with_snail(state.places)
    above = empty_places(state.places) >> lowest(snails) if snails else 0
    if ones(above) > snails_taken(state):
        fields.wrong("position-snail-too-low", GAME)


def note_turns(fields: Fields, state: State) -> None:
    """Note turns too few for what lies on the table: each put one plate or moved one snail."""
    failed = ones(places_with_snail(state.places))
    total = failed
    for seat in range(state.options.seats):
        needed = turns_needed(state, seat)
        had = (state.turns - seat + state.options.seats - 1) // state.options.seats
        if needed > had:
            fields.wrong("position-too-few-turns-of-seat", GAME, seat=seat, had=had, least=needed)
        total += needed
    if total > state.turns:
        fields.wrong("position-too-few-turns", GAME, had=state.turns, least=total)


def note_phase(fields: Fields, state: State) -> None:
    """Note a game that cannot be over, or a turn that must have ended."""
    if state.turn.phase == ENDED and not is_limited(state) and can_take_snail(state):
        fields.wrong("position-not-over", GAME)
    if state.turn.phase == DECIDING and not can_throw(state.turn):
        fields.wrong("position-turn-ended")


def can_take_snail(state: State) -> bool:
    """Tell whether the stock and the grill would let a failed turn place a snail."""
    room = empty_places(state.places) | places_with_one_plate(state.places)
    return room > 0 and snails_out(state) < SNAILS


def is_limited(state: State) -> bool:
    """Tell whether the limit of turns is reached."""
    return 0 < state.options.turn_limit <= state.turns


def snails_taken(state: State) -> int:
    """Return how many snails the seats have."""
    return sum(snails_of(state, seat) for seat in range(state.options.seats))


def snails_out(state: State) -> int:
    """Return how many snails have left the stock."""
    return snails_taken(state) + ones(places_with_snail(state.places))


def worms_by_plates(state: State, seat: int) -> int:
    """Return the worms of a seat's plates on the grill."""
    worms = 0
    for mark in members(places_of(state.places, seat)):
        place = mark // 4
        plates = 2 if lane(state.places, 4, place) > CLOSED else 1
        worms += plates * worms_on(state.options, place)
    return worms


def sent_home(state: State, seat: int) -> int:
    """Return how few plates sent home by snails explain a seat's other worms."""
    rest = worms_of(state, seat) - worms_by_plates(state, seat)
    shown = {worms_on(state.options, place) for place in range(PLACES)}
    fewest = [0]
    for worms in range(1, rest + 1):
        ways = [fewest[worms - one] for one in shown if one <= worms]
        fewest.append(1 + min(ways, default=SNAILS))
    return fewest[-1]


def turns_needed(state: State, seat: int) -> int:
    """Return how many turns a seat must have had at least."""
    put = PLATES - plates_in_hand(state, seat) + sent_home(state, seat)
    last = state.turn.phase == ENDED and seat == state.seat and not is_limited(state)
    return put + snails_of(state, seat) + last
