"""The court cards, each with its power: when, what it needs, what it does."""

import pytest

from antichambre.games.favourite.counting import round_points
from games.favourite.tables import (
    PLAIN_LINE,
    asks,
    columns,
    court_discards,
    dice,
    discards,
    hand,
    heard,
    lay,
    line,
    offered,
    order,
    play,
    play_until,
    refused,
    texts,
    view_of,
)

ROLLED = "gold chocolate chateau"
ANY_STAGE = ["open", "act", "close"]


# Prince


@pytest.mark.parametrize("stage", ANY_STAGE)
def test_prince_is_laid_before_his_player(stage: str) -> None:
    position = lay("prince guard", "", closing=stage == "close", dice=ROLLED if stage == "act" else "")
    told = play(position, "prince")
    assert heard(told, "court-played") == [{"seat": 0, "court": "prince", "rival": None}]
    assert (position.princes[0], court_discards(position), hand(position, 0)) == (1, "", "guard")
    assert view_of(position, 1)["seats"][0]["princes"] == 1


def test_prince_scores_at_the_end_of_the_round() -> None:
    position = lay("prince", "")
    before = round_points(position, 0)
    play(position, "prince")
    assert round_points(position, 0) == before - 1 + 2  # no longer in hand


# Treasurer, Chocolatier, Architect


@pytest.mark.parametrize(
    ("card", "face"), [("treasurer", "gold"), ("chocolatier", "chocolate"), ("architect", "chateau")]
)
def test_treasurer_chocolatier_architect_turn_one_die(card: str, face: str) -> None:
    showing = ROLLED.split().index(face) + 1
    position = lay(f"{card} guard", "", dice=ROLLED)
    assert offered(position, card) == [f"{card} {die}" for die in (1, 2, 3) if die != showing]
    assert refused(position, f"{card} {showing}") == "no-effect"
    die = 1 if showing != 1 else 2
    told = play(position, f"{card} {die}")
    assert heard(told, "die-turned") == [{"seat": 0, "die": die, "face": face}]
    assert dice(position).split()[die - 1] == face
    assert (court_discards(position), hand(position, 0)) == (card, "guard")


@pytest.mark.parametrize("card", ["treasurer", "chocolatier", "architect"])
def test_treasurer_chocolatier_architect_only_between_the_roll_and_the_take(card: str) -> None:
    position = lay(f"{card} guard", "")
    assert refused(position, f"{card} 1") == "after-a-roll"
    play(position, "roll, take nothing")
    assert refused(position, f"{card} 1") == "after-a-roll"


def test_a_turned_die_may_be_used_and_rolled_again() -> None:
    position = lay("treasurer guard", "", line="gold*3 chateau*3", dice="gold gold chateau")
    play(position, "treasurer 3")
    assert "take 1-3" in texts(position)
    play_until(position, "reroll 3", lambda rolled: dice(rolled) == "gold gold chocolate")
    assert "take 1-3" not in texts(position)


def test_a_turned_die_asks_no_lieutenant() -> None:
    position = lay("treasurer guard", "lieutenant", dice="gold gold chateau")
    play(position, "treasurer 3")
    assert asks(position) == (0, "act")


# Captain


@pytest.mark.parametrize("stage", ANY_STAGE)
def test_captain_takes_back_one_spent_musketeer(stage: str) -> None:
    position = lay(
        "captain guard", "", closing=stage == "close", dice=ROLLED if stage == "act" else "", musketeers=[2, 4]
    )
    told = play(position, "captain")
    assert heard(told, "musketeer-back") == [{"seat": 0}]
    assert (position.musketeers[0], position.spent[0], court_discards(position)) == (3, 1, "captain")


def test_captain_needs_a_spent_musketeer_of_ones_own() -> None:
    position = lay("captain", "", musketeers=[4, 0])
    assert refused(position, "captain") == "no-effect"


# Gardener


@pytest.mark.parametrize("stage", ["open", "act"])
def test_gardener_discards_the_line_and_deals_six_new_cards(stage: str) -> None:
    position = lay("gardener guard", "", dice=ROLLED if stage == "act" else "", draw="ball gold*4 duchess")
    told = play(position, "gardener")
    assert order(told, "court-played", "line-cleared", "line-card") == [
        "court-played",
        "line-cleared",
        *["line-card"] * 6,
    ]
    assert line(position) == "ball gold gold gold gold duchess"
    assert discards(position) == "gold gold chocolate chocolate chateau chateau"
    assert asks(position) == (0, stage)


