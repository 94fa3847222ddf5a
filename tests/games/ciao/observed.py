"""What happened at a step of Ciao, Ciao..!, read from the page and not from the rules."""

from typing import Final, NamedTuple

from kosti.core.rule import CHANCE, OVER, rule
from kosti.games.ciao.options import DOUBTER, HIGHEST_STEP, LOWEST, MAY, OFF, TO_ALL
from kosti.games.ciao.rules import (
    ADVANCE,
    ADVANCING,
    ANNOUNCING,
    ANSWERING,
    BELIEVE,
    DOUBT,
    ENDED,
    HIDDEN,
    PICKING,
    PUSH,
    PUSHING,
    SPARE,
    STAY,
    STEP,
    THROWING,
    State,
    legal,
    score,
    seen,
    shares,
    to_act,
)

RULES: Final = tuple(f"C{number}" for number in range(1, 15))

HEROES_LOST: Final = 20
PHASE_WRONG: Final = 21
BRIDGE_WRONG: Final = 22
LADDER_WRONG: Final = 23
RESERVE_WRONG: Final = 24
WINNER_WRONG: Final = 25
ORDER_WRONG: Final = 26
DIE_WRONG: Final = 27
CHOICES_WRONG: Final = 28
SECRET_WRONG: Final = 29
SCORE_WRONG: Final = 30
END_WRONG: Final = 31
BROKEN: Final = {
    HEROES_LOST: "a seat has more heroes than it began with, or a lane is out of range",
    PHASE_WRONG: "something else is asked than C14's order says, or of another seat",
    BRIDGE_WRONG: "a hero on the bridge is not where it should be (C1, C3, C6, C7)",
    LADDER_WRONG: "the steps of the ladder are held wrongly (C6, C10)",
    RESERVE_WRONG: "heroes came from reserve wrongly (C9)",
    WINNER_WRONG: "a third hero won, or did not, against C11",
    ORDER_WRONG: "the wrong seat is next (C12)",
    DIE_WRONG: "the die or the announcement changed",
    CHOICES_WRONG: "other choices than the page says, or another seat's",
    SECRET_WRONG: "a seat sees the die that may not, or does not that may (C2, C5, C8)",
    SCORE_WRONG: "points or winners are counted wrongly (C11)",
    END_WRONG: "the game ends too early or too late (C11)",
}

NOBODY: Final = -1
AT_END: Final = 100  # the phase after a turn, whatever follows


class Table(NamedTuple):
    """Where heroes are, whether a third has crossed, and what is asked of whom."""

    bridge: int
    ladder: int
    winner: int
    phase: int
    other: int


@rule
def plank(bridge: int, seat: int) -> int:
    """Return the plank of a seat's hero."""
    return bridge >> 4 * seat & 15


@rule
def moved(bridge: int, seat: int, to: int) -> int:
    """Return the bridge with a seat's hero elsewhere."""
    return bridge + ((to - plank(bridge, seat)) << 4 * seat)


@rule
def steps(ladder: int, seat: int) -> int:
    """Return the steps of a seat as bits."""
    return ladder >> 8 * seat & 255


@rule
def count(mask: int) -> int:
    """Return how many bits there are."""
    found = 0
    while mask:
        found += mask & 1
        mask >>= 1
    return found


@rule
def lowest_bit(mask: int) -> int:
    """Return the least bit of a mask."""
    bit = 1
    while bit & mask == 0:
        bit <<= 1
    return bit


@rule
def able(state: State, seat: int) -> bool:
    """Tell whether a seat can doubt."""  # C4
    if plank(state.bridge, seat):
        return True
    return steps(state.ladder, seat) != 0 and state.options.ladder_doubt != OFF


@rule
def next_able(state: State, after: int) -> int:
    """Return the next seat after one, before the speaker, that can doubt."""  # C4
    seats = state.options.seats
    for distance in range(1, seats):
        seat = (after + distance) % seats
        if seat == state.seat:
            return NOBODY
        if able(state, seat):
            return seat
    return NOBODY


