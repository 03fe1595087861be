"""What a person may ask at a table. `version`: which moment of the game the person had before their eyes."""

from typing import Annotated

import msgspec

Key = Annotated[str, msgspec.Meta(pattern=r"^[0-9A-Za-z_-]{1,64}$")]


class Act(msgspec.Struct, frozen=True, tag_field="act", tag=str.lower, forbid_unknown_fields=True):
    """Something that a person asks."""


class Sit(Act, frozen=True):
    """`seat`: None for the first that is free. `name`: of somebody who plays at this person's screen."""

    seat: int | None = None
    name: str | None = None
    pledge: str | None = None


class Stand(Act, frozen=True):
    """Leave a seat before the deal, send a bot away from it, or give away one that is kept for somebody."""

    seat: int


class Call(Act, frozen=True):
    """Call a bot to a seat; None: to every seat that is free."""

    level: str
    seat: int | None = None


class Start(Act, frozen=True):
    """Begin: from now on nothing can be pledged, and the salts are asked for."""


class Salt(Act, frozen=True):
    """Show the salts that were pledged, of one's own seats."""

    salts: dict[int, str]


class MakeMove(Act, frozen=True, tag="move"):
    version: int
    seat: int
    move: str


class Order(Act, frozen=True):
    """How a seat reacts from now on, by occasion: a move, `ask` or `stand-in` (table/orders.py). It takes the
    place of all that was ordered before."""

    seat: int
    orders: dict[str, str]


class Undo(Act, frozen=True):
    """Take back one's own last move."""

    version: int


class AskUndo(Act, frozen=True):
    """Ask the others to go back until only `to` moves stand."""

    version: int
    to: int


class AnswerUndo(Act, frozen=True):
    yes: bool


class Say(Act, frozen=True):
    """`key`: of the client's choosing. What is sent again under the same key has been said already."""

    text: str
    key: Key | None = None


class Resign(Act, frozen=True):
    seat: int


class Abort(Act, frozen=True):
    pass


class TakeBack(Act, frozen=True):
    """Play again where a bot has taken over."""

    seat: int


class Hasten(Act, frozen=True):
    """Let the bots finish quickly, where nobody plays any more."""


class Settle(Act, frozen=True):
    """Answer to a dispute: go on from the last position on which both versions of the rules agree, or call it off."""

    go_on: bool


AnyAct = (
    Sit
    | Stand
    | Call
    | Start
    | Salt
    | MakeMove
    | Order
    | Undo
    | AskUndo
    | AnswerUndo
    | Say
    | Resign
    | Abort
    | TakeBack
    | Hasten
    | Settle
)