def test_gardener_only_before_taking() -> None:
    position = lay("gardener guard", "", closing=True)
    assert refused(position, "gardener") == "before-taking"


def test_gardener_deals_again_over_five_specials() -> None:
    position = lay("gardener guard", "", draw="ball*4 duchess gold")
    told = play(position, "gardener")
    assert len(heard(told, "line-cleared")) >= 2
    assert position.specials_in_line() < 5


# Marquise


@pytest.mark.parametrize("stage", ["open", "act"])
def test_marquise_swaps_two_cards_of_the_line(stage: str) -> None:
    position = lay("marquise guard", "", dice=ROLLED if stage == "act" else "")
    told = play(position, "marquise 1+6")
    assert heard(told, "swapped-in-line") == [{"seat": 0, "one": 1, "two": 6}]
    assert line(position) == "chateau chocolate chateau gold chocolate gold"
    assert court_discards(position) == "marquise"


def test_marquise_two_equal_cards_would_change_nothing() -> None:
    position = lay("marquise", "", line=PLAIN_LINE)
    assert refused(position, "marquise 1+4") == "no-effect"
    assert len(offered(position, "marquise")) == 15 - 3


def test_marquise_only_before_taking() -> None:
    position = lay("marquise guard", "", closing=True)
    assert refused(position, "marquise 1+2") == "before-taking"


def test_marquise_only_cards_that_are_there() -> None:
    position = lay("marquise", "", line="gold chateau chocolate")
    assert offered(position, "marquise") == ["marquise 1+2", "marquise 1+3", "marquise 2+3"]
    assert refused(position, "marquise 3+4") == "no-such-card"


# Steward


@pytest.mark.parametrize("stage", ANY_STAGE)
def test_steward_draws_two_court_cards(stage: str) -> None:
    position = lay(
        "steward guard", "", closing=stage == "close", dice=ROLLED if stage == "act" else "", court_draw="prince spy"
    )
    told = play(position, "steward")
    assert len(heard(told, "drew")) == 2
    assert (hand(position, 0), court_discards(position)) == ("prince spy guard", "steward")


def test_steward_draws_one_if_there_is_but_one() -> None:
    position = lay("steward guard", "", court_draw="prince", court_rest="hand 1")
    told = play(position, "steward")
    assert len(heard(told, "drew")) == 1
    assert (hand(position, 0), court_discards(position)) == ("prince guard", "steward")


def test_steward_does_not_draw_himself() -> None:
    position = lay("steward guard", "", court_discards="prince", court_rest="hand 1")
    play(position, "steward")
    assert (hand(position, 0), court_discards(position)) == ("prince guard", "steward")


def test_steward_needs_a_card_to_draw() -> None:
    position = lay("steward guard", "", court_rest="hand 1")
    assert refused(position, "steward") == "no-effect"


# Ambassador


@pytest.mark.parametrize("stage", ANY_STAGE)
def test_ambassador_swaps_resources_of_two_columns(stage: str) -> None:
    position = lay(
        "ambassador guard",
        "",
        closing=stage == "close",
        dice=ROLLED if stage == "act" else "",
        before=("gold*2", "chateau*3"),
    )
    told = play(position, "ambassador gold 1 chateau")
    assert heard(told, "traded") == [{"seat": 0, "own": "gold", "rival": 1, "theirs": "chateau"}]
    assert (columns(position, 0), columns(position, 1)) == ([1, 0, 1], [1, 0, 2])
    assert court_discards(position) == "ambassador"


def test_ambassador_only_cards_that_are_there_and_of_another_column() -> None:
    position = lay("ambassador", "", "", before=("gold chateau", "gold", "chocolate chateau"))
    assert offered(position, "ambassador") == [
        "ambassador chateau 1 gold",
        "ambassador gold 2 chocolate",
        "ambassador gold 2 chateau",
        "ambassador chateau 2 chocolate",
    ]
    assert refused(position, "ambassador chocolate 1 gold") == "no-such-card"
    assert refused(position, "ambassador gold 1 chocolate") == "no-such-card"


