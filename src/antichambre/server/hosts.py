"""Under which names the house may be asked. A page of another site can let its own name lead to this machine: the
browser then takes the house for that site, and its Origin is right. Only the name tells."""

import socket
from collections.abc import Iterable

from antichambre.server.errors import ServerError
from antichambre.server.headers import App, Receive, Scope, Send, values
from antichambre.server.origins import Proxies, address_named, host_of
from antichambre.server.refusals import refuse

# Nobody can buy a name below these: what they stand for is decided within one's own network.
AT_HOME = ("localhost", "local", "lan", "internal", "home.arpa")


def is_local(host: str) -> bool:
    """Whether a name is one of this machine, or of its own network: an address, a name without a dot, the machine's
    own name."""
    name = host.removesuffix(".")
    at_home = any(name.endswith(f".{network}") for network in AT_HOME)
    return "." not in name or at_home or address_named(name) is not None or name == socket.gethostname().lower()


class Hosts:
    """Around an application: asked under another name than those that are local, or of `origins`, it says no."""

    def __init__(self, app: App, proxies: Proxies, origins: Iterable[str]) -> None:
        self._app = app
        self._proxies = proxies
        self._named = {host_of(origin) for origin in origins}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan" or self._knows(scope):
            await self._app(scope, receive, send)
        else:
            host = self._proxies.call(scope).host or "?"
            await refuse(scope, send, ServerError("host-foreign", {"host": host}, 403))

    def _knows(self, scope: Scope) -> bool:
        if not values(scope["headers"], b"host"):  # no browser leaves it out
            return True
        host = self._proxies.call(scope).host
        return host in self._named or (host != "" and is_local(host))
