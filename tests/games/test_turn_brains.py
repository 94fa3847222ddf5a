"""Those who think in both Heckmeck games: legal, sound, and each level better than the last."""

from itertools import pairwise
from typing import Any

import pytest

from games.thinking import reading_of, wins_between
from kosti.bots.choosing import choice_of, mind_of, rooms_of
from kosti.bots.thinking import weighed
from kosti.core.arrays import Compact, Lists
from kosti.core.chance import fallen, outcomes
from kosti.core.compiled import twin
from kosti.core.contract import Game
from kosti.core.levels import CASUAL, EXPERT, MASTER, NOVICE, RANDOM
from kosti.core.luck import below, luck_of
from kosti.core.net import Net
from kosti.core.packed import members
from kosti.core.reading import plain
from kosti.core.registry import game_named
from kosti.core.rule import CHANCE, OVER
from kosti.core.speaker import Speaker
from kosti.core.words import words
from kosti.games.setting_aside import DECIDING, STOP, THROW
from kosti.games.turn_value import moment_of

GAMES = [game_named("bratwurmeck"), game_named("barbecue")]
TABLES = [(game, seats) for game in GAMES for seats in game.seat_counts]
ODD = {
    "bratwurmeck": [{"faster": "returned"}, {"faster": "highest", "seats": "3"}],
    "barbecue": [{"worms": "shifted"}, {"worms": "91919191919191", "seats": "3"}],
}
ALL_LEVELS = (NOVICE, CASUAL, EXPERT, MASTER)


def options_of(game: Game, **given: Any) -> Any:
    return game.options({name: str(value) for name, value in given.items()})


def some_net(game: Game, seats: int, arrays: Any, units: int = 5) -> Net:
    luck = seats

    def row(length: int) -> list[float]:
        nonlocal luck
        numbers = []
        for _ in range(length):
            number, luck = below(2001, luck)
            numbers.append(number / 1000 - 1)
        return numbers

    first = [row(units) for _ in range(game.encode.features(seats))]
    last = arrays.floats([row(seats) for _ in range(units)])
    rest = last, arrays.floats(row(seats)), arrays.floats(units), arrays.floats(seats)
    return Net(arrays.floats(first), arrays.floats(row(units)), *rest)


def moments(game: Game, options: Any, seed: int, level: int = NOVICE) -> list[Any]:
    """Return every state of a game between players of a level."""
    mind, rules, luck = mind_of(game, options, level, Lists()), game.rules, luck_of(seed, 0)
    choose = plain(choice_of, **rooms_of(game))
    found = [rules.start(options)]
    while (actor := rules.to_act(found[-1])) != OVER:
        if actor == CHANCE:
            outcome, luck = fallen(rules.in_the_air(found[-1]), luck)
            found.append(rules.landed(found[-1], outcome))
        else:
            choice, luck = choose(level, found[-1], mind, luck)
            found.append(rules.played(found[-1], choice))
    return found


def to_choose(game: Game, states: list[Any]) -> list[Any]:
    return [state for state in states if game.rules.to_act(state) >= 0]


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=str)
def test_both_readings_play_the_same_legal_games(game: Game, seats: int) -> None:
    options = options_of(game, seats=seats, turn_limit=2 * seats + 1)
    levels = tuple(ALL_LEVELS[(seat + seats) % 4] for seat in range(seats))
    compiled = wins_between(game, options, levels, 1, seed=3)
    assert compiled == wins_between(game, options, levels, 1, seed=3, is_plain=True)
    assert compiled[0] >= 0
    assert sum(compiled[1]) == pytest.approx(1)


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=str)
def test_every_level_plays_every_seat_by_the_rules(game: Game, seats: int) -> None:
    for given in [{}, *ODD[game.name]]:
        options = options_of(game, **{**given, "seats": seats, "turn_limit": 300})
        for turned in range(4):
            levels = tuple(ALL_LEVELS[(seat + turned) % 4] for seat in range(seats))
            track, wins = wins_between(game, options, levels, 3, seed=turned)
            assert track >= 0
            assert sum(wins) == pytest.approx(3)


