"""Nobody is told what they may not know: every byte that the house sends in whole games of every kind."""

import asyncio
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.sync.client import ClientConnection

import antichambre
from antichambre.kernel.words import LANGUAGES
from antichambre.server.picture import picture
from antichambre.server.refusals import sentence, status_of
from antichambre.store.database import Database, open_database
from antichambre.store.errors import StoreError
from antichambre.table import proposals, sight
from antichambre.table.acts import TakeBack
from antichambre.table.entries import Moved
from antichambre.table.errors import TableError
from antichambre.table.notes import Notes
from antichambre.table.proposals import propose
from antichambre.table.setup import Clock
from antichambre.table.sight import Deed, Eyes, Look
from antichambre.table.story import events_of
from antichambre.table.table import Table, UndoRequest
from antichambre.wire.messages import Picture
from conformance.walks import rare_first
from server.guests import Guest, Line
from server.houses import GENEROUS, LIMIT, RunningHouse
from server.stage import Stage, house_of, position_of
from server.worlds import choosing, evening

SET_UPS = [(game.name, seats) for game in antichambre.games() for seats in game.seats]


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Database]:
    """Nothing is written in it."""
    found = open_database(str(tmp_path_factory.mktemp("secrecy") / "house.sqlite"))
    yield found
    found.close()


def apart(seats: int) -> list[str]:
    """Everybody on a seat of their own."""
    return [f"courtier-{seat}" for seat in range(seats)]


def mixed(seats: int) -> list[str]:
    """A bot, and from three seats on somebody who has two of them."""
    chairs = apart(seats)
    chairs[1] = ":cardinal"
    chairs[-1] = chairs[0] if seats > 2 else chairs[-1]
    return chairs


@pytest.mark.parametrize("seated", [apart, mixed])
@pytest.mark.parametrize(("game", "seats"), SET_UPS)
def test_a_client_is_told_the_same_in_every_world_it_cannot_tell_apart(
    database: Database, game: str, seats: int, seated: Callable[[int], list[str]]
) -> None:
    found = evening(database, game, seated(seats), "first")
    assert found.compared > 20
    assert found.unlike > 5, "the worlds were all alike"
    assert found.impossible < 0.05 * (found.compared + found.revealed), "too little was looked at"


REACTIVE = [(game.name, seats) for game in antichambre.games() for seats in game.seats if game.reactions]


@pytest.mark.parametrize(("game", "seats"), REACTIVE)
def test_who_holds_an_answer_cannot_be_told(database: Database, game: str, seats: int) -> None:
    """All that a client is told of a pause is the same in worlds in which others could have reacted."""
    found = evening(database, game, apart(seats), "0")
    assert found.pauses > 20
    assert found.otherwise > 0.05 * found.pauses, "hardly a world in which others hold an answer"


def in_a_pause(database: Database, clock: Clock) -> Table:
    """A table of four at which there is something to react to, and somebody could."""

    async def play() -> Table:
        house = house_of(database)
        stage = Stage(house, "favourite", apart(4), "0", clock)
        choose = rare_first(stage.seed)
        while not choosing(stage.real.table):
            if stage.real.table.pausing:
                await stage.react(stage.real, {})
            else:
                position = position_of(stage.real.table)
                await stage.move(stage.real, choose(position, position.moves()).text)
        await house.close()
        return stage.real.table

    return asyncio.run(play())


def test_a_clock_that_begins_anew_does_not_tell_who_holds_an_answer(database: Database) -> None:
    table = in_a_pause(database, Clock("live", seconds=600))
    for chair in table.chairs:
        chair.stand_in = "page"
    later, seen = table.since + 5_000, set()
    for seat, person in enumerate(apart(4)):
        back = table.twin()
        for proposed in propose(back, TakeBack(seat), person, later):
            back.take(proposed.entry, later)
        seen.add(back.since)
    assert seen == {table.since}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", ["store-unreachable", "store-full", "store-disk", "store-damaged"])
def test_where_the_database_is_is_for_the_host_to_know(key: str, lang: str) -> None:
    error = StoreError(key, {"where": "postgresql://house@cellar/wine", "why": "the key is lost"})
    said = sentence(error, lang)
    assert said and not any(part in said for part in ("cellar", "wine", "key"))
    assert status_of(error) == 503


# Leaks, planted: each must be noticed.


def somebody_elses_view(table: Table, eyes: Eyes, notes: Notes) -> Look | None:
    return LOOK(table, eyes or (0,), notes)


def a_third_seat(table: Table, eyes: Eyes, notes: Notes) -> Look | None:
    return LOOK(table, (*eyes, 1) if len(eyes) == 2 else eyes, notes)


def moves_of_whoever_is_asked(table: Table, eyes: Eyes, notes: Notes) -> Look | None:
    found = LOOK(table, eyes, notes)
    if found is None or table.position is None:
        return found
    return msgspec.structs.replace(found, moves={"asked": [move.text for move in table.position.moves()]})


def events_in_full(table: Table, moved: Moved, eyes: Eyes) -> Deed:
    events = (event.seen_by(moved.seat) for event in events_of(moved.told, table.game))
    return Deed({name: [event for event in events if event is not None] for name, _ in sight.looking_from(eyes)})


