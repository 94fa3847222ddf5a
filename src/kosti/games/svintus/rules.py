"""The rules of Svintus 3D, D1 to D12."""

from typing import Final, NamedTuple

from kosti.core.chance import Air
from kosti.core.packed import lane, lowest, with_lane
from kosti.core.rule import CHANCE, OVER, WHOLE, rule
from kosti.games.setting_aside import dice_in, faces_in
from kosti.games.svintus.cards import (
    FILLING,
    GLUTTON,
    LONE,
    PILES_33,
    PILES_222,
    PILES_1111,
    SUM_15,
    TRIPLE,
    kinds_in,
    most_of_one,
    supplies_in_all,
    supplies_of,
)
from kosti.games.svintus.deck import Stacks, drawn_from, stack_of
from kosti.games.svintus.dice import (
    ALL_ASKED,
    DICE,
    FIRST_SIXES,
    FIVES,
    GLUTTON_ROW,
    HAMSTERS,
    LAST_SIXES,
    NOTHING,
    ONES,
    SIX,
    THREES,
    BySeat,
    all_hands,
    in_hand,
    off_column,
    piles_of,
    sixes_in,
    with_seat,
)
from kosti.games.svintus.options import DOUBLES, Options

VERSION = 1
HAS_SECRETS = False

SUPPLIES_TO_WIN: Final = 7
DICE_FOR_HAMSTERS: Final = 3
OPEN_GLUTTONS: Final = 3
FOUR_OF_EACH_DOUBLE: Final = 4 | 4 << 20 | 4 << 35 | 4 << 45

OPENING: Final = 0
REFILLING: Final = 1
THROWING: Final = 2
PLACING: Final = 3
CLAIMING: Final = 4
FEEDING: Final = 5
ENDED: Final = 6

# Choices are, by phase: a number of dice; a kind of glutton card or none; a kind of card to feed.
DECLINE: Final = 36


class Turn(NamedTuple):
    """One turn: its phase, the dice thrown (by face), the place asked about, the dice laid down.

    Dice laid down join the seat's others when the placing is done.
    """

    phase: int
    thrown: int
    asked: int
    laid: int


class Middle(NamedTuple):
    """What lies in the middle of the table.

    `dice` are those of each seat on the top row, by place. `tops` are the open cards of the four
    columns and `row` the open glutton cards, the highest kind first, each as kind + 1 in lanes of
    four and six bits; 0 is no card.
    """

    dice: BySeat
    tops: int
    row: int
    stacks: Stacks


class State(NamedTuple):
    """A moment of the game; `cards` are those before each seat, by kind in lanes of three bits."""

    options: Options
    seat: int
    turns: int
    turn: Turn
    cards: BySeat
    middle: Middle


@rule
def start(options: Options) -> State:
    """Return the moment before the first cards are turned up."""
    deck = options.deck
    if options.filling == DOUBLES:
        doubles = FOUR_OF_EACH_DOUBLE
        deck = Stacks(deck.twos, deck.threes, doubles, doubles, deck.sums, deck.piles, deck.others)
    return State(options, 0, 0, Turn(OPENING, 0, 0, 0), NOTHING, Middle(NOTHING, 0, 0, deck))


@rule
def to_act(state: State) -> int:
    """Return the seat that is to choose, `CHANCE` or `OVER`."""
    if state.turn.phase <= THROWING:
        return CHANCE
    if state.turn.phase == ENDED:
        return OVER
    return state.seat


@rule
def legal(state: State) -> int:
    """Return the mask of the choices of the seat that is to act."""
    if state.turn.phase == PLACING:
        return (2 << placeable(state.turn)) - 1  # D3
    if state.turn.phase == CLAIMING:
        return claimable(state) | 1 << DECLINE  # D4 D6
    if state.turn.phase == FEEDING:
        return kinds_in(state.cards[state.seat])  # D7
    return 0


@rule
def played(state: State, choice: int) -> State:
    """Return the state after a legal choice."""
    if state.turn.phase == FEEDING:
        return turn_ended(fed(state, choice))
    if state.turn.phase == PLACING:
        return confirmed(placed(state, choice))
    return unclaimed(state) if choice == DECLINE else claimed(state, choice)  # D6


