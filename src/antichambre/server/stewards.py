"""The steward: does what the house itself must do at its tables. Lets bots answer, lets flags fall, puts bots in the
place of those who are gone, and writes down results. Of several servers only one promises to act for a table."""

import asyncio
import logging
import secrets
from collections.abc import Coroutine
from functools import partial

from antichambre.bots.chamber import BotFailed, Request
from antichambre.bots.levels import SECONDS
from antichambre.kernel import registry
from antichambre.kernel.errors import AntichambreError
from antichambre.server import logs
from antichambre.server.house import House
from antichambre.server.thinkers import Thinkers
from antichambre.server.tidying import Tidying
from antichambre.server.warm import Warm, in_time
from antichambre.store import ledger as kept
from antichambre.store.database import SQLITE
from antichambre.store.pages import Page
from antichambre.store.people import seen, unfinished_tables
from antichambre.store.presence import last_seen, outcasts
from antichambre.store.ratings import Outcome, SeatOutcome, settle
from antichambre.table import entries as ledger
from antichambre.table.clocks import due_at, late_in_secret
from antichambre.table.outcome import standings
from antichambre.table.proposals import Proposed, banish, moved, overdue
from antichambre.table.story import check_of_start
from antichambre.table.table import Status, Table, agreement

LOOK = 1.0  # seconds between two looks at what is due
GLANCE = 3.0  # seconds between two looks at whom the host has sent away
BEAT = 20.0  # seconds between two notes of who is here
PROMISE = 10_000  # milliseconds for which a server promises to act for a table: as long bots wait when it dies
RENEWAL = 5_000  # what must be left of it
AT_A_GLANCE = "courtier"  # the strongest of those who do not search


