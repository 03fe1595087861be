from pathlib import Path

import pytest

from terminal.evening import Evening


@pytest.fixture
def evening(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Evening:
    return Evening(tmp_path / "home", monkeypatch)
