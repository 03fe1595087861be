"""Salts: pledged, added to the house's part of a seed, and found in it again."""

import hashlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from antichambre.kernel.salting import SALT, pledge, salted, unsalted

A, B = "a" * 16, "0123456789abcdef" * 4
hexadecimal = st.text("0123456789abcdef", min_size=16, max_size=64)


def test_a_pledge_is_what_any_browser_can_make() -> None:
    assert pledge(A) == hashlib.sha256(A.encode()).hexdigest()
    assert pledge(A) != pledge(B)


def test_a_seed_with_salts() -> None:
    assert salted("house", {}) == "house"
    assert salted("house", {1: B, 0: A}) == f"house+0:{A}+1:{B}"


@given(st.text("0123456789abcdef", max_size=40), st.dictionaries(st.integers(0, 9), hexadecimal))
def test_both_ways(house: str, salts: dict[int, str]) -> None:
    assert unsalted(salted(house, salts)) == (house, salts)


@given(st.text(max_size=60))
def test_whatever_a_seed_is_its_parts_make_it_again(seed: str) -> None:
    assert salted(*unsalted(seed)) == seed


@pytest.mark.parametrize(
    "seed",
    [
        "",
        "7",
        "a+b",
        f"house+0:{A}+0:{B}",  # two salts of one seat
        f"house+1:{A}+0:{B}",  # in another order
        f"house+00:{A}",
        f"house+٣:{A}",  # a digit of another script
        f"house+{'1' * 5000}:{A}",
        f"house+0:{A[:-1]}",
        f"house+0:{B}0",
        f"house+0:{A.upper()}",
        f"house+0:{A}\n",
        f"house+0:{A}+",
        f"more+house+0:{A}",
    ],
)
def test_a_seed_that_is_not_written_so_is_all_the_houses(seed: str) -> None:
    assert unsalted(seed) == (seed, {})


@pytest.mark.parametrize(("salt", "fits"), [(A, True), (B, True), ("", False), (A[1:], False), (B + "0", False)])
def test_the_form_of_a_salt(salt: str, fits: bool) -> None:
    assert bool(SALT.fullmatch(salt)) is fits
