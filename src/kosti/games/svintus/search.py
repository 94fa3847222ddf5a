"""The search over what is left of one's own turn: every placing, claim and feeding."""

from math import exp
from typing import Any, Final, NamedTuple

from kosti.core.chance import Air, lanes_total, weight_of
from kosti.core.levels import CASUAL, MASTER
from kosti.core.net import Net, add_up, sum_up
from kosti.core.packed import lane, lowest
from kosti.core.rule import WHOLE, apart, rule
from kosti.games.setting_aside import faces_in
from kosti.games.svintus.cards import kinds_in
from kosti.games.svintus.dice import (
    ALL_ASKED,
    FIRST_SIXES,
    HAMSTERS,
    ONES,
    SIX,
    piles_of,
    sixes_in,
)
from kosti.games.svintus.encode import block_of, dice_encoded
from kosti.games.svintus.next_throw import chance_to_win, correct, rough_chance_to_win
from kosti.games.svintus.rules import (
    CLAIMING,
    DECLINE,
    DICE_FOR_HAMSTERS,
    ENDED,
    FEEDING,
    PLACING,
    REFILLING,
    State,
    Turn,
    claimable,
    confirmed,
    dice_of,
    in_the_air,
    landed,
    played,
    satisfied,
    shares,
    with_turn,
)
from kosti.games.svintus.sums import Sums, forget, slot_of_rest
from kosti.games.svintus.worth import WON, greedy_worth, worth

# How a turn ends: with nothing, a card of a column, nothing to feed, a card fed or claimed.
TOOK: Final = 1
FED_NOTHING: Final = 5
FED: Final = 6
CLAIMED: Final = 24
WAYS: Final = 60
AS_IT_LIES: Final = -1

MOST_PLACINGS: Final = 2048
LESS_THAN_ALL: Final = -1e9
ALMOST_WON: Final = 1 - 1e-9  # what a net is sure of is less than what is
WORTH_A_SHARE: Final = 3.0  # in a position that no net judges


class Mind(NamedTuple):
    """What a player works with.

    `active` and `laid` are filled anew for every position, `rows` is what the search works in,
    `plan` the placing found last and the throw it is for. `claims` and `claim_rows` keep what
    glutton cards are worth while one throw is searched, and `sums` what the net makes of all but
    the searching seat's dice.
    """

    net: Net
    sums: Sums
    active: Any
    laid: Any
    plan: Any
    rows: Any
    claims: Any
    claim_rows: Any
    shares: Any
    chances: Any
    foreseen: Any


# The rows of a search, by how deep it is.
OF_LEAF: Final = 0
OF_TURN_UP: Final = 1
OF_FEEDING: Final = 2
OF_CLAIMING: Final = 3
OF_PLACING: Final = 4
ROWS: Final = 5


@apart
def outlook(level: int, state: State, seat: int, mind: Mind) -> tuple[float, int, int]:
    """Return what the best the seat can still do is worth, how the turn ends, the dice laid down.

    Its shares are in the row `OF_PLACING`. `begin_search` comes first.
    """
    best, way, laid = LESS_THAN_ALL, AS_IT_LIES, 0
    is_placing = state.turn.phase == PLACING
    after = state
    for number in range(placings(state, mind.laid) if is_placing else 1):
        if is_placing:
            after = after_placing(state, int(mind.laid[number]))
        value, found = best_claim(level, after, seat, mind)
        if value > best:
            best, way, laid = value, found, int(mind.laid[number])
            copy(mind.rows[OF_CLAIMING], mind.rows[OF_PLACING])
    if is_placing and way < 0:
        way = way_as_it_lies(dice_of(state) + laid, state.cards[seat])
    return best, way, laid


@rule
def begin_search(mind: Mind) -> None:
    """Forget what claims were worth before: they depend on the table."""
    for kind in range(len(mind.claims)):
        mind.claims[kind] = LESS_THAN_ALL
    forget(mind.sums)


@apart
def placings(state: State, laid: Any) -> int:
    """Put the dice laid down by every way to go on placing into a row; return how many.

    They stand in the order of their choices, as the places are asked about: of equals the first
    is the same wherever in a turn the search begins.
    """
    turn = state.turn
    columns = faces_in(state.middle.tops) | 1 << HAMSTERS
    sixes = lane(turn.thrown, 4, SIX)
    laid[0] = turn.laid
    count = 1
    for place in range(ALL_ASKED - 1, turn.asked - 1, -1):
        if place != ONES and columns >> place % FIRST_SIXES & 1:
            later = count
            is_six = place >= FIRST_SIXES
            most = sixes if is_six else lane(turn.thrown, 4, place + 1)
            for dice in range(1, most + 1):
                for number in range(later):
                    if not is_six or sixes_in(laid[number]) + dice <= sixes:
                        laid[count] = laid[number] + (dice << 3 * place)
                        count += 1
    return count


@rule
def way_as_it_lies(dice: int, cards: int) -> int:
    """Return how a turn ends that claims nothing and has at most one card to feed."""
    column = satisfied(piles_of(dice))
    if column >= 0:
        return TOOK + column
    if lane(piles_of(dice), 3, HAMSTERS) < DICE_FOR_HAMSTERS:
        return 0
    return FED + lowest(kinds_in(cards)) if cards else FED_NOTHING


