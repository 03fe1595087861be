"""Not even the host can choose the deal: commitment, pledges, salts, and the seed that is published in the end."""

import json
from collections.abc import Iterator
from hashlib import sha256

import pytest

import antichambre
from antichambre.client import House, Refused, Table
from antichambre.kernel import records
from antichambre.kernel.chance import commitment, commits_to
from antichambre.kernel.errors import RecordError
from antichambre.kernel.salting import salted
from server.guests import Guest
from server.houses import LIMIT, RunningHouse

SALT = "5a17" * 8


@pytest.fixture(scope="module")
def fair(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    with RunningHouse(str(tmp_path_factory.mktemp("fair") / "house.sqlite")) as house:
        yield house


def play_out(*tables: Table) -> None:
    """The last legal move, again and again."""
    while tables[0].playing:
        for table in tables:
            while table.playing and table.moves:
                table.play(table.moves[-1])
            for other in tables:
                while other.picture["number"] < table.picture["number"]:
                    assert other.wait(LIMIT), "nothing was heard of a move"


def test_a_whole_game_can_be_verified(fair: RunningHouse) -> None:
    anne, bruno = House(fair.url, name="Anne"), House(fair.url, name="Bruno")
    with anne.open("richelieu", ["me", None]) as first, bruno.table(first.name) as second:
        published = first.picture["commitment"]
        second.sit()
        assert second.picture["commitment"] == published
        assert all("pledge" in chair and "salt" not in chair for chair in second.picture["chairs"])
        pledges = [chair["pledge"] for chair in second.picture["chairs"]]
        first.start()
        while "look" not in first.picture or "look" not in second.picture:
            first.wait(0.2)
            second.wait(0.2)
        salts = {seat: chair["salt"] for seat, chair in enumerate(first.picture["chairs"])}
        assert [sha256(salt.encode()).hexdigest() for salt in salts.values()] == pledges
        with pytest.raises(Refused, match="when the game is over"):
            anne.record(first.name)
        play_out(first, second)
        house = first.picture["seed"]
        assert commits_to(published, house)
    text = anne.record(first.name)
    position = records.verify(text, published=published)
    assert position.seed == salted(house, salts), "the salts are in the seed"
    assert records.salts_of(str(position.seed), 2) == (house, salts)
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


@pytest.mark.parametrize("swapped", ["house", "salt", "no salt"])
def test_a_house_that_swaps_the_seed_is_caught(swapped: str) -> None:
    """It commits to one seed and deals from another, one with which its friend wins; the record itself is in order."""
    published = commitment("what the house said")
    seeds = {
        "house": salted("what the house took", {0: SALT}),
        "salt": salted("what the house said", {0: SALT[::-1]}),
        "no salt": "what the house said",
    }
    position = antichambre.game("richelieu").new(2, seeds[swapped])
    while not position.over:
        position.play(position.moves()[0])
    text = records.dumps(position.record())
    records.verify(text)
    if swapped == "house":
        with pytest.raises(RecordError, match="commitment"):
            records.verify(text, published=published)
    else:  # the commitment holds, but whoever pledged the salt does not find it
        records.verify(text, published=published)
        assert records.salts_of(json.loads(text)["seed"], 2)[1].get(0) != SALT


def test_a_salt_that_is_not_the_pledged_one_is_refused(fair: RunningHouse) -> None:
    guest = Guest(fair.url, "Ninon")
    table = guest.open(None, None)
    guest.act(table, "sit", seat=0, pledge=sha256(SALT.encode()).hexdigest())
    guest.act(table, "call", level="page")
    wrong = {"act": "start", "salts": {"0": SALT[::-1]}}
    assert guest.refused("POST", f"/api/tables/{table}/acts", wrong) == (409, "salt-not-pledged")
    begun = guest.act(table, "start", salts={"0": SALT})
    assert (begun["status"], begun["chairs"][0]["salt"]) == ("playing", SALT)
    guest.leave()


def test_a_salt_that_never_comes_is_left_out(fair: RunningHouse) -> None:
    """The deal waits for it a little, and no longer."""
    anne, bruno = House(fair.url, name="Anne"), Guest(fair.url, "Bruno")
    with anne.open("richelieu", ["me", None]) as table:
        bruno.act(table.name, "sit", seat=1, pledge=sha256(SALT.encode()).hexdigest())
        table.start()
        assert table.status == "salting"
        while table.status == "salting":
            assert table.wait(LIMIT), "the deal never came"
        assert ["salt" in chair for chair in table.picture["chairs"]] == [True, False]
        own = table.picture["chairs"][0]["salt"]
        published = table.picture["commitment"]
        table.resign(0)
        seed = table.picture["seed"]
    replayed = antichambre.replay(json.loads(anne.record(table.name)))
    assert replayed.seed == salted(seed, {0: own})
    records.verify(anne.record(table.name), published=published)
    bruno.leave()
