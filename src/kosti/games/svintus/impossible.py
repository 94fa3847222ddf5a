"""What cannot be in Svintus 3D: positions that no game reaches."""

from collections.abc import Sequence
from typing import Final

from kosti.core.notation import Fields
from kosti.core.packed import lane, members
from kosti.games.setting_aside import dice_in
from kosti.games.svintus.cards import (
    CARDS,
    SUPPLIES_ON,
    kinds_in,
    most_of_one,
    supplies_of,
)
from kosti.games.svintus.deck import GAME, KINDS, counts_of
from kosti.games.svintus.dice import (
    DICE,
    FIRST_SIXES,
    HAMSTERS,
    LAST_SIXES,
    ONES,
    SIX,
    in_hand,
    piles_of,
    sixes_in,
)
from kosti.games.svintus.places import COLUMNS, PLACES, column_of, columns_with
from kosti.games.svintus.rules import (
    CLAIMING,
    DICE_FOR_HAMSTERS,
    ENDED,
    FEEDING,
    OPEN_GLUTTONS,
    OPENING,
    PLACING,
    REFILLING,
    SUPPLIES_TO_WIN,
    THROWING,
    Middle,
    State,
    asked_next,
    claimable,
    dice_of,
    satisfied,
    score,
    start,
)

NOW: Final = ("open", "refill", "throw", "place", "claim", "feed", "over")
ASKING: Final = (THROWING, PLACING, CLAIMING, FEEDING)  # nothing is to be turned up


def note_impossible(fields: Fields, state: State) -> None:
    """Note every reason why no game comes to a state whose parts can be read."""
    note_cards(fields, state)
    note_open_cards(fields, state)
    note_dice(fields, state)
    note_first_round(fields, state)
    note_turn(fields, state)
    note_end(fields, state)
    if state.turn.phase == PLACING and not fields.problems:
        note_placing(fields, state)
    if state.turn.phase == CLAIMING and not fields.problems:
        note_claiming(fields, state)


# Cards.


def open_kinds(middle: Middle) -> list[list[int]]:
    """Return the open kinds of each column and of the glutton row."""
    tops = [lane(middle.tops, 4, column) for column in range(HAMSTERS)]
    row = [lane(middle.row, 6, place) for place in range(OPEN_GLUTTONS)]
    return [[kind - 1 for kind in shown if kind] for shown in (*([top] for top in tops), row)]


def gone_from(state: State) -> list[list[int]]:
    """Return how many of each kind have left each stack and do not lie open; negative is wrong."""
    deck = counts_of(start(state.options).middle.stacks)
    left = counts_of(state.middle.stacks)
    gone = [[had - has for had, has in zip(deck[name], left[name], strict=True)] for name in KINDS]
    for counts, kinds in zip(gone, open_kinds(state.middle), strict=True):
        for kind in kinds:
            counts[kind] -= 1
    return gone


def gone_as_cards(gone: Sequence[Sequence[int]]) -> list[int]:
    """Return how many of each kind that a seat can have are gone from the stacks."""
    twos, threes, fours, fives, gluttons = gone
    tasty = [two + three for two, three in zip(twos, threes, strict=True)]
    filling = [four + five for four, five in zip(fours, fives, strict=True)]
    return [*tasty, *filling, *(sum(gluttons[missing::4]) for missing in range(4))]


def note_cards(fields: Fields, state: State) -> None:
    """Note cards that do not exist, and more taken and fed than there were turns for."""
    gone = gone_from(state)
    for (name, kinds), counts in zip(KINDS.items(), gone, strict=True):
        for card, count in zip(kinds, counts, strict=True):
            if count < 0:
                fields.wrong("position-too-many-cards", GAME, column=name, card=card)
    most = gone_as_cards([[max(count, 0) for count in counts] for counts in gone])
    owned = [sum(lane(cards, 3, kind) for cards in state.cards) for kind in range(len(CARDS))]
    for card, has, can in zip(CARDS, owned, most, strict=True):
        if has > can:
            fields.wrong("position-cards-not-gone", GAME, card=card, given=has, most=can)
    due = 2 * sum(most) - sum(owned)  # a turn takes a card or feeds one
    turns = state.turns + (state.turn.phase == REFILLING)
    if due > turns:
        fields.wrong("position-too-few-turns", GAME, turns=state.turns, due=due)


