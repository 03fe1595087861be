"""A client made of docs/protocol.md alone. What it may say it reads off the page's tables and example; what it is told
is held to them: nothing that the page does not name, and in the end everything that it does."""

import contextlib
import hashlib
import json
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from server.houses import LIMIT, RunningHouse
from server.test_protocol import row, section, steps

Said = dict[str, Any]
Fields = dict[str, set[str]]

# What no evening of a few minutes comes to: rules that were corrected, a player who was long away, a seat that is out,
# a house that is asked for more thinking than it has time for. test_rules_upgrade, test_stewards, test_rest and
# tests/table/test_haste show them.
SELDOM = {
    *("table dispute", "table dispute agreed", "table dispute settled"),
    *("table left_to_bots", "table hastened", "table chairs out", "table pace", "table answered"),
}
# What can be said on such evenings alone: here it is understood, and refused.
UNTIMELY: dict[str, Said] = {"takeback": {"seat": 0}, "settle": {"go_on": True}, "hasten": {}}


def words(text: str) -> set[str]:
    return set(re.findall(r"`([a-z]\w*)`", text))


def rows(text: str, head: str) -> dict[str, str]:
    """The lines of the table under this head: what stands in the first cell, and the rest."""
    table = text.partition(head)[2].partition("\n\n")[0]
    assert table, head
    lines = [line.strip("| ").partition(" |") for line in table.splitlines() if line.startswith("| `")]
    return {name: rest for first, _, rest in lines for name in words(first)}


class Page:
    """What the page says."""

    def __init__(self) -> None:
        asks, told = section("What a client asks"), section("What it is told")
        self.asks = self._with(rows(asks, "| `do` | with | answer |"))
        self.acts = self._with(rows(asks, "| `act` | with | what it does |"))
        self.says = self._with(rows(told, "| `say` | with | when |"))
        table = rows(told, "| field | |")
        self.says["table"] = set(table)
        # What is said of a part of the table names its fields.
        self.parts = {name: words(text) for name, text in table.items()}
        self.parts["setup"] = {
            name for line in (section("HTTP"), told) for name in re.findall(r"[`\"](\w+)[`\"]", line)
        }
        self.requests = [json.loads(text) for mark, text in steps() if mark == ">" and text.startswith("{")]
        self.calls = [text.split(" ", 2) for mark, text in steps() if mark == ">" and not text.startswith("{")]
        self.routes = set(re.findall(r"^\| ([A-Z]+) `([^`]+)` \|", section("HTTP"), re.MULTILINE))

    def _with(self, found: dict[str, str]) -> Fields:
        return {name: words(rest.partition(" |")[0]) for name, rest in found.items()}

    def body(self, method: str, path: str) -> Said:
        """What the example sends there."""
        found = [json.loads(call[2]) for call in self.calls if call[:2] == [method, path]]
        body: Said = found[0]
        return body

    def asked(self, do: str) -> Said:
        """How the example asks for something."""
        found: Said = next(request for request in self.requests if request["do"] == do)
        return found


PAGE = Page()


class Notes:
    """What was said and heard so far, on all lines."""

    def __init__(self) -> None:
        self.said: Fields = defaultdict(set)
        self.heard: set[str] = set()

    def hear(self, message: Said) -> None:
        """Nothing is told that the page does not name."""
        say = message["say"]
        assert message.keys() - {"say"} <= PAGE.says[say], (say, message.keys() - PAGE.says[say])
        self.heard |= {f"{say} {name}" for name in message if name != "say"}
        if say == "table":
            for name, value in message.items():
                for part in value if isinstance(value, list) else [value]:
                    if isinstance(part, dict):
                        self._hear_part(name, part)

    def _hear_part(self, name: str, part: Said) -> None:
        fields = {field for field in part if not field.isdigit()}  # what is told by seat
        assert fields <= PAGE.parts[name], (name, fields - PAGE.parts[name])
        self.heard |= {f"table {name} {field}" for field in fields}


