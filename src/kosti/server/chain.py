"""The secrets of a table's games: a chain in which each is the commitment of the next.

The secret of game k is the SHA-256 of the secret of game k + 1, so what is published when a game
ends is the promise of the game after it: all secrets of a table are fixed before anybody has
contributed anything.
"""

from hashlib import sha256
from typing import Final

MOST_ROUNDS: Final = 1_000


def secret_of(seed: bytes, round_: int) -> bytes:
    """Return the secret of a table's game, counted from 1."""
    found = seed
    for _ in range(MOST_ROUNDS - round_):
        found = sha256(found).digest()
    return found
