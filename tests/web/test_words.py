"""The page says every message exactly as the terminal does."""

import json
from typing import Any

import pytest
from fluent.syntax import FluentParser
from hypothesis import given, settings
from hypothesis import strategies as st

from kosti.core.registry import all_games
from kosti.core.samples import messages, samples
from kosti.core.words import LANGUAGES, Words, words
from kosti.server.words import TERMINAL_ONLY, page_words, pattern_of
from web.node import answer, needs_node

EACH = [(language, game) for language in LANGUAGES for game in (None, *all_games())]
SAY = """
import { Words } from "./src/kosti/web/words.js";
const words = new Words(given.language, ...given.messages);
console.log(JSON.stringify(given.said.map(([key, values]) => words.say(key, values))));
"""
NUMBERS = """
import { Words } from "./src/kosti/web/words.js";
const words = given.languages.map((language) => new Words(language));
const both = (part, digits) => words.map((said) => [said.percent(part), said.number(part, digits)]);
console.log(JSON.stringify(given.numbers.map(([part, digits]) => both(part, digits))));
"""
MORE: tuple[Any, ...] = (1000, 1_234_567, -3, 0.5, 1.25, ["a", "b"])


def compiled(language: str, game: str | None) -> list[dict[str, Any]]:
    """Return what a page loads to say the words of a game."""
    return [json.loads(page_words(language, name)) for name in dict.fromkeys((None, game))]


def said_of(language: str, game: str | None) -> list[tuple[str, dict[str, Any]]]:
    """Return every message of a file with many values."""
    folder = "text" if game is None else f"games/{game}/text"
    files = [language, f"{language}.{'page' if game is None else 'rules'}"]
    found = []
    for message in (message for name in files for message in messages(folder, name)):
        if game is None and message.key.startswith(TERMINAL_ONLY):
            continue
        found += [(message.key, values) for values in samples(message)]
        if not message.keywords():
            found += [(message.key, dict.fromkeys(message.variables, value)) for value in MORE]
    return found


@needs_node
@pytest.mark.parametrize(("language", "game"), EACH)
def test_page_and_terminal_speak_alike(language: str, game: str | None) -> None:
    said = said_of(language, game)
    spoken = Words(language, game, of_page=True)
    here = [spoken.say(key, **values) for key, values in said]
    there = answer(SAY, {"language": language, "messages": compiled(language, game), "said": said})
    assert there == here
    assert len(here) > 50


@needs_node
@settings(max_examples=5, deadline=None)
@given(
    st.lists(
        st.tuples(
            st.one_of(
                st.floats(-1e9, 1e9, allow_subnormal=False),
                st.integers(-10_000, 10_000).map(lambda number: number / 2000),
            ),
            st.integers(0, 4),
        ),
        min_size=50,
        max_size=300,
    )
)
def test_numbers_are_written_alike(numbers: list[tuple[float, int]]) -> None:
    spoken = [words(language) for language in LANGUAGES]
    here = [
        [[said.percent(part), said.number(part, digits)] for said in spoken]
        for part, digits in numbers
    ]
    assert answer(NUMBERS, {"languages": LANGUAGES, "numbers": numbers}) == here


def test_games_are_named_without_loading_them() -> None:
    for language in LANGUAGES:
        shared = json.loads(page_words(language))
        for game in all_games():
            assert shared[f"{game}:game-name"] == words(language, game).say("game-name")


@pytest.mark.parametrize(
    "written",
    ["{ other-message }", "{ NUMBER($count) }", "{ $n ->\n [one] a\n [1] b\n *[other] c\n }"],
)
def test_what_the_page_could_not_say_is_refused(written: str) -> None:
    entry: Any = FluentParser().parse(f"key = {written}\n").body[0]
    with pytest.raises(ValueError, match=r"cannot say|numbers come before"):
        pattern_of(entry.value)


@needs_node
def test_what_is_missing_is_told_to_developers_and_breaks_nothing() -> None:
    script = """
import { Words } from "./src/kosti/web/words.js";
const told = [];
console.error = (text) => told.push(text);
const chosen = [["toString", { one: "1" }, "one"]];
const words = new Words("en", { hello: ["Hello ", ["name"]], chosen });
const said = [words.say("nothing"), words.say("hello", { name: "Zoë" }), words.say("hello")];
console.log(JSON.stringify([said, words.say("chosen", { toString: "toString" }), told.length]));
"""
    assert answer(script) == [["nothing", "Hello Zoë", "Hello undefined"], "1", 2]
