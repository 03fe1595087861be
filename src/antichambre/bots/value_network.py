"""The value network: what a position is worth to a seat, as learnt from games.

A feature is a number that says something of the position from one seat's side. Features are given one after the other,
always in the same order; most of them are nought, and cost nothing. `bench/value_network.py` learns the weights.
"""

import json
from importlib.resources import files
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from antichambre.bots.arithmetic import exp

LEARNT: Final = (
    "sun_king",
    "favourite",
    "louis_xiv",
)  # Richelieu's rollouts go to the end
OUTPUTS: Final = 2  # the value as a search counts it (win and lead), and the chance to win alone


@mypyc_attr(acyclic=True)
class ValueNetwork:
    """One hidden layer of rectified units between the features and the outputs, which are logistic."""

    def __init__(self, units: i64, inner: vec[float], outer: vec[float]) -> None:
        self.units: i64 = units
        self.inner: vec[float] = inner  # by feature and unit; a last row of biases
        self.outer: vec[float] = outer  # by output and unit; for each output a last one, its bias
        self.hidden: vec[float] = vec[float]([0.0] * units)  # the units before they are rectified
        self.at: i64 = 0  # the number of the next feature
        self.value: float = 0.0
        self.win: float = 0.0

    def begin(self) -> None:
        """Another seat's features follow."""
        self.at = 0
        hidden = self.hidden
        last: i64 = len(self.inner) - self.units
        unit: i64 = 0
        while unit < self.units:
            hidden[unit] = self.inner[last + unit]
            unit += 1

    def feature(self, value: float) -> None:
        """The next feature."""
        if value != 0.0:
            row: i64 = self.at * self.units
            hidden = self.hidden
            inner = self.inner
            unit: i64 = 0
            while unit < self.units:
                hidden[unit] += value * inner[row + unit]
                unit += 1
        self.at += 1

    def flag(self, so: bool) -> None:
        """The next feature: one, or nought."""
        self.feature(1.0 if so else 0.0)

    def one_hot(self, value: i64, least: i64, most: i64) -> None:
        """One feature for each value from the least to the most; what lies beyond counts as the last."""
        after: i64 = self.at + most - least + 1
        if value < least:
            value = least
        elif value > most:
            value = most
        self.at += value - least
        self.feature(1.0)
        self.at = after

    def zeros(self, count: i64) -> None:
        """So many features are nought."""
        self.at += count

    def end(self) -> None:
        """All features of the seat were given."""
        self.value = self.output(0)
        self.win = self.output(1)

    def output(self, number: i64) -> float:
        first: i64 = number * (self.units + 1)
        total: float = self.outer[first + self.units]
        hidden = self.hidden
        unit: i64 = 0
        while unit < self.units:
            if hidden[unit] > 0.0:
                total += hidden[unit] * self.outer[first + unit]
            unit += 1
        return 1.0 / (1.0 + exp(-total))


def featureless() -> ValueNetwork:
    """Counts features, and knows nothing."""
    return ValueNetwork(0, vec[float](), vec[float]([0.0] * OUTPUTS))


def identity(features: i64) -> ValueNetwork:
    """Has a unit for each feature: once all were given they are what is `hidden`. For training."""
    inner = vec[float]([0.0] * ((features + 1) * features))
    feature: i64 = 0
    while feature < features:
        inner[feature * features + feature] = 1.0
        feature += 1
    return ValueNetwork(features, inner, vec[float]([0.0] * (OUTPUTS * (features + 1))))


def learnt(game: str) -> ValueNetwork:
    """A game's network, as it was trained."""
    told = json.loads(files("antichambre.bots").joinpath("learnt", f"{game}.json").read_text(encoding="utf-8"))
    inner = vec[float]()
    for row in told["inner"]:
        for weight in row:
            inner = append(inner, float(weight))
    outer = vec[float]()
    for row in told["outer"]:
        for weight in row:
            outer = append(outer, float(weight))
    return ValueNetwork(len(told["inner"][0]), inner, outer)
