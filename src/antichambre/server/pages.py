"""The pages of the house: what Vite has built of web/, read once and kept in memory, packed and not. Brotli packs when
they are built (web/packed.ts), gzip here."""

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable

from antichambre.kernel.words import Words
from antichambre.server import ROOM
from antichambre.server.headers import App, Receive, Scope, Send, only

FOLDER = "pages"
INDEX = "/index.html"
ASSETS = "/assets/"  # their names change with their contents
NOT_PAGES = ("/api", "/health", "/ready", "/metrics")
PACKED = ("text/", "application/json", "application/javascript", "image/svg+xml", "application/manifest+json")
BROTLI = ".br"
YEAR = b"public, max-age=31536000, immutable"
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("application/manifest+json", ".webmanifest")


@dataclass(frozen=True, slots=True)
class PageFile:
    """A file as it is sent. `packed`: by encoding, the best first, where that pays."""

    kind: bytes
    tag: bytes
    body: bytes
    packed: dict[str, bytes]
    lasting: bool


class Pages:
    """Around an application: whatever is not the house's own talk is a page. An address that is no file is a place in
    the house, which the page itself finds."""

    def __init__(self, app: App) -> None:
        self._app = app
        found = dict(_files(files(ROOM).joinpath(FOLDER)))
        own = [path for path in found if not (path.endswith(BROTLI) and path.removesuffix(BROTLI) in found)]
        self._pages = {path: _page(path, found[path], found.get(path + BROTLI)) for path in own}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        path = str(scope.get("path", ""))
        if scope["type"] != "http" or path.startswith(NOT_PAGES):
            await self._app(scope, receive, send)
        else:
            scope["path_template"] = f"{ASSETS}{{file}}" if path.startswith(ASSETS) else "/{page}"
            await self._show(path, scope, send)

    async def _show(self, path: str, scope: Scope, send: Send) -> None:
        if scope["method"] not in ("GET", "HEAD"):
            return await _answer(send, 405, [], b"")
        page = self._pages.get(path)
        if page is None and not path.startswith(ASSETS):
            page = self._pages.get(INDEX)
        if page is None:
            return await _answer(send, 404, [(b"content-type", b"text/plain; charset=utf-8")], _nothing(path))
        headers = [(b"content-type", page.kind), (b"etag", page.tag), (b"vary", b"accept-encoding")]
        headers.append((b"cache-control", YEAR if page.lasting else b"no-cache"))
        if only(scope["headers"], b"if-none-match") == page.tag.decode():
            return await _answer(send, 304, headers, b"")
        accepted = _accepted(only(scope["headers"], b"accept-encoding") or "")
        body = page.body
        if (encoding := next((one for one in page.packed if one in accepted), None)) is not None:
            headers.append((b"content-encoding", encoding.encode()))
            body = page.packed[encoding]
        headers.append((b"content-length", str(len(body)).encode()))
        return await _answer(send, 200, headers, b"" if scope["method"] == "HEAD" else body)


def _accepted(asked: str) -> list[str]:
    """The encodings that a browser takes, out of `br;q=1.0, gzip, deflate;q=0`."""
    named = (one.replace(" ", "").partition(";") for one in asked.split(","))
    return [name for name, _, weight in named if weight not in ("q=0", "q=0.0")]


async def _answer(send: Send, status: int, headers: list[tuple[bytes, bytes]], body: bytes) -> None:
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


def _nothing(path: str) -> bytes:
    """An asset of an older page; or pages that were never built."""
    key = "no-such-page" if path.startswith(ASSETS) else "no-pages"
    return Words("en", room=ROOM).say(key).encode()


def _page(path: str, body: bytes, brotli: bytes | None) -> PageFile:
    kind = mimetypes.guess_type(path)[0] or "application/octet-stream"
    packed = {} if brotli is None else {"br": brotli}
    if kind.startswith(PACKED):
        packed["gzip"] = gzip.compress(body, 9, mtime=0)
    charset = "; charset=utf-8" if kind.startswith("text/") else ""
    tag = f'"{hashlib.blake2b(body, digest_size=8).hexdigest()}"'
    return PageFile(f"{kind}{charset}".encode(), tag.encode(), body, packed, path.startswith(ASSETS))


def _files(folder: Traversable, path: str = "") -> list[tuple[str, bytes]]:
    """Every file below a folder, by its path from there."""
    if not folder.is_dir():
        return []
    found = []
    for entry in sorted(folder.iterdir(), key=lambda one: one.name):
        name = f"{path}/{entry.name}"
        found += _files(entry, name) if entry.is_dir() else [(name, entry.read_bytes())]
    return found
