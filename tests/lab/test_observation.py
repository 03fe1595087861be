"""What a seat may know as numbers: one length, every entry named, nothing that the view does not hold."""

import json

import pytest

import antichambre
from antichambre.lab.observation import names, observe, vector
from lab.seatings import Seating, named, seatings, walked

everywhere = pytest.mark.parametrize("seating", seatings(), ids=named)


@everywhere
def test_it_has_one_length_and_one_name_for_each_entry_all_game_long(seating: Seating) -> None:
    entries = names(*seating)
    assert len(set(entries)) == len(entries)
    for position in walked(*seating, seed="length"):
        for seat in range(seating[1]):
            numbers = observe(position, seat)
            assert len(numbers) == len(entries)
            assert min(numbers) >= -1 and max(numbers) <= 1


@everywhere
def test_it_is_made_of_the_view_alone(seating: Seating) -> None:
    """Worlds that a seat cannot tell from the real one have the same numbers."""
    rng = antichambre.Rng("worlds")
    for step, position in enumerate(walked(*seating, seed="worlds")):
        if step % 5 == 0 and not position.over:
            for seat in range(seating[1]):
                assert observe(position.resample(seat, rng), seat) == observe(position, seat)


@everywhere
def test_equal_views_have_equal_numbers_wherever_they_come_from(seating: Seating) -> None:
    for step, position in enumerate(walked(*seating, seed="twins")):
        if step % 10 == 0:
            view = position.view(0)
            assert vector(json.loads(json.dumps(view))) == vector(view)


@everywhere
def test_what_changes_a_view_changes_its_numbers(seating: Seating) -> None:
    before: list[tuple[dict[str, object], list[float]]] = []
    changes = 0
    for position in walked(*seating, seed="change"):
        now = [(view, vector(view)) for view in (position.view(seat) for seat in range(seating[1]))]
        for (old_view, old), (new_view, new) in zip(before, now, strict=False):
            changes += old_view != new_view
            assert (old != new) == (old_view != new_view)
        before = now
    assert changes > 50


@everywhere
def test_a_seat_sees_itself_first(seating: Seating) -> None:
    entries = names(*seating)
    for position in walked(*seating, seed="own"):
        for seat in range(seating[1]):
            told = dict(zip(entries, observe(position, seat), strict=True))
            asked = position.view(seat)["asked"]
            assert told["asked own"] == (asked == seat)
            assert told[f"seat {seat}"] == 1
            assert told["own score"] == max(-1, min(1, position.view(seat)["scores"][seat] / 60))  # type: ignore[index]


def changed(view: dict[str, object], path: str, value: object) -> list[str]:
    """The names of the entries that change when one thing in a view does."""
    twin = json.loads(json.dumps(view))
    *way, last = [int(key) if key.isdigit() else key for key in path.split("/")]
    place = twin
    for key in way:
        place = place[key]
    assert place[last] != value
    place[last] = value
    before, after = vector(view), vector(twin)
    seats = view["seats"]
    assert isinstance(seats, list)
    entries = names(str(view["game"]), len(seats))
    return [name for name, old, new in zip(entries, before, after, strict=True) if old != new]


@pytest.mark.parametrize(
    ("game", "path", "value", "expected"),
    [
        ("richelieu", "rows/0/0/marker", 1, ["1.1 rival marker", "1L rival marker"]),
        ("richelieu", "seats/0/reserve", 1, ["own markers in reserve"]),
        ("richelieu", "counts/2/counts", [0, 4], ["champagne rival", "champagne lead"]),
        ("richelieu", "seats/0/discs", [{"disc": "sword", "played": False}], ["own disc sword"]),
        ("richelieu", "seats/1/discs", [{"disc": None, "played": False}], ["rival 1 discs not known"]),
        ("sun_king", "seats/1/gold", 4, ["rival 1 gold"]),
        ("sun_king", "seats/0/auction_cards", ["medal"], ["own card medal"]),
        ("sun_king", "open", ["mazarin"], ["open mazarin"]),
        ("sun_king", "louis_seen", True, ["louis seen"]),
        ("favourite", "dice", ["gold", None, None], ["die 1 gold"]),
        ("favourite", "seats/1/musketeers", 0, ["rival 1 musketeers"]),
        ("favourite", "remembered", [{"court": "spy", "seats": [1]}], ["rival 1 may hold spy"]),
        ("favourite", "borrowing", "guard", ["borrowing guard"]),
        ("louis_xiv", "boards/3/tokens", [0, 2], ["dauphin tokens rival 1"]),
        ("louis_xiv", "seats/1/louis", 0, ["rival 1 louis"]),
        ("louis_xiv", "known", [{"kind": "plot", "card": "conde", "seat": 1}], ["rival 1 known plot conde"]),
        ("louis_xiv", "seats/0/shields", {"arms-3": 2}, ["own arms-3"]),
    ],
)
def test_each_thing_has_its_entry(game: str, path: str, value: object, expected: list[str]) -> None:
    view = antichambre.game(game).new(seats=2, seed="entries").view(0)
    assert changed(view, path, value) == expected


def test_an_onlooker_has_no_numbers() -> None:
    position = antichambre.game("richelieu").new(seed="1")
    with pytest.raises(AssertionError):
        vector(position.view(None))
