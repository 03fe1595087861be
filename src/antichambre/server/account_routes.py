"""Accounts and sessions over HTTP: registering, logging in and out, where one is in the house, leaving it for good."""

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec
from litestar import Request, Response, delete, get, post, put
from sqlalchemy import Connection

from antichambre.server import cookies
from antichambre.server.devices import device_of
from antichambre.server.doorway import Doorway
from antichambre.server.errors import ServerError
from antichambre.server.limits import Budget
from antichambre.server.people_routes import let_in
from antichambre.server.visitors import Visitor
from antichambre.store import accounts, departures, people, sessions
from antichambre.store.names import name_key
from antichambre.store.passwords import check_password, hash_password
from antichambre.store.people import Person
from antichambre.table.entries import Inherited
from antichambre.table.proposals import Proposed, banish
from antichambre.wire.sheets import Me, Words


class Credentials(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Words
    password: Words


class NewPassword(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    old: Words
    new: Words


class Password(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    password: Words | None = None


class OwnSession(msgspec.Struct, frozen=True):
    """A browser in which one is in the house. `device`: what it said of itself, in two words. `present`: the one that
    asks."""

    id: str
    device: str
    created_at: int
    seen_at: int
    present: bool


# Coming in as an account


@post("/api/account", tags=["people"], summary="Make the name one's own", status_code=200)
async def register(
    doorway: Doorway, visitor: Visitor, request: Request[Any, Any, Any], data: Credentials
) -> Response[Me]:
    doorway.spend(Budget.LOG_INS_FROM, visitor.call.address)  # hashing a password is dear
    person = doorway.porter.admit(visitor.known())  # an account comes in everywhere: it is no way into a closed house
    kept = await asyncio.to_thread(hash_password, data.password)
    device, now = device_of(request.scope["headers"]), doorway.house.now()

    def make(conn: Connection) -> tuple[Person, str]:
        known = accounts.register(conn, person.id, data.name, kept)
        return known, sessions.begin(conn, known.id, device, now)

    known, secret = await doorway.house.write(make)
    _shut_out(doorway, known.id)
    doorway.house.rename(known.id, known.name)
    return _let_in_known(doorway, visitor, known, secret)


@post("/api/session", tags=["people"], summary="Log in; what one played as a guest comes along", status_code=200)
async def log_in(
    doorway: Doorway, visitor: Visitor, request: Request[Any, Any, Any], data: Credentials
) -> Response[Me]:
    found = await doorway.house.read(lambda conn: accounts.credentials_of(conn, data.name))
    word = None if found is None else doorway.porter.knows(request.scope["headers"], found.person.id)
    if word is not None:  # whoever else guesses under this name, or from this place, does not keep its owner out
        doorway.spend(Budget.LOG_INS_KNOWN, word)
    else:
        doorway.spend(Budget.LOG_INS_FROM, visitor.call.address)
        doorway.spend(Budget.LOG_INS_AS, name_key(data.name))
    right = await asyncio.to_thread(check_password, None if found is None else found.kept, data.password)
    if found is None or not right:
        raise ServerError("log-in-wrong", status=401)
    if found.person.banned:
        raise ServerError("banned", status=403)
    guest = visitor.person
    if guest is not None and not guest.account:
        await _merge(doorway, guest.id, found.person.id)
    device, now = device_of(request.scope["headers"]), doorway.house.now()

    def begin(conn: Connection) -> str:
        if accounts.credentials_by_id(conn, found.person.id) != found:  # there is another password since
            raise ServerError("log-in-wrong", status=401)
        sessions.drop(conn, visitor.key)
        return sessions.begin(conn, found.person.id, device, now)

    secret = await doorway.house.write(begin)
    if guest is not None:
        _shut_out(doorway, guest.id, visitor.key.__eq__)
    return _let_in_known(doorway, visitor, found.person, secret, word)


async def _merge(doorway: Doorway, guest: str, heir: str) -> None:
    """The ledgers are told first: a guest who was merged and still sits somewhere could never come back there."""
    house = doorway.house
    for table in await house.read(lambda conn: people.unfinished_tables(conn, guest)):
        await house.propose(table, lambda _table, _now: [Proposed(Inherited(guest, heir))])
    for table in await house.write(lambda conn: accounts.merge(conn, guest, heir)):
        await house.propose(table, lambda _table, _now: [Proposed(Inherited(guest, heir))])
    _shut_out(doorway, guest)  # the page connects again, as the account


def _let_in_known(
    doorway: Doorway, visitor: Visitor, person: Person, secret: str, word: str | None = None
) -> Response[Me]:
    """`word`: by which the browser is known already. It keeps that one, so that its budget does not begin anew."""
    answer = let_in(visitor, person, secret, 200)
    answer.cookies.append(
        cookies.kept(cookies.DEVICE, word or doorway.porter.introduce(person.id), visitor.call.secure)
    )
    return answer


def _shut_out(doorway: Doorway, person: str, ended: Callable[[str], bool] = lambda _key: True) -> None:
    """Of what let somebody in some has `ended`, or all: so have the connections that were made by it."""
    doorway.porter.forget(person)
    doorway.house.cut_off(lambda listener: listener.person == person and ended(listener.key))


# Sessions


@delete("/api/session", tags=["people"], summary="Log out", status_code=204)
async def log_out(doorway: Doorway, visitor: Visitor) -> Response[None]:
    if visitor.person is not None:
        await doorway.house.write(lambda conn: sessions.drop(conn, visitor.key))
        _shut_out(doorway, visitor.person.id, visitor.key.__eq__)
    return Response(None, cookies=[cookies.forgotten(cookies.SESSION, visitor.call.secure)], status_code=204)


@get("/api/me/sessions", tags=["people"], summary="In which browsers one is in the house")
async def list_sessions(doorway: Doorway, visitor: Visitor) -> list[OwnSession]:
    person = visitor.known().id
    found = await doorway.house.read(lambda conn: sessions.sessions_of(conn, person))
    return [OwnSession(one.id, one.device, one.created_at, one.seen_at, one.id == visitor.key) for one in found]


@delete("/api/me/sessions/{session:str}", tags=["people"], summary="Log out elsewhere", status_code=204)
async def end_session(doorway: Doorway, visitor: Visitor, session: str) -> None:
    person = visitor.known().id
    await doorway.house.write(lambda conn: sessions.end(conn, person, session))
    _shut_out(doorway, person, session.__eq__)


@delete("/api/me/sessions", tags=["people"], summary="Log out everywhere else", status_code=204)
async def end_other_sessions(doorway: Doorway, visitor: Visitor) -> None:
    person = visitor.known().id
    over = await doorway.house.write(lambda conn: sessions.end_others(conn, person, visitor.key))
    _shut_out(doorway, person, over.__contains__)


# The password


@put("/api/account/password", tags=["people"], summary="Another password: whoever came by the old one is out")
async def change_password(doorway: Doorway, visitor: Visitor, data: NewPassword) -> Response[None]:
    person = visitor.known()
    await _confirm(doorway, person, data.old)
    kept = await asyncio.to_thread(hash_password, data.new)
    await doorway.house.write(lambda conn: accounts.change_password(conn, person.id, kept, visitor.key))
    _shut_out(doorway, person.id, visitor.key.__ne__)
    return Response(None, status_code=204)


async def _confirm(doorway: Doorway, person: Person, password: str) -> None:
    """Asks somebody who is in already for the password once more."""
    doorway.spend(Budget.LOG_INS_KNOWN, person.id)
    found = await doorway.house.read(lambda conn: accounts.credentials_by_id(conn, person.id))
    if not await asyncio.to_thread(check_password, None if found is None else found.kept, password):
        raise ServerError("log-in-wrong", status=401)


# Leaving


@delete("/api/me", tags=["people"], summary="Leave for good: games stay, the name goes", status_code=204)
async def depart(doorway: Doorway, visitor: Visitor, data: Password) -> Response[None]:
    person = visitor.known()
    if person.account:
        await _confirm(doorway, person, data.password or "")
    house = doorway.house
    for table in await house.write(lambda conn: departures.depart(conn, person.id)):
        await house.propose(table, lambda table, _now: banish(table, person.id))
    house.rename(person.id, None)
    _shut_out(doorway, person.id)
    both = [cookies.forgotten(name, visitor.call.secure) for name in (cookies.SESSION, cookies.DEVICE)]
    return Response(None, cookies=both, status_code=204)


ROUTES = [
    register, log_in, log_out, list_sessions, end_session, end_other_sessions, change_password, depart,
]  # fmt: skip
