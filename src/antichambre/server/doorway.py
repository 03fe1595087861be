"""What the routes share: the house, the porter, the limits."""

import asyncio
from dataclasses import dataclass, field
from weakref import WeakValueDictionary

from antichambre.bots import LEVELS
from antichambre.kernel.errors import BadSetup
from antichambre.server.critics import Critic
from antichambre.server.errors import Wait
from antichambre.server.house import House
from antichambre.server.limits import WITHHELD, Budget, Crowd, Limits
from antichambre.server.thinkers import Thinkers
from antichambre.server.visitors import Porter
from antichambre.server.warm import Listener


@dataclass(frozen=True, slots=True)
class Doorway:
    """Everything that a route needs, made once for each server."""

    house: House
    porter: Porter
    limits: Limits
    crowd: Crowd
    thinkers: Thinkers
    critic: Critic
    bot_tables: int  # at which one person may play with bots at a time
    connections: set[Listener] = field(default_factory=set)
    closing: asyncio.Event = field(default_factory=asyncio.Event)
    turns: WeakValueDictionary[str, asyncio.Lock] = field(default_factory=WeakValueDictionary)

    def spend(self, budget: Budget, key: str) -> None:
        """Takes one out of a budget; Wait if it is used up."""
        if budget in WITHHELD:
            self.heed(key)
        wait = self.limits.take(budget, key, self.house.now())
        if wait:
            raise Wait(budget.key, wait)

    def heed(self, person: str) -> None:
        """Wait if the host has asked somebody to hold back for a while."""
        wait = self.house.limited.get(person, 0) - self.house.now()
        if wait > 0:
            raise Wait("limit-by-host", wait)

    def turn_of(self, person: str) -> asyncio.Lock:
        """For what one person does one after the other."""
        return self.turns.setdefault(person, asyncio.Lock())


def check_level(level: str) -> None:
    """Only the ranks by name: a number of iterations is for those who run their own matches."""
    if level not in LEVELS:
        raise BadSetup("setup-unknown-level", {"level": level, "levels": ", ".join(LEVELS)})
