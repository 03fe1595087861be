"""What goes over a socket: what a client may ask, and what it is told. docs/protocol.md says it in prose."""

import json
from typing import Annotated, get_args

import msgspec

from antichambre.kernel.briefing import Offer
from antichambre.kernel.outcome import Outcome
from antichambre.kernel.phrases import Phrase
from antichambre.table.acts import AnyAct
from antichambre.table.setup import Clock, Setup
from antichambre.table.sight import Deed, Look, Told
from antichambre.table.table import Indulgence, UndoRequest

MOST_AHEAD = 40  # moves that somebody plans: no payment has as many pieces


class Ask(msgspec.Struct, frozen=True, tag_field="do", tag=str.lower, forbid_unknown_fields=True):
    """`id`: the client's own number for what it asks; the answer bears it."""

    id: int


class DoAct(Ask, frozen=True, tag="act"):
    act: AnyAct


class Brief(Ask, frozen=True):
    """What a seat that is asked is asked, and what each of its moves means; `of`: one of them, and what it brings.
    `after`: once it will have made these moves, one after the other, if neither chance nor anybody else has a say in
    between."""

    seat: int
    of: str | None = None
    after: Annotated[list[str], msgspec.Meta(max_length=MOST_AHEAD)] = []


class Why(Ask, frozen=True):
    """Why a move is not legal, or why a piece that is touched, perhaps after others, cannot be had: the rule is told,
    nothing is played."""

    seat: int
    move: str | None = None
    piece: str | None = None
    touched: Annotated[list[str], msgspec.Meta(max_length=MOST_AHEAD)] = []
    after: Annotated[list[str], msgspec.Meta(max_length=MOST_AHEAD)] = []

    def __post_init__(self) -> None:
        if (self.move is None) == (self.piece is None):
            raise ValueError("why asks for a move, or for a piece")


class Ping(Ask, frozen=True):
    pass


AnyAsk = DoAct | Brief | Why | Ping


class Message(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="say", tag=str.lower):
    pass


class Welcome(Message, frozen=True):
    """The first that a client is told: who it is here. `version`: of the house."""

    protocol: int
    version: str
    person: str


class Done(Message, frozen=True):
    """What was asked is written and will not be lost. `number`: of its last entry."""

    id: int
    number: int


class Refused(Message, frozen=True):
    """What was asked was not done. `sentence`: why, in the client's language. `rule`: the paragraph of the rules.
    `stale`: it was meant for an earlier moment; the table as it is follows."""

    id: int
    key: str
    sentence: str
    rule: str | None = None
    stale: bool = False
    wait: int | None = None


class Briefed(Message, frozen=True):
    """The answer to `brief`, for one version of the game: the question, every legal move, and what the rules would make
    of the position then."""

    id: int
    version: int
    ask: Phrase
    offers: list[Offer]
    preview: Told


class Because(Message, frozen=True):
    """The answer to `why`: nothing for what is legal."""

    id: int
    sentence: str | None = None
    rule: str | None = None


class Pong(Message, frozen=True):
    id: int
    now: int


class Talk(Message, frozen=True):
    number: int
    at: int
    person: str
    name: str | None
    text: str


class Here(Message, frozen=True):
    """Who is in the house of those who sit here, and how many look on."""

    people: list[str]
    onlookers: int


class Closing(Message, frozen=True):
    """The server stops, and will be back in a moment."""

    sentence: str


