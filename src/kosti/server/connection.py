"""One reader at a table: which seats are theirs, and what they are told."""

from typing import Any, Final

import msgspec

from kosti.server.lane import Lane

ENCODER: Final = msgspec.json.Encoder()


class Connection:
    """A reader of a table, with the tokens it brought."""

    def __init__(
        self, lane: Lane, tokens: frozenset[str] = frozenset(), *, is_onlooker: bool = False
    ) -> None:
        self.lane = lane
        self.tokens = tokens
        self.is_onlooker = is_onlooker
        self.yours: tuple[int, ...] = ()

    def tell(self, message: Any) -> None:
        """Send a message."""
        self.post(ENCODER.encode(message))

    def post(self, data: bytes) -> None:
        """Send a message that is encoded already."""
        self.lane.tell(data)

    def close(self, code: int) -> None:
        """Close; the page comes back by itself."""
        self.lane.part(code)
