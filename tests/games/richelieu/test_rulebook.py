"""The worked examples of the rulebook, each under its name, and its sentences in their order."""

from collections.abc import Iterable
from typing import Any

import pytest

import antichambre
from antichambre.games.richelieu.components import BOX, DISCS, PROVINCES, SUBJECTS, SYMBOLS
from antichambre.games.richelieu.counting import ALL_KNOWN, end, on_cards, with_discs
from antichambre.games.richelieu.rules import Richelieu
from games.comparisons import compared
from games.richelieu.tables import lay, shared_out

RICHELIEU, QUEEN = 0, 1


def count(position: Richelieu) -> dict[str, dict[str, Any]]:
    """The count at the end, line by line, as the table hears it."""
    told: list[Any] = []
    position.told = told
    end(position)
    position.told = None
    lines: dict[str, dict[str, Any]] = {}
    for event in told:
        seen = event.seen_by(None)
        if seen["event"] == "counted":
            lines[seen["subject"]] = {**seen, "lacked": []}
        if seen["event"] == "lacked":
            lines[seen["subject"]]["lacked"].append(seen["seat"])
    return lines


def worth(lines: Iterable[dict[str, Any]], seat: int) -> int:
    """What lines of the count come to for a seat."""
    return sum(line["points"] * (line["seat"] == seat) - 5 * line["lacked"].count(seat) for line in lines)


def ended(first: dict[str, int], discs: dict[str, str] | None = None) -> Richelieu:
    """All cards are taken: these by Richelieu, the rest of their kinds by the queen mother."""
    at_first = lay(discs=discs)
    return lay(discs=discs, taken=shared_out(at_first, first))


def texts(position: Any) -> list[str]:
    return [str(move) for move in position.moves()]


def refused(position: Any, text: str) -> str:
    with pytest.raises(antichambre.IllegalMove) as refusal:
        position.parse(text)
    return refusal.value.rule


def play(position: Any, moves: str | Iterable[str]) -> list[dict[str, Any]]:
    told = []
    for text in moves.split(",") if isinstance(moves, str) else moves:
        told += [event.seen_by(None) for event in position.play(position.parse(text.strip()))]
    return told


# Décompte: the four examples.


def disc_square_of(position: Richelieu, seat: int) -> str:
    """A disc square whose card that seat has taken."""
    for row, column in BOX["discs"]["squares"]:
        if position.taker[(row - 1) * 12 + column - 1] == seat:
            return f"{row}.{column}"
    raise AssertionError("no such square")


BURGUNDY_FIVE = {"bourgogne-two": 2, "bourgogne-sword": 1, "bourgogne-cross": 0, "bourgogne-tower": 0}


def test_example_1_bourgogne_six_to_five() -> None:
    """Five shields and the disc against the other five: six points, and nothing for the queen."""
    square = disc_square_of(ended(BURGUNDY_FIVE), RICHELIEU)
    line = count(ended(BURGUNDY_FIVE, {square: "bourgogne"}))["bourgogne"]
    assert (line["first"], line["second"], line["seat"], line["points"]) == (6, 5, RICHELIEU, 6)
    assert line["lacked"] == []


def discs_without(absent: str) -> dict[str, str]:
    """All eight squares filled, this disc left in the box."""
    names = [disc for disc in DISCS if disc != absent]
    return {f"{row}.{column}": names[i] for i, (row, column) in enumerate(BOX["discs"]["squares"])}


def test_example_2_normandie_four_each() -> None:
    """Four shields each: nobody scores."""
    share = {"normandie-two": 1, "normandie-sword": 1, "normandie-cross": 1, "normandie-tower": 0}
    line = count(ended(share, discs_without("normandie")))["normandie"]
    assert (line["first"], line["second"], line["seat"], line["points"]) == (4, 4, None, 0)


def test_example_3_provence_all_seven_against_the_disc() -> None:
    """The queen has all seven, Richelieu the disc alone: seven points for her, five lost for him."""
    share = dict.fromkeys(("provence-two", "provence-sword", "provence-cross", "provence-tower"), 0)
    square = disc_square_of(ended(share), RICHELIEU)
    position = ended(share, {square: "provence"})
    lines = count(position)
    line = lines["provence"]
    assert (line["first"], line["second"], line["seat"], line["points"]) == (1, 7, QUEEN, 7)
    assert line["lacked"] == [RICHELIEU]
    elsewhere = [told for subject, told in lines.items() if subject != "provence"]
    assert [position.scores()[seat] - worth(elsewhere, seat) for seat in (RICHELIEU, QUEEN)] == [-5, 7]


def crosses(first: int) -> dict[str, int]:
    """So many of the nine crosses for Richelieu."""
    share = {}
    for province in PROVINCES:
        here = BOX["decks"]["rulebook"][province]["cross"]
        share[f"{province}-cross"] = min(here, first)
        first -= share[f"{province}-cross"]
    return share


