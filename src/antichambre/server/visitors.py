"""Who is asking: a person known by the cookie of a session, or by a token."""

from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from antichambre.server import cookies, logs
from antichambre.server.errors import ServerError
from antichambre.server.headers import Headers, Scope, only, spoken
from antichambre.server.hosts import is_local
from antichambre.server.house import House
from antichambre.server.origins import Provenance, Proxies, is_nearby, refusal
from antichambre.store import sessions
from antichambre.store.keys import hash_of, person_of_token
from antichambre.store.people import Person

KNOWN_FOR = 2_000  # milliseconds for which a person is not looked up again
MOST_KNOWN = 10_000


@dataclass(frozen=True, slots=True)
class Visitor:
    """Whoever sends a request. `person`: None before they have said a name. `key`: of the session or token by which
    they came."""

    person: Person | None
    key: str
    call: Provenance
    lang: str

    def known(self) -> Person:
        if self.person is None:
            raise ServerError("nobody-yet", status=401)
        return self.person


class Porter:
    """Stands at the door: knows people again, and keeps out what comes from elsewhere. `invite_only`: only accounts and
    those who were invited come further than the door."""

    def __init__(
        self, house: House, secret: bytes, proxies: Proxies, origins: frozenset[str], invite_only: bool
    ) -> None:
        self.invite_only = invite_only
        self._secret = secret
        self._house = house
        self._proxies = proxies
        self._origins = origins
        self._known: OrderedDict[str, tuple[int, Person | None]] = OrderedDict()  # by key
        self._changes = 0  # of people, since this server began

    async def visitor(self, scope: Scope) -> Visitor:
        """Who sends a request; ServerError if it may not go on."""
        if "\0" in scope["path"] or b"%00" in scope["query_string"]:  # PostgreSQL would not even look for it
            raise ServerError("no-such-page", status=404)
        call = self._proxies.call(scope)
        foreign = refusal(scope, self._origins, call.origin)
        if foreign is not None:
            raise ServerError(foreign, status=403)
        person, key = await self._person(scope["headers"])
        if person is not None:
            self._house.meet(person)
            logs.concerns(person.id)
        if person is not None and person.banned:
            raise ServerError("banned", status=403)
        return Visitor(person, key, call, person.lang if person is not None else spoken(scope["headers"]))

    def call(self, scope: Scope) -> Provenance:
        return self._proxies.call(scope)

    def from_nearby(self, scope: Scope) -> bool:
        """Whether a request comes from this machine, or from its own network, straight to the house. What comes through
        a proxy that was not named may come from anywhere, and so may whoever uses the house's public name."""
        call = self._proxies.call(scope)
        return is_nearby(call.address) and is_local(call.host) and not self._proxies.in_the_dark(scope)

    def admit(self, person: Person) -> Person:
        """Lets somebody in beyond the door."""
        if self.invite_only and not person.admitted and not person.account:
            raise ServerError("invite-only", status=403)
        return person

    def forget(self, person: str) -> None:
        """Something about a person has changed, or about what lets them in."""
        self._changes += 1
        self._house.part(person)
        for key in [key for key, (_, known) in self._known.items() if known is not None and known.id == person]:
            del self._known[key]

    def knows(self, headers: Headers, person: str) -> str | None:
        """The word by which a browser shows that somebody has logged in there as this person; None if nobody has."""
        word = cookies.cookie_of(headers, cookies.DEVICE)
        signed = cookies.read(self._secret, cookies.KNOWN, word)
        return word if signed is not None and signed.person == person else None

    def introduce(self, person: str) -> str:
        """Such a word."""
        return cookies.sign(self._secret, cookies.KNOWN, person, self._house.now())

    def of_old(self, headers: Headers) -> cookies.Signed | None:
        """Who comes with a signed cookie from before there were sessions."""
        return cookies.read(self._secret, cookies.PAST, cookies.cookie_of(headers))

    async def _person(self, headers: Headers) -> tuple[Person | None, str]:
        """Who comes, and the key of what they come by."""
        scheme, _, token = (only(headers, b"authorization") or "").partition(" ")
        if scheme.lower() == "bearer":
            secret = token.strip()
            key = hash_of(secret)
            found = await self._look_up(key, lambda: self._house.read(lambda conn: person_of_token(conn, secret)))
            if found is None:
                raise ServerError("token-unknown", status=401)
            return found, key
        cookie = cookies.cookie_of(headers)
        if cookie is None or not cookie.startswith(sessions.SESSION_START):
            return None, ""
        key = hash_of(cookie)
        return await self._look_up(key, lambda: self._in_session(cookie, key)), key

    async def _in_session(self, secret: str, key: str) -> Person | None:
        now = self._house.now()
        found = await self._house.read(lambda conn: sessions.person_of_session(conn, secret, now))
        if found is None:
            return None
        person, session = found
        if now - session.seen_at > sessions.MINUTES:
            self._house.later(self._house.write(lambda conn: sessions.touch(conn, [key], now)))
        return person

    async def _look_up(self, key: str, look: Callable[[], Awaitable[Person | None]]) -> Person | None:
        now = self._house.now()
        until, found = self._known.get(key, (0, None))
        if until > now:
            return found
        changes = self._changes
        found = await look()
        if changes == self._changes:  # otherwise it may be what was true before
            self._known[key] = (now + KNOWN_FOR, found)
            self._known.move_to_end(key)
        if len(self._known) > MOST_KNOWN:
            self._known.popitem(last=False)
        return found
