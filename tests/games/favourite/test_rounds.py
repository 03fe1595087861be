"""Fin de manche, décompte des points, nouvelle manche, victoire."""

from typing import Any

import pytest

from antichambre.games.favourite.rules import Favourite
from games.comparisons import compared
from games.favourite.tables import (
    CENSUS,
    asks,
    columns,
    hand,
    heard,
    lay,
    line,
    new,
    order,
    play,
    refused,
    view_of,
)

LINE = "gold chateau chateau chocolate chateau gold"


def last_turn(*before: str, hands: tuple[str, ...] = (), **laid: Any) -> Favourite:
    """The last turn of a round, its petitions taken: `end` counts the points. The last seat holds two princes."""
    seats = len(before)
    held = list(hands or [""] * seats)
    held[-1] += " prince*2"
    laid = {"ender": 0, "turn": seats - 1} | laid
    return lay(*held, before=before, closing=True, **laid)


def points(told: list[dict[str, Any]], seat: int) -> dict[str, int]:
    """What a seat scored, by reason."""
    return {fact["reason"]: fact["points"] for fact in heard(told, "scored") if fact["seat"] == seat}


# Fin de manche


@pytest.mark.parametrize(("seats", "enough"), [(2, 14), (3, 11), (4, 11)])
def test_fourteen_cards_between_two_eleven_with_more(seats: int, enough: int) -> None:
    """One card short, nothing is announced; with that card the round closes."""
    assert view_of(new(seats))["enough"] == enough
    for missing, closes in ((2, False), (1, True)):
        before = (f"gold*{enough - missing}",)
        position = lay(*[""] * seats, line=LINE, dice="chateau chateau chateau", before=before, first=0)
        told = play(position, "take 2")
        assert (len(heard(told, "round-closing")) == 1) is closes
        assert (position.ender == 0) is closes
        assert position.round == 1


def test_a_ball_counts_as_a_resource() -> None:
    line_before = "ball gold chateau chateau chateau chateau"
    position = lay("", "", line=line_before, dice="gold gold gold", before=("chocolate*11 ball-gold",))
    told = play(position, "take 1-2, ball chateau")
    assert heard(told, "round-closing") == [{"seat": 0}]


def test_duchesses_and_bastilles_do_not_count() -> None:
    before = ("chocolate*11 duchess*2 bastille*3",)
    position = lay("", "", line=LINE, dice="gold gold gold", before=before)
    told = play(position, "take 1")
    assert heard(told, "round-closing") == []


def test_more_than_enough_is_enough() -> None:
    position = lay("", "", line=LINE, dice="gold chateau chateau", before=("chocolate*13",), court_rest="hand 1")
    told = play(position, "take 1-3")
    assert heard(told, "round-closing") == [{"seat": 0}]


@pytest.mark.parametrize("first", [0, 1, 2])
@pytest.mark.parametrize("after", [0, 1, 2])
def test_ruling_13_everyone_has_as_many_turns(first: int, after: int) -> None:
    """Who has enough at the n-th turn of the round: as many follow as it takes to come back to who began."""
    ender = (first + after) % 3
    before = ["", "", ""]
    before[ender] = "chocolate*10"
    position = lay("", "", "", line=LINE, dice="gold gold gold", before=tuple(before), first=first, turn=ender)
    told = play(position, "take 1")
    following = 0
    while position.round == 1:
        told = play(position, "roll, take nothing")
        following += 1
    assert following == 2 - after
    assert len(heard(told, "round-ended")) == 1


def test_ruling_13_only_the_first_to_get_there_scores() -> None:
    position = lay("", "", line=LINE, dice="gold gold gold", before=("chocolate*14", "chateau*13"), turn=1, ender=0)
    told = play(position, "take 1")
    assert heard(told, "round-closing") == []
    assert points(told, 0)["ended"] == 2
    assert "ended" not in points(told, 1)


def test_ruling_13_who_gets_there_last_in_the_round_scores_too() -> None:
    position = lay("", "", line=LINE, dice="gold gold gold", before=("", "chateau*13"), turn=1)
    told = play(position, "take 1")
    assert points(told, 1)["ended"] == 2
    assert position.round == 2


