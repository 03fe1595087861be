"""docs/protocol.md specifies commitment, stream and deal to the byte: its test vectors, held to the code."""

import importlib.util
import json
import re
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import antichambre
from antichambre.kernel.chance import Stream
from antichambre.kernel.salting import pledge, salted

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
Vector = dict[str, Any]


def vectors() -> list[Vector]:
    found = re.search(r"```vectors\n(.*?)```", PAGE, re.DOTALL)
    assert found is not None
    return [json.loads(line) for line in found[1].splitlines()]


def stranger() -> ModuleType:
    """The program that imports nothing of ours."""
    spec = importlib.util.spec_from_file_location("recompute_deal", ROOT / "examples" / "recompute_deal.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def block(seed: str, number: int) -> str:
    stream = Stream(seed)
    for _ in range(number * 16 + 1):
        stream.word()
    return str(bytes(stream.block).hex())


def words(seed: str) -> list[int]:
    stream = Stream(seed)
    return [int(stream.word()) for _ in range(4)]


def shuffled(seed: str, items: list[int]) -> list[int]:
    cards = vec[i64](items)
    Stream(seed).shuffle(cards)
    return list(cards)


def numbers(seed: str, below: list[int]) -> list[int]:
    stream = Stream(seed)
    return [int(stream.below(n)) for n in below]


def beginning(game: str, deal: Vector) -> object:
    """Of a deal: the first row, the hands, the line, the missions."""
    named = {"richelieu": "rows", "sun_king": "hands", "favourite": "line", "louis_xiv": "missions"}
    return deal["rows"][0] if game == "richelieu" else deal[named[game]]


def dealt(vector: Vector) -> object:
    variant = antichambre.game(vector["game"]).new(vector["seats"], "7").variant
    program = stranger()
    deal = program.DEALS[vector["game"]](program.Stream(vector["seed"]), vector["seats"], dict(variant))
    return beginning(vector["game"], deal)


OURS: dict[str, Callable[[Vector], object]] = {
    "commitment": lambda one: antichambre.commitment(one["part"]),
    "pledge": lambda one: pledge(one["salt"]),
    "seed": lambda one: salted(one["part"], {int(seat): salt for seat, salt in one["salts"].items()}),
    "key": lambda one: bytes(Stream(one["seed"]).key).hex(),
    "block": lambda one: block(one["seed"], one["number"]),
    "words": lambda one: words(one["seed"]),
    "numbers": lambda one: numbers(one["seed"], one["below"]),
    "shuffled": lambda one: shuffled(one["seed"], one["shuffle"]),
    "deal": dealt,  # tests/test_examples.py holds this program to the games
}


@pytest.mark.parametrize("vector", vectors(), ids=lambda vector: list(vector)[-1])
def test_the_page_and_the_code_agree(vector: Vector) -> None:
    *_, asked = vector
    assert OURS[asked](vector) == vector[asked]


def test_every_step_has_a_vector_and_every_game_its_deal() -> None:
    assert {list(vector)[-1] for vector in vectors()} == set(OURS)
    assert {vector["game"] for vector in vectors() if "game" in vector} == {game.name for game in antichambre.games()}


def test_the_vectors_try_a_word_that_is_passed_over() -> None:
    (vector,) = (one for one in vectors() if "below" in one)
    stream = Stream(vector["seed"])
    for n in vector["below"]:
        stream.below(n)
    assert stream.used > 4 * len(vector["below"])
