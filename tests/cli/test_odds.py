"""`kosti odds`: a table that a person understands, in every language."""

from pathlib import Path

import pytest

from cli.run import kosti
from kosti.core.words import LANGUAGES

THROWN = "seats=2 turns=0 seat=0 now=choose aside=555w shown=1334 grill=21-36 stacks=-/-"


def test_the_first_turn_is_told(tmp_path: Path) -> None:
    done = kosti(tmp_path, "odds", "bratwurmeck")
    assert done.returncode == 0
    rows = [line.split() for line in done.stdout.splitlines()]
    assert ["21", "1", "89.3", "%", "44.0", "%"] in rows
    assert ["the", "throw", "1.645", "23.2", "%"] in rows


@pytest.mark.parametrize("game", ["bratwurmeck", "barbecue"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_tells_the_same_numbers(tmp_path: Path, game: str, language: str) -> None:
    told = kosti(tmp_path, "odds", game, "--worth", "wins", "--lang", language).stdout
    english = kosti(tmp_path, "odds", game, "--worth", "wins").stdout
    assert numbers(told) == numbers(english)
    assert (told == english) == (language == "en")


def numbers(text: str) -> list[str]:
    words = text.replace(",", ".").replace("%", "").split()
    return [word for word in words if word.replace(".", "").isdigit()]


def test_each_choice_of_a_position_has_its_column(tmp_path: Path) -> None:
    done = kosti(tmp_path, "odds", "bratwurmeck", THROWN)
    heads = [line.split() for line in done.stdout.splitlines() if line.startswith("Tile")]
    assert len(heads) == 2
    for head in heads:
        assert sorted(head[2:]) == ["1", "3", "4"]


def test_what_is_wrong_is_told(tmp_path: Path) -> None:
    for words, told in (
        (("ciao",), "barbecue"),
        (("barbecue", "--worth", "beer"), "beer"),
        (("bratwurmeck", THROWN, "--option", "seats=3"), "--option"),
        (("bratwurmeck", "nonsense"), "nonsense"),
        (("bratwurmeck", "seats=2 turns=1 seat=0 now=over grill=- stacks=21/22"), "over"),
    ):
        done = kosti(tmp_path, "odds", *words)
        assert done.returncode in (1, 2)
        assert told in done.stderr
        assert "Traceback" not in done.stderr
