"""A house for scripts to come to."""

from collections.abc import Callable, Iterator

import pytest

from antichambre.client import RemoteHouse
from server.houses import RunningHouse


@pytest.fixture(scope="session")
def salon(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    """One house for all these tests, in which nothing may go wrong."""
    with RunningHouse(str(tmp_path_factory.mktemp("salon") / "house.sqlite")) as opened:
        yield opened
        assert '"severity":"error"' not in opened.log


@pytest.fixture
def come(salon: RunningHouse) -> Callable[[str], RemoteHouse]:
    """Somebody comes: `come("Ninon")`."""
    return lambda name: RemoteHouse(salon.url, name=name)
