"""What people have played, over the wire: to be found again, counted, and taken along."""

import io
import zipfile

from antichambre.kernel import records
from server.guests import Arrive, Guest, account, played
from server.houses import until


def resigned(host: Guest, other: Guest, game: str = "richelieu", *, shared: bool = False) -> str:
    """A game of two that the second gives up at once; the table."""
    table = host.open("me", None, game=game, open=shared)
    other.act(table, "sit")
    host.act(table, "start")
    other.act(table, "resign", seat=1)
    until(lambda: table in [one["table"] for one in host.get(f"/api/people/{host.person}/games")])
    return table


def test_a_finished_game_is_rated_and_counted(guest: Arrive) -> None:
    anne, bruno = account(guest, "La Grande Mademoiselle"), guest("Bruno")
    table = anne.open("me", None)
    bruno.act(table, "sit")
    anne.act(table, "start")
    bruno.act(table, "resign", seat=1)
    me, other = anne.person, bruno.person
    until(lambda: anne.get(f"/api/people/{me}")["ratings"])
    (won,), (lost,) = (anne.get(f"/api/people/{who}")["ratings"] for who in (me, other))
    assert won["mu"] > lost["mu"]
    assert (won["game"], won["games"]) == ("richelieu", 1)
    (game,) = anne.get(f"/api/people/{me}/games")
    assert (game["table"], game["own"], game["rated"]) == (table, [0], True)
    assert [(seat["place"], seat["resigned"]) for seat in game["seats"]] == [(1, False), (2, True)]
    assert anne.get(f"/api/people/{me}/games?opponent={other}&game=richelieu") == [game]
    assert anne.get(f"/api/people/{me}/games?before_end={game['ended_at']}") == []
    for by, of in (("game", "richelieu"), ("seat", "0"), ("seats", "2"), ("opponent", other)):
        (total,) = anne.get(f"/api/people/{me}/totals?by={by}")
        assert (total["of"], total["played"], total["won"]) == (of, 1, 1)
    (step,) = anne.get(f"/api/people/{me}/ratings/richelieu")
    assert (step["mu"], step["sigma"], step["at"]) == (won["mu"], won["sigma"], game["ended_at"])
    assert anne.get(f"/api/people/{me}/ratings/favourite") == []
    (score,) = anne.get(f"/api/people/{me}/scores?game=richelieu")
    assert (score["score"], score["played"], score["won"]) == (game["seats"][0]["score"], 1, 1)
    assert anne.get(f"/api/people/{other}/scores?game=richelieu") == [], "who resigned has reached nothing"
    board = [rating["player"] for rating in anne.get("/api/ratings/richelieu")]
    assert board.index(me) < board.index(other)
    assert anne.refused("GET", "/api/ratings/chess")[1] == "setup-unknown-game"


def test_a_bot_is_a_player_too(guest: Arrive) -> None:
    anne = guest("Anne")
    table = anne.open("me", "page", game="favourite")
    anne.act(table, "resign", seat=0)
    until(lambda: anne.get(f"/api/people/{anne.person}/totals?by=opponent"))
    assert [total["of"] for total in anne.get(f"/api/people/{anne.person}/totals?by=opponent")] == ["bot:page"]
    until(lambda: "bot:page" in [rating["player"] for rating in anne.get("/api/ratings/favourite")])


def test_somebody_is_found_by_name(guest: Arrive) -> None:
    anne, bruno = account(guest, "Marie de Hautefort"), guest("Bruno le Bref")
    found = bruno.get("/api/people/marie%20de%20HAUTEFORT")
    assert (found["person"], found["name"], found["account"]) == (anne.person, "Marie de Hautefort", True)
    assert found["since"] == bruno.get(f"/api/people/{anne.person}")["since"] > 0
    assert set(found) == {"person", "name", "account", "since", "ratings"}, "what everybody may know, and no more"
    assert anne.refused("GET", "/api/people/Bruno le Bref") == (400, "person-unknown")


