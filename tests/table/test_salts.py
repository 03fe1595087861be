"""Salts: pledged when sitting down, shown when everybody sits, and in the seed of the deal, all of them or none."""

import pytest

import antichambre
from antichambre.kernel import records
from antichambre.kernel.salting import pledge, salted
from antichambre.table import entries as ledger
from antichambre.table.acts import Abort, Call, Salt, Sit, Stand, Start
from antichambre.table.clocks import SALTING, due_at
from antichambre.table.proposals import Proposed, banish
from antichambre.table.setup import DAY
from antichambre.table.sight import record
from antichambre.table.table import Status
from table.sitting import ANNE, BRUNO, CLEMENT, OTHER_SALT, SALT, SLOW, Sitting, snapshot

THIRD_SALT = "0123456789abcdef"


def both() -> Sitting:
    return Sitting().seated(ANNE, BRUNO, pledges=(SALT, OTHER_SALT))


def kept_for(*people: str) -> Sitting:
    """A table at which those who have played together play again."""
    sitting = Sitting("richelieu" if len(people) == 2 else "sun_king", len(people))
    sitting.write([Proposed(ledger.Kept(person, seat)) for seat, person in enumerate(people)])
    return sitting


# Shown when everybody sits


def test_the_deal_waits_for_every_salt_that_was_pledged() -> None:
    sitting = both()
    assert sitting.does(ANNE, Start()) == [ledger.Started(ANNE)], "all hear of all pledges before a salt is shown"
    assert sitting.does(ANNE, Salt({0: SALT})) == [ledger.Salted(0, SALT)]
    assert (sitting.table.status, sitting.table.position) == (Status.SALTING, None)
    assert snapshot(sitting.rebuilt()) == snapshot(sitting.table)
    shown, dealt = sitting.does(BRUNO, Salt({1: OTHER_SALT}))
    assert shown == ledger.Salted(1, OTHER_SALT)
    assert isinstance(dealt, ledger.Dealt)
    assert sitting.position.seed == salted("house", {0: SALT, 1: OTHER_SALT})
    assert snapshot(sitting.rebuilt()) == snapshot(sitting.table)


def test_nothing_is_pledged_any_more_when_salts_are_shown() -> None:
    sitting = both()
    sitting.does(ANNE, Start())
    assert sitting.refuses(BRUNO, Sit(1, pledge=pledge(THIRD_SALT))) == "game-begun"


def test_salts_change_the_deal_and_not_the_commitment() -> None:
    plain, sitting = Sitting().begun(), Sitting().seated(ANNE, BRUNO, pledges=(SALT,))
    sitting.does(ANNE, Start())
    sitting.does(ANNE, Salt({0: SALT}))
    assert sitting.table.running, "nobody else had pledged one"
    assert sitting.position.view(None) != plain.position.view(None)
    assert sitting.table.commitment == plain.table.commitment == antichambre.commitment("house")


def test_the_record_names_what_was_pledged() -> None:
    sitting = both()
    sitting.does(ANNE, Start())
    sitting.does(ANNE, Salt({0: SALT}))
    sitting.does(BRUNO, Salt({1: OTHER_SALT}))
    sitting.does(ANNE, Abort())
    found = record(sitting.table)
    assert found is not None
    assert records.pledges_of(found) == {0: pledge(SALT), 1: pledge(OTHER_SALT)}
    assert records.parts_of(found) == ("house", {0: SALT, 1: OTHER_SALT})
    records.verify(records.dumps(found), sitting.table.commitment, sitting.table.pledges)


def test_one_person_shows_the_salts_of_several_seats_at_once() -> None:
    sitting = Sitting("sun_king", 3).seated(ANNE, BRUNO, ANNE, pledges=(SALT, None, OTHER_SALT))
    sitting.does(ANNE, Start())
    entries = sitting.does(ANNE, Salt({2: OTHER_SALT, 0: SALT}))
    assert entries[:2] == [ledger.Salted(0, SALT), ledger.Salted(2, OTHER_SALT)]
    assert sitting.table.running


@pytest.mark.parametrize("salt", ["", "0" * 15, "0" * 65, "z" * 16, "F" * 32, SALT + "\n"])
def test_what_is_no_salt(salt: str) -> None:
    sitting = both()
    sitting.does(ANNE, Start())
    assert sitting.refuses(ANNE, Salt({0: salt})) == "salt-form"


def test_only_what_was_pledged_and_only_once() -> None:
    sitting = both()
    assert sitting.refuses(ANNE, Salt({0: SALT})) == "not-salting"
    sitting.does(ANNE, Start())
    assert sitting.refuses(ANNE, Salt({0: OTHER_SALT})) == "salt-not-pledged"
    sitting.does(ANNE, Salt({0: SALT}))
    assert sitting.refuses(BRUNO, Salt({1: SALT})) == "salt-not-pledged"
    assert sitting.refuses(ANNE, Salt({0: SALT})) == "salt-not-pledged"
    assert sitting.refuses(BRUNO, Salt({0: SALT})) == "seat-of-another"
    assert sitting.refuses(BRUNO, Salt({2: SALT})) == "no-such-seat"
    assert sitting.refuses("stranger", Salt({})) == "not-seated"


