"""Those who think in Svintus 3D: legal, whole, never too late to win."""

from typing import Any

import pytest

from games.thinking import wins_between
from kosti.bots.choosing import choice_of, rooms_of
from kosti.core.arrays import Compact, Lists
from kosti.core.chance import outcomes
from kosti.core.compiled import twin
from kosti.core.levels import CASUAL, EXPERT, MASTER, NOVICE, RANDOM
from kosti.core.luck import below
from kosti.core.match import Match
from kosti.core.net import Net, judge
from kosti.core.packed import members
from kosti.core.registry import game_named
from kosti.core.rule import CHANCE
from kosti.games.svintus import brain, encode, rules
from kosti.games.svintus.search import begin_search, judge_dice

SVINTUS = game_named("svintus")
ALL_LEVELS = (NOVICE, CASUAL, EXPERT, MASTER)
SEAT_COUNTS = range(2, 7)


def options_of(**given: Any) -> Any:
    return SVINTUS.options({name: str(value) for name, value in given.items()})


def some_net(seats: int, arrays: Any, units: int = 4) -> Net:
    """Return a net of weights by chance."""
    luck = seats

    def row(length: int) -> list[float]:
        nonlocal luck
        numbers = []
        for _ in range(length):
            number, luck = below(2001, luck)
            numbers.append(number / 1000 - 1)
        return numbers

    first = [row(units) for _ in range(encode.features(seats))]
    last = arrays.floats([row(seats) for _ in range(units)])
    rest = last, arrays.floats(row(seats)), arrays.floats(units), arrays.floats(seats)
    return Net(arrays.floats(first), arrays.floats(row(units)), *rest)


def states_of(options: dict[str, str], level: int, seed: int) -> list[Any]:
    """Return every state of a game between players of a level."""
    match = Match(SVINTUS, options, seed=seed)
    mind = brain.mind(match.options, level, some_net(match.seats, Compact()), Compact())
    choose = twin(choice_of, **rooms_of(SVINTUS))
    luck = seed + 1
    while not match.is_over:
        if match.to_act == CHANCE:
            match.throw()
        else:
            choice, luck = choose(level, match.state, mind, luck)
            match.play(int(choice))
    return [*(step.before for step in match.steps), match.state]


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_both_readings_play_the_same_legal_games(seats: int) -> None:
    options = options_of(seats=seats, turn_limit=seats + 2)
    levels = tuple(ALL_LEVELS[(seat + seats) % 4] for seat in range(seats))
    compiled = wins_between(SVINTUS, options, levels, 1, seed=seats)
    assert compiled == wins_between(SVINTUS, options, levels, 1, seed=seats, is_plain=True)
    assert compiled[0] >= 0


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_every_level_plays_every_seat_by_the_rules(seats: int) -> None:
    small = "2s:2corn,beet/3s:2corn,apple/4s:corn-beet/5s:corn-acorn/gluttons:3lone-no-beet"
    for given in ({"filling": "doubles"}, {"deck": small}):
        options = options_of(**given, seats=seats, turn_limit=400)
        for turned in range(4):
            levels = tuple(ALL_LEVELS[(seat + turned) % 4] for seat in range(seats))
            track, wins = wins_between(SVINTUS, options, levels, 2, seed=turned)
            assert track >= 0
            assert sum(wins) == pytest.approx(2)


@pytest.mark.parametrize("seats", [2, 4])
def test_what_a_master_expects_is_whole(seats: int) -> None:
    mind = brain.mind(options_of(seats=seats), MASTER, some_net(seats, Compact()), Compact())
    weigh, foresee = twin(brain.weigh), twin(brain.foresee)
    choose = twin(choice_of, **rooms_of(SVINTUS))
    for state in states_of({"seats": str(seats)}, EXPERT, seed=seats):
        if encode.begins(state):
            foresee(state, mind, 1)
            assert sum(mind.foreseen) == pytest.approx(1)
            assert sum(mind.chances) == pytest.approx(1)
        if rules.to_act(state) < 0:
            continue
        weigh(state, mind)
        legal = members(rules.legal(state))
        for choice in legal:
            assert sum(mind.shares[choice]) == pytest.approx(1)
        assert sum(ending.chance for ending in brain.endings(state, mind)) == pytest.approx(1)
        chosen, _ = choose(MASTER, state, mind, 1)
        best = max(mind.shares[choice][0] for choice in legal)
        assert mind.shares[chosen][0] == pytest.approx(best)


