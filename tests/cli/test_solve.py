"""`kosti solve`: what is printed of a solved game."""

from pathlib import Path

from cli.run import kosti

SMALL = ("--option", "planks=3", "--option", "heroes=2")
BEGINNING = "seats=2 planks=3 heroes=2 turns=0 seat=0 bridge=1/1 reserve=1/1"


def test_a_game_is_solved_and_a_position_looked_up(tmp_path: Path) -> None:
    whole = kosti(tmp_path, "solve", "ciao", *SMALL)
    assert "0.455598194750" in whole.stdout
    turn = kosti(tmp_path, "solve", "ciao", BEGINNING)
    assert "0.455598194750" in turn.stdout
    assert "0.544401805250" in turn.stdout


def test_what_cannot_be_solved_is_told(tmp_path: Path) -> None:
    assert "ciao" in kosti(tmp_path, "solve", "svintus").stderr
    assert "2" in kosti(tmp_path, "solve", "ciao", "--option", "seats=4").stderr
    assert "--option" in kosti(tmp_path, "solve", "ciao", BEGINNING, *SMALL).stderr
