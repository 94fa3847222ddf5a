"""The die of Ciao, Ciao..! is known to whom it may be known, and to nobody else."""

from typing import Any

import pytest
from hypothesis import given, settings

from games.ciao.played import CIAO, moments, played_match, readers, tables
from kosti.core.errors import BadPosition
from kosti.core.event import Event
from kosti.core.match import Match
from kosti.core.record import record_of
from kosti.core.rule import CHANCE, ONLOOKER
from kosti.core.view import View
from kosti.core.words import words
from kosti.games.ciao import events, notation, rules
from kosti.games.ciao.rules import (
    ADVANCING,
    ANNOUNCING,
    ANSWERING,
    ENDED,
    HIDDEN,
    PICKING,
    PUSHING,
    THROWING,
    State,
)

NAMES = ("Anna", "Bob", "Вера", "Ștefan")
CROSS = 5
NUMBERS = (17, 2**30 + 3)


def may_know(state: State, reader: int) -> bool:
    """Tell whether a reader may know the die: by the page, not by the code."""
    if state.turn.phase in (THROWING, ENDED):
        return False
    if reader == state.seat:
        return True
    if state.turn.phase in (ANNOUNCING, ANSWERING):
        return False
    return reader == state.turn.other or state.options.reveal == 1


def faces_possible(state: State) -> list[int]:
    """List the faces that the die may have for all that has come to light."""
    if state.turn.phase == ADVANCING:
        return [face for face in range(1, 6) if face != state.turn.said]
    return [state.turn.said] if state.turn.phase in (PUSHING, PICKING) else list(range(1, 6))


def with_face(state: State, face: int) -> State:
    """Return the state with another die under the shaker."""
    return state._replace(turn=state.turn._replace(face=face))


def shown(state: State, reader: int) -> Any:
    """Return everything that a reader gets to see of a state, and what a bot there would do."""
    view: View = CIAO.seen(state, reader)
    names = NAMES[: state.options.seats]
    habits = [CIAO.strategy.simple(view.state, n) for n in NUMBERS] if view.is_mine else []
    lines = CIAO.board.lines(view, words("en", "ciao"), names)
    text = CIAO.position_text(view.state)
    return view.state, view.to_act, view.actions, view.refusals, view.table, habits, lines, text


@settings(max_examples=12, deadline=None)
@given(tables())
def test_whoever_may_not_know_the_die_sees_the_same_whatever_it_is(match: Match) -> None:
    for moment in moments(match):
        state = moment.state
        if state.turn.phase in (THROWING, ENDED):
            continue
        for reader in readers(state.options):
            if not may_know(state, reader):
                seen = {rules.seen(with_face(state, face), reader) for face in range(1, 6)}
                assert {blanked.turn.face for blanked in seen} == {HIDDEN}
                assert len(seen) == 1
                said = max(state.turn.said, 1)
                true, lie = (shown(with_face(state, face), reader) for face in (said, CROSS))
                assert true == lie


@settings(max_examples=12, deadline=None)
@given(tables())
def test_whoever_may_know_the_die_sees_it(match: Match) -> None:
    for moment in moments(match):
        for reader in readers(match.options):
            if may_know(moment.state, reader):
                assert rules.seen(moment.state, reader) == moment.state


@settings(max_examples=12, deadline=None)
@given(tables())
def test_between_turns_no_state_holds_the_die(match: Match) -> None:
    for moment in moments(match):
        turn = moment.state.turn
        if turn.phase in (THROWING, ENDED):
            assert turn[1:] == (0, 0, -1, 0)


def told_with(state: State, face: int, step: int, reader: int) -> tuple[list[Event], State]:
    """Return what a reader is told of a step, had the die been another."""
    before = with_face(state, face)
    after = rules.played(before, step)
    return [events.seen_by(event, reader) for event in events.told(before, step, after)], after


@settings(max_examples=12, deadline=None)
@given(tables())
def test_what_is_told_of_a_choice_depends_only_on_what_comes_to_light(match: Match) -> None:
    for before, step in match.steps:
        if before.turn.phase == THROWING:
            continue
        doubted = before.turn.phase == ANSWERING and step == rules.DOUBT
        for reader in readers(match.options):
            if may_know(before, reader):
                continue
            learns = doubted and (reader == before.turn.other or before.options.reveal == 1)
            for face in faces_possible(before):
                alike = face == before.turn.face
                if doubted:
                    is_true = before.turn.face == before.turn.said
                    alike = is_true == (face == before.turn.said) and not learns
                if alike or not doubted:
                    told, after = told_with(before, face, step, reader)
                    known, went_on = told_with(before, before.turn.face, step, reader)
                    assert told == known
                    assert rules.seen(after, reader) == rules.seen(went_on, reader)


