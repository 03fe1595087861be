"""What has to be settled before a turn goes on: what was rolled, played or taken. A frame that is never written to is
its own copy."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from antichambre.kernel.engine import Frame

LIEUTENANTS: Final = 1
NAMED: Final = 2
BORROWING: Final = 3
TAKING: Final = 4
LAID: Final = 5
SURPLUS: Final = 6


@mypyc_attr(acyclic=True)
class Lieutenants(Frame):
    """After a roll: whether a Lieutenant of Police has a die rolled again (ruling 12). `distance`: how far the asking
    has come, clockwise from the player whose turn it is."""

    def __init__(self, distance: i64) -> None:
        super().__init__(LIEUTENANTS)
        self.distance: i64 = distance

    def copy(self) -> "Lieutenants":
        return Lieutenants(self.distance)


@mypyc_attr(acyclic=True)
class Named(Frame):
    """Whether the Swiss Guard of the seat that is named cancels a power. `action`: the move that names the seat,
    `player`: who made it."""

    def __init__(self, seat: i64, action: i64, player: i64) -> None:
        super().__init__(NAMED)
        self.seat: i64 = seat
        self.action: i64 = action
        self.player: i64 = player

    def copy(self) -> "Named":
        return self


@mypyc_attr(acyclic=True)
class Borrowing(Frame):
    """How the Actor uses the power that he borrows. `power`: the court card that has it."""

    def __init__(self, power: i64) -> None:
        super().__init__(BORROWING)
        self.power: i64 = power

    def copy(self) -> "Borrowing":
        return self


@mypyc_attr(acyclic=True)
class Taking(Frame):
    """What becomes of the specials of a take, and what it earned (ruling 4): how many `balls` are to be put into a
    column, `duchesses` to be placed, `bastilles` to be laid before somebody, and how many court cards were `earned`."""

    def __init__(self, balls: i64, duchesses: i64, bastilles: i64, earned: i64) -> None:
        super().__init__(TAKING)
        self.balls: i64 = balls
        self.duchesses: i64 = duchesses
        self.bastilles: i64 = bastilles
        self.earned: i64 = earned

    def copy(self) -> "Taking":
        return Taking(self.balls, self.duchesses, self.bastilles, self.earned)


@mypyc_attr(acyclic=True)
class Laid(Frame):
    """What a Bastille does that was laid before a seat (rulings 8 and 9). `unopposed`: the Confessor was not called."""

    def __init__(self, seat: i64, unopposed: bool) -> None:
        super().__init__(LAID)
        self.seat: i64 = seat
        self.unopposed: bool = unopposed

    def copy(self) -> "Laid":
        return Laid(self.seat, self.unopposed)


@mypyc_attr(acyclic=True)
class Surplus(Frame):
    """What the player whose turn it is gives up when court cards were drawn or stolen: the hand limit."""

    def __init__(self) -> None:
        super().__init__(SURPLUS)

    def copy(self) -> "Surplus":
        return self
