"""Whose page is asking. A browser carries our cookie wherever it is sent from; only our own pages may make it act."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

from antichambre.server.cookies import cookie_of
from antichambre.server.errors import ServerError
from antichambre.server.headers import Headers, Scope, only, values

SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})
# A page of another site cannot set this without asking first, and is told no.
OWN_HEADER, OWN_VALUE = b"x-antichambre", "1"
# What proxies add to what they pass on.
PASSED_ON = (b"forwarded", b"via", b"x-forwarded-for", b"x-forwarded-host", b"x-forwarded-proto", b"x-real-ip")
CALL = "antichambre.call"  # where a request's own is kept

Address = IPv4Address | IPv6Address
Network = IPv4Network | IPv6Network

_HOST = r"(?:[a-z0-9_.-]+|\[[0-9a-f:.]+\])"
_AUTHORITY = re.compile(rf"({_HOST})(?::([0-9]{{1,5}}))?", re.ASCII)
_ORIGIN = re.compile(r"(https?)://([^/]+)", re.ASCII)
_PORTS = {"http": "80", "https": "443"}
_SCHEMES = {"http": "http", "https": "https", "ws": "http", "wss": "https"}


@dataclass(frozen=True, slots=True)
class Provenance:
    """How a browser addressed the house, and from where. `origin` is empty when the request does not say."""

    origin: str
    address: str

    @property
    def secure(self) -> bool:
        return self.origin.startswith("https:")

    @property
    def host(self) -> str:
        return host_of(self.origin)


class Proxies:
    """The machines whose word is taken for where a request came from."""

    def __init__(self, trusted: Iterable[str] = ()) -> None:
        self._networks = [network_named(text) for text in trusted]

    def trusts(self, address: Address | None) -> bool:
        return address is not None and any(address in network for network in self._networks)

    def call(self, scope: Scope) -> Provenance:
        """What a request says of itself, or a trusted proxy of it; it is read once."""
        found: Provenance | None = scope.get(CALL)
        if found is None:
            found = scope[CALL] = self._call(scope)
        return found

    def in_the_dark(self, scope: Scope) -> bool:
        """Whether a request has come through a proxy whose word is not taken: nobody knows from where."""
        passed_on = any(values(scope["headers"], name) for name in PASSED_ON)
        return passed_on and not self.trusts(address_named((scope.get("client") or ("",))[0]))

    def _call(self, scope: Scope) -> Provenance:
        """The last word of each header is that of the proxy next to us; what stands before it anybody may have
        written."""
        headers = scope["headers"]
        client = (scope.get("client") or ("",))[0]
        scheme = _SCHEMES.get(scope.get("scheme", "http"), "")
        host = only(headers, b"host") or ""
        if self.trusts(address_named(client)):
            scheme = _SCHEMES.get(_last(headers, b"x-forwarded-proto").lower(), scheme)
            host = _last(headers, b"x-forwarded-host") or host
            client = self._behind(client, headers)
        return Provenance(_written(scheme, host) or "", client)

    def _behind(self, client: str, headers: Headers) -> str:
        """The nearest address that is not a trusted proxy's."""
        for text in reversed(_words(headers, b"x-forwarded-for")):
            address = address_named(text)
            if address is None:
                break
            client = str(address)
            if not self.trusts(address):
                break
        return client


def same_origin(headers: Headers, allowed: frozenset[str], own: str) -> bool:
    """Whether a request that acts, or opens a socket, comes from a page of the house's, or from no page at all.

    `own` is `Provenance.origin`; `allowed`: further origins, as `origin_named` gives them."""
    named = values(headers, b"origin")
    if named:
        origin = _origin(named[0]) if len(named) == 1 else None
        return origin is not None and (origin == own or origin in allowed)
    site = values(headers, b"sec-fetch-site")
    if site:
        return site == ["same-origin"]
    return has_token(headers) or cookie_of(headers) is None


def refusal(scope: Scope, allowed: frozenset[str], own: str) -> str | None:
    """Why a request or a handshake may not go on, as a key; None when it may."""
    handshake = scope["type"] == "websocket"
    if not handshake and scope["method"] in SAFE_METHODS:
        return None
    headers = scope["headers"]
    if not same_origin(headers, allowed, own):
        return "origin-foreign"
    # A browser's handshake cannot carry a header of our own; its Origin has to do.
    if not handshake and cookie_of(headers) is not None and values(headers, OWN_HEADER) != [OWN_VALUE]:
        return "origin-header-missing"
    return None


def has_token(headers: Headers) -> bool:
    scheme, _, token = (only(headers, b"authorization") or "").partition(" ")
    return scheme.lower() == "bearer" and bool(token.strip())


def origin_named(text: str) -> str:
    """An origin as a host writes it, as a browser would send it."""
    origin = _origin(text.strip().removesuffix("/"))
    if origin is None:
        raise ServerError("origin-unreadable", {"origin": text})
    return origin


def host_of(origin: str) -> str:
    """The name or the address in an origin; empty where there is none."""
    found = _AUTHORITY.fullmatch(origin.partition("://")[2])
    return found[1].strip("[]") if found else ""


def _origin(text: str) -> str | None:
    found = _ORIGIN.fullmatch(text.lower())
    return _written(found[1], found[2]) if found else None


def _written(scheme: str, authority: str) -> str | None:
    """Scheme, host and port in one form: small letters, and no port where it is the usual one."""
    found = _AUTHORITY.fullmatch(authority.lower())
    if not found or scheme not in _PORTS:
        return None
    host, port = found.groups()
    return f"{scheme}://{host}" if port in (None, _PORTS[scheme]) else f"{scheme}://{host}:{port}"


def _words(headers: Headers, name: bytes) -> list[str]:
    return [word.strip() for value in values(headers, name) for word in value.split(",")]


def _last(headers: Headers, name: bytes) -> str:
    words = _words(headers, name)
    return words[-1] if words else ""


def is_nearby(address: str) -> bool:
    """Whether an address is of this machine, or of a network that nobody reaches from outside."""
    found = address_named(address)
    return found is not None and (found.is_loopback or found.is_private)


@lru_cache(maxsize=1_000)
def address_named(text: str) -> Address | None:
    """An address as proxies write it: with a port or without, IPv6 in brackets or not, IPv4 within IPv6 or not."""
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        address = ip_address(text)
    except ValueError:
        return None
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return mapped or address


def network_named(text: str) -> Network:
    """A machine or a network as a host writes it."""
    try:
        return ip_network(text.strip())
    except ValueError:
        raise ServerError("proxy-unreadable", {"proxy": text}) from None
