"""The socket of a table: what a client asks, answered in order; what happens, told as it happens."""

import asyncio
import contextlib
import logging
from collections.abc import Mapping
from time import perf_counter
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from antichambre.kernel.briefing import ahead, briefing, objection, why_not
from antichambre.kernel.errors import AntichambreError, IllegalMove
from antichambre.kernel.position import Position
from antichambre.kernel.words import LANGUAGES
from antichambre.server import logs
from antichambre.server.acting import act
from antichambre.server.channel import Channel, channel_of
from antichambre.server.doorway import Doorway
from antichambre.server.errors import ServerError, Wait
from antichambre.server.headers import Scope
from antichambre.server.limits import Budget
from antichambre.server.picture import known_moves
from antichambre.server.refusals import refuse, sentence
from antichambre.server.warm import Warm
from antichambre.store.people import Person, mutes_of
from antichambre.table.errors import Stale, TableError
from antichambre.table.sight import asked_of
from antichambre.version import VERSION
from antichambre.wire import PROTOCOL, messages

MOST_WAITING = 1 << 20  # bytes that a slow client may be behind: some two hundred pictures
GOING_AWAY, TRY_AGAIN, SHOWN_OUT = 1001, 1012, 4403


class Connection:
    """A client at a table. What it is told waits in the channel, so that nobody else waits for it."""

    def __init__(self, channel: Channel, person: Person, key: str, muted: frozenset[str], lang: str) -> None:
        self.person = person.id
        self.key = key
        self.muted = muted
        self.lang = lang
        self.ended: asyncio.Future[int] = asyncio.get_running_loop().create_future()  # why it is to be hung up
        self._channel = channel

    def tell(self, said: bytes) -> None:
        if not self.ended.done():
            self._channel.send_frame(said)
            if self._channel.waiting > MOST_WAITING:
                self.hang_up(GOING_AWAY)

    def say(self, said: messages.Message) -> None:
        self.tell(messages.encode(said))

    def hang_up(self, code: int = SHOWN_OUT) -> None:
        """Ends the connection once all that was said has been sent."""
        if not self.ended.done():
            self.ended.set_result(code)


@websocket("/api/tables/{name:str}/play")
async def play(socket: WebSocket[Any, Any, Any], name: str, doorway: Doorway) -> None:
    """Listens to a table, and plays there. Query: `protocol`, and after a lost connection `since`, the number of the
    last entry that the client has seen."""
    scope = dict(socket.scope)
    address = doorway.porter.call(scope).address
    try:  # before anything is looked up
        doorway.spend(Budget.HANDSHAKES, address)
        if not doorway.crowd.enter(address):
            raise ServerError("limit-connections", status=429)
    except ServerError as error:
        return await _turn_away(socket, error)
    try:
        return await _listen(socket, name, doorway, scope)
    finally:
        doorway.crowd.leave(address)


async def _listen(socket: WebSocket[Any, Any, Any], name: str, doorway: Doorway, scope: Scope) -> None:
    try:
        visitor = await doorway.porter.visitor(scope)
    except AntichambreError as error:  # from elsewhere, or banned: no handshake
        return await _turn_away(socket, error)
    lang = socket.query_params.get("lang", visitor.lang)
    stay = _Stay(socket, doorway, lang if lang in LANGUAGES else visitor.lang)
    await socket.accept()
    try:
        person = doorway.porter.admit(visitor.known())
        if socket.query_params.get("protocol", str(PROTOCOL)) != str(PROTOCOL):
            raise ServerError("reload")
        await stay.attend(name, person, visitor.key, _number(socket.query_params.get("since", "0")))
    except AntichambreError as error:
        logs.say("socket-refused", key=error.key)
        with contextlib.suppress(WebSocketDisconnect, OSError, RuntimeError):
            await socket.send_text(messages.encode(stay.refusal(0, error)).decode())
            await socket.close(code=4000)


async def _turn_away(socket: WebSocket[Any, Any, Any], error: AntichambreError) -> None:
    logs.say("socket-refused", key=error.key)
    await refuse(dict(socket.scope), socket.send, error)


