"""The socket of a table: greetings, what a client may ask, coming back, and what is no message."""

import json
from collections.abc import Callable

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection

from antichambre.version import VERSION
from antichambre.wire import PROTOCOL
from server.guests import Guest, Said
from server.houses import LIMIT

Arrive = Callable[..., Guest]
LARGEST = 16 * 1024


def turned_away(socket: ClientConnection) -> Said:
    """The one thing that is said to a client before the house hangs up."""
    said: Said = json.loads(socket.recv(timeout=LIMIT))
    with pytest.raises(ConnectionClosed) as closed:
        socket.recv(timeout=LIMIT)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4000
    assert (said["say"], said["id"]) == ("refused", 0)
    return said


# Coming in


def test_the_first_words(guest: Arrive) -> None:
    anne = guest("Anne")
    table = anne.open("me", None)
    with anne.join(table, protocol=PROTOCOL) as line:
        welcome, seen, here = line.heard[0], line.heard[1], line.take()
        assert welcome == {"say": "welcome", "protocol": PROTOCOL, "version": VERSION, "person": anne.person}
        assert (seen["say"], seen["table"], seen["status"]) == ("table", table, "waiting")
        assert here == {"say": "here", "people": [anne.person], "onlookers": 0}


def test_an_old_page_is_told_to_reload(guest: Arrive) -> None:
    anne = guest("Anne", lang="fr")
    said = turned_away(anne.connect(anne.open("me", None), protocol=PROTOCOL + 1))
    assert said["key"] == "reload"
    assert said["sentence"].endswith("Veuillez la recharger.")


def test_who_may_not_come_in(guest: Arrive) -> None:
    anne = guest("Anne")
    table = anne.open("me", None)
    assert turned_away(guest().connect(table))["key"] == "nobody-yet"
    assert turned_away(anne.connect("nowhere"))["key"] == "no-such-table"
    with pytest.raises(InvalidStatus) as refusal:
        anne.connect(table, origin="http://elsewhere.example")
    assert refusal.value.response.status_code == 403


# Asking


def test_every_answer_bears_the_number_of_its_question(guest: Arrive) -> None:
    anne = guest("Anne")
    with anne.join(anne.open("me", "me")) as line:
        pong = line.ask("ping")
        assert pong["say"] == "pong"
        assert abs(pong["now"] - line.table["now"]) < 60_000
        legal = line.ask("why", seat=line.asked, move=line.moves[0])
        assert legal == {"say": "because", "id": 2}
        illegal = line.ask("why", seat=line.asked, move="9X")
        assert illegal["say"] == "because"
        assert illegal["sentence"]
        told = line.ask("brief", seat=line.asked, of=line.moves[0])
        assert [offer["move"] for offer in told["offers"]] == line.moves[:1]
        assert line.ask("brief", seat=line.asked, of="9X")["rule"] == "no-such-move"
        not_asked = line.ask("why", seat=1 - line.asked, move=line.moves[0])
        assert (not_asked["say"], not_asked["key"]) == ("refused", "not-asked")
        assert line.table["plies"] == 0


def test_a_rule_says_its_name(guest: Arrive) -> None:
    """A move that the rules know and forbid: the paragraph is told with the sentence."""
    anne = guest("Anne")
    with anne.join(anne.open("me", "me")) as line:
        first = line.moves[0]
        line.play()
        assert first not in line.moves
        because = line.ask("why", seat=line.asked, move=first)
        assert because["rule"]
        refusal = line.ask(
            "act", act={"act": "move", "version": line.table["version"], "seat": line.asked, "move": first}
        )
        assert (refusal["rule"], refusal["sentence"]) == (because["rule"], because["sentence"])


