"""Whatever anybody asks, in any order: what is refused changes nothing, what is written is counted, and the ledger
rebuilds the table."""

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from antichambre.kernel.errors import AntichambreError
from antichambre.kernel.salting import pledge
from antichambre.table import acts
from antichambre.table import entries as ledger
from antichambre.table.acts import AnyAct
from antichambre.table.outcome import standings
from antichambre.table.proposals import Proposed, banish, overdue, propose
from antichambre.table.setup import Clock
from antichambre.table.sight import log, look, record
from antichambre.table.table import Status, foresee
from table.sitting import ANNE, BRUNO, CLEMENT, LIVE, OTHER_SALT, SALT, SLOW, Sitting, snapshot

GAMES = [("richelieu", 2), ("favourite", 2), ("sun_king", 3), ("louis_xiv", 3)]
people = st.sampled_from([ANNE, BRUNO, CLEMENT])
seats = st.integers(-1, 3)
salts = st.dictionaries(st.integers(0, 2), st.sampled_from([SALT, SALT, OTHER_SALT, "x"]), max_size=2)
pledges = st.sampled_from([None, pledge(SALT), pledge(SALT), "x"])
versions = st.integers(1, 40)
ANYTHING: st.SearchStrategy[AnyAct] = st.one_of(
    st.builds(acts.Sit, st.none() | seats, st.none(), pledges),
    st.builds(acts.Stand, seats),
    st.builds(acts.Call, st.just("page"), st.none() | seats),
    st.just(acts.Start()),
    st.builds(acts.Salt, salts),
    st.builds(acts.MakeMove, versions, seats, st.sampled_from(["keep", "1L", "", "x"])),
    st.builds(acts.Undo, versions),
    st.builds(acts.AskUndo, versions, seats),
    st.builds(acts.AnswerUndo, st.booleans()),
    st.builds(acts.Say, st.just("well")),
    st.builds(acts.Resign, seats),
    st.just(acts.Abort()),
    st.builds(acts.TakeBack, seats),
    st.just(acts.Hasten()),
    st.builds(acts.Settle, st.booleans()),
)
BEFORE: st.SearchStrategy[AnyAct] = st.one_of(
    st.builds(acts.Sit, st.none() | st.integers(0, 2), st.none(), pledges),
    st.builds(acts.Stand, seats),
    st.builds(acts.Call, st.just("page"), st.none() | seats),
    st.just(acts.Start()),
)


def waiting(evening: "Evening") -> bool:
    return evening.sitting.table.status is Status.WAITING


def salting(evening: "Evening") -> bool:
    return evening.sitting.table.status is Status.SALTING


def running(evening: "Evening") -> bool:
    return evening.sitting.table.running


def moved(evening: "Evening") -> bool:
    return running(evening) and bool(evening.sitting.table.moves)


def disputed(evening: "Evening") -> bool:
    return evening.sitting.table.status is Status.DISPUTED


