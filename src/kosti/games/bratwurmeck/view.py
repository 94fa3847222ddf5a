"""What a seat sees and can do in Heckmeck am Bratwurmeck."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import chain
from typing import Final, NamedTuple

from kosti.core.errors import Value
from kosti.core.packed import lane, mask_of
from kosti.core.view import Action, Refusal
from kosti.games.aside_rooms import (
    dice_lying,
    throw_action,
    turn_refusals,
    warned_actions,
)
from kosti.games.bratwurmeck import rules
from kosti.games.bratwurmeck.events import stop_failure
from kosti.games.bratwurmeck.notation import FACES, stack_of, tiles_in
from kosti.games.bratwurmeck.rules import (
    FULL_GRILL,
    GRILL,
    LOWEST_TILE,
    STEAL,
    State,
    Unders,
    result,
    top,
    worms_on,
)
from kosti.games.setting_aside import CHOOSING, STOP, can_throw

TilesLying = tuple[Sequence[int], Sequence[int], Sequence[Sequence[int]], Sequence[int]]

CHOOSE_FIRST: Final = [Refusal(thing, "choose-first", "A2") for thing in ("stop", "steal", "grill")]


class Table(NamedTuple):
    """What lies on the table; stacks from the bottom up, dice as letters."""

    grill: Sequence[int]
    turned: Sequence[int]
    stacks: Sequence[Sequence[int]]
    worms: Sequence[int]
    aside: Sequence[str]
    shown: Sequence[str]
    result: int
    dice_left: int


def table(state: State, seat: int) -> Table:
    """Return what lies on the table, the same for every seat."""
    aside, shown, left = dice_lying(state.turn, FACES)
    tiles = tiles_lying(state.options.seats, state.grill, state.tops, state.unders)
    return Table(*tiles, aside, shown, result(state), left)


@lru_cache(4096)
def tiles_lying(seats: int, grill: int, tops: int, unders: Unders) -> TilesLying:
    """Return the tiles that are open, turned down, and in each stack with the worms on them."""
    stacks = tuple(stack_of(lane(tops, 6, seat), unders[seat]) for seat in range(seats))
    known = grill | mask_of(chain(*stacks)) >> LOWEST_TILE
    worms = tuple(sum(map(worms_on, tiles)) for tiles in stacks)
    return tiles_in(grill), tiles_in(FULL_GRILL & ~known), stacks, worms


def actions(state: State) -> Sequence[Action]:
    """Return the legal choices with what they lead to."""
    if state.turn.phase == CHOOSING:
        return warned_actions(rules, state, FACES)
    stops = [stop_action(state)]
    if rules.has_two_to_take(state):
        stops = [steal_action(state, STEAL, "steal"), grill_action(state, GRILL, "grill")]
    return [throw_action(state.turn), *stops] if can_throw(state.turn) else stops


def stop_action(state: State) -> Action:
    """Return the action of stopping, where it leaves no choice."""
    if rules.victim(state) >= 0:
        return steal_action(state, STOP, "stop")
    if rules.tile_from_grill(state):
        return grill_action(state, STOP, "stop")
    mine = top(state, state.seat)
    reason = stop_failure(state)
    values: dict[str, Value] = {"reason": reason, "result": result(state), "tile": mine}
    return Action(STOP, "stop", "stop-fail" if mine else "stop-fail-free", values, warns=True)


def steal_action(state: State, choice: int, text: str) -> Action:
    """Return the action of stealing the top tile that equals the result."""
    tile = result(state)
    values = {"tile": tile, "worms": worms_on(tile), "other": rules.victim(state)}
    return Action(choice, text, "steal", values)


def grill_action(state: State, choice: int, text: str) -> Action:
    """Return the action of taking a tile from the grill."""
    tile = rules.tile_from_grill(state)
    return Action(choice, text, "grill", {"tile": tile, "worms": worms_on(tile)})


def refusals(state: State) -> list[Refusal]:
    """Tell of each thing that cannot be chosen now why not."""
    return [*turn_refusals(state.turn, FACES, "A2", "A4"), *stop_refusals(state)]


def stop_refusals(state: State) -> Sequence[Refusal]:
    """Tell why it cannot be stopped, stolen or taken now, where it cannot."""
    if state.turn.phase == CHOOSING:
        return CHOOSE_FIRST
    if rules.has_two_to_take(state):
        return [Refusal("stop", "two-to-take", "A6")]
    return [theft_refusal(state), Refusal("grill", "just-stop", "A6")]


def theft_refusal(state: State) -> Refusal:
    """Tell why there is no choice of a theft."""
    number = result(state)
    if rules.victim(state) >= 0:
        return Refusal("steal", "just-stop", "A6")
    if top(state, state.seat) == number:
        return Refusal("steal", "own-top", "A7", {"tile": number})
    return Refusal("steal", "no-such-top", "A5", {"result": number})
