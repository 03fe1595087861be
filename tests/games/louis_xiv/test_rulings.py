"""The rulings of the house, each by its number; what a section's own file holds is held again here only in short."""

from typing import Any

from antichambre.games.louis_xiv.components import MISSION_NAMES
from games.louis_xiv.tables import (
    asks,
    back,
    card_pile,
    chips,
    count,
    counted,
    go_on,
    hand,
    heard,
    laid,
    lay,
    louis,
    missions,
    neutral_on,
    on,
    play,
    plot_pile,
    plots,
    refused,
    shields,
    texts,
    tokens,
)

HANDS = {0: "1 2 3", 1: "4 5 6", 2: "7 8 9", 3: "10 11 12"}
ALL_SHIELDS = {0: [10, 10, 10, 0, 0, 0], 1: [0, 0, 0, 10, 10, 10]}


# Supply


def test_ruling_1_own_missions_act_in_the_order_that_the_player_likes() -> None:
    """Give a token for a card, then take it back."""
    position = lay("supply", in_round=2, laid={0: "token-for-card token-back"}, general={0: 0})
    play(position, "trade")
    assert tokens(position, 0) == (0, 16)


def test_ruling_1_a_token_for_a_card_can_wait_for_the_plot_card_and_the_shield() -> None:
    """Whoever is asked has seen them, and can still take the token back with what comes after."""
    table: Any = {"laid": {0: "token-for-card plot shield token-back"}, "general": {0: 0}, "plot_pile": "9"}
    position = lay("supply", in_round=2, shield_pile=[4], **table)
    assert asks(position) == (0, "trade")
    assert plots(position, 0) == [9]
    assert shields(position, 0) == [0, 0, 0, 0, 1, 0]
    assert texts(position) == ["enough", "trade", "later"]
    play(position, "trade")
    assert tokens(position, 0) == (0, 16)


def test_ruling_1_a_token_for_a_card_can_wait_for_any_gain_or_allowance() -> None:
    position = lay("supply", in_round=2, laid={0: "token-for-card token-back*2 three-tokens allowance*2"})
    waited = 0
    while "later" in texts(position):
        assert asks(position) == (0, "trade")
        play(position, "later")
        if position.decision == "allowance":
            play(position, "two louis")
        waited += 1
    assert waited == 5
    assert texts(position) == ["enough", "trade"]


def test_ruling_1_pure_gains_are_simply_taken() -> None:
    position = lay("supply", in_round=2, laid={0: "louis token-back shield plot three-louis three-tokens"})
    assert asks(position) == (0, "card")


def test_ruling_2_coins_are_unlimited() -> None:
    position = lay("supply", louis={0: 90, 1: 90, 2: 90, 3: 90}, money=(1, 6))
    assert louis(position) == [96] * 4


def test_ruling_2_a_shield_from_an_empty_supply_counts_one_point_and_no_type() -> None:
    position = count(10, on={10: [0, 0, 3, 0]}, shields=ALL_SHIELDS)
    assert counted(position, 10)
    assert shields(position, 2) == [0] * 6
    assert position.shield_count(2) == 2
    assert position.scores()[2] == 2


def test_ruling_2_the_last_shield_is_drawn_and_the_next_only_counted() -> None:
    position = count(10, on={10: [0, 0, 3, 0]}, shields={0: [10, 10, 10, 0, 0, 0], 1: [0, 0, 0, 10, 10, 9]})
    assert shields(position, 2) == [0, 0, 0, 0, 0, 1]
    assert position.shield_count(2) == 2


def test_ruling_2_in_the_end_scarce_shields_are_drawn_clockwise_from_the_first_player() -> None:
    """Two shields are left for the exchange: those of seats 2 and 3. Then the majorities give points alone."""
    table: Any = {"shields": {1: [10, 10, 10, 10, 10, 8]}, "louis": dict.fromkeys(range(4), 3)}
    position = lay("missions", in_round=4, first=2, wait=True, **table)
    told = go_on(position)
    assert position.over
    assert [event["seat"] for event in heard(told, "exchanged")] == [2, 3, 0, 1]
    assert [sum(shields(position, seat)) for seat in range(4)] == [0, 58, 1, 1]
    assert [position.shield_count(seat) for seat in range(4)] == [1, 58 + 1 + 6, 1, 1]


