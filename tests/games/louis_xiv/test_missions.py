"""4e phase: Missions. Fulfilling, drawing, crowns, the chip that is kept, and the example of Michel."""

import pytest

from antichambre.games.louis_xiv.components import BOX, LEVEL_OF, MISSION_NAMES
from games.louis_xiv.tables import (
    asks,
    chips,
    heard,
    laid,
    lay,
    louis,
    mission_pile,
    missions,
    play,
    refused,
    texts,
)


def test_the_example_of_michel() -> None:
    """Two sceptres, a ring and a crown; two missions. He spends sceptre and ring on one, draws a dark one that asks for
    two helmets, and lays the other for crown (as helmet) and sceptre (as any). Then he draws once more."""
    position = lay(
        "missions",
        chips={0: "sceptre*2 ring crown"},
        missions={0: "allowance-SR swap-missions-Hany"},
        mission_pile="token-for-card-HH louis-Lany",
    )
    assert asks(position) == (0, "mission")
    play(position, "fulfil allowance-SR, spend sceptre+ring")
    assert asks(position) == (0, "draw")
    play(position, "draw dark")
    assert missions(position, 0) == ["swap-missions-Hany", "token-for-card-HH"]
    assert chips(position, 0) == "sceptre crown"
    told = play(position, "fulfil swap-missions-Hany")
    assert [event["chip"] for event in heard(told, "chip-spent")] == ["sceptre", "crown"]
    play(position, "draw light")
    assert laid(position, 0) == ["swap-missions-Hany", "allowance-SR"]
    assert missions(position, 0) == ["louis-Lany", "token-for-card-HH"]
    assert chips(position, 0) == ""
    assert position.decision != "mission"


def test_players_fulfil_their_missions_in_turn_from_the_first_player() -> None:
    position = lay("missions", first=2, chips=dict.fromkeys(range(4), "crown*2"))
    served = []
    while position.decision == "mission":
        served.append(position.seat)
        play(position, "enough")
    assert served == [2, 3, 0, 1]


def test_the_two_chips_return_to_the_supply() -> None:
    position = lay("missions", chips={0: "sceptre letter"}, missions={0: "allowance-SL"})
    play(position, "fulfil allowance-SL")
    assert list(position.supply) == [6, 6, 6, 6, 10]


def test_a_crown_replaces_any_chip() -> None:
    for held in ("sceptre crown", "letter crown", "crown*2"):
        position = lay("missions", chips={0: held}, missions={0: "allowance-SL"})
        play(position, "fulfil allowance-SL")
        assert laid(position, 0) == ["allowance-SL"]


def test_a_question_mark_takes_any_chip() -> None:
    for other in ("sceptre", "letter", "ring", "helmet", "crown"):
        position = lay("missions", chips={0: f"helmet {other}"}, missions={0: "louis-Hany"})
        play(position, "fulfil louis-Hany")
        assert laid(position, 0) == ["louis-Hany"]


def test_what_a_mission_asks_must_be_there() -> None:
    position = lay(
        "missions", chips={0: "ring helmet"}, missions={0: "louis-Sany allowance-SL allowance-LH plot allowance-RH"}
    )
    assert texts(position) == ["enough", "fulfil allowance-RH"]
    assert refused(position, "fulfil louis-Sany") == "chips-asked"
    assert refused(position, "fulfil allowance-SL") == "chips-asked"
    assert refused(position, "fulfil allowance-LH") == "chips-asked"
    assert refused(position, "fulfil plot-RR") == "chips-asked"
    assert refused(position, "fulfil louis-Rany") == "not-held"


def test_a_dark_mission_asks_for_two_of_a_kind() -> None:
    position = lay("missions", chips={0: "ring*2"}, missions={0: "plot"})
    play(position, "fulfil plot-RR")
    assert laid(position, 0) == ["plot-RR"]


def test_one_ring_and_another_chip_do_not_pay_for_two_rings() -> None:
    position = lay("missions", chips={0: "ring letter helmet"}, missions={0: "plot"})
    assert texts(position) == ["enough"]


def test_as_soon_as_a_mission_is_laid_another_is_drawn_from_any_pile() -> None:
    """A dark one may follow a light one."""
    for level, drawn in (("light", "louis-Hany"), ("medium", "shield-LR"), ("dark", "plot-RR")):
        position = lay(
            "missions",
            chips={0: "sceptre*2"},
            missions={0: "louis-Sany"},
            mission_pile="louis-Hany shield-LR plot-RR",
        )
        play(position, "fulfil louis-Sany")
        assert texts(position) == ["draw light", "draw medium", "draw dark"]
        play(position, f"draw {level}")
        assert missions(position, 0) == [drawn]


