"""Leaving a game: resigned, called off, sent away; and coming back to it."""

import pytest

from antichambre.table import entries as ledger
from antichambre.table.acts import Abort, MakeMove, Resign, Sit, TakeBack
from antichambre.table.entries import AnyEntry
from antichambre.table.proposals import banish
from antichambre.table.table import Status
from table.sitting import ANNE, BRUNO, CLEMENT, Sitting, snapshot


def taken_over(seat: int, why: ledger.Why) -> AnyEntry:
    return ledger.TakenOver(seat, "courtier", why)


class TestResigning:
    def test_between_two_it_is_the_end(self) -> None:
        sitting = Sitting().begun()
        assert sitting.does(BRUNO, Resign(1)) == [ledger.Resigned(1)]
        assert sitting.table.status is Status.OVER
        assert snapshot(sitting.rebuilt()) == snapshot(sitting.table)
        assert sitting.refuses(ANNE, Resign(0)) == "game-closed"

    def test_among_more_a_bot_plays_on(self) -> None:
        sitting = Sitting("sun_king", 3).begun()
        assert sitting.does(BRUNO, Resign(1)) == [ledger.Resigned(1), taken_over(1, "resigned")]
        assert sitting.table.running
        assert (sitting.table.chairs[1].bot, sitting.table.chairs[1].player) == ("courtier", None)
        assert sitting.refuses(BRUNO, Resign(1)) == "resigned-already"
        assert sitting.refuses(BRUNO, TakeBack(1)) == "resigned-already"
        assert sitting.refuses(BRUNO, MakeMove(sitting.table.version, 1, "x")) == "resigned-already"
        assert snapshot(sitting.rebuilt()) == snapshot(sitting.table)
        assert sitting.does(CLEMENT, Resign(2)) == [ledger.Resigned(2)]
        assert sitting.table.status is Status.OVER

    def test_when_only_bots_are_left_it_is_the_end(self) -> None:
        sitting = Sitting("sun_king", 4).begun(ANNE, None, BRUNO, None)
        sitting.does(ANNE, Resign(0))
        assert sitting.table.running
        assert sitting.does(BRUNO, Resign(2)) == [ledger.Resigned(2)]
        assert sitting.table.status is Status.OVER

    def test_one_of_several_seats(self) -> None:
        sitting = Sitting("sun_king", 3).begun(ANNE, ANNE, BRUNO)
        sitting.does(ANNE, Resign(1))
        assert sitting.table.running
        sitting.does(ANNE, Resign(0))
        assert sitting.table.status is Status.OVER

    def test_whose_seat_it_is(self) -> None:
        sitting = Sitting("sun_king", 3).begun(ANNE, BRUNO, None)
        assert sitting.refuses(ANNE, Resign(1)) == "seat-of-another"
        assert sitting.refuses(ANNE, Resign(2)) == "seat-of-another"
        assert sitting.refuses(ANNE, Resign(3)) == "no-such-seat"


class TestCallingOff:
    def test_until_everybody_has_moved(self) -> None:
        sitting = Sitting().begun()
        sitting.move("1L")
        sitting.move("keep")
        sitting.move("1L")
        assert sitting.refuses(ANNE, Abort()) == "abort-late"
        early = Sitting().begun()
        early.move("1L")
        assert early.does(BRUNO, Abort()) == [ledger.CalledOff("aborted", BRUNO)]
        assert (early.table.status, early.table.why_off) == (Status.CALLED_OFF, "aborted")
        assert early.refuses(ANNE, Abort()) == "game-closed"
        assert snapshot(early.rebuilt()) == snapshot(early.table)

    def test_by_those_who_belong_there(self) -> None:
        sitting = Sitting()
        assert sitting.refuses(BRUNO, Abort()) == "not-seated"
        sitting.does(BRUNO, Sit())
        sitting.does(BRUNO, Abort())
        opener = Sitting().seated(None, None)
        opener.does(ANNE, Abort())

    def test_everybody_means_those_who_have_had_a_turn(self) -> None:
        """Who was only asked in a pause has not."""
        sitting = Sitting().begun()
        sitting.move("1L")
        sitting.table.moves.append(ledger.Moved(1, "keep", "", "", reaction=True))
        sitting.table.numbers.append(0)
        sitting.does(ANNE, Abort())


class TestSentAway:
    def test_before_the_game_the_seat_is_free_again(self) -> None:
        sitting = Sitting("sun_king", 3).seated(ANNE, BRUNO, BRUNO)
        assert sitting.write(banish(sitting.table, BRUNO)) == [ledger.Stood(1), ledger.Stood(2)]

    def test_in_the_game_bots_take_over(self) -> None:
        sitting = Sitting("sun_king", 3).begun(ANNE, BRUNO, BRUNO)
        assert sitting.write(banish(sitting.table, BRUNO)) == [taken_over(1, "banned"), taken_over(2, "banned")]
        assert banish(sitting.table, BRUNO) == []
        assert banish(sitting.table, CLEMENT) == []
        assert snapshot(sitting.rebuilt()) == snapshot(sitting.table)

    def test_a_closed_game_stays_as_it_is(self) -> None:
        sitting = Sitting().begun()
        sitting.does(ANNE, Abort())
        assert banish(sitting.table, BRUNO) == []


class TestComingBack:
    @pytest.fixture
    def sitting(self) -> Sitting:
        sitting = Sitting("sun_king", 3).begun()
        sitting.write(banish(sitting.table, ANNE))
        return sitting

    def test_the_seat_is_ones_own_again(self, sitting: Sitting) -> None:
        assert sitting.refuses(ANNE, MakeMove(sitting.table.version, 0, "x")) == "seat-taken-over"
        assert sitting.does(ANNE, TakeBack(0)) == [ledger.TakenBack(0, asked=True)]
        assert sitting.table.chairs[0].player == ANNE
        assert sitting.refuses(ANNE, TakeBack(0)) == "seat-yours"
        sitting.move()

    def test_whose_seat_it_is(self, sitting: Sitting) -> None:
        assert sitting.refuses(BRUNO, TakeBack(0)) == "seat-of-another"
        assert sitting.refuses(BRUNO, TakeBack(7)) == "no-such-seat"
        sitting.does(ANNE, Abort())
        assert sitting.refuses(ANNE, TakeBack(0)) == "game-closed"
        assert Sitting().seated(ANNE).refuses(ANNE, TakeBack(0)) == "game-not-begun"