def test_a_game_is_found_again(guest: Arrive) -> None:
    anne, bruno, carla = guest("Anne"), guest("Brünhilde"), guest("Carla")
    first, second = resigned(anne, bruno), resigned(carla, anne, game="favourite")
    games = f"/api/people/{anne.person}/games"

    def found(**asked: object) -> list[str]:
        return [game["table"] for game in anne._http.get(games, params=asked).json()]  # type: ignore[arg-type]

    assert found() == [second, first]
    assert found(words="brunhilde") == [first]
    assert found(words="richelieu anne") == []
    assert found(result="won") == [first]
    assert found(result="lost", game="favourite") == [second]
    ended = anne.get(games)[0]["ended_at"]
    assert found(since=ended) == [second]
    assert found(until=ended) == [first]
    assert found(words="favori") == []
    anne.ask("PATCH", "/api/me", {"lang": "fr"})
    assert found(words="favori") == [second], "by its title, in one's own language"
    assert anne.refused("GET", f"{games}?result=drawn") == (400, "request-form")


def test_strangers_read_results_and_no_more(guest: Arrive) -> None:
    """The link of a table is its key: whoever has it reads what was played and said there."""
    anne, bruno, stranger = guest("Anne"), guest("Bruno"), guest("Stranger")
    closed, opened = resigned(anne, bruno), resigned(anne, bruno, shared=True)
    seen = stranger.get(f"/api/people/{anne.person}/games")
    assert [game["table"] for game in seen] == [opened, None]
    assert closed not in str(seen)
    assert [game["table"] for game in bruno.get(f"/api/people/{anne.person}/games")] == [opened, closed]
    assert seen[1]["seats"][1]["name"] == "Bruno"


def test_the_tables_that_wait_for_one(guest: Arrive) -> None:
    anne, bruno = guest("Anne"), guest("Bruno")
    table = anne.open("me", None)
    assert not anne.get("/api/me/tables?closed=false")[0]["awaits"], "there is nothing to answer yet"
    bruno.act(table, "sit")
    anne.act(table, "start")
    with anne.join(table) as line, bruno.join(table) as other:
        played(line, other, 3)
        asked = {True: anne, False: bruno}[bool(line.moves)]
    for one in (anne, bruno):
        (listed,) = one.get("/api/me/tables?closed=false")
        assert listed["awaits"] == (one is asked)
    waiting = bruno if asked is anne else anne
    version = asked.get(f"/api/tables/{table}")["version"]
    waiting.act(table, "askundo", version=version, to=0)
    assert asked.get("/api/me/tables")[0]["awaits"]
    assert not waiting.get("/api/me/tables")[0]["awaits"]


def test_all_of_one_s_games_in_one_file(guest: Arrive) -> None:
    anne, bruno = guest("Anne"), guest("Bruno")
    tables = set()
    for _ in range(2):
        table = anne.open("me", None)
        bruno.act(table, "sit")
        anne.act(table, "start")
        with anne.join(table) as line, bruno.join(table) as other:
            played(line, other, 2)
        bruno.act(table, "resign", seat=1)
        tables.add(table)
    running = anne.open("me", "page")
    answer = anne.call("GET", "/api/me/records")
    assert answer.headers["content-type"] == "application/zip"
    assert "attachment" in answer.headers["content-disposition"]
    with zipfile.ZipFile(io.BytesIO(answer.content)) as archive:
        assert {name.removesuffix(".json") for name in archive.namelist()} == tables, f"not {running}"
        for name in archive.namelist():
            text = archive.read(name).decode()
            assert text == anne.call("GET", f"/api/tables/{name.removesuffix('.json')}/record").text
            assert records.loads(text)["game"] == "richelieu"
    stranger = guest("Stranger")
    with zipfile.ZipFile(io.BytesIO(stranger.call("GET", "/api/me/records").content)) as empty:
        assert empty.namelist() == []
    for _ in range(3):
        anne.call("GET", "/api/me/records")
    assert anne.refused("GET", "/api/me/records") == (429, "limit-exports")
