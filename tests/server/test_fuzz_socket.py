"""Whatever comes over a socket: an answer with a sentence, no trace of it in the game, and no trouble in the house."""

import copy
import itertools
import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection

from server.guests import Guest
from server.houses import GENEROUS, LIMIT, RunningHouse

SOME = settings(
    max_examples=250,
    deadline=None,
    derandomize=True,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
GOING_AWAY, TOO_BIG, REFUSED = 1001, 1009, 4000
ids = itertools.count(1_000_000)


@dataclass
class Victim:
    """A table in the middle of a game, and the two lines of somebody who is asked there: one English, one French."""

    house: RunningHouse
    guest: Guest
    table: str
    lines: dict[str, ClientConnection] = field(default_factory=dict)

    def connect(self) -> None:
        self.close()
        for lang in ("en", "fr"):
            self.lines[lang] = self.guest.connect(self.table, lang=lang)
            self.heard(lang)

    def close(self) -> None:
        for lang, line in self.lines.items():
            self.heard(lang)  # a line that is full of what nobody read is slow to close
            line.close()

    def send(self, lang: str, said: str | bytes) -> list[dict[str, Any]]:
        """Sends something; all that is answered to it."""
        self.lines[lang].send(said)
        return self.heard(lang)

    def heard(self, lang: str) -> list[dict[str, Any]]:
        """All that was said before now, but for what goes to everybody."""
        line, asked = self.lines[lang], next(ids)
        line.send(json.dumps({"do": "ping", "id": asked}))
        heard: list[dict[str, Any]] = []
        while True:
            said = json.loads(line.recv(timeout=LIMIT))
            if said.get("id") == asked and said["say"] == "pong":
                return heard
            if said["say"] not in ("here", "welcome"):
                heard.append(said)

    def seen(self) -> dict[str, Any]:
        """The table as it is now."""
        found = self.guest.get(f"/api/tables/{self.table}")
        return {name: value for name, value in found.items() if name != "now"}


@pytest.fixture(scope="module")
def victim(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Victim]:
    place = tmp_path_factory.mktemp("fuzz") / "house.sqlite"
    with RunningHouse(str(place), program=GENEROUS) as house:
        anne, bruno = Guest(house.url, "Anne"), Guest(house.url, "Bruno")
        table = anne.open("me", None)
        bruno.act(table, "sit", seat=1)
        anne.act(table, "start")
        victim = Victim(house, anne, table)
        victim.connect()
        yield victim
        victim.close()
        for guest in (anne, bruno):
            guest.leave()
        for severity in ("error", "critical"):
            assert f'"severity":"{severity}"' not in house.log


ODD: list[Any] = [
    None, True, -1, 0, 7, 1.5, 1e308, 2**31, 2**63, 2**64, 10**40, -(2**63), "", "0", "\0", "\u202e", "a" * 3000,
    "é\ud83d", [], {}, [[]], {"act": "move"}, [1, 2, 3], "1L", "<b>", "{ $why }",
]  # fmt: skip
ACTS: list[dict[str, Any]] = [
    {"act": "move", "version": 4, "seat": 0, "move": "no such move"},
    {"act": "sit", "seat": 1, "name": "Somebody", "pledge": "0" * 64},
    {"act": "stand", "seat": 0},
    {"act": "call", "level": "page", "seat": 1},
    {"act": "start"},
    {"act": "salt", "salts": {"0": "0" * 16}},
    {"act": "undo", "version": 4},
    {"act": "askundo", "version": 4, "to": 0},
    {"act": "answerundo", "yes": True},
    {"act": "takeback", "seat": 0},
    {"act": "hasten"},
    {"act": "settle", "go_on": True},
    {"act": "resign", "seat": 1},
]
ASKS: list[dict[str, Any]] = [
    *({"do": "act", "id": 5, "act": act} for act in ACTS),
    {"do": "why", "id": 6, "seat": 0, "move": "no such move"},
    {"do": "ping", "id": 7},
]
odd = st.one_of(st.sampled_from(ODD), st.text(max_size=20), st.integers(), st.floats())
documents = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=30)),
    lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(st.text(max_size=8), inner, max_size=4)),
    max_leaves=12,
)


@st.composite
def nearly_right(draw: Callable[..., Any]) -> Any:
    """Something that could be asked, with a thing or two wrong."""
    ask = copy.deepcopy(draw(st.sampled_from(ASKS)))
    for _ in range(draw(st.integers(1, 3))):
        part = ask["act"] if isinstance(ask.get("act"), dict) and draw(st.booleans()) else ask
        name = draw(st.sampled_from([*part, "id", "act", "do", "more", ""]))
        if draw(st.booleans()):
            part.pop(name, None)
        else:
            part[name] = draw(odd)
    return ask


def spoilt(text: str, at: int, sign: str) -> str:
    return text[: at % (len(text) + 1)] + sign + text[at % (len(text) + 1) :]


texts = st.one_of(
    nearly_right().map(json.dumps),
    documents.map(json.dumps),
    st.text(max_size=200).filter(lambda text: text.isprintable()),
    st.builds(spoilt, nearly_right().map(json.dumps), st.integers(0, 400), st.text(max_size=3)),
    st.sampled_from(["[" * 15_000, '{"do":' * 2_500, '{"act":[' * 1_500, "\0", "", " ", "NaN", "1e999", '"\\ud800"']),
    st.integers(2, 3000).map(lambda digits: '{"do":"ping","id":' + "9" * digits + "}"),
).map(lambda text: text.encode("utf-8", "replace").decode())
"""What a text frame can hold."""


