"""Players of Heckmeck Barbecue who think."""

from collections.abc import Sequence
from typing import Any, Final

from kosti.core.arrays import Arrays
from kosti.core.errors import Value
from kosti.core.levels import CASUAL, MASTER, NOVICE, Ending
from kosti.core.luck import below
from kosti.core.net import Net, judge, soften
from kosti.core.packed import lane, ones
from kosti.core.rule import apart, rule
from kosti.games.barbecue.encode import encoded, features
from kosti.games.barbecue.options import HIGHEST_PLACE, LOWEST_PLACE, PLACES, Options
from kosti.games.barbecue.rules import (
    BEYOND,
    FAIL,
    PUT,
    SNAIL_HERE,
    SNAIL_POINTS,
    STEAL,
    WORM,
    State,
    failed,
    legal,
    places_with_snail,
    plates_in_hand,
    result,
    score,
    stock,
    stopped,
    use,
    with_turn,
    worms_on,
)
from kosti.games.setting_aside import CHOOSING, DECIDING, STOP, THROW, THROWING, Turn
from kosti.games.turn_closing import is_far, recall
from kosti.games.turn_habits import can_gain, greedy_stop, hasty_face, richest_of
from kosti.games.turn_mind import (
    Mind,
    best_choice,
    end_now,
    is_known,
    moment_with,
    remember,
    turn_mind,
)
from kosti.games.turn_search import ending_now, see, see_further, spread_out
from kosti.games.turn_sight import Sight, hope, look_ahead, turn_round
from kosti.games.turn_tree import RESULTS, Tree
from kosti.games.turn_value import follow, moment_of, sweep

VALUES: Final = (1, 2, 3, 4, 5, 6)
MOST: Final = 6  # a die counts
CLOSING_THINGS: Final = 4  # so few snails and plates to come that a master solves the game
FEW_SNAILS: Final = 1  # with so many in stock a master looks a turn further
THEFT: Final = 2  # worms gained and worms lost by another, to an expert


def mind(options: Options, level: int, net: Net, arrays: Arrays) -> Mind:
    """Return the mind of a player of a level."""
    seats = options.seats
    return turn_mind(seats, net, arrays, VALUES, WORM, features(seats))


@rule
def choose(level: int, state: State, mind: Mind, luck: int) -> tuple[int, int]:
    """Return a legal choice, and the luck after it."""
    if level == NOVICE:
        return hasty(state, mind.tree, luck)
    if level == CASUAL:
        return greedy(state, mind.tree), luck
    prepare(level, state, mind)
    return best_choice(mind, state.turn, result(state), MOST), luck


@apart
def weigh(state: State, mind: Mind) -> None:
    """Fill `mind.shares` for every legal choice, and `mind.chances` for the best play."""
    prepare(MASTER, state, mind)
    best = -1
    mask = legal(state)
    for choice in range(STOP + 1):
        if mask >> choice & 1:
            weigh_choice(state, choice, mind)
            if best < 0 or mind.shares[choice][0] > mind.shares[best][0]:
                best = choice
    if best < STOP:
        follow(mind.tree, mind.now.worth, moment_after(state, best, mind.tree), best == THROW)
    else:
        end_now(mind, ending_now(state, mind.tree))


@rule
def weigh_choice(state: State, choice: int, mind: Mind) -> None:
    """Put into `mind.shares` what the seats can expect after a choice."""
    row = mind.shares[choice]
    if choice < STOP:
        moment = moment_after(state, choice, mind.tree)
        hope(mind.tree, mind.now, moment, choice == THROW, row)
    else:
        way = mind.now.source[ending_now(state, mind.tree)]
        turn_round(mind.now.expected[way], 0, row)


@rule
def moment_after(state: State, choice: int, tree: Tree) -> int:
    """Return the moment that a face leads to, or from which the dice are thrown."""
    if choice == THROW:
        return moment_of(tree, state.turn.aside, result(state))
    return moment_with(tree, state.turn, result(state), choice, MOST)


