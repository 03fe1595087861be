"""The short way through a socket: frames as any client reads them, and one write for a turn of the event loop; and who
takes nothing, or says what is no text."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import Any, cast

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.frames import Close, Frame, Opcode
from websockets.protocol import OPEN
from websockets.uri import parse_uri

from antichambre.server import channel
from antichambre.server.channel import Channel, channel_of
from server.houses import LIMIT

SIZES = (0, 1, 125, 126, 65_535, 65_536, 200_000)


class Post:
    """A transport that remembers what it was handed."""

    def __init__(self) -> None:
        self.written: list[bytes] = []
        self.closing = False

    def write(self, data: bytes) -> None:
        self.written.append(data)

    def is_closing(self) -> bool:
        return self.closing


def wired() -> tuple[Channel, Post]:
    """A channel without a server."""
    channel, post = Channel.__new__(Channel), Post()
    channel._said = []
    channel.loop = asyncio.get_running_loop()
    channel.transport = cast(asyncio.Transport, post)
    return channel, post


def read(data: bytes) -> list[bytes]:
    """The texts that a client finds in what came."""
    client = ClientProtocol(parse_uri("ws://house/"), state=OPEN, max_size=None)
    client.receive_data(data)
    frames = [event for event in client.events_received() if isinstance(event, Frame)]
    assert all(frame.opcode is Opcode.TEXT and frame.fin for frame in frames)
    return [bytes(frame.data) for frame in frames]


def test_what_is_said_in_one_turn_leaves_in_one_write() -> None:
    async def turn() -> None:
        channel, post = wired()
        said = ["é".encode() * (size // 2) + b"x" * (size % 2) for size in SIZES]
        for text in said:
            channel.send_frame(text)
        assert not post.written
        await asyncio.sleep(0)
        assert len(post.written) == 1
        assert read(post.written[0]) == said

    asyncio.run(turn())


def test_who_is_gone_hears_nothing() -> None:
    async def turn() -> None:
        channel, post = wired()
        channel.send_frame(b"too late")
        post.closing = True
        await asyncio.sleep(0)
        assert not post.written

    asyncio.run(turn())


# At the other end of a real line

Attend = Callable[[Channel, Any, Any], Awaitable[None]]
MUCH = 8 << 20  # bytes: more than the system takes off a program's hands


async def visited(attend: Attend, say: bytes, hasty: bool = False, **config: Any) -> bytes:
    """Somebody connects, says something, if `hasty` before they are let in, and takes nothing until the server has
    attended to them; then, all that comes."""
    accepted, attended = asyncio.Event(), asyncio.Event()

    async def app(scope: Any, receive: Any, send: Any) -> None:
        try:
            await receive()
            await send({"type": "websocket.accept"})
            accepted.set()
            await attend(channel_of(scope), receive, send)
        finally:
            attended.set()

    settings = uvicorn.Config(app, ws=Channel, log_config=None, lifespan="off", **config)
    settings.load()
    state, loop = ServerState(), asyncio.get_running_loop()
    server = await loop.create_server(
        lambda: Channel(config=settings, server_state=state, app_state={}), "127.0.0.1", 0
    )
    client = ClientProtocol(parse_uri("ws://house/"), max_size=None)
    client.send_request(client.connect())
    reader, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
    writer.write(b"".join(client.data_to_send()) + (say if hasty else b""))
    if not hasty:
        await asyncio.wait_for(accepted.wait(), LIMIT)
        writer.write(say)
    await asyncio.wait_for(attended.wait(), LIMIT)
    came = b""
    with contextlib.suppress(ConnectionError):
        came = await asyncio.wait_for(reader.read(), LIMIT)
    writer.close()
    server.close()
    while state.connections:  # it is over for the server too
        await asyncio.sleep(0.01)
    return came


async def overflow(line: Channel) -> None:
    """Says more than anybody takes."""
    for _ in range(MUCH >> 16):
        line.send_frame(b"x" * (1 << 16))
        await asyncio.sleep(0)
    assert not line.writable.is_set()


@pytest.mark.timeout(2 * LIMIT)
def test_who_is_hung_up_on_and_takes_nothing_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(channel, "LAST_WORDS", 0.1)

    async def attend(line: Channel, _receive: Any, send: Any) -> None:
        await overflow(line)
        with contextlib.suppress(OSError):
            await send({"type": "websocket.close", "code": 1001})

    asyncio.run(visited(attend, b""))


@pytest.mark.timeout(2 * LIMIT)
def test_who_answers_no_ping_and_takes_nothing_is_not_waited_for() -> None:
    async def attend(line: Channel, receive: Any, _send: Any) -> None:
        await overflow(line)
        while (await receive())["type"] != "websocket.disconnect":
            pass

    asyncio.run(visited(attend, b"", ws_ping_interval=0.05, ws_ping_timeout=0.05))


@pytest.mark.parametrize("hasty", [False, True], ids=["in its turn", "before the handshake"])
def test_a_text_that_is_none_ends_the_connection_and_is_no_fault_of_the_house(
    caplog: pytest.LogCaptureFixture, hasty: bool
) -> None:
    async def attend(_line: Channel, receive: Any, _send: Any) -> None:
        assert (await receive())["type"] == "websocket.disconnect"

    text = Frame(Opcode.TEXT, b"\xff\xfe").serialize(mask=True)
    with caplog.at_level(logging.WARNING):
        came = asyncio.run(visited(attend, text, hasty=hasty))
    assert hasty or came.endswith(Frame(Opcode.CLOSE, Close(1007, "").serialize()).serialize(mask=False))
    assert not caplog.records