@pytest.mark.parametrize(
    "text",
    [
        "",
        "hello",
        "{}",
        "[1, 2]",
        '{"do":"dance","id":1}',
        '{"do":"ping"}',
        '{"do":"ping","id":1,"more":2}',
        '{"do":"why","id":1,"seat":0}',
        '{"do":"why","id":1,"seat":0,"move":"1L","piece":"card 1.1"}',
        '{"do":"act","id":1,"act":{"act":"move","seat":0}}',
        '{"do":"act","id":1,"act":{"act":"sit","seat":1e400}}',
        '{"do":"act","id":1,"act":{"act":"sit","seat":"0"}}',
        "[" * 5000,
    ],
)
def test_what_is_no_message_is_refused_and_nothing_changes(guest: Arrive, text: str) -> None:
    anne = guest("Anne")
    with anne.join(anne.open("me", None)) as line:
        line.socket.send(text)
        refusal = line.hear("refused")
        assert refusal["key"] == "message-form"
        assert line.ask("ping")["say"] == "pong"
        assert len([said for said in line.heard if said["say"] == "table"]) == 1


def test_bytes_are_no_message(guest: Arrive) -> None:
    anne = guest("Anne")
    with anne.join(anne.open("me", None)) as line:
        line.socket.send(b'{"do":"ping","id":1}')
        assert line.hear("refused")["key"] == "message-not-text"


def test_a_message_that_is_too_long_ends_the_connection(guest: Arrive) -> None:
    anne = guest("Anne")
    with anne.join(anne.open("me", None)) as line:
        line.socket.send(json.dumps({"do": "act", "id": 1, "act": {"act": "say", "text": "x" * LARGEST}}))
        with pytest.raises(ConnectionClosed) as closed:
            while True:
                line.take()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009


def test_not_so_fast(guest: Arrive) -> None:
    anne = guest("Anne")
    with anne.join(anne.open("me", None)) as line:
        line.hear("here")
        refusals: list[Said] = []
        for _ in range(50):  # rounds of questions, each answered before the next
            for number in range(100):
                line.socket.send(json.dumps({"do": "ping", "id": number}))
            answers = [line.take() for _ in range(100)]
            refusals = [said for said in answers if said["say"] == "refused"]
            if refusals:
                break
        assert {said["key"] for said in refusals} == {"limit-messages"}
        assert refusals[0]["wait"] >= 1


# Coming back


def test_whoever_comes_back_is_told_what_is_new(guest: Arrive) -> None:
    anne = guest("Anne")
    table = anne.open("me", "me")
    with anne.join(table) as line:
        line.play()
        line.act("say", text="heard")
        line.play()
        number, plies = line.table["number"], line.table["plies"]
    with anne.join(table) as meanwhile:
        meanwhile.act("say", text="missed")
        meanwhile.play()
    with anne.join(table, since=number) as again:
        assert (again.table["after"], again.table["plies"]) == (plies, plies + 1)
        assert len(again.table["deeds"]) == 1
        assert again.ask("ping")["say"] == "pong"
        assert again.talk == ["missed"]
    with anne.join(table) as anew:
        assert (anew.table["after"], len(anew.table["deeds"])) == (0, plies + 1)
        assert anew.ask("ping")["say"] == "pong"
        assert anew.talk == ["heard", "missed"]
        assert anew.table["deeds"][plies:] == again.table["deeds"]
        assert anew.table["look"] == again.table["look"]


def test_after_moves_were_taken_back_everything_is_told_anew(guest: Arrive) -> None:
    anne = guest("Anne")
    table = anne.open("me", "me")
    with anne.join(table) as line:
        for _ in range(3):
            line.play()
        number = line.table["number"]
        line.act("askundo", version=line.table["version"], to=1)  # nobody else has to agree
        line.play(choice=1)
    with anne.join(table, since=number) as again:
        assert (again.table["after"], len(again.table["deeds"])) == (0, 2)


@pytest.mark.parametrize("since", ["-1", "x", "99999999999999999999", "1_0", "٣"])
def test_a_number_that_is_none_counts_as_nothing_seen(guest: Arrive, since: str) -> None:
    anne = guest("Anne")
    table = anne.open("me", "me")
    with anne.join(table) as line:
        line.play()
    socket = anne.connect(table, since=since)
    heard = [json.loads(socket.recv(timeout=LIMIT)) for _ in range(2)]
    socket.close()
    assert (heard[1]["after"], len(heard[1]["deeds"])) == (0, 1)
