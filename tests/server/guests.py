"""People for tests, over real HTTP and real sockets: without the package's own client, which is tested by itself."""

import itertools
import json
import time
from collections.abc import Callable
from types import TracebackType
from typing import Any, Self

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from server.houses import LIMIT

_addresses = itertools.count(1)
Said = dict[str, Any]
PASSWORD = "correct horse battery"
Arrive = Callable[..., "Guest"]


class Guest:
    """Somebody in a house that trusts this machine as a proxy: each comes from an address of their own."""

    def __init__(self, url: str, name: str | None = None, *, token: str | None = None, **wishes: str) -> None:
        self.url = url
        number = next(_addresses)
        self.headers = {
            "X-Forwarded-For": f"10.1.{number // 250}.{1 + number % 250}",
            "X-Antichambre": "1",
            "Origin": url,
        }
        if token is not None:
            self.headers["Authorization"] = f"Bearer {token}"
        self._http = httpx.Client(base_url=url, headers=self.headers, timeout=LIMIT, trust_env=False)
        if name is not None:
            self.post("/api/me", {"name": name, **wishes})

    @property
    def person(self) -> str:
        return str(self.get("/api/me")["person"])

    # HTTP

    def call(self, method: str, path: str, body: object = None, **headers: str) -> httpx.Response:
        return self._http.request(method, path, json=body, headers=headers)

    def ask(self, method: str, path: str, body: object = None) -> Any:
        """What the house answers; it must not refuse."""
        answer = self.call(method, path, body)
        assert answer.is_success, answer.text
        return answer.json() if answer.content else None

    def get(self, path: str) -> Any:
        return self.ask("GET", path)

    def post(self, path: str, body: object = None) -> Any:
        return self.ask("POST", path, body)

    def refused(self, method: str, path: str, body: object = None) -> tuple[int, str]:
        """The status and the key of a refusal; it comes with a sentence."""
        answer = self.call(method, path, body)
        assert not answer.is_success, answer.text
        said = answer.json()
        assert said["sentence"] and "{" not in said["sentence"]
        return answer.status_code, said["key"]

    def open(self, *chairs: str | None, game: str = "richelieu", start: bool | None = None, **setup: object) -> str:
        """A table; for each seat "me", a bot's level, or None. It begins at once when no seat is free."""
        wishes = [{"me": True} if who == "me" else {} if who is None else {"level": who} for who in chairs]
        begin = None not in chairs if start is None else start
        asked = {"setup": {"game": game, "seats": len(chairs), **setup}, "chairs": wishes, "start": begin}
        return str(self.post("/api/tables", asked)["table"])

    def act(self, table: str, act: str, **facts: object) -> Said:
        """Acts over HTTP; the table afterwards."""
        seen: Said = self.post(f"/api/tables/{table}/acts", {"act": act, **facts})
        return seen

    # The socket

    def join(self, table: str, since: int = 0, **query: object) -> "Line":
        return Line(self.connect(table, None, since=since, **query))

    def connect(self, table: str, origin: str | None = None, **query: object) -> ClientConnection:
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/play"
        cookies = {"Cookie": f"antichambre={cookie}"} if (cookie := self._http.cookies.get("antichambre")) else {}
        url = httpx.URL(address, params={name: str(value) for name, value in query.items()})
        headers = {name: value for name, value in self.headers.items() if name != "Origin"}
        page = Origin(origin or self.url)
        opened = connect(str(url), additional_headers=headers | cookies, origin=page, proxy=None)
        return opened.__enter__()  # it is left when the test hangs up

    def leave(self) -> None:
        self._http.close()


class Line:
    """A connection to a table. `table`: as it was last told; `talk`: all that was said; `heard`: everything."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.table: Said = {}
        self.heard: list[Said] = []
        self._asked = 0
        self.hear("table")

    @property
    def talk(self) -> list[str]:
        return [said["text"] for said in self.heard if said["say"] == "talk"]

    @property
    def moves(self) -> list[str]:
        """The legal moves of whichever of one's seats is asked."""
        look = self.table.get("look") or {"moves": {}}
        return next(iter(look["moves"].values()), [])

    @property
    def asked(self) -> int:
        return int(next(iter(self.table["look"]["moves"])))

    def take(self) -> Said:
        """The next that is said."""
        said: Said = json.loads(self.socket.recv(timeout=LIMIT))
        self.heard.append(said)
        if said["say"] == "table":
            self.table = said
        return said

    def hear(self, say: str, **facts: object) -> Said:
        """The next that is said of this kind, with these facts."""
        deadline = time.monotonic() + LIMIT
        while time.monotonic() < deadline:
            said = self.take()
            if said["say"] == say and all(said.get(name) == fact for name, fact in facts.items()):
                return said
        raise AssertionError(f"nothing like {say} {facts} was said")

    def until(self, condition: Callable[[Said], object]) -> Said:
        """Listens until the table is like that."""
        while not condition(self.table):
            self.hear("table")
        return self.table

    def ask(self, do: str, **facts: object) -> Said:
        """Asks something; the answer."""
        self._asked += 1
        self.socket.send(json.dumps({"do": do, "id": self._asked, **facts}))
        while True:
            said = self.take()
            if said.get("id") == self._asked:
                return said

    def act(self, act: str, **facts: object) -> int:
        """Acts; the number of what was written, once the table is told with it."""
        answer = self.ask("act", act={"act": act, **facts})
        assert answer["say"] == "done", answer
        number: int = answer["number"]
        return number

    def refused(self, act: str, **facts: object) -> str:
        """The key of the refusal."""
        answer = self.ask("act", act={"act": act, **facts})
        assert answer["say"] == "refused", answer
        assert answer["sentence"]
        return str(answer["key"])

    def play(self, choice: int = 0) -> None:
        """Plays one of the legal moves."""
        self.act("move", version=self.table["version"], seat=self.asked, move=self.moves[choice])

    def play_on(self) -> None:
        """Plays the first legal move whenever asked, until the game is over."""
        while self.table["status"] == "playing":
            if self.moves:
                self.play()
            else:
                self.hear("table")

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, _kind: type[BaseException] | None, _error: BaseException | None, _t: TracebackType | None
    ) -> None:
        self.socket.close()


def two_at_a_table(guest: Arrive, game: str = "richelieu") -> tuple[Guest, Guest, str]:
    """Anne and Bruno, who has the link, sit down; the game has begun."""
    anne, bruno = guest("Anne"), guest("Bruno")
    table = anne.open("me", None, game=game)
    bruno.act(table, "sit")
    anne.act(table, "start")
    return anne, bruno, table


def played(line: Line, other: Line, moves: int) -> None:
    """Both play the first legal move whenever asked, so many times in all."""
    for _ in range(moves):
        (line if line.moves else other).play()
        plies = max(line.table["plies"], other.table["plies"])
        for one in (line, other):
            one.until(lambda seen, plies=plies: seen["plies"] >= plies)  # type: ignore[misc]


def account(guest: Arrive, name: str) -> Guest:
    one = guest(name)
    one.post("/api/account", {"name": name, "password": PASSWORD})
    return one


def heard_to_the_end(line: Line) -> int:
    """The code with which the house hangs up."""
    with pytest.raises(ConnectionClosed) as closed:
        while True:
            line.take()
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code