@rule
def in_the_air(state: State) -> Air:
    """Return the dice about to land, or the stack whose next card is about to be turned up."""
    if state.turn.phase == THROWING:
        return Air(in_hand(dice_of(state)), 0, 0, 0)  # D2
    column = to_turn_up(state.middle)
    stacks = state.middle.stacks
    if column == GLUTTON_ROW:
        return Air(0, stacks.sums, stacks.piles, stacks.others)
    return Air(0, stack_of(stacks, column), 0, 0)


@rule
def landed(state: State, outcome: int) -> State:
    """Return the state after a throw has landed or a card was turned up."""
    if state.turn.phase == THROWING:
        ones = lane(outcome, 4, 0) << 3 * ONES  # D3
        return confirmed(asked_next(state, Turn(PLACING, outcome, 0, ones)))
    state = with_middle(state, turned_up(state.middle, outcome))
    if to_turn_up(state.middle) >= 0:
        return state
    if state.turn.phase == OPENING:
        return with_turn(state, Turn(THROWING, 0, 0, 0))
    return turn_ended(state)


@rule
def is_over(state: State) -> bool:
    """Tell whether the game has ended."""
    return state.turn.phase == ENDED


@rule
def shares(state: State, seat: int) -> int:
    """Return a seat's part of the win at the end of the game, the whole being 420."""  # D10
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
def score(state: State, seat: int) -> int:
    """Return the largest number of one supply that a seat has."""  # D8 D10
    return most_of_one(supplies_of(state.cards[seat]))


@rule
def ranked(state: State, seat: int) -> int:
    """Return the largest number of one supply, then all supplies, as one number to compare."""
    return score(state, seat) << 8 | supplies_in_all(supplies_of(state.cards[seat]))  # D10


@rule
def seen(state: State, seat: int) -> State:
    """Return what a seat may know: everything, as the order of the stacks is nowhere."""  # D11
    return state


# Placing.


@rule
def asked_next(state: State, turn: Turn) -> State:
    """Return the state that asks about the next place, or has asked about them all."""  # D3
    columns = faces_in(state.middle.tops)  # D10
    places = faces_in(turn.thrown) >> 1 & columns
    if lane(turn.thrown, 4, SIX) > sixes_in(turn.laid):
        places |= columns << FIRST_SIXES | 1 << LAST_SIXES
    places = places >> turn.asked << turn.asked
    asked = lowest(places) if places else ALL_ASKED
    return with_turn(state, Turn(PLACING, turn.thrown, asked, turn.laid))


@rule
def confirmed(state: State) -> State:
    """Return the state with the placing done, if all has been asked: a card may be claimed."""
    if state.turn.asked < ALL_ASKED:
        return state
    state = laid_down(state)
    return state if claimable(state) else unclaimed(state)  # D4


@rule
def laid_down(state: State) -> State:
    """Return the state with the dice laid down among the seat's others."""  # D11
    turn = Turn(CLAIMING, state.turn.thrown, 0, 0)
    return with_turn(with_dice(state, dice_of(state) + state.turn.laid), turn)


@rule
def placeable(turn: Turn) -> int:
    """Return how many dice there are for the place asked about."""
    if turn.asked < FIRST_SIXES:
        return lane(turn.thrown, 4, turn.asked + 1)
    return lane(turn.thrown, 4, SIX) - sixes_in(turn.laid)


@rule
def placed(state: State, count: int) -> State:
    """Return the state with so many dice on the place asked about."""  # D3
    turn = state.turn
    laid = turn.laid + (count << 3 * turn.asked)
    return asked_next(state, Turn(PLACING, turn.thrown, turn.asked + 1, laid))


# Glutton cards.


@rule
def claimable(state: State) -> int:
    """Return the mask of the open glutton cards whose condition holds."""  # D4
    mask = 0
    row = state.middle.row
    while row:
        kind = (row & 63) - 1
        if is_met(kind >> 2, state.turn.thrown, dice_of(state)):
            mask |= 1 << kind
        row >>= 6
    return mask


