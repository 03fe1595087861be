"""Pauses: everybody who might hold a card is asked at once, and nobody learns who was."""

from collections.abc import Callable
from typing import Any

import pytest

from antichambre.kernel.errors import AntichambreError, IllegalMove
from antichambre.table.acts import AskUndo, MakeMove, Order, Undo
from antichambre.table.entries import Moved, UndoAsked
from antichambre.table.errors import Stale
from antichambre.table.notes import ASK, STAND_IN, Note
from antichambre.table.pauses import settled, thinkers
from antichambre.table.proposals import GRACE, noted, propose
from antichambre.table.sight import answered_by, asked_of, look
from antichambre.table.table import HESITATION, NEVER, Table
from table.sitting import ANNE, BRUNO, CLEMENT, SLOW, Sitting, in_a_pause

GAMES = ["favourite", "louis_xiv"]
QUESTIONS = [("favourite", "lieutenant"), ("favourite", "guard"), ("favourite", "confess"), ("louis_xiv", "plot")]


def choosing(table: Table) -> list[int]:
    return [voice.seat for voice in table.voices if voice.chooses]


def held(decision: str) -> Callable[[Table], bool]:
    """Somebody holds an answer to this."""
    return lambda table: table.position is not None and table.position.decision == decision and bool(choosing(table))


def nobody(table: Table) -> bool:
    return not choosing(table)


def card_of(table: Table, seat: int) -> str:
    """A card that a seat can play in the pause."""
    voice = next(voice for voice in table.voices if voice.seat == seat)
    return next(move.text for move in voice.position.moves() if move.text != table.game.silence)


def person_at(sitting: Sitting, seat: int) -> str:
    person = sitting.table.chairs[seat].person
    assert person is not None
    return person


def seats_of(proposed: list[Moved]) -> list[int]:
    return [entry.seat for entry in proposed]


def written_in(sitting: Sitting, notes: dict[int, Note], thoughts: dict[int, str] | None = None) -> list[Moved] | None:
    proposed = settled(sitting.table, notes, thoughts or {}, sitting.now)
    return None if proposed is None else [one.entry for one in proposed if isinstance(one.entry, Moved)]


class TestWhoIsWaitedFor:
    @pytest.mark.parametrize("game", GAMES)
    def test_nobody_who_holds_nothing(self, game: str) -> None:
        """All of them let it be, in one page."""
        sitting = in_a_pause(game, wanted=nobody)
        silent = written_in(sitting, {})
        assert silent is not None
        assert seats_of(silent) == [voice.seat for voice in sitting.table.voices]
        assert {entry.move for entry in silent} == {sitting.table.game.silence}
        assert all(look(sitting.table, (seat,)).moves == {} for seat in range(3))  # type: ignore[union-attr]

    @pytest.mark.parametrize(("game", "decision"), QUESTIONS)
    def test_whoever_holds_a_card(self, game: str, decision: str) -> None:
        sitting = in_a_pause(game, wanted=held(decision))
        seat = choosing(sitting.table)[0]
        assert written_in(sitting, {}) is None
        seen = look(sitting.table, (seat,))
        assert seen is not None
        assert card_of(sitting.table, seat) in seen.moves[str(seat)]
        assert seen.views[str(seat)]["asked"] == seat

    @pytest.mark.parametrize("game", GAMES)
    def test_everybody_around_one_screen(self, game: str) -> None:
        """There those who sit together would see whether somebody was asked."""
        sitting = in_a_pause(game, people=(ANNE, ANNE, BRUNO), wanted=nobody)
        asked = [voice.seat for voice in sitting.table.voices if voice.seat < 2]
        assert written_in(sitting, {}) is None if asked else True
        assert set(asked_of(sitting.table, (0, 1), {})) == set(asked)

    @pytest.mark.parametrize("game", GAMES)
    def test_bots_are_not(self, game: str) -> None:
        sitting = in_a_pause(game, people=(ANNE, None, None), wanted=lambda table: 1 in choosing(table))
        assert thinkers(sitting.table, {})[1][0] == "page"
        assert written_in(sitting, {0: Note({}, sitting.table.version, sitting.table.game.silence)}) is not None


