"""What people say at a table, and who hears it."""

import pytest

from server.guests import Arrive


def test_talk_reaches_everybody_but_those_who_mute(guest: Arrive) -> None:
    anne, bruno, clement = guest("Anne"), guest("Bruno"), guest("Clement")
    table = anne.open("me", None)
    with anne.join(table) as line, bruno.join(table) as other, clement.join(table) as onlooker:
        clement.ask("PUT", f"/api/me/mutes/{bruno.person}")
        assert clement.get("/api/me/mutes") == [bruno.person]
        other.act("say", text="  Bonsoir,\n tout le monde ")
        line.act("say", text="<b>Bonsoir</b> ✌️")
        assert line.ask("ping")["say"] == "pong"  # what was said before is heard before
        onlooker.hear("talk", person=anne.person)
        other.hear("talk", person=anne.person)
        assert line.talk == other.talk == ["Bonsoir, tout le monde", "<b>Bonsoir</b> ✌️"]
        assert onlooker.talk == ["<b>Bonsoir</b> ✌️"]
        assert [one["name"] for one in other.heard if one["say"] == "talk"] == ["Bruno", "Anne"]
    with clement.join(table) as onlooker:
        assert onlooker.ask("ping")["say"] == "pong"
        assert onlooker.talk == ["<b>Bonsoir</b> ✌️"]
        clement.ask("DELETE", f"/api/me/mutes/{bruno.person}")
        bruno.act(table, "say", text="encore")
        onlooker.hear("talk", text="encore")
    assert anne.refused("PUT", f"/api/me/mutes/{anne.person}") == (400, "mute-oneself")
    assert anne.refused("PUT", "/api/me/mutes/nobody") == (400, "person-unknown")


@pytest.mark.parametrize(
    ("text", "key"),
    [("", "words-empty"), ("x" * 501, "words-long"), ("a\u202eb", "words-signs"), ("a\x00b", "words-signs")],
)
def test_what_cannot_be_said(guest: Arrive, text: str, key: str) -> None:
    anne = guest("Anne")
    with anne.join(anne.open("me", None)) as line:
        assert line.refused("say", text=text) == key
        assert line.talk == []


def test_one_word_after_the_other(guest: Arrive) -> None:
    anne = guest("Anne")
    with anne.join(anne.open("me", None)) as line:
        for number in range(8):
            line.act("say", text=f"{number}")
        refusal = line.ask("act", act={"act": "say", "text": "too many"})
        assert refusal["key"] == "limit-chat"
        assert refusal["wait"] >= 1
