"""`antichambre admin`, from the command line to the database."""

import re
from pathlib import Path

import pytest

from antichambre.store.accounts import credentials_of
from antichambre.store.database import open_database
from antichambre.store.ledger import card_of
from antichambre.store.passwords import check_password
from antichambre.store.people import Person
from antichambre.store.presence import limited
from store.household import account, guest, open_table, writing
from terminal.evening import Evening, Heard, lines


class House:
    """A house with Anna, who has an account, and Bert, a guest; they sit at a table."""

    def __init__(self, evening: Evening, place: Path) -> None:
        self.evening = evening
        self.place = place
        self.database = open_database(str(place))
        with writing(self.database) as conn:
            self.anna, self.bert = account(conn, "Anna"), guest(conn, "Bert")
            open_table(conn, "t1", [self.anna.id, self.bert.id, "bot:page", None])

    def admin(self, *arguments: str, typed: str = "") -> Heard:
        return self.evening.run("admin", *arguments, "--database", self.place, typed=typed)

    def opens(self, person: Person, password: str) -> bool:
        found = self.database.read(lambda conn: credentials_of(conn, person.name))
        return found is not None and check_password(found.kept, password)


@pytest.fixture
def evening(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Evening:
    return Evening(tmp_path / "home", monkeypatch)


@pytest.fixture
def house(evening: Evening, tmp_path: Path) -> House:
    return House(evening, tmp_path / "house.sqlite")


def test_without_a_command(evening: Evening) -> None:
    heard = evening.run("admin")
    assert heard.code == 0
    assert "invite" in heard.out


def test_list(house: House) -> None:
    people = house.admin("list")
    assert people.code == 0, people.err
    assert f"{house.anna.id}  Anna (account); last here 20" in people.out
    assert f"{house.bert.id}  Bert (guest); last here 20" in people.out
    assert house.admin("list", "people").out == people.out
    tables = house.admin("list", "tables")
    assert "t1  richelieu, being played: Anna, Bert, page, free; 0 moves, last changed 20" in tables.out
    assert "en cours" in house.admin("list", "tables", "--lang", "fr").out
    assert house.admin("list", "cards").code == 2


def test_the_house_in_its_own_folder(evening: Evening) -> None:
    assert evening.run("admin", "list").out == "Nobody has been here yet.\n"
    assert evening.run("admin", "list", "tables", "--lang", "fr").out == "Aucune partie n’est en cours.\n"
    assert (evening.home / "antichambre.sqlite").exists()


def test_unseat(house: House) -> None:
    heard = house.admin("unseat", "nowhere", "Bert")
    assert heard.code == 1
    assert "nowhere" in heard.err


def test_limit(house: House) -> None:
    heard = house.admin("limit", "Bert")
    assert heard.out.startswith("Bert may play on, but open no tables")
    assert list(house.database.read(lambda conn: limited(conn, 0))) == [house.bert.id]
    assert house.admin("limit", "Bert", "--hours", "0").out == "Bert need not hold back any longer.\n"
    assert house.database.read(lambda conn: limited(conn, 0)) == {}
    assert house.admin("limit", "Bert", "--hours", "-1").code == 2


def test_purge(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    with writing(house.database) as conn:
        open_table(conn, "t2", [house.anna.id, None], "waiting")
    foreseen = house.admin("purge", "--dry-run").out
    assert foreseen.startswith("Would be cleared away: tables that never began: 1; games")
    assert house.admin("purge", "--dry-run").out == foreseen
    monkeypatch.setenv("ANTICHAMBRE_PURGE_WAITING", "0")
    assert house.admin("purge").out.startswith("Cleared away: tables that never began: 0;")
    monkeypatch.delenv("ANTICHAMBRE_PURGE_WAITING")
    assert house.admin("purge").out.startswith("Cleared away: tables that never began: 1;")
    assert house.database.read(lambda conn: card_of(conn, "t2")) is None
    assert house.database.read(lambda conn: card_of(conn, "t1")) is not None


def test_rename(house: House) -> None:
    assert house.admin("rename", "anna", "Anne de Bretagne").out == "Anna is called Anne de Bretagne from now on.\n"
    assert "Anne de Bretagne" in house.admin("list").out
    heard = house.admin("rename", house.bert.id, "admin")
    assert heard.code == 1
    assert "what the house calls somebody itself" in heard.err


def test_ban(house: House) -> None:
    assert house.admin("ban", "Bert").out == "This house is closed to Bert.\n"
    assert "Bert (guest), banned;" in house.admin("list").out
    assert house.admin("unban", "Bert").out == "This house is open to Bert again.\n"
    assert "banned" not in house.admin("list").out


def test_close(house: House) -> None:
    assert house.admin("close", "t1").out == "The table t1 is closed: its game counts for nothing.\n"
    card = house.database.read(lambda conn: card_of(conn, "t1"))
    assert card is not None
    assert card.status == "called-off"
    again = house.admin("close", "t1", "--lang", "fr")
    assert (again.code, again.err) == (1, "La partie de la table t1 est déjà finie.\n")


def test_password(house: House) -> None:
    heard = house.admin("password", "Anna")
    (drawn,) = re.findall(r"shown this once: ([\w-]{19})\n", heard.out)
    assert house.opens(house.anna, drawn)
    typed = house.admin("password", "Anna", "--ask", typed=lines("correct horse", "correct horse"))
    assert typed.out == "Anna has the new password.\n"
    assert house.opens(house.anna, "correct horse")
    for answers, why in (
        (("one more try", "another one"), "not the same"),
        (("short", "short"), "at least 8"),
        ((), "8"),
    ):
        heard = house.admin("password", "Anna", "--ask", typed=lines(*answers))
        assert heard.code == 1
        assert why in heard.err
    assert house.opens(house.anna, "correct horse")
    assert "Bert is a guest" in house.admin("password", "Bert").err


def test_invite(house: House) -> None:
    assert re.fullmatch(r"This invitation is good for one person\. .*: (\w{4}-){3}\w{4}\n", house.admin("invite").out)
    assert "vaut pour 5 personnes" in house.admin("invite", "--uses", "5", "--lang", "fr").out
    assert house.admin("invite", "--uses", "0").code == 2


def test_delete(house: House) -> None:
    for answer in ("no", "", None):
        heard = house.admin("delete", "Anna", typed="" if answer is None else lines(answer))
        assert heard.code == 1
        assert "Nothing has been changed." in heard.out
    assert "Anna is deleted." in house.admin("delete", "Anna", typed=lines("yes")).out
    assert house.admin("delete", "Bert", "--yes", "--lang", "fr").code == 0
    assert house.admin("list").out == "Nobody has been here yet.\n"
    gone = "somebody who left the house"
    assert f": {gone}, {gone}, page, free;" in house.admin("list", "tables").out


def test_what_is_not_found(house: House, tmp_path: Path) -> None:
    for arguments in (["rename", "Carl", "Karl"], ["ban", "Carl"], ["unban", "Carl"], ["password", "Carl"]):
        heard = house.admin(*arguments)
        assert (heard.code, heard.err) == (1, "Nobody here is called “Carl”.\n")
    assert house.admin("close", "t9").err == "There is no table “t9”.\n"
    nowhere = tmp_path / "nowhere.sqlite"
    heard = house.evening.run("admin", "list", "--database", nowhere)
    assert (heard.code, heard.err) == (1, f"There is no house in {nowhere}.\n")
    assert not nowhere.exists()
    assert house.admin("list", "--lang", "la").err == "This house speaks en, fr, not “la”.\n"


def test_who_is_meant(house: House) -> None:
    with writing(house.database) as conn:
        other = guest(conn, "Bert")
    heard = house.admin("ban", "Bert")
    assert heard.code == 1
    assert house.bert.id in heard.err
    assert other.id in heard.err
    assert house.admin("ban", other.id).code == 0
