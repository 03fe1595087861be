"""A match on a cluster: nothing is lost and nothing counted twice, even when a machine dies."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from antichambre.arena.ledger import Ledger
from antichambre.arena.play import play
from arena.rogues import without_seconds

pytest.importorskip("ray")


def test_two_nodes_one_of_which_dies(tmp_path: Path) -> None:
    """In a process of its own: Ray keeps threads, and says things of its own."""
    from arena.two_nodes import DOOMED, GAMES, begun, match_in

    tests = str(Path(__file__).resolve().parent.parent)
    path = os.pathsep.join([tests, *filter(None, [os.environ.get("PYTHONPATH")])])
    done = subprocess.run(
        [sys.executable, "-m", "arena.two_nodes", str(tmp_path)],
        env={**os.environ, "PYTHONPATH": path, "RAY_ENABLE_UV_RUN_RUNTIME_ENV": "0"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-3000:]
    doomed = (tmp_path / DOOMED).read_text()
    begins = begun(tmp_path)
    there = [number for number, node in begins if node == doomed]
    elsewhere = [number for number, node in begins if node != doomed]
    assert len(there) == 2, "one game was finished there, one was cut off"
    assert there[0] not in elsewhere, "what was finished is not played again"
    assert there[1] in elsewhere, "what was cut off is"
    match = match_in(tmp_path)
    with Ledger(tmp_path / "ledger.jsonl", match) as ledger:
        results = ledger.in_order()
    assert len((tmp_path / "ledger.jsonl").read_text().splitlines()) == 1 + GAMES
    assert [without_seconds(result) for result in results] == [
        without_seconds(play(match, number)) for number in range(GAMES)
    ]
