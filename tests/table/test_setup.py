"""What is agreed before a game."""

import msgspec
import pytest

from antichambre.kernel.errors import BadSetup
from antichambre.table.errors import TableError
from antichambre.table.setup import Clock, Setup


@pytest.mark.parametrize(
    "clock",
    [
        Clock(),
        Clock("live", seconds=30),
        Clock("live", seconds=6 * 3600, increment=300),
        Clock("slow", days=1),
        Clock("slow", days=30),
    ],
)
def test_clocks_that_there_are(clock: Clock) -> None:
    assert Setup("richelieu", 2, clock=clock).checked().clock == clock


@pytest.mark.parametrize(
    "clock",
    [
        Clock(seconds=30),
        Clock(increment=1),
        Clock(days=1),
        Clock("live"),
        Clock("live", seconds=29),
        Clock("live", seconds=6 * 3600 + 1),
        Clock("live", seconds=60, increment=-1),
        Clock("live", seconds=60, increment=301),
        Clock("live", seconds=60, days=1),
        Clock("slow"),
        Clock("slow", days=31),
        Clock("slow", days=-1),
        Clock("slow", days=1, seconds=60),
        Clock("slow", days=1, increment=1),
    ],
)
def test_clocks_that_there_are_not(clock: Clock) -> None:
    with pytest.raises(TableError) as refusal:
        Setup("richelieu", 2, clock=clock).checked()
    assert refusal.value.key == "clock-unknown"
    assert "6 hours" in str(refusal.value)


@pytest.mark.parametrize("absence", [0, 30, 86_400])
def test_how_long_one_may_be_away(absence: int) -> None:
    assert Setup("richelieu", 2, absence=absence).checked().absence == absence


@pytest.mark.parametrize("absence", [-1, 1, 29, 86_401])
def test_how_long_one_may_not(absence: int) -> None:
    with pytest.raises(TableError) as refusal:
        Setup("richelieu", 2, absence=absence).checked()
    assert refusal.value.key == "absence-unknown"
    assert "24 hours" in str(refusal.value)


def test_every_option_is_spelt_out() -> None:
    assert Setup("richelieu", 2).checked().variant == {"deck": "rulebook", "short": False}
    assert Setup("richelieu", 2, {"short": True}).checked().variant == {"deck": "rulebook", "short": True}


@pytest.mark.parametrize(
    "setup", [Setup("chess", 2), Setup("richelieu", 3), Setup("richelieu", 2, {"x": True}), Setup("sun_king", -1)]
)
def test_games_that_cannot_be_dealt(setup: Setup) -> None:
    with pytest.raises(BadSetup):
        setup.checked()


def test_nothing_unknown_is_read() -> None:
    for text in ('{"game": "richelieu", "seats": 2, "x": 1}', '{"game": "richelieu", "seats": 2, "clock": {"x": 1}}'):
        with pytest.raises(msgspec.ValidationError):
            msgspec.json.decode(text, type=Setup)
