"""Who must give more power than they have is out (the Note of Combat en duel, rulings 7 and 18)."""

import pytest

import antichambre
from games.sun_king.tables import asks, bank, heard, lay, order, pile, play, refused, sphere, texts, tokens, view_of


def test_note_who_must_give_more_than_they_have_is_out() -> None:
    position = lay("green", "blue red-seal red medal", "", power=[9, 1, 9], gold=[1, 3, 1])
    told = play(position, "duel 1")
    assert heard(told, "eliminated") == [{"seat": 1}]
    assert position.alive[1] == 0
    assert position.still == 2


def test_note_cards_to_the_discard_pile_and_tokens_to_the_bank() -> None:
    """Ruling 7: all cards, auction cards too."""
    position = lay("green red", "blue red-seal red medal pension*2 diplomacy", "", power=[9, 0, 9], gold=[1, 3, 1])
    play(position, "duel 1")
    assert sphere(position, 1) == ""
    assert pile(position) == "blue red red-seal medal pension pension diplomacy"
    assert tokens(position, 1) == (0, 0)
    assert bank(position) == (60 - 18, 20 - 2)
    assert position.visible_seals(1) == 0


def test_ruling_7_nothing_left_is_not_elimination() -> None:
    position = lay("green", "", "", power=[9, 2, 9])
    play(position, "duel 1")
    assert (tokens(position, 1), position.alive[1]) == ((0, 1), 1)


@pytest.mark.parametrize(("power", "out"), [(0, True), (1, True), (2, False), (3, False)])
def test_ruling_7_by_a_duel_for_two(power: int, out: bool) -> None:
    position = lay("green", "", "", power=[9, power, 9])
    play(position, "duel 1")
    assert (position.alive[1] == 0) == out


@pytest.mark.parametrize(("power", "out"), [(0, True), (1, False), (2, False)])
def test_ruling_7_by_a_duel_for_one(power: int, out: bool) -> None:
    position = lay("green", "", "", power=[9, power, 9])
    play(position, "duel 1+2")
    assert (position.alive[1] == 0) == out
    assert tokens(position, 2) == (8, 1)


@pytest.mark.parametrize(("power", "out"), [(0, True), (1, False)])
def test_ruling_7_by_the_overlord(power: int, out: bool) -> None:
    position = lay("overlord green-seal", "green*3", "", power=[9, power, 9])
    play(position, "overlord 1")
    assert (position.alive[1] == 0) == out


@pytest.mark.parametrize(("power", "out"), [(0, True), (1, False)])
def test_ruling_7_by_a_gold_action(power: int, out: bool) -> None:
    position = lay("", "", "", power=[9, power, 9], phase=3)
    play(position, "strike 1")
    assert (position.alive[1] == 0) == out


def test_ruling_7_gold_does_not_save_from_elimination() -> None:
    position = lay("", "", "", power=[9, 0, 9], gold=[1, 8, 1], phase=3)
    play(position, "strike 1")
    assert position.alive[1] == 0
    assert bank(position)[1] == 20 - 1


def test_ruling_7_both_of_a_pair_at_once() -> None:
    position = lay("green", "red", "blue", "", power=[9, 0, 0, 9])
    told = play(position, "duel 1+2")
    assert heard(told, "eliminated") == [{"seat": 1}, {"seat": 2}]
    assert (position.still, pile(position), position.over) == (2, "blue red", False)


def test_the_last_one_standing_wins_at_once() -> None:
    """Fin du jeu: all but one are eliminated."""
    position = lay("green", "blue*4", power=[2, 1], gold=[0, 9])
    assert (position.over, position.winners()) == (True, [0])


def test_the_last_one_standing_wins_by_both_of_a_pair() -> None:
    position = lay("green red", "blue*4", "purple", power=[1, 0, 0], gold=[0, 9, 9])
    told = play(position, "duel 1+2")
    assert (position.over, position.winners(), position.scores()) == (True, [0], [1, 0, 0])
    assert order(told, "eliminated", "counted", "ended") == ["eliminated", "eliminated", "counted", "ended"]
    assert texts(position) == []


def test_the_last_one_standing_wins_by_the_overlord() -> None:
    position = lay("overlord red", "green*4", power=[1, 0])
    play(position, "overlord 1")
    assert (position.over, position.winners()) == (True, [0])


