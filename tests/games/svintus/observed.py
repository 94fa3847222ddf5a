"""What happened at a step of Svintus 3D, read from the page and not from the rules."""

from typing import Final

from games.svintus.counted import (
    NOTHING,
    BySeat,
    all_home,
    cards_kept,
    column_of,
    home_from,
    in_hand,
    lanes_right,
    most_supplies,
    on_column,
    placed_at,
    rank_of,
    sixes_of,
    thrown_at,
    to_turn_up,
    with_one,
)
from kosti.core.rule import CHANCE, OVER, rule
from kosti.games.svintus.rules import (
    CLAIMING,
    DECLINE,
    ENDED,
    FEEDING,
    OPENING,
    PLACING,
    REFILLING,
    THROWING,
    State,
    legal,
    score,
    shares,
    to_act,
)

RULES: Final = tuple(f"D{number}" for number in range(1, 13))

CARDS_LOST: Final = 20
DICE_LOST: Final = 21
ASKED_WRONG: Final = 22
LAID_WRONG: Final = 23
CHOICES_WRONG: Final = 24
TAKEN_WRONG: Final = 25
HOME_WRONG: Final = 26
TURNED_WRONG: Final = 27
FED_WRONG: Final = 28
ORDER_WRONG: Final = 29
END_WRONG: Final = 30
SCORE_WRONG: Final = 31
PHASE_WRONG: Final = 32
BROKEN: Final = {
    CARDS_LOST: "a card is lost, or came from nowhere",
    DICE_LOST: "a seat has not seven dice, or a seat away from the table has pieces",
    ASKED_WRONG: "another place is asked about than the dice and columns allow (D3, D10)",
    LAID_WRONG: "dice were laid down wrongly (D3)",
    CHOICES_WRONG: "other choices than the page says, or another seat's (D3, D4, D7, D9)",
    TAKEN_WRONG: "a card was taken wrongly, or not taken (D4, D5, D6)",
    HOME_WRONG: "dice came home wrongly, or did not (D4, D5, D7, D12)",
    TURNED_WRONG: "a card was turned up wrongly (D4, D5, D10)",
    FED_WRONG: "the Hamsters were fed wrongly (D7)",
    ORDER_WRONG: "the wrong seat is next (D1)",
    END_WRONG: "the game ends too early or too late (D8, D10)",
    SCORE_WRONG: "supplies or winners are counted wrongly (D8, D10)",
    PHASE_WRONG: "something else follows than the page says",
}

# What a placing may lead to; 0 to 3 are the card of that column.
NO_CARD: Final = 4
TO_HAMSTERS: Final = 5


@rule
def is_met(condition: int, thrown: int, dice: int) -> bool:
    """Tell whether a glutton card's condition holds."""  # D9
    if condition < 3:
        total = 0
        for face in range(6):
            total += (face + 1) * thrown_at(thrown, face)
        return total == 5 + 5 * condition
    if condition == 6:
        triples = 0
        for face in range(6):
            triples += thrown_at(thrown, face) == 3
        return triples > 0
    if condition == 7:
        return count_thrown(thrown) == 1
    if condition == 8:
        return sixes_of(dice) == 4
    height = condition - 2  # 1, 2 or 3 dice a pile, in 4, 3 or 2 piles
    piles = 7 - condition
    lying = 0
    for column in range(5):
        if on_column(dice, column) == height:
            lying += 1
        elif on_column(dice, column) != 0:
            return False
    return lying == piles


@rule
def count_thrown(thrown: int) -> int:
    """Return how many dice were thrown."""
    found = 0
    for face in range(6):
        found += thrown_at(thrown, face)
    return found


