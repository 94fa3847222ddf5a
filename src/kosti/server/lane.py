"""WebSockets without detours: a whole text frame is heard at once, and what is told is written.

All else (the handshake, other frames, mistakes) is left to uvicorn's own protocol.
"""

from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import WebSocketException

TEXT: Final = 0x81  # the last frame of a text, and its only one
MASKED: Final = 0x80
TWO: Final = 126
EIGHT: Final = 127
FINAL: Final = 0x80
CONTROL: Final = 0x08
OPCODE: Final = 0x0F
MOST_UNWRITTEN: Final = 1 << 20

Hear = Callable[[bytes], None]


class Lane(WebSocketsSansIOProtocol):
    """A WebSocket that is heard by a function once its application has asked for that."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.app_state = {**self.app_state, "lane": self}
        self.hear: Hear | None = None
        self.buffer = b""
        self.unwritten: list[bytes] = []
        self.is_whole = True  # whether the other frames so far end a message

    def data_received(self, data: bytes) -> None:
        """Take what came, frame by frame."""
        if self.hear is None:
            super().data_received(data)
            return
        self.buffer = self.buffer + data if self.buffer else data
        while self.buffer and (end := self.frame_end()):
            frame, self.buffer = self.buffer[:end], self.buffer[end:]
            self.take(frame)

    def frame_end(self) -> int:
        """Return where the first frame ends, 0 if it is not all there."""
        buffer = self.buffer
        if len(buffer) < 2:
            return 0
        length, start = buffer[1] & ~MASKED, 2
        if length == TWO:
            length, start = int.from_bytes(buffer[2:4], "big"), 4
        elif length == EIGHT:
            length, start = int.from_bytes(buffer[2:10], "big"), 10
        if length > self.config.ws_max_size:
            self.is_whole = False  # too long: the framework says so by its beginning
            return len(buffer)
        end = start + length + 4 * (buffer[1] >= MASKED)
        return end if len(buffer) >= max(end, start) else 0

    def take(self, frame: bytes) -> None:
        """Hear one frame; after we have closed only the other side's close is of interest."""
        if self.close_sent and not frame[0] & CONTROL:
            return
        if self.hear and frame[0] == TEXT and frame[1] >= MASKED and self.is_whole:
            self.hear(unmasked(frame))
            return
        if not frame[0] & CONTROL:
            self.is_whole = frame[0] >= FINAL
        super().data_received(frame)

    def send_receive_event_to_app(self) -> None:
        """Hear a message that came in parts."""
        if self.hear is None:
            super().send_receive_event_to_app()
            return
        data, self.frames = b"".join(self.frames), []
        if not self.close_sent:
            self.hear(data)

    def tell(self, text: bytes) -> None:
        """Write a text, together with what else is told in this moment."""
        if not self.unwritten:
            self.loop.call_soon(self.write)
        self.unwritten += (head_of(len(text)), text)

    def write(self) -> None:
        """Write what was told; a reader that does not keep up is let go."""
        told, self.unwritten = self.unwritten, []
        if not told or self.is_gone:
            return
        self.transport.write(b"".join(told))
        if self.transport.get_write_buffer_size() >= MOST_UNWRITTEN:
            self.transport.abort()

    @property
    def is_gone(self) -> bool:
        """Whether nothing can be told any more."""
        return bool(self.close_sent or self.disconnected or self.transport.is_closing())

    def part(self, code: int) -> None:
        """Close: what was told goes out before."""
        self.write()
        if self.is_gone:
            return
        with suppress(WebSocketException):
            self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code})
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.close)


def head_of(length: int) -> bytes:
    """Return what stands before a text of so many bytes."""
    if length < TWO:
        return bytes((TEXT, length))
    if length < 1 << 16:
        return bytes((TEXT, TWO)) + length.to_bytes(2, "big")
    return bytes((TEXT, EIGHT)) + length.to_bytes(8, "big")


def unmasked(frame: bytes) -> bytes:
    """Return the text of a masked frame."""
    length = frame[1] & ~MASKED
    start = 2 if length < TWO else 4 if length == TWO else 10
    data = frame[start + 4 :]
    size = len(data)
    mask = (frame[start : start + 4] * (size // 4 + 1))[:size]
    plain = int.from_bytes(data, "little") ^ int.from_bytes(mask, "little")
    return plain.to_bytes(size, "little")
