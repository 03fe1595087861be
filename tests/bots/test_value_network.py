"""The value network: that it fits the features, that it is of use, and that it stays with the cardinal."""

import math

import pytest
from librt.vecs import vec

import antichambre
from antichambre.bots.heuristics import fresh_judgement_of, judgement_of, trained_judgement_of
from antichambre.bots.judgement import Judgement
from antichambre.bots.levels import PARAMETERS
from antichambre.bots.search import Search
from antichambre.bots.value_network import LEARNT, ValueNetwork, featureless, identity, learnt
from antichambre.kernel.chance import Rng
from antichambre.kernel.position import Position

GAMES = 200


def positions(game: str, seats: int, seed: str) -> list[Position]:
    """Some positions of a game of courtiers who now and then play at random; the last one is its end."""
    judgement = fresh_judgement_of(game)
    judgement.epsilon = 5
    rng = Rng(seed)
    search = Search(judgement, PARAMETERS, 0, rng)
    position = antichambre.game(game).new(seats=seats, seed=seed)
    found = []
    while not position.over:
        judgement.horizon = 1 + rng.below(20 * seats)
        search.rollout(position)
        found.append(position.copy())
    return found


def shown(judgement: Judgement, position: Position, seat: int, network: ValueNetwork) -> None:
    judgement.show(position, judgement.expected_points(position), seat, network)


def every_set_up() -> list[tuple[str, int]]:
    return [(game, seats) for game in LEARNT for seats in antichambre.game(game).seats]


@pytest.mark.parametrize(("game", "seats"), every_set_up())
def test_what_was_learnt_fits_the_features(game: str, seats: int) -> None:
    """As many features of every seat at every moment as there are
    rows in the file: with one more it is to be trained anew."""
    network = learnt(game)
    rows = len(network.inner) // network.units
    judgement, counter = fresh_judgement_of(game), featureless()
    for position in positions(game, seats, "fits")[:-1]:
        for seat in range(seats):
            shown(judgement, position, seat, counter)
            assert counter.at + 1 == rows


@pytest.mark.parametrize(("game", "seats"), every_set_up())
def test_who_wins_is_predicted_better_than_by_the_lead(game: str, seats: int) -> None:
    """In games that nobody learnt from."""
    plain, trained = judgement_of(game), trained_judgement_of(game)
    cross_entropy = {"plain": 0.0, "trained": 0.0}
    for number in range(GAMES):
        *reached, end = positions(game, seats, f"new {number}")
        winners = end.winners()
        for position in reached:
            for name, judgement in (("plain", plain), ("trained", trained)):
                wins = judgement.evaluate(position).wins
                for seat in range(seats):
                    chance = min(max(wins[seat], 0.001), 0.999)
                    cross_entropy[name] -= math.log(chance if seat in winners else 1.0 - chance)
    assert cross_entropy["trained"] < 0.97 * cross_entropy["plain"]


def test_who_is_out_is_worth_nothing() -> None:
    for number in range(20):
        for position in positions("sun_king", 6, f"out {number}"):
            if not position.over and any(position.out(seat) for seat in range(6)):
                judgement = trained_judgement_of("sun_king")
                values = judgement.evaluate(position).values
                assert all((values[seat] == 0.0) == position.out(seat) for seat in range(6))
                return
    pytest.fail("nobody was eliminated")


def test_the_cardinal_alone_has_a_network() -> None:
    for game in antichambre.games():
        assert judgement_of(game.name).network is None
        assert (trained_judgement_of(game.name).network is not None) == (game.name in LEARNT)


def test_a_network_by_hand() -> None:
    """Two units: the first sees the first feature, the second the lack of the last."""
    inner = vec[float]([2.0, 0.0, 0.0, 0.0, 0.0, -1.0, 0.5, 1.0])  # three features, and the biases
    network = ValueNetwork(2, inner, vec[float]([1.0, -2.0, 0.25, 0.0, 0.0, 0.0]))
    network.begin()
    network.feature(0.25)
    network.one_hot(9, 1, 2)  # counts as 2: the third feature
    network.end()
    assert list(network.hidden) == [1.0, 0.0]
    assert network.value == pytest.approx(1.0 / (1.0 + math.exp(-1.25)))
    assert network.win == 0.5


def test_the_identity_shows_the_features() -> None:
    network = identity(5)
    network.begin()
    network.flag(True)
    network.zeros(1)
    network.one_hot(3, 3, 4)
    network.feature(-0.5)
    network.end()
    assert list(network.hidden) == [1.0, 0.0, 1.0, 0.0, -0.5]