@rule
def foresee(state: State, mind: Mind, luck: int) -> int:
    """Fill `mind.foreseen`, by what the net thinks of every end; return the luck as it was."""
    see(state, mind, mind.now)
    look_ahead(mind.tree, mind.now, mind.foreseen)
    ask(MASTER, state, mind)
    remember(mind, True)
    return luck


def endings(state: State, mind: Mind) -> Sequence[Ending]:
    """Return the ways the turn can end that `mind.chances` tells of, likeliest first."""
    chances: dict[int, float] = {}
    for number in range(RESULTS):
        if mind.chances[number]:
            source = int(mind.now.source[number])
            chances[source] = chances.get(source, 0.0) + float(mind.chances[number])
    found = [
        Ending(*way_to_end(with_result(state, mind.tree, source)), chance)
        if source
        else Ending("failed", {}, chance)
        for source, chance in chances.items()
    ]
    return sorted(found, key=lambda ending: -ending.chance)


def way_to_end(there: State) -> tuple[str, dict[str, Value]]:
    """Return the key and the values of how a turn ends by a stop that is no failure."""
    what, number = use(there), result(there)
    if what == BEYOND:
        return ("snail-beyond" if has_snail(there) else "no-snail"), {}
    if what == SNAIL_HERE:
        return "snail", {"place": number}
    place = number - LOWEST_PLACE
    values: dict[str, Value] = {"place": number, "worms": worms_on(there.options, place)}
    if what == STEAL:
        return "stole", {**values, "other": lane(there.places, 4, place) - 1}
    return ("put" if what == PUT else "doubled"), values


@apart
def prepare(level: int, state: State, mind: Mind) -> None:
    """Find what every moment of this turn is worth, if that is not known yet."""
    ask(level, state, mind)
    if is_known(mind, state.turn.aside == 0):
        return
    place = spread_out(state, mind) if level == MASTER else -1
    if level != MASTER:
        count_points(state, mind)
    elif place >= 0:
        recall(mind.closing, place, mind.tree, mind.now)
    elif stock(state) <= FEW_SNAILS:
        see_further(state, mind)
    else:
        see(state, mind, mind.now)
    remember(mind, False)


@rule
def ask(level: int, state: State, mind: Mind) -> None:
    """Name the position at the turn's beginning."""
    asked = mind.asked
    asked[0] = level
    asked[1] = state.seat
    asked[2] = state.turns
    asked[3] = state.places
    asked[4] = state.worms
    asked[5] = state.snails


@apart
def lay_out(state: State, tree: Tree, sight: Sight) -> int:
    """Find the ways to end a turn; return how many. All results beyond the grill are one."""
    sight.ways[0] = 0
    count = 1
    for number in range(RESULTS):
        sight.usual[number] = sight.other[number] = 0
        if can_use(state, tree, number):
            sight.usual[number] = min(number, HIGHEST_PLACE + 1)
            if number <= HIGHEST_PLACE + 1:
                sight.ways[count] = number
                count += 1
    return count


@rule
def ended(state: State, tree: Tree, way: int) -> State:
    """Return the state after the turn has ended in a way."""
    return failed(state) if way == 0 else stopped(with_result(state, tree, way))


@rule
def can_use(state: State, tree: Tree, number: int) -> bool:
    """Tell whether a stop with a result is no failure."""
    if number < LOWEST_PLACE or tree.sample[number] == 0:
        return False
    return use(with_result(state, tree, number)) != FAIL


@rule
def is_closing(state: State) -> bool:
    """Tell whether so little is left that all that can follow may be solved."""
    left = stock(state) + ones(places_with_snail(state.places))
    for seat in range(state.options.seats):
        left += plates_in_hand(state, seat)
    return left <= CLOSING_THINGS and is_far(state.options.turn_limit, state.turns)


