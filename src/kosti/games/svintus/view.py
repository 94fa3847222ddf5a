"""What a seat sees and can do in Svintus 3D."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from kosti.core.errors import Value
from kosti.core.notation import faces_text
from kosti.core.packed import lane, members
from kosti.core.view import Action, Refusal
from kosti.games.setting_aside import dice_in
from kosti.games.svintus import rules
from kosti.games.svintus.cards import CARDS, GLUTTONS, SUPPLIES, kinds_in, supplies_of
from kosti.games.svintus.deck import KINDS, Stacks, counts_of
from kosti.games.svintus.dice import (
    DICE,
    FIVES,
    FOURS,
    HAMSTERS,
    THREES,
    TWOS,
    in_hand,
    piles_of,
    sixes_in,
)
from kosti.games.svintus.notation import FACES, choice_text
from kosti.games.svintus.places import COLUMNS, NAMES, PLACES, column_of, on_column
from kosti.games.svintus.placing import Placing, left_for, refusal_of
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
    satisfied,
)

AS_THEY_LIE: Final = (FIVES, FOURS, THREES, TWOS, HAMSTERS)


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
    thrown = state.turn.thrown
    return Table(
        [column_seen(state, column) for column in AS_THEY_LIE],
        gluttons_seen(state),
        cards_left(state.middle.stacks, "gluttons"),
        [seat_seen(state, owner) for owner in range(state.options.seats)],
        tuple(faces_text(thrown, FACES)) if thrown else (),
        [on_column(state.turn.laid, column) for column in range(HAMSTERS + 1)],
        dice_to_place(state),
    )


def named(names: Sequence[str], counts: Sequence[int]) -> list[tuple[str, int]]:
    """Return names with their counts, without those that count nothing."""
    return [(name, count) for name, count in zip(names, counts, strict=True) if count]


def column_seen(state: State, column: int) -> Column:
    """Return one column; the Hamsters have no card to be taken."""
    seats = range(state.options.seats)
    dice = [on_column(lying(state, seat), column) for seat in seats]
    name = COLUMNS[column]
    if column == HAMSTERS:
        return Column(NAMES[column], "", DICE_FOR_HAMSTERS, (), dice)
    top = lane(state.middle.tops, 4, column)
    card = KINDS[name][top - 1] if top else ""
    left = cards_left(state.middle.stacks, name)
    return Column(NAMES[column], card, dice_needed(column), left, dice)


@lru_cache(4096)
def cards_left(stacks: Stacks, name: str) -> Sequence[tuple[str, int]]:
    """Return what a stack holds by kind."""
    return named(KINDS[name], counts_of(stacks)[name])


def lying(state: State, seat: int) -> int:
    """Return a seat's dice on the top row, with those it is laying down."""
    return state.middle.dice[seat] + (state.turn.laid if seat == state.seat else 0)


def gluttons_seen(state: State) -> list[Glutton]:
    """Return the open glutton cards."""
    met = rules.claimable(state) if state.turn.thrown else 0
    lanes = [lane(state.middle.row, 6, place) for place in range(OPEN_GLUTTONS)]
    kinds = [top - 1 for top in reversed(lanes) if top]
    return [Glutton(GLUTTONS[kind], bool(met >> kind & 1)) for kind in kinds]


def seat_seen(state: State, seat: int) -> Seat:
    """Return what one seat has."""
    return Seat(hand(state, seat), *cards_seen(state.cards[seat]))


@lru_cache(4096)
def cards_seen(cards: int) -> tuple[Sequence[tuple[str, int]], Sequence[tuple[str, int]]]:
    """Return a seat's cards by kind, and how many of each supply are on them."""
    supplies = supplies_of(cards)
    held = [lane(cards, 3, kind) for kind in range(len(CARDS))]
    of_each = [(supply, lane(supplies, 6, place)) for place, supply in enumerate(SUPPLIES)]
    return named(CARDS, held), of_each


def hand(state: State, seat: int) -> int:
    """Return how many dice a seat has in its hand; thrown ones lie on the table."""
    is_placing = state.turn.phase == PLACING and seat == state.seat
    return 0 if is_placing else in_hand(state.middle.dice[seat])