@rule
def is_met(condition: int, thrown: int, dice: int) -> bool:
    """Tell whether a throw, or a seat's dice after placing, meet a condition."""  # D9
    if condition <= SUM_15:
        return total(thrown) == 5 * (condition + 1)
    if condition == PILES_1111:
        return lie_in(dice, 4, 1)
    if condition == PILES_222:
        return lie_in(dice, 3, 2)
    if condition == PILES_33:
        return lie_in(dice, 2, 3)
    if condition == TRIPLE:
        return has_three_alike(thrown)
    if condition == LONE:
        return dice_in(thrown) == 1
    return sixes_in(dice) == 4


@rule
def total(thrown: int) -> int:
    """Return the sum of thrown dice, a six counting 6."""  # D9
    found = 0
    for face in range(6):
        found += (face + 1) * lane(thrown, 4, face)
    return found


@rule
def has_three_alike(thrown: int) -> bool:
    """Tell whether some face shows on exactly three dice."""  # D9
    found = False
    for face in range(6):
        found = found or lane(thrown, 4, face) == 3
    return found


@rule
def lie_in(dice: int, piles: int, height: int) -> bool:
    """Tell whether a seat's dice lie in so many piles of one height and nowhere else."""  # D9
    found = 0
    for column in range(5):
        found += lane(piles_of(dice), 3, column) == height
    return found == piles and in_hand(dice) == DICE - piles * height


@rule
def claimed(state: State, kind: int) -> State:
    """Return the state after a glutton card was taken and all the seat's dice came home."""  # D4
    middle = with_dice(state, 0).middle
    row = without_open(middle.row, kind)
    middle = Middle(middle.dice, middle.tops, row, middle.stacks)
    return taken(with_middle(state, middle), GLUTTON + kind % 4)


@rule
def with_open(row: int, kind: int) -> int:
    """Return the open glutton cards with one more, the highest kind first."""
    place = 0
    while lane(row, 6, place) > kind + 1:
        place += 1
    above = row >> 6 * place << 6 * (place + 1)
    return above | kind + 1 << 6 * place | row & ((1 << 6 * place) - 1)


@rule
def without_open(row: int, kind: int) -> int:
    """Return the open glutton cards with one gone."""
    place = 0
    while lane(row, 6, place) != kind + 1:
        place += 1
    return row >> 6 * (place + 1) << 6 * place | row & ((1 << 6 * place) - 1)


# The top row, the Hamsters, and cards taken.


@rule
def unclaimed(state: State) -> State:
    """Return the state after no glutton card was taken."""
    column = satisfied(piles_of(dice_of(state)))
    if column >= 0:
        return top_taken(state, column)  # D5
    if lane(piles_of(dice_of(state)), 3, HAMSTERS) < DICE_FOR_HAMSTERS:
        return turn_ended(state)
    kinds = kinds_in(state.cards[state.seat])
    if kinds & (kinds - 1):
        return with_turn(state, Turn(FEEDING, 0, 0, 0))  # D7
    return turn_ended(fed(state, lowest(kinds)))


@rule
def satisfied(piles: int) -> int:
    """Return the column where a seat has dice enough for the card, -1 if none."""  # D5
    for column in range(HAMSTERS):
        if lane(piles, 3, column) >= dice_needed(column):
            return column
    return -1


@rule
def dice_needed(column: int) -> int:
    """Return how many dice the card of a column needs."""  # D5
    return 4 if column <= THREES else 5


@rule
def top_taken(state: State, column: int) -> State:
    """Return the state after the open card of a column was taken."""  # D5
    middle = state.middle
    kind = lane(middle.tops, 4, column) - 1
    dice = off_column(middle.dice, column)
    tops = with_lane(middle.tops, 4, column, 0)
    state = with_middle(state, Middle(dice, tops, middle.row, middle.stacks))
    return taken(state, kind if column <= THREES else FILLING + kind)


