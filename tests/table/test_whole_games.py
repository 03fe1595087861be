"""Whole games of every game at every number of seats: the ledger rebuilds the table at every step, and what eyes are
told is what their seats may know."""

from typing import Any

import pytest

import antichambre
from antichambre.kernel.chance import Rng
from antichambre.kernel.events import Event
from antichambre.table import entries as ledger
from antichambre.table.sight import ONLOOKER, deed, log, look, record
from antichambre.table.story import events_of, told
from antichambre.table.table import Table, agreement
from conformance.walks import Chooser, rare_first
from table.sitting import ANNE, BRUNO, LIVE, SLOW, Sitting, snapshot

SET_UPS = [(game.name, seats) for game in antichambre.games() for seats in game.seats]
SEATED = (ANNE, BRUNO, None, ANNE, BRUNO, None)  # one bot in three, and people with two seats


def play_on(sitting: Sitting, choose: Chooser) -> list[list[Event]]:
    """One more move, or all of a pause; the events that the rules told of each."""
    position = sitting.position.copy()
    move = choose(position, position.moves())
    entries = sitting.move(move.text, after=1_000)
    return [position.play(position.parse(entry.move)) for entry in entries if isinstance(entry, ledger.Moved)]


def values(events: list[Event]) -> list[tuple[str, list[int]]]:
    return [(event.kind.name, event.values()) for event in events]


@pytest.mark.parametrize(("game", "seats"), SET_UPS)
def test_the_ledger_rebuilds_the_table_at_every_step(game: str, seats: int) -> None:
    sitting = Sitting(game, seats, clock=LIVE).begun(*SEATED[:seats])
    choose = rare_first(f"{game} {seats}")
    step = 0
    while sitting.table.running:
        step += len(play_on(sitting, choose))
        assert snapshot(sitting.rebuilt()) == snapshot(sitting.table)
    assert agreement(sitting.table) == len(sitting.table.moves) == step


@pytest.mark.parametrize(("game", "seats"), SET_UPS)
def test_what_happened_can_be_read_without_the_rules(game: str, seats: int) -> None:
    sitting = Sitting(game, seats, seed="story", clock=SLOW).begun(*SEATED[:seats])
    choose = rare_first(f"story {game} {seats}")
    everybody: list[int | None] = [None, *range(seats)]
    seen: dict[int | None, list[Any]] = {seat: [] for seat in everybody}
    while sitting.table.running:
        happened = play_on(sitting, choose)
        for events, moved in zip(happened, sitting.table.moves[-len(happened) :], strict=True):
            assert told(events) == moved.told
            assert values(events_of(moved.told, sitting.table.game)) == values(events)
            for seat in everybody:
                seen[seat].append([fact for event in events if (fact := event.seen_by(seat)) is not None])
    for seat in everybody:
        name, eyes = (ONLOOKER, ()) if seat is None else (str(seat), (seat,))
        assert [one.events for one in log(sitting.table, eyes)] == [{name: facts} for facts in seen[seat]]
    both = log(sitting.table, (0, 1), after=5)
    assert [one.events for one in both] == [
        {"0": zero, "1": one} for zero, one in zip(seen[0][5:], seen[1][5:], strict=True)
    ]


@pytest.mark.parametrize(("game", "seats"), [("richelieu", 2), ("favourite", 3), ("louis_xiv", 3), ("sun_king", 4)])
def test_what_a_seat_cannot_know_does_not_change_what_it_is_told(game: str, seats: int) -> None:
    sitting = Sitting(game, seats, seed="sight").begun(*SEATED[:seats])
    choose = rare_first(f"sight {game}")
    rng = Rng(game)
    while sitting.table.running:
        play_on(sitting, choose)
        assert record(sitting.table) is None or sitting.table.closed
        if len(sitting.table.moves) % 4:
            continue
        for seat in range(seats):
            world = imagined(sitting.table, seat, rng)
            for eyes in ((seat,), ()):
                real, other = look(sitting.table, eyes), look(world, eyes)
                assert real is not None and other is not None
                assert (real.views, real.moves) == (other.views, other.moves)
    final = record(sitting.table)
    assert final is not None
    assert antichambre.replay(final).record() == final


def imagined(table: Table, seat: int, rng: Rng) -> Table:
    world = table.twin()
    assert table.position is not None
    world.position = table.position.resample(seat, rng)
    return world


class TestLooking:
    def test_nothing_is_seen_before_the_deal(self) -> None:
        sitting = Sitting().seated(ANNE, BRUNO)
        assert look(sitting.table, (0,)) is None
        assert record(sitting.table) is None

    def test_moves_are_shown_to_whoever_is_asked(self) -> None:
        sitting = Sitting().begun()
        for eyes in ((1,), ()):
            seen = look(sitting.table, eyes)
            assert seen is not None
            assert (seen.moves, seen.undo) == ({}, False)
        own = look(sitting.table, (0,))
        assert own is not None
        assert own.moves == {"0": [move.text for move in sitting.position.moves()]}
        assert own.views == {"0": sitting.position.view(0)}
        onlooker = look(sitting.table, ())
        assert onlooker is not None
        assert onlooker.views == {ONLOOKER: sitting.position.view(None)}

    def test_whoever_may_take_back_sees_it(self) -> None:
        sitting = Sitting().begun()
        sitting.move("1L")
        assert [look(sitting.table, eyes).undo for eyes in ((0,), (1,), (0, 1), ())] == [True, False, True, False]  # type: ignore[union-attr]

    def test_no_moves_in_a_closed_game(self) -> None:
        sitting = Sitting().begun()
        sitting.table.take(ledger.CalledOff("closed"), sitting.now)
        seen = look(sitting.table, (0,))
        assert seen is not None
        assert (seen.moves, seen.undo) == ({}, False)
        assert record(sitting.table) == sitting.position.record()

    def test_an_event_that_the_rules_no_longer_know_is_left_out(self) -> None:
        sitting = Sitting().begun()
        (entry,) = sitting.move("1L")
        assert isinstance(entry, ledger.Moved)
        strange = ledger.Moved(0, "1L", f"comet-seen 0 1;{entry.told};card-taken 0 1 2 3 4 5 6", "")
        assert deed(sitting.table, strange, (0,)) == deed(sitting.table, entry, (0,))
        assert deed(sitting.table, ledger.Moved(0, "1L", "", ""), (0,)).events == {"0": []}


def test_a_twin_lives_its_own_life() -> None:
    sitting = Sitting("sun_king", 3).begun()
    sitting.move()
    sitting.table.take(ledger.UndoAsked(0, 0), sitting.now)
    before = snapshot(sitting.table)
    twin = sitting.table.twin()
    assert snapshot(twin) == before
    for entry in (
        ledger.UndoAgreed(1), ledger.TakenOver(0, "page", "gone"), ledger.Said(ANNE, "oh"), ledger.Settled(1),
        ledger.Hastened(ANNE), ledger.Undone(0), ledger.Inherited(ANNE, BRUNO), ledger.Resigned(1),
    ):  # fmt: skip
        twin.take(entry, sitting.now)
        assert snapshot(sitting.table) == before
