"""A table at which visitors play one game after the other, and the visitors themselves."""

import asyncio
import time
from typing import TYPE_CHECKING

from house_socket import PATIENCE, Address, Line

from antichambre.wire import PROTOCOL

if TYPE_CHECKING:
    from house_load import Salon

NO_PICTURE = b"!"
A_MOMENT = 0.05  # seconds
clock = time.perf_counter


class Visitor:
    """Somebody with a name, and their one connection. `place`: which of the servers they go to."""

    def __init__(self, place: int, cookie: str) -> None:
        self.place = place
        self.cookie = cookie
        self.table = ""
        self.line: Line | None = None

    async def go_to(self, server: Address, evening: "Evening") -> None:
        self.leave()
        self.table = evening.table
        path = f"/api/tables/{evening.table}/play?protocol={PROTOCOL}"
        self.line = await server.connect(path, self.cookie, lambda said: evening.heard(self, said), evening.lost)

    def leave(self) -> None:
        if self.line is not None:
            self.line.close()
            self.line = None


class Evening:
    """A table and its visitors, one game after the other. `bots`: the level of all players but the first."""

    def __init__(self, salon: "Salon", game: str, seats: int, bots: str | None, players: list[Visitor]) -> None:
        self.table = ""
        self.bots = bots
        self.players = players
        self.onlookers: list[Visitor] = []
        self._salon = salon
        self._pausing = False  # as the first player was last told
        self._game = game
        self._seats = seats
        self._picture = NO_PICTURE  # how a picture of this table begins
        self._next: tuple[Visitor, bytes] | None = None  # who is asked, and the move they will send
        self._sent = 0.0
        self._under_way = False
        self._over = False
        self._waits: asyncio.Future[bool] | None = None

    async def begin(self) -> None:
        """A new table, at which everybody sits down."""
        self._next, self._under_way, self._over, self._picture = None, False, False, NO_PICTURE
        host, *others = self.players
        chairs = [{"me": True}, *({"level": self.bots} for _ in range(self._seats - 1) if self.bots)]
        opening = {"setup": {"game": self._game, "seats": self._seats}, "chairs": chairs}
        _, opened = await self._salon.server_of(host).ask("POST", "/api/tables", host.cookie, opening)
        self.table = opened["table"]
        await self.arrive()
        for visitor in others:
            await self._ask(visitor, b'{"do":"act","id":0,"act":{"act":"sit"}}')
        await self._ask(host, b'{"do":"act","id":0,"act":{"act":"start"}}')
        self._go_on()

    async def arrive(self) -> None:
        """Everybody comes to the table, for the first time or again."""
        self._picture = f'{{"say":"table","table":"{self.table}"'.encode()
        for visitor in (*self.players, *self.onlookers):
            if visitor.line is None or visitor.table != self.table:
                await visitor.go_to(self._salon.server_of(visitor), self)

    async def _ask(self, visitor: Visitor, message: bytes) -> None:
        """Asks something, again and again: one server may not have heard yet what was done at another."""
        assert visitor.line is not None
        done = False
        while not done:
            self._waits = asyncio.get_running_loop().create_future()
            visitor.line.send(message)
            done = await asyncio.wait_for(self._waits, PATIENCE)
            await asyncio.sleep(0 if done else A_MOMENT)
        self._waits = None

    def leave(self) -> None:
        self._next, self._under_way, self._picture = None, False, NO_PICTURE
        for visitor in (*self.players, *self.onlookers):
            visitor.leave()

    def play(self, due: float) -> None:
        """Sends the move that is next. `due`: when it was to be sent."""
        assert self._next is not None
        visitor, message = self._next
        self._next = None
        self._under_way = True
        self._sent = due
        assert visitor.line is not None
        visitor.line.send(message)

    # What they hear

    def heard(self, visitor: Visitor, said: bytes) -> None:
        if said.startswith(self._picture):
            self._take_picture(visitor, said)
        elif self._waits is not None:
            if said.startswith((b'{"say":"done"', b'{"say":"refused"')) and not self._waits.done():
                self._waits.set_result(said.startswith(b'{"say":"done"'))
        elif said.startswith(b'{"say":"done"'):
            self._salon.acknowledged(clock() - self._sent, self.bots is not None)
            self._under_way = False
            self._go_on()
        elif said.startswith(b'{"say":"refused"'):
            self._salon.refused(said)

    def _take_picture(self, visitor: Visitor, said: bytes) -> None:
        if visitor is self.players[0]:
            pausing = b'"pause":{' in said
            if self._pausing and not pausing:
                self._salon.paused()
            self._pausing = pausing
        at = said.rfind(b'"moves":{"')
        if at >= 0:
            begin = said.index(b'":["', at + 10)
            seat = said[at + 10 : begin]
            moves = said[begin + 4 : said.index(b'"]', begin)].split(b'","')
            version = said.index(b'"version":') + 10
            number = said[version : said.index(b",", version)]
            move = self._salon.draw(moves)
            act = b'{"act":"move","version":' + number + b',"seat":' + seat + b',"move":"' + move + b'"}'
            self._next = (visitor, b'{"do":"act","id":1,"act":' + act + b"}")
            self._go_on()
        elif b'"status":"over"' in said[:120]:
            self._over = True
            self._go_on()

    def _go_on(self) -> None:
        """When the last move is acknowledged, and whoever is asked has seen the table: the next."""
        if self._under_way or self._waits is not None:
            return
        if self._over:
            self._over, self._picture = False, NO_PICTURE
            self._salon.play_again(self)
        elif self._next is not None:
            self._salon.ready(self)

    def lost(self) -> None:
        self._salon.refused(b"a connection was lost")