class Evening(RuleBasedStateMachine):
    @initialize(
        game=st.sampled_from(GAMES),
        clock=st.sampled_from([Clock(), LIVE, SLOW]),
        absence=st.sampled_from([0, 60]),
        third=st.sampled_from([None, CLEMENT]),
        begun=st.integers(0, 3),
    )
    def open(self, game: tuple[str, int], clock: Clock, absence: int, third: str | None, begun: int) -> None:
        self.sitting = Sitting(*game, clock=clock, absence=absence)
        if begun:
            self.sitting.begun(*(ANNE, BRUNO, third)[: game[1]])

    def ask(self, person: str, act: AnyAct) -> None:
        """Done or refused: a proposal alone changes nothing."""
        sitting = self.sitting
        before = snapshot(sitting.table)
        try:
            proposed = propose(sitting.table, act, person, sitting.now)
        except AntichambreError:
            proposed = []
        assert snapshot(sitting.table) == before
        self.written(proposed)

    def written(self, proposed: list[Proposed]) -> None:
        number = self.sitting.table.number
        self.sitting.write(proposed)
        assert self.sitting.table.number == number + len(proposed)

    @rule(person=people, act=ANYTHING)
    def anything(self, person: str, act: AnyAct) -> None:
        self.ask(person, act)

    # Before the game

    @precondition(waiting)
    @rule(asked=st.lists(st.tuples(people, BEFORE), min_size=1, max_size=5))
    def gather(self, asked: list[tuple[str, AnyAct]]) -> None:
        for person, act in asked:
            self.ask(person, act)

    @precondition(salting)
    @rule(person=people, given=salts)
    def salt(self, person: str, given: dict[int, str]) -> None:
        self.ask(person, acts.Salt(given))

    # In the game

    @precondition(running)
    @rule(choices=st.lists(st.integers(0, 1000), min_size=2, max_size=9), pause=st.sampled_from([0, 1_000, 20_000]))
    def moves(self, choices: list[int], pause: int) -> None:
        sitting = self.sitting
        for choice in choices:
            self.house_acts(pause, away=False)
            if not sitting.table.running:
                return
            legal = sitting.position.moves()
            sitting.move(legal[choice % len(legal)].text)

    @precondition(moved)
    @rule(person=people)
    def undo(self, person: str) -> None:
        self.ask(person, acts.Undo(self.sitting.table.version))

    @precondition(moved)
    @rule(person=people, back=st.integers(0, 5), answers=st.lists(st.tuples(people, st.booleans()), max_size=3))
    def undo_together(self, person: str, back: int, answers: list[tuple[str, bool]]) -> None:
        self.ask(person, acts.AskUndo(self.sitting.table.version, len(self.sitting.table.moves) - back))
        for other, yes in answers:
            self.ask(other, acts.AnswerUndo(yes))

    @precondition(running)
    @rule(person=people, seat=st.integers(0, 2))
    def take_back(self, person: str, seat: int) -> None:
        self.ask(person, acts.TakeBack(seat))

    @precondition(running)
    @rule(person=people)
    def hasten(self, person: str) -> None:
        self.ask(person, acts.Hasten())

    @precondition(disputed)
    @rule(person=people, yes=st.integers(0, 3))
    def settle(self, person: str, yes: int) -> None:
        self.ask(person, acts.Settle(yes > 0))

    # The house

    @rule(pause=st.sampled_from([0, 1_000, 70_000, 400_000, 4 * 86_400_000]), away=st.booleans())
    def house_acts(self, pause: int, away: bool) -> None:
        self.sitting.now += pause
        seen = {ANNE: 0, BRUNO: 0, CLEMENT: 0} if away else {}
        self.written(overdue(self.sitting.table, self.sitting.now, seen))

    @precondition(moved)
    @rule(person=people, fate=st.sampled_from(["banished", "disputed", "inherited", "resigned"]))
    def something_happens(self, person: str, fate: str) -> None:
        table = self.sitting.table
        if fate == "banished":
            self.written(banish(table, person))
        elif fate == "disputed":
            entry = ledger.Disputed(table.rules_version, len(table.moves) // 2)
            self.written([Proposed(entry, foresee(table, entry))])
        elif fate == "inherited":
            self.written([Proposed(ledger.Inherited(CLEMENT, person))])
        for seat in table.seats_of(person)[:1] if fate == "resigned" else []:
            self.ask(person, acts.Resign(seat))

    # What holds whatever was asked

    @invariant()
    def the_ledger_rebuilds_the_table(self) -> None:
        assert snapshot(self.sitting.rebuilt()) == snapshot(self.sitting.table)

    @invariant()
    def the_table_is_sound(self) -> None:
        table = self.sitting.table
        assert table.version <= table.number
        assert len(table.numbers) == len(table.moves)
        assert all(chair.bank is None or chair.bank >= 0 for chair in table.chairs)
        assert (record(table) is not None) <= table.closed
        assert bool(standings(table)) == (table.status is Status.OVER)
        if table.position is not None:
            assert not table.unshown, "every salt that was pledged is in the deal"
            standing = table.moves[: table.agreed]
            assert [table.game.moves[action].text for action in table.position.history] == [
                one.move for one in standing
            ]
        for eyes in ((), (0,), (0, 1)):
            assert (look(table, eyes) is None) == (table.position is None)
            assert len(log(table, eyes)) == len(table.moves)


TestAnyEvening = Evening.TestCase
TestAnyEvening.settings = settings(
    max_examples=40, stateful_step_count=30, deadline=None, suppress_health_check=list(HealthCheck), database=None
)