def test_the_mission_just_drawn_can_be_fulfilled() -> None:
    position = lay(
        "missions", chips={0: "sceptre*2 ring*2"}, missions={0: "louis-Sany"}, mission_pile="plot-RR allowance-SL"
    )
    play(position, "fulfil louis-Sany, spend sceptre+sceptre, draw dark, fulfil plot-RR")
    assert laid(position, 0) == ["louis-Sany", "plot-RR"]


def test_nobody_has_to_fulfil_a_mission() -> None:
    position = lay("missions", chips={0: "sceptre*2"}, missions={0: "louis-Sany"})
    play(position, "enough")
    assert laid(position, 0) == []


def test_who_cannot_fulfil_is_asked_all_the_same_so_that_the_hand_stays_secret() -> None:
    position = lay("missions", chips={0: "sceptre*2"}, missions={0: "plot"})
    assert asks(position) == (0, "mission")
    assert texts(position) == ["enough"]


def test_who_has_no_two_chips_is_passed_over() -> None:
    position = lay("missions", chips={0: "sceptre", 1: "crown*2"}, missions={0: "louis-Sany"})
    assert asks(position) == (1, "mission")
    assert chips(position, 0) == "sceptre"


# Chaque joueur ne peut garder qu'une seule tuile


def test_surplus_chips_turn_into_shields_and_one_is_kept() -> None:
    position = lay("missions", chips={0: "sceptre letter crown"}, shield_pile=[3, 3])
    play(position, "enough")
    assert asks(position) == (0, "keep")
    assert texts(position) == ["keep sceptre", "keep letter", "keep crown"]
    assert refused(position, "keep ring") == "chip-short"
    told = play(position, "keep crown")
    assert chips(position, 0) == "crown"
    assert position.shield_count(0) == 2
    assert list(position.supply) == [6, 6, 6, 6, 9]
    assert len(heard(told, "shield-drawn")) == 2


def test_chips_of_one_kind_are_reduced_to_one() -> None:
    position = lay("missions", chips={0: "ring*4"})
    play(position, "enough")
    assert chips(position, 0) == "ring"
    assert position.shield_count(0) == 3


def test_in_the_last_round_too_one_chip_is_kept_and_waits_for_the_final_exchange() -> None:
    position = lay("missions", in_round=4, chips={0: "sceptre letter crown"}, louis=dict.fromkeys(range(4), 0))
    play(position, "enough")
    assert asks(position) == (0, "keep")
    told = play(position, "keep letter")
    assert position.over
    assert chips(position, 0) == "letter"
    assert heard(told, "exchanged")[0] == {"seat": 0, "count": 1}


# The next round


def test_the_marker_passes_to_the_next_player() -> None:
    for first in range(4):
        position = lay("missions", in_round=2, first=first, chips={0: "crown*2"}, money=(1, 3))
        play(position, "enough")
        assert position.round == 3
        assert position.first == (first + 1) % 4


def test_the_game_ends_after_the_missions_of_the_fourth_round() -> None:
    position = lay("missions", in_round=4, chips={0: "crown*2"})
    told = play(position, "enough")
    assert position.over
    assert [event["round"] for event in heard(told, "round-ended")] == [4]
    position = lay("missions", in_round=3, chips={0: "crown*2"})
    play(position, "enough")
    assert not position.over


# Choosing what to spend


def test_only_suitable_pairs_can_be_spent() -> None:
    position = lay("missions", chips={0: "sceptre letter ring crown"}, missions={0: "louis-Sany"})
    play(position, "fulfil louis-Sany")
    assert asks(position) == (0, "spend")
    assert texts(position) == [
        "spend sceptre+letter",
        "spend sceptre+ring",
        "spend sceptre+crown",
        "spend letter+crown",
        "spend ring+crown",
    ]
    assert refused(position, "spend letter+ring") == "chips-asked"
    assert refused(position, "spend sceptre+sceptre") == "chip-short"
    assert refused(position, "enough") == "other-question"


def test_the_only_pair_is_spent_without_a_question() -> None:
    position = lay("missions", chips={0: "sceptre letter"}, missions={0: "louis-Sany"})
    play(position, "fulfil louis-Sany")
    assert asks(position) == (0, "draw")


