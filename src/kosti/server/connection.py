"""One WebSocket of a reader: what is sent to it never waits for it."""

import asyncio
from collections import deque
from typing import Any, Final

import msgspec

from kosti.server.guard import Send

MOST_WAITING: Final = 500
TOO_SLOW: Final = 1008
ENCODER: Final = msgspec.json.Encoder()


class Connection:
    """A reader of a table: whose tokens it brought, and what waits to be sent."""

    def __init__(
        self, send: Send, tokens: frozenset[str] = frozenset(), *, is_onlooker: bool = False
    ) -> None:
        self.send = send
        self.tokens = tokens
        self.is_onlooker = is_onlooker
        self.yours: tuple[int, ...] = ()
        self.waiting: deque[bytes] = deque()
        self.wanted = asyncio.Event()
        self.close_code = 0

    def tell(self, message: Any) -> None:
        """Send a message."""
        self.post(ENCODER.encode(message))

    def post(self, data: bytes) -> None:
        """Send a message that is encoded already; a reader that is too slow is let go."""
        if len(self.waiting) >= MOST_WAITING:
            self.close(TOO_SLOW)
        else:
            self.waiting.append(data)
            self.wanted.set()

    def close(self, code: int) -> None:
        """Close after what is being sent; the page comes back by itself."""
        self.close_code = code
        self.waiting.clear()
        self.wanted.set()

    async def flushed(self) -> None:
        """Let what waits go out."""
        await asyncio.sleep(0)

    async def pump(self) -> None:
        """Send what waits until the end."""
        while not self.close_code:
            await self.wanted.wait()
            self.wanted.clear()
            while self.waiting:
                text = self.waiting.popleft().decode()
                await self.send({"type": "websocket.send", "text": text})
        await self.send({"type": "websocket.close", "code": self.close_code})
