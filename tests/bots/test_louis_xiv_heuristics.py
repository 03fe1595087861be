"""What the courtier thinks at the table of Louis XIV."""

import pytest

from antichambre.bots.heuristics.louis_xiv import LouisXIVJudgement
from antichambre.games.louis_xiv.rules import LouisXIV
from antichambre.kernel.chance import Rng
from bots.opinions import best, weights
from games.louis_xiv.tables import LOUIS_XIV, asks, lay, new, play

JUDGEMENT = LouisXIVJudgement()


# Supply


def test_a_token_is_given_for_a_card_before_tokens_come_back() -> None:
    table = lay("supply", laid={0: "token-for-card three-tokens"})
    assert asks(table) == (0, "trade")
    found = weights(table)
    assert found["trade"] > found["later"] > found["enough"]


def test_who_has_no_tokens_at_home_takes_tokens_and_who_has_all_takes_louis() -> None:
    assert best(lay("supply", laid={0: "allowance"}, general={0: 14})) == "two tokens"
    assert best(lay("supply", laid={0: "allowance"}, general={0: 2})) == "two louis"


# Influence


def test_a_bonus_token_is_placed() -> None:
    assert best(lay("influence", king=2, laid={0: "onto-king"})) == "bonus king"


def test_the_last_play_takes_the_lead_where_it_is_to_be_had() -> None:
    """Nobody plays after it: a crown at one token's distance, for one more than the rival has."""
    table = lay("cards", cards={0: "5 6"}, on={5: [0, 1]}, king=1)
    play(table, "card 5")
    found = weights(table)
    assert found["5:2"] > found["5:1"], "a tie wins nothing"
    assert found["5:2"] > found["5:3"], "and the third token would be lost for nothing"


def test_the_card_that_wins_a_crown_is_played_before_the_one_that_wins_little() -> None:
    table = lay("cards", cards={0: "9 11"}, louis={0: 0}, on={11: [0, 5]})
    found = weights(table)
    assert found["card 9"] > found["card 11"]


def test_who_has_hardly_a_token_and_nothing_to_win_takes_back() -> None:
    table = lay("cards", cards={0: "5 6 7"}, general={0: 15}, on={5: [0, 4]})
    play(table, "card 5")
    assert best(table) == "take back"


def test_a_third_token_completes_what_a_board_asks() -> None:
    table = lay("cards", cards={0: "10 6"}, on={10: [2]})
    play(table, "card 10")
    found = weights(table)
    assert found["10:1"] > found["take back"]
    assert found["10:1"] >= found["10:2"]


def test_a_late_token_breaks_a_tie_for_a_crown() -> None:
    table = lay("cards", cards={0: "6 7"}, laid={0: "late-token"}, on={5: [2, 2], 9: [0, 3]}, in_round=4)
    play(table, "card 6, take back")
    assert asks(table) == (0, "late-token")
    assert best(table) == "onto 5"


# Counting


def test_a_plot_card_wins_a_crown_and_is_not_wasted_on_a_lost_board() -> None:
    assert best(lay("counting", board=5, plots={0: "5"}, on={5: [1, 1]})) == "plot general"
    assert best(lay("counting", board=5, plots={0: "5"}, on={5: [0, 5]})) == "enough"


def test_a_tie_for_a_crown_is_won() -> None:
    table = lay("counting", board=9, laid={0: "win-a-tie"}, on={9: [1, 1]})
    assert asks(table) == (0, "tie")
    assert best(table) == "win the tie"


def test_a_chip_is_worth_a_bribe() -> None:
    table = lay("counting", on={1: [1, 2]}, louis={0: 3})
    assert asks(table) == (0, "bribe")
    assert best(table) == "bribe"


def test_the_last_louis_wait_for_the_chip_that_a_mission_asks_for() -> None:
    table = lay("counting", on={1: [1, 2], 2: [1, 2]}, louis={0: 3}, missions={0: "louis-Lany"})
    assert asks(table) == (0, "bribe")
    assert best(table) == "enough"
    play(table, "enough")
    assert best(table) == "bribe"


def test_conde_adds_a_token_where_it_still_wins() -> None:
    table = lay("counting", board=6, on={6: [3], 9: [1, 1]})
    assert asks(table) == (0, "conde")
    assert best(table) == "onto 9"


