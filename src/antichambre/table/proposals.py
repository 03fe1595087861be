"""What somebody asks, checked: the entries that it would write, or the reason why not. Nothing is changed here."""

from collections.abc import Mapping
from dataclasses import dataclass

from antichambre.kernel.errors import NoUndo
from antichambre.kernel.position import Position
from antichambre.kernel.salting import PLEDGE, SALT, pledge
from antichambre.table import acts, clocks
from antichambre.table import entries as ledger
from antichambre.table.acts import AnyAct
from antichambre.table.entries import AnyEntry, Why
from antichambre.table.errors import Stale, TableError
from antichambre.table.notes import ASK, BLANK, STAND_IN, Note, Notes
from antichambre.table.story import check_of_move, check_of_start, told
from antichambre.table.table import Chair, Status, Table, play_through

GRACE = 1_000  # milliseconds before a pause goes on without them in which nobody is heard: another server may go on


@dataclass(frozen=True, slots=True)
class Proposed:
    """An entry that may be written now, and the position it leads to, where it changes the game."""

    entry: AnyEntry
    after: Position | None = None


def propose(table: Table, act: AnyAct, person: str, now: int) -> list[Proposed]:  # noqa: C901 (a case for each act)
    """What an act of this person would write. TableError, IllegalMove or NoUndo if it may not be."""
    match act:
        case acts.Sit():
            return _sit(table, act, person)
        case acts.Stand():
            return _stand(table, act.seat, person)
        case acts.Call():
            return _call(table, act, person)
        case acts.Start():
            return _start(table, person)
        case acts.Salt():
            return _salt(table, act.salts, person)
        case acts.MakeMove():
            return _move(table, act, person, now)
        case acts.Order():
            raise AssertionError("what is ordered is noted, not written")
        case acts.Undo():
            return _undo(table, act, person, now)
        case acts.AskUndo():
            return _ask_undo(table, act, person)
        case acts.AnswerUndo():
            return _answer_undo(table, act.yes, person)
        case acts.Say():
            said = table.said(person, act.key)
            return [] if said is not None else [Proposed(ledger.Said(person, act.text, act.key))]
        case acts.Resign():
            return _resign(table, act.seat, person, now)
        case acts.Abort():
            return _abort(table, person)
        case acts.TakeBack():
            return _take_back(table, act.seat, person)
        case acts.Hasten():
            return _hasten(table, person)
        case acts.Settle():
            return _settle(table, act.go_on, person)


# Before the game


def _sit(table: Table, act: acts.Sit, person: str) -> list[Proposed]:
    _must_wait(table)
    seat = _free_seat(table, person) if act.seat is None else act.seat
    chair = _chair_at(table, seat)
    if chair.taken and chair.person != person:  # on one's own seat one may sit down again, with a pledge
        raise TableError("seat-taken", {"seat": seat + 1})
    if act.pledge is not None and not PLEDGE.fullmatch(act.pledge):
        raise TableError("pledge-form")
    return [Proposed(ledger.Sat(person, seat, act.name or chair.name, act.pledge))]


def _stand(table: Table, seat: int, person: str) -> list[Proposed]:
    if table.status is Status.SALTING:  # whoever cannot show a salt does not let the others wait for it
        _own(table, seat, person)
        return [Proposed(ledger.Missed()), Proposed(ledger.Stood(seat))]
    _must_wait(table)
    chair = _chair_at(table, seat)
    if not chair.taken:
        raise TableError("seat-free", {"seat": seat + 1})
    nobodys = chair.person is None or chair.kept
    if chair.person != person and not (nobodys and _belongs(table, person)):
        raise TableError("seat-of-another", {"seat": seat + 1})
    return [Proposed(ledger.Stood(seat))]


def _call(table: Table, act: acts.Call, person: str) -> list[Proposed]:
    _must_wait(table)
    _must_belong(table, person)
    if act.seat is not None and _chair_at(table, act.seat).taken:
        raise TableError("seat-taken", {"seat": act.seat + 1})
    free = [seat for seat, chair in enumerate(table.chairs) if not chair.taken] if act.seat is None else [act.seat]
    if not free:
        raise TableError("seats-full")
    return [Proposed(ledger.Called(seat, act.level)) for seat in free]


