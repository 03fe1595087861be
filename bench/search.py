"""How fast and how large our information-set search is, from the first decision of each game.

An iteration draws a world that the seat cannot tell from the real one, walks down the tree, and makes a rollout as far
as the judgement of the game looks ahead. `--memory` of the bench runs each long think in a process of its own and tells
by how much its largest size grew.
"""

import json
import resource
import subprocess
import sys
import time
from pathlib import Path

import rivals
from loops import Loop

import antichambre
from antichambre.bots.heuristics import judgement_of
from antichambre.bots.levels import PARAMETERS
from antichambre.bots.search import Search

EVER = sys.maxsize


def dealt(name: str) -> antichambre.Position:
    """A game at its first decision, as bots imagine it."""
    position = antichambre.game(name).new(seed="1")
    position.candid = True
    return position


def own_search(name: str) -> Loop:
    """Iterations a second, a new tree each time."""
    position = dealt(name)

    def run(seconds: float) -> float:
        start = time.perf_counter()
        done = _search(position).think(position, EVER, seconds)
        return done / (time.perf_counter() - start)

    return run


def _search(position: antichambre.Position) -> Search:
    assert position.seat is not None
    return Search(judgement_of(position.game.name), PARAMETERS, position.seat, antichambre.Rng(1))


def _size() -> int:
    """The largest that this process has been, in KiB."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // (1024 if sys.platform == "darwin" else 1)


def think(name: str, seconds: float) -> dict[str, float]:
    """One long think in this process: by how many MiB it grew, and how many iterations it took."""
    if name in (game.name for game in antichambre.games()):
        position = dealt(name)
        search = _search(position)
        search.think(position, 100, 1.0)
        before = _size()
        iterations = float(search.think(position, EVER, seconds))
    else:
        state = rivals.dealt(name)
        rivals.searcher(100).step(state)
        before = _size()
        rivals.searcher(1_000_000_000, seconds).step(state)
        iterations = float("nan")  # it does not say
    return {"grown": (_size() - before) / 1024, "iterations": iterations}


def memory(names: list[str], seconds: float) -> None:
    print(f"\nby how much a think of {seconds:g} s at the first decision lets the process grow")
    for name in names:
        command = [sys.executable, str(Path(__file__).with_name("engine.py")), "--think", name]
        command += ["--think-seconds", str(seconds)]
        found = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)  # noqa: S603
        told = f"{found['grown']:>8,.1f} MiB"
        if found["iterations"] == found["iterations"]:
            told += f" {found['iterations']:>12,.0f} iterations"
        print(f"  {name:<56} {told}")