# Piles


def test_an_empty_pile_cannot_be_chosen() -> None:
    """The dark missions all lie before somebody."""
    dark = " ".join(name for mission, name in enumerate(MISSION_NAMES) if LEVEL_OF[mission] == 2)
    position = lay("missions", chips={0: "sceptre*2"}, missions={0: "louis-Sany"}, laid={3: dark})
    play(position, "fulfil louis-Sany")
    assert texts(position) == ["draw light", "draw medium"]
    assert refused(position, "draw dark") == "pile-empty"


def test_when_one_pile_is_left_it_is_drawn_from_without_a_question() -> None:
    others = " ".join(n for m, n in enumerate(MISSION_NAMES) if LEVEL_OF[m] > 0)
    position = lay("missions", chips={0: "sceptre*2"}, missions={0: "louis-Sany"}, laid={3: others})
    play(position, "fulfil louis-Sany")
    assert len(missions(position, 0)) == 1


def test_when_all_piles_are_empty_nothing_is_drawn() -> None:
    others = " ".join(name for name in MISSION_NAMES if name != "louis-Sany")
    position = lay("missions", in_round=4, chips={0: "sceptre*2"}, missions={0: "louis-Sany"}, laid={3: others})
    play(position, "fulfil louis-Sany")
    assert position.over
    assert missions(position, 0) == []
    assert mission_pile(position) == []


# The cards


def test_twenty_light_missions_of_seven_kinds_twelve_medium_of_five_and_eight_dark_ones() -> None:
    """The tokens onto 1 to 4 are one kind, as are those onto 5 and 9."""
    light = [effect for effect, _ in BOX["missions"]["light"]]
    medium = [effect for effect, _ in BOX["missions"]["medium"]]
    dark = [effect for effect, _ in BOX["missions"]["dark"]]
    assert (len(light), len(medium), len(dark)) == (20, 12, 8)
    copies = {effect: light.count(effect) for effect in light}
    assert copies == {
        "token-back": 4,
        "louis": 4,
        "onto-1": 1,
        "onto-2": 1,
        "onto-3": 1,
        "onto-4": 1,
        "one-more": 2,
        "pay-to-skip": 2,
        "chip-for-crown": 2,
        "swap-missions": 2,
    }
    copies = {effect: medium.count(effect) for effect in medium}
    assert copies == {"allowance": 4, "shield": 2, "onto-king": 2, "onto-5": 1, "onto-9": 1, "swap-card": 2}
    assert len(set(dark)) == 8


@pytest.mark.parametrize("level", ["light", "medium", "dark"])
def test_light_ask_for_a_chip_and_any_medium_for_two_different_dark_for_two_alike(level: str) -> None:
    for _, asked in BOX["missions"][level]:
        one, two = asked
        assert one in "SLRH"
        assert {"light": two == "?", "medium": two in "SLRH" and two != one, "dark": two == one}[level]


def test_what_the_shared_rules_say_each_mission_asks_for() -> None:
    asked: dict[str, str] = {}
    for level in ("light", "medium", "dark"):
        for effect, pair in BOX["missions"][level]:
            asked[effect] = f"{asked.get(effect, '')} {pair}".strip()
    assert asked == {
        "token-back": "S? L? R? H?",
        "louis": "S? L? R? H?",
        "onto-1": "R?",
        "onto-2": "H?",
        "onto-3": "S?",
        "onto-4": "L?",
        "one-more": "S? R?",
        "pay-to-skip": "L? H?",
        "chip-for-crown": "L? R?",
        "swap-missions": "S? H?",
        "allowance": "SL RH SR LH",
        "shield": "SH LR",
        "onto-king": "SH LR",
        "onto-5": "SL",
        "onto-9": "RH",
        "swap-card": "SR LH",
        "three-tokens": "SS",
        "three-louis": "LL",
        "plot": "RR",
        "token-for-card": "HH",
        "four-tokens": "SS",
        "late-token": "LL",
        "win-a-tie": "RR",
        "cheaper-bribe": "HH",
    }


def test_missions_in_hand_do_not_act() -> None:
    position = lay("missions", chips={0: "ring*2"}, missions={0: "chip-for-crown swap-missions"}, louis={0: 9})
    assert refused(position, "crown for ring") == "not-laid"
    play(position, "enough")
    assert position.decision != "return"
    assert louis(position)[0] >= 9
