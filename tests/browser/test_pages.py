"""The pages in a real browser, on a real house. The chapters are programs for Node (web/tests): each opens its own
house and its own windows."""

import os
import shutil
import subprocess
import sys
from importlib.resources import files
from pathlib import Path

import pytest

WEB = Path(__file__).resolve().parent.parent.parent / "web"
CHAPTERS = sorted(path.name for path in (WEB / "tests").glob("*.test.mjs"))
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
LEAST_NODE = 20
LIMIT = 540


def lacking() -> str | None:
    """What this machine has not got, without which no page can be opened."""
    node = shutil.which("node")
    if node is None:
        return "Node is not installed"
    version = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
    if int(version.strip("v").split(".")[0]) < LEAST_NODE:
        return f"Node is too old: {version.strip()}"
    if not (WEB / "node_modules" / "playwright-core").is_dir():
        return "the browser's packages are not installed: run `make pages`"
    if not files("antichambre.server").joinpath("pages", "index.html").is_file():
        return "the pages are not built: run `make pages`"
    if "CHROMIUM" not in os.environ and not any(shutil.which(name) for name in BROWSERS):
        return "Chromium is not installed"
    return None


@pytest.fixture(scope="session")
def _window() -> None:
    if (what := lacking()) is not None:
        pytest.skip(f"nothing was tried in the browser: {what}")


@pytest.mark.timeout(2 * LIMIT + 60)
@pytest.mark.usefixtures("_window")
@pytest.mark.parametrize("chapter", CHAPTERS)
def test_in_the_browser(chapter: str) -> None:
    """A browser on a busy machine may stumble, and has a second chance. What is wrong with a page is wrong twice."""
    code, said = _read(chapter)
    if code != 0:
        code, said = _read(chapter)
    assert code == 0, said


def _read(chapter: str) -> tuple[int, str]:
    done = subprocess.run(
        ["node", "--test", "--test-reporter=spec", f"tests/{chapter}"],
        cwd=WEB,
        env={**os.environ, "HOUSE_PYTHON": sys.executable},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=LIMIT,
        check=False,
    )
    return done.returncode, done.stdout + done.stderr