def test_ruling_2_scarce_shields_of_majorities_are_drawn_clockwise_from_the_first_player() -> None:
    """Both have most of one kind, and one shield is left."""
    held = {0: [10, 10, 10, 0, 0, 0], 1: [0, 0, 0, 10, 10, 9]}
    position = lay("missions", in_round=4, first=1, wait=True, shields=held, louis=dict.fromkeys(range(4), 0))
    go_on(position)
    assert [sum(shields(position, seat)) for seat in range(2)] == [30, 30]
    assert position.scores()[:2] == [33, 32]


def test_ruling_3_three_players_a_plot_card_at_the_start_of_round_4() -> None:
    position = lay("missions", 3, in_round=3, first=2, wait=True, plot_pile="6")
    told = go_on(position)
    names = [event["event"] for event in told]
    assert names.index("round-begun") < names.index("plot-drawn") < names.index("king-comes")
    assert plots(position, 0) == [6]


# Influence


def test_ruling_4_neutral_tokens_first_then_players_clockwise_from_the_first() -> None:
    position = lay(
        "influence",
        2,
        in_round=2,
        first=1,
        king=1,
        laid={0: "onto-1", 1: "onto-2"},
        cards=dict(list(HANDS.items())[:2]),
    )
    assert sum(neutral_on(position).values()) == 8
    assert asks(position) == (1, "bonus")
    play(position, "bonus 2")
    assert asks(position) == (0, "bonus")


def test_ruling_4_those_cards_are_optional() -> None:
    position = lay("influence", in_round=2, king=1, laid={0: "onto-king"}, cards=HANDS)
    play(position, "enough")
    assert on(position, 1) == [0, 0, 0, 0]


def test_ruling_5_what_placing_ends_in() -> None:
    position = lay("cards", cards=HANDS)
    play(position, "card 1")
    endings = [tuple(int(step.split(":")[1]) for step in text.split()) for text in texts(position)[:-1]]
    assert set(endings) == {(1,), (2,), (3,), (1, 1), (2, 1), (1, 2), (1, 1, 1)}


def test_ruling_5_along_a_path_of_three_different_boards() -> None:
    position = lay("cards", cards=HANDS)
    play(position, "card 1")
    for text in texts(position)[:-1]:
        boards = [step.split(":")[0] for step in text.split()]
        assert len(set(boards)) == len(boards)


def test_ruling_5_recovering_is_always_possible_and_takes_what_it_can() -> None:
    for there, back_home in ((0, 0), (2, 2), (5, 3)):
        position = lay("cards", cards=HANDS, general={0: there})
        play(position, "card 1, take back")
        assert tokens(position, 0)[0] == there - back_home


def test_ruling_6_the_last_card_goes_on_top_of_the_draw_pile_at_once() -> None:
    position = lay("cards", cards={0: "1 2", 1: "3 4"}, card_pile="9")
    play(position, "card 2, take back")
    assert card_pile(position)[:2] == ["1", "9"]
    assert hand(position, 0) == ""


def test_ruling_6_a_swapped_card_can_be_the_last() -> None:
    position = lay("cards", cards={0: "1 2"}, laid={0: "swap-card"}, card_pile="joker", seats=3, plots={1: "1"})
    play(position, "swap 1")
    told = play(position, "card 2, take back")
    assert heard(told, "card-put-back") == [{"seat": 0, "card": None}]


def test_ruling_7_paying_two_louis_replaces_playing_a_card() -> None:
    position = lay("cards", cards=HANDS, laid={0: "pay-to-skip"})
    play(position, "skip")
    assert (louis(position)[0], position.hand_size(0)) == (3, 3)
    assert asks(position) == (1, "card")


def test_ruling_7_one_four_token_card_a_phase_all_on_one_or_four_recovered() -> None:
    position = lay("cards", seats=2, cards={0: "1 2 3", 1: "4 5 6"}, laid={0: "four-tokens"})
    play(position, "four 3, take back, card 4, take back")
    assert tokens(position, 0) == (1, 15)
    assert refused(position, "four 1") == "once-a-phase"


def test_ruling_8_the_personal_supply_makes_up_the_difference() -> None:
    """Missions at the beginning and the end of the phase, Condé, Maintenon."""
    position = lay("influence", in_round=2, king=1, laid={0: "onto-1"}, cards=HANDS, general={0: 0})
    play(position, "bonus 1")
    assert tokens(position, 0) == (0, 15)
    position = lay("cards", in_round=2, laid={0: "late-token"}, general={0: 0}, plots={1: "1"})
    play(position, "onto 12")
    assert tokens(position, 0) == (0, 15)
    position = count(6, on={6: [3, 0]}, general={0: 0})
    play(position, "onto 12")
    assert tokens(position, 0) == (0, 15)