@rule
def crossed(state: State, table: Table, seat: int) -> Table:
    """Return the table after a seat's hero, if past the last plank, has crossed."""  # C10
    if plank(table.bridge, seat) <= state.options.planks:
        return table
    bridge = moved(table.bridge, seat, 0)
    if count(steps(table.ladder, seat)) == 2:
        return Table(bridge, table.ladder, seat, AT_END, NOBODY)  # C11
    taken = 0
    for other in range(state.options.seats):
        taken |= steps(table.ladder, other)
    step = lowest_bit(255 & ~taken)
    return Table(bridge, table.ladder | step << 8 * seat, table.winner, table.phase, table.other)


@rule
def fallen(table: Table, seat: int) -> Table:
    """Return the table after a seat's hero fell from the bridge."""
    return Table(moved(table.bridge, seat, 0), table.ladder, table.winner, table.phase, table.other)


@rule
def asking(table: Table, phase: int, other: int) -> Table:
    """Return the table with something asked."""
    return Table(table.bridge, table.ladder, table.winner, phase, other)


@rule
def expected(state: State, step: int) -> Table:
    """Return where heroes are after a step but for replacements, and what is asked then."""
    me = state.seat
    turn = state.turn
    table = Table(state.bridge, state.ladder, NOBODY, AT_END, NOBODY)
    if turn.phase == THROWING:
        return asking(table, ANNOUNCING, NOBODY)
    if turn.phase == ANNOUNCING:
        return believed(state, advanced(state, table, me, step + 1), me)  # C3
    if step == BELIEVE:
        return believed(state, table, turn.other)
    if step == DOUBT and turn.face != turn.said:
        table = fallen(table, me)  # C7
        return asking(table, ADVANCING, turn.other) if plank(table.bridge, turn.other) else table
    if step == DOUBT:
        table = crossed(state, table, me)
        if table.winner == NOBODY and state.options.push == MAY:
            return asking(table, PUSHING, turn.other)
        return pushed(state, table) if table.winner == NOBODY else table  # C14
    if step == ADVANCE:
        return crossed(state, advanced(state, table, turn.other, turn.said), turn.other)
    if step == PUSH:
        return pushed(state, table)
    if step >= STEP:
        return without_step(table, turn.other, 1 << (step - STEP))
    return table


@rule
def advanced(state: State, table: Table, seat: int, number: int) -> Table:
    """Return the table with a hero further, at most one beyond the last plank."""  # C1
    to = min(plank(table.bridge, seat) + number, state.options.planks + 1)
    return Table(moved(table.bridge, seat, to), table.ladder, table.winner, AT_END, NOBODY)


@rule
def believed(state: State, table: Table, asked: int) -> Table:
    """Return the table with the next seat asked, or the advance standing."""  # C4, C5
    other = next_able(state, asked)
    if other == NOBODY:
        return crossed(state, table, state.seat)
    return asking(table, ANSWERING, other)


@rule
def pushed(state: State, table: Table) -> Table:
    """Return the table after a wrong doubter lost a hero, or with it asked which."""  # C6
    doubter = state.turn.other
    if plank(table.bridge, doubter):
        return fallen(table, doubter)
    held = steps(table.ladder, doubter)
    if count(held) == 1 or state.options.ladder_fall == LOWEST:
        return without_step(table, doubter, lowest_bit(held))
    return asking(table, PICKING, doubter)


@rule
def without_step(table: Table, seat: int, step: int) -> Table:
    """Return the table with a step of a seat free."""
    return Table(table.bridge, table.ladder - (step << 8 * seat), table.winner, AT_END, NOBODY)


@rule
def broken(before: State, step: int, after: State) -> int:
    """Return what a step has broken, 0 if nothing."""
    wanted = expected(before, step)
    if not lanes_right(after):
        return HEROES_LOST
    if not heroes_kept(before, after):
        return HEROES_LOST
    if after.winner != wanted.winner:
        return WINNER_WRONG
    if after.ladder != wanted.ladder:
        return LADDER_WRONG
    has_ended = after.turns != before.turns
    if has_ended != (wanted.phase == AT_END):
        return PHASE_WRONG
    if has_ended:
        return end_broken(before, after, wanted)
    if after.bridge != wanted.bridge:
        return BRIDGE_WRONG
    if after.reserve != before.reserve:
        return RESERVE_WRONG
    if after.seat != before.seat:
        return ORDER_WRONG
    if after.turn.phase != wanted.phase or after.turn.other != wanted.other:
        return PHASE_WRONG
    if not die_right(before, step, after):
        return DIE_WRONG
    if not secrets_right(after):
        return SECRET_WRONG
    return 0 if choices_right(after) else CHOICES_WRONG


