"""Those who think in Ciao, Ciao..!: legal, whole, blind to the hidden die, and exact for two."""

from itertools import pairwise
from typing import Any

import pytest

from games.ciao.played import CIAO
from games.thinking import wins_between
from kosti.bots.choosing import choice_of, mind_of, rooms_of
from kosti.core.arrays import Compact, Lists
from kosti.core.chance import fallen
from kosti.core.deep import DeepNet
from kosti.core.levels import CASUAL, EXPERT, MASTER, NOVICE, RANDOM
from kosti.core.luck import below, luck_of
from kosti.core.packed import members
from kosti.core.reading import plain
from kosti.core.rule import CHANCE, OVER, WHOLE
from kosti.core.speaker import Speaker
from kosti.core.words import words
from kosti.games.ciao import brain, encode, rules
from kosti.games.ciao.habits import can_help
from kosti.games.ciao.mind import Mind, announce_at
from kosti.games.ciao.rules import ANNOUNCING, ANSWERING, DOUBT, State
from kosti.solve.ciao import Solution

ALL_LEVELS = (NOVICE, CASUAL, EXPERT, MASTER)
SEAT_COUNTS = range(2, 5)
ODD = [
    {"push": "may", "ladder_fall": "doubter", "planks": "4"},
    {"ladder_fall": "lowest", "ladder_doubt": "off", "heroes": "3", "tie_break": "highest_step"},
    {"planks": "3", "heroes": "1", "reveal": "all"},
]
LUCKS = range(1, 400, 29)


def options_of(**given: Any) -> Any:
    return CIAO.options({name: str(value) for name, value in given.items()})


def some_net(seats: int, arrays: Any, units: int = 3) -> DeepNet:
    """Return a net of weights by chance."""
    luck = luck_of(seats, 0)

    def row(length: int) -> list[float]:
        nonlocal luck
        numbers = []
        for _ in range(length):
            number, luck = below(2001, luck)
            numbers.append((number / 1000 - 1) / 2)
        return numbers

    def rows(count: int, length: int) -> list[list[float]]:
        return [row(length) for _ in range(count)]

    kinds, inner = encode.kinds(seats), 2
    weights = [
        rows(encode.features(seats), units),
        row(units),
        [rows(units, inner) for _ in range(kinds)],
        rows(kinds, inner),
        [rows(inner, seats) for _ in range(kinds)],
        rows(kinds, seats),
    ]
    return DeepNet(*map(arrays.floats, [*weights, units, inner, seats]))


def networked(options: Any) -> Mind:
    """Return a master's mind with a net, for the plain reading."""
    return brain.mind(options, MASTER, some_net(options.seats, Lists()), Lists())


def moments(options: Any, level: int, seed: int) -> list[State]:
    """Return every state of a game between players of a level."""
    mind, luck = mind_of(CIAO, options, level, Lists()), luck_of(seed, 1)
    choose = plain(choice_of, **rooms_of(CIAO))
    found = [rules.start(options)]
    while (actor := rules.to_act(found[-1])) != OVER:
        if actor == CHANCE:
            outcome, luck = fallen(rules.in_the_air(found[-1]), luck)
            found.append(rules.landed(found[-1], outcome))
        else:
            choice, luck = choose(level, rules.seen(found[-1], actor), mind, luck)
            found.append(rules.played(found[-1], choice))
    return found


def to_choose(states: list[State]) -> list[State]:
    """Return the states at which somebody chooses, as that seat sees them."""
    return [rules.seen(state, rules.to_act(state)) for state in states if rules.to_act(state) >= 0]


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_both_readings_play_the_same_legal_games(seats: int) -> None:
    options = options_of(seats=seats, planks=5, heroes=3)
    levels = tuple(ALL_LEVELS[(seat + seats) % 4] for seat in range(seats))
    compiled = wins_between(CIAO, options, levels, 2, seed=seats)
    assert compiled == wins_between(CIAO, options, levels, 2, seed=seats, is_plain=True)
    assert compiled[0] >= 0


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_every_level_plays_every_seat_by_the_rules(seats: int) -> None:
    for given in [{}, *ODD]:
        options = options_of(**given, seats=seats)
        for turned in range(4):
            levels = tuple(ALL_LEVELS[(seat + turned) % 4] for seat in range(seats))
            track, wins = wins_between(CIAO, options, levels, 3, seed=turned)
            assert track >= 0
            assert sum(wins) == pytest.approx(3)


