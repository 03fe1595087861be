"""Visitors of a house, in a process of their own: they open tables, sit down, look on, and play moves drawn by lot.

Started by `house.py`: reads what to do from its standard input, line by line, and prints what came of it; all JSON."""

import asyncio
import json
import random
import sys
import time
from collections import deque
from collections.abc import Coroutine
from typing import Any
from urllib.parse import urlsplit

import uvloop
from house_evening import Evening, Visitor, clock
from house_socket import PATIENCE, Address

AT_ONCE = 25  # tables that are prepared at a time


class Salon:
    """All tables together: says whose move is sent when, and counts."""

    def __init__(self) -> None:
        self.evenings: list[Evening] = []
        self._servers: list[Address] = []
        self._dice = random.Random(1)  # noqa: S311
        self._ready: deque[Evening] = deque()
        self._at_once = False
        self._people = 0
        self._latencies: list[float] = []
        self._acknowledged = 0  # moves, counted or not
        self._pauses = 0  # that ended: the house writes and tells what was answered, as it does a move
        self._with_bots = 0
        self._games = 0
        self._refused: list[str] = []
        self._tasks: set[asyncio.Task[None]] = set()

    # What a table asks

    def server_of(self, visitor: Visitor) -> Address:
        return self._servers[visitor.place % len(self._servers)]

    def draw(self, moves: list[bytes]) -> bytes:
        return moves[int(self._dice.random() * len(moves))]

    def ready(self, evening: Evening) -> None:
        if self._at_once or evening.bots is not None:
            evening.play(clock())
        elif evening not in self._ready:
            self._ready.append(evening)

    def paused(self) -> None:
        """A pause has ended."""
        self._pauses += 1

    def acknowledged(self, latency: float, with_bots: bool) -> None:
        self._with_bots += with_bots
        self._acknowledged += 1
        self._latencies.append(latency)

    def refused(self, said: bytes) -> None:
        self._refused.append(said[:300].decode(errors="replace"))

    def play_again(self, evening: Evening) -> None:
        self._games += 1
        task = asyncio.create_task(evening.begin())
        self._tasks.add(task)
        task.add_done_callback(self._begun)

    def _begun(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            self.refused(repr(task.exception()).encode())

    # What is prepared

    def go_to(self, servers: list[str]) -> None:
        self._servers = [Address(parts.hostname or "", parts.port or 80) for parts in map(urlsplit, servers)]

    async def gather(self, tables: list[list[Any]]) -> None:
        """`tables`: a game, the seats, the level of the bots or null, for each."""
        evenings = []
        for number, (game, seats, bots) in enumerate(tables):
            visitors = [await self._visitor(number + seat) for seat in range(1 if bots else seats)]
            evenings.append(Evening(self, game, seats, bots, visitors))
        self.evenings += evenings
        await _some_at_a_time([evening.begin() for evening in evenings])

    async def look_on(self, each: int) -> None:
        """So many onlookers at each table."""
        for number, evening in enumerate(self.evenings):
            evening.onlookers += [await self._visitor(number + seat) for seat in range(each)]
        await self.come()

    async def _visitor(self, place: int) -> Visitor:
        self._people += 1
        server = self._servers[place % len(self._servers)]
        headers, _ = await server.ask("POST", "/api/me", body={"name": f"Ninon {self._people}"})
        return Visitor(place, headers["set-cookie"])

    async def come(self) -> None:
        await _some_at_a_time([evening.arrive() for evening in self.evenings])

    async def look_in(self) -> None:
        """Somebody asks for a picture of every table, and stays at none."""
        cookie = self.evenings[0].players[0].cookie
        looks = [self._servers[0].ask("GET", f"/api/tables/{evening.table}", cookie) for evening in self.evenings]
        await _some_at_a_time([_unheard(look) for look in looks])

    def leave(self) -> None:
        self._ready.clear()
        for evening in self.evenings:
            evening.leave()

    # What is measured

    async def flat_out(self, seconds: float) -> dict[str, Any]:
        """Every table plays on as soon as its last move is acknowledged."""
        before, pauses = self._acknowledged, self._pauses
        self._at_once = True
        now = clock()
        while self._ready:
            self._ready.popleft().play(now)
        result = await self._count(seconds)
        self._at_once = False
        await self._come_to_rest()
        return {**result, "acknowledged": self._acknowledged - before, "pauses": self._pauses - pauses}

    async def steadily(self, rate: float, seconds: float) -> dict[str, Any]:
        """So many moves a second, at whichever table has waited longest. A move's time runs from the moment at which
        it was due, so that a visitor who is late is no excuse."""
        before, pauses = self._acknowledged, self._pauses
        ticking = asyncio.create_task(self._tick(rate))
        await asyncio.sleep(1.0)
        result = await self._count(seconds)
        ticking.cancel()
        await self._come_to_rest()
        return {**result, "acknowledged": self._acknowledged - before, "pauses": self._pauses - pauses}

    async def _come_to_rest(self) -> None:
        await asyncio.sleep(0.5)
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=PATIENCE)

    async def _tick(self, rate: float) -> None:
        due = clock()
        while True:
            due += 1 / rate
            if (early := due - clock()) > 0:
                await asyncio.sleep(early)
            if self._ready:
                self._ready.popleft().play(due)

    async def _count(self, seconds: float) -> dict[str, Any]:
        self._latencies, self._with_bots, self._games, self._refused = [], 0, 0, []
        began, busy = clock(), time.process_time()
        await asyncio.sleep(seconds)
        took, busy = clock() - began, time.process_time() - busy
        found = sorted(self._latencies)
        if not found:
            raise RuntimeError(f"not one move: {self._refused[:5]}")
        share = {f"p{part:g}": found[int(len(found) * part / 100)] * 1000 for part in (50, 99, 99.9)}
        return {
            "rate": len(found) / took,
            "moves": len(found),
            "with_bots": self._with_bots,
            "games": self._games,
            "refused": self._refused[:5],
            "worst": found[-1] * 1000,
            "busy": busy / took,
            **share,
        }


async def _unheard(look: Coroutine[Any, Any, object]) -> None:
    await look


async def _some_at_a_time(work: list[Coroutine[Any, Any, None]]) -> None:
    gate = asyncio.Semaphore(AT_ONCE)

    async def one(part: Coroutine[Any, Any, None]) -> None:
        async with gate:
            await part

    await asyncio.gather(*map(one, work))


async def do(salon: Salon, what: str, **how: Any) -> dict[str, Any]:
    match what:
        case "flat_out":
            return await salon.flat_out(**how)
        case "steadily":
            return await salon.steadily(**how)
        case "go_to":
            salon.go_to(**how)
        case "leave":
            salon.leave()
        case "gather" | "look_on" | "come" | "look_in":
            await getattr(salon, what)(**how)
        case _:
            raise ValueError(what)
    return {}


async def main() -> None:
    salon = Salon()
    # Read on a thread: between two measurements the visitors go on answering the server's pings.
    while line := await asyncio.to_thread(sys.stdin.readline):
        print(json.dumps(await do(salon, **json.loads(line))), flush=True)


if __name__ == "__main__":
    uvloop.run(main())
