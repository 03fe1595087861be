"""What the README and the package say in Python is true."""

import doctest
from pathlib import Path

import antichambre

ROOT = Path(__file__).resolve().parent.parent.parent


def test_the_readme_runs() -> None:
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert result.attempted > 5
    assert result.failed == 0


def test_the_packages_own_example_runs() -> None:
    result = doctest.testmod(antichambre)
    assert result.attempted
    assert result.failed == 0
