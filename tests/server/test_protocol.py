"""docs/protocol.md names everything that there is, and its example is what happens."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from websockets.sync.client import ClientConnection

from antichambre.server.limits import budgets
from antichambre.server.settings import Settings
from antichambre.server.socket import MOST_WAITING
from antichambre.store import keys, names, passwords
from antichambre.table.acts import AnyAct
from antichambre.table.errors import TableError
from antichambre.table.setup import Clock, Setup
from antichambre.table.sight import Deed, Look
from antichambre.table.table import UndoRequest
from antichambre.wire import PROTOCOL, messages
from antichambre.wire.messages import AnyAsk, Message
from server.guests import Arrive, Guest
from server.houses import LIMIT

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
LEFT_OUT = "…"


def section(title: str) -> str:
    """What stands under a heading, down to the next."""
    found = re.search(rf"^#+ {re.escape(title)}\n(.*?)(?=^#+ |\Z)", PAGE, re.MULTILINE | re.DOTALL)
    assert found is not None, title
    return found[1]


def row(text: str, first: str) -> str:
    """The line of a table that begins with this."""
    found = [line for line in text.splitlines() if line.startswith(f"| {first} |")]
    assert len(found) == 1, first
    return found[0]


def tag(kind: type[msgspec.Struct]) -> str:
    return str(kind.__struct_config__.tag)


# Everything is named


def test_every_route(guest: Arrive) -> None:
    routes = section("HTTP")
    described = guest().get("/api/openapi.json")["paths"]
    there = {f"{method.upper()} `{path}`" for path, item in described.items() for method in item}
    named = set(re.findall(r"^\| ([A-Z]+ `[^`]+`) \|", routes, re.MULTILINE))
    assert named == there


@pytest.mark.parametrize("kind", get_args(AnyAct), ids=tag)
def test_every_act_with_its_fields(kind: type[msgspec.Struct]) -> None:
    line = row(section("What a client asks"), f"`{tag(kind)}`")
    assert [field for field in kind.__struct_fields__ if f"`{field}`" not in line] == []


@pytest.mark.parametrize("kind", get_args(AnyAsk), ids=tag)
def test_every_ask_with_its_fields(kind: type[msgspec.Struct]) -> None:
    asks = section("What a client asks").partition("| `act` | with | what it does |")[0]
    lines = [line for line in asks.splitlines() if line.startswith(f"| `{tag(kind)}` |")]
    assert [field for field in kind.__struct_fields__ if field != "id" and f"`{field}`" not in lines[-1]] == []


@pytest.mark.parametrize("kind", Message.__subclasses__(), ids=tag)
def test_every_say_with_its_fields(kind: type[msgspec.Struct]) -> None:
    says = section("What it is told")
    told = row(says, f"`{tag(kind)}`") if kind is not messages.Picture else says
    assert [field for field in kind.__struct_fields__ if f"`{field}`" not in told] == []


@pytest.mark.parametrize(
    "kind",
    [messages.Seated, messages.Pause, UndoRequest, messages.Dispute, messages.Place, Deed, Look],
    ids=lambda kind: kind.__name__,
)
def test_every_part_of_a_table(kind: type[msgspec.Struct]) -> None:
    says = section("What it is told")
    assert [field for field in kind.__struct_fields__ if f"`{field}`" not in says] == []


def test_every_wish_of_a_setup() -> None:
    text = section("HTTP")
    fields = (*Setup.__struct_fields__, *Clock.__struct_fields__)
    assert [field for field in fields if f"`{field}`" not in text and f'"{field}"' not in text] == []


def test_every_limit() -> None:
    text = section("Limits")
    usual = Settings()
    for budget, bucket in budgets(usual).items():
        _, _, _, at_once, again, _ = (cell.strip() for cell in row(text, f"`{budget.key}`").split("|"))
        assert int(at_once) == bucket.burst
        seconds = {"second": 1.0, "hour": 3600.0}
        number, _, each = again.partition(" a ") if " a " in again else again.partition(" an ")
        one_in = re.fullmatch(r"one in (\d+) seconds", again)
        rate = 1 / int(one_in[1]) if one_in else int(number) / seconds[each]
        assert rate == pytest.approx(bucket.rate)
    assert f"| {usual.limit_connections} |" in row(text, "`limit-connections`")
    assert f"{usual.largest_message // 1024} KiB" in PAGE
    assert f"{usual.largest_body // 1024} KiB" in PAGE
    assert f"protocol **{PROTOCOL}**" in PAGE
    assert "a mebibyte of it" in PAGE and MOST_WAITING == 1 << 20
    lengths = (names.LONGEST_NAME, names.LONGEST_SPEECH, keys.LONGEST_LABEL, passwords.SHORTEST, passwords.LONGEST)
    told = "A name has {} characters at most, what one says {}, a token's label {}, a password from {} to {};"
    assert told.format(*lengths) in PAGE.replace("\n", " ")
    assert f"one may have {keys.MOST_TOKENS}." in PAGE


@pytest.mark.parametrize(
    ("wish", "least", "most"),
    [
        ({"clock": {"kind": "live", "seconds": 0}}, 30, 21600),
        ({"clock": {"kind": "slow", "days": 0}}, 1, 30),
        ({"absence": 0}, 30, 86400),
    ],
    ids=["live", "slow", "absence"],
)
def test_how_long_the_wishes_of_a_setup_may_be(wish: dict[str, Any], least: int, most: int) -> None:
    assert f"{least} to {most}" in section("HTTP")

    def asked(number: int) -> Setup:
        clock = {name: number if value == 0 else value for name, value in wish.get("clock", {}).items()}
        given = {"clock": clock} if clock else {"absence": number}
        return msgspec.convert({"game": "richelieu", "seats": 2, **given}, Setup).checked()

    for number in (least, most):
        asked(number)
    for number in (least - 1, most + 1):
        if number:
            with pytest.raises(TableError):
                asked(number)


def test_the_usual_of_a_setup() -> None:
    usual = Setup("richelieu", 2)
    assert f"(`{usual.stand_in}`)" in section("HTTP") and f"({usual.absence}; " in section("HTTP")


# The example is what happens


class Replay:
    """The example once more: what the page says of one house is held to what another answers."""

    def __init__(self, somebody: Guest) -> None:
        self._somebody = somebody
        self._socket: ClientConnection | None = None
        self._table = ""
        self._answer: tuple[int, Any] = (0, None)

    def ask(self, text: str) -> None:
        if text.startswith("{"):
            assert self._socket is not None
            self._socket.send(text)
            return
        method, path, body = [*text.split(" ", 2), ""][:3]
        here = re.sub(r"(?<=/api/tables/)\w+", self._table, path)
        if "/play" in path:
            self._socket = self._somebody.connect(self._table, protocol=PROTOCOL)
            return
        answer = self._somebody.call(method, here, json.loads(body) if body else None)
        self._answer = (answer.status_code, answer.json())
        self._table = self._answer[1].get("table", self._table)

    def hear(self, text: str) -> None:
        if text.startswith("{"):
            assert self._socket is not None
            page, real = json.loads(text), json.loads(self._socket.recv(timeout=LIMIT))
            while real["say"] == "here" != page["say"]:  # who is here is told when there is a moment for it
                real = json.loads(self._socket.recv(timeout=LIMIT))
            alike(page, real, "")
        else:
            status, _, body = text.partition(" ")
            assert int(status) == self._answer[0]
            alike(json.loads(body), self._answer[1], "")

    def end(self) -> None:
        if self._socket is not None:
            self._socket.close()


EXACT = ("say", "id", "key", "status", "number", "sentence", "rule", "plies", "after", "moves")


def alike(page: Any, real: Any, name: str) -> None:
    """The same keys and the same types; the same values where nothing depends on chance or on the hour."""
    if page == LEFT_OUT:
        return
    assert type(page) is type(real), (name, page, real)
    if isinstance(page, dict):
        assert page.keys() == real.keys(), name
        for key in page:
            alike(page[key], real[key], key)
    elif isinstance(page, list):
        assert LEFT_OUT in page or len(page) == len(real), name
        for one, other in zip(page, real, strict=False):
            alike(one, other, name)
    elif name in EXACT or (name == "version" and isinstance(page, int)):  # the house's own version is a text
        assert page == real, name


def steps() -> Iterator[tuple[str, str]]:
    found = re.search(r"```session\n(.*?)```", PAGE, re.DOTALL)
    assert found is not None
    for line in found[1].splitlines():
        yield line[0], line[2:]


def test_the_example(guest: Arrive) -> None:
    replay = Replay(guest())
    for direction, text in steps():
        if direction == ">":
            replay.ask(text)
        else:
            replay.hear(text)
    replay.end()
