"""What the courtier thinks at the table of The King's Favourite."""

import pytest

from antichambre.bots.heuristics.favourite import FavouriteJudgement
from antichambre.bots.heuristics.favourite_columns import COLUMN_MARGIN, COLUMN_POINTS, QUARTERS, at_lead
from antichambre.games.favourite.components import POINTS_MOST, POINTS_TIED
from antichambre.kernel.chance import Rng
from bots.opinions import best, weights
from games.favourite.tables import FAVOURITE, asks, lay, new, play, roll_as

JUDGEMENT = FavouriteJudgement()


def test_a_column_is_counted_as_it_stands_when_the_round_is_over() -> None:
    assert at_lead(COLUMN_POINTS, 3, 0, 1) == POINTS_MOST
    assert at_lead(COLUMN_POINTS, 3, 0, 0) == POINTS_TIED
    assert at_lead(COLUMN_POINTS, 3, 0, -1) == 0.0
    assert at_lead(COLUMN_MARGIN, 2, 0, 0) == 0.0, "both get as much"
    assert at_lead(COLUMN_MARGIN, 2, 0, -4) == -POINTS_MOST


def test_a_lead_is_worth_more_the_less_is_left_of_the_round() -> None:
    late, early = (at_lead(COLUMN_MARGIN, 2, turns * QUARTERS, 2) for turns in (1, 5))
    assert 0.0 < early < late < float(POINTS_MOST)


def test_more_cards_are_better() -> None:
    found = weights(lay("", "", dice="gold chocolate chateau"))
    assert found["take 1-3"] > found["take 1-2"] > found["take 1"] > found["take nothing"]


def test_the_end_of_the_line_earns_a_court_card() -> None:
    found = weights(lay("", "", dice="gold chocolate chateau"))
    assert found["take 1-3"] > found["take 2-4"]


def test_a_column_that_is_lost_is_not_worth_a_card() -> None:
    """The last turn of the round: gold is out of reach, châteaux are not."""
    before = ("gold*9 chateau*2 chocolate*3", "chateau*2 chocolate*5")
    table = lay("", "", line="gold chocolate chateau", dice="gold gold chateau", before=before, turn=1, ender=0)
    found = weights(table)
    assert found["take 3"] > found["take 1"] == found["take nothing"]


def test_bad_dice_are_rolled_again_and_good_ones_kept() -> None:
    line = "gold gold gold chocolate chocolate chateau"
    assert best(lay("", "", line=line, dice="gold gold chateau")) == "reroll 3"
    assert best(lay("", "", line=line, dice="gold gold gold")) == "take 1-3"


def test_a_musketeer_costs_nothing_in_the_last_turn() -> None:
    line = "gold chocolate chocolate chateau gold chateau"
    before = ("gold*7 chocolate*7", "gold*6 chocolate*7")
    early = weights(lay("", "", line=line, dice="gold chateau chateau"))
    last = weights(lay("", "", line=line, dice="gold chateau chateau", before=before, turn=1, ender=0))
    assert early["reroll 2+3"] - early["take 1"] < last["reroll 2+3"] - last["take 1"]


def test_a_die_is_turned_when_that_completes_a_run() -> None:
    line = "gold gold gold chocolate chateau chocolate"
    assert (
        best(lay("treasurer guard*2 spy", "", line=line, dice="gold gold chateau", musketeers=[0, 4])) == "treasurer 3"
    )


def test_the_ball_goes_where_it_wins_a_column() -> None:
    before = ("gold*8 chocolate*2 chateau*3", "chocolate*3 chateau*8")
    table = lay("", "", line="gold ball gold", dice="gold gold gold", before=before)
    play(table, "take 1-3")
    assert asks(table) == (0, "ball")
    assert best(table) == "ball chocolate"


def test_the_bastille_strikes_a_pair() -> None:
    before = ("", "duchess", "duchess+spy")
    table = lay("", "", "", line="gold bastille gold", dice="gold gold gold", before=before)
    play(table, "take 1-3")
    assert best(table) == "bastille 2"


