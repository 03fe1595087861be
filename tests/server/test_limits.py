"""Limits: as much as is fair, and how long to wait for more."""

import asyncio
import json
from collections.abc import Iterable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from antichambre.kernel.words import LANGUAGES, Words
from antichambre.server import ROOM
from antichambre.server.headers import App, Message, Receive, Scope, Send, only
from antichambre.server.limits import BodyLimit, Bucket, Budget, Crowd, Limits, budgets, neighbourhood
from antichambre.server.settings import Settings

NOW = 1_700_000_000_000
SECOND = 1000
BUDGETS = budgets(Settings())


def limits(rate: float, burst: int, remembered: int = 100) -> Limits:
    return Limits({Budget.ACTS: Bucket(rate, burst)}, remembered)


def take(found: Limits, now: int, key: str = "ada") -> int:
    return found.take(Budget.ACTS, key, now)


class TestBudgets:
    def test_so_many_at_once_and_then_one_by_one(self) -> None:
        found = limits(rate=2, burst=3)
        assert [take(found, NOW) for _ in range(4)] == [0, 0, 0, 500]
        assert take(found, NOW + 499) == 1
        assert take(found, NOW + 500) == 0
        assert take(found, NOW + 500) == 500
        assert [take(found, NOW + 60 * SECOND) for _ in range(4)] == [0, 0, 0, 500], "no more than full"

    def test_refusals_cost_nothing(self) -> None:
        found = limits(rate=1, burst=1)
        assert take(found, NOW) == 0
        assert {take(found, NOW + 10) for _ in range(50)} == {990}
        assert take(found, NOW + SECOND) == 0

    def test_everybody_has_their_own(self) -> None:
        found = limits(rate=1, burst=1)
        assert take(found, NOW, "ada") == 0
        assert take(found, NOW, "bea") == 0
        assert take(found, NOW, "ada") > 0

    @pytest.mark.parametrize("budget", [Budget.ARRIVALS, Budget.LOG_INS_FROM])
    def test_a_network_full_of_addresses_is_one_place(self, budget: Budget) -> None:
        house = Limits(BUDGETS)
        waits = [house.take(budget, f"2001:db8::{number:x}", NOW) for number in range(BUDGETS[budget].burst + 1)]
        assert waits[-1] > 0
        assert not any(waits[:-1])
        assert house.take(budget, "2001:db8:0:1::1", NOW) == 0

    def test_a_clock_that_is_set_back_empties_a_purse_and_does_no_worse(self) -> None:
        found = limits(rate=1, burst=3)
        assert take(found, NOW) == 0
        assert take(found, NOW - 3600 * SECOND) == SECOND
        assert take(found, NOW - 3599 * SECOND) == 0

    def test_only_so_many_are_remembered(self) -> None:
        found = limits(rate=0.001, burst=1, remembered=3)
        for key in ["ada", "bea", "cleo"]:
            assert take(found, NOW, key) == 0
        assert take(found, NOW, "ada") > 0, "who keeps trying is not forgotten"
        assert take(found, NOW, "dora") == 0
        assert take(found, NOW, "ada") > 0
        assert take(found, NOW, "bea") == 0, "the one longest unseen is"

    def test_a_closed_connection_is_forgotten(self) -> None:
        found = limits(rate=0.001, burst=1)
        take(found, NOW)
        found.forget(Budget.ACTS, "ada")
        found.forget(Budget.ACTS, "nobody")
        assert take(found, NOW) == 0

    @given(st.lists(st.integers(0, 3000), max_size=60), st.integers(1, 5), st.sampled_from([0.5, 1.0, 3.0]))
    def test_never_more_than_the_burst_and_what_time_brought(self, pauses: list[int], burst: int, rate: float) -> None:
        found = limits(rate, burst)
        now, granted = NOW, 0
        for pause in pauses:
            now += pause
            wait = take(found, now)
            if wait == 0:
                granted += 1
            else:
                now += wait
                assert take(found, now) == 0, "whoever waits as long as told is served"
                granted += 1
            assert granted <= burst + (now - NOW) / 1000 * rate + 1e-6

    def test_the_house_has_all_of_them(self) -> None:
        house = Limits(BUDGETS)
        for budget in Budget:
            burst = BUDGETS[budget].burst
            assert [house.take(budget, "x", NOW) for _ in range(burst)] == [0] * burst
            assert house.take(budget, "x", NOW) > 0

    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_whoever_has_to_wait_is_told_how_long(self, lang: str) -> None:
        for budget in Budget:
            assert " 7" in Words(lang, room=ROOM).say(budget.key, {"seconds": 7})


