"""How an error becomes an answer: its status, its sentence, and the whole of it where no route answers."""

import logging

import msgspec

from antichambre.bots.chamber import BotFailed
from antichambre.kernel.errors import AntichambreError, BadSetup, IllegalMove
from antichambre.kernel.words import Words
from antichambre.server import logs
from antichambre.server.errors import ServerError, Wait
from antichambre.server.headers import Scope, Send, spoken
from antichambre.store.errors import StoreError
from antichambre.table.errors import TableError
from antichambre.wire.sheets import Problem


def sentence(error: AntichambreError, lang: str) -> str:
    """What is wrong, in somebody's language. Where the database is, and what ails it, is for the host to know."""
    return (ServerError("house-ails") if ails(error) else error).sentence(Words(lang))


def status_of(error: AntichambreError) -> int:
    """What HTTP calls it."""
    if isinstance(error, ServerError):
        return error.status
    if ails(error) or isinstance(error, BotFailed):
        return 503
    return 409 if isinstance(error, TableError | IllegalMove) else 422 if isinstance(error, BadSetup) else 400


def ails(error: BaseException) -> bool:
    """Whether it is the database that fails, and nothing that was asked."""
    return isinstance(error, StoreError) and error.key.startswith("store-")


def problem_of(error: AntichambreError, lang: str) -> Problem:
    rule = error.rule if isinstance(error, IllegalMove) else None
    return Problem(error.key, sentence(error, lang), rule, error.seconds if isinstance(error, Wait) else None)


# Not `limit-log-ins-as`: whoever is kept out by what others tried has not guessed.
LOG_INS = ("log-in-wrong", "token-unknown", "limit-log-ins-from")


def note_log_in(error: AntichambreError) -> None:
    """Somebody guesses, perhaps: docs/house.md says how a host may shut the door to them."""
    if error.key in LOG_INS:
        logs.say("log-in-failed", severity=logging.WARNING, key=error.key)


async def refuse(scope: Scope, send: Send, error: AntichambreError) -> None:
    """Answers a request or a handshake, and hangs up: what else may come of it is not waited for."""
    note_log_in(error)
    problem = problem_of(error, spoken(scope["headers"]))
    body = msgspec.json.encode(problem)
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        (b"connection", b"close"),
    ]
    if problem.wait is not None:
        headers.append((b"retry-after", str(problem.wait).encode()))
    answer = "websocket.http.response" if scope["type"] == "websocket" else "http.response"
    await send({"type": f"{answer}.start", "status": status_of(error), "headers": headers})
    await send({"type": f"{answer}.body", "body": body})
