"""Before the game: sitting down, standing up, calling bots, starting."""

import pytest

from antichambre.table import entries as ledger
from antichambre.table.acts import Abort, AnyAct, Call, MakeMove, Resign, Salt, Say, Sit, Stand, Start
from antichambre.table.table import Status
from table.sitting import ANNE, BRUNO, CLEMENT, Sitting


def test_a_table_as_it_is_opened() -> None:
    sitting = Sitting("sun_king", 4)
    table = sitting.table
    assert (table.status, table.number, table.version, table.opener) == (Status.WAITING, 1, 1, ANNE)
    assert not any(chair.taken for chair in table.chairs)
    assert (table.people, table.asked, table.position, table.closed) == ([], None, None, False)


def test_sitting_down_where_one_likes_or_where_there_is_room() -> None:
    sitting = Sitting("sun_king", 3)
    assert sitting.does(ANNE, Sit(1)) == [ledger.Sat(ANNE, 1)]
    assert sitting.does(BRUNO, Sit()) == [ledger.Sat(BRUNO, 0)]
    assert sitting.refuses(CLEMENT, Sit(0)) == "seat-taken"
    for seat in (-1, 3, 10**30):
        assert sitting.refuses(CLEMENT, Sit(seat)) == "no-such-seat"
    sitting.does(CLEMENT, Sit())
    assert sitting.refuses("diane", Sit()) == "seats-full"
    assert sitting.table.people == [BRUNO, ANNE, CLEMENT]


def test_several_seats_of_one_person() -> None:
    sitting = Sitting("sun_king", 3).seated(ANNE, BRUNO)
    sitting.does(ANNE, Sit(2, name="Gaston"))
    assert sitting.table.seats_of(ANNE) == [0, 2]
    assert (sitting.table.chairs[2].name, sitting.table.people) == ("Gaston", [ANNE, BRUNO])
    assert sitting.table.seats_of(None) == sitting.table.seats_of("nobody") == []


@pytest.mark.parametrize("pledge", ["", "0" * 63, "0" * 65, "g" * 64, "A" * 64, "0" * 63 + "\n"])
def test_a_pledge_is_a_hash(pledge: str) -> None:
    assert Sitting().refuses(ANNE, Sit(0, pledge=pledge)) == "pledge-form"


def test_standing_up() -> None:
    sitting = Sitting("sun_king", 3).seated(ANNE, BRUNO, None)
    assert sitting.refuses(BRUNO, Stand(0)) == "seat-of-another"
    assert sitting.refuses(CLEMENT, Stand(0)) == "seat-of-another"
    assert sitting.refuses(ANNE, Stand(3)) == "no-such-seat"
    assert sitting.does(BRUNO, Stand(1)) == [ledger.Stood(1)]
    assert sitting.refuses(BRUNO, Stand(1)) == "seat-free"


def test_bots_are_sent_away_by_those_who_belong_there() -> None:
    sitting = Sitting("sun_king", 3).seated(ANNE, None, None)
    assert sitting.refuses(BRUNO, Stand(1)) == "seat-of-another"
    sitting.does(ANNE, Stand(1))
    sitting.does(BRUNO, Sit(1))
    sitting.does(BRUNO, Stand(2))
    assert [chair.taken for chair in sitting.table.chairs] == [True, True, False]


def test_calling_bots() -> None:
    sitting = Sitting("sun_king", 4)
    assert sitting.refuses(BRUNO, Call("page")) == "not-seated"
    assert sitting.does(ANNE, Call("minister", 2)) == [ledger.Called(2, "minister")]
    assert sitting.refuses(ANNE, Call("page", 2)) == "seat-taken"
    assert sitting.refuses(ANNE, Call("page", 4)) == "no-such-seat"
    sitting.does(BRUNO, Sit(0))
    assert sitting.does(BRUNO, Call("page")) == [ledger.Called(1, "page"), ledger.Called(3, "page")]
    assert sitting.refuses(ANNE, Call("page")) == "seats-full"
    assert [chair.bot for chair in sitting.table.chairs] == [None, "page", "minister", "page"]


def test_starting() -> None:
    sitting = Sitting().seated(ANNE)
    assert sitting.refuses(ANNE, Start()) == "seats-free"
    sitting.does(BRUNO, Sit())
    assert sitting.refuses(CLEMENT, Start()) == "not-seated"
    started, dealt = sitting.does(BRUNO, Start())
    assert started == ledger.Started(BRUNO)
    assert isinstance(dealt, ledger.Dealt)
    table = sitting.table
    assert (table.status, table.start_check, table.version) == (Status.PLAYING, dealt.check, table.number)
    assert sitting.position.seed == "house"


def test_whoever_opened_the_table_does_not_start_it_without_sitting() -> None:
    sitting = Sitting()
    sitting.does(ANNE, Call("page"))
    assert sitting.refuses(ANNE, Start()) == "not-seated"


@pytest.mark.parametrize("act", [Sit(), Sit(0), Stand(0), Call("page"), Call("page", 1), Start()])
def test_what_is_too_late_once_the_game_has_begun(act: AnyAct) -> None:
    sitting = Sitting().begun()
    assert sitting.refuses(ANNE, act) == "game-begun"
    sitting.does(ANNE, Abort())
    assert sitting.refuses(ANNE, act) == "game-begun"


@pytest.mark.parametrize("act", [MakeMove(1, 0, "1L"), Resign(0)])
def test_what_is_too_early_before(act: AnyAct) -> None:
    assert Sitting().seated(ANNE, BRUNO).refuses(ANNE, act) == "game-not-begun"


def test_salts_are_asked_for_in_their_time() -> None:
    assert Sitting().seated(ANNE, BRUNO).refuses(ANNE, Salt({})) == "not-salting"
    assert Sitting().begun().refuses(ANNE, Salt({})) == "not-salting"


def test_talk_is_remembered_up_to_a_point() -> None:
    sitting = Sitting()
    for number in range(250):
        assert sitting.does(BRUNO, Say(f"line {number}")) == [ledger.Said(BRUNO, f"line {number}")]
    assert [line.text for line in sitting.table.talk] == [f"line {number}" for number in range(50, 250)]
    last = sitting.table.talk[-1]
    assert (last.number, last.at, last.person) == (251, sitting.now, BRUNO)
    assert sitting.table.version == 1


def test_a_rematch_and_an_heir_are_written_down() -> None:
    sitting = Sitting("sun_king", 3).begun(ANNE, BRUNO, ANNE)
    version = sitting.table.version
    for entry in (ledger.Rematched("salon-2"), ledger.Inherited(ANNE, "anna"), ledger.Inherited("nobody", "somebody")):
        sitting.table.take(entry, sitting.now)
    table = sitting.table
    assert (table.rematch, table.people, table.opener, table.version) == ("salon-2", ["anna", BRUNO], "anna", version)
    assert sitting.refuses(ANNE, Resign(0)) == "seat-of-another"


def test_a_table_is_opened_once() -> None:
    sitting = Sitting()
    with pytest.raises(AssertionError, match="opened once"):
        sitting.table.take(sitting.rows[0][0], sitting.now)