class TestCrowd:
    def test_room_for_so_many(self) -> None:
        crowd = Crowd(2)
        assert [crowd.enter("192.0.2.1") for _ in range(3)] == [True, True, False]
        assert crowd.enter("192.0.2.2")
        crowd.leave("192.0.2.1")
        assert crowd.enter("192.0.2.1")

    def test_who_has_left_is_forgotten(self) -> None:
        crowd = Crowd(2)
        for number in range(9):
            crowd.enter(f"192.0.2.{number}")
            crowd.leave(f"192.0.2.{number}")
        assert not crowd._inside

    def test_one_network_is_one_place(self) -> None:
        crowd = Crowd(1)
        assert crowd.enter("2001:db8:0:1::1")
        assert not crowd.enter("2001:db8:0:1:ffff::2")
        assert crowd.enter("2001:db8:0:2::1")

    @pytest.mark.parametrize(
        ("address", "place"),
        [
            ("192.0.2.1", "192.0.2.1"),
            ("::ffff:192.0.2.1", "192.0.2.1"),
            ("2001:db8::1:2:3:4", "2001:db8::/64"),
            ("", ""),
            ("testclient", "testclient"),
        ],
    )
    def test_places(self, address: str, place: str) -> None:
        assert neighbourhood(address) == place


class TestBodies:
    MOST = 10

    def ask(
        self, app: App, pieces: Iterable[bytes], *headers: tuple[bytes, bytes]
    ) -> tuple[list[Message], list[bytes]]:
        """What is sent in answer to a body, and what of the body nobody had taken."""
        sent: list[Message] = []
        coming = list(pieces)

        async def receive() -> Message:
            return {"type": "http.request", "body": coming.pop(0), "more_body": bool(coming)}

        async def send(message: Message) -> None:
            sent.append(message)

        scope: Scope = {"type": "http", "method": "POST", "path": "/", "headers": headers}
        limited = BodyLimit(app, self.MOST)
        asyncio.run(limited(scope, receive, send))
        return sent, coming

    @staticmethod
    async def echo(_: Scope, receive: Receive, send: Send) -> None:
        body = b""
        while True:
            message = await receive()
            if message["type"] == "http.disconnect":
                raise ConnectionError("gone")
            body += message["body"]
            if not message["more_body"]:
                break
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": body})

    def assert_too_large(self, sent: list[Message]) -> None:
        assert [message["type"] for message in sent] == ["http.response.start", "http.response.body"]
        assert sent[0]["status"] == 413
        assert only(sent[0]["headers"], b"connection") == "close"
        assert only(sent[0]["headers"], b"content-length") == str(len(sent[1]["body"]))
        assert json.loads(sent[1]["body"])["key"] == "body-too-large"

    def test_what_fits_passes(self) -> None:
        sent, _ = self.ask(self.echo, [b"01234", b"56789"], (b"content-length", b"10"))
        assert sent[0]["status"] == 200
        assert sent[1]["body"] == b"0123456789"

    @pytest.mark.parametrize("length", [b"11", b"9" * 5000])
    def test_what_says_that_it_is_too_large_is_not_read(self, length: bytes) -> None:
        sent, left = self.ask(self.echo, [b"01234", b"567890"], (b"content-length", length))
        self.assert_too_large(sent)
        assert left == [b"01234", b"567890"]

    @pytest.mark.parametrize("headers", [(), ((b"content-length", b"1"),), ((b"content-length", b"\xb2"),)])
    def test_what_does_not_say_so_is_counted(self, headers: tuple[tuple[bytes, bytes], ...]) -> None:
        sent, left = self.ask(self.echo, [b"01234", b"567890", b"more"], *headers)
        self.assert_too_large(sent)
        assert left == [b"more"]

    def test_what_the_application_says_of_it_nobody_hears(self) -> None:
        async def apologetic(_scope: Scope, receive: Receive, send: Send) -> None:
            for _ in range(4):
                await receive()
            await send({"type": "http.response.start", "status": 500, "headers": []})
            await send({"type": "http.response.body", "body": b"sorry"})

        sent, left = self.ask(apologetic, [b"0123456789", b"0", b"more"])
        self.assert_too_large(sent)
        assert left == [b"more"], "it was told that nobody is there"

    def test_an_answer_that_has_begun_is_finished(self) -> None:
        async def hasty(_: Scope, receive: Receive, send: Send) -> None:
            await send({"type": "http.response.start", "status": 200, "headers": []})
            await receive()
            await send({"type": "http.response.body", "body": b"done"})

        sent, _ = self.ask(hasty, [b"x" * 50])
        assert [message.get("status", message.get("body")) for message in sent] == [200, b"done"]

    def test_faults_of_the_applications_own_go_on(self) -> None:
        async def broken(_scope: Scope, receive: Receive, _send: Send) -> None:
            await receive()
            raise ZeroDivisionError

        with pytest.raises(ZeroDivisionError):
            self.ask(broken, [b"x"])

    def test_sockets_are_none_of_its_business(self) -> None:
        seen: list[Scope] = []

        async def app(scope: Scope, _receive: Receive, _send: Send) -> None:
            seen.append(scope)

        async def silent(*_: object) -> None:
            pass

        scope: Scope = {"type": "websocket", "headers": [(b"content-length", b"999")]}
        asyncio.run(BodyLimit(app, 1)(scope, silent, silent))
        assert seen == [scope]
