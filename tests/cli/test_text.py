"""What `kosti text` prints: every message of every language, said with sample values."""

import re
from functools import cache

import pytest

from kosti.cli.samples import message_lines, sample_lines
from kosti.core.registry import all_games
from kosti.core.samples import NUMBERS, messages
from kosti.core.words import LANGUAGES, words

each_language = pytest.mark.parametrize("language", LANGUAGES)


@cache
def printed(language: str) -> dict[str, list[str]]:
    """Return the lines under every file."""
    files: dict[str, list[str]] = {}
    for line in sample_lines(language):
        if line.startswith("===="):
            files[line.removeprefix("==== ")] = lines = []
        else:
            lines.append(line)
    return files


def said(language: str, game: str, key: str) -> list[str]:
    """Return how one message of a game is said with all its samples."""
    asked = {found.key: found for found in messages(f"games/{game}/text", language)}
    lines = message_lines(asked[key], words(language, game))
    return [line.removeprefix(f"{key}: ") for line in lines]


@each_language
def test_every_message_stands_under_its_file(language: str) -> None:
    folders = ["text", *(f"games/{game}/text" for game in all_games())]
    rules = [f"games/{game}/text/{language}.rules.ftl" for game in all_games()]
    files = [f"text/{language}.page.ftl", *(f"{folder}/{language}.ftl" for folder in folders)]
    assert sorted(printed(language)) == sorted(files + rules)
    for file, lines in printed(language).items():
        folder, _, name = file.removesuffix(".ftl").rpartition("/")
        keys = {line.partition(": ")[0] for line in lines}
        assert {message.key for message in messages(folder, name)} <= keys


@each_language
def test_every_message_is_whole(language: str) -> None:
    for lines in printed(language).values():
        for line in lines:
            assert not re.search(r"[{}]|\$[a-z]|: $", line), line


@pytest.mark.parametrize(
    ("language", "counted"),
    [
        ("en", "0 points, 1 point, 2 points, 5 points, 11 points, 21 points, 22 points"),
        ("de", "0 Punkte, 1 Punkt, 2 Punkte, 5 Punkte, 11 Punkte, 21 Punkte, 22 Punkte"),
        ("ru", "0 очков, 1 очко, 2 очка, 5 очков, 11 очков, 21 очко, 22 очка"),
        ("ro", "0 puncte, 1 punct, 2 puncte, 5 puncte, 11 puncte, 21 de puncte, 22 de puncte"),
    ],
)
def test_numbers_take_the_forms_of_the_language(language: str, counted: str) -> None:
    lines = [line.removeprefix("Anna: ") for line in said(language, "barbecue", "event-scored")]
    assert ", ".join(lines[:-1]) == counted
    assert lines[-1].startswith("101 ")


@pytest.mark.parametrize(
    ("language", "thrown"),
    [
        ("ru", ["бросить последний кубик", "бросить 2 кубика", "бросить 21 кубик"]),
        ("ro", ["aruncă ultimul zar", "aruncă 2 zaruri", "aruncă 21 de zaruri"]),
    ],
)
def test_one_alone_may_be_said_in_its_own_way(language: str, thrown: list[str]) -> None:
    lines = said(language, "bratwurmeck", "action-throw")
    assert [lines[NUMBERS.index(number)] for number in (1, 2, 21)] == thrown


def test_every_reason_is_printed() -> None:
    lines = said("en", "bratwurmeck", "event-failed")
    assert sorted(lines) == [
        "Anna: fails – no new face in the throw",
        "Anna: fails – no tile to take",
        "Anna: fails – no worm set aside",
    ]


def test_a_word_and_a_number_are_both_gone_through() -> None:
    lines = said("en", "bratwurmeck", "action-face")
    assert len(lines) == 2 * len(NUMBERS)
    assert {"set the worm aside", "set 5 worms aside", "set the 3 aside"} <= set(lines)