def missing_from(middle: Middle) -> list[int]:
    """Return how many cards are to be turned up in each column and in the glutton row."""
    left = [sum(counts) for counts in counts_of(middle.stacks).values()]
    places = [*[1] * HAMSTERS, OPEN_GLUTTONS]
    shown = [len(kinds) for kinds in open_kinds(middle)]
    return [min(place - lies, rest) for place, lies, rest in zip(places, shown, left, strict=True)]


def note_open_cards(fields: Fields, state: State) -> None:
    """Note cards that should be open, or should not yet be."""
    missing = missing_from(state.middle)
    phase = state.turn.phase
    if phase in ASKING and sum(missing) > 0:
        names = [name for name, count in zip(KINDS, missing, strict=True) if count]
        fields.wrong("position-not-turned-up", GAME, columns=names)
    if phase == REFILLING and sum(missing) != 1:
        fields.wrong("position-refill", GAME, count=sum(missing))
    if phase == ENDED and sum(missing) > (1 if winners(state) else 0):
        fields.wrong("position-refill", GAME, count=sum(missing))
    if phase == OPENING:
        note_opening(fields, state, missing)


def note_opening(fields: Fields, state: State, missing: Sequence[int]) -> None:
    """Note what cannot be while the first cards are turned up, the 5s first, the gluttons last."""
    due = [count > 0 for count in (*reversed(missing[:HAMSTERS]), missing[-1])]
    twos_due = due[HAMSTERS - 1]
    in_order = due == sorted(due) and any(due)
    if not in_order or (twos_due and state.middle.row):
        fields.wrong("position-opening-order", GAME)
    if state.turns or any(any(counts) for counts in gone_from(state)):
        fields.wrong("position-opening-begun", GAME)


# Dice.


def note_dice(fields: Fields, state: State) -> None:
    """Note dice where none can lie, and cards that their owners would have taken."""
    for seat in range(state.options.seats):
        dice = state.middle.dice[seat]
        for column in columns_with(dice):
            if column < HAMSTERS and not lane(state.middle.tops, 4, column):
                fields.wrong("position-dice-on-closed", GAME, column=COLUMNS[column])
        column = satisfied(piles_of(dice))
        if column >= 0 and not (seat == state.seat and state.turn.phase == CLAIMING):
            fields.wrong("position-card-due", GAME, seat=seat, column=COLUMNS[column])
    if state.turn.phase == THROWING and in_hand(dice_of(state)) == 0:
        fields.wrong("position-empty-hand", GAME, seat=state.seat)


def note_first_round(fields: Fields, state: State) -> None:
    """Note what a seat has, or that it plays, before its first turn was due."""
    is_over = state.turn.phase == ENDED
    if is_over and state.turns == 0:
        fields.wrong("position-over-without-turn")
        return
    latest = state.turns - 1 if is_over else state.turns  # the turn that goes on, or ended all
    if latest < state.options.seats and state.seat != latest:
        fields.wrong("position-wrong-seat", turns=state.turns, seat=state.seat, due=latest)
    for seat in range(state.options.seats):
        played = state.turns + (state.turn.phase in (CLAIMING, REFILLING, FEEDING))
        if seat >= played and (state.middle.dice[seat] or state.cards[seat]):
            fields.wrong("position-not-yet-played", GAME, seat=seat)


# The turn.


def note_turn(fields: Fields, state: State) -> None:
    """Note a throw that cannot be, and feeding where nothing is to be fed."""
    thrown = dice_in(state.turn.thrown)
    hand = in_hand(dice_of(state))
    if state.turn.phase == PLACING and thrown != hand:
        fields.wrong("position-thrown-not-hand", GAME, given=thrown, due=hand)
    if state.turn.phase == CLAIMING and not max(hand, 1) <= thrown <= DICE:
        fields.wrong("position-thrown-not-hand", GAME, given=thrown, due=hand)
    if state.turn.phase == FEEDING and not is_to_feed(state):
        fields.wrong("position-nothing-to-feed", GAME)