def test_ruling_8_who_has_no_token_off_the_boards_is_not_asked() -> None:
    position = lay("influence", in_round=2, king=1, laid={0: "onto-1"}, cards=HANDS, on={3: [16]}, general={0: 0})
    assert asks(position) == (0, "card")


def test_ruling_8_maintenon_up_to_two_then_one_back() -> None:
    position = count(8, on={8: [1, 0]}, general={0: 0})
    play(position, "maintenon 2")
    assert tokens(position, 0) == (0 + 1, 15 - 2)  # nothing was left to take back; the counted token leaves
    position = count(8, on={8: [1, 0]}, general={0: 3})
    play(position, "maintenon 2")
    assert tokens(position, 0) == (3 - 2 - 1 + 1, 12 + 1)


# Counting


def test_ruling_9_the_holder_is_asked_also_without_a_token_there() -> None:
    position = count(7, on={7: [1, 0, 0, 0]}, plots={2: "7"})
    assert asks(position) == (2, "plot")


def test_ruling_9_one_general_or_one_or_two_personal_tokens() -> None:
    for move, general, personal in (("plot general", 4, 11), ("plot one", 5, 10), ("plot two", 5, 9)):
        position = count(10, plots={2: "10"}, on={10: [0, 0, 0, 0]})
        copy = position.copy()
        copy.perform(copy.game.by_text[move].action)
        assert tokens(copy, 2) == (general, personal)


def test_ruling_10_majority_first_then_clockwise() -> None:
    position = count(8, on={8: [1, 1, 3, 1]})
    order = []
    while position.decision in ("maintenon", "bribe"):
        order.append((position.seat, position.decision))
        play(position, "maintenon 0" if position.decision == "maintenon" else "enough")
    assert order == [(2, "maintenon"), (3, "bribe"), (0, "bribe"), (1, "bribe")]


def test_ruling_10_without_a_majority_clockwise_from_the_first_player() -> None:
    position = count(8, on={8: [2, 1, 2, 1]}, first=3)
    order = []
    while position.decision == "bribe":
        order.append(position.seat)
        play(position, "enough")
    assert order == [3, 0, 1, 2]


def test_ruling_10_the_same_order_decides_who_gets_scarce_chips() -> None:
    """A tie with the king and one sceptre left: it goes to the first from the first player on."""
    position = count(1, on={1: [2, 2, 0, 0]}, king=1, back=[1], first=1, chips={3: "sceptre*5"})
    assert (chips(position, 0), chips(position, 1)) == ("", "sceptre")


def test_ruling_10_no_chip_left_no_award_and_no_purchase() -> None:
    position = count(2, on={2: [2, 1, 0, 0]}, chips={3: "letter*6"})
    assert counted(position, 2)
    assert (chips(position, 0), louis(position)[1]) == ("", 5)


def test_ruling_10_on_token_boards_the_player_with_most_tokens_is_first() -> None:
    position = count(11, on={11: [3, 3, 0, 4]}, back=[11], card_pile="1 2 3")
    assert [hand(position, seat) for seat in (3, 0, 1)] == ["1", "2", "3"]
    position = count(11, on={11: [3, 3, 0, 3]}, back=[11], first=1, card_pile="1 2 3")
    assert [hand(position, seat) for seat in (1, 3, 0)] == ["1", "2", "3"]


def test_ruling_11_income_comes_before_tokens_leave() -> None:
    """Condé's token is taken from the general supply while those on his board still lie there."""
    position = count(6, on={6: [16, 0]}, general={0: 0}, back=[6])
    assert counted(position, 6)
    assert tokens(position, 0) == (16, 0)


def test_ruling_11_condes_new_token_stays_even_on_no_6() -> None:
    for turned in ([], [6]):
        position = count(6, on={6: [3, 0, 0, 0]}, back=turned)
        play(position, "onto 6")
        assert counted(position, 6)
        assert on(position, 6) == [1, 0, 0, 0]


