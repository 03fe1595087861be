"""The engine of games in which one thing leads to another: it goes on by itself until somebody has a choice, puts the
question, and lists its answers."""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from antichambre.kernel.chance import Rng
from antichambre.kernel.game import Game, Variant
from antichambre.kernel.position import NOBODY, Position


@mypyc_attr(acyclic=True)
class Frame:
    """Something that has to be settled before what it interrupts goes on. Each game has its own, with their numbers by
    name."""

    def step(self, position: "Engine") -> bool:
        """Goes one step on with it; True when somebody is asked."""
        raise TypeError("a frame says how it goes on")

    def copy(self) -> "Frame":
        raise TypeError("a frame says how it is copied")


@mypyc_attr(acyclic=True)
class Engine(Position):
    """A position that knows its legal actions, for it has listed them when it asked. `stack`: what interrupts, the
    innermost last."""

    def __init__(self, game: Game, seats: i64, variant: Variant, chance: Rng) -> None:
        super().__init__(game, seats, variant, chance)
        self.options: vec[i64] = vec[i64]()  # the legal actions now
        self.finished: bool = False
        self.stack: list[Frame] = []

    def copy_engine(self, twin: "Engine") -> None:
        self.copy_common(twin)
        twin.options = self.options  # never written to, only replaced
        twin.finished = self.finished
        if len(self.stack) > 0:
            twin.stack = [frame.copy() for frame in self.stack]

    # What each game says.

    def go_on(self) -> bool:
        """Goes one step on where nothing interrupts; True when somebody is asked."""
        raise TypeError("a game says how it goes on")

    def conclude(self) -> None:
        """The game is over, and everybody is told what came of it."""

    # What all of them share.

    def step(self) -> bool:
        """Goes one step on, what interrupts first; True when somebody is asked."""
        if len(self.stack) > 0:
            return self.stack[-1].step(self)
        return self.go_on()

    def legal(self) -> vec[i64]:
        return self.options

    def apply(self, action: i64) -> None:
        self.perform(action)
        self.proceed()

    def proceed(self) -> None:
        """Goes on until somebody has a choice, or the game is over. What public things leave one answer to is not
        asked; where a secret decides how many there are (`Game.discreet`), the question is put all the same."""
        while not self.finished:
            if self.step():
                options = self.answers()
                self.options = options
                if len(options) > 1 or self.game.is_discreet[self.question] != 0:
                    return
                self.perform(options[0])
        self.options = vec[i64]()
        self.asked = NOBODY
        self.conclude()

    def push(self, frame: Frame) -> None:
        self.stack.append(frame)

    def pop(self) -> None:
        del self.stack[-1]

    def relist(self) -> None:
        """Lists the answers to the question that stands."""
        self.options = self.answers()

    def ask(self, seat: i64, question: i64) -> bool:
        """Puts a question: `step` returns with it."""
        self.asked = seat
        self.question = question
        return True
