"""What a courtier thinks at the table of the Sun King: situations in which there is no doubt."""

import pytest

from antichambre.bots.heuristics.sun_king import SunKingJudgement
from antichambre.games.sun_king.rules import SunKing
from antichambre.games.sun_king.vocabulary import VOCABULARY
from antichambre.kernel.chance import Rng
from bots.opinions import best, weights
from games.sun_king.tables import asks, lay, new, play

JUDGEMENT = SunKingJudgement()


# Phase 1


def test_what_is_free_comes_before_the_end_of_the_phase() -> None:
    position = lay("red yellow pension authority", "blue", "blue")
    used = []
    while position.decision == "qualities" and best(position) != "end":
        used.append(best(position))
        play(position, used[-1])
    assert sorted(used) == ["authority", "pension", "power", "wealth"]


def test_a_duel_strikes_the_leader() -> None:
    position = lay("green", "", "", power=[9, 18, 12])
    assert best(position) == "duel 1"


def test_a_duel_that_kills_is_fought() -> None:
    position = lay("green*2", "blue", "blue", power=[9, 1, 3])
    assert best(position) == "duel 1"


def test_diplomacy_is_remembered_when_somebody_could_be_killed() -> None:
    position = lay("green*2", "blue diplomacy", "blue", power=[9, 1, 9])
    weighed = weights(position)
    assert weighed["duel 2"] > weighed["duel 1"]


def test_overlord_finishes_off_whoever_has_nothing_left() -> None:
    position = lay("overlord", "green*3", "blue", power=[9, 9, 0])
    assert best(position) == "overlord 2"


def test_conspiracy_gives_up_a_card_that_leads_nowhere() -> None:
    position = lay("purple conspiracy red*3", "purple*4", "purple*2", power=[5, 9, 9], gold=[0, 1, 1])
    play(position, "power")
    assert best(position) == "conspire purple for power"


# Phase 2


def test_three_cards_are_turned_while_there_is_time() -> None:
    assert best(lay("red", "blue", "green", phase=2)) == "turn 3"


def near_the_end(power: list[int]) -> SunKing:
    """Two dukes, four cards in the draw pile, and Louis among them."""
    position = lay("", "", power=power, phase=2)
    position.at = len(position.deck) - 4
    position.lower = position.at
    return position


def test_who_leads_hurries_to_the_end_and_who_is_behind_does_not() -> None:
    assert best(near_the_end([12, 6])) == "turn 3"
    assert best(near_the_end([6, 12])) == "turn 1"


def test_the_card_that_makes_a_majority_is_chosen() -> None:
    position = lay("red", "red yellow*3", "purple*3", draw="purple yellow red", phase=2)
    play(position, "turn 3")
    assert best(position) == "take red"


def test_in_the_last_turn_only_blue_cards_count() -> None:
    position = lay("red", "red", draw="red blue yellow", phase=2)
    play(position, "turn 3")
    position.at = len(position.deck) - 1
    position.lower = position.at
    assert best(position) == "take blue"


def test_a_seal_is_better_than_none() -> None:
    position = lay("red", "red-seal", draw="yellow yellow-seal green", phase=2)
    play(position, "turn 3")
    weighed = weights(position)
    assert weighed["take yellow-seal"] > weighed["take yellow"]


def test_influence_takes_the_pair() -> None:
    position = lay("influence", "", "", draw="yellow red red", phase=2)
    play(position, "turn 3")
    assert best(position) == "take red"
    play(position, "take red")
    assert best(position) == "take red"


# Auctions, debts


def bidding(power: list[int], card: str = "pension") -> SunKing:
    position = lay("", "", power=power, gold=[0, 0], draw=f"{card} blue red yellow", phase=2)
    play(position, "turn 3")
    assert asks(position) == (0, "bid")
    return position


def test_a_pension_is_worth_a_bid_but_not_everything() -> None:
    position = bidding([9, 9])
    assert best(position) == "bid 1"
    play(position, "bid 8")
    assert best(position) == "pass"


def test_whoever_bids_bids_no_more_than_they_must() -> None:
    position = bidding([9, 9])
    play(position, "bid 2")
    legal = position.legal()
    plain = {move.text: position.game.moves[JUDGEMENT.plain(move.action, legal)].text for move in position.moves()}
    assert set(plain) >= {"bid 3", "bid 4", "bid 8", "pass"}
    assert {text: other for text, other in plain.items() if other != "bid 3"} == {"pass": "pass"}


def test_nobody_bids_their_life_away() -> None:
    position = lay("", "green*3", power=[2, 9], gold=[0, 0], draw="medal blue red yellow", phase=2)
    play(position, "turn 3")
    assert best(position) == "pass"


def test_a_raise_is_by_one() -> None:
    weighed = weights(bidding([9, 9]))
    assert weighed["bid 1"] > weighed["pass"] > weighed["bid 2"] > weighed["bid 3"]


def test_debts_are_paid_with_a_card_that_leads_nowhere() -> None:
    position = lay("purple red*2", "purple*5 red-seal", "", draw="debts blue", phase=2)
    play(position, "turn 1")
    assert asks(position) == (0, "debts")
    assert best(position) == "discard purple"


# Phase 3


def test_gold_is_spent_to_kill() -> None:
    position = lay("red", "blue*3", power=[9, 0], gold=[1, 0], phase=3)
    assert best(position) == "strike 1"


def test_a_swap_takes_the_card_that_turns_the_duel() -> None:
    position = lay("green purple", "green*2 purple*4", gold=[1, 0], power=[6, 6], phase=3)
    assert best(position) == "swap 1 green"
    play(position, "swap 1 green")
    assert best(position) == "give purple"


def test_no_card_is_swapped_for_its_like() -> None:
    position = lay("blue*2 purple", "blue*3 purple*4", "yellow", gold=[2, 1, 1], phase=3)
    play(position, "swap 1 blue")
    assert best(position) == "give purple"
    alike = lay("blue*2", "blue*3", "yellow", gold=[2, 1, 1], phase=3)
    assert weights(alike)["swap 1 blue"] < weights(alike)["end"]


# The whole


@pytest.mark.parametrize("seats", [2, 4])
def test_it_has_an_opinion_in_every_decision(seats: int) -> None:
    """Played half by judgement and half by lot, every kind of question comes up, and is not answered with a shrug."""
    rng = Rng(f"opinions {seats}")
    with_opinion: set[str | None] = set()
    for number in range(40):
        position = new(seats, f"opinions {number}")
        while not position.over:
            legal = position.legal()
            weighed = list(JUDGEMENT.weigh(position, legal))
            if max(weighed) > min(weighed):
                with_opinion.add(position.decision)
            if rng.below(2) == 0:
                position.apply(legal[weighed.index(max(weighed))])
            else:
                position.apply(legal[rng.below(len(legal))])
        if with_opinion == set(VOCABULARY.decisions):
            return
    assert with_opinion == set(VOCABULARY.decisions)


def test_the_score_is_expected_when_all_is_over() -> None:
    position = lay("blue", "", power=[9, 9], phase=3, draw="louis", louis_seen=True)
    play(position, "end")
    while not position.over:
        position.apply(position.legal()[0])
    assert list(JUDGEMENT.expected_points(position)) == position.scores()


def test_expected_points_count_what_majorities_will_bring() -> None:
    rich, poor = JUDGEMENT.expected_points(lay("red*2 yellow*2", "", phase=2))
    assert rich > poor + 4