def test_ruling_13_who_has_enough_has_ended_the_round_from_that_take_on() -> None:
    """Announced within the turn, before its court cards; the points as they stand count it at once."""
    position = lay("captain", "", line=LINE, dice="gold gold gold", before=("chateau*13",))
    told = play(position, "take 1")
    assert asks(position) == (0, "close")
    assert order(told, "took", "round-closing") == ["took", "round-closing"]
    view = view_of(position, 1)
    assert (view["ender"], view["seats"][0]["round_points"]) == (0, 2 + 3 + 3 + 1)
    assert heard(play(position, "end"), "round-closing") == []


def test_ruling_13_with_a_ball_once_it_lies_in_its_column() -> None:
    before = ("chocolate*12",)
    position = lay("captain", "", line="ball gold chateau*4", dice="gold gold gold", before=before)
    assert heard(play(position, "take 1-2"), "round-closing") == []
    assert (asks(position), position.ender) == ((0, "ball"), -1)
    told = play(position, "ball chateau")
    assert order(told, "ball-placed", "round-closing") == ["ball-placed", "round-closing"]
    assert (asks(position), position.ender) == ((0, "close"), 0)


def test_ruling_13_an_ambassador_takes_it_from_nobody() -> None:
    """One card for one: who had enough still has, and who sent him has no more than before."""
    before = ("chateau*14", "gold*13")
    position = lay("", "ambassador", before=before, turn=1, ender=0)
    play(position, "ambassador gold 0 chateau")
    assert [seat["gathered"] for seat in view_of(position)["seats"]] == [14, 13]
    assert position.ender == 0


def test_the_line_is_not_filled_when_the_round_is_over() -> None:
    position = lay("", "", line=LINE, dice="gold gold gold", before=("", "chateau*13"), turn=1)
    told = play(position, "take 1")
    facts = order(told, "line-card", "round-ended")
    assert facts[0] == "round-ended"


# Décompte des points


def test_two_points_for_ending_the_round() -> None:
    told = play(last_turn("gold*14", ""), "end")
    assert points(told, 0)["ended"] == 2


@pytest.mark.parametrize("column", ["gold", "chocolate", "chateau"])
def test_three_points_for_the_most_cards_in_a_column(column: str) -> None:
    told = play(last_turn(f"{column}*3", f"{column}*2", f"{column}"), "end")
    assert points(told, 0)[column] == 3
    assert column not in points(told, 1) | points(told, 2)


@pytest.mark.parametrize("column", ["gold", "chocolate", "chateau"])
def test_one_point_each_when_tied_for_most(column: str) -> None:
    told = play(last_turn(f"{column}*3", f"{column}*2", f"{column}*3", f"{column}*3"), "end")
    assert [points(told, seat).get(column) for seat in range(4)] == [1, None, 1, 1]


def test_every_column_counts_by_itself() -> None:
    told = play(last_turn("gold*3 chocolate*2", "gold*2 chocolate*2 chateau"), "end")
    assert points(told, 0) == {"ended": 2, "gold": 3, "chocolate": 1}
    assert points(told, 1) == {"chocolate": 1, "chateau": 3, "hand": 2}


def test_balls_count_in_their_column() -> None:
    told = play(last_turn("gold*2 ball-gold*2", "gold*3"), "end")
    assert points(told, 0)["gold"] == 3


def test_ruling_14_a_column_with_no_card_has_no_majority() -> None:
    told = play(last_turn("gold", ""), "end")
    assert points(told, 0) == {"ended": 2, "gold": 3}
    assert points(told, 1) == {"hand": 2}


def test_ruling_14_a_ball_alone_is_a_majority() -> None:
    told = play(last_turn("ball-chocolate", ""), "end")
    assert points(told, 0)["chocolate"] == 3


