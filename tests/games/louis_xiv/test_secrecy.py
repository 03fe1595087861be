"""What is hidden stays hidden, what was public stays known, and imagined worlds respect who knows what."""

from typing import Any

import pytest

from antichambre.games.louis_xiv.components import LEVEL_OF, MISSION_NAMES, PERSONS
from antichambre.games.louis_xiv.rules import LouisXIV
from antichambre.kernel.chance import Rng
from games.louis_xiv.tables import (
    BOX_CENSUS,
    EVERY_NUMBER,
    asks,
    card_pile,
    count,
    hand,
    lay,
    mission_pile,
    missions,
    new,
    play,
    plot_pile,
    plots,
    shields,
    texts,
    view_of,
)

HANDS = {0: "1 2 3", 1: "4 5 6", 2: "7 8 9", 3: "10 11 12"}
SECRETS = ("missions", "hand", "plots", "shields")
HELD, SWAPPED = {1: "5", 2: "9"}, {1: "9", 2: "5"}
WORLDS = 40


def worlds(position: LouisXIV, seat: int) -> list[LouisXIV]:
    found = []
    for number in range(WORLDS):
        world = position.resample(seat, Rng(f"world {number}"))
        assert isinstance(world, LouisXIV)
        found.append(world)
    return found


def known(position: LouisXIV, seat: int) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = view_of(position, seat)["known"]
    return found


# Hands


@pytest.mark.parametrize("seats", EVERY_NUMBER)
def test_only_the_owner_sees_missions_influence_cards_plots_and_shields(seats: int) -> None:
    position = new(seats)
    for viewer in [*range(seats), None]:
        for owner, seen in enumerate(view_of(position, viewer)["seats"]):
            for secret in SECRETS:
                assert (seen[secret] is not None) == (owner == viewer)


def test_everybody_sees_how_many_and_of_what_back() -> None:
    position = count(
        1,
        on={1: [1, 2, 0, 0]},
        plots={1: "4 5"},
        missions={1: "louis plot"},
        shields={1: [1, 1, 0, 0, 0, 0]},
        cards={1: "7"},
        chips={1: "ring"},
        laid={1: "shield"},
    )
    seen = view_of(position, 0)["seats"][1]
    assert (seen["plot_count"], seen["shield_count"], seen["hand_size"]) == (2, 2, 1)
    assert seen["mission_backs"] == {"light": 1, "medium": 0, "dark": 1}
    assert seen["chips"]["ring"] == 1
    assert seen["louis"] == 5
    assert [mission["effect"] for mission in seen["laid"]] == ["shield"]


def test_what_a_rival_holds_does_not_change_a_view() -> None:
    one = lay("cards", cards=HANDS, missions={1: "louis-Sany"}, shields={1: [1, 0, 0, 0, 0, 0]}, plots={1: "4"})
    two = lay(
        "cards",
        cards={**HANDS, 1: "4 5 joker"},
        missions={1: "louis-Hany"},
        shields={1: [0, 0, 0, 0, 0, 1]},
        plots={1: "9"},
    )
    for seat in (0, 2, 3, None):
        assert view_of(one, seat) == view_of(two, seat)
    assert view_of(one, 1) != view_of(two, 1)


def test_cards_drawn_are_told_to_their_owner_only() -> None:
    position = count(11, on={11: [1, 0, 0, 0]}, everyone=True)
    events: list[Any] = position.play(position.parse("enough"))
    drawn = [event for event in events if event.kind.name == "card-drawn"]
    assert len(drawn) == 1
    assert drawn[0].seen_by(0)["card"] is not None
    assert drawn[0].seen_by(1)["card"] is None
    assert drawn[0].seen_by(None)["card"] is None


@pytest.mark.parametrize(("name", "field"), [("shield-drawn", "arms"), ("plot-drawn", "board"), ("card-drawn", "card")])
def test_what_the_supply_phase_gives_is_told_to_its_owner_only(name: str, field: str) -> None:
    position = lay("supply", in_round=2, laid={1: "shield plot"}, wait=True)
    events: list[Any] = []
    position.told = events
    position.proceed()
    position.told = None
    drawn = next(event for event in events if event.kind.name == name and event.a == 1)
    assert drawn.seen_by(1)[field] is not None
    assert [drawn.seen_by(seat)[field] for seat in (0, 2, 3, None)] == [None] * 4


