"""The words are complete: four languages, the same keys and values, every message can be said."""

from collections import Counter
from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from kosti.core.registry import games
from kosti.core.samples import CATEGORIES, Message, messages, samples
from kosti.core.words import LANGUAGES, source, words

FOLDERS: dict[str | None, str] = {None: "text", **{name: f"games/{name}/text" for name in games()}}
FORMS = {"en": {"one"}, "de": {"one"}, "ru": {"one", "few"}, "ro": {"one", "few"}}  # and the rest
each_file = pytest.mark.parametrize("language", LANGUAGES)
each_folder = pytest.mark.parametrize("game", FOLDERS, ids=str)


def written(game: str | None, language: str) -> dict[str, Message]:
    return {message.key: message for message in messages(FOLDERS[game], language)}


@each_folder
@each_file
def test_no_message_is_missing_or_extra(game: str | None, language: str) -> None:
    assert set(written(game, language)) == set(written(game, "en"))


@each_folder
@each_file
def test_no_message_is_written_twice(game: str | None, language: str) -> None:
    found = Counter(message.key for message in messages(FOLDERS[game], language))
    assert [key for key, count in found.items() if count > 1] == []
    if game is not None:
        assert set(found) & set(written(None, language)) == set()


@each_folder
@each_file
def test_messages_use_the_same_values_in_every_language(game: str | None, language: str) -> None:
    english = written(game, "en")
    for key, message in written(game, language).items():
        assert message.variables == english[key].variables, key
        for name, variants in english[key].keywords().items():
            assert message.keywords().get(name, variants) == variants, key


@each_folder
@each_file
def test_plurals_have_every_form_of_the_language(game: str | None, language: str) -> None:
    tree = FluentParser().parse(source(FOLDERS[game], language))
    for key, forms in plural_selects(tree):
        assert FORMS[language] <= forms, key


@each_folder
@each_file
def test_every_message_can_be_said(game: str | None, language: str) -> None:
    spoken = words(language, game)
    for message in written(game, language).values():
        for values in samples(message):
            said = spoken.say(message.key, **values)
            assert said.strip(), message.key
            assert "{" not in said, message.key
            assert "  " not in said.replace("\n    ", "\n"), message.key


def plural_selects(tree: ast.Resource) -> Iterator[tuple[str, set[str]]]:
    for entry in tree.body:
        if isinstance(entry, ast.Message):
            found = _Selects()
            found.visit(entry)
            for forms in found.forms:
                if forms & CATEGORIES:
                    yield entry.id.name, forms


class _Selects(Visitor):
    def __init__(self) -> None:
        self.forms: list[set[str]] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 (theirs)
        names = (variant.key for variant in node.variants)
        self.forms.append({key.name for key in names if isinstance(key, ast.Identifier)})
        self.generic_visit(node)
