"""What a host does to a house that may be running."""

from collections.abc import Iterator

import pytest
from sqlalchemy import Connection

from antichambre.store import hosting
from antichambre.store.accounts import credentials_of
from antichambre.store.database import Database
from antichambre.store.errors import StoreError
from antichambre.store.hosting import Host
from antichambre.store.keys import accept_invite
from antichambre.store.ledger import card_of, entries_of
from antichambre.store.pages import Page, Row, Seating
from antichambre.store.passwords import check_password
from antichambre.store.people import seen
from antichambre.store.scribe import Scribe
from antichambre.table.entries import CalledOff, Said, kind_of, read, written
from store.household import NOW, account, guest, open_table, writing


@pytest.fixture
def house(database: Database) -> Iterator[Scribe]:
    """The house is running."""
    scribe = Scribe(database, "house")
    yield scribe
    scribe.close()


@pytest.fixture
def host(database_url: str, house: Scribe) -> Iterator[Host]:
    assert house
    with Host(database_url) as found:
        yield found


def said(number: int) -> Row:
    entry = Said("somebody", f"line {number}")
    return Row(number, NOW, kind_of(entry), written(entry))


def test_people_by_id_and_by_name(host: Host, database: Database) -> None:
    with writing(database) as conn:
        anna, bert, other = account(conn, "Anna"), guest(conn, "Bert"), guest(conn, "Bert")
        seen(conn, [anna.id], NOW + 9)
    assert host.find("anna") == host.find(anna.id) == anna
    assert host.find(bert.id) == bert
    assert host.people()[0] == hosting.Visit(anna, NOW + 9)
    assert len(host.people()) == 3
    with pytest.raises(StoreError) as refused:
        host.find("Bert")
    assert refused.value.key == "person-ambiguous"
    assert bert.id in str(refused.value)
    assert other.id in str(refused.value)
    with pytest.raises(StoreError, match="Nobody here is called “Carl”"):
        host.find("Carl")


def test_acts_on_people(host: Host, database: Database) -> None:
    with writing(database) as conn:
        account(conn, "Anna")
        guest(conn, "Bert")
    anna = host.rename(host.find("Anna"), "Anne")
    assert host.find("Anne") == anna
    with pytest.raises(StoreError, match="belongs to somebody else"):
        host.rename(host.find("Bert"), "ANNE")
    assert host.ban(anna, True).banned
    assert not host.ban(anna, False).banned
    drawn = host.draw_password(anna)
    found = database.read(lambda conn: credentials_of(conn, "Anne"))
    assert found is not None
    assert check_password(found.kept, drawn)
    with pytest.raises(StoreError, match="at least 8"):
        host.set_password(anna, "short")
    with pytest.raises(StoreError, match="Bert is a guest"):
        host.draw_password(host.find("Bert"))
    host.delete(anna)
    assert [visit.person.name for visit in host.people()] == ["Bert"]


def test_an_invitation(host: Host, database: Database) -> None:
    code = host.invite(1)
    with writing(database) as conn:
        assert accept_invite(conn, guest(conn, "Anna").id, code).admitted


def test_tables(host: Host, database: Database) -> None:
    with writing(database) as conn:
        anna = guest(conn, "Anna")
        open_table(conn, "t1", [anna.id, "bot:page", None], "waiting")
        open_table(conn, "t2", [anna.id, anna.id], "over")
    (line,) = host.tables()
    assert (line.card.id, line.names) == ("t1", {anna.id: "Anna"})
    assert line.seating == [Seating(0, anna.id), Seating(1, level="page"), Seating(2)]


def test_a_table_is_closed(host: Host, database: Database, house: Scribe) -> None:
    with writing(database) as conn:
        open_table(conn, "t", [guest(conn, "Anna").id, None])
    assert house.write(Page("t", [said(1), said(2)])).result()
    host.close_table("t")
    last = database.read(lambda conn: entries_of(conn, "t"))[-1]
    assert (last.number, read(last.body)) == (3, CalledOff(why="closed"))
    card = database.read(lambda conn: card_of(conn, "t"))
    assert card is not None
    assert (card.status, card.due_at) == ("called-off", None)
    assert not house.write(Page("t", [said(3)])).result(), "the house was not asked, and is told so"
    for table, why in (("t", "table-closed"), ("u", "table-unknown")):
        with pytest.raises(StoreError) as refused:
            host.close_table(table)
        assert refused.value.key == why


def test_a_table_at_which_somebody_moves_meanwhile(
    host: Host, database: Database, house: Scribe, monkeypatch: pytest.MonkeyPatch
) -> None:
    with writing(database) as conn:
        open_table(conn, "t", [guest(conn, "Anna").id, None])
    last_page = hosting._last_page
    moves = iter((1, 2))

    def overtaken(conn: Connection, table: str, now: int) -> Page:
        page = last_page(conn, table, now)
        for number in moves:
            assert house.write(Page("t", [said(number)])).result()
            break
        return page

    monkeypatch.setattr(hosting, "_last_page", overtaken)
    host.close_table("t")
    kinds = [row.kind for row in database.read(lambda conn: entries_of(conn, "t"))]
    assert kinds == ["said", "said", "calledoff"], "twice somebody was quicker"


def test_a_table_that_is_never_still(
    host: Host, database: Database, house: Scribe, monkeypatch: pytest.MonkeyPatch
) -> None:
    with writing(database) as conn:
        open_table(conn, "t", [guest(conn, "Anna").id, None])
    assert house.write(Page("t", [said(1)])).result()
    monkeypatch.setattr(hosting, "_last_page", lambda *_: Page("t", [said(1)]))
    with pytest.raises(StoreError) as refused:
        host.close_table("t")
    assert refused.value.key == "table-busy"
