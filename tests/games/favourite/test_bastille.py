"""Détail des cartes: the duchess, the Bastille, and the Confessor between them."""

import pytest

from antichambre.games.favourite.counting import round_points
from games.favourite.tables import (
    asks,
    court_discards,
    discards,
    duchesses,
    hand,
    heard,
    lay,
    offered,
    order,
    play,
    refused,
    texts,
    view_of,
)

DUCHESS_FIRST = "duchess gold chateau chateau chateau chateau"
BASTILLE_FIRST = "bastille gold chateau chateau chateau chateau"
GOLD = "gold chocolate chocolate"


# Duchesse


def test_a_duchess_is_laid_before_the_player_who_draws_a_court_card() -> None:
    position = lay("", "", line=DUCHESS_FIRST, dice=GOLD, court_draw="spy prince")
    told = play(position, "take 1-2")
    assert (duchesses(position, 0), hand(position, 0)) == ("duchess", "spy")
    assert heard(told, "drew") == [{"seat": 0, "court": None}]


def test_a_player_may_have_several_duchesses() -> None:
    position = lay("", "", line="duchess duchess gold chateau chateau chateau", dice=GOLD, before=("duchess",))
    play(position, "take 1-3")
    assert duchesses(position, 0) == "duchess duchess duchess"


def test_example_a_duchess_with_a_court_card() -> None:
    """Alone she is worth nothing, with a court card two points."""
    position = lay("marquise", "", before=("duchess",))
    before = round_points(position, 0)
    told = play(position, "attach marquise")
    assert heard(told, "attached") == [{"seat": 0, "court": "marquise"}]
    assert duchesses(position, 0) == "duchess+marquise"
    assert view_of(position, 1)["seats"][0]["paired"] == ["marquise"]  # face up
    assert round_points(position, 0) == before - 1 + 2  # the card is no longer in hand


def test_one_court_card_for_each_duchess() -> None:
    position = lay("prince spy", "", before=("duchess",))
    play(position, "attach prince")
    assert refused(position, "attach spy") == "no-free-duchess"
    assert offered(position, "attach") == []


def test_ruling_6_a_court_card_is_given_at_any_moment_of_ones_own_turn() -> None:
    before = ("duchess*3", "duchess")
    position = lay("prince spy captain guard", "steward", dice=GOLD, before=before)
    play(position, "attach prince")
    position = lay("prince spy captain guard", "steward", before=before)
    play(position, "attach guard, roll, let it be, attach prince, take nothing, attach spy")
    assert duchesses(position, 0) == "duchess+prince duchess+spy duchess+guard"


def test_ruling_6_not_on_a_rivals_turn() -> None:
    position = lay("", "prince", line=BASTILLE_FIRST, dice=GOLD, before=("", "duchess"))
    play(position, "take 1-2")
    assert asks(position) == (1, "confess")
    assert refused(position, "attach prince") == "other-question"


def test_ruling_6_only_a_card_in_hand() -> None:
    position = lay("prince", "", before=("duchess",))
    assert refused(position, "attach spy") == "not-held"


def test_ruling_6_an_attached_card_is_there_for_good() -> None:
    position = lay("", "", before=("duchess+spy",))
    assert refused(position, "spy 1") == "not-held"
    assert texts(position) == ["roll"]


# Bastille


def test_the_player_draws_a_court_card_for_a_bastille() -> None:
    position = lay("", "", line=BASTILLE_FIRST, dice=GOLD, court_draw="spy prince")
    play(position, "take 1-2")
    assert hand(position, 0) == "spy"


def test_a_bastille_discards_a_duchess_and_itself() -> None:
    position = lay("", "", line=BASTILLE_FIRST, dice=GOLD, before=("", "duchess"))
    told = play(position, "take 1-2")
    assert order(told, "bastille-laid", "struck") == ["bastille-laid", "struck"]
    assert (duchesses(position, 1), position.waiting[1], discards(position)) == ("", 0, "duchess bastille")


