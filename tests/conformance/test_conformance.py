"""Every registered game, at every number of seats and in every variant, keeps the promises of the contract."""

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import antichambre
from antichambre.kernel.outcome import RESIGNATION
from antichambre.kernel.vocabulary import ALLOWED
from antichambre.kernel.words import LANGUAGES, Words
from conformance.checks import (
    check_briefing,
    check_census,
    check_copy,
    check_events,
    check_every_listed_move_plays,
    check_moves,
    check_out,
    check_outcome,
    check_preview,
    check_reactions,
    check_record,
    check_scores,
    check_secrets_move,
    check_secrets_of_the_future,
    check_undo,
    check_views,
    check_who_is_asked,
    check_worlds,
    check_worlds_play_on,
)
from conformance.walks import at_random, everything, named, rare_first, set_ups, walk

SetUp = tuple[str, int, dict[str, str | bool]]
every_set_up = pytest.mark.parametrize("set_up", set_ups(), ids=named)
seeds = st.text(max_size=12)
patient = settings(max_examples=8, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)


def new(set_up: SetUp, seed: str) -> Any:
    name, seats, variant = set_up
    return antichambre.game(name).new(seats=seats, seed=seed, variant=variant)


def somewhere(set_up: SetUp, seed: str, steps: int, rare: bool) -> Any:
    """A position that hypothesis drives to: some steps into a game, before its end."""
    position = new(set_up, seed)
    for number, (reached, _, _) in enumerate(walk(position.copy(), (rare_first if rare else at_random)(seed))):
        position = reached.copy()
        if number == steps:
            break
    return position


@every_set_up
@patient
@given(seed=seeds, steps=st.integers(0, 150), rare=st.booleans())
def test_positions_keep_the_contract(set_up: SetUp, seed: str, steps: int, rare: bool) -> None:
    position = somewhere(set_up, seed, steps, rare)
    if position.over:
        return
    check_moves(position)
    check_every_listed_move_plays(position)
    check_copy(position, seed)
    check_views(position)
    check_worlds(position, seed)
    check_worlds_play_on(position, seed)
    check_who_is_asked(position, seed)
    check_reactions(position)
    check_briefing(position, seed)
    check_preview(position, seed)
    check_secrets_of_the_future(position)


@every_set_up
@patient
@given(seed=seeds, rare=st.booleans())
def test_whole_games_keep_the_contract(set_up: SetUp, seed: str, rare: bool) -> None:
    position = new(set_up, seed)
    box = list(position.census())
    steps, actors = [everything(position)], []
    out: set[int] = set()
    actor = position.seat
    for reached, _, events in walk(position, (rare_first if rare else at_random)(seed)):
        actors.append(actor)
        check_census(reached, box)
        check_scores(reached)
        check_outcome(reached)
        check_out(reached, out)
        check_events(reached, events)
        if len(actors) % 7 == 0:
            check_undo(reached, steps[-1], actors)
        steps.append(everything(reached))
        actor = reached.seat
    assert position.over
    check_scores(position)
    check_views(position)
    check_record(position, steps)


@every_set_up
def test_no_secret_is_kept_in_imagined_worlds(set_up: SetUp) -> None:
    check_secrets_move(new(set_up, "secrets"), rare_first("secrets"))


@every_set_up
def test_no_question_betrays_a_secret(set_up: SetUp) -> None:
    """Through a whole game in which all that can be reacted to is met: worlds differ in it by chance."""
    for number, (reached, _, _) in enumerate(walk(new(set_up, "asked"), rare_first("asked"))):
        if not reached.over:
            check_views(reached)
            check_reactions(reached)
            check_briefing(reached, str(number))
            check_who_is_asked(reached, str(number))


@every_set_up
def test_equal_seeds_give_equal_games_and_other_seeds_other_games(set_up: SetUp) -> None:
    assert everything(new(set_up, "a")) == everything(new(set_up, "a"))
    assert len({str(everything(new(set_up, str(number)))) for number in range(20)}) == 20


@every_set_up
def test_ten_thousand_random_games(set_up: SetUp) -> None:
    """All pieces accounted for at each step."""
    rng = antichambre.Rng("ten thousand")
    for number in range(10_000):
        position = new(set_up, str(number))
        box = position.census()
        while position.asked >= 0:
            legal = position.legal()
            position.apply(legal[rng.below(len(legal))])
            assert position.census() == box
        assert position.winners()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", antichambre.games(), ids=lambda game: game.name)
def test_every_ending_and_every_measure_has_its_words(game: antichambre.Game, lang: str) -> None:
    words = Words(lang, game.name)
    told = [words.say(f"ending-{ending}", {"who": "Anne", "count": 1}) for ending in (*game.endings, RESIGNATION)]
    for measure in game.measures:
        for count in (1, 2):
            details = {"who": "Anne", "count": count, "figure": 7, "others": "5"}
            said = words.say(f"step-{measure.name}", details)
            assert ("Anne" in said, "7" in said, "5" in said) == (True, True, count == 1)
            told.append(said)
    assert all(said.endswith(".") for said in told)
    assert len(set(told)) == len(told)


@pytest.mark.parametrize("game", antichambre.games(), ids=lambda game: game.name)
def test_numbering_is_fixed_and_reversible(game: antichambre.Game) -> None:
    assert game.rules[ALLOWED] == ""
    assert len({str(move) for move in game.moves}) == game.action_count
    for number in range(game.action_count):
        assert game.encode(game.decode(number)) == number
    for seats in (game.seats[0] - 1, game.seats[-1] + 1):
        with pytest.raises(antichambre.BadSetup):
            game.new(seats=seats)
