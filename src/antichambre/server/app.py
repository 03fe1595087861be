"""The application: routes around a house, with everything that keeps them safe around those."""

import contextlib
import logging
from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Any

import msgspec
from litestar import Litestar, MediaType, Request, Response
from litestar.config.app import AppConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig

from antichambre.kernel.errors import AntichambreError, IllegalMove
from antichambre.server import (
    hint_routes,
    history_routes,
    house_routes,
    lesson_routes,
    logs,
    people_routes,
    replay_routes,
    review_routes,
    table_routes,
)
from antichambre.server.critics import Critic
from antichambre.server.description import Description, Problem
from antichambre.server.doorway import Doorway, sentence, status_of
from antichambre.server.errors import ServerError, Wait
from antichambre.server.headers import App, GuardedAnswers, Receive, Scope, Send
from antichambre.server.house import House
from antichambre.server.limits import BodyLimit, Budget, Crowd, Limits
from antichambre.server.logs import Access
from antichambre.server.messages import Closing
from antichambre.server.metrics import Metrics
from antichambre.server.origins import Proxies
from antichambre.server.pages import Pages
from antichambre.server.socket import TRY_AGAIN, Connection, play
from antichambre.server.stewards import Steward, note_failure
from antichambre.server.thinkers import Thinkers
from antichambre.server.visitors import Porter, Visitor, spoken
from antichambre.store.database import Database
from antichambre.store.settings import secret_of
from antichambre.version import VERSION

ROUTES = (
    house_routes,
    table_routes,
    people_routes,
    history_routes,
    replay_routes,
    hint_routes,
    lesson_routes,
    review_routes,
)
LARGEST_BODY = 64 * 1024
MOST_FROM_ONE_PLACE = 400  # connections: a school behind one address


@dataclass(frozen=True, slots=True)
class Settings:
    """How a house is kept. `chambers`: bots that think at a time. `crowd`: connections from one address."""

    invite_only: bool = False
    origins: frozenset[str] = frozenset()
    proxies: tuple[str, ...] = ()
    chambers: int = 1
    crowd: int = MOST_FROM_ONE_PLACE
    limits: Limits | None = None


class Front:
    """The whole of it, for a server to run."""

    def __init__(self, inside: Litestar, around: App) -> None:
        self._inside = inside
        self._around = around

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self._around(scope, receive, send)

    async def farewell(self) -> None:
        """Tells everybody that the house closes for a moment, and hangs up."""
        doorway: Doorway | None = getattr(self._inside.state, "doorway", None)
        if doorway is not None:
            say_farewell(doorway)


def application(database: Database, settings: Settings) -> Front:
    metrics = Metrics()
    proxies = Proxies(settings.proxies)

    @contextlib.asynccontextmanager
    async def open_house(app: Litestar) -> AsyncIterator[None]:
        house = House(database, metrics)
        thinkers = Thinkers(settings.chambers, note_failure)
        steward = Steward(house, thinkers)
        critic = Critic(house, thinkers)
        secret = await house.read(secret_of)
        porter = Porter(house, secret, proxies, settings.origins, settings.invite_only)
        doorway = Doorway(house, porter, settings.limits or Limits(), Crowd(settings.crowd), thinkers, critic)
        app.state.doorway = doorway
        _show(metrics, doorway, thinkers)
        await steward.begin()
        await critic.begin()
        try:
            yield
        finally:
            await _close(doorway, steward, thinkers)

    app = Litestar(
        [*(route for part in ROUTES for route in part.ROUTES), play],
        dependencies={"doorway": Provide(_doorway, sync_to_thread=False), "visitor": Provide(_visitor)},
        exception_handlers={AntichambreError: _refuse, HTTPException: _misread, Exception: _break_down},
        lifespan=[open_house],
        logging_config=None,
        openapi_config=_openapi(),
        on_app_init=[_quiet],
    )
    limited = BodyLimit(app, LARGEST_BODY, _too_large)
    return Front(app, GuardedAnswers(Pages(Access(limited, metrics.answered))))


def _openapi() -> OpenAPIConfig:
    # Litestar answers every path beside its own with a page of HTML: it is given one of its own.
    described = Description(path="/openapi.json")
    return OpenAPIConfig(title="Antichambre", version=VERSION, path="/api/openapi.json", render_plugins=[described])


def _quiet(config: AppConfig) -> AppConfig:
    config.debug = False
    return config


def _doorway(state: State) -> Doorway:
    doorway: Doorway = state.doorway
    return doorway


async def _visitor(request: Request[Any, Any, Any], doorway: Doorway) -> Visitor:
    visitor = await doorway.porter.visitor(dict(request.scope))
    request.state.lang = visitor.lang  # for what may be refused
    doorway.spend(Budget.REQUESTS, visitor.call.address)
    return visitor


def _show(metrics: Metrics, doorway: Doorway, thinkers: Thinkers) -> None:
    """Lets the gauges look at the house."""
    metrics.warm_tables.set_function(lambda: len(doorway.house.warm))
    metrics.connections.set_function(lambda: len(doorway.connections))
    metrics.bots_thinking.set_function(lambda: thinkers.thinking)
    metrics.bots_waiting.set_function(lambda: thinkers.waiting - thinkers.thinking)


def say_farewell(doorway: Doorway) -> None:
    doorway.closing.set()
    for connection in list(doorway.connections):
        if isinstance(connection, Connection):
            connection.say(Closing(sentence(ServerError("one-moment"), connection.lang)))
            connection.hang_up(TRY_AGAIN)


async def _close(doorway: Doorway, steward: Steward, thinkers: Thinkers) -> None:
    say_farewell(doorway)
    thinkers.close()
    await doorway.critic.end()
    await steward.end()
    await doorway.house.close()


# What goes wrong


def _problem(request: Request[Any, Any, Any], error: AntichambreError) -> Response[Problem]:
    lang = request.state.get("lang") or spoken(request.scope["headers"])
    rule = error.rule if isinstance(error, IllegalMove) else None
    wait = error.seconds if isinstance(error, Wait) else None
    headers = {} if wait is None else {"retry-after": str(wait)}
    problem = Problem(error.key, sentence(error, lang), rule, wait)
    return Response(problem, status_code=status_of(error), headers=headers, media_type=MediaType.JSON)


def _refuse(request: Request[Any, Any, Any], error: AntichambreError) -> Response[Problem]:
    return _problem(request, error)


def _misread(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """What the framework refuses: a path that leads nowhere, a body that is none."""
    keys = {404: "no-such-page", 405: "no-such-method", 413: "body-too-large", 415: "request-form"}
    key = keys.get(error.status_code, "request-form")
    status = error.status_code if error.status_code < 500 else 400
    why = error.detail if key == "request-form" else ""
    return _problem(request, ServerError(key, {"why": why[:200]}, status))


def _break_down(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    logs.say("broke-down", severity=logging.ERROR, error=error, path=request.scope["path"])
    return _problem(request, ServerError("broke-down", status=500))


def _too_large(scope: Scope) -> bytes:
    error = ServerError("body-too-large", {"why": ""}, 413)
    return msgspec.json.encode(Problem(error.key, sentence(error, spoken(scope["headers"]))))
