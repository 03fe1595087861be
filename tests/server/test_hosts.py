"""The host looks after the open house from another process; and a house that is closed to strangers."""

from collections.abc import Iterator

import pytest
from typer.testing import CliRunner

from antichambre.admin import app as admin
from server.guests import PASSWORD, Arrive, Guest, account, heard_to_the_end
from server.houses import LIMIT, RunningHouse, until


def host(house: RunningHouse, *command: str) -> str:
    """What the host does, from another process than the house's, while it is open."""
    done = CliRunner().invoke(admin, [*command, "--database", house.database, "--lang", "en"])
    assert done.exit_code == 0, done.output
    return done.output


def test_a_ban_is_heard_in_the_open_house(salon: RunningHouse, guest: Arrive) -> None:
    anne, rogue = guest("Anne"), guest("Concini")
    table = anne.open("me", None, stand_in="page")
    rogue.act(table, "sit")
    anne.act(table, "start")
    with rogue.join(table) as theirs, anne.join(table) as line:
        host(salon, "ban", "Concini")
        assert heard_to_the_end(theirs) == 4403
        line.until(lambda seen: seen["chairs"][1].get("stand_in") == "page")
    until(lambda: rogue.call("GET", "/api/me").status_code == 403)
    assert rogue.refused("GET", "/api/me") == (403, "banned")
    host(salon, "unban", "Concini")
    until(lambda: rogue.call("GET", "/api/me").status_code == 200)
    with rogue.join(table) as theirs:
        theirs.act("takeback", seat=1)
        assert "stand_in" not in theirs.table["chairs"][1]


def test_a_table_is_closed_by_the_host(salon: RunningHouse, guest: Arrive) -> None:
    anne = guest("Anne")
    table = anne.open("me", "me")
    with anne.join(table) as line:
        host(salon, "close", table)
        assert line.until(lambda seen: seen["status"] == "called-off")["why_off"] == "closed"


def test_the_host_lists_renames_and_resets(salon: RunningHouse, guest: Arrive) -> None:
    anne = account(guest, "La Voisin")
    table = anne.open("me", "me")
    assert "La Voisin" in host(salon, "list", "people")
    assert table in host(salon, "list", "tables")
    host(salon, "rename", "La Voisin", "Catherine")
    until(lambda: anne.get("/api/me")["name"] == "Catherine")
    drawn = host(salon, "password", "Catherine").split()[-1]
    guest().post("/api/session", {"name": "Catherine", "password": drawn})


def test_the_host_unseats_somebody(salon: RunningHouse, guest: Arrive) -> None:
    """Before the game the seat is free again; in it a bot plays on, and is asked at once."""
    anne, bruno = guest("Anne"), guest("Saint-Aignan")
    table = anne.open("me", None, stand_in="page")
    with anne.join(table) as line, bruno.join(table) as other:
        other.act("sit")
        line.until(lambda seen: seen["chairs"][1].get("person"))
        host(salon, "unseat", table, "Saint-Aignan")
        line.until(lambda seen: not seen["chairs"][1].get("person"))
        assert other.ask("ping")["say"] == "pong", "who looks on is not shown out"
        other.act("sit")
        line.act("start")
        while line.moves:
            line.play()
            line.until(lambda seen: seen["look"]["moves"] or seen["plies"])
            if not line.moves:
                break
        host(salon, "unseat", table, bruno.person)
        line.until(lambda seen: seen["chairs"][1].get("stand_in") == "page" and seen["look"]["moves"])
    assert table not in [listed["table"] for listed in anne.get("/api/tables")]


def test_the_host_asks_somebody_to_hold_back(salon: RunningHouse, guest: Arrive) -> None:
    """They play on; whatever else they would ask for waits."""
    anne, bruno = guest("Anne"), guest("Lauzun")
    table = anne.open("me", None)
    bruno.act(table, "sit")
    anne.act(table, "start")
    with bruno.join(table) as line, anne.join(table) as other:
        line.act("say", text="Bonjour")
        host(salon, "limit", "Lauzun", "--hours", "2")
        asked = {"setup": {"game": "richelieu", "seats": 2}}
        until(lambda: bruno.call("POST", "/api/tables", asked).json().get("key") == "limit-by-host")
        assert 3600 < bruno.call("POST", "/api/tables", asked).json()["wait"] <= 7200
        assert line.refused("say", text="Encore") == "limit-by-host"
        (line if line.moves else other).play()
        other.act("say", text="Bien")
        host(salon, "limit", "Lauzun", "--hours", "0")
        until(lambda: line.ask("act", act={"act": "say", "text": "Merci"})["say"] == "done")


# A house that is closed


@pytest.fixture(scope="module")
def closed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    place = tmp_path_factory.mktemp("closed") / "house.sqlite"
    with RunningHouse(str(place), "--trusted-proxy", "127.0.0.1", "--invite-only") as opened:
        yield opened


def test_only_who_was_invited_comes_in(closed: RunningHouse) -> None:
    code = host(closed, "invite", "--uses", "1").split()[-1]
    stranger, late = Guest(closed.url, "Stranger"), Guest(closed.url)
    invited = Guest(closed.url, "Invited", invite=code)
    assert stranger.get("/api/house")["invite_only"]
    assert invited.get("/api/me")["admitted"]
    table = invited.open("me", None, open=True)
    register = {"name": "Stranger", "password": PASSWORD}
    for method, path, body in (
        ("POST", "/api/account", register),
        ("POST", "/api/tables", {"setup": {"game": "richelieu", "seats": 2}}),
        ("GET", "/api/tables", None),
        ("GET", f"/api/tables/{table}", None),
        ("POST", f"/api/tables/{table}/acts", {"act": "sit"}),
        ("POST", f"/api/tables/{table}/rematch", None),
        ("GET", f"/api/tables/{table}/record", None),
        ("POST", "/api/me/tokens", {"label": "a way in"}),
        ("GET", f"/api/people/{invited.person}", None),
        ("GET", f"/api/people/{invited.person}/games", None),
        ("GET", f"/api/people/{invited.person}/totals", None),
        ("GET", "/api/ratings/richelieu", None),
        ("GET", f"/api/tables/{table}/replay", None),
        ("POST", f"/api/tables/{table}/hint", {"version": 1, "seat": 0}),
        ("POST", "/api/replay", {"record": "{}"}),
    ):
        assert stranger.refused(method, path, body) == (403, "invite-only"), path
    socket = stranger.connect(table)
    assert '"invite-only"' in str(socket.recv(timeout=LIMIT))
    socket.close()
    assert late.refused("POST", "/api/me", {"name": "Latecomer", "invite": code}) == (400, "invite-unknown")
    known = host(closed, "list", "people")
    assert "Stranger" in known and "Latecomer" not in known
    assert stranger.refused("POST", "/api/me/invite", {"code": code}) == (400, "invite-unknown")
    another = host(closed, "invite").split()[-1]
    assert stranger.post("/api/me/invite", {"code": another.lower()})["admitted"]
    stranger.act(table, "sit")
    assert stranger.post("/api/account", register)["account"]
    for one in (stranger, invited, late):
        one.leave()
