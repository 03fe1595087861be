"""The review of a game: what it finds, that it knows no more than whoever was asked, and that it is made once, whatever
becomes of the server meanwhile."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

import antichambre
from antichambre.bots import bot, outlook
from antichambre.bots.assessment import Comparison, compared
from antichambre.bots.chamber import BotFailed, Counsel, Doubt, Errand, Opinion
from antichambre.kernel import records
from antichambre.kernel.chance import Rng
from antichambre.kernel.position import Position
from antichambre.server import reviews
from antichambre.server.critics import Critic, check_reviewable
from antichambre.server.errors import ServerError
from antichambre.server.house import House, milliseconds
from antichambre.server.metrics import Metrics
from antichambre.server.reviews import Review, Verdict, decisions, moments, reviewed, to_be_studied
from antichambre.server.thinkers import Thinkers
from antichambre.store import reviews as kept
from antichambre.store.database import Database, open_database
from antichambre.store.people import arrive
from antichambre.store.record_files import page_of_record
from bots.test_bots import GAMES, winning
from conformance.walks import hidden_part
from server.guests import Arrive, Guest
from server.houses import LIMIT, RunningHouse, until
from server.puppets import Hour, eventually

HASTY = (str(Path(__file__).with_name("hasty.py")),)
BLUNDER = 102  # the move of the game below that throws it away
Record = dict[str, object]


def played(game: str, seed: str, level: str = "courtier", blunders: dict[int, str] | None = None) -> Position:
    """A game among bots, in which at some moments something else was played."""
    position = antichambre.game(game).new(seed=seed)
    players = [bot(level, f"{seed.removeprefix('plant ')} {seat}") for seat in range(position.seats)]
    while (seat := position.seat) is not None:
        text = (blunders or {}).get(len(position.history))
        move = players[seat].choose(outlook(position))
        position.play(move if text is None else position.parse(text))
    return position


def thrown_away() -> Position:
    """Six cards lie in the middle: with 1R the seat wins against any defence, with 3R it need not."""
    return played("richelieu", "plant 44", blunders={BLUNDER: "3R"})


def opinion_of(found: Comparison) -> Opinion:
    one, other = (Counsel(each.move.text, each.win, each.margin, each.visits) for each in (found.played, found.best))
    return Opinion(one, other)


async def think_here(record: Record, doubt: Doubt, seed: str) -> Opinion | None:
    """The cardinal, without a process of its own."""
    position = records.replay(record)
    move = position.parse(doubt.played)
    found = compared(outlook(position), move, iterations=doubt.iterations, each=doubt.each, seed=seed)
    return opinion_of(found)


async def nobody_listens(_progress: float) -> None:
    pass


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """A cardinal who hardly looks."""
    monkeypatch.setattr(reviews, "GLANCE", (12, 6))
    monkeypatch.setattr(reviews, "STUDY", (20, 20))


# What it finds


def test_the_blunder_that_was_planted() -> None:
    position = records.replay(thrown_away().record(), upto=BLUNDER)
    texts = [move.text for move in position.moves()]
    for number in range(8):
        wins = dict(zip(texts, winning(position.resample(position.asked, Rng(number))), strict=True))
        assert (wins["1R"], wins["3R"]) == (True, False), "the seat could know it"


async def put(database: Database, game: Position) -> str:
    """Puts a game into a house before it opens; its table."""
    house = House(database, Metrics())
    try:
        person = (await house.write(lambda connection: arrive(connection, "Armand", "en", milliseconds()))).id
        page = page_of_record(records.dumps(game.record()), person, milliseconds())
        assert await house.write_page(page)
        return page.table
    finally:
        await house.close()


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[RunningHouse, str]]:
    """A house in which a game was thrown away, and its table. Nothing may go wrong there."""
    place = str(tmp_path_factory.mktemp("library") / "house.sqlite")
    database = open_database(place)
    table = asyncio.run(put(database, thrown_away()))
    database.close()
    with RunningHouse(place, "--trusted-proxy", "127.0.0.1", program=HASTY) as house:
        yield house, table
        assert '"severity":"error"' not in house.log


@pytest.fixture
def reader(library: tuple[RunningHouse, str]) -> Iterator[Callable[[str], Guest]]:
    """Lets people into it."""
    come: list[Guest] = []

    def arrived(name: str) -> Guest:
        come.append(Guest(library[0].url, name))
        return come[-1]

    yield arrived
    for one in come:
        one.leave()


def test_the_review_names_it_first(library: tuple[RunningHouse, str], reader: Callable[[str], Guest]) -> None:
    anne = reader("Anne")
    path = f"/api/tables/{library[1]}/review"
    assert anne.get(path)["state"] == "unasked"
    assert anne.post(path)["state"] in ("waiting", "reading")
    seen: list[dict[str, Any]] = [anne.get(path)]

    def done() -> bool:
        seen.append(anne.get(path))
        return bool(seen[-1]["state"] == "done")

    until(done, limit=4 * LIMIT)
    assert [one["progress"] for one in seen] == sorted(one["progress"] for one in seen)
    assert len({one["progress"] for one in seen}) > 5
    review = seen[-1]
    assert review["moments"][0] == BLUNDER
    verdict = next(one for one in review["verdicts"] if one["step"] == BLUNDER)
    assert (verdict["seat"], verdict["played"], verdict["best"]) == (0, "3R", "1R")
    assert verdict["best_win"] > 0.9
    assert verdict["win"] < 0.2
    assert sorted(review["outcome"]) == [0.0, 1.0]
    # The next visitor has it at once, and it costs them nothing.
    bruno = reader("Bruno")
    assert bruno.get(path) == review
    assert bruno.post(path) == review


@pytest.mark.usefixtures("hasty")
def test_every_decision_has_its_verdict_and_forced_moves_have_none() -> None:
    game = thrown_away()
    found = asyncio.run(reviewed(game.record(), think_here, nobody_listens))
    position = records.start_of(game.record())
    steps = []
    for step, text in enumerate(records_moves(game)):
        if len(position.moves()) > 1:
            steps.append(step)
        position.play(position.parse(text))
    assert [one.step for one in found.verdicts] == steps
    assert len(steps) < len(game.history)
    assert all(0.0 <= chance <= 1.0 for one in found.verdicts for chance in (one.win, one.best_win))


def records_moves(position: Position) -> list[str]:
    moves = position.record()["moves"]
    assert isinstance(moves, list)
    return moves


@pytest.mark.usefixtures("hasty")
def test_the_same_game_has_the_same_review() -> None:
    record = thrown_away().record()
    one, other = (asyncio.run(reviewed(record, think_here, nobody_listens)) for _ in range(2))
    assert one == other


def verdict(step: int, seat: int, loss: float, studied: bool = False) -> Verdict:
    return Verdict(step, seat, "a", "b", 0.5 - loss, 0.5, studied)


def test_what_seems_dear_is_looked_at_again_and_only_then_a_moment() -> None:
    glanced = [verdict(step, step % 2, 0.01 * step) for step in range(20)]
    first = to_be_studied(glanced)
    assert first is not None
    assert (first.seat, first.step) == (0, 18)
    assert moments(glanced) == []
    # Looked at again it was not so bad: the next one takes its place.
    studied = [verdict(one.step, 0, 0.0, True) if one is first else one for one in glanced]
    further = to_be_studied(studied)
    assert further is not None
    assert further.step == 16
    done = [verdict(one.step, one.seat, one.loss, True) for one in glanced]
    assert to_be_studied(done) is None
    assert moments(done) == [19, 18, 17, 16, 15, 14], "three for each seat, the dearest first"


def test_what_costs_next_to_nothing_is_no_moment() -> None:
    assert moments([verdict(1, 0, 0.02, True), Verdict(2, 0, "a", "a", 0.2, 0.6, True)]) == []
    assert to_be_studied([verdict(1, 0, 0.02)]) is None


# What it may know


@pytest.mark.parametrize("game", GAMES)
def test_it_knows_no_more_than_whoever_was_asked(game: str) -> None:
    """The hidden part is drawn afresh at many a decision: what is thought of the move stays the same to the last
    digit."""
    whole = played(game, "secrets")
    other_worlds = 0
    for one in decisions(whole.record())[::9]:
        position = records.replay(whole.record(), upto=one.step)
        assert position.seat == one.seat
        world = position.resample(one.seat, Rng(one.step))
        other_worlds += hidden_part(world) != hidden_part(position)
        move = position.parse(one.played)
        think = partial(compared, iterations=30, each=30, seed="the same")
        assert think(outlook(world), move) == think(outlook(position), move)
    assert other_worlds > 5, "something was hidden"


@pytest.mark.usefixtures("hasty")
def test_its_questions_end_where_the_decision_was() -> None:
    """Nothing of what came later is within reach, and no seed depends on what is hidden."""
    game = played("richelieu", "questions", "page")
    moves = records_moves(game)
    asked: list[tuple[Record, Doubt, str]] = []

    async def listen(record: Record, doubt: Doubt, seed: str) -> Opinion | None:
        asked.append((record, doubt, seed))
        return await think_here(record, doubt, seed)

    asyncio.run(reviewed(game.record(), listen, nobody_listens))
    for record, doubt, seed in asked:
        told = record["moves"]
        assert isinstance(told, list)
        assert (told, doubt.played) == (moves[: len(told)], moves[len(told)])
        assert seed in (f"glance {len(told)}", f"study {len(told)}")


# How it is made


class Slow(Thinkers):
    """Answers when it is let. `asked`: how often it was."""

    def __init__(self) -> None:
        super().__init__(1, lambda _failure: None)
        self.free = asyncio.Event()
        self.left = 0  # answers that are given before it waits
        self.asked = 0

    async def opinion(self, record: Record, doubt: Doubt, seed: str) -> Opinion | None:
        self.asked += 1
        if self.left == 0:
            await self.free.wait()
        self.left = max(0, self.left - 1)
        if self.closed:
            raise BotFailed("bot-cancelled", "counsel")
        return await think_here(record, doubt, seed)

    def close(self) -> None:
        super().close()
        self.free.set()


@asynccontextmanager
async def opened(
    database: Database, thinkers: Thinkers, now: Callable[[], int] = milliseconds
) -> AsyncIterator[tuple[House, Critic]]:
    house = House(database, Metrics(), now)
    critic = Critic(house, thinkers)
    await critic.begin()
    try:
        yield house, critic
    finally:
        thinkers.close()
        await critic.end()
        await house.close()


async def made(house: House, name: str) -> str | None:
    found = await house.read(lambda connection: kept.review_of(connection, name, reviews.FORM))
    return None if found is None else found.body


async def until_made(house: House, name: str) -> str:
    async with asyncio.timeout(2 * LIMIT):
        while (body := await made(house, name)) is None:
            await asyncio.sleep(0.02)
    return body


@pytest.fixture
def database(sqlite_url: str) -> Iterator[Database]:
    found = open_database(sqlite_url)
    yield found
    found.close()


@pytest.mark.usefixtures("hasty")
def test_one_review_however_many_ask(database: Database) -> None:
    game = played("richelieu", "two", "page")
    name = asyncio.run(put(database, game))

    async def evening() -> None:
        thinkers = Slow()
        async with opened(database, thinkers) as (house, critic):
            await asyncio.gather(*(critic.ask(name) for _ in range(5)))
            await eventually(lambda: thinkers.asked)
            await critic.ask(name)
            thinkers.free.set()
            await until_made(house, name)
            asked = thinkers.asked
            assert asked < 2 * len(game.history)
            await critic.ask(name)
            await asyncio.sleep(0.05)
            assert thinkers.asked == asked, "it is made"

    asyncio.run(evening())


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize("crashed", [False, True])
def test_a_house_that_closes_meanwhile_begins_anew(database: Database, crashed: bool) -> None:
    game = played("richelieu", "anew", "page")
    name = asyncio.run(put(database, game))

    async def evening() -> str:
        first = Slow()
        first.left = 20
        async with opened(database, first) as (house, critic):
            await critic.ask(name)
            await eventually(lambda: first.asked == 21)
            assert 0 < critic.progress[name] < 1
            promised = partial(kept.promise, table=name, now=house.now(), until=house.now() + 10**9, progress=0.5)
        assert critic.progress == {}
        if crashed:  # what it had promised stands in the book, and nobody keeps it
            with database.writing(database.engine.connect()) as connection, connection.begin():
                assert promised(connection, hand="gone")
        second = Slow()
        second.free.set()
        async with opened(database, second) as (house, critic):
            return await until_made(house, name)

    expected = asyncio.run(reviewed(game.record(), think_here, nobody_listens))
    assert msgspec.json.decode(asyncio.run(evening()), type=Review) == expected


@pytest.mark.usefixtures("hasty")
def test_the_house_closes_although_somebody_asks_at_the_same_moment(database: Database) -> None:
    name = asyncio.run(put(database, played("richelieu", "closing", "page")))

    async def evening() -> None:
        async with opened(database, Slow()) as (house, critic):
            await asyncio.sleep(0.2)  # the critic has found nothing to do, and waits
            now = house.now()
            await house.write(partial(kept.ask, table=name, form=reviews.FORM, now=now))
            taken = partial(kept.promise, table=name, hand="another", now=now, until=now + 10**9, progress=0.5)
            assert await house.write(taken)
            await critic.ask(name)

    async def closed() -> None:
        done, _waiting = await asyncio.wait({asyncio.create_task(evening())}, timeout=LIMIT)
        assert done, "the critic goes on"
        await done.pop()

    asyncio.run(closed())


@pytest.mark.usefixtures("hasty")
def test_of_two_servers_one_makes_it(database: Database) -> None:
    """What one has promised is left to it, until it falls silent; then another takes over, and it gives up."""
    name = asyncio.run(put(database, played("richelieu", "promise", "page")))
    hour = Hour()

    async def evening() -> None:
        thinkers = Slow()
        async with opened(database, thinkers, hour) as (house, critic):
            await critic.ask(name)
            await eventually(lambda: thinkers.asked)
            free = partial(kept.waiting, form=reviews.FORM, hand="another")
            assert await house.read(partial(free, now=hour())) == []
            hour.pass_by(3600)
            assert await house.read(partial(free, now=hour())) == [name]
            until = hour() + 10**9
            taken = partial(kept.promise, table=name, hand="another", now=hour(), until=until, progress=0.5)
            assert await house.write(taken)
            thinkers.free.set()
            await eventually(lambda: not critic.progress)
            assert await made(house, name) is None
            assert thinkers.asked < 3

    asyncio.run(evening())


@pytest.mark.usefixtures("hasty")
def test_a_decision_that_the_cardinal_fails_at_is_left_out() -> None:
    game = played("richelieu", "fails", "page")

    async def sometimes(record: Record, doubt: Doubt, seed: str) -> Opinion | None:
        return None if seed == "glance 8" else await think_here(record, doubt, seed)

    found = asyncio.run(reviewed(game.record(), sometimes, nobody_listens))
    steps = [one.step for one in decisions(game.record())]
    assert [one.step for one in found.verdicts] == [step for step in steps if step != 8]


def test_whoever_plays_comes_first() -> None:
    """While bots think for tables, or wait to, and no chamber is free, the review waits."""
    record = antichambre.game("richelieu").new(2, "first").record()
    order: list[str] = []

    async def evening() -> None:
        thinkers = Thinkers(1, lambda _failure: None)

        async def play() -> None:
            await thinkers.choose(Errand(record, "minister:400", "salon", "seed"))
            order.append("bot")

        async def read() -> None:
            found = await thinkers.opinion(record, Doubt("1L", 10, 10), "seed")
            assert found is not None
            assert found.played.move == "1L"
            order.append("review")

        try:
            tasks = [asyncio.ensure_future(play())]
            await eventually(lambda: thinkers.thinking)
            tasks.append(asyncio.ensure_future(read()))
            await asyncio.sleep(0)
            tasks += [asyncio.ensure_future(play()) for _ in range(2)]  # they come later, and are served before
            await asyncio.gather(*tasks)
        finally:
            thinkers.close()
        with pytest.raises(BotFailed):
            await thinkers.opinion(record, Doubt("1L", 10, 10), "seed")

    asyncio.run(evening())
    assert order == ["bot", "bot", "bot", "review"]


# What is not reviewed


def test_a_game_that_goes_on_keeps_its_secrets(guest: Arrive) -> None:
    anne = guest("Anne")
    waiting = anne.open("me", None)
    playing = anne.open("me", "me")
    for table in (waiting, playing):
        for method in ("GET", "POST"):
            assert anne.refused(method, f"/api/tables/{table}/review") == (409, "review-not-yet")
    anne.act(playing, "abort")
    assert anne.refused("POST", f"/api/tables/{playing}/review") == (409, "review-called-off")
    resigned = anne.open("me", "me")
    anne.act(resigned, "resign", seat=0)
    assert anne.refused("POST", f"/api/tables/{resigned}/review") == (409, "review-no-moves")
    assert guest().refused("POST", f"/api/tables/{resigned}/review") == (401, "nobody-yet")


def test_a_game_that_comes_out_otherwise_today(database: Database) -> None:
    """The rules were corrected since: only the first moves of it can be read."""
    game = played("richelieu", "corrected", "page")
    name = asyncio.run(put(database, game))

    async def evening() -> None:
        thinkers = Slow()
        async with opened(database, thinkers) as (house, critic):
            warm = await house.table(name)
            warm.table.position = records.replay(game.record(), upto=20)
            with pytest.raises(ServerError) as refusal:
                check_reviewable(warm.table)
            assert refusal.value.key == "review-other-rules"
            await critic.ask(name)  # before it was corrected
            await eventually(lambda: not critic.progress)
            async with asyncio.timeout(LIMIT):
                while await house.read(lambda connection: kept.review_of(connection, name, reviews.FORM)) is not None:
                    await asyncio.sleep(0.02)
            assert thinkers.asked == 0

    asyncio.run(evening())


def test_a_game_that_was_resigned_is_reviewed_as_far_as_it_went(reader: Callable[[str], Guest]) -> None:
    anne = reader("Anne")
    table = anne.open("me", "me")
    seen = anne.get(f"/api/tables/{table}")
    for _ in range(3):
        (seat, moves), *_ = seen["look"]["moves"].items()
        seen = anne.act(table, "move", version=seen["version"], seat=int(seat), move=moves[0])
    anne.act(table, "resign", seat=1)
    path = f"/api/tables/{table}/review"
    anne.post(path)
    until(lambda: anne.get(path)["state"] == "done", limit=4 * LIMIT)
    review = anne.get(path)
    assert {one["step"] for one in review["verdicts"]} <= set(range(3))
    assert review["verdicts"]
    assert review["outcome"] == [1.0, 0.0]


def test_nobody_lets_the_cardinal_read_without_end(reader: Callable[[str], Guest]) -> None:
    anne = reader("Anne")
    answers = []
    for _ in range(12):
        table = anne.open("me", "me")
        seen = anne.get(f"/api/tables/{table}")
        anne.act(table, "move", version=seen["version"], seat=0, move=seen["look"]["moves"]["0"][0])
        anne.act(table, "resign", seat=1)
        answers.append(anne.call("POST", f"/api/tables/{table}/review").status_code)
    assert answers == [200] * 10 + [429] * 2