class TestAnswers:
    @pytest.mark.parametrize(("game", "decision"), QUESTIONS)
    def test_a_card_that_is_played_ends_the_pause(self, game: str, decision: str) -> None:
        sitting = in_a_pause(game, wanted=held(decision))
        seat = choosing(sitting.table)[0]
        note = noted(
            sitting.table,
            {},
            MakeMove(sitting.table.version, seat, card_of(sitting.table, seat)),
            person_at(sitting, seat),
            sitting.now,
        )
        entries = written_in(sitting, {seat: note})
        assert entries is not None
        assert entries[-1].seat == seat
        assert entries[-1].move == note.answer
        assert answered_by(sitting.table, (0, 1, 2), {seat: note}) == [seat]
        assert seat not in asked_of(sitting.table, (seat,), {seat: note})

    def test_in_whatever_order_they_come(self) -> None:
        """A later seat may answer first: its answer counts when those before it have let it be."""
        sitting = in_a_pause("favourite", wanted=lambda table: len(choosing(table)) == 2)
        first, second = choosing(sitting.table)
        late = Note({}, sitting.table.version, card_of(sitting.table, second))
        assert written_in(sitting, {second: late}) is None
        entries = written_in(sitting, {second: late, first: Note({}, late.version, sitting.table.game.silence)})
        assert entries is not None
        assert (entries[-1].seat, entries[-1].move) == (second, late.answer)

    def test_what_was_meant_for_another_pause_does_not_count(self) -> None:
        sitting = in_a_pause("louis_xiv", wanted=held("plot"))
        seat = choosing(sitting.table)[0]
        assert written_in(sitting, {seat: Note({}, sitting.table.version - 1, "enough")}) is None

    def test_what_is_refused(self) -> None:
        sitting = in_a_pause("favourite", wanted=held("lieutenant"))
        table, seat = sitting.table, choosing(sitting.table)[0]
        person, card = person_at(sitting, seat), card_of(table, seat)
        other = next(name for name in (ANNE, BRUNO, CLEMENT) if name != person)

        def refusal(act: MakeMove | Order, who: str = person, notes: dict[int, Note] | None = None) -> str:
            with pytest.raises(AntichambreError) as refused:
                noted(table, notes or {}, act, who, sitting.now)
            return refused.value.key

        with pytest.raises(Stale):
            noted(table, {}, MakeMove(table.version - 1, seat, card), person, sitting.now)
        with pytest.raises(IllegalMove):
            noted(table, {}, MakeMove(table.version, seat, "roll"), person, sitting.now)
        assert refusal(MakeMove(table.version, seat, card), other) == "seat-of-another"
        assert (
            refusal(MakeMove(table.version, seat, card), notes={seat: Note({}, table.version, "let it be")})
            == "answered-already"
        )
        roller = table.position.turn  # type: ignore[union-attr]
        assert refusal(MakeMove(table.version, roller, "let it be"), person_at(sitting, roller)) == "not-asked"
        assert refusal(Order(seat, {"plot louvois": "enough"})) == "no-such-occasion"
        assert refusal(Order(seat, {"guard spy": "a duel"})) == "no-such-answer"
        assert refusal(Order(seat, {}), other) == "seat-of-another"
        assert sitting.refuses(person, MakeMove(table.version, seat, card)) == "not-asked"  # it is noted, not written

    def test_who_is_not_waited_for_is_not_asked_either(self) -> None:
        """Whether one holds a card is one's own business; the answer says nothing new."""
        sitting = in_a_pause("favourite", wanted=nobody)
        seat = sitting.table.voices[0].seat
        with pytest.raises(AntichambreError) as refused:
            silent = MakeMove(sitting.table.version, seat, "let it be")
            noted(sitting.table, {}, silent, person_at(sitting, seat), sitting.now)
        assert refused.value.key == "not-asked"


class TestHesitation:
    def test_others_do_not_wait_for_ever(self) -> None:
        sitting = in_a_pause("louis_xiv", wanted=held("plot"))
        table, seat = sitting.table, choosing(sitting.table)[0]
        end = table.since + HESITATION
        assert table.hesitates_until == end
        sitting.now = end - GRACE + 1
        with pytest.raises(AntichambreError) as refused:
            noted(table, {}, MakeMove(table.version, seat, "enough"), person_at(sitting, seat), sitting.now)
        assert refused.value.key == "answer-late"
        assert written_in(sitting, {}) is None
        sitting.now = end
        assert written_in(sitting, {}) is not None

    def test_whoever_plays_alone_may_think(self) -> None:
        sitting = in_a_pause("louis_xiv", people=(ANNE, None, None), wanted=lambda table: 0 in choosing(table))
        sitting.now += 10 * HESITATION
        assert sitting.table.hesitates_until == NEVER
        assert written_in(sitting, {}) is None


