"""The socket of a table: what a client asks, answered in order; what happens, told as it happens."""

import asyncio
import contextlib
import logging
from collections import deque
from time import perf_counter
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from antichambre.kernel.errors import AntichambreError, IllegalMove
from antichambre.kernel.words import LANGUAGES
from antichambre.server import PROTOCOL, logs, messages
from antichambre.server.doorway import Doorway, check_level, sentence
from antichambre.server.errors import ServerError, Wait
from antichambre.server.limits import Budget
from antichambre.server.picture import known_moves, picture
from antichambre.server.warm import Warm
from antichambre.store.names import clean_name, clean_words
from antichambre.store.people import Person, mutes_of
from antichambre.table import acts
from antichambre.table.acts import AnyAct
from antichambre.table.errors import Stale, TableError
from antichambre.version import VERSION

MOST_WAITING = 256  # messages that a slow client may be behind
GOING_AWAY, TRY_AGAIN, SHOWN_OUT = 1001, 1012, 4403


class Connection:
    """A client at a table. What it is told waits in a line, so that nobody else waits for it."""

    def __init__(self, socket: WebSocket[Any, Any, Any], person: Person, muted: frozenset[str], lang: str) -> None:
        self.person = person.id
        self.muted = muted
        self.lang = lang
        self._socket = socket
        self._line: deque[bytes] = deque()
        self._more = asyncio.Event()
        self._closed: int | None = None

    def tell(self, said: bytes) -> None:
        self._line.append(said)
        if len(self._line) > MOST_WAITING:
            self._line.clear()
            self._closed = GOING_AWAY
        self._more.set()

    def say(self, said: messages.Say) -> None:
        self.tell(messages.encode(said))

    def hang_up(self, code: int = SHOWN_OUT) -> None:
        """Ends the connection once all that was said has been sent."""
        self._closed = code
        self._more.set()

    async def deliver(self) -> None:
        """Sends what waits, until the client is gone or hung up on."""
        send = self._socket.send
        with contextlib.suppress(WebSocketDisconnect, OSError, RuntimeError):
            while True:
                while self._line:
                    said = self._line.popleft().decode()
                    await send({"type": "websocket.send", "text": said, "bytes": None})
                if self._closed is not None:
                    await send({"type": "websocket.close", "code": self._closed, "reason": ""})
                    return
                self._more.clear()
                await self._more.wait()


@websocket("/api/tables/{name:str}/play")
async def play(socket: WebSocket[Any, Any, Any], name: str, doorway: Doorway) -> None:
    """Listens to a table, and plays there. Query: `protocol`, and after a lost connection `since`, the number of the
    last entry that the client has seen."""
    visitor = await doorway.porter.visitor(dict(socket.scope))  # from elsewhere: no handshake
    if not doorway.crowd.enter(visitor.call.address):
        raise ServerError("limit-connections", status=429)
    lang = socket.query_params.get("lang", visitor.lang)
    session = _Session(socket, doorway, lang if lang in LANGUAGES else visitor.lang)
    try:
        await socket.accept()
        person = doorway.porter.admit(visitor.known())
        if socket.query_params.get("protocol", str(PROTOCOL)) != str(PROTOCOL):
            raise ServerError("reload")
        await session.attend(name, person, _number(socket.query_params.get("since", "0")))
    except AntichambreError as error:
        with contextlib.suppress(WebSocketDisconnect, OSError, RuntimeError):
            await socket.send_text(messages.encode(session.refusal(0, error)).decode())
            await socket.close(code=4000)
    finally:
        doorway.crowd.leave(visitor.call.address)