@pytest.mark.parametrize("game", GAMES, ids=str)
@pytest.mark.parametrize("seats", [2, 3])
def test_what_a_master_expects_is_whole(game: Game, seats: int) -> None:
    options, arrays = options_of(game, seats=seats), Lists()
    mind = game.brain.mind(options, MASTER, some_net(game, seats, arrays), arrays)
    speaker = Speaker(words("en", game.name), ["Anna", "Bob", "Cleo"][:seats])
    states = moments(game, options, seed=seats)
    for state in [state for state in states if game.encode.begins(state)][::6]:
        reading_of(game).foresee(state, mind, 1)
        assert sum(mind.foreseen) == pytest.approx(1, abs=1e-12)
    for state in to_choose(game, states)[::8]:
        reading_of(game).weigh(state, mind)
        legal = members(game.rules.legal(state))
        for choice in legal:
            assert sum(mind.shares[choice]) == pytest.approx(1, abs=1e-12)
        assert sum(mind.chances) == pytest.approx(1, abs=1e-12)
        endings = game.brain.endings(state, mind)
        assert sum(ending.chance for ending in endings) == pytest.approx(1, abs=1e-12)
        assert all(a.chance >= b.chance for a, b in pairwise(endings))
        assert all(speaker.ending(ending) for ending in endings)
        best = max(mind.shares[choice][0] for choice in legal)
        chosen, _ = reading_of(game).choose(MASTER, state, mind, 1)
        assert mind.shares[chosen][0] == pytest.approx(best, abs=1e-12)


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_a_turn_is_worth_the_mean_of_its_first_throws(game: Game) -> None:
    options = options_of(game, seats=3)
    begun = [state for state in moments(game, options, seed=8) if game.encode.begins(state)]
    state = begun[len(begun) // 2]
    by_hand = game.brain.mind(options, MASTER, some_net(game, 3, Lists()), Lists())
    reading_of(game).foresee(state, by_hand, 1)
    mind = game.brain.mind(options, MASTER, some_net(game, 3, Compact()), Compact())
    weigh, means = twin(weighed, **rooms_of(game)), [0.0] * 3
    for outcome, weight in outcomes(game.rules.in_the_air(state)):
        thrown = game.rules.landed(state, outcome)
        weigh(thrown, mind)
        best = max(members(game.rules.legal(thrown)), key=lambda choice: mind.shares[choice][0])
        for seat in range(3):
            means[seat] += weight / 6**8 * mind.shares[best][seat]
    assert by_hand.foreseen == pytest.approx(means, abs=1e-9)


@pytest.mark.parametrize("game", GAMES, ids=str)
@pytest.mark.parametrize("seats", [2, 3])
def test_what_is_remembered_changes_nothing(game: Game, seats: int) -> None:
    options, arrays = options_of(game, seats=seats), Lists()
    net = some_net(game, seats, arrays)
    old, new = (game.brain.mind(options, MASTER, net, arrays) for _ in range(2))
    pairs = zip(moments(game, options, 1), moments(game, options, 2), strict=False)
    states = [state for pair in pairs for state in to_choose(game, list(pair))]
    for state in [*states[:20], *states[-20:]]:
        new.known[0] = -1
        assert reading_of(game).choose(MASTER, state, old, 5) == reading_of(game).choose(
            MASTER, state, new, 5
        )


@pytest.mark.parametrize("game", GAMES, ids=str)
@pytest.mark.parametrize("level", [NOVICE, CASUAL])
def test_nobody_fails_on_purpose_nor_risks_for_nothing(game: Game, level: int) -> None:
    rules, options = game.rules, options_of(game, seats=3)
    mind = mind_of(game, options, level, Lists())
    stops = 0
    for seed in range(2):
        for state in to_choose(game, moments(game, options, seed, level)):
            if state.turn.phase != DECIDING or not rules.legal(state) >> THROW & 1:
                continue
            now, later = gain_of(game, state), [gain_of(game, end) for end in ahead(game, state)]
            for luck in range(1, 12, 5):
                choice, _ = reading_of(game).choose(level, state, mind, luck)
                if choice == THROW:
                    assert max(later, default=0) > now
                elif now == 0:
                    assert max(later, default=0) == 0
                stops += choice == STOP
    assert stops > 10


def ahead(game: Game, state: Any) -> list[Any]:
    """Return moments to decide with every result that throwing on can come to."""
    tree = mind_of(game, state.options, NOVICE, Lists()).tree
    moment = moment_of(tree, state.turn.aside, game.rules.result(state))  # type: ignore[attr-defined]
    return [
        state._replace(turn=state.turn._replace(aside=tree.sample[result]))
        for result in members(tree.ahead[moment])
    ]


def gain_of(game: Game, state: Any) -> int:
    """Return the points that a stop would bring at best, 0 for a failure."""
    stops = [choice for choice in members(game.rules.legal(state)) if choice >= STOP]
    after = [game.rules.played(state, choice) for choice in stops]
    return max(game.rules.score(other, state.seat) for other in after) - game.rules.score(
        state, state.seat
    )


@pytest.mark.parametrize("game", GAMES, ids=str)
@pytest.mark.parametrize("seats", [2, 3])
def test_turning_the_seats_round_turns_the_judgement(game: Game, seats: int) -> None:
    arrays = Lists()
    mind = game.brain.mind(
        options_of(game, seats=seats), MASTER, some_net(game, seats, arrays), arrays
    )
    states = to_choose(game, moments(game, options_of(game, seats=seats), seed=4))
    for state in states[:: len(states) // 4]:
        reading_of(game).weigh(state, mind)
        before = [list(mind.shares[choice]) for choice in members(game.rules.legal(state))]
        reading_of(game).weigh(turned(game, state), mind)
        after = [list(mind.shares[choice]) for choice in members(game.rules.legal(state))]
        assert before == after


def turned(game: Game, state: Any) -> Any:
    """Return a state with every seat's things given to the next."""
    seats = state.options.seats
    later = state._replace(seat=(state.seat + 1) % seats, turns=state.turns + 1)
    if game.name == "bratwurmeck":
        stacks = state.unders[:seats]
        unders = (stacks[-1], *stacks[:-1], *state.unders[seats:])
        return later._replace(tops=lanes_turned(state.tops, 6, seats), unders=unders)
    places = [state.places >> 4 * place & 15 for place in range(14)]
    moved = [
        there - seats + 1 if there and there & 7 == seats else there + (there & 7 > 0)
        for there in places
    ]
    return later._replace(
        places=sum(there << 4 * place for place, there in enumerate(moved)),
        worms=lanes_turned(state.worms, 12, seats),
        snails=lanes_turned(state.snails, 4, seats),
    )


def lanes_turned(packed: int, width: int, seats: int) -> int:
    """Return lanes with every seat's number given to the next."""
    numbers = [packed >> width * seat & (1 << width) - 1 for seat in range(seats)]
    return sum(numbers[seat - 1] << width * seat for seat in range(seats))


@pytest.mark.parametrize("game", GAMES, ids=str)
@pytest.mark.parametrize(
    ("better", "worse", "games", "bar"),
    [(NOVICE, RANDOM, 200, 0.75), (CASUAL, NOVICE, 600, 0.6), (EXPERT, CASUAL, 900, 0.6)],
)
def test_each_level_beats_the_one_before(
    game: Game, better: int, worse: int, games: int, bar: float
) -> None:
    options = options_of(game, turn_limit=2000)
    _, first = wins_between(game, options, (better, worse), games // 2, seed=1)
    _, second = wins_between(game, options, (worse, better), games // 2, seed=2)
    assert (first[0] + second[1]) / games > bar