@rule
def lanes_right(state: State) -> bool:
    """Tell whether no seat away from the table has a hero and no step two owners."""
    seats = state.options.seats
    if state.bridge >> 4 * seats or state.reserve >> 4 * seats or state.ladder >> 8 * seats:
        return False
    taken = 0
    for seat in range(seats):
        held = steps(state.ladder, seat)
        if held & taken or count(held) > 2 or plank(state.bridge, seat) > state.options.planks + 1:
            return False
        taken |= held
    return True


@rule
def heroes_of(state: State, seat: int) -> int:
    """Return the heroes of a seat that are in the game, a third one across included."""
    on_bridge = 1 if plank(state.bridge, seat) else 0
    found = on_bridge + plank(state.reserve, seat) + count(steps(state.ladder, seat))
    return found + 1 if seat == state.winner else found


@rule
def heroes_kept(before: State, after: State) -> bool:
    """Tell whether no hero came from nowhere, and at most one in all was lost."""  # C9
    lost = 0
    for seat in range(before.options.seats):
        if heroes_of(after, seat) > min(heroes_of(before, seat), before.options.heroes):
            return False
        lost += heroes_of(before, seat) - heroes_of(after, seat)
    return lost <= 1


@rule
def end_broken(before: State, after: State, wanted: Table) -> int:
    """Return what a step that ended a turn has broken, but for what `broken` has seen to."""
    bridge = wanted.bridge
    reserve = before.reserve
    next_one = NOBODY
    for seat in range(before.options.seats):
        if wanted.winner == NOBODY and plank(bridge, seat) == 0 and plank(reserve, seat):
            bridge = moved(bridge, seat, 1)  # C9
            reserve -= 1 << 4 * seat
    if after.bridge != bridge:
        return BRIDGE_WRONG
    if after.reserve != reserve:
        return RESERVE_WRONG
    for distance in range(before.options.seats):
        seat = (before.seat + before.options.seats - distance) % before.options.seats
        if plank(bridge, seat):
            next_one = seat  # C12
    limited = 0 < before.options.turn_limit <= after.turns
    is_over = next_one == NOBODY or wanted.winner != NOBODY or limited  # C11
    if is_over != (after.turn.phase == ENDED):
        return END_WRONG
    if after.turn.face or after.turn.said or after.turn.other != NOBODY:
        return DIE_WRONG
    if is_over:
        return 0 if to_act(after) == OVER and scores_right(after) else SCORE_WRONG
    if after.turn.phase != THROWING or to_act(after) != CHANCE:
        return PHASE_WRONG
    return 0 if after.seat == next_one else ORDER_WRONG


@rule
def die_right(before: State, step: int, after: State) -> bool:
    """Tell whether the die and the announcement are what they should be."""  # C2
    if before.turn.phase == THROWING:
        return after.turn.face == step + 1 and after.turn.said == 0 and 0 <= step <= 4
    said = step + 1 if before.turn.phase == ANNOUNCING else before.turn.said
    left_over = plank(before.bridge, before.seat) + said - before.options.planks - 1
    if after.turn.phase != ANSWERING:
        left_over = 0
    elif before.turn.phase == ANSWERING:
        left_over = before.turn.surplus
    if after.turn.surplus != max(left_over, 0):
        return False
    return after.turn.face == before.turn.face and after.turn.said == said


@rule
def secrets_right(state: State) -> bool:
    """Tell whether each seat and the onlookers see the die if and only if they may."""  # C8
    turn = state.turn
    was_doubted = turn.phase in (ADVANCING, PUSHING, PICKING)
    for seat in range(-1, state.options.seats):
        known = seen(state, seat)
        may = seat == state.seat
        if was_doubted and (seat == turn.other or state.options.reveal == TO_ALL):
            may = True
        if known.turn.face != (turn.face if may else HIDDEN):
            return False
        if known.bridge != state.bridge or known.turn[2:] != turn[2:]:
            return False
    return True