def test_nobody_salts_without_a_pledge() -> None:
    sitting = Sitting().seated(ANNE, BRUNO, pledges=(None, OTHER_SALT))
    sitting.does(ANNE, Start())
    assert sitting.refuses(ANNE, Salt({0: SALT})) == "salt-not-pledged"


# Salts that do not come


def test_nothing_is_dealt_without_a_salt_that_was_pledged() -> None:
    sitting = both()
    sitting.does(BRUNO, Start())
    sitting.does(BRUNO, Salt({1: OTHER_SALT}))
    asked_at = sitting.now
    assert due_at(sitting.table, {}) == asked_at + SALTING
    sitting.now = asked_at + SALTING - 1
    assert sitting.house_acts() == []
    sitting.now += 1
    assert sitting.house_acts() == [ledger.Missed()]
    assert snapshot(sitting.rebuilt()) == snapshot(sitting.table)
    assert (sitting.table.status, sitting.table.position, sitting.table.pledges) == (Status.WAITING, None, {})
    assert due_at(sitting.table, {}) is None
    assert sitting.refuses(BRUNO, Start()) == "seats-kept"
    sitting.does(BRUNO, Sit(1, pledge=pledge(THIRD_SALT)))
    assert sitting.refuses(BRUNO, Start()) == "seats-kept", "Anne has not come back"
    sitting.does(ANNE, Sit(pledge=pledge(SALT)))
    sitting.does(ANNE, Start())
    assert sitting.refuses(BRUNO, Salt({1: OTHER_SALT})) == "salt-not-pledged", "that one is no secret any more"
    sitting.does(BRUNO, Salt({1: THIRD_SALT}))
    sitting.does(ANNE, Salt({0: SALT}))
    assert sitting.position.seed == salted("house", {0: SALT, 1: THIRD_SALT})


def test_by_post_the_deal_waits_for_a_salt_as_long_as_for_a_move() -> None:
    sitting = Sitting(clock=SLOW).seated(ANNE, BRUNO, pledges=(SALT, OTHER_SALT))
    sitting.does(BRUNO, Start())
    sitting.does(BRUNO, Salt({1: OTHER_SALT}))
    assert due_at(sitting.table, {}) == sitting.now + SLOW.days * DAY * 1000
    sitting.now += 2 * DAY * 1000
    assert sitting.house_acts() == []
    sitting.does(ANNE, Salt({0: SALT}))
    assert sitting.position.seed == salted("house", {0: SALT, 1: OTHER_SALT})


def test_whoever_cannot_show_a_salt_stands_up() -> None:
    sitting = both()
    sitting.does(ANNE, Start())
    assert sitting.refuses(BRUNO, Stand(0)) == "seat-of-another"
    assert sitting.does(BRUNO, Stand(1)) == [ledger.Missed(), ledger.Stood(1)]
    assert [(chair.person, chair.kept) for chair in sitting.table.chairs] == [(ANNE, True), (None, False)]


def test_whoever_is_sent_away_takes_no_pledge_along() -> None:
    sitting = both()
    sitting.does(ANNE, Start())
    assert sitting.write(banish(sitting.table, BRUNO)) == [ledger.Missed(), ledger.Stood(1)]
    assert sitting.table.status is Status.WAITING


def test_a_game_is_called_off_while_salts_are_asked_for() -> None:
    sitting = both()
    sitting.does(ANNE, Start())
    assert sitting.does(BRUNO, Abort()) == [ledger.CalledOff("aborted", BRUNO)]
    sitting.now += SALTING
    assert sitting.house_acts() == []
    assert due_at(sitting.table, {}) is None


# Seats that are kept


def test_a_seat_is_kept_until_its_person_comes_with_a_pledge() -> None:
    sitting = kept_for(ANNE, BRUNO)
    assert sitting.refuses(ANNE, Start()) == "seats-kept"
    assert sitting.refuses(CLEMENT, Sit()) == "seats-full"
    assert sitting.refuses(CLEMENT, Sit(0)) == "seat-taken"
    sitting.does(BRUNO, Sit(pledge=pledge(OTHER_SALT)))
    assert [chair.kept for chair in sitting.table.chairs] == [True, False]
    sitting.does(ANNE, Sit(0, pledge=pledge(SALT)))
    sitting.does(BRUNO, Start())
    sitting.does(ANNE, Salt({0: SALT}))
    sitting.does(BRUNO, Salt({1: OTHER_SALT}))
    assert sitting.position.seed == salted("house", {0: SALT, 1: OTHER_SALT})
    assert snapshot(sitting.rebuilt()) == snapshot(sitting.table)


def test_a_seat_that_is_kept_can_be_given_away() -> None:
    sitting = kept_for(ANNE, BRUNO)
    assert sitting.refuses(CLEMENT, Stand(1)) == "seat-of-another"
    sitting.does(ANNE, Sit(0))
    sitting.does(ANNE, Stand(1))
    sitting.does(ANNE, Call("page", 1))
    sitting.does(ANNE, Start())
    assert sitting.table.running, "a script that pledges nothing may play; everybody sees that it did not"


def test_who_comes_back_at_anothers_screen_keeps_their_name() -> None:
    sitting = Sitting()
    sitting.write([Proposed(ledger.Kept(ANNE, 0)), Proposed(ledger.Kept(ANNE, 1, "Bette"))])
    sitting.does(ANNE, Sit(1, pledge=pledge(SALT)))
    assert sitting.table.chairs[1].name == "Bette"
