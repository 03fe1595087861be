"""What a touch means, and which rule it meets: what a teacher would say to whoever touches that piece."""

from collections.abc import Callable

import pytest

from antichambre.games.louis_xiv.rules import LouisXIV
from antichambre.kernel.briefing import briefing, objection
from antichambre.kernel.chance import Rng
from games.louis_xiv.tables import LOUIS_XIV, count, lay, new, play

HANDS = {0: "6 joker 2", 1: "4 5 6"}


def pieces(position: LouisXIV) -> dict[str, list[str]]:
    return {offer["move"]: offer["pieces"] for offer in briefing(position)["offers"]}


def placing(card: str) -> LouisXIV:
    position = lay("cards", cards=HANDS)
    play(position, f"card {card}")
    return position


def test_a_board_is_touched_once_for_each_token_along_the_way() -> None:
    found = pieces(placing("6"))
    assert found["6:3"] == ["board 6"] * 3
    assert found["6:2 1:1"] == ["board 6", "board 6", "board 1"]
    assert found["6:1 1:1 4:1"] == ["board 6", "board 1", "board 4"]
    assert found["take back"] == []


def test_a_card_means_all_that_can_be_done_with_it() -> None:
    found = pieces(lay("cards", cards=HANDS, laid={0: "four-tokens swap-card"}))
    assert [move for move, touched in found.items() if touched == ["card conde"]] == ["card 6", "four 6", "swap 6"]
    assert found["card joker"] == ["card joker"]


def test_missions_chips_piles_and_plot_cards() -> None:
    position = lay("missions", chips={0: "sceptre ring"}, missions={0: "louis-Sany"}, laid={0: "chip-for-crown"})
    assert pieces(position)["fulfil louis-Sany"] == ["mission louis-Sany"]
    assert pieces(position)["crown for ring"] == ["chip ring"]
    play(position, "crown for ring,fulfil louis-Sany")
    assert pieces(position) == {
        "draw light": ["pile light"],
        "draw medium": ["pile medium"],
        "draw dark": ["pile dark"],
    }
    assert pieces(count(7, plots={0: "7"}))["plot one"] == ["plot colbert"]


def test_the_king_shows_where_his_token_goes() -> None:
    position = lay("influence", laid={0: "onto-king onto-1"}, king=3)
    assert pieces(position)["bonus king"] == ["board 3"]
    assert pieces(position)["bonus 1"] == ["board 1"]


def test_every_way_has_its_pieces_legal_or_not() -> None:
    for seats in (2, 3, 4):
        position, rng = new(seats, "touch"), Rng(seats)
        while not position.over:
            for verb in LOUIS_XIV.questions[position.question].verbs:
                for way in range(verb.ways):
                    assert all(isinstance(piece, str) for piece in verb.pieces(position, way))
            position.play(position.moves()[rng.below(len(position.moves()))])


def spending() -> LouisXIV:
    position = lay("missions", chips={0: "letter ring helmet crown"}, missions={0: "allowance-LH"})
    play(position, "fulfil allowance-LH")
    return position


def bonus(laid: str, king: int, played: str) -> LouisXIV:
    position = lay("influence", laid={0: laid}, king=king)
    play(position, played)
    return position


def drawing_without_dark() -> LouisXIV:
    position = lay("missions", chips={0: "sceptre ring"}, missions={0: "louis-Sany"})
    play(position, "fulfil louis-Sany")
    rest = [mission for mission in position.mission_pile if mission < 32]
    position.mission_pile = type(position.mission_pile)(rest)
    position.relist()
    return position


TAUGHT: dict[str, tuple[Callable[[], LouisXIV], str, str]] = {
    "tokens begin on the person of the card": (lambda: placing("6"), "board 12", "begin-on-the-card"),
    "a card comes before the person whom it shows": (lambda: lay("cards", cards=HANDS), "board 6", "begin-on-the-card"),
    "another card is not asked for": (lambda: placing("6"), "card joker", "other-question"),
    "a mission that is not laid puts no token": (lambda: bonus("onto-1 onto-2", 4, "bonus 1"), "board 3", "not-laid"),
    "a mission acts once": (lambda: bonus("onto-1 onto-2", 4, "bonus 1"), "board 1", "once-a-phase"),
    "so does the one that follows the king": (
        lambda: bonus("onto-king onto-2", 1, "bonus king"), "board 1", "once-a-phase",
    ),
    "chips that a mission does not ask for": (
        lambda: lay("missions", chips={0: "sceptre ring"}, missions={0: "plot-RR"}), "mission plot-RR", "chips-asked",
    ),
    "a chip stays a chip without the mission for crowns": (
        lambda: lay("missions", chips={0: "sceptre ring"}, missions={0: "plot-RR"}), "chip ring", "not-laid",
    ),
    "a chip that is held, and not asked for": (spending, "chip ring", "chips-asked"),
    "a chip that is not held": (spending, "chip sceptre", "chip-short"),
    "an empty pile": (drawing_without_dark, "pile dark", "pile-empty"),
    "a pile from which nobody draws": (drawing_without_dark, "pile crown", "other-question"),
    "missions wait for their phase": (lambda: placing("6"), "mission louis-Sany", "other-question"),
    "a plot card waits for its person": (lambda: count(7, plots={0: "7 9"}), "plot la-valliere", "other-question"),
}  # fmt: skip


@pytest.mark.parametrize("lesson", TAUGHT)
def test_what_a_touch_teaches(lesson: str) -> None:
    at, piece, rule = TAUGHT[lesson]
    assert objection(at(), piece) == rule


def test_after_other_touches_the_rule_is_that_of_the_next_token() -> None:
    assert objection(placing("6"), "board 6", ["board 6"] * 3) == "card-tokens"
    assert objection(placing("6"), "board 12", ["board 6"]) == "on-to-a-neighbour"
    assert objection(placing("6"), "board 6", ["board 6", "board 1"]) == "on-to-a-neighbour"
    assert objection(placing("joker"), "board 12", ["board 6"]) == "joker-tokens"
    assert objection(placing("joker"), "board 6", ["board 6"] * 2) == "joker-tokens"
    poor = placing("6")
    poor.personal[0] = 1
    poor.relist()
    assert objection(poor, "board 6", ["board 6"]) == "no-tokens"
    assert objection(placing("6"), "mission louis-Sany", ["board 6"]) == "other-question"
    four = lay("cards", cards=HANDS, laid={0: "four-tokens"})
    play(four, "four 6")
    assert objection(four, "board 6", ["board 6"] * 4) == "four-on-one"
    assert objection(four, "board 1", ["board 6"]) == "four-on-one"
    assert objection(four, "board 6", ["board 6"] * 3) is None


def test_what_a_legal_move_is_about_meets_no_rule() -> None:
    assert objection(placing("6"), "board 6") is None
    assert objection(placing("joker"), "board 12") is None
    assert objection(spending(), "chip letter") is None
    assert objection(lay("cards", cards=HANDS), "card joker") is None
    assert objection(drawing_without_dark(), "pile light") is None
