"""Salts: pledged when sitting down, shown when everybody sits, and in the seed of the deal."""

import pytest

import antichambre
from antichambre.kernel.salting import salted
from antichambre.table import entries as ledger
from antichambre.table.acts import Abort, Salt, Start
from antichambre.table.clocks import SALTING, due_at
from antichambre.table.table import Status
from table.sitting import ANNE, BRUNO, OTHER_SALT, SALT, Sitting, snapshot


def both() -> Sitting:
    return Sitting().seated(ANNE, BRUNO, pledges=(SALT, OTHER_SALT))


def test_the_deal_waits_for_every_salt_that_was_pledged() -> None:
    sitting = both()
    assert sitting.does(ANNE, Start({0: SALT})) == [ledger.Started(ANNE), ledger.Salted(0, SALT)]
    assert (sitting.table.status, sitting.table.position) == (Status.SALTING, None)
    assert snapshot(sitting.rebuilt()) == snapshot(sitting.table)
    shown, dealt = sitting.does(BRUNO, Salt({1: OTHER_SALT}))
    assert shown == ledger.Salted(1, OTHER_SALT)
    assert isinstance(dealt, ledger.Dealt)
    assert sitting.position.seed == salted("house", {0: SALT, 1: OTHER_SALT})
    assert snapshot(sitting.rebuilt()) == snapshot(sitting.table)


def test_salts_change_the_deal_and_not_the_commitment() -> None:
    plain, sitting = Sitting().begun(), Sitting().seated(ANNE, BRUNO, pledges=(SALT,))
    sitting.does(ANNE, Start({0: SALT}))
    assert sitting.table.running, "nobody else had pledged one"
    assert sitting.position.view(None) != plain.position.view(None)
    assert sitting.table.commitment == plain.table.commitment == antichambre.commitment("house")


def test_a_salt_that_is_missing_is_waited_for_and_then_left_out() -> None:
    sitting = both()
    sitting.does(BRUNO, Start({1: OTHER_SALT}))
    asked_at = sitting.now
    assert due_at(sitting.table, {}) == asked_at + SALTING
    sitting.now = asked_at + SALTING - 1
    assert sitting.house_acts() == []
    sitting.now += 1
    (dealt,) = sitting.house_acts()
    assert isinstance(dealt, ledger.Dealt)
    assert sitting.position.seed == salted("house", {1: OTHER_SALT})
    assert sitting.refuses(ANNE, Salt({0: SALT})) == "not-salting"


def test_one_person_shows_the_salts_of_several_seats_at_once() -> None:
    sitting = Sitting("sun_king", 3).seated(ANNE, BRUNO, ANNE, pledges=(SALT, None, OTHER_SALT))
    entries = sitting.does(ANNE, Start({2: OTHER_SALT, 0: SALT}))
    assert entries[1:3] == [ledger.Salted(0, SALT), ledger.Salted(2, OTHER_SALT)]
    assert sitting.table.running


@pytest.mark.parametrize("salt", ["", "0" * 15, "0" * 65, "z" * 16, "F" * 32, SALT + "\n"])
def test_what_is_no_salt(salt: str) -> None:
    sitting = both()
    assert sitting.refuses(ANNE, Start({0: salt})) == "salt-form"
    sitting.does(ANNE, Start())
    assert sitting.refuses(ANNE, Salt({0: salt})) == "salt-form"


def test_only_what_was_pledged_and_only_once() -> None:
    sitting = both()
    assert sitting.refuses(ANNE, Start({0: OTHER_SALT})) == "salt-not-pledged"
    sitting.does(ANNE, Start({0: SALT}))
    assert sitting.refuses(BRUNO, Salt({1: SALT})) == "salt-not-pledged"
    assert sitting.refuses(ANNE, Salt({0: SALT})) == "salt-not-pledged"
    assert sitting.refuses(BRUNO, Salt({0: SALT})) == "seat-of-another"
    assert sitting.refuses(BRUNO, Salt({2: SALT})) == "no-such-seat"
    assert sitting.refuses("stranger", Salt({})) == "not-seated"


def test_nobody_salts_without_a_pledge() -> None:
    sitting = Sitting().seated(ANNE, BRUNO, pledges=(None, OTHER_SALT))
    assert sitting.refuses(ANNE, Start({0: SALT})) == "salt-not-pledged"


def test_a_game_is_called_off_while_salts_are_asked_for() -> None:
    sitting = both()
    sitting.does(ANNE, Start())
    assert sitting.does(BRUNO, Abort()) == [ledger.CalledOff("aborted", BRUNO)]
    sitting.now += SALTING
    assert sitting.house_acts() == []
    assert due_at(sitting.table, {}) is None
