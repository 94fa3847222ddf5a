"""Luck is fair, and the same in both readings."""

from collections import Counter

import pytest

from chi_square import fits
from kosti.core.compiled import twin
from kosti.core.luck import MULTIPLIER, WORD, below, luck_of, stepped
from kosti.core.rule import rule


@rule
def hash_of_numbers(bound: int, seed: int, stream: int) -> int:
    """Return one number that depends on a thousand draws."""
    luck = luck_of(seed, stream)
    found = 0
    for _ in range(1000):
        number, luck = below(bound, luck)
        found = (found * 31 + number) % 1_000_000_007
    return found


@pytest.mark.parametrize("bound", [1, 2, 6, 1296, 6**8, 2**31 - 1, 2**31])
def test_both_readings_draw_the_same(bound: int) -> None:
    compiled = twin(hash_of_numbers)
    for seed, stream in [(0, 0), (1, 0), (0, 1), (2**62 - 1, 2**62 - 1)]:
        assert compiled(bound, seed, stream) == hash_of_numbers(bound, seed, stream)


@pytest.mark.parametrize("bound", [2, 6, 7, 62, 1296])
def test_numbers_are_uniform(bound: int) -> None:
    luck = luck_of(2026, 0)
    counts: Counter[int] = Counter()
    for _ in range(40 * bound + 10_000):
        number, luck = below(bound, luck)
        counts[number] += 1
    assert fits(counts, dict.fromkeys(range(bound), 1))


def test_first_numbers_of_neighbouring_games_are_uniform_in_pairs() -> None:
    counts: Counter[tuple[int, int]] = Counter()
    for game in range(20_000):
        first, luck = below(6, luck_of(7, game))
        counts[first, below(6, luck)[0]] += 1
    assert fits(counts, {(first, second): 1 for first in range(6) for second in range(6)})


def test_what_would_favour_small_numbers_is_drawn_again() -> None:
    bound = 3 << 29  # a plain product would give every third number twice as often
    luck = luck_of(1, 1)
    counts: Counter[int] = Counter()
    for _ in range(20_000):
        number, luck = below(bound, luck)
        counts[number % 3] += 1
    assert fits(counts, {0: 1, 1: 1, 2: 1})


def test_luck_stays_within_63_bits() -> None:
    most = (MULTIPLIER << 32) - 1
    assert WORD * MULTIPLIER + (most >> 32) < 2**63
    assert all(0 < stepped(luck) <= most for luck in (1, WORD, most - 1))