class Somebody:
    """A person in a house, by cookie, as the page says that one comes."""

    def __init__(self, url: str, name: str, notes: Notes) -> None:
        self._notes = notes
        self._url = url
        self._http = httpx.Client(
            base_url=url, headers={"X-Antichambre": "1", "Origin": url}, timeout=LIMIT, trust_env=False
        )
        self.call("POST", "/api/me", json=PAGE.body("POST", "/api/me") | {"name": name})

    def call(self, method: str, route: str, *, table: str = "", json: Said | None = None) -> Any:
        assert (method, route) in PAGE.routes
        answer = self._http.request(method, route.replace("{name}", table), json=json)
        assert answer.is_success, answer.text
        return answer.json()

    def leave(self) -> None:
        self._http.close()

    def open(self, *chairs: Said, **setup: object) -> str:
        """The table of the example, with other chairs."""
        body = PAGE.body("POST", "/api/tables")
        body = body | {"setup": body["setup"] | setup, "chairs": list(chairs)}
        return str(self.call("POST", "/api/tables", json=body)["table"])

    def join(self, table: str) -> "Seated":
        path = next(call[1] for call in PAGE.calls if "/play" in call[1])
        address = re.sub(r"(?<=/tables/)\w+", table, self._url.replace("http", "ws", 1) + path)
        cookie = "; ".join(f"{name}={value}" for name, value in self._http.cookies.items())
        opened = connect(address, origin=Origin(self._url), additional_headers={"Cookie": cookie}, proxy=None)
        return Seated(opened.__enter__(), self._notes)


class Seated:
    """Somebody at a table."""

    def __init__(self, socket: ClientConnection, notes: Notes) -> None:
        self._socket = socket
        self._notes = notes
        self._id = 0
        self.table: Said = {}
        while not self.table:
            self.hear()

    def hear(self) -> Said:
        said: Said = json.loads(self._socket.recv(timeout=LIMIT))
        self._notes.hear(said)
        if said["say"] == "table":
            self.table = said
        return said

    def ask(self, do: str, **fields: object) -> Said:
        """The example's own question, with other facts."""
        assert fields.keys() <= PAGE.asks[do]
        self._notes.said[f"do {do}"] |= fields.keys()
        self._id += 1
        self._socket.send(json.dumps(PAGE.asked(do) | {"id": self._id} | fields))
        while (said := self.hear()).get("id") != self._id:
            pass
        return said

    def act(self, act: str, **fields: object) -> Said:
        assert fields.keys() <= PAGE.acts[act], (act, fields)
        self._notes.said[f"act {act}"] |= fields.keys()
        return self.ask("act", act={"act": act, **fields})

    def does(self, act: str, **fields: object) -> None:
        answer = self.act(act, **fields)
        assert answer["say"] == "done", answer
        self.catch_up(answer["number"])

    def catch_up(self, number: int) -> None:
        while self.table["number"] < number:
            self.hear()

    @property
    def moves(self) -> dict[str, list[str]]:
        look = self.table.get("look", {"moves": {}})
        found: dict[str, list[str]] = look["moves"]
        return found

    def plays(self, move: str | None = None) -> None:
        """A legal move of whichever of one's seats is asked; the first, unless another is named."""
        ((seat, legal),) = self.moves.items()
        self.does("move", version=self.table["version"], seat=int(seat), move=move or legal[0])

    def leave(self) -> None:
        self._socket.close()


def together(*lines: Seated) -> None:
    """Everybody sees the last that anybody was told of."""
    last = max(line.table["number"] for line in lines)
    for line in lines:
        line.catch_up(last)


def salted(text: str) -> tuple[str, str]:
    """A salt, and the pledge to it."""
    salt = text.encode().hex().ljust(16, "0")
    return salt, hashlib.sha256(salt.encode()).hexdigest()


# The evening


@pytest.fixture
def house(tmp_path: Path) -> Iterator[RunningHouse]:
    with RunningHouse(str(tmp_path / "house.sqlite")) as opened:
        yield opened
        assert '"severity":"error"' not in opened.log


