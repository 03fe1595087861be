"""The process in which a bot thinks is killed in mid-thought: the table goes on."""

import os
import signal
from collections.abc import Iterator

import pytest

from server.counts import counted
from server.guests import Guest
from server.houses import RunningHouse, children, until

CHAMBER = "--multiprocessing-fork"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    """One bot thinks at a time in it."""
    with RunningHouse(str(tmp_path_factory.mktemp("bots") / "house.sqlite"), "--bots", "1") as opened:
        yield opened


@pytest.fixture
def anne(house: RunningHouse) -> Iterator[Guest]:
    guest = Guest(house.url, "Anne")
    yield guest
    guest.leave()


def chambers(house: RunningHouse) -> set[int]:
    return {process for process, command in children(house.process.pid).items() if CHAMBER in command}


def test_a_bot_is_killed_in_mid_thought(house: RunningHouse, anne: Guest) -> None:
    table = anne.open("cardinal", "me")
    with anne.join(table) as line:
        lost = house.log.count("bot-lost")
        seen: set[int] = set()
        # Twice the cardinal dies over the same question; a page answers for him at last, and is not killed.
        for _ in range(2):
            until(lambda: bool(chambers(house) - seen) and counted(anne, "bots_thinking") > 0)
            (chamber,) = chambers(house) - seen
            seen.add(chamber)
            os.kill(chamber, signal.SIGKILL)
        line.until(lambda picture: picture["plies"] > 0)
        assert house.log.count("bot-lost") == lost + 2
        # And the next cardinal plays as if nothing had been.
        line.until(lambda _: line.moves)
        plies = line.table["plies"]
        while line.moves:
            line.play()
        line.until(lambda picture: picture["plies"] > plies + 1 and line.moves)
        assert house.log.count("bot-lost") == lost + 2


def test_a_bot_is_killed_while_nobody_asks_it(house: RunningHouse, anne: Guest) -> None:
    with anne.join(anne.open("page", "me")) as line:
        line.until(lambda _: line.moves)
        for chamber in chambers(house):
            os.kill(chamber, signal.SIGKILL)
        plies = line.table["plies"]
        while line.moves:
            line.play()
        line.until(lambda picture: picture["plies"] > plies + 1 and line.moves)
