"""Around a game: playing again, looking on, leaving and coming back."""

import json
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from server.guests import Arrive, Guest, two_at_a_table

# Playing again


def test_playing_again_moves_everybody_up(guest: Arrive) -> None:
    anne = guest("Anne")
    table = anne.open("me", "page")
    assert anne.refused("POST", f"/api/tables/{table}/rematch") == (409, "rematch-not-now")
    anne.act(table, "resign", seat=0)
    assert guest("Bruno").refused("POST", f"/api/tables/{table}/rematch") == (409, "rematch-not-now")
    again = anne.post(f"/api/tables/{table}/rematch")["table"]
    chairs = anne.get(f"/api/tables/{again}")["chairs"]
    assert [(chair.get("name"), chair.get("level")) for chair in chairs] == [(None, "page"), ("Anne", None)]
    assert anne.get(f"/api/tables/{table}")["rematch"] == again
    assert anne.post(f"/api/tables/{table}/rematch")["table"] == again


def asking_again(table: str) -> Callable[[Guest], str]:
    return lambda one: str(one.post(f"/api/tables/{table}/rematch")["table"])


def test_two_who_ask_at_once_play_at_one_table(guest: Arrive) -> None:
    for _ in range(3):
        anne, bruno, table = two_at_a_table(guest)
        anne.act(table, "abort")
        with ThreadPoolExecutor(3) as pool:
            found = list(pool.map(asking_again(table), (anne, bruno, anne)))
        assert len(set(found)) == 1
        for player in (anne, bruno):
            assert [listed["table"] for listed in player.get("/api/me/tables?closed=false")] == found[:1]


def test_the_seat_of_somebody_who_left_for_good_is_free(guest: Arrive) -> None:
    anne, bruno, table = two_at_a_table(guest)
    anne.act(table, "abort")
    bruno.ask("DELETE", "/api/me", {})
    again = anne.post(f"/api/tables/{table}/rematch")["table"]
    assert [chair.get("name") for chair in anne.get(f"/api/tables/{again}")["chairs"]] == [None, "Anne"]


# Looking on, leaving, coming back


def test_an_onlooker_sees_what_anybody_may(guest: Arrive) -> None:
    anne, bruno, table = two_at_a_table(guest, game="favourite")
    with anne.join(table) as line, guest("Clement").join(table) as onlooker:
        assert list(onlooker.table["look"]["views"]) == ["onlooker"]
        assert onlooker.table["look"]["moves"] == {}
        assert line.hear("here", onlookers=1)["people"] == [anne.person]
        with bruno.join(table):
            both = sorted([anne.person, bruno.person])
            assert onlooker.hear("here", people=both)["onlookers"] == 1
        onlooker.hear("here", people=[anne.person])
    assert bruno.get(f"/api/tables/{table}")["look"]["views"].keys() == {"1"}


def test_leaving_and_coming_back(guest: Arrive) -> None:
    anne = guest("Anne")
    table = anne.open("me", "page")
    with anne.join(table) as line:
        while not line.moves:
            line.hear("table")
        line.play()
    assert [one["table"] for one in anne.get("/api/me/tables?closed=false")] == [table]
    with anne.join(table) as line:
        assert len(line.table["deeds"]) == line.table["plies"] >= 1
        line.play_on()
        assert line.table["status"] == "over"
        outcome, view = line.table["outcome"], next(iter(line.table["look"]["views"].values()))
        assert outcome["winners"] == view["winners"]
        assert outcome["steps"][0] == {"by": "points", "figures": view["scores"]}


# Looking at it once more


def test_a_closed_game_is_told_step_by_step(guest: Arrive) -> None:
    anne = guest("Anne")
    table = anne.open("me", "me")
    assert anne.refused("GET", f"/api/tables/{table}/replay") == (409, "record-not-yet")
    with anne.join(table) as line:
        line.play()
        line.play()
        resigned = {"winners": [1], "ending": "resignation", "steps": []}
        line.act("resign", seat=0)
        assert line.table["outcome"] == resigned
    onlooker = guest("Bruno")
    told = onlooker.get(f"/api/tables/{table}/replay?seat=1")
    assert [step["seat"] for step in told["steps"]] == [None, 0, 0]
    assert told["steps"][2]["view"]["seat"] == 1
    assert told["chairs"] == ["Anne", "Anne"]
    record = onlooker.call("GET", f"/api/tables/{table}/record").text
    again = onlooker.post("/api/replay", {"record": record, "seat": 1})
    assert again["steps"] == told["steps"]
    assert again["outcome"] == told["outcome"] == resigned
    result = json.loads(record)["result"]
    assert result == {"scores": told["steps"][2]["view"]["scores"], **resigned}
    for seat in (-1, 2, 99):
        assert onlooker.call("POST", "/api/replay", {"record": record, "seat": seat}).status_code in (400, 404)
        assert onlooker.call("GET", f"/api/tables/{table}/replay?seat={seat}").status_code in (400, 404)
    assert onlooker.refused("POST", "/api/replay", {"record": "{}"})[0] == 400


def test_a_hint_is_for_those_who_play_alone(guest: Arrive) -> None:
    anne, bruno, table = two_at_a_table(guest)
    asked = {"version": anne.get(f"/api/tables/{table}")["version"], "seat": 0}
    mover = anne if anne.get(f"/api/tables/{table}")["look"]["moves"] else bruno
    asked["seat"] = 0 if mover is anne else 1
    assert mover.refused("POST", f"/api/tables/{table}/hint", asked) == (409, "hint-alone")
    other = bruno if mover is anne else anne
    assert other.refused("POST", f"/api/tables/{table}/hint", asked) == (409, "not-asked")
    alone = anne.open("me", "me")
    seen = anne.get(f"/api/tables/{alone}")
    (seat, moves), *_ = seen["look"]["moves"].items()
    wanted = {"version": seen["version"], "seat": int(seat)}
    assert anne.refused("POST", f"/api/tables/{alone}/hint", {**wanted, "version": 1}) == (409, "stale")
    hint = anne.post(f"/api/tables/{alone}/hint", wanted)
    assert {prospect["move"] for prospect in hint["prospects"]} == set(moves)
    assert anne.get(f"/api/tables/{alone}")["plies"] == 0