def test_ambassador_no_balls() -> None:
    position = lay("ambassador", "", before=("gold", "ball-chateau"))
    assert refused(position, "ambassador gold 1 chateau") == "no-such-card"
    position = lay("ambassador", "", before=("ball-gold", "chateau"))
    assert refused(position, "ambassador gold 1 chateau") == "no-such-card"


def test_ambassador_names_a_rival_at_the_table() -> None:
    position = lay("ambassador", "", before=("gold chateau", "chateau"))
    assert refused(position, "ambassador gold 0 chateau") == "not-yourself"
    assert refused(position, "ambassador gold 2 chateau") == "not-in-game"


# Spy


@pytest.mark.parametrize("stage", ANY_STAGE)
def test_spy_takes_a_court_card_from_a_rivals_hand(stage: str) -> None:
    position = lay("spy guard", "prince", closing=stage == "close", dice=ROLLED if stage == "act" else "")
    told = play(position, "spy 1, let it be")
    assert heard(told, "spied") == [{"seat": 0, "rival": 1, "court": None}]
    assert (hand(position, 0), hand(position, 1), court_discards(position)) == ("prince guard", "", "spy")


def test_spy_takes_any_card_as_likely() -> None:
    """Three kinds, two copies of one: far bounds over 400 thefts."""
    count = {"prince": 0, "captain": 0, "steward": 0}
    for seed in range(400):
        position = lay("spy", "prince captain steward*2", seed=f"spy {seed}")
        play(position, "spy 1, let it be")
        count[hand(position, 0)] += 1
    assert abs(count["prince"] - 100) < 45
    assert abs(count["captain"] - 100) < 45
    assert abs(count["steward"] - 200) < 50


def test_spy_needs_a_rival_with_a_card() -> None:
    position = lay("spy", "", "prince")
    assert texts(position) == ["roll", "spy 2"]
    assert refused(position, "spy 1") == "no-effect"
    assert refused(position, "spy 0") == "not-yourself"
    assert refused(position, "spy 3") == "not-in-game"


def test_a_stolen_card_may_be_played_in_the_same_turn() -> None:
    position = lay("spy guard", "prince")
    play(position, "spy 1, let it be, prince")
    assert position.princes[0] == 1


# Swiss Guard and Lieutenant: not on one's own account


@pytest.mark.parametrize("stage", ANY_STAGE)
def test_guard_and_lieutenant_are_for_others_turns(stage: str) -> None:
    position = lay("guard lieutenant", "", closing=stage == "close", dice=ROLLED if stage == "act" else "")
    assert refused(position, "guard") == "rivals-turn"
    assert refused(position, "lieutenant 1") == "rivals-turn"


# All of them


@pytest.mark.parametrize(
    "move",
    [
        *("prince", "treasurer 2", "chocolatier 1", "architect 1", "captain", "gardener", "marquise 1+2", "steward"),
        *("ambassador gold 1 chateau", "spy 1", "actor", "confessor"),
    ],
)
def test_a_card_must_be_in_hand(move: str) -> None:
    position = lay("", "prince", dice=ROLLED, musketeers=[2, 4], before=("gold bastille", "chateau"))
    assert refused(position, move) == "not-held"


@pytest.mark.parametrize(
    ("held", "move"),
    [
        ("treasurer", "treasurer 1"),
        ("captain", "captain"),
        ("steward", "steward"),
        ("ambassador", "ambassador gold 1 chateau"),
        ("spy", "spy 1"),
        ("actor", "actor"),
        ("confessor", "confessor"),
        ("marquise", "marquise 1+2"),
    ],
)
def test_ruling_7_a_card_without_effect_cannot_be_played(held: str, move: str) -> None:
    """Nobody and nothing that it could work on."""
    rest = "hand 1" if held == "steward" else "draw"
    position = lay(f"{held} guard", "", line="gold gold gold", dice="gold gold gold", court_rest=rest)
    assert move not in texts(position)
    assert refused(position, move) in ("no-effect", "no-such-card", "no-bastille")


def test_ruling_7_a_gardener_always_has_one() -> None:
    position = lay("gardener guard", "", dice="gold gold gold")
    play(position, "gardener")
    assert court_discards(position) == "gardener"
