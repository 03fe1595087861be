"""Les cartes mission that act in the phases of counting and missions, and the example of Sybille."""

import pytest

from games.louis_xiv.tables import (
    asks,
    back,
    chips,
    count,
    counted,
    laid,
    lay,
    louis,
    mission_pile,
    missions,
    play,
    refused,
    texts,
    tokens,
)

# Une fois 1re place


def test_the_example_of_sybille() -> None:
    """The king is on no. 4, whose back lies up; Sybille and two others have three tokens each. She wins the tie: helmet
    and crown, her tokens leave; the others get nothing and take theirs back; the board turns."""
    position = count(4, on={4: [3, 3, 3, 0]}, king=4, back=[4], laid={0: "win-a-tie"})
    assert asks(position) == (0, "tie")
    assert texts(position) == ["enough", "win the tie"]
    play(position, "win the tie")
    assert counted(position, 4)
    assert [chips(position, seat) for seat in range(4)] == ["helmet crown", "", "", ""]
    assert [tokens(position, seat) for seat in range(4)] == [(8, 8), (5, 11), (5, 11), (5, 11)]
    assert back(position) == []


def test_sybille_can_use_her_card_again_in_the_next_round_only() -> None:
    position = count(4, on={4: [3, 3, 3, 0], 5: [1, 1, 0, 0]}, king=4, back=[4], laid={0: "win-a-tie"})
    play(position, "win the tie")
    assert asks(position) == (3, "plot")
    told = play(position, "enough")
    assert told
    assert position.decision != "tie"
    assert chips(position, 0) == "helmet crown"
    position = count(5, in_round=2, on={5: [1, 1, 0, 0]}, laid={0: "win-a-tie"})
    assert asks(position) == (0, "tie")


def test_win_a_tie_on_a_money_board_the_others_may_bribe() -> None:
    position = count(1, on={1: [2, 2, 1, 0]}, laid={1: "win-a-tie"})
    play(position, "win the tie")
    assert chips(position, 1) == "sceptre"
    assert asks(position) == (2, "bribe")
    play(position, "enough")
    assert asks(position) == (0, "bribe")
    play(position, "bribe")
    assert counted(position, 1)
    assert chips(position, 0) == "sceptre"
    assert [tokens(position, seat) for seat in range(3)] == [(5, 11), (7, 9), (5, 11)]
    assert back(position) == [1]


def test_win_a_tie_need_not_be_used() -> None:
    position = count(5, on={5: [2, 2, 0, 0]}, laid={0: "win-a-tie"})
    play(position, "enough")
    assert counted(position, 5)
    assert chips(position, 0) == ""
    assert back(position) == []


def test_win_a_tie_declined_can_be_used_on_a_later_board() -> None:
    position = lay("counting", board=5, on={5: [2, 2], 9: [1, 1]}, laid={0: "win-a-tie"})
    play(position, "enough")
    assert asks(position) == (0, "tie")
    assert position.board == 8


def test_win_a_tie_only_for_one_of_those_tied_for_most() -> None:
    assert count(5, on={5: [1, 2, 2, 0]}, laid={0: "win-a-tie"}).decision == "plot"
    assert count(5, on={5: [0, 2, 2, 0]}, laid={0: "win-a-tie"}).decision == "plot"
    assert count(5, on={5: [2, 1, 0, 0]}, laid={0: "win-a-tie"}).decision == "plot"
    assert count(5, laid={0: "win-a-tie"}).decision == "plot"


def test_win_a_tie_not_on_a_board_for_tokens() -> None:
    position = count(10, on={10: [3, 3, 0, 0]}, laid={0: "win-a-tie"})
    assert counted(position, 10)


def test_win_a_tie_comes_after_the_plot_card() -> None:
    """A plot card makes the tie; then the tie card is asked about."""
    position = count(5, on={5: [2, 1, 0, 0]}, laid={0: "win-a-tie"}, plots={1: "5"})
    assert asks(position) == (1, "plot")
    play(position, "plot general")
    assert asks(position) == (0, "tie")


# - 1 Louis d'or


@pytest.mark.parametrize(("board", "turned", "price"), [(1, [], 3), (8, [], 3), (5, [5], 4), (10, [10], 3)])
def test_cheaper_bribe_one_louis_less(board: int, turned: list[int], price: int) -> None:
    position = count(board, on={board: [2, 1, 0, 0]}, back=turned, laid={1: "cheaper-bribe"}, louis={1: price - 1})
    if position.decision == "maintenon":
        play(position, "maintenon 0")
    assert asks(position) == (1, "bribe")
    play(position, "bribe")
    assert louis(position)[1] == 0


