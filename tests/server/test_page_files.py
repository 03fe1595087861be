"""How the pages are served: packed, remembered, and never in the way of the house's own talk."""

import gzip
from typing import Any

import anyio
import pytest

from antichambre.server import pages
from antichambre.server.pages import Pages

INDEX = b"<!doctype html><title>Antichambre</title>" + b" " * 500
SCRIPT = b"export {};" * 100
FILES = [
    ("/index.html", INDEX),
    ("/assets/index-1.js", SCRIPT),
    ("/assets/face-2.woff2", b"\x00" * 64),
    ("/service-worker.js", SCRIPT),
    ("/manifest.fr.webmanifest", b"{}"),
]


async def _talk(_scope: Any, _receive: Any, send: Any) -> None:
    await send({"type": "http.response.start", "status": 299, "headers": []})
    await send({"type": "http.response.body", "body": b"the house"})


def fetch(
    path: str, method: str = "GET", found: list[tuple[str, bytes]] = FILES, **headers: str
) -> tuple[int, dict[str, str], bytes]:
    said: list[dict[str, Any]] = []

    async def hear() -> dict[str, Any]:
        return {"type": "http.request", "body": b""}

    async def say(message: dict[str, Any]) -> None:
        said.append(message)

    async def go() -> None:
        named = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(pages, "_files", lambda _folder: found)
            await Pages(_talk)({"type": "http", "path": path, "method": method, "headers": named}, hear, say)

    anyio.run(go)
    head = {name.decode(): value.decode() for name, value in said[0]["headers"]}
    return said[0]["status"], head, said[1]["body"]


@pytest.mark.parametrize("path", ["/", "/table/abc", "/replay", "/atelier"])
def test_an_address_that_is_no_file_is_a_place_in_the_house(path: str) -> None:
    status, head, body = fetch(path)
    assert (status, body, head["content-type"]) == (200, INDEX, "text/html; charset=utf-8")
    assert head["cache-control"] == "no-cache"


def test_the_best_packing_that_a_browser_takes() -> None:
    found = [("/index.html", INDEX), ("/assets/a-1.js", SCRIPT), ("/assets/a-1.js.br", b"brotli"), ("/b.br", b"alone")]
    for taken, packing in (
        ("gzip, deflate, br", "br"), ("br;q=0, gzip", "gzip"), ("gzip;q=0.8", "gzip"), ("identity", None), ("", None),
    ):  # fmt: skip
        _, head, body = fetch("/assets/a-1.js", found=found, accept_encoding=taken)
        assert head.get("content-encoding") == packing
        assert body == {"br": b"brotli", "gzip": gzip.compress(SCRIPT, 9, mtime=0), None: SCRIPT}[packing]
    assert fetch("/assets/a-1.js.br", found=found)[0] == 404, "what is packed is no page of its own"
    assert fetch("/b.br", found=found)[2] == b"alone"


def test_what_is_named_after_its_contents_lasts() -> None:
    status, head, body = fetch("/assets/index-1.js", accept_encoding="br, gzip")
    assert status == 200 and "immutable" in head["cache-control"]
    assert head["content-encoding"] == "gzip" and gzip.decompress(body) == SCRIPT
    assert int(head["content-length"]) == len(body)
    assert fetch("/assets/index-1.js", if_none_match=head["etag"])[0] == 304
    assert "content-encoding" not in fetch("/assets/face-2.woff2", accept_encoding="gzip")[1], "packed already"


@pytest.mark.parametrize(
    ("path", "kind"),
    [("/service-worker.js", "text/javascript"), ("/manifest.fr.webmanifest", "application/manifest+json")],
)
def test_what_keeps_its_name_is_asked_for_anew(path: str, kind: str) -> None:
    """A browser takes a worker for one by its type alone; and an old one must not live on in somebody's cache."""
    status, head, _ = fetch(path)
    assert status == 200 and head["content-type"].startswith(kind)
    assert head["cache-control"] == "no-cache"


@pytest.mark.parametrize("path", ["/api/house", "/health", "/ready", "/metrics", "/api"])
def test_the_houses_own_talk_is_left_alone(path: str) -> None:
    assert fetch(path)[0] == 299


def test_what_is_not_there() -> None:
    assert fetch("/assets/index-0.js")[0] == 404, "an older page's: it is told, not handed the index"
    assert fetch("/", method="POST")[0] == 405
    assert fetch("/", method="HEAD")[2] == b""
    status, _, body = fetch("/", found=[])
    assert status == 404 and b"make pages" in body
