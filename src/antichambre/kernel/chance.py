"""Where chance comes from.

A live position deals and rolls from a `Stream`: a keyed cryptographic hash over its seed, so that nobody
can work the deck out from what they saw. A resampled world uses the plain `Rng`: fast, reproducible, not secret.
Both give the same numbers in compiled and in plain Python.
"""

import hashlib
import hmac
from typing import Final

from librt.strings import read_i32_le
from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

WORD: Final = 1 << 32
LOW: Final = WORD - 1
# Multiply with carry: 1791398085 * 2**32 - 1 is a safe prime, and no product leaves 63 bits.
MULTIPLIER: Final = 1791398085


def _hash(purpose: bytes, seed: str, size: int) -> bytes:
    # A JSON text may hold half of a surrogate pair; a seed is text of any kind.
    return hashlib.blake2b(seed.encode("utf-8", "surrogatepass"), digest_size=size, person=purpose).digest()


def commitment(seed: str) -> str:
    """What may be published before a game and checked after it: it binds to the seed and does not tell it."""
    return _hash(b"antichambre:say", seed, 32).hex()


def commits_to(published: str, seed: str) -> bool:
    """Whether the published commitment is that of the seed."""
    return hmac.compare_digest(published.strip().lower().encode(), commitment(seed).encode())


@mypyc_attr(acyclic=True)
class Rng:
    """A fast generator: for resampled worlds, playouts and tests. Equal seeds, equal numbers."""

    def __init__(self, seed: int | str | None = 0) -> None:
        self.low: i64 = 0
        self.carry: i64 = 0
        self.draws: i64 = 0  # how often chance was asked
        if seed is not None:  # None: blank, to be filled
            self._start(seed)

    def _start(self, seed: int | str) -> None:
        start = _hash(b"antichambre:rng", str(seed), 8)
        self.low = int.from_bytes(start[:4], "little")
        # The carry stays below the multiplier, and the state is never all zeros.
        self.carry = 1 + int.from_bytes(start[4:], "little") % (MULTIPLIER - 2)

    def word(self) -> i64:
        """The next 32 bits."""
        product: i64 = MULTIPLIER * self.low + self.carry
        self.low = product & LOW
        self.carry = product >> 32
        return self.low

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each exactly as likely."""
        self.draws += 1
        scaled: i64 = self.word() * n
        rest: i64 = scaled & LOW
        if rest < n:
            uneven: i64 = (WORD - n) % n
            while rest < uneven:
                scaled = self.word() * n
                rest = scaled & LOW
        return scaled >> 32

    def shuffle(self, items: vec[i64]) -> None:
        """Puts the items into any of their orders, each exactly as likely."""
        i: i64 = len(items) - 1
        while i > 0:
            j: i64 = self.below(i + 1)
            held: i64 = items[i]
            items[i] = items[j]
            items[j] = held
            i -= 1

    def copy(self) -> "Rng":
        twin = Rng(None)
        twin.low = self.low
        twin.carry = self.carry
        twin.draws = self.draws
        return twin

    def split(self) -> "Rng":
        """A generator of its own, drawn from this one."""
        twin = Rng(None)
        twin.low = self.word()
        twin.carry = 1 + self.below(MULTIPLIER - 2)
        # Two neighbouring numbers make a lopsided start; a few steps even it out.
        for _ in range(4):
            twin.word()
        return twin


class Unforeseeable(Exception):
    """What comes next is up to chance."""


@mypyc_attr(acyclic=True)
class NoChance(Rng):
    """Where one only looks ahead: whoever asks it has come to what nobody can foresee."""

    def word(self) -> i64:
        raise Unforeseeable

    def copy(self) -> "NoChance":
        return NoChance(None)


@mypyc_attr(acyclic=True)
class Stream(Rng):
    """The stream that deals and rolls in a live game: blocks of a hash keyed with the seed, counted."""

    def __init__(self, seed: str | None) -> None:
        super().__init__(None)
        self.key: bytes = b"" if seed is None else _hash(b"antichambre:deal", seed, 64)
        self.blocks: i64 = 0
        self.block: bytes = b""
        self.used: i64 = 0  # bytes of the block

    def word(self) -> i64:
        if self.used == len(self.block):
            self._next_block()
        bits = i64(read_i32_le(self.block, self.used))
        self.used += 4
        return bits & LOW

    def _next_block(self) -> None:
        counter = int(self.blocks).to_bytes(8, "little")
        self.block = hashlib.blake2b(counter, digest_size=64, key=self.key).digest()
        self.blocks += 1
        self.used = 0

    def copy(self) -> "Stream":
        twin = Stream(None)
        twin.draws = self.draws
        twin.key = self.key
        twin.blocks = self.blocks
        twin.block = self.block
        twin.used = self.used
        return twin
