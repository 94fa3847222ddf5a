"""What is known exactly of the end of a game, and that a master plays by it."""

from itertools import islice
from typing import Any

import pytest

from games.svintus.played import SMALL, SVINTUS, played_match
from games.svintus.test_svintus_brain import options_of, some_net
from kosti.core.arrays import Lists
from kosti.core.chance import fallen, throws
from kosti.core.compiled import twin
from kosti.core.levels import MASTER
from kosti.core.packed import lane, members
from kosti.core.reading import plain
from kosti.core.rule import CHANCE
from kosti.games.svintus import brain, habits, rules
from kosti.games.svintus.cards import CONDITIONS
from kosti.games.svintus.dice import HAMSTERS, in_hand
from kosti.games.svintus.next_throw import can_take, can_win, chance_to_win
from kosti.games.svintus.places import NAMES
from kosti.games.svintus.prospects import EVENS, WINS
from kosti.games.svintus.rules import CLAIMING, DECLINE, OPEN_GLUTTONS, PLACING, THROWING, dice_of

PLACED = ("2", "3", "4", "5", "piles1111", "piles222", "piles33", "sixes")
NETS = range(12)
ONE_ONE = 1  # a throw of one die

# One more corn wins for the second seat, and whoever has one die in its hand has a lone squeal.
TABLE = (
    "turns=200 seat=0 now=place laid=- 5s=beet-beet:acorn-acorn 4s=beet-apple:beet-acorn 3s=apple "
    "2s=apple:acorn gluttons=lone-no-apple"
)
LONE_NEXT = (
    f"seats=2 thrown=34 ask=3 {TABLE} dice=3s:333,h:11/3s:33,4s:444,h:1 cards=-/2corn-corn,2corn"
)
ALONE = (
    f"seats=2 thrown=24 ask=2 {TABLE} dice=3s:33,4s:44,h:1/2s:222,4s:444,h:1 "
    "cards=2corn-corn,2corn/-"
)


def taken_by(state: Any) -> set[str]:
    """Return the columns and the conditions of which some way to end a turn takes the card."""
    found, left = set(), [state]
    while left:
        here = left.pop()
        for choice in members(rules.legal(here)):
            after = rules.played(here, choice)
            if here.turn.phase == CLAIMING and choice != DECLINE:
                found.add(CONDITIONS[choice >> 2])
            elif after.turn.phase in (PLACING, CLAIMING):
                left.append(after)
            else:
                found |= {NAMES[place] for place in range(HAMSTERS) if is_gone(here, after, place)}
    return found


def is_gone(before: Any, after: Any, column: int) -> bool:
    """Tell whether the open card of a column has been taken."""
    return lane(before.middle.tops, 4, column) != lane(after.middle.tops, 4, column)


def moments() -> list[Any]:
    """Return moments before a throw of many kinds."""
    tables = [{"seats": "2"}, {"seats": "3", "deck": SMALL, "turn_limit": "60"}]
    matches = [played_match(given, seed, 0.7) for given in tables for seed in range(6)]
    states = [step.before for match in matches for step in match.steps]
    return [state for state in states if state.turn.phase == THROWING]


def open_places(state: Any) -> int:
    """Return the mask of the places with an open card."""
    middle = state.middle
    columns = [lane(middle.tops, 4, place) for place in range(HAMSTERS)]
    row = [lane(middle.row, 6, place) for place in range(OPEN_GLUTTONS)]
    return sum(1 << place for place, card in enumerate(columns + row) if card)


def wanting(places: int) -> int:
    """Return the wants of a seat that wins with the cards at these places."""
    everything = range(HAMSTERS + OPEN_GLUTTONS)
    return sum((WINS if places >> place & 1 else EVENS) << 4 * place for place in everything)


def what(state: Any, place: int) -> str:
    """Return the column, or the condition of the glutton card, at a place."""
    if place < HAMSTERS:
        return NAMES[place]
    return CONDITIONS[lane(state.middle.row, 6, place - HAMSTERS) - 1 >> 2]


def test_a_card_can_be_taken_if_and_only_if_a_placing_takes_it() -> None:
    seen = set()
    for number, before in enumerate(moments()[::6]):
        for thrown, _ in islice(throws(in_hand(dice_of(before))), number % 17, None, 83):
            state = rules.landed(before, thrown)
            while state.turn.phase == PLACING:
                taken = taken_by(state)
                for place in members(open_places(state)):
                    found = can_take(
                        *(place, thrown, state.turn.asked, state.turn.laid),
                        *(dice_of(state), state.middle),
                    )
                    assert found == (what(state, place) in taken), (state, thrown, place)
                    seen.add((what(state, place), found))
                choices = members(rules.legal(state))
                state = rules.played(state, choices[number % len(choices)])
    assert seen >= {(one, can) for one in PLACED for can in (False, True)}


def test_the_chance_to_win_counts_every_throw() -> None:
    chance = twin(chance_to_win)
    for state in moments()[::9]:
        dice = dice_of(state)
        wanted = wanting(0b1001001 & open_places(state))
        ways = [
            ways * can_win(thrown, dice, wanted, state.middle)
            for thrown, ways in throws(in_hand(dice))
        ]
        assert chance(dice, wanted, state.middle) == sum(ways) / 6 ** in_hand(dice)


@pytest.mark.parametrize("seats", [2, 4])
def test_a_novice_never_ends_a_turn_with_nothing_where_it_can_take_a_card(seats: int) -> None:
    options, luck = options_of(seats=seats, turn_limit=150), seats
    state, takes, turns = rules.start(options), False, set()
    while not rules.is_over(state):
        actor, before = rules.to_act(state), state
        if actor == CHANCE:
            outcome, luck = fallen(rules.in_the_air(state), luck)
            state = rules.landed(state, outcome)
            if before.turn.phase == THROWING:
                takes = state.turn.phase == PLACING and bool(taken_by(state))
        else:
            choice, luck = habits.novice(state, luck)
            state = rules.played(state, choice)
            if takes and state.turn.phase not in (PLACING, CLAIMING):
                assert state.cards[actor] > before.cards[actor]
                turns.add(before.turns)
    assert len(turns) > 10


@pytest.mark.parametrize("number", NETS)
def test_a_master_never_leaves_a_sure_win_to_the_next(number: int) -> None:
    state = SVINTUS.position(LONE_NEXT)
    mind = mind_of(number)
    plain(brain.weigh)(state, mind)
    assert list(mind.shares[0]) == [0.0, 1.0]
    assert plain(brain.choose)(MASTER, state, mind, 1)[0] == 1


@pytest.mark.parametrize("number", NETS)
def test_a_master_keeps_the_one_die_that_is_sure_to_win(number: int) -> None:
    state = SVINTUS.position(ALONE)
    mind = mind_of(number)
    while state.turn.phase == PLACING:
        plain(brain.weigh)(state, mind)
        assert max(shares[0] for shares in mind.shares) == 1.0
        state = rules.played(state, plain(brain.choose)(MASTER, state, mind, 1)[0])
    assert state.seat == 0
    assert in_hand(state.middle.dice[0]) == 1
    won = rules.landed(state, ONE_ONE)
    assert rules.is_over(won) or won.turn.phase == CLAIMING


def mind_of(number: int) -> Any:
    """Return the mind of a master with some net or other."""
    return brain.mind(options_of(), MASTER, some_net(2, Lists(), 4 + number), Lists())
