"""What goes over HTTP: what the house says of itself, of people and of tables, and what is asked of it."""

from typing import Annotated, Literal

import msgspec

from antichambre.table.setup import Setup

Words = Annotated[str, msgspec.Meta(max_length=400, pattern=r"^[^\x00]*$")]  # PostgreSQL keeps no NUL
Lang = Literal["en", "fr"]


class Problem(msgspec.Struct, frozen=True, omit_defaults=True):
    """What was wrong with a request. `rule`: a paragraph of the rules; `wait`: seconds."""

    key: str
    sentence: str
    rule: str | None = None
    wait: int | None = None


# The house


class OccasionListed(msgspec.Struct, frozen=True):
    """What there is to react to in a pause: what it is called there and in orders, the decision, what that is about (a
    name, or a seat by its number), and the moves that can be ordered for it, silence first."""

    occasion: str
    decision: str
    about: int | str
    answers: list[str]


class GameOnTheShelf(msgspec.Struct, frozen=True):
    """A game, as the house offers it. `variants`: its options and their values, the default first."""

    name: str
    title: str
    author: str
    blurb: str
    seats: list[int]
    variants: dict[str, list[str | bool]]
    rules_version: int
    occasions: list[OccasionListed]


class HouseSheet(msgspec.Struct, frozen=True):
    version: str
    protocol: int
    invite_only: bool
    levels: list[str]
    games: list[GameOnTheShelf]


# Being somebody


class Me(msgspec.Struct, frozen=True):
    """Oneself, as the house knows one. `admitted`: to a house that is closed."""

    person: str
    name: str
    lang: str
    account: bool
    admitted: bool


class Suggestion(msgspec.Struct, frozen=True):
    """Nobody yet: a name that one might take."""

    suggestion: str


class Arrival(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Words
    lang: Lang | None = None
    invite: Words | None = None


class Label(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    label: Words


class IssuedToken(msgspec.Struct, frozen=True):
    """`token`: shown once."""

    token: str


# Tables


class Wish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit on a seat: oneself (`me`), a bot (`level`), or whoever comes."""

    me: bool = False
    name: str | None = None
    pledge: str | None = None
    level: str | None = None


class Opening(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be opened. `start`: begin at once, every seat being taken."""

    setup: Setup
    chairs: list[Wish] = []
    start: bool = False


class OpenedTable(msgspec.Struct, frozen=True):
    """`commitment`: to the house's part of the seed, before any salt is shown."""

    table: str
    commitment: str


class SeatListed(msgspec.Struct, frozen=True):
    seat: int
    person: str | None
    name: str | None
    level: str | None


class Listed(msgspec.Struct, frozen=True):
    """A table in a list. `awaits`: whoever asks is to answer there now; said of one's own tables alone."""

    table: str
    game: str
    seats: int
    variant: dict[str, str | bool]
    status: str
    open: bool
    created_at: int
    updated_at: int
    moves: int
    chairs: list[SeatListed]
    awaits: bool = False
