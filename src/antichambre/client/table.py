"""A table, from afar: as one may see it, kept up to date, and what one does there."""

import json
import secrets
import time
from hashlib import sha256
from types import TracebackType
from typing import Any, Self

from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException
from websockets.sync.client import ClientConnection, connect

from antichambre.client.errors import ClientError, HouseAway, Refused

PROTOCOL = 1
PATIENCE = 30.0  # seconds for which a lost connection is tried again
UNWATCHED = -1  # the id of what nobody waits for an answer to
FIRST_PAUSE, LONGEST_PAUSE = 0.05, 2.0


class Table:
    """`picture` is the table as the house last told of it; `deeds` what has been seen of every move; `talk` what was
    said. A lost connection is taken up again where it broke off."""

    def __init__(
        self, address: str, name: str, credentials: dict[str, str], lang: str, salts: dict[int, str] | None = None
    ) -> None:
        self.name = name
        self.picture: dict[str, Any] = {}
        self.deeds: list[dict[str, Any]] = []
        self.talk: list[dict[str, Any]] = []
        self.here: list[str] = []
        self.person = ""
        self._url = f"{address.replace('http', 'ws', 1)}/api/tables/{name}/play?protocol={PROTOCOL}&lang={lang}"
        self._origin = address if "Cookie" in credentials else None
        self._credentials = credentials
        self._salts = salts or {}
        self._heard = 0  # the number of the last entry that was told of
        self._asked = 0
        self._answers: dict[int, dict[str, Any]] = {}
        self._socket: ClientConnection | None = None
        self._connect()

    # What there is

    @property
    def status(self) -> str:
        return str(self.picture["status"])

    @property
    def playing(self) -> bool:
        """Whether the game is still to be finished."""
        return self.status not in ("over", "called-off")

    @property
    def seats(self) -> list[int]:
        """One's own seats."""
        return [seat for seat, chair in enumerate(self.picture["chairs"]) if chair.get("person") == self.person]

    @property
    def asked(self) -> int | None:
        """Which of one's own seats is asked."""
        moves = self._look["moves"]
        return int(next(iter(moves))) if moves else None

    @property
    def moves(self) -> list[str]:
        """The legal moves of whichever of one's seats is asked; none when it is for others to move."""
        found: list[str] = next(iter(self._look["moves"].values()), [])
        return found

    @property
    def view(self) -> dict[str, Any]:
        """All that the seat that is asked, or one's first seat, may know; an onlooker's view without a seat."""
        views = self._look["views"]
        found: dict[str, Any] = views[str(self.asked)] if self.asked is not None else next(iter(views.values()))
        return found

    @property
    def standings(self) -> list[dict[str, Any]]:
        """How the game ended."""
        found: list[dict[str, Any]] = self.picture.get("standings") or []
        return found

    @property
    def _look(self) -> dict[str, Any]:
        look: dict[str, Any] = self.picture.get("look") or {"views": {}, "moves": {}}
        return look

    # What one does

    def play(self, move: str, seat: int | None = None) -> None:
        """Plays a move for the seat that is asked. When this returns, the move is written and will not be lost."""
        seat = self.asked if seat is None else seat
        if seat is None:
            raise ClientError("none of your seats is asked")
        self.act("move", version=self.picture["version"], seat=seat, move=move)

    def sit(self, seat: int | None = None, name: str | None = None) -> None:
        """Sits down, with a salt pledged for the deal."""
        salt = secrets.token_hex(16)
        pledge = sha256(salt.encode()).hexdigest()
        self.act("sit", seat=seat, name=name, pledge=pledge)
        pledges = [chair.get("pledge") for chair in self.picture["chairs"]]
        self._salts[pledges.index(pledge)] = salt

    def stand(self, seat: int) -> None:
        self.act("stand", seat=seat)

    def call(self, level: str, seat: int | None = None) -> None:
        """Calls a bot to a seat, or to every seat that is free."""
        self.act("call", level=level, seat=seat)

    def start(self) -> None:
        salts, self._salts = self._salts, {}
        self.act("start", salts=salts)

    def undo(self) -> None:
        self.act("undo", version=self.picture["version"])

    def say(self, text: str) -> None:
        self.act("say", text=text)

    def resign(self, seat: int) -> None:
        self.act("resign", seat=seat)

    def hasten(self) -> None:
        """Lets the bots finish quickly, where nobody plays any more."""
        self.act("hasten")

    def act(self, act: str, **facts: object) -> None:
        """Anything else that docs/protocol.md names. Refused if the house says no."""
        self._exchange({"do": "act", "act": {"act": act, **facts}})

    def why(self, move: str, seat: int | None = None) -> str | None:
        """Why a move is not legal for the seat that is asked; None if it is."""
        seat = self.asked if seat is None else seat
        said = self._exchange({"do": "why", "seat": 0 if seat is None else seat, "move": move})
        sentence: str | None = said.get("sentence")
        return sentence

    def wait(self, seconds: float | None = None) -> bool:
        """Waits until something happens or is said, or so long. Whether something did."""
        number = self._heard
        deadline = None if seconds is None else time.monotonic() + seconds
        while self._heard == number:
            left = None if deadline is None else deadline - time.monotonic()
            if left is not None and left <= 0:
                return False
            try:
                self._hear(left)
            except TimeoutError:
                return False
        return True

    def close(self) -> None:
        if self._socket is not None:
            self._socket.close()
            self._socket = None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, _kind: type[BaseException] | None, _error: BaseException | None, _t: TracebackType | None
    ) -> None:
        self.close()

    # The socket

    def _exchange(self, ask: dict[str, Any]) -> dict[str, Any]:
        """Asks something and waits for the answer. A connection that is lost in between leaves it open whether it was
        done: the house is asked again, and refuses what is stale."""
        self._asked += 1
        asked = self._asked
        text = json.dumps({**ask, "id": asked})
        self._send(text)
        while asked not in self._answers:
            if not self._hear(None):
                self._send(text)
        said = self._answers.pop(asked)
        if said["say"] == "refused":
            raise Refused(said["key"], said["sentence"], said.get("rule"), said.get("stale", False), said.get("wait"))
        return said

    def _send(self, text: str) -> None:
        while True:
            if self._socket is None:
                raise ClientError("this table was left")
            try:
                self._socket.send(text)
                return
            except ConnectionClosed:
                self._connect()

    def _hear(self, seconds: float | None) -> bool:
        """Takes in one message. False when the connection was lost, and has been taken up again."""
        try:
            if self._socket is None:
                raise ClientError("this table was left")
            self._take(json.loads(self._socket.recv(timeout=seconds)))
            return True
        except ConnectionClosed:
            self._connect()
            return False

    def _connect(self) -> None:
        """Connects, or connects again; takes in the house's first words."""
        deadline, pause = time.monotonic() + PATIENCE, FIRST_PAUSE
        while True:
            self.close()
            try:
                opened = connect(
                    f"{self._url}&since={self._heard}",
                    additional_headers=self._credentials,
                    origin=self._origin,  # type: ignore[arg-type]
                    compression=None,
                    max_size=None,
                    open_timeout=PATIENCE,
                )
                self._socket = opened.__enter__()  # it is left in `close`
                for _greeting in ("welcome", "table"):
                    self._take(json.loads(self._socket.recv(timeout=PATIENCE)))
                return
            except InvalidStatus as error:
                if error.response.status_code < 500:
                    raise Refused(f"http-{error.response.status_code}", "the house lets nobody in here") from None
                trouble: Exception = error
            except Refused:
                self.close()
                raise
            except (OSError, TimeoutError, WebSocketException) as error:
                trouble = error
            if time.monotonic() + pause > deadline:
                raise HouseAway(f"the table cannot be reached: {trouble}") from None
            time.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    def _take(self, said: dict[str, Any]) -> None:
        match said["say"]:
            case "welcome":
                self.person = said["person"]
            case "table":
                self.deeds = [*self.deeds[: said["after"]], *said["deeds"]]
                self.picture = said
                self._heard = max(self._heard, said["number"])
                self._show_salts()
            case "talk":
                self.talk.append(said)
                self._heard = max(self._heard, said["number"])
            case "here":
                self.here = said["people"]
            case "refused" if said["id"] == 0:
                raise Refused(said["key"], said["sentence"], said.get("rule"))
            case "done" | "refused" | "because" | "pong" if said["id"] != UNWATCHED:
                self._answers[said["id"]] = said
            case _:
                pass  # a word that a later house may have added

    def _show_salts(self) -> None:
        """Everybody sits: shows the salts that were pledged."""
        if self.status == "salting" and self._salts:
            salts, self._salts = self._salts, {}
            self._send(json.dumps({"do": "act", "id": UNWATCHED, "act": {"act": "salt", "salts": salts}}))
