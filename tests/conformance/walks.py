"""Ways through a game, and a look at everything that a position holds."""

import hashlib
import json
from collections.abc import Callable, Iterator
from itertools import product
from typing import Any

from mypy_extensions import i64

import antichambre
from antichambre.kernel.chance import Rng
from antichambre.kernel.engine import Frame

Chooser = Callable[[Any, list[Any]], Any]


def set_ups() -> list[tuple[str, int, dict[str, str | bool]]]:
    """Every game, number of seats and variant."""
    found = []
    for game in antichambre.games():
        for values in product(*(option.values for option in game.options)):
            variant = dict(zip(game.variants, values, strict=True))
            found += [(game.name, seats, variant) for seats in game.seats]
    return found


def named(set_up: tuple[str, int, dict[str, str | bool]]) -> str:
    game, seats, variant = set_up
    return "-".join([game, str(seats), *(f"{name}={value}" for name, value in variant.items())])


def at_random(seed: str) -> Chooser:
    """Any legal move."""
    rng = Rng(seed)
    return lambda _, moves: moves[rng.below(len(moves))]


def rare_first(seed: str) -> Chooser:
    """A random move, one of a rare kind when there is one: it finds the corners of a game sooner."""
    rng = Rng(seed)

    def choose(_: Any, moves: list[Any]) -> Any:
        kinds: dict[str, list[Any]] = {}
        for move in moves:
            kinds.setdefault("".join(letter for letter in str(move) if not letter.isdigit()), []).append(move)
        rare = sorted(kinds.values(), key=len)
        few = rare[rng.below(len(rare))] if rng.below(3) else rare[0]
        return few[rng.below(len(few))]

    return choose


def never_declining(seed: str) -> Chooser:
    """A random move that does something, where there is one: games in which much happens."""
    rng = Rng(seed)
    idle = ("enough", "pass", "keep", "end", "stop", "let it be", "take nothing", "take back", "later")

    def choose(_: Any, moves: list[Any]) -> Any:
        lively = [move for move in moves if str(move) not in idle] or moves
        bold = [move for move in lively if str(move).startswith(("fulfil", "draw dark", "draw medium"))] or lively
        return bold[rng.below(len(bold))]

    return choose


def walk(position: Any, choose: Chooser) -> Iterator[tuple[Any, Any, list[Any]]]:
    """Plays on to the end: before each move the position, after it the move and its events."""
    while not position.over:
        move = choose(position, position.moves())
        yield position, move, position.play(move)


def everything(position: Any) -> dict[str, Any]:
    """All that a position holds, as plain values, whether it is compiled or not."""
    return {name: _plain(getattr(position, name)) for name in _attributes(position)}


def hidden_part(position: Any) -> dict[str, Any]:
    """All but what sets an imagined world apart from the real game: its chance, its record and its place in it, and
    whether anybody is there to be betrayed."""
    apart = ("chance", "seed", "history", "floor", "last_actor", "sealed", "candid")
    return {name: value for name, value in everything(position).items() if name not in apart}


def fingerprint(value: Any) -> str:
    return hashlib.blake2b(json.dumps(value, sort_keys=True).encode(), digest_size=6).hexdigest()


def _attributes(position: Any) -> list[str]:
    compiled: set[str] = set()
    for kind in type(position).__mro__:
        compiled |= set(getattr(kind, "__mypyc_attrs__", ()))
    return sorted(name for name in (compiled or getattr(position, "__dict__", {})) if name != "__dict__")


def _plain(value: Any) -> Any:
    if type(value) is int:
        return value  # nearly all of them
    if isinstance(value, antichambre.Game):
        return value.name
    if isinstance(value, Rng | Frame):
        return everything(value)
    if isinstance(value, bytes):
        return value.hex()
    if isinstance(value, dict):
        return {str(name): _plain(inner) for name, inner in value.items()}
    if isinstance(value, str | bool | int | float | i64) or value is None:
        return value
    return [_plain(inner) for inner in value]