def ends_of_turn(state: Any) -> list[Any]:
    """Return every moment after a turn that may still come of a moment in it."""
    turns, found, left = state.turns, [], [state]
    while left:
        here = left.pop()
        actor = rules.to_act(here)
        if here.turns > turns:
            found.append(here)
        elif actor == CHANCE:
            left += [rules.landed(here, one) for one, _ in outcomes(rules.in_the_air(here))]
        else:
            left += [rules.played(here, choice) for choice in members(rules.legal(here))]
    return found


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_what_is_kept_in_a_search_changes_no_judgement(seats: int) -> None:
    mind = brain.mind(options_of(seats=seats), MASTER, some_net(seats, Lists()), Lists())
    judged = 0
    for state in states_of({"seats": str(seats)}, NOVICE, seed=seats)[::7]:
        if state.turn.phase != rules.PLACING:
            continue
        begin_search(mind)
        begun = list(mind.sums.keys)
        for end in ends_of_turn(state)[:100]:
            if not rules.is_over(end):
                judge_dice(end, state.seat, mind)
                kept = list(mind.net.shares)
                mind.sums.keys[:], keys = begun, list(mind.sums.keys)
                judge_dice(end, state.seat, mind)
                assert kept == list(mind.net.shares)
                mind.sums.keys[:] = keys
                judged += 1
    assert judged > 1000


@pytest.mark.parametrize("level", [CASUAL, EXPERT, MASTER])
def test_a_placing_kept_is_the_one_that_would_be_found_anew(level: int) -> None:
    options, net = options_of(seats=3), some_net(3, Compact())
    choose = twin(choice_of, **rooms_of(SVINTUS))
    mind = brain.mind(options, level, net, Compact())
    asked = 0
    for state in states_of({"seats": "3"}, level, seed=3):
        if state.turn.phase == rules.PLACING:
            anew = brain.mind(options, level, net, Compact())
            assert choose(level, state, mind, 1) == choose(level, state, anew, 1)
            asked += state.turn.laid > 0
    assert asked > 50


def test_what_no_throw_can_win_is_judged_by_the_net_alone() -> None:
    mind = brain.mind(options_of(), MASTER, some_net(2, Lists()), Lists())
    states = [state for state in states_of({}, NOVICE, seed=3) if encode.begins(state)]
    for state in states[: len(states) // 3]:
        begin_search(mind)
        judge_dice(state, 1 - state.seat, mind)
        judged = list(mind.net.shares)
        judge(mind.net, mind.active, encode.encoded(state, mind.active))
        assert judged == pytest.approx(list(mind.net.shares), abs=1e-9)


@pytest.mark.parametrize("level", [EXPERT, MASTER])
def test_whoever_thinks_wins_at_once_where_it_can(level: int) -> None:
    mind = brain.mind(options_of(), MASTER, some_net(2, Compact()), Compact())
    weigh = twin(brain.weigh)
    won = 0
    for seed in range(8):
        states = states_of({"turn_limit": "200"}, level, seed)
        for state in states:
            if rules.to_act(state) < 0:
                continue
            weigh(state, mind)
            if max(mind.shares[choice][0] for choice in members(rules.legal(state))) == 1.0:
                assert state.seat == states[-1].seat
                assert state.turns + 1 == states[-1].turns
                won += 1
    assert won > 0


def test_a_novice_finishes_games_and_beats_chance() -> None:
    options = options_of(turn_limit=1000)
    _, first = wins_between(SVINTUS, options, (NOVICE, RANDOM), 100, seed=1)
    _, second = wins_between(SVINTUS, options, (RANDOM, NOVICE), 100, seed=2)
    assert (first[0] + second[1]) / 200 > 0.75
