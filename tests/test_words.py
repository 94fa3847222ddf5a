"""The words are complete: four languages, the same keys and values, every message can be said."""

import re
from collections import Counter
from collections.abc import Iterator
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from kosti.core.registry import all_games
from kosti.core.samples import CATEGORIES, Message, messages, samples
from kosti.core.words import LANGUAGES, Words, source

FORMS = {"en": {"one"}, "de": {"one"}, "ru": {"one", "few"}, "ro": {"one", "few"}}  # and the rest
FILES = [
    ("text", ""),
    ("text", ".page"),
    *((f"games/{name}/text", end) for name in all_games() for end in ("", ".rules")),
]
each_language = pytest.mark.parametrize("language", LANGUAGES)
each_file = pytest.mark.parametrize(("folder", "end"), FILES)
each_game = pytest.mark.parametrize("game", all_games())


def written(folder: str, name: str) -> dict[str, Message]:
    return {message.key: message for message in messages(folder, name)}


@each_file
@each_language
def test_no_message_is_missing_or_extra(folder: str, end: str, language: str) -> None:
    assert set(written(folder, language + end)) == set(written(folder, f"en{end}"))


@each_game
@each_language
def test_no_message_is_written_twice(game: str, language: str) -> None:
    folder = f"games/{game}/text"
    places = [
        ("text", language),
        ("text", f"{language}.page"),
        (folder, language),
        (folder, f"{language}.rules"),
    ]
    found = Counter(message.key for place in places for message in messages(*place))
    assert [key for key, count in found.items() if count > 1] == []


@each_game
@each_language
def test_every_rule_of_the_help_is_told(game: str, language: str) -> None:
    help_text = files("kosti").joinpath("games", game, "README.md").read_text("utf-8")
    numbers = re.findall(r"^- \*\*([A-Z]\d+)\*\*", help_text, re.MULTILINE)
    told = [message.key for message in messages(f"games/{game}/text", f"{language}.rules")]
    assert [key for key in told if key.startswith("rule-")] == [
        f"rule-{number}" for number in numbers
    ]


@each_file
@each_language
def test_messages_use_the_same_values_in_every_language(
    folder: str, end: str, language: str
) -> None:
    english = written(folder, f"en{end}")
    for key, message in written(folder, language + end).items():
        assert message.variables == english[key].variables, key
        for name, variants in english[key].keywords().items():
            assert message.keywords().get(name, variants) == variants, key


@each_file
@each_language
def test_plurals_have_every_form_of_the_language(folder: str, end: str, language: str) -> None:
    tree = FluentParser().parse(source(folder, language + end))
    for key, forms in plural_selects(tree):
        assert FORMS[language] <= forms, key


@each_file
@each_language
def test_every_message_can_be_said(folder: str, end: str, language: str) -> None:
    spoken = Words(language, folder.split("/")[1] if "/" in folder else None, of_page=True)
    for message in written(folder, language + end).values():
        for values in samples(message):
            said = spoken.say(message.key, **values)
            assert said.strip(), message.key
            assert "{" not in said, message.key
            if not message.key.startswith("help-"):  # their examples stand in columns
                assert "  " not in said.replace("\n    ", "\n"), message.key


@each_file
def test_signs_are_those_of_good_print(folder: str, end: str) -> None:
    english, russian = source(folder, f"en{end}"), source(folder, f"ru{end}")
    assert not re.findall(r".*\w'.*", english), "an apostrophe is ’"
    assert not re.findall(r".*[^ ] – .*", russian), "a Russian dash is —"
    assert not re.findall(r".*[^ ] — .*", russian), "the space before a Russian dash does not break"


def plural_selects(tree: ast.Resource) -> Iterator[tuple[str, set[str]]]:
    """Yield the variants of every choice by a plural form, with the message it is in."""
    for entry in tree.body:
        if isinstance(entry, ast.Message):
            found = _Selects()
            found.visit(entry)
            yield from ((entry.id.name, forms) for forms in found.forms if forms & CATEGORIES)


class _Selects(Visitor):
    def __init__(self) -> None:
        self.forms: list[set[str]] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 (theirs)
        names = (variant.key for variant in node.variants)
        self.forms.append({key.name for key in names if isinstance(key, ast.Identifier)})
        self.generic_visit(node)
