"""Players of Heckmeck am Bratwurmeck who think."""

from collections.abc import Sequence
from typing import Any, Final

from kosti.core.arrays import Arrays
from kosti.core.levels import CASUAL, MASTER, NOVICE, Ending
from kosti.core.luck import below
from kosti.core.net import Net, judge, soften
from kosti.core.packed import ones
from kosti.core.rule import apart, rule
from kosti.games.bratwurmeck.encode import encoded, features, held, worms_open
from kosti.games.bratwurmeck.options import Options
from kosti.games.bratwurmeck.rules import (
    GRILL,
    HIGHEST_TILE,
    LOWEST_TILE,
    STEAL,
    WORM,
    State,
    failed,
    legal,
    result,
    score,
    stolen,
    taken_from_grill,
    tile_from_grill,
    top,
    victim,
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

VALUES: Final = (1, 2, 3, 4, 5, 5)
MOST: Final = 5  # a die counts
CLOSING_TILES: Final = 3  # so few in all that a master solves the game
FEW_TILES: Final = 3  # with so many open a master looks a turn further
THEFT: Final = 2  # what one tile more and another's less are worth to an expert


def mind(options: Options, level: int, net: Net, arrays: Arrays) -> Mind:
    """Return the mind of a player of a level."""
    seats = options.seats
    return turn_mind(seats, net, arrays, VALUES, WORM, features(seats))


@apart
def choose(level: int, state: State, mind: Mind, luck: int) -> tuple[int, int]:
    """Return a legal choice, and the luck after it."""
    if level == NOVICE:
        return hasty(state, mind.tree, luck)
    if level == CASUAL:
        return greedy(state, mind.tree), luck
    prepare(level, state, mind)
    choice = best_choice(mind, state.turn, result(state), MOST)
    if choice == STOP and legal(state) >> STEAL & 1:
        choice = STEAL if mind.now.source[result(state)] >= RESULTS else GRILL
    return choice, luck


@apart
def weigh(state: State, mind: Mind) -> None:
    """Fill `mind.shares` for every legal choice, and `mind.chances` for the best play."""
    prepare(MASTER, state, mind)
    best = -1
    mask = legal(state)
    for choice in range(GRILL + 1):
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
        ending = ending_now(state, mind.tree)
        way = mind.now.usual[ending] if choice == GRILL else mind.now.source[ending]
        way = mind.now.other[ending] if choice == STEAL else way
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
    chances: dict[tuple[str, int], float] = {}
    for number in range(RESULTS):
        if mind.chances[number]:
            way = way_to_end(state, mind, number)
            chances[way] = chances.get(way, 0.0) + float(mind.chances[number])
    found = [Ending(key, values_of(tile), chance) for (key, tile), chance in chances.items()]
    return sorted(found, key=lambda ending: -ending.chance)


def way_to_end(state: State, mind: Mind, number: int) -> tuple[str, int]:
    """Return the key of how a turn ends with a result, and the tile."""
    source = int(mind.now.source[number])
    if source == 0:
        tile = top(state, state.seat)
        return ("failed" if tile else "failed-free"), tile
    there = with_result(state, mind.tree, number)
    return ("took", tile_from_grill(there)) if source < RESULTS else ("stole", number)


def values_of(tile: int) -> dict[str, int]:
    """Return what words about a tile need; the tile is 0 of none."""
    return {"tile": tile, "worms": worms_on(tile) if tile else 0}


@apart
def prepare(level: int, state: State, mind: Mind) -> None:
    """Find what every moment of this turn is worth, if that is not known yet."""
    ask(level, state, mind)
    if is_known(mind, state.turn.aside == 0):
        return
    place = spread_out(state, mind) if level == MASTER else -1
    if level != MASTER:
        count_worms(state, mind)
    elif place >= 0:
        recall(mind.closing, place, mind.tree, mind.now)
    elif ones(state.grill) <= FEW_TILES:
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
    asked[3] = state.grill
    asked[4] = state.tops
    for seat in range(state.options.seats):
        asked[5 + seat] = state.unders[seat]


@apart
def lay_out(state: State, tree: Tree, sight: Sight) -> int:
    """Find the ways to end a turn; return how many. A tile is one way, by its lowest result."""
    sight.ways[0] = 0
    count = 1
    last_tile = last = 0
    for number in range(RESULTS):
        sight.usual[number] = sight.other[number] = 0
        if tree.sample[number] and number >= LOWEST_TILE:
            there = with_result(state, tree, number)
            tile = tile_from_grill(there)
            if tile != last_tile:
                last_tile, last = tile, number
                sight.ways[count] = number
                count += 1
            sight.usual[number] = last
            if victim(there) >= 0:
                sight.other[number] = sight.ways[count] = RESULTS + number
                count += 1
    return count


@apart
def ended(state: State, tree: Tree, way: int) -> State:
    """Return the state after the turn has ended in a way."""
    if way == 0:
        return failed(state)
    if way < RESULTS:
        return taken_from_grill(with_result(state, tree, way))
    return stolen(with_result(state, tree, way - RESULTS))


@rule
def is_closing(state: State) -> bool:
    """Tell whether so few tiles are left that all that can follow may be solved."""
    tiles = ones(state.grill)
    for seat in range(state.options.seats):
        tiles += held(top(state, seat), state.unders[seat])
    return tiles <= CLOSING_TILES and is_far(state.options.turn_limit, state.turns)


@rule
def note_key(state: State, key: Any) -> None:
    """Put a turn's beginning into a row, the seats from the one to throw."""
    seats = state.options.seats
    key[0] = state.grill
    key[1] = 0
    for place in range(seats):
        seat = (state.seat + place) % seats
        key[1] |= top(state, seat) << 6 * place
        key[2 + place] = state.unders[seat]


@rule
def keyed(options: Options, key: Any) -> State:
    """Return the turn's beginning that a row tells of, seat 0 to throw."""
    unders = (key[2], key[3], key[4], key[5], key[6], key[7], key[8])
    return State(options, 0, 0, Turn(THROWING, 0, 0), key[0], key[1], unders)


@apart
def judged(state: State, mind: Mind) -> None:
    """Put into `mind.net.shares` what the seats can expect from a turn's beginning on."""
    net = mind.net
    if len(net.first) >= features(state.options.seats):
        judge(net, mind.active, encoded(state, mind.active))
        return
    weight = 6.0 / (10 + worms_open(state.grill))
    for place in range(state.options.seats):
        net.shares[place] = weight * score(state, (state.seat + place) % state.options.seats)
    soften(net.shares)


@apart
def count_worms(state: State, mind: Mind) -> None:
    """Let every way to end be worth the worms it brings, as an expert counts them."""
    ends = mind.now.worth.ends
    own = top(state, state.seat)
    ends[0] = float(-worms_on(own)) if own else 0.0
    for number in range(1, RESULTS):
        worms = worms_by(state, mind.tree, number, THEFT)
        ends[number] = float(worms) if worms else ends[0]
        is_theft = worms and victim(with_result(state, mind.tree, number)) >= 0
        mind.now.source[number] = RESULTS + number if is_theft else 0
    sweep(mind.tree, mind.now.worth)


@rule
def worms_by(state: State, tree: Tree, number: int, theft: int) -> int:
    """Return the worms that a stop with a result brings, times so much by a theft."""
    if number < LOWEST_TILE or tree.sample[number] == 0:
        return 0
    there = with_result(state, tree, number)
    if victim(there) >= 0:
        return worms_on(number) * theft
    tile = tile_from_grill(there)
    return worms_on(tile) if tile else 0


@rule
def with_result(state: State, tree: Tree, number: int) -> State:
    """Return the state with some dice set aside that have this result and a worm."""
    return with_turn(state, Turn(DECIDING, int(tree.sample[number]), 0))


@apart
def gains_above(state: State, tree: Tree, least: int) -> int:
    """Return the mask of the results by which a stop brings more worms."""
    found = 0
    worms = 0
    for number in range(LOWEST_TILE, RESULTS):
        if number <= HIGHEST_TILE + 1:
            worms = worms_by(state, tree, number, 1)
        if worms > least:
            found |= 1 << number
    return found


@apart
def greedy(state: State, tree: Tree) -> int:
    """Choose the most points, and the first tile that can be had."""
    if state.turn.phase == CHOOSING:
        return richest_of(state.turn, WORM, MOST)
    gains = gains_above(state, tree, 0)
    choice = greedy_stop(tree, state.turn, result(state), gains, WORM)
    return STEAL if choice == STOP and legal(state) >> STEAL & 1 else choice


@apart
def hasty(state: State, tree: Tree, luck: int) -> tuple[int, int]:
    """Choose as beginners do: by points or on a whim, and sometimes on past a good end."""
    if state.turn.phase == CHOOSING:
        return hasty_face(state.turn, WORM, MOST, luck)
    gains = gains_above(state, tree, 0)
    choice = greedy_stop(tree, state.turn, result(state), gains, WORM)
    if choice == THROW:
        return THROW, luck
    whim, luck = below(4, luck)
    now = gains >> result(state) & 1 and worms_by(state, tree, result(state), 1)
    if (
        now
        and whim == 0
        and can_gain(tree, state.turn, result(state), gains_above(state, tree, now))
    ):
        return THROW, luck
    if legal(state) >> STEAL & 1:
        return STEAL if whim & 1 else GRILL, luck
    return STOP, luck
