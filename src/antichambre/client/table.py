"""A table, from afar: as one may see it, kept up to date, and what one does there."""

import secrets
import time
from collections.abc import Sequence
from types import TracebackType
from typing import Self

from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException
from websockets.sync.client import ClientConnection, connect

from antichambre.client.errors import ClientError, HouseAway, HouseRefused
from antichambre.kernel.salting import pledge
from antichambre.table import acts
from antichambre.table.acts import AnyAct
from antichambre.table.sight import Deed, Look, Told
from antichambre.wire import PROTOCOL, messages
from antichambre.wire.messages import Answer, AnyAsk, Picture, Place, Talk

NOTHING_SEEN = Look({}, {}, {})
PATIENCE = 30.0  # seconds for which a lost connection is tried again
UNWATCHED = -1  # the id of what nobody waits for an answer to
FIRST_PAUSE, LONGEST_PAUSE = 0.05, 2.0
TOO_MANY = 429  # connections at once: there may be room in a moment


class RemoteTable:
    """`picture` is the table as the house last told of it; `deeds` what has been seen of every move; `talk` what was
    said. `commitment`, `pledges` and `salts` are what `antichambre.verify` holds the record to: the house's word as it
    was first heard, everybody's pledges before any salt was shown, and one's own salts by pledge. A lost connection is
    taken up again where it broke off."""

    def __init__(
        self, address: str, name: str, credentials: dict[str, str], lang: str, salts: dict[str, str] | None = None
    ) -> None:
        self.name = name
        self.picture: Picture
        self.deeds: list[Deed] = []
        self.talk: list[Talk] = []
        self.here: list[str] = []
        self.person = ""
        self.commitment = ""
        self.pledges: dict[int, str] = {}
        self.salts = salts or {}
        self._url = f"{address.replace('http', 'ws', 1)}/api/tables/{name}/play?protocol={PROTOCOL}&lang={lang}"
        self._origin = address if "Cookie" in credentials else None
        self._credentials = credentials
        self._heard = 0  # the number of the last entry that was told of
        self._asked = 0
        self._coming: set[int] = set()  # seats that are kept for one, and were asked for
        self._answers: dict[int, Answer] = {}
        self._socket: ClientConnection | None = None
        self._connect()
        self._await_own_salts()

    # What there is

    @property
    def status(self) -> str:
        return self.picture.status

    @property
    def playing(self) -> bool:
        """Whether the game is still to be finished."""
        return self.status not in ("over", "called-off")

    @property
    def seats(self) -> list[int]:
        """One's own seats."""
        return [seat for seat, chair in enumerate(self.picture.chairs) if chair.person == self.person]

    @property
    def asked(self) -> int | None:
        """Which of one's own seats is asked."""
        return next(map(int, self._look.moves), None)

    @property
    def moves(self) -> list[str]:
        """The legal moves of whichever of one's seats is asked; none when it is for others to move."""
        return next(iter(self._look.moves.values()), [])

    @property
    def view(self) -> Told:
        """All that the seat that is asked, or one's first seat, may know; an onlooker's view without a seat."""
        views = self._look.views
        return views[str(self.asked)] if self.asked is not None else next(iter(views.values()))

    @property
    def pause(self) -> str | None:
        """What there is to react to now, for whoever holds a card for it."""
        return None if self.picture.pause is None else self.picture.pause.occasion

    @property
    def standings(self) -> list[Place]:
        """How the game ended."""
        return self.picture.standings or []

    @property
    def _look(self) -> Look:
        return self.picture.look or NOTHING_SEEN

    # What one does

    def play(self, move: str, seat: int | None = None) -> None:
        """Plays a move for the seat that is asked. When this returns, the move is written and will not be lost. In a
        pause it is noted, and counts when the pause is over."""
        seat = self.asked if seat is None else seat
        if seat is None:
            raise ClientError("none of your seats is asked")
        self.act(acts.MakeMove(self.picture.version, seat, move))

    def order(self, orders: dict[str, str], seat: int | None = None) -> None:
        """Says how a seat reacts from now on, by occasion: a move, `ask`, or `stand-in`. All that it ordered before is
        gone."""
        self.act(acts.Order(self.seats[0] if seat is None else seat, orders))

    def sit(self, seat: int | None = None, name: str | None = None) -> None:
        """Sits down, with a salt pledged for the deal."""
        self.act(acts.Sit(seat, name, self._pledged()))

    def stand(self, seat: int) -> None:
        self.act(acts.Stand(seat))

    def call(self, level: str, seat: int | None = None) -> None:
        """Calls a bot to a seat, or to every seat that is free."""
        self.act(acts.Call(level, seat))

    def start(self) -> None:
        """Begins; the deal follows when everybody has shown the salt that they pledged."""
        self.act(acts.Start())
        self._await_own_salts()

    def undo(self) -> None:
        self.act(acts.Undo(self.picture.version))

    def say(self, text: str) -> None:
        self.act(acts.Say(text, secrets.token_hex(8)))  # sent again after a lost connection, it is said once

    def resign(self, seat: int) -> None:
        self.act(acts.Resign(seat))

    def hasten(self) -> None:
        """Lets the bots finish quickly, where nobody plays any more."""
        self.act(acts.Hasten())

    def act(self, act: AnyAct) -> None:
        """Anything else that there is in `antichambre.table.acts`. HouseRefused if the house says no."""
        self._exchange(messages.DoAct(self._next(), act))

    def brief(self, seat: int | None = None, of: str | None = None, after: Sequence[str] = ()) -> messages.Briefed:
        """What the seat that is asked is asked, and what each of its moves means; `of`: one of them, with what it
        brings. `after`: once it will have made these moves. `kernel.words.Words.phrase` says it in words."""
        seat = self.asked if seat is None else seat
        said = self._exchange(messages.Brief(self._next(), 0 if seat is None else seat, of, [*after]))
        assert isinstance(said, messages.Briefed)
        return said

    def why(self, move: str, seat: int | None = None) -> str | None:
        """Why a move is not legal for the seat that is asked; None if it is."""
        seat = self.asked if seat is None else seat
        said = self._exchange(messages.Why(self._next(), 0 if seat is None else seat, move))
        return said.sentence if isinstance(said, messages.Because) else None

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

    def _next(self) -> int:
        """The number of what is asked now."""
        self._asked += 1
        return self._asked

    def _exchange(self, ask: AnyAsk) -> Answer:
        """Asks something and waits for the answer. A connection that is lost in between leaves it open whether it was
        done: the house is asked again, and refuses what is stale."""
        self._send(ask)
        while ask.id not in self._answers:
            if not self._hear(None):
                self._send(ask)
        said = self._answers.pop(ask.id)
        if isinstance(said, messages.Refused):
            raise HouseRefused(said.key, said.sentence, said.rule, said.stale, said.wait)
        return said

    def _send(self, ask: AnyAsk) -> None:
        while True:
            if self._socket is None:
                raise ClientError("this table was left")
            try:
                self._socket.send(messages.encode(ask).decode())
                return
            except ConnectionClosed:
                self._connect()

    def _hear(self, seconds: float | None) -> bool:
        """Takes in one message. False when the connection was lost, and has been taken up again."""
        try:
            if self._socket is None:
                raise ClientError("this table was left")
            self._take(messages.read_say(self._socket.recv(timeout=seconds)))
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
                    self._take(messages.read_say(self._socket.recv(timeout=PATIENCE)))
                return
            except InvalidStatus as error:
                if error.response.status_code < 500 and error.response.status_code != TOO_MANY:
                    raise HouseRefused(f"http-{error.response.status_code}", "the house lets nobody in here") from None
                trouble: Exception = error
            except HouseRefused:
                self.close()
                raise
            except (OSError, TimeoutError, WebSocketException) as error:
                trouble = error
            if time.monotonic() + pause > deadline:
                raise HouseAway(f"the table cannot be reached: {trouble}") from None
            time.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    def _take(self, said: messages.AnySay | None) -> None:
        match said:
            case messages.Welcome():
                self.person = said.person
            case Picture():
                self.deeds = [*self.deeds[: said.after], *said.deeds]
                self.picture = said
                self._heard = max(self._heard, said.number)
                self._see_to_the_deal()
            case Talk():
                self.talk.append(said)
                self._heard = max(self._heard, said.number)
            case messages.Here():
                self.here = said.people
            case messages.Refused(id=0):
                raise HouseRefused(said.key, said.sentence, said.rule)
            case messages.Done() | messages.Refused() | messages.Briefed() | messages.Because() | messages.Pong() if (
                said.id != UNWATCHED
            ):
                self._answers[said.id] = said
            case _:
                pass

    # The deal

    def _pledged(self) -> str:
        """The pledge of a fresh salt."""
        salt = secrets.token_hex(16)
        self.salts[pledge(salt)] = salt
        return pledge(salt)

    def _see_to_the_deal(self) -> None:
        """Takes the seats that are kept for one, with a salt pledged; when everybody sits, notes what was pledged and
        shows one's own salts."""
        self.commitment = self.commitment or self.picture.commitment
        chairs = self.picture.chairs
        if self.status == "waiting":
            self.pledges = {}
            kept = {seat for seat in self.seats if chairs[seat].kept}
            for seat in sorted(kept - self._coming):
                self._mention(acts.Sit(seat, pledge=self._pledged()))
            self._coming = kept
        elif self.status == "salting" and not self.pledges:
            self.pledges = {seat: chair.pledge for seat, chair in enumerate(chairs) if chair.pledge is not None}
            shown = {seat: self.salts[self.pledges[seat]] for seat in self._unshown}
            if shown:
                self._mention(acts.Salt(shown))

    @property
    def _unshown(self) -> list[int]:
        """One's own seats whose salt is here, and not in the deal yet."""
        chairs = self.picture.chairs
        return [seat for seat in self.seats if chairs[seat].pledge in self.salts and chairs[seat].salt is None]

    def _await_own_salts(self) -> None:
        while self.status == "salting" and self._unshown:
            self._hear(PATIENCE)

    def _mention(self, act: AnyAct) -> None:
        """Does something without waiting for the answer."""
        self._send(messages.DoAct(UNWATCHED, act))