def test_cheaper_bribe_as_often_as_its_owner_likes() -> None:
    position = lay(
        "counting", on={1: [2, 1], 2: [2, 1], 3: [2, 1]}, laid={1: "cheaper-bribe"}, louis={1: 6}, plots={3: "4"}
    )
    play(position, "bribe, bribe, bribe")
    assert chips(position, 1) == "sceptre letter ring"
    assert louis(position)[1] == 0


def test_cheaper_bribe_does_not_help_others() -> None:
    position = count(1, on={1: [2, 1, 0, 0]}, laid={0: "cheaper-bribe"}, louis={1: 2})
    assert counted(position, 1)


def test_cheaper_bribe_does_not_apply_to_missions_that_cost_money() -> None:
    position = lay("cards", laid={0: "cheaper-bribe pay-to-skip"}, cards={0: "1 2 3", 1: "4 5"}, louis={0: 1})
    assert refused(position, "skip") == "louis-short"
    position = lay("missions", laid={0: "cheaper-bribe chip-for-crown"}, chips={0: "ring*2"}, louis={0: 1})
    assert refused(position, "crown for ring") == "louis-short"


# Echanger une tuile mission


def test_chip_for_crown_two_louis_and_a_chip_for_a_crown() -> None:
    position = lay("missions", laid={0: "chip-for-crown"}, chips={0: "ring helmet"})
    assert texts(position) == ["enough", "crown for ring", "crown for helmet"]
    play(position, "crown for ring")
    assert chips(position, 0) == "helmet crown"
    assert louis(position)[0] == 3
    assert list(position.supply) == [6, 6, 6, 5, 9]
    assert refused(position, "crown for helmet") == "once-a-phase"


def test_two_copies_of_chip_for_crown_two_chips_for_four_louis() -> None:
    position = lay("missions", laid={0: "chip-for-crown*2"}, chips={0: "ring helmet"})
    play(position, "crown for ring, crown for helmet")
    assert chips(position, 0) == "crown crown"
    assert louis(position)[0] == 1


def test_chip_for_crown_needs_money_a_chip_and_a_crown() -> None:
    position = lay("missions", laid={0: "chip-for-crown"}, chips={0: "ring helmet"}, louis={0: 1})
    assert refused(position, "crown for ring") == "louis-short"
    position = lay("missions", laid={0: "chip-for-crown"}, chips={0: "ring helmet"})
    assert refused(position, "crown for letter") == "chip-short"
    position = lay("missions", laid={0: "chip-for-crown"}, chips={0: "ring helmet", 1: "crown*10"})
    assert refused(position, "crown for ring") == "crowns-gone"
    assert texts(position) == ["enough"]


def test_chip_for_crown_can_be_used_as_soon_as_it_is_laid() -> None:
    position = lay("missions", missions={0: "chip-for-crown-Lany plot"}, chips={0: "letter*2 ring helmet"})
    assert refused(position, "crown for ring") == "not-laid"
    play(position, "fulfil chip-for-crown-Lany, spend letter+letter, draw light, crown for helmet, fulfil plot-RR")
    assert laid(position, 0) == ["chip-for-crown-Lany", "plot-RR"]


def test_chip_for_crown_at_any_time_of_the_phase_also_with_a_single_chip() -> None:
    """The one chip that is kept for the next round can become a crown."""
    position = lay("missions", laid={0: "chip-for-crown"}, chips={0: "ring"})
    assert asks(position) == (0, "mission")
    play(position, "crown for ring")
    assert chips(position, 0) == "crown"
    position = lay("missions", laid={0: "chip-for-crown"}, missions={0: "louis-Sany"}, chips={0: "sceptre*2 helmet"})
    play(position, "fulfil louis-Sany, spend sceptre+sceptre, draw light, crown for helmet")
    assert chips(position, 0) == "crown"


def test_who_has_one_chip_and_can_do_nothing_with_it_is_not_asked() -> None:
    for held, money in (("ring", 1), ("crown", 9), ("", 9)):
        position = lay(
            "missions",
            laid={0: "chip-for-crown"},
            chips={0: held, 1: "crown*2"} if held else {1: "crown*2"},
            louis={0: money},
        )
        assert asks(position) == (1, "mission")


# +1 carte mission


