"""Déroulement d'une manche, prise des cartes: which petitions the dice give."""

import random
from collections import Counter

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from antichambre.games.favourite.components import ALL_PETITIONS, PETITIONS, RESOURCES
from antichambre.games.favourite.vocabulary import RUNS
from games.favourite.tables import (
    asks,
    columns,
    dice,
    heard,
    lay,
    line,
    new,
    offered,
    order,
    play,
    refused,
    roll_as,
    takes,
)

CROWNED = "gold chateau chateau chocolate chateau gold"
WITH_DUCHESS_AND_BALL = "gold duchess chateau chocolate gold ball"


# The examples of the rulebook


def test_example_two_chateaux_and_a_gold() -> None:
    """Or/Château/Château, the first three, or Château/Or, the last two."""
    position = lay("", "", line=CROWNED)
    roll_as(position, "chateau chateau gold")
    found = takes(position)
    assert "gold/chateau/chateau" in found
    assert "chateau/gold" in found
    assert {"take 1-3", "take 5-6"} <= set(offered(position, "take"))
    assert max(len(run.split("/")) for run in found) == 3
    play(position, "take 1-3")
    assert columns(position, 0) == [1, 0, 2]


def test_example_two_chateaux_and_a_gold_the_last_two() -> None:
    position = lay("", "", line=CROWNED, dice="chateau chateau gold")
    play(position, "take 5-6")
    assert columns(position, 0) == [1, 0, 1]


def test_example_a_musketeer_turns_a_chateau_into_chocolate() -> None:
    """Chocolat/Château/Or, the last three, after one die is rolled again."""
    position = lay("", "", line=CROWNED, dice="chateau chateau gold")
    assert refused(position, "take 4-6") == "dice"
    roll_as(position, "chocolate chateau gold", "reroll 1")
    assert position.musketeers[0] == 3
    assert "chocolate/chateau/gold" in takes(position)
    play(position, "take 4-6")
    assert columns(position, 0) == [1, 1, 1]


def test_example_with_a_duchess_or_with_a_ball() -> None:
    """Or/Duchesse/Château/Chocolat, or Château/Chocolat/Or/Bal masqué."""
    position = lay("", "", line=WITH_DUCHESS_AND_BALL, dice="chateau gold chocolate")
    found = takes(position)
    assert "gold/duchess/chateau/chocolate" in found
    assert "chateau/chocolate/gold/ball" in found
    assert refused(position, "take 1-6") == "dice"


def test_example_with_a_duchess() -> None:
    position = lay("", "", line=WITH_DUCHESS_AND_BALL, dice="chateau gold chocolate")
    told = play(position, "take 1-4")
    assert [fact["petition"] for fact in heard(told, "took")] == ["gold", "duchess", "chateau", "chocolate"]
    assert (columns(position, 0), position.free[0]) == ([1, 1, 1], 1)


def test_example_with_a_ball() -> None:
    position = lay("", "", line=WITH_DUCHESS_AND_BALL, dice="chateau gold chocolate")
    play(position, "take 3-6, ball gold")
    assert columns(position, 0) == [2, 1, 1]


def test_example_the_whole_line() -> None:
    position = lay("", "", line="chateau duchess bastille chateau ball gold", dice="chateau chateau gold")
    assert "chateau/duchess/bastille/chateau/ball/gold" in takes(position)
    play(position, "take 1-6, ball chateau")
    assert (columns(position, 0), position.free[0], position.waiting[1]) == ([1, 0, 3], 1, 1)


def test_example_duchess_and_bastille_at_the_ends() -> None:
    """Duchesse/Chocolat or Château/Bastille; the second château is lost, unless a musketeer rolls it again."""
    position = lay(
        "", "", line="duchess chocolate gold gold chateau bastille", dice="chocolate chateau chateau", musketeers=[1, 4]
    )
    assert takes(position) == ["duchess/chocolate", "chocolate", "chateau", "chateau/bastille"]
    assert "reroll 3" in offered(position, "reroll")
    for run in ("take 1-2", "take 5-6"):
        trial = position.copy()
        play(trial, run)
        assert sum(columns(trial, 0)) == 1


# What the rulebook says


