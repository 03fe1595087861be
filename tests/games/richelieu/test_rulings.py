"""The rulings that complete the rulebook, by their numbers in the house's own rules, and the corners between them."""

from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import antichambre
from antichambre.games.richelieu.components import BOX, PROVINCES, SYMBOLS
from games.comparisons import compared
from games.richelieu.tables import lay
from games.richelieu.test_rulebook import play, refused, texts

RICHELIEU, QUEEN = 0, 1


def row_taken(*rows: int) -> dict[str, int]:
    return {f"{row}.{column}": row % 2 for row in rows for column in range(1, 13)}


def test_two_cards_the_second_may_be_the_one_uncovered() -> None:
    position = lay(cards={"1.1": "bourgogne-sword", "1.2": "bourgogne-cross", "1.3": "bretagne-two"})
    play(position, "1L")
    assert "1L" in texts(position)
    play(position, "1L")
    assert [position.taker[at] for at in range(3)] == [RICHELIEU, RICHELIEU, -1]


def test_two_cards_must_share_their_province() -> None:
    cards = {"1.1": "bourgogne-sword", "1.2": "bourgogne-cross", "2.1": "bretagne-cross"}
    position = lay(cards=cards)
    play(position, "1L")
    assert refused(position, "2L") == "same-province"


def test_after_stopping_no_second_card() -> None:
    position = lay(cards={"1.1": "bourgogne-sword", "1.2": "bourgogne-cross"})
    play(position, "1L, stop")
    assert refused(position, "1L") == "stopped"


def test_first_turn_a_marker_may_follow() -> None:
    position = lay(opening=True)
    play(position, "1L, 2.6")
    assert position.marker[17] == RICHELIEU


def test_price_even_off_the_card_taken_next() -> None:
    cards = {"1.1": "bourgogne-sword", "2.1": "bourgogne-cross"}
    position = lay(cards=cards, markers={"1.1": QUEEN, "2.1": RICHELIEU})
    play(position, "1L, pay 2.1, 2L")
    assert (position.reserve[RICHELIEU], position.lost[RICHELIEU]) == (2, 1)


def test_price_two_marked_cards_cost_two() -> None:
    cards = {"1.1": "bourgogne-sword", "2.1": "bourgogne-cross"}
    position = lay(cards=cards, markers={"1.1": QUEEN, "2.1": QUEEN})
    play(position, "1L, 2L")
    assert (position.lost[RICHELIEU], position.reserve[RICHELIEU], position.reserve[QUEEN]) == (2, 1, 3)


def test_price_a_marker_that_returns_pays_for_the_second_card() -> None:
    cards = {"1.1": "bourgogne-sword", "2.1": "bourgogne-cross"}
    position = lay(cards=cards, markers={"1.1": RICHELIEU, "2.1": QUEEN}, lost=(2, 0))
    assert position.reserve[RICHELIEU] == 0
    play(position, "1L")
    assert position.reserve[RICHELIEU] == 1
    play(position, "2L")
    assert position.lost[RICHELIEU] == 3


def test_price_one_source_is_not_asked() -> None:
    position = lay(markers={"1.1": QUEEN})
    told = play(position, "1L")
    assert told[0] == {"event": "marker-paid", "seat": RICHELIEU, "row": None, "column": None}
    position = lay(markers={"1.1": QUEEN, "2.5": RICHELIEU}, lost=(2, 0))
    told = play(position, "1L")
    assert told[0] == {"event": "marker-paid", "seat": RICHELIEU, "row": 2, "column": 5}


def test_who_can_take_must_even_if_it_costs() -> None:
    position = lay(markers={"4.1": QUEEN, "4.12": QUEEN}, lost=(2, 0), taken=row_taken(1, 2, 3))
    assert refused(position, "pass") == "must-take"
    assert texts(position)[:2] == ["4L", "4R"]


def blocked(disc: str) -> Any:
    """Richelieu has lost all markers, the only row's ends are the queen's, and he holds the disc of 1.3."""
    taken = {**row_taken(1, 2, 3), "1.3": RICHELIEU, "1.8": QUEEN}
    taken |= dict.fromkeys(("2.6", "2.11", "3.2", "3.7"), QUEEN)
    markers = {"4.1": QUEEN, "4.12": QUEEN}
    return lay(markers=markers, lost=(3, 0), taken=taken, discs={"1.3": disc})


def test_a_blocked_player_may_recover_or_pass_and_then_must_take() -> None:
    position = blocked("recover")
    assert texts(position) == ["pass", "recover"]
    play(position, "recover")
    assert texts(position) == ["4L", "4R"]
    assert refused(position, "pass") == "must-take"
    assert (position.reserve[RICHELIEU], position.lost[RICHELIEU]) == (1, 2)


