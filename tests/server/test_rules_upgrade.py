"""The rules are corrected under games that are being played: a server with the rules as they are, then one with rules
that differ, on the same database."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import antichambre
from postgres import Postgres
from server.corrected import corrected_package
from server.guests import Guest, Line
from server.houses import GENEROUS, RunningHouse

Said = dict[str, Any]

RULES = antichambre.game("richelieu").rules_version


@pytest.fixture(scope="module")
def corrected(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return corrected_package(tmp_path_factory.mktemp("corrected"))


class Club:
    """A house, Anne and Bruno, and the tables that they have begun under the old rules."""

    def __init__(self, house: RunningHouse, corrected: Path) -> None:
        self._house = house
        self._corrected = corrected
        self.anne = Guest(house.url, "Anne")
        self.bruno = Guest(house.url, "Bruno")

    def correct(self) -> None:
        """The host installs the new version."""
        assert self._house.stop() == 0
        self._house.packages = self._corrected
        self._house.start()

    def go_back(self) -> None:
        """And the old one again."""
        assert self._house.stop() == 0
        self._house.packages = None
        self._house.start()

    def table(self, *chairs: str | None, game: str = "richelieu") -> str:
        """Anne opens a table; Bruno sits where nobody else does."""
        name = self.anne.open(*chairs, game=game)
        for seat in [seat for seat, who in enumerate(chairs) if who is None]:
            self.bruno.act(name, "sit", seat=seat)
        if None in chairs:
            self.anne.act(name, "start")
        return name

    def seen(self, table: str) -> Said:
        found: Said = self.anne.get(f"/api/tables/{table}")
        return found

    def play(self, table: str, moves: int = 1000) -> None:
        """Anne and Bruno play so many moves, or to the end."""
        with self.anne.join(table) as anne, self.bruno.join(table) as bruno:
            for _ in range(moves):
                while anne.table["number"] != bruno.table["number"]:
                    min((anne, bruno), key=lambda line: line.table["number"]).hear("table")
                if anne.table["status"] != "playing":
                    return
                mover = anne if anne.moves else bruno
                act = {"act": "move", "version": mover.table["version"], "seat": mover.asked}
                answer = mover.ask("act", act={**act, "move": keeping(mover)})
                assert answer["say"] == "done", answer


def keeping(line: Line) -> str:
    """A move by which no marker is ever put on a card."""
    return next((wish for wish in ("stop", "keep") if wish in line.moves), line.moves[0])


def mark_and_take(club: Club, table: str) -> None:
    """Anne takes a card and puts a marker on the first of the first row; Bruno pays for that one and takes it."""
    for guest, move in ((club.anne, "2L"), (club.anne, "1.1"), (club.bruno, "1L")):
        move_at(guest, table, move)


AGREED = 2  # of these moves, under both versions of the rules


def move_at(guest: Guest, table: str, move: str) -> None:
    picture = guest.get(f"/api/tables/{table}")
    (seat,) = picture["look"]["moves"]
    guest.act(table, "move", version=picture["version"], seat=int(seat), move=move)


@pytest.fixture
def club(sqlite_url: str, corrected: Path) -> Iterator[Club]:
    with RunningHouse(sqlite_url, program=GENEROUS) as house:
        found = Club(house, corrected)
        yield found
        found.anne.leave()
        found.bruno.leave()


def test_games_under_way_when_the_rules_are_corrected(club: Club) -> None:
    same = club.table("me", None)
    club.play(same, 6)
    waiting = club.anne.open("me", None)
    with_a_page = club.table("me", "page")
    settled, called_off, finished = (club.table("me", None) for _ in range(3))
    for table in (settled, called_off, finished):
        mark_and_take(club, table)
    club.play(finished)
    bare = club.table("me", None, game="sun_king")
    tables = [same, waiting, with_a_page, settled, called_off, finished, bare]
    before = {table: club.seen(table) for table in tables}
    assert before[finished]["status"] == "over"
    club.correct()
    after = {table: club.seen(table) for table in tables}

    # What comes out the same goes on as if nothing had been.
    for table in (same, with_a_page):
        assert after[table]["status"] == "playing"
        assert after[table]["deeds"][: before[table]["plies"]] == before[table]["deeds"]
    assert after[same]["look"] == before[same]["look"]
    club.play(same)
    assert club.seen(same)["status"] == "over"
    with club.anne.join(with_a_page) as line:
        line.play_on()
        assert line.table["status"] == "over"
    assert after[waiting]["status"] == "waiting"
    club.bruno.act(waiting, "sit")
    club.anne.act(waiting, "start")
    assert club.seen(waiting)["status"] == "playing"

    # A finished game can be read, and taken home, as it was played.
    for part in ("status", "plies", "deeds", "chairs", "seed", "commitment"):
        assert after[finished][part] == before[finished][part]
    record = club.anne.get(f"/api/tables/{finished}/record")
    assert (record["rules_version"], len(record["moves"])) == (RULES, before[finished]["plies"])

    # What does not come out the same can be read to its last move, and stands where both agree.
    for table in (settled, called_off):
        picture = after[table]
        assert (picture["status"], picture["dispute"]) == ("disputed", {"agreed": AGREED, "settled": []})
        assert picture["deeds"] == before[table]["deeds"]
        assert picture["look"]["moves"] == {}
        act = {"act": "move", "version": picture["version"], "seat": 0, "move": "1R"}
        assert club.anne.refused("POST", f"/api/tables/{table}/acts", act) == (409, "game-disputed")

    # All who sit there agree to go on, or one of them calls it off.
    club.anne.act(settled, "settle", go_on=True)
    assert club.seen(settled)["dispute"] == {"agreed": AGREED, "settled": [0]}
    assert club.bruno.act(settled, "settle", go_on=True)["status"] == "playing"
    assert club.seen(settled)["plies"] == AGREED
    club.play(settled)
    assert club.seen(settled)["status"] == "over"
    off = club.bruno.act(called_off, "settle", go_on=False)
    assert (off["status"], off["why_off"]) == ("called-off", "disputed")

    # Where even the deal is another one, nobody is handed other cards without a word.
    assert (after[bare]["status"], after[bare]["dispute"]) == ("disputed", {"agreed": 0, "settled": []})
    for guest in (club.anne, club.bruno):
        guest.act(bare, "settle", go_on=True)
    assert club.seen(bare)["status"] == "playing"
    club.play(bare, 5)
    assert club.seen(bare)["plies"] == 5


def test_an_older_server_leaves_games_under_newer_rules_alone(club: Club) -> None:
    same, marked = club.table("me", None), club.table("me", None)
    club.play(same, 6)
    mark_and_take(club, marked)
    club.correct()
    for guest in (club.anne, club.bruno):
        guest.act(marked, "settle", go_on=True)
    move_at(club.bruno, marked, "1L")
    with_a_bot = club.table("cardinal", "me")
    tables = [same, marked, with_a_bot]
    before = {table: club.seen(table) for table in tables}
    assert before[with_a_bot]["plies"] == 0
    club.go_back()
    for table in tables:
        picture = club.seen(table)
        for part in ("number", "status", "plies", "deeds"):
            assert picture[part] == before[table][part]
        assert picture["look"]["moves"] == {}
        act = {"act": "move", "version": picture["version"], "seat": int(table == with_a_bot), "move": "2R"}
        assert club.anne.refused("POST", f"/api/tables/{table}/acts", act) == (409, "game-other-rules")
    fresh = club.table("me", None)
    club.play(fresh, 4)  # games of its own it plays
    for table in tables:
        assert club.seen(table)["number"] == before[table]["number"]
    club.correct()
    for table in (same, marked, fresh):
        club.play(table)
        assert club.seen(table)["status"] == "over"
    with club.anne.join(with_a_bot) as line:
        line.until(lambda _: line.moves)


def test_an_older_server_beside_a_newer_one(postgres: Postgres, corrected: Path) -> None:
    url = postgres.new_database()
    with RunningHouse(url) as older, RunningHouse(url, packages=corrected) as newer:
        anne = Guest(older.url, "Anne")
        twin = Guest(newer.url, token=anne.post("/api/me/tokens", {"label": "newer"})["token"])
        table, bare = anne.open("me", "me"), anne.open("me", "me", "me", game="sun_king")
        with anne.join(table) as old, anne.join(bare) as old_bare:
            newer.restart()
            assert old.until(lambda _: not old.moves)["status"] == "playing"
            assert old_bare.until(lambda picture: "dispute" in picture)["status"] == "disputed"
            # Moves that lead elsewhere under the newer rules: those who look on from the older server see each of them.
            for move in ("2L", "1.1", "1L"):
                move_at(twin, table, move)
            seen = twin.get(f"/api/tables/{table}")
            old.until(lambda picture: picture["plies"] == 3)
            assert old.table["number"] == seen["number"]
            assert anne.get(f"/api/tables/{table}")["deeds"] == seen["deeds"]
            assert old.refused("move", version=old.table["version"], seat=0, move="2R") == "game-other-rules"
        assert '"severity":"error"' not in older.log
        for guest in (anne, twin):
            guest.leave()
