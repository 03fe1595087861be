"""Passwords. Hashing one takes its time on purpose: none of this needs a connection, and it is to be done where nobody
waits for one."""

import unicodedata
from functools import cache

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from antichambre.store.errors import StoreError

SHORTEST, LONGEST = 8, 128

_hasher = PasswordHasher()


def hash_password(text: str) -> str:
    """The argon2 hash of a new password. StoreError if it is too short or too long."""
    if len(text) < SHORTEST:
        raise StoreError("password-short", {"least": SHORTEST})
    if len(text) > LONGEST:
        raise StoreError("password-long", {"most": LONGEST})
    return _hasher.hash(_typed(text))


def check_password(kept: str | None, text: str) -> bool:
    """Whether this is the password. `kept`: its hash; None where there is no such account, which takes as long to find
    out, so that nobody learns from the time which names are accounts."""
    try:
        # What is longer than any password is cut: hashing a book would take longer.
        return _hasher.verify(kept or _decoy(), _typed(text[: LONGEST + 1])) and kept is not None
    except (VerificationError, InvalidHashError):
        return False


@cache
def _decoy() -> str:
    return _hasher.hash("nobody's password")


def _typed(text: str) -> bytes:
    """The same for every keyboard: one and the same letter can be typed as different signs."""
    return unicodedata.normalize("NFKC", text).encode("utf-8", "surrogatepass")