@pytest.mark.parametrize("given", [{}, *ODD], ids=str)
@pytest.mark.parametrize("seats", [3, 4])
def test_what_a_master_expects_is_whole(seats: int, given: dict[str, str]) -> None:
    options = options_of(**given, seats=seats)
    mind = networked(options)
    speaker = Speaker(words("en", "ciao"), ["Anna", "Bob", "Cleo", "Dan"][:seats])
    for state in to_choose(moments(options, CASUAL, seed=seats))[::3]:
        brain.weigh(state, mind)
        legal = members(rules.legal(state))
        for choice in legal:
            assert sum(mind.shares[choice]) == pytest.approx(1, abs=1e-12)
            assert all(share >= 0.0 for share in mind.shares[choice])
        assert sum(mind.often[choice] for choice in legal) == pytest.approx(1, abs=1e-12)
        assert sum(mind.chances) == pytest.approx(1, abs=1e-12)
        endings = brain.endings(state, mind)
        assert sum(ending.chance for ending in endings) == pytest.approx(1, abs=1e-12)
        assert all(a.chance >= b.chance for a, b in pairwise(endings))
        assert all(speaker.ending(ending) for ending in endings)


@pytest.mark.parametrize("seats", [3, 4])
def test_a_turn_is_worth_the_mean_of_its_throws(seats: int) -> None:
    options = options_of(seats=seats)
    mind, other = networked(options), networked(options)
    for state in [one for one in moments(options, CASUAL, seed=3) if encode.begins(one)][::9]:
        brain.foresee(state, mind, 1)
        means = [0.0] * seats
        for outcome in range(5):
            thrown = rules.landed(state, outcome)
            brain.weigh(thrown, other)
            for choice in range(4):
                weight = other.often[choice] * (2 if outcome == 4 else 1) / 6
                for seat in range(seats):
                    means[seat] += weight * other.shares[choice][seat]
        assert list(mind.foreseen) == pytest.approx(means, abs=1e-12)


@pytest.mark.parametrize("level", ALL_LEVELS)
def test_the_die_changes_nothing_for_those_who_may_not_know_it(level: int) -> None:
    options = options_of(seats=3, planks=5, heroes=3)
    mind = networked(options)
    for state in moments(options, CASUAL, seed=level):
        actor = rules.to_act(state)
        if actor >= 0 and actor != state.seat:
            said = state.turn.said
            found = set()
            doubted = state.turn.phase != ANSWERING
            for face in [said] if state.turn.face == said and doubted else {1, 2, 3, 4, 5} - {said}:
                other = state._replace(turn=state.turn._replace(face=face))
                seen = rules.seen(other, actor)
                brain.weigh(seen, mind)
                shares = [tuple(mind.shares[choice]) for choice in members(rules.legal(seen))]
                chosen = [brain.choose(level, seen, mind, luck_of(n, 0)) for n in LUCKS]
                found.add((tuple(chosen), tuple(shares)))
            assert len(found) == 1


def turned(state: State) -> State:
    """Return a state with every seat's things given to the next."""
    seats = state.options.seats
    other = state.turn.other
    return state._replace(
        seat=(state.seat + 1) % seats,
        turn=state.turn._replace(other=(other + 1) % seats if other >= 0 else other),
        bridge=lanes_turned(state.bridge, 4, seats),
        reserve=lanes_turned(state.reserve, 4, seats),
        ladder=lanes_turned(state.ladder, 8, seats),
    )


def lanes_turned(packed: int, width: int, seats: int) -> int:
    """Return lanes with every seat's number given to the next."""
    numbers = [packed >> width * seat & (1 << width) - 1 for seat in range(seats)]
    return sum(numbers[seat - 1] << width * seat for seat in range(seats))


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_turning_the_seats_round_turns_the_judgement(seats: int) -> None:
    options = options_of(seats=seats, planks=5, heroes=3)
    mind = networked(options)
    for state in to_choose(moments(options, CASUAL, seed=4))[::3]:
        brain.weigh(state, mind)
        before = [list(mind.shares[choice]) for choice in members(rules.legal(state))]
        brain.weigh(turned(state), mind)
        assert before == [list(mind.shares[choice]) for choice in members(rules.legal(state))]


def test_where_a_hero_came_from_is_known_again() -> None:
    options = options_of(seats=3, planks=4, heroes=2)
    began = rules.start(options)
    for state in moments(options, RANDOM, seed=1):
        if encode.begins(state):
            began = state
        if state.turn.phase in (ANNOUNCING, ANSWERING):
            assert brain.before_throw(state) == began


