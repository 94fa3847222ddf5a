"""Laws of all who play: they choose what is allowed, judge in whole shares, and never peek."""

import subprocess
import sys
from collections.abc import Iterator
from random import Random

import pytest

import kosti
from kosti.bots import PLAYERS, player_named
from kosti.cli.hint import hint_lines, lead_lines
from kosti.core.chance import outcomes
from kosti.core.contract import Game
from kosti.core.levels import Judged, Judgement
from kosti.core.luck import below, luck_of
from kosti.core.match import Match
from kosti.core.packed import members
from kosti.core.registry import all_games
from kosti.core.rule import CHANCE
from kosti.core.speaker import Speaker
from kosti.core.view import Action, View
from kosti.core.words import LANGUAGES, words

NAMES = ["Anna", "Boris", "Cleo", "Dan", "Eva", "Fritz", "Gita"]
GAMES = list(all_games().values())
TABLES = [(game, seats) for game in GAMES for seats in (2, game.seat_counts[-1])]
SECRET = [(game, seats) for game in GAMES if game.has_secrets for seats in game.seat_counts]
each_table = pytest.mark.parametrize(("game", "seats"), TABLES, ids=str)


def matches(game: Game, seats: int, turns: int = 12) -> Iterator[Match]:
    """Yield a random match at every moment at which a seat has a choice."""
    match, luck = Match(game, seats=seats, seed=seats, turn_limit=turns), luck_of(seats, 9)
    while not match.is_over:
        if match.to_act == CHANCE:
            match.throw()
            continue
        actions = match.view(match.to_act).actions
        if len(actions) > 1:
            yield match
        number, luck = below(len(actions), luck)
        match.play(actions[number].choice)


def some_views(game: Game, seats: int, most: int) -> list[View]:
    found = [match.view(match.to_act) for match in matches(game, seats)]
    return found[:: max(len(found) // most, 1)]


@each_table
@pytest.mark.parametrize("kind", PLAYERS)
def test_every_player_chooses_what_is_allowed_and_the_same_again(
    game: Game, seats: int, kind: str
) -> None:
    player = player_named(kind)
    for number, view in enumerate(some_views(game, seats, 8)):
        choice = player.choose(view, Random(number))
        assert choice in [action.choice for action in view.actions]
        assert player.choose(view, Random(number)) == choice


@each_table
def test_a_judgement_is_whole(game: Game, seats: int) -> None:
    for view in some_views(game, seats, 8):
        judgement = kosti.judge(view)
        assert [one.action for one in judgement.actions] == list(view.actions)
        for one in judgement.actions:
            assert len(one.shares) == seats
            assert min(one.shares) >= -1e-9
            assert sum(one.shares) == pytest.approx(1, abs=1e-6)
        assert sum(ending.chance for ending in judgement.endings) == pytest.approx(1, abs=1e-9)
        most = max(one.shares[0] for one in judgement.actions)
        assert judgement.best.shares[0] == pytest.approx(most, abs=1e-9)


@each_table
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_is_told_in_every_language(game: Game, seats: int, language: str) -> None:
    speaker = Speaker(words(language, game.name), NAMES[:seats])
    for view in some_views(game, seats, 3):
        lines = list(hint_lines(view, speaker, game.gathering(view)))
        assert len(lines) >= 2
        judged = kosti.judge(view).actions
        leads = list(lead_lines(Judgement(judged, ()), speaker))
        assert set(leads) <= set(lines) or game.gathering(view) is not None
        assert all(line.strip() and "{" not in line for line in lines)
        assert any("%" in line for line in lines)


def test_a_hint_says_by_how_much_the_best_leads() -> None:
    stop, throw = Action(7, "stop", "stop"), Action(6, "throw", "throw", {"count": 2})
    speaker = Speaker(words("en", "barbecue"), NAMES[:2])
    for share, told in ((0.25, "stop leads throw by 35.0 %."), (0.6, "same")):
        judged = [Judged(throw, (share, 1 - share)), Judged(stop, (0.6, 0.4))]
        assert told in next(lead_lines(Judgement(judged, ()), speaker))
    assert list(lead_lines(Judgement([Judged(stop, (0.6, 0.4))], ()), speaker)) == []


@pytest.mark.parametrize("kind", PLAYERS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_player_has_a_manner_of_one_sentence(language: str, kind: str) -> None:
    manner = words(language).say(f"style-{kind}")
    assert manner[0].islower()
    assert not set(manner) & set(".!?\n")
    others = [words(other).say(f"style-{kind}") for other in LANGUAGES if other != language]
    assert manner not in others


def alike(game: Game, seats: int) -> Iterator[tuple[int, list[View]]]:
    """Yield moments of a match as seen by who is to act, from all states that look so."""
    rules = game.rules
    for match in matches(game, seats, turns=40):
        begun = max(
            place for place, step in enumerate(match.steps) if rules.to_act(step.before) == CHANCE
        )
        thrown, *played = match.steps[begun:]
        others = [
            rules.landed(thrown.before, one) for one, _ in outcomes(rules.in_the_air(thrown.before))
        ]
        for step in played:
            able = [one for one in others if step.step in members(rules.legal(one))]
            others = [rules.played(one, step.step) for one in able]
        seat = match.to_act
        mine = match.view(seat).state
        same = [one for one in others if rules.to_act(one) == seat]
        hidden = {one for one in same if rules.seen(one, seat) == mine} - {match.state}
        if hidden:
            yield seat, [game.seen(one, seat) for one in (match.state, *hidden)]


@pytest.mark.parametrize(("game", "seats"), SECRET, ids=str)
def test_what_is_hidden_changes_nothing(game: Game, seats: int) -> None:
    speaker = Speaker(words("en", game.name), NAMES[:seats])
    moments = list(alike(game, seats))
    assert len(moments) > 10
    for number, (_, views) in enumerate(moments[:: len(moments) // 8]):
        for kind in PLAYERS:
            player = player_named(kind)
            assert len({player.choose(view, Random(number)) for view in views}) == 1, kind
        judged = [kosti.judge(view) for view in views]
        assert all(one == judged[0] for one in judged)
        hints = {tuple(hint_lines(view, speaker, game.gathering(view))) for view in views}
        assert len(hints) == 1


WITHOUT = """
import sys
sys.modules["numba"] = sys.modules["llvmlite"] = None
from kosti.cli.main import main
main(["play", sys.argv[1], "--seats", "novice,casual,expert,master", "--seed", "1",
      "--option", "turn_limit=6"])
import kosti
match = kosti.Match(sys.argv[1], seats=3, seed=2)
while match.to_act < 0 or len(match.view(match.to_act).actions) < 2:
    match.throw() if match.to_act < 0 else match.play(match.view(match.to_act).actions[0].text)
print("judged", round(sum(kosti.judge(match.view(match.to_act)).best.shares), 9))
print("played", kosti.simulate(sys.argv[1], ["novice", "expert"], games=2).games)
"""


@pytest.mark.parametrize("game", all_games())
def test_without_numba_everything_plays(game: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT, game],
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=300,
        check=False,
    )
    assert done.stderr == ""
    assert done.stdout.splitlines()[-2:] == ["judged 1.0", "played 2"]
    assert "The game is over." in done.stdout
