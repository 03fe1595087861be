"""Tables over the wire: opening, sitting, playing, taking back, ending."""

from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256

import antichambre
from antichambre.kernel.records import verify
from server.guests import Arrive, played, two_at_a_table

SALT = "00112233445566778899aabbccddeeff"


# Before the game


def test_a_table_is_opened_by_link(guest: Arrive) -> None:
    anne, bruno = guest("Anne"), guest("Bruno")
    table = anne.open("me", None)
    assert table not in [listed["table"] for listed in bruno.get("/api/tables")]
    seen = bruno.get(f"/api/tables/{table}")
    assert (seen["status"], seen["setup"]["game"]) == ("waiting", "richelieu")
    assert [chair.get("name") for chair in seen["chairs"]] == ["Anne", None]
    assert len(table) == 12


def test_a_table_is_opened_for_everybody(guest: Arrive) -> None:
    anne, bruno = guest("Anne"), guest("Bruno")
    table = anne.open("me", None, None, game="sun_king", open=True)
    listed = next(one for one in bruno.get("/api/tables?game=sun_king") if one["table"] == table)
    assert (listed["game"], listed["seats"], listed["status"], listed["open"]) == ("sun_king", 3, "waiting", True)
    assert [chair["name"] for chair in listed["chairs"]] == ["Anne", None, None]
    assert table not in [one["table"] for one in bruno.get("/api/tables?game=favourite")]
    bruno.act(table, "sit")
    anne.act(table, "call", level="page")
    anne.act(table, "start")
    assert table not in [one["table"] for one in bruno.get("/api/tables")]


def test_a_table_that_cannot_be(guest: Arrive) -> None:
    anne = guest("Anne")
    wrong: list[tuple[dict[str, object], int, str]] = [
        ({"game": "chess", "seats": 2}, 422, "setup-unknown-game"),
        ({"game": "richelieu", "seats": 7}, 422, "setup-seats"),
        ({"game": "richelieu", "seats": 2, "clock": {"kind": "live", "seconds": 1}}, 409, "clock-unknown"),
        ({"game": "richelieu", "seats": 2, "absence": 1}, 409, "absence-unknown"),
        ({"game": "richelieu", "seats": 2, "stand_in": "emperor"}, 422, "setup-unknown-level"),
        ({"game": "richelieu", "seats": 2, "colour": "red"}, 400, "request-form"),
    ]
    for setup, status, key in wrong:
        assert anne.refused("POST", "/api/tables", {"setup": setup}) == (status, key)
    assert anne.refused("GET", "/api/tables/nowhere") == (404, "no-such-table")
    assert anne.get("/api/me/tables") == []


def test_sitting_standing_and_calling(guest: Arrive) -> None:
    anne, bruno = guest("Anne"), guest("Bruno")
    table = anne.open(None, None)
    with anne.join(table) as line, bruno.join(table) as other:
        assert other.refused("call", level="page") == "not-seated"
        line.act("sit", seat=1)
        assert other.refused("sit", seat=1) == "seat-taken"
        other.act("sit")
        assert line.refused("stand", seat=0) == "seat-of-another"
        other.act("stand", seat=0)
        assert line.refused("start") == "seats-free"
        line.act("call", level="courtier")
        assert line.refused("call", level="page", seat=0) == "seat-taken"
        assert line.refused("call", level="cardinal:100000", seat=0) == "setup-unknown-level"
        line.act("stand", seat=0)  # a bot may be sent away
        line.act("call", level="page", seat=0)
        assert other.refused("start") == "not-seated"
        line.act("start")
        seen = other.until(lambda seen: seen["status"] == "playing")
        assert [(chair.get("name"), chair.get("level")) for chair in seen["chairs"]] == [(None, "page"), ("Anne", None)]
        assert line.refused("sit") == "game-begun"


def test_the_deal_waits_for_the_salts(guest: Arrive) -> None:
    anne, bruno = guest("Anne"), guest("Bruno")
    table = anne.open("me", None)
    with anne.join(table) as line, bruno.join(table) as other:
        assert other.refused("sit", pledge="short") == "pledge-form"
        other.act("sit", pledge=sha256(SALT.encode()).hexdigest())
        line.act("start")
        line.until(lambda seen: seen["status"] == "salting")
        assert other.refused("salt", salts={"1": "f" * 32}) == "salt-not-pledged"
        assert line.refused("salt", salts={"1": SALT}) == "seat-of-another"
        other.act("salt", salts={"1": SALT})
        seen = line.until(lambda seen: seen["status"] == "playing")
        assert seen["chairs"][1]["salt"] == SALT
        line.act("abort")
        ended = other.until(lambda seen: seen["status"] == "called-off")
    text = bruno.call("GET", f"/api/tables/{table}/record").text
    assert antichambre.loads(text)["seed"] == f"{ended['seed']}+1:{SALT}"
    verify(text, ended["commitment"], {1: sha256(SALT.encode()).hexdigest()})