def a_check_of_all(table: Table, *told_of: Any) -> Picture:
    told = picture(table, *told_of)
    return msgspec.structs.replace(told, why_off=table.moves[-1].check if table.moves else None)


def whoever_holds_an_answer(table: Table, *told_of: Any) -> Picture:
    told = picture(table, *told_of)
    return msgspec.structs.replace(told, request=UndoRequest(sum(choosing(table)), 0, []))


def a_clock_that_runs(table: Table, seat: int, now: int) -> int:
    return max(0, now - table.since) if seat in choosing(table) else 0


def a_telling_refusal(table: Table, *_asked: object) -> list[proposals.Proposed]:
    raise TableError("seat-taken", {"seat": sum(choosing(table))})


LOOK = sight.look
PICTURE = "antichambre.server.picture"
WARM = "antichambre.server.warm"
LEAKS: list[tuple[str, object, str, int, Callable[[int], list[str]]]] = [
    (f"{PICTURE}.look", somebody_elses_view, "richelieu", 2, apart),
    (f"{PICTURE}.look", a_third_seat, "louis_xiv", 3, mixed),
    (f"{PICTURE}.look", moves_of_whoever_is_asked, "favourite", 2, apart),
    (f"{PICTURE}._seed", lambda table: table.seed, "sun_king", 2, apart),
    ("antichambre.table.sight.deed", events_in_full, "louis_xiv", 2, apart),
    (f"{WARM}.picture", a_check_of_all, "louis_xiv", 2, apart),
]


@pytest.mark.parametrize(("name", "fault", "game", "seats", "seated"), LEAKS)
def test_a_leak_is_noticed(
    database: Database,
    monkeypatch: pytest.MonkeyPatch,
    name: str,
    fault: object,
    game: str,
    seats: int,
    seated: Callable[[int], list[str]],
) -> None:
    monkeypatch.setattr(name, fault)
    with pytest.raises(AssertionError, match=r"told|greeted|two seats"):
        evening(database, game, seated(seats), "first")


@pytest.mark.parametrize(
    ("name", "fault"),
    [
        (f"{WARM}.picture", whoever_holds_an_answer),
        ("antichambre.table.clocks.spent", a_clock_that_runs),
        ("server.worlds.propose", a_telling_refusal),
    ],
)
def test_a_leak_of_who_holds_an_answer_is_noticed(
    database: Database, monkeypatch: pytest.MonkeyPatch, name: str, fault: object
) -> None:
    monkeypatch.setattr(name, fault)
    with pytest.raises(AssertionError, match=r"told|greeted|refused"):
        evening(database, "favourite", apart(4), "0")


# The wire


class Wire(Line):
    """A connection that keeps what it hears to the byte."""

    def __init__(self, socket: ClientConnection) -> None:
        self.raw: list[str] = []
        super().__init__(socket)

    def take(self) -> dict[str, Any]:
        raw = self.socket.recv(timeout=LIMIT)
        assert isinstance(raw, str)
        self.raw.append(raw)
        said: dict[str, Any] = json.loads(raw)
        self.heard.append(said)
        if said["say"] == "table":
            self.table = said
        return said


def test_the_wire_adds_nothing(tmp_path: Path, sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a real client receives is what the house told its listener: no byte more, in the same order."""
    book = tmp_path / "overheard"
    monkeypatch.setenv("HOUSE_OVERHEARD", str(book))
    with RunningHouse(sqlite_url, program=GENEROUS) as house:
        anne, bruno, passer_by = (Guest(house.url, name) for name in ("Anne", "Bruno", "Ninon"))
        name = anne.open("me", None, "me", game="louis_xiv")
        bruno.act(name, "sit", seat=1)
        lines = {guest.person: Wire(guest.connect(name)) for guest in (anne, bruno, passer_by)}
        first, second, looking = lines.values()
        first.act("start")
        second.act("say", text="Bonne chance !")
        second.refused("move", version=0, seat=1, move="enough")
        looking.ask("why", seat=0, move="enough")
        while first.table["status"] == "playing":
            asked = first if first.moves else second
            if asked.moves:
                asked.play(len(asked.moves) // 2)
            else:  # in a pause, which ends by itself
                asked.hear("table")
            for line in lines.values():
                line.until(lambda table: table["number"] >= asked.table["number"])  # noqa: B023 (called at once)
            assert _seen(anne, name) == _without_deeds(first.table)
        for line in lines.values():
            line.ask("ping")
        overheard: dict[str, list[str]] = {person: [] for person in lines}
        for person, said in map(json.loads, book.read_text().splitlines()):
            overheard[person].append(said)
        for person, line in lines.items():
            assert line.raw == overheard[person]
            line.socket.close()
        for guest in (anne, bruno, passer_by):
            guest.leave()


def _without_deeds(table: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in table.items() if name not in ("say", "deeds", "after", "now")}


def _seen(guest: Guest, table: str) -> dict[str, Any]:
    return _without_deeds(guest.get(f"/api/tables/{table}"))
