"""What a browser keeps for the house: the secret of its session, and a signed word that it is known to an account."""

import hmac
import re
from base64 import urlsafe_b64encode
from dataclasses import dataclass
from hashlib import blake2b

from litestar.datastructures import Cookie

from antichambre.server.headers import Headers, values

SESSION, DEVICE = "antichambre", "antichambre-device"  # the two cookies
YEAR = 365 * 24 * 60 * 60
FORM = "1"  # raised when the signed text means something else: older ones are then nobody's
# What is signed for one end is nothing for another: a browser that is known to an account is not yet in it.
KNOWN = b"device"
PAST = b"cookie"  # who somebody is: before there were sessions
SECRET_BYTES = range(16, blake2b.MAX_KEY_SIZE + 1)

PATTERN = r"\d{1,3}\.[A-Za-z0-9_-]{1,64}\.\d{1,15}\.[A-Za-z0-9_-]{43}"
_SIGNED = re.compile(rf"{FORM}\.([A-Za-z0-9_-]{{1,64}})\.(0|[1-9][0-9]{{0,14}})\.([A-Za-z0-9_-]{{43}})", re.ASCII)


@dataclass(frozen=True, slots=True)
class Signed:
    """What the house itself has signed. `at`: ms since the epoch."""

    person: str
    at: int


def sign(secret: bytes, purpose: bytes, person: str, at: int) -> str:
    text = f"{FORM}.{person}.{at}"
    signed = f"{text}.{_mac(secret, purpose, text)}"
    if not _SIGNED.fullmatch(signed):
        raise ValueError("an id or a time that no cookie can hold")
    return signed


def read(secret: bytes, purpose: bytes, text: str | None) -> Signed | None:
    """What the house has signed for this purpose; None for anything else."""
    found = _SIGNED.fullmatch(text or "")
    if not found:
        return None
    person, at, mac = found.groups()
    # Texts are compared, not the bytes that they stand for: there is one way to write a cookie.
    if not hmac.compare_digest(mac, _mac(secret, purpose, f"{FORM}.{person}.{at}")):
        return None
    return Signed(person, int(at))


def _mac(secret: bytes, purpose: bytes, text: str) -> str:
    if len(secret) not in SECRET_BYTES:  # an empty key would sign for everybody
        raise ValueError("a secret that is too short or too long to sign with")
    digest = blake2b(text.encode(), key=secret, person=purpose, digest_size=32).digest()
    return urlsafe_b64encode(digest).decode().rstrip("=")


def cookie_of(headers: Headers, name: str = SESSION) -> str | None:
    """The text of a cookie in a request, whatever it is. Two that differ are none: a neighbouring site may have set one
    of them."""
    pairs = [pair.strip().split("=", 1) for value in values(headers, b"cookie") for pair in value.split(";")]
    found = {pair[1] for pair in pairs if len(pair) == 2 and pair[0] == name}
    return found.pop() if len(found) == 1 else None


def kept(name: str, value: str, secure: bool) -> Cookie:
    """A cookie for a browser to keep. `secure`: it came over https (`origins.Provenance.secure`)."""
    return Cookie(name, value=value, path="/", max_age=YEAR, httponly=True, samesite="lax", secure=secure)


def forgotten(name: str, secure: bool) -> Cookie:
    return Cookie(name, value="", path="/", max_age=0, httponly=True, samesite="lax", secure=secure)
