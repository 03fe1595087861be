"""What the cardinal has learnt: that it fits the signs, that it is of use, and that it stays with the cardinal."""

import math

import pytest
from librt.vecs import vec

import antichambre
from antichambre.bots.foresight import LEARNT, Foresight, blank, learnt, mirror
from antichambre.bots.heuristics import fresh_judgement_of, judgement_of, seasoned_judgement_of
from antichambre.bots.judgement import Judgement
from antichambre.bots.levels import STYLE
from antichambre.bots.search import Search
from antichambre.kernel.chance import Rng
from antichambre.kernel.position import Position

GAMES = 200


def positions(game: str, seats: int, seed: str) -> list[Position]:
    """Some positions of a game of courtiers with whims; the last one is its end."""
    judgement = fresh_judgement_of(game)
    judgement.whim = 5
    rng = Rng(seed)
    search = Search(judgement, STYLE, 0, rng)
    position = antichambre.game(game).new(seats=seats, seed=seed)
    found = []
    while not position.over:
        judgement.horizon = 1 + rng.below(20 * seats)
        search.play_on(position)
        found.append(position.copy())
    return found


def shown(judgement: Judgement, position: Position, seat: int, mind: Foresight) -> None:
    judgement.promised = judgement.promise(position)
    judgement.show(position, seat, mind)


def every_set_up() -> list[tuple[str, int]]:
    return [(game, seats) for game in LEARNT for seats in antichambre.game(game).seats]


@pytest.mark.parametrize(("game", "seats"), every_set_up())
def test_what_was_learnt_fits_the_signs(game: str, seats: int) -> None:
    """As many signs from every seat at every moment as there are rows in the file: with one more it must learn anew."""
    mind = learnt(game)
    rows = len(mind.inner) // mind.cells
    judgement, counter = fresh_judgement_of(game), blank()
    for position in positions(game, seats, "fits")[:-1]:
        for seat in range(seats):
            shown(judgement, position, seat, counter)
            assert counter.place + 1 == rows


@pytest.mark.parametrize(("game", "seats"), every_set_up())
def test_who_wins_is_foretold_better_than_by_the_lead(game: str, seats: int) -> None:
    """In games that nobody learnt from."""
    plain, seasoned = judgement_of(game), seasoned_judgement_of(game)
    surprises = {"plain": 0.0, "seasoned": 0.0}
    for number in range(GAMES):
        *reached, end = positions(game, seats, f"new {number}")
        winners = end.winners()
        for position in reached:
            for name, judgement in (("plain", plain), ("seasoned", seasoned)):
                judgement.hopes(position)
                for seat in range(seats):
                    chance = min(max(judgement.wins[seat], 0.001), 0.999)
                    surprises[name] -= math.log(chance if seat in winners else 1.0 - chance)
    assert surprises["seasoned"] < 0.97 * surprises["plain"]


def test_who_is_out_hopes_for_nothing() -> None:
    for number in range(20):
        for position in positions("sun_king", 6, f"out {number}"):
            if not position.over and any(position.out(seat) for seat in range(6)):
                judgement = seasoned_judgement_of("sun_king")
                hopes = judgement.hopes(position)
                assert all((hopes[seat] == 0.0) == position.out(seat) for seat in range(6))
                return
    pytest.fail("nobody was eliminated")


def test_the_cardinal_alone_has_learnt() -> None:
    for game in antichambre.games():
        assert judgement_of(game.name).foresight is None
        assert (seasoned_judgement_of(game.name).foresight is not None) == (game.name in LEARNT)


def test_a_net_by_hand() -> None:
    """Two cells: the first sees the first sign, the second the lack of the last."""
    inner = vec[float]([2.0, 0.0, 0.0, 0.0, 0.0, -1.0, 0.5, 1.0])  # three signs, and what is always there
    mind = Foresight(2, inner, vec[float]([1.0, -2.0, 0.25, 0.0, 0.0, 0.0]))
    mind.begin()
    mind.amount(0.25)
    mind.one_of(9, 1, 2)  # counts as 2: the third sign
    mind.end()
    assert list(mind.hidden) == [1.0, 0.0]
    assert mind.hope == pytest.approx(1.0 / (1.0 + math.exp(-1.25)))
    assert mind.win == 0.5


def test_a_mirror_shows_the_signs() -> None:
    mind = mirror(5)
    mind.begin()
    mind.holds(True)
    mind.none_of(1)
    mind.one_of(3, 3, 4)
    mind.amount(-0.5)
    mind.end()
    assert list(mind.hidden) == [1.0, 0.0, 1.0, 0.0, -0.5]
