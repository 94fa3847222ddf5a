"""What is written can be read, and what is played can be taken back: in every game, anywhere."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.reached import page_of, reached, step
from kosti import CHANCE, Game, Match, all_games
from kosti.core.chance import outcomes
from kosti.core.packed import members
from kosti.testing.option_sets import worth_trying

each_game = pytest.mark.parametrize("game", all_games().values(), ids=str)


@each_game
@given(data=st.data())
def test_position_is_read_in_any_order_of_its_fields(game: Game, data: st.DataObject) -> None:
    match = data.draw(reached(game))
    fields = data.draw(st.permutations(match.position.split()))
    assert game.position("  ".join(fields)) == match.state
    assert game.position_text(game.position(match.position)) == match.position


@each_game
@given(data=st.data())
def test_position_as_seen_is_read_as_the_same_view(game: Game, data: st.DataObject) -> None:
    match = data.draw(reached(game))
    seat = data.draw(st.integers(-1, match.seats - 1))
    view = match.view(seat)
    shown = game.position_text(view.state)
    assert game.view_of(shown, seat).state == view.state
    assert game.position_text(game.view_of(shown, seat).state) == shown


@each_game
@given(data=st.data())
def test_line_of_play_is_read_as_it_was_written(game: Game, data: st.DataObject) -> None:
    match = data.draw(reached(game))
    again = Match(game, game.option_texts(match.options))
    for before, taken in match.steps:
        text = game.step_text(before, taken)
        told = again.land(text[1:-1]) if text.startswith("(") else again.play(text)
        assert told == game.events.told(before, taken, again.state)
    assert again.state == match.state


@each_game
@given(data=st.data())
def test_every_outcome_and_choice_has_its_own_name(game: Game, data: st.DataObject) -> None:
    match = data.draw(reached(game))
    notation, state = game.notation, match.state
    if match.to_act == CHANCE:
        known = [outcome for outcome, _ in outcomes(game.rules.in_the_air(state))]
        names = [notation.outcome_text(state, outcome) for outcome in known]
        assert [notation.parsed_outcome(state, name) for name in names] == known
    else:
        legal = members(game.rules.legal(state))
        assert [notation.parsed_choice(state, name) for name in match.legal] == legal


@each_game
@given(data=st.data())
def test_options_are_read_as_they_were_written(game: Game, data: st.DataObject) -> None:
    values = page_of(game).values
    texts = {
        option.name: data.draw(st.sampled_from(worth_trying(option, values)))
        for option in game.option_table
    }
    options = game.options(texts)
    assert game.options(game.option_texts(options)) == options
    for option in game.option_table:
        assert option.parsed(texts[option.name]) == getattr(options, option.name)
        assert option.text(getattr(options, option.name)) == texts[option.name]


@each_game
@given(data=st.data())
def test_undo_leads_back_to_the_last_chance_and_play_leads_on_again(
    game: Game, data: st.DataObject
) -> None:
    match = data.draw(reached(game))
    states = [*(before for before, _ in match.steps), match.state]
    choices = [taken for before, taken in match.steps]
    taken_back = match.undo()
    assert match.state == states[len(states) - 1 - taken_back]
    assert match.undo() == 0
    for choice in choices[len(choices) - taken_back :]:
        match.play(choice)
    assert [*(before for before, _ in match.steps), match.state] == states


@each_game
@given(data=st.data())
def test_undo_never_takes_chance_back(game: Game, data: st.DataObject) -> None:
    match = data.draw(reached(game))
    mixer = random.Random(data.draw(st.integers(0, 2**32)))
    for _ in range(data.draw(st.integers(1, 12))):
        falls = sum(game.rules.to_act(before) == CHANCE for before, _ in match.steps)
        if data.draw(st.booleans()):
            match.undo(data.draw(st.sampled_from([None, *range(match.seats)])))
        elif not match.is_over:
            falls += match.to_act == CHANCE
            step(match, mixer)
        now = [game.rules.to_act(before) == CHANCE for before, _ in match.steps]
        assert sum(now) == falls


@each_game
@given(data=st.data())
def test_several_choices_are_played_all_or_none(game: Game, data: st.DataObject) -> None:
    match = data.draw(reached(game))
    before, steps = match.state, len(match.steps)
    choices = [match.legal[0]] if match.legal else []
    with pytest.raises(ValueError, match="cannot be played"):
        match.play_all([*choices, "nothing-of-the-kind"])
    assert (match.state, len(match.steps)) == (before, steps)