def test_example_4_five_crosses_to_four() -> None:
    """Five crosses to four, the disc out of the game: five points for Richelieu."""
    line = count(ended(crosses(5), discs_without("cross")))["cross"]
    assert (line["first"], line["second"], line["seat"], line["points"]) == (5, 4, RICHELIEU, 5)


def test_example_4_if_the_queen_had_the_disc() -> None:
    square = disc_square_of(ended(crosses(5)), QUEEN)
    line = count(ended(crosses(5), {square: "cross"}))["cross"]
    assert (line["first"], line["second"], line["seat"], line["points"]) == (5, 5, None, 0)


# Différentes modalités possibles d'un tour de jeu: the turn example.


def turn_example() -> Richelieu:
    """The figure: cards 1 show two shields; 2, 3 and 4 are of one province, 5, 6 and 7 of another; a queen's marker
    lies on 4, a marker of Richelieu's on 5, a disc on 8."""
    cards = {
        "1.1": "champagne-two",  # 1
        "1.12": "bourgogne-sword",  # 2
        "1.11": "bourgogne-cross",  # 3
        "3.1": "bourgogne-tower",  # 4
        "2.1": "bretagne-sword",  # 5
        "2.2": "bretagne-cross",  # 6
        "2.3": "bretagne-tower",  # 7
        "2.12": "anjou-two",  # 1, of the province of 8
        "3.12": "languedoc-two",  # 1
        "4.1": "picardie-two",  # 1
        "4.10": "anjou-sword",  # 8
    }
    taken = {"4.11": QUEEN, "4.12": QUEEN}
    return lay(cards=cards, markers={"3.1": QUEEN, "2.1": RICHELIEU}, taken=taken, discs={"4.10": "tower"})


@pytest.mark.parametrize("end", ["1L", "2R", "3R", "4L"])
def test_turn_example_any_card_1_with_two_shields(end: str) -> None:
    position = turn_example()
    play(position, end)
    assert position.taken == 1
    assert position.decision == "place-marker"
    assert refused(position, "1R") == "two-shields"


def test_turn_example_cards_2_and_3() -> None:
    position = turn_example()
    play(position, "1R")
    assert texts(position) == ["1R", "3L", "stop"]
    play(position, "1R")
    assert position.decision == "place-marker"
    assert position.card_count(RICHELIEU) == 2


def test_turn_example_card_4_instead_of_3_costs_a_marker() -> None:
    position = turn_example()
    play(position, "1R, 3L")
    assert position.decision == "pay"
    told = play(position, "pay reserve")
    assert {"event": "marker-returned", "seat": QUEEN, "row": 3, "column": 1} in told
    assert (position.reserve[RICHELIEU], position.lost[RICHELIEU]) == (1, 1)
    assert (position.reserve[QUEEN], position.lost[QUEEN]) == (3, 0)


def test_turn_example_cards_5_and_6_bring_his_marker_back_and_not_7() -> None:
    position = turn_example()
    assert position.reserve[RICHELIEU] == 2
    play(position, "2L")
    assert position.reserve[RICHELIEU] == 3
    play(position, "2L")
    assert refused(position, "2L") == "two-cards"


def test_turn_example_card_8_with_its_disc_and_not_the_other_card_1() -> None:
    position = turn_example()
    told = play(position, "4R")
    assert {"event": "disc-gained", "seat": RICHELIEU, "row": 4, "column": 10, "disc": None} in told
    assert refused(position, "2R") == "two-shields"


# The sentences of the rulebook, in its order.


def test_composition_48_cards_9_of_each_symbol_14_discs_3_markers_each() -> None:
    position = lay()
    census = dict(zip(position.game.pieces, position.census(), strict=True))
    for symbol in SYMBOLS:
        assert sum(census[f"{province}-{symbol}"] for province in PROVINCES) == 9
    assert sum(census[name] for name in position.game.pieces if "-" in name) == 48
    assert sum(census[disc] for disc in DISCS) == 14
    assert (census["recover"], census["hat"], census["crown"]) == (2, 3, 3)


def test_mise_en_place_four_rows_of_twelve_and_eight_discs() -> None:
    view: Any = lay().view(None)
    assert [len(row) for row in view["rows"]] == [12, 12, 12, 12]
    assert sum(card["disc"] for row in view["rows"] for card in row) == 8
    assert [sum(card["disc"] for card in row) for row in view["rows"]] == [2, 2, 2, 2]


def test_only_the_ends_of_rows() -> None:
    assert texts(lay()) == ["1L", "1R", "2L", "2R", "3L", "3R", "4L", "4R"]


def test_the_first_turn_takes_one_card() -> None:
    position = lay(cards={"1.1": "bourgogne-sword", "1.2": "bourgogne-cross"}, opening=True)
    play(position, "1L")
    assert refused(position, "1L") == "first-turn"
    play(position, "keep")
    assert not position.opening


