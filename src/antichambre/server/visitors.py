"""Who is asking: a person known by a signed cookie, or by a token."""

from collections import OrderedDict
from dataclasses import dataclass

from antichambre.kernel.words import LANGUAGES
from antichambre.server import cookies
from antichambre.server.errors import ServerError
from antichambre.server.headers import Headers, Scope, only
from antichambre.server.house import House
from antichambre.server.origins import Call, Proxies, is_nearby, refusal
from antichambre.store.keys import person_of_token
from antichambre.store.people import Person, person_of

KNOWN_FOR = 2_000  # milliseconds for which a person is not looked up again
MOST_KNOWN = 10_000


@dataclass(frozen=True, slots=True)
class Visitor:
    """Whoever sends a request. `person`: None before they have said a name."""

    person: Person | None
    call: Call
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
        self.secret = secret
        self._house = house
        self._proxies = proxies
        self._origins = origins
        self._known: OrderedDict[str, tuple[int, Person | None]] = OrderedDict()

    async def visitor(self, scope: Scope) -> Visitor:
        """Who sends a request; ServerError if it may not go on."""
        if "\0" in scope["path"] or b"%00" in scope["query_string"]:  # PostgreSQL would not even look for it
            raise ServerError("no-such-page", status=404)
        call = self._proxies.call(scope)
        foreign = refusal(scope, self._origins, call.origin)
        if foreign is not None:
            raise ServerError(foreign, status=403)
        person = await self._person(scope["headers"])
        if person is not None and person.banned:
            raise ServerError("banned", status=403)
        return Visitor(person, call, person.lang if person is not None else spoken(scope["headers"]))

    def from_nearby(self, scope: Scope) -> bool:
        """Whether a request comes from this machine, or from its own network."""
        return is_nearby(self._proxies.call(scope).address)

    def admit(self, person: Person) -> Person:
        """Lets somebody in beyond the door."""
        if self.invite_only and not person.admitted and not person.account:
            raise ServerError("invite-only", status=403)
        return person

    def forget(self, person: str) -> None:
        """Something about a person has changed."""
        for key in [key for key, (_, known) in self._known.items() if known is not None and known.id == person]:
            del self._known[key]

    async def _person(self, headers: Headers) -> Person | None:
        scheme, _, token = (only(headers, b"authorization") or "").partition(" ")
        if scheme.lower() == "bearer":
            found = await self._look_up(f"token {token.strip()}", token.strip())
            if found is None:
                raise ServerError("token-unknown", status=401)
            return found
        text = cookies.cookie_of(headers)
        signed = None if text is None else cookies.read(self.secret, text)
        if signed is None or self._house.now() - signed.issued_at > cookies.YEAR * 1000:
            return None
        found = await self._look_up(f"person {signed.person}", None, signed.person)
        return None if found is None or signed.issued_at < found.known_from else found

    async def _look_up(self, key: str, token: str | None, person: str = "") -> Person | None:
        now = self._house.now()
        until, found = self._known.get(key, (0, None))
        if until > now:
            return found
        if token is not None:
            found = await self._house.read(lambda connection: person_of_token(connection, token))
        else:
            found = await self._house.read(lambda connection: person_of(connection, person))
        self._known[key] = (now + KNOWN_FOR, found)
        self._known.move_to_end(key)
        if len(self._known) > MOST_KNOWN:
            self._known.popitem(last=False)
        return found


def spoken(headers: Headers) -> str:
    """The first language of ours that a browser asks for."""
    asked = (only(headers, b"accept-language") or "").lower()
    wanted = [part.strip()[:2] for part in asked.split(",")]
    return next((lang for lang in wanted if lang in LANGUAGES), LANGUAGES[0])
