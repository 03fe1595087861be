"""The same to the last bit on every platform, compiled or not; and as near to the truth as anybody else's."""

import math
import random

import pytest

from antichambre.bots.arithmetic import COUNTS, erf, exp, log, log_of_count

EXPONENTIALS = {
    0.0: "0x1.0000000000000p+0",
    1.0: "0x1.5bf0a8b14576ap+1",
    -1.0: "0x1.78b56362cef38p-2",
    0.1: "0x1.1aec7b35a00d4p+0",
    -3.75: "0x1.81509354f0d29p-6",
    12.5: "0x1.060c52565ba66p+18",
    -41.0: "0x1.cd480a1b74820p-60",
    700.0: "0x1.d945df4f8ec8ep+1009",
}
LOGARITHMS = {
    1.0: "0x0.0p+0",
    2.0: "0x1.62e42fefa39efp-1",
    3.0: "0x1.193ea7aad030bp+0",
    1.5: "0x1.9f323ecbf984cp-2",
    10.0: "0x1.26bb1bbb55516p+1",
    4097.0: "0x1.0a2d23e3bb61ep+3",
    1e6: "0x1.ba18a998fffa0p+3",
}
ERRORS = {
    0.0: "0x0.0p+0",
    0.5: "0x1.0a7ef5c18edd3p-1",
    -0.5: "-0x1.0a7ef5c18edd3p-1",
    1.0: "0x1.af767a741088cp-1",
    2.25: "0x1.ff404760319b1p-1",
    5.5: "0x1.fffffffffffbcp-1",
}


@pytest.mark.parametrize(("x", "bits"), EXPONENTIALS.items())
def test_the_exponential_bit_for_bit(x: float, bits: str) -> None:
    assert exp(x).hex() == bits


@pytest.mark.parametrize(("x", "bits"), LOGARITHMS.items())
def test_the_logarithm_bit_for_bit(x: float, bits: str) -> None:
    assert log(x).hex() == bits


@pytest.mark.parametrize(("x", "bits"), ERRORS.items())
def test_the_error_function_bit_for_bit(x: float, bits: str) -> None:
    assert erf(x).hex() == bits


def test_they_are_right() -> None:
    chance = random.Random(1)
    for _ in range(2_000):
        x = chance.uniform(-40.0, 40.0)
        assert exp(x) == pytest.approx(math.exp(x), rel=5e-16)
        assert log(math.exp(abs(x))) == pytest.approx(abs(x), rel=1e-14, abs=1e-14)
        assert erf(x / 6) == pytest.approx(math.erf(x / 6), rel=1e-14)


def test_far_out() -> None:
    assert exp(-701.0) == 0.0
    assert exp(1e9) == exp(700.0)
    assert (erf(7.0), erf(-7.0)) == (1.0, -1.0)


def test_counts() -> None:
    for count in (1, 2, 17, COUNTS - 1, COUNTS, 10 * COUNTS):
        assert log_of_count(count) == log(float(count))
