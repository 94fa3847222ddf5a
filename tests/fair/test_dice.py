"""The dice follow their specification to the byte, and every number is as likely as the next."""

import hashlib
import hmac
from collections import Counter
from itertools import islice

import pytest

from chi_square import fits
from fair.fair_tables import bytes_of, dice_of
from kosti.core.chance import Air, outcomes
from kosti.fair import Dice, commitment_of, new_contribution, new_secret
from kosti.fair.dice import WORD, below, contributed, fallen, number_of, words

SECRET = bytes(range(32))
GIVEN = (b"\x11" * 16, b"", b"\x22" * 16)
DICE = Dice(SECRET, "стол 5", GIVEN)
AIRS = [Air(1), Air(8), Air(0, 0b00010_00001), Air(0, 31 << 55, 0, 1 << 55)]


def test_a_key_is_the_hmac_of_label_table_and_number() -> None:
    name = "стол 5".encode()
    text = b"kosti-dice-1" + bytes([len(name)]) + name + b"\0\0\0\0\0\0\x01\x02"
    assert DICE.key(0x102) == hmac.new(SECRET, text, hashlib.sha256).digest()
    assert DICE.commitment(0x102) == hashlib.sha256(DICE.key(0x102)).digest()
    assert commitment_of(SECRET) == hashlib.sha256(SECRET).digest()


def test_words_are_hmacs_of_contributions_and_counter() -> None:
    given = b"\x03" + b"\x10" + GIVEN[0] + b"\x00" + b"\x10" + GIVEN[2]
    assert contributed(GIVEN) == given
    key = DICE.key(1)
    blocks = [hmac.new(key, given + bytes([0, 0, 0, n]), hashlib.sha256).digest() for n in (0, 1)]
    expected = [
        int.from_bytes(block[at : at + 4], "big") for block in blocks for at in range(0, 32, 4)
    ]
    assert list(islice(words(key, given), 16)) == expected


def test_dice_are_words_in_order_and_a_kind_is_the_first() -> None:
    drawn = list(islice(words(DICE.key(4), contributed(GIVEN)), 8))
    faces = Counter(word % 6 for word in drawn)
    assert all(word < WORD - 4 for word in drawn)
    assert DICE.fall(Air(8), 4) == sum(count << 4 * face for face, count in faces.items())
    number = drawn[0] % 10
    assert DICE.fall(Air(0, 3 | 0 << 5 | 7 << 10), 4) == (0 if number < 3 else 2)


def test_what_separates_contributions_cannot_be_moved() -> None:
    one = bytes(16)
    texts = [contributed(given) for given in ([one, b""], [b"", one], [one], [], [b""], [b"", b""])]
    assert len(set(texts)) == len(texts)


@pytest.mark.parametrize("bound", range(1, 84))
def test_words_mean_numbers_exactly_at_every_edge(bound: int) -> None:
    limit = WORD // bound * bound
    edges = (0, WORD // 2, limit, WORD)
    near = {word for edge in edges for word in range(edge - 2 * bound, edge + 2 * bound)}
    for word in sorted(word for word in near if 0 <= word < WORD):
        expected = word - word // bound * bound if word < limit else -1
        assert number_of(word, bound) == expected
    assert number_of(limit - 1, bound) == bound - 1
    assert WORD - limit < bound  # fewer words are thrown away than one for each number


@pytest.mark.parametrize("bound", [3, 5, 6, 7, 83])
def test_an_unfair_word_is_drawn_again(bound: int) -> None:
    unfair = WORD - WORD % bound
    drawn = iter([unfair, WORD - 1, 2 * bound + 1, 0])
    assert below(bound, drawn) == 1
    assert next(drawn) == 0


@pytest.mark.parametrize("air", AIRS)
def test_outcomes_fall_by_their_weights(air: Air) -> None:
    counts = Counter(DICE.fall(air, throw) for throw in range(1, 6001))
    assert fits(counts, dict(outcomes(air)))


@pytest.mark.parametrize("air", AIRS[2:])
def test_every_number_of_a_stack_means_its_kind(air: Air) -> None:
    total = sum(weight for _, weight in outcomes(air))
    kinds = [fallen(air, lambda bound, number=number: number) for number in range(total)]  # type: ignore[misc]
    assert kinds == [kind for kind, weight in outcomes(air) for _ in range(weight)]


def test_the_first_seat_is_drawn_by_throw_0() -> None:
    counts = Counter(dice_of(seed, 4).first_seat(4) for seed in range(4000))
    assert fits(counts, dict.fromkeys(range(4), 1))
    word = next(words(DICE.key(0), contributed(GIVEN)))
    assert DICE.first_seat(3) == word % 3


def test_everything_the_dice_depend_on_changes_them() -> None:
    falls = [
        [dice.fall(Air(8), throw) for throw in range(20)]
        for dice in (
            DICE,
            Dice(bytes_of("other", 32), "стол 5", GIVEN),
            Dice(SECRET, "стол 6", GIVEN),
            Dice(SECRET, "стол 5", GIVEN[::-1]),
            Dice(SECRET, "стол 5", (*GIVEN[:2], b"\x22" * 15 + b"\x23")),
            Dice(SECRET, "стол 5", (*GIVEN, b"")),
        )
    ]
    assert len({tuple(fall) for fall in falls}) == len(falls)
    assert [DICE.fall(Air(8), throw) for throw in range(20)] == falls[0]


def test_secrets_and_contributions_are_new_every_time() -> None:
    assert len({new_secret() for _ in range(50)}) == 50
    assert {len(new_secret()), len(new_contribution())} == {32, 16}


@pytest.mark.parametrize(
    ("secret", "table", "given"),
    [
        (bytes(31), "t", []),
        (bytes(32), "", []),
        (bytes(32), "ё" * 128, []),
        (bytes(32), "t", [bytes(15)]),
        (bytes(32), "t", [b""] * 256),
    ],
)
def test_what_is_not_specified_is_refused(secret: bytes, table: str, given: list[bytes]) -> None:
    with pytest.raises(ValueError, match=r"bytes|contributions"):
        Dice(secret, table, given)
