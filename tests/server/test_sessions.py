"""Sessions: what lets somebody in begins with them, is known to the house, and ends with all that came by it."""

import pytest
from sqlalchemy import select, update

from antichambre.server.cookies import DEVICE, KNOWN, PAST, SESSION, sign
from antichambre.server.devices import device_of
from antichambre.server.house import milliseconds
from antichambre.store.accounts import register
from antichambre.store.database import Database, open_database
from antichambre.store.keys import hash_of
from antichambre.store.people import arrive
from antichambre.store.schema import people, sessions
from antichambre.store.settings import secret_of
from server.guests import PASSWORD, Arrive, Guest, account, heard_to_the_end
from server.houses import RunningHouse, until
from server.puppets import Ear, Household, Spend
from store.household import KEPT, writing

NOBODY = "suggestion"


def secret_in(one: Guest) -> str:
    """What a browser keeps."""
    return str(one._http.cookies[SESSION])


def with_cookie(arrive: Arrive, text: str, name: str = SESSION) -> Guest:
    """Another browser, to which somebody has carried a cookie."""
    thief = arrive()
    thief._http.cookies.set(name, text)
    return thief


def logged_in(arrive: Arrive, name: str, password: str = PASSWORD) -> Guest:
    one = arrive()
    one.post("/api/session", {"name": name, "password": password})
    return one


# What a session is


def test_a_cookie_is_a_secret_that_the_house_does_not_keep(guest: Arrive, salon: RunningHouse) -> None:
    anne, bruno = guest("Anne"), guest("Bruno")
    assert secret_in(anne) != secret_in(bruno)
    assert len(secret_in(anne)) > 43
    database = Database(salon.database)
    kept = database.read(lambda conn: set(conn.execute(select(sessions.c.hash)).scalars()))
    database.close()
    assert hash_of(secret_in(anne)) in kept
    assert secret_in(anne) not in kept
    assert NOBODY in with_cookie(guest, hash_of(secret_in(anne))).get("/api/me")


def test_a_cookie_that_is_none_is_nobody_s(guest: Arrive) -> None:
    anne = guest("Anne")
    for text in ("", "acs_", "acs_" + "x" * 43, secret_in(anne)[:-1], secret_in(anne) + "x", "acs_" + "x" * 3000):
        assert NOBODY in with_cookie(guest, text).get("/api/me")


# They begin and end


def test_logging_in_makes_nothing_that_a_guest_had_a_key_to_the_account(guest: Arrive) -> None:
    """Whoever has planted a guest's cookie in a browser, or was given a token by the guest, is not the account."""
    account(guest, "Colbert")
    visitor = guest("Jean-Baptiste")
    before = secret_in(visitor)
    token = visitor.post("/api/me/tokens", {"label": "a script of the guest's"})["token"]
    visitor.post("/api/session", {"name": "Colbert", "password": PASSWORD})
    assert visitor.get("/api/me")["name"] == "Colbert"
    assert secret_in(visitor) != before
    assert NOBODY in with_cookie(guest, before).get("/api/me")
    assert guest(token=token).refused("GET", "/api/me") == (401, "token-unknown")
    assert visitor.get("/api/me/tokens") == []


def test_so_does_registering(guest: Arrive) -> None:
    anne = guest("Louvois")
    before, token = secret_in(anne), anne.post("/api/me/tokens", {"label": "script"})["token"]
    anne.post("/api/account", {"name": "Louvois", "password": PASSWORD})
    assert anne.get("/api/me")["account"]
    assert NOBODY in with_cookie(guest, before).get("/api/me")
    assert guest(token=token).refused("GET", "/api/me") == (401, "token-unknown")


def test_logging_in_anew_leaves_no_old_session_behind(guest: Arrive) -> None:
    anne = account(guest, "Vauban")
    before = secret_in(anne)
    anne.post("/api/session", {"name": "Vauban", "password": PASSWORD})
    assert NOBODY in with_cookie(guest, before).get("/api/me")
    assert len(anne.get("/api/me/sessions")) == 1


def test_logging_out_ends_the_session_and_its_sockets(guest: Arrive) -> None:
    anne = account(guest, "Lully")
    elsewhere = logged_in(guest, "Lully")
    before, table = secret_in(anne), anne.open("me", None)
    with anne.join(table) as line, elsewhere.join(table) as other:
        anne.ask("DELETE", "/api/session")
        assert heard_to_the_end(line) == 4403
        assert other.ask("ping")["say"] == "pong"
    assert NOBODY in with_cookie(guest, before).get("/api/me")
    assert elsewhere.get("/api/me")["name"] == "Lully"