class Steward:
    def __init__(self, house: House, thinkers: Thinkers) -> None:
        self._house = house
        self._thinkers = thinkers
        self._whim = secrets.token_hex(16)  # whoever knew a bot's seed could try out with which cards it moves so
        self._watching: asyncio.Task[None] | None = None
        house.changed = self.attend

    async def begin(self) -> None:
        """Looks at the games that another version of the rules has left, then at what is due, again and again."""
        if self._house.database.kind == SQLITE:  # it has one server: whoever promised something there is gone
            await self._house.write(kept.release)
        await self._upgrade()
        self._watching = asyncio.get_running_loop().create_task(self._watch())

    async def end(self) -> None:
        """Stops, and leaves what it has promised to others."""
        if self._watching is not None:
            self._watching.cancel()
        await self._house.write(lambda connection: kept.release(connection, self._house.hand))

    # After each change

    def attend(self, warm: Warm) -> None:
        """A table has changed: what has the house to do there?"""
        table, now = warm.table, self._house.now()
        if bot_asked(table, now) is not None:
            if not warm.thinking:
                warm.thinking = True
                self._house.later(self._play_bots(warm))
        elif table.foreign:
            pass  # it is for servers that know its rules to act there
        elif warm.card is not None and not in_time(warm.card.due_at, due_at(table, self._house.away), now):
            self._house.later(self._put_off(warm))
        if table.status is Status.OVER and not warm.settled:
            warm.settled = True
            self._house.later(self._settle(warm))

    async def _play_bots(self, warm: Warm) -> None:
        """Lets bots answer, as long as it is for them to."""
        try:
            while bot_asked(warm.table, self._house.now()) is not None and await self._promised(warm):
                await self._play_bot(warm)
        except BotFailed:
            pass  # cut short, for the house closes: whoever opens it again goes on from here
        finally:
            warm.thinking = False

    async def _play_bot(self, warm: Warm) -> None:
        table, level = warm.table, bot_asked(warm.table, self._house.now())
        assert table.position is not None and level is not None
        place = f"{table.name} {table.asked}"
        chosen = await self._thinkers.choose(Request(table.position.record(), level, place, f"{self._whim} {place}"))
        text = chosen or table.position.moves()[0].text

        def answer(now_table: Table, now: int) -> list[Proposed]:
            # Meanwhile somebody may have resigned, called the game off, or taken the seat back.
            same = now_table.version == table.version and bot_asked(now_table, now) == level
            return [moved(now_table, text, now, level)] if same else []

        await self._house.propose(table.name, answer)

    async def _promised(self, warm: Warm) -> bool:
        """Whether this server is the one to act for a table; it promises to, if no other has."""
        now = self._house.now()
        if warm.steward_until - now < RENEWAL:
            name, hand, until = warm.table.name, self._house.hand, now + PROMISE
            if not await self._house.write(lambda connection: kept.claim(connection, name, hand, now, until)):
                return False
            warm.steward_until = until
        return True

    async def _put_off(self, warm: Warm) -> None:
        """Notes on a table's card when it is due next."""
        async with warm.lock:
            house = self._house
            card = warm.next_card(warm.table, house.now(), due_at(warm.table, house.away))
            if card is not None:
                await house.write_page(Page(warm.table.name, [], card))
                warm.card = card

    async def _settle(self, warm: Warm) -> None:
        """Writes down how a game ended. If it cannot be written now, it is tried again at one of the next looks."""
        outcome = outcome_of(warm.table)
        now = self._house.now()
        try:
            if outcome.seats:
                await self._house.write(lambda connection: settle(connection, outcome, now))
        except AntichambreError:
            warm.settled = False
            raise

    # Again and again

    async def _watch(self) -> None:
        glance = beat = 0.0
        loop = asyncio.get_running_loop()
        tidying = Tidying(loop.time())
        while True:
            await _attempt(self.look())
            tidying.look(loop.time(), self._house.busy_at)
            if loop.time() - glance > GLANCE:
                glance = loop.time()
                await _attempt(self.clear_the_house())
            if loop.time() - beat > BEAT:
                beat = loop.time()
                await _attempt(self.note_people())
                await _attempt(self.settle_what_is_left())
            await asyncio.sleep(LOOK)

    async def look(self) -> None:
        """Acts for the tables whose moment has come. One that cannot be helped does not keep the others waiting."""
        house = self._house
        for name in await house.read(partial(kept.due, now=house.now(), hand=house.hand)):
            await _attempt(self._act_for(name))

    async def settle_what_is_left(self) -> None:
        """Games that ended, and whose server died before it wrote how."""
        for name in await self._house.read(kept.unsettled):
            await _attempt(self._attend_to(name))

    async def _attend_to(self, name: str) -> None:
        self.attend(await self._house.table(name))

    async def _act_for(self, name: str) -> None:
        """A table's moment has come."""
        house = self._house
        warm = await house.table(name)
        if warm.thinking or warm.table.foreign or not await self._promised(warm):
            return
        seated = warm.table.people  # all of them: who is asked may be a secret
        house.note_away(await house.read(lambda connection: last_seen(connection, seated)))
        await house.propose(name, lambda table, now: overdue(table, now, house.away))
        self.attend(warm)

    async def clear_the_house(self) -> None:
        """Shows those out to whom the house is closed."""
        here = list(self._house.present)
        for person in await self._house.read(lambda connection: outcasts(connection, here)):
            await self.show_out(person)

    async def note_people(self) -> None:
        """Notes who is here, and forgets those whom nobody waits for. Looks at the tables of the others who are away:
        who left the house from another table is missed at this one too."""
        house = self._house
        here, now = list(house.present), house.now()
        await house.write(lambda connection: seen(connection, here, now))
        waited_for = {person for warm in house.warm.values() for person in warm.table.people}
        strangers = waited_for - house.present.keys() - house.away.keys()  # who sat down, and never came to listen
        house.note_away(await house.read(lambda connection: last_seen(connection, strangers)))
        house.away = {person: at for person, at in house.away.items() if person in waited_for}
        await house.learn_names_anew()
        house.register.renew()
        for warm in list(house.warm.values()):
            if warm.table.running and any(person in house.away for person in warm.table.people):
                self.attend(warm)

    async def show_out(self, person: str) -> None:
        """Bots play for somebody whom the host has sent away, and their connections are cut."""
        house = self._house
        for name in await house.read(lambda connection: unfinished_tables(connection, person)):
            await house.propose(name, lambda table, _now: banish(table, person))
        house.cut_off(person)

    async def _upgrade(self) -> None:
        """Every game under way is held to the present rules: where it comes out the same it goes on under them; where
        it does not, its players are asked."""
        for game in registry.games():
            version = game.rules_version
            for name in await self._house.read(partial(kept.outdated, game=game.name, rules_version=version)):
                await self._house.propose(name, upgraded)


async def _attempt(work: Coroutine[object, object, None]) -> None:
    try:
        await work
    except Exception as error:
        logs.say("watch-failed", severity=logging.ERROR, error=error)


def bot_asked(table: Table, now: int) -> str | None:
    """The level of the bot that is asked, or that answers for somebody who is late with a secret question. In haste
    those who search answer at a glance; a page, who is weaker still, stays a page."""
    seat = table.asked
    if seat is None:
        return None
    level = table.setup.stand_in if late_in_secret(table, now) else table.chairs[seat].bot
    return AT_A_GLANCE if table.hastened and level in SECONDS else level


def upgraded(table: Table, _now: int) -> list[Proposed]:
    """What becomes of a table that was left under an older version of the rules."""
    version = table.game.rules_version
    if table.rules_version >= version or table.closed:
        return []
    same = agreement(table)
    dealt_alike = not table.start_check or check_of_start(table.start()) == table.start_check
    if dealt_alike and same == len(table.moves) and table.agreed is None:
        return [Proposed(ledger.Upgraded(version))]
    return [Proposed(ledger.Disputed(version, same))]


def outcome_of(table: Table) -> Outcome:
    """How a game ended, for those who keep the results."""
    seats = []
    for one in standings(table):
        chair = table.chairs[one.seat]
        seats.append(SeatOutcome(chair.person, chair.level, one.score, one.place, one.left))
    return Outcome(table.name, table.setup.game, table.since, seats, counts=not table.indulged)


def note_failure(failure: BotFailed) -> None:
    logs.say("bot-failed", severity=logging.ERROR, key=failure.key, trace=failure.trace)