@rule
def taken(state: State, card: int) -> State:
    """Return the state after a card came before the seat: won, or a card is to be turned up."""
    state = with_cards(state, state.cards[state.seat] + (1 << 3 * card))
    if score(state, state.seat) >= SUPPLIES_TO_WIN:
        return over(state)  # D8
    if to_turn_up(state.middle) >= 0:
        return with_turn(state, Turn(REFILLING, 0, 0, 0))
    return turn_ended(state)  # D10


@rule
def fed(state: State, card: int) -> State:
    """Return the state after a card (-1: none) went under the Hamsters."""  # D7
    middle = state.middle
    dice = off_column(middle.dice, HAMSTERS)
    state = with_middle(state, Middle(dice, middle.tops, middle.row, middle.stacks))
    return with_cards(state, state.cards[state.seat] - (1 << 3 * card)) if card >= 0 else state


# Turning up.


@rule
def to_turn_up(middle: Middle) -> int:
    """Return where the next card is to be turned up, -1 if nowhere; the 5s come first."""
    for place in range(HAMSTERS):
        column = FIVES - place
        if lane(middle.tops, 4, column) == 0 and stack_of(middle.stacks, column):
            return column
    gluttons = middle.stacks.sums | middle.stacks.piles | middle.stacks.others
    if lane(middle.row, 6, OPEN_GLUTTONS - 1) == 0 and gluttons:
        return GLUTTON_ROW  # D4
    return -1


@rule
def turned_up(middle: Middle, kind: int) -> Middle:
    """Return the middle of the table with the next card open."""
    column = to_turn_up(middle)
    stacks = drawn_from(middle.stacks, column, kind)
    if column == GLUTTON_ROW:
        return Middle(middle.dice, middle.tops, with_open(middle.row, kind), stacks)
    return Middle(middle.dice, with_lane(middle.tops, 4, column, kind + 1), middle.row, stacks)


# The end of a turn and of the game.


@rule
def turn_ended(state: State) -> State:
    """Return the state in which the next seat throws, or the game is over."""
    seats = state.options.seats
    middle = state.middle
    if all_hands(middle.dice, seats) == 0:
        middle = Middle(NOTHING, middle.tops, middle.row, middle.stacks)  # D12
        state = with_middle(state, middle)
    if middle.tops == 0 or 0 < state.options.turn_limit <= state.turns + 1:
        return over(state)  # D10
    seat = next_seat(state.seat, seats)
    while in_hand(middle.dice[seat]) == 0:
        seat = next_seat(seat, seats)  # D1
    turn = Turn(THROWING, 0, 0, 0)
    return State(state.options, seat, state.turns + 1, turn, state.cards, middle)


@rule
def next_seat(seat: int, seats: int) -> int:
    """Return the seat to the left."""
    return 0 if seat + 1 == seats else seat + 1


@rule
def over(state: State) -> State:
    """Return the state with the game over after this turn."""
    turn = Turn(ENDED, 0, 0, 0)
    return State(state.options, state.seat, state.turns + 1, turn, state.cards, state.middle)


# The small part that changes.


@rule
def dice_of(state: State) -> int:
    """Return the dice on the top row of the seat whose turn it is."""
    return state.middle.dice[state.seat]


@rule
def with_turn(state: State, turn: Turn) -> State:
    """Return the state with the turn gone on."""
    return State(state.options, state.seat, state.turns, turn, state.cards, state.middle)


@rule
def with_cards(state: State, cards: int) -> State:
    """Return the state with other cards before the seat whose turn it is."""
    by_seat = with_seat(state.cards, state.seat, cards)
    return State(state.options, state.seat, state.turns, state.turn, by_seat, state.middle)


@rule
def with_dice(state: State, dice: int) -> State:
    """Return the state with other dice on the top row of the seat whose turn it is."""
    middle = state.middle
    by_seat = with_seat(middle.dice, state.seat, dice)
    return with_middle(state, Middle(by_seat, middle.tops, middle.row, middle.stacks))


@rule
def with_middle(state: State, middle: Middle) -> State:
    """Return the state with the middle of the table changed."""
    return State(state.options, state.seat, state.turns, state.turn, state.cards, middle)
