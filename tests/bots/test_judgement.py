"""What every game's page of heuristics must keep to."""

import pytest
from librt.vecs import vec

import antichambre
from antichambre.bots.heuristics import judgement_of
from antichambre.bots.judgement import Judgement, chance_of, lead
from antichambre.kernel.chance import Rng
from conformance.walks import named, set_ups

WORLDS = 3


@pytest.mark.parametrize("set_up", set_ups(), ids=named)
def test_it_uses_what_the_seat_may_know_and_nothing_else(set_up: tuple[str, int, dict[str, str | bool]]) -> None:
    """In worlds that the seat cannot tell apart the judgement is the same; half of the moves follow it, half do not."""
    name, seats, variant = set_up
    judgement = judgement_of(name)
    rng = Rng(f"honest {named(set_up)}")
    position = antichambre.game(name).new(seats=seats, seed="honest", variant=variant)
    while not position.over:
        legal = position.legal()
        weights = list(judgement.weigh(position, legal))
        assert len(weights) == len(legal)
        if rng.below(4) == 0:
            for _ in range(WORLDS):
                world = position.resample(position.asked, rng)
                assert list(judgement.weigh(world, world.legal())) == weights
        if rng.below(2) == 0:
            position.apply(legal[weights.index(max(weights))])
        else:
            position.apply(legal[rng.below(len(legal))])


@pytest.mark.parametrize("set_up", set_ups(), ids=named)
def test_it_changes_nothing(set_up: tuple[str, int, dict[str, str | bool]]) -> None:
    name, seats, variant = set_up
    judgement = judgement_of(name)
    judged, plain = (antichambre.game(name).new(seats=seats, seed="quiet", variant=variant) for _ in range(2))
    rng = Rng("quiet")
    while not judged.over:
        legal = judged.legal()
        judgement.weigh(judged, legal)
        judgement.expected_points(judged)
        judgement.evaluate(judged)
        move = judged.moves()[rng.below(len(legal))]
        judged.play(move)
        plain.play(move)
    assert judged.record() == plain.record()


@pytest.mark.parametrize("game", antichambre.games(), ids=lambda game: game.name)
def test_it_has_an_opinion(game: antichambre.Game) -> None:
    """In most decisions some moves seem better than others."""
    rng = Rng("opinion")
    decided = asked = 0
    position = game.new(seats=game.seats[-1], seed="opinion")
    while not position.over:
        legal = position.legal()
        if len(legal) > 1:
            asked += 1
            decided += len(set(judgement_of(game.name).weigh(position, legal))) > 1
        position.apply(legal[rng.below(len(legal))])
    assert decided > 0.8 * asked


def test_no_opinion_of_a_game_that_has_no_page_yet() -> None:
    assert type(judgement_of("whist")) is Judgement


def test_values_rise_with_the_lead() -> None:
    position = antichambre.game("richelieu").new(seed="7")
    assert lead(vec[float]([3.0, 1.0, 2.5]), 0) == 0.5
    assert lead(vec[float]([3.0, 1.0, 2.5]), 1) == -2.0
    assert chance_of(0.0) == 0.5
    assert 0.74 < chance_of(1.0) < 0.76
    assert chance_of(100.0) == 1.0
    assert chance_of(-100.0) == 0.0
    assert abs(sum(judgement_of("richelieu").evaluate(position).values) - 1.0) < 1e-9