@rule
def choices_right(state: State) -> bool:
    """Tell whether the right seat has the right choices."""
    phase = state.turn.phase
    actor = state.seat
    mask = 1 << PUSH | 1 << SPARE
    if phase == ANNOUNCING:
        mask = 15
    elif phase == ANSWERING:
        actor = state.turn.other
        mask = 1 << BELIEVE | 1 << DOUBT
    elif phase == ADVANCING:
        actor = state.turn.other
        mask = 1 << ADVANCE | 1 << STAY
    elif phase == PICKING:
        mask = steps(state.ladder, state.turn.other) << STEP
        if state.options.ladder_fall == DOUBTER:
            actor = state.turn.other
    return to_act(state) == actor and legal(state) == mask


@rule
def points_of(state: State, seat: int) -> int:
    """Return the sum of a seat's steps."""
    found = 0
    for step in range(8):
        if steps(state.ladder, seat) >> step & 1:
            found += step + 1
    return found


@rule
def rank_of(state: State, seat: int) -> int:
    """Return what decides between seats."""  # C11
    if state.winner != NOBODY:
        return 1 if seat == state.winner else 0
    if state.options.tie_break == HIGHEST_STEP:
        return points_of(state, seat) << 9 | steps(state.ladder, seat)
    return points_of(state, seat)


@rule
def scores_right(state: State) -> bool:
    """Tell whether points are counted and the winners found as the page says."""
    best = 0
    for seat in range(state.options.seats):
        best = max(best, rank_of(state, seat))
        if score(state, seat) != points_of(state, seat):
            return False
    for seat in range(state.options.seats):
        if (shares(state, seat) > 0) != (rank_of(state, seat) == best):
            return False
    return True


@rule
def fired(before: State, step: int, after: State) -> int:
    """Return the mask of the rules that a step shows, C1 in bit 0."""
    phase = before.turn.phase
    has_ended = after.turns != before.turns
    mask = moves_shown(before, step, after)
    if phase == ANNOUNCING:
        mask |= bit(2)
    if after.turn.phase == ANSWERING:
        mask |= bit(4)
    if step == BELIEVE and has_ended and phase == ANSWERING:
        mask |= bit(5)
    if step == DOUBT and phase == ANSWERING:
        mask |= bit(7) if before.turn.face != before.turn.said else bit(6)
        if not has_ended:
            mask |= bit(8)  # the doubter sees the die in this turn
    if after.turn.phase == ENDED and (after.winner != NOBODY or after.bridge == 0):
        mask |= bit(11)
    if phase == ANNOUNCING and has_ended:
        mask |= bit(12)  # nobody could doubt
    neighbour = (before.seat + 1) % before.options.seats
    if has_ended and after.turn.phase != ENDED and after.seat != neighbour:
        mask |= bit(12)  # a seat was skipped
    return mask | (bit(13) if option_shown(before, step, after) else 0)


@rule
def moves_shown(before: State, step: int, after: State) -> int:
    """Return the rules about moving heroes that a step shows."""
    mask = 0
    has_crossed = after.winner != NOBODY
    has_fallen = False
    for seat in range(before.options.seats):
        if after.reserve >> 4 * seat & 15 < before.reserve >> 4 * seat & 15:
            mask |= bit(9)
        if steps(after.ladder, seat) & ~steps(before.ladder, seat):
            mask |= bit(10)
            has_crossed = True
        if heroes_of(after, seat) < heroes_of(before, seat):
            has_fallen = True
    moves = before.turn.phase == ANNOUNCING
    if moves and after.turn.phase == ANSWERING:
        mask |= bit(3)
    beyond = before.options.planks + 1
    if moves and plank(before.bridge, before.seat) + step + 1 > beyond:
        mask |= bit(1)  # surplus steps are lost
    if step == DOUBT and has_crossed and (has_fallen or after.winner != NOBODY):
        mask |= bit(14)
    return mask


@rule
def option_shown(before: State, step: int, after: State) -> bool:
    """Tell whether a step would be another without an option that is not the default."""  # C13
    options = before.options
    turn = after.turn
    if turn.phase == PUSHING or (before.turn.phase == PUSHING and step == SPARE):
        return True
    if turn.phase == PICKING and options.ladder_fall == DOUBTER:
        return True
    if turn.phase == ADVANCING and options.reveal == TO_ALL and options.seats > 2:
        return True
    if before.turn.phase == ANNOUNCING and options.ladder_doubt == OFF:
        following = (before.seat + 1) % options.seats
        return plank(before.bridge, following) == 0 and steps(before.ladder, following) != 0
    return False


@rule
def bit(number: int) -> int:
    """Return the bit of a rule."""
    return 1 << (number - 1)
