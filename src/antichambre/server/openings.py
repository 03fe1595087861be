"""What somebody may do who opens a table: how many they have at a time, and what the seats there may be called."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, nullcontext

from antichambre.server.doorway import Doorway
from antichambre.server.errors import ServerError
from antichambre.server.limits import Budget
from antichambre.store.errors import StoreError
from antichambre.store.ledger import tables_with_bots
from antichambre.store.names import clean_name
from antichambre.store.people import Person, names_of_others

LATELY = 3600 * 1000  # milliseconds: at a table where nothing has happened for longer no bot is kept busy


@asynccontextmanager
async def opening(doorway: Doorway, person: Person, bots: bool) -> AsyncIterator[None]:
    """Around the opening of a table by somebody. `bots`: some are called there at once."""
    async with calling_bots(doorway, person) if bots else nullcontext():
        doorway.spend(Budget.ACCOUNT_TABLES if person.account else Budget.TABLES, person.id)
        yield


@asynccontextmanager
async def calling_bots(doorway: Doorway, person: Person, table: str = "") -> AsyncIterator[None]:
    """Around the calling of bots to a table, or to one that is about to be opened: the bots of one person's tables are
    not to keep everybody else waiting. One after the other, so that nobody slips past by asking for many at once."""
    doorway.heed(person.id)
    async with doorway.turn_of(person.id):
        since = doorway.house.now() - LATELY
        found = await doorway.house.read(lambda conn: tables_with_bots(conn, person.id, since))
        if len(found - {table}) >= doorway.bot_tables:
            raise ServerError("limit-bot-tables", {"most": doorway.bot_tables}, 429)
        yield


async def seat_names(doorway: Doorway, person: Person, *names: str) -> list[str]:
    """What those are called who play at this person's screen: by no name that is the account of another."""
    cleaned = [clean_name(name) for name in names]
    if cleaned:
        for name in await doorway.house.read(lambda conn: names_of_others(conn, cleaned, person.id)):
            raise StoreError("name-taken", {"name": name})
    return cleaned
