"""What holds of every step of every game, and of a game that is over."""

import json
from typing import Any, NamedTuple

from kosti.core.chance import outcomes
from kosti.core.event import Event
from kosti.core.match import Step
from kosti.core.record import Record, Seat, record_of, safe_record
from kosti.core.record_json import record_from_json, record_to_json
from kosti.core.record_text import record_from_text, record_to_text
from kosti.core.rule import CHANCE, WHOLE
from kosti.testing.playing import Playing
from kosti.testing.promises import demand, same
from kosti.testing.saying import NAMES

SIBLINGS = 24
UNDONE_EACH = 4
PATIENCE = 64


class Taken(NamedTuple):
    """One step taken: the state before it, the step, the state after it, and what was told."""

    before: Any
    step: int
    after: Any
    events: list[Event]


def told(at: Playing, taken: Taken) -> None:
    for viewer in at.viewers:
        for event in (at.game.events.seen_by(event, viewer) for event in taken.events):
            demand({event.seat, event.other} <= set(at.viewers), "seats of", event)
            same(sorted(json.loads(json.dumps(event.values))), sorted(event.values), "as JSON:")
            at.saying.event(event)
    kinds = [event.kind for event in taken.events]
    same("ended" in kinds, bool(at.rules.is_over(taken.after)), f"the end is told in {kinds}:")


def counted(at: Playing, taken: Taken) -> None:
    same(taken.after.options, taken.before.options, "options:")
    demand(taken.after.turns - taken.before.turns in (0, 1), "turns ended by one step")


def undone(at: Playing, taken: Taken) -> None:
    if at.rules.to_act(taken.before) == CHANCE:
        same((at.match.undo(), at.match.state), (0, taken.after), "undone after chance:")
    elif at.mixer.randrange(UNDONE_EACH) == 0:
        line = choices_since_chance(at)
        same(at.match.undo(), len(line), "choices undone:")
        same(at.match.state, line[0].before, "undone:")
        for step in line:
            same(at.match.state, step.before, "played again:")
            at.match.play(step.step)
        same(at.match.state, taken.after, "played again:")


def choices_since_chance(at: Playing) -> list[Step]:
    """Return the latest steps that were choices."""
    steps = at.match.steps[-PATIENCE:]
    falls = [place for place, step in enumerate(steps) if at.rules.to_act(step.before) == CHANCE]
    return steps[max(falls, default=-1) + 1 :]


def hidden(at: Playing, taken: Taken) -> None:
    """Play on what else may be true for each seat: it must see and be told the same."""
    is_chance = at.rules.to_act(taken.before) == CHANCE
    for viewer in at.viewers:
        others = at.siblings.get(viewer, [])
        at.siblings[viewer] = (
            fallen_otherwise(at, taken, viewer)
            if is_chance
            else [after for other in others for after in played_on(at, taken, viewer, other)]
        )


def fallen_otherwise(at: Playing, taken: Taken, viewer: int) -> list[Any]:
    """Return other states that chance might have led to, as far as a seat can tell."""
    if not at.game.has_secrets:
        return []
    known = [outcome for outcome, _ in outcomes(at.rules.in_the_air(taken.before))]
    found = []
    for outcome in known if len(known) <= SIBLINGS else at.mixer.sample(known, SIBLINGS):
        after = at.rules.landed(taken.before, outcome)
        if at.rules.seen(after, viewer) == at.rules.seen(taken.after, viewer):
            events = at.game.events.told(taken.before, outcome, after)
            same(seen(at, events, viewer), seen(at, taken.events, viewer), f"told to {viewer}:")
            same(*written_for(at, taken, viewer, outcome, events), f"written for {viewer}:")
            found.append(after)
    return found


def written_for(
    at: Playing, taken: Taken, viewer: int, outcome: int, events: list[Event]
) -> tuple[str, str]:
    """Return two outcomes as a seat writes them."""
    text = at.game.notation.outcome_seen
    return (
        text(taken.before, outcome, seen(at, events, viewer)),
        text(taken.before, taken.step, seen(at, taken.events, viewer)),
    )


def played_on(at: Playing, taken: Taken, viewer: int, other: Any) -> list[Any]:
    """Return the state after the same choice in another state that a seat cannot tell apart."""
    if not at.rules.legal(other) >> taken.step & 1:
        return []
    after = at.rules.played(other, taken.step)
    if at.rules.seen(after, viewer) != at.rules.seen(taken.after, viewer):
        return []
    events = seen(at, at.game.events.told(other, taken.step, after), viewer)
    if events == seen(at, taken.events, viewer):
        return [after]
    demand(at.page.may_learn(taken.before, taken.step, viewer), viewer, "was told", events)
    return []


def seen(at: Playing, events: list[Event], viewer: int) -> list[Event]:
    """Return events as a seat may know them."""
    return [at.game.events.seen_by(event, viewer) for event in events]


def surmised(at: Playing, taken: Taken) -> None:
    """What a seat writes of an outcome stands for outcomes that look the same to it."""
    if at.rules.to_act(taken.before) != CHANCE:
        return
    for viewer in at.viewers:
        text = written_for(at, taken, viewer, taken.step, taken.events)[0]
        outcome = at.game.notation.outcome_for(taken.before, text)
        after = at.rules.landed(taken.before, outcome)
        same(at.rules.seen(after, viewer), at.rules.seen(taken.after, viewer), f"{text} means:")


def shared(at: Playing) -> None:
    parts = [at.rules.shares(at.state, seat) for seat in at.seats]
    same(sum(parts), WHOLE, f"the parts {parts} of the win:")
    demand(min(parts) >= 0, "a part below nothing:", parts)
    same(len({part for part in parts if part}), 1, f"all who share have the same: {parts}")


def recorded(at: Playing) -> None:
    seats = [Seat(name, "human") for name in NAMES[: len(at.seats)]]
    whole = record_of(at.match, seats)
    stored_as_text(whole)
    same(whole.match().state, at.state, "replayed:")
    safe = safe_record(at.match, seats)
    stored_as_text(safe)
    same(safe.match().state, at.state, "replayed from a sealed record:")
    for viewer in at.viewers:
        record = record_of(at.match, seats, reader=viewer)
        stored_as_text(record)
        replayed = record.replay()
        same(replayed.view(viewer).state, at.match.view(viewer).state, f"as {viewer} saw it:")
        same(replayed.told(viewer), at.match.told(viewer), f"as {viewer} was told it:")


def stored_as_text(record: Record) -> None:
    """Demand that a record is read as it was written, in both forms."""
    same(record_from_json(record_to_json(record)), record, "as JSON:")
    same(record_from_text(record_to_text(record)), record, "as text:")


STEP_LAWS = (
    ("what happens is told in every language", told),
    ("a step keeps the options and ends at most one turn", counted),
    ("a choice can be taken back, chance cannot", undone),
    ("what is hidden from a seat does not change what it sees and is told", hidden),
    ("what a seat writes of chance looks the same to it", surmised),
)
RECORD_LAW = "a record is read as it was written and leads to the same state"
END_LAW = "the parts of the win make one whole"