class TestOrders:
    def test_by_post_nobody_is_waited_for(self) -> None:
        sitting = in_a_pause("favourite", wanted=held("lieutenant"), clock=SLOW)
        silent = written_in(sitting, {})
        assert silent is not None
        assert {entry.move for entry in silent} == {"let it be"}

    @pytest.mark.parametrize("wishes", [{}, {"clock": SLOW}])
    def test_what_was_ordered_is_answered(self, wishes: dict[str, Any]) -> None:
        sitting = in_a_pause("louis_xiv", wanted=held("plot"), **wishes)
        table, seat = sitting.table, choosing(sitting.table)[0]
        assert table.position is not None
        occasion, card = table.position.occasion(), card_of(table, seat)
        order = noted(table, {}, Order(seat, {occasion: card}), person_at(sitting, seat), sitting.now)
        entries = written_in(sitting, {seat: order})
        assert entries is not None
        assert (entries[-1].seat, entries[-1].move) == (seat, card)

    def test_an_answer_goes_before_an_order(self) -> None:
        sitting = in_a_pause("louis_xiv", wanted=held("plot"))
        table, seat = sitting.table, choosing(sitting.table)[0]
        assert table.position is not None
        note = Note({table.position.occasion(): card_of(table, seat)}, table.version, "enough")
        entries = written_in(sitting, {seat: note})
        assert entries is not None
        assert {entry.move for entry in entries} == {"enough"}

    def test_an_order_that_cannot_be_followed_lets_it_be(self) -> None:
        sitting = in_a_pause("favourite", wanted=held("lieutenant"), clock=SLOW)
        table, seat = sitting.table, choosing(sitting.table)[0]
        assert table.position is not None
        entries = written_in(sitting, {seat: Note({table.position.occasion(): "guard"})})
        assert entries is not None
        assert {entry.move for entry in entries} == {"let it be"}

    def test_as_the_stand_in_would(self) -> None:
        sitting = in_a_pause("favourite", wanted=held("lieutenant"), clock=SLOW, stand_in="courtier")
        table, seat = sitting.table, choosing(sitting.table)[0]
        assert table.position is not None
        notes = {seat: Note({table.position.occasion(): STAND_IN})}
        assert [level for level, _ in thinkers(table, notes).values()] == ["courtier"]
        card = card_of(table, seat)
        entries = written_in(sitting, notes, {seat: card})
        assert entries is not None
        assert entries[-1].move == card

    def test_to_be_asked_is_what_is_usual(self) -> None:
        sitting = in_a_pause("favourite", wanted=held("guard"))
        table, seat = sitting.table, choosing(sitting.table)[0]
        assert table.position is not None
        assert written_in(sitting, {seat: Note({table.position.occasion(): ASK})}) is None


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("game", GAMES)
def test_a_pause_writes_as_much_whoever_holds_a_card(game: str, seats: int) -> None:
    """One entry for each seat that is asked, if nobody plays a card: numbers and plies tell nothing."""
    for wanted in (nobody, choosing):
        sitting = in_a_pause(game, seats, wanted=wanted)  # type: ignore[arg-type]
        voices = [voice.seat for voice in sitting.table.voices]
        number = sitting.table.number
        sitting.react({})
        assert sitting.table.number == number + len(voices)
        assert not any(entry.told for entry in sitting.table.moves[-len(voices) : -1])


class TestTakingBack:
    def test_nobody_fishes_for_a_hesitation(self) -> None:
        """What others are asked to react to stands, though nobody has answered yet."""
        sitting = in_a_pause("favourite", wanted=held("guard"))
        last = sitting.table.moves[-1].seat
        assert not look(sitting.table, (last,)).undo  # type: ignore[union-attr]
        assert sitting.refuses(person_at(sitting, last), Undo(sitting.table.version)) == "no-undo"

    @pytest.mark.parametrize("game", GAMES)
    def test_together_one_goes_back_to_the_beginning_of_a_pause(self, game: str) -> None:
        sitting = in_a_pause(game, wanted=lambda table: len(table.voices) > 1)
        voices, plies = sitting.table.voices, len(sitting.table.moves)
        sitting.react({})
        for to in range(plies, plies + len(voices)):
            trial = sitting.table.twin()
            asked, *_ = propose(trial, AskUndo(trial.version, to), ANNE, sitting.now)
            assert isinstance(asked.entry, UndoAsked)
            assert asked.entry.to == plies
