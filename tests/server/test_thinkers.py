"""Bots in processes of their own: whatever becomes of one, whoever asked has a move, or may take any."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest

import antichambre
from antichambre.bots import Bot
from antichambre.bots.chamber import BotFailed, Chamber, Counsel, Errand
from antichambre.server import thinkers
from antichambre.server.refusals import status_of
from antichambre.server.thinkers import Thinkers, modest
from bots.planted import call
from server.houses import LIMIT
from server.puppets import dawdling, eventually, hopeless, pacing

RECORD = antichambre.game("richelieu").new(2, "thinkers").record()
LEGAL = {move.text for move in antichambre.replay(RECORD).moves()}
FIRST = [move.text for move in antichambre.replay(RECORD).moves()[:2]]


class Hasty(Chamber):
    """A chamber that is patient with everybody but the one who sleeps."""

    def choose(self, request: Errand, patience: float) -> str:
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


def asked(level: str) -> Errand:
    return Errand(RECORD, level, f"salon {level}", "seed")


def test_whatever_becomes_of_a_bot_there_is_a_move(monkeypatch: pytest.MonkeyPatch) -> None:
    """It crashes, its process dies, it thinks for ever, or answers something else: a page answers instead."""
    monkeypatch.setattr(thinkers, "Chamber", Hasty)
    failures: list[BotFailed] = []

    async def ask_all(opened: Thinkers) -> list[str | None]:
        return [
            (await opened.choose(asked(level))).move for level in ("page", "crashing", "dying", "sleeping", "confused")
        ]

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
        assert asyncio.run(opened.choose(asked("minister"))).move is None
    assert len(failures) == 3


def test_advice_that_nobody_gives_is_a_failure_that_is_told_of(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinkers, "PATIENCE", 0.0)
    failures: list[BotFailed] = []
    with open_thinkers(failures.append) as opened, pytest.raises(BotFailed) as failed:
        asyncio.run(opened.counsel(RECORD, "anne"))
    assert [failure.key for failure in failures] == [failed.value.key] == ["bot-late"]
    assert status_of(failed.value) == 503, "whoever asked may ask again"


def test_many_wait_while_few_think() -> None:
    async def ask_at_once(opened: Thinkers) -> list[str | None]:
        answers = asyncio.gather(*(opened.choose(asked("minister:1"), ["anne"]) for _ in range(6)))
        await eventually(lambda: opened.thinking == 2)
        assert opened.waiting == 4
        return [choice.move for choice in await answers]

    failures: list[BotFailed] = []
    with open_thinkers(failures.append, modest, chambers=2) as opened:
        assert set(asyncio.run(ask_at_once(opened))) <= LEGAL
    assert failures == []


@pytest.mark.parametrize("level", ["page", "courtier"])
def test_who_answers_at_a_glance_does_not_wait_for_those_who_search(level: str) -> None:
    """Every chamber is taken, and more cardinals wait: a page answers, and so does whoever answers as a last resort."""

    async def ask_a_page(opened: Thinkers) -> None:
        cardinals = [asyncio.ensure_future(opened.choose(asked("cardinal"), ["concini"])) for _ in range(5)]
        await eventually(lambda: opened.thinking == 2)
        assert opened.waiting == 3
        async with asyncio.timeout(LIMIT):
            assert (await opened.choose(asked(level), ["anne"])).move in LEGAL
        assert not any(cardinal.done() for cardinal in cardinals)
        opened.close()
        assert all(isinstance(cut, BotFailed) for cut in await asyncio.gather(*cardinals, return_exceptions=True))

    failures: list[BotFailed] = []
    with open_thinkers(failures.append, dawdling, chambers=2) as opened:
        asyncio.run(ask_a_page(opened))
    assert failures == []


def test_a_bot_is_told_how_much_of_its_time_it_may_take() -> None:
    """Concini wants much at once, and gets short answers; Anne's are as long as ever."""
    paces: dict[str, list[float]] = {"concini": [], "anne": []}

    async def ask(opened: Thinkers, person: str) -> None:
        choice = await opened.choose(asked("cardinal"), [person])
        assert choice.move == FIRST[choice.pace == 1.0], "the bot was told the same"
        paces[person].append(choice.pace)

    async def ask_all(opened: Thinkers) -> None:
        await asyncio.gather(*(ask(opened, person) for person in ["concini"] * 40 + ["anne"]))

    failures: list[BotFailed] = []
    with open_thinkers(failures.append, pacing, chambers=2) as opened:
        asyncio.run(ask_all(opened))
    assert failures == []
    assert paces["anne"] == [1.0]
    assert min(paces["concini"]) < 0.1
    assert max(paces["concini"]) == 1.0, "before anybody waited"


def test_a_hint_is_shorter_where_many_wait() -> None:
    """Whoever asks for many at once is given less of each."""

    async def ask(opened: Thinkers, count: int) -> list[list[Counsel]]:
        return await asyncio.gather(*(opened.counsel(RECORD, "anne") for _ in range(count)))

    failures: list[BotFailed] = []
    with open_thinkers(failures.append, modest) as opened:
        (alone,) = asyncio.run(ask(opened, 1))
        many = asyncio.run(ask(opened, 20))
    assert all({one.move for one in hint} == LEGAL for hint in many)
    assert min(sum(one.visits for one in hint) for hint in many) < sum(one.visits for one in alone) / 2


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
