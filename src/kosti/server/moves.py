"""One-use keys that move a seat to another device; they live in memory and not for long."""

import secrets
from collections import OrderedDict
from typing import Final

MOST: Final = 10_000
KEY: Final = 16


class Moves:
    """The keys that have not been used yet."""

    def __init__(self) -> None:
        self.known: OrderedDict[str, tuple[str, int, float]] = OrderedDict()

    def made(self, id_: str, place: int, until: float) -> str:
        """Return a new key for a chair of a table; the one made before is void."""
        for key in [key for key, seat in self.known.items() if seat[:2] == (id_, place)]:
            del self.known[key]
        key = secrets.token_urlsafe(KEY)
        self.known[key] = (id_, place, until)
        if len(self.known) > MOST:
            self.known.popitem(last=False)
        return key

    def used(self, key: str, at: float) -> tuple[str, int] | None:
        """Return the chair of a key, which is then void."""
        found = self.known.pop(key, None)
        return found[:2] if found and found[2] >= at else None
