"""How the tests are spread over the cores (`make test` says `--dist loadgroup --no-loadscope-reorder`): what takes long
begins first, so that no core waits at the end for the last of it; and a file stays on one core, with the houses and
databases that it opens, unless each of its tests stands alone."""

from pathlib import Path

import pytest

HERE = Path(__file__).parent
LONGEST_FIRST = (
    "browser/",
    "house/test_wheel",
    "deploy/",
    "conformance/",
    "server/",
    "golden/",
    "terminal/",
    "arena/",
    "lab/",
    "store/",
)
ONE_BY_ONE = ("browser/", "conformance/", "golden/")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=_turn)
    for item in items:
        if not _file(item).startswith(ONE_BY_ONE):
            item.add_marker(pytest.mark.xdist_group(_file(item)))


def _file(item: pytest.Item) -> str:
    return item.path.relative_to(HERE).as_posix()


def _turn(item: pytest.Item) -> int:
    first = (turn for turn, beginning in enumerate(LONGEST_FIRST) if _file(item).startswith(beginning))
    return next(first, len(LONGEST_FIRST))
