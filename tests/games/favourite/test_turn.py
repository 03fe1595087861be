"""The stages of a turn, the musketeers, and where the petitions that were taken go."""

import pytest

from games.favourite.tables import (
    asks,
    columns,
    court_discards,
    dice,
    discards,
    duchesses,
    hand,
    heard,
    lay,
    line,
    offered,
    order,
    play,
    refused,
    roll_as,
    texts,
    view_of,
)

LINE = "gold chateau chateau chocolate chateau gold"


# Jouer une carte Mousquetaire


def test_a_musketeer_rolls_one_die_or_several_again() -> None:
    position = lay("", "", dice="gold gold gold")
    assert offered(position, "reroll") == [f"reroll {dice}" for dice in ("1", "2", "1+2", "3", "1+3", "2+3", "1+2+3")]
    told = play(position, "reroll 1+3")
    assert [fact["die"] for fact in heard(told, "rolled")] == [1, 3]
    assert dice(position).split()[1] == "gold"


def test_the_musketeer_is_discarded() -> None:
    position = lay("", "", dice="gold gold gold")
    told = play(position, "reroll 1")
    assert order(told, "musketeer-spent", "rolled") == ["musketeer-spent", "rolled"]
    assert (position.musketeers[0], position.spent[0], position.musketeers[1]) == (3, 1, 4)
    assert view_of(position)["seats"][0]["musketeers"] == 3


def test_as_often_as_there_are_musketeers() -> None:
    position = lay("", "", dice="gold gold gold")
    play(position, "reroll 1, reroll 2, reroll 1+2+3, reroll 3")
    assert position.musketeers[0] == 0
    assert refused(position, "reroll 1") == "no-musketeer"
    assert offered(position, "reroll") == []


def test_no_musketeer_before_the_roll_nor_after_the_take() -> None:
    position = lay("prince", "")
    assert refused(position, "reroll 1") == "other-question"
    play(position, "roll, take nothing")
    assert refused(position, "reroll 1") == "other-question"


def test_musketeers_do_not_return_within_a_round() -> None:
    position = lay("", "", dice="gold gold gold")
    play(position, "reroll 1, take nothing, roll, take nothing, roll")
    assert position.musketeers[0] == 3


# Ruling 1


def test_ruling_1_court_cards_then_the_roll_which_is_compulsory() -> None:
    position = lay("prince", "")
    assert (asks(position), texts(position)) == ((0, "open"), ["roll", "prince"])
    assert refused(position, "end") == "other-question"
    assert refused(position, "take nothing") == "other-question"
    play(position, "prince")
    assert texts(position) == ["roll"]


def test_ruling_1_after_the_roll_rerolls_court_cards_and_the_take() -> None:
    position = lay("prince treasurer", "", line=LINE, dice="chocolate chateau chateau")
    assert asks(position) == (0, "act")
    assert {"reroll 1", "prince", "treasurer 1", "take 2-4", "take nothing"} <= set(texts(position))
    assert refused(position, "roll") == "other-question"


def test_ruling_1_court_cards_after_settling_then_the_line_is_filled() -> None:
    position = lay(
        "prince", "", line=LINE, dice="chocolate chateau chateau", draw="ball gold gold", before=("duchess",)
    )
    play(position, "take 2-4")
    assert (asks(position), texts(position)) == ((0, "close"), ["end", "attach prince", "prince"])
    assert line(position) == "gold - - - chateau gold"
    told = play(position, "prince")
    assert line(position) == "gold ball gold gold chateau gold"
    assert order(told, "court-played", "line-card", "turn-begun")[-1] == "turn-begun"


def test_ruling_1_without_a_card_in_hand_nothing_is_asked_at_the_end() -> None:
    position = lay("", "", line=LINE, dice="chocolate chateau chateau")
    play(position, "take 2")
    assert asks(position) == (1, "open")


def test_the_dice_of_the_last_turn_do_not_count() -> None:
    position = lay("", "", dice="gold gold gold")
    play(position, "take nothing")
    assert dice(position) == "- - -"
    assert refused(position, "take 1") == "other-question"


def test_as_many_court_cards_as_wanted() -> None:
    position = lay("prince*2 captain marquise", "", musketeers=[3, 4], dice="gold gold gold")
    play(position, "prince, captain, marquise 1+2, prince")
    assert hand(position, 0) == ""
    assert position.princes[0] == 2


