"""A script's way around a house."""

from collections.abc import Callable

import pytest

import antichambre
from antichambre.client import ClientError, Clock, HouseAway, HouseRefused, RemoteHouse
from antichambre.kernel.records import verify
from antichambre.wire.sheets import Me, Suggestion
from server.houses import RunningHouse

Come = Callable[[str], RemoteHouse]


def test_who_one_is(salon: RunningHouse, come: Come) -> None:
    ninon = come("Ninon")
    assert ninon.me == Me(ninon.person, "Ninon", "en", account=False, admitted=False)
    assert ninon.whoami() == ninon.me
    nobody = RemoteHouse(salon.url)
    assert isinstance(nobody.me, Suggestion)
    with pytest.raises(ClientError):
        _ = nobody.person
    with pytest.raises(HouseRefused) as refusal:
        come("cardinal")
    assert refusal.value.key == "name-reserved"
    with pytest.raises(HouseRefused, match="maison"):
        RemoteHouse(salon.url, name="cardinal", lang="fr")


def test_a_token_opens_the_house_as_its_owner(salon: RunningHouse, come: Come) -> None:
    ninon = come("Ninon")
    script = RemoteHouse(salon.url, token=ninon.issue_token("script"))
    assert script.person == ninon.person
    with script.open("richelieu", ["me", None]) as table:
        assert table.seats == [0]
    with pytest.raises(HouseRefused) as refusal:
        RemoteHouse(salon.url, token="ac_nothing")
    assert refusal.value.key == "token-unknown"


def test_the_shelf_and_the_tables(come: Come) -> None:
    ninon, anne = come("Ninon"), come("Anne")
    assert [game.name for game in anne.games()] == [game.name for game in antichambre.games()]
    with ninon.open("favourite", ["me", None], public=True, clock=Clock("slow", days=3)) as table:
        assert table.name in [listed.table for listed in anne.tables("favourite")]
        assert table.name not in [listed.table for listed in anne.tables("richelieu")]
        assert [listed.table for listed in ninon.my_tables()] == [table.name]
        clock = table.picture.setup.clock
        assert (clock.kind, clock.days) == ("slow", 3)
    with ninon.open("richelieu", ["me", "page"], variant={"short": True}) as table:
        assert table.picture.setup.variant["short"] is True


def test_the_record_and_playing_again(come: Come) -> None:
    ninon = come("Ninon")
    with ninon.open("richelieu", ["me", "page"]) as table:
        with pytest.raises(HouseRefused) as refusal:
            ninon.record(table.name)
        assert refusal.value.key == "record-not-yet"
        with pytest.raises(HouseRefused) as refusal:
            ninon.rematch(table.name)
        assert refusal.value.key == "rematch-not-now"
        shown = table.picture.commitment
        salt = table.picture.chairs[0].salt
        table.resign(0)
        record = ninon.record(table.name)
        verify(record, shown, table.pledges)
        assert salt is not None and salt in str(antichambre.loads(record)["seed"])
    with ninon.rematch(table.name) as again:
        assert again.seats == [1]
        assert again.status == "waiting"


def test_a_house_that_is_not_there() -> None:
    with pytest.raises(HouseAway):
        RemoteHouse("http://127.0.0.1:9", name="Ninon")
    with pytest.raises(HouseAway):
        RemoteHouse("ftp://127.0.0.1", name="Ninon")


def test_a_table_that_is_not_there(come: Come) -> None:
    with pytest.raises(HouseRefused) as refusal:
        come("Ninon").table("nowhere")
    assert refusal.value.key == "no-such-table"