class Seated(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sits on a seat. `kept`: it is theirs, and they have not come yet. `out`: the seat has left the game before
    its end. `bank`: milliseconds on the clock when the present question was asked."""

    person: str | None = None
    name: str | None = None
    kept: bool = False
    level: str | None = None
    stand_in: str | None = None
    resigned: bool = False
    out: bool = False
    pledge: str | None = None
    salt: str | None = None
    bank: int | None = None


class Dispute(msgspec.Struct, frozen=True):
    """The rules changed under the game: so many moves come out the same, and these seats would go on from there."""

    agreed: int
    settled: list[int]


class Pause(msgspec.Struct, frozen=True):
    """There is something to react to, for whoever holds a card for it. `until`: the house goes on no sooner, whoever
    does."""

    occasion: str
    until: int


class Place(msgspec.Struct, frozen=True):
    seat: int
    score: int
    place: int
    left: bool


class Picture(Message, frozen=True, tag="table"):
    """The table as it is for some eyes, and what has happened since: `deeds` follow the first `after` moves.
    `missed`: how often nothing was dealt, because a salt was not shown. `left_to_bots`: nobody plays any more.
    `hastened`: the bots were asked to finish quickly. `pace`: the part of their usual time that those who search were
    given last, if it was not all. `indulged`: why the game is not rated. Of one's own seats alone: `answered`, those
    that have answered in this pause, and `orders`, what they have ordered for those to come."""

    table: str
    number: int
    version: int
    status: str
    setup: Setup
    opener: str
    chairs: list[Seated]
    commitment: str
    since: int
    now: int
    plies: int
    after: int
    deeds: list[Deed]
    missed: int = 0
    look: Look | None = None
    pause: Pause | None = None
    answered: list[int] = []
    orders: dict[str, dict[str, str]] = {}
    seed: str | None = None
    request: UndoRequest | None = None
    dispute: Dispute | None = None
    left_to_bots: bool = False
    hastened: bool = False
    pace: float | None = None
    standings: list[Place] | None = None
    outcome: Outcome | None = None
    why_off: str | None = None
    rematch: str | None = None
    indulged: Indulgence | None = None


Answer = Done | Refused | Briefed | Because | Pong
AnySay = Answer | Welcome | Talk | Here | Closing | Picture

_encoder = msgspec.json.Encoder()


def encode(said: Message | Ask) -> bytes:
    return _encoder.encode(said)


# What a house reads

_asks: msgspec.json.Decoder[AnyAsk] = msgspec.json.Decoder(AnyAsk)


class _Numbered(msgspec.Struct):
    id: int = 0


_numbered: msgspec.json.Decoder[_Numbered] = msgspec.json.Decoder(_Numbered)


def number_of(text: str | bytes) -> int:
    """The `id` of a message, whatever else is wrong with it; 0 where none can be read."""
    try:
        return _numbered.decode(text).id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return _number_of_what_is_half_json(text)


def _number_of_what_is_half_json(text: str | bytes) -> int:
    """Python reads some of what msgspec does not: half a letter of UTF-16, for instance."""
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        return 0
    number = found.get("id") if isinstance(found, dict) else None
    return number if type(number) is int else 0


def read_ask(text: str | bytes) -> AnyAsk:
    """What a client asks. msgspec.DecodeError or ValidationError if it is nothing that can be."""
    return _asks.decode(text)


# What a client reads. Fields may be added within a protocol, and words too: it passes over those that it does not know.


class _ClockTold(Clock, frozen=True, forbid_unknown_fields=False):
    pass


class _SetupTold(Setup, frozen=True, forbid_unknown_fields=False):
    clock: _ClockTold = _ClockTold()


class _PictureTold(Picture, frozen=True, tag="table", kw_only=True):
    setup: _SetupTold


class _Word(msgspec.Struct, frozen=True):
    say: str


_word: msgspec.json.Decoder[_Word] = msgspec.json.Decoder(_Word)
_says: dict[str, msgspec.json.Decoder[AnySay]] = {
    str(kind.__struct_config__.tag): msgspec.json.Decoder(_PictureTold if kind is Picture else kind)
    for kind in get_args(AnySay)
}


def read_say(text: str | bytes) -> AnySay | None:
    """What a house says; None for a word that a later one may have added."""
    known = _says.get(_word.decode(text).say)
    return None if known is None else known.decode(text)
