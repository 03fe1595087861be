"""Connections, before anything that comes over them is understood: how many there may be, how long a request may take
to come, and an answer to be taken. A WebSocket is looked after by its pings, from the handshake on."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from http import HTTPStatus
from typing import Any

from uvicorn._types import ASGI3Application
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from antichambre.server.limits import Crowd
from antichambre.server.origins import Proxies, address_named

LARGEST_HEAD = 32 * 1024


@dataclass(frozen=True, slots=True)
class Terms:
    """`most`: connections in all, `crowd`: from one place, which a proxy's is not. `seconds`: for a whole request, and
    for an answer that waits to be taken. `cut`: is told why a connection was ended."""

    most: int
    crowd: Crowd
    proxies: Proxies
    seconds: float
    cut: Callable[[str], None]


class Caller(HttpToolsProtocol):
    """A connection on which requests come. Uvicorn ends those that idle between two requests; this one also those that
    never finish one."""

    def __init__(self, terms: Terms, **given: Any) -> None:
        super().__init__(**given)
        self._terms = terms
        self._place: str | None = None  # under which it is counted
        self._waiting: asyncio.TimerHandle | None = None
        self._unfinished = True  # more of a request is to come: at first, all of it
        self._head = 0  # bytes of headers that are not complete
        self._answering: RequestResponseCycle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if len(self.connections) > self._terms.most:
            return self._end("full", HTTPStatus.SERVICE_UNAVAILABLE)
        place = self.client[0] if self.client else ""
        if not self._terms.proxies.trusts(address_named(place)):
            if not self._terms.crowd.enter(place):
                return self._end("crowded", HTTPStatus.TOO_MANY_REQUESTS)
            self._place = place
        return self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        if self._answering is not None:  # uvicorn thinks of the last request, which may wait behind this one
            self._answering.disconnected = True
            self._answering.message_event.set()
        super().connection_lost(exc)

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        self._answering = cycle
        super()._start_asgi_task(cycle, app)

    def handle_websocket_upgrade(self) -> None:
        self._leave()
        super().handle_websocket_upgrade()

    def data_received(self, data: bytes) -> None:
        self._head += len(data)
        super().data_received(data)
        if self._head > LARGEST_HEAD:
            self._end("headers", HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)
        elif self._unfinished:
            self._wait()
        elif not self.flow.write_paused:
            self._rest()

    def on_message_begin(self) -> None:
        self._unfinished = True
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._head = 0
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._head = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._unfinished = False
        self._head = 0
        super().on_message_complete()

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        if self.transport.get_write_buffer_size():  # nothing is taken any more: closing would wait for that, for ever
            self.transport.abort()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._wait()

    def resume_writing(self) -> None:
        super().resume_writing()
        if not self._unfinished:
            self._rest()

    def _wait(self) -> None:
        """From now on the other side has so many seconds, unless they run already."""
        if self._waiting is None:
            self._waiting = self.loop.call_later(self._terms.seconds, self._end, "slow", HTTPStatus.REQUEST_TIMEOUT)

    def _rest(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None

    def _leave(self) -> None:
        self._rest()
        if self._place is not None:
            self._terms.crowd.leave(self._place)
            self._place = None

    def _end(self, why: str, status: HTTPStatus) -> None:
        """Hangs up; with a word of why, if nothing is being said."""
        if self.transport.is_closing():
            return
        self._terms.cut(why)
        if self.flow.write_paused:
            self.transport.abort()  # what waits would be waited for
            return
        if self.cycle is None or self.cycle.response_complete or not self.cycle.response_started:
            line = f"HTTP/1.1 {status.value} {status.phrase}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
            self.transport.write(line.encode())
        self.transport.close()
