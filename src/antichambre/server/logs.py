"""The log: one line for each thing that happened, on standard error, and no secret in any of them (`veil.py`)."""

import json
import logging
import sys
import threading
from contextlib import AbstractContextManager
from datetime import UTC, datetime
from types import TracebackType
from typing import Literal, TextIO

import structlog
from structlog.contextvars import bind_contextvars, bound_contextvars, get_contextvars
from structlog.processors import JSONRenderer, format_exc_info
from structlog.stdlib import BoundLogger, ProcessorFormatter
from structlog.typing import EventDict, WrappedLogger

from antichambre.server.veil import LONGEST_TRACE, veiled, veiled_text

Form = Literal["json", "text"]
FORMS: tuple[Form, ...] = ("json", "text")
HOUSE = "antichambre"
# They bring handlers of their own, and write the whole address asked for, query and all.
UVICORN = ("uvicorn", "uvicorn.error", "uvicorn.access", "uvicorn.asgi")
BY_WHOSE_DOING = ("address", "request", "person")

_house: BoundLogger = structlog.wrap_logger(
    logging.getLogger(HOUSE), [ProcessorFormatter.wrap_for_formatter], wrapper_class=BoundLogger
)


def say(event: str, /, *, severity: int = logging.INFO, error: BaseException | None = None, **facts: object) -> None:
    """Writes down that something happened: a name for it, and the facts. `error`: with its trace; `trace`: a trace from
    elsewhere, as a text."""
    known = get_contextvars()
    whose = {name: known[name] for name in BY_WHOSE_DOING if known.get(name) is not None}
    _house.log(severity, event, exc_info=error, facts=whose | facts)


def concerning(*, address: str, request: str) -> AbstractContextManager[None]:
    """Whatever is said within has these facts too, before its own."""
    return bound_contextvars(address=address, request=request, person=None)


def concerns(person: str) -> None:
    """It is known now whom it concerns."""
    if "request" in get_contextvars():
        bind_contextvars(person=person)


def configure(form: Form, severity: int = logging.INFO, stream: TextIO | None = None) -> None:
    """From here on everything that is logged in this process goes through the veil; others only when it matters."""
    # Beyond ASCII JSON escapes everything: no byte of a name or a chat line does anything to a terminal.
    render = JSONRenderer(separators=(",", ":")) if form == "json" else _as_text
    handler = _Lines(stream or sys.stderr)
    handler.setFormatter(ProcessorFormatter(processors=[format_exc_info, _line, render]))
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


class _Lines(logging.StreamHandler[TextIO]):
    """What cannot be written is lost: the house goes on, and nothing is printed in its stead."""

    def format(self, record: logging.LogRecord) -> str:
        try:
            return super().format(record)
        except (TypeError, ValueError):  # arguments that do not fit the text: it is written without them
            record.args = None
            return super().format(record)

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802
        pass


def _line(_logger: WrappedLogger, _method: str, said: EventDict) -> EventDict:
    """What was said as names and values, all of them veiled."""
    record: logging.LogRecord = said["_record"]
    line: dict[str, object] = {
        "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
        "severity": record.levelname.lower(),
        "event": veiled_text(said["event"]),
    }
    if record.name != HOUSE:
        line["from"] = record.name
    facts: dict[str, object] = dict(said.get("facts", {}))
    trace = said.get("exception") or facts.pop("trace", None)  # the trace of another process comes as a text
    for name, fact in facts.items():
        line[f"{name}_" if name in line or name == "trace" else veiled_text(name)] = veiled(fact, name)
    if isinstance(trace, str):
        line["trace"] = veiled_text(trace, LONGEST_TRACE)
    return line


def _as_text(_logger: WrappedLogger, _method: str, line: EventDict) -> str:
    head = [str(line.pop(name)) for name in ("at", "severity", "event")]
    trace = str(line.pop("trace", ""))
    facts = [f"{name}={value if isinstance(value, str) else json.dumps(value)}" for name, value in line.items()]
    below = [f"    {_printable(part)}" for part in trace.splitlines()]
    return "\n".join([_printable(" ".join([*head, *facts])), *below])


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
