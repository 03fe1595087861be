"""How much and how fast: budgets that refill with time, connections from one place, and the size of a request."""

import re
from collections import Counter, OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from ipaddress import IPv6Address, ip_address

from antichambre.server.errors import ServerError
from antichambre.server.headers import App, Message, Receive, Scope, Send, values
from antichambre.server.refusals import refuse
from antichambre.server.settings import Settings

REMEMBERED = 50_000  # keys of one budget; who has long not been seen has a full purse again
TOO_LARGE = ServerError("body-too-large", status=413)
IPV6_HOST_BITS = 64  # who has one IPv6 address has all of its network


@dataclass(frozen=True, slots=True)
class Bucket:
    """`burst` things at once, and `rate` of them again each second."""

    rate: float
    burst: int


class Budget(StrEnum):
    """What is counted. The comment says for whom: it is the key to hand in."""

    __hash__ = str.__hash__  # an enumeration's own is written in Python, and each message asks for it several times

    MESSAGES = "messages"  # a connection
    ACTS = "acts"  # a person
    CHAT = "chat"  # a person
    TABLES = "tables"  # a guest
    ACCOUNT_TABLES = "account-tables"  # an account
    HINTS = "hints"  # a person
    REVIEWS = "reviews"  # a person: of games that nobody has had reviewed
    EXPORTS = "exports"  # a person: all games at once
    ARRIVALS = "arrivals"  # an address: new guests
    REQUESTS = "requests"  # an address: anything over HTTP
    REPLAYS = "replays"  # an address: games step by step
    HANDSHAKES = "handshakes"  # an address: sockets
    LOG_INS_FROM = "log-ins-from"  # an address
    LOG_INS_AS = "log-ins-as"  # the key of a name
    LOG_INS_KNOWN = "log-ins-known"  # a browser that is known to the account; or a person who is in, and is asked again

    @property
    def key(self) -> str:
        """The sentence to say to those who have to wait (`seconds`)."""
        return f"limit-{self.value}"

    @property
    def setting(self) -> str:
        """How much of it there is, by its name in the settings."""
        return self.key.replace("-", "_")


# What somebody may do who is asked by the host to hold back for a while: none of it.
WITHHELD = frozenset({Budget.TABLES, Budget.ACCOUNT_TABLES, Budget.CHAT, Budget.HINTS, Budget.REVIEWS})
BY_ADDRESS = frozenset({Budget.ARRIVALS, Budget.HANDSHAKES, Budget.LOG_INS_FROM, Budget.REPLAYS, Budget.REQUESTS})
SECONDS = {"s": 1, "min": 60, "h": 3600}


def budgets(settings: Settings) -> dict[Budget, Bucket]:
    """How much there is in each. What a setting says: `12, 30/h`."""
    found = {}
    for budget in Budget:
        burst, again, unit = re.split(r", ?|/", getattr(settings, budget.setting))
        found[budget] = Bucket(int(again) / SECONDS[unit], int(burst))
    return found


class Limits:
    """The budgets of the house. Times are ms since the epoch, and handed in."""

    def __init__(self, budgets: Mapping[Budget, Bucket], remembered: int = REMEMBERED) -> None:
        self._purses = {budget: _Purses(bucket, remembered) for budget, bucket in budgets.items()}

    def take(self, budget: Budget, key: str, now: int) -> int:
        """Takes one thing out of somebody's budget and says 0; or takes nothing and says how many ms to wait."""
        return self._purses[budget].take(neighbourhood(key) if budget in BY_ADDRESS else key, now)

    def forget(self, budget: Budget, key: str) -> None:
        """For a connection that is closed, whose like will not come again."""
        self._purses[budget].full_at.pop(key, None)


class _Purses:
    """One budget, for everybody. A purse is the moment at which it will be full again: one number, in microseconds."""

    def __init__(self, bucket: Bucket, remembered: int) -> None:
        self._each = round(1_000_000 / bucket.rate)
        self._whole = self._each * bucket.burst
        self._remembered = remembered
        self.full_at: OrderedDict[str, int] = OrderedDict()

    def take(self, key: str, now: int) -> int:
        moment = now * 1000
        # A clock that was set back leaves moments that are too far off: such a purse is empty, no worse.
        full_at = min(max(self.full_at.get(key, 0), moment), moment + self._whole)
        early = full_at + self._each - moment - self._whole
        self.full_at[key] = full_at if early > 0 else full_at + self._each
        self.full_at.move_to_end(key)
        if len(self.full_at) > self._remembered:
            self.full_at.popitem(last=False)
        return max(0, -(-early // 1000))


class Crowd:
    """How many connections there are from one place."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._inside: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        """Whether there is room for one more (`limit-connections`). Who was let in has to `leave`."""
        place = neighbourhood(address)
        if self._inside[place] >= self._most:
            return False
        self._inside[place] += 1
        return True

    def leave(self, address: str) -> None:
        place = neighbourhood(address)
        self._inside[place] -= 1
        if self._inside[place] <= 0:
            del self._inside[place]


@lru_cache(maxsize=1_000)
def neighbourhood(address: str) -> str:
    """What to count an address under: IPv4 by itself, IPv6 by its network."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped:
        return str(found.ipv4_mapped)
    return f"{IPv6Address(int(found) >> IPV6_HOST_BITS << IPV6_HOST_BITS)}/{IPV6_HOST_BITS}"


class BodyLimit:
    """Around an application: a body of more than `most` bytes is answered with 413, whether it says so or not."""

    def __init__(self, app: App, most: int) -> None:
        self._app = app
        self._most = most

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
        elif self._announced(scope) > self._most:
            await refuse(scope, send, TOO_LARGE)
        else:
            await self._counted(scope, receive, send)

    def _announced(self, scope: Scope) -> float:
        lengths = values(scope["headers"], b"content-length")
        # Not `int`, which refuses to read thousands of digits.
        return max((float(length) for length in lengths if length.isascii() and length.isdigit()), default=0)

    async def _counted(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Counts what comes. Too much of it looks to the application as if the other side were gone; what it answers
        to that nobody hears."""
        come = 0
        answering = False

        async def counting() -> Message:
            nonlocal come
            if come > self._most:
                return {"type": "http.disconnect"}
            message: Message = await receive()
            come += len(message.get("body", b""))
            return {"type": "http.disconnect"} if come > self._most else message

        async def unless_too_much(message: Message) -> None:
            nonlocal answering
            if come <= self._most or answering:
                answering = True
                await send(message)

        try:
            await self._app(scope, counting, unless_too_much)
        except Exception:
            if come <= self._most:
                raise
        if come > self._most and not answering:
            await refuse(scope, send, TOO_LARGE)
