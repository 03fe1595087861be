"""A house, from afar: who one is there, its tables, one's records."""

import secrets
import urllib.error
import urllib.request
from collections.abc import Mapping, Sequence
from typing import TypeVar

import msgspec

from antichambre.client.errors import ClientError, HouseAway, HouseRefused
from antichambre.client.table import RemoteTable
from antichambre.kernel.salting import pledge
from antichambre.table.setup import Clock, Setup
from antichambre.wire.sheets import (
    Arrival,
    GameOnTheShelf,
    HouseSheet,
    IssuedToken,
    Label,
    Lang,
    Listed,
    Me,
    OpenedTable,
    Opening,
    Problem,
    Suggestion,
    Wish,
)

T = TypeVar("T")

PATIENCE = 30.0


class RemoteHouse:
    """`address`: as a browser has it. With a `token` one comes in as its owner; with a `name` as a guest."""

    def __init__(self, address: str, token: str | None = None, name: str | None = None, lang: Lang = "en") -> None:
        self.address = address.rstrip("/")
        self.lang = lang
        self._credentials: dict[str, str] = {}
        if token is not None:
            self._credentials = {"Authorization": f"Bearer {token}"}
        self.me = self._ask(Me, "POST", "/api/me", Arrival(name, lang)) if name else self.whoami()

    def whoami(self) -> Me | Suggestion:
        """Oneself; or a name to come in under, where one is nobody yet."""
        found = self._ask(dict[str, object], "GET", "/api/me")
        return msgspec.convert(found, Me) if "person" in found else msgspec.convert(found, Suggestion)

    @property
    def person(self) -> str:
        """One's own id in this house."""
        if isinstance(self.me, Suggestion):
            raise ClientError("nobody yet: come with a token, or under a name")
        return self.me.person

    def games(self) -> list[GameOnTheShelf]:
        """The games on the shelf."""
        return self._ask(HouseSheet, "GET", "/api/house").games

    def tables(self, game: str | None = None) -> list[Listed]:
        """Tables at which anybody may sit down."""
        return self._ask(list[Listed], "GET", "/api/tables" + (f"?game={game}" if game else ""))

    def my_tables(self) -> list[Listed]:
        return self._ask(list[Listed], "GET", "/api/me/tables")

    def open(
        self,
        game: str,
        chairs: Sequence[str | None],
        *,
        variant: Mapping[str, str | bool] | None = None,
        clock: Clock | None = None,
        public: bool = False,
        start: bool | None = None,
    ) -> RemoteTable:
        """Opens a table and joins it. `chairs`: for each seat "me", a bot's level, or None for whoever comes. It begins
        at once when no seat is left free, unless `start` says otherwise."""
        salts = {seat: secrets.token_hex(16) for seat, who in enumerate(chairs) if who == "me"}
        pledges = {seat: pledge(salt) for seat, salt in salts.items()}
        begin = None not in chairs if start is None else start
        setup = Setup(game, len(chairs), dict(variant or {}), open=public)
        if clock is not None:
            setup = msgspec.structs.replace(setup, clock=clock)
        wishes = [_wish(who, pledges.get(seat)) for seat, who in enumerate(chairs)]
        opened = self._ask(OpenedTable, "POST", "/api/tables", Opening(setup, wishes, begin))
        own = {pledges[seat]: salt for seat, salt in salts.items()}
        return RemoteTable(self.address, opened.table, self._credentials, self.lang, own)

    def table(self, name: str) -> RemoteTable:
        """Joins a table: to look on, or to play where one sits. Where a seat is kept for one it is taken."""
        return RemoteTable(self.address, name, self._credentials, self.lang)

    def rematch(self, table: str) -> RemoteTable:
        """Those who sat at a table that is closed play again, as soon as all have come and one says `start`."""
        return self.table(self._ask(OpenedTable, "POST", f"/api/tables/{table}/rematch").table)

    def record(self, table: str) -> str:
        """The record of a game that is closed, as a text."""
        return self._send("GET", f"/api/tables/{table}/record").decode()

    def issue_token(self, label: str) -> str:
        """A token with which a script may come in as oneself."""
        return self._ask(IssuedToken, "POST", "/api/me/tokens", Label(label)).token

    # HTTP

    def _ask(self, kind: type[T], method: str, path: str, body: object = None) -> T:
        return msgspec.json.decode(self._send(method, path, body), type=kind)

    def _send(self, method: str, path: str, body: object = None) -> bytes:
        data = None if body is None else msgspec.json.encode(body)
        headers = {"Content-Type": "application/json", "Accept-Language": self.lang, "X-Antichambre": "1"}
        url = self.address + path
        if not url.startswith(("http://", "https://")):
            raise HouseAway(f"{self.address} is no address of a house")
        request = urllib.request.Request(  # noqa: S310 (http and https, as was just seen)
            url, data, {**headers, **self._credentials, **self._origin()}, method=method
        )
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:  # noqa: S310
                cookie = answer.headers.get("Set-Cookie")
                if cookie and "Authorization" not in self._credentials:
                    self._credentials = {"Cookie": cookie.partition(";")[0]}
                said: bytes = answer.read()
                return said
        except urllib.error.HTTPError as error:
            raise _refused(error) from None
        except (OSError, urllib.error.URLError) as error:
            raise HouseAway(f"{self.address} does not answer: {error}") from None

    def _origin(self) -> dict[str, str]:
        """Whoever comes with a cookie has to say from where."""
        return {"Origin": self.address} if "Cookie" in self._credentials else {}


def _wish(who: str | None, pledged: str | None) -> Wish:
    return Wish(level=who) if pledged is None else Wish(me=True, pledge=pledged)


def _refused(error: urllib.error.HTTPError) -> HouseRefused:
    try:
        said = msgspec.json.decode(error.read(), type=Problem)
        return HouseRefused(said.key, said.sentence, said.rule, wait=said.wait)
    except msgspec.DecodeError:
        return HouseRefused(f"http-{error.code}", str(error))
