"""How the boards would be counted: what is previewed is what then is counted, and no more than a seat may know."""

import json
from typing import Any

import pytest

from antichambre.games.louis_xiv.components import PERSONS
from antichambre.games.louis_xiv.preview import Preview, preview
from antichambre.games.louis_xiv.rules import LouisXIV
from antichambre.kernel.chance import Rng
from games.louis_xiv.tables import asks, count, go_on, lay, louis, new, play, silence, tokens

MOST_BYTES = 700


def at_random(seats: int, seed: str) -> Any:
    """The positions of a random game."""
    position, rng = new(seats, seed), Rng(seed)
    while not position.over:
        yield position
        legal = position.moves()
        position.play(legal[rng.below(len(legal))])
    yield position


def by_board(told: Preview, board: int) -> tuple[object, object, list[int], bool]:
    return told["leads"][board - 1], told["gets"][board - 1], told["away"][board - 1], board - 1 in told["turns"]


# The rulebook's conditions


def test_money_the_first_free_the_others_for_a_price() -> None:
    told = preview(lay("cards", cards={0: "1 2"}, on={1: [3, 2, 1, 0]}, laid={2: "cheaper-bribe"}), 0)
    assert by_board(told, 1) == (0, ["free", 3, 2, 0], [0], True)


def test_first_place_a_tie_gives_nothing_and_turns_nothing() -> None:
    told = preview(lay("cards", cards={0: "1 2"}, on={7: [2, 2, 1, 0]}), 0)
    assert by_board(told, 7) == (None, [], [], False)
    assert told["ties"] == [6]


def test_tokens_for_all_who_have_enough_and_everything_comes_home() -> None:
    told = preview(lay("cards", cards={0: "1 2"}, on={10: [4, 4, 2, 0]}), 0)
    assert by_board(told, 10) == (None, ["free", "free", 0, 0], [], True)
    assert told["ties"] == []


def test_with_the_king_a_crown_for_the_first_and_the_chip_for_the_second() -> None:
    told = preview(lay("cards", cards={0: "1 2"}, king=1, on={1: [3, 2, 1, 0]}), 0)
    assert by_board(told, 1) == (0, ["crown", "free", 3, 0], [0], True)


def test_with_the_king_all_who_tie_get_it_and_lose_their_tokens() -> None:
    told = preview(lay("cards", cards={0: "1 2"}, king=1, on={1: [2, 2, 1, 0]}), 0)
    assert by_board(told, 1) == (None, ["free", "free", 3, 0], [0, 1], True)


def test_neutral_tokens_lead() -> None:
    told = preview(lay("cards", 2, cards={0: "1 2"}, king=2, neutral={1: 2}, on={1: [1, 0]}), 0)
    assert by_board(told, 1) == ("neutral", [3, 0], [], True)


def test_what_is_counted_is_what_lay_there_when_it_began() -> None:
    """Condé's token onto himself waits; a tie that was won is won."""
    position = count(6, on={6: [2, 1, 1, 0]}, back=[6])
    play(position, "enough,bribe,onto 6")
    assert asks(position) == (2, "bribe")
    assert by_board(preview(position, 0), 6) == (0, ["free", 3, 3, 0], [0], True)
    position = count(1, on={1: [2, 2, 1, 0]}, laid={1: "win-a-tie"})
    assert preview(position, 0)["ties"] == [0]
    play(position, "win the tie")
    assert by_board(preview(position, 0), 1) == (1, [3, "free", 3, 0], [1], True)


def test_boards_that_were_counted_are_left_out() -> None:
    told = preview(count(7, on={7: [1, 0, 0, 0], 1: [1, 0, 0, 0], 9: [0, 1, 0, 0]}, plots={0: "7"}), 0)
    assert told["gets"][:6] == [None] * 6
    assert told["gets"][8] == [0, "free", 0, 0]
    assert preview(lay("missions", chips={0: "crown*2"}), 0)["gets"] == [None] * 12


@pytest.mark.parametrize("seed", range(12))
def test_what_is_previewed_is_what_is_counted(seed: int) -> None:
    """At the beginning of a count in which nobody bribes, plots or places, every board goes as it was foreseen."""
    for position in at_random(2 + seed % 3, str(seed)):
        if position.phase == 3 and position.board == 0 and position.part == 0 and position.round > 1:
            break
    told = preview(position, None)
    events = list(silenced(position))
    left = {(board_of(event), event["seat"]) for event in events if event["event"] == "left"}
    assert left == {(board, seat) for board in range(12) for seat in told["away"][board]}
    assert [board_of(event) for event in events if event["event"] == "turned"] == told["turns"]
    at = -1
    served: dict[int, list[int]] = {}
    for event in events:
        if event["event"] == "board-counted":
            at = board_of(event)
        elif event["event"] == "chip-gained" and at < 4:
            served.setdefault(at, []).append(event["seat"])
    for board in range(4):
        chips = {"crown": 2, "free": 1}
        gets = told["gets"][board] or []
        expected = [seat for seat, part in enumerate(gets) for _ in range(chips.get(str(part), 0))]
        assert sorted(served.get(board, [])) == expected