def _start(table: Table, person: str) -> list[Proposed]:
    """Everybody is told first what was pledged, all of it: only then is a salt shown."""
    _must_wait(table)
    if not table.seats_of(person):
        raise TableError("not-seated")
    if not all(chair.taken for chair in table.chairs):
        raise TableError("seats-free")
    if any(chair.kept for chair in table.chairs):
        raise TableError("seats-kept")
    started = Proposed(ledger.Started(person))
    return [started] if table.unshown else [started, _dealt(table, {})]


def _salt(table: Table, given: Mapping[int, str], person: str) -> list[Proposed]:
    if table.status is not Status.SALTING:
        raise TableError("not-salting")
    if not table.seats_of(person):
        raise TableError("not-seated")
    salts = _checked_salts(table, given, person)
    proposed = [Proposed(ledger.Salted(*pair)) for pair in salts.items()]
    return proposed if table.unshown - set(salts) else [*proposed, _dealt(table, salts)]


def _checked_salts(table: Table, salts: Mapping[int, str], person: str) -> dict[int, str]:
    for seat, salt in salts.items():
        chair = _own(table, seat, person)
        if not SALT.fullmatch(salt):
            raise TableError("salt-form")
        if chair.salt is not None or chair.pledge != pledge(salt):
            raise TableError("salt-not-pledged")
    return dict(sorted(salts.items()))


def _dealt(table: Table, salts: Mapping[int, str]) -> Proposed:
    after = table.start(salts)
    return Proposed(ledger.Dealt(check_of_start(after)), after)


# In the game


def _move(table: Table, act: acts.MakeMove, person: str, now: int) -> list[Proposed]:
    _must_play(table)
    chair = _own(table, act.seat, person)
    if act.version != table.version:
        raise Stale("stale")
    _must_answer_itself(chair)
    if table.asked != act.seat or table.pausing:  # what is answered in a pause is noted
        raise TableError("not-asked")
    _must_be_in_time(table, now)
    return [moved(table, act.move, now)]


def noted(table: Table, notes: Notes, act: acts.MakeMove | acts.Order, person: str, now: int) -> Note:
    """What an answer in a pause, or an order, would make of the note of its seat; TableError or IllegalMove if it may
    not be. It is no entry of the ledger: everybody sees how many there are."""
    before = notes.get(act.seat, BLANK)
    if isinstance(act, acts.Order):
        return Note(_orders(table, act, person), before.version, before.answer)
    _must_play(table)
    chair = _own(table, act.seat, person)
    if act.version != table.version:
        raise Stale("stale")
    _must_answer_itself(chair)
    voice = next((voice for voice in table.voices if voice.seat == act.seat), None)
    if voice is None or not table.waits_for(voice):
        raise TableError("not-asked")
    voice.position.parse(act.move)
    if before.answer_in(table.version) not in (None, act.move):
        raise TableError("answered-already")
    if now > table.hesitates_until - GRACE:
        raise TableError("answer-late")
    return Note(before.orders, act.version, act.move)


def _orders(table: Table, act: acts.Order, person: str) -> dict[str, str]:
    _must_play(table)
    _own(table, act.seat, person)
    for occasion, answer in act.orders.items():
        if occasion not in table.game.occasions:
            raise TableError("no-such-occasion", {"occasion": occasion})
        if answer not in (ASK, STAND_IN, table.game.silence, *table.game.occasions[occasion].answers):
            raise TableError("no-such-answer", {"answer": answer})
    return act.orders


def moved(table: Table, text: str, now: int, level: str | None = None) -> Proposed:
    """The move of the seat that is asked; IllegalMove if it is none. `level`: of the bot that chose it."""
    position = table.position
    assert position is not None and position.seat is not None
    seat = position.seat
    move = position.parse(text)
    after = position.copy()
    events = told(after.play(move))
    bank = clocks.bank_after(table, seat, now)
    check = check_of_move(events, after)
    return Proposed(ledger.Moved(seat, text, events, check, bank, level, table.pausing, after.over), after)


