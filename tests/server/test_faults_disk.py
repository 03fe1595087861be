"""A full disk: moves are refused with a sentence, nothing is lost or half written, and when there is room again the
same house goes on."""

import contextlib
import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import pytest

from antichambre.client import RemoteHouse
from disks import small_disk
from server import cramped
from server.houses import RunningHouse, until
from server.players import Player, hold_to, play_out

PLENTY = 100_000
# At the last of them somebody is always asked: where a bot is, nobody would notice.
TABLES = [["me", "page", "page"], ["courtier", "me", "page"], ["me", "me", "me"]]


@dataclass(frozen=True)
class Cramped:
    """A house, and what makes its disk full, and roomy again."""

    house: RunningHouse
    fill: Callable[[], None]
    clear: Callable[[], None]


@pytest.fixture(params=["disk", "file"])
def cramped_house(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Cramped]:
    with contextlib.ExitStack() as stack:
        if request.param == "disk":
            disk = stack.enter_context(small_disk(tmp_path / "disk", size="8m"))
            ballast = disk / "ballast"
            house = RunningHouse(str(disk / "house.sqlite"))
            fill, clear = partial(fill_with, ballast), partial(os.remove, ballast)
        else:
            pages = tmp_path / "pages"
            pages.write_text(str(PLENTY))
            stack.enter_context(pytest.MonkeyPatch.context()).setenv("HOUSE_PAGES", str(pages))
            house = RunningHouse(str(tmp_path / "house.sqlite"), program=(str(cramped.__file__),))
            fill, clear = partial(write_whole, pages, "1"), partial(write_whole, pages, str(PLENTY))
        yield Cramped(stack.enter_context(house), fill, clear)


def fill_with(ballast: Path) -> None:
    """Leaves not a byte."""
    with contextlib.suppress(OSError), ballast.open("wb", buffering=0) as file:
        while True:
            file.write(bytes(4096))


def write_whole(file: Path, text: str) -> None:
    """Whoever reads it meanwhile reads the old text or the new one."""
    draft = file.with_suffix(".draft")
    draft.write_text(text)
    os.replace(draft, file)


def has_moved(player: Player) -> bool:
    return bool(player.acknowledged)


def test_a_full_disk_in_mid_game(cramped_house: Cramped) -> None:
    house = cramped_house.house
    players = []
    for number, chairs in enumerate(TABLES):
        guest = RemoteHouse(house.url, name=f"Ninon {number}")
        players.append(Player(guest.open("sun_king", chairs), number))
    onlooker = RemoteHouse(house.url, name="Scarron")
    for player in players:
        player.start()
        until(partial(has_moved, player))
    cramped_house.fill()
    stuck = players[-1]
    until(lambda: stuck.refused.count("store-full") > 5)
    # It can be looked at, and stays as it is: nothing of what was refused has come true.
    with onlooker.table(stuck.table.name) as before:
        until(lambda: stuck.refused.count("store-full") > 10)
        with onlooker.table(stuck.table.name) as after:
            assert before.picture.number == after.picture.number
            assert before.picture.look == after.picture.look
    cramped_house.clear()
    play_out(players)
    assert house.stop() == 0
    for player in players:
        hold_to(player, house.database)
