"""What a seat sees and can do in Svintus 3D."""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from kosti.core.errors import Value
from kosti.core.event import NOBODY
from kosti.core.notation import faces_text
from kosti.core.packed import lane, mask_of, members
from kosti.core.view import Action, Refusal
from kosti.games.setting_aside import dice_in, faces_in
from kosti.games.svintus import rules
from kosti.games.svintus.cards import CARDS, CONDITIONS, GLUTTONS, SUPPLIES, kinds_in, supplies_of
from kosti.games.svintus.deck import KINDS, LANE, Stacks, counts_of
from kosti.games.svintus.dice import (
    DICE,
    FIRST_SIXES,
    FIVES,
    FOURS,
    HAMSTERS,
    SIX,
    THREES,
    TWOS,
    in_hand,
    piles_of,
    sixes_in,
    with_seat,
)
from kosti.games.svintus.notation import FACES, choice_text
from kosti.games.svintus.places import COLUMNS, NAMES, PLACES, column_of, on_columns
from kosti.games.svintus.placing import EMPTY, Placing, is_open, refused, sixes_left
from kosti.games.svintus.preview import Preview as Preview
from kosti.games.svintus.preview import previewed as previewed
from kosti.games.svintus.rules import (
    CLAIMING,
    DECLINE,
    DICE_FOR_HAMSTERS,
    FEEDING,
    OPEN_GLUTTONS,
    PLACING,
    State,
    dice_needed,
    dice_of,
    placeable,
    satisfied,
)

# Asked again and again of the same few numbers.
faces_among = lru_cache(4096)(faces_in)
hand_beside = lru_cache(4096)(in_hand)


class Column(NamedTuple):
    """A column of the top row: its open card ("" if none) and stack, and each seat's dice there.

    Its name is its face, `h` for the Hamsters; `needs` is how many dice of one seat it asks for,
    `left` the stack by kind. Dice just laid down are among the dice.
    """

    name: str
    card: str
    needs: int
    left: Sequence[tuple[str, int]]
    dice: Sequence[str]


class Glutton(NamedTuple):
    """An open glutton card, and whether the seat to act meets its condition as things lie."""

    card: str
    is_met: bool


class Seat(NamedTuple):
    """What a seat has: dice in its hand, cards by kind, and how many of each supply."""

    hand: int
    cards: Sequence[tuple[str, int]]
    supplies: Sequence[tuple[str, int]]


class Spot(NamedTuple):
    """A place for a die of the throw, and why it cannot go there (None where it can)."""

    place: str
    refusal: Refusal | None


class Die(NamedTuple):
    """Dice of the throw with one face: how many, and where each may go."""

    face: str
    number: int
    spots: Sequence[Spot]


class Table(NamedTuple):
    """What lies on the table; the columns from the 5s to the Hamsters as they lie."""

    columns: Sequence[Column]
    gluttons: Sequence[Glutton]
    gluttons_left: Sequence[tuple[str, int]]
    seats: Sequence[Seat]
    thrown: Sequence[str]
    laid: Sequence[str]
    dice: Sequence[Die]


def table(state: State, seat: int) -> Table:
    """Return what lies on the table."""
    return open_table(state)


@lru_cache(64)
def open_table(state: State) -> Table:
    """Return what lies on the table, the same for every seat."""
    turn, middle, seats = state.turn, state.middle, state.options.seats
    placing = state.seat if turn.phase == PLACING else NOBODY
    return Table(
        columns_seen(state),
        gluttons_seen(state),
        gluttons_left(middle.stacks),
        seats_seen(middle.dice[:seats], state.cards[:seats], placing),
        thrown_seen(turn.thrown),
        on_columns(turn.laid),
        dice_to_place(state),
    )


def named(names: Sequence[str], counts: Sequence[int]) -> list[tuple[str, int]]:
    """Return names with their counts, without those that count nothing."""
    return [(name, count) for name, count in zip(names, counts, strict=True) if count]


def columns_seen(state: State) -> Sequence[Column]:
    """Return the columns of the top row as they lie, the Hamsters last."""
    dice, middle = state.middle.dice, state.middle
    if state.turn.laid:
        dice = with_seat(dice, state.seat, lying(state, state.seat))
    return columns_lying(dice[: state.options.seats], middle.tops, middle.stacks)


@lru_cache(1024)
def columns_lying(dice: Sequence[int], tops: int, stacks: Stacks) -> Sequence[Column]:
    """Return the columns from each seat's dice, the open cards and the stacks."""
    twos, threes, fours, fives, hamsters = zip(*map(on_columns, dice), strict=True)
    return (
        column_with(FIVES, tops >> 12, stacks.fives, fives),
        column_with(FOURS, tops >> 8 & 15, stacks.fours, fours),
        column_with(THREES, tops >> 4 & 15, stacks.threes, threes),
        column_with(TWOS, tops & 15, stacks.twos, twos),
        column_with(HAMSTERS, 0, 0, hamsters),
    )


