"""A house that cannot write says so to whoever looks after it, and in its log: once when it begins, once when it is
over."""

import time

import httpx

from postgres import Postgres
from server.houses import RunningHouse, until
from server.test_faults_disk import Cramped, cramped_house
from server.test_faults_postgres import server

__all__ = ["cramped_house", "server"]


def asked(house: RunningHouse) -> int:
    """What `/ready` answers. It answers: whoever asked would not wait for long."""
    return httpx.get(f"{house.url}/ready", timeout=5, trust_env=False).status_code


def told(house: RunningHouse) -> tuple[int, int]:
    return house.log.count('"event":"database-fails"'), house.log.count('"event":"database-well"')


def hold(house: RunningHouse) -> None:
    """Not ready, however often it is asked, and however much is refused meanwhile."""
    for _ in range(5):
        assert asked(house) == 503
        come_in(house)
    assert told(house) == (1, 0)


def come_in(house: RunningHouse) -> int:
    """Something that has to be written."""
    with httpx.Client(base_url=house.url, timeout=5, trust_env=False) as http:
        return http.post("/api/me", json={"name": "A" * 24}).status_code


def test_a_full_disk(cramped_house: Cramped) -> None:
    house = cramped_house.house
    assert come_in(house) == 201
    cramped_house.fill()
    until(lambda: asked(house) == 503)
    hold(house)
    assert '"severity":"critical","event":"database-fails"' in house.log
    cramped_house.clear()
    until(lambda: told(house) == (1, 1))  # though nobody asked
    assert asked(house) == 200
    assert '"severity":"error"' not in house.log


def test_a_database_that_is_away(server: Postgres) -> None:
    with RunningHouse(server.new_database()) as house:
        assert asked(house) == 200
        server.kill()
        time.sleep(0.5)  # for so long it may be believed that all is well
        assert asked(house) == 503
        until(lambda: told(house) == (1, 0))
        assert asked(house) == 503
        server.start()
        until(lambda: told(house) == (1, 1))
        until(lambda: asked(house) == 200)
        assert '"severity":"error"' not in house.log