def hold(victim: Victim, said: str | bytes) -> None:
    """Both lines hear the same, each in its language; and if it was refused the table is as it was."""
    before = victim.seen()
    answers = {lang: victim.send(lang, said) for lang in victim.lines}
    if any(answer["say"] == "done" for heard in answers.values() for answer in heard):
        return  # by chance it was right
    assert victim.seen() == before
    for english, french in zip(answers["en"], answers["fr"], strict=True):
        assert english["say"] == french["say"]
        if english["say"] == "refused":
            assert english["key"] == french["key"]
            assert english["sentence"] and french["sentence"]
            assert english["sentence"] != french["sentence"], "not in the language that was asked for"
            assert not {"{", "⁨", "⁩"} & set(english["key"])
        else:
            assert english["say"] in ("because", "pong", "table")
    assert answers["en"], "no answer"


@SOME
@given(said=texts)
def test_any_text_is_answered_and_changes_nothing(victim: Victim, said: str) -> None:
    hold(victim, said)


@settings(SOME, max_examples=15)
@given(said=st.binary(max_size=300))
def test_bytes_are_refused(victim: Victim, said: bytes) -> None:
    hold(victim, said)


def test_what_is_too_large_ends_the_connection_with_a_code(victim: Victim) -> None:
    before = victim.seen()
    for large in (" " * 16_385, "x" * 100_000, b"\0" * 50_000):
        line = victim.guest.connect(victim.table)
        with pytest.raises(ConnectionClosed) as closed:
            line.send(large)
            while True:
                line.recv(timeout=LIMIT)
        assert closed.value.rcvd is not None and closed.value.rcvd.code == TOO_BIG
    assert victim.seen() == before


@pytest.mark.parametrize(
    "query",
    [
        {"protocol": "0"},
        {"protocol": "x" * 500},
        {"since": "-1"},
        {"since": "9" * 500},
        {"since": "²"},
        {"lang": "xx", "since": "1e9"},
        {"lang": "\0"},
        {"unknown": "1"},
    ],
)
def test_odd_greetings(victim: Victim, query: dict[str, str]) -> None:
    """They are let in, or sent away with a sentence and a code."""
    said = greeted(victim.guest, victim.table, **query)
    assert said["say"] == "welcome" or said["key"] in ("reload", "http-404")


@pytest.mark.parametrize(
    ("headers", "key"),
    [
        ({}, "nobody-yet"),
        ({"Authorization": "Bearer ac_nothing"}, "http-401"),
        ({"Authorization": "Bearer"}, "http-401"),
        ({"Cookie": "antichambre=1.abc.1.def"}, "nobody-yet"),
    ],
)
def test_strangers_are_sent_away(victim: Victim, headers: dict[str, str], key: str) -> None:
    guest = Guest(victim.house.url)
    guest.headers |= headers
    assert greeted(guest, victim.table)["key"] == key
    guest.leave()


def greeted(guest: Guest, table: str, **query: str) -> dict[str, Any]:
    """The first that is said to somebody; who is refused is hung up on with a code, or not let in at all."""
    try:
        line = guest.connect(table, **query)
    except InvalidStatus as refused:
        return {"say": "refused", "key": f"http-{refused.response.status_code}"}
    said: dict[str, Any] = json.loads(line.recv(timeout=LIMIT))
    if said["say"] == "refused":
        assert said["sentence"]
        with pytest.raises(ConnectionClosed) as closed:
            line.recv(timeout=LIMIT)
        assert closed.value.rcvd is not None and closed.value.rcvd.code == REFUSED
    line.close()
    return said


def test_the_farewell_is_in_the_language_of_the_line(house: RunningHouse) -> None:
    anne = Guest(house.url, "Anne")
    table = anne.open("me", None)
    lines = {lang: anne.join(table, lang=lang) for lang in ("en", "fr")}
    house.stop()
    said = {lang: line.hear("closing")["sentence"] for lang, line in lines.items()}
    assert said["en"].startswith("One moment") and said["fr"].startswith("Un instant")
    for line in lines.values():
        line.socket.close()
    anne.leave()


def test_a_flood_is_slowed_down(house: RunningHouse) -> None:
    """More at once than anybody can ask: refused with how long to wait, or hung up on with a code."""
    anne = Guest(house.url, "Anne")
    table = anne.open("me", "page", start=False)
    before = anne.get(f"/api/tables/{table}")
    for many in (250, 2000):
        line = anne.connect(table, lang="fr")
        refused: list[dict[str, Any]] = []
        try:
            for number in range(1, many + 1):
                line.send(json.dumps({"do": "act", "id": number, "act": {"act": "stand", "seat": 7}}))
            while len(refused) < many:
                said = json.loads(line.recv(timeout=LIMIT))
                refused += [said] if said["say"] == "refused" else []
        except ConnectionClosed as closed:
            assert closed.rcvd is not None and closed.rcvd.code in (GOING_AWAY, TOO_BIG)  # noqa: PT017
        line.close()
        slowed = [said for said in refused if said["key"] in ("limit-messages", "limit-acts")]
        assert slowed and all(said["wait"] >= 1 and "{" not in said["sentence"] for said in slowed)
    after = anne.get(f"/api/tables/{table}")
    assert after | {"now": 0} == before | {"now": 0}
    anne.leave()
    assert '"severity":"error"' not in house.log
