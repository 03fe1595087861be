"""Salts: what the players add to the house's part of a seed, so that not even the house can choose the deal.

The house commits to its part when the table is opened. Each player's client pledges a salt (its hash) when it sits
down. When everybody sits nothing can be pledged any more, and each shows its salt; the seed is the house's part and the
salt of every pledge. Nobody could know another's part when choosing their own, and none can be left out afterwards."""

import hashlib
import re

SALT = re.compile(r"[0-9a-f]{16,64}")
PLEDGE = re.compile(r"[0-9a-f]{64}")
_ADDED = re.compile(r"\+([0-9]):([0-9a-f]{16,64})")
_SALTED = re.compile(r"([^+]*)((?:\+[0-9]:[0-9a-f]{16,64})+)")


def pledge(salt: str) -> str:
    """What a client may show before its salt: SHA-256 of its digits."""
    return hashlib.sha256(salt.encode()).hexdigest()


def salted(house: str, salts: dict[int, str]) -> str:
    """The seed of a game: the house's part, then each seat's salt."""
    return house + "".join(f"+{seat}:{salt}" for seat, salt in sorted(salts.items()))


def unsalted(seed: str) -> tuple[str, dict[int, str]]:
    """The house's part of a seed, and the salts by seat. A seed that is not written as `salted` writes it is all the
    house's: a second salt of one seat would be a choice that the commitment does not bind."""
    parts = _SALTED.fullmatch(seed)
    if parts is None:
        return seed, {}
    salts = {int(seat): salt for seat, salt in _ADDED.findall(parts[2])}
    return (parts[1], salts) if salted(parts[1], salts) == seed else (seed, {})
