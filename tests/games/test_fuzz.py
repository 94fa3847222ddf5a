"""Whatever a person pastes is read or refused with words: no other error, nothing half read."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.reached import reached, step
from kosti import CHANCE, BadOption, BadPosition, Game, KostiError, Match, all_games
from kosti.core.chance import can_fall
from kosti.core.speaker import error_lines
from kosti.core.words import LANGUAGES

each_game = pytest.mark.parametrize("game", all_games().values(), ids=str)
SIGNS = "0123456789-/.,:=?!+abwXs hA#%\t\u0660²é\0\U0001f3b2"
anything = st.one_of(st.text(max_size=40), st.text(SIGNS, max_size=40))


def say(error: KostiError) -> None:
    """Demand that a mistake is told in every language."""
    assert error.problems
    for language in LANGUAGES:
        for line in error_lines(error, language):
            assert line.strip()
            assert "{ $" not in line


@st.composite
def mutated(draw: st.DrawFn, text: str) -> str:
    """Return a text with a few characters, numbers or words changed."""
    for _ in range(draw(st.integers(1, 4))):
        start = draw(st.integers(0, len(text)))
        end = min(len(text), start + draw(st.integers(0, 3)))
        words = text.split(" ")
        other = draw(st.sampled_from(words))
        text = draw(
            st.sampled_from(
                [
                    text[:start] + draw(st.sampled_from(SIGNS)) + text[end:],
                    text[:start] + text[end:],
                    text[:start] + text[start:end] + text[start:],
                    " ".join(word for word in words if word != other),
                    " ".join([*words, other]),
                    text.replace(other, f"{other.partition('=')[0]}={draw(anything)}"),
                    text.replace(
                        draw(st.sampled_from("0123456789")), draw(st.sampled_from("0129"))
                    ),
                ]
            )
        )
    return text


@each_game
@given(data=st.data())
def test_position_is_read_or_refused_with_reasons(game: Game, data: st.DataObject) -> None:
    text = data.draw(mutated(data.draw(reached(game)).position))
    try:
        state = game.position(text)
    except BadPosition as bad:
        say(bad)
        return
    assert game.position(game.position_text(state)) == state
    go_on(Match(game, position=text), random.Random(data.draw(st.integers(0, 2**32))))


def go_on(match: Match, mixer: random.Random) -> None:
    """Demand that a position that was not refused can be played, shown and told."""
    for _ in range(25):
        assert (match.to_act >= 0) == bool(match.legal)
        assert str(match)
        if match.is_over:
            assert sum(match.shares()) == pytest.approx(1)
            break
        step(match, mixer)
        assert match.game.position(match.position) == match.state


@each_game
@given(text=anything)
def test_any_text_is_no_position_but_has_reasons(game: Game, text: str) -> None:
    with pytest.raises(BadPosition) as caught:
        game.position(text)
    say(caught.value)


@each_game
@given(data=st.data(), seat=st.integers(-1, 7))
def test_view_is_read_or_refused_with_reasons(game: Game, data: st.DataObject, seat: int) -> None:
    match = data.draw(reached(game))
    text = data.draw(mutated(game.position_text(match.view(seat % match.seats).state)))
    try:
        view = game.view_of(text, 0)
    except BadPosition as bad:
        say(bad)
        return
    assert game.view_of(game.position_text(view.state), 0).state == view.state


@each_game
@given(data=st.data(), text=anything)
def test_any_text_names_a_possible_step_or_none(game: Game, data: st.DataObject, text: str) -> None:
    match = data.draw(reached(game))
    rules, notation, state = game.rules, game.notation, match.state
    if match.to_act == CHANCE:
        known = data.draw(mutated(notation.outcome_text(state, _any_outcome(match))))
        for tried in (text, known):
            outcome = notation.parsed_outcome(state, tried)
            assert outcome == -1 or can_fall(rules.in_the_air(state), outcome), tried
    else:
        for tried in (text, data.draw(mutated(data.draw(st.sampled_from(match.legal or ["-"]))))):
            choice = notation.parsed_choice(state, tried)
            assert -1 <= choice < 62, tried


def _any_outcome(match: Match) -> int:
    trial = Match(match.game, position=match.position)
    trial.throw()
    return trial.steps[-1].step


@each_game
@given(data=st.data(), text=anything)
def test_any_option_is_read_or_refused_with_words(
    game: Game, data: st.DataObject, text: str
) -> None:
    option = data.draw(st.sampled_from([*game.option_table]))
    tried = data.draw(st.sampled_from([text, data.draw(mutated(option.text(option.default)))]))
    try:
        value = option.parsed(tried)
    except BadOption as bad:
        say(bad)
    else:
        assert option.parsed(option.text(value)) == value
        assert " " not in option.text(value)
