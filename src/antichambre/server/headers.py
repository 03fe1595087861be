"""Headers: how they are read out of a request, and those that every answer of the house carries."""

from collections.abc import Awaitable, Callable, Iterable, MutableMapping
from typing import Any

from antichambre.kernel.words import LANGUAGES

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]
# Frameworks type these each in their own way: whatever is called with the three of them is an application.
App = Callable[[Any, Any, Any], Awaitable[None]]
Headers = Iterable[tuple[bytes, bytes]]

POLICY = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
        "connect-src 'self'",
        "img-src 'self' data:",
        "object-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        "form-action 'self'",
    )
)
ALWAYS = {
    b"content-security-policy": POLICY.encode(),
    b"x-content-type-options": b"nosniff",
    b"referrer-policy": b"same-origin",
    b"permissions-policy": b"camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    b"cross-origin-opener-policy": b"same-origin",
    b"cross-origin-resource-policy": b"same-origin",
}
FRESH = {**ALWAYS, b"cache-control": b"no-store"}
API = "/api"
STARTS = ("http.response.start", "websocket.http.response.start")


def values(headers: Headers, name: bytes) -> list[str]:
    """All values of a header, in the order in which they were sent. `name` in small letters."""
    return [value.decode("latin-1").strip() for key, value in headers if key.lower() == name]


def only(headers: Headers, name: bytes) -> str | None:
    """A header that may be sent once. Two of them are as good as none: who can tell which is meant?"""
    found = values(headers, name)
    return found[0] if len(found) == 1 else None


def spoken(headers: Headers) -> str:
    """The first language of ours that a browser asks for."""
    asked = (only(headers, b"accept-language") or "").lower()
    wanted = [part.strip()[:2] for part in asked.split(",")]
    return next((lang for lang in wanted if lang in LANGUAGES), LANGUAGES[0])


class GuardedAnswers:
    """Around an application: every answer carries the house's headers, whatever else it says of the same."""

    def __init__(self, app: App) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        added = FRESH if _is_api(scope) else ALWAYS

        async def guarded(message: Message) -> None:
            if message["type"] in STARTS:
                kept = [(name, value) for name, value in message.get("headers", ()) if name.lower() not in added]
                message = {**message, "headers": [*kept, *added.items()]}
            await send(message)

        await self._app(scope, receive, guarded)


def _is_api(scope: Scope) -> bool:
    path = str(scope.get("path", "")).removeprefix(scope.get("root_path", ""))
    return path == API or path.startswith(f"{API}/")
