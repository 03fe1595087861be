"""Clocks: what thinking costs, what a turn earns, when a flag falls, when somebody is gone."""

import pytest

from antichambre.table import entries as ledger
from antichambre.table.acts import Abort, MakeMove, Resign, TakeBack, Undo
from antichambre.table.clocks import RETURN, due_at, flag_at, gone_at
from antichambre.table.proposals import banish
from table.sitting import ANNE, BRUNO, CLEMENT, LIVE, SLOW, Sitting, in_a_pause, snapshot

DAY = 86_400_000


class TestLive:
    def test_everybody_begins_with_the_same(self) -> None:
        sitting = Sitting(clock=LIVE).begun(ANNE, None)
        assert sitting.banks == [300_000, 300_000]
        assert Sitting().begun().banks == [None, None]

    def test_a_turn_earns_the_increment_once(self) -> None:
        sitting = Sitting(clock=LIVE).begun()
        sitting.move("1L", after=4_000)
        assert sitting.banks == [306_000, 300_000]
        sitting.move("keep", after=5_000)
        assert sitting.banks == [301_000, 300_000]
        sitting.move("1L", after=60_000)
        assert sitting.banks == [301_000, 250_000]
        assert snapshot(sitting.rebuilt()) == snapshot(sitting.table)

    def test_bots_pay_nothing(self) -> None:
        sitting = Sitting(clock=LIVE).begun(None, ANNE)
        assert flag_at(sitting.table) is None
        sitting.move("1L", after=60_000)
        assert sitting.banks == [310_000, 300_000]

    def test_the_flag_falls(self) -> None:
        sitting = Sitting(clock=LIVE).begun()
        assert flag_at(sitting.table) == due_at(sitting.table, {}) == sitting.now + 300_000
        sitting.now += 299_999
        assert sitting.house_acts() == []
        sitting.now += 1
        act = MakeMove(sitting.table.version, 0, "1L")
        sitting.now += 1
        assert sitting.refuses(ANNE, act) == "flag-fallen"
        assert sitting.house_acts() == [ledger.TakenOver(0, "courtier", "flag", bank=0)]
        assert sitting.refuses(ANNE, act) == "seat-taken-over"
        assert due_at(sitting.table, {}) == sitting.table.since, "the bot is asked at once"
        assert sitting.house_acts() == []

    def test_a_move_in_the_last_moment_counts(self) -> None:
        sitting = Sitting(clock=LIVE).begun()
        sitting.move("1L", after=300_000)
        assert sitting.banks == [10_000, 300_000]

    def test_whoever_comes_back_finds_a_little_time(self) -> None:
        sitting = Sitting(clock=LIVE).begun()
        sitting.now += 400_000
        sitting.house_acts()
        assert sitting.does(ANNE, TakeBack(0)) == [ledger.TakenBack(0, RETURN, asked=True)]
        assert (sitting.banks[0], sitting.table.since) == (RETURN, sitting.now)
        assert flag_at(sitting.table) == sitting.now + RETURN
        assert snapshot(sitting.rebuilt()) == snapshot(sitting.table)

    def test_what_was_thought_before_a_bot_came_is_spent(self) -> None:
        sitting = Sitting(clock=LIVE, absence=120).begun()
        gone = {ANNE: sitting.now}
        sitting.now += 120_000
        assert sitting.house_acts(gone) == [ledger.TakenOver(0, "courtier", "gone", bank=180_000)]
        sitting.does(ANNE, TakeBack(0))
        assert sitting.banks[0] == 180_000

    def test_coming_back_gives_the_others_no_time(self) -> None:
        sitting = Sitting(clock=LIVE).begun()
        sitting.write(banish(sitting.table, BRUNO))
        since = sitting.table.since
        sitting.now += 100_000
        assert sitting.does(BRUNO, TakeBack(1)) == [ledger.TakenBack(1, 300_000)]
        assert sitting.table.since == since
        sitting.move("1L")
        assert sitting.banks == [210_000, 300_000]
        assert snapshot(sitting.rebuilt()) == snapshot(sitting.table)


