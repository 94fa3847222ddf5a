"""What the page tells of a table's dice so far is what statistics say."""

from collections import Counter
from typing import Any

import pytest
from scipy.stats import chi2, chisquare

from fair.fair_tables import dice_of, played
from kosti.core.chance import Air, outcomes
from kosti.core.registry import all_games
from web.node import answer, needs_node

SCRIPT = """
import { beyond, compared, counted } from "./src/kosti/web/fair/expectation.js";
const { FACES } = await import(`./src/kosti/games/${given.game}/web/faces.js`);
const counts = counted(given.events);
const found = compared(counts, FACES);
const chances = given.distances.map(([distance, freedom]) => beyond(distance, freedom));
console.log(JSON.stringify({ ...found, FACES, hidden: counts.get("?") ?? 0, chances }));
"""
DISTANCES = [(number / 4, freedom) for number in range(0, 120, 7) for freedom in range(1, 9)]


def told(game: str, reader: int | None) -> list[dict[str, Any]]:
    """Return the events of a game as a reader gets them."""
    match = played(game, dice_of(11, 3), 2000)
    events = (event for events in match.told(reader) for event in events)
    return [
        {"kind": event.kind, "seat": event.seat, "values": dict(event.values)} for event in events
    ]


def seen(game: str, reader: int | None) -> tuple[dict[str, Any], Counter[str]]:
    """Return what the page makes of a game, and the faces that were thrown."""
    events = told(game, reader)
    thrown = [event["values"] for event in events if event["kind"] == "threw"]
    faces = Counter(face for values in thrown for face in values.get("dice") or [values["face"]])
    return answer(SCRIPT, {"game": game, "events": events, "distances": DISTANCES}), faces


@needs_node
@pytest.mark.parametrize("game", all_games())
def test_every_die_thrown_is_counted_and_compared(game: str) -> None:
    found, faces = seen(game, None)
    assert {row["face"]: row["count"] for row in found["rows"] if row["count"]} == dict(faces)
    assert found["count"] == sum(faces.values()) > 20
    due = [row["due"] for row in found["rows"]]
    counts = [row["count"] for row in found["rows"]]
    assert found["part"] == pytest.approx(chisquare(counts, due).pvalue, abs=1e-6)
    assert found["few"] == (min(due) < 5)
    assert all(row["low"] <= row["due"] <= row["high"] for row in found["rows"])


@needs_node
def test_hidden_dice_are_left_out() -> None:
    found, faces = seen("ciao", 1)
    assert found["hidden"] == faces["?"] > 0
    assert found["count"] == sum(faces.values()) - faces["?"] > 0


@needs_node
def test_chances_are_those_of_the_law() -> None:
    found, _ = seen("bratwurmeck", None)
    expected = [chi2.sf(distance, freedom) for distance, freedom in DISTANCES]
    assert found["chances"] == pytest.approx(expected, abs=2e-7)


@needs_node
@pytest.mark.parametrize("game", all_games())
def test_the_faces_are_those_of_the_game(game: str) -> None:
    match = played(game, dice_of(1, 2), 2000)
    airs = [(step.before, match.game.rules.in_the_air(step.before)) for step in match.steps]
    before, air = next((each for each in airs if each[1].dice), airs[0])  # dice, not cards
    one = outcomes(Air(1)) if air.dice else outcomes(air)
    faces = [[match.game.notation.outcome_text(before, face), weight] for face, weight in one]
    found, _ = seen(game, None)
    assert sorted(found["FACES"]) == sorted(faces)
