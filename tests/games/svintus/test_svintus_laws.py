"""Laws of Svintus 3D that hold at every step of every game."""

from hypothesis import given, settings

from games.svintus.played import SVINTUS, played_match, tables
from kosti.core.chance import Air, outcomes
from kosti.core.match import Match
from kosti.core.rule import CHANCE
from kosti.games.svintus import rules
from kosti.games.svintus.cards import CARDS, GLUTTONS, PAIRS, SUPPLIES
from kosti.games.svintus.deck import counts_of
from kosti.games.svintus.dice import DICE, in_hand, piles_of
from kosti.games.svintus.impossible import gone_from
from kosti.games.svintus.options import BOX
from kosti.games.svintus.position import cards_of, open_counts
from kosti.games.svintus.rules import (
    CLAIMING,
    FEEDING,
    PLACING,
    SUPPLIES_TO_WIN,
    THROWING,
    State,
    satisfied,
)

law = settings(max_examples=12, deadline=None)


def states(match: Match) -> list[State]:
    return [*(step.before for step in match.steps), match.state]


def fed_by_now(match: Match) -> list[int]:
    fed, found = 0, [0]
    for events in match.told():
        fed += sum(event.kind == "fed" for event in events)
        found.append(fed)
    return found


@law
@given(tables())
def test_a_card_is_in_a_stack_or_open_or_before_a_seat_or_was_fed(match: Match) -> None:
    for state, fed in zip(states(match), fed_by_now(match), strict=True):
        gone = sum(map(sum, gone_from(state)))
        owned = sum(sum(cards_of(state, seat)) for seat in range(match.seats))
        assert gone == owned + fed


@law
@given(tables())
def test_seven_dice_a_seat_are_in_the_hand_on_the_table_or_thrown(match: Match) -> None:
    for state in states(match):
        for seat in range(match.seats):
            lying = sum(piles_of(state.middle.dice[seat]) >> 3 * place & 7 for place in range(5))
            assert lying + in_hand(state.middle.dice[seat]) == DICE


@law
@given(tables())
def test_nothing_stands_still(match: Match) -> None:
    for state in states(match):
        if state.turn.phase == THROWING:
            assert in_hand(state.middle.dice[state.seat]) > 0


@law
@given(tables())
def test_no_card_with_dice_enough_stays(match: Match) -> None:
    for state in states(match):
        if state.turn.phase != CLAIMING:
            for seat in range(match.seats):
                assert satisfied(piles_of(state.middle.dice[seat])) < 0


@law
@given(tables())
def test_the_game_ends_with_the_seventh_equal_supply(match: Match) -> None:
    for state in states(match)[:-1]:
        assert all(rules.score(state, seat) < SUPPLIES_TO_WIN for seat in range(match.seats))
    best = max(rules.score(match.state, seat) for seat in range(match.seats))
    is_limited = 0 < match.options.turn_limit == match.state.turns
    assert best >= SUPPLIES_TO_WIN or match.state.middle.tops == 0 or is_limited


@law
@given(tables())
def test_a_turn_takes_one_card_or_feeds_one_at_most(match: Match) -> None:
    costly = ("card_taken", "glutton_taken", "fed")
    kinds: list[str] = []
    for step, events in zip(match.steps, match.told(), strict=True):
        if step.before.turn.phase == THROWING:
            assert sum(kinds.count(kind) for kind in costly) <= 1
            kinds = []
        kinds += [event.kind for event in events]


@law
@given(tables())
def test_dice_come_home_as_it_is_told(match: Match) -> None:
    hands = [DICE] * match.seats
    for step, events in zip(match.steps, match.told(), strict=True):
        state = step.before
        if state.turn.phase == THROWING:
            assert hands == [in_hand(dice) for dice in state.middle.dice[: match.seats]]
        for event in events:
            count = int(str(event.values.get("count", 0)))
            if event.kind == "placed":
                hands[event.seat] -= count
            elif event.kind in ("came_home", "all_home"):
                hands[event.seat] += count
            elif event.kind == "no_hands":
                assert set(hands) == {0}
                hands = [DICE] * match.seats


@law
@given(tables())
def test_whoever_is_passed_over_has_no_die_in_hand(match: Match) -> None:
    after = states(match)[1:]
    for state, events in zip(after, match.told(), strict=True):
        for event in events:
            if event.kind == "skipped":
                assert in_hand(state.middle.dice[event.seat]) == 0


@law
@given(tables())
def test_a_choice_is_asked_only_where_there_are_two(match: Match) -> None:
    for step in match.steps:
        if SVINTUS.rules.to_act(step.before) != CHANCE:
            assert SVINTUS.rules.legal(step.before).bit_count() >= 2


@law
@given(tables())
def test_open_cards_are_those_that_can_be(match: Match) -> None:
    for state in states(match):
        if state.turn.phase in (THROWING, PLACING, CLAIMING, FEEDING):
            left = counts_of(state.middle.stacks)
            for name, shown in open_counts(state.middle).items():
                wanted = 3 if name == "gluttons" else 1
                assert sum(shown) == wanted or (sum(shown) < wanted and not sum(left[name]))


def test_the_box_holds_as_many_supplies_as_told() -> None:
    counts = counts_of(BOX)
    found = dict.fromkeys(SUPPLIES, 0)
    for name, kinds in (("2s", SUPPLIES), ("3s", SUPPLIES), ("4s", PAIRS), ("5s", PAIRS)):
        for card, count in zip(kinds, counts[name], strict=True):
            for supply in card.split("-"):
                found[supply] += count
    for card, count in zip(GLUTTONS, counts["gluttons"], strict=True):
        for supply in SUPPLIES:
            found[supply] += count * (not card.endswith(f"-no-{supply}"))
    assert found == {"corn": 37, "beet": 38, "apple": 37, "acorn": 38}
    assert [sum(cards) for cards in counts.values()] == [16, 16, 16, 16, 18]
    assert len(CARDS) == 18


def test_two_simple_players_finish_nearly_every_game() -> None:
    turns = [played_match({"turn_limit": "400"}, seed, 1.0).state.turns for seed in range(30)]
    assert max(turns) < 400


@law
@given(tables())
def test_what_is_in_the_air_is_all_there_is_and_nothing_else(match: Match) -> None:
    for state in states(match)[:-1]:
        if SVINTUS.rules.to_act(state) == CHANCE:
            air = SVINTUS.rules.in_the_air(state)
            if state.turn.phase == THROWING:
                assert air == Air(in_hand(state.middle.dice[state.seat]))
            else:
                place = (*range(4), -1, 4)[rules.to_turn_up(state.middle)]
                left = list(counts_of(state.middle.stacks).values())[place]
                assert dict(outcomes(air)) == {kind: n for kind, n in enumerate(left) if n}
