"""Laws of Ciao, Ciao..! that hold at every step of every game."""

from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from games.ciao.played import CIAO, DIE, moments, played_match, tables
from kosti.core.event import Event
from kosti.core.match import Match
from kosti.core.packed import members
from kosti.core.rule import CHANCE, WHOLE
from kosti.core.samples import messages
from kosti.core.speaker import Speaker
from kosti.core.view import View
from kosti.core.words import LANGUAGES, words
from kosti.games.ciao import notation, rules
from kosti.games.ciao.notation import CHOICES
from kosti.games.ciao.rules import ANSWERING, STEPS, State

NAMES = ("Anna", "Bob", "Вера", "Ștefan")
PICK = "turns=40 seat=0 now=announce face=2 bridge=3/-/4 reserve=4/0/5 ladder=1201...."


def test_the_die_shows_each_number_once_and_an_x_twice() -> None:
    assert DIE == [(0, 1), (1, 1), (2, 1), (3, 1), (4, 2)]


@settings(max_examples=30, deadline=None)
@given(tables())
def test_heroes_are_gone_as_often_as_a_fall_is_told(match: Match) -> None:
    falls = [0] * match.seats
    for moment in moments(match):
        for event in latest(moment):
            falls[event.seat] += event.kind == "fell"
        assert [heroes.fallen for heroes in moment.view().table.heroes] == falls


@settings(max_examples=30, deadline=None)
@given(tables())
def test_heroes_are_across_as_often_as_it_is_told(match: Match) -> None:
    across = [0] * match.seats
    for moment in moments(match):
        for event in latest(moment):
            across[event.seat] += event.kind in ("crossed", "crossed_third")
            across[event.seat] -= event.kind == "fell" and event.values["where"] == "ladder"
        table = moment.view().table
        standing = [len(heroes.steps) for heroes in table.heroes]
        assert across == [held + (seat == table.winner) for seat, held in enumerate(standing)]


@settings(max_examples=30, deadline=None)
@given(tables())
def test_no_step_is_held_twice_and_nobody_stands_there_three_times(match: Match) -> None:
    for moment in moments(match):
        held = [step for heroes in moment.view().table.heroes for step in heroes.steps]
        assert len(held) == len(set(held))
        assert set(held) <= set(range(1, STEPS + 1))
        assert all(len(heroes.steps) < 3 for heroes in moment.view().table.heroes)


@settings(max_examples=30, deadline=None)
@given(tables())
def test_every_number_of_a_state_is_small(match: Match) -> None:
    for moment in moments(match):
        assert all(-1 <= number < 1 << 62 for number in numbers(moment.state))


def numbers(value: object) -> Iterator[int]:
    """Yield every number of nested tuples."""
    if isinstance(value, tuple):
        for part in value:
            yield from numbers(part)
    else:
        assert type(value) is int
        yield value


@settings(max_examples=30, deadline=None)
@given(tables())
def test_every_position_of_a_game_is_possible_and_read_back(match: Match) -> None:
    for moment in moments(match):
        assert CIAO.position(moment.position) == moment.state


@settings(max_examples=30, deadline=None)
@given(tables())
def test_a_view_offers_or_refuses_every_choice(match: Match) -> None:
    for moment in moments(match):
        if moment.to_act >= 0:
            view = moment.view(moment.to_act)
            offered = [action.text for action in view.actions]
            refused = [refusal.thing for refusal in view.refusals]
            assert sorted(offered + refused) == sorted(CHOICES)
            assert [action.choice for action in view.actions] == members(rules.legal(moment.state))


@settings(max_examples=30, deadline=None)
@given(tables())
def test_the_win_is_given_out_whole(match: Match) -> None:
    shares = [rules.shares(match.state, seat) for seat in range(match.seats)]
    assert sum(shares) == WHOLE
    winner = match.state.winner
    if winner >= 0:
        assert shares[winner] == WHOLE


@given(some.text(max_size=6))
def test_a_text_is_a_choice_or_none(text: str) -> None:
    state = rules.start(CIAO.options({}))
    choice = notation.parsed_choice(state, text)
    assert choice == -1 or notation.choice_text(state, choice) == text


@pytest.mark.parametrize("choice", range(len(CHOICES)))
def test_every_choice_is_named_and_read_back(choice: int) -> None:
    state = rules.start(CIAO.options({}))
    assert notation.parsed_choice(state, notation.choice_text(state, choice)) == choice