def test_an_evening_by_the_page_alone(house: RunningHouse) -> None:
    notes = Notes()
    ninon, scarron = Somebody(house.url, "Ninon", notes), Somebody(house.url, "Scarron", notes)
    _a_game(ninon, scarron)
    _a_bot_plays_on(ninon, scarron)
    _a_pause(ninon, scarron)
    line = _a_table_that_is_called_off(ninon)
    house.stop()
    with contextlib.suppress(ConnectionClosed):
        while True:
            line.hear()
    for somebody in (ninon, scarron):
        somebody.leave()

    said = {f"do {do}": fields for do, fields in PAGE.asks.items()}
    said |= {f"act {act}": fields for act, fields in PAGE.acts.items()}
    assert {name for name, fields in said.items() if fields - notes.said.get(name, set())} == set(), "never said"
    assert set(said) == set(notes.said)
    told = {f"{say} {field}" for say, fields in PAGE.says.items() for field in fields}
    assert told - notes.heard - SELDOM == set(), "the page names what nobody was told"
    parts = {
        f"table {part} {field}"
        for part in ("chairs", "look", "pause", "request", "dispute", "standings")
        for field in PAGE.parts[part] - PAGE.says["table"] - {"onlooker"}
    }
    assert parts - notes.heard - SELDOM == set(), "the page names what nobody was told"


def _a_game(ninon: Somebody, scarron: Somebody) -> None:
    """From the first pledge to the last word, by the clock."""
    clock = json.loads(re.findall(r"`(\{\"kind\": \"live\".*?\})`", section("HTTP"))[0])
    own, pledge = salted("ninon")
    other, other_pledge = salted("scarron")
    name = ninon.open({"me": True, "pledge": pledge}, {}, clock=clock)
    one, two = ninon.join(name), scarron.join(name)
    one.does("call", level="page", seat=1)
    one.does("stand", seat=1)
    two.does("sit", seat=1, name="Bette", pledge=other_pledge)
    _begin(one, {0: own}, two, {1: other})

    first = "1L"
    assert one.ask("why", seat=0, move=first) == {"say": "because", "id": one._id}, "it is legal"
    version = one.table["version"]
    one.plays(first)
    assert one.act("move", version=version, seat=0, move=first)["stale"]
    because = one.ask("why", seat=0, move=first)
    assert because["rule"] and because["sentence"]
    told = one.ask("brief", seat=0, of=None, after=[])
    assert [offer["move"] for offer in told["offers"]] == one.moves["0"] and told["version"] == one.table["version"]
    (foreseen,) = one.ask("brief", seat=0, of=one.moves["0"][0])["offers"]
    assert [event["event"] for event in foreseen["brings"]] == ["marker-placed"]
    taken = one.ask("why", seat=0, move=None, piece="card 1.1", touched=[], after=[])
    assert taken["rule"] == "card-gone"
    assert one.ask("why", seat=0, move=None, piece=told["offers"][0]["pieces"][0]) == {"say": "because", "id": one._id}
    assert one.act("move", version=one.table["version"], seat=0, move=first)["rule"] == because["rule"]
    assert one.table["look"]["undo"]
    one.does("undo", version=one.table["version"])
    one.plays()
    while not two.moves:
        together(one, two)
        if one.moves:
            one.plays()
    two.plays()
    together(one, two)
    one.does("askundo", version=one.table["version"], to=0)
    together(one, two)
    assert two.table["request"]["to"] == 0
    two.does("answerundo", yes=True)
    assert two.table["plies"] == 0
    assert one.ask("ping")["now"] >= one.table["since"]

    said = one.act("say", text="Bonsoir", key="k1")
    assert one.act("say", text="Bonsoir", key="k1") == said | {"id": one._id}, "it is said once"
    while (answer := one.act("say", text="Encore"))["say"] == "done":
        pass
    assert answer["key"] == "limit-chat" and answer["wait"] > 0
    for act, fields in UNTIMELY.items():
        refused = one.act(act, **fields)
        assert refused["say"] == "refused" and refused["key"] != "message-form"
    two.does("resign", seat=1)
    together(one, two)
    assert two.table["status"] == "over"
    record = ninon.call("GET", "/api/tables/{name}/record", table=name)
    assert record["seed"].startswith(two.table["seed"])
    again = ninon.call("POST", "/api/tables/{name}/rematch", table=name)["table"]
    while "rematch" not in one.table:
        one.hear()
    assert one.table["rematch"] == again
    for line in (one, two):
        line.leave()
    _a_deal_that_is_missed(ninon.join(again), scarron.join(again))