class TestSlow:
    def test_days_for_each_move(self) -> None:
        sitting = Sitting(clock=SLOW).begun()
        assert sitting.banks == [None, None]
        assert flag_at(sitting.table) == sitting.now + 3 * DAY
        sitting.move("1L", after=2 * DAY)
        assert flag_at(sitting.table) == sitting.now + 3 * DAY
        sitting.now += 3 * DAY + 1
        assert sitting.refuses(ANNE, MakeMove(sitting.table.version, 0, "keep")) == "flag-fallen"
        assert sitting.refuses(ANNE, Undo(sitting.table.version)) == "flag-fallen"
        assert sitting.house_acts() == [ledger.TakenOver(0, "courtier", "flag")]
        sitting.does(ANNE, TakeBack(0))
        assert flag_at(sitting.table) == sitting.now + 3 * DAY

    def test_nobody_is_gone_from_a_slow_game(self) -> None:
        sitting = Sitting(clock=SLOW).begun()
        assert gone_at(sitting.table, {ANNE: 0, BRUNO: 0}) is None


class TestGone:
    def test_whoever_is_waited_for(self) -> None:
        sitting = Sitting().begun()
        left = sitting.now + 10_000
        assert due_at(sitting.table, {}) is None
        assert gone_at(sitting.table, {BRUNO: left}) is None
        assert gone_at(sitting.table, {ANNE: left}) == left + 300_000
        assert due_at(sitting.table, {ANNE: left}) == left + 300_000
        sitting.now = left + 299_999
        assert sitting.house_acts({ANNE: left}) == []
        sitting.now += 1
        assert sitting.house_acts({ANNE: left}) == [ledger.TakenOver(0, "courtier", "gone")]

    def test_the_waiting_begins_with_the_question(self) -> None:
        sitting = Sitting().begun()
        sitting.move("1L")
        sitting.move("keep", after=600_000)
        assert gone_at(sitting.table, {BRUNO: 0}) == sitting.now + 300_000

    def test_the_first_moment_counts(self) -> None:
        sitting = Sitting(clock=LIVE, absence=400).begun()
        assert due_at(sitting.table, {ANNE: 0}) == sitting.now + 300_000
        sitting.now += 1_000_000
        assert sitting.house_acts({ANNE: 0}) == [ledger.TakenOver(0, "courtier", "flag", bank=0)]

    def test_never_where_nobody_waits_or_nobody_minds(self) -> None:
        assert gone_at(Sitting().begun(ANNE, None).table, {ANNE: 0}) is None
        left_alone = Sitting("sun_king", 3).begun(ANNE, BRUNO, None)
        left_alone.does(BRUNO, Resign(1))
        assert gone_at(left_alone.table, {ANNE: 0}) is None
        assert gone_at(Sitting(absence=0).begun().table, {ANNE: 0}) is None
        assert gone_at(Sitting().seated(ANNE, BRUNO).table, {ANNE: 0}) is None
        closed = Sitting().begun()
        closed.does(ANNE, Abort())
        assert gone_at(closed.table, {ANNE: 0}) is None
        assert (due_at(closed.table, {ANNE: 0}), closed.house_acts({ANNE: 0})) == (None, [])


@pytest.mark.parametrize("game", ["favourite", "louis_xiv"])
class TestPauses:
    def test_they_cost_and_earn_nothing(self, game: str) -> None:
        sitting = in_a_pause(game, clock=LIVE)
        banks = sitting.banks
        assert flag_at(sitting.table) is None
        for entry in sitting.move(after=3_600_000):
            assert isinstance(entry, ledger.Moved)
            assert entry.reaction
        assert sitting.banks == banks

    def test_nor_do_they_part_a_turn(self, game: str) -> None:
        """Whoever was in their turn before a pause earns no second increment after it."""
        sitting = in_a_pause(game, clock=LIVE)
        before = [moved.seat for moved in sitting.table.moves if not moved.reaction]
        while sitting.table.pausing:
            sitting.react({})
        seat, banks = sitting.asked, list(sitting.banks)
        sitting.move()
        earned = 0 if seat == before[-1] else 10_000
        bank = banks[seat]
        assert bank is not None
        assert sitting.banks[seat] == bank + earned

    def test_nobody_is_gone_in_one(self, game: str) -> None:
        sitting = in_a_pause(game)
        everybody = dict.fromkeys((ANNE, BRUNO, CLEMENT), 0)
        assert gone_at(sitting.table, everybody) is None
        sitting.now = sitting.table.since + 300_000
        assert sitting.house_acts(everybody) == []

    def test_what_was_answered_stands(self, game: str) -> None:
        sitting = in_a_pause(game)
        last = sitting.table.voices[-1].seat
        sitting.react({})
        person = sitting.table.chairs[last].person
        assert person is not None
        assert sitting.refuses(person, Undo(sitting.table.version)) in ("no-undo", "undo-not-yours")
