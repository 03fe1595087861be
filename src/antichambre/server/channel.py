"""The channel to a client: uvicorn's WebSocket, and a short way through it. A move is told to everybody at a table;
each of these messages would otherwise wake a task, and pass through every application around the socket."""

from collections.abc import Mapping
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN

EXTENSION = "antichambre.channel"
TEXT = 0x81  # the first byte of a frame that is a whole text
SHORT, MIDDLING = 126, 1 << 16  # from these lengths on, a length takes two bytes, and eight
LAST_WORDS = 5.0  # seconds in which whoever is hung up on may take what was said before, and say goodbye
NOT_UTF_8 = 1007


class Channel(WebSocketsSansIOProtocol):
    """Knows itself by the name of an extension of ASGI: whoever serves a socket finds it in the scope."""

    def __init__(self, *config: Any, **more: Any) -> None:
        super().__init__(*config, **more)
        self._said: list[bytes] = []  # what has been said in this turn of the event loop
        self.close_timeout = LAST_WORDS

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.handshake_complete:  # it was refused: nobody will serve it
            return
        cast(dict[str, Any], self.scope["extensions"])[EXTENSION] = self

    async def run_asgi(self) -> None:
        """A handshake that was refused with a status is over; uvicorn would log that it never was."""
        app = self.app

        async def answered(scope: Any, receive: Any, send: Any) -> None:
            await app(scope, receive, send)
            self.handshake_complete = self.handshake_complete or self.initial_response is not None

        self.app = answered
        await super().run_asgi()

    async def send(self, message: Any) -> None:
        if message["type"] == "websocket.close":
            self.loop.call_later(self.close_timeout, self._cut_off)
        await super().send(message)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._cut_off()

    def _cut_off(self) -> None:
        """Ends a connection of which nothing is taken any more. To close it would be to wait for that, for ever."""
        if self.waiting:
            self.transport.abort()

    def send_receive_event_to_app(self) -> None:
        """A text that is none ends the connection. So it does for uvicorn, with a trace in the log for each."""
        try:
            if self.curr_msg_data_type == "text":
                b"".join(self.frames).decode()
        except UnicodeDecodeError:
            self.frames = []
            if self.conn.state is OPEN:
                self.conn.send_close(NOT_UTF_8)
                self.handle_parser_exception()
            else:  # it did not wait for the handshake
                self.transport.abort()
        else:
            super().send_receive_event_to_app()

    @property
    def waiting(self) -> int:
        """Bytes that were said, and have not left."""
        return self.transport.get_write_buffer_size()

    def send_frame(self, said: bytes) -> None:
        """Says a text that is UTF-8 already; does not wait. All that is said in one turn of the event loop leaves
        together: whoever moves is shown the table and has the answer with it."""
        if not self._said:
            self.loop.call_soon(self._leave)
        self._said += (_head(len(said)), said)

    def _leave(self) -> None:
        said, self._said = self._said, []
        if not self.transport.is_closing():  # who is gone hears nothing
            self.transport.write(b"".join(said))


def channel_of(scope: Mapping[str, Any]) -> Channel:
    """The channel under a socket that has been accepted."""
    found = scope["extensions"][EXTENSION]
    assert isinstance(found, Channel)
    return found


def _head(size: int) -> bytes:
    if size < SHORT:
        return bytes((TEXT, size))
    if size < MIDDLING:
        return bytes((TEXT, 126)) + size.to_bytes(2, "big")
    return bytes((TEXT, 127)) + size.to_bytes(8, "big")