def test_two_points_for_each_duchess_with_a_court_card_none_without() -> None:
    told = play(last_turn("duchess+spy duchess+guard duchess", "duchess"), "end")
    assert points(told, 0)["duchesses"] == 4
    assert "duchesses" not in points(told, 1)


def test_one_point_for_each_court_card_in_hand() -> None:
    told = play(last_turn("", "", "", hands=("spy captain*2", "", "")), "end")
    assert [points(told, seat).get("hand") for seat in range(3)] == [3, None, 2]


def test_ruling_14_two_points_for_each_prince_laid() -> None:
    position = lay("", "guard", before=("prince*2", "actor"), closing=True, turn=1, ender=0)
    told = play(position, "end")
    assert points(told, 0)["princes"] == 4
    assert points(told, 1)["princes"] == 2


def test_a_waiting_bastille_costs_nothing() -> None:
    told = play(last_turn("bastille*2", ""), "end")
    assert points(told, 0) == {"ended": 2}


def test_the_points_of_a_round_are_added_to_the_total() -> None:
    position = lay(
        "captain",
        "guard",
        before=("gold*3 prince duchess+spy", "gold*2"),
        closing=True,
        turn=1,
        ender=0,
        totals=[7, 9],
        round_number=2,
    )
    told = play(position, "end")
    assert points(told, 0) == {"ended": 2, "gold": 3, "duchesses": 2, "hand": 1, "princes": 2}
    assert list(position.totals) == [17, 10]


def test_while_a_round_is_under_way_the_score_counts_it_as_it_stands() -> None:
    position = lay("captain", "", before=("gold*3", "gold*2"), totals=[5, 6], round_number=2)
    assert position.scores() == [5 + 3 + 1, 6]
    assert [seat["round_points"] for seat in view_of(position)["seats"]] == [4, 0]


# Nouvelle manche


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ruling_15_a_new_round_takes_everything_back(seats: int) -> None:
    before = ("gold*9 actor duchess+spy", "ball-gold bastille*2 chocolate*3 duchess")
    position = last_turn(
        *before,
        *[""] * (seats - 2),
        court_discards="captain guard",
        discards="gold*4 duchess",
        musketeers=[0, 2, 1, 3][:seats],
        idle=1,
    )
    told = play(position, "end")
    assert order(told, "round-ended", "round-begun", "turn-begun") == ["round-ended", "round-begun", "turn-begun"]
    view = view_of(position)
    assert (view["round"], view["ender"], view["court_discards"]) == (2, None, [])
    for seat in view["seats"]:
        assert (seat["gathered"], seat["duchesses"], seat["paired"], seat["bastilles"]) == (0, 0, [], 0)
        assert (seat["princes"], seat["musketeers"], seat["hand_size"]) == (0, 4, 2)
    assert (view["draw_pile"], set(view["discards"].values())) == (66, {0})
    assert view["court_pile"] == 28 - 2 * seats
    assert len(line(position).split()) == 6
    assert list(position.census()) == CENSUS[seats]
    assert (position.idle, list(position.memory), list(position.spent)) == (0, [], [0] * seats)


def test_court_cards_in_hand_are_not_kept() -> None:
    """Four in hand, two in the next round."""
    told = play(position := last_turn("", "", hands=("spy*2 captain*2", "")), "end")
    assert len(hand(position, 0).split()) == 2
    assert len([fact for fact in heard(told, "drew") if fact["seat"] == 0]) == 2


@pytest.mark.parametrize("fewest", [0, 1, 2])
def test_fewest_points_begin_the_next_round(fewest: int) -> None:
    """Two have a column of their own, one of them ended the round; the last seat has a card in hand."""
    before = ["gold", "chocolate", "chateau"]
    before[fewest] = ""
    position = lay("", "", "guard", before=tuple(before), closing=True, turn=2, ender=(fewest + 1) % 3)
    told = play(position, "end")
    scored = [sum(points(told, seat).values()) for seat in range(3)]
    assert scored.index(min(scored)) == fewest
    assert (position.first, asks(position)) == (fewest, (fewest, "open"))
    assert heard(told, "round-begun") == [{"round": 2, "seat": fewest}]


