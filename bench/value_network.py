"""Trains a value network: `python bench/value_network.py louis_xiv` writes bots/learnt/louis_xiv.json anew.

First from many games of courtiers; then from fewer games of small searches whose leaves the first network evaluates
(value_network_games.py). It tells how well games that were not learnt from are predicted, beside what the lead alone
says of them. Equal seeds give equal games.
"""

import argparse
import json
import multiprocessing
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from value_network_games import Errand, Net, Samples, Weights, run

import antichambre
from antichambre.bots.value_network import LEARNT

Array = NDArray[np.float32]
CHUNK = 100  # games of one errand
UNITS = 32
BATCH = 1024
HELD_BACK = 0.05  # of the samples are not learnt from


@dataclass(frozen=True)
class Lessons:
    """Samples as tables: a row for each."""

    features: Array
    came: Array
    by_lead: Array

    @staticmethod
    def of(parts: list[Samples]) -> "Lessons":
        features = [np.frombuffer(part.features, np.float32).reshape(-1, part.width) for part in parts]
        came = [np.frombuffer(part.came, np.float32).reshape(-1, 2) for part in parts]
        return Lessons(
            np.concatenate(features),
            np.concatenate(came),
            np.concatenate([np.frombuffer(part.by_lead, np.float32) for part in parts]),
        )

    def rows(self, first: int, last: int) -> "Lessons":
        return Lessons(self.features[first:last], self.came[first:last], self.by_lead[first:last])

    def beside(self, others: "Lessons") -> "Lessons":
        return Lessons(
            np.concatenate([self.features, others.features]),
            np.concatenate([self.came, others.came]),
            np.concatenate([self.by_lead, others.by_lead]),
        )

    def parted(self) -> tuple["Lessons", "Lessons"]:
        """What is learnt from, and what is held back."""
        cut = int(len(self.features) * (1.0 - HELD_BACK))
        return self.rows(0, cut), self.rows(cut, len(self.features))


# Learning


def learn(lessons: Lessons, net: Net | None, *, rounds: int, rate: float) -> Net:
    """Adam on the cross-entropy, the rate falling to nothing; from a net, or from chance."""
    rng = np.random.default_rng(0)
    count, features = lessons.features.shape
    if net is None:
        weights = [
            rng.normal(0, features**-0.5, (features, UNITS)).astype(np.float32),
            np.zeros((1, UNITS), np.float32),
            rng.normal(0, UNITS**-0.5, (UNITS, 2)).astype(np.float32),
            np.zeros((1, 2), np.float32),
        ]
        weights[0][~lessons.features.any(axis=0)] = 0.0  # what never showed must say nothing
    else:
        inner, outer = np.array(net.inner, np.float32), np.array(net.outer, np.float32).T
        weights = [inner[:-1].copy(), inner[-1:].copy(), outer[:-1].copy(), outer[-1:].copy()]
    steps = rounds * (count // BATCH)
    mean = [np.zeros_like(weight) for weight in weights]
    square = [np.zeros_like(weight) for weight in weights]
    for step, chosen in enumerate(_batches(rng, count, rounds), start=1):
        fall = rate * 0.5 * (1.0 + np.cos(np.pi * step / steps))
        for number, gradient in enumerate(_gradients(weights, lessons.features[chosen], lessons.came[chosen])):
            mean[number] += 0.1 * (gradient - mean[number])
            square[number] += 0.001 * (gradient * gradient - square[number])
            even = mean[number] / (1.0 - 0.9**step)
            weights[number] -= fall * even / (np.sqrt(square[number] / (1.0 - 0.999**step)) + 1e-8)
    return Net(_written(np.vstack(weights[:2])), _written(np.vstack(weights[2:]).T))


def _batches(rng: np.random.Generator, count: int, rounds: int) -> Iterator[NDArray[np.int64]]:
    for _ in range(rounds):
        order = rng.permutation(count)
        for first in range(0, count - BATCH + 1, BATCH):
            yield order[first : first + BATCH]


def _gradients(weights: list[Array], features: Array, came: Array) -> list[Array]:
    units = features @ weights[0] + weights[1]
    lit = np.maximum(units, 0.0)
    error = (_answers(lit, weights) - came) / np.float32(len(features))
    back = (error @ weights[2].T) * (units > 0.0)
    return [features.T @ back, back.sum(axis=0, keepdims=True), lit.T @ error, error.sum(axis=0, keepdims=True)]


def _answers(lit: Array, weights: list[Array]) -> Array:
    found: Array = 1.0 / (1.0 + np.exp(-np.clip(lit @ weights[2] + weights[3], -30.0, 30.0)))
    return found


def _written(weights: Array) -> Weights:
    return [[float(f"{weight:.4g}") for weight in row] for row in weights]


def foretold(net: Net, features: Array) -> Array:
    inner, outer = np.array(net.inner, np.float32), np.array(net.outer, np.float32).T
    weights = [inner[:-1], inner[-1:], outer[:-1], outer[-1:]]
    return _answers(np.maximum(features @ weights[0] + weights[1], 0.0), weights)


def cross_entropy(told: Array, came: Array) -> float:
    """How much is still learnt when one hears what came: the less, the better it was foretold."""
    sure = np.clip(told, 1e-4, 1.0 - 1e-4)
    return float(-(came * np.log(sure) + (1.0 - came) * np.log(1.0 - sure)).mean())


# From games to a net


def gather(game: str, games: int, seed: str, net: Net | None) -> Lessons:
    """As many games with each number of seats, on all cores."""
    numbers = antichambre.game(game).seats
    errands = [
        Errand(game, seats, f"{seed} {chunk}", CHUNK, net)
        for chunk, seats in product(range(max(1, games // len(numbers) // CHUNK)), numbers)
    ]
    with multiprocessing.Pool() as pool:
        return Lessons.of(pool.map(run, errands, chunksize=1))


def report(name: str, net: Net, held_back: Lessons) -> None:
    won = held_back.came[:, 1]
    by_lead, by_net = cross_entropy(held_back.by_lead, won), cross_entropy(foretold(net, held_back.features)[:, 1], won)
    print(f"{name}: who wins, by the lead {by_lead:.4f}, by the net {by_net:.4f}", flush=True)


def learnt_anew(game: str, games: int, searches: int, seed: str) -> Net:
    known, held_back = gather(game, games, f"{seed} courtiers", None).parted()
    net = learn(known, None, rounds=8, rate=4e-3)
    report("courtiers", net, held_back)
    fine, held_back = gather(game, searches, f"{seed} searches", net).parted()
    report("searches, before", net, held_back)
    net = learn(fine.beside(known.rows(0, len(fine.features) // 2)), net, rounds=6, rate=1e-3)
    report("searches, after", net, held_back)
    return net


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=LEARNT)
    parser.add_argument("--games", type=int, default=120_000, help="of courtiers")
    parser.add_argument("--searches", type=int, default=12_000, help="games of small searches")
    parser.add_argument("--seed", default="foresight")
    parser.add_argument("--out", type=Path, help="a file; without it, the package's own")
    wanted = parser.parse_args()
    net = learnt_anew(wanted.game, wanted.games, wanted.searches, wanted.seed)
    learnt = Path(__file__).parents[1] / "src/antichambre/bots/learnt"
    text = json.dumps({"inner": net.inner, "outer": net.outer}).replace("], ", "],\n")
    (wanted.out or learnt / f"{wanted.game}.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