def test_a_new_password_ends_all_else(guest: Arrive) -> None:
    anne = account(guest, "Racine")
    elsewhere = logged_in(guest, "Racine")
    script = guest(token=anne.post("/api/me/tokens", {"label": "script"})["token"])
    table = anne.open("me", None)
    with anne.join(table) as line, elsewhere.join(table) as other, script.join(table) as engine:
        anne.ask("PUT", "/api/account/password", {"old": PASSWORD, "new": "another password"})
        assert heard_to_the_end(other) == 4403
        assert heard_to_the_end(engine) == 4403
        assert line.ask("ping")["say"] == "pong"
    assert NOBODY in elsewhere.get("/api/me")
    assert script.refused("GET", "/api/me") == (401, "token-unknown")
    assert anne.get("/api/me")["name"] == "Racine"
    assert [one["present"] for one in anne.get("/api/me/sessions")] == [True]
    assert anne.get("/api/me/tokens") == []


def test_a_revoked_token_ends_the_sockets_that_came_by_it(guest: Arrive) -> None:
    anne = account(guest, "Molière")
    token, second = (anne.post("/api/me/tokens", {"label": label})["token"] for label in ("one", "two"))
    table = anne.open("me", None)
    with guest(token=token).join(table) as engine, guest(token=second).join(table) as other, anne.join(table) as line:
        anne.ask("DELETE", f"/api/me/tokens/{hash_of(token)}")
        assert heard_to_the_end(engine) == 4403
        assert other.ask("ping")["say"] == "pong"
        assert line.ask("ping")["say"] == "pong"


def test_nobody_revokes_another_s(guest: Arrive) -> None:
    anne, bruno = account(guest, "La Bruyère"), guest("Bruno")
    (own,) = anne.get("/api/me/sessions")
    token = anne.post("/api/me/tokens", {"label": "script"})["token"]
    table = anne.open("me", None)
    with anne.join(table) as line, guest(token=token).join(table) as engine:
        assert bruno.refused("DELETE", f"/api/me/sessions/{own['id']}") == (400, "session-unknown")
        assert bruno.refused("DELETE", f"/api/me/tokens/{hash_of(token)}") == (400, "token-unknown")
        assert line.ask("ping")["say"] == "pong"
        assert engine.ask("ping")["say"] == "pong"


# Listed, and ended one by one


def test_they_are_listed_and_ended(guest: Arrive) -> None:
    anne = account(guest, "La Fontaine")
    second, third = (logged_in(guest, "La Fontaine") for _ in range(2))
    listed = anne.get("/api/me/sessions")
    assert len(listed) == 3
    assert [one["present"] for one in listed].count(True) == 1
    assert all(one["seen_at"] >= one["created_at"] > 0 for one in listed)
    assert {one["device"] for one in listed} == {"python-httpx"}
    (own,) = (one["id"] for one in second.get("/api/me/sessions") if one["present"])
    table = anne.open("me", None)
    with second.join(table) as line:
        anne.ask("DELETE", f"/api/me/sessions/{own}")
        assert heard_to_the_end(line) == 4403
    assert NOBODY in second.get("/api/me")
    with third.join(table) as line, anne.join(table) as ours:
        anne.ask("DELETE", "/api/me/sessions")
        assert heard_to_the_end(line) == 4403
        assert ours.ask("ping")["say"] == "pong"
    assert NOBODY in third.get("/api/me")
    assert [one["present"] for one in anne.get("/api/me/sessions")] == [True]
    assert anne.refused("DELETE", f"/api/me/sessions/{own}") == (400, "session-unknown")
    assert [one["device"] for one in anne.get("/api/me/data")["sessions"]] == ["python-httpx"]


@pytest.mark.parametrize(
    ("said", "device"),
    [
        ("Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0", "Firefox · Linux"),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Safari/604", "Safari · iPhone"),
        ("Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537 Chrome/130.0 Safari/537 Edg/130.0", "Edge · Windows"),
        ("Mozilla/5.0 (Linux; Android 14) AppleWebKit/537 Chrome/130.0 Mobile Safari/537", "Chrome · Android"),
        ("antichambre/1.0", "antichambre"),
        ("Mozilla/5.0", ""),
        ("<script>", ""),
        ("", ""),
        ("é" * 5000, ""),
    ],
)  # fmt: skip
def test_a_device_in_two_words(said: str, device: str) -> None:
    assert device_of([(b"user-agent", said.encode("latin-1", "replace"))]) == device


# Elsewhere


def test_what_ends_at_one_server_ends_at_the_others(two_houses: tuple[RunningHouse, RunningHouse]) -> None:
    one, other = two_houses
    anne = Guest(one.url, "Sévigné")
    anne.post("/api/account", {"name": "Sévigné", "password": PASSWORD})
    elsewhere = Guest(other.url)
    elsewhere.post("/api/session", {"name": "Sévigné", "password": PASSWORD})
    script = Guest(other.url, token=anne.post("/api/me/tokens", {"label": "script"})["token"])
    table = anne.open("me", None)
    with elsewhere.join(table) as line, script.join(table) as engine:
        anne.ask("PUT", "/api/account/password", {"old": PASSWORD, "new": "another password"})
        assert heard_to_the_end(line) == 4403
        assert heard_to_the_end(engine) == 4403
    until(lambda: NOBODY in elsewhere.get("/api/me"))
    until(lambda: script.call("GET", "/api/me").status_code == 401)
    for guest in (anne, elsewhere, script):
        guest.leave()


