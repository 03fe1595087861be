"""The log: one line for each thing that happened, on standard error, and no secret in any of them."""

import json
import logging
import math
import re
import sys
import threading
import time
import traceback
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from functools import lru_cache
from types import TracebackType
from typing import Literal, TextIO

from antichambre.server.cookies import PATTERN as COOKIE
from antichambre.server.headers import App, Message, Receive, Scope, Send

Form = Literal["json", "text"]
FORMS: tuple[Form, ...] = ("json", "text")
HOUSE = "antichambre"
# They bring handlers of their own, and write the whole address asked for, query and all.
UVICORN = ("uvicorn", "uvicorn.error", "uvicorn.access", "uvicorn.asgi")
LONGEST = 4_000
LONGEST_TRACE = 20_000
LONGEST_LIST = 50
LONGEST_SECRET = 400
DEEPEST = 6
VEIL = "***"

SECRETS = "seed|salt|passw|token|cookie|authorization|secret|invite"
_SECRET_NAME = re.compile(SECRETS, re.IGNORECASE)
# A secret's name and what stands between it and the value: `seed=`, `"seed": `, `('seed', `, `\"seed\": `.
_NAMED = rf"((?:{SECRETS})[\w-]{{0,40}}\\{{0,8}}[\"']?\s{{0,8}}[:=,]\s{{0,8}})"
_QUOTED = r"""b?"(?:[^"\\]|\\.)*(?:"|\\?\Z)|b?'(?:[^'\\]|\\.)*(?:'|\\?\Z)|b?(?P<mark>\\+["']).*?(?:(?P=mark)|\Z)"""
# Ids, numbers and paths: none of the patterns below can be in them but that of a token. Most facts are such.
_PLAIN = re.compile(r"[\w/-]{0,80}", re.ASCII)
# Secrets in running text, and what becomes of them. Lengths are bounded, so that no text takes long to look through.
_PATTERNS = [
    # What a failed statement would have written.
    (re.compile(r"\[parameters: .*"), f"[parameters: {VEIL}]"),
    (re.compile(r"Failing row contains .*"), f"Failing row contains {VEIL}"),
    # By their looks: tokens, signed cookies, hashes of passwords, credentials.
    (re.compile(r"ac_[\w-]{8,}", re.ASCII), VEIL),
    (re.compile(COOKIE, re.ASCII), VEIL),
    (re.compile(r"\$argon2[^\s\"']+"), VEIL),
    (re.compile(r"\b(bearer|basic)\s{1,8}[^\s\"',]+", re.IGNORECASE), rf"\1 {VEIL}"),
    (re.compile(r"(://[^\s:/@]{0,100}:)\S{1,200}@"), rf"\1{VEIL}@"),
    # The query of an address.
    (re.compile(r"(/[^\s\"'?]{0,200})\?[^\s\"']+"), rf"\1?{VEIL}"),
    # By their names: a quoted value; a header, a password or a list to the end of its line; a single word.
    (re.compile(rf"{_NAMED}(?:{_QUOTED})", re.IGNORECASE | re.DOTALL), rf"\1{VEIL}"),
    (re.compile(r"((?:cookie|authorization|passw\w{0,40})\s{0,8}[:=]).+", re.IGNORECASE), rf"\1 {VEIL}"),
    (re.compile(rf"{_NAMED}[\[({{].*", re.IGNORECASE), rf"\1{VEIL}"),
    (re.compile(rf"{_NAMED}(?<!,)(?<!, )\S+", re.IGNORECASE), rf"\1{VEIL}"),
]


def say(event: str, /, *, severity: int = logging.INFO, error: BaseException | None = None, **facts: object) -> None:
    """Writes down that something happened: a name for it, and the facts. `error`: with its trace; `trace`: a trace from
    elsewhere, as a text."""
    logging.getLogger(HOUSE).log(severity, "%s", event, exc_info=error, extra={"facts": facts})


def configure(form: Form, severity: int = logging.INFO, stream: TextIO | None = None) -> None:
    """From here on everything that is logged in this process goes through the veil; others only when it matters."""
    handler = _Lines(stream or sys.stderr)
    handler.setFormatter(_JsonLine() if form == "json" else _TextLine())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    house = logging.getLogger(HOUSE)
    house.setLevel(severity)
    for name in UVICORN:
        foreign = logging.getLogger(name)
        foreign.handlers.clear()
        foreign.propagate = name != "uvicorn.access"  # `Access` tells of these
        foreign.setLevel(logging.WARNING)
    logging.captureWarnings(True)
    sys.excepthook = _uncaught
    threading.excepthook = _uncaught_in_thread


