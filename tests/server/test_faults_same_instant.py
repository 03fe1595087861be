"""Two clients move for one seat at the same instant, again and again: one move counts, the other is refused with the
table as it is."""

import threading
from collections.abc import Iterator
from typing import Any

import pytest

from server.guests import Guest, Line
from server.houses import RunningHouse
from server.players import moves_of

ROUNDS = 25


@pytest.fixture(params=["one server", "two servers"])
def doors(request: pytest.FixtureRequest, sqlite_url: str) -> Iterator[tuple[RunningHouse, RunningHouse]]:
    """Where the two come in."""
    if request.param == "one server":
        with RunningHouse(sqlite_url) as house:
            yield house, house
    else:
        yield request.getfixturevalue("two_houses")


def test_two_clients_move_for_one_seat_at_the_same_instant(doors: tuple[RunningHouse, RunningHouse]) -> None:
    first = Guest(doors[0].url, "Anne")
    token = first.post("/api/me/tokens", {"label": "the other screen"})["token"]
    second = Guest(doors[1].url, token=token)
    table = first.open("me", "me", "me", game="sun_king")
    played = []
    with first.join(table) as here, second.join(table) as there:
        for _ in range(ROUNDS):
            version = here.table["version"]
            moves = {here: here.moves[0], there: here.moves[-1]}
            answers = at_once(here, there, version, moves)
            winners = [line for line, answer in answers.items() if answer["say"] == "done"]
            assert len(winners) == 1, answers
            played.append(moves[winners[0]])
            (loser,) = {here, there} - set(winners)
            refusal = answers[loser]
            assert (refusal["say"], refusal["key"], refusal["stale"]) == ("refused", "stale", True)
            fresh = loser.hear("table")
            assert fresh["version"] > version
            for line in (here, there):
                line.until(lambda picture: picture["plies"] == len(played))
            assert here.table["look"] == there.table["look"]
    assert [moved.move for moved in moves_of(doors[0].database, table)] == played
    for guest in (first, second):
        guest.leave()


def at_once(here: Line, there: Line, version: int, moves: dict[Line, str]) -> dict[Line, Any]:
    """What each is answered."""
    gate = threading.Barrier(2)
    answers = {}
    seat = here.asked

    def click(line: Line) -> None:
        gate.wait()
        act = {"act": "move", "version": version, "seat": seat, "move": moves[line]}
        answers[line] = line.ask("act", act=act)

    clicks = [threading.Thread(target=click, args=(line,)) for line in (here, there)]
    for one in clicks:
        one.start()
    for one in clicks:
        one.join()
    return answers