@settings(max_examples=12, deadline=None)
@given(tables())
def test_a_throw_is_told_alike_to_all_but_the_speaker(match: Match) -> None:
    for before, step in match.steps:
        if before.turn.phase == THROWING:
            (event,) = events.told(before, step, rules.landed(before, step))
            for reader in readers(match.options):
                face = events.seen_by(event, reader).values["face"]
                assert face == ("1234X"[step] if reader == before.seat else "?")


@settings(max_examples=12, deadline=None)
@given(tables())
def test_a_record_as_one_seat_saw_it_shows_that_seat_the_same_game(match: Match) -> None:
    for reader in readers(match.options):
        again = record_of(match, reader=reader).replay()
        assert again.told(reader) == match.told(reader)
        assert len(again.steps) == len(match.steps)
        assert [rules.seen(step.before, reader) for step in again.steps] == [
            rules.seen(step.before, reader) for step in match.steps
        ]
        assert again.state == match.state


@settings(max_examples=4, deadline=None)
@given(tables())
def test_so_does_a_record_cut_anywhere(match: Match) -> None:
    for moment in moments(match):
        if moment.state.turn.phase not in (THROWING, ENDED):
            for reader in readers(match.options):
                again = record_of(moment, reader=reader).replay()
                assert shown(again.state, reader) == shown(moment.state, reader)
                assert again.told(reader) == moment.told(reader)


@settings(max_examples=12, deadline=None)
@given(tables())
def test_a_record_writes_of_each_throw_what_its_reader_knows(match: Match) -> None:
    for reader in readers(match.options):
        line = record_of(match, reader=reader).line
        for place, (before, outcome) in enumerate(match.steps):
            if rules.to_act(before) == CHANCE:
                assert line[place] == f"({known_of(match, place, outcome, reader)})"


def known_of(match: Match, place: int, outcome: int, reader: int) -> str:
    """Return what a reader knows of a throw at the end of its turn: by the page."""
    face = "1234X"[outcome]
    if reader == match.steps[place].before.seat:
        return face
    for before, step in match.steps[place + 1 :]:
        if before.turn.phase == THROWING:
            break
        if step == rules.DOUBT:
            said = str(before.turn.said)
            knows = reader == before.turn.other or before.options.reveal == 1
            return face if knows or face == said else "!" + said
    return "?"


def test_what_was_seen_of_a_throw_is_never_taken_from_the_throw_itself() -> None:
    state = rules.start(CIAO.options({}))
    told = [Event("threw", 0, values={"face": "?", "sight": "hidden", "for": "speaker"})]
    assert {notation.outcome_seen(state, outcome, told) for outcome in range(5)} == {"?"}


@pytest.mark.parametrize(
    ("seen", "fitting"),
    [("?", "1234X"), ("!1", "234X"), ("!4", "123X"), ("1", "1"), ("4", "4"), ("X", "X")],
)
def test_a_stand_in_for_a_throw_agrees_with_what_was_seen(seen: str, fitting: str) -> None:
    state = rules.start(CIAO.options({}))
    assert "1234X"[notation.outcome_for(state, seen)] in fitting


@pytest.mark.parametrize("text", ["", "!", "!X", "!5", "!?", "5", "??", "!12", "!believe"])
def test_any_other_text_is_no_throw(text: str) -> None:
    assert notation.outcome_for(rules.start(CIAO.options({})), text) == -1


def test_the_speaker_and_the_doubter_see_the_face_of_a_lie_and_others_see_the_lie() -> None:
    match = Match("ciao", seats=4)
    match.land("X")
    match.play_all(["3", "believe"])
    _, revealed, _ = match.play("doubt")
    assert [events.seen_by(revealed, seat).values["face"] for seat in range(-1, 4)] == [
        *("?", "X", "?", "X", "?")
    ]
    assert {events.seen_by(revealed, seat).values["truth"] for seat in range(-1, 4)} == {"lie"}


def test_with_reveal_all_everybody_sees_the_face() -> None:
    match = Match("ciao", seats=3, reveal="all")
    match.land("X")
    match.play("3")
    _, revealed, _ = match.play("doubt")
    assert {events.seen_by(revealed, seat).values["face"] for seat in range(-1, 3)} == {"X"}


@settings(max_examples=12, deadline=None)
@given(tables())
def test_the_line_a_reader_may_hold_is_read_back_but_not_played_on(match: Match) -> None:
    for moment in moments(match):
        for reader in readers(match.options):
            view = moment.view(reader)
            text = CIAO.position_text(view.state)
            assert CIAO.view_of(text, reader).state == view.state
            assert ("face=?" in text) == (view.state.turn.face == HIDDEN)
            if view.state.turn.face == HIDDEN:
                assert not notation.is_whole(view.state)
                with pytest.raises(BadPosition):
                    CIAO.position(text)


def test_an_onlooker_has_no_choices_and_no_die() -> None:
    match = played_match({"seats": "3"}, 5, 0.9)
    for moment in moments(match):
        view = moment.view(ONLOOKER)
        assert (view.actions, view.refusals) == ((), ())
        assert view.table.die in ("", "?")
