"""Where bots think: a few chambers, each a process, and a thread that waits for each. The event loop waits for none.

Those that answer at a glance have a chamber of their own: they never wait for those that search."""

import asyncio
import queue
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from threading import Lock
from time import monotonic, sleep
from typing import NamedTuple, TypeVar

from antichambre.bots import bot
from antichambre.bots.assessment import SECONDS as COUNSEL_SECONDS
from antichambre.bots.chamber import (
    COUNSEL,
    BotFailed,
    Chamber,
    Counsel,
    Doubt,
    Errand,
    Opinion,
    let_others_go_first,
)
from antichambre.bots.levels import SECONDS
from antichambre.bots.outlook import Bot
from antichambre.server.turns import HOUSE, WITHIN, Turn, Turns

T = TypeVar("T")

PATIENCE = 30.0  # seconds for one decision: many times what the slowest level takes
LONG_PATIENCE = 180.0  # for an opinion, of which a review asks more than a move takes
GLANCE = 0.001  # seconds: what a page or a courtier takes in any of the games, its record replayed
A_MOMENT = 0.005  # seconds
LAST_RESORT = "page"


def modest(level: str, seed: str) -> Bot:
    """The bot of a level, in a process that lets the server go first."""
    let_others_go_first()
    return bot(level, seed)


class Choice(NamedTuple):
    """The move that a bot chose, if any; the part of its usual time that it was given, and how many seconds it had
    waited for its turn."""

    move: str | None
    pace: float
    waited: float = 0.0


class Thinkers:
    """So many bots search at a time, and one answers at a glance; the others wait their turn."""

    def __init__(
        self,
        chambers: int,
        failed: Callable[[BotFailed], None],
        call: Callable[[str, str], Bot] = modest,
        within: float = WITHIN,
    ) -> None:
        self.closed = False
        self._failed = failed
        self._searches = Lane(chambers, within, call)
        self._glances = Lane(1, within, call)

    @property
    def waiting(self) -> int:
        return self._searches.turns.waiting + self._glances.turns.waiting

    @property
    def thinking(self) -> int:
        return self._searches.turns.thinking + self._glances.turns.thinking

    async def choose(self, request: Errand, people: Sequence[str] = (HOUSE,)) -> Choice:
        """A move for the seat that is asked, in the name of these people. A bot that fails is asked again, then a page
        is; no move when that fails too, so that whoever asks can take any legal one: a table never waits for a bot that
        is dead. BotFailed when all thinking ends, for a bot that was cut short has chosen nothing."""
        for level in (request.level, request.level, LAST_RESORT):
            rank = level.partition(":")[0]
            lane = self._searches if rank in SECONDS else self._glances
            turn = Turn(people, SECONDS.get(rank, GLANCE) * request.pace)
            asked = monotonic()
            try:
                move = await lane.think(turn, _chosen(replace(request, level=level)))
                return Choice(move, turn.pace * request.pace, turn.began - asked)
            except BotFailed as failure:
                if self.closed:
                    raise
                self._failed(failure)
        return Choice(None, 1.0)

    async def counsel(self, record: dict[str, object], person: str) -> list[Counsel]:
        """What the cardinal would say to the seat that is asked, the best move first. BotFailed if it says nothing."""
        turn = Turn([person], COUNSEL_SECONDS)
        try:
            return await self._searches.think(turn, lambda chamber, pace: chamber.counsel(record, pace, PATIENCE))
        except BotFailed as failure:
            if not self.closed:
                self._failed(failure)
            raise

    async def opinion(self, record: dict[str, object], doubt: Doubt, seed: str) -> Opinion | None:
        """What the cardinal thinks of a move, for a review: when nobody waits for anything. None if it fails twice;
        BotFailed when all thinking ends."""
        for _ in range(2):
            try:
                return await self._searches.think(
                    Turn([HOUSE], COUNSEL_SECONDS),
                    lambda chamber, _pace: chamber.opinion(record, doubt, seed, LONG_PATIENCE),
                    spare=True,
                )
            except BotFailed as failure:
                if self.closed:
                    raise
                self._failed(failure)
        return None

    def close(self) -> None:
        """Ends all thinking at once."""
        self.closed = True
        for lane in (self._searches, self._glances):
            lane.close()


def _chosen(request: Errand) -> Callable[[Chamber, float], str]:
    return lambda chamber, pace: chamber.choose(replace(request, pace=pace * request.pace), PATIENCE)


class Lane:
    """Chambers, and those who wait for them. All but the thinking itself happens in the event loop."""

    def __init__(self, chambers: int, within: float, call: Callable[[str, str], Bot]) -> None:
        self.turns = Turns(chambers, within)
        self.closed = False
        self._call = call
        self._begun: dict[Turn, asyncio.Future[None]] = {}  # of those who wait: told when their turn has come
        self._open: list[Chamber] = []
        self._idle: queue.SimpleQueue[Chamber] = queue.SimpleQueue()
        self._entering = Lock()
        self._threads = ThreadPoolExecutor(chambers, thread_name_prefix="thinker")

    async def think(self, turn: Turn, ask: Callable[[Chamber, float], T], *, spare: bool = False) -> T:
        """What is answered in a chamber when the turn has come. `ask` is told the pace, and called in a thread."""
        # Whoever asked may go meanwhile: the turn is taken all the same, and the chamber given back after it.
        return await asyncio.shield(asyncio.ensure_future(self._take(turn, ask, spare=spare)))

    async def _take(self, turn: Turn, ask: Callable[[Chamber, float], T], *, spare: bool) -> T:
        if self.closed:
            raise BotFailed("bot-cancelled", COUNSEL)
        loop = asyncio.get_running_loop()
        begun = self._begun[turn] = loop.create_future()
        if spare:
            self.turns.wait_for_nobody(turn)
        else:
            self.turns.wait(turn)
        self._begin()
        await begun
        turn.began = monotonic()
        try:
            if self.closed:
                raise BotFailed("bot-cancelled", COUNSEL)
            return await loop.run_in_executor(self._threads, self._ask, ask, turn.pace)
        finally:
            self.turns.end(turn, monotonic() - turn.began)
            self._begin()

    def _begin(self) -> None:
        while (turn := self.turns.begin()) is not None:
            self._begun.pop(turn).set_result(None)

    def _ask(self, ask: Callable[[Chamber, float], T], pace: float) -> T:
        chamber = self._chamber()
        try:
            return ask(chamber, pace)
        finally:
            self._idle.put(chamber)

    def _chamber(self) -> Chamber:
        """A chamber that nobody thinks in. As many are opened as there are threads, when they are first needed."""
        with self._entering:
            if self.closed:
                raise BotFailed("bot-cancelled", COUNSEL)
            try:
                return self._idle.get_nowait()
            except queue.Empty:
                chamber = Chamber(self._call)
                self._open.append(chamber)
                return chamber

    def close(self) -> None:
        with self._entering:
            self.closed = True
        for turn in self.turns.leave():
            self._begun.pop(turn).set_exception(BotFailed("bot-cancelled", COUNSEL))
        while self._idle.qsize() < len(self._open):
            for chamber in self._open:  # again and again: one that has just been entered opens anew
                chamber.close()
            sleep(A_MOMENT)
        for chamber in self._open:
            chamber.close()
        self._threads.shutdown(wait=True)