def test_a_blocked_player_is_asked_alike_with_and_without_the_disc() -> None:
    with_disc = blocked("recover")
    without = with_disc.copy()
    discs = list(with_disc.discs)
    discs[0], discs[-1] = discs[-1], discs[0]  # his disc against one left in the box
    assert discs[0] != 12
    without.discs = vec[i64](discs)
    assert (with_disc.seat, with_disc.decision) == (without.seat, without.decision)
    assert with_disc.view(QUEEN) == without.view(QUEEN)
    assert refused(without, "recover") == "no-recover-disc"


def test_marker_only_with_an_empty_reserve_may_one_move() -> None:
    position = lay(markers={"2.5": RICHELIEU, "3.5": RICHELIEU})
    play(position, "1L")
    if position.decision == "take-second":
        play(position, "stop")
    play(position, "4.5")
    assert (position.seat, position.reserve[RICHELIEU]) == (QUEEN, 0)
    assert [position.marker[at] for at in (16, 28, 40)] == [RICHELIEU] * 3


def test_marker_the_last_one_moves_without_a_question() -> None:
    position = lay(cards={"1.1": "bourgogne-two"}, markers={"2.5": RICHELIEU}, lost=(2, 0))
    told = play(position, "1L, 3.5")
    moved = {"event": "marker-moved", "seat": RICHELIEU, "from_row": 2, "from_column": 5, "row": 3, "column": 5}
    assert told[-1] == moved


def test_recover_between_the_two_cards_pays_for_the_second() -> None:
    cards = {"1.4": "bourgogne-sword", "2.1": "bourgogne-cross"}
    taken = {"1.1": QUEEN, "1.2": QUEEN, "1.3": RICHELIEU}
    laid = {"cards": cards, "taken": taken, "markers": {"2.1": QUEEN}, "lost": (3, 0)}
    position = lay(discs={"1.3": "recover"}, **laid)  # type: ignore[arg-type]
    play(position, "1L")
    assert texts(position) == ["stop", "recover"]
    play(position, "recover, 2L")
    assert position.taker[12] == RICHELIEU
    without = lay(discs={"1.3": "tower"}, **laid)  # type: ignore[arg-type]
    play(without, "1L")
    assert texts(without) == ["stop"]  # asked all the same: not being asked would betray the disc


def test_recover_before_placing_and_place_at_once() -> None:
    taken = {"1.1": QUEEN, "1.2": QUEEN, "1.3": RICHELIEU}
    position = lay(cards={"1.4": "bourgogne-two"}, taken=taken, lost=(3, 0), discs={"1.3": "recover"})
    play(position, "1L")
    assert texts(position) == ["keep", "recover"]
    assert refused(position, "2.2") == "no-marker"
    told = play(position, "recover, 2.2")
    assert told[0] == {"event": "marker-recovered", "seat": RICHELIEU, "row": 1, "column": 3}
    view: Any = position.view(QUEEN)
    assert view["seats"][RICHELIEU]["discs"] == [{"row": 1, "column": 3, "disc": "recover", "played": True}]


def test_recover_needs_a_lost_marker() -> None:
    taken = {"1.1": QUEEN, "1.2": QUEEN, "1.3": RICHELIEU}
    position = lay(taken=taken, discs={"1.3": "recover"})
    assert refused(position, "recover") == "none-lost"


def test_recover_twice_with_both_discs() -> None:
    taken = {f"1.{column}": RICHELIEU for column in range(1, 9)}
    position = lay(taken=taken, lost=(2, 0), discs={"1.3": "recover", "1.8": "recover"})
    play(position, "recover, recover")
    assert refused(position, "recover") == "none-lost"
    assert position.reserve[RICHELIEU] == 3


def test_not_asked_for_a_marker_when_nothing_could_be_placed() -> None:
    position = lay(cards={"1.1": "bourgogne-two"}, lost=(3, 0))
    play(position, "1L")
    assert (position.seat, position.decision) == (QUEEN, "take")


def test_not_asked_for_a_marker_when_every_card_bears_one() -> None:
    taken = {**row_taken(1, 2, 3), **{f"4.{column}": QUEEN for column in range(3, 13)}}
    position = lay(cards={"4.1": "bourgogne-two"}, taken=taken, markers={"4.2": QUEEN})
    play(position, "4L")
    assert (position.seat, position.decision) == (QUEEN, "take")


def all_marked(disc: str) -> Any:
    """One card more than bear a marker; Richelieu has lost a marker and holds the disc of 1.3."""
    taken = {**row_taken(1, 2, 3), **{f"4.{column}": QUEEN for column in range(4, 13)}, "1.3": RICHELIEU}
    taken |= dict.fromkeys(("2.6", "2.11"), QUEEN)
    markers = {"4.2": QUEEN, "4.3": RICHELIEU}
    return lay(cards={"4.1": "bourgogne-two"}, taken=taken, markers=markers, lost=(1, 0), discs={"1.3": disc})


