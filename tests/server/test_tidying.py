"""When a server looks through all that it keeps."""

import gc
from collections.abc import Iterator

import pytest

from antichambre.server.tidying import ENOUGH, LONGEST, QUIET, Tidying, is_time


@pytest.fixture(autouse=True)
def _as_before() -> Iterator[None]:
    before = gc.get_threshold()
    yield
    gc.set_threshold(*before)


def test_when_nobody_moves_or_at_last_in_any_case() -> None:
    assert is_time(ENOUGH, quiet=QUIET, since=5)
    assert not is_time(ENOUGH, quiet=0.1, since=5)
    assert is_time(ENOUGH, quiet=0.1, since=LONGEST)
    assert not is_time(ENOUGH - 1, quiet=60, since=2 * LONGEST)  # there is hardly anything to tidy up


def test_what_nobody_needs_goes_when_it_is_quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    looks: list[float] = []
    monkeypatch.setattr(gc, "collect", lambda: looks.append(1))
    monkeypatch.setattr(gc, "get_count", lambda: (0, 0, ENOUGH))
    tidying = Tidying(now=0.0)
    tidying.look(now=10.0, busy_at=9.9)
    assert not looks
    tidying.look(now=12.5, busy_at=9.9)
    assert len(looks) == 1
    assert gc.get_threshold()[2] > 100_000
