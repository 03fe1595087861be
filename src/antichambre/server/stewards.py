"""The steward: does what the house itself must do at its tables. Lets bots answer, lets flags fall, puts bots in the
place of those who are gone, and writes down results. Of several servers only one promises to act for a table."""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Callable, Coroutine
from functools import partial

import msgspec

from antichambre.bots.chamber import BotFailed, Errand
from antichambre.bots.levels import SECONDS
from antichambre.bots.pause import THINKING, share, takes
from antichambre.kernel import registry
from antichambre.kernel.errors import AntichambreError
from antichambre.kernel.position import Position
from antichambre.kernel.reactions import Voice
from antichambre.server import logs
from antichambre.server.errors import ServerError
from antichambre.server.house import House
from antichambre.server.metrics import Metrics
from antichambre.server.pause import window_of
from antichambre.server.refusals import ails
from antichambre.server.thinkers import Choice, Thinkers
from antichambre.server.tidying import QUIET, Tidying
from antichambre.server.turns import HOUSE, REST
from antichambre.server.warm import Warm, in_time
from antichambre.store import ledger as kept
from antichambre.store.database import SQLITE
from antichambre.store.pages import Page
from antichambre.store.people import seen, unfinished_tables
from antichambre.store.policy import NEVER, Policy
from antichambre.store.presence import last_seen, limited, outcasts
from antichambre.store.purging import Purged, purge, take_turn
from antichambre.store.ratings import GameResult, SeatOutcome, settle
from antichambre.store.sessions import ended, touch
from antichambre.table import entries as ledger
from antichambre.table.clocks import due_at
from antichambre.table.outcome import standings
from antichambre.table.pauses import thinkers
from antichambre.table.proposals import Proposed, banish, moved, overdue
from antichambre.table.story import check_of_start
from antichambre.table.table import Status, Table, agreement

LOOK = 1.0  # seconds between two looks at what is due
GLANCE = 3.0  # seconds between two looks at whom the host has sent away
BEAT = 20.0  # seconds between two notes of who is here
PROMISE = 10_000  # milliseconds for which a server promises to act for a table: as long bots wait when it dies
RENEWAL = 5_000  # what must be left of it
BETWEEN_PURGES = 3600 * 1000  # milliseconds between two looks for what nobody will miss
PATIENCE = 60  # looks for which the next step of that waits until nobody moves
AT_A_GLANCE = "courtier"  # the strongest of those who do not search


