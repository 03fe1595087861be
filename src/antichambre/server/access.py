"""Who asked for what: a line in the log for each answer, and every other line that is written meanwhile says by whose
doing. No path: with the link of a table anybody may look on there."""

import secrets
import time
from collections.abc import Callable

from antichambre.server import logs
from antichambre.server.headers import STARTS, App, Message, Receive, Scope, Send
from antichambre.server.origins import Proxies


class Access:
    """Around an application. `answered` is told the route and status of each answer. Whoever asks is told the number of
    the request, by which the host finds it in the log."""

    def __init__(self, app: App, proxies: Proxies, answered: Callable[[str | None, int], None]) -> None:
        self._app = app
        self._proxies = proxies
        self._answered = answered

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        request = secrets.token_hex(4)  # shorter than the name of a table, for which it would be taken
        began = time.perf_counter()
        status = 500  # what a server says when the application says nothing

        async def watched(message: Message) -> None:
            nonlocal status
            if message["type"] in STARTS:
                status = message["status"]
                message = {**message, "headers": [*message["headers"], (b"x-request-id", request.encode())]}
            await send(message)

        with logs.concerning(address=self._proxies.call(scope).address, request=request):
            try:
                await self._app(scope, receive, watched)
            finally:
                if scope["type"] == "http":  # of sockets more is told
                    route, took = scope.get("path_template"), round((time.perf_counter() - began) * 1000, 1)
                    logs.say("answered", method=scope["method"], route=route, status=status, ms=took)
                    self._answered(route, status)