def _begin(one: Seated, own: dict[int, str], two: Seated, other: dict[int, str]) -> None:
    one.does("start", **({"salts": own} if "salts" in PAGE.acts["start"] else {}))
    together(one, two)
    for line, salts in ((one, own), (two, other)):
        if line.table["status"] == "salting" and not line.table["chairs"][min(salts)].get("salt"):
            line.does("salt", salts=salts)
            together(one, two)
    assert two.table["status"] == "playing"


def _a_deal_that_is_missed(one: Seated, two: Seated) -> None:
    """At the rematch: everybody has pledged, and one stands up with a salt that was not shown."""
    assert two.table["chairs"][0]["kept"]
    one.does("sit", seat=1, pledge=salted("again")[1])
    two.does("sit", seat=0, pledge=salted("more")[1])
    one.does("start")
    assert one.table["status"] == "salting"
    two.does("stand", seat=0)
    assert two.table["missed"] == 1
    for line in (one, two):
        line.leave()


def _a_bot_plays_on(ninon: Somebody, scarron: Somebody) -> None:
    """Among three, where one gives up."""
    name = ninon.open({"me": True}, {}, {"level": "page"}, game="louis_xiv", seats=3, variant={}, stand_in="page")
    one, two = ninon.join(name), scarron.join(name)
    two.does("sit")
    one.does("start")
    together(one, two)
    two.does("resign", seat=1)
    assert two.table["chairs"][1]["stand_in"] == "page"
    for line in (one, two):
        line.leave()


def _a_pause(ninon: Somebody, scarron: Somebody) -> None:
    """After a roll, in which one has ordered to be silent whatever happens."""
    name = ninon.open({"me": True}, {}, game="favourite", variant={})
    one, two = ninon.join(name), scarron.join(name)
    two.does("sit")
    one.does("start")
    together(one, two)
    orders = {"lieutenant 0": "let it be"}
    two.does("order", seat=1, orders=orders)
    assert two.table["orders"] == {"1": orders}
    one.plays("roll")
    assert one.table["pause"]["occasion"] == "lieutenant 0"
    assert one.table["pause"]["until"] > one.table["since"]
    assert one.moves == {}
    while "pause" in one.table:
        one.hear()
    assert one.moves
    for line in (one, two):
        line.leave()


def _a_table_that_is_called_off(ninon: Somebody) -> Seated:
    name = ninon.open({"me": True}, {"level": "page"})
    line = ninon.join(name)
    line.does("start")
    line.does("abort")
    assert line.table["why_off"] == "aborted"
    return line


# Over HTTP


def test_every_field_of_a_request(house: RunningHouse) -> None:
    """What may be asked over HTTP is named in the line of its route: each query, each field of a body."""
    described = httpx.get(f"{house.url}/api/openapi.json", trust_env=False).json()
    named = section("HTTP")
    for path, operations in described["paths"].items():
        for method, operation in operations.items():
            line = row(named, f"{method.upper()} `{path}`")
            wanted = {one["name"] for one in operation.get("parameters", []) if one["in"] == "query"}
            body = operation.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema", {})
            reference = body.get("$ref", "").rpartition("/")[2]
            wanted |= set(described["components"]["schemas"].get(reference, {}).get("properties", {}))
            told = words(line) | (words(named.partition("The games of a person")[2]) if "see below" in line else set())
            assert wanted - told == set(), f"{method} {path}"