def test_three_dice_are_rolled() -> None:
    position = lay("", "")
    told = play(position, "roll")
    assert [fact["die"] for fact in heard(told, "rolled")] == [1, 2, 3]
    assert set(dice(position).split()) <= set(RESOURCES)


def test_every_face_comes_up_as_often() -> None:
    """Far bounds: 3000 dice, a thousand of each face, five standard deviations."""
    count: Counter[str] = Counter()
    for seed in range(1000):
        position = new(2, f"dice {seed}")
        count.update(fact["face"] for fact in heard(play(position, "roll"), "rolled"))
    assert all(abs(count[face] - 1000) < 5 * 26 for face in RESOURCES)


def test_cards_must_lie_side_by_side() -> None:
    position = lay("", "", line="gold chocolate gold chocolate gold chocolate", dice="gold gold gold")
    assert takes(position) == ["gold", "gold", "gold"]


def test_one_combination_only() -> None:
    position = lay("prince", "", line=CROWNED, dice="chateau chateau gold")
    play(position, "take 1-3")
    assert asks(position) == (0, "close")
    assert refused(position, "take 5-6") == "other-question"


def test_each_die_counts_once() -> None:
    position = lay("", "", line="gold gold gold chateau chateau chateau", dice="gold gold chateau")
    assert refused(position, "take 1-3") == "dice"
    assert "take 2-4" in offered(position, "take")


def test_a_special_between_two_resources_comes_with_both() -> None:
    position = lay("", "", line="gold bastille chateau chocolate chocolate chocolate", dice="gold chateau gold")
    assert takes(position) == ["gold", "gold/bastille/chateau", "chateau"]


def test_a_special_at_both_ends_of_the_line() -> None:
    position = lay("", "", line="ball gold chateau chateau gold duchess", dice="gold chateau gold")
    found = takes(position)
    assert {"ball/gold", "gold/duchess"} <= set(found)


# Ruling 2


def test_ruling_2_specials_inside_a_run_come_along() -> None:
    position = lay("", "", line="chateau gold ball duchess gold chateau", dice="gold gold chocolate")
    assert takes(position) == ["gold", "gold/ball/duchess/gold", "gold"]
    assert refused(position, "take 2-3") == "line-end"
    assert refused(position, "take 4-5") == "line-end"


def test_ruling_2_a_block_at_an_end_comes_whole_or_not_at_all() -> None:
    position = lay("", "", line="ball bastille gold chateau duchess ball", dice="gold chateau chocolate")
    assert takes(position) == [
        "ball/bastille/gold",
        "ball/bastille/gold/chateau",
        "ball/bastille/gold/chateau/duchess/ball",
        "gold",
        "gold/chateau",
        "gold/chateau/duchess/ball",
        "chateau",
        "chateau/duchess/ball",
    ]
    assert refused(position, "take 2-3") == "line-end"
    assert refused(position, "take 4-5") == "line-end"


def test_ruling_2_at_least_one_is_a_resource() -> None:
    position = lay("", "", line="ball duchess bastille gold gold gold", dice="gold gold gold")
    for run in ("take 1", "take 1-2", "take 1-3", "take 3"):
        assert refused(position, run) == "one-resource"


def test_ruling_2_resources_must_be_among_the_dice() -> None:
    position = lay("", "", line=CROWNED, dice="chocolate chocolate chocolate")
    assert takes(position) == ["chocolate"]
    for run in ("take 1", "take 4-5", "take 1-6"):
        assert refused(position, run) == "dice"


def test_ruling_2_no_card_beyond_a_shorter_line() -> None:
    position = lay("", "", line="gold chateau duchess", dice="gold chateau chateau")
    assert takes(position) == ["gold", "gold/chateau", "gold/chateau/duchess", "chateau", "chateau/duchess"]
    assert refused(position, "take 4") == "no-such-card"
    assert refused(position, "take 3-4") == "no-such-card"


def legal_by_trying(cards: list[str], faces: list[str]) -> set[tuple[int, int]]:
    """Ruling 2 once more, built up from its words: from any resource to any other, if the dice can be struck off one by
    one; then, where nothing but specials lies beyond it, with that whole block or without."""
    found = set()
    resources = [place for place, card in enumerate(cards) if card in RESOURCES]
    for nth, first in enumerate(resources):
        left = list(faces)
        for last in resources[nth:]:
            if cards[last] not in left:
                break
            left.remove(cards[last])
            begins = {first, 0} if first == resources[0] else {first}
            ends = {last, len(cards) - 1} if last == resources[-1] else {last}
            found |= {(begin, end) for begin in begins for end in ends}
    return found


