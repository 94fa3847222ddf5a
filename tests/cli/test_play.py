"""A match at the terminal, through pipes."""

import os
import signal
import subprocess
from pathlib import Path

import pytest

from cli.run import KOSTI, environment, kosti
from kosti import Match, read_record
from kosti.cli.files import typed_command
from kosti.cli.terminal import fitted
from kosti.core.words import words

POSITION = "seats=2 turns=0 seat=0 now=throw grill=21-36 stacks=-/-"
ANYTHING = ["w", "5", "4", "3", "2", "1", "steal", "grill", "throw", "stop", "stop"]


def test_lines_that_cannot_be_played_cost_nothing_and_the_game_ends(tmp_path: Path) -> None:
    done = kosti(
        tmp_path, "play", "brat", "--seed", "3", "--record", "a.json", typed=ANYTHING * 300
    )
    assert done.returncode == 0, done.stderr
    assert "The game is over." in done.stdout
    record = read_record((tmp_path / "a.json").read_text("utf-8"))
    assert record.match().is_over


def test_what_cannot_be_chosen_says_why_and_by_which_rule(tmp_path: Path) -> None:
    position = "seats=2 turns=0 seat=0 now=choose aside=44ww shown=2245 grill=21-36 stacks=-/-"
    done = kosti(tmp_path, "play", "brat", "--position", position, typed=["4", "1", "stop"])
    assert "You already have 4 in your row" in done.stdout
    assert "No die shows 1" in done.stdout
    assert done.stdout.count("(rule A2)") == 3


def test_an_unknown_rule_ends_nothing(tmp_path: Path) -> None:
    done = kosti(tmp_path, "play", "brat", "--seed", "3", typed=["rules Z9", "rules a3", "1"])
    assert "no rule “Z9”" in done.stdout
    assert "A3  If every face" in done.stdout
    assert "Player 1: sets" in done.stdout


def test_the_table_repeats_neither_the_throw_nor_whose_turn_it_is(tmp_path: Path) -> None:
    done = kosti(tmp_path, "play", "brat", "--seed", "4", typed=["1", "throw"])
    assert done.stdout.count("Player 1: throws") == 2
    assert done.stdout.count("Thrown: ") == 1
    assert done.stdout.count("your turn") == 1


def test_a_stop_that_fails_is_asked_once(tmp_path: Path) -> None:
    position = "seats=2 turns=0 seat=0 now=decide aside=444 grill=21-35 stacks=36/-"
    done = kosti(
        tmp_path,
        "play",
        "brat",
        *("--position", position, "--seats", "me:Anna,me:Boris", "--record", "a.txt"),
        typed=["stop", "board", "stop", "stop"],
    )
    assert done.stdout.count("once more") == 2
    assert "Anna: puts 36 back on the grill" in done.stdout
    assert read_record((tmp_path / "a.txt").read_text("utf-8")).line[0] == "stop"


def test_the_latest_choice_can_be_taken_back_until_dice_fall(tmp_path: Path) -> None:
    position = "seats=2 turns=0 seat=0 now=choose aside=44ww shown=2245 grill=21-36 stacks=-/-"
    done = kosti(
        tmp_path,
        "play",
        "brat",
        *("--position", position, "--record", "a.json"),
        typed=["2", "undo", "5", "throw", "undo"],
    )
    assert done.stdout.count("Taken back.") == 1
    assert "Nothing of yours can be taken back" in done.stdout
    assert read_record((tmp_path / "a.json").read_text("utf-8")).line[:2] == ["5", "throw"]


def test_a_command_that_cannot_be_obeyed_costs_nothing(tmp_path: Path) -> None:
    done = kosti(tmp_path, "play", "barb", "--seed", "1", typed=["rules A5", "save .", "rules 3"])
    assert done.returncode == 0
    assert "There is no rule “A5”" in done.stdout
    assert ". cannot be written: it is a folder." in done.stdout
    assert done.stdout.count("\nB3  ") == 1


def test_an_unambiguous_beginning_is_enough(tmp_path: Path) -> None:
    position = "seats=2 turns=0 seat=0 now=decide aside=44www grill=21,24-36 stacks=22/23"
    grill = kosti(tmp_path, "play", "brat", "--position", position, typed=["xyz", "g"])
    assert "“xyz”" in grill.stdout
    assert "Player 1: takes 21" in grill.stdout
    theft = kosti(tmp_path, "play", "brat", "--position", position, typed=["S"])
    assert "Player 1: steals 23" in theft.stdout


