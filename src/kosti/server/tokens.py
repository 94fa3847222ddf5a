"""Secret words: what a seat belongs to, links, and codes that are spoken."""

import secrets
from hashlib import sha256
from typing import Final

LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ"  # no I and O, which are read as digits
CODE: Final = 6
LINK: Final = 16  # bytes: 128 bits


def new_link() -> str:
    """Return what leads to one table: 128 random bits."""
    return secrets.token_urlsafe(LINK)


def new_token() -> str:
    """Return what a seat belongs to."""
    return secrets.token_urlsafe(2 * LINK)


def new_code() -> str:
    """Return six letters that are easily spoken."""
    return "".join(secrets.choice(LETTERS) for _ in range(CODE))


def hashed(token: str) -> str:
    """Return what is kept of a token: it cannot be turned back."""
    return sha256(token.encode()).hexdigest()
