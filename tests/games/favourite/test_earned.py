"""Cartes Cour de Versailles: how they are earned, how many may be held."""

import pytest

from games.favourite.tables import (
    asks,
    court_discards,
    duchesses,
    hand,
    heard,
    lay,
    offered,
    order,
    play,
    refused,
    texts,
)

# The table of what is earned


def earned(line: str, dice: str, run: str) -> int:
    """How many court cards a take brings."""
    position = lay("", "", "", line=line, dice=dice)
    told = play(position, run)
    while asks(position)[1] in ("ball", "bastille"):
        told += play(position, texts(position)[0])
    return len(heard(told, "drew"))


def test_the_first_three_cards_of_the_line() -> None:
    assert earned("gold chateau gold chocolate gold gold", "gold chateau gold", "take 1-3") == 1


def test_the_last_three_cards_of_the_line() -> None:
    assert earned("gold gold chocolate gold chateau gold", "gold chateau gold", "take 4-6") == 1


def test_three_equal_resources() -> None:
    assert earned("chateau gold gold gold chateau chateau", "gold gold gold", "take 2-4") == 1


def test_a_duchess() -> None:
    assert earned("duchess gold chateau chateau chateau chateau", "gold gold gold", "take 1-2") == 1


def test_a_bastille() -> None:
    assert earned("bastille gold chateau chateau chateau chateau", "gold gold gold", "take 1-2") == 1


@pytest.mark.parametrize("run", ["take 1", "take 1-2", "take 2-4", "take 3-5", "take 5-6", "take 6"])
def test_other_takes_earn_nothing(run: str) -> None:
    line = "gold chocolate gold chateau chocolate gold"
    faces = {"take 3-5": "gold chateau chocolate"}.get(run, "gold chocolate chateau")
    assert earned(line, faces, run) == 0


def test_taking_nothing_earns_nothing() -> None:
    assert earned("duchess gold gold gold bastille gold", "gold gold gold", "take nothing") == 0


def test_ruling_5_first_three_and_three_equal_add_up() -> None:
    assert earned("gold gold gold chateau chateau chateau", "gold gold gold", "take 1-3") == 2


def test_ruling_5_last_three_and_three_equal_add_up() -> None:
    assert earned("chateau chateau chateau gold gold gold", "gold gold gold", "take 4-6") == 2


def test_ruling_5_the_whole_line_is_the_first_three_and_the_last_three() -> None:
    """With a duchess and a Bastille: four; the ball earns nothing."""
    assert earned("chateau duchess bastille chateau ball gold", "chateau chateau gold", "take 1-6") == 4


def test_ruling_5_everything_at_once() -> None:
    """First three, last three, three equal, two duchesses, a Bastille."""
    assert earned("gold duchess gold duchess gold bastille", "gold gold gold", "take 1-6") == 6


def test_ruling_5_specials_are_among_the_three_cards_of_an_end() -> None:
    assert earned("ball ball gold chateau chateau chateau", "gold gold gold", "take 1-3") == 1


def test_ruling_5_balls_do_not_count_among_three_equal_resources() -> None:
    assert earned("chateau gold ball gold chateau chateau", "gold gold gold", "take 2-4") == 0


def test_ruling_5_more_than_three_cards_from_an_end_earn_one() -> None:
    assert earned("ball gold ball chateau gold chateau", "gold chateau chocolate", "take 1-4") == 1


def test_ruling_5_a_shorter_line_has_its_own_ends() -> None:
    assert earned("gold chateau chocolate gold", "gold chateau chocolate", "take 1-3") == 1
    assert earned("gold chateau chocolate gold", "gold chateau chocolate", "take 2-4") == 1
    assert earned("gold chateau chocolate", "gold chateau chocolate", "take 1-3") == 2
    assert earned("gold chateau", "gold chateau chocolate", "take 1-2") == 0


# The hand


def test_ruling_4_earned_cards_are_drawn_together_and_then_the_limit_holds() -> None:
    position = lay(
        "guard*2 captain",
        "",
        line="gold gold gold chateau chateau chateau",
        dice="gold gold gold",
        court_draw="prince spy",
    )
    told = play(position, "take 1-3")
    assert order(told, "drew", "dropped") == ["drew", "drew"]
    assert (asks(position), hand(position, 0)) == ((0, "hand-limit"), "prince captain spy guard guard")


def test_no_more_than_four_court_cards() -> None:
    position = lay("guard*2 captain steward", "", court_draw="prince spy")
    play(position, "steward")
    assert asks(position) == (0, "hand-limit")
    assert texts(position) == ["drop prince", "drop captain", "drop spy", "drop guard"]
    told = play(position, "drop captain")
    assert heard(told, "dropped") == [{"seat": 0, "court": "captain"}]
    assert (hand(position, 0), asks(position)) == ("prince spy guard guard", (0, "open"))


def test_four_court_cards_may_be_held() -> None:
    position = lay("guard*2 steward", "", court_draw="prince spy")
    play(position, "steward")
    assert asks(position) == (0, "open")


def test_ruling_6_as_many_as_are_too_many_are_discarded() -> None:
    position = lay(
        "guard*2 captain confessor",
        "",
        "",
        line="gold duchess gold duchess gold ball",
        dice="gold gold gold",
        court_draw="spy prince marquise actor steward",
    )
    play(position, "take 1-6, ball gold")
    for card in ("spy", "prince", "guard", "marquise"):
        assert asks(position) == (0, "hand-limit")
        play(position, f"drop {card}")
    assert asks(position) == (0, "hand-limit")
    play(position, "drop guard")
    assert (asks(position), hand(position, 0)) == ((0, "close"), "captain steward actor confessor")
    assert court_discards(position) == "spy prince guard marquise guard"


def test_ruling_6_a_surplus_card_may_go_to_a_duchess_instead() -> None:
    position = lay("guard*2 captain steward", "", court_draw="prince spy", before=("duchess",))
    play(position, "steward")
    assert offered(position, "attach") == ["attach prince", "attach captain", "attach spy", "attach guard"]
    play(position, "attach guard")
    assert (asks(position), duchesses(position, 0)) == ((0, "open"), "duchess+guard")
    assert court_discards(position) == "steward"


def test_ruling_6_also_to_a_duchess_who_has_just_been_taken() -> None:
    position = lay(
        "guard*2 captain marquise",
        "",
        line="duchess gold chateau chateau chateau chateau",
        dice="gold gold gold",
        court_draw="prince",
    )
    play(position, "take 1-2, attach prince")
    assert (duchesses(position, 0), asks(position)) == ("duchess+prince", (0, "close"))


def test_ruling_6_a_surplus_card_cannot_be_played() -> None:
    position = lay("guard*2 captain steward", "", court_draw="prince spy")
    play(position, "steward")
    assert refused(position, "prince") == "other-question"
    assert refused(position, "roll") == "other-question"


def test_ruling_6_dropping_is_only_for_surplus_cards() -> None:
    position = lay("guard*2 captain marquise", "")
    assert refused(position, "drop captain") == "other-question"


def test_ruling_6_only_cards_in_hand_are_dropped() -> None:
    position = lay("guard*2 captain steward", "", court_draw="prince spy")
    play(position, "steward")
    assert refused(position, "drop gardener") == "not-held"


def test_ruling_6_a_spy_leaves_the_hand_as_large_as_it_was() -> None:
    position = lay("guard*2 captain spy", "prince")
    play(position, "spy 1, let it be")
    assert (asks(position), hand(position, 0)) == ((0, "open"), "prince captain guard guard")
