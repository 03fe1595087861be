"""What the routes share: the house, the porter, the limits; and how an error becomes a sentence."""

import asyncio
from dataclasses import dataclass, field

from antichambre.bots import LEVELS
from antichambre.kernel.errors import AntichambreError, BadSetup, IllegalMove
from antichambre.kernel.words import Words
from antichambre.server.critics import Critic
from antichambre.server.errors import ServerError, Wait
from antichambre.server.house import House
from antichambre.server.limits import Budget, Crowd, Limits
from antichambre.server.thinkers import Thinkers
from antichambre.server.visitors import Porter
from antichambre.server.warm import Listener
from antichambre.store.errors import StoreError
from antichambre.table.errors import TableError


@dataclass(frozen=True, slots=True)
class Doorway:
    """Everything that a route needs, made once for each server."""

    house: House
    porter: Porter
    limits: Limits
    crowd: Crowd
    thinkers: Thinkers
    critic: Critic
    connections: set[Listener] = field(default_factory=set)
    closing: asyncio.Event = field(default_factory=asyncio.Event)

    def spend(self, budget: Budget, key: str) -> None:
        """Takes one out of a budget; Wait if it is used up."""
        wait = self.limits.take(budget, key, self.house.now())
        if wait:
            raise Wait(budget.key, wait)


def sentence(error: AntichambreError, lang: str) -> str:
    """What is wrong, in somebody's language. Where the database is, and what ails it, is for the host to know."""
    return (ServerError("house-ails") if _ails(error) else error).sentence(Words(lang))


def status_of(error: AntichambreError) -> int:
    """What HTTP calls it."""
    if isinstance(error, ServerError):
        return error.status
    if _ails(error):
        return 503
    return 409 if isinstance(error, TableError | IllegalMove) else 422 if isinstance(error, BadSetup) else 400


def _ails(error: AntichambreError) -> bool:
    """Whether it is the database that fails, and nothing that was asked."""
    return isinstance(error, StoreError) and error.key.startswith("store-")


def check_level(level: str) -> None:
    """Only the ranks by name: a number of iterations is for those who run their own matches."""
    if level not in LEVELS:
        raise BadSetup("setup-unknown-level", {"level": level, "levels": ", ".join(LEVELS)})