def test_fewest_points_of_the_round_not_of_the_game() -> None:
    told = play(position := last_turn("gold*14", "", totals=[0, 30]), "end")
    assert len(heard(told, "scored")) == 3
    assert position.first == 1


@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_ruling_15_ties_go_to_the_nearest_clockwise_the_old_first_player_last(first: int) -> None:
    """All have two points, who began for ending the round and the others in hand: the seat after who began."""
    hands = ["guard captain", "guard captain", "spy steward", "spy steward"]
    hands[first] = ""
    position = lay(*hands, closing=True, turn=(first + 3) % 4, first=first, ender=first)
    told = play(position, "end")
    assert [sum(points(told, seat).values()) for seat in range(4)] == [2, 2, 2, 2]
    assert (position.round, position.first) == (2, (first + 1) % 4)


def test_ruling_15_a_tie_between_the_old_first_player_and_another() -> None:
    """Seats 0 (who began) and 2 have nothing: seat 2, although 0 would come first in the list."""
    position = lay("", "captain", "", "guard", closing=True, turn=3, first=0, ender=1)
    play(position, "end")
    assert position.first == 2


def test_ruling_15_the_old_first_player_begins_again_with_fewest_alone() -> None:
    position = lay("", "captain", "spy", "guard", closing=True, turn=3, first=0, ender=1)
    play(position, "end")
    assert position.first == 0


def test_the_round_is_played_clockwise_from_its_first_player() -> None:
    position = lay("", "", "", first=2, turn=2)
    turns = []
    for _ in range(3):
        turns.append(position.turn)
        play(position, "roll, take nothing")
    assert turns == [2, 0, 1]


# Victoire


def final(totals: list[int], musketeers: list[int], **laid: Any) -> Favourite:
    """The third round at its end: the last seat, with two princes in hand and nothing else, ends it."""
    seats = len(totals)
    return last_turn(*[""] * seats, totals=totals, musketeers=musketeers, round_number=3, **laid)


def test_three_rounds() -> None:
    position = final([9, 5], [4, 4])
    told = play(position, "end")
    assert order(told, "round-ended", "round-begun", "ended") == ["round-ended", "ended"]
    assert position.over
    assert asks(position) == (None, None)
    assert refused(position, "roll") == "game-over"


def test_the_second_round_is_not_the_last() -> None:
    position = last_turn("", "", round_number=2)
    play(position, "end")
    assert (position.over, position.round, position.winners()) == (False, 3, [])


def test_most_points_of_the_three_rounds_win() -> None:
    position = final([9, 20, 3], [4, 0, 4])
    play(position, "end")
    assert position.scores() == [11, 20, 5]
    assert position.winners() == [1]
    assert position.outcome() == {
        "winners": [1],
        "ending": "last-round",
        "steps": [{"by": "points", "figures": [11, 20, 5]}],
    }


def test_ruling_16_then_more_musketeers_unspent_in_the_last_round() -> None:
    position = final([9, 11, 9], [1, 3, 2])
    play(position, "end")
    assert position.scores() == [11, 11, 11]
    assert position.winners() == [1]
    assert compared(position) == [("points", [11, 11, 11]), ("musketeers", [1, 3, 2])]


def test_ruling_16_then_shared() -> None:
    position = final([9, 11, 9, 2], [3, 3, 2, 4])
    play(position, "end")
    assert position.winners() == [0, 1]
    assert compared(position) == [("points", position.scores()), ("musketeers", [3, 3, None, None])]


def test_ruling_16_musketeers_do_not_outweigh_a_point() -> None:
    position = final([9, 12], [4, 0])
    play(position, "end")
    assert position.scores() == [11, 14]
    assert position.winners() == [1]


def test_at_the_end_nothing_is_taken_back() -> None:
    position = final([9, 5], [1, 2])
    play(position, "end")
    assert [seat["musketeers"] for seat in view_of(position)["seats"]] == [1, 2]
    assert view_of(position)["round"] == 3
    assert columns(position, 0) == [0, 0, 0]
