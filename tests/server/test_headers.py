"""Every answer carries the house's headers."""

import asyncio

import pytest

from antichambre.server.headers import ALWAYS, GuardedAnswers, Message, Receive, Scope, Send, only, values

Pairs = list[tuple[bytes, bytes]]


def answered(path: str, own: Pairs, kind: str = "http", root_path: str = "") -> Pairs:
    """What the headers of an answer become."""
    sent: list[Message] = []
    start = "http.response.start" if kind == "http" else "websocket.http.response.start"

    async def app(_scope: Scope, _receive: Receive, send: Send) -> None:
        await send({"type": start, "status": 200, "headers": own})
        await send({"type": start.replace("start", "body"), "body": b"x"})

    async def receive() -> Message:
        raise AssertionError("nobody reads")

    async def send(message: Message) -> None:
        sent.append(message)

    scope: Scope = {"type": kind, "path": path, "root_path": root_path, "headers": []}
    asyncio.run(GuardedAnswers(app)(scope, receive, send))
    assert sent[1]["body"] == b"x"
    headers: Pairs = sent[0]["headers"]
    return headers


@pytest.mark.parametrize("kind", ["http", "websocket"])
def test_they_are_there(kind: str) -> None:
    headers = dict(answered("/", [(b"content-type", b"text/html")], kind))
    assert headers == {b"content-type": b"text/html", **ALWAYS}


def test_the_policy() -> None:
    policy = dict(part.split(" ", 1) for part in ALWAYS[b"content-security-policy"].decode().split("; "))
    assert policy == {
        "default-src": "'self'",
        "script-src": "'self'",
        "style-src": "'self'",
        "connect-src": "'self'",
        "img-src": "'self' data:",
        "object-src": "'none'",
        "base-uri": "'none'",
        "frame-ancestors": "'none'",
        "form-action": "'self'",
    }


def test_nothing_that_a_route_says_weakens_them() -> None:
    own = [(b"Content-Security-Policy", b"default-src *"), (b"X-Content-Type-Options", b"sniff")]
    headers = answered("/", own)
    assert values(headers, b"content-security-policy") == [ALWAYS[b"content-security-policy"].decode()]
    assert only(headers, b"x-content-type-options") == "nosniff"


@pytest.mark.parametrize(
    ("path", "root_path", "kept"),
    [
        ("/api", "", False),
        ("/api/tables/7", "", False),
        ("/club/api/tables/7", "/club", False),
        ("/apiary", "", True),
        ("/pages/api/x", "", True),
        ("/", "", True),
    ],
)
def test_nothing_of_the_api_is_stored(path: str, root_path: str, kept: bool) -> None:
    caching = values(answered(path, [(b"cache-control", b"max-age=60")], root_path=root_path), b"cache-control")
    assert caching == (["max-age=60"] if kept else ["no-store"])


def test_the_lifespan_passes_through() -> None:
    seen: list[object] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        seen.extend([scope["type"], receive, send])

    async def receive() -> Message:
        return {}

    async def send(message: Message) -> None:
        pass

    asyncio.run(GuardedAnswers(app)({"type": "lifespan"}, receive, send))
    assert seen == ["lifespan", receive, send]


def test_reading() -> None:
    headers = [(b"A", b" 1 "), (b"a", b"\xe9"), (b"b", b"2")]
    assert values(headers, b"a") == ["1", "é"]
    assert only(headers, b"a") is None
    assert only(headers, b"b") == "2"
    assert only(headers, b"c") is None
