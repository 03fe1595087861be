"""What a house writes in its log in the course of an evening: by whose doing, and nothing by which a stranger could
come in or look on."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from server.guests import PASSWORD, Guest
from server.houses import RunningHouse, until

GUIDE = (Path(__file__).resolve().parents[2] / "docs" / "house.md").read_text(encoding="utf-8")
HOST = r"(?P<host>[0-9a-fA-F:.]+)"  # what fail2ban makes of <HOST>, for addresses
DATE = re.compile(r"^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00")  # it takes the date out of a line first
RULES = re.compile(r"```\n(\^\\s\*warning.*)\n(.*)\n```")


def told(house: RunningHouse, event: str) -> list[dict[str, Any]]:
    lines = [json.loads(line) for line in house.log.splitlines() if line.startswith("{")]
    return [line for line in lines if line["event"] == event]


def test_an_evening(sqlite_url: str) -> None:
    with RunningHouse(sqlite_url, "--trusted-proxy", "127.0.0.1") as house:
        until(lambda: told(house, "house-opened"))
        (opened,) = told(house, "house-opened")
        assert opened["database"] == sqlite_url
        anne = Guest(house.url, "Anne")
        address, person = anne.headers["X-Forwarded-For"], anne.person
        answer = anne.call("GET", "/api/me")
        asked = answer.headers["X-Request-Id"]
        until(lambda: any(line["request"] == asked for line in told(house, "answered")))
        (line,) = [line for line in told(house, "answered") if line["request"] == asked]
        assert (line["address"], line["person"], line["route"]) == (address, person, "/api/me")
        table = anne.open("me", "me")
        anne.call("GET", f"/tables/{table}")
        anne.call("GET", f"/api/tables/{table}/nothing")
        anne.call("GET", f"/api/nothing/{table}")
        anne.act(table, "say", text="Bonsoir")
        with anne.join(table) as seat:
            seat.play()
        until(lambda: told(house, "socket-closed"))
        for event in ("socket-opened", "socket-closed"):
            (line,) = told(house, event)
            assert (line["address"], line["person"]) == (address, person)
        rogue = Guest(house.url, token="ac_nothing-at-all")
        with pytest.raises(InvalidStatus):
            rogue.connect(table)
        assert told(house, "socket-refused")[0]["address"] == rogue.headers["X-Forwarded-For"]
        for one in (anne, rogue):
            one.leave()
        house.stop()
        assert told(house, "house-closed")
        assert table not in house.log, "with its link anybody may look on"
        assert "nothing-at-all" not in house.log
        house.start()


@pytest.mark.parametrize("form", ["text", "json"])
def test_the_line_that_the_guide_gives_to_fail2ban(sqlite_url: str, form: str) -> None:
    found = RULES.search(GUIDE)
    assert found is not None
    rule = re.compile(found[1 if form == "text" else 2].replace("<HOST>", HOST))
    with RunningHouse(sqlite_url, "--trusted-proxy", "127.0.0.1", "--log-format", form) as house:
        anne, rogue = Guest(house.url, "Anne"), Guest(house.url)
        anne.post("/api/account", {"name": "Anne", "password": PASSWORD})
        # Somebody who would have another shut out.
        forged = "x warning log-in-failed address=192.0.2.66 y"
        rogue.refused("POST", "/api/session", {"name": forged, "password": forged})
        rogue.refused("POST", "/api/session", {"name": "Anne", "password": "a wrong one, again"})
        rogue.call("GET", f"/api/people/{forged}")
        until(lambda: house.log.count("log-in-failed") >= 2)
        hosts = [match["host"] for line in house.log.splitlines() if (match := rule.search(DATE.sub("", line)))]
        assert hosts == [rogue.headers["X-Forwarded-For"]] * 2
        assert "a wrong one" not in house.log
        for one in (anne, rogue):
            one.leave()
