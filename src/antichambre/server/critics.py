"""The critic: makes the reviews that were asked for, one after the other, in the chambers that nobody needs. What is
not finished when the house closes is begun anew by whoever opens it again; of several servers one makes each."""

import asyncio
import contextlib
import logging
from functools import partial

import msgspec

from antichambre.bots.chamber import BotFailed
from antichambre.server import logs
from antichambre.server.errors import ServerError
from antichambre.server.house import House
from antichambre.server.reviews import FORM, reviewed
from antichambre.server.thinkers import Thinkers
from antichambre.store import reviews as kept
from antichambre.store.database import SQLITE
from antichambre.table.table import Status, Table

LOOK = 5.0  # seconds between two looks at what was asked for elsewhere, or left by another server
PROMISE = 60_000  # milliseconds for which a server promises to go on with a review
RENEWAL = 2_000  # milliseconds between two notes of how far it is


class _Taken(Exception):
    """Another server makes this review."""


class Critic:
    def __init__(self, house: House, thinkers: Thinkers) -> None:
        self.progress: dict[str, float] = {}  # of what is being made here
        self._house = house
        self._thinkers = thinkers
        self._wanted = asyncio.Event()
        self._working: asyncio.Task[None] | None = None

    async def begin(self) -> None:
        if self._house.database.kind == SQLITE:  # it has one server: whoever promised something there is gone
            await self._house.write(kept.release)
        self._working = asyncio.get_running_loop().create_task(self._work())

    async def end(self) -> None:
        """Stops, and leaves what it has promised to others."""
        if self._working is not None:
            self._working.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._working
        await self._house.write(lambda connection: kept.release(connection, self._house.hand))

    async def ask(self, table: str) -> None:
        """Somebody wants the review of a game."""
        now = self._house.now()
        await self._house.write(lambda connection: kept.ask(connection, table, FORM, now))
        self._wanted.set()

    async def _work(self) -> None:
        while True:
            self._wanted.clear()
            try:
                await self._make_what_waits()
            except BotFailed:
                return  # cut short, for the house closes
            except Exception as error:
                logs.say("reviews-failed", severity=logging.ERROR, error=error)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(LOOK):  # not `wait_for`: up to Python 3.11 it may lose the call to stop
                    await self._wanted.wait()

    async def _make_what_waits(self) -> None:
        house = self._house
        while names := await house.read(partial(kept.waiting, form=FORM, now=house.now(), hand=house.hand)):
            for name in names:
                await self._attempt(name)

    async def _attempt(self, name: str) -> None:
        """Makes a review. One that cannot be made is forgotten, and does not keep the others waiting."""
        try:
            await self._make(name)
        except _Taken:
            pass
        except BotFailed:
            raise
        except Exception as error:
            if not isinstance(error, ServerError):
                logs.say("review-failed", severity=logging.ERROR, error=error)
            await self._house.write(lambda connection: kept.withdraw(connection, name))
        finally:
            self.progress.pop(name, None)

    async def _make(self, name: str) -> None:
        house = self._house
        await self._promise(name, 0.0)
        noted = house.now()

        async def tell(progress: float) -> None:
            nonlocal noted
            self.progress[name] = progress
            if house.now() - noted >= RENEWAL:
                noted = house.now()
                await self._promise(name, progress)

        table = (await house.table(name)).table
        check_reviewable(table)
        assert table.position is not None
        review = await reviewed(table.position.record(), self._thinkers.opinion, tell)
        body = msgspec.json.encode(review).decode()
        await house.write(lambda connection: kept.finish(connection, name, FORM, body))

    async def _promise(self, name: str, progress: float) -> None:
        now, hand = self._house.now(), self._house.hand
        until = now + PROMISE
        if not await self._house.write(lambda connection: kept.promise(connection, name, hand, now, until, progress)):
            raise _Taken


def check_reviewable(table: Table) -> None:
    """ServerError unless the game of a table is over, and can be read under the present rules."""
    if table.status is Status.CALLED_OFF:
        raise ServerError("review-called-off", status=409)
    if table.status is not Status.OVER or table.position is None:
        raise ServerError("review-not-yet", status=409)
    if not table.moves:
        raise ServerError("review-no-moves", status=409)
    if len(table.position.history) < len(table.moves):
        raise ServerError("review-other-rules", status=409)
