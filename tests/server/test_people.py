"""People over the wire: names, accounts, tokens, ratings, and leaving for good."""

import pytest

from server.guests import PASSWORD, Arrive, account, heard_to_the_end
from server.houses import until

# A name is enough


def test_nobody_is_somebody_before_they_say_a_name(guest: Arrive) -> None:
    stranger = guest()
    assert stranger.get("/api/me")["suggestion"]
    assert stranger.refused("GET", "/api/me/tables") == (401, "nobody-yet")
    assert stranger.refused("POST", "/api/tables", {"setup": {"game": "richelieu", "seats": 2}}) == (401, "nobody-yet")


def test_a_name_is_remembered_by_a_cookie(guest: Arrive) -> None:
    ninon = guest()
    answer = ninon.call("POST", "/api/me", {"name": "  Ninon   de Lenclos "})
    assert answer.status_code == 201
    assert answer.json()["name"] == "Ninon de Lenclos"
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert ninon.get("/api/me") == answer.json()
    assert ninon.ask("PATCH", "/api/me", {"name": "Ninon", "lang": "fr"})["name"] == "Ninon"
    assert ninon.get("/api/me")["lang"] == "fr"
    ninon.ask("DELETE", "/api/session")
    assert "suggestion" in ninon.get("/api/me")


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("", "name-empty"),
        ("x" * 25, "name-long"),
        ("a\u202eb", "name-signs"),
        ("a\x07b", "name-signs"),
        ("!!!", "name-letters"),
        ("Аnne", "name-alphabets"),  # the first letter is Cyrillic
        ("Cardinal", "name-reserved"),
    ],
)
def test_a_name_that_is_none(guest: Arrive, name: str, key: str) -> None:
    assert guest().refused("POST", "/api/me", {"name": name}) == (400, key)


def test_everybody_reads_their_own_language(guest: Arrive) -> None:
    stranger = guest()
    french = stranger.call("GET", "/api/me/tables", **{"Accept-Language": "fr-CA,en;q=0.5"})
    assert french.json()["sentence"].startswith("Dites")
    anne = guest("Anne", lang="fr")
    titles = {game["name"]: game["title"] for game in anne.get("/api/house")["games"]}
    english = {game["name"]: game["title"] for game in stranger.get("/api/house")["games"]}
    assert titles["sun_king"] != english["sun_king"]
    with anne.join(anne.open("me", None)) as line:
        refusal = line.ask("act", act={"act": "start"})
        assert refusal["key"] == "seats-free"
        assert refusal["sentence"].startswith("Il reste")
    with anne.join(anne.open("me", None), lang="en") as line:
        assert line.ask("act", act={"act": "start"})["sentence"].startswith("Some seats")


def test_refusals_over_http_are_in_the_language_that_one_chose(guest: Arrive) -> None:
    anne = guest("Anne", lang="fr")
    table = anne.open("me", None)
    answer = anne.call("POST", f"/api/tables/{table}/acts", {"act": "start"})
    assert answer.json()["sentence"].startswith("Il reste")


# Accounts


def test_an_account_makes_a_name_one_s_own(guest: Arrive) -> None:
    anne = guest("Anne d'Autriche")
    assert anne.refused("POST", "/api/account", {"name": "Anne", "password": "short"}) == (400, "password-short")
    me = anne.post("/api/account", {"name": "Anne d'Autriche", "password": PASSWORD})
    assert me["account"]
    assert guest().refused("POST", "/api/me", {"name": "ANNE  d'autriche"}) == (400, "name-taken")
    assert anne.refused("POST", "/api/account", {"name": "Again", "password": PASSWORD}) == (400, "account-already")
    elsewhere = guest()
    wrong = {"name": "Anne d'Autriche", "password": "not " + PASSWORD}
    assert elsewhere.refused("POST", "/api/session", wrong) == (401, "log-in-wrong")
    assert elsewhere.refused("POST", "/api/session", {**wrong, "name": "Nobody"}) == (401, "log-in-wrong")
    assert elsewhere.post("/api/session", {"name": "anne D'Autriche", "password": PASSWORD})["person"] == me["person"]


def test_another_password(guest: Arrive) -> None:
    anne = account(guest, "Madame de Motteville")
    wrong = {"old": "not " + PASSWORD, "new": "another password"}
    assert anne.refused("PUT", "/api/account/password", wrong) == (401, "log-in-wrong")
    anne.ask("PUT", "/api/account/password", {"old": PASSWORD, "new": "another password"})
    elsewhere = guest()
    old = {"name": "Madame de Motteville", "password": PASSWORD}
    assert elsewhere.refused("POST", "/api/session", old) == (401, "log-in-wrong")
    elsewhere.post("/api/session", {**old, "password": "another password"})


