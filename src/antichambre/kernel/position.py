"""A position: a game at one moment. The contract that every game keeps, and what all games share of it."""

from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from antichambre.kernel.chance import Rng, commitment
from antichambre.kernel.errors import AntichambreError, IllegalMove
from antichambre.kernel.events import Event, EventKind
from antichambre.kernel.game import Game, Move, Variant
from antichambre.kernel.outcome import Outcome, OutcomeStep
from antichambre.kernel.vocabulary import ALLOWED

NOBODY: Final = -1


@mypyc_attr(acyclic=True)
class Position:
    """A game at one moment. A game's own class holds its pieces and says what is legal, what a move does, the score.

    Inside, a move is its number (an action): `legal`, `refusal` and `apply` work on those and are what search uses.
    Outside, moves are `Move`s: `moves`, `parse` and `play` check everything and tell what happened.
    """

    def __init__(self, game: Game, seats: i64, variant: Variant, chance: Rng) -> None:
        self.game: Game = game
        self.seats: i64 = seats
        self.variant: Variant = variant
        self.chance: Rng = chance
        self.seed: str | None = None  # None: a resampled world, which has no record
        self.asked: i64 = NOBODY  # who decides now
        self.question: i64 = 0  # what is asked: an index into game.decisions
        self.history: vec[i64] = vec[i64]()
        self.last_actor: i64 = NOBODY
        self.floor: i64 = 0  # how many moves can no longer be taken back
        self.sealed: bool = False  # whether the move being played showed something hidden
        self.candid: bool = False  # imagined, nobody to be betrayed: who holds no answer to a reaction is not asked
        self.told: list[Event] | None = None  # what the move being played brings about, while somebody listens

    def copy_common(self, twin: "Position") -> None:
        """Copies what all games share onto a blank position of the same game, seats and variant."""
        twin.seed = self.seed
        twin.asked = self.asked
        twin.question = self.question
        twin.history = self.history[:]
        twin.last_actor = self.last_actor
        twin.floor = self.floor
        twin.sealed = self.sealed
        twin.candid = self.candid

    def become_world(self, rng: Rng) -> None:
        """Cuts a copy off from the real game: no seed, no record, a chance of its own."""
        self.seed = None
        self.history = vec[i64]()
        self.floor = 0
        self.chance = rng.split()

    # What the verbs of a game's questions say.

    def answers(self) -> vec[i64]:
        """All that no rule refuses to whoever is asked, in rising order."""
        answers = self.game.answers[self.question]
        found = vec[i64](capacity=answers.room)
        verb = answers.first
        while True:
            found = verb.offer(self, found)
            if verb.next is verb:
                break
            verb = verb.next
        if len(found) > answers.room:
            answers.room = len(found)
        return found

    def legal(self) -> vec[i64]:
        """Every legal action now, in rising order."""
        return self.answers()

    def refusal(self, action: i64) -> i64:
        """ALLOWED, or the rule that forbids the action now: an index into game.rules. It changes nothing."""
        verb = self.game.answers[self.question].first
        while action < verb.first or action >= verb.first + verb.ways:
            if verb.next is verb:
                other = self.game.verb_of(action)
                return other.elsewhere(self, action - other.first)
            verb = verb.next
        return verb.refusal(self, action - verb.first)

    def perform(self, action: i64) -> None:
        """Does what a legal action says."""
        verb = self.game.answers[self.question].first
        while action >= verb.first + verb.ways:
            verb = verb.next
        verb.perform(self, action - verb.first)

    def apply(self, action: i64) -> None:
        """Plays a legal action."""
        self.perform(action)

    # What each game says.

    def scores(self) -> list[int]:
        """A number for each seat, as if the game ended now."""
        raise TypeError("a game says its score")

    def figures(self, measure: i64) -> vec[i64]:
        """What each seat has by a measure: an index into game.measures. By the first, its score."""
        raise TypeError("a game says by what one wins")

    def ending(self) -> str:
        """Why the game is over: one of the game's endings. Only where it is."""
        raise TypeError("a game says why it is over")

    def out(self, seat: int) -> bool:
        """Whether this seat has left the game before its end, and will not be asked again."""
        return False

    def copy(self) -> "Position":
        """An independent position, equal in all."""
        raise TypeError("a game says how it is copied")

    def resample(self, seat: int, rng: Rng) -> "Position":
        """A world that this seat cannot tell from the real one, what it cannot know drawn afresh."""
        raise TypeError("a game says what is hidden")

    def census(self) -> vec[i64]:
        """How many of each kind of piece there are, wherever they lie, counted from the position; in the order of
        game.pieces. It is the same at every step."""
        raise TypeError("a game counts its pieces")

    # What all games share.

    @property
    def seat(self) -> int | None:
        """Who decides now; None when the game is over."""
        return None if self.asked < 0 else self.asked

    @property
    def over(self) -> bool:
        return self.asked < 0

    @property
    def decision(self) -> str | None:
        """What is asked now: a stable name; None when the game is over."""
        return None if self.asked < 0 else self.game.decisions[self.question]

    @property
    def reaction(self) -> bool:
        """Whether what is asked is asked of everybody who might hold a card that answers it."""
        return self.asked >= 0 and self.game.decisions[self.question] in self.game.reactions

    def occasion(self) -> str:
        """What there is to react to: the text of one of the game's occasions. Only where there is something."""
        raise TypeError("a game says what there is to react to")

    def winners(self) -> list[int]:
        """The seats that won; none before the end."""
        if self.asked >= 0:
            return []
        return self.compare(None)

    def outcome(self) -> Outcome | None:
        """Why the game ended, who won, and by what; None before the end."""
        if self.asked >= 0:
            return None
        steps: list[OutcomeStep] = []
        winners = self.compare(steps)
        return {"winners": winners, "ending": self.ending(), "steps": steps}

    def compare(self, steps: list[OutcomeStep] | None) -> list[int]:
        """Who leads of those still in the game by the first measure; of those who are equal by the next, and so on.
        Each comparison that was needed is added to `steps`, where somebody wants to know."""
        running: list[int] = [seat for seat in range(self.seats) if not self.out(seat)]
        measure: i64 = 0
        while len(running) > 1 and measure < len(self.game.measures):
            figures = self.figures(measure)
            if steps is not None:
                told = [figures[seat] if seat in running else None for seat in range(self.seats)]
                steps.append({"by": self.game.measures[measure].name, "figures": told})
            running = self.leading(running, figures, self.game.measures[measure].least)
            measure += 1
        return running

    def leading(self, running: list[int], figures: vec[i64], least: bool) -> list[int]:
        """Those with most, or least, of something."""
        found: list[int] = []
        best: i64 = 0
        for seat in running:
            figure: i64 = figures[seat]
            if least:
                figure = -figure
            if len(found) == 0 or figure > best:
                best = figure
                found = [seat]
            elif figure == best:
                found.append(seat)
        return found

    def moves(self) -> list[Move]:
        """Every legal move now, in a stable order."""
        if self.asked < 0:
            return []
        table = self.game.moves
        return [table[action] for action in self.legal()]

    def parse(self, text: str) -> Move:
        """The legal move with this text; IllegalMove if it is none."""
        move = self.game.by_text.get(text)
        if move is None:
            raise IllegalMove("no-such-move", text, self.game.name)
        self.check(move)
        return move

    def check(self, move: Move) -> None:
        """Raises IllegalMove, naming the rule, if the move is not legal now."""
        table = self.game.moves
        if move.action >= len(table) or table[move.action] is not move:
            raise IllegalMove("no-such-move", move.text, self.game.name)
        if self.asked < 0:
            raise IllegalMove("game-over", move.text, self.game.name)
        rule = self.refusal(move.action)
        if rule != ALLOWED:
            raise IllegalMove(self.game.rules[rule], move.text, self.game.name)

    def play(self, move: Move) -> list[Event]:
        """Plays a legal move and says what happened; or raises IllegalMove and changes nothing."""
        self.check(move)
        events: list[Event] = []
        self.told = events
        self.advance(move.action)
        self.told = None
        return events

    def advance(self, action: i64) -> None:
        """Plays a legal action and keeps the record, and how far back one may undo."""
        before: i64 = len(self.history)
        if self.last_actor != self.asked:
            self.floor = before
        self.last_actor = self.asked
        draws: i64 = self.chance.draws
        reacted: bool = self.reaction  # what everybody was asked at once nobody takes back alone
        self.sealed = False
        self.history = append(self.history, action)
        self.apply(action)
        # What others are asked to react to nobody takes back either: how long they hesitate has been seen.
        if reacted or self.reaction or self.sealed or self.chance.draws != draws:
            self.floor = before + 1

    def tell(self, kind: EventKind, a: i64 = -1, b: i64 = -1, c: i64 = -1, d: i64 = -1, e: i64 = -1) -> None:
        """Called by the rules when something happens: the values in the order of the kind's fields."""
        if kind.reveals:
            self.sealed = True
        if self.told is not None:
            self.told.append(Event(kind, a, b, c, d, e))

    def view(self, seat: int | None) -> dict[str, object]:
        """All that this seat may know now, JSON-able; None: an onlooker."""
        return cast(dict[str, object], self.game.view(self, seat))

    @property
    def undoable(self) -> int:
        """How many moves the seat that moved last may take back."""
        return len(self.history) - self.floor

    def record(self) -> dict[str, object]:
        """The game so far: all that is needed to rebuild it. It holds the seed: a secret until the game is over."""
        if self.seed is None:
            raise AntichambreError("record-of-a-world")
        table = self.game.moves
        outcome = self.outcome()
        return {
            "game": self.game.name,
            "rules_version": self.game.rules_version,
            "seats": int(self.seats),
            "variant": dict(self.variant),
            "seed": self.seed,
            "commitment": commitment(self.seed),
            "moves": [table[action].text for action in self.history],
            "result": None if outcome is None else {"scores": self.scores(), **outcome},
        }

    def __copy__(self) -> "Position":
        return self.copy()

    def __deepcopy__(self, memo: object) -> "Position":
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        """A position travels between processes as its record."""
        from antichambre.kernel.records import replay

        return (replay, (self.record(),))
