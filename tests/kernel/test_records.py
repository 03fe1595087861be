"""Records say precisely what is wrong with them, in both languages, and never half-load."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import antichambre
from antichambre.kernel.records import check_of, outcome_of, parts_of, with_pledges
from antichambre.kernel.salting import pledge, salted
from antichambre.kernel.words import LANGUAGES, Words


def game_of(seed: str = "7", moves: int | None = None) -> antichambre.Position:
    position = antichambre.game("richelieu").new(seed=seed)
    rng = antichambre.Rng(seed)
    while not position.over and (moves is None or len(position.history) < moves):
        legal = position.moves()
        position.play(legal[rng.below(len(legal))])
    return position


FINISHED = game_of().record()
HALFWAY = game_of(moves=30).record()


def wrong(record: dict[str, Any] | str) -> antichambre.RecordError:
    text = record if isinstance(record, str) else json.dumps(record)
    with pytest.raises(antichambre.RecordError) as failure:
        antichambre.verify(text)
    for lang in LANGUAGES:
        assert failure.value.sentence(Words(lang, failure.value.game))
    return failure.value


def test_a_record_is_readable_and_whole() -> None:
    text = antichambre.dumps(FINISHED)
    lines = text.splitlines()
    assert lines[1] == '  "game": "richelieu",'
    assert max(len(line) for line in lines) < 120
    assert list(json.loads(text)) == [
        "game", "rules_version", "seats", "variant", "seed", "commitment", "moves", "result", "check",
    ]  # fmt: skip
    assert antichambre.verify(text).record() == FINISHED


def test_a_position_at_any_move_number() -> None:
    whole = antichambre.replay(FINISHED)
    for number in (0, 1, 17, len(whole.history)):
        assert antichambre.replay(FINISHED, upto=number).record()["moves"] == FINISHED["moves"][:number]  # type: ignore[index]
    for number in (-1, len(whole.history) + 1):
        with pytest.raises(antichambre.RecordError) as failure:
            antichambre.replay(FINISHED, upto=number)
        assert failure.value.key == "record-upto"


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 2000))
def test_truncated_anywhere(length: int) -> None:
    text = antichambre.dumps(FINISHED)
    if length >= len(text) - 1:
        return
    failure = wrong(text[:length])
    assert failure.key in ("record-truncated", "record-not-json")
    assert failure.key == "record-truncated" or length == 0 or text[length - 1] in "-0123456789aeflnrstu"


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "record-truncated"),
        ("hello", "record-not-json"),
        ("[1, 2]", "record-not-object"),
        ("null", "record-not-object"),
        ("[" * 100_000, "record-not-json"),
        ('{"game": 1e400, "game": 2}', "record-field-twice"),
        ('{"seats": ' + "9" * 5000 + "}", "record-not-json"),
    ],
)
def test_what_is_no_record(text: str, key: str) -> None:
    assert wrong(text).key == key


@pytest.mark.parametrize("field", ["game", "rules_version", "seats", "variant", "seed", "moves", "result"])
def test_a_missing_field(field: str) -> None:
    failure = wrong({name: value for name, value in FINISHED.items() if name != field})
    assert (failure.key, failure.details["field"]) == ("record-field-missing", field)


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"game": "chess"}, "record-setup"),
        ({"game": 7}, "record-field-type"),
        ({"rules_version": 999}, "record-rules-version"),
        ({"rules_version": True}, "record-field-type"),
        ({"seats": 3}, "record-setup"),
        ({"seats": "2"}, "record-field-type"),
        ({"variant": {"deck": "tarot"}}, "record-setup"),
        ({"variant": {"speed": True}}, "record-setup"),
        ({"variant": {"short": 1}}, "record-setup"),
        ({"seed": 7}, "record-field-type"),
        ({"moves": "1L"}, "record-field-type"),
        ({"moves": ["1L", 2]}, "record-move-type"),
        ({"note": "mine"}, "record-field-unknown"),
        ({"result": None}, "record-result-missing"),
        ({"result": {"scores": [99, 0], "winners": [0]}}, "record-result"),
        ({"commitment": "0" * 64}, "record-commitment"),
        ({"moves": FINISHED["moves"][:-1]}, "record-not-over"),  # type: ignore[index]
    ],
)
def test_an_edited_record(change: dict[str, Any], key: str) -> None:
    assert wrong({**FINISHED, **change}).key == key


def test_a_record_from_before_results_said_why() -> None:
    """Older records tell the scores and the winners alone: they still hold, and what they tell is still checked."""
    result: Any = FINISHED["result"]
    assert list(result) == ["scores", "winners", "ending", "steps"]
    told = {"scores": result["scores"], "winners": result["winners"]}
    assert antichambre.verify(antichambre.dumps({**FINISHED, "result": told})).record() == FINISHED
    assert wrong({**FINISHED, "result": {**told, "winners": [0, 1]}}).key == "record-result"
    assert wrong({**FINISHED, "result": {**result, "ending": "one-row"}}).key == "record-result"
    assert wrong({**FINISHED, "result": {**result, "steps": []}}).key == "record-result"


def test_a_record_of_a_game_that_was_given_up() -> None:
    """Who resigned no move shows; the score is counted all the same, and what is over by its moves was not given up."""
    scores = antichambre.replay(HALFWAY).scores()
    result = {"scores": scores, "winners": [1], "ending": "resignation", "steps": []}
    given_up = {**HALFWAY, "result": result}
    position = antichambre.verify(antichambre.dumps(given_up))
    assert (position.over, position.outcome()) == (False, None)
    assert outcome_of(given_up, position) == {"winners": [1], "ending": "resignation", "steps": []}
    assert outcome_of(HALFWAY, position) is None
    assert wrong({**HALFWAY, "result": {**result, "scores": [99, 0]}}).key == "record-result"
    for winners in ([], [0, 1], [2], "1", None):
        assert wrong({**HALFWAY, "result": {**result, "winners": winners}}).key == "record-not-over"
    assert wrong({**FINISHED, "result": result}).key == "record-result"


def test_an_illegal_move_is_named_with_its_number_and_the_rule() -> None:
    moves = [*HALFWAY["moves"][:10], "pass", *HALFWAY["moves"][11:]]  # type: ignore[index]
    failure = wrong({**HALFWAY, "moves": moves})
    assert (failure.key, failure.number, failure.details["move"]) == ("record-illegal-move", 11, "pass")
    assert isinstance(failure.cause, antichambre.IllegalMove)
    assert "11" in str(failure)
    assert str(failure.cause) in str(failure)


def test_moves_after_the_end() -> None:
    failure = wrong({**FINISHED, "moves": [*FINISHED["moves"], "keep"]})  # type: ignore[misc]
    assert isinstance(failure.cause, antichambre.IllegalMove)
    assert failure.cause.rule == "game-over"


def test_an_edit_that_is_legal_is_seen_by_the_check() -> None:
    sealed = {**HALFWAY, "check": check_of(HALFWAY)}
    antichambre.verify(json.dumps(sealed))
    assert wrong({**sealed, "moves": sealed["moves"][:-1]}).key == "record-edited"  # type: ignore[index]


def test_the_published_commitment() -> None:
    text = antichambre.dumps(FINISHED)
    antichambre.verify(text, antichambre.commitment("7"))
    with pytest.raises(antichambre.RecordError) as failure:
        antichambre.verify(text, antichambre.commitment("8"))
    assert failure.value.key == "record-commitment"


# The fair deal

HOUSE, SALTS = "5eed", {0: "a" * 16, 1: "b" * 64}
PLEDGES = {seat: pledge(salt) for seat, salt in SALTS.items()}
SHOWN = antichambre.commitment(HOUSE)


def record_of(seed: str, pledges: dict[int, str], commitment: str | None = None) -> str:
    """What a house hands out: the record of a game with this seed, before which it says it showed these."""
    said = commitment or antichambre.commitment(HOUSE)
    return antichambre.dumps(with_pledges(game_of(seed, 3).record(), said, pledges))


def refused(text: str, shown: str | None = SHOWN, pledges: dict[int, str] | None = PLEDGES) -> str:
    with pytest.raises(antichambre.RecordError) as failure:
        antichambre.verify(text, shown, pledges)
    for lang in LANGUAGES:
        assert "{" not in failure.value.sentence(Words(lang, failure.value.game))
    return failure.value.key


def test_a_fair_deal_is_verified() -> None:
    text = record_of(salted(HOUSE, SALTS), PLEDGES)
    assert list(json.loads(text))[5:7] == ["commitment", "pledges"]
    assert parts_of(json.loads(text)) == (HOUSE, SALTS)
    antichambre.verify(text)
    antichambre.verify(text, pledges=PLEDGES)
    antichambre.verify(text, SHOWN, PLEDGES)


def test_a_house_that_deals_from_another_part_than_it_committed_to() -> None:
    other = salted("0ther", SALTS)
    assert refused(record_of(other, PLEDGES)) == "record-commitment"
    honest_with_itself = record_of(other, PLEDGES, antichambre.commitment("0ther"))
    antichambre.verify(honest_with_itself)
    assert refused(honest_with_itself) == "record-commitment"


def test_a_house_that_swaps_a_salt() -> None:
    swapped = {0: SALTS[0], 1: "c" * 64}
    text = record_of(salted(HOUSE, swapped), PLEDGES)
    assert refused(text) == refused(text, None, None) == "record-salt-other"
    with_its_pledge = record_of(salted(HOUSE, swapped), {0: PLEDGES[0], 1: pledge(swapped[1])})
    antichambre.verify(with_its_pledge)
    assert refused(with_its_pledge) == "record-pledges"


def test_a_house_that_drops_a_salt() -> None:
    only = {0: SALTS[0]}
    text = record_of(salted(HOUSE, only), PLEDGES)
    assert refused(text) == refused(text, None, None) == "record-salt-missing"
    with_its_pledge = record_of(salted(HOUSE, only), {0: PLEDGES[0]})
    assert refused(with_its_pledge) == "record-pledges"
    assert refused(record_of(HOUSE, PLEDGES)) == "record-salt-missing"
    assert refused(record_of(HOUSE, {})) == "record-pledges"


def test_a_house_that_adds_a_salt_for_a_seat_without_a_pledge() -> None:
    """With a salt of its own it could try until it likes the deal."""
    pledged = {0: PLEDGES[0]}
    text = record_of(salted(HOUSE, SALTS), pledged)
    assert refused(text, SHOWN, pledged) == refused(text, None, None) == "record-salt-unpledged"
    with_a_pledge = record_of(salted(HOUSE, SALTS), PLEDGES)
    assert refused(with_a_pledge, SHOWN, pledged) == "record-pledges"
    assert refused(with_a_pledge, SHOWN, None) == "record-pledges-unsaid", "the record's own word is not enough"


def test_where_nobody_pledged_the_seed_is_all_the_houses() -> None:
    """A record of the arena, or made by hand, with any text for a seed."""
    seed = salted(HOUSE, SALTS)
    text = antichambre.dumps(game_of(seed, 3).record())
    antichambre.verify(text)
    antichambre.verify(text, antichambre.commitment(seed))
    assert parts_of(json.loads(text)) == (seed, {})
    assert refused(text, SHOWN, None) == "record-salt-unpledged"
    assert refused(text, SHOWN, PLEDGES) == "record-pledges"


@pytest.mark.parametrize("added", [f"+2:{'a' * 16}", f"+0:{'a' * 16}+0:{'b' * 16}", f"+1:{'a' * 16}+0:{'b' * 16}"])
def test_what_nobody_can_have_pledged_is_bound_by_no_commitment(added: str) -> None:
    """A seat that there is not, a second salt of a seat, another order: the house could have chosen those."""
    text = antichambre.dumps(game_of(HOUSE + added, 3).record())
    antichambre.verify(text, antichambre.commitment(HOUSE + added))
    assert refused(text, SHOWN, None) in ("record-salt-unpledged", "record-commitment")
    assert refused(record_of(HOUSE + added, PLEDGES)) in ("record-salt-unpledged", "record-salt-missing")


@pytest.mark.parametrize(
    "pledges",
    [{"2": "0" * 64}, {"": "0" * 64}, {"01": "0" * 64}, {"0": "0" * 63}, {"0": "Z" * 64}, {"0": 7}],
)
def test_what_is_no_pledge(pledges: dict[str, object]) -> None:
    assert wrong({**HALFWAY, "pledges": pledges}).key == "record-pledge-form"


@settings(max_examples=200, deadline=None)
@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.text(),
        lambda inner: (
            st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from([*FINISHED, "x"]), inner, max_size=8)
        ),
        max_leaves=20,
    )
)
def test_nonsense_is_refused_with_a_sentence(value: Any) -> None:
    with pytest.raises(antichambre.RecordError) as failure:
        antichambre.verify(json.dumps(value))
    assert str(failure.value)


def test_undo_stops_where_something_hidden_was_seen() -> None:
    position = antichambre.game("richelieu").new(seed="undo")
    position.play(position.parse("1L"))
    assert position.undoable == 1
    assert antichambre.undo(position).record()["moves"] == []
    with pytest.raises(antichambre.NoUndo) as failure:
        antichambre.undo(antichambre.undo(position))
    assert failure.value.key == "no-undo-start"
    position.play(position.parse("keep"))
    assert position.undoable == 2  # nobody else has acted yet
    position.play(position.parse("1L"))
    assert position.undoable == 1
    while not any(event.kind.name == "disc-gained" for event in position.play(position.moves()[0])):
        pass
    assert position.undoable == 0
    with pytest.raises(antichambre.NoUndo):
        antichambre.undo(position)