def test_ruling_12_any_tie_for_most_once_in_each_counting_phase() -> None:
    position = lay("counting", on={5: [1, 1], 7: [1, 1], 9: [1, 1]}, laid={0: "win-a-tie"}, plots={3: "10"})
    play(position, "enough")
    assert asks(position) == (0, "tie")
    assert position.board == 6
    play(position, "win the tie")
    assert asks(position) == (3, "plot")
    assert chips(position, 0) == ""


def test_ruling_12_with_the_king_a_single_second_gets_the_chip() -> None:
    position = count(4, on={4: [2, 2, 1, 0]}, king=4, back=[4], laid={0: "win-a-tie"})
    play(position, "win the tie")
    assert [chips(position, seat) for seat in range(3)] == ["helmet crown", "helmet", ""]
    assert [tokens(position, seat) for seat in range(3)] == [(7, 9), (5, 11), (5, 11)]


def test_ruling_12_with_the_king_several_seconds_get_nothing_free() -> None:
    position = count(4, on={4: [2, 2, 2, 1]}, king=4, laid={0: "win-a-tie"})
    play(position, "win the tie")
    asked = []
    while position.decision == "bribe":
        asked.append(position.seat)
        play(position, "enough")
    assert asked == [1, 2, 3]
    assert [chips(position, seat) for seat in range(4)] == ["helmet crown", "", "", ""]


def test_ruling_13_a_board_without_tokens_does_not_turn_and_the_king_leaves_it() -> None:
    position = count(2, king=2)
    assert counted(position, 2)
    assert back(position) == []
    assert position.king == -1


def test_ruling_14_plot_pile_empty_louvois_gives_the_shield_alone() -> None:
    position = count(12, on={12: [1, 0, 0, 0]}, plots={1: "1 2 3 4 5 6", 2: "7 8 9 10 11", 3: "12"})
    play(position, "enough")
    assert (position.shield_count(0), plots(position, 0)) == (1, [])


def test_ruling_14_a_plot_card_played_goes_under_its_pile_and_can_be_drawn_again() -> None:
    position = count(12, on={12: [1, 0, 0, 0]}, plots={1: "1 2 3 4 5 6", 2: "7 8 9 10 11", 3: "12"})
    play(position, "plot one")
    assert plot_pile(position) == [12]
    position = count(12, on={12: [1, 0, 0, 2]}, plots={1: "1 2 3 4 5 6", 2: "7 8 9 10 11", 3: "12"}, louis={0: 0})
    play(position, "plot one")
    assert plots(position, 3) == [12]


def test_ruling_15_neutral_tokens_count_and_take_nothing() -> None:
    position = count(9, 2, on={9: [1, 0]}, neutral={9: 2})
    assert chips(position, 0) == ""
    assert back(position) == [9]
    assert neutral_on(position) == {}


# Missions


def test_ruling_16_the_player_chooses_which_chips_to_spend() -> None:
    position = lay("missions", chips={0: "sceptre letter crown"}, missions={0: "allowance-SL"})
    play(position, "fulfil allowance-SL")
    assert texts(position) == ["spend sceptre+letter", "spend sceptre+crown", "spend letter+crown"]


def test_ruling_16_chip_for_crown_works_from_the_moment_it_is_laid_on_its_owners_turn() -> None:
    position = lay("missions", chips={0: "letter*4", 1: "ring*2"}, missions={0: "chip-for-crown-Lany"})
    assert refused(position, "crown for letter") == "not-laid"
    play(position, "fulfil chip-for-crown-Lany, draw light, crown for letter, enough")
    assert chips(position, 0) == "letter crown"
    play(position, "keep crown")
    assert asks(position) == (1, "mission")
    assert refused(position, "crown for ring") == "not-laid"


def test_ruling_17_exactly_one_chip_is_kept() -> None:
    position = lay("missions", chips={0: "ring*2 letter"})
    play(position, "enough, keep letter")
    assert chips(position, 0) == "letter"
    assert position.shield_count(0) == 2


def test_ruling_17_the_last_chip_never_becomes_a_shield_before_the_end() -> None:
    position = lay("missions", chips={0: "ring"})
    assert chips(position, 0) == "ring"
    assert position.round == 2