def test_a_marker_may_lie_on_a_disc_but_not_on_a_marker() -> None:
    position = lay(cards={"1.1": "bourgogne-two"}, markers={"2.5": QUEEN, "3.5": RICHELIEU})
    play(position, "1L")
    assert "1.3" in texts(position)
    assert refused(position, "2.5") == refused(position, "3.5") == "one-marker"
    assert refused(position, "1.1") == "card-gone"


def test_without_a_reserve_a_marker_moves() -> None:
    markers = {"2.5": RICHELIEU, "3.5": RICHELIEU, "4.5": RICHELIEU}
    position = lay(cards={"1.1": "bourgogne-two"}, markers=markers)
    play(position, "1L, 2.6")
    assert position.decision == "lift-marker"
    assert texts(position) == ["lift 2.5", "lift 3.5", "lift 4.5"]
    play(position, "lift 3.5")
    assert [at for at in range(48) if position.marker[at] == RICHELIEU] == [16, 17, 40]


def test_paying_from_a_card() -> None:
    position = lay(markers={"1.1": QUEEN, "2.5": RICHELIEU})
    play(position, "1L")
    assert texts(position) == ["pay reserve", "pay 2.5"]
    play(position, "pay 2.5")
    assert (position.reserve[RICHELIEU], position.lost[RICHELIEU]) == (2, 1)
    assert position.marker[16] == -1


def test_with_all_markers_spent_marked_cards_cannot_be_had() -> None:
    position = lay(markers={"1.1": QUEEN}, lost=(3, 0))
    assert refused(position, "1L") == "marker-price"
    assert "1R" in texts(position)


def test_who_can_take_nothing_passes() -> None:
    taken = {f"{row}.{column}": row % 2 for row in (1, 2, 3) for column in range(1, 13)}
    markers = {"4.1": QUEEN, "4.12": QUEEN}
    position = lay(markers=markers, lost=(3, 0), taken=taken, discs=discs_without("recover"))
    assert texts(position) == ["pass"]
    told = play(position, "pass")
    assert told == [{"event": "passed", "seat": RICHELIEU}]
    assert (position.seat, position.decision) == (QUEEN, "take")


def test_a_disc_is_seen_by_its_owner_and_nobody_else() -> None:
    position = lay(cards={"1.1": "bourgogne-two", "1.2": "bretagne-two", "1.3": "anjou-two"}, discs={"1.3": "tower"})
    position.taker[0], position.taker[1], position.left[0], position.middle = QUEEN, QUEEN, 2, 46
    events = position.play(position.parse("1L"))
    gained = next(event for event in events if event.kind.name == "disc-gained")
    seen: list[Any] = [gained.seen_by(seat) for seat in (RICHELIEU, QUEEN, None)]
    assert [own["disc"] for own in seen] == ["tower", None, None]
    mine: Any = position.view(RICHELIEU)
    theirs: Any = position.view(QUEEN)
    assert mine["seats"][RICHELIEU]["discs"] == [{"row": 1, "column": 3, "disc": "tower", "played": False}]
    assert theirs["seats"][RICHELIEU]["discs"] == [{"row": 1, "column": 3, "disc": None, "played": False}]


def test_recover_discs_do_not_count_at_the_end() -> None:
    position = ended({})
    counts = with_discs(position, 0, on_cards(position, 0), ALL_KNOWN)
    discs = [DISCS[position.discs[i]] for i in range(8) if position.taker[_square(i)] == RICHELIEU]
    assert sum(counts) - sum(on_cards(position, 0)) == sum(disc != "recover" for disc in discs)
    assert len(counts) == len(SUBJECTS)


def _square(number: int) -> int:
    row, column = BOX["discs"]["squares"][number]
    return int((row - 1) * 12 + column - 1)


def test_equal_points_fewer_cards_wins() -> None:
    """A search among endings for one with equal points and unequal cards; the rule decides it."""
    game = antichambre.game("richelieu")
    rng = antichambre.Rng("equal")
    for number in range(20_000):
        position: Any = game.new(seed=str(number))
        while position.asked >= 0:
            legal = position.legal()
            position.apply(legal[rng.below(len(legal))])
        first, second = position.scores()
        cards = [position.card_count(seat) for seat in range(2)]
        if first == second and cards[0] != cards[1]:
            assert position.winners() == [cards.index(min(cards))]
            assert compared(position) == [("points", [first, second]), ("fewer-cards", cards)]
            assert position.ending() == "all-taken"
            return
        if first != second:
            assert position.winners() == [0 if first > second else 1]
            assert compared(position) == [("points", [first, second])]
    raise AssertionError("no such ending found")


def test_variante_the_short_game_ends_with_one_row_left() -> None:
    taken = {f"{row}.{column}": row % 2 for row in (1, 2) for column in range(1, 13)}
    taken |= {f"3.{column}": QUEEN for column in range(2, 13)}
    position = lay(taken=taken, short=True)
    play(position, "3L")
    assert position.over
    assert position.ending() == "one-row"
    long = lay(taken=taken)
    play(long, "3L")
    assert not long.over