class Steward:
    """`rest`: seconds after which a table that everybody has left counts as deserted. `window`: how long a pause lasts
    at a table, in milliseconds."""

    def __init__(
        self,
        house: House,
        thinkers: Thinkers,
        rest: float = REST,
        policy: Policy = NEVER,
        window: Callable[[Table], int] = window_of,
    ) -> None:
        self._house = house
        self._policy = policy
        self._thinkers = thinkers
        self._window = window
        self._rest = round(rest * 1000)
        self._whim = secrets.token_hex(16)  # whoever knew a bot's seed could try out with which cards it moves so
        self._watching: asyncio.Task[None] | None = None

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
        """A table has changed, or who is there: what has the house to do?"""
        table = warm.table
        if self._goes_on(warm):
            if not warm.thinking:
                warm.thinking = True
                self._house.later(self._go_on(warm))
        elif table.foreign:
            pass  # it is for servers that know its rules to act there
        elif warm.card is not None and not in_time(warm.card.due_at, self._due(warm), self._house.now()):
            self._house.later(self._put_off(warm))
        if table.status is Status.OVER and not warm.settled:
            warm.settled = True
            self._house.later(self._settle(warm))

    async def _go_on(self, warm: Warm) -> None:
        """Lets bots answer and pauses end, as long as it is for the house to."""
        try:
            # Asked again after the promise: while it is written somebody may act.
            while self._goes_on(warm) and await self._promised(warm) and self._goes_on(warm):
                if warm.table.pausing:
                    await self._hold_pause(warm)
                else:
                    await self._play_bot(warm)
        except BotFailed:
            pass  # cut short, for the house closes: whoever opens it again goes on from here
        finally:
            warm.thinking = False

    async def _play_bot(self, warm: Warm) -> None:
        table, level = warm.table, self._answering(warm.table, warm)
        assert table.position is not None and level is not None
        began = self._house.now()
        usual = share(table.position)
        choice = await self._think(warm, table.position, level, usual)
        warm.pace = choice.pace / usual
        discreet = table.position.decision in table.game.discreet
        if discreet and not table.left_to_bots:  # how soon it knows its answer would tell what it holds
            await self._until(began + round(1000 * (choice.waited + takes(level, choice.pace))))
        text = choice.move or table.position.moves()[0].text

        def answer(now_table: Table, now: int) -> list[Proposed]:
            # Meanwhile somebody may have resigned, called the game off, taken the seat back, or come to look on.
            same = now_table.version == table.version and self._answering(now_table, warm) == level
            return [moved(now_table, text, now, level)] if same else []

        await self._house.propose(table.name, answer)

    async def _think(self, warm: Warm, position: Position, level: str, pace: float = 1.0) -> Choice:
        """What the bot of a level answers in a position of this table."""
        place = f"{warm.table.name} {position.seat}"
        request = Errand(position.record(), level, place, f"{self._whim} {place}", pace=pace)
        return await self._thinkers.choose(request, self._waiting_for(warm))

    async def _until(self, moment: int) -> None:
        await asyncio.sleep(max(0, moment - self._house.now()) / 1000)

    # Pauses

    async def _hold_pause(self, warm: Warm) -> None:
        """Waits as long as a pause lasts at this table, whoever holds a card, and then for those who hesitate."""
        table = warm.table
        window = self._window(table)
        thoughts: dict[int, str] = {}
        thinking = [
            asyncio.create_task(self._react(warm, voice, level, window, thoughts))
            for level, voice in thinkers(table, warm.notes).values()
        ]
        if window:
            await self._until(table.since + window)
        else:
            await asyncio.gather(*thinking)
        for task in thinking:
            task.cancel()  # who has found nothing lets it be
        await asyncio.gather(*thinking, return_exceptions=True)
        warm.answered.clear()
        anew = self._house.database.kind != SQLITE  # which has one server: it knows what was noted
        while not await self._house.end_pause(warm, table.version, thoughts, anew=anew):
            anew = True
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(LOOK):  # or somebody answers at another server
                    await warm.answered.wait()
            warm.answered.clear()
            if not self._goes_on(warm) or not await self._promised(warm):
                return

    async def _react(self, warm: Warm, voice: Voice, level: str, window: int, thoughts: dict[int, str]) -> None:
        """Lets a bot think within a pause."""
        level = at_a_glance(level) if warm.table.hastened else level
        pace = min(1.0, THINKING * window / 1000 / takes(level)) if window else 1.0
        choice = await self._think(warm, voice.position, level, pace)
        if choice.move is not None:
            thoughts[voice.seat] = choice.move

    # Where nobody is

    def _deserted(self, warm: Warm) -> bool:
        """Whether nobody is at a table, here or at another server, nor was a moment ago."""
        here = warm.listeners or self._house.register.is_attended_elsewhere(warm)
        return not here and self._house.now() - warm.visited >= self._rest

    def _waiting_for(self, warm: Warm) -> list[str]:
        """In whose name the bots of a table think: of those who sit there, or of the house's own."""
        return [HOUSE] if self._deserted(warm) else warm.table.people or [HOUSE]

    def _answering(self, table: Table, warm: Warm) -> str | None:
        """The level of the bot that is to answer now. At a deserted table those who search finish at a glance what
        nobody plays any more, for the result counts."""
        level = bot_asked(table)
        if level is None or self._rests(warm):
            return None
        return at_a_glance(level) if table.left_to_bots and self._deserted(warm) else level

    def _rests(self, warm: Warm) -> bool:
        """At a deserted table the house rests where one person plays alone, until somebody is there; among several
        somebody may wait for their move elsewhere."""
        return self._deserted(warm) and not warm.table.left_to_bots and len(warm.table.people) < 2

    def _goes_on(self, warm: Warm) -> bool:
        """Whether the house itself has to go on at a table, in a pause or where a bot is asked."""
        return (warm.table.pausing or bot_asked(warm.table) is not None) and not self._rests(warm)

    def _resting(self, warm: Warm) -> bool:
        return (warm.table.pausing or bot_asked(warm.table) is not None) and self._rests(warm)

    def _due(self, warm: Warm) -> int | None:
        """When the house has to act at a table; not while its bots rest."""
        return None if self._resting(warm) else due_at(warm.table, self._house.away)

    async def _promised(self, warm: Warm) -> bool:
        """Whether this server is the one to act for a table; it promises to, if no other has."""
        now = self._house.now()
        if now < warm.elsewhere_until:
            return False
        if warm.steward_until - now < RENEWAL:
            name, hand, until = warm.table.name, self._house.hand, now + PROMISE
            elsewhere = await self._house.write(lambda connection: kept.claim(connection, name, hand, now, until), name)
            if elsewhere is not None:
                warm.elsewhere_until = elsewhere
                return False
            warm.steward_until = until
        return True

    async def _put_off(self, warm: Warm) -> None:
        """Notes on a table's card when it is due next."""
        async with warm.lock:
            house = self._house
            card = warm.next_card(warm.table, house.now(), self._due(warm))
            if card is not None:
                await house.hold_on_to(warm)
                await house.write_page(Page(warm.table.name, [], card))
                warm.card = card
        if self._resting(warm):
            house.register.ask_around(warm)

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
            if self._house.pulse.trouble is not None:  # nobody may write until it is known that they can
                with contextlib.suppress(ServerError):
                    await self._house.pulse.check()
            tidying.look(loop.time(), self._house.busy_at)
            if loop.time() - glance > GLANCE:
                glance = loop.time()
                await _attempt(self.clear_the_house())
            if loop.time() - beat > BEAT:
                beat = loop.time()
                await _attempt(self.note_people())
                await _attempt(self.settle_what_is_left())
                self._house.later(self.clear_away())
            await asyncio.sleep(LOOK)

    async def look(self) -> None:
        """Acts for the tables whose moment has come. One that cannot be helped does not keep the others waiting."""
        house = self._house
        under_way = [name for name, warm in house.warm.items() if warm.thinking]
        for name in await house.read(partial(kept.due, now=house.now(), hand=house.hand, besides=under_way)):
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
        warm.elsewhere_until = 0  # whoever had promised it has stopped
        if warm.thinking or warm.table.foreign or not await self._promised(warm):
            return
        seated = warm.table.people
        house.note_away(await house.read(lambda connection: last_seen(connection, seated)))
        await house.propose(name, lambda table, now: overdue(table, now, house.away))
        self.attend(warm)

    async def clear_the_house(self) -> None:
        """Shows those out to whom the house is closed, and cuts off whoever came by what no longer lets anybody in: it
        was ended by another server, or by the host."""
        house = self._house
        here, keys = list(house.present), house.keys
        for person in await house.read(lambda connection: outcasts(connection, here)):
            await self.show_out(person)
        gone = await house.read(lambda connection: ended(connection, keys))
        house.cut_off(lambda listener: listener.key in gone)
        house.limited = await house.read(lambda connection: limited(connection, house.now()))

    async def clear_away(self) -> None:
        """What nobody will miss, step by step in quiet moments, if it is for this server to do so."""
        house, loop = self._house, asyncio.get_running_loop()
        if not await house.write(lambda connection: take_turn(connection, house.now(), BETWEEN_PURGES)):
            return
        done = Purged()
        while step := await house.write(lambda connection: purge(connection, self._policy, house.now())):
            done += step
            await asyncio.sleep(LOOK)
            for _ in range(PATIENCE):
                if loop.time() - house.busy_at >= QUIET:
                    break
                await asyncio.sleep(LOOK)
        if done:
            logs.say("purged", **msgspec.structs.asdict(done))

    async def note_people(self) -> None:
        """Notes who is here, and forgets those whom nobody waits for. Looks at the tables of the others who are away:
        who left the house from another table is missed at this one too."""
        house = self._house
        here, keys, now = list(house.present), house.keys, house.now()
        await house.write(lambda connection: seen(connection, here, now))
        await house.write(lambda connection: touch(connection, keys, now))
        waited_for = {person for warm in house.warm.values() for person in warm.table.people}
        strangers = waited_for - house.present.keys() - house.away.keys()  # who sat down, and never came to listen
        house.note_away(await house.read(lambda connection: last_seen(connection, strangers)))
        house.away = {person: at for person, at in house.away.items() if person in waited_for}
        await house.learn_names_anew()
        house.register.renew()
        for warm in list(house.warm.values()):
            if warm.table.running and (warm.listeners or any(person in house.away for person in warm.table.people)):
                self.attend(warm)

    async def show_out(self, person: str) -> None:
        """Bots play for somebody whom the host has sent away, and their connections are cut."""
        house = self._house
        for name in await house.read(lambda connection: unfinished_tables(connection, person)):
            await house.propose(name, lambda table, _now: banish(table, person))
        house.cut_off(lambda listener: listener.person == person)

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
        if not ails(error):  # which the house's pulse has told of
            logs.say("watch-failed", severity=logging.ERROR, error=error)


def bot_asked(table: Table) -> str | None:
    """The level of the bot that is asked alone. In haste those who search answer at a glance."""
    seat = table.asked
    if seat is None or table.pausing:
        return None
    level = table.chairs[seat].bot
    return at_a_glance(level) if table.hastened and level is not None else level


def at_a_glance(level: str) -> str:
    """Whoever searches answers as a courtier; a page, who is weaker still, stays a page."""
    return AT_A_GLANCE if level in SECONDS else level


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


def outcome_of(table: Table) -> GameResult:
    """How a game ended, for those who keep the results."""
    seats = []
    for one in standings(table):
        chair = table.chairs[one.seat]
        seats.append(SeatOutcome(chair.person, chair.level, one.score, one.place, one.left))
    return GameResult(table.name, table.setup.game, table.since, seats, counts=table.indulged is None)


def note_failure(metrics: Metrics, failure: BotFailed) -> None:
    metrics.bot_failed(failure.key)
    logs.say("bot-failed", severity=logging.ERROR, key=failure.key, trace=failure.trace)