@pytest.mark.parametrize(
    ("language", "undo", "rule"),
    [("ru", "«Назад»", "правила а5"), ("ro", "INAPOI", "reguli 5"), ("de", "zuruck", '"rules a5"')],
)
def test_quick_fingers_are_understood(tmp_path: Path, language: str, undo: str, rule: str) -> None:
    position = "seats=2 turns=0 seat=0 now=choose aside=44ww shown=2245 grill=21-36 stacks=-/-"
    options = ("--position", position, "--lang", language)
    done = kosti(tmp_path, "play", "brat", *options, typed=["2", undo, rule, "quit"])
    said = words(language, "bratwurmeck")
    assert said.say("undone") in done.stdout.splitlines()
    assert f"A5  {said.say('rule-A5')}" in done.stdout.splitlines()


@pytest.mark.parametrize("language", ["ru", "ro", "de"])
def test_the_table_speaks_the_wanted_language(tmp_path: Path, language: str) -> None:
    english = kosti(tmp_path, "play", "brat", "--seed", "1", typed=["?", "1", "quit"])
    other = kosti(
        tmp_path, "play", "brat", "--seed", "1", "--lang", language, typed=["?", "1", "quit"]
    )
    assert other.returncode == english.returncode == 0
    same = set(english.stdout.split("\n")) & set(other.stdout.split("\n"))
    assert {line for line in same if not line.startswith("Grill: 21")} == {"", ">"}


def test_words_are_understood_without_accents_and_in_capitals(tmp_path: Path) -> None:
    position = "seats=2 turns=0 seat=0 now=decide aside=44www grill=21,24-36 stacks=22/23"
    table = ("play", "brat", "--position", position, "--lang", "ro")
    done = kosti(tmp_path, *table, typed=["? FURA", "masa", "Gratar"])
    assert "  fură: Încheie tura" in done.stdout
    assert "Jucătorul 1: ia 21 de pe grătar" in done.stdout


def test_each_named_value_of_an_option_is_explained(tmp_path: Path) -> None:
    said = kosti(tmp_path, "games", "--lang", "de").stdout
    assert "  faster: Was ein Fehlversuch umdreht (off | returned | highest; üblich: off)" in said
    assert "    returned: auch die zurückgelegte Portion, in jedem Fall\n" in said


def test_the_language_follows_the_locale(tmp_path: Path) -> None:
    done = kosti(tmp_path, "games", more={"LANG": "de_DE.UTF-8"})
    assert "Würfel" in done.stdout


def test_a_closed_input_keeps_the_match_and_it_goes_on(tmp_path: Path) -> None:
    first = kosti(tmp_path, "play", "brat", "--seed", "1", typed=["1"])
    kept = list(tmp_path.glob("bratwurmeck-*.json"))
    assert first.returncode == 0
    assert len(kept) == 1
    assert f"kosti play {kept[0]}" in first.stdout
    before = read_record(kept[0].read_text("utf-8"))
    again = kosti(tmp_path, "play", str(kept[0]), typed=ANYTHING * 300)
    assert "The game is over." in again.stdout
    after = read_record(kept[0].read_text("utf-8"))
    assert after.line[: len(before.line)] == before.line
    assert after.result is not None


