"""The odds of a turn: known values, exact arithmetic over the rules themselves, and laws."""

import subprocess
import sys
from collections.abc import Callable
from fractions import Fraction
from functools import cache
from itertools import pairwise
from typing import Any

import pytest

import kosti
from kosti.core.chance import fallen, outcomes
from kosti.core.contract import Game
from kosti.core.luck import below, luck_of
from kosti.core.packed import members, nth, ones
from kosti.core.registry import game_named
from kosti.core.rule import CHANCE
from kosti.games.setting_aside import DICE, dice_in
from kosti.games.turn_odds import Odds
from kosti.games.turn_tree import RESULTS

AT_LEAST = {21: 0.893027, 24: 0.748373, 27: 0.524759, 30: 0.263790, 33: 0.086775, 36: 0.015678}
SAMPLE = {"bratwurmeck": ("seats=3", "seats=2 faster=returned"), "barbecue": ("seats=3", "seats=2")}
GAMES = [game_named(name) for name in SAMPLE]
both = pytest.mark.parametrize("game", GAMES, ids=str)
LEFT = 3
BEGUN = "seats=2 turns=1 seat=1 now=throw grill=21-35 stacks=36/-"
OVER = "seats=2 turns=1 seat=0 now=over grill=- stacks=21/22"
Worth = Callable[[Any, Any], float]  # of the states before and after the turn


def states(game: Game, least: int = DICE - LEFT, most: int = 8) -> list[Any]:
    """Return moments of random games with so many dice set aside, before and after throws."""
    found: list[Any] = []
    rules = game.rules
    for number, text in enumerate(SAMPLE[game.name]):
        options = game.options(dict(part.split("=") for part in text.split()))
        luck, state = luck_of(number, 5), rules.start(options)
        while not rules.is_over(state) and len(found) < most * (number + 1) // 2:
            if state.turns > 8 and dice_in(state.turn.aside) >= least:
                found.append(state)
            if rules.to_act(state) == CHANCE:
                outcome, luck = fallen(rules.in_the_air(state), luck)
                state = rules.landed(state, outcome)
                continue
            index, luck = below(ones(rules.legal(state)), luck)
            choice = nth(rules.legal(state), index)
            if index % 3:  # else few games would have anything on their stacks
                choice = game.strategy.simple(state, 1)
            state = rules.played(state, choice)
    assert len(found) == most
    return found


def odds_of(game: Game, state: Any, **rest: Any) -> Odds:
    return kosti.odds(game, game.position_text(state), **rest)


def exactly(game: Game, state: Any, worth: Worth) -> dict[int | None, float]:
    """Return by choice what the best play of the turn is worth, by the rules and nothing else."""
    rules = game.rules

    @cache
    def best(here: Any) -> Fraction:
        if here.turns > state.turns:
            return Fraction(worth(state, here))
        if rules.to_act(here) == CHANCE:
            fallen = outcomes(rules.in_the_air(here))
            whole = sum(weight for _, weight in fallen)
            sums = (best(rules.landed(here, one)) * weight for one, weight in fallen)
            return sum(sums, Fraction(0)) / whole
        return max(best(rules.played(here, choice)) for choice in members(rules.legal(here)))

    if rules.to_act(state) == CHANCE:
        return {None: float(best(state))}
    after = {choice: rules.played(state, choice) for choice in members(rules.legal(state))}
    return {choice: float(best(end)) for choice, end in after.items()}


def by_choice(found: Odds, numbers: list[float]) -> dict[int | None, float]:
    return {
        one.action.choice if one.action else None: number
        for one, number in zip(found.choices, numbers, strict=True)
    }


def test_the_first_turn_is_as_known() -> None:
    found = kosti.odds("bratwurmeck")
    chances = dict(zip((target.number for target in found.targets), found.at_least, strict=True))
    assert {least: round(chances[least], 6) for least in AT_LEAST} == AT_LEAST
    assert found.best.worth == pytest.approx(1.644730, abs=5e-7)
    assert [target.points for target in found.targets] == [1] * 4 + [2] * 4 + [3] * 4 + [4] * 4


@both
def test_the_rules_in_fractions_agree_on_points(game: Game) -> None:
    def points(before: Any, after: Any) -> int:
        return game.rules.score(after, before.seat) - game.rules.score(before, before.seat)

    for state in states(game, most=8):
        found = odds_of(game, state)
        told = by_choice(found, [choice.worth for choice in found.choices])
        assert told == pytest.approx(exactly(game, state, points), abs=1e-12)