def veiled(value: object, name: str = "", depth: int = 0) -> object:
    """A fact as it may be written: plain JSON, and without secrets, by its name or by its looks."""
    if _is_secret(name) and not isinstance(value, bool | None):
        return VEIL
    if isinstance(value, bool | int | None):
        return value
    if isinstance(value, float):
        return value if math.isfinite(value) else str(value)
    if isinstance(value, str):
        return veiled_text(value)
    if depth == DEEPEST:
        return "…"
    if isinstance(value, Mapping):
        items = list(value.items())[:LONGEST_LIST]
        return {veiled_text(str(key)): veiled(inner, str(key), depth + 1) for key, inner in items}
    if isinstance(value, list | tuple) and len(value) == 2 and isinstance(value[0], str | bytes):  # as headers are
        return [veiled(value[0], "", depth + 1), veiled(value[1], str(value[0]), depth + 1)]
    if isinstance(value, list | tuple | set | frozenset):
        return [veiled(inner, "", depth + 1) for inner in list(value)[:LONGEST_LIST]]
    return veiled_text(_shown(value))


def veiled_text(text: str, longest: int = LONGEST) -> str:
    """A text without what looks like a secret, and not too long."""
    if _PLAIN.fullmatch(text) and "ac_" not in text:
        return text
    if len(text) > longest:  # the last word may be half a secret, which would not look like one
        kept = longest - LONGEST_SECRET
        text = text[:kept] + re.sub(r"[\w.-]+\Z", "", text[kept:longest]) + "…"
    for pattern, instead in _PATTERNS:
        text = pattern.sub(instead, text)
    return text


@lru_cache(maxsize=1000)
def _is_secret(name: str) -> bool:
    return _SECRET_NAME.search(name) is not None


def _shown(value: object) -> str:
    try:
        return repr(value)
    except Exception:
        return f"<{type(value).__name__}>"


class _Lines(logging.StreamHandler[TextIO]):
    """What cannot be written is lost: the house goes on, and nothing is printed in its stead."""

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802
        pass


class _JsonLine(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        # Beyond ASCII everything is escaped: no byte of a name or a chat line does anything to a terminal.
        return json.dumps(_line(record), separators=(",", ":"))


class _TextLine(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = _line(record)
        head = [str(line.pop(name)) for name in ("at", "severity", "event")]
        trace = str(line.pop("trace", ""))
        facts = [f"{name}={value if isinstance(value, str) else json.dumps(value)}" for name, value in line.items()]
        below = [f"    {_printable(part)}" for part in trace.splitlines()]
        return "\n".join([_printable(" ".join([*head, *facts])), *below])


def _line(record: logging.LogRecord) -> dict[str, object]:
    """A record as names and values, all of them veiled."""
    line: dict[str, object] = {
        "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
        "severity": record.levelname.lower(),
        "event": veiled_text(_message(record)),
    }
    if record.name != HOUSE:
        line["from"] = record.name
    facts = dict(getattr(record, "facts", {}))
    trace = _trace(record) or facts.pop("trace", None)  # the trace of another process comes as a text
    for name, fact in facts.items():
        line[f"{name}_" if name in line or name == "trace" else veiled_text(name)] = veiled(fact, name)
    if isinstance(trace, str):
        line["trace"] = veiled_text(trace, LONGEST_TRACE)
    return line


def _trace(record: logging.LogRecord) -> str | None:
    return "".join(traceback.format_exception(*record.exc_info)) if record.exc_info and record.exc_info[0] else None


def _message(record: logging.LogRecord) -> str:
    try:
        return record.getMessage()
    except Exception:  # arguments that do not fit the text
        return str(record.msg)


def _printable(text: str) -> str:
    return "".join(char if char.isprintable() else char.encode("unicode_escape").decode() for char in text)


def _uncaught(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    if issubclass(kind, KeyboardInterrupt):
        return
    say("crashed", severity=logging.CRITICAL, error=error.with_traceback(trace))


def _uncaught_in_thread(args: threading.ExceptHookArgs) -> None:
    if args.exc_value is not None and not issubclass(args.exc_type, SystemExit):
        thread = args.thread.name if args.thread else ""
        say("thread-crashed", severity=logging.CRITICAL, error=args.exc_value, thread=thread)


class Access:
    """Around an application: a line for each answer, without the query; and `answered` is told the route and status."""

    def __init__(self, app: App, answered: Callable[[str | None, int], None]) -> None:
        self._app = app
        self._answered = answered

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        began = time.perf_counter()
        path = scope["path"]  # a router may shorten it
        status = 500  # what a server says when the application says nothing

        async def watched(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self._app(scope, receive, watched)
        finally:
            took = round((time.perf_counter() - began) * 1000, 1)
            say("answered", method=scope["method"], path=path, status=status, ms=took)
            self._answered(scope.get("path_template"), status)