# The plot question


def test_ruling_9_the_plot_question_is_the_same_whoever_holds_the_card() -> None:
    """One after the other is asked, and everybody sees the same at each step."""
    tables = [lay("counting", board=5, plots=held, everyone=True) for held in (HELD, SWAPPED)]
    for seat in (1, 2):
        for viewer in (0, 3, None):
            views = [view_of(position, viewer) for position in tables]
            assert views[0] == views[1]
            assert (views[0]["asked"], views[0]["decision"]) == (seat, "plot")
        told = [play(position, "enough", everyone=True) for position in tables]
        assert told[0] == told[1]
    assert asks(tables[0]) == asks(tables[1])


def test_ruling_9_in_worlds_the_plot_card_moves_and_the_question_stays() -> None:
    position = lay("counting", board=5, plots=HELD, everyone=True)
    seen = worlds(position, 2)
    assert {asks(world) for world in seen} == {(1, "plot")}
    assert {tuple(texts(world)) for world in seen} == {("enough",), tuple(texts(position))}


def test_a_plot_card_that_is_not_played_leaves_no_trace() -> None:
    """After it was declined, the others see and hear what they would without it."""
    asked = lay("counting", board=5, on={5: [2, 1, 0, 0]}, plots={1: "5", 3: "6"})
    told = play(asked, "enough")
    silent = lay("counting", board=5, on={5: [2, 1, 0, 0]}, plots={1: "9", 3: "6"})
    for seat in (0, 2, None):
        assert view_of(asked, seat) == view_of(silent, seat)
    assert "plot-played" not in [event["event"] for event in told]


# The card put back


def test_the_card_put_back_is_known_to_its_owner_only() -> None:
    position = lay("cards", cards={**HANDS, 0: "1 2"})
    events = position.play(position.parse("card 1"))
    events += position.play(position.parse("take back"))
    put_back = next(event for event in events if event.kind.name == "card-put-back")
    assert put_back.seen_by(0) == {"event": "card-put-back", "seat": 0, "card": "philippe"}
    assert [put_back.seen_by(seat)["card"] for seat in (1, 2, 3, None)] == [None] * 4  # type: ignore[index]
    assert known(position, 0) == [{"kind": "influence", "card": "philippe", "seat": None}]
    assert [known(position, seat) for seat in (1, 2, 3)] == [[], [], []]


def test_worlds_leave_the_card_put_back_where_it_is_for_its_owner_alone() -> None:
    position = lay("cards", cards={**HANDS, 0: "1 2"})
    play(position, "card 1, take back")
    assert {card_pile(world)[0] for world in worlds(position, 0)} == {"2"}
    assert len({card_pile(world)[0] for world in worlds(position, 1)}) > 3


def test_a_rival_who_draws_the_card_put_back_is_known_to_hold_it() -> None:
    position = lay("cards", cards={**HANDS, 0: "1 2"}, laid={1: "swap-card"})
    play(position, "card 1, take back, swap 4")
    assert hand(position, 1) == "2 5 6"
    assert known(position, 0) == [{"kind": "influence", "card": "philippe", "seat": 1}]
    assert all("2" in hand(world, 1).split() for world in worlds(position, 0))
    assert not all("2" in hand(world, 1).split() for world in worlds(position, 2))


def test_a_known_card_that_may_have_been_played_is_known_no_more() -> None:
    """The rival had such a card already, and plays one of them: which, nobody can tell."""
    position = lay("cards", cards={**HANDS, 0: "1 2", 1: "2 5 6"}, laid={1: "swap-card"})
    play(position, "card 1, take back, swap 5, card 7, take back, card 10, take back")
    assert hand(position, 1) == "2 2 6"
    play(position, "card 2, take back")
    assert known(position, 0) == []
    assert not all("2" in hand(world, 1).split() for world in worlds(position, 0))


def test_a_known_card_that_is_put_back_again_stays_known() -> None:
    """The rival drew it and it is the last of that hand: whoever knew of it knows what lies on the pile."""
    position = lay("cards", cards={0: "1 2", 1: "4 5", 2: "7 8 9"}, laid={1: "swap-card"})
    play(position, "card 1, take back, swap 4, card 7, take back, card 5, take back")
    assert card_pile(position)[0] == "2"
    assert known(position, 0) == [{"kind": "influence", "card": "philippe", "seat": None}]
    assert known(position, 1) == [{"kind": "influence", "card": "philippe", "seat": None}]
    assert known(position, 2) == []
    assert {card_pile(world)[0] for world in worlds(position, 0)} == {"2"}