def _undo(table: Table, act: acts.Undo, person: str, now: int) -> list[Proposed]:
    _must_play(table)
    if act.version != table.version:
        raise Stale("stale")
    position = table.position
    assert position is not None
    if not table.moves or table.moves[-1].level is not None or table.moves[-1].seat not in table.seats_of(person):
        raise TableError("undo-not-yours")
    seat = table.moves[-1].seat
    _must_answer_itself(table.chairs[seat])
    if position.undoable == 0:
        raise NoUndo("no-undo")
    if table.asked == seat:
        _must_be_in_time(table, now)
    to = len(table.moves) - 1
    bank = clocks.left_of(table, seat, now)
    return [Proposed(ledger.Undone(to, bank=bank), play_through(table, table.moves[:to]))]


def _undone(table: Table, to: int, *, agreed: bool) -> Proposed:
    return Proposed(ledger.Undone(to, agreed), play_through(table, table.moves[:to]))


def _ask_undo(table: Table, act: acts.AskUndo, person: str) -> list[Proposed]:
    _must_play(table)
    if act.version != table.version:
        raise Stale("stale")
    seat = _seat_with_a_say(table, person)
    if not 0 <= act.to < len(table.moves):
        raise TableError("undo-nothing", {"moves": len(table.moves)})
    to = _beginning_of_pause(table, act.to)
    asked = Proposed(ledger.UndoAsked(seat, to))
    return [asked] if _others(table, {person}) else [asked, _undone(table, to, agreed=True)]


def _beginning_of_pause(table: Table, to: int) -> int:
    """Nobody goes back into the middle of a pause, where only some would be asked."""
    moves, silence = table.moves, table.game.silence
    while to > 0 and moves[to].reaction and moves[to - 1].reaction:
        if moves[to - 1].move != silence or moves[to - 1].told:  # with that the pause before it was over
            break
        to -= 1
    return to


def _answer_undo(table: Table, yes: bool, person: str) -> list[Proposed]:
    _must_play(table)
    own = _seat_with_a_say(table, person)
    if table.request is None or not set(table.request.agreed).isdisjoint(table.seats_of(person)):
        raise TableError("undo-not-asked")
    if not yes:
        return [Proposed(ledger.UndoRefused(own))]
    agreed = {table.chairs[seat].person for seat in (*table.request.agreed, own)}
    answer = Proposed(ledger.UndoAgreed(own))
    return [answer] if _others(table, agreed) else [answer, _undone(table, table.request.to, agreed=True)]


def _others(table: Table, people: set[str | None] | set[str]) -> set[str]:
    """Who else has a say: those who play themselves. Bots agree to everything."""
    return {chair.player for chair in table.chairs if chair.player is not None} - people


def _resign(table: Table, seat: int, person: str, now: int) -> list[Proposed]:
    _must_play(table)
    chair = _own(table, seat, person)
    if chair.resigned:
        raise TableError("resigned-already")
    resigned = Proposed(ledger.Resigned(seat))
    if table.ends_without(seat):
        return [resigned]
    return [resigned, _taken_over(table, seat, "resigned", now)]


def _abort(table: Table, person: str) -> list[Proposed]:
    """Before the game anybody at the table may; then until every seat has moved once."""
    if table.closed:
        raise TableError("game-closed")
    _must_belong(table, person)
    if len({moved.seat for moved in table.moves if not moved.reaction}) == table.setup.seats:
        raise TableError("abort-late")
    return [Proposed(ledger.CalledOff("aborted", person))]


def _take_back(table: Table, seat: int, person: str) -> list[Proposed]:
    _must_play(table)
    chair = _own(table, seat, person)
    if chair.resigned:
        raise TableError("resigned-already")
    if chair.stand_in is None:
        raise TableError("seat-yours")
    bank = None if chair.bank is None else max(chair.bank, clocks.RETURN)
    return [Proposed(ledger.TakenBack(seat, bank, table.asked == seat and not table.pausing))]


def _hasten(table: Table, person: str) -> list[Proposed]:
    """By anybody who sat down here, also if a bot has taken over since: nobody's game is cut short by it."""
    _must_play(table)
    if not table.seats_of(person):
        raise TableError("not-seated")
    if not table.left_to_bots:
        raise TableError("haste-still-played")
    if table.hastened:
        raise TableError("haste-already")
    return [Proposed(ledger.Hastened(person))]