@lru_cache(8192)
def column_with(column: int, top: int, stack: int, dice: Sequence[str]) -> Column:
    """Return a column from all that lies there; the Hamsters have no card to be taken."""
    if column == HAMSTERS:
        return Column(NAMES[column], "", DICE_FOR_HAMSTERS, (), dice)
    card = KINDS[COLUMNS[column]][top - 1] if top else ""
    return Column(NAMES[column], card, dice_needed(column), stack_left(column, stack), dice)


@lru_cache(4096)
def stack_left(column: int, stack: int) -> Sequence[tuple[str, int]]:
    """Return what the stack of a column holds by kind."""
    kinds = KINDS[COLUMNS[column]]
    return named(kinds, [lane(stack, LANE, kind) for kind in range(len(kinds))])


@lru_cache(1024)
def gluttons_left(stacks: Stacks) -> Sequence[tuple[str, int]]:
    """Return what the glutton stack holds by kind."""
    return named(GLUTTONS, counts_of(stacks)["gluttons"])


def lying(state: State, seat: int) -> int:
    """Return a seat's dice on the top row, with those it is laying down."""
    return state.middle.dice[seat] + (state.turn.laid if seat == state.seat else 0)


def gluttons_seen(state: State) -> Sequence[Glutton]:
    """Return the open glutton cards as they look to the seat to act; before a throw none is met."""
    thrown, met = state.turn.thrown, 0
    if thrown:  # a condition looks either at the throw or at the dice
        met = conditions_met(thrown, 0) | conditions_met(0, lying(state, state.seat))
    return gluttons_open(state.middle.row, met)


@lru_cache(8192)
def conditions_met(thrown: int, dice: int) -> int:
    """Return the mask of the conditions that a throw, or dice on the top row, meet."""
    return mask_of(
        condition for condition in range(len(CONDITIONS)) if rules.is_met(condition, thrown, dice)
    )


@lru_cache(4096)
def gluttons_open(row: int, met: int) -> Sequence[Glutton]:
    """Return the open glutton cards, those whose condition is in a mask marked as met."""
    lanes = [lane(row, 6, place) for place in range(OPEN_GLUTTONS)]
    kinds = [top - 1 for top in reversed(lanes) if top]
    return tuple([Glutton(GLUTTONS[kind], bool(met >> (kind >> 2) & 1)) for kind in kinds])


@lru_cache(1024)
def seats_seen(dice: Sequence[int], cards: Sequence[int], placing: int) -> Sequence[Seat]:
    """Return what each seat has; the dice of the seat that is placing lie on the table."""
    return tuple(
        [
            seat_seen(0 if seat == placing else hand_beside(of_seat), cards[seat])
            for seat, of_seat in enumerate(dice)
        ]
    )


@lru_cache(4096)
def seat_seen(hand: int, cards: int) -> Seat:
    """Return what one seat has."""
    return Seat(hand, *cards_seen(cards))


@lru_cache(4096)
def cards_seen(cards: int) -> tuple[Sequence[tuple[str, int]], Sequence[tuple[str, int]]]:
    """Return a seat's cards by kind, and how many of each supply are on them."""
    supplies = supplies_of(cards)
    held = [lane(cards, 3, kind) for kind in range(len(CARDS))]
    of_each = [(supply, lane(supplies, 6, place)) for place, supply in enumerate(SUPPLIES)]
    return named(CARDS, held), of_each


@lru_cache(4096)
def thrown_seen(thrown: int) -> Sequence[str]:
    """Return the dice of a throw as letters."""
    return tuple(faces_text(thrown, FACES)) if thrown else ()


def dice_to_place(state: State, placing: Placing = EMPTY) -> Sequence[Die]:
    """Return where every die of the throw may go, beside those already gathered."""
    turn = state.turn
    if turn.phase != PLACING:
        return ()
    sixes = sixes_left(turn.thrown, turn.laid)
    return dice_with(turn.thrown, turn.asked, sixes, faces_among(state.middle.tops), placing)


@lru_cache(4096)
def dice_with(thrown: int, asked: int, sixes: int, columns: int, placing: Placing) -> Sequence[Die]:
    """Return where the dice may go, so many sixes being left before the gathering."""
    counts = placing.counts
    found = []
    for face, name in enumerate(FACES):
        number = lane(thrown, 4, face)
        if number:
            left = sixes - sum(counts[FIRST_SIXES:]) if face == SIX else number - counts[face - 1]
            found.append(die_with(name, number, asked, columns, face > 0 and left > 0))
    return tuple(found)


@lru_cache(8192)
def die_with(face: str, number: int, asked: int, columns: int, is_left: bool) -> Die:
    """Return the dice of one face with the places for them, from all that matters."""
    spots = [
        Spot(name, refused(place, place < asked, is_open(columns, place), True, is_left))
        for place, name in enumerate(PLACES)
        if name[0] == face
    ]
    return Die(face, number, spots)


# What can be chosen.


def actions(state: State) -> Sequence[Action]:
    """Return the legal choices with what they lead to."""
    if state.turn.phase == PLACING:
        return warned(state, placings(state.turn.asked, placeable(state.turn)))
    choices = members(rules.legal(state))
    if state.turn.phase == FEEDING:
        return [Action(kind, CARDS[kind], "feed", {"card": CARDS[kind]}) for kind in choices]
    return warned(state, [claim_action(state, choice) for choice in choices])