@both
def test_the_rules_in_fractions_agree_on_every_target(game: Game) -> None:
    for state in states(game, most=4):
        found = odds_of(game, state)
        for place, target in enumerate(found.targets):
            just, more = just_and_more(game, target.number)
            told = by_choice(found, [choice.exactly[place] for choice in found.choices])
            assert told == pytest.approx(exactly(game, state, just), abs=1e-12)
            told = by_choice(found, [choice.at_least[place] for choice in found.choices])
            assert told == pytest.approx(exactly(game, state, more), abs=1e-12)


def just_and_more(game: Game, number: int) -> tuple[Worth, Worth]:
    """Return what tells whether a turn brought just this, or at least this."""
    return (
        lambda before, after: brought_by(game, before, after) == number,
        lambda before, after: brought_by(game, before, after) >= number,
    )


def brought_by(game: Game, before: Any, after: Any) -> int:
    """Return the number of what a turn brought, told by how the table differs; 0 of nothing."""
    seat = before.seat
    if game.rules.score(after, seat) <= game.rules.score(before, seat):
        return 0
    old, new = (game.seen(state, seat).table for state in (before, after))
    if game.name == "bratwurmeck":
        return int(new.stacks[seat][-1])
    changed = [
        place.number for place, was in zip(new.places, old.places, strict=True) if place != was
    ]
    return changed[0] if changed else 37


@both
def test_any_worth_can_be_weighed(game: Game) -> None:
    for state in states(game, most=4):
        found = odds_of(game, state, worth=odd)
        told = by_choice(found, [choice.worth for choice in found.choices])
        assert told == pytest.approx(exactly(game, state, lambda _, end: odd(end)), abs=1e-9)


def odd(end: Any) -> float:
    """Return a number that differs from end to end."""
    return hash(end) % 1009 / 1009


@both
def test_failing_is_what_is_left_of_going_for_anything(game: Game) -> None:
    for state in [game.rules.start(game.options()), *states(game, least=1, most=2)]:
        found = odds_of(game, state, worth=lambda end, state=state: success(game, state, end))
        for choice in found.choices:
            assert choice.fails == pytest.approx(1 - choice.worth, abs=1e-12)
            assert choice.at_least[0] == pytest.approx(choice.worth, abs=1e-12)


def success(game: Game, before: Any, after: Any) -> float:
    return float(brought_by(game, before, after) > 0)


@both
def test_chances_fall_as_more_is_wanted(game: Game) -> None:
    for state in [game.rules.start(game.options()), *states(game, least=1, most=2)]:
        found = odds_of(game, state)
        assert found.targets[-1].number < RESULTS
        for chances in (found.at_least, *(choice.at_least for choice in found.choices)):
            assert all(lower >= higher - 1e-12 for lower, higher in pairwise(chances))
        for choice in found.choices:
            both = zip(choice.exactly, choice.at_least, strict=True)
            assert all(0 <= just <= more + 1e-12 <= 1 + 2e-12 for just, more in both)
            assert 0 <= choice.fails <= 1 + 1e-12


@both
def test_the_master_and_the_odds_by_wins_agree(game: Game) -> None:
    for state in states(game, least=1, most=4):
        if game.rules.to_act(state) == CHANCE:
            continue
        view = game.seen(state, state.seat)
        judged = {one.action.choice: one.shares[0] for one in kosti.judge(view).actions}
        found = kosti.odds(game, view, worth="wins")
        told = by_choice(found, [choice.worth for choice in found.choices])
        assert told == pytest.approx(judged, abs=1e-9)


@pytest.mark.parametrize(
    ("game", "given"),
    [
        ("ciao", {}),
        ("barbecue", {"worth": "beer"}),
        ("bratwurmeck", {"position": "seats=2"}),
        ("bratwurmeck", {"options": {"seats": "8"}}),
        ("bratwurmeck", {"position": OVER}),
        ("bratwurmeck", {"position": BEGUN, "options": {"seats": "2"}}),
    ],
)
def test_what_has_no_odds_is_told(game: str, given: dict[str, Any]) -> None:
    with pytest.raises(kosti.KostiError):
        kosti.odds(game, **given)


def test_odds_load_neither_numba_nor_numpy() -> None:
    script = (
        "import sys, kosti\n"
        "assert kosti.odds('barbecue').best.worth > 1.9\n"
        "assert not {'numba', 'numpy', 'llvmlite'} & set(sys.modules)\n"
    )
    subprocess.run([sys.executable, "-c", script], check=True, timeout=60)
