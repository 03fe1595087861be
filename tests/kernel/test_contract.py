"""The rest of the contract: setting up, moves as objects, languages."""

import copy
import pickle

import pytest

import antichambre
from antichambre.kernel.errors import AntichambreError, BadSetup, IllegalMove, RecordError
from antichambre.kernel.words import Words, language
from conformance.walks import everything


def test_variants_are_completed_and_checked() -> None:
    game = antichambre.game("richelieu")
    assert game.variants == {"deck": ("rulebook", "plain"), "short": (False, True)}
    assert game.new(seed="1").record()["variant"] == {"deck": "rulebook", "short": False}
    assert game.new(seed="1", variant={"short": True}).record()["variant"] == {"deck": "rulebook", "short": True}
    for variant in ({"deck": "tarot"}, {"speed": "fast"}, {"short": "true"}, {"deck": True}):
        with pytest.raises(antichambre.BadSetup):
            game.new(variant=variant)  # type: ignore[arg-type]


def test_without_a_seed_every_game_is_another() -> None:
    game = antichambre.game("richelieu")
    assert len({str(game.new().record()["seed"]) for _ in range(50)}) == 50


def test_an_unknown_game_is_named_with_those_that_exist() -> None:
    with pytest.raises(antichambre.BadSetup, match=r"“chess”.*richelieu"):
        antichambre.game("chess")


def test_equal_moves_are_one_object_also_through_pickle() -> None:
    position = antichambre.game("richelieu").new(seed="1")
    move = position.parse("1L")
    assert move is position.moves()[0]
    assert pickle.loads(pickle.dumps(move)) is move
    assert (str(move), repr(move)) == ("1L", "<richelieu 1L>")


@pytest.mark.parametrize(
    "error",
    [
        IllegalMove("taken", "take 3", "richelieu"),
        BadSetup("setup-unknown-level", {"level": "duke", "levels": "page"}),
        RecordError("record-move", {"number": 2}, "richelieu", IllegalMove("taken", "take 3", "richelieu"), 2),
    ],
    ids=lambda error: type(error).__name__,
)
def test_an_error_travels_between_processes(error: AntichambreError) -> None:
    twin = pickle.loads(pickle.dumps(error))
    assert type(twin) is type(error)
    assert twin.key == error.key
    assert twin.details == error.details
    assert twin.game == error.game


def test_positions_are_copied_and_pickled_whole() -> None:
    position = antichambre.game("richelieu").new(seed="1")
    position.play(position.parse("1L"))
    for twin in (copy.copy(position), copy.deepcopy(position), pickle.loads(pickle.dumps(position))):
        assert twin is not position
        assert everything(twin) == everything(position)
    with pytest.raises(antichambre.AntichambreError):
        pickle.dumps(position.resample(0, antichambre.Rng(1)))


def test_a_move_made_by_hand_is_no_move() -> None:
    position = antichambre.game("richelieu").new(seed="1")
    with pytest.raises(antichambre.IllegalMove) as refused:
        position.play(antichambre.Move("richelieu", 0, "1L", "take", {"row": 1, "side": "left"}))
    assert refused.value.rule == "no-such-move"
    with pytest.raises(antichambre.IllegalMove):
        position.play(antichambre.Move("chess", 5000, "e4", "e4", {}))


def test_a_move_tells_its_arguments_by_name() -> None:
    trade = antichambre.game("favourite").by_text["ambassador gold 2 chocolate"]
    assert trade.verb == "ambassador"
    assert (trade.name("own"), trade.number("seat"), trade.name("theirs")) == ("gold", 2, "chocolate")
    assert antichambre.game("sun_king").by_text["duel 1+3"].numbers("seats") == (1, 3)
    assert antichambre.game("louis_xiv").by_text["spend crown+crown"].names("chips") == ("crown", "crown")
    with pytest.raises(KeyError):
        trade.number("die")


def test_the_language_is_asked_for_or_the_locales(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "fr_CA.UTF-8")
    assert (language(), language("en")) == ("fr", "en")
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert language() == "en"


def test_a_missing_word_is_a_fault_not_a_blank() -> None:
    with pytest.raises(LookupError):
        Words("en").say("no-such-key")
    with pytest.raises(Exception, match="game"):
        Words("en").say("setup-unknown-game")


def test_a_sentence_quotes_the_beginning_of_a_long_text() -> None:
    position = antichambre.game("richelieu").new(seed="1")
    with pytest.raises(antichambre.IllegalMove) as refused:
        position.parse("x" * 5000)
    assert "xxx…" in str(refused.value)
    assert len(str(refused.value)) < 600
