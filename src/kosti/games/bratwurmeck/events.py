"""What is told of a step in Heckmeck am Bratwurmeck."""

from kosti.core.ending import ended
from kosti.core.event import Event, open_to_all
from kosti.core.rule import CHANCE
from kosti.games.aside_rooms import set_aside_told, threw
from kosti.games.bratwurmeck import rules
from kosti.games.bratwurmeck.notation import FACES
from kosti.games.bratwurmeck.rules import (
    GRILL,
    LOWEST_TILE,
    STEAL,
    WORM,
    State,
    result,
    top,
    victim,
    with_turn,
    worms_on,
)
from kosti.games.setting_aside import CHOOSING, STOP, THROW, has_face, set_aside

seen_by = open_to_all


def told(before: State, step: int, after: State) -> list[Event]:
    """Tell what happened between two states by one step."""
    events: list[Event] = []
    if rules.to_act(before) == CHANCE:
        events.append(threw(before.seat, step, FACES))
        if after.turn.phase != CHOOSING:
            events += failure_told(before, after, "no-face")
    elif step in (STOP, STEAL, GRILL):
        events += taking_told(before, step == STEAL, after)
    elif step != THROW:
        goes_on = after.turns == before.turns
        moved = after if goes_on else with_turn(before, set_aside(before.turn, step))
        events.append(set_aside_told(before.seat, before.turn, step, FACES, result(moved)))
        if not goes_on:
            events += taking_told(moved, victim(moved) >= 0, after)
    return events + ended(rules, after)


def taking_told(before: State, is_theft: bool, after: State) -> list[Event]:
    """Tell what a stop took, or that it failed."""
    if (is_theft or before.grill == after.grill) and victim(before) >= 0:
        tile = result(before)
        worth = {"tile": tile, "worms": worms_on(tile)}
        return [Event("stole", before.seat, victim(before), worth)]
    tile = rules.tile_from_grill(before)
    if tile:
        return [Event("took", before.seat, values={"tile": tile, "worms": worms_on(tile)})]
    return failure_told(before, after, stop_failure(before))


def stop_failure(state: State) -> str:
    """Return why a stop now would fail."""
    return "nothing-to-take" if has_face(state.turn.aside, WORM) else "no-worm"


def failure_told(before: State, after: State, reason: str) -> list[Event]:
    """Tell a failed turn with all that it costs."""
    events = [Event("failed", before.seat, values={"reason": reason})]
    tile = top(before, before.seat)
    if tile:
        events.append(Event("returned", before.seat, values={"tile": tile}))
    turned = (before.grill | (rules.bit(tile) if tile else 0)) & ~after.grill
    while turned:
        highest = LOWEST_TILE + turned.bit_length() - 1
        events.append(Event("turned", values={"tile": highest}))
        turned &= ~rules.bit(highest)
    return events
