"""A match plays what is legal, refuses the rest, and takes back without a trace."""

import pytest

from kosti import CHANCE, IllegalMove, Match

CHOOSING = "seats=2 turns=0 seat=0 now=choose aside=44ww shown=2245 grill=21-36 stacks=-/-"


def test_a_refused_move_says_what_where_and_what_could_be() -> None:
    match = Match("bratwurmeck", position=CHOOSING)
    with pytest.raises(IllegalMove) as caught:
        match.play("4")
    said = str(caught.value)
    assert "“4”" in said
    assert CHOOSING in said
    assert "2, 5" in said
    assert match.position == CHOOSING
    assert not match.steps


@pytest.mark.parametrize("landing", ["2245", "22455", "(", "?", "", "2w455555", -1, 1 << 40])
def test_only_as_many_dice_land_as_were_thrown(landing: str | int) -> None:
    match = Match("bratwurmeck", position=CHOOSING)
    with pytest.raises(IllegalMove):
        match.land(landing)
    match.play_all(["2", "throw"])
    with pytest.raises(IllegalMove):
        match.land(landing)
    assert match.to_act == CHANCE
    assert match.land("3w")[0].kind == "threw"


def test_a_command_of_several_moves_is_played_whole_or_not_at_all() -> None:
    match = Match("bratwurmeck", position=CHOOSING)
    with pytest.raises(IllegalMove):
        match.play_all(["2", "steal"])
    assert match.position == CHOOSING
    assert [event.kind for event in match.play_all(["2", "stop"])] == ["set_aside", "took"]


def test_taking_back_stops_at_the_latest_throw() -> None:
    match = Match("bratwurmeck", position=CHOOSING)
    match.play_all(["5", "throw"])
    match.land("223")
    before = match.state
    match.play_all(["2", "stop"])
    assert match.undo() == 2
    assert match.state == before
    assert match.undo() == 0


def test_a_seat_takes_back_only_its_own() -> None:
    match = Match("bratwurmeck", position=CHOOSING)
    match.play("2")
    assert match.undo(1) == 0
    assert match.undo(0) == 1
    assert match.position == CHOOSING


def test_the_same_seed_gives_the_same_throws() -> None:
    first, second, other = (Match("bratwurmeck", seed=seed) for seed in (4, 4, 5))
    assert first.throw() == second.throw() != other.throw()
