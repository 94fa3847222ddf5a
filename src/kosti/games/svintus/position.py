"""The positions of Svintus 3D: `seats=2 turns=40 seat=0 now=claim thrown=1136 5s=… 4s=… 3s=corn
2s=beet:4corn,apple gluttons=triple-no-corn:sixes-no-apple dice=3s:336,h:11/- cards=2corn/no-beet`.

A column is its open card and, after a colon, its stack. `now=place` has also `ask`, the place
asked about, and `laid`, the dice already laid down. What is nowhere was fed to the Hamsters.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from kosti.core.notation import NONE, Fields, faces_text
from kosti.core.packed import lane
from kosti.games.svintus.cards import CARDS
from kosti.games.svintus.deck import (
    GAME,
    KINDS,
    MOST_OF_A_KIND,
    Stacks,
    counts_of,
    read_stack,
    stack_text,
    stacks_of,
)
from kosti.games.svintus.dice import DICE, FIVES, BySeat
from kosti.games.svintus.impossible import NOW, note_impossible
from kosti.games.svintus.options import TABLE, Options
from kosti.games.svintus.places import PLACES, dice_text, parsed_dice
from kosti.games.svintus.rules import (
    CLAIMING,
    OPEN_GLUTTONS,
    PLACING,
    THROWING,
    Middle,
    State,
    Turn,
    with_open,
)

FACES: Final = "123456"
GLUTTONS: Final = "gluttons"
TOP_ROW: Final = ("5s", "4s", "3s", "2s")
OF_TURN: Final = ("thrown", "ask", "laid")
FIELDS: Final = (
    *("turns", "seat", "now", *OF_TURN),
    *(*TOP_ROW, GLUTTONS, "dice", "cards"),
)
MOST_SEATS: Final = 6
NO_DICE: Final = (0, 0, 0, 0, 0, 0)
REMEMBERED: Final = 1024  # cards lie as they are for many moves


def position_fields(state: State) -> dict[str, str]:
    """Return the fields of a position after its options."""
    seats = range(state.options.seats)
    return {
        "turns": str(state.turns),
        "seat": str(state.seat),
        "now": NOW[state.turn.phase],
        **turn_fields(state.turn),
        **columns_text(state.middle._replace(dice=NO_DICE)),
        "dice": "/".join(dice_text(state.middle.dice[seat]) for seat in seats),
        "cards": "/".join(stack_text(cards_of(state, seat), CARDS) for seat in seats),
    }


def turn_fields(turn: Turn) -> dict[str, str]:
    """Return the fields of a turn with dice on the table."""
    if turn.phase == PLACING:
        laid = dice_text(turn.laid)
        return {"thrown": faces_text(turn.thrown, FACES), "ask": PLACES[turn.asked], "laid": laid}
    return {"thrown": faces_text(turn.thrown, FACES)} if turn.phase == CLAIMING else {}


@lru_cache(REMEMBERED)
def columns_text(middle: Middle) -> dict[str, str]:
    """Return the open cards of each column and the glutton row and, after a colon, their stacks."""
    shown, stacks = open_counts(middle), counts_of(middle.stacks)
    found = {}
    for name in (*TOP_ROW, GLUTTONS):
        open_, stack = (stack_text(each[name], KINDS[name]) for each in (shown, stacks))
        found[name] = open_ if stack == NONE else f"{open_}:{stack}"
    return found


def open_counts(middle: Middle) -> dict[str, list[int]]:
    """Return how many of each kind lie open in each column and in the glutton row."""
    counts = {name: [0] * len(kinds) for name, kinds in KINDS.items()}
    for column, name in enumerate(KINDS):
        if column <= FIVES and lane(middle.tops, 4, column):
            counts[name][lane(middle.tops, 4, column) - 1] = 1
    for place in range(OPEN_GLUTTONS):
        if lane(middle.row, 6, place):
            counts[GLUTTONS][lane(middle.row, 6, place) - 1] += 1
    return counts


def cards_of(state: State, seat: int) -> list[int]:
    """Return how many cards of each kind a seat has."""
    return [lane(state.cards[seat], 3, kind) for kind in range(len(CARDS))]


def parsed_position(text: str) -> State:
    """Return the state a position means; raise `BadPosition` with every reason against it."""
    fields = Fields(text, FIELDS, TABLE)
    options = Options(**fields.option_values())
    state = State(
        options,
        fields.number("seat", 0, options.seats - 1),
        fields.number("turns", 0, 10**12),
        read_turn(fields),
        read_cards(fields, options.seats),
        read_middle(fields, options.seats),
    )
    if not fields.problems:
        note_impossible(fields, state)
    fields.check()
    return state


def read_turn(fields: Fields) -> Turn:
    """Read the turn; a field that has no place now is a problem."""
    phase = fields.word("now", NOW, NOW[THROWING])
    needed = {PLACING: OF_TURN, CLAIMING: OF_TURN[:1]}.get(phase, ())
    for name in OF_TURN:
        if name in fields.found and name not in needed:
            fields.wrong("position-not-now", GAME, name=name, now=NOW[phase])
    thrown = fields.faces("thrown", FACES) if needed else 0
    if phase != PLACING:
        return Turn(phase, thrown, 0, 0)
    return Turn(phase, thrown, fields.word("ask", PLACES), read_dice(fields, fields.text("laid")))


def read_dice(fields: Fields, text: str) -> int:
    """Read dice on the top row."""
    dice = parsed_dice(text)
    if dice < 0:
        fields.wrong("position-bad-places", GAME, dice=text[:40], most=DICE)
    return max(dice, 0)


def read_cards(fields: Fields, seats: int) -> BySeat:
    """Read the cards of every seat."""
    found = []
    for part in fields.parts("cards", seats):
        counts = read_named(fields, part, CARDS, 7)
        found.append(sum(count << 3 * kind for kind, count in enumerate(counts)))
    return by_seat(found)


def read_named(fields: Fields, text: str, kinds: Sequence[str], most: int) -> list[int]:
    """Read how many cards of each kind a text names."""
    counts, unread = read_stack(text, kinds, most)
    for part in unread:
        fields.wrong("position-bad-card", GAME, card=part, most=most)
    return counts


def read_middle(fields: Fields, seats: int) -> Middle:
    """Read what lies in the middle of the table."""
    dice = [read_dice(fields, part) for part in fields.parts("dice", seats)]
    stacks: dict[str, list[int]] = {}
    tops, row = 0, 0
    for column, (name, kinds) in enumerate(KINDS.items()):
        shown, _, stack = fields.text(name).partition(":")
        stacks[name] = read_named(fields, stack or NONE, kinds, MOST_OF_A_KIND)
        opened = [
            kind
            for kind, count in enumerate(read_named(fields, shown, kinds, OPEN_GLUTTONS))
            for _ in range(count)
        ]
        most = OPEN_GLUTTONS if name == GLUTTONS else 1
        if len(opened) > most:
            fields.wrong("position-too-many-open", GAME, column=name, most=most)
        elif name != GLUTTONS:
            tops |= sum(kind + 1 << 4 * column for kind in opened)
        else:
            for kind in opened:
                row = with_open(row, kind)
    return Middle(by_seat(dice), tops, row, Stacks(*stacks_of(stacks)))


def by_seat(numbers: Sequence[int]) -> BySeat:
    """Return numbers by seat, 0 for seats that do not play."""
    first, second, third, fourth, fifth, sixth = [*numbers, *[0] * MOST_SEATS][:MOST_SEATS]
    return first, second, third, fourth, fifth, sixth