def test_ruling_6_recover_after_the_take_though_every_card_bears_a_marker() -> None:
    position = all_marked("recover")
    play(position, "4L")
    assert (position.seat, position.decision) == (RICHELIEU, "place-marker")
    assert texts(position) == ["keep", "recover"]
    play(position, "recover")
    assert (position.reserve[RICHELIEU], position.lost[RICHELIEU]) == (2, 0)
    assert (position.seat, position.decision) == (QUEEN, "take")


def test_ruling_6_asked_after_the_take_alike_with_and_without_the_disc() -> None:
    position = all_marked("tower")
    play(position, "4L")
    assert (position.seat, position.decision) == (RICHELIEU, "place-marker")
    assert texts(position) == ["keep"]
    play(position, "keep")
    assert (position.seat, position.decision) == (QUEEN, "take")


def test_the_last_card_ends_the_game_without_a_marker() -> None:
    taken = {**row_taken(1, 2, 3), **{f"4.{column}": QUEEN for column in range(2, 13)}}
    position = lay(taken=taken)
    told = play(position, "4L")
    assert position.over
    assert told[-1] == {"event": "ended"}
    assert sum(event["event"] == "disc-revealed" for event in told) == 8


def test_short_the_turn_is_finished_before_the_game_ends() -> None:
    """Ruling 10: the whole turn's take comes first: a second card can still be had."""
    taken = {**row_taken(1, 2), **{f"3.{column}": QUEEN for column in range(2, 13)}}
    cards = {"3.1": "bourgogne-sword", "4.1": "bourgogne-cross"}
    position = lay(cards=cards, taken=taken, short=True)
    play(position, "3L")
    assert position.decision == "take-second"
    play(position, "4L")
    assert position.over


def test_a_row_of_one_card_is_offered_once() -> None:
    taken = {f"1.{column}": QUEEN for column in range(2, 13)}
    position = lay(taken=taken)
    assert texts(position)[:2] == ["1L", "2L"]
    assert refused(position, "1R") == "one-card-row"


def test_seat_0_starts() -> None:
    assert antichambre.game("richelieu").new(seed="any").seat == 0


def test_equal_points_and_cards_share_the_victory() -> None:
    rng = antichambre.Rng("shared")
    for number in range(60_000):
        position: Any = antichambre.game("richelieu").new(seed=f"s{number}")
        while position.asked >= 0:
            legal = position.legal()
            position.apply(legal[rng.below(len(legal))])
        first, second = position.scores()
        if first == second and position.card_count(0) == position.card_count(1):
            assert position.winners() == [0, 1]
            assert [by for by, _ in compared(position)] == ["points", "fewer-cards"]
            return
    raise AssertionError("no such ending found")


@pytest.mark.parametrize("name", ["rulebook", "plain"])
def test_decks_add_up(name: str) -> None:
    """The figures of each province agree with each other, and with the totals that are known."""
    figures = BOX["decks"][name]
    for province in PROVINCES:
        of = figures[province]
        assert of["cards"] == of["two"] + of["sword"] + of["cross"] + of["tower"] + of["plain"]
        assert of["shields"] == of["cards"] + of["two"]
        assert set(of["provenance"].values()) <= {"rulebook", "derived", "found", "reconstructed"}
    assert sum(of["cards"] for of in figures.values()) == 48
    assert [sum(of[symbol] for of in figures.values()) for symbol in SYMBOLS] == [9, 9, 9]
    assert sum(of["plain"] for of in figures.values()) == {"rulebook": 0, "plain": 3}[name]
    assert sum(of["shields"] for of in figures.values()) == {"rulebook": 69, "plain": 66}[name]


def test_disc_squares_two_in_each_row_one_in_a_column() -> None:
    squares = BOX["discs"]["squares"]
    assert sorted(row for row, _ in squares) == [1, 1, 2, 2, 3, 3, 4, 4]
    assert len({column for _, column in squares}) == len(squares)


def test_hidden_discs_are_drawn_evenly() -> None:
    """Over many worlds each unknown disc lies on each unknown square about as often (chi-square, far bound)."""
    taken = {"1.1": QUEEN, "1.2": QUEEN, "1.3": RICHELIEU}
    position = lay(taken=taken, discs={"1.3": "tower"})
    worlds = 26_000
    rng = antichambre.Rng("even")
    counts: dict[tuple[int, int], int] = {}
    for _ in range(worlds):
        world: Any = position.resample(RICHELIEU, rng)
        for square, disc in enumerate(world.discs):
            counts[square, disc] = counts.get((square, disc), 0) + 1
    assert counts[0, 11] == worlds
    unknown = {(square, disc): n for (square, disc), n in counts.items() if square > 0}
    assert all(disc != 11 for _, disc in unknown)
    expected = {disc: worlds / 13 * (2 if disc == 12 else 1) for disc in range(13) if disc != 11}
    chi_square = sum((n - expected[disc]) ** 2 / expected[disc] for (_, disc), n in unknown.items())
    assert len(unknown) == 13 * 12
    assert chi_square < 2 * len(unknown)
