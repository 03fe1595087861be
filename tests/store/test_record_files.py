"""Games of a house as records, and back."""

import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

import antichambre
from antichambre.kernel import records
from antichambre.kernel.chance import commitment
from antichambre.kernel.errors import RecordError
from antichambre.kernel.salting import pledge, salted
from antichambre.store import ledger
from antichambre.store.database import Database
from antichambre.store.errors import StoreError
from antichambre.store.people import arrive
from antichambre.store.record_files import export_games, page_of_record, record_of
from antichambre.store.scribe import Card, Page, Row, Scribe
from antichambre.table.entries import CalledOff, Entry, Opened, kind_of, read, written
from antichambre.table.setup import Setup
from antichambre.table.table import Status, rebuild
from store.writing import LIMIT, card
from store.writing import written as is_written

NOW = 1_700_000_000_000
HOUSE = "00ff" * 8


def record(
    game: str = "richelieu",
    salts: dict[int, str] | None = None,
    upto: int | None = None,
    pledged: bool = True,
    house: str = HOUSE,
) -> str:
    """A game that chance played; `upto`: only so many moves of it."""
    seed = salted(house, salts or {})
    position = antichambre.game(game).new(seats=2, seed=seed)
    rng = antichambre.Rng(seed)
    while not position.over and (upto is None or len(position.history) < upto):
        moves = position.moves()
        position.play(moves[rng.below(len(moves))])
    if not salts or not pledged:
        return records.dumps(position.record())
    pledges = {seat: pledge(salt) for seat, salt in salts.items()}
    return records.dumps(records.with_pledges(position.record(), commitment(house), pledges))


@pytest.fixture
def scribe(database: Database) -> Iterator[Scribe]:
    found = Scribe(database, "one")
    yield found
    found.close()


@pytest.fixture
def person(scribe: Scribe) -> str:
    return scribe.do(lambda conn: arrive(conn, "Anne", "fr", NOW)).result(LIMIT).id


@pytest.mark.parametrize("pledged", [True, False])
@pytest.mark.parametrize("salts", [{}, {0: "ab" * 8, 1: "cd" * 8}], ids=["plain", "salted"])
@pytest.mark.parametrize("game", [game.name for game in antichambre.games() if 2 in game.seats])
def test_a_record_becomes_a_table_and_comes_out_as_it_went_in(
    database: Database, scribe: Scribe, person: str, game: str, salts: dict[int, str], pledged: bool
) -> None:
    text = record(game, salts, pledged=pledged)
    page = page_of_record(text, person, NOW)
    assert is_written(scribe, page)
    assert database.read(lambda conn: record_of(conn, page.table)) == text
    table = rebuild(page.table, [(read(row.body), row.at) for row in page.entries])
    assert table.status is Status.OVER and table.position is not None and table.position.over
    assert [one.id for one in database.read(lambda conn: ledger.tables_of(conn, person))] == [page.table]


def test_the_same_record_makes_no_second_table(database: Database, scribe: Scribe, person: str) -> None:
    text = record()
    assert is_written(scribe, page_of_record(text, person, NOW))
    assert not is_written(scribe, page_of_record(text, person, NOW + 1))
    assert len(database.read(lambda conn: ledger.tables_of(conn, person))) == 1


def test_a_record_that_does_not_hold() -> None:
    with pytest.raises(RecordError):
        page_of_record(record().replace('"seed": "00ff', '"seed": "11ff'), "p", NOW)


def test_a_game_that_is_not_over_stays_out() -> None:
    with pytest.raises(StoreError, match="not over"):
        page_of_record(record(upto=3), "p", NOW)


def test_a_game_that_is_not_over_keeps_its_secrets(database: Database, scribe: Scribe, person: str) -> None:
    page = page_of_record(record(), person, NOW)
    assert page.card is not None
    assert is_written(scribe, Page(page.table, page.entries[:-1], page.card))
    with pytest.raises(StoreError) as refusal:
        database.read(lambda conn: record_of(conn, page.table))
    assert refusal.value.key == "record-under-way"
    assert is_written(scribe, Page(page.table, page.entries[-1:]))
    assert database.read(lambda conn: record_of(conn, page.table)) == record()


def test_no_table_and_nothing_dealt(database: Database, scribe: Scribe) -> None:
    with pytest.raises(StoreError) as refusal:
        database.read(lambda conn: record_of(conn, "nowhere"))
    assert refusal.value.key == "table-unknown"
    lines: list[Entry] = [Opened("p", Setup("richelieu", 2), HOUSE, 1), CalledOff("aborted")]
    rows = [Row(number, NOW, kind_of(entry), written(entry)) for number, entry in enumerate(lines, 1)]
    off: Card = card("t", status="called-off")
    assert is_written(scribe, Page("t", rows, off))
    with pytest.raises(StoreError) as refusal:
        database.read(lambda conn: record_of(conn, "t"))
    assert refusal.value.key == "record-not-dealt"


def test_a_game_of_other_rules_is_told_as_it_was_played(database: Database, scribe: Scribe, person: str) -> None:
    text = record()
    page = page_of_record(text, person, NOW)
    bodies = [row.body for row in page.entries]
    old = read(bodies[0])
    assert isinstance(old, Opened)
    bodies[0] = written(Opened(old.person, old.setup, old.seed, old.rules_version + 1))
    # Under those rules the third move had another effect than it has now.
    third = next(number for number, row in enumerate(page.entries) if row.kind == "moved") + 2
    bodies[third] = bodies[third].replace('"check":"', '"check":"0')
    rows = [Row(row.number, row.at, row.kind, body) for row, body in zip(page.entries, bodies, strict=True)]
    assert is_written(scribe, Page(page.table, rows, page.card))
    told = records.loads(database.read(lambda conn: record_of(conn, page.table)))
    played = records.loads(text)
    assert told["rules_version"] == old.rules_version + 1
    assert told["moves"] == played["moves"] and told["seed"] == played["seed"]


def test_all_of_ones_games_that_are_over(database: Database, scribe: Scribe, person: str, tmp_path: Path) -> None:
    texts = {}
    for seed in ("aa", "bb", "cc"):
        text = record(house=seed)
        page = page_of_record(text, person, NOW)
        assert is_written(scribe, page)
        texts[f"{page.table}.json"] = text
    under_way = page_of_record(record(house="dd"), person, NOW)
    playing = card(under_way.table, status="playing", moves=3)
    assert is_written(scribe, Page(under_way.table, under_way.entries[:-2], playing, under_way.seating))
    to = tmp_path / "games.zip"
    assert database.read(lambda conn: export_games(conn, person, to)) == 3
    with zipfile.ZipFile(to) as archive:
        assert {name: archive.read(name).decode() for name in archive.namelist()} == texts
    for text in texts.values():
        assert records.verify(text).over