class _Stay:
    """One client's stay at one table."""

    def __init__(self, socket: WebSocket[Any, Any, Any], doorway: Doorway, lang: str) -> None:
        self._socket = socket
        self._doorway = doorway
        self._lang = lang

    async def attend(self, name: str, person: Person, key: str, since: int) -> None:
        house = self._doorway.house
        muted = await house.read(lambda connection: mutes_of(connection, person.id))
        channel = channel_of(self._socket.scope)
        connection = Connection(channel, person, key, muted, self._lang)
        warm = await house.join(name, connection)
        self._doorway.connections.add(connection)
        opened = perf_counter()
        logs.say("socket-opened")
        hearing = asyncio.create_task(self._hear(channel, warm, person, connection))
        try:
            self._greet(warm, connection, since)
            connection.say(house.register.here(warm))
            house.register.changed(warm)
            either: set[asyncio.Future[Any]] = {hearing, connection.ended}
            await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
            if connection.ended.done():
                hearing.cancel()  # who reads slowly has no longer a say for that
                with contextlib.suppress(WebSocketDisconnect, OSError, RuntimeError):
                    await self._socket.close(code=connection.ended.result())
        finally:
            self._doorway.connections.discard(connection)
            self._doorway.limits.forget(Budget.MESSAGES, str(id(connection)))
            house.leave(warm, connection)
            hearing.cancel()
            (ended,) = await asyncio.gather(hearing, return_exceptions=True)
            if isinstance(ended, Exception):
                logs.say("socket-failed", severity=logging.ERROR, error=ended)
            code = connection.ended.result() if connection.ended.done() else None  # None: it was not we who hung up
            logs.say("socket-closed", code=code, seconds=round(perf_counter() - opened, 1))

    def _greet(self, warm: Warm, connection: Connection, since: int) -> None:
        """The table as it is, what has happened and been said since."""
        eyes = warm.eyes_of(connection.person)
        connection.say(messages.Welcome(PROTOCOL, VERSION, connection.person))
        connection.say(warm.picture(eyes, self._doorway.house.now(), known_moves(warm.table, since)))
        for line in warm.table.talk:
            if line.number > since and line.person not in connection.muted:
                connection.say(warm.talk(line))

    async def _hear(self, channel: Channel, warm: Warm, person: Person, connection: Connection) -> None:
        while True:
            message: Mapping[str, Any] = await channel.receive()
            if message["type"] == "websocket.disconnect":
                return
            said: str | bytes = message.get("text") or message.get("bytes") or ""
            asked: int | None = None
            try:
                self._doorway.spend(Budget.MESSAGES, str(id(connection)))
                if not isinstance(said, str):
                    raise ServerError("message-not-text")
                ask = _read(said)
                asked = ask.id
                connection.say(await self._answer(warm, person, ask))
            except AntichambreError as error:
                asked = messages.number_of(said) if asked is None else asked
                self._doorway.house.metrics.refused(error.key)
                connection.say(self.refusal(asked, error))
                if isinstance(error, Stale):
                    now = self._doorway.house.now()
                    connection.say(warm.picture(warm.eyes_of(person.id), now, len(warm.table.moves)))

    async def _answer(self, warm: Warm, person: Person, ask: messages.AnyAsk) -> messages.Message:
        match ask:
            case messages.DoAct():
                return messages.Done(ask.id, await act(self._doorway, warm.table.name, person, ask.act))
            case messages.Brief():
                return self._briefing(warm, person, ask)
            case messages.Why():
                return self._reason(warm, person, ask)
            case messages.Ping():
                return messages.Pong(ask.id, self._doorway.house.now())

    def _briefing(self, warm: Warm, person: Person, ask: messages.Brief) -> messages.Briefed:
        position = self._asked(warm, person, ask)
        if ask.of is not None:
            position.parse(ask.of)  # of a move that is none here, the rule is told
        told = briefing(position, None if ask.of is None else {ask.of}, foresee=ask.of is not None)
        preview = position.game.preview(position, ask.seat)
        return messages.Briefed(ask.id, warm.table.version, told["ask"], told["offers"], preview)

    def _reason(self, warm: Warm, person: Person, ask: messages.Why) -> messages.Because:
        """Why somebody who is asked may not play a move, or have what they touch."""
        position = self._asked(warm, person, ask)
        rule = why_not(position, ask.move or "") if ask.piece is None else objection(position, ask.piece, ask.touched)
        if rule is None:
            return messages.Because(ask.id)
        refused = IllegalMove(rule, ask.move or "", position.game.name)
        return messages.Because(ask.id, sentence(refused, self._lang), rule)

    def _asked(self, warm: Warm, person: Person, ask: messages.Brief | messages.Why) -> Position:
        """The position in which a seat of theirs is asked, once it will have made the moves that it plans."""
        asked = asked_of(warm.table, warm.eyes_of(person.id), warm.notes)
        if ask.seat not in asked:
            raise TableError("not-asked")
        return ahead(asked[ask.seat], ask.after)

    def refusal(self, asked: int, error: AntichambreError) -> messages.Refused:
        return messages.Refused(
            asked,
            error.key,
            sentence(error, self._lang),
            rule=error.rule if isinstance(error, IllegalMove) else None,
            stale=isinstance(error, Stale),
            wait=error.seconds if isinstance(error, Wait) else None,
        )


def _read(text: str) -> messages.AnyAsk:
    try:
        return messages.read_ask(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise ServerError("message-form", {"why": str(error)[:200]}) from None


def _number(text: str) -> int:
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else 0