@settings(max_examples=30, deadline=None)
@given(tables(), some.integers(0, 2**31 - 1))
def test_the_simple_player_always_has_a_legal_choice(match: Match, number: int) -> None:
    for moment in moments(match):
        if moment.to_act >= 0:
            seen = rules.seen(moment.state, moment.to_act)
            assert rules.legal(moment.state) >> CIAO.strategy.simple(seen, number) & 1


def test_only_a_belief_that_surely_loses_is_warned_of() -> None:
    warned = set()
    for seed in range(60):
        for moment in moments(played_match({"seats": str(2 + seed % 3)}, seed, 0.9)):
            if moment.to_act >= 0:
                warned |= {told_of(moment) for a in moment.view(moment.to_act).actions if a.warns}
    assert warned == {(ANSWERING, True)}


def told_of(match: Match) -> tuple[int, bool]:
    """Return the phase, and whether a belief now would end the game without a share."""
    after = rules.played(match.state, rules.BELIEVE)
    return match.state.turn.phase, rules.is_over(after) and not rules.shares(after, match.to_act)


def test_no_message_of_what_is_done_or_refused_is_missing_or_idle() -> None:
    used: set[str] = set()
    for seed in range(36):
        options = {"seats": str(2 + seed % 3), "planks": "6", "push": ("must", "may")[seed % 2]}
        options["turn_limit"] = "12" if seed < 4 else "0"
        for moment in moments(played_match(options, seed, 0.9)):
            used |= keys_of(moment)
    for picked_by in ("speaker", "doubter"):
        match = Match("ciao", position=f"seats=3 push=may ladder_fall={picked_by} {PICK}")
        used |= keys_of(match)
        for choice in ("2", "doubt", "push", "step4"):
            match.play(choice)
            used |= keys_of(match)
    written = {message.key for message in messages("games/ciao/text", "en")}
    parts = ("action-", "explain-", "refused-", "event-")
    shared = {"event-ended", "event-won", "event-shared"}
    assert used - shared == {key for key in written if key.startswith(parts)}


def keys_of(match: Match) -> set[str]:
    """Say all of a moment in every language; return the messages that were asked for."""
    found = set()
    language = LANGUAGES[len(match.steps) % len(LANGUAGES)]
    speaker = Speaker(words(language, "ciao"), NAMES[: match.seats])
    view = match.view(match.to_act if match.to_act >= 0 else -1)
    both = (view, View(CIAO, rules.seen(match.state, -1), view.seat))
    for action in [action for each in both for action in each.actions]:
        assert speaker.action(action)
        assert speaker.explanation(action)
        found |= {f"action-{action.key}", f"explain-{action.key}"}
    for refusal in view.refusals:
        assert speaker.refusal(refusal)
        found.add(f"refused-{refusal.key}")
    for event in latest(match):
        assert speaker.event(event)
        assert speaker.event(CIAO.events.seen_by(event, -1))
        found.add(f"event-{event.kind}")
    assert CIAO.board.lines(view, words(language, "ciao"), NAMES[: match.seats])
    return found


def latest(match: Match) -> list[Event]:
    """Return the events of the latest step."""
    if not match.steps:
        return []
    before, step = match.steps[-1]
    return CIAO.events.told(before, step, match.state)


@settings(max_examples=30, deadline=None)
@given(tables())
def test_a_believed_advance_and_a_true_one_lead_to_the_same_place(match: Match) -> None:
    for before, step in match.steps:
        if before.turn.phase == ANSWERING and step == rules.BELIEVE:
            assert rules.played(before, step) == with_die_back(before, step)


def with_die_back(before: State, step: int) -> State:
    """Return what comes of a belief, had the die been another, with the true die put back."""
    other = before._replace(turn=before.turn._replace(face=before.turn.face % 5 + 1))
    after = rules.played(other, step)
    if after.turn.face:
        return after._replace(turn=after.turn._replace(face=before.turn.face))
    return after


def test_games_between_simple_players_end() -> None:
    for seats in (2, 3, 4):
        match = Match("ciao", seats=seats, seed=seats)
        while not match.is_over:
            if match.to_act == CHANCE:
                match.throw()
            else:
                seen = rules.seen(match.state, match.to_act)
                match.play(CIAO.strategy.simple(seen, match.luck & 0x7FFFFFFF))
        assert sum(match.shares()) == pytest.approx(1)