@rule
def best_claim(level: int, state: State, seat: int, mind: Mind) -> tuple[float, int]:
    """Return the worth once all is placed, by the best claim or none, and how the turn ends."""
    best, way = LESS_THAN_ALL, AS_IT_LIES
    left = claimable(state) | 1 << DECLINE
    if state.turn.phase != CLAIMING:
        left = 1 << DECLINE
    while left:
        kind = lowest(left)
        left &= left - 1
        after, found = state, CLAIMED + kind
        if kind == DECLINE or mind.claims[kind] == LESS_THAN_ALL:
            if state.turn.phase == CLAIMING:
                after = after_choice(state, kind)
            value, fed = best_feeding(level, after, seat, mind)
            found = fed if kind == DECLINE else found
            mind.claims[kind] = value
            copy(mind.rows[OF_FEEDING], mind.claim_rows[kind])
        if mind.claims[kind] > best:
            best, way = float(mind.claims[kind]), found
            copy(mind.claim_rows[kind], mind.rows[OF_CLAIMING])
    return best, way


@rule
def best_feeding(level: int, state: State, seat: int, mind: Mind) -> tuple[float, int]:
    """Return the worth where no glutton card is to be claimed, and the card fed, if any."""
    best, way = LESS_THAN_ALL, AS_IT_LIES
    is_feeding = state.turn.phase == FEEDING
    left = kinds_in(state.cards[seat]) if is_feeding else 1
    while left:
        kind = lowest(left)
        left &= left - 1
        after = state
        if is_feeding:
            after = after_choice(state, kind)
        value = turned_up_worth(level, after, seat, mind)
        if value > best:
            best = value
            way = FED + kind if is_feeding else AS_IT_LIES
            copy(mind.rows[OF_TURN_UP], mind.rows[OF_FEEDING])
    return best, way


@rule
def turned_up_worth(level: int, state: State, seat: int, mind: Mind) -> float:
    """Return the worth after a turn, the mean over the cards that may be turned up now."""
    row = mind.rows[OF_TURN_UP]
    is_refilling = state.turn.phase == REFILLING
    air = in_the_air(state) if is_refilling else Air(0, 1, 0, 0)
    cards = lanes_total(air.first) + lanes_total(air.second) + lanes_total(air.third)
    for place in range(len(row)):
        row[place] = 0.0
    total = 0.0
    left = cards
    kind = 0
    while left:
        weight = weight_of(air, kind)
        if weight:
            after = after_chance(state, kind) if is_refilling else state
            part = weight / cards
            total += part * leaf_worth(level, after, seat, mind)
            for place in range(len(row)):
                row[place] += part * mind.rows[OF_LEAF][place]
        left -= weight
        kind += 1
    return total


@apart
def leaf_worth(level: int, state: State, seat: int, mind: Mind) -> float:
    """Return what the moment before the next throw, or the end, is worth to a seat."""
    row = mind.rows[OF_LEAF]
    seats = state.options.seats
    if state.turn.phase == ENDED:
        for place in range(seats):
            row[place] = shares(state, (seat + place) % seats) / WHOLE
        return float(row[0]) * WON
    if level <= CASUAL:
        return greedy_worth(state, seat)
    if level < MASTER:
        return worth(state, seat)
    if len(mind.net.first) == 1:
        soft_shares(state, seat, row)
        return float(row[0]) * WON
    judge_dice(state, seat, mind)
    for place in range(seats):
        row[place] = mind.net.shares[(seat + place - state.seat + seats) % seats]
    return min(float(row[0]), ALMOST_WON) * WON


@rule
def judge_dice(state: State, seat: int, mind: Mind) -> None:
    """Put into the net's shares what the seats can expect, where only this seat's dice are new."""
    net, sums, middle = mind.net, mind.sums, state.middle
    slot = slot_of_rest(net, sums, state, seat, mind.active)
    block = block_of(state, seat)
    wanted = int(sums.wanted[slot])
    count = dice_encoded(middle.dice[seat], wanted, middle.row, block, mind.active, 0)
    sum_up(net.first, sums.rows[slot], mind.active, count, net.hidden)
    add_up(net)
    chance, rough = float(sums.chances[slot]), float(sums.rough[slot])
    if state.seat == seat:
        chance = chance_to_win(middle.dice[seat], wanted, middle)
        rough = rough_chance_to_win(middle.dice[seat], wanted, middle.row)
    if chance != rough or chance == 1.0:
        correct(net.shares, chance, rough)


@apart
def after_placing(state: State, laid: int) -> State:
    """Return the state after a whole placing."""
    turn = Turn(PLACING, state.turn.thrown, ALL_ASKED, laid)
    return confirmed(with_turn(state, turn))


@apart
def after_choice(state: State, choice: int) -> State:
    """Return the state after a choice."""
    return played(state, choice)


@apart
def after_chance(state: State, outcome: int) -> State:
    """Return the state after a throw has landed or a card was turned up."""
    return landed(state, outcome)


@apart
def soft_shares(state: State, seat: int, row: Any) -> None:
    """Put into a row what the seats can expect by rules of thumb."""
    seats = state.options.seats
    total = 0.0
    for place in range(seats):
        row[place] = exp(worth(state, (seat + place) % seats) / WORTH_A_SHARE)
        total += row[place]
    for place in range(seats):
        row[place] /= total


@rule
def copy(source: Any, target: Any) -> None:
    """Copy one row to another."""
    for place in range(len(source)):
        target[place] = source[place]