class _Session:
    """One client's stay at one table."""

    def __init__(self, socket: WebSocket[Any, Any, Any], doorway: Doorway, lang: str) -> None:
        self._socket = socket
        self._doorway = doorway
        self._lang = lang

    async def attend(self, name: str, person: Person, since: int) -> None:
        house = self._doorway.house
        muted = await house.read(lambda connection: mutes_of(connection, person.id))
        connection = Connection(self._socket, person, muted, self._lang)
        warm = await house.join(name, connection)
        self._doorway.connections.add(connection)
        sending = asyncio.create_task(connection.deliver())
        hearing = asyncio.create_task(self._hear(warm, person, connection))
        try:
            self._greet(warm, connection, since)
            house.register.changed(warm)
            await asyncio.wait({sending, hearing}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._doorway.connections.discard(connection)
            self._doorway.limits.forget(Budget.MESSAGES, str(id(connection)))
            house.leave(warm, connection)
            for task in (sending, hearing):
                task.cancel()
            for ended in await asyncio.gather(sending, hearing, return_exceptions=True):
                if isinstance(ended, Exception):
                    logs.say("socket-failed", severity=logging.ERROR, error=ended)

    def _greet(self, warm: Warm, connection: Connection, since: int) -> None:
        """The table as it is, what has happened and been said since."""
        eyes = warm.eyes_of(connection.person)
        connection.say(messages.Welcome(PROTOCOL, VERSION, connection.person))
        now = self._doorway.house.now()
        connection.say(picture(warm.table, eyes, warm.names, now, known_moves(warm.table, since)))
        for line in warm.table.talk:
            if line.number > since and line.person not in connection.muted:
                connection.say(warm.talk(line))

    async def _hear(self, warm: Warm, person: Person, connection: Connection) -> None:
        while True:
            message = await self._socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            asked = 0
            try:
                self._doorway.spend(Budget.MESSAGES, str(id(connection)))
                text = message.get("text")
                if not isinstance(text, str):
                    raise ServerError("message-not-text")
                ask = _read(text)
                asked = ask.id
                connection.say(await self._answer(warm, person, ask))
            except AntichambreError as error:
                self._doorway.house.metrics.refused(error.key)
                connection.say(self.refusal(asked, error))
                if isinstance(error, Stale):
                    eyes = warm.eyes_of(person.id)
                    now = self._doorway.house.now()
                    connection.say(picture(warm.table, eyes, warm.names, now, len(warm.table.moves)))

    async def _answer(self, warm: Warm, person: Person, ask: messages.AnyAsk) -> messages.Say:
        match ask:
            case messages.DoAct():
                began = perf_counter()
                number = await act(self._doorway, warm.table.name, person, ask.act)
                self._doorway.house.metrics.acknowledged(perf_counter() - began)
                return messages.Done(ask.id, number)
            case messages.Why():
                return self._reason(warm, person, ask)
            case messages.Ping():
                return messages.Pong(ask.id, self._doorway.house.now())

    def _reason(self, warm: Warm, person: Person, ask: messages.Why) -> messages.Because:
        """Why somebody who is asked may not play a move."""
        position = warm.table.position
        if position is None or position.seat != ask.seat or ask.seat not in warm.table.seats_of(person.id):
            raise TableError("not-asked")
        try:
            position.parse(ask.move)
        except IllegalMove as error:
            return messages.Because(ask.id, sentence(error, self._lang), error.rule)
        return messages.Because(ask.id)

    def refusal(self, asked: int, error: AntichambreError) -> messages.Refused:
        return messages.Refused(
            asked,
            error.key,
            sentence(error, self._lang),
            rule=error.rule if isinstance(error, IllegalMove) else None,
            stale=isinstance(error, Stale),
            wait=error.seconds if isinstance(error, Wait) else None,
        )


async def act(doorway: Doorway, name: str, person: Person, asked: AnyAct) -> int:
    """Does what somebody asks at a table; the number of the last entry that it wrote."""
    doorway.spend(Budget.ACTS, person.id)
    match asked:
        case acts.Say():
            doorway.spend(Budget.CHAT, person.id)
            asked = acts.Say(clean_words(asked.text))
        case acts.Call():
            check_level(asked.level)
        case acts.Sit(name=str(called)):
            asked = msgspec.structs.replace(asked, name=clean_name(called))
        case _:
            pass
    return await doorway.house.act(name, person.id, asked)


def _read(text: str) -> messages.AnyAsk:
    try:
        return messages.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise ServerError("message-form", {"why": str(error)[:200]}) from None


def _number(text: str) -> int:
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else 0
