"""One server: from the database to the open door, and back."""

import asyncio
import gc
import os
import signal
import socket as sockets
import sys
from collections.abc import Callable
from functools import partial
from types import FrameType

import uvicorn

from antichambre.server import logs
from antichambre.server.app import Front, application
from antichambre.server.channel import Channel
from antichambre.server.errors import ServerError
from antichambre.server.patience import Caller
from antichambre.server.settings import Settings
from antichambre.store.database import open_database
from antichambre.version import VERSION

PATIENCE = 10  # seconds for which a stop waits for answers that are under way
# Seconds after which a thread that wants to go on is let. With Python's usual five milliseconds a busy event loop would
# let what is written already wait to be told, and the scribe to begin with the next group.
SWITCH = 0.0002
OTHER_FILES = 256  # that are open beside connections: the database, bots
LAST_WORDS = 0.2  # seconds in which everybody is told


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


def serve(settings: Settings, opened: Callable[[str], None]) -> None:
    """Opens the house and keeps it open until it is told to stop. `opened` is called with its address."""
    database = open_database(settings.database or None)
    try:
        front = application(database, settings)
        listening = _listen(settings.host, settings.port)
        host, port = listening.getsockname()[:2]
        config = uvicorn.Config(
            front,
            http=partial(Caller, front.terms),  # type: ignore[arg-type]
            ws=Channel,
            ws_max_size=settings.largest_message,
            ws_per_message_deflate=False,  # a view is a few kilobytes, and packing it costs more than sending it
            log_config=None,
            access_log=False,
            server_header=False,
            date_header=False,
            proxy_headers=False,  # whose word is taken is for `origins.Proxies` to say
            timeout_graceful_shutdown=PATIENCE,
        )
        _make_room(settings.most_connections)
        gc.freeze()  # what has been imported stays: the collector need not look through it again and again
        sys.setswitchinterval(SWITCH)
        opened(f"http://{_shown(host)}:{port}/")
        logs.say("house-opened", version=VERSION, host=host, port=port, database=database.where)
        _Server(config, front).run([listening])
        logs.say("house-closed")
    finally:
        database.close()


def _make_room(connections: int) -> None:
    """As many files as the system allows to be open: often it allows far more than it gives unasked."""
    if os.name == "posix":
        import resource

        given, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = connections + OTHER_FILES
        if given != resource.RLIM_INFINITY and given < wanted:
            enough = wanted if most == resource.RLIM_INFINITY else min(wanted, most)
            resource.setrlimit(resource.RLIMIT_NOFILE, (enough, most))


def _listen(host: str, port: int) -> sockets.socket:
    """A socket at the door; ServerError if somebody else stands there."""
    family = sockets.AF_INET6 if ":" in host else sockets.AF_INET
    listening = sockets.socket(family, sockets.SOCK_STREAM)
    if os.name == "posix":
        listening.setsockopt(sockets.SOL_SOCKET, sockets.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(2048)
    except OSError as error:
        listening.close()
        details = {"host": host, "port": str(port), "why": error.strerror or str(error)}
        raise ServerError("door-taken", details) from None
    listening.setblocking(False)
    return listening


def _shown(host: str) -> str:
    """An address that a browser on this machine can open."""
    if host in ("0.0.0.0", "::", ""):  # noqa: S104 (what the host asked for)
        return "localhost"
    return f"[{host}]" if ":" in host else host