def test_a_duchess_alone_falls_first() -> None:
    before = ("", "duchess duchess+spy")
    table = lay("", "", line="gold bastille gold", dice="gold gold gold", before=before)
    play(table, "take 1-3")
    assert asks(table) == (1, "strike")
    assert best(table) == "lose duchess"


def test_the_confessor_saves_a_pair() -> None:
    before = ("", "duchess+spy")
    table = lay("", "confessor captain", line="gold bastille gold", dice="gold gold gold", before=before)
    play(table, "take 1-3")
    assert asks(table) == (1, "confess")
    assert best(table) == "confessor"


def test_the_least_useful_card_is_given_away() -> None:
    """A Prince is laid, a Steward played; a duchess is as glad of a Captain."""
    table = lay("prince steward captain spy", "", before=("duchess", ""), closing=True)
    attached = {text: worth for text, worth in weights(table).items() if text.startswith("attach")}
    assert max(attached, key=lambda text: attached[text]) == "attach captain"


def test_a_prince_is_laid_at_the_end_of_the_round() -> None:
    table = lay("prince", "", before=("gold*7 chocolate*7", ""), closing=True, turn=0, ender=1)
    assert best(table) == "prince"


def test_the_ambassador_takes_a_column_in_the_last_turn() -> None:
    before = ("gold*5 chocolate*3 chateau*6", "gold*2 chocolate*4 chateau*1")
    table = lay("ambassador", "", before=before, closing=True, first=1, ender=0)
    assert best(table) in ("ambassador gold 1 chocolate", "ambassador chateau 1 chocolate")


def test_a_lieutenant_spoils_good_dice_and_leaves_bad_ones() -> None:
    line = "gold gold gold chocolate chateau chocolate"
    good = lay("", "lieutenant", line=line, dice="gold gold gold")
    roll_as(good, "gold gold gold", "reroll 1+2+3")
    assert asks(good) == (1, "lieutenant")
    assert best(good).startswith("lieutenant")
    bad = lay("", "lieutenant", line="gold chocolate gold chocolate gold chocolate")
    roll_as(bad, "chateau chateau chateau")
    assert asks(bad) == (1, "lieutenant")
    assert best(bad) == "let it be"


def test_the_guard_keeps_a_column() -> None:
    before = ("gold*5 chocolate*3 chateau*6", "gold*2 chocolate*4 chateau*1")
    table = lay("ambassador", "guard captain", before=before, closing=True, first=1, ender=0)
    play(table, "ambassador gold 1 chocolate")
    assert asks(table) == (1, "guard")
    assert best(table) == "guard"


def test_it_expects_more_of_whoever_leads() -> None:
    table = lay("", "", before=("gold*4 chocolate*3", "chateau*2"))
    mine, theirs = JUDGEMENT.expected_points(table)
    assert mine > theirs + float(POINTS_MOST)


def test_it_expects_nothing_more_when_the_game_is_over() -> None:
    table = new(3)
    rng = Rng("over")
    while not table.over:
        legal = table.legal()
        table.apply(legal[rng.below(len(legal))])
    assert list(JUDGEMENT.expected_points(table)) == table.scores()


@pytest.mark.parametrize("seats", FAVOURITE.seats)
def test_it_has_an_opinion_in_every_kind_of_decision(seats: int) -> None:
    decided: set[str] = set()
    for game in range(8):
        table = new(seats, f"opinion {game}")
        rng = Rng(game)
        while not table.over:
            found = weights(table)
            if len(set(found.values())) > 1:
                decided.add(str(table.decision))
            legal = table.legal()
            table.apply(legal[rng.below(len(legal))])
    seldom = {"strike"} | ({"bastille"} if seats == 2 else set())  # two sorts of duchesses; two rivals
    assert decided >= set(FAVOURITE.decisions) - seldom