def test_ruling_17_in_the_last_round_as_in_the_others() -> None:
    """Surplus crowns go back to the middle, where the next player can have one; the chip kept counts in the end."""
    position = lay(
        "missions",
        in_round=4,
        chips={0: "crown*10", 1: "ring"},
        laid={1: "chip-for-crown"},
        louis={**dict.fromkeys(range(4), 0), 1: 2},
    )
    assert asks(position) == (0, "mission")
    told = play(position, "enough")
    assert chips(position, 0) == "crown"
    assert len(heard(told, "shield-drawn")) == 9
    assert asks(position) == (1, "mission")
    told = play(position, "crown for ring")
    assert position.over
    assert heard(told, "exchanged")[:2] == [{"seat": 0, "count": 1}, {"seat": 1, "count": 1}]


def test_ruling_18_after_everybodys_missions_clockwise() -> None:
    position = lay(
        "missions",
        first=1,
        chips={0: "ring*2"},
        laid={0: "swap-missions", 1: "swap-missions"},
        missions={0: "louis", 1: "plot"},
    )
    assert asks(position) == (0, "mission")
    play(position, "enough")
    assert asks(position) == (1, "return")
    play(position, "enough")
    assert asks(position) == (0, "return")


def test_ruling_18_under_their_piles_then_drawn_one_at_a_time() -> None:
    position = lay(
        "missions", laid={0: "swap-missions"}, missions={0: "louis-Sany louis-Hany"}, mission_pile="plot-RR shield-LR"
    )
    play(position, "return louis-Sany, return louis-Hany, draw medium")
    assert missions(position, 0) == ["shield-LR"]
    assert asks(position) == (0, "draw")
    play(position, "draw dark")
    assert missions(position, 0) == ["shield-LR", "plot-RR"]


def test_ruling_18_an_empty_pile_cannot_be_chosen() -> None:
    dark = "three-tokens three-louis plot token-for-card four-tokens late-token win-a-tie"
    position = lay("missions", laid={0: "swap-missions", 1: dark}, missions={0: "louis-Sany cheaper-bribe"})
    play(position, "return louis-Sany, enough")
    assert refused(position, "draw dark") == "pile-empty"
    position = lay("missions", laid={0: "swap-missions", 1: dark}, missions={0: "louis-Sany cheaper-bribe"})
    play(position, "return cheaper-bribe-HH, enough, draw dark")
    assert missions(position, 0) == ["louis-Sany", "cheaper-bribe-HH"]


def test_ruling_18_not_asked_in_the_last_round() -> None:
    position = lay("missions", in_round=4, laid={0: "swap-missions"}, missions={0: "louis"})
    assert position.over


def test_ruling_19_abilities_are_never_forced() -> None:
    """Every question about an ability can be declined."""
    declined = [
        lay("supply", in_round=2, laid={0: "token-for-card"}),
        lay("influence", king=1, laid={0: "onto-king"}, cards=HANDS),
        lay("cards", laid={0: "late-token"}),
        count(5, plots={0: "5"}),
        count(5, on={5: [1, 1]}, laid={0: "win-a-tie"}),
        count(1, on={1: [1, 2]}),
        count(6, on={6: [3, 0]}),
        lay("missions", chips={0: "crown*2"}),
        lay("missions", laid={0: "swap-missions"}, missions={0: "louis"}),
    ]
    for position in declined:
        assert "enough" in texts(position)
    assert "maintenon 0" in texts(count(8, on={8: [1, 0]}))
    assert "card 1" in texts(lay("cards", cards=HANDS, laid={0: "pay-to-skip swap-card four-tokens"}))


# The end


def test_ruling_20_convert_then_reveal_then_majorities_then_bonus_shields() -> None:
    position = lay("missions", in_round=4, wait=True, shields={0: [2, 0, 0, 0, 0, 0], 1: [1, 1, 0, 0, 0, 0]})
    names = [event["event"] for event in go_on(position)]
    assert position.over
    assert names.index("exchanged") < names.index("revealed") < names.index("arms-won")
    last_won = len(names) - 1 - names[::-1].index("arms-won")
    last_drawn = len(names) - 1 - names[::-1].index("shield-drawn")
    assert last_won < last_drawn < names.index("scored")


def test_ruling_20_ties_most_tokens_in_the_personal_supply_then_shared() -> None:
    none = dict.fromkeys(range(4), 0)
    position = lay("missions", in_round=4, laid={0: "louis", 1: "plot", 2: "shield"}, louis=none, general={2: 6})
    assert position.winners() == [0, 1]


def test_every_mission_has_one_name() -> None:
    assert len(set(MISSION_NAMES)) == 40
    assert laid(lay("missions", in_round=4, laid={0: "louis"}), 0) == ["louis-Sany"]
