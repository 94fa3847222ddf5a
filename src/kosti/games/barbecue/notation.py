"""How Heckmeck Barbecue is written.

A position: `seats=2 turns=7 seat=1 now=decide aside=ww66 grill=....a........B gathered=2/8
snails=0/1`. The grill has a sign a place, 23 first: `.` empty, `a` a plate of seat 0, `A` two of
them, `s` a snail. A throw is its dice, `11246www`; a choice a face, `throw` or `stop`.
"""

from collections.abc import Sequence
from typing import Final

from kosti.core.notation import NONE, Fields, parsed_number
from kosti.core.packed import lane
from kosti.games.aside_rooms import FIELDS, TurnNotation, read_turn, turn_fields
from kosti.games.barbecue.impossible import GAME, note_impossible
from kosti.games.barbecue.options import PLACES, TABLE, Options
from kosti.games.barbecue.rules import (
    CLOSED,
    EMPTY,
    SNAIL,
    SNAILS,
    State,
    snails_of,
    worms_of,
)

FACES: Final = "1234w6"
SIGNS: Final = {
    EMPTY: ".",
    SNAIL: "s",
    **{seat + 1: letter for seat, letter in enumerate("abcde")},
    **{CLOSED + seat + 1: letter for seat, letter in enumerate("ABCDE")},
}
BY_SIGN: Final = {sign: there for there, sign in SIGNS.items()}
MOST_WORMS: Final = 999

_turn = TurnNotation(FACES)
choice_text = _turn.choice_text
parsed_choice = _turn.parsed_choice
outcome_text = _turn.outcome_text
parsed_outcome = _turn.parsed_outcome
outcome_seen = _turn.outcome_seen
outcome_for = _turn.outcome_for
is_whole = _turn.is_whole


def position_fields(state: State) -> dict[str, str]:
    """Return the fields of a position after its options."""
    seats = range(state.options.seats)
    return {
        **turn_fields(state.seat, state.turns, state.turn, FACES),
        "grill": grill_text(state),
        "gathered": "/".join(str(worms_of(state, seat)) for seat in seats),
        "snails": "/".join(str(snails_of(state, seat)) for seat in seats),
    }


def grill_text(state: State) -> str:
    """Return the grill, a sign a place."""
    return "".join(SIGNS[lane(state.places, 4, place)] for place in range(PLACES))


def parsed_position(text: str) -> State:
    """Return the state a position means; raise `BadPosition` with every reason against it."""
    fields = Fields(text, (*FIELDS, "grill", "gathered", "snails"), TABLE)
    options = Options(**fields.option_values())
    seat, turns, turn = read_turn(fields, options, FACES)
    met = len(fields.problems)
    places = read_grill(fields)
    worms = packed(read_counts(fields, "gathered", options.seats, MOST_WORMS), 12)
    snails = packed(read_counts(fields, "snails", options.seats, SNAILS), 4)
    state = State(options, seat, turns, turn, places, worms, snails)
    if len(fields.problems) == met:
        note_impossible(fields, state)
    fields.check()
    return state


def read_grill(fields: Fields) -> int:
    """Read what lies on the places."""
    text = fields.text("grill")
    if len(text) == PLACES and all(sign in BY_SIGN for sign in text):
        return packed([BY_SIGN[sign] for sign in text], 4)
    if "grill" in fields.found:
        fields.wrong("position-bad-grill", GAME, grill=text[:40])
    return EMPTY


def read_counts(fields: Fields, name: str, seats: int, most: int) -> list[int]:
    """Read a field that has a number for every seat; `-` is none."""
    counts = []
    for part in fields.parts(name, seats):
        count = 0 if part == NONE else parsed_number(part, 0, most)
        if count < 0:
            fields.wrong("position-bad-number", name=name, value=part[:40], least=0, most=most)
        counts.append(max(count, 0))
    return counts


def packed(numbers: Sequence[int], width: int) -> int:
    """Return numbers as lanes."""
    return sum(number << width * index for index, number in enumerate(numbers))