def test_the_last_card_of_a_pair_is_asked_for_like_any_other() -> None:
    """Two equal cards: played without a question, everybody would know the card put back."""
    position = lay("cards", cards={0: "2 2", 1: "4 5 6"})
    assert asks(position) == (0, "card")
    assert texts(position) == ["card 2"]
    other = lay("cards", cards={0: "2 3", 1: "4 5 6"})
    for seat in (1, 2, 3, None):
        assert view_of(position, seat) == view_of(other, seat)


def test_after_the_shuffle_nobody_knows_a_card_any_more() -> None:
    position = lay("cards", cards={0: "1 2"}, plots={3: "1"})
    play(position, "card 1, take back")
    assert position.decision == "plot"
    assert all(known(position, seat) == [] for seat in range(4))


# Plots


def test_played_plot_cards_under_the_pile_are_known_to_all() -> None:
    position = count(5, plots={1: "5"})
    play(position, "plot one")
    for seat in range(4):
        assert known(position, seat) == [{"kind": "plot", "card": "montespan", "seat": None}]
    for seat in range(3):
        assert {plot_pile(world)[-1] for world in worlds(position, seat)} == {5}


def test_who_draws_a_plot_card_that_all_knew_is_known_to_hold_it() -> None:
    """All other plot cards are held: Louvois gives the one that was just played."""
    position = count(12, on={12: [3, 0, 0, 1]}, plots={1: "1 2 3 4 5 6", 2: "7 8 9 10 11", 3: "12"}, louis={3: 0})
    play(position, "plot general")
    assert plots(position, 0) == [12]
    assert known(position, 1) == [{"kind": "plot", "card": "louvois", "seat": 0}]
    assert all(plots(world, 0) == [12] for world in worlds(position, 1))


def test_plot_cards_of_rivals_move_in_worlds_and_ones_own_do_not() -> None:
    position = lay("cards", cards=HANDS, plots={0: "3", 1: "5"})
    assert {tuple(plots(world, 0)) for world in worlds(position, 0)} == {(3,)}
    assert len({tuple(plots(world, 1)) for world in worlds(position, 0)}) > 3


# Missions


def test_a_mission_put_under_its_pile_is_known_to_its_owner_only() -> None:
    position = lay(
        "missions", laid={0: "swap-missions"}, missions={0: "shield-SH", 1: "louis-Hany"}, mission_pile="plot-RR"
    )
    events = position.play(position.parse("return shield-SH"))
    back = next(event for event in events if event.kind.name == "mission-returned")
    assert back.seen_by(0)["mission"] == "shield-SH"  # type: ignore[index]
    assert back.seen_by(1) == {"event": "mission-returned", "seat": 0, "level": "medium", "mission": None}
    medium = [name for name in mission_pile(position) if LEVEL_OF[MISSION_NAMES.index(name)] == 1]
    assert medium[-1] == "shield-SH"
    assert {"kind": "mission", "card": "shield-SH", "seat": None} in known(position, 0)
    assert known(position, 1) == []
    for world in worlds(position, 0):
        assert [n for n in mission_pile(world) if LEVEL_OF[MISSION_NAMES.index(n)] == 1][-1] == "shield-SH"
    bottoms = {
        [n for n in mission_pile(world) if LEVEL_OF[MISSION_NAMES.index(n)] == 1][-1] for world in worlds(position, 1)
    }
    assert len(bottoms) > 3


DARK = "three-tokens three-louis plot token-for-card four-tokens late-token"


def rival_holds_what_was_returned(hand_of_rival: str) -> LouisXIV:
    """Seat 0 put the tie card under the empty dark pile; seat 1 drew it, and may swap missions too."""
    return lay(
        "missions",
        laid={0: "swap-missions", 1: "swap-missions", 2: DARK},
        missions={0: "win-a-tie louis-Sany", 1: hand_of_rival},
    )


