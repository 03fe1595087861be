"""A house, from afar: who one is there, its tables, one's records."""

import json
import secrets
import urllib.error
import urllib.request
from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Any

from antichambre.client.errors import HouseAway, Refused
from antichambre.client.table import Table

PATIENCE = 30.0


class House:
    """`address`: as a browser has it. With a `token` one comes in as its owner; with a `name` as a guest."""

    def __init__(self, address: str, token: str | None = None, name: str | None = None, lang: str = "en") -> None:
        self.address = address.rstrip("/")
        self.lang = lang
        self._credentials: dict[str, str] = {}
        if token is not None:
            self._credentials = {"Authorization": f"Bearer {token}"}
        self.me: dict[str, Any] = self._ask("POST", "/api/me", {"name": name, "lang": lang}) if name else self.whoami()

    def whoami(self) -> dict[str, Any]:
        found: dict[str, Any] = self._ask("GET", "/api/me")
        return found

    @property
    def person(self) -> str:
        """One's own id in this house."""
        return str(self.me["person"])

    def games(self) -> list[dict[str, Any]]:
        """The games on the shelf."""
        shelf: list[dict[str, Any]] = self._ask("GET", "/api/house")["games"]
        return shelf

    def tables(self, game: str | None = None) -> list[dict[str, Any]]:
        """Tables at which anybody may sit down."""
        found: list[dict[str, Any]] = self._ask("GET", "/api/tables" + (f"?game={game}" if game else ""))
        return found

    def my_tables(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self._ask("GET", "/api/me/tables")
        return found

    def open(
        self,
        game: str,
        chairs: Sequence[str | None],
        *,
        variant: Mapping[str, str | bool] | None = None,
        clock: Mapping[str, object] | None = None,
        public: bool = False,
        start: bool | None = None,
    ) -> Table:
        """Opens a table and joins it. `chairs`: for each seat "me", a bot's level, or None for whoever comes. It begins
        at once when no seat is left free, unless `start` says otherwise."""
        salts = {seat: secrets.token_hex(16) for seat, who in enumerate(chairs) if who == "me"}
        begin = None not in chairs if start is None else start
        setup = {"game": game, "seats": len(chairs), "variant": dict(variant or {}), "open": public}
        if clock is not None:
            setup["clock"] = dict(clock)
        wishes = [_wish(who, salts.get(seat)) for seat, who in enumerate(chairs)]
        opening = {"setup": setup, "chairs": wishes, "start": begin, "salts": salts if begin else {}}
        name = self._ask("POST", "/api/tables", opening)["table"]
        return Table(self.address, str(name), self._credentials, self.lang, {} if begin else salts)

    def table(self, name: str) -> Table:
        """Joins a table: to look on, or to play where one sits."""
        return Table(self.address, name, self._credentials, self.lang)

    def rematch(self, table: str) -> Table:
        """Those who sat at a table that is closed play again."""
        return self.table(str(self._ask("POST", f"/api/tables/{table}/rematch")["table"]))

    def record(self, table: str) -> str:
        """The record of a game that is closed, as a text."""
        return self._send("GET", f"/api/tables/{table}/record").decode()

    def issue_token(self, label: str) -> str:
        """A token with which a script may come in as oneself."""
        return str(self._ask("POST", "/api/me/tokens", {"label": label})["token"])

    # HTTP

    def _ask(self, method: str, path: str, body: object = None) -> Any:
        said = self._send(method, path, body)
        return json.loads(said) if said else None

    def _send(self, method: str, path: str, body: object = None) -> bytes:
        data = None if body is None else json.dumps(body).encode()
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


def _wish(who: str | None, salt: str | None) -> dict[str, object]:
    if salt is not None:
        return {"me": True, "pledge": sha256(salt.encode()).hexdigest()}
    return {} if who is None else {"level": who}


def _refused(error: urllib.error.HTTPError) -> Refused:
    try:
        said = json.loads(error.read())
        return Refused(said["key"], said["sentence"], said.get("rule"), wait=said.get("wait"))
    except (ValueError, KeyError, TypeError):
        return Refused(f"http-{error.code}", str(error))