def is_to_feed(state: State) -> bool:
    """Tell whether the seat has dice enough on the Hamsters and a choice of cards."""
    kinds = kinds_in(state.cards[state.seat])
    pile = lane(piles_of(dice_of(state)), 3, HAMSTERS)
    return pile >= DICE_FOR_HAMSTERS and kinds & (kinds - 1) > 0


def note_placing(fields: Fields, state: State) -> None:
    """Note dice laid down that cannot have been, and a place that is not asked about."""
    turn = state.turn
    for place, name in enumerate(PLACES):
        count = lane(turn.laid, 3, place)
        is_past = place < turn.asked or place == ONES
        if count > placeable_on(state, place) or (count and not is_past):
            fields.wrong("position-bad-laid", GAME, place=name)
    ones = lane(turn.laid, 3, ONES)
    if ones < lane(turn.thrown, 4, 0):
        fields.wrong("position-bad-laid", GAME, place=PLACES[ONES])
    if sixes_in(turn.laid) > lane(turn.thrown, 4, SIX):
        fields.wrong("position-bad-laid", GAME, place="6")
    elif asked_next(state, turn).turn != turn:
        fields.wrong("position-not-asked", GAME, place=PLACES[turn.asked])


def placeable_on(state: State, place: int) -> int:
    """Return how many dice of a throw could go to one place."""
    column = column_of(place)
    if column < HAMSTERS and not lane(state.middle.tops, 4, column):
        return 0
    if FIRST_SIXES <= place <= LAST_SIXES:
        return lane(state.turn.thrown, 4, SIX)
    return lane(state.turn.thrown, 4, 0 if place == ONES else place + 1)


def note_claiming(fields: Fields, state: State) -> None:
    """Note a claim of nothing, and a throw that cannot have led to the dice that lie."""
    if not claimable(state):
        fields.wrong("position-nothing-to-claim", GAME)
    dice, thrown = dice_of(state), state.turn.thrown
    ones = lane(thrown, 4, 0)
    laid = dice_in(thrown) - in_hand(dice)
    most = min(sixes_in(dice), lane(thrown, 4, SIX)) + sum(
        min(lane(dice, 3, place), placeable_on(state, place)) for place in range(FIRST_SIXES)
    )
    if lane(dice, 3, ONES) < ones or not ones <= laid <= most:
        fields.wrong("position-thrown-not-laid", GAME)


# The end.


def winners(state: State) -> list[int]:
    """Return the seats with seven or more equal supplies."""
    seats = range(state.options.seats)
    return [seat for seat in seats if score(state, seat) >= SUPPLIES_TO_WIN]


def note_end(fields: Fields, state: State) -> None:
    """Note a game that must be over, or cannot be."""
    limit = state.options.turn_limit
    is_over = state.turn.phase == ENDED
    if 0 < limit < state.turns + (not is_over):
        fields.wrong("position-past-limit", limit=limit, turns=state.turns)
    won = winners(state)
    for seat in won:
        if not is_over or seat != state.seat:
            fields.wrong("position-won", GAME, seat=seat)
        if not any(was_short_of(state.cards[seat], card) for card in held(state.cards[seat])):
            fields.wrong("position-won-before", GAME, seat=seat)
    is_limited = 0 < limit == state.turns
    if is_over and not won and state.middle.tops and not is_limited:
        fields.wrong("position-not-over", GAME)
    if state.turn.phase in ASKING and not state.middle.tops:
        fields.wrong("position-all-closed", GAME)


def held(cards: int) -> list[int]:
    """Return the kinds of cards a seat has."""
    return members(kinds_in(cards))


def was_short_of(cards: int, card: int) -> bool:
    """Tell whether a seat had not won before it took one of its cards."""
    return most_of_one(supplies_of(cards) - SUPPLIES_ON[card]) < SUPPLIES_TO_WIN
