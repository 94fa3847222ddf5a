"""What is told of a step in Svintus 3D."""

from functools import lru_cache

from kosti.core.ending import ended
from kosti.core.event import Event, open_to_all
from kosti.core.notation import faces_text
from kosti.core.packed import lane, lowest
from kosti.games.svintus import rules
from kosti.games.svintus.cards import CARDS, PAIRS, SUPPLIES, kinds_in, supplies_in_all, supplies_of
from kosti.games.svintus.deck import stack_of
from kosti.games.svintus.dice import (
    DICE,
    GLUTTON_ROW,
    HAMSTERS,
    ONES,
    BySeat,
    all_hands,
    in_hand,
    piles_of,
)
from kosti.games.svintus.notation import CLAIMS, FACES, kinds_due
from kosti.games.svintus.places import NAMES, PLACES, column_of
from kosti.games.svintus.rules import (
    CLAIMING,
    DECLINE,
    DICE_FOR_HAMSTERS,
    FEEDING,
    PLACING,
    REFILLING,
    THROWING,
    State,
    dice_of,
    next_seat,
    satisfied,
    to_turn_up,
    with_dice,
)

seen_by = open_to_all
GLUTTONS = "gluttons"
KINDS_OF_COLUMN = (SUPPLIES, SUPPLIES, PAIRS, PAIRS)


def told(before: State, step: int, after: State) -> list[Event]:
    """Tell what happened between two states by one step."""
    phase = before.turn.phase
    if phase == THROWING:
        events = thrown_told(before, step, after)
    elif phase == PLACING:
        events = placed_told(before, step, after)
    elif phase == CLAIMING:
        events = claim_told(before, step, after)
    elif phase == FEEDING:
        events = fed_told(before, step)
    else:
        events = [turned_up_told(before, step)]
    if after.turns == before.turns:
        return events
    return [*events, *skipped_told(before, after), *ended_told(after)]


def turned_up_told(before: State, kind: int) -> Event:
    """Tell which card was turned up."""
    place = to_turn_up(before.middle)
    column = GLUTTONS if place == GLUTTON_ROW else NAMES[place]
    return Event("turned_up", values={"column": column, "card": kinds_due(before)[kind]})


def thrown_told(before: State, dice: int, after: State) -> list[Event]:
    """Tell a throw, and the 1s that go to the Hamsters."""
    ones = lane(dice, 4, 0)
    told = [threw(before.seat, dice), *laid_told(before.seat, ONES, ones)]
    return told + finished_told(before, ones << 3 * ONES, after)


@lru_cache(4096)
def threw(seat: int, dice: int) -> Event:
    """Tell a throw."""
    return Event("threw", seat, values={"dice": tuple(faces_text(dice, FACES))})


def placed_told(before: State, count: int, after: State) -> list[Event]:
    """Tell the dice placed."""
    place = before.turn.asked
    all_laid = before.turn.laid + (count << 3 * place)
    return laid_told(before.seat, place, count) + finished_told(before, all_laid, after)


def laid_told(seat: int, place: int, count: int) -> list[Event]:
    """Tell that dice were placed, if any were."""
    return [laid(seat, place, count)] if count else []


@lru_cache(4096)
def laid(seat: int, place: int, count: int) -> Event:
    """Tell that dice were placed."""
    where = {"face": PLACES[place][0], "column": NAMES[column_of(place)]}
    return Event("placed", seat, values={"count": count, **where})


def finished_told(before: State, all_laid: int, after: State) -> list[Event]:
    """Tell what follows from a placing that is done."""
    if after.turn.phase in (PLACING, CLAIMING):
        return []
    return unclaimed_told(with_dice(before, dice_of(before) + all_laid), after)


def claim_told(before: State, choice: int, after: State) -> list[Event]:
    """Tell a glutton card taken or declined."""
    if choice == DECLINE:
        return [Event("declined", before.seat), *unclaimed_told(before, after)]
    count = DICE - in_hand(dice_of(before))
    home = [Event("all_home", before.seat, values={"count": count})] if count else []
    return [Event("glutton_taken", before.seat, values={"card": CLAIMS[choice]}), *home]


def unclaimed_told(state: State, after: State) -> list[Event]:
    """Tell what happened once no glutton card was taken."""
    dice = state.middle.dice
    column = satisfied(piles_of(dice_of(state)))
    if column >= 0:
        return [*taken_told(state, column, after), *home_told(dice, column)]
    if after.turn.phase == FEEDING:
        return [Event("hungry", state.seat)]
    if lane(piles_of(dice_of(state)), 3, HAMSTERS) >= DICE_FOR_HAMSTERS:
        return fed_told(state, lowest(kinds_in(state.cards[state.seat])))
    if all_hands(dice, state.options.seats) == 0:
        return [Event("no_hands")]
    return []


def taken_told(state: State, column: int, after: State) -> list[Event]:
    """Tell a card taken from the top row, and that it was the last of its column."""
    kind = lane(state.middle.tops, 4, column) - 1
    values = {"column": NAMES[column], "card": KINDS_OF_COLUMN[column][kind]}
    taken = Event("card_taken", state.seat, values=values)
    is_last = after.turn.phase != REFILLING and not stack_of(after.middle.stacks, column)
    return [taken, *([Event("closed", values={"column": NAMES[column]})] if is_last else [])]


def fed_told(state: State, card: int) -> list[Event]:
    """Tell what went under the Hamsters, and the dice that come home from there."""
    fed = Event("fed", state.seat, values={"card": CARDS[card]})
    nothing = Event("fed_nothing", state.seat)
    return [fed if card >= 0 else nothing, *home_told(state.middle.dice, HAMSTERS)]


def home_told(dice: BySeat, column: int) -> list[Event]:
    """Tell whose dice come home from a column."""
    counts = [lane(piles_of(of_seat), 3, column) for of_seat in dice]
    name = NAMES[column]
    return [
        Event("came_home", seat, values={"count": count, "column": name})
        for seat, count in enumerate(counts)
        if count
    ]


def skipped_told(before: State, after: State) -> list[Event]:
    """Tell who has no dice in hand and is passed over."""
    found: list[Event] = []
    if rules.is_over(after):
        return found
    seat = next_seat(before.seat, before.options.seats)
    while seat != after.seat:
        found.append(Event("skipped", seat))
        seat = next_seat(seat, before.options.seats)
    return found


def ended_told(after: State) -> list[Event]:
    """Tell the end of the game, if it has ended, with all supplies beside the most of one."""
    return [
        event._replace(values={**event.values, "total": total(after, event.seat)})
        if event.kind == "scored"
        else event
        for event in ended(rules, after)
    ]


def total(state: State, seat: int) -> int:
    """Return how many supplies a seat has in all."""
    return supplies_in_all(supplies_of(state.cards[seat]))
