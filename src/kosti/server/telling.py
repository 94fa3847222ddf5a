"""What a table looks like to one reader: a seat, several seats of one screen, or an onlooker."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from kosti.bots.view_json import plain_data
from kosti.core.event import Event
from kosti.core.rule import CHANCE, ONLOOKER
from kosti.core.view import Action, Refusal, View
from kosti.server.messages import (
    ActionSeen,
    Entry,
    EventSeen,
    FairSeen,
    RefusalSeen,
    SeatSeen,
    ViewSeen,
)
from kosti.server.playing import Playing
from kosti.server.seating import Chair
from kosti.server.tabling import LiveTable

MOST_LOGGED: Final = 200
ALGORITHM: Final = "kosti-dice-1"


def reader_of(yours: Sequence[int]) -> int:
    """Return whose events a screen shows: with several seats before it, only what is open."""
    return yours[0] if len(yours) == 1 else ONLOOKER


def views_seen(table: LiveTable, yours: Sequence[int]) -> list[ViewSeen]:
    """Return the game as each of these seats, or an onlooker, may know it."""
    if table.playing is None:
        return []
    return [view_seen(table.playing, seat) for seat in yours or (ONLOOKER,)]


def view_seen(playing: Playing, seat: int) -> ViewSeen:
    """Return the game as one seat may know it, with what it can do now."""
    view = playing.match.view(seat)
    asked = view if view.is_mine else early_view(playing, seat)
    return ViewSeen(
        seat=seat,
        to_act=view.to_act,
        turn=view.state.seat,
        turns=view.state.turns,
        position=view.game.position_text(view.state),
        table=plain_data(view.table),
        actions=[action_seen(action) for action in asked.actions] if asked else [],
        refusals=[refusal_seen(refusal) for refusal in asked.refusals] if asked else [],
        kept=playing.kept.get(seat, ""),
    )


def early_view(playing: Playing, seat: int) -> View | None:
    """Return the view of a seat that may answer before it is asked, and has not."""
    if seat < 0 or seat in playing.kept or not playing.may_answer(seat):
        return None
    return playing.early_view(seat)


def action_seen(action: Action) -> ActionSeen:
    """Return an action for the wire."""
    return ActionSeen(action.text, action.key, plain(action.values), action.warns)


def refusal_seen(refusal: Refusal) -> RefusalSeen:
    """Return a refusal for the wire."""
    return RefusalSeen(refusal.thing, refusal.key, refusal.rule, plain(refusal.values))


def event_seen(event: Event) -> EventSeen:
    """Return an event for the wire."""
    return EventSeen(event.kind, event.seat, event.other, plain(event.values))


def plain(values: Any) -> dict[str, Any]:
    """Return values as a plain dictionary."""
    return values if type(values) is dict else dict(values)


def entries_seen(table: LiveTable, reader: int, count: int) -> list[Entry]:
    """Return the latest steps of a game as a reader may know them."""
    playing = table.playing
    if playing is None:
        return []
    mark = max(len(playing.match.steps) - count, 0)
    return list(told_from(table, playing, reader, mark))


def told_from(table: LiveTable, playing: Playing, reader: int, mark: int) -> Iterator[Entry]:
    """Yield the steps from a place among those kept as a reader may know them."""
    game, dice = playing.game, table.dice
    assert dice is not None
    steps = playing.match.steps
    throw = playing.throws - sum(map(playing.is_throw, steps[mark:]))
    number = playing.dropped + mark
    for before, step, after in playing.told(mark):
        number += 1
        told = game.events.told(before, step, after)
        seen = [game.events.seen_by(event, reader) for event in told]
        text, commitment, key = "", "", ""
        if game.rules.to_act(before) == CHANCE:
            throw += 1
            text = f"({game.notation.outcome_seen(before, step, seen)})"
            commitment = dice.commitment(throw).hex()
        else:
            text = game.notation.choice_text(before, step)
            if game.has_secrets and any(is_disclosure(event) for event in seen):
                key = dice.key(throw).hex()
        yield Entry(number, text, [event_seen(event) for event in seen], commitment, key)


def is_disclosure(event: Event) -> bool:
    """Tell whether an event shows its reader what was hidden."""
    return event.values.get("sight") == "open"


def seat_seen(seat: int, chair: Chair, host: int, *, is_here: bool) -> SeatSeen:
    """Return a chair for the wire."""
    return SeatSeen(
        number=seat,
        filled=chair.filled,
        name=chair.name,
        level=chair.level,
        is_host=chair.place == host,
        is_here=is_here and not chair.has_left,
        device=chair.device,
        stand_in=chair.stand_in,
        won=chair.won,
    )


def fair_seen(table: LiveTable) -> FairSeen:
    """Return what may be known of the dice."""
    is_done = table.phase in ("over", "closed")
    return FairSeen(
        algorithm=ALGORITHM,
        table=table.dice_table,
        commitment=table.commitment,
        contributions=table.contributions,
        secret=table.secret.hex() if is_done else "",
    )


def can_take_back(table: LiveTable, yours: Sequence[int]) -> bool:
    """Tell whether one of these seats can take back what it did last."""
    playing = table.playing
    if playing is None or table.phase != "playing":
        return False
    return any(seat in playing.kept or playing.match.undoable(seat) for seat in yours)
