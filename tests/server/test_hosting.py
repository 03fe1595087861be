"""`antichambre serve` and `backup`: a house opened with one command, looked after, and closed in good order."""

from pathlib import Path

import pytest
from sqlalchemy import select

from antichambre.store.database import open_database
from antichambre.store.schema import entries
from server.guests import Arrive, Guest
from server.houses import RunningHouse, until
from terminal.evening import Evening


@pytest.fixture
def evening(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Evening:
    return Evening(tmp_path / "home", monkeypatch)


def test_an_open_house_says_how_it_is(guest: Arrive) -> None:
    stranger = guest()
    assert stranger.call("GET", "/health").text == "well"
    assert stranger.call("GET", "/ready").text == "ready"
    counts = stranger.call("GET", "/metrics").text
    assert "antichambre_" in counts
    sheet = stranger.get("/api/house")
    assert not sheet["invite_only"]
    assert sheet["levels"] == ["page", "courtier", "minister", "cardinal"]
    assert [game["name"] for game in sheet["games"]] == ["richelieu", "sun_king", "favourite", "louis_xiv"]
    assert stranger.get("/api/openapi.json")["info"]["title"] == "Antichambre"
    assert stranger.refused("GET", "/api/nothing") == (404, "no-such-page")
    assert stranger.refused("PUT", "/api/house") == (405, "no-such-method")


def test_the_house_tells_what_there_is_to_react_to(guest: Arrive) -> None:
    occasions = {game["name"]: game["occasions"] for game in guest().get("/api/house")["games"]}
    assert occasions["richelieu"] == occasions["sun_king"] == []
    told = {one["occasion"]: (one["decision"], one["about"], one["answers"]) for one in occasions["favourite"]}
    assert told["lieutenant 2"] == ("lieutenant", 2, ["let it be"])
    assert told["guard spy"] == ("guard", "spy", ["let it be", "guard"])
    *_, last = occasions["louis_xiv"]
    answers = ["enough", "plot general", "plot one", "plot two"]
    assert last == {"occasion": "plot louvois", "decision": "plot", "about": "louvois", "answers": answers}


@pytest.mark.filterwarnings("ignore::DeprecationWarning")  # Litestar's, of what its next version will ask
def test_a_door_at_which_another_stands(salon: RunningHouse, evening: Evening) -> None:
    port = salon.url.rpartition(":")[2]
    heard = evening.run("serve", "--port", port, "--lang", "fr")
    assert heard.code == 1
    assert heard.err.startswith("La maison ne peut pas ouvrir")
    assert port in heard.err


@pytest.mark.parametrize(
    "options",
    [
        ("--log-format", "poem"),
        ("--lang", "la"),
        ("--origin", "nowhere"),
        ("--trusted-proxy", "everybody"),
        ("--database", "/nowhere/at/all/house.sqlite"),
        ("--database", "mysql://elsewhere/house"),
    ],
)
def test_what_cannot_be_is_said_in_a_sentence(options: tuple[str, ...], evening: Evening) -> None:
    heard = evening.run("serve", "--port", "0", *options)
    assert heard.code != 0
    assert heard.err.strip()
    assert "{" not in heard.err


def test_a_backup_of_an_open_house_is_a_house(salon: RunningHouse, guest: Arrive, evening: Evening) -> None:
    anne = guest("Anne")
    table = anne.open("me", "me")
    copy = evening.home.with_name("copy.sqlite")
    with anne.join(table) as line:
        line.play()
        heard = evening.run("backup", copy, "--database", salon.database)
        assert (heard.code, copy.name in heard.out) == (0, True)
        line.play()
    with RunningHouse(str(copy)) as other:
        there = Guest(other.url, "Anne")
        assert there.get(f"/api/tables/{table}")["plies"] == 1
        there.leave()


def test_a_house_that_closes_lets_no_bot_move_in_haste(tmp_path: Path) -> None:
    """Its bot goes on when the house opens again."""
    place = str(tmp_path / "house.sqlite")
    with RunningHouse(place) as house:
        anne = Guest(house.url, "Anne")
        table = anne.open("cardinal", "me", game="louis_xiv")
        assert anne.get(f"/api/tables/{table}")["plies"] == 0
        house.stop()
        database = open_database(place)
        moves = select(entries.c.number).where(entries.c.table == table, entries.c.kind == "moved")
        assert database.read(lambda connection: list(connection.scalars(moves))) == []
        database.close()
        house.start()
        until(lambda: anne.get(f"/api/tables/{table}")["plies"] > 0)
        assert '"severity":"error"' not in house.log
        anne.leave()
