"""The deck: written, read, put into a file of one's own, and refused."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as some

from kosti.core.errors import BadOption, BadPosition
from kosti.core.match import Match
from kosti.core.options import typed_options
from kosti.core.registry import game_named
from kosti.games.svintus.deck import KINDS, counts_of, deck_text, parsed_deck, stacks_of
from kosti.games.svintus.options import BOX, TABLE

SVINTUS = game_named("svintus")
SMALL = "2s:corn/3s:beet/4s:corn-beet/5s:apple-acorn/gluttons:2lone-no-corn"


@some.composite
def decks(draw: some.DrawFn) -> dict[str, list[int]]:
    """Draw counts by kind of every stack, none of them empty."""
    found = {}
    for name, kinds in KINDS.items():
        counts = some.lists(some.integers(0, 31), min_size=len(kinds), max_size=len(kinds))
        found[name] = draw(counts.filter(any))
    return found


def keys(error: BadOption | BadPosition) -> list[str]:
    return [problem.key for problem in error.problems]


@given(decks())
def test_what_is_written_is_read_back(counts: dict[str, list[int]]) -> None:
    deck = stacks_of(counts)
    assert counts_of(deck) == counts
    assert parsed_deck(deck_text(deck)) == deck
    assert max(deck) < 1 << 62


@given(some.text(max_size=80))
def test_any_other_text_is_refused_with_what_a_deck_looks_like(text: str) -> None:
    with pytest.raises(BadOption) as caught:
        parsed_deck(text)
    assert keys(caught.value)[-1] == "deck-shape"
    assert "2s: 4 corn" in str(caught.value)


def test_every_mistake_is_told_at_once() -> None:
    with pytest.raises(BadOption) as caught:
        parsed_deck("2s:corn,corn/2s:beet/6s:corn/3s:-/4s:32corn-corn,kiwi/5s:corn-beet")
    assert keys(caught.value) == [
        "deck-bad-card",
        "deck-stack-twice",
        "deck-unknown-stack",
        "deck-stack-empty",
        "deck-bad-card",
        "deck-bad-card",
        "deck-stack-missing",
        "deck-shape",
    ]


def test_a_file_is_read_where_a_person_types_its_path(tmp_path: Path) -> None:
    path = tmp_path / "mine.txt"
    path.write_text(SMALL.replace("/", "\n").replace(":", ": ") + "  # lone squeals only\n\n")
    typed = typed_options(TABLE, {"seats": "3", "deck": str(path)})
    assert typed == {"seats": "3", "deck": SMALL}
    match = Match(SVINTUS, typed)
    assert f"deck={SMALL}" in match.position
    assert SVINTUS.position(match.position) == match.state


def test_a_deck_typed_as_it_is_written_names_no_file() -> None:
    assert typed_options(TABLE, {"deck": SMALL}) == {"deck": SMALL}
    assert typed_options(TABLE, {"deck": "box"}) == {"deck": "box"}
    assert SVINTUS.options({"deck": "box"}).deck == BOX


@pytest.mark.parametrize("text", [b"2s: corn", b"\xff\xfe", b"# \n" * 20_000])
def test_a_file_that_is_no_deck_is_refused(tmp_path: Path, text: bytes) -> None:
    path = tmp_path / "mine.txt"
    path.write_bytes(text)
    with pytest.raises(BadOption):
        typed_options(TABLE, {"deck": str(path)})


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "none.txt"):
        with pytest.raises(BadOption) as caught:
            typed_options(TABLE, {"deck": str(path)})
        assert keys(caught.value) == ["deck-file-unread"]


def test_a_position_never_reads_a_file(tmp_path: Path) -> None:
    path = tmp_path / "mine.txt"
    path.write_text(SMALL.replace("/", "\n"))
    with pytest.raises(BadPosition) as caught:
        SVINTUS.position(f"seats=2 deck={path} turns=0 seat=0")
    assert "deck-shape" in keys(caught.value)
    with pytest.raises(BadOption):
        Match(SVINTUS, deck=str(path))


def test_the_default_deck_is_not_written() -> None:
    assert "deck" not in Match(SVINTUS).position
    assert "deck" not in Match(SVINTUS, deck=deck_text(BOX)).position
