"""The pieces of Svintus 3D counted one by one, apart from the rules."""

from typing import Final

from kosti.core.rule import rule
from kosti.games.svintus.cards import CARDS, SUPPLIES
from kosti.games.svintus.deck import Stacks
from kosti.games.svintus.rules import Middle, State

BySeat = tuple[int, int, int, int, int, int]
NOTHING: Final = (0, 0, 0, 0, 0, 0)
KINDS: Final = 18


def _number_on(card: str, supply: str) -> int:
    if card.startswith("no-"):
        return int(card != f"no-{supply}")
    return card.split("-").count(supply)


HOLDS = [_number_on(card, supply) for card in CARDS for supply in SUPPLIES]


@rule
def thrown_at(thrown: int, face: int) -> int:
    """Return how many dice of a throw show a face."""
    return thrown >> 4 * face & 15


@rule
def placed_at(dice: int, place: int) -> int:
    """Return how many dice lie on a place: 0 to 4 naturals, 5 to 9 sixes."""
    return dice >> 3 * place & 7


@rule
def on_column(dice: int, column: int) -> int:
    """Return how many dice lie on a column."""
    return placed_at(dice, column) + placed_at(dice, column + 5)


@rule
def sixes_of(dice: int) -> int:
    """Return how many sixes are among dice."""
    found = 0
    for place in range(5, 10):
        found += placed_at(dice, place)
    return found


@rule
def in_hand(dice: int) -> int:
    """Return how many of a seat's seven dice are not on the table."""
    found = 7
    for column in range(5):
        found -= on_column(dice, column)
    return found


@rule
def all_home(dice: BySeat, seats: int) -> bool:
    """Tell whether all dice are to come home: no seat has one in hand."""  # D12
    hands = 0
    for seat in range(seats):
        hands += in_hand(dice[seat])
    return hands == 0


@rule
def with_one(by_seat: BySeat, seat: int, number: int) -> BySeat:
    """Return the numbers with one replaced."""
    return (
        number if seat == 0 else by_seat[0],
        number if seat == 1 else by_seat[1],
        number if seat == 2 else by_seat[2],
        number if seat == 3 else by_seat[3],
        number if seat == 4 else by_seat[4],
        number if seat == 5 else by_seat[5],
    )


@rule
def home_from(dice: BySeat, column: int) -> BySeat:
    """Return the dice of all seats but for those on a column."""
    found = dice
    for seat in range(6):
        mine = dice[seat]
        mine -= placed_at(mine, column) << 3 * column
        mine -= placed_at(mine, column + 5) << 3 * (column + 5)
        found = with_one(found, seat, mine)
    return found


@rule
def lanes_right(state: State) -> bool:
    """Tell whether each seat has seven dice, and nobody away from the table anything."""
    for seat in range(6):
        dice = state.middle.dice[seat]
        if dice < 0 or dice >> 30 or in_hand(dice) < 0:
            return False
        if seat >= state.options.seats and (dice or state.cards[seat]):
            return False
    return state.middle.row >> 18 == 0 and state.middle.tops >> 16 == 0


@rule
def stack_at(stacks: Stacks, column: int, kind: int) -> int:
    """Return how many cards of a kind a stack has; column 4 is the gluttons'."""
    if column == 0:
        return stacks.twos >> 5 * kind & 31
    if column == 1:
        return stacks.threes >> 5 * kind & 31
    if column == 2:
        return stacks.fours >> 5 * kind & 31
    if column == 3:
        return stacks.fives >> 5 * kind & 31
    if kind < 12:
        return stacks.sums >> 5 * kind & 31
    if kind < 24:
        return stacks.piles >> 5 * (kind - 12) & 31
    return stacks.others >> 5 * (kind - 24) & 31


@rule
def kinds_of(column: int) -> int:
    """Return how many kinds a stack can have."""
    if column < 2:
        return 4
    return 10 if column < 4 else 36