def _settle(table: Table, go_on: bool, person: str) -> list[Proposed]:
    if table.status is not Status.DISPUTED or table.agreed is None:
        raise TableError("not-disputed")
    own = _seat_with_a_say(table, person)
    if not go_on:
        return [Proposed(ledger.CalledOff("disputed", person))]
    settled = {table.chairs[seat].person for seat in (*table.settled, own)}
    answer = Proposed(ledger.Settled(own))
    if _others(table, settled):
        return [answer]
    undone = _undone(table, table.agreed, agreed=False)
    # The deal itself may be another one: it is checked anew.
    return [answer, undone, _dealt(table, {})] if table.agreed == 0 else [answer, undone]


# By the house


def overdue(table: Table, now: int, seen: Mapping[str, int]) -> list[Proposed]:
    """What the house writes when a moment has come: that salts are missing, or a bot in the place
    of whoever's time is up, or who is gone. Bots' moves are not among it: they take thought, as do pauses."""
    if table.status is Status.SALTING:
        return [Proposed(ledger.Missed())] if now >= clocks.salting_ends(table) else []
    seat = table.asked
    if seat is None:
        return []
    flag = clocks.flag_at(table)
    if flag is not None and now >= flag:
        return [_taken_over(table, seat, "flag", now)]
    gone = clocks.gone_at(table, seen)
    return [_taken_over(table, seat, "gone", now)] if gone is not None and now >= gone else []


def banish(table: Table, person: str) -> list[Proposed]:
    """A person was sent away by the host: bots play for them."""
    if table.status in (Status.WAITING, Status.SALTING):
        missed = [Proposed(ledger.Missed())] if table.status is Status.SALTING else []
        return [*missed, *(Proposed(ledger.Stood(seat)) for seat in table.seats_of(person))]
    if table.closed:
        return []
    seats = [seat for seat in table.seats_of(person) if table.chairs[seat].bot is None]
    return [_taken_over(table, seat, "banned", table.since) for seat in seats]


def _taken_over(table: Table, seat: int, why: Why, now: int) -> Proposed:
    return Proposed(ledger.TakenOver(seat, table.setup.stand_in, why, clocks.left_of(table, seat, now)))


# What is asked again and again


def _must_wait(table: Table) -> None:
    if table.status is not Status.WAITING:
        raise TableError("game-begun")


def _must_play(table: Table) -> None:
    if table.status in (Status.WAITING, Status.SALTING):
        raise TableError("game-not-begun")
    if table.status is Status.DISPUTED:
        raise TableError("game-disputed")
    if not table.running:
        raise TableError("game-closed")
    if table.foreign:
        raise TableError("game-other-rules")


def _must_belong(table: Table, person: str) -> None:
    if not _belongs(table, person):
        raise TableError("not-seated")


def _belongs(table: Table, person: str) -> bool:
    return person == table.opener or bool(table.seats_of(person))


def _chair_at(table: Table, seat: int) -> Chair:
    if not 0 <= seat < len(table.chairs):
        raise TableError("no-such-seat", {"seats": len(table.chairs)})
    return table.chairs[seat]


def _own(table: Table, seat: int, person: str) -> Chair:
    chair = _chair_at(table, seat)
    if chair.person != person:
        raise TableError("seat-of-another", {"seat": seat + 1})
    return chair


def _must_answer_itself(chair: Chair) -> None:
    if chair.resigned:
        raise TableError("resigned-already")
    if chair.bot is not None:
        raise TableError("seat-taken-over")


def _must_be_in_time(table: Table, now: int) -> None:
    flag = clocks.flag_at(table)
    if flag is not None and now > flag:
        raise TableError("flag-fallen")


def _seat_with_a_say(table: Table, person: str) -> int:
    """The first seat of a person that has not resigned."""
    own = table.seats_of(person)
    if not own:
        raise TableError("not-seated")
    staying = [seat for seat in own if not table.chairs[seat].resigned]
    if not staying:
        raise TableError("resigned-already")
    return staying[0]


def _free_seat(table: Table, person: str) -> int:
    """One that is kept for this person, or else the first that is free."""
    kept = [seat for seat in table.seats_of(person) if table.chairs[seat].kept]
    free = [seat for seat, chair in enumerate(table.chairs) if not chair.taken]
    if not kept and not free:
        raise TableError("seats-full")
    return (kept or free)[0]