def dice_to_place(state: State, placing: Placing | None = None) -> list[Die]:
    """Return where every die of the throw may go, beside those already gathered."""
    if state.turn.phase != PLACING:
        return []
    gathering = placing or Placing()
    return [
        Die(face, lane(state.turn.thrown, 4, place), spots_of(state, gathering, face))
        for place, face in enumerate(FACES)
        if lane(state.turn.thrown, 4, place)
    ]


def spots_of(state: State, placing: Placing, face: str) -> list[Spot]:
    """Return the places for one face."""
    return [Spot(name, refusal_of(state, placing, name)) for name in PLACES if name[0] == face]


# What can be chosen.


def actions(state: State) -> list[Action]:
    """Return the legal choices with what they lead to."""
    choices = members(rules.legal(state))
    if state.turn.phase == FEEDING:
        return [Action(kind, CARDS[kind], "feed", {"card": CARDS[kind]}) for kind in choices]
    found = [action_of(state, choice) for choice in choices]
    worse = [feeds_after(state, choice) for choice in choices]
    if all(worse):
        return found
    return [action._replace(warns=bad) for action, bad in zip(found, worse, strict=True)]


def feeds_after(state: State, choice: int) -> bool:
    """Tell whether a choice costs the seat a card at once."""
    after = rules.played(state, choice)
    return after.turn.phase == FEEDING or after.cards[state.seat] < state.cards[state.seat]


def action_of(state: State, choice: int) -> Action:
    """Return the action of placing so many dice, or of a claim."""
    text = choice_text(state, choice)
    if state.turn.phase == PLACING:
        return Action(choice, text, "place" if choice else "place-none", where(state, choice))
    if choice != DECLINE:
        return Action(choice, text, "claim", {"card": GLUTTONS[choice]})
    column = satisfied(piles_of(dice_of(state)))
    if column < 0:
        return Action(choice, text, "decline-feed" if feeds_after(state, choice) else "decline")
    card = column_seen(state, column).card
    return Action(choice, text, "decline-take", {"card": card, "column": NAMES[column]})


def where(state: State, count: int) -> dict[str, Value]:
    """Return how many dice of which face go to the place asked about."""
    place = state.turn.asked
    return {"count": count, "face": PLACES[place][0], "column": NAMES[column_of(place)]}


# What cannot be chosen.


def refusals(state: State) -> list[Refusal]:
    """Tell of each thing that cannot be chosen now why not."""
    if state.turn.phase == PLACING:
        return placing_refusals(state)
    if state.turn.phase == CLAIMING:
        shown = dict.fromkeys(glutton.card for glutton in gluttons_seen(state))
        unmet = [card for card in shown if not rules.claimable(state) >> GLUTTONS.index(card) & 1]
        return [unmet_refusal(state, card) for card in unmet]
    owned = kinds_in(state.cards[state.seat])
    others = [card for kind, card in enumerate(CARDS) if not owned >> kind & 1]
    return [Refusal(card, "not-yours", "D7", {"card": card}) for card in others]


def placing_refusals(state: State) -> list[Refusal]:
    """Tell why more dice cannot go to the place asked about, and none to the others now."""
    asked = state.turn.asked
    most = left_for(state, Placing(), asked)
    values = where(state, most)
    found = [
        Refusal(f"{PLACES[asked]}:{count}", "too-many", "D3", values)
        for count in range(most + 1, DICE + 1)
    ]
    for place, name in enumerate(PLACES):
        if place != asked:
            found.append(other_refusal(state, name)._replace(thing=f"{name}:1"))
    return found


def other_refusal(state: State, name: str) -> Refusal:
    """Tell why no die can go now to a place that is not asked about."""
    asked = PLACES[state.turn.asked]
    values = {"face": name[0], "column": NAMES[column_of(PLACES.index(name))], "place": asked}
    return refusal_of(state, Placing(), name) or Refusal(name, "asked-later", "D3", values)


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
