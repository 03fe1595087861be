"""What goes over a socket: what a client may ask, and what it is told. docs/protocol.md says it in prose."""

import msgspec

from antichambre.table.acts import AnyAct
from antichambre.table.setup import Setup
from antichambre.table.sight import Deed, Look


class Ask(msgspec.Struct, frozen=True, tag_field="do", tag=str.lower, forbid_unknown_fields=True):
    """`id`: the client's own number for what it asks; the answer bears it."""

    id: int


class DoAct(Ask, frozen=True, tag="act"):
    act: AnyAct


class Why(Ask, frozen=True):
    """Why a move is not legal: the rule is told, nothing is played."""

    seat: int
    move: str


class Ping(Ask, frozen=True):
    pass


AnyAsk = DoAct | Why | Ping


class Say(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="say", tag=str.lower):
    pass


class Welcome(Say, frozen=True):
    """The first that a client is told: who it is here. `version`: of the house."""

    protocol: int
    version: str
    person: str


class Done(Say, frozen=True):
    """What was asked is written and will not be lost. `number`: of its last entry."""

    id: int
    number: int


class Refused(Say, frozen=True):
    """What was asked was not done. `sentence`: why, in the client's language. `rule`: the paragraph of the rules.
    `stale`: it was meant for an earlier moment; the table as it is follows."""

    id: int
    key: str
    sentence: str
    rule: str | None = None
    stale: bool = False
    wait: int | None = None


class Because(Say, frozen=True):
    """The answer to `why`: nothing for a move that is legal."""

    id: int
    sentence: str | None = None
    rule: str | None = None


class Pong(Say, frozen=True):
    id: int
    now: int


class Talk(Say, frozen=True):
    number: int
    at: int
    person: str
    name: str | None
    text: str


class Here(Say, frozen=True):
    """Who is in the house of those who sit here, and how many look on."""

    people: list[str]
    onlookers: int


class Closing(Say, frozen=True):
    """The server stops, and will be back in a moment."""

    sentence: str


class Chair(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sits on a seat. `out`: the seat has left the game before its end. `bank`: milliseconds on the clock when the
    present question was asked."""

    person: str | None = None
    name: str | None = None
    level: str | None = None
    stand_in: str | None = None
    resigned: bool = False
    out: bool = False
    pledge: str | None = None
    salt: str | None = None
    bank: int | None = None


class Request(msgspec.Struct, frozen=True):
    """Somebody asks to take moves back."""

    seat: int
    to: int
    agreed: list[int]


class Dispute(msgspec.Struct, frozen=True):
    """The rules changed under the game: so many moves come out the same, and these seats would go on from there."""

    agreed: int
    settled: list[int]


class Place(msgspec.Struct, frozen=True):
    seat: int
    score: int
    place: int
    left: bool


class Picture(Say, frozen=True, tag="table"):
    """The table as it is for some eyes, and what has happened since: `deeds` follow the first `after` moves.
    `left_to_bots`: nobody plays any more. `hastened`: the bots were asked to finish quickly."""

    table: str
    number: int
    version: int
    status: str
    setup: Setup
    opener: str
    chairs: list[Chair]
    commitment: str
    since: int
    now: int
    plies: int
    after: int
    deeds: list[Deed]
    look: Look | None = None
    seed: str | None = None
    request: Request | None = None
    dispute: Dispute | None = None
    left_to_bots: bool = False
    hastened: bool = False
    standings: list[Place] | None = None
    why_off: str | None = None
    rematch: str | None = None


_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[AnyAsk] = msgspec.json.Decoder(AnyAsk)


def encode(said: Say) -> bytes:
    return _encoder.encode(said)


def decode(text: str | bytes) -> AnyAsk:
    """msgspec.DecodeError or ValidationError if it is none."""
    return _decoder.decode(text)