def warned(state: State, found: Sequence[Action]) -> Sequence[Action]:
    """Return actions, marked where one costs the seat a card at once and another does not."""
    if not state.cards[state.seat] or hamsters_could_have(state) < DICE_FOR_HAMSTERS:
        return found
    worse = [feeds_after(state, action.choice) for action in found]
    if all(worse):
        return found
    return [action._replace(warns=bad) for action, bad in zip(found, worse, strict=True)]


def hamsters_could_have(state: State) -> int:
    """Return how many of the seat's dice can lie on the Hamsters at most after the placing."""
    turn = state.turn
    there = lane(piles_of(lying(state, state.seat)), 3, HAMSTERS)
    return there + (sixes_left(turn.thrown, turn.laid) if turn.phase == PLACING else 0)


def feeds_after(state: State, choice: int) -> bool:
    """Tell whether a choice costs the seat a card at once."""
    after = rules.played(state, choice)
    return after.turn.phase == FEEDING or after.cards[state.seat] < state.cards[state.seat]


@cache
def placings(asked: int, most: int) -> Sequence[Action]:
    """Return the actions of placing up to so many dice on a place."""
    return tuple(
        Action(count, f"{PLACES[asked]}:{count}", "place" if count else "place-none", values)
        for count, values in enumerate(where(asked, count) for count in range(most + 1))
    )


def where(place: int, count: int) -> dict[str, Value]:
    """Return how many dice of which face go to a place."""
    return {"count": count, "face": PLACES[place][0], "column": NAMES[column_of(place)]}


def claim_action(state: State, choice: int) -> Action:
    """Return the action of taking a glutton card, or of taking none."""
    text = choice_text(state, choice)
    if choice != DECLINE:
        return Action(choice, text, "claim", {"card": text})
    column = satisfied(piles_of(dice_of(state)))
    if column < 0:
        return Action(choice, text, "decline-feed" if feeds_after(state, choice) else "decline")
    card = columns_seen(state)[FIVES - column].card
    return Action(choice, text, "decline-take", {"card": card, "column": NAMES[column]})


# What cannot be chosen.


def refusals(state: State) -> Sequence[Refusal]:
    """Tell of each thing that cannot be chosen now why not."""
    turn = state.turn
    if turn.phase == PLACING:
        columns, faces = faces_among(state.middle.tops), faces_among(turn.thrown)
        sixes = sixes_left(turn.thrown, turn.laid) > 0
        return placing_refusals(turn.asked, placeable(turn), columns, faces, sixes)
    if turn.phase == CLAIMING:
        unmet = [glutton.card for glutton in gluttons_seen(state) if not glutton.is_met]
        return [unmet_refusal(state, card) for card in dict.fromkeys(unmet)]
    owned = kinds_in(state.cards[state.seat])
    others = [card for kind, card in enumerate(CARDS) if not owned >> kind & 1]
    return [Refusal(card, "not-yours", "D7", {"card": card}) for card in others]


@lru_cache(8192)
def placing_refusals(
    asked: int, most: int, columns: int, faces: int, has_sixes: bool
) -> Sequence[Refusal]:
    """Tell why more dice cannot go to the place asked about, and none to the others now."""
    values = where(asked, most)
    found = [
        Refusal(f"{PLACES[asked]}:{count}", "too-many", "D3", values)
        for count in range(most + 1, DICE + 1)
    ]
    for place, name in enumerate(PLACES):
        is_thrown = has_sixes if place >= FIRST_SIXES else bool(faces >> place + 1 & 1)
        no = refused(place, place < asked, is_open(columns, place), is_thrown, True)
        if place != asked:
            found.append((no or asked_later(asked, place))._replace(thing=f"{name}:1"))
    return tuple(found)


def asked_later(asked: int, place: int) -> Refusal:
    """Tell that a place is asked about after another."""
    values = {**where(place, 1), "place": PLACES[asked]}
    return Refusal(PLACES[place], "asked-later", "D3", values)


def unmet_refusal(state: State, card: str) -> Refusal:
    """Tell why a glutton card cannot be taken."""
    condition = card.partition("-")[0]
    thrown, dice = state.turn.thrown, dice_of(state)
    if condition.startswith("sum"):
        sums: dict[str, Value] = {"card": card, "sum": rules.total(thrown), "due": condition[3:]}
        return Refusal(card, "unmet-sum", "D9", sums)
    if condition.startswith("piles"):
        piles = [str(lane(piles_of(dice), 3, column)) for column in range(HAMSTERS + 1)]
        lying = "-".join(sorted((pile for pile in piles if pile != "0"), reverse=True)) or "0"
        due = "-".join(condition[5:])
        return Refusal(card, "unmet-piles", "D9", {"card": card, "piles": lying, "due": due})
    if condition == "triple":
        return Refusal(card, "unmet-triple", "D9", {"card": card})
    if condition == "lone":
        return Refusal(card, "unmet-lone", "D9", {"card": card, "count": dice_in(thrown)})
    return Refusal(card, "unmet-sixes", "D9", {"card": card, "count": sixes_in(dice)})