def test_maintenon_brings_all_she_can() -> None:
    table = lay("counting", board=8, on={8: [2, 1]}, louis={1: 0})
    assert asks(table) == (0, "maintenon")
    assert best(table) == "maintenon 2"


# Missions


def test_a_mission_that_can_be_paid_is_fulfilled() -> None:
    assert best(lay("missions", chips={0: "sceptre letter"}, missions={0: "louis-Sany"})) == "fulfil louis-Sany"


def test_crowns_are_spared() -> None:
    table = lay("missions", chips={0: "sceptre ring crown"}, missions={0: "louis-Sany"})
    play(table, "fulfil louis-Sany")
    assert best(table) == "spend sceptre+ring"


def test_chips_are_spent_so_that_a_second_mission_can_be_paid() -> None:
    table = lay(
        "missions", chips={0: "sceptre letter ring helmet"}, missions={0: "louis-Sany allowance-RH"}, in_round=4
    )
    play(table, "fulfil louis-Sany")
    assert best(table) == "spend sceptre+letter"


def test_a_crown_is_bought_when_it_pays_a_mission() -> None:
    chips = {0: "sceptre letter"}
    table = lay("missions", chips=chips, laid={0: "chip-for-crown"}, missions={0: "three-tokens"})
    assert best(table).startswith("crown for")
    idle = lay("missions", chips=chips, laid={0: "chip-for-crown"}, missions={0: "three-tokens"}, louis={0: 1})
    assert best(idle) == "enough"


def test_the_crown_is_kept() -> None:
    table = lay("missions", chips={0: "sceptre crown"}, missions={0: "cheaper-bribe"})
    play(table, "enough")
    assert asks(table) == (0, "keep")
    assert best(table) == "keep crown"


def test_a_light_mission_is_drawn_when_only_that_can_be_paid_at_once() -> None:
    """A crown and a sceptre remain: every light mission takes them, few of the others do."""
    table = lay("missions", chips={0: "crown sceptre letter*2"}, missions={0: "louis-Lany"}, in_round=4)
    play(table, "fulfil louis-Lany, spend letter+letter")
    assert asks(table) == (0, "draw")
    assert best(table) == "draw light"


def test_a_hard_mission_is_returned_and_one_that_is_begun_is_not() -> None:
    table = lay("missions", chips={0: "letter"}, laid={0: "swap-missions"}, missions={0: "win-a-tie louis-Lany"})
    assert asks(table) == (0, "return")
    found = weights(table)
    assert found["return win-a-tie-RR"] > found["enough"] > found["return louis-Lany"]


# All of it


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_is_the_same_in_all_worlds_that_the_seat_cannot_tell_apart(seats: int) -> None:
    rng = Rng(f"worlds {seats}")
    table = new(seats, "worlds")
    while not table.over:
        found = weights(table)
        world = table.resample(table.asked, rng)
        assert isinstance(world, LouisXIV)
        assert weights(world) == found
        legal = table.legal()
        judged = rng.below(2) == 0
        table.apply(table.game.encode(table.parse(best(table))) if judged else legal[rng.below(len(legal))])


def test_it_has_an_opinion_in_every_decision() -> None:
    """Chance plays until each kind of decision was met with more than one weight."""
    rng = Rng("opinions")
    decided: set[str] = set()
    for number in range(200):
        table = new(2 + number % 3, f"opinions {number}")
        while not table.over:
            decision = table.decision
            assert decision is not None
            if decision not in decided and len(set(weights(table).values())) > 1:
                decided.add(decision)
            legal = table.legal()
            follow = decision in ("mission", "bribe") or rng.below(2) == 0
            weighed = JUDGEMENT.weigh(table, legal) if follow else None
            number_of = list(weighed).index(max(weighed)) if weighed is not None else rng.below(len(legal))
            table.apply(legal[number_of])
        if len(decided) == len(LOUIS_XIV.decisions):
            break
    assert decided == set(LOUIS_XIV.decisions)


def test_what_is_expected_rises_with_what_one_has() -> None:
    poor = JUDGEMENT.expected_points(lay("cards", cards={0: "5 6"}))
    rich = JUDGEMENT.expected_points(lay("cards", cards={0: "5 6"}, chips={0: "crown"}, on={9: [2]}))
    assert rich[0] - rich[1] > poor[0] - poor[1]