def test_a_court_card_may_be_played_as_soon_as_it_is_drawn() -> None:
    position = lay("steward", "", court_draw="prince marquise")
    play(position, "steward, prince, marquise 1+2")
    assert (hand(position, 0), position.princes[0]) == ("", 1)


def test_a_court_card_earned_by_a_take_may_be_played_in_the_same_turn() -> None:
    position = lay("", "", line=LINE, dice="gold chateau chateau", court_draw="prince")
    play(position, "take 1-3, prince")
    assert position.princes[0] == 1


# Pose des cartes Ressource devant soi


def test_resources_lie_in_columns_by_their_type() -> None:
    line = "gold gold chocolate chateau chateau chateau"
    position = lay("", "", line=line, dice="gold gold chocolate", draw="gold*3", court_discards="lieutenant*2")
    play(position, "take 1-3, end, roll, take nothing")
    roll_as(position, "chateau chateau chateau")
    play(position, "take 4-5")
    assert columns(position, 0) == [2, 1, 2]


def test_example_six_resource_cards() -> None:
    position = lay("", "", before=("gold*3 chocolate*2 chateau",))
    shown = view_of(position)["seats"][0]
    assert shown["gathered"] == 6
    assert [(column["resource"], column["cards"]) for column in shown["columns"]] == [
        ("gold", 3),
        ("chocolate", 2),
        ("chateau", 1),
    ]


def test_example_eight_cards_with_a_ball() -> None:
    position = lay("", "", before=("gold*3 chocolate*2 ball-chocolate chateau*2",))
    shown = view_of(position)["seats"][0]
    assert shown["gathered"] == 8
    assert shown["columns"][1] == {"resource": "chocolate", "cards": 2, "balls": 1}


# Bal masqué


@pytest.mark.parametrize("column", ["gold", "chocolate", "chateau"])
def test_a_ball_goes_to_the_column_of_your_choice(column: str) -> None:
    position = lay("", "", line="ball gold chateau chateau chateau chateau", dice="gold gold gold")
    play(position, "take 1-2")
    assert (asks(position), texts(position)) == ((0, "ball"), ["ball gold", "ball chocolate", "ball chateau"])
    told = play(position, f"ball {column}")
    assert heard(told, "ball-placed") == [{"seat": 0, "column": column}]
    assert sum(columns(position, 0)) == 2


def test_ruling_4_a_ball_may_go_to_an_empty_column_and_stays_there() -> None:
    position = lay("prince", "", line="ball gold chateau chateau chateau chateau", dice="gold gold gold")
    play(position, "take 1-2, ball chateau")
    assert columns(position, 0) == [1, 0, 1]
    assert refused(position, "ball gold") == "other-question"


def test_ruling_4_resources_balls_duchesses_bastilles_then_the_court_cards() -> None:
    position = lay(
        "",
        "confessor",
        "",
        line="bastille ball gold duchess ball gold",
        dice="gold gold chocolate",
        before=("", "duchess", "bastille"),
        court_draw="prince spy marquise steward captain",
    )
    told = play(position, "take 1-6")
    assert columns(position, 0) == [2, 0, 0]
    assert (asks(position), duchesses(position, 0), hand(position, 0)) == ((0, "ball"), "", "")
    play(position, "ball gold")
    assert asks(position) == (0, "ball")
    told = play(position, "ball chocolate")
    assert (asks(position), duchesses(position, 0), hand(position, 0)) == ((0, "bastille"), "duchess", "")
    told = play(position, "bastille 1")
    assert asks(position) == (1, "confess")
    told = play(position, "let it be")
    assert order(told, "struck", "drew") == ["struck", "drew", "drew", "drew", "drew"]
    assert hand(position, 0) == "prince marquise steward spy"


def test_ruling_4_a_take_is_told_left_to_right() -> None:
    position = lay("", "", line="bastille ball gold duchess ball gold", dice="gold gold chocolate")
    told = play(position, "take 1-6")
    assert [(fact["place"], fact["petition"]) for fact in heard(told, "took")] == list(
        enumerate(["bastille", "ball", "gold", "duchess", "ball", "gold"], start=1)
    )


def test_what_is_taken_is_not_discarded() -> None:
    position = lay("", "", line=LINE, dice="gold chateau chateau")
    play(position, "take 1-3")
    assert (discards(position), court_discards(position)) == ("", "")
