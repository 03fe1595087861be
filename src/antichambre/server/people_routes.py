"""Being somebody over HTTP: a name, tokens for scripts, whom one mutes, and all that the house knows of one."""

from typing import Any

import msgspec
from litestar import Request, Response, delete, get, patch, post, put
from sqlalchemy import Connection

from antichambre.kernel.chance import Rng
from antichambre.kernel.words import LANGUAGES
from antichambre.server import cookies
from antichambre.server.devices import device_of
from antichambre.server.doorway import Doorway
from antichambre.server.limits import Budget
from antichambre.server.visitors import Visitor
from antichambre.store import departures, keys, people, presence, sessions
from antichambre.store.people import Person
from antichambre.wire.sheets import Arrival, IssuedToken, Label, Lang, Me, Suggestion, Words


class Change(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Words | None = None
    lang: Lang | None = None


class Invite(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    code: Words


# Coming


@get("/api/me", tags=["people"], summary="Who one is; or a name to begin with")
async def who_am_i(
    doorway: Doorway, visitor: Visitor, request: Request[Any, Any, Any]
) -> Response[Me] | Response[Suggestion]:
    if visitor.person is not None:
        return Response(me(visitor.person))
    headers, now = request.scope["headers"], doorway.house.now()
    past = doorway.porter.of_old(headers)
    if past is not None:
        device = device_of(headers)
        found = await doorway.house.write(lambda conn: sessions.exchange(conn, past.person, past.at, device, now))
        if found is not None:
            return let_in(visitor, *found, 200)
    rng = Rng(f"{now} {id(visitor)}")
    name = await doorway.house.read(lambda conn: people.suggested_name(conn, visitor.lang, rng))
    return Response(Suggestion(name))


@post("/api/me", tags=["people"], summary="Come in under a name", status_code=201)
async def arrive(doorway: Doorway, visitor: Visitor, request: Request[Any, Any, Any], data: Arrival) -> Response[Me]:
    doorway.spend(Budget.ARRIVALS, visitor.call.address)
    now, lang, device = doorway.house.now(), data.lang or visitor.lang, device_of(request.scope["headers"])

    def come_in(conn: Connection) -> tuple[Person, str]:
        person = people.arrive(conn, data.name, lang, now)
        if data.invite is not None:
            person = keys.accept_invite(conn, person.id, data.invite)
        return person, sessions.begin(conn, person.id, device, now)

    return let_in(visitor, *await doorway.house.write(come_in), 201)


@post("/api/me/invite", tags=["people"], summary="Come into a closed house", status_code=200)
async def accept_invite(doorway: Doorway, visitor: Visitor, data: Invite) -> Me:
    doorway.spend(Budget.LOG_INS_FROM, visitor.call.address)
    person = await doorway.house.write(lambda conn: keys.accept_invite(conn, visitor.known().id, data.code))
    doorway.porter.forget(person.id)
    return me(person)


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
    return me(known)


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
    doorway.house.cut_off(lambda listener: listener.key == hashed)


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


# What is known of one


@get("/api/me/data", tags=["people"], summary="All that the house knows of one, and one's games")
async def own_data(doorway: Doorway, visitor: Visitor) -> Response[dict[str, object]]:
    person = visitor.known().id
    found = await doorway.house.read(lambda conn: departures.data_of(conn, person))
    headers = {"content-disposition": 'attachment; filename="antichambre.json"'}
    return Response(dict(found), headers=headers)


def me(person: Person) -> Me:
    return Me(person.id, person.name, person.lang, person.account, person.admitted or person.account)


def let_in(visitor: Visitor, person: Person, secret: str, status: int) -> Response[Me]:
    """The answer to whoever has come in: `secret` is that of the session which begins with it."""
    session = cookies.kept(cookies.SESSION, secret, visitor.call.secure)
    return Response(me(person), cookies=[session], status_code=status)


ROUTES = [
    who_am_i, arrive, accept_invite, change_me, list_tokens, issue_token, revoke_token, list_mutes, mute, unmute,
    own_data,
]  # fmt: skip
