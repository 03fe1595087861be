"""Leaving the house: with one's data, and for good."""

import json
from collections.abc import Iterator

import pytest
from sqlalchemy import Connection, func, select

from antichambre.store import schema
from antichambre.store.accounts import credentials_of, merge
from antichambre.store.database import Database
from antichambre.store.departures import data_of, depart
from antichambre.store.errors import StoreError
from antichambre.store.keys import issue_token, person_of_token
from antichambre.store.notes import notes_of, on_page
from antichambre.store.pages import Page, write_pages
from antichambre.store.people import mute, mutes_of, names_of, person_of
from antichambre.store.ratings import ratings_of
from antichambre.table.entries import Entry, Said, kind_of, written
from antichambre.table.notes import Note
from store.household import NOW, account, finish, guest, open_table, writing

ORDERED = Note({"plot louvois": "enough"})


@pytest.fixture
def conn(database: Database) -> Iterator[Connection]:
    with writing(database) as connection:
        yield connection


def enter(conn: Connection, table: str, number: int, entry: Entry) -> None:
    row = {"table": table, "number": number, "at": NOW + number, "hand": "h"}
    conn.execute(schema.entries.insert().values(row | {"kind": kind_of(entry), "body": written(entry)}))


def test_all_that_the_house_knows(conn: Connection) -> None:
    anna, visitor, bert = account(conn, "Anna"), guest(conn, "Visitor"), guest(conn, "Bert")
    finish(conn, "won", (anna.id, 9, 1), (bert.id, 3, 2))
    open_table(conn, "running", [visitor.id, bert.id])
    enter(conn, "running", 1, Said(visitor.id, "bonjour « à tous »"))
    enter(conn, "running", 2, Said(bert.id, f'"person":"{anna.id}"'))
    enter(conn, "won", 1, Said(anna.id, "adieu"))
    token = issue_token(conn, anna.id, "my bot", NOW)
    mute(conn, anna.id, bert.id)
    mute(conn, bert.id, anna.id)
    merge(conn, visitor.id, anna.id)
    write_pages(conn, [Page("running", [], notes=[on_page(seat, ORDERED) for seat in range(2)])], "hand")
    data = data_of(conn, anna.id)
    text = json.dumps(data)
    assert {one["id"]: one["name"] for one in data["people"]} == {anna.id: "Anna", visitor.id: None}
    assert [one["label"] for one in data["tokens"]] == ["my bot"]
    assert [one["muted"] for one in data["mutes"]] == [bert.id], "who mutes them is the others' affair"
    assert {seat["table"] for seat in data["seats"]} == {"won", "running"}
    assert [(note["table"], note["seat"]) for note in data["notes"]] == [("running", 0)], "what others noted is theirs"
    assert [(one["table"], one["score"]) for one in data["results"]] == [("won", 9)]
    assert [one["games"] for one in data["ratings"]] == [1]
    assert {line["text"] for line in data["said"]} == {"bonjour « à tous »", "adieu"}
    assert "argon2" not in text
    assert token not in text
    with pytest.raises(StoreError):
        data_of(conn, "nobody")


def test_for_good(conn: Connection) -> None:
    anna, visitor, bert = account(conn, "Anna"), guest(conn, "Visitor"), guest(conn, "Bert")
    finish(conn, "won", (anna.id, 9, 1), (bert.id, 3, 2))
    open_table(conn, "running", [visitor.id, bert.id])
    token = issue_token(conn, anna.id, "my bot", NOW)
    mute(conn, anna.id, bert.id)
    mute(conn, bert.id, anna.id)
    merge(conn, visitor.id, anna.id)
    write_pages(conn, [Page("running", [], notes=[on_page(seat, ORDERED) for seat in range(2)])], "hand")
    assert depart(conn, anna.id) == ["running"]
    assert person_of(conn, anna.id) is None
    assert person_of(conn, visitor.id) is None
    assert names_of(conn, [anna.id, visitor.id]) == {anna.id: None, visitor.id: None}
    assert credentials_of(conn, "Anna") is None
    assert person_of_token(conn, token) is None
    assert mutes_of(conn, bert.id) == frozenset()
    assert list(notes_of(conn, "running")) == [1]
    assert ratings_of(conn, anna.id) == []
    assert len(ratings_of(conn, bert.id)) == 1
    assert conn.scalar(select(func.count()).where(schema.results.c.person == anna.id)) == 1, "the game stays"
    everything = [str(conn.execute(select(table)).all()) for table in schema.metadata.sorted_tables]
    assert not [kept for kept in everything if "Anna" in kept or "Visitor" in kept]
    assert account(conn, "Anna").id != anna.id, "the name is free again"
    with pytest.raises(StoreError):
        depart(conn, anna.id)


def test_whoever_left_is_not_rated_again(conn: Connection) -> None:
    anna, bert = account(conn, "Anna"), guest(conn, "Bert")
    depart(conn, anna.id)
    assert finish(conn, "t", (anna.id, 9, 1), (bert.id, 3, 2))
    assert ratings_of(conn, anna.id) == []
    assert len(ratings_of(conn, bert.id)) == 1
