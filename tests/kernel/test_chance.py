"""Chance: even, reproducible, bound by its commitment."""

import hashlib

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from antichambre.kernel.chance import MULTIPLIER, Rng, Stream, commitment, commits_to


def is_prime(n: int) -> bool:
    """Miller and Rabin's test, certain below 3.3 * 10**24 with these bases."""
    odd, twos = n - 1, 0
    while odd % 2 == 0:
        odd, twos = odd // 2, twos + 1
    for base in (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41):
        x = pow(base, odd, n)
        if x in (1, n - 1):
            continue
        if not any((x := x * x % n) == n - 1 for _ in range(twos - 1)):
            return False
    return True


def test_the_multiplier_gives_the_longest_period() -> None:
    modulus = MULTIPLIER * 2**32 - 1
    assert is_prime(modulus)
    assert is_prime((modulus - 1) // 2)
    assert MULTIPLIER * (2**32 - 1) + MULTIPLIER < 2**63


def test_the_stream_is_the_keyed_hash_of_the_seed_in_counted_blocks() -> None:
    key = hashlib.blake2b("graine ✿".encode(), digest_size=64, person=b"antichambre:deal").digest()
    words = []
    for counter in range(3):
        block = hashlib.blake2b(counter.to_bytes(8, "little"), digest_size=64, key=key).digest()
        words += [int.from_bytes(block[i : i + 4], "little") for i in range(0, 64, 4)]
    stream = Stream("graine ✿")
    assert [stream.word() for _ in words] == words


def test_known_numbers() -> None:
    """These never change: records are dealt by them."""
    rng, stream = Rng("7"), Stream("7")
    assert [rng.below(100) for _ in range(8)] == KNOWN_RNG
    assert [stream.below(100) for _ in range(8)] == KNOWN_STREAM


KNOWN_RNG = [39, 73, 95, 96, 86, 13, 81, 50]
KNOWN_STREAM = [70, 68, 70, 93, 5, 52, 87, 36]


@pytest.mark.parametrize("make", [Rng, Stream])
@pytest.mark.parametrize("n", [2, 3, 6, 7, 48])
def test_below_is_even(make: type[Rng], n: int) -> None:
    rng = make("even")
    counts = [0] * n
    for _ in range(2000 * n):
        counts[rng.below(n)] += 1
    assert sum((count - 2000) ** 2 / 2000 for count in counts) < 3 * n + 10


def test_first_numbers_of_split_generators_are_even() -> None:
    rng = Rng("split")
    counts = [[0] * 13 for _ in range(3)]
    for _ in range(26_000):
        twin = rng.split()
        for place in range(3):
            counts[place][twin.below(13)] += 1
    for row in counts:
        assert sum((count - 2000) ** 2 / 2000 for count in row) < 40


def test_shuffle_reaches_every_order_evenly() -> None:
    rng = Rng("orders")
    counts: dict[tuple[int, ...], int] = {}
    for _ in range(24_000):
        items = vec[i64]([0, 1, 2, 3])
        rng.shuffle(items)
        counts[tuple(items)] = counts.get(tuple(items), 0) + 1
    assert len(counts) == 24
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 60


@given(st.text())
def test_copies_go_on_alike_and_apart(seed: str) -> None:
    for rng in (Rng(seed), Stream(seed)):
        rng.below(10)
        twin = rng.copy()
        assert [rng.below(1000) for _ in range(40)] == [twin.below(1000) for _ in range(40)]


@given(st.text(), st.text())
def test_a_commitment_binds(seed: str, other: str) -> None:
    assert commits_to(commitment(seed), seed)
    assert commits_to(f" {commitment(seed).upper()}\n", seed)
    assert commits_to(commitment(seed), other) == (seed == other)


def test_seeds_of_any_length_and_kind() -> None:
    numbers = {Stream(seed).word() for seed in ("", "7", "07", "é", "e\u0301", "\ud800", "x" * 100_000)}
    assert len(numbers) == 7
