"""The application: routes around a house, with everything that keeps them safe around those."""

import contextlib
import logging
import os
from collections.abc import AsyncIterator
from functools import partial
from typing import Any

from litestar import Litestar, MediaType, Request, Response
from litestar.config.app import AppConfig
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig

from antichambre.kernel.errors import AntichambreError
from antichambre.server import (
    account_routes,
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
from antichambre.server.access import Access
from antichambre.server.critics import Critic
from antichambre.server.description import Description
from antichambre.server.doorway import Doorway
from antichambre.server.errors import ServerError
from antichambre.server.headers import App, GuardedAnswers, Receive, Scope, Send, spoken
from antichambre.server.hosts import Hosts
from antichambre.server.house import House
from antichambre.server.letters import Letter
from antichambre.server.limits import BodyLimit, Budget, Crowd, Limits, budgets
from antichambre.server.metrics import Metrics
from antichambre.server.origins import Proxies, origin_named
from antichambre.server.pages import Pages
from antichambre.server.patience import Terms
from antichambre.server.refusals import note_log_in, problem_of, sentence, status_of
from antichambre.server.settings import Settings
from antichambre.server.socket import TRY_AGAIN, Connection, play
from antichambre.server.stewards import Steward, note_failure
from antichambre.server.thinkers import Thinkers
from antichambre.server.visitors import Porter, Visitor
from antichambre.store.database import Database
from antichambre.store.settings import secret_of
from antichambre.version import VERSION
from antichambre.wire.messages import Closing
from antichambre.wire.sheets import Problem

ROUTES = (
    house_routes,
    table_routes,
    people_routes,
    account_routes,
    history_routes,
    replay_routes,
    hint_routes,
    lesson_routes,
    review_routes,
)


# A replay packs itself, beside the loop.
PACKING = CompressionConfig("gzip", minimum_size=1_000, gzip_compress_level=5, exclude="/replay$")


class Front:
    """The whole of it, for a server to run. `terms`: on which connections are taken."""

    def __init__(self, inside: Litestar, around: App, terms: Terms) -> None:
        self._inside = inside
        self._around = around
        self.terms = terms

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self._around(scope, receive, send)

    async def farewell(self) -> None:
        """Tells everybody that the house closes for a moment, and hangs up."""
        doorway: Doorway | None = getattr(self._inside.state, "doorway", None)
        if doorway is not None:
            say_farewell(doorway)


def application(database: Database, settings: Settings) -> Front:
    metrics = Metrics()
    proxies = Proxies(settings.trusted_proxy)
    origins = frozenset(map(origin_named, settings.origin))
    terms = Terms(
        settings.most_connections, Crowd(settings.limit_connections), proxies, settings.patience, metrics.connection_cut
    )

    @contextlib.asynccontextmanager
    async def open_house(app: Litestar) -> AsyncIterator[None]:
        house = House(database, metrics)
        chambers = settings.bots or os.cpu_count() or 1
        thinkers = Thinkers(chambers, partial(note_failure, metrics), within=settings.bots_within)
        steward = Steward(house, thinkers, settings.bots_rest, settings.policy)
        house.engage(steward)
        critic = Critic(house, thinkers)
        secret = await house.read(secret_of)
        porter = Porter(house, secret, proxies, origins, settings.invite_only)
        limits, crowd = Limits(budgets(settings)), Crowd(settings.limit_connections)
        doorway = Doorway(house, porter, limits, crowd, thinkers, critic, settings.limit_bot_tables)
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
        compression_config=PACKING,
        logging_config=None,
        openapi_config=_openapi(),
        on_app_init=[_quiet],
        request_class=Letter,
    )
    limited = BodyLimit(app, settings.largest_body)
    named = Hosts(Pages(limited), proxies, origins)
    return Front(app, GuardedAnswers(Access(named, proxies, metrics.answered)), terms)


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
    scope = dict(request.scope)
    doorway.spend(Budget.REQUESTS, doorway.porter.call(scope).address)  # before anything is looked up
    visitor = await doorway.porter.visitor(scope)
    request.state.lang = visitor.lang  # for what may be refused
    return visitor


def _show(metrics: Metrics, doorway: Doorway, thinkers: Thinkers) -> None:
    """Lets the gauges look at the house."""
    metrics.warm_tables.set_function(lambda: len(doorway.house.warm))
    metrics.connections.set_function(lambda: len(doorway.connections))
    metrics.bots_thinking.set_function(lambda: thinkers.thinking)
    metrics.bots_waiting.set_function(lambda: thinkers.waiting)


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
    problem = problem_of(error, lang)
    headers = {} if problem.wait is None else {"retry-after": str(problem.wait)}
    return Response(problem, status_code=status_of(error), headers=headers, media_type=MediaType.JSON)


def _refuse(request: Request[Any, Any, Any], error: AntichambreError) -> Response[Problem]:
    note_log_in(error)
    request.app.state.doorway.house.metrics.refused(error.key)
    return _problem(request, error)


def _misread(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """What the framework refuses: a path that leads nowhere, a body that is none."""
    keys = {404: "no-such-page", 405: "no-such-method", 413: "body-too-large", 415: "request-form"}
    key = keys.get(error.status_code, "request-form")
    status = error.status_code if error.status_code < 500 else 400
    why = error.detail if key == "request-form" else ""
    return _problem(request, ServerError(key, {"why": why[:200]}, status))


def _break_down(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    logs.say("broke-down", severity=logging.ERROR, error=error, route=request.scope.get("path_template"))
    return _problem(request, ServerError("broke-down", status=500))
