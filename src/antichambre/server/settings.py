"""How a house is kept: each setting with its default, what it may be and what it is for. There is no other list.

A new one is one field here and its line in docs/house.md, which a test spells out. The field `limit_tables` is
`limit-tables` in a file, `ANTICHAMBRE_LIMIT_TABLES` in the environment and `--limit-tables` on the command line:
`sources.py` reads all three. Whole numbers say from where to where they go (`ge`, `le`). `extra["check"]` is called
with a text, or with each of a list, and raises an AntichambreError for one that will not do."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from antichambre.server.origins import network_named, origin_named
from antichambre.server.turns import REST, WITHIN
from antichambre.store.policy import Policy

# So many at once, and then so many again in a second, a minute or an hour.
ALLOWANCE = r"^[1-9]\d{0,8}, ?[1-9]\d{0,8}/(s|min|h)$"


def _place(text: str) -> None:
    from antichambre.store.database import url_of  # loads all of SQLAlchemy

    url_of(text)


class Settings(Struct, frozen=True, kw_only=True, rename="kebab"):
    # Where it is
    database: Annotated[
        str, Meta(description="A file, or postgresql://…; otherwise the file of this house.", extra={"check": _place})
    ] = ""
    host: Annotated[str, Meta(description="The address to open at; 0.0.0.0 for everybody.")] = "127.0.0.1"
    # The year in which Louis XIV began to rule by himself.
    port: Annotated[int, Meta(ge=0, le=65535, description="The port; 0 for any that is free.")] = 1661
    origin: Annotated[
        tuple[str, ...],
        Meta(
            description="Addresses under which it is found, such as https://games.example.",
            extra={"check": origin_named},
        ),
    ] = ()
    trusted_proxy: Annotated[
        tuple[str, ...],
        Meta(
            description="Machines or networks whose word is taken for where requests come from.",
            extra={"check": network_named},
        ),
    ] = ()

    # How it is kept
    invite_only: Annotated[bool, Meta(description="Only accounts and those who were invited.")] = False
    bots: Annotated[int, Meta(ge=0, le=1024, description="Bots that think at a time; 0 for one a core.")] = 0
    bots_within: Annotated[
        int, Meta(ge=1, le=60, description="Seconds in which all who wait for a search should have one.")
    ] = WITHIN
    bots_rest: Annotated[int, Meta(ge=1, le=86_400, description="Seconds until bots rest where nobody is.")] = REST
    log_format: Annotated[Literal["text", "json"], Meta(description="For people, or for machines.")] = "text"

    # What nobody will miss: after so many days without a sign of life, and 0 for never.
    purge_waiting: Annotated[
        int, Meta(ge=0, le=36_500, description="Days after which a table goes that never began.")
    ] = 30
    purge_abandoned: Annotated[
        int,
        Meta(ge=0, le=36_500, description="Days after which a game goes that was left to bots, or called off."),
    ] = 90
    purge_finished: Annotated[
        int, Meta(ge=0, le=36_500, description="Days after which a finished game goes that a guest played with bots.")
    ] = 0
    purge_guests: Annotated[
        int, Meta(ge=0, le=36_500, description="Days after which a guest goes who left no games behind.")
    ] = 365

    # How much, and how fast: what somebody is told who asks for more bears the same name.
    limit_messages: Annotated[str, Meta(pattern=ALLOWANCE, description="Messages over one connection.")] = "240, 60/s"
    limit_acts: Annotated[str, Meta(pattern=ALLOWANCE, description="Acts of a person at tables.")] = "100, 50/s"
    limit_chat: Annotated[str, Meta(pattern=ALLOWANCE, description="Lines that a person says.")] = "8, 30/min"
    limit_tables: Annotated[str, Meta(pattern=ALLOWANCE, description="Tables that a guest opens.")] = "12, 30/h"
    limit_account_tables: Annotated[str, Meta(pattern=ALLOWANCE, description="Tables that an account opens.")] = (
        "40, 120/h"
    )
    limit_bot_tables: Annotated[
        int, Meta(ge=1, le=100_000, description="Tables with bots that a person plays at in the same hour.")
    ] = 20
    limit_hints: Annotated[str, Meta(pattern=ALLOWANCE, description="Hints for a person.")] = "10, 12/min"
    limit_reviews: Annotated[str, Meta(pattern=ALLOWANCE, description="Reviews that a person asks for.")] = "10, 30/h"
    limit_exports: Annotated[str, Meta(pattern=ALLOWANCE, description="Times that a person takes all games along.")] = (
        "4, 12/h"
    )
    limit_arrivals: Annotated[str, Meta(pattern=ALLOWANCE, description="New guests from one address.")] = "60, 120/h"
    limit_requests: Annotated[str, Meta(pattern=ALLOWANCE, description="Requests from one address.")] = "600, 100/s"
    limit_replays: Annotated[str, Meta(pattern=ALLOWANCE, description="Games shown step by step to one address.")] = (
        "60, 30/min"
    )
    limit_handshakes: Annotated[str, Meta(pattern=ALLOWANCE, description="Sockets opened from one address.")] = (
        "400, 20/s"
    )
    limit_log_ins_from: Annotated[str, Meta(pattern=ALLOWANCE, description="Attempts to log in from one address.")] = (
        "30, 60/h"
    )
    limit_log_ins_as: Annotated[str, Meta(pattern=ALLOWANCE, description="Attempts to log in under one name.")] = (
        "10, 30/h"
    )
    limit_log_ins_known: Annotated[
        str, Meta(pattern=ALLOWANCE, description="Attempts in a browser known to the account, or by who is in already.")
    ] = "10, 30/h"
    # A school may be behind one address.
    limit_connections: Annotated[
        int, Meta(ge=1, le=1_000_000, description="Connections from one address at the same time.")
    ] = 400
    most_connections: Annotated[
        int, Meta(ge=1, le=1_000_000, description="Connections to the house at the same time.")
    ] = 10_000
    patience: Annotated[
        int, Meta(ge=1, le=3600, description="Seconds for a whole request to come, and for an answer to be taken.")
    ] = 20
    largest_body: Annotated[int, Meta(ge=1024, le=2**26, description="Bytes of a request's body.")] = 64 * 1024
    largest_message: Annotated[int, Meta(ge=1024, le=2**26, description="Bytes of a socket's message.")] = 16 * 1024

    @property
    def policy(self) -> Policy:
        return Policy(self.purge_waiting, self.purge_abandoned, self.purge_finished, self.purge_guests)