@pytest.mark.parametrize("level", [NOVICE, CASUAL])
def test_nobody_doubts_where_it_cannot_help(level: int) -> None:
    options = options_of(seats=2, planks=3, heroes=2)
    mind = mind_of(CIAO, options, level, Lists())
    kept = doubts = 0
    for seed in range(60):
        for state in to_choose(moments(options, RANDOM, seed)):
            if state.turn.phase == ANSWERING:
                chosen = {brain.choose(level, state, mind, luck_of(n, 0))[0] for n in LUCKS}
                helps = gain_by_doubt(state)
                assert helps == can_help(state)
                assert helps or chosen == {rules.BELIEVE}
                kept += not helps
                doubts += DOUBT in chosen
    assert kept > 2
    assert doubts > 5


def gain_by_doubt(state: State) -> bool:
    """Tell whether catching a lie can be better for the second of two seats than to believe."""
    me = state.turn.other
    lie = state._replace(turn=state.turn._replace(face=5))
    caught = rules.played(lie, DOUBT)
    ways = [caught]
    if rules.to_act(caught) == me:
        ways = [rules.played(caught, choice) for choice in members(rules.legal(caught))]
    believed = rules.played(lie, rules.BELIEVE)
    if not rules.is_over(believed):
        return True
    share = rules.shares(believed, me)
    if share == WHOLE:
        return False
    return any(not rules.is_over(way) or rules.shares(way, me) > share for way in ways)


def test_a_master_of_two_plays_the_solution() -> None:
    options = options_of(planks=4, heroes=3)
    mind = mind_of(CIAO, options, MASTER, Lists())
    solution = Solution(options)
    for state in to_choose(moments(options, NOVICE, seed=6))[::2]:
        if state.turn.phase not in (ANNOUNCING, ANSWERING):
            continue
        turn = solution.at(brain.before_throw(state))
        brain.weigh(state, mind)
        if state.turn.phase == ANSWERING:
            assert mind.often[DOUBT] == pytest.approx(turn.doubts[state.turn.said - 1], abs=1e-12)
            continue
        often = turn.announcements[state.turn.face - 1]
        assert mind.often[:4] == pytest.approx(often, abs=1e-12)
        best = max(mind.shares[number][0] for number in range(4))
        for number in range(4):
            assert often[number] < 1e-9 or mind.shares[number][0] == pytest.approx(best, abs=1e-9)


def test_choices_are_drawn_as_often_as_the_plan_says() -> None:
    options = options_of(planks=4, heroes=2)
    mind = mind_of(CIAO, options, MASTER, Lists())
    state = rules.landed(rules.start(options), 4)
    luck, counts = luck_of(1, 1), [0] * 4
    for _ in range(600):
        choice, luck = brain.choose(MASTER, state, mind, luck)
        counts[choice] += 1
    for number in range(4):
        expected = mind.plan.chances[announce_at(4, number)]
        assert counts[number] / 600 == pytest.approx(expected, abs=0.08)


def test_what_a_net_sees_is_told_once_and_fits() -> None:
    for seats in SEAT_COUNTS:
        options = options_of(seats=seats)
        active = [0] * 500
        for state in moments(options, CASUAL, seed=seats):
            if encode.begins(state):
                shown = active[: encode.encoded(state, active)]
                assert len(set(shown)) == len(shown)
                assert 0 <= min(shown) <= max(shown) < encode.features(seats)
                again = active[: encode.encoded(turned(state), active)]
                assert shown == again


@pytest.mark.parametrize(
    ("better", "worse", "games", "bar"),
    [(NOVICE, RANDOM, 400, 0.75), (CASUAL, NOVICE, 2000, 0.55), (EXPERT, CASUAL, 1200, 0.55)],
)
def test_each_level_beats_the_one_before(better: int, worse: int, games: int, bar: float) -> None:
    _, first = wins_between(CIAO, options_of(), (better, worse), games // 2, seed=1)
    _, second = wins_between(CIAO, options_of(), (worse, better), games // 2, seed=2)
    assert (first[0] + second[1]) / games > bar


def test_a_mind_for_arrays_judges_as_one_for_lists() -> None:
    options = options_of(seats=3)
    with_lists = networked(options)
    with_arrays = brain.mind(options, MASTER, some_net(3, Compact()), Compact())
    for state in to_choose(moments(options, CASUAL, seed=1))[::7]:
        brain.weigh(state, with_lists)
        brain.weigh(state, with_arrays)
        for choice in members(rules.legal(state)):
            assert list(with_arrays.shares[choice]) == pytest.approx(with_lists.shares[choice])
