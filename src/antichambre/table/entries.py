"""What may be written in a table's ledger, and its text. An entry is a fact: it was allowed when it was written."""

from typing import Literal

import msgspec

from antichambre.table.setup import Setup

Why = Literal["flag", "gone", "resigned", "banned"]


class Entry(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="entry", tag=str.lower):
    """One line of a ledger."""


class Opened(Entry, frozen=True):
    """`seed`: the house's part of the seed, a secret until the game is over."""

    person: str
    setup: Setup
    seed: str
    rules_version: int


class Sat(Entry, frozen=True):
    """`name`: of somebody who plays at another's screen. `pledge`: the hash of the salt that the client will add."""

    person: str
    seat: int
    name: str | None = None
    pledge: str | None = None


class Kept(Entry, frozen=True):
    """A seat is kept for somebody until they come and sit down, with a pledge of theirs."""

    person: str
    seat: int
    name: str | None = None


class Called(Entry, frozen=True):
    """A bot was called to a seat."""

    seat: int
    level: str


class Stood(Entry, frozen=True):
    """A seat is free again: somebody stood up, or a bot was sent away."""

    seat: int


class Started(Entry, frozen=True):
    """Everybody sits: the salts are asked for."""

    person: str


class Salted(Entry, frozen=True):
    seat: int
    salt: str


class Missed(Entry, frozen=True):
    """Not every salt that was pledged was shown: nothing is dealt. What was shown is no secret any more, so whoever
    had pledged a salt keeps the seat, and pledges anew."""


class Dealt(Entry, frozen=True):
    """The game begins. `check`: of the position, so that another version of the rules can be held to it."""

    check: str


class Moved(Entry, frozen=True):
    """`told`: all that happened, secrets too. `bank`: the milliseconds left on the seat's clock afterwards.
    `level`: of the bot that chose the move. `reaction`: it was an answer in a pause. `last`: the game is over."""

    seat: int
    move: str
    told: str
    check: str
    bank: int | None = None
    level: str | None = None
    reaction: bool = False
    last: bool = False


class Undone(Entry, frozen=True):
    """Only the first `to` moves stand. `agreed`: further back than the rules of the house allow to one alone.
    `bank`: what is left on the clock of whoever took a move back alone."""

    to: int
    agreed: bool = False
    bank: int | None = None


class UndoAsked(Entry, frozen=True):
    seat: int
    to: int


class UndoRefused(Entry, frozen=True):
    seat: int


class UndoAgreed(Entry, frozen=True):
    seat: int


class Said(Entry, frozen=True):
    """`key`: under which it was sent, so that it is not written twice."""

    person: str
    text: str
    key: str | None = None


class Resigned(Entry, frozen=True):
    seat: int


class TakenOver(Entry, frozen=True):
    """A bot plays for somebody who is gone. `bank`: what they have left on their clock."""

    seat: int
    level: str
    why: Why
    bank: int | None = None


class TakenBack(Entry, frozen=True):
    """`bank`: what is left on the clock of whoever comes back. `asked`: the question is theirs, and its time begins
    anew."""

    seat: int
    bank: int | None = None
    asked: bool = False


class Hastened(Entry, frozen=True):
    """Nobody plays any more, and this person asked the bots to finish quickly."""

    person: str


class CalledOff(Entry, frozen=True):
    """The game counts for nothing. `why`: aborted, disputed (the rules changed under it), closed (by the host)."""

    why: Literal["aborted", "disputed", "closed"]
    person: str | None = None


class Hinted(Entry, frozen=True):
    """The cardinal was asked for advice: the game does not count for ratings."""

    seat: int


class Rematched(Entry, frozen=True):
    """Those who sat here play again, at another table."""

    table: str


class Inherited(Entry, frozen=True):
    """A guest logged in: what was one person's is another's."""

    person: str
    heir: str


class Upgraded(Entry, frozen=True):
    """The game goes on under another version of the rules, under which it comes out the same."""

    rules_version: int


class Disputed(Entry, frozen=True):
    """Under another version of the rules only the first `agreed` moves come out the same: the players are asked."""

    rules_version: int
    agreed: int


class Settled(Entry, frozen=True):
    """A player's answer to a dispute: to go on from the last position on which both versions agree."""

    seat: int


AnyEntry = (
    Opened
    | Sat
    | Kept
    | Called
    | Stood
    | Started
    | Salted
    | Missed
    | Dealt
    | Moved
    | Undone
    | UndoAsked
    | UndoRefused
    | UndoAgreed
    | Said
    | Resigned
    | TakenOver
    | TakenBack
    | Hastened
    | CalledOff
    | Hinted
    | Rematched
    | Inherited
    | Upgraded
    | Disputed
    | Settled
)

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def kind_of(entry: Entry) -> str:
    return str(entry.__struct_config__.tag)


def written(entry: Entry) -> str:
    """The entry as the text that a database keeps."""
    return _encoder.encode(entry).decode()


def read(text: str) -> AnyEntry:
    return _decoder.decode(text)
