"""Bots in a process of their own: cut short at once, and no table waits for a dead one."""

from collections.abc import Iterator
from threading import Thread

import pytest

import antichambre
from antichambre.bots.chamber import BotFailed, Chamber, Errand
from antichambre.kernel.words import LANGUAGES, Words
from bots.planted import call

PATIENCE = 60.0  # more than a slow machine needs


@pytest.fixture(scope="module")
def chamber() -> Iterator[Chamber]:
    found = Chamber(call)
    yield found
    found.close()


def asked(level: str, seed: str = "7") -> Errand:
    position = antichambre.game("richelieu").new(seed=seed)
    return Errand(position.record(), level, "table 1, seat 0", "x")


@pytest.mark.parametrize("level", ["page", "courtier", "minister:30", "cardinal:30"])
def test_a_move_comes_back(chamber: Chamber, level: str) -> None:
    position = antichambre.game("richelieu").new(seed="7")
    assert position.parse(chamber.choose(asked(level), PATIENCE)) in position.moves()


@pytest.mark.parametrize(
    ("level", "key"), [("crashing", "bot-crashed"), ("confused", "bot-crashed"), ("dying", "bot-lost")]
)
def test_a_bot_that_breaks_down_is_a_clear_message(chamber: Chamber, level: str, key: str) -> None:
    with pytest.raises(BotFailed) as failed:
        chamber.choose(asked(level), PATIENCE)
    assert failed.value.key == key
    for lang in LANGUAGES:
        assert level in failed.value.sentence(Words(lang))
    if level == "crashing":
        assert "ZeroDivisionError" in failed.value.trace, "for whoever keeps the house"
    assert chamber.choose(asked("page"), PATIENCE), "and the chamber is open again"


def test_a_bot_that_takes_too_long(chamber: Chamber) -> None:
    with pytest.raises(BotFailed) as failed:
        chamber.choose(asked("sleeping"), 0.2)
    assert failed.value.key == "bot-late"
    assert chamber.choose(asked("page"), PATIENCE)


def test_thinking_is_cut_short_from_outside() -> None:
    chamber = Chamber(call)
    chamber.choose(asked("page"), PATIENCE)  # it is open
    heard: list[str] = []

    def wait() -> None:
        try:
            chamber.choose(asked("sleeping"), PATIENCE)
        except BotFailed as failed:
            heard.append(failed.key)

    waiting = Thread(target=wait)
    waiting.start()
    while chamber.idle:
        pass
    chamber.close()
    waiting.join(PATIENCE)
    assert heard == ["bot-cancelled"]
    assert chamber.choose(asked("page"), PATIENCE), "whoever asks again opens it again"
    chamber.close()


def test_no_frame_holds_the_record(chamber: Chamber) -> None:
    position = antichambre.game("richelieu").new(seed="a seed that nobody may know")
    chosen = chamber.choose(asked("rummaging", "a seed that nobody may know"), PATIENCE)
    assert chosen == position.moves()[0].text
