"""How long a pause lasts follows from who plays."""

import pytest

import antichambre
from antichambre.bots.levels import LEVELS, SECONDS
from antichambre.bots.pause import GLANCE, SHARES, THINKING, share, takes, window


@pytest.mark.parametrize(
    ("levels", "seconds"),
    [
        (["page"], 0.15),
        (["courtier", "page"], 0.15),
        (["page", "minister", "courtier"], 0.3),
        (["cardinal", "minister"], 1.2),
        (["page", "cardinal:500"], 1.2),
        ([], 1.2),
    ],
)
def test_a_pause_is_as_long_as_the_slowest_makes_it(levels: list[str], seconds: float) -> None:
    assert window(iter(levels)) == seconds


def test_every_rank_has_its_time() -> None:
    for level in LEVELS:
        assert 0 < window([level]) <= takes(level), "nobody alone waits longer than for any answer"
        assert takes(level) == SECONDS.get(level, GLANCE)
    assert takes("cardinal:500") == takes("cardinal")


def test_what_seldom_matters_takes_less_long() -> None:
    """Of decisions that are put whether or not there is a choice: of others one could tell by how soon it is made."""
    for name, shares in SHARES.items():
        game = antichambre.game(name)
        assert set(shares) <= set(game.discreet) - set(game.reactions)
    position = antichambre.game("favourite").new(seed="1")
    assert position.decision == "open"
    assert share(position) == SHARES["favourite"]["open"]
    position.play(position.parse("roll"))
    assert share(position) == 1.0


def test_the_thinking_leaves_some_of_the_pause() -> None:
    assert 0 < THINKING < 1
