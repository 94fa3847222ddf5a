"""A placing of Svintus at the terminal: gathered in any order, taken back, sent as one command."""

from pathlib import Path

from cli.run import kosti
from kosti import Match, game_named, read_record

# The throw of seed 4 is 1 1 1 1 2 6 6.


def test_dice_are_gathered_taken_back_and_played_as_one_line(tmp_path: Path) -> None:
    typed = ["2", "6h 6>4", "-2", "(", "-", "log", "o", "quit"]
    done = kosti(tmp_path, "play", "svintus", "--seed", "4", "--record", "a.json", typed=typed)
    assert "Gathered so far: 2 6>4 6>h" in done.stdout
    assert "Gathered so far: 6>4 6>h" in done.stdout
    line = read_record((tmp_path / "a.json").read_text("utf-8")).line
    placed = line[line.index("(1111266)") + 1 :]
    assert placed[:6] == ["2:0", "6>2:0", "6>3:0", "6>4:1", "6>5:0", "6>h:1"]


def test_a_die_that_cannot_go_there_says_why_and_changes_nothing(tmp_path: Path) -> None:
    typed = ["3 2", "9", "-2", "6>2 6>2 6>2", "ok"]
    done = kosti(tmp_path, "play", "svintus", "--seed", "4", typed=typed)
    assert "There is no 3 in this throw" in done.stdout
    assert "“9” is no place" in done.stdout
    assert "None of yours was gathered for 2" in done.stdout
    assert "No 6 of this throw is left" in done.stdout
    assert "Gathered so far: 2" not in done.stdout
    assert "Gathered so far: 6" not in done.stdout


def test_gathering_shows_what_it_leads_to_and_changes_no_view() -> None:
    match = Match("svintus", seed=4)
    while match.to_act < 0:
        match.throw()
    view = match.view(match.to_act)
    gathering = game_named("svintus").gathering(view)
    assert gathering is not None
    before = match.state
    gathering.take("6>2 2")
    assert gathering.choices == [1, 1, 0, 0, 0, 0]
    assert match.state == before
    assert [event.kind for event in match.play_all(gathering.choices)][-1] == "came_home"


def test_undo_takes_back_what_was_gathered_last(tmp_path: Path) -> None:
    typed = ["2 6>h", "6>4", "undo", "undo", "undo"]
    done = kosti(tmp_path, "play", "svintus", "--seed", "4", typed=typed)
    told = [line for line in done.stdout.split("\n") if "Gathered so far" in line]
    gathered = [line.partition(": ")[2] for line in told]
    assert gathered == ["nothing", "2 6>h", "2 6>4 6>h", "2 6>h", "nothing"]
    assert "Nothing of yours can be taken back" in done.stdout


def test_a_question_mark_tells_how_to_place(tmp_path: Path) -> None:
    done = kosti(tmp_path, "play", "svintus", "--seed", "4", typed=["?", "quit"])
    assert "Gathered so far: nothing" in done.stdout
    assert "Nothing is played before “ok”." in done.stdout
    assert "3:0" not in done.stdout
