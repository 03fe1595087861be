"""HTTP and WebSocket for visitors who cost their process next to nothing, so that a measurement is of the house and not
of them: frames are cut out of the stream and handed on as bytes; nothing is decoded."""

import asyncio
import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, cast

TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A
UNMASKED = bytes(4)  # a client has to mask what it sends; this mask changes nothing
UPGRADE = (
    "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)
PATIENCE = 60.0


@dataclass(frozen=True, slots=True)
class Address:
    """One server of the house."""

    host: str
    port: int

    async def ask(self, method: str, path: str, cookie: str = "", body: object = None) -> tuple[dict[str, str], Any]:
        """The headers and the JSON of an answer. `set-cookie`: all of them, as they are to be sent from then on."""
        reader, writer = await asyncio.open_connection(self.host, self.port)
        text = b"" if body is None else json.dumps(body).encode()
        more = f"Content-Type: application/json\r\nContent-Length: {len(text)}\r\nConnection: close\r\n"
        writer.write(self._head(method, path, cookie, more) + text)
        answer = await reader.read()
        writer.close()
        head, _, said = answer.partition(b"\r\n\r\n")
        status, *lines = head.decode().split("\r\n")
        if status.split(" ")[1:2] not in (["200"], ["201"]):
            raise RuntimeError(f"{path}: {status} {said[:200]!r}")
        headers = {key.lower(): value for key, _, value in (line.partition(": ") for line in lines)}
        given = [line.partition(": ")[2].partition(";")[0] for line in lines if line.lower().startswith("set-cookie:")]
        return headers | ({"set-cookie": "; ".join(given)} if given else {}), json.loads(said)

    async def connect(self, path: str, cookie: str, heard: Callable[[bytes], None], lost: Callable[[], None]) -> "Line":
        line = Line(self._head("GET", path, cookie, UPGRADE), heard, lost)
        await asyncio.get_running_loop().create_connection(lambda: line, self.host, self.port)
        answer = await asyncio.wait_for(line.opened, PATIENCE)
        if not answer.startswith(b"HTTP/1.1 101"):
            raise RuntimeError(f"{path}: no way in: {answer[:200]!r}")
        return line

    def _head(self, method: str, path: str, cookie: str, more: str) -> bytes:
        host = f"{self.host}:{self.port}"
        head = f"{method} {path} HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\nX-Antichambre: 1\r\n{more}"
        return f"{head}{f'Cookie: {cookie}' if cookie else 'X-Nobody: yet'}\r\n\r\n".encode()


class Line(asyncio.Protocol):
    """A connection to a table. `heard` is called with each message."""

    def __init__(self, request: bytes, heard: Callable[[bytes], None], lost: Callable[[], None]) -> None:
        self.opened: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self._request = request
        self._heard = heard
        self._lost = lost
        self._kept = b""
        self._greeted = False
        self._transport: asyncio.WriteTransport | None = None

    def send(self, message: bytes) -> None:
        self._frame(TEXT, message)

    def close(self) -> None:
        self._lost = _nothing
        self._heard = _forget
        if self._transport is not None:
            self._transport.close()

    def _frame(self, kind: int, message: bytes) -> None:
        assert self._transport is not None
        size = len(message)
        length = bytes((0x80 | size,)) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
        self._transport.write(bytes((kind,)) + length + UNMASKED + message)

    # What the event loop calls

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.WriteTransport, transport)  # uvloop's transports derive from no other's
        self._transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        data = self._kept + data if self._kept else data
        at = 0 if self._greeted else self._greeting(data)
        while (frame := _next_frame(data, at)) is not None:
            begin, end = frame
            kind = data[at]
            if kind == TEXT:
                self._heard(data[begin:end])
            elif kind == PING:
                self._frame(PONG, data[begin:end])
            at = end
        self._kept = data[at:]

    def _greeting(self, data: bytes) -> int:
        """Where the frames begin, after the answer to the handshake."""
        found = data.find(b"\r\n\r\n")
        if found < 0:
            return 0
        if not self.opened.done():
            self.opened.set_result(data[:found])
        self._greeted = data.startswith(b"HTTP/1.1 101")
        return found + 4

    def connection_lost(self, _why: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_result(b"")
        self._lost()


def _next_frame(data: bytes, at: int) -> tuple[int, int] | None:
    """Where the message of the frame at `at` begins and ends; None if it has not all come."""
    if len(data) < at + 2:
        return None
    size, begin = data[at + 1], at + 2
    if size == 126:
        size, begin = int.from_bytes(data[at + 2 : at + 4], "big"), at + 4
    elif size == 127:
        size, begin = int.from_bytes(data[at + 2 : at + 10], "big"), at + 10
    return (begin, begin + size) if len(data) >= begin + size else None


def _nothing() -> None:
    pass


def _forget(_message: bytes) -> None:
    pass
