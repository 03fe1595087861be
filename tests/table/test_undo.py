"""Taking moves back: one's own alone, further back by agreement of all who play."""

import pytest

from antichambre.table import entries as ledger
from antichambre.table.acts import Abort, AnswerUndo, AnyAct, AskUndo, Resign, TakeBack, Undo
from antichambre.table.proposals import Proposed
from antichambre.table.sight import look
from table.sitting import ANNE, BRUNO, CLEMENT, LIVE, Sitting, seen_whole, snapshot


def ask(sitting: Sitting, to: int) -> AskUndo:
    return AskUndo(sitting.table.version, to)


class TestAlone:
    def test_ones_own_last_move(self) -> None:
        sitting = Sitting().begun()
        start = seen_whole(sitting.position)
        version = sitting.table.version
        sitting.move("1L")
        assert sitting.undo(ANNE) == [ledger.Undone(0)]
        table = sitting.table
        assert (table.moves, table.numbers, table.indulged) == ([], [], None)
        assert (table.version, table.undone_at) == (table.number, table.number)
        assert table.version > version, "what was meant for the start is stale all the same"
        assert seen_whole(sitting.position) == start
        assert snapshot(sitting.rebuilt()) == snapshot(table)

    def test_one_move_at_a_time_until_another_has_acted(self) -> None:
        sitting = Sitting().begun()
        sitting.move("1L")
        sitting.move("keep")
        sitting.undo(ANNE)
        sitting.undo(ANNE)
        assert sitting.refuses(ANNE, Undo(sitting.table.version)) == "undo-not-yours"
        sitting.move("1L")
        sitting.move("keep")
        sitting.move("1L")
        assert sitting.refuses(ANNE, Undo(sitting.table.version)) == "undo-not-yours"
        sitting.undo(BRUNO)

    def test_not_past_what_was_hidden(self) -> None:
        sitting = Sitting().begun()
        sitting.move()
        while sitting.position.undoable:
            sitting.move()
        mover = (ANNE, BRUNO)[sitting.table.moves[-1].seat]
        assert sitting.refuses(mover, Undo(sitting.table.version)) == "no-undo"

    def test_for_the_version_one_saw(self) -> None:
        sitting = Sitting().begun()
        sitting.move("1L")
        undo = Undo(sitting.table.version)
        sitting.does(ANNE, undo)
        sitting.move("2L")
        assert sitting.refuses(ANNE, undo) == "stale"

    def test_whose_it_is_not(self) -> None:
        sitting = Sitting("sun_king", 3).begun(ANNE, BRUNO, None)
        sitting.move()
        for person in (BRUNO, CLEMENT):
            assert sitting.refuses(person, Undo(sitting.table.version)) == "undo-not-yours"

    def test_a_bots_move_is_nobodys(self) -> None:
        sitting = Sitting().begun()
        sitting.write([Proposed(ledger.TakenOver(0, "page", "gone"))])
        sitting.move("1L")
        sitting.does(ANNE, TakeBack(0))
        assert sitting.refuses(ANNE, Undo(sitting.table.version)) == "undo-not-yours"
        assert look(sitting.table, (0,)).undo is False  # type: ignore[union-attr]

    def test_not_by_whoever_has_left_the_seat_to_a_bot(self) -> None:
        sitting = Sitting("sun_king", 3).begun()
        while not sitting.position.undoable:
            sitting.move()
        seat = sitting.table.moves[-1].seat
        mover = sitting.table.chairs[seat].person
        assert mover is not None
        assert look(sitting.table, (seat,)).undo is True  # type: ignore[union-attr]
        sitting.does(mover, Resign(seat))
        assert look(sitting.table, (seat,)).undo is False  # type: ignore[union-attr]
        assert sitting.refuses(mover, Undo(sitting.table.version)) == "resigned-already"

    def test_the_clock_gains_nothing_by_it(self) -> None:
        sitting = Sitting(clock=LIVE).begun()
        sitting.move("1L", after=20_000)
        assert sitting.banks == [290_000, 300_000]
        sitting.now += 30_000
        sitting.undo(ANNE)
        assert sitting.banks == [260_000, 300_000], "fifty seconds of thought, one increment"
        sitting.move("1L")
        assert sitting.banks == [260_000, 300_000], "and no second one"
        sitting.move("keep", after=5_000)
        sitting.now += 60_000
        sitting.undo(ANNE)
        assert sitting.banks == [255_000, 300_000], "meanwhile it was for the other to think"
        assert sitting.table.since == sitting.now
        assert snapshot(sitting.rebuilt()) == snapshot(sitting.table)

    def test_not_when_the_time_is_up(self) -> None:
        sitting = Sitting(clock=LIVE).begun()
        sitting.move("1L")
        sitting.now += 310_001
        assert sitting.refuses(ANNE, Undo(sitting.table.version)) == "flag-fallen"