# In the game


def test_a_whole_game_of_two(guest: Arrive) -> None:
    anne, bruno, table = two_at_a_table(guest)
    assert anne.refused("GET", f"/api/tables/{table}/record") == (409, "record-not-yet")
    with anne.join(table) as line, bruno.join(table) as other:
        assert "seed" not in line.table
        while line.table["status"] == "playing":
            played(line, other, 1)
        assert line.table["seed"]
        assert line.table["standings"] == other.table["standings"]
        assert {place["place"] for place in line.table["standings"]} <= {1, 2}
        assert line.refused("move", version=line.table["version"], seat=0, move="1L") == "game-closed"
    text = anne.call("GET", f"/api/tables/{table}/record").text
    verify(text, line.table["commitment"])
    record = antichambre.loads(text)
    assert len(str(record["moves"]).split(", ")) == line.table["plies"]
    assert antichambre.replay(record).scores() == [place["score"] for place in line.table["standings"]]
    assert [one["table"] for one in bruno.get("/api/me/tables?closed=true")] == [table]
    assert bruno.get("/api/me/tables?closed=false") == []


def test_only_who_is_asked_moves_and_only_legal_moves(guest: Arrive) -> None:
    anne, bruno, table = two_at_a_table(guest)
    with anne.join(table) as line, bruno.join(table) as other:
        asked, waiting = (line, other) if line.moves else (other, line)
        seat, version, move = asked.asked, asked.table["version"], asked.moves[0]
        assert waiting.refused("move", version=version, seat=seat, move=move) == "seat-of-another"
        assert waiting.refused("move", version=version, seat=1 - seat, move=move) == "not-asked"
        illegal = asked.ask("act", act={"act": "move", "version": version, "seat": seat, "move": "9X"})
        assert (illegal["say"], illegal["key"]) == ("refused", "rule-no-such-move")
        assert illegal["sentence"]
        assert asked.table["plies"] == 0


def test_a_stale_move_is_refused_with_the_fresh_view(guest: Arrive) -> None:
    anne, bruno, table = two_at_a_table(guest)
    with anne.join(table) as line, bruno.join(table) as other:
        asked = line if line.moves else other
        stale = {"act": "move", "version": asked.table["version"], "seat": asked.asked, "move": asked.moves[0]}
        asked.play()
        told = len(asked.heard)
        refusal = asked.ask("act", act=stale)
        assert (refusal["say"], refusal["key"], refusal["stale"]) == ("refused", "stale", True)
        fresh = asked.hear("table")
        assert (fresh["plies"], fresh["deeds"]) == (1, [])
        assert len(asked.heard) == told + 2
        status, key = (anne if asked is line else bruno).refused("POST", f"/api/tables/{table}/acts", stale)
        assert (status, key) == (409, "stale")


def test_a_double_click_plays_once(guest: Arrive) -> None:
    anne = guest("Anne")
    table = anne.open("me", "me")
    with anne.join(table) as line, anne.join(table) as same, ThreadPoolExecutor(2) as pool:
        act = {"act": "move", "version": line.table["version"], "seat": line.asked, "move": line.moves[0]}
        answers = list(pool.map(lambda one: one.ask("act", act=act)["say"], (line, same)))
        assert sorted(answers) == ["done", "refused"]
        assert line.ask("ping")["say"] == "pong"
    assert anne.get(f"/api/tables/{table}")["plies"] == 1