def test_one_more_draws_two_missions_when_it_is_laid() -> None:
    position = lay(
        "missions",
        chips={0: "sceptre*2"},
        missions={0: "one-more-Sany louis"},
        mission_pile="token-back-Hany plot-RR shield-LR",
    )
    play(position, "fulfil one-more-Sany, draw light")
    assert missions(position, 0) == ["token-back-Hany", "louis-Sany"]
    assert asks(position) == (0, "draw")
    play(position, "draw dark")
    assert missions(position, 0) == ["token-back-Hany", "louis-Sany", "plot-RR"]


def test_one_more_both_from_the_same_pile() -> None:
    position = lay(
        "missions", chips={0: "sceptre*2"}, missions={0: "one-more-Sany"}, mission_pile="plot-RR win-a-tie-RR shield-LR"
    )
    play(position, "fulfil one-more-Sany, draw dark, draw dark")
    assert missions(position, 0) == ["plot-RR", "win-a-tie-RR"]


def test_two_copies_of_one_more_make_four_missions_in_hand() -> None:
    position = lay(
        "missions",
        chips={0: "sceptre*2 ring*2 letter*2"},
        missions={0: "one-more-Sany one-more-Rany"},
        mission_pile="louis-Lany louis-Hany token-back-Hany onto-1-Rany",
    )
    play(position, "fulfil one-more-Sany, spend sceptre+sceptre, draw light, draw light")
    play(position, "fulfil one-more-Rany, spend ring+ring, draw light, draw light")
    assert len(missions(position, 0)) == 4
    play(position, "fulfil louis-Lany, draw light")
    assert len(missions(position, 0)) == 4


def test_one_more_acts_only_when_it_is_laid() -> None:
    position = lay("missions", chips={0: "sceptre*2"}, laid={0: "one-more"}, missions={0: "louis-Sany"})
    play(position, "fulfil louis-Sany, draw light")
    assert len(missions(position, 0)) == 1


# Echanger une carte mission


def test_swap_missions_one_or_two_under_their_piles_and_as_many_drawn() -> None:
    position = lay(
        "missions",
        laid={0: "swap-missions"},
        missions={0: "louis-Sany shield-SH"},
        mission_pile="plot-RR win-a-tie-RR",
    )
    assert asks(position) == (0, "return")
    assert texts(position) == ["enough", "return louis-Sany", "return shield-SH"]
    play(position, "return louis-Sany, return shield-SH")
    assert asks(position) == (0, "draw")
    assert missions(position, 0) == []
    play(position, "draw dark")
    assert missions(position, 0) == ["plot-RR"]
    play(position, "draw dark")
    assert missions(position, 0) == ["plot-RR", "win-a-tie-RR"]
    light = [name for name in mission_pile(position) if name.endswith("any")]
    medium = [
        name for name in mission_pile(position) if name.startswith(("allowance", "shield", "onto-k", "swap-card"))
    ]
    assert light[-1] == "louis-Sany"
    assert medium[-1] == "shield-SH"


def test_swap_missions_one_only() -> None:
    position = lay(
        "missions", laid={0: "swap-missions"}, missions={0: "louis-Sany shield-SH"}, mission_pile="plot-RR win-a-tie-RR"
    )
    play(position, "return shield-SH, enough, draw dark")
    assert missions(position, 0) == ["louis-Sany", "plot-RR"]
    assert position.round == 2


def test_swap_missions_need_not_be_used() -> None:
    position = lay("missions", laid={0: "swap-missions"}, missions={0: "louis-Sany shield-SH"})
    play(position, "enough")
    assert missions(position, 0) == ["louis-Sany", "shield-SH"]
    assert position.round == 2


def test_swap_missions_never_more_than_two_with_one_card() -> None:
    position = lay("missions", laid={0: "swap-missions"}, missions={0: "louis-Sany shield-SH plot"})
    play(position, "return louis-Sany, return shield-SH")
    assert asks(position) == (0, "draw")
    assert refused(position, "return plot-RR") == "other-question"


def test_two_copies_of_swap_missions_one_after_the_other() -> None:
    """Those just drawn can be swapped again."""
    position = lay(
        "missions",
        laid={0: "swap-missions*2"},
        missions={0: "louis-Sany shield-SH"},
        mission_pile="plot-RR win-a-tie-RR cheaper-bribe-HH three-louis-LL",
    )
    play(position, "return louis-Sany, return shield-SH, draw dark, draw dark")
    assert asks(position) == (0, "return")
    play(position, "return plot-RR, return win-a-tie-RR, draw dark, draw dark")
    assert missions(position, 0) == ["three-louis-LL", "cheaper-bribe-HH"]
    assert position.round == 2


def test_swap_missions_without_a_mission_in_hand_is_not_asked() -> None:
    position = lay("missions", laid={0: "swap-missions"})
    assert position.round == 2
