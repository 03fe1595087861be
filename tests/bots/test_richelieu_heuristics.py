"""What the courtier thinks at the table of Richelieu."""

from antichambre.bots.heuristics.richelieu import LEADS, MOST
from antichambre.games.richelieu.components import ALL_DISCS, CARDS, DECKS, SUBJECTS
from bots.opinions import weights
from games.richelieu.tables import lay


def expected_lead(own: int, rival: int, still: int) -> float:
    return LEADS[(still * MOST + own) * MOST + rival]


def test_what_is_expected_of_a_subject() -> None:
    assert expected_lead(3, 2, 0) == 3.0, "the majority scores its number"
    assert expected_lead(2, 2, 0) == 0.0, "equal: nobody"
    assert expected_lead(2, 3, 0) == -3.0
    assert expected_lead(2, 1, 1) == (3.0 + 0.0) / 2
    assert expected_lead(4, 4, 5) == 0.0
    assert expected_lead(5, 3, 4) == -expected_lead(3, 5, 4)


def test_no_subject_is_larger_than_the_table_of_leads() -> None:
    for deck in DECKS.values():
        for number, subject in enumerate(SUBJECTS):
            names = [CARDS[card] for card in deck]
            shields = sum(2 if name.endswith("-two") else 1 for name in names if name.startswith(f"{subject}-"))
            symbols = sum(name.endswith(f"-{subject}") for name in names)
            assert shields + symbols + list(ALL_DISCS).count(number) < MOST


def test_a_disc_makes_a_card_better() -> None:
    """The same card at two ends, with the same behind it; one end has come to a square with a disc."""
    cards = {"1.3": "bourgogne-two", "1.4": "anjou-two", "2.3": "bourgogne-two", "2.4": "anjou-two"}
    taken = {"1.1": 0, "1.2": 1, "2.1": 0, "2.2": 1}
    found = weights(lay(cards=cards, taken=taken))
    assert found["1L"] > found["2L"]


def test_a_marker_makes_a_card_dear() -> None:
    plain = weights(lay())
    marked = weights(lay(markers={"2.1": 1}))
    assert marked["2L"] < plain["2L"]


def test_what_the_rival_would_gain_is_not_exposed() -> None:
    """Behind one of two equal cards lies a great card, behind the other a small one."""
    cards = {"1.1": "bretagne-two", "1.2": "bourgogne-two", "2.1": "bretagne-two", "2.2": "auvergne-tower"}
    found = weights(lay(cards=cards))
    assert found["2L"] > found["1L"]


def test_one_s_own_marker_keeps_what_is_exposed() -> None:
    cards = {"1.1": "bretagne-two", "1.2": "bourgogne-two"}
    assert weights(lay(cards=cards, markers={"1.2": 0}))["1L"] > weights(lay(cards=cards))["1L"]


def test_markers_go_where_the_rival_can_reach() -> None:
    cards = {"1.1": "bourgogne-two", "1.6": "bourgogne-two"}
    position = lay(cards=cards)
    position.play(position.parse("3L"))
    while position.decision == "take-second":
        position.play(position.parse("stop"))
    found = weights(position)
    assert found["1.1"] > found["1.6"] > 0
