"""The cookie by which the house knows somebody again: a person's id, when it was issued, and a signature."""

import hmac
import re
from base64 import urlsafe_b64encode
from dataclasses import dataclass
from hashlib import blake2b

from antichambre.server.headers import Headers, values

NAME = "antichambre"
YEAR = 365 * 24 * 60 * 60
FORM = "1"  # raised when the signed text means something else: older cookies are then nobody's
PURPOSE = b"cookie"  # the secret may sign other things too, and none of them is a cookie
SECRET_BYTES = range(16, blake2b.MAX_KEY_SIZE + 1)

PATTERN = r"\d{1,3}\.[A-Za-z0-9_-]{1,64}\.\d{1,15}\.[A-Za-z0-9_-]{43}"
_SIGNED = re.compile(rf"{FORM}\.([A-Za-z0-9_-]{{1,64}})\.(0|[1-9][0-9]{{0,14}})\.([A-Za-z0-9_-]{{43}})", re.ASCII)


@dataclass(frozen=True, slots=True)
class Signed:
    """What a cookie says that the house itself has signed. `issued_at`: ms since the epoch."""

    person: str
    issued_at: int


def sign(secret: bytes, person: str, issued_at: int) -> str:
    text = f"{FORM}.{person}.{issued_at}"
    signed = f"{text}.{_mac(secret, text)}"
    if not _SIGNED.fullmatch(signed):
        raise ValueError("an id or a time that no cookie can hold")
    return signed


def read(secret: bytes, text: str) -> Signed | None:
    """Who the house said this is; None for anything that it did not sign."""
    found = _SIGNED.fullmatch(text)
    if not found:
        return None
    person, issued_at, mac = found.groups()
    # Texts are compared, not the bytes that they stand for: there is one way to write a cookie.
    if not hmac.compare_digest(mac, _mac(secret, f"{FORM}.{person}.{issued_at}")):
        return None
    return Signed(person, int(issued_at))


def _mac(secret: bytes, text: str) -> str:
    if len(secret) not in SECRET_BYTES:  # an empty key would sign for everybody
        raise ValueError("a secret that is too short or too long to sign with")
    digest = blake2b(text.encode(), key=secret, person=PURPOSE, digest_size=32).digest()
    return urlsafe_b64encode(digest).decode().rstrip("=")


def cookie_of(headers: Headers) -> str | None:
    """The text of the house's cookie in a request, signed or not. Two that differ are none: a neighbouring site may
    have set one of them."""
    pairs = [pair.strip().split("=", 1) for value in values(headers, b"cookie") for pair in value.split(";")]
    found = {pair[1] for pair in pairs if len(pair) == 2 and pair[0] == NAME}
    return found.pop() if len(found) == 1 else None


def set_cookie(value: str, secure: bool) -> str:
    """The Set-Cookie text. `secure`: the browser came over https (`origins.Call.secure`)."""
    return _set(value, YEAR, secure)


def forget_cookie(secure: bool) -> str:
    return _set("", 0, secure)


def _set(value: str, max_age: int, secure: bool) -> str:
    text = f"{NAME}={value}; Path=/; Max-Age={max_age}; HttpOnly; SameSite=Lax"
    return f"{text}; Secure" if secure else text
