"""Not even the host can choose the deal: commitment, pledges, salts, and the seed that is published in the end."""

from collections.abc import Callable, Iterator
from hashlib import sha256

import pytest

from antichambre.client import HouseRefused, RemoteHouse, RemoteTable
from antichambre.kernel import records
from antichambre.kernel.chance import commits_to
from antichambre.kernel.salting import pledge, salted
from server.guests import Guest
from server.houses import LIMIT, RunningHouse

SALT = "5a17" * 8


@pytest.fixture(scope="module")
def fair(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    with RunningHouse(str(tmp_path_factory.mktemp("fair") / "house.sqlite")) as house:
        yield house


def play_out(*tables: RemoteTable) -> None:
    """The last legal move, again and again."""
    while tables[0].playing:
        for table in tables:
            while table.playing and table.moves:
                table.play(table.moves[-1])
            for other in tables:
                while other.picture.number < table.picture.number:
                    assert other.wait(LIMIT), "nothing was heard of a move"


def test_a_whole_game_can_be_verified(fair: RunningHouse) -> None:
    anne, bruno = RemoteHouse(fair.url, name="Anne"), RemoteHouse(fair.url, name="Bruno")
    with anne.open("richelieu", ["me", None]) as first, bruno.table(first.name) as second:
        published = first.picture.commitment
        second.sit()
        assert second.picture.commitment == published
        assert all(chair.pledge and not chair.salt for chair in second.picture.chairs)
        pledges = [chair.pledge or "" for chair in second.picture.chairs]
        first.start()
        while first.picture.look is None or second.picture.look is None:
            first.wait(0.2)
            second.wait(0.2)
        salts = {seat: chair.salt or "" for seat, chair in enumerate(first.picture.chairs)}
        assert [sha256(salt.encode()).hexdigest() for salt in salts.values()] == pledges
        with pytest.raises(HouseRefused, match="when the game is over"):
            anne.record(first.name)
        play_out(first, second)
        house = first.picture.seed
        assert house is not None and commits_to(published, house)
    text = anne.record(first.name)
    assert (first.commitment, list(first.pledges.values())) == (second.commitment, pledges) == (published, pledges)
    assert [second.salts[pledges[1]], first.salts[pledges[0]]] == [salts[1], salts[0]], "each client keeps its own"
    position = records.verify(text, published, first.pledges)
    assert position.seed == salted(house, salts), "the salts are in the seed"
    assert records.parts_of(records.loads(text)) == (house, salts)
    assert position.over


def test_before_the_end_the_seed_is_nowhere(fair: RunningHouse) -> None:
    guest = Guest(fair.url, "Ninon")
    table = guest.open("me", "me", "me", game="sun_king")
    seen = [guest.call("GET", path.format(table)).text for path in PLACES]
    assert [guest.refused("GET", f"/api/tables/{table}/{kept}") for kept in ("record", "replay")] == [
        (409, "record-not-yet")
    ] * 2
    ended = guest.act(table, "abort")
    assert ended["status"] == "called-off"
    assert commits_to(ended["commitment"], ended["seed"])
    assert not any(ended["seed"] in said for said in seen)
    guest.leave()


PLACES = ("/api/tables/{}", "/api/me/tables", "/api/me/data", "/api/tables", "/api/tables/{}/record", "/metrics")


def test_a_salt_that_is_not_the_pledged_one_is_refused(fair: RunningHouse) -> None:
    guest = Guest(fair.url, "Ninon")
    table = guest.open(None, None)
    guest.act(table, "sit", seat=0, pledge=pledge(SALT))
    guest.act(table, "call", level="page")
    begun = guest.act(table, "start")
    assert (begun["status"], "look" in begun) == ("salting", False), "no salt is asked for before all is pledged"
    wrong = {"act": "salt", "salts": {"0": SALT[::-1]}}
    assert guest.refused("POST", f"/api/tables/{table}/acts", wrong) == (409, "salt-not-pledged")
    dealt = guest.act(table, "salt", salts={"0": SALT})
    assert (dealt["status"], dealt["chairs"][0]["salt"]) == ("playing", SALT)
    guest.leave()


def test_no_salt_is_sent_before_the_house_has_shown_its_commitment(fair: RunningHouse) -> None:
    """Whoever opened a table with a salt in hand let the house choose its part afterwards."""
    guest = Guest(fair.url, "Ninon")
    pledged = [{"me": True, "pledge": pledge(SALT)}, {"level": "page"}]
    asked = {"setup": {"game": "richelieu", "seats": 2}, "chairs": pledged, "start": True}
    assert guest.refused("POST", "/api/tables", {**asked, "salts": {"0": SALT}}) == (400, "request-form")
    opened = guest.post("/api/tables", asked)
    seen = guest.get(f"/api/tables/{opened['table']}")
    assert (seen["status"], seen["commitment"]) == ("salting", opened["commitment"])
    assert [one["awaits"] for one in guest.get("/api/me/tables")] == [True]
    assert guest.act(opened["table"], "salt", salts={"0": SALT})["status"] == "playing"
    guest.leave()


def test_a_rematch_is_dealt_from_the_salts_of_everybody_who_sits_there(fair: RunningHouse) -> None:
    anne, bruno = RemoteHouse(fair.url, name="Anne"), RemoteHouse(fair.url, name="Bruno")
    with anne.open("richelieu", ["me", "me"]) as alone:
        alone.resign(0)
        with anne.rematch(alone.name) as again:
            heard_until(again, lambda: not any(chair.kept for chair in again.picture.chairs))
            again.start()
            assert all(chair.salt in again.salts.values() for chair in again.picture.chairs)
    with anne.open("richelieu", ["me", None]) as first, bruno.table(first.name) as second:
        second.sit()
        first.start()
        heard_until(second, lambda: second.status == "playing")
        second.resign(1)
    with anne.rematch(first.name) as one:
        heard_until(one, lambda: not one.picture.chairs[1].kept)
        with pytest.raises(HouseRefused) as refusal:
            one.start()
        assert refusal.value.key == "seats-kept", "Bruno has not come yet"
        assert [listed.awaits for listed in bruno.my_tables() if listed.table == one.name] == [True]
        with bruno.rematch(first.name) as other:
            assert other.name == one.name
            heard_until(other, lambda: not other.picture.chairs[0].kept)
            other.start()
            heard_until(one, lambda: one.status == "playing")
            published, pledges = one.commitment, one.pledges
            assert pledges.keys() == {0, 1}
            one.resign(1)
    text = anne.record(one.name)
    records.verify(text, published, pledges)
    assert set(records.parts_of(records.loads(text))[1].values()) <= {*one.salts.values(), *other.salts.values()}


def heard_until(table: RemoteTable, told: Callable[[], bool]) -> None:
    while not told():
        assert table.wait(LIMIT), table.picture


def test_a_salt_that_does_not_come_lets_nothing_be_dealt(fair: RunningHouse) -> None:
    anne, bruno = RemoteHouse(fair.url, name="Anne"), Guest(fair.url, "Bruno")
    with anne.open("richelieu", ["me", None]) as table:
        bruno.act(table.name, "sit", seat=1, pledge=pledge(SALT))
        table.start()
        assert table.status == "salting"
        seen = bruno.act(table.name, "stand", seat=1)
        assert (seen["status"], "look" in seen, seen["chairs"][1]) == ("waiting", False, {})
        assert seen["missed"] == 1, "everybody sees it"
        heard_until(table, lambda: table.status == "waiting" and table.picture.chairs[0].pledge is not None)
        assert len(table.salts) == 2, "a salt that was shown is not pledged again"
        table.call("page")
        table.start()
        heard_until(table, lambda: table.status == "playing")
        table.resign(0)
        records.verify(anne.record(table.name), table.commitment, table.pledges)
    bruno.leave()
