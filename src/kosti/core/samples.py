"""Every message with values to try it on: for those who read the words through, and for tests."""

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import islice, product
from typing import NamedTuple

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from kosti.core.words import source

NUMBERS = (0, 1, 2, 5, 11, 21, 22, 101)
NAMES = ("Anna", "Bob", "Вера", "Ștefan")
CATEGORIES = {"zero", "one", "two", "few", "many"}
MOST_SAMPLES = 512


class Message(NamedTuple):
    """One message as it is written: its variables, and the variants asked of each."""

    key: str
    variables: frozenset[str]
    variants: Mapping[str, frozenset[str]]

    def numbers(self) -> set[str]:
        """Return the variables whose variants are numbers or plural forms."""
        return {name for name, keys in self.variants.items() if is_number(keys)}

    def keywords(self) -> dict[str, frozenset[str]]:
        """Return the variables whose variants are words of ours."""
        return {name: keys for name, keys in self.variants.items() if not is_number(keys)}


@cache
def messages(folder: str, language: str) -> tuple[Message, ...]:
    """Return the messages of one Fluent file; raise `ValueError` where it cannot be read."""
    found = []
    for entry in FluentParser().parse(source(folder, language)).body:
        if isinstance(entry, ast.Junk | ast.Term):
            raise ValueError(f"{folder}/{language}.ftl: {entry}")
        if isinstance(entry, ast.Message):
            found.append(message(entry))
    return tuple(found)


def message(entry: ast.Message) -> Message:
    """Return what a message of the parser asks for."""
    asked = _Asked()
    asked.visit(entry)
    variants = {name: frozenset(keys) for name, keys in asked.variants.items()}
    return Message(entry.id.name, frozenset(asked.variables), variants)


def is_number(variants: frozenset[str]) -> bool:
    """Tell whether variants are those of a number."""
    return any(key in CATEGORIES or key.isdigit() for key in variants)


def samples(message: Message) -> Iterator[dict[str, int | str]]:
    """Yield values for a message, so that every number and every variant comes up."""
    names = sorted(message.variables)
    choices = [_values(message, name, place) for place, name in enumerate(names)]
    for values in islice(product(*choices), MOST_SAMPLES):
        yield dict(zip(names, values, strict=True))


def _values(message: Message, name: str, place: int) -> tuple[int | str, ...]:
    if name in message.numbers():
        return NUMBERS
    if name in message.variants:
        return tuple(sorted(message.variants[name]))
    return (NAMES[place % len(NAMES)],) if name in ("name", "other") else ("24",)


class _Asked(Visitor):
    """What a message asks for, gathered."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.variants: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (theirs)
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 (theirs)
        assert isinstance(node.selector, ast.VariableReference)
        keys = self.variants.setdefault(node.selector.id.name, set())
        for variant in node.variants:
            key = variant.key
            keys.add(key.name if isinstance(key, ast.Identifier) else key.value)
        self.generic_visit(node)
