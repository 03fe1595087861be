"""A real match, interrupted: by the kill that cannot be heard, and by Ctrl-C. It goes on where it was."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from antichambre.arena.ledger import Ledger
from antichambre.arena.match import arrange
from antichambre.arena.play import Result, play
from arena.rogues import without_seconds
from programs import hear_interrupts

PLAYERS = ["minister:3", "page"]
GAMES = 8
MATCH = arrange("richelieu", PLAYERS, "left")

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="signals are sent")


def command(folder: Path) -> list[str]:
    options = ["--games", str(GAMES), "--seed", MATCH.seed, "--out", str(folder), "--cores", "2", "--lang", "en"]
    return [sys.executable, "-m", "antichambre.cli", "arena", MATCH.game, *PLAYERS, *options]


def begun(folder: Path) -> subprocess.Popen[str]:
    """A match in a process group of its own, some games into it."""
    match = subprocess.Popen(
        command(folder),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
        preexec_fn=hear_interrupts,
    )
    ledger = folder / "ledger.jsonl"
    while not (ledger.exists() and ledger.read_bytes().count(b"\n") > 2):
        assert match.poll() is None, match.communicate()[0]
        time.sleep(0.02)
    return match


def see_all_leave(group: int) -> None:
    """Those who played leave by themselves; the test's own timeout is the limit."""
    while others(group):
        time.sleep(0.05)


def others(group: int) -> list[int]:
    """The processes of a group, but for its leader."""
    found = subprocess.run(["ps", "-eo", "pid=,pgid=,stat="], capture_output=True, text=True, check=True).stdout
    rows = [line.split() for line in found.splitlines()]
    return [int(pid) for pid, pgid, state in rows if int(pgid) == group != int(pid) and not state.startswith("Z")]


def kept(folder: Path) -> list[Result]:
    with Ledger(folder / "ledger.jsonl", MATCH) as ledger:
        return [without_seconds(result) for result in ledger.in_order()]


@pytest.fixture(scope="module")
def uninterrupted() -> list[Result]:
    return [without_seconds(play(MATCH, number)) for number in range(GAMES)]


def test_killed_and_taken_up_again_it_gives_the_same_results(tmp_path: Path, uninterrupted: list[Result]) -> None:
    match = begun(tmp_path)
    group = os.getpgid(match.pid)
    match.kill()
    match.communicate()
    see_all_leave(group)
    before = kept(tmp_path)
    assert 0 < len(before) < GAMES
    with (tmp_path / "ledger.jsonl").open("ab") as file:
        file.write(b'{"number":7,"deal":3,"seat')  # as if it had been writing
    done = subprocess.run(command(tmp_path), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert f"{len(before)} games lie in the ledger already." in done.stdout
    assert kept(tmp_path) == uninterrupted
    assert (tmp_path / "results.json").exists()


def test_ctrl_c_leaves_a_whole_ledger_and_nobody_behind(tmp_path: Path, uninterrupted: list[Result]) -> None:
    match = begun(tmp_path)
    group = os.getpgid(match.pid)
    os.killpg(group, signal.SIGINT)
    said, _ = match.communicate()
    assert match.returncode == 1, said
    assert "Interrupted" in said
    assert "Traceback" not in said
    see_all_leave(group)
    data = (tmp_path / "ledger.jsonl").read_bytes()
    assert data.endswith(b"\n")
    found = kept(tmp_path)
    assert 0 < len(found) < GAMES
    assert all(result == uninterrupted[result.number] for result in found)
