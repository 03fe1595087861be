"""Being somebody over HTTP: a name, an account, tokens for scripts, whom one mutes, leaving."""

import asyncio
from typing import Annotated, Literal

import msgspec
from litestar import Response, delete, get, patch, post, put
from sqlalchemy import Connection

from antichambre.kernel.chance import Rng
from antichambre.kernel.words import LANGUAGES
from antichambre.server import cookies
from antichambre.server.doorway import Doorway
from antichambre.server.errors import ServerError
from antichambre.server.limits import Budget
from antichambre.server.visitors import Visitor
from antichambre.store import accounts, departures, keys, people, presence
from antichambre.store.names import name_key
from antichambre.store.passwords import check_password, hash_password
from antichambre.store.people import Person
from antichambre.table.entries import Inherited
from antichambre.table.proposals import Proposed, banish

Words = Annotated[str, msgspec.Meta(max_length=400, pattern=r"^[^\x00]*$")]  # PostgreSQL keeps no NUL
Lang = Literal["en", "fr"]


class Me(msgspec.Struct, frozen=True):
    """Oneself, as the house knows one. `admitted`: to a house that is closed."""

    person: str
    name: str
    lang: str
    account: bool
    admitted: bool


class Suggestion(msgspec.Struct, frozen=True):
    """Nobody yet: a name that one might take."""

    suggestion: str


