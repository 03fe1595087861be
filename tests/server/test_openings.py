"""Opening tables: how many, with how many bots, and what those may be called who play at another's screen."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from antichambre.server.errors import ServerError
from antichambre.server.settings import Settings
from antichambre.store.policy import Policy
from antichambre.store.purging import purge
from antichambre.table.acts import Sit, Stand
from server.guests import Arrive, Guest, account
from server.houses import RunningHouse
from server.puppets import Household, Spend

MOST = 3
RICHELIEU = {"game": "richelieu", "seats": 2}


# Names


def test_nobody_at_one_s_screen_bears_the_name_of_another_s_account(guest: Arrive) -> None:
    account(guest, "Ninon de L'Enclos")
    anne = guest("Anne")
    for name in ("Ninon de L'Enclos", "NINON  de l'enclos", "Ｎinon de L'Enclos"):
        asked = {"setup": RICHELIEU, "chairs": [{"me": True}, {"me": True, "name": name}]}
        assert anne.refused("POST", "/api/tables", asked) == (400, "name-taken")
        table = anne.open("me", None)
        sit = {"act": "sit", "seat": 1, "name": name}
        assert anne.refused("POST", f"/api/tables/{table}/acts", sit) == (400, "name-taken")
        with anne.join(table) as line:
            assert line.refused("sit", seat=1, name=name) == "name-taken"
            line.act("sit", seat=1, name="Bette")
            assert line.table["chairs"][1]["name"] == "Bette"


def test_one_s_own_is_one_s_own(guest: Arrive) -> None:
    scarron = account(guest, "Scarron")
    table = scarron.open("me", None)
    scarron.act(table, "sit", seat=1, name="Scarron")


def test_a_name_that_has_become_somebody_s_does_not_go_on_in_a_rematch(guest: Arrive) -> None:
    anne = guest("Anne")
    asked = {"setup": RICHELIEU, "chairs": [{"me": True}, {"me": True, "name": "Maintenon"}], "start": True}
    table = anne.post("/api/tables", asked)["table"]
    anne.act(table, "resign", seat=0)
    account(guest, "Maintenon")
    again = anne.post(f"/api/tables/{table}/rematch")["table"]
    assert "Maintenon" not in str(anne.get(f"/api/tables/{again}")["chairs"])


# Budgets


def test_rematches_are_counted_too(guest: Arrive) -> None:
    burst = int(Settings().limit_tables.split(",")[0])
    anne = guest("Anne")
    table = anne.open("me", "me")
    for _ in range(burst - 1):
        anne.act(table, "abort")
        before, table = table, anne.post(f"/api/tables/{table}/rematch")["table"]
    anne.act(table, "abort")
    assert anne.refused("POST", f"/api/tables/{table}/rematch") == (429, "limit-tables")
    assert anne.post(f"/api/tables/{before}/rematch")["table"] == table, "to be led to one costs nothing"


def test_accounts_are_counted_too(guest: Arrive) -> None:
    burst = int(Settings().limit_account_tables.split(",")[0])
    anne = account(guest, "Montespan")
    for _ in range(burst):
        anne.open("me", None)
    assert anne.refused("POST", "/api/tables", {"setup": RICHELIEU}) == (429, "limit-account-tables")


@pytest.fixture(scope="module")
def narrow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    """A house in which one person keeps few bots busy."""
    place = tmp_path_factory.mktemp("narrow") / "house.sqlite"
    with RunningHouse(str(place), "--trusted-proxy", "127.0.0.1", "--limit-bot-tables", str(MOST)) as opened:
        yield opened


def test_so_many_tables_with_bots_at_a_time(narrow: RunningHouse) -> None:
    """However they are asked for: at once, by a rematch, or by calling bots to a table that was opened without."""
    anne, bruno = Guest(narrow.url, "Anne"), Guest(narrow.url, "Bruno")
    asked = {"setup": RICHELIEU, "chairs": [{"me": True}, {"level": "page"}], "start": True}
    with ThreadPoolExecutor(10) as many:
        answers = list(many.map(lambda _: anne.call("POST", "/api/tables", asked), range(10)))
    opened = [answer.json()["table"] for answer in answers if answer.is_success]
    assert len(opened) == MOST
    assert {answer.json()["key"] for answer in answers if not answer.is_success} == {"limit-bot-tables"}
    free = anne.open("me", None)
    assert anne.refused("POST", f"/api/tables/{free}/acts", {"act": "call", "level": "page"}) == (
        429,
        "limit-bot-tables",
    )
    bruno.post("/api/tables", asked)
    anne.act(opened[0], "resign", seat=0)
    anne.act(free, "call", level="page")
    anne.act(free, "stand", seat=1)
    anne.act(free, "call", level="page")  # the table itself does not stand in its own way
    assert anne.refused("POST", f"/api/tables/{opened[0]}/rematch") == (429, "limit-bot-tables")
    for one in (anne, bruno):
        one.leave()


# What was cleared away


def test_nothing_is_written_to_a_table_that_was_cleared_away(spend: Spend) -> None:
    """Also where a server had it in mind."""

    async def evening(kept: Household) -> None:
        anne, bruno = await kept.guest("Anne"), await kept.guest("Bruno")
        gone, held = [await kept.open(anne, None, start=False) for _ in range(2)]
        kept.hour.pass_by(31 * 24 * 3600)
        await kept.house.act(held, bruno, Sit())  # of a month ago: now it is not
        done = await kept.house.write(lambda conn: purge(conn, Policy(waiting=30), kept.hour()))
        assert done.waiting == 1
        with pytest.raises(ServerError) as refused:
            await kept.house.act(gone, bruno, Sit())
        assert refused.value.key == "no-such-table"
        with pytest.raises(ServerError):
            await kept.house.table(gone)
        await kept.house.act(held, bruno, Stand(1))

    spend(evening)