class TestByAgreement:
    def test_all_who_play_must_agree(self) -> None:
        sitting = Sitting("sun_king", 4).begun(ANNE, BRUNO, CLEMENT, None)
        for _ in range(6):
            sitting.move()
        assert sitting.does(ANNE, ask(sitting, 2)) == [ledger.UndoAsked(0, 2)]
        assert sitting.table.request is not None
        assert sitting.does(BRUNO, AnswerUndo(True)) == [ledger.UndoAgreed(1)]
        assert sitting.table.request.agreed == [0, 1]
        assert snapshot(sitting.rebuilt()) == snapshot(sitting.table)
        assert sitting.does(CLEMENT, AnswerUndo(True)) == [ledger.UndoAgreed(2), ledger.Undone(2, agreed=True)]
        table = sitting.table
        assert (len(table.moves), len(table.numbers), table.indulged, table.request) == (2, 2, "undo", None)
        assert snapshot(sitting.rebuilt()) == snapshot(table)

    def test_one_refusal_is_enough(self) -> None:
        sitting = Sitting("sun_king", 3).begun()
        sitting.move()
        sitting.does(BRUNO, ask(sitting, 0))
        assert sitting.does(CLEMENT, AnswerUndo(False)) == [ledger.UndoRefused(2)]
        assert (sitting.table.request, len(sitting.table.moves), sitting.table.indulged) == (None, 1, None)
        assert sitting.refuses(ANNE, AnswerUndo(True)) == "undo-not-asked"

    def test_nobody_is_asked_where_only_bots_play(self) -> None:
        sitting = Sitting("sun_king", 3).begun(ANNE, None, ANNE)
        sitting.move()
        sitting.move()
        assert sitting.does(ANNE, ask(sitting, 0)) == [ledger.UndoAsked(0, 0), ledger.Undone(0, agreed=True)]
        assert sitting.table.indulged

    def test_a_move_answers_too(self) -> None:
        sitting = Sitting().begun()
        sitting.move("1L")
        sitting.does(BRUNO, ask(sitting, 0))
        sitting.move("keep")
        assert sitting.table.request is None
        assert sitting.refuses(ANNE, AnswerUndo(True)) == "undo-not-asked"

    def test_whoever_asked_or_agreed_is_not_asked_again(self) -> None:
        sitting = Sitting("sun_king", 3).begun()
        sitting.move()
        assert sitting.refuses(BRUNO, AnswerUndo(True)) == "undo-not-asked"
        sitting.does(ANNE, ask(sitting, 0))
        assert sitting.refuses(ANNE, AnswerUndo(True)) == "undo-not-asked"
        sitting.does(BRUNO, AnswerUndo(True))
        assert sitting.refuses(BRUNO, AnswerUndo(False)) == "undo-not-asked"

    @pytest.mark.parametrize("to", [-1, 2, 10**30])
    def test_to_a_move_that_there_was(self, to: int) -> None:
        sitting = Sitting().begun()
        sitting.move()
        sitting.move()
        assert sitting.refuses(ANNE, ask(sitting, to)) == "undo-nothing"
        sitting.does(ANNE, ask(sitting, 1))

    def test_by_those_who_sit_there(self) -> None:
        sitting = Sitting().begun()
        sitting.move()
        assert sitting.refuses(CLEMENT, ask(sitting, 0)) == "not-seated"
        assert sitting.refuses(ANNE, AskUndo(sitting.table.version - 1, 0)) == "stale"
        sitting.does(ANNE, ask(sitting, 0))
        assert sitting.refuses(CLEMENT, AnswerUndo(False)) == "not-seated"

    def test_whoever_has_resigned_has_no_say(self) -> None:
        sitting = Sitting("sun_king", 3).begun()
        sitting.move()
        sitting.does(CLEMENT, Resign(2))
        assert sitting.refuses(CLEMENT, ask(sitting, 0)) == "resigned-already"
        sitting.does(ANNE, ask(sitting, 0))
        assert sitting.refuses(CLEMENT, AnswerUndo(False)) == "resigned-already"
        assert sitting.does(BRUNO, AnswerUndo(True))[-1] == ledger.Undone(0, agreed=True)

    def test_a_resignation_ends_the_asking(self) -> None:
        sitting = Sitting("sun_king", 3).begun()
        sitting.move()
        sitting.does(ANNE, ask(sitting, 0))
        sitting.does(CLEMENT, Resign(2))
        assert sitting.table.request is None

    @pytest.mark.parametrize("act", [Undo(1), AskUndo(1, 0), AnswerUndo(True)])
    def test_only_while_the_game_is_played(self, act: AnyAct) -> None:
        sitting = Sitting().seated(ANNE, BRUNO)
        assert sitting.refuses(ANNE, act) == "game-not-begun"
        sitting.does(ANNE, Abort())
        assert sitting.refuses(ANNE, act) == "game-closed"