class Arrival(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Words
    lang: Lang | None = None
    invite: Words | None = None


class Change(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Words | None = None
    lang: Lang | None = None


class Credentials(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Words
    password: Words


class NewPassword(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    old: Words
    new: Words


class Password(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    password: Words | None = None


class Label(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    label: Words


class IssuedToken(msgspec.Struct, frozen=True):
    """`token`: shown once."""

    token: str


class Invite(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    code: Words


# Coming


@get("/api/me", tags=["people"], summary="Who one is; or a name to begin with")
async def who_am_i(doorway: Doorway, visitor: Visitor) -> Me | Suggestion:
    if visitor.person is not None:
        return _me(visitor.person)
    rng = Rng(f"{doorway.house.now()} {id(visitor)}")
    return Suggestion(await doorway.house.read(lambda conn: people.suggested_name(conn, visitor.lang, rng)))


@post("/api/me", tags=["people"], summary="Come in under a name", status_code=201)
async def arrive(doorway: Doorway, visitor: Visitor, data: Arrival) -> Response[Me]:
    doorway.spend(Budget.ARRIVALS, visitor.call.address)
    now, lang = doorway.house.now(), data.lang or visitor.lang

    def come_in(conn: Connection) -> Person:
        person = people.arrive(conn, data.name, lang, now)
        return person if data.invite is None else keys.accept_invite(conn, person.id, data.invite)

    return _remembered(doorway, visitor, await doorway.house.write(come_in), 201)


@post("/api/me/invite", tags=["people"], summary="Come into a closed house", status_code=200)
async def accept_invite(doorway: Doorway, visitor: Visitor, data: Invite) -> Me:
    doorway.spend(Budget.LOG_INS_FROM, visitor.call.address)
    person = await doorway.house.write(lambda conn: keys.accept_invite(conn, visitor.known().id, data.code))
    doorway.porter.forget(person.id)
    return _me(person)


@patch("/api/me", tags=["people"], summary="Another name, another language")
async def change_me(doorway: Doorway, visitor: Visitor, data: Change) -> Me:
    person = visitor.known()
    if data.name is not None:
        called = data.name
        await doorway.house.write(lambda conn: people.rename(conn, person.id, called))
    if data.lang is not None and data.lang in LANGUAGES:
        lang = data.lang
        await doorway.house.write(lambda conn: presence.speak(conn, person.id, lang))
    doorway.porter.forget(person.id)
    known = await doorway.house.read(lambda conn: people.known(conn, person.id))
    doorway.house.rename(known.id, known.name)
    return _me(known)


# Accounts


@post("/api/account", tags=["people"], summary="Make the name one's own", status_code=200)
async def register(doorway: Doorway, visitor: Visitor, data: Credentials) -> Me:
    doorway.spend(Budget.LOG_INS_FROM, visitor.call.address)  # hashing a password is dear
    person = doorway.porter.admit(visitor.known())  # an account comes in everywhere: it is no way into a closed house
    kept = await asyncio.to_thread(hash_password, data.password)
    known = await doorway.house.write(lambda conn: accounts.register(conn, person.id, data.name, kept))
    doorway.porter.forget(known.id)
    doorway.house.rename(known.id, known.name)
    return _me(known)


@post("/api/session", tags=["people"], summary="Log in; what one played as a guest comes along", status_code=200)
async def log_in(doorway: Doorway, visitor: Visitor, data: Credentials) -> Response[Me]:
    doorway.spend(Budget.LOG_INS_FROM, visitor.call.address)
    doorway.spend(Budget.LOG_INS_AS, name_key(data.name))
    found = await doorway.house.read(lambda conn: accounts.credentials_of(conn, data.name))
    right = await asyncio.to_thread(check_password, None if found is None else found.kept, data.password)
    if found is None or not right:
        raise ServerError("log-in-wrong", status=401)
    if found.person.banned:
        raise ServerError("banned", status=403)
    guest = visitor.person
    if guest is not None and not guest.account:
        await _merge(doorway, guest.id, found.person.id)
    return _remembered(doorway, visitor, found.person, 200)


async def _merge(doorway: Doorway, guest: str, heir: str) -> None:
    """The ledgers are told first: a guest who was merged and still sits somewhere could never come back there."""
    house = doorway.house
    for table in await house.read(lambda conn: people.unfinished_tables(conn, guest)):
        await house.propose(table, lambda _table, _now: [Proposed(Inherited(guest, heir))])
    for table in await house.write(lambda conn: accounts.merge(conn, guest, heir)):
        await house.propose(table, lambda _table, _now: [Proposed(Inherited(guest, heir))])
    house.cut_off(guest)  # the page connects again, as the account
    doorway.porter.forget(guest)


@delete("/api/session", tags=["people"], summary="Log out", status_code=204)
async def log_out(visitor: Visitor) -> Response[None]:
    forgotten = cookies.forget_cookie(visitor.call.secure)
    return Response(None, headers={"set-cookie": forgotten}, status_code=204)


@put("/api/account/password", tags=["people"], summary="Another password", status_code=204)
async def change_password(doorway: Doorway, visitor: Visitor, data: NewPassword) -> Response[None]:
    person = visitor.known()
    await _confirm(doorway, person, data.old)
    kept = await asyncio.to_thread(hash_password, data.new)
    now = doorway.house.now()
    await doorway.house.write(lambda conn: accounts.change_password(conn, person.id, kept, now))
    doorway.porter.forget(person.id)
    return Response(None, headers={"set-cookie": _cookie(doorway, visitor, person)}, status_code=204)


async def _confirm(doorway: Doorway, person: Person, password: str) -> None:
    """Asks somebody who is in already for the password once more."""
    doorway.spend(Budget.LOG_INS_AS, name_key(person.name))
    found = await doorway.house.read(lambda conn: accounts.credentials_by_id(conn, person.id))
    if not await asyncio.to_thread(check_password, None if found is None else found.kept, password):
        raise ServerError("log-in-wrong", status=401)


# Scripts


@get("/api/me/tokens", tags=["people"], summary="One's tokens")
async def list_tokens(doorway: Doorway, visitor: Visitor) -> list[keys.Token]:
    person = visitor.known().id
    return await doorway.house.read(lambda conn: keys.tokens_of(conn, person))


@post("/api/me/tokens", tags=["people"], summary="A token with which a script may play", status_code=201)
async def issue_token(doorway: Doorway, visitor: Visitor, data: Label) -> IssuedToken:
    person, now = doorway.porter.admit(visitor.known()).id, doorway.house.now()
    return IssuedToken(await doorway.house.write(lambda conn: keys.issue_token(conn, person, data.label, now)))


@delete("/api/me/tokens/{hashed:str}", tags=["people"], summary="A token opens nothing any more", status_code=204)
async def revoke_token(doorway: Doorway, visitor: Visitor, hashed: str) -> None:
    person = visitor.known().id
    await doorway.house.write(lambda conn: keys.revoke_token(conn, person, hashed))
    doorway.porter.forget(person)


# Others


@get("/api/me/mutes", tags=["people"], summary="Whom one does not read")
async def list_mutes(doorway: Doorway, visitor: Visitor) -> list[str]:
    person = visitor.known().id
    return sorted(await doorway.house.read(lambda conn: people.mutes_of(conn, person)))


@put("/api/me/mutes/{other:str}", tags=["people"], summary="Read somebody no longer", status_code=204)
async def mute(doorway: Doorway, visitor: Visitor, other: str) -> None:
    person = visitor.known().id
    await doorway.house.write(lambda conn: people.mute(conn, person, other))
    await doorway.house.listen_anew(person)


@delete("/api/me/mutes/{other:str}", tags=["people"], summary="Read somebody again", status_code=204)
async def unmute(doorway: Doorway, visitor: Visitor, other: str) -> None:
    person = visitor.known().id
    await doorway.house.write(lambda conn: people.unmute(conn, person, other))
    await doorway.house.listen_anew(person)


# Leaving


@get("/api/me/data", tags=["people"], summary="All that the house knows of one, and one's games")
async def own_data(doorway: Doorway, visitor: Visitor) -> Response[dict[str, object]]:
    person = visitor.known().id
    found = await doorway.house.read(lambda conn: departures.data_of(conn, person))
    headers = {"content-disposition": 'attachment; filename="antichambre.json"'}
    return Response(dict(found), headers=headers)


@delete("/api/me", tags=["people"], summary="Leave for good: games stay, the name goes", status_code=204)
async def depart(doorway: Doorway, visitor: Visitor, data: Password) -> Response[None]:
    person = visitor.known()
    if person.account:
        await _confirm(doorway, person, data.password or "")
    house = doorway.house
    for table in await house.write(lambda conn: departures.depart(conn, person.id)):
        await house.propose(table, lambda table, _now: banish(table, person.id))
    house.rename(person.id, None)
    house.cut_off(person.id)
    doorway.porter.forget(person.id)
    forgotten = cookies.forget_cookie(visitor.call.secure)
    return Response(None, headers={"set-cookie": forgotten}, status_code=204)


def _me(person: Person) -> Me:
    return Me(person.id, person.name, person.lang, person.account, person.admitted or person.account)


def _remembered(doorway: Doorway, visitor: Visitor, person: Person, status: int) -> Response[Me]:
    return Response(_me(person), headers={"set-cookie": _cookie(doorway, visitor, person)}, status_code=status)


def _cookie(doorway: Doorway, visitor: Visitor, person: Person) -> str:
    signed = cookies.sign(doorway.porter.secret, person.id, doorway.house.now())
    return cookies.set_cookie(signed, visitor.call.secure)


ROUTES = [
    who_am_i, arrive, accept_invite, change_me, register, log_in, log_out, change_password, list_tokens, issue_token,
    revoke_token, list_mutes, mute, unmute, own_data, depart,
]  # fmt: skip