@rule
def size_of(stacks: Stacks, column: int) -> int:
    """Return how many cards a stack has."""
    found = 0
    for kind in range(kinds_of(column)):
        found += stack_at(stacks, column, kind)
    return found


@rule
def open_at(middle: Middle, column: int, kind: int) -> int:
    """Return how many open cards of a kind a column, or the glutton row, has."""
    if column < 4:
        return 1 if middle.tops >> 4 * column & 15 == kind + 1 else 0
    found = 0
    for place in range(3):
        found += middle.row >> 6 * place & 63 == kind + 1
    return found


@rule
def open_in_all(middle: Middle, column: int) -> int:
    """Return how many open cards a column, or the glutton row, has."""
    if column < 4:
        return 1 if middle.tops >> 4 * column & 15 else 0
    found = 0
    for place in range(3):
        found += middle.row >> 6 * place & 63 != 0
    return found


@rule
def to_turn_up(middle: Middle) -> bool:
    """Tell whether a card is to be turned up: a place is free and its stack has one."""  # D5, D10
    for column in range(5):
        room = 3 if column == 4 else 1
        if open_in_all(middle, column) < room and size_of(middle.stacks, column):
            return True
    return False


@rule
def column_of(before: Middle, after: Middle, kind: int) -> int:
    """Return where a card of a kind was turned up, all else being the same; -1 if nowhere."""
    found = -1
    for column in range(5):
        gone = size_of(before.stacks, column) - size_of(after.stacks, column)
        new = open_in_all(after, column) - open_in_all(before, column)
        if gone != new or not 0 <= new <= 1:
            return -1
        if new and (found >= 0 or not turned_there(before, after, column, kind)):
            return -1
        if new:
            found = column
    return found


@rule
def turned_there(before: Middle, after: Middle, column: int, kind: int) -> bool:
    """Tell whether a card of this kind came from a stack to its place beside it."""
    gone = stack_at(before.stacks, column, kind) - stack_at(after.stacks, column, kind)
    return gone == 1 and open_at(after, column, kind) == open_at(before, column, kind) + 1


@rule
def cards_of(state: State, card: int) -> int:
    """Return how many cards with the same supplies are in the game, wherever they are."""
    found = 0
    for seat in range(6):
        found += state.cards[seat] >> 3 * card & 7
    middle = state.middle
    if card < 4:
        for column in range(2):
            found += stack_at(middle.stacks, column, card) + open_at(middle, column, card)
    elif card < 14:
        for column in range(2, 4):
            found += stack_at(middle.stacks, column, card - 4) + open_at(middle, column, card - 4)
    else:
        for condition in range(9):
            kind = 4 * condition + card - 14
            found += stack_at(middle.stacks, 4, kind) + open_at(middle, 4, kind)
    return found


@rule
def cards_kept(before: State, after: State, has_fed: bool) -> bool:
    """Tell whether no card came from nowhere, and only one that was fed is lost."""  # D7
    if after.cards == before.cards and after.middle == before.middle:
        return not has_fed
    lost = 0
    for card in range(KINDS):
        gone = cards_of(before, card) - cards_of(after, card)
        if gone < 0:
            return False
        lost += gone
    return lost == (1 if has_fed else 0)


@rule
def supplies(cards: int, supply: int) -> int:
    """Return how many of a supply are on cards."""
    found = 0
    for card in range(KINDS):
        found += (cards >> 3 * card & 7) * HOLDS[4 * card + supply]
    return found


@rule
def most_supplies(cards: int) -> int:
    """Return the largest number of one supply on cards."""
    most = 0
    for supply in range(4):
        most = max(most, supplies(cards, supply))
    return most


@rule
def rank_of(cards: int) -> int:
    """Return the most of one supply, then all supplies, as one number."""
    found = 0
    for supply in range(4):
        found += supplies(cards, supply)
    return most_supplies(cards) * 1_000 + found
