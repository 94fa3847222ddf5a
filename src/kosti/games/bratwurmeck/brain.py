"""Players of Heckmeck am Bratwurmeck who think."""

from collections.abc import Sequence
from typing import Any, Final

from kosti.core.arrays import Arrays
from kosti.core.levels import CASUAL, MASTER, NOVICE, Ending
from kosti.core.luck import below
from kosti.core.net import Net, judge, soften
from kosti.core.rule import WHOLE, apart, rule
from kosti.games.bratwurmeck.encode import encoded, features, worms_open
from kosti.games.bratwurmeck.options import Options
from kosti.games.bratwurmeck.rules import (
    GRILL,
    HIGHEST_TILE,
    LOWEST_TILE,
    STEAL,
    WORM,
    State,
    failed,
    is_over,
    legal,
    played,
    result,
    score,
    shares,
    stolen,
    taken_from_grill,
    tile_from_grill,
    top,
    victim,
    with_turn,
    worms_on,
)
from kosti.games.setting_aside import CHOOSING, DECIDING, STOP, THROW, Turn
from kosti.games.turn_habits import can_gain, greedy_stop, hasty_face, promising, richest_of
from kosti.games.turn_mind import (
    Mind,
    best_choice,
    end_now,
    hope,
    is_known,
    look_ahead,
    moment_with,
    remember,
    turn_mind,
)
from kosti.games.turn_tree import RESULTS, Tree
from kosti.games.turn_value import follow, moment_of, sweep

VALUES: Final = (1, 2, 3, 4, 5, 5)
MOST: Final = 5  # a die counts
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
        choice = STEAL if mind.source[result(state)] >= RESULTS else GRILL
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
        follow(mind.tree, mind.worth, moment_after(state, best, mind.tree), best == THROW)
    else:
        end_now(mind, result(state))


@rule
def weigh_choice(state: State, choice: int, mind: Mind) -> None:
    """Put into `mind.shares` what the seats can expect after a choice."""
    row = mind.shares[choice]
    if choice < STOP:
        hope(mind, moment_after(state, choice, mind.tree), choice == THROW, row)
    else:
        expect(played(state, choice), state.seat, mind, row)


@rule
def moment_after(state: State, choice: int, tree: Tree) -> int:
    """Return the moment that a face leads to, or from which the dice are thrown."""
    if choice == THROW:
        return moment_of(tree, state.turn.aside, result(state))
    return moment_with(tree, state.turn, result(state), choice, MOST)


@rule
def foresee(state: State, mind: Mind, luck: int) -> int:
    """Fill `mind.foreseen` exactly; return the luck as it was."""
    find_ends(state, mind)
    look_ahead(mind)
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
    source = int(mind.source[number])
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
    if level == MASTER:
        find_ends(state, mind)
    else:
        count_worms(state, mind)
    sweep(mind.tree, mind.worth)
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
def find_ends(state: State, mind: Mind) -> None:
    """Judge the position after every way the turn can end."""
    ends = mind.worth.ends
    expect(failed(state), state.seat, mind, mind.expected[0])
    last_tile = last = 0
    for number in range(RESULTS):
        mind.source[number] = 0
        if mind.tree.sample[number] and number >= LOWEST_TILE:
            there = with_result(state, mind.tree, number)
            tile = tile_from_grill(there)
            if tile != last_tile:
                expect(taken_from_grill(there), state.seat, mind, mind.expected[number])
                last_tile, last = tile, number
            mind.source[number] = last
            if victim(there) >= 0:
                row = mind.expected[RESULTS + number]
                expect(stolen(there), state.seat, mind, row)
                if tile == 0 or row[0] > mind.expected[last][0]:
                    mind.source[number] = RESULTS + number
        ends[number] = mind.expected[mind.source[number]][0]


@apart
def expect(after: State, seat: int, mind: Mind, row: Any) -> None:
    """Put into a row the shares of the seats, from this one on, after a turn of it."""
    seats = after.options.seats
    if is_over(after):
        for place in range(seats):
            row[place] = shares(after, (seat + place) % seats) / WHOLE
        return
    judged(after, mind)
    for place in range(seats):
        row[place] = mind.net.shares[(seat + place - after.seat + seats) % seats]


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
    ends = mind.worth.ends
    own = top(state, state.seat)
    ends[0] = float(-worms_on(own)) if own else 0.0
    for number in range(1, RESULTS):
        worms = worms_by(state, mind.tree, number, THEFT)
        ends[number] = float(worms) if worms else ends[0]
        is_theft = worms and victim(with_result(state, mind.tree, number)) >= 0
        mind.source[number] = RESULTS + number if is_theft else 0


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
    """Choose the most points, a worm before all, and the first tile that can be had."""
    gains = gains_above(state, tree, 0)
    if state.turn.phase == CHOOSING:
        mask = promising(tree, state.turn, result(state), MOST, gains)
        return richest_of(mask, state.turn, WORM, MOST, 3)
    choice = greedy_stop(tree, state.turn, result(state), gains, WORM)
    return STEAL if choice == STOP and legal(state) >> STEAL & 1 else choice


@apart
def hasty(state: State, tree: Tree, luck: int) -> tuple[int, int]:
    """Choose as beginners do: by points or on a whim, and sometimes on past a good end."""
    gains = gains_above(state, tree, 0)
    if state.turn.phase == CHOOSING:
        mask = promising(tree, state.turn, result(state), MOST, gains)
        return hasty_face(mask, state.turn, MOST, luck)
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