def test_several_seats_of_one_person_with_names(guest: Arrive) -> None:
    anne = guest("Anne")
    chairs = [{"me": True}, {"me": True, "name": "Cousin  Bette"}]
    setup = {"game": "richelieu", "seats": 2}
    table = anne.post("/api/tables", {"setup": setup, "chairs": chairs, "start": True})["table"]
    with anne.join(table) as line:
        assert [chair["name"] for chair in line.table["chairs"]] == ["Anne", "Cousin Bette"]
        assert list(line.table["look"]["views"]) == ["0", "1"]
        assert list(line.table["look"]["moves"]) == [str(line.asked)]
        line.play_on()
        assert line.table["status"] == "over"
        assert set(line.table["deeds"][0]["events"]) == {"0", "1"}
    # Nobody plays for a rating against oneself.
    assert anne.get(f"/api/people/{anne.person}")["ratings"] == []


def test_names_at_one_screen_are_clean(guest: Arrive) -> None:
    anne = guest("Anne")
    table = anne.open("me", None)
    with anne.join(table) as line:
        assert line.refused("sit", seat=1, name="\u202eenna") == "name-signs"
        assert line.refused("sit", seat=1, name="cardinal") == "name-reserved"
        assert line.refused("sit", seat=1, name="a" * 25) == "name-long"


def test_taking_back_one_s_own_move(guest: Arrive) -> None:
    anne = guest("Anne")
    table = anne.open("me", "me", game="sun_king")
    with anne.join(table) as line:
        while not line.table["look"].get("undo"):
            line.play()
        before, plies = line.table["version"], line.table["plies"]
        assert line.refused("undo", version=before - 1) == "stale"
        line.act("undo", version=before)
        assert line.table["plies"] == plies - 1
        assert line.table["version"] > before
        assert (line.table["after"], line.table["deeds"]) == (plies - 1, [])


def test_taking_back_further_needs_everybody(guest: Arrive) -> None:
    anne, bruno, table = two_at_a_table(guest)
    with anne.join(table) as line, bruno.join(table) as other:
        played(line, other, 4)
        assert line.refused("askundo", version=line.table["version"], to=4) == "undo-nothing"
        line.act("askundo", version=line.table["version"], to=1)
        seen = other.until(lambda seen: seen.get("request"))
        assert seen["request"] == {"seat": 0, "to": 1, "agreed": [0]}
        assert line.refused("answerundo", yes=True) == "undo-not-asked"
        other.act("answerundo", yes=False)
        assert "request" not in other.table
        line.act("askundo", version=line.table["version"], to=1)
        other.until(lambda seen: seen.get("request"))
        other.act("answerundo", yes=True)
        assert (other.table["plies"], other.table["after"], other.table["deeds"]) == (1, 1, [])
        line.until(lambda seen: seen["plies"] == 1)


def test_resigning(guest: Arrive) -> None:
    anne, bruno, table = two_at_a_table(guest)
    with anne.join(table) as line, bruno.join(table) as other:
        assert other.refused("resign", seat=0) == "seat-of-another"
        other.act("resign", seat=1)
        assert other.table["status"] == "over"
        line.until(lambda seen: seen["status"] == "over")
        assert [(place["place"], place["left"]) for place in line.table["standings"]] == [(1, False), (2, True)]


def test_who_resigns_among_three_is_played_for(guest: Arrive) -> None:
    anne, bruno = guest("Anne"), guest("Bruno")
    table = anne.open("me", None, "page", game="sun_king", stand_in="page")
    bruno.act(table, "sit")
    anne.act(table, "start")
    with bruno.join(table) as other, anne.join(table) as line:
        other.act("resign", seat=1)
        chair = line.until(lambda seen: seen["chairs"][1].get("resigned"))["chairs"][1]
        assert (chair["stand_in"], chair["name"]) == ("page", "Bruno")
        assert other.refused("takeback", seat=1) == "resigned-already"
        line.act("resign", seat=0)  # nobody is left but bots
        ended = other.until(lambda seen: seen["status"] == "over")["standings"]
        assert [(place["place"], place["left"]) for place in ended] == [(2, True), (2, True), (1, False)]


def test_a_game_is_called_off_before_everybody_has_moved(guest: Arrive) -> None:
    anne, bruno, table = two_at_a_table(guest)
    with anne.join(table) as line, bruno.join(table) as other, guest("Clement").join(table) as onlooker:
        assert onlooker.refused("abort") == "not-seated"
        played(line, other, 4)
        assert line.refused("abort") == "abort-late"
    anne, bruno, table = two_at_a_table(guest)
    assert bruno.act(table, "abort")["why_off"] == "aborted"
    assert anne.get(f"/api/tables/{table}")["status"] == "called-off"
    assert anne.get(f"/api/people/{anne.person}/games") == []