@rule
def note_key(state: State, key: Any) -> None:
    """Put a turn's beginning into a row, the seats from the one to throw."""
    seats = state.options.seats
    key[0] = key[1] = key[2] = 0
    for place in range(PLACES):
        there = lane(state.places, 4, place)
        if there & 7:
            there = (there & 8) | ((there & 7) - 1 - state.seat + seats) % seats + 1
        key[0] |= there << 4 * place
    for place in range(seats):
        seat = (state.seat + place) % seats
        key[1] |= lane(state.worms, 12, seat) << 12 * place
        key[2] |= lane(state.snails, 4, seat) << 4 * place


@rule
def keyed(options: Options, key: Any) -> State:
    """Return the turn's beginning that a row tells of, seat 0 to throw."""
    return State(options, 0, 0, Turn(THROWING, 0, 0), key[0], key[1], key[2])


@apart
def judged(state: State, mind: Mind) -> None:
    """Put into `mind.net.shares` what the seats can expect from a turn's beginning on."""
    net = mind.net
    if len(net.first) >= features(state.options.seats):
        judge(net, mind.active, encoded(state, mind.active))
        return
    weight = 6.0 / (12 + 3 * stock(state))
    for place in range(state.options.seats):
        net.shares[place] = weight * score(state, (state.seat + place) % state.options.seats)
    soften(net.shares)


@apart
def count_points(state: State, mind: Mind) -> None:
    """Let every way to end be worth the points it brings, as an expert counts them."""
    ends = mind.now.worth.ends
    ends[0] = 0.0
    for number in range(RESULTS):
        ends[number] = float(points_by(state, mind.tree, number, THEFT))
    sweep(mind.tree, mind.now.worth)


@rule
def points_by(state: State, tree: Tree, number: int, theft: int) -> int:
    """Return the points that a stop with a result brings, times so much by a theft."""
    if number < LOWEST_PLACE or tree.sample[number] == 0:
        return 0
    there = with_result(state, tree, number)
    what = use(there)
    if what == FAIL:
        return 0
    if what == BEYOND:
        return SNAIL_POINTS if has_snail(there) else 0
    if what == SNAIL_HERE:
        return SNAIL_POINTS
    return worms_on(state.options, number - LOWEST_PLACE) * (theft if what == STEAL else 1)


@rule
def has_snail(state: State) -> bool:
    """Tell whether a result above 36 brings a snail."""
    return stock(state) > 0 or places_with_snail(state.places) != 0


@rule
def with_result(state: State, tree: Tree, number: int) -> State:
    """Return the state with some dice set aside that have this result and a worm."""
    return with_turn(state, Turn(DECIDING, int(tree.sample[number]), 0))


@apart
def gains_above(state: State, tree: Tree, least: int) -> int:
    """Return the mask of the results by which a stop brings more points."""
    found = 0
    points = 0
    for number in range(LOWEST_PLACE, RESULTS):
        if number <= HIGHEST_PLACE + 1:
            points = points_by(state, tree, number, 1)
        if points > least:
            found |= 1 << number
    return found


@apart
def greedy(state: State, tree: Tree) -> int:
    """Choose the most points, and the first stop that gains something."""
    if state.turn.phase == CHOOSING:
        return richest_of(state.turn, WORM, MOST)
    gains = gains_above(state, tree, 0)
    return greedy_stop(tree, state.turn, result(state), gains, WORM)


@apart
def hasty(state: State, tree: Tree, luck: int) -> tuple[int, int]:
    """Choose as beginners do: by points or on a whim, and sometimes on past a good end."""
    if state.turn.phase == CHOOSING:
        return hasty_face(state.turn, WORM, MOST, luck)
    gains = gains_above(state, tree, 0)
    number = result(state)
    choice = greedy_stop(tree, state.turn, number, gains, WORM)
    whim, luck = below(4, luck)
    if choice == STOP and whim == 0 and gains >> number & 1:
        more = gains_above(state, tree, points_by(state, tree, number, 1))
        if can_gain(tree, state.turn, number, more):
            return THROW, luck
    return choice, luck