def test_her_court_card_falls_with_her() -> None:
    position = lay("", "", line=BASTILLE_FIRST, dice=GOLD, before=("", "duchess+spy"), court_discards="captain")
    told = play(position, "take 1-2")
    assert heard(told, "struck") == [{"seat": 1, "court": "spy"}]
    assert court_discards(position) == "captain spy"


def test_without_a_duchess_it_waits() -> None:
    position = lay("", "", line=BASTILLE_FIRST, dice=GOLD)
    told = play(position, "take 1-2")
    assert heard(told, "bastille-waits") == [{"seat": 1}]
    assert (position.waiting[1], discards(position)) == (1, "")


def test_one_that_waits_strikes_the_next_duchess() -> None:
    position = lay("", "", line=DUCHESS_FIRST, dice=GOLD, before=("bastille",))
    told = play(position, "take 1-2")
    assert heard(told, "struck") == [{"seat": 0, "court": None}]
    assert (duchesses(position, 0), position.waiting[0], discards(position)) == ("", 0, "duchess bastille")


def test_ruling_8_before_any_player_but_oneself() -> None:
    position = lay("", "", "", line=BASTILLE_FIRST, dice=GOLD, turn=1)
    play(position, "take 1-2")
    assert (asks(position), texts(position)) == ((1, "bastille"), ["bastille 0", "bastille 2"])
    assert refused(position, "bastille 1") == "not-yourself"
    assert refused(position, "bastille 3") == "not-in-game"
    told = play(position, "bastille 2")
    assert heard(told, "bastille-laid") == [{"seat": 1, "rival": 2}]


def test_ruling_8_between_two_players_there_is_no_choice() -> None:
    position = lay("", "", line=BASTILLE_FIRST, dice=GOLD)
    told = play(position, "take 1-2")
    assert heard(told, "bastille-laid") == [{"seat": 0, "rival": 1}]


def test_ruling_8_the_owner_chooses_which_duchess_falls() -> None:
    before = ("", "duchess duchess+spy duchess+prince")
    position = lay("", "", line=BASTILLE_FIRST, dice=GOLD, before=before)
    play(position, "take 1-2")
    assert asks(position) == (1, "strike")
    assert texts(position) == ["lose duchess", "lose duchess with prince", "lose duchess with spy"]
    assert refused(position, "lose duchess with captain") == "no-such-card"
    play(position, "lose duchess with spy")
    assert (duchesses(position, 1), court_discards(position)) == ("duchess duchess+prince", "spy")


def test_ruling_8_one_bastille_strikes_one_duchess() -> None:
    position = lay("", "", line=BASTILLE_FIRST, dice=GOLD, before=("", "duchess*2"))
    play(position, "take 1-2")
    assert duchesses(position, 1) == "duchess"


def test_ruling_8_several_may_wait_and_each_strikes_one() -> None:
    line = "duchess duchess duchess gold chateau chateau"
    position = lay("", "", line=line, dice=GOLD, before=("bastille*2",))
    told = play(position, "take 1-4")
    assert len(heard(told, "struck")) == 2
    assert (duchesses(position, 0), position.waiting[0]) == ("duchess", 0)


def test_ruling_8_several_taken_at_once_are_laid_one_by_one() -> None:
    line = "bastille bastille gold chateau chateau chateau"
    position = lay("", "", "", line=line, dice=GOLD, before=("", "duchess"))
    told = play(position, "take 1-3, bastille 1, bastille 1")
    assert order(told, "bastille-laid", "struck", "bastille-waits") == [
        "bastille-laid",
        "struck",
        "bastille-laid",
        "bastille-waits",
    ]


def test_ruling_5_a_duchess_struck_at_once_earns_her_court_card() -> None:
    position = lay("", "", line=DUCHESS_FIRST, dice=GOLD, before=("bastille",), court_draw="spy")
    play(position, "take 1-2")
    assert hand(position, 0) == "spy"


# Ruling 9: the Confessor


def test_ruling_9_on_ones_own_turn() -> None:
    position = lay("confessor", "", before=("bastille*2",))
    told = play(position, "confessor")
    assert heard(told, "bastille-gone") == [{"seat": 0}]
    assert (position.waiting[0], discards(position), court_discards(position)) == (1, "bastille", "confessor")


