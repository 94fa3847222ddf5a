"""The worms on the places are data that anyone can replace."""

from importlib.resources import files
from pathlib import Path

import pytest

from kosti.core.errors import BadOption
from kosti.core.match import Match
from kosti.core.registry import game_named
from kosti.games.barbecue.options import TABLES, Worms

WORMS = Worms("worms", TABLES["classic"])
OWN = "98765432123456"


def table(digits: str) -> str:
    rows = [f"{place},{worms}" for place, worms in enumerate(digits, 23)]
    return "\n".join(["place,worms", *rows, ""])


@pytest.mark.parametrize("name", TABLES)
def test_a_table_of_the_game_is_named(name: str) -> None:
    assert WORMS.text(WORMS.parsed(name)) == name


@pytest.mark.parametrize(
    ("name", "digits"), [("classic", "11222233334444"), ("shifted", "11112222333444")]
)
def test_the_digits_of_a_table_mean_the_table(name: str, digits: str) -> None:
    assert WORMS.parsed(digits) == TABLES[name]


def test_own_digits_are_read_back() -> None:
    assert WORMS.text(WORMS.parsed(OWN)) == OWN


@pytest.mark.parametrize("name", TABLES)
def test_a_table_of_the_game_is_of_the_form_anyone_can_give(name: str) -> None:
    path = files("kosti").joinpath("games", "barbecue", "data", f"{name}.csv")
    assert WORMS.parsed(WORMS.typed(str(path))) == TABLES[name]


@pytest.mark.parametrize(
    "change", [("", ""), ("\n", "\r\n"), (",", " , "), ("place", "\ufeffplace")]
)
def test_a_file_is_read_and_a_position_holds_its_digits(
    tmp_path: Path, change: tuple[str, str]
) -> None:
    path = tmp_path / "board.csv"
    path.write_bytes(table(OWN).replace(*change).encode() if change[0] else table(OWN).encode())
    match = Match("barbecue", worms=WORMS.typed(str(path)))
    assert f" worms={OWN} " in match.position
    assert game_named("barbecue").position(match.position) == match.state


@pytest.mark.parametrize(
    "text",
    ["", "1", OWN[1:], OWN + "1", OWN[:-1] + "0", OWN[:-1] + "x", OWN[:-1] + "²", "Classic", "-"],
)
def test_what_is_no_worms_is_refused(text: str) -> None:
    with pytest.raises(BadOption):
        WORMS.parsed(text)


@pytest.mark.parametrize(
    "content",
    [
        "",
        OWN,
        table(OWN).replace("place,worms\n", ""),
        table(OWN).replace("23,9\n", ""),
        table(OWN).replace("23,9\n", "23,9\n23,9\n"),
        table(OWN).replace("23,9", "22,9"),
        table(OWN).replace("23,9", "23,10"),
        table(OWN).replace("23,9", "23,0"),
        table(OWN).replace("23,9", "23"),
        table(OWN).replace("23,9\n24,8", "23,98\n24,"),
        table(OWN) + " " * 2000,
        "\udcff",
    ],
)
def test_a_file_that_is_no_table_is_refused(tmp_path: Path, content: str) -> None:
    path = tmp_path / "board.csv"
    path.write_bytes(content.encode("utf-8", "surrogateescape"))
    with pytest.raises(BadOption) as caught:
        WORMS.parsed(WORMS.typed(str(path)))
    assert "table of worms" in str(caught.value)


def test_no_file_and_a_folder_are_refused(tmp_path: Path) -> None:
    (tmp_path / "folder.csv").mkdir()
    for name in ("folder.csv", "none.csv", "\0.csv", "x" * 5000 + ".csv"):
        with pytest.raises(BadOption):
            WORMS.parsed(WORMS.typed(str(tmp_path / name)))


def test_a_file_of_another_name_is_not_opened(tmp_path: Path) -> None:
    path = tmp_path / "board.txt"
    path.write_text(table(OWN), "utf-8")
    assert WORMS.typed(str(path)) == str(path)


def test_a_position_or_a_record_never_opens_a_file(tmp_path: Path) -> None:
    path = tmp_path / "board.csv"
    path.write_text(table(OWN), "utf-8")
    with pytest.raises(BadOption):
        Match("barbecue", worms=str(path))