@rule
def claims(state: State, thrown: int, dice: int) -> int:
    """Return the mask of the open glutton cards that can be claimed."""  # D4
    mask = 0
    for place in range(3):
        kind = (state.middle.row >> 6 * place & 63) - 1
        if kind >= 0 and is_met(kind // 4, thrown, dice):
            mask |= 1 << kind
    return mask


@rule
def is_open(state: State, column: int) -> bool:
    """Tell whether dice can be placed on a column: the Hamsters always."""  # D10
    return column == 4 or state.middle.tops >> 4 * column & 15 != 0


@rule
def next_place(state: State, thrown: int, laid: int, first: int) -> int:
    """Return the first place, from one on, where dice could be laid; 10 if nowhere."""  # D3
    for place in range(first, 10):
        if is_open(state, place % 5):
            if place < 4 and thrown_at(thrown, place + 1):
                return place
            if place > 4 and thrown_at(thrown, 5) > sixes_of(laid):
                return place
    return 10


@rule
def outcome_of(dice: int) -> int:
    """Return what a placing leads to when no glutton card is taken."""  # D5, D7
    for column in range(4):
        if on_column(dice, column) >= (4 if column < 2 else 5):
            return column
    return TO_HAMSTERS if on_column(dice, 4) >= 3 else NO_CARD


@rule
def broken(before: State, step: int, after: State) -> int:
    """Return what a step has broken, 0 if nothing."""
    if not lanes_right(after):
        return DICE_LOST
    if not choices_right(after):
        return CHOICES_WRONG
    fed = is_feeding(before, step, after)
    if not cards_kept(before, after, fed):
        return CARDS_LOST
    phase = before.turn.phase
    if phase in (OPENING, REFILLING):
        return turning_broken(before, step, after)
    if phase == THROWING:
        if count_thrown(step) != in_hand(before.middle.dice[before.seat]):
            return DICE_LOST  # D2
        ones = thrown_at(step, 0) << 12
        return placing_broken(before, after, step, ones, 0)
    if phase == PLACING:
        laid = before.turn.laid + (step << 3 * before.turn.asked)
        return placing_broken(before, after, before.turn.thrown, laid, before.turn.asked + 1)
    dice = before.middle.dice[before.seat]
    if phase == CLAIMING and step != DECLINE:
        return claim_broken(before, step, after)
    if phase == CLAIMING:
        return settled_broken(before, after, dice)
    return fed_broken(before, after, before.middle.dice, step)


@rule
def is_feeding(before: State, step: int, after: State) -> bool:
    """Tell whether a card went under the Hamsters: the mover has one less."""
    return after.cards[before.seat] < before.cards[before.seat]


@rule
def choices_right(state: State) -> bool:
    """Tell whether the right seat has the right choices."""
    turn = state.turn
    mask = 0
    if turn.phase == PLACING:
        most = thrown_at(turn.thrown, 5) - sixes_of(turn.laid)
        if turn.asked < 4:
            most = thrown_at(turn.thrown, turn.asked + 1)
        mask = (1 << (most + 1)) - 1
    elif turn.phase == CLAIMING:
        mask = claims(state, turn.thrown, state.middle.dice[state.seat])
        if mask == 0:
            return False
        mask |= 1 << DECLINE
    elif turn.phase == FEEDING:
        for card in range(18):
            if state.cards[state.seat] >> 3 * card & 7:
                mask |= 1 << card
    actor = state.seat if mask else CHANCE
    if turn.phase == ENDED:
        actor = OVER
    return to_act(state) == actor and legal(state) == mask


@rule
def turning_broken(before: State, step: int, after: State) -> int:
    """Return what turning up a card broke."""
    column = column_of(before.middle, after.middle, step)
    if column < 0 or after.cards != before.cards:
        return TURNED_WRONG
    if to_turn_up(after.middle):
        same = after.turn.phase == before.turn.phase and after.turns == before.turns
        return 0 if same and after.middle.dice == before.middle.dice else PHASE_WRONG
    if before.turn.phase == OPENING:
        first = after.turn.phase == THROWING and after.turns == 0 and after.seat == 0
        return 0 if first and after.middle.dice == NOTHING else PHASE_WRONG
    return end_broken(before, after, before.middle.dice)


@rule
def placing_broken(before: State, after: State, thrown: int, laid: int, first: int) -> int:
    """Return what a step broke after which so many dice are laid and places are left to ask."""
    if not laid_right(before, thrown, laid):
        return LAID_WRONG
    place = next_place(before, thrown, laid, first)
    turn = after.turn
    me = before.seat
    if place < 10:
        if turn.phase != PLACING or turn.asked != place:
            return ASKED_WRONG
        if turn.thrown != thrown or turn.laid != laid or after.middle != before.middle:
            return LAID_WRONG
        return 0 if after.seat == me and after.turns == before.turns else ORDER_WRONG
    dice = before.middle.dice[me]
    for each in range(10):
        dice += placed_at(laid, each) << 3 * each
    if claims(before, thrown, dice):
        if turn.phase != CLAIMING or turn.thrown != thrown or turn.laid:
            return PHASE_WRONG
        if after.middle.dice != with_one(before.middle.dice, me, dice):
            return HOME_WRONG
        return 0 if after.seat == me and after.turns == before.turns else ORDER_WRONG
    return settled_broken(before, after, dice)


@rule
def laid_right(state: State, thrown: int, laid: int) -> bool:
    """Tell whether only dice of the throw are laid, where they may lie, and all 1s."""  # D3
    sixes = 0
    for place in range(10):
        lying = placed_at(laid, place)
        if lying and not is_open(state, place % 5):
            return False
        if place < 4 and lying > thrown_at(thrown, place + 1):
            return False
        if place > 4:
            sixes += lying
    return sixes <= thrown_at(thrown, 5) and placed_at(laid, 4) == thrown_at(thrown, 0)


@rule
def claim_broken(before: State, kind: int, after: State) -> int:
    """Return what taking a glutton card broke."""  # D4
    me = before.seat
    if claims(before, before.turn.thrown, before.middle.dice[me]) >> kind & 1 == 0:
        return TAKEN_WRONG
    if after.cards != with_one(before.cards, me, before.cards[me] + (1 << 3 * (14 + kind % 4))):
        return TAKEN_WRONG
    left = 0
    for place in range(3):
        left += (before.middle.row >> 6 * place & 63) - (after.middle.row >> 6 * place & 63)
    if left != kind + 1 or after.middle.tops != before.middle.tops:
        return TAKEN_WRONG
    return taken_broken(before, after, with_one(before.middle.dice, me, 0))


@rule
def settled_broken(before: State, after: State, mine: int) -> int:
    """Return what a turn without a glutton card broke, the mover's dice lying so."""
    me = before.seat
    dice = with_one(before.middle.dice, me, mine)
    outcome = outcome_of(mine)
    if outcome == TO_HAMSTERS:
        kinds = 0
        only = -1
        for card in range(18):
            if before.cards[me] >> 3 * card & 7:
                kinds += 1
                only = card
        if kinds < 2:
            return fed_broken(before, after, dice, only)
        if after.turn.phase != FEEDING or after.turns != before.turns or after.seat != me:
            return FED_WRONG
        return 0 if after.middle.dice == dice and after.cards == before.cards else FED_WRONG
    if after.middle.row != before.middle.row:
        return TAKEN_WRONG
    if outcome == NO_CARD:
        same = after.cards == before.cards and after.middle.tops == before.middle.tops
        return end_broken(before, after, dice) if same else TAKEN_WRONG
    card = (before.middle.tops >> 4 * outcome & 15) - 1
    tops = before.middle.tops - ((card + 1) << 4 * outcome)
    if outcome > 1:
        card += 4
    if after.cards != with_one(before.cards, me, before.cards[me] + (1 << 3 * card)):
        return TAKEN_WRONG
    if after.middle.tops != tops:
        return TAKEN_WRONG
    return taken_broken(before, after, home_from(dice, outcome))  # D5


@rule
def taken_broken(before: State, after: State, dice: BySeat) -> int:
    """Return what followed wrongly after a card was taken."""
    if after.middle.stacks != before.middle.stacks:
        return TURNED_WRONG
    if most_supplies(after.cards[before.seat]) >= 7:
        if after.turn.phase != ENDED or after.turns != before.turns + 1:
            return END_WRONG  # D8
        if after.middle.dice != dice or after.seat != before.seat:
            return HOME_WRONG
        return 0 if scores_right(after) else SCORE_WRONG
    if to_turn_up(after.middle):
        if after.turn.phase != REFILLING or after.turns != before.turns:
            return PHASE_WRONG
        return 0 if after.middle.dice == dice and after.seat == before.seat else HOME_WRONG
    return end_broken(before, after, dice)


@rule
def fed_broken(before: State, after: State, dice: BySeat, card: int) -> int:
    """Return what feeding a card (-1: none) broke."""  # D7
    me = before.seat
    cards = before.cards[me] if card < 0 else before.cards[me] - (1 << 3 * card)
    if after.cards != with_one(before.cards, me, cards):
        return FED_WRONG
    same = after.middle.tops == before.middle.tops and after.middle.row == before.middle.row
    if not same or after.middle.stacks != before.middle.stacks:
        return FED_WRONG
    return end_broken(before, after, home_from(dice, 4))


@rule
def end_broken(before: State, after: State, dice: BySeat) -> int:
    """Return what the end of a turn broke, the dice lying so at first."""
    seats = before.options.seats
    if after.turns != before.turns + 1:
        return PHASE_WRONG
    if all_home(dice, seats):
        dice = NOTHING  # D12
    if after.middle.dice != dice:
        return HOME_WRONG
    is_over = after.middle.tops == 0 or 0 < before.options.turn_limit <= after.turns
    if is_over != (after.turn.phase == ENDED):
        return END_WRONG  # D10
    if is_over:
        return 0 if scores_right(after) and after.seat == before.seat else SCORE_WRONG
    if after.turn.phase != THROWING or after.turn.thrown or after.turn.laid or after.turn.asked:
        return PHASE_WRONG
    for distance in range(1, seats + 1):
        seat = (before.seat + distance) % seats
        if in_hand(dice[seat]):
            return 0 if after.seat == seat else ORDER_WRONG  # D1
    return ORDER_WRONG


@rule
def scores_right(state: State) -> bool:
    """Tell whether supplies are counted and the winners found as the page says."""  # D10
    best = 0
    for seat in range(state.options.seats):
        best = max(best, rank_of(state.cards[seat]))
        if score(state, seat) != most_supplies(state.cards[seat]):
            return False
    for seat in range(state.options.seats):
        if (shares(state, seat) > 0) != (rank_of(state.cards[seat]) == best):
            return False
    return True


@rule
def fired(before: State, step: int, after: State) -> int:
    """Return the mask of the rules that a step shows, D1 in bit 0."""
    phase = before.turn.phase
    mask = 0
    if phase == THROWING:
        mask |= bit(2)
    if phase in (OPENING, REFILLING):
        mask |= bit(11)  # the order of the stacks is known to nobody
    if phase == PLACING and step > 0:
        mask |= bit(3)
    if phase == CLAIMING:
        mask |= bit(6) if step == DECLINE else bit(4)
    if after.turn.phase == CLAIMING and phase != CLAIMING:
        mask |= bit(9)
    has_taken = after.cards[before.seat] > before.cards[before.seat]
    if has_taken and after.middle.tops != before.middle.tops:
        mask |= bit(5)
        if not to_turn_up(after.middle):
            mask |= bit(10)  # the column is closed
    if phase == FEEDING or is_feeding(before, step, after):
        mask |= bit(7)
    if has_taken and after.turn.phase == ENDED and most_supplies(after.cards[before.seat]) > 6:
        mask |= bit(8)
    return mask | shown_at_end(before, after)


@rule
def shown_at_end(before: State, after: State) -> int:
    """Return the rules that the end of a turn shows."""
    if after.turns == before.turns:
        return 0
    seats = before.options.seats
    if after.turn.phase == ENDED:
        return bit(10) if most_supplies(after.cards[before.seat]) < 7 else 0
    mask = 0
    if after.seat != (before.seat + 1) % seats:
        mask |= bit(1)
    came_home = False
    for seat in range(seats):
        for column in range(4):
            if seat != before.seat and on_column(before.middle.dice[seat], column):
                came_home = True
    if came_home and after.middle.dice == NOTHING and after.cards == before.cards:
        mask |= bit(12)  # no card was taken
    return mask


@rule
def bit(number: int) -> int:
    """Return the bit of a rule."""
    return 1 << (number - 1)
