"""One server: from the database to the open door, and back."""

import asyncio
import gc
import os
import signal
import socket as sockets
import sys
from collections.abc import Callable
from dataclasses import dataclass
from types import FrameType

import uvicorn

from antichambre.server.app import Front, Settings, application
from antichambre.server.errors import ServerError
from antichambre.store.database import open_database

LARGEST_MESSAGE = 16 * 1024
PATIENCE = 10  # seconds for which a stop waits for answers that are under way
# Seconds after which a thread that wants to go on is let. The scribe asks several times in each transaction: with
# Python's usual five milliseconds a busy event loop would make every move wait for all of them.
SWITCH = 0.0002
LAST_WORDS = 0.2  # seconds in which everybody is told


@dataclass(frozen=True, slots=True)
class Door:
    """Where the house is to be found. `port`: 0 for any that is free."""

    host: str = "127.0.0.1"
    port: int = 0


class _Server(uvicorn.Server):
    """Says goodbye before it hangs up."""

    def __init__(self, config: uvicorn.Config, front: Front) -> None:
        super().__init__(config)
        self._front = front

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stops; a second interrupt does not wait. The process is not ended by the signal afterwards, as uvicorn would
        have it: the database is still to be closed."""
        self.force_exit = self.should_exit and sig == signal.SIGINT
        self.should_exit = True

    async def shutdown(self, sockets: list[sockets.socket] | None = None) -> None:
        await self._front.farewell()
        await asyncio.sleep(LAST_WORDS)
        await super().shutdown(sockets)


def serve(place: str | None, door: Door, settings: Settings, opened: Callable[[str], None]) -> None:
    """Opens the house and keeps it open until it is told to stop. `opened` is called with its address."""
    database = open_database(place)
    try:
        front = application(database, settings)
        listening = _listen(door)
        host, port = listening.getsockname()[:2]
        config = uvicorn.Config(
            front,
            ws="websockets-sansio",
            ws_max_size=LARGEST_MESSAGE,
            ws_per_message_deflate=False,  # a view is a few kilobytes, and packing it costs more than sending it
            log_config=None,
            access_log=False,
            server_header=False,
            date_header=False,
            proxy_headers=False,  # whose word is taken is for `origins.Proxies` to say
            timeout_graceful_shutdown=PATIENCE,
        )
        gc.freeze()  # what has been imported stays: the collector need not look through it again and again
        sys.setswitchinterval(SWITCH)
        opened(f"http://{_shown(host)}:{port}/")
        _Server(config, front).run([listening])
    finally:
        database.close()


def _listen(door: Door) -> sockets.socket:
    """A socket at the door; ServerError if somebody else stands there."""
    family = sockets.AF_INET6 if ":" in door.host else sockets.AF_INET
    listening = sockets.socket(family, sockets.SOCK_STREAM)
    if os.name == "posix":
        listening.setsockopt(sockets.SOL_SOCKET, sockets.SO_REUSEADDR, 1)
    try:
        listening.bind((door.host, door.port))
        listening.listen(2048)
    except OSError as error:
        listening.close()
        details = {"host": door.host, "port": str(door.port), "why": error.strerror or str(error)}
        raise ServerError("door-taken", details) from None
    listening.setblocking(False)
    return listening


def _shown(host: str) -> str:
    """An address that a browser on this machine can open."""
    if host in ("0.0.0.0", "::", ""):  # noqa: S104 (what the host asked for)
        return "localhost"
    return f"[{host}]" if ":" in host else host