def board_of(event: dict[str, Any]) -> int:
    return PERSONS.index(event["board"])


def silenced(position: LouisXIV) -> Any:
    """What is told until the count is over, when everybody says as little as can be said."""
    while position.phase == 3 and not position.over:
        quiet = next(move for move in position.moves() if move.text in ("enough", "maintenon 0"))
        for event in position.play(quiet):
            told = event.seen_by(None)
            if told is not None:
                yield told


# One's own


def test_what_the_next_round_will_begin_with() -> None:
    """Tokens that come home, those that missions bring back, the louis of missions; a card by Mazarin is kept."""
    position = lay(
        "cards",
        cards={0: "1 2"},
        on={1: [3, 1, 0, 0], 2: [1, 2, 0, 0]},
        general={0: 2},
        laid={0: "three-tokens louis three-louis"},
    )
    told = preview(position, 0)["next"]
    assert told == {"cards": 5, "tokens": 10 + 1 + 3, "louis": 5 + 1 + 3}
    assert preview(position, None)["next"] is None
    position = lay("cards", cards={0: "1 2"}, general={0: 0}, laid={0: "three-tokens"})
    assert preview(position, 0)["next"] == {"cards": 5, "tokens": 16, "louis": 5}
    position = count(12, on={12: [1, 1, 0, 0]}, cards={0: "3"})
    assert preview(position, 0)["next"] == {"cards": 6, "tokens": 11, "louis": 5}
    assert preview(lay("cards", cards={0: "1 2"}, in_round=4), 0)["next"] is None


def test_the_next_round_begins_as_it_was_foreseen() -> None:
    position = lay(
        "counting", on={1: [3, 1, 0, 0], 2: [1, 2, 0, 0]}, laid={0: "token-back louis"}, money=(1, 3), wait=True
    )
    told = preview(position, 0)["next"]
    assert told is not None
    go_on(position)
    while position.round == 1 or position.phase < 2:
        quiet = next(move for move in position.moves() if move.verb in ("enough", "maintenon", "keep"))
        position.play(quiet)
        silence(position)
    assert (tokens(position, 0)[1], louis(position)[0]) == (told["tokens"], told["louis"] + 3)
    assert position.hand_size(0) == told["cards"]


@pytest.mark.parametrize(
    ("mission", "chips", "has", "lacks"),
    [
        ("louis-Sany", "", [False, False], "both"),
        ("louis-Sany", "ring", [False, True], "sceptre"),
        ("louis-Sany", "crown", [True, False], "any"),
        ("louis-Sany", "crown ring", [True, True], "nothing"),
        ("allowance-SL", "crown", [True, False], "either"),
        ("allowance-SL", "sceptre*2", [True, False], "letter"),
        ("plot-RR", "crown", [True, False], "ring"),
        ("plot-RR", "ring crown", [True, True], "nothing"),
    ],
)
def test_what_a_mission_still_lacks(mission: str, chips: str, has: list[bool], lacks: str) -> None:
    position = lay("cards", cards={0: "1 2"}, missions={0: mission}, chips={0: chips})
    assert preview(position, 0)["missions"] == [{"has": has, "lacks": lacks}]


def test_a_mission_that_lacks_nothing_can_be_fulfilled() -> None:
    met = set()
    for seed in range(6):
        for position in at_random(3, str(seed)):
            if position.decision == "mission":
                told = preview(position, position.seat)["missions"]
                ready = sum(mission["lacks"] == "nothing" for mission in told)
                assert ready == sum(move.verb == "fulfil" for move in position.moves())
                met.add(ready)
    assert len(met) > 1


def test_the_effects_that_act_are_those_of_the_phase() -> None:
    laid = {0: "louis onto-1", 1: "cheaper-bribe swap-missions"}
    assert preview(lay("cards", cards={0: "1 2"}, laid=laid), 0)["acts"] == ["onto-1"]
    assert preview(count(1, on={1: [1, 1, 0, 0]}, laid=laid), 0)["acts"] == ["cheaper-bribe"]
    assert preview(lay("missions", laid=laid, chips={0: "crown*2"}), 0)["acts"] == ["swap-missions"]


# What may be known


def test_worlds_that_a_seat_cannot_tell_apart_have_one_preview() -> None:
    for seats in (2, 3, 4):
        for position in at_random(seats, "1"):
            for seat in range(seats if len(position.history) % 5 == 0 else 0):
                world = position.resample(seat, Rng(f"{seat} {len(position.history)}"))
                assert preview(world, seat) == preview(position, seat)


def test_a_preview_is_small() -> None:
    for seed in range(6):
        for position in at_random(4, str(seed)):
            for seat in (None, position.seat):
                assert len(json.dumps(preview(position, seat), separators=(",", ":"))) <= MOST_BYTES
