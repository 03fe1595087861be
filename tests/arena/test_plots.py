"""The plots: written, valid, and equal for equal results."""

import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from antichambre.arena import ROOM, plots
from antichambre.arena.errors import ArenaError
from antichambre.arena.match import Match
from antichambre.arena.play import Result
from antichambre.arena.ratings import LevelRating
from antichambre.arena.standings import Standings, standings
from antichambre.kernel.chance import Rng
from antichambre.kernel.words import LANGUAGES, Words

MATCH = Match("louis_xiv", ("cardinal", "minister:200", "courtier", "courtier"), (), "s")
RATED = {
    "cardinal": LevelRating(31.0, 29.0, 33.0),
    "minister:200": LevelRating(27.0, 25.0, 29.0),
    "courtier": LevelRating(18.0, float("nan"), float("nan")),
}


def found(games: int = 24) -> Standings:
    rng = Rng("scores")
    results = []
    for number in range(games):
        fixture = MATCH.fixture(number)
        scores = tuple(rng.below(50) for _ in fixture.seating)
        winners = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
        results.append(Result(number, fixture.deal, fixture.seating, scores, winners, (9,) * 4, (1.0,) * 4, ()))
    return standings(MATCH, results)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_svg_is_valid_and_the_same_every_time(tmp_path: Path, lang: str) -> None:
    pytest.importorskip("matplotlib")
    words = Words(lang, MATCH.game, ROOM)
    drawn = []
    for folder in (tmp_path / "one", tmp_path / "two"):
        folder.mkdir()
        paths = plots.draw(found(), RATED, folder, "svg", words)
        assert [path.name for path in paths] == ["ratings.svg", "scores.svg", "seats.svg"]
        assert all(ElementTree.parse(path).getroot().tag.endswith("svg") for path in paths)
        drawn.append([path.read_bytes() for path in paths])
    assert drawn[0] == drawn[1]


def test_png_and_no_ladder_without_ratings(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    paths = plots.draw(found(4), {}, tmp_path, "png", Words("en", MATCH.game, ROOM))
    assert [path.name for path in paths] == ["scores.png", "seats.png"]
    assert all(path.read_bytes().startswith(b"\x89PNG") for path in paths)


def test_without_matplotlib_it_says_what_is_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    with pytest.raises(ArenaError, match=r"antichambre\[arena\]"):
        plots.draw(found(4), {}, tmp_path, "svg", Words("en", MATCH.game, ROOM))
