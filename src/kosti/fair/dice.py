"""The derivation: from a secret and what the players contributed to what falls.

Everything here is specified byte by byte in `docs/fair-dice.md`.
"""

import hmac
import secrets
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from hashlib import sha256
from struct import Struct
from typing import Final

from kosti.core.chance import FACES, Air, lanes_total, weight_of

ALGORITHM: Final = "kosti-dice-1"
SECRET: Final = 32
CONTRIBUTION: Final = 16
LONGEST_TABLE: Final = 255
MOST_SEATS: Final = 255
WORD: Final = 1 << 32
WORD_BYTES: Final = 4
BLOCK: Final = Struct(">8I")
FIRST_SEAT: Final = 0  # the throw that draws it


def new_secret() -> bytes:
    """Return a secret for one game."""
    return secrets.token_bytes(SECRET)


def new_contribution() -> bytes:
    """Return what a seat without a browser may contribute."""
    return secrets.token_bytes(CONTRIBUTION)


def commitment_of(secret: bytes) -> bytes:
    """Return what is shown before anything falls: it binds to the secret and does not tell it."""
    return sha256(secret).digest()


class Dice:
    """The dice of one game at one table.

    A secret serves one game only: the same secret, table and contributions fall the same.
    """

    def __init__(self, secret: bytes, table: str, contributions: Sequence[bytes]) -> None:
        if len(secret) != SECRET:
            raise ValueError(f"a secret has {SECRET} bytes, not {len(secret)}")
        self.secret = secret
        self.table = table
        self.contributions = tuple(contributions)
        self._contributed = contributed(self.contributions)
        self._labelled = labelled(table)

    def key(self, throw: int) -> bytes:
        """Return the key of a throw; throw 0 draws the first seat, dice and cards follow from 1."""
        return key_of(self.secret, self._labelled, throw)

    def commitment(self, throw: int) -> bytes:
        """Return what binds to the key of a throw."""
        return commitment_of(self.key(throw))

    def fall(self, air: Air, throw: int) -> int:
        """Return the outcome of what is in the air."""
        return fallen_by(self.key(throw), self._contributed, air)

    def first_seat(self, seats: int) -> int:
        """Return which of the people, in the order in which they sit, has the first turn."""
        return below(seats, words(self.key(FIRST_SEAT), self._contributed))


def labelled(table: str) -> bytes:
    """Return what every message for a key begins with; raise `ValueError` of no such table."""
    name = table.encode()
    if not 0 < len(name) <= LONGEST_TABLE:
        raise ValueError(f"a table's name has 1 to {LONGEST_TABLE} bytes, not {len(name)}")
    return ALGORITHM.encode() + bytes([len(name)]) + name


def contributed(contributions: Sequence[bytes]) -> bytes:
    """Return all contributions as one text; raise `ValueError` of one that cannot be."""
    if len(contributions) > MOST_SEATS:
        raise ValueError(f"{len(contributions)} contributions")
    for given in contributions:
        if len(given) not in (0, CONTRIBUTION):
            raise ValueError(f"a contribution has 0 or {CONTRIBUTION} bytes, not {len(given)}")
    parts = (bytes([len(given)]) + given for given in contributions)
    return bytes([len(contributions)]) + b"".join(parts)


@lru_cache(1024)
def key_of(secret: bytes, label: bytes, throw: int) -> bytes:
    """Return the key of a throw at a table."""
    return hmac.new(secret, label + throw.to_bytes(8, "big"), "sha256").digest()


def words(key: bytes, given: bytes) -> Iterator[int]:
    """Yield 32-bit words without end."""
    counter = 0
    while True:
        block = hmac.new(key, given + counter.to_bytes(WORD_BYTES, "big"), "sha256").digest()
        yield from BLOCK.unpack(block)
        counter += 1


def number_of(word: int, bound: int) -> int:
    """Return the number below a bound that a word means, -1 if another must be drawn."""
    return word % bound if word < WORD - WORD % bound else -1


def below(bound: int, drawn: Iterator[int]) -> int:
    """Return a number below a bound from as many words as it takes, each number as likely."""
    number = -1
    while number < 0:
        number = number_of(next(drawn), bound)
    return number


def fallen_by(key: bytes, given: bytes, air: Air) -> int:
    """Return the outcome that a key and all contributions mean."""
    drawn = words(key, given)
    return fallen(air, lambda bound: below(bound, drawn))


def fallen(air: Air, draw: Callable[[int], int]) -> int:
    """Return the outcome of numbers drawn: one for each die, or one for the kind."""
    if air.dice:
        return sum(1 << 4 * draw(FACES) for _ in range(air.dice))
    number = draw(lanes_total(air.first) + lanes_total(air.second) + lanes_total(air.third))
    kind = 0
    while number >= weight_of(air, kind):
        number -= weight_of(air, kind)
        kind += 1
    return kind