def test_the_last_one_standing_wins_by_a_gold_action() -> None:
    position = lay("", "", power=[1, 0], phase=3)
    play(position, "strike 1")
    assert (position.over, position.winners(), position.scores()) == (True, [0], [1, 0])


def test_one_of_three_eliminated_and_the_game_goes_on() -> None:
    position = lay("green red", "", "", power=[9, 0, 9])
    play(position, "duel 1")
    assert asks(position) == (0, "qualities")
    play(position, "power")
    assert asks(position) == (0, "announce")


def test_the_eliminated_have_no_more_turns_and_no_part_in_anything() -> None:
    position = lay("green", "purple*2", "red-seal", power=[9, 0, 9], gold=[0, 0, 5], draw="debts mazarin overlord red")
    play(position, "duel 1, turn 1")
    assert asks(position) == (0, "debts")  # seat 2 alone has seals, and only two are still in
    play(position, "two power")
    assert asks(position) == (0, "bid")  # Mazarin favoured nobody
    assert view_of(position)["auction"]["still_in"] == [0, 2]
    play(position, "pass, pass")
    assert asks(position) == (2, "announce")


def test_the_eliminated_are_no_rivals() -> None:
    position = lay("overlord blue*2", "green*2", "red", "", out=(3,), gold=[3, 1, 1, 0])
    assert refused(position, "overlord 3") == "not-in-game"
    assert refused(position, "spoil 3 red") == "not-in-game"
    play(position, "end, turn 1")
    assert refused(position, "strike 3") == "not-in-game"
    assert refused(position, "swap 3 red") == "not-in-game"
    assert refused(position, "banish 3 red") == "not-in-game"


def test_the_view_tells_who_is_out() -> None:
    position = lay("green", "purple*2", "", power=[9, 0, 9])
    play(position, "duel 1")
    assert [view["alive"] for view in view_of(position)["seats"]] == [True, False, True]
    assert not any(row["majority"] for row in view_of(position)["seats"][1]["rows"])


@pytest.mark.parametrize("seats", range(3, 7))
def test_out_are_those_of_whom_it_was_told(seats: int) -> None:
    """Nobody else, in whole games in which everybody strikes who can."""
    out: set[int] = set()
    position = antichambre.game("sun_king").new(seats, f"strikes {seats}")
    rng = antichambre.Rng("strikes")
    while not position.over:
        assert position.seat not in out
        moves = position.moves()
        strikes = [move for move in moves if str(move).startswith(("duel", "strike", "overlord"))] or moves
        told = position.play(strikes[rng.below(len(strikes))])
        facts = [fact for event in told if (fact := event.seen_by(None)) is not None]
        out |= {fact["seat"] for fact in heard(facts, "eliminated")}
        assert {seat for seat in range(seats) if position.out(seat)} == out
    assert out
    assert out.isdisjoint(position.winners())


# Ruling 18: the house variant gentle


@pytest.mark.parametrize("power", [0, 1])
def test_ruling_18_gentle_by_a_duel_gives_what_they_have(power: int) -> None:
    position = lay("green", "blue", "", power=[9, power, 9], gentle=True)
    told = play(position, "duel 1")
    assert heard(told, "eliminated") == []
    assert (tokens(position, 1), sphere(position, 1), position.still) == ((0, 1), "blue", 3)


def test_ruling_18_gentle_by_a_pair() -> None:
    position = lay("green", "", "", power=[9, 0, 0], gentle=True)
    play(position, "duel 1+2")
    assert (position.still, position.over) == (3, False)


def test_ruling_18_gentle_by_overlord_and_gold_action() -> None:
    position = lay("overlord", "green*2", power=[9, 0], gentle=True)
    play(position, "overlord 1, turn 1, strike 1")
    assert (tokens(position, 1), position.still) == ((0, 1), 2)


def test_ruling_18_gentle_is_off_by_default() -> None:
    position = lay("green", "", "")
    assert position.variant == {"gentle": False}
    assert not position.gentle


def test_ruling_18_gentle_changes_nothing_for_who_has_enough() -> None:
    position = lay("green", "", "", gentle=True)
    play(position, "duel 1")
    assert tokens(position, 1) == (7, 1)
