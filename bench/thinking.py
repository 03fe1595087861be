"""How long a stranger waits for page, courtier and minister while somebody else wants all of the house's thinking: one
account opens fifty tables with three cardinals each as fast as it can, and plays at all of them. Real sockets, a house
as it is served (but for its limits, which would not let anybody open so many), the players in a second process.

An answer's time runs from the message that shows that a bot is asked until the message with its move.

    make bench-thinking
    python bench/thinking.py --tables 0      # the same house with nobody else in it
"""

import argparse
import asyncio
import json
import os
import sys
import tempfile
import time
from collections import defaultdict
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from house_processes import Server
from house_socket import Address, Line

from antichambre.version import compiled

AIMS = {"page": 1.0, "courtier": 1.0, "minister": 3.0}  # seconds, 99 in a hundred
GAMES = ("richelieu", "sun_king", "favourite", "louis_xiv")
PASSWORD = "rien n'est si secret"  # noqa: S105 (of a house that lives for a minute)
Times = dict[str, list[float]]


class Person:
    """Somebody in the house."""

    def __init__(self, house: Address, name: str) -> None:
        self.house = house
        self.name = name
        self.cookie = ""

    async def arrive(self) -> None:
        headers, _ = await self.house.ask("POST", "/api/me", body={"name": self.name, "lang": "en"})
        self.cookie = headers["set-cookie"]

    async def register(self) -> None:
        headers, _ = await self.house.ask(
            "POST", "/api/account", self.cookie, {"name": self.name, "password": PASSWORD}
        )
        self.cookie = headers.get("set-cookie", self.cookie)

    async def open(self, game: str, *levels: str) -> str:
        chairs = [{"me": True}, *({"level": level} for level in levels)]
        opening = {"setup": {"game": game, "seats": len(chairs)}, "chairs": chairs, "start": True}
        _, opened = await self.house.ask("POST", "/api/tables", self.cookie, opening)
        return str(opened["table"])


class Game:
    """A game against bots, to its end. Whoever plays answers at once, with the first legal move."""

    def __init__(self, person: Person, table: str, answers: list[float]) -> None:
        self._person = person
        self._table = table
        self._answers = answers
        self._asked_at: float | None = None  # when it was shown that a bot is asked
        self._plies = 0
        self._picture: dict[str, Any] | None = None
        self._line: Line | None = None
        self.over: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def begin(self) -> None:
        path = f"/api/tables/{self._table}/play?protocol=1"
        self._line = await self._person.house.connect(path, self._person.cookie, self._heard, self._end)
        self._play()

    def leave(self) -> None:
        if self._line is not None:
            self._line.close()

    def _heard(self, said: bytes) -> None:
        if said.startswith(b'{"say":"table"'):
            self._picture = json.loads(said)
            if self._line is not None:
                self._play()

    def _play(self) -> None:
        picture, now = self._picture, time.perf_counter()
        if picture is None:
            return
        if self._asked_at is not None and picture["plies"] > self._plies:
            self._answers.append(now - self._asked_at)
        self._plies = picture["plies"]
        self._asked_at = None
        moves = (picture.get("look") or {"moves": {}})["moves"]
        if picture["status"] != "playing":
            self._end()
        elif moves and self._line is not None:
            ((seat, legal),) = moves.items()
            act = {"act": "move", "version": picture["version"], "seat": int(seat), "move": legal[0]}
            self._line.send(json.dumps({"do": "act", "id": 1, "act": act}).encode())
        else:
            self._asked_at = now

    def _end(self) -> None:
        if not self.over.done():
            self.over.set_result(None)


async def abuse(house: Address, tables: int, answers: list[float]) -> list[Game]:
    """One account, so many tables with three cardinals each."""
    concini = Person(house, "Concini")
    await concini.arrive()
    await concini.register()
    began = time.perf_counter()
    opened = await asyncio.gather(*(concini.open("sun_king", *["cardinal"] * 3) for _ in range(tables)))
    games = [Game(concini, table, answers) for table in opened]
    print(f"  {tables} tables with three cardinals each, opened in {time.perf_counter() - began:.1f} s", flush=True)
    await asyncio.gather(*(game.begin() for game in games))
    return games


async def play_on(house: Address, level: str, answers: list[float]) -> None:
    """A stranger, who plays one game after the other against one rank."""
    person = Person(house, f"Stranger {level}")
    await person.arrive()
    number = 0
    while True:
        game = Game(person, await person.open(GAMES[number % len(GAMES)], level), answers)
        await game.begin()
        await game.over
        game.leave()
        number += 1


async def evening(url: str, tables: int, seconds: float) -> Times:
    """Answers by level; those of the abuser's cardinals under `cardinal`."""
    parts = urlsplit(url)
    house = Address(str(parts.hostname), int(parts.port or 0))
    answers: Times = defaultdict(list)
    games = await abuse(house, tables, answers["cardinal"]) if tables else []
    strangers = [asyncio.ensure_future(play_on(house, level, answers[level])) for level in AIMS]
    done, _ = await asyncio.wait(strangers, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
    for stranger in strangers:
        stranger.cancel()
    for stranger in done:
        stranger.result()  # it failed: say so
    for game in games:
        game.leave()
    return answers


def within(times: list[float], share: float) -> float:
    return sorted(times)[min(len(times) - 1, int(len(times) * share))]


def tell(answers: Times) -> bool:
    """The figures; whether every aim is met."""
    met = True
    for level, times in sorted(answers.items(), key=lambda one: [*AIMS, "cardinal"].index(one[0])):
        if not times:
            continue
        late = level in AIMS and within(times, 0.99) > AIMS[level]
        met = met and not late
        aim = f"   aim {AIMS[level]:.0f} s: {'MISSED' if late else 'met'}" if level in AIMS else ""
        print(
            f"  {level:<9} {len(times):>6} answers   half within {within(times, 0.5):.3f} s"
            f"   99 in a hundred within {within(times, 0.99):.3f} s   the last after {max(times):.3f} s{aim}"
        )
    return met and all(answers[level] for level in AIMS)


def main() -> None:
    reader = argparse.ArgumentParser(description="How long bots take to answer a stranger in a house that is abused.")
    reader.add_argument("--tables", type=int, default=50, help="of one account, with three cardinals each")
    reader.add_argument("--seconds", type=float, default=60.0)
    asked = reader.parse_args()
    print("antichambre runs as", "compiled code" if compiled() else "plain Python", f"on {os.cpu_count()} cores")
    with tempfile.TemporaryDirectory() as folder:
        server = Server(str(Path(folder) / "house.sqlite"))
        try:
            answers = asyncio.run(evening(server.url, asked.tables, asked.seconds))
        finally:
            server.stop()
    sys.exit(0 if tell(answers) else 1)


if __name__ == "__main__":
    main()