@pytest.mark.parametrize("length", range(1, 7))
def test_ruling_2_takes_are_those_found_by_trying_all_runs(length: int) -> None:
    """Two thousand lines of each length, specials much more often than in the box, and any dice."""
    chance = random.Random(length)
    position = lay("", "", dice="gold gold gold")
    for _ in range(2000):
        weights = [1, 1, 1] + [chance.choice((0, 1, 2))] * 3
        cards = chance.choices(range(len(PETITIONS)), weights, k=length)
        faces = chance.choices(range(len(RESOURCES)), k=3)
        position.line, position.dice = vec[i64](cards), vec[i64](faces)
        position.relist()
        named = [PETITIONS[card] for card in cards]
        expected = legal_by_trying(named, [RESOURCES[face] for face in faces])
        listed = {
            RUNS[position.game.by_text[text].action - 8] for text in offered(position, "take") if text != "take nothing"
        }
        assert listed == expected, (named, faces)
        allowed = {run for number, run in enumerate(RUNS) if position.refusal(8 + number) == 0}
        assert allowed == expected, (named, faces)


def test_ruling_2_takes_of_real_lines_are_those_found_by_trying_all_runs() -> None:
    chance = random.Random("real")
    position = lay("", "", dice="gold gold gold")
    for _ in range(2000):
        cards = chance.sample(list(ALL_PETITIONS), 6)
        faces = chance.choices(range(len(RESOURCES)), k=3)
        position.line, position.dice = vec[i64](cards), vec[i64](faces)
        position.relist()
        expected = legal_by_trying([PETITIONS[card] for card in cards], [RESOURCES[face] for face in faces])
        assert {run for number, run in enumerate(RUNS) if 8 + number in list(position.options)} == expected


# Ruling 3


def test_ruling_3_a_smaller_run_than_the_dice_allow() -> None:
    position = lay("", "", line=CROWNED, dice="chateau chateau gold")
    assert {"take 1", "take 1-2", "take 2", "take 2-3"} <= set(offered(position, "take"))
    play(position, "take 2")
    assert columns(position, 0) == [0, 0, 1]


def test_ruling_3_taking_nothing_is_legal() -> None:
    position = lay("", "", line=CROWNED, dice="chateau chateau gold")
    told = play(position, "take nothing")
    assert heard(told, "took-nothing") == [{"seat": 0}]
    assert (line(position), asks(position)) == (CROWNED, (1, "open"))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ruling_3_as_many_idle_turns_as_players_clear_the_line(seats: int) -> None:
    position = lay(*[""] * seats, line=CROWNED, draw="ball chateau*3 gold*2")
    for turn in range(seats):
        assert line(position) == CROWNED
        told = play(position, "roll, take nothing")
        assert len(heard(told, "line-cleared")) == (turn == seats - 1)
    assert line(position) == "ball chateau chateau chateau gold gold"
    assert [position.pile[kind] for kind in range(6)] == [2, 1, 3, 0, 0, 0]
    assert position.idle == 0


def test_ruling_3_a_take_in_between_begins_the_count_anew() -> None:
    position = lay("", "", "", line=CROWNED, dice="chateau chateau gold", idle=2, draw="gold")
    play(position, "take 1")
    assert position.idle == 0
    told = play(position, "roll, take nothing, roll, take nothing")
    assert heard(told, "line-cleared") == []


def test_ruling_3_idle_turns_do_not_outlast_a_round() -> None:
    position = lay("", "", dice="gold gold gold", turn=1, ender=0, idle=0, before=("gold*14",), line="chateau*6")
    play(position, "take nothing")
    assert (position.round, position.idle) == (2, 0)


def test_ruling_3_no_line_is_cleared_when_the_round_ends_with_that_turn() -> None:
    position = lay("", "", dice="gold gold gold", turn=1, ender=0, idle=1, before=("gold*14",), line="chateau*6")
    told = play(position, "take nothing")
    assert (position.round, position.idle) == (2, 0)
    assert order(told, "took-nothing", "line-cleared", "round-ended")[:2] == ["took-nothing", "round-ended"]
