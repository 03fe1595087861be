"""Bad manners cost nothing: what cannot be read is refused with a sentence, and what comes twice is done once."""

import json

import httpx
import pytest

from server.guests import Arrive, Guest, Line
from server.houses import LIMIT

UNREADABLE = {
    "nested": b"[" * 20_000,
    "nested objects": b'{"name":' * 8_000,
    "not UTF-8": b'{"name":"\xff\xfe"}',
    "UTF-16": '{"name":"Anne"}'.encode("utf-16"),
    "no JSON": b"name=Anne",
}
WITH_A_BODY = [
    ("POST", "/api/me"),
    ("PATCH", "/api/me"),
    ("DELETE", "/api/me"),
    ("POST", "/api/me/invite"),
    ("POST", "/api/me/tokens"),
    ("POST", "/api/account"),
    ("PUT", "/api/account/password"),
    ("POST", "/api/session"),
    ("POST", "/api/tables"),
    ("POST", "/api/tables/{table}/acts"),
    ("POST", "/api/tables/{table}/hint"),
    ("POST", "/api/replay"),
]


def sent(guest: Guest, method: str, path: str, body: bytes) -> httpx.Response:
    headers = {**guest.headers, "Content-Type": "application/json"}
    with httpx.Client(base_url=guest.url, headers=headers, timeout=LIMIT, trust_env=False) as http:
        return http.request(method, path, content=body)


@pytest.mark.parametrize("body", UNREADABLE.values(), ids=UNREADABLE.keys())
def test_a_body_that_nobody_can_read(guest: Arrive, body: bytes) -> None:
    anne = guest("Anne")
    table = anne.open("me", None)
    for method, path in WITH_A_BODY:
        answer = sent(anne, method, path.format(table=table), body)
        said = answer.json()
        assert (answer.status_code, said["key"]) == (400, "request-form"), path
        assert said["sentence"] and "Traceback" not in said["sentence"]


@pytest.mark.parametrize("record", ["[" * 30_000, '{"seats": ' + "9" * 6_000 + "}", "\x00", '"\\ud800"'])
def test_a_record_that_nobody_can_read(guest: Arrive, record: str) -> None:
    status, key = guest("Anne").refused("POST", "/api/replay", {"record": record})
    assert status == 400
    assert key.startswith("record-")


# The ids of what is refused


@pytest.mark.parametrize(
    "text",
    [
        '{"do":"dance","id":7}',
        '{"id":7}',
        '{"do":"ping","id":7,"more":2}',
        '{"id":7,"do":["ping"]}',
        '{"do":"act","id":7,"act":{"act":"dance"}}',
        '{"do":"act","id":7,"act":{"act":"sit","seat":"0"}}',
        '{"do":"act","id":7,"act":{"act":"say","text":"\\ud800"}}',
        '{"do":"act","id":7,"act":[]}',
        '{"do":"why","id":7}',
    ],
)
def test_a_refusal_bears_the_id_of_what_was_asked(guest: Arrive, text: str) -> None:
    anne = guest("Anne")
    with anne.join(anne.open("me", None)) as line:
        for said in (text, text.encode()):
            line.socket.send(said)
            refused = line.hear("refused")
            assert refused["id"] == 7
            assert refused["key"] == ("message-form" if isinstance(said, str) else "message-not-text")


@pytest.mark.parametrize(
    "text", ["", "7", "[7]", '{"do":"ping"}', '{"do":"ping","id":"7"}', '{"do":"ping","id":7', "[" * 9000]
)
def test_where_no_id_can_be_read_it_is_0(guest: Arrive, text: str) -> None:
    anne = guest("Anne")
    with anne.join(anne.open("me", None)) as line:
        line.socket.send(text)
        assert line.hear("refused")["id"] == 0


def test_who_is_too_fast_is_told_which_question_was_not_heard(guest: Arrive) -> None:
    anne = guest("Anne")
    with anne.join(anne.open("me", None)) as line:
        line.hear("here")
        heard: set[str] = set()
        number = 0
        while "limit-messages" not in heard:  # rounds of questions, each answered before the next
            asked = range(number + 1, number + 101)
            for number in asked:
                line.socket.send(json.dumps({"do": "ping", "id": number}))
            answers = [line.take() for _ in asked]
            assert [said["id"] for said in answers] == list(asked)
            heard = {said.get("key", "") for said in answers}


# What is said twice


def test_a_line_that_is_sent_again_is_said_once(guest: Arrive) -> None:
    anne, bruno = guest("Anne"), guest("Bruno")
    table = anne.open("me", None)
    with anne.join(table) as line, bruno.join(table) as other:
        first = line.act("say", text="Bonsoir", key="k-1")
        other.act("say", text="Bonsoir", key="k-1")  # another's key is another key
        assert line.act("say", text="Bonsoir", key="k-1") == first
    with anne.join(table) as again:  # the connection was lost before the answer came
        assert again.act("say", text="Bonsoir", key="k-1") == first
        assert anne.act(table, "say", text="Bonsoir", key="k-1")["number"] == again.table["number"]
        for number in range(30):  # and who only repeats themselves does not talk too much
            assert again.act("say", text="Bonsoir", key="k-1") == first, number
        assert again.act("say", text="Encore", key="k-2") > first
        assert again.act("say", text="Encore") > first + 1
        assert talk_of(again) == ["Bonsoir", "Bonsoir", "Encore", "Encore"]


@pytest.mark.parametrize("key", ["", "a b", "x" * 65, "é", 7])
def test_a_key_is_short_and_plain(guest: Arrive, key: object) -> None:
    anne = guest("Anne")
    with anne.join(anne.open("me", None)) as line:
        assert line.refused("say", text="Bonsoir", key=key) == "message-form"


def talk_of(line: Line) -> list[str]:
    assert line.ask("ping")["say"] == "pong"
    return line.talk
