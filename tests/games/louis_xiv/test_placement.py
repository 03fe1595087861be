"""Placer: figures 2 to 5, and every placement against the moving procedure of the rulebook, played by hand."""

from collections import Counter

import pytest

from antichambre.games.louis_xiv.components import BOX
from antichambre.games.louis_xiv.rules import LouisXIV
from games.louis_xiv.tables import asks, discards, lay, on, play, refused, texts, tokens

NEAR = {board: list(near) for board, near in enumerate(BOX["court"]["neighbours"], start=1)}
Ending = frozenset[tuple[int, int]]


def playing(card: str, personal: int = 11, spare: str = "1 2") -> LouisXIV:
    """The first player has played a card, with so many tokens in the personal supply."""
    position = lay("cards", cards={0: f"{card} {spare}", 1: "3 4 5"}, general={0: 16 - personal})
    play(position, f"card {card}")
    return position


def ending(text: str) -> Ending:
    """Where the tokens of a move end."""
    return frozenset((int(board), int(number)) for board, number in (step.split(":") for step in text.split()))


def endings(position: LouisXIV) -> set[Ending]:
    found = [ending(text) for text in texts(position) if text != "take back"]
    assert len(set(found)) == len(found), "the same placement is offered twice"
    return set(found)


# Figures 2 to 5: Carine plays the Grand Condé (no. 6)


def test_figure_2_three_tokens_or_fewer_on_the_person_of_the_card() -> None:
    for number in (1, 2, 3):
        position = playing("6")
        play(position, f"6:{number}")
        assert on(position, 6) == [number, 0, 0, 0]
        assert tokens(position, 0) == (5, 11 - number)


def test_figure_3_moving_on_to_a_neighbour_leaving_one() -> None:
    for move in ("6:1 1:2", "6:2 1:1", "6:1 5:2", "6:2 5:1", "6:1 1:1", "6:1 5:1"):
        position = playing("6")
        assert move in texts(position)
    position = playing("6")
    play(position, "6:1 1:2")
    assert (on(position, 6)[0], on(position, 1)[0]) == (1, 2)


def test_figure_4_moving_on_again_leaving_one() -> None:
    for far in (4, 2, 7):
        position = playing("6")
        play(position, f"6:1 1:1 {far}:1")
        assert [on(position, board)[0] for board in (6, 1, far)] == [1, 1, 1]


def test_figure_5_not_in_two_directions_from_one_person() -> None:
    """From no. 6 a token on no. 5 and one on no. 1 cannot be; beginning on no. 1 or no. 5 they can."""
    wanted = ending("5:1 6:1 1:1")
    assert wanted not in endings(playing("6"))
    assert wanted in endings(playing("5", spare="8 9"))
    assert wanted in endings(playing("1", spare="8 9"))
    assert refused(playing("6"), "5:1 6:1 1:1") == "begin-on-the-card"


# Every placement


def moved_by_hand(card: int, personal: int) -> set[Ending]:
    """Put one to three on the person; move some on to a neighbour, leaving at least one; and again from there."""
    found: set[Ending] = set()
    for put in range(1, min(3, personal) + 1):
        found.add(frozenset({card: put}.items()))
        for second in NEAR[card]:
            for moved in range(1, put):
                court = Counter({card: put - moved, second: moved})
                found.add(frozenset(court.items()))
                for third in NEAR[second]:
                    for again in range(1, moved):
                        further = Counter(court)
                        further[second] -= again
                        further[third] += again
                        found.add(frozenset(further.items()))
    return found


def placed_with_a_joker(personal: int) -> set[Ending]:
    """One token anywhere; then perhaps another, there or on a neighbour."""
    found: set[Ending] = set()
    for board in NEAR:
        if personal >= 1:
            found.add(frozenset({(board, 1)}))
        if personal >= 2:
            found.add(frozenset({(board, 2)}))
            found |= {frozenset({(board, 1), (near, 1)}) for near in NEAR[board]}
    return found


@pytest.mark.parametrize("card", range(1, 13))
def test_placements_of_a_person_are_those_of_the_moving_procedure(card: int) -> None:
    for personal in range(17):
        position = playing(str(card), personal, spare="joker joker")
        wanted = moved_by_hand(card, personal)
        if wanted:
            assert endings(position) == wanted
            assert texts(position)[-1] == "take back"
        else:
            assert asks(position) == (1, "card")  # only taking back is left, and it is done


def test_placements_of_a_joker_are_those_of_the_rulebook() -> None:
    for personal in range(17):
        position = playing("joker", personal)
        wanted = placed_with_a_joker(personal)
        if wanted:
            assert endings(position) == wanted
        else:
            assert asks(position) == (1, "card")


def test_placements_of_the_four_token_card() -> None:
    for personal in range(17):
        position = lay("cards", cards={0: "6 1 2", 1: "3 4 5"}, general={0: 16 - personal}, laid={0: "four-tokens"})
        play(position, "four 6")
        wanted = {frozenset({(board, number)}) for board in range(1, 13) for number in range(1, min(4, personal) + 1)}
        if wanted:
            assert endings(position) == wanted
        else:
            assert asks(position) == (1, "card")


def test_no_decision_offers_more_than_a_hundred_moves() -> None:
    assert all(len(texts(playing(card, spare="8 9"))) <= 100 for card in ("joker", "1", "2", "3", "4"))


# Récapitulatif


def test_fewer_tokens_than_the_card_allows() -> None:
    position = playing("3", 1, spare="8 9")
    assert texts(position) == ["3:1", "take back"]
    assert refused(position, "3:2") == "no-tokens"


def test_tokens_of_an_earlier_turn_do_not_count_for_what_is_left_behind() -> None:
    """With two tokens already there, all the same one of the new ones must stay."""
    position = lay("cards", cards={0: "6 1 2", 1: "3 4 5"}, on={6: [2, 0, 0, 0]})
    play(position, "card 6")
    assert endings(position) == moved_by_hand(6, 9)
    for text in ("1:1", "1:2", "5:3"):
        assert refused(position, text) == "begin-on-the-card"


def test_no_more_than_three_with_a_person_and_two_with_a_joker() -> None:
    assert refused(playing("6"), "6:4") == "card-tokens"
    position = playing("joker")
    assert refused(position, "6:3") == "joker-tokens"
    assert refused(position, "6:1 1:2") == "joker-tokens"
    assert refused(position, "6:1 1:1 4:1") == "joker-tokens"


def test_placing_starts_on_the_person_of_the_card() -> None:
    assert refused(playing("6"), "7:1") == "begin-on-the-card"


def test_tokens_are_placed_from_the_personal_supply() -> None:
    position = playing("6")
    play(position, "6:3")
    assert tokens(position, 0) == (5, 8)


# Récupérer


@pytest.mark.parametrize(("card", "most"), [("6", 3), ("joker", 2)])
def test_take_back_from_the_general_supply_as_many_as_there_are(card: str, most: int) -> None:
    for there in range(7):
        position = playing(card, 16 - there)
        play(position, "take back")
        back = min(there, most)
        assert tokens(position, 0) == (there - back, 16 - there + back)
        assert discards(position) == card


def test_placing_or_taking_back_not_both() -> None:
    position = playing("6")
    play(position, "6:1")
    assert asks(position) == (1, "card")
    position = playing("6")
    play(position, "take back")
    assert asks(position) == (1, "card")
    assert on(position, 6) == [0, 0, 0, 0]