@pytest.mark.parametrize("stage", ["open", "act", "close"])
def test_ruling_9_at_any_stage_of_ones_own_turn(stage: str) -> None:
    rolled = GOLD if stage == "act" else ""
    position = lay("confessor prince", "", before=("bastille",), closing=stage == "close", dice=rolled)
    assert asks(position) == (0, stage)
    play(position, "confessor")
    assert position.waiting[0] == 0


def test_ruling_9_not_without_a_bastille() -> None:
    position = lay("confessor", "", before=("", "bastille"))
    assert refused(position, "confessor") == "no-bastille"


@pytest.mark.parametrize("before", ["", "duchess", "duchess+spy"])
def test_ruling_9_when_a_bastille_is_laid_before_one(before: str) -> None:
    position = lay("", "confessor", line=BASTILLE_FIRST, dice=GOLD, before=("", before))
    play(position, "take 1-2")
    assert (asks(position), texts(position)) == ((1, "confess"), ["confessor", "let it be"])
    assert position.occasion() == "confess laid"
    told = play(position, "confessor")
    assert order(told, "court-played", "bastille-gone") == ["court-played", "bastille-gone"]
    assert (duchesses(position, 1), position.waiting[1]) == (before, 0)
    assert (discards(position), court_discards(position)) == ("bastille", "confessor")


def test_ruling_9_when_one_that_waits_would_strike() -> None:
    position = lay("confessor", "", line=DUCHESS_FIRST, dice=GOLD, before=("bastille",), court_draw="spy")
    play(position, "take 1-2")
    assert (asks(position), texts(position)) == ((0, "confess"), ["confessor", "let it be"])
    assert position.occasion() == "confess arrival"
    play(position, "confessor")
    assert (duchesses(position, 0), position.waiting[0], hand(position, 0)) == ("duchess", 0, "spy")


def test_ruling_9_let_it_be_and_she_falls() -> None:
    position = lay("confessor", "", line=DUCHESS_FIRST, dice=GOLD, before=("bastille",), court_draw="spy")
    play(position, "take 1-2, let it be")
    assert (duchesses(position, 0), position.waiting[0], hand(position, 0)) == ("", 0, "spy confessor")


def test_ruling_8_when_a_confessor_stops_one_the_next_strikes() -> None:
    position = lay("confessor", "", line=DUCHESS_FIRST, dice=GOLD, before=("bastille*2",))
    told = play(position, "take 1-2, confessor")
    assert len(heard(told, "struck")) == 1
    assert (duchesses(position, 0), position.waiting[0]) == ("", 0)


def test_ruling_9_two_confessors_stop_two_that_wait() -> None:
    position = lay("confessor*2", "", line=DUCHESS_FIRST, dice=GOLD, before=("bastille*2",))
    play(position, "take 1-2, confessor")
    assert asks(position) == (0, "confess")
    play(position, "confessor")
    assert (duchesses(position, 0), position.waiting[0]) == ("duchess", 0)


def test_ruling_9_who_holds_cards_is_asked_with_a_confessor_or_without() -> None:
    position = lay("", "spy", line=BASTILLE_FIRST, dice=GOLD, before=("", "duchess"))
    play(position, "take 1-2")
    assert (asks(position), texts(position)) == ((1, "confess"), ["let it be"])
    assert refused(position, "confessor") == "not-held"


def test_ruling_9_where_all_confessors_lie_open_nobody_is_asked_for_one() -> None:
    position = lay("spy", "", line=DUCHESS_FIRST, dice=GOLD, before=("bastille",), court_discards="confessor*2")
    assert len(heard(play(position, "take 1-2"), "struck")) == 1
    position = lay("", "spy", line=BASTILLE_FIRST, dice=GOLD, court_discards="confessor*2")
    assert len(heard(play(position, "take 1-2"), "bastille-waits")) == 1


def test_ruling_9_an_empty_hand_is_not_asked() -> None:
    position = lay("", "", line=DUCHESS_FIRST, dice=GOLD, before=("bastille",))
    told = play(position, "take 1-2")
    assert len(heard(told, "struck")) == 1