def test_how_to_go_on_can_be_pasted_into_the_shell(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    done = kosti(tmp_path, "play", "brat", "--record", "our evening.json", typed=["1"])
    assert "To go on: kosti play 'our evening.json'" in done.stdout
    monkeypatch.setattr("sys.argv", ["/home/anna/my games/.venv/bin/kosti"])
    monkeypatch.setenv("PATH", str(tmp_path))
    assert typed_command() == "'/home/anna/my games/.venv/bin/kosti'"


@pytest.mark.skipif(os.name == "nt", reason="signals are sent otherwise there")
@pytest.mark.parametrize("ending", ["SIGINT", "SIGTERM", "SIGHUP"])
def test_an_ending_signal_keeps_the_match(tmp_path: Path, ending: str) -> None:
    running = subprocess.Popen(
        [*KOSTI, "play", "brat", "--seed", "1", "--record", "kept.json"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=environment(tmp_path),
        cwd=tmp_path,
    )
    assert running.stdout is not None
    for line in running.stdout:
        if line.startswith(b">"):
            break
    running.send_signal(getattr(signal, ending))
    rest, _ = running.communicate(timeout=30)
    assert running.returncode == 130
    assert b"kosti play kept.json" in rest
    assert isinstance(read_record((tmp_path / "kept.json").read_bytes()).match(), Match)


@pytest.mark.skipif(os.name == "nt", reason="pipes break otherwise there")
def test_a_reader_who_leaves_ends_it_in_silence(tmp_path: Path) -> None:
    running = subprocess.Popen(
        [*KOSTI, "play", "brat", "--seats", "simple,simple", "--record", "kept.json"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(tmp_path),
        cwd=tmp_path,
    )
    assert running.stdout is not None
    assert running.stderr is not None
    while b"throws" not in running.stdout.readline():
        pass
    running.stdout.close()
    errors = running.stderr.read()
    running.wait(timeout=30)
    running.stderr.close()
    assert errors == b""
    assert read_record((tmp_path / "kept.json").read_bytes()).line


def test_without_a_game_play_asks_which(tmp_path: Path) -> None:
    done = kosti(tmp_path, "play", typed=["9", "nonsense", "brat", "quit"])
    assert "Which game?" in done.stdout
    assert done.stdout.count("Type a number") == 2
    assert "Grill: 21" in done.stdout


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("play", "chess"), "no game “chess”"),
        (("play", "brat", "--seats", "me"), "seats cannot be"),
        (("play", "brat", "--seats", "me,wizard"), "no player “wizard”"),
        (("play", "brat", "--option", "faster=yes"), "off | returned | highest"),
        (("play", "brat", "--option", "speed=1", "--option", "seats=2"), "no option “speed”"),
        (("play", "brat", "--option", "faster"), "name=value"),
        (("play", "brat", "--position", "seats=2"), "is missing"),
        (("play", "brat", "--record", "there.json"), "finished"),
        (("replay", "nowhere.json"), "There is no file nowhere.json"),
        (("play", "nowhere.json"), "There is no file nowhere.json"),
        (("replay", "."), "is a folder"),
        (("play", "barb", "--option", "worms=there.json.csv"), "no such text file"),
        (("replay", "foreign.json"), "kosti-record"),
        (("rules", "brat", "Z9"), "no rule “Z9”"),
        (("show", "brat", "hello"), "name=value"),
        (
            ("show", "brat", "seats=2 seat=0 now=throw grill=21-36 stacks=-/-", "--seat", "5"),
            "seat",
        ),
    ],
)
def test_a_mistake_gets_one_clear_answer(tmp_path: Path, words: tuple[str, ...], said: str) -> None:
    kosti(tmp_path, "play", "brat", "--seats", "simple,simple", "--record", "there.json")
    (tmp_path / "foreign.json").write_text("{}", "utf-8")
    done = kosti(tmp_path, *words)
    assert done.returncode in (1, 2)
    assert said in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("rules", "brat", "--lang", "en", "A7"), "A7  Your own top tile"),
        (("show", "--seat", "1", "brat", "--lang", "en", POSITION), "Player 2: no tiles"),
        (("play", "brat", "--seed"), "--seed needs a value"),
    ],
)
def test_options_may_stand_anywhere(tmp_path: Path, words: tuple[str, ...], said: str) -> None:
    done = kosti(tmp_path, *words)
    assert said in done.stdout + done.stderr


def test_long_lines_are_broken_between_words() -> None:
    lines = fitted("A1  Nobody may pass, ever.\nA very-long-word-stays-whole", 20)
    assert lines == ["A1  Nobody may pass,", "    ever.", "A", "very-long-word-stays-whole"]
    assert fitted("", 20) == [""]


def test_a_record_is_told_and_converted(tmp_path: Path) -> None:
    kosti(tmp_path, "play", "brat", "--seats", "simple,simple", "--record", "a.json")
    told = kosti(tmp_path, "replay", "a.json")
    stepped = kosti(tmp_path, "replay", "a.json", "--step", typed=[""] * 500)
    assert "Simple 1: throws" in told.stdout
    assert "The game is over." in stepped.stdout
    assert "Turn 2: press Enter" in stepped.stdout
    text = kosti(tmp_path, "convert", "a.json").stdout
    (tmp_path / "b.txt").write_text(text, "utf-8")
    assert kosti(tmp_path, "convert", "b.txt", "c.json").returncode == 0
    assert (tmp_path / "c.json").read_text("utf-8") == (tmp_path / "a.json").read_text("utf-8")


def test_nothing_heavy_is_loaded_to_play(tmp_path: Path) -> None:
    program = (
        "import sys; from kosti.cli.main import main; main(['play', 'brat', '--seats',"
        " 'simple,simple']); print({'numba', 'numpy'} & set(sys.modules))"
    )
    done = subprocess.run(
        [KOSTI[0], "-c", program],
        capture_output=True,
        text=True,
        timeout=60,
        env=environment(tmp_path),
        check=True,
    )
    assert done.stdout.rstrip().endswith("set()")
