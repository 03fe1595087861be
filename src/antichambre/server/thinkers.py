"""Where bots think: a few chambers, each a process, and a thread that waits for each. The event loop waits for none."""

import asyncio
import queue
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from antichambre.bots import bot
from antichambre.bots.chamber import (
    COUNSEL,
    BotFailed,
    Chamber,
    Counsel,
    Doubt,
    Opinion,
    Request,
    let_others_go_first,
)
from antichambre.bots.outlook import Bot

PATIENCE = 30.0  # seconds for one decision: many times what the slowest level takes
LONG_PATIENCE = 180.0  # for an opinion, of which a review asks more than a move takes
PAUSE = 0.05  # seconds between two looks at whether a chamber is free
LAST_RESORT = "page"


def modest(level: str, seed: str) -> Bot:
    """The bot of a level, in a process that lets the server go first."""
    let_others_go_first()
    return bot(level, seed)


class Thinkers:
    """So many bots think at a time; the others wait their turn."""

    def __init__(
        self, chambers: int, failed: Callable[[BotFailed], None], call: Callable[[str, str], Bot] = modest
    ) -> None:
        self._chambers = chambers
        self._failed = failed
        self._call = call
        self._closed = False
        self._open: list[Chamber] = []
        self._idle: queue.SimpleQueue[Chamber] = queue.SimpleQueue()
        self._threads = ThreadPoolExecutor(chambers, thread_name_prefix="thinker")
        self.waiting = 0
        self.thinking = 0

    async def choose(self, request: Request) -> str | None:
        """A move for the seat that is asked. A bot that fails is asked again, then a page is; None when that fails too,
        so that whoever asks can take any legal move: a table never waits for a bot that is dead. BotFailed when all
        thinking ends, for a bot that was cut short has chosen nothing."""
        if self._closed:
            raise BotFailed("bot-cancelled", request.level)
        self.waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, self._choose, request)
        finally:
            self.waiting -= 1

    async def counsel(self, record: dict[str, object]) -> list[Counsel]:
        """What the cardinal would say to the seat that is asked, the best move first. BotFailed if it says nothing."""
        if self._closed:
            raise BotFailed("bot-cancelled", COUNSEL)
        self.waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, self._counsel, record)
        finally:
            self.waiting -= 1

    async def opinion(self, record: dict[str, object], doubt: Doubt, seed: str) -> Opinion | None:
        """What the cardinal thinks of a move, for a review: asked when a chamber is free, for whoever plays comes
        first. None if it fails twice; BotFailed when all thinking ends."""
        while self.waiting >= self._chambers and not self._closed:
            await asyncio.sleep(PAUSE)
        if self._closed:
            raise BotFailed("bot-cancelled", COUNSEL)
        self.waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, self._opinion, record, doubt, seed)
        finally:
            self.waiting -= 1

    def _opinion(self, record: dict[str, object], doubt: Doubt, seed: str) -> Opinion | None:
        chamber = self._chamber()
        self.thinking += 1
        try:
            for _ in range(2):
                try:
                    return chamber.opinion(record, doubt, seed, LONG_PATIENCE)
                except BotFailed as failure:
                    if self._closed:
                        raise
                    self._failed(failure)
            return None
        finally:
            self.thinking -= 1
            self._idle.put(chamber)

    def _counsel(self, record: dict[str, object]) -> list[Counsel]:
        chamber = self._chamber()
        self.thinking += 1
        try:
            return chamber.counsel(record, PATIENCE)
        finally:
            self.thinking -= 1
            self._idle.put(chamber)

    def _choose(self, request: Request) -> str | None:
        chamber = self._chamber()
        self.thinking += 1
        try:
            for level in (request.level, request.level, LAST_RESORT):
                if self._closed:
                    raise BotFailed("bot-cancelled", level)
                try:
                    return chamber.choose(Request(request.record, level, request.place, request.seed), PATIENCE)
                except BotFailed as failure:
                    if self._closed:
                        raise
                    self._failed(failure)
            return None
        finally:
            self.thinking -= 1
            self._idle.put(chamber)

    def _chamber(self) -> Chamber:
        """A chamber that nobody thinks in. As many are opened as there are threads, when they are first needed."""
        try:
            return self._idle.get_nowait()
        except queue.Empty:
            chamber = Chamber(self._call)
            self._open.append(chamber)
            return chamber

    def close(self) -> None:
        """Ends all thinking at once."""
        self._closed = True
        for chamber in self._open:
            chamber.close()
        self._threads.shutdown(wait=True, cancel_futures=True)
