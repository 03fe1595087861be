"""Bots in processes of their own: whatever becomes of one, whoever asked has a move, or may take any."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest

import antichambre
from antichambre.bots import Bot
from antichambre.bots.chamber import BotFailed, Chamber, Request
from antichambre.server import thinkers
from antichambre.server.thinkers import Thinkers, modest
from bots.planted import call
from server.puppets import hopeless

RECORD = antichambre.game("richelieu").new(2, "thinkers").record()
LEGAL = {move.text for move in antichambre.replay(RECORD).moves()}


class Hasty(Chamber):
    """A chamber that is patient with everybody but the one who sleeps."""

    def choose(self, request: Request, patience: float) -> str:
        return super().choose(request, 0.1 if request.level == "sleeping" else patience)


@contextmanager
def open_thinkers(
    failed: Callable[[BotFailed], None], who: Callable[[str, str], Bot] = call, chambers: int = 1
) -> Iterator[Thinkers]:
    opened = Thinkers(chambers, failed, who)
    try:
        yield opened
    finally:
        opened.close()


def asked(level: str) -> Request:
    return Request(RECORD, level, f"salon {level}", "seed")


def test_whatever_becomes_of_a_bot_there_is_a_move(monkeypatch: pytest.MonkeyPatch) -> None:
    """It crashes, its process dies, it thinks for ever, or answers something else: a page answers instead."""
    monkeypatch.setattr(thinkers, "Chamber", Hasty)
    failures: list[BotFailed] = []

    async def ask_all(opened: Thinkers) -> list[str | None]:
        return [await opened.choose(asked(level)) for level in ("page", "crashing", "dying", "sleeping", "confused")]

    with open_thinkers(failures.append) as opened:
        chosen = asyncio.run(ask_all(opened))
        assert (opened.waiting, opened.thinking) == (0, 0)
    assert set(chosen) <= LEGAL
    keys = ["bot-crashed"] * 2 + ["bot-lost"] * 2 + ["bot-late"] * 2 + ["bot-crashed"] * 2
    assert [failure.key for failure in failures] == keys
    assert "ZeroDivisionError" in failures[0].trace


def test_when_even_a_page_fails_the_house_is_told_so() -> None:
    failures: list[BotFailed] = []
    with open_thinkers(failures.append, hopeless) as opened:
        assert asyncio.run(opened.choose(asked("minister"))) is None
    assert len(failures) == 3


def test_many_wait_while_few_think() -> None:
    async def ask_at_once(opened: Thinkers) -> list[str | None]:
        answers = asyncio.gather(*(opened.choose(asked("courtier")) for _ in range(6)))
        await asyncio.sleep(0)
        assert opened.waiting == 6
        assert opened.thinking <= 2
        return await answers

    failures: list[BotFailed] = []
    with open_thinkers(failures.append, modest, chambers=2) as opened:
        assert set(asyncio.run(ask_at_once(opened))) <= LEGAL
    assert failures == []


def test_a_bot_that_is_cut_short_has_chosen_nothing() -> None:
    failures: list[BotFailed] = []

    async def close_while_one_thinks() -> None:
        opened = Thinkers(1, failures.append, call)
        thinking = asyncio.ensure_future(opened.choose(asked("sleeping")))
        while opened.thinking == 0:
            await asyncio.sleep(0.01)
        opened.close()
        with pytest.raises(BotFailed) as cut_short:
            await thinking
        assert cut_short.value.key == "bot-cancelled"
        with pytest.raises(BotFailed):
            await opened.choose(asked("page"))

    asyncio.run(close_while_one_thinks())
    assert failures == []