def test_a_mission_returned_face_down_may_be_any_of_its_level() -> None:
    """Seat 0 knows that seat 1 holds the tie card; seat 1 returns a dark mission: which, seat 0 cannot know."""
    views = []
    for returned in ("win-a-tie-RR", "cheaper-bribe-HH"):
        position = rival_holds_what_was_returned("cheaper-bribe")
        tie = MISSION_NAMES.index("win-a-tie-RR")
        play(position, "return win-a-tie-RR, enough, draw light")
        assert asks(position) == (1, "return")
        position.mission_pile = type(position.mission_pile)([m for m in position.mission_pile if m != tie])
        position.missions[tie] = 1
        position.mission_known[tie] = 0b11
        assert list(position.census()) == BOX_CENSUS[4]
        assert {"kind": "mission", "card": "win-a-tie-RR", "seat": 1} in known(position, 0)
        play(position, f"return {returned}")
        views.append(view_of(position, 0))
    assert views[0] == views[1]


def test_a_known_mission_that_alone_has_its_level_stays_known() -> None:
    position = rival_holds_what_was_returned("shield-SH cheaper-bribe")
    bribe = MISSION_NAMES.index("cheaper-bribe-HH")
    position.mission_known[bribe] = 0b11
    play(position, "enough, return cheaper-bribe-HH")
    assert {"kind": "mission", "card": "cheaper-bribe-HH", "seat": None} in known(position, 0)


def test_missions_of_rivals_move_within_their_level_and_ones_own_do_not() -> None:
    position = lay("cards", cards=HANDS, missions={0: "louis-Sany", 1: "louis-Hany plot"})
    for world in worlds(position, 0):
        assert missions(world, 0) == ["louis-Sany"]
        assert [LEVEL_OF[MISSION_NAMES.index(name)] for name in missions(world, 1)] == [0, 2]
    assert len({tuple(missions(world, 1)) for world in worlds(position, 0)}) > 10


def test_the_mission_being_paid_for_is_its_owners_secret() -> None:
    position = lay("missions", chips={0: "sceptre*2 ring"}, missions={0: "louis-Sany"})
    play(position, "fulfil louis-Sany")
    assert asks(position) == (0, "spend")
    assert view_of(position, 0)["chosen"] == "louis-Sany"
    assert view_of(position, 1)["chosen"] is None


# Shields and money cards


def test_shields_of_rivals_and_the_supply_move_in_worlds() -> None:
    position = lay("cards", cards=HANDS, shields={0: [3, 0, 0, 0, 0, 0], 1: [0, 3, 0, 0, 0, 0]})
    seen = worlds(position, 0)
    assert {tuple(shields(world, 0)) for world in seen} == {(3, 0, 0, 0, 0, 0)}
    assert len({tuple(shields(world, 1)) for world in seen}) > 10
    assert {sum(shields(world, 1)) for world in seen} == {3}
    assert len({tuple(world.shield_pile) for world in seen}) == WORLDS


def test_money_cards_to_come_move_in_worlds_and_those_seen_do_not() -> None:
    position = new(4)
    seen = worlds(position, 0)
    assert {world.money[0] for world in seen} == {position.money[0]}
    assert len({tuple(world.money) for world in seen}) > 10


# Worlds


@pytest.mark.parametrize("seats", EVERY_NUMBER)
def test_worlds_look_to_their_seat_like_the_real_table_throughout_a_game(seats: int) -> None:
    position = new(seats, "throughout")
    rng = Rng("moves")
    while not position.over:
        for seat in range(seats):
            world = position.resample(seat, Rng("one"))
            assert world.view(seat) == position.view(seat)
            assert list(world.census()) == BOX_CENSUS[seats]
            if position.seat == seat:
                assert world.moves() == position.moves()
        moves = position.moves()
        position.play(moves[rng.below(len(moves))])


def test_persons_have_their_names_in_views() -> None:
    assert [board["person"] for board in view_of(new(4))["boards"]] == list(PERSONS)


def test_a_mission_that_is_being_paid_for_stays_in_its_hand_in_every_imagined_world() -> None:
    position = lay("missions", chips={0: "sceptre letter ring crown"}, missions={0: "louis-Sany plot-RR"})
    play(position, "fulfil louis-Sany")
    assert asks(position) == (0, "spend")
    for seat in range(1, 4):
        for world in worlds(position, seat):
            assert "louis-Sany" in missions(world, 0)
            assert texts(world) == texts(position)
