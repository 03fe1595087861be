"""Whose turn it is to think: counted, never timed."""

from collections.abc import Sequence

from antichambre.server.turns import HOUSE, LEAST, Turn, Turns

LONG = 2.0
SHORT = 0.25


def wanted(turns: Turns, *people: str, count: int = 1, seconds: float = LONG) -> None:
    for _ in range(count):
        turns.wait(Turn(people, seconds))


def served(turns: Turns, count: int) -> list[str]:
    """Those who have the next turns, one after the other; each takes what it is given."""
    found = []
    for _ in range(count):
        turn = turns.begin()
        assert turn is not None
        found.append(turn.payer)
        turns.end(turn, turn.given)
    return found


def given(turns: Turns, count: int) -> list[tuple[str, float]]:
    """Those who begin at the same time, and how long they may think."""
    begun = [turns.begin() for _ in range(count)]
    return [(turn.payer, turn.given) for turn in begun if turn is not None]


def test_fifty_tables_of_one_person_do_not_keep_another_waiting() -> None:
    turns = Turns(1, 1000.0)
    wanted(turns, "concini", count=50)
    assert served(turns, 3) == ["concini"] * 3
    wanted(turns, "anne")
    assert served(turns, 2) == ["anne", "concini"]


def test_who_wants_much_shares_with_others_who_want_much() -> None:
    turns = Turns(1, 1000.0)
    wanted(turns, "anne", count=30)
    wanted(turns, "bruno", count=10)
    first = served(turns, 20)
    assert (first.count("anne"), first.count("bruno")) == (10, 10)
    assert served(turns, 20) == ["anne"] * 20


def test_it_is_time_that_is_shared_and_not_turns() -> None:
    turns = Turns(1, 1000.0)
    wanted(turns, "anne", count=10, seconds=LONG)
    wanted(turns, "bruno", count=80, seconds=SHORT)
    first = served(turns, 9 * 4)
    assert first.count("bruno") == 8 * first.count("anne")


def test_what_was_not_used_is_given_back() -> None:
    """Anne's cardinal sees at once what to do, again and again: she is served as often as it takes so much time."""
    turns = Turns(1, 1000.0)
    wanted(turns, "anne", count=10)
    wanted(turns, "bruno", count=10)
    order = []
    for _ in range(9):
        turn = turns.begin()
        assert turn is not None
        order.append(turn.payer)
        turns.end(turn, turn.given / 8 if turn.payer == "anne" else turn.given)
    assert order.count("anne") == 8


def test_two_chambers_that_are_free_at_once_are_not_for_one_person() -> None:
    turns = Turns(2, 1000.0)
    wanted(turns, "anne", count=2)
    wanted(turns, "bruno")
    assert [payer for payer, _ in given(turns, 3)] == ["anne", "bruno"]


def test_nobody_saves_up_time() -> None:
    """Bruno comes when Anne has had hours: she does not wait for hours."""
    turns = Turns(1, 1000.0)
    wanted(turns, "anne", count=20)
    served(turns, 10)
    wanted(turns, "bruno", count=10)
    assert served(turns, 6) == ["bruno", "anne"] * 3


def test_a_table_of_several_is_that_of_whoever_has_had_least() -> None:
    turns = Turns(1, 1000.0)
    wanted(turns, "concini", count=50)
    served(turns, 10)
    wanted(turns, "concini", "anne")
    assert served(turns, 1) == ["anne"]


def test_a_search_is_shorter_the_more_wait() -> None:
    def of(people: Sequence[str], tables: int = 1) -> list[tuple[str, float]]:
        turns = Turns(2, 2.0)
        for person in people:
            wanted(turns, person, count=tables)
        return given(turns, 1)

    assert of(["anne"]) == [("anne", LONG)]
    assert of(["anne", "bruno"]) == [("anne", LONG)], "there is a chamber for either"
    assert of(["anne"], tables=4) == [("anne", 1.0)]
    assert of([f"guest {number}" for number in range(8)]) == [("guest 0", 0.5)]
    assert of([f"guest {number}" for number in range(8)], tables=2) == [("guest 0", 0.25)]
    assert of(["concini"], tables=500) == [("concini", LEAST)]


def test_whose_searches_are_shortened_is_whoever_wants_much() -> None:
    turns = Turns(2, 2.0)
    wanted(turns, "concini", count=50)
    wanted(turns, "anne")
    wanted(turns, "anne", seconds=0.3)
    turn = turns.begin()
    assert turn is not None
    assert (turn.payer, turn.given, turn.pace) == ("concini", LEAST, LEAST / LONG)
    turn = turns.begin()
    assert turn is not None
    assert (turn.payer, turn.given) == ("anne", 1.0)
    turns.end(turn, 0.0)
    turn = turns.begin()
    assert turn is not None
    assert (turn.payer, turn.given, turn.pace) == ("anne", 0.3, 1.0)


def test_what_the_house_does_in_its_own_name_leaves_a_chamber_free() -> None:
    turns = Turns(3, 2.0)
    wanted(turns, HOUSE, count=9)
    assert given(turns, 3) == [(HOUSE, LONG)] * 2
    wanted(turns, "anne")
    assert given(turns, 1) == [("anne", LONG)], "nobody waits for the house: her search is not shortened"
    alone = Turns(1, 2.0)
    wanted(alone, HOUSE)
    assert given(alone, 1) == [(HOUSE, LONG)]


def test_games_by_post_have_their_turn_although_people_always_wait() -> None:
    turns = Turns(1, 1000.0)
    wanted(turns, "concini", count=50)
    wanted(turns, HOUSE, count=3)
    assert served(turns, 10).count(HOUSE) == 3


def test_reviews_are_made_when_nobody_waits() -> None:
    turns = Turns(2, 1000.0)
    for _ in range(2):
        turns.wait_for_nobody(Turn([HOUSE], LONG))
    wanted(turns, "anne", count=3)
    assert [payer for payer, _ in given(turns, 2)] == ["anne", "anne"]
    turns = Turns(2, 1000.0)
    for _ in range(2):
        turns.wait_for_nobody(Turn([HOUSE], LONG))
    assert given(turns, 2) == [(HOUSE, LONG)], "one chamber stays free"
    assert (turns.thinking, turns.waiting) == (1, 1)
