"""The log: what happened is there, and no secret is, wherever it was put."""

import asyncio
import io
import json
import logging
import sys
import threading
import warnings
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from antichambre.server.access import Access
from antichambre.server.cookies import KNOWN, sign
from antichambre.server.cookies import SESSION as NAME
from antichambre.server.headers import Message, Receive, Scope, Send
from antichambre.server.logs import (
    FORMS,
    HOUSE,
    UVICORN,
    Form,
    concerning,
    concerns,
    configure,
    say,
)
from antichambre.server.origins import Proxies
from antichambre.server.veil import veiled, veiled_text

SECRET = bytes(range(32))
TOKEN = "ac_Zq3vT0k9PlmW2xYb7NcRs5dFgHj8-_aE"
SIGNED = sign(SECRET, KNOWN, "p7", 1_700_000_000_000)
MAC = SIGNED.rsplit(".", 1)[1]
PLANTED = "hunter2x"  # by its name alone is it known for a secret
NAMES = [
    "seed",
    "salt",
    "salts",
    "password",
    "new_password",
    "token",
    "Cookie",
    "Set-Cookie",
    "AUTHORIZATION",
    "secret",
]


@pytest.fixture(autouse=True)
def _as_it_was(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The log belongs to the whole process: each test gives it back."""
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    monkeypatch.setattr(threading, "excepthook", threading.excepthook)
    loggers = [logging.getLogger(name) for name in (None, HOUSE, *UVICORN)]
    before = [(logger, logger.level, logger.propagate, logger.handlers[:]) for logger in loggers]
    yield
    logging.captureWarnings(False)
    for logger, level, propagate, handlers in before:
        logger.setLevel(level)
        logger.propagate, logger.handlers[:] = propagate, handlers


@pytest.fixture(params=FORMS)
def log(request: pytest.FixtureRequest) -> io.StringIO:
    stream = io.StringIO()
    configure(request.param, stream=stream)
    return stream


def json_log(severity: int = logging.INFO) -> io.StringIO:
    stream = io.StringIO()
    configure("json", severity, stream)
    return stream


def lines(stream: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in stream.getvalue().splitlines()]


def assert_clean(text: str) -> None:
    assert text, "something was written"
    for secret in (TOKEN, TOKEN[3:], SIGNED, MAC, PLANTED):
        assert secret not in text
        assert secret[:12] not in text


class Seeded(msgspec.Struct):
    table: str
    seed: str


class Unspeakable:
    def __repr__(self) -> str:
        raise RuntimeError("no")


class TestSecrets:
    @pytest.mark.parametrize("name", NAMES)
    def test_by_name(self, log: io.StringIO, name: str) -> None:
        for value in (PLANTED, PLANTED.encode(), [PLANTED, {"deep": PLANTED}]):
            facts: dict[str, Any] = {name: value}
            say("x", **facts)
        say("x", body={"inner": [{name: PLANTED, "other": 1}]})
        say("x", headers=[(name.encode(), PLANTED.encode())])
        say("x", headers={name.encode(): PLANTED.encode()})
        say("x", told=json.dumps({name: PLANTED, "moves": [1]}))
        say("x", told=json.dumps(json.dumps({name: PLANTED})))
        say("x", told=f"{name}={PLANTED}")
        say("x", told=f"{name}: '{PLANTED} and more'")
        say("x", told=repr({name: (PLANTED, PLANTED)}))
        say("x", told=json.dumps({name: f'one "two" {PLANTED}'}))
        say("x", told=json.dumps(json.dumps({name: f"one {PLANTED}"})))
        say("x", told=repr([(name.encode(), f"one 'two' {PLANTED}".encode())]))
        say(f"{name}={PLANTED}")
        assert_clean(log.getvalue())

    @pytest.mark.parametrize("secret", [TOKEN, SIGNED, f"{NAME}={SIGNED}", f"Bearer {PLANTED}", f"bearer  {PLANTED}"])
    def test_by_looks(self, log: io.StringIO, secret: str) -> None:
        say(f"saw {secret} here")
        say("x", told=secret, several=[f"<{secret}>", {secret: 1}], raw=secret.encode(), pair=(1, secret))
        logging.getLogger("somebody.else").error("saw %s", secret)
        logging.getLogger("somebody.else").error("saw %(it)s", {"it": secret})
        assert_clean(log.getvalue())

    @pytest.mark.parametrize(
        "line", ["Cookie: a=1; b=", "set-cookie = a=1; b=", "Authorization: Digest a ", "password: one "]
    )
    def test_to_the_end_of_the_line(self, log: io.StringIO, line: str) -> None:
        say("x", told=f"{line}{PLANTED}\nand so on")
        assert_clean(log.getvalue())
        assert "and so on" in log.getvalue()

    def test_in_exceptions(self, log: io.StringIO) -> None:
        def fail() -> None:
            try:
                raise KeyError({"password": PLANTED, "seed": PLANTED})
            except KeyError as error:
                raise ValueError(f"token {TOKEN}, cookie {SIGNED}") from error

        try:
            fail()
        except ValueError as error:
            error.add_note(f"Authorization: Bearer {TOKEN}")
            say("failed", error=error)
            logging.getLogger("asyncio").exception("Task exception was never retrieved")
            say("failed", error=ExceptionGroup(f"seed={PLANTED}", [error]))
        text = log.getvalue()
        assert_clean(text)
        assert "in fail" in text, "the trace is there"
        assert "ValueError" in text

    def test_in_what_a_database_says(self, log: io.StringIO) -> None:
        say("x", told=f"(IntegrityError) [SQL: INSERT]\n[parameters: ('7', '{PLANTED}')]\n(Background: …)")
        say("x", told=f"violates check\nDETAIL:  Failing row contains (7, {PLANTED}, null).")
        say("x", told=f"cannot reach postgresql://house:{PLANTED}@db.example/house")
        say("x", told=f"cannot reach postgresql://house:a@b/{PLANTED}@db.example/house")
        say("x", told=f"$argon2id$v=19$m=65536,t=3,p=4${PLANTED}$abc")
        text = log.getvalue()
        assert_clean(text)
        assert "Background" in text

    def test_in_structures(self, log: io.StringIO) -> None:
        say("x", dealt=Seeded("7", PLANTED), both=[Seeded("7", PLANTED)])
        assert_clean(log.getvalue())
        assert "table=" in log.getvalue()

    def test_links_to_tables(self, log: io.StringIO) -> None:
        name = "3p98d7muxhrk"
        say("x", table=name, path=f"/api/tables/{name}/play", told=f"There is no table “{name}”.", many=[name])
        try:
            raise ValueError(name)
        except ValueError as error:
            say("x", error=error)
        assert name not in log.getvalue()

    def test_in_addresses(self, log: io.StringIO) -> None:
        uvicorn = logging.getLogger("uvicorn.error")
        uvicorn.error('%s - "WebSocket %s" [accepted]', "127.0.0.1", f"/play?t={PLANTED}")
        uvicorn.error("cannot read http://127.0.0.1/api/x?%s", PLANTED)
        assert_clean(log.getvalue())
        assert "/play" in log.getvalue()

    @pytest.mark.parametrize("form", FORMS)
    def test_where_the_log_itself_goes_wrong(self, form: Form, capsys: pytest.CaptureFixture[str]) -> None:
        """Python prints the arguments of a line that it cannot write."""
        log = io.StringIO()
        configure(form, stream=log)
        logging.getLogger("somebody.else").error("one %s, two %s", PLANTED)
        logging.getLogger("somebody.else").error("%d", PLANTED)
        say("x", thing=Unspeakable())
        assert_clean(log.getvalue())
        assert log.getvalue().count("\n") == 3, "each is told of all the same"
        log.close()
        say("x", told="nobody listens")
        out, err = capsys.readouterr()
        assert out == err == ""

    def test_in_warnings_and_crashes(self, log: io.StringIO, capsys: pytest.CaptureFixture[str]) -> None:
        def crash() -> None:
            raise ValueError(f"password={PLANTED}")

        thread = threading.Thread(target=crash, name="scribe")
        thread.start()
        thread.join()
        with warnings.catch_warnings():
            warnings.simplefilter("always")
            warnings.warn(f"seed={PLANTED}", stacklevel=1)
        try:
            crash()
        except ValueError as error:
            sys.excepthook(type(error), error, error.__traceback__)
        text = log.getvalue()
        assert_clean(text)
        for expected in ("thread-crashed", "scribe", "crashed", "in crash", "UserWarning"):
            assert expected in text
        assert capsys.readouterr().err == ""

    @pytest.mark.parametrize("before", range(3300, 4100, 7))
    def test_none_is_cut_in_half(self, before: int) -> None:
        text = "," * before + SIGNED + "," + TOKEN + "," * 4000
        assert_clean(veiled_text(text))

    @given(st.text(max_size=40), st.text(max_size=40), st.sampled_from([TOKEN, SIGNED, f"password='{PLANTED}'"]))
    def test_whatever_stands_around_them(self, before: str, after: str, secret: str) -> None:
        assert_clean(json.dumps(veiled([before + " " + secret + " " + after])))


class TestLines:
    def test_one_object_a_line(self) -> None:
        stream = json_log()
        say("table-opened", table="t7", game="richelieu", seats=2, open=True, clock=None, share=0.5)
        (line,) = lines(stream)
        assert line.pop("at").endswith("+00:00")
        assert line == {
            "severity": "info",
            "event": "table-opened",
            "table": "t7",
            "game": "richelieu",
            "seats": 2,
            "open": True,
            "clock": None,
            "share": 0.5,
        }

    def test_readable_lines(self) -> None:
        stream = io.StringIO()
        configure("text", stream=stream)
        say("table-opened", table="t7", seats=2, levels=["page"])
        assert stream.getvalue().endswith(' info table-opened table=t7 seats=2 levels=["page"]\n')

    def test_facts_do_not_hide_the_line(self) -> None:
        stream = json_log()
        say("x", at=5, event="y", level="minister")
        (line,) = lines(stream)
        assert line["event"] == "x"
        assert (line["at_"], line["event_"], line["level"]) == (5, "y", "minister")

    def test_a_trace_from_elsewhere(self, log: io.StringIO) -> None:
        say("bot-failed", trace=f"Traceback:\n  in think\nValueError: seed={PLANTED}")
        say("bot-failed", error=ValueError("here"), trace="there")
        text = log.getvalue()
        assert_clean(text)
        for part in ("in think", "ValueError: here", "there"):
            assert part in text

    def test_nobody_can_forge_a_line(self, log: io.StringIO) -> None:
        say("said", words="a\n2026-01-01 info forged\r\x1b[2J\x9b2J\u202e\u2028b\x00")
        text = log.getvalue()
        assert text.count("\n") == 1
        assert not set(text) & set("\r\x1b\x9b\u202e\u2028\x00")

    def test_whatever_is_told_is_json(self) -> None:
        stream = json_log()
        loop: list[object] = []
        loop.append(loop)
        told = {
            1: float("nan"),
            "b": b"\xff",
            "s": {3},
            "long": "x" * 9000,
            "many": list(range(999)),
            "\ud800": "\ud800",
        }
        say("x", told=told, loop=loop, thing=Unspeakable())
        (line,) = lines(stream)
        assert line["told"]["1"] == "nan"
        assert len(line["told"]["long"]) < 5000
        assert len(line["told"]["many"]) < 999
        assert line["thing"] == "<Unspeakable>"

    def test_whatever_is_said_meanwhile_says_by_whose_doing(self) -> None:
        stream = json_log()
        with concerning(address="192.0.2.7", request="r1"):
            concerns("anne")
            say("x", more=1)
        concerns("nobody")
        say("y")
        first, second = lines(stream)
        assert list(first)[2:] == ["event", "address", "request", "person", "more"]
        assert list(second)[2:] == ["event"]

    def test_others_speak_only_when_it_matters(self) -> None:
        stream = json_log(logging.DEBUG)
        logging.getLogger("websockets.server").debug("< TEXT 'hello'")
        logging.getLogger("uvicorn.error").info("started")
        logging.getLogger("uvicorn.access").critical("GET /?x")
        logging.getLogger("uvicorn.error").warning("hm")
        say("mine", severity=logging.DEBUG)
        assert [(line.get("from"), line["event"]) for line in lines(stream)] == [
            ("uvicorn.error", "hm"),
            (None, "mine"),
        ]

    def test_configured_twice_it_writes_once(self) -> None:
        json_log()
        stream = json_log(logging.WARNING)
        say("x")
        say("y", severity=logging.ERROR)
        assert [line["event"] for line in lines(stream)] == ["y"]

    @pytest.mark.parametrize("form", FORMS)
    def test_standard_error_is_where_it_goes(self, form: Form, capsys: pytest.CaptureFixture[str]) -> None:
        configure(form)
        say("x", name="Éléonore")
        out, err = capsys.readouterr()
        assert out == ""
        assert "x" in err


class TestAccess:
    def ask(self, status: int | None) -> tuple[list[dict[str, Any]], list[tuple[str | None, int]]]:
        stream = json_log()
        counted: list[tuple[str | None, int]] = []

        async def app(scope: Scope, _: Receive, send: Send) -> None:
            scope["path_template"] = "/api/{table}"
            scope["path"] = "/shortened"
            concerns("somebody")
            if status is None:
                raise ZeroDivisionError
            await send({"type": "http.response.start", "status": status, "headers": []})
            await send({"type": "http.response.body", "body": b""})

        async def receive() -> Message:
            return {}

        async def send(message: Message) -> None:
            pass

        scope: Scope = {"type": "http", "method": "GET", "path": f"/api/{TOKEN}", "query_string": PLANTED.encode()}
        scope["headers"] = [(b"cookie", SIGNED.encode())]
        scope["client"] = ("192.0.2.7", 1234)
        access = Access(app, Proxies(), lambda route, status: counted.append((route, status)))
        if status is None:
            with pytest.raises(ZeroDivisionError):
                asyncio.run(access(scope, receive, send))
        else:
            asyncio.run(access(scope, receive, send))
        assert_clean(stream.getvalue())
        return lines(stream), counted

    def test_a_line_for_each_answer(self) -> None:
        (line,), counted = self.ask(404)
        assert (line["event"], line["method"], line["route"], line["status"]) == (
            "answered",
            "GET",
            "/api/{table}",
            404,
        )
        assert (line["address"], line["person"], len(line["request"])) == ("192.0.2.7", "somebody", 8)
        assert line["ms"] >= 0
        assert counted == [("/api/{table}", 404)]

    def test_an_application_that_breaks_down(self) -> None:
        (line,), counted = self.ask(None)
        assert line["status"] == 500
        assert counted == [("/api/{table}", 500)]
