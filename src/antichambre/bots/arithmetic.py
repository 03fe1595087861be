"""The exponential, the logarithm and the error function, the same to the last bit on every platform.

Those of C libraries differ in their last digit, so that a counted search could choose another move under another one.
These are made of additions, multiplications and divisions alone, which IEEE 754 rounds in one way everywhere;
`setup.py` forbids the C compiler to draw two of them together.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

LN2_HIGH: Final = 0.6931471803691238  # ends in zeros: a whole number of times it is exact
LN2_LOW: Final = 1.9082149292705877e-10
TO_BASE_2: Final = 1.4426950408889634
ROUNDING: Final = 6755399441055744.0  # 1.5 times 2 to the 52nd: whatever is added to it loses its fraction
FARTHEST: Final = 700.0  # beyond it the exponential is nothing, or more than anybody asks for
SCALES: Final = 1015  # the greatest power of two that is needed until then
TWO_BY_ROOT_PI: Final = 1.1283791670955126
SURE: Final = 6.0  # beyond it the error function is one
COUNTS: Final = 4096  # of which the logarithm is kept


def _powers_of_two() -> vec[float]:
    power: float = 1.0
    for _ in range(SCALES):
        power *= 0.5
    found = vec[float]()
    for _ in range(2 * SCALES + 1):
        found = append(found, power)
        power *= 2.0
    return found


POWERS: Final = _powers_of_two()


def exp(x: float) -> float:
    if x > FARTHEST:
        x = FARTHEST
    if x < -FARTHEST:
        return 0.0
    whole: float = (x * TO_BASE_2 + ROUNDING) - ROUNDING
    rest: float = (x - whole * LN2_HIGH) - whole * LN2_LOW
    # Taylor's series to the thirteenth power: the rest is at most half the logarithm of two.
    series: float = 1.0 / 6227020800.0
    series = series * rest + 1.0 / 479001600.0
    series = series * rest + 1.0 / 39916800.0
    series = series * rest + 1.0 / 3628800.0
    series = series * rest + 1.0 / 362880.0
    series = series * rest + 1.0 / 40320.0
    series = series * rest + 1.0 / 5040.0
    series = series * rest + 1.0 / 720.0
    series = series * rest + 1.0 / 120.0
    series = series * rest + 1.0 / 24.0
    series = series * rest + 1.0 / 6.0
    series = series * rest + 0.5
    series = series * rest + 1.0
    series = series * rest + 1.0
    return series * POWERS[SCALES + i64(whole)]


def log(x: float) -> float:
    """Of a number from one on."""
    halved: float = 0.0
    while x > 1.4142135623730951:
        x *= 0.5
        halved += 1.0
    part: float = (x - 1.0) / (x + 1.0)
    square: float = part * part
    series: float = 1.0 / 21.0
    series = series * square + 1.0 / 19.0
    series = series * square + 1.0 / 17.0
    series = series * square + 1.0 / 15.0
    series = series * square + 1.0 / 13.0
    series = series * square + 1.0 / 11.0
    series = series * square + 1.0 / 9.0
    series = series * square + 1.0 / 7.0
    series = series * square + 1.0 / 5.0
    series = series * square + 1.0 / 3.0
    return halved * LN2_HIGH + (2.0 * part + (2.0 * part * square * series + halved * LN2_LOW))


def _logs() -> vec[float]:
    found = vec[float]([0.0])
    for count in range(1, COUNTS):
        found = append(found, log(float(count)))
    return found


LOGS: Final = _logs()


def log_of_count(count: i64) -> float:
    """The logarithm of a whole number from one on."""
    if count < COUNTS:
        return LOGS[count]
    return log(float(count))


def erf(x: float) -> float:
    if x < 0.0:
        return -erf(-x)
    if x > SURE:
        return 1.0
    term: float = x
    total: float = x
    odd: float = 1.0
    while term > 1e-17 * total:
        odd += 2.0
        term *= 2.0 * x * x / odd
        total += term
    return TWO_BY_ROOT_PI * exp(-x * x) * total