def test_a_glance_cuts_off_what_has_ended(spend: Spend) -> None:
    async def evening(kept: Household) -> None:
        anne = await kept.guest("Anne")
        table = await kept.open(anne, None, start=False)
        alive, dead = Ear(anne, "alive"), Ear(anne, "dead")
        await kept.house.write(
            lambda conn: conn.execute(
                sessions.insert().values(hash="alive", person=anne, device="", created_at=1, seen_at=1)
            )
        )
        for ear in (alive, dead):
            await kept.house.join(table, ear)
        await kept.steward.clear_the_house()
        assert (alive.cut_off, dead.cut_off) == (False, True)
        await kept.steward.note_people()
        seen = await kept.house.read(lambda conn: conn.execute(select(sessions.c.seen_at)).scalar_one())
        assert seen == kept.hour()

    spend(evening)


# Before there were sessions


def test_an_old_cookie_of_a_guest_is_good_for_one_session(sqlite_url: str) -> None:
    """And for none to an account, whether the guest has registered since or was merged into one."""
    database = open_database(sqlite_url)
    secret = database.read(secret_of)
    now = milliseconds()  # who was not seen for years is not known any more
    with writing(database) as conn:
        guest, heir, owner = (arrive(conn, name, "en", now).id for name in ("Anne", "Heir", "Owner"))
        merged = arrive(conn, "Merged", "en", now).id
        for one in (heir, owner):
            register(conn, one, f"Account {one[:4]}", KEPT)
        conn.execute(update(people).where(people.c.id == merged).values(merged_into=heir, name=None))
    database.close()
    with RunningHouse(sqlite_url) as house:

        def coming(cookie: str) -> dict[str, str]:
            """Who somebody with this cookie is, and the cookie that they are given."""
            visitor = Guest(house.url)
            answer = visitor.call("GET", "/api/me", Cookie=f"{SESSION}={cookie}")
            visitor.leave()
            return {**answer.json(), **answer.cookies}

        anne = coming(sign(secret, PAST, guest, 5))
        assert anne["person"] == guest
        assert coming(anne[SESSION])["person"] == guest
        assert NOBODY in coming(sign(secret, PAST, guest, 5)), "a copy of it"
        for other in (merged, owner, heir):
            assert NOBODY in coming(sign(secret, PAST, other, 5))
        assert NOBODY in coming(sign(secret, KNOWN, guest, 5))


# Guessing


def test_the_owner_of_a_name_comes_in_on_a_known_device_whoever_guesses(guest: Arrive) -> None:
    """Guesses from many addresses use up what there is for the name; from one, what there is for the address."""
    owner = account(guest, "Bossuet")
    owner.ask("DELETE", "/api/session")
    right, wrong = ({"name": "Bossuet", "password": word} for word in (PASSWORD, "not " + PASSWORD))
    refusals = [guest().refused("POST", "/api/session", wrong) for _ in range(12)]
    assert refusals[-1] == (429, "limit-log-ins-as")
    assert guest().refused("POST", "/api/session", right) == (429, "limit-log-ins-as"), "a stranger, though right"
    assert owner.post("/api/session", right)["name"] == "Bossuet"
    owner.ask("PUT", "/api/account/password", {"old": PASSWORD, "new": PASSWORD + "!"})


def test_who_guesses_at_many_names_is_slowed_by_address(guest: Arrive) -> None:
    guesser = guest()
    refusals = [
        guesser.refused("POST", "/api/session", {"name": f"Nobody {number}", "password": "12345678"})
        for number in range(31)
    ]
    assert refusals[0] == (401, "log-in-wrong")
    assert refusals[-1] == (429, "limit-log-ins-from")


def test_a_known_device_guesses_no_more_than_others(guest: Arrive) -> None:
    owner = account(guest, "Fénelon")
    word = owner._http.cookies[DEVICE]
    wrong = {"name": "Fénelon", "password": "not " + PASSWORD}
    thieves = [with_cookie(guest, word, DEVICE) for _ in range(12)]
    refusals = [thief.refused("POST", "/api/session", wrong) for thief in thieves]
    assert refusals[-1] == (429, "limit-log-ins-known")
    assert guest().post("/api/session", {**wrong, "password": PASSWORD})["name"] == "Fénelon"


def test_a_device_that_is_known_to_another_is_a_stranger(guest: Arrive) -> None:
    account(guest, "Quinault")
    other = account(guest, "Charpentier")
    wrong = {"name": "Quinault", "password": "not " + PASSWORD}
    refusals = [other.refused("POST", "/api/session", wrong) for _ in range(11)]
    assert refusals[-1] == (429, "limit-log-ins-as")
