"""The page tells events, actions and reasons as the terminal does."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import pytest

from kosti.core.match import Match
from kosti.core.registry import all_games
from kosti.core.rule import CHANCE
from kosti.core.speaker import Speaker
from kosti.core.words import LANGUAGES, words
from web.node import answer, needs_node
from web.test_words import compiled

NAMES = ["Anna", "Борис", "Ștefan", "Zoë"]
SPEAK = """
import { Speaker } from "./src/kosti/web/speaking.js";
import { Words } from "./src/kosti/web/words.js";
const speaker = new Speaker(new Words(given.language, ...given.messages), given.names);
console.log(JSON.stringify(given.told.map(([what, told]) => speaker[what](told))));
"""
Told = list[tuple[str, dict[str, Any]]]


def event_data(kind: str, seat: int, other: int, values: Mapping[str, Any]) -> dict[str, Any]:
    return {"kind": kind, "seat": seat, "other": other, "values": dict(values)}


def told_in(game: str, speaker: Speaker) -> tuple[Told, Sequence[str]]:
    """Return all that is told in a game for three, and how it is said here."""
    match = Match(game, seats=3, seed=4, turn_limit=30)
    rng = Random(2)
    found: Told = []
    here: list[str] = []
    while not match.is_over:
        if match.to_act == CHANCE:
            match.throw()
            continue
        view = match.view(match.to_act)
        for action in view.actions:
            data = {"key": action.key, "values": dict(action.values)}
            found += [("action", data), ("explanation", data)]
            here += [speaker.action(action), speaker.explanation(action)]
        for refusal in view.refusals:
            found.append(("refusal", {"key": refusal.key, "values": dict(refusal.values)}))
            here.append(speaker.refusal(refusal))
        match.play(rng.choice(match.legal))
    for reader in (None, -1, 0):
        for event in (event for events in match.told(reader) for event in events):
            found.append(("event", event_data(*event)))
            here.append(speaker.event(event))
    return found, here


@needs_node
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", all_games())
def test_page_and_terminal_tell_a_game_alike(game: str, language: str) -> None:
    told, here = told_in(game, Speaker(words(language, game), NAMES))
    there = answer(
        SPEAK,
        {
            "language": language,
            "messages": compiled(language, game),
            "names": NAMES,
            "told": told,
        },
    )
    assert there == here
    assert len(here) > 200
