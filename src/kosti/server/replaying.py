"""A record told step by step, for a page that knows no rules."""

import asyncio
from collections.abc import Iterator
from typing import Any, Final

from litestar import Request
from litestar.datastructures import State

from kosti.bots.view_json import plain_data
from kosti.core.errors import KostiError
from kosti.core.match import Match
from kosti.core.record import Record, matches_along, parsed_record
from kosti.core.record_json import record_to_json
from kosti.core.rule import ONLOOKER
from kosti.server.api import limited, post
from kosti.server.messages import EventSeen, Frame, Replayed, ReplayWanted, ViewSeen
from kosti.server.refusing import Refusal, refusal_of

LONGEST: Final = 512 * 1024
MOST_STEPS: Final = 5_000


@post("/api/replay", status_code=200, request_max_body_size=2 * LONGEST)
async def replay(request: Request[Any, Any, Any], state: State, data: ReplayWanted) -> Replayed:
    """Tell a record step by step; nothing of it is kept."""
    limited(request, state.readers)
    if len(data.record) > LONGEST:
        raise Refusal("too-long", 413)
    try:
        return await asyncio.to_thread(replayed, data.record)
    except KostiError as error:
        raise refusal_of(error) from None


def replayed(text: str) -> Replayed:
    """Return a record step by step, as its reader may know it."""
    record = parsed_record(text)
    if len(record.line) > MOST_STEPS:
        raise Refusal("too-long", 413)
    return Replayed(
        game=record.game,
        options=dict(record.options),
        names=[seat.name for seat in record.seats],
        frames=list(frames_of(record)),
        record=record_to_json(record),
    )


def frames_of(record: Record) -> Iterator[Frame]:
    """Yield the table before the first step, and after each with what was told of it."""
    reader = ONLOOKER if record.reader is None else record.reader
    for place, match in enumerate(matches_along(record)):
        game = match.game
        view = still_view(match, reader, is_whole=record.reader is None)
        position = game.position_text(match.view(view.seat).state)
        if place == 0:
            yield Frame("", position, [], view)
            continue
        last = match.steps[-1]
        told = game.events.told(last.before, last.step, match.state)
        seen = told if record.reader is None else [game.events.seen_by(one, reader) for one in told]
        yield Frame(record.line[place - 1], position, [EventSeen(*event) for event in seen], view)


def still_view(match: Match, reader: int, *, is_whole: bool) -> ViewSeen:
    """Return a position to look at: of a whole record, what the acting seat knew is open."""
    state = match.state
    seat = int(state.seat) if is_whole and not match.is_over else reader
    view = match.view(seat)
    return ViewSeen(
        seat=seat,
        to_act=view.to_act,
        turn=state.seat,
        turns=state.turns,
        table=plain_data(view.table),
        actions=[],
        refusals=[],
        kept="",
    )