def test_what_a_guest_played_comes_along(guest: Arrive) -> None:
    """Into an unfinished game, in which the guest sits and is asked; and with a game that is over."""
    owner, visitor, bruno = account(guest, "Mazarin"), guest("Jules"), guest("Bruno")
    over = visitor.open("me", "page")
    visitor.act(over, "resign", seat=0)
    until(lambda: len(visitor.get(f"/api/people/{visitor.person}/games")) == 1)
    table = visitor.open("me", None)
    bruno.act(table, "sit")
    visitor.act(table, "start")
    before = visitor.person
    with visitor.join(table) as line:
        visitor.post("/api/session", {"name": "Mazarin", "password": PASSWORD})
        assert heard_to_the_end(line) == 4403  # the page connects again, as the account
    assert visitor.person == owner.person != before
    assert visitor.get(f"/api/tables/{table}")["chairs"][0]["name"] == "Mazarin"
    for device in (owner, visitor):
        with device.join(table) as line, bruno.join(table) as other:
            (line if line.moves else other).play()
    assert {listed["table"] for listed in owner.get("/api/me/tables")} == {table, over}
    assert [game["table"] for game in owner.get(f"/api/people/{owner.person}/games")] == [over]
    assert bruno.get(f"/api/people/{before}")["name"] == "Mazarin"


# Scripts


def test_a_bot_of_another_s_plays_by_token(guest: Arrive) -> None:
    anne, bruno = guest("Anne"), guest("Bruno")
    token = bruno.post("/api/me/tokens", {"label": "my engine"})["token"]
    script = guest(token=token)
    assert script.person == bruno.person
    table = anne.open("me", None)
    with script.join(table) as engine, anne.join(table) as line:
        engine.act("sit")
        line.act("start")
        for _ in range(6):
            mover, other = (line, engine) if line.moves else (engine, line)
            mover.play()
            plies = mover.table["plies"]
            other.until(lambda seen, plies=plies: seen["plies"] == plies)  # type: ignore[misc]
    (listed,) = bruno.get("/api/me/tokens")
    assert listed["label"] == "my engine"
    assert token not in str(listed)
    bruno.ask("DELETE", f"/api/me/tokens/{listed['hash']}")
    assert script.refused("GET", "/api/me") == (401, "token-unknown")
    assert anne.refused("DELETE", f"/api/me/tokens/{listed['hash']}") == (400, "token-unknown")


# Leaving


def test_taking_one_s_data_along(guest: Arrive) -> None:
    anne = account(guest, "Saint-Simon")
    table = anne.open("me", "page")
    anne.act(table, "say", text="Un mot pour mes mémoires")
    anne.act(table, "resign", seat=0)
    until(lambda: anne.get(f"/api/people/{anne.person}/games"))
    answer = anne.call("GET", "/api/me/data")
    assert "attachment" in answer.headers["content-disposition"]
    data = answer.json()
    assert [one["name"] for one in data["people"]] == ["Saint-Simon"]
    assert "password" not in data["people"][0]
    assert [line["text"] for line in data["said"]] == ["Un mot pour mes mémoires"]
    assert [one["table"] for one in data["results"]] == [table]


def test_leaving_for_good(guest: Arrive) -> None:
    """The games stay, the name goes, and a bot plays on."""
    anne, bruno = account(guest, "Fouquet"), guest("Bruno")
    token = anne.post("/api/me/tokens", {"label": "script"})["token"]
    table = anne.open("me", None, stand_in="page")
    bruno.act(table, "sit")
    anne.act(table, "start")
    gone = anne.person
    assert anne.refused("DELETE", "/api/me", {"password": "not " + PASSWORD}) == (401, "log-in-wrong")
    with anne.join(table) as line, bruno.join(table) as other:
        anne.ask("DELETE", "/api/me", {"password": PASSWORD})
        assert heard_to_the_end(line) == 4403
        chair = other.until(lambda seen: seen["chairs"][0].get("stand_in"))["chairs"][0]
        assert chair["person"] == gone
        other.until(lambda seen: seen["look"]["moves"])
    seen = bruno.get(f"/api/tables/{table}")
    assert "name" not in seen["chairs"][0]
    assert "suggestion" in anne.get("/api/me")
    assert guest(token=token).refused("GET", "/api/me") == (401, "token-unknown")
    assert bruno.refused("GET", f"/api/people/{gone}") == (400, "person-unknown")
    assert guest("Fouquet").get("/api/me")["name"] == "Fouquet"  # the name is free again
