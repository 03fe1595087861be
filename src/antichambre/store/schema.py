"""What the house keeps, as tables of a database. Times are milliseconds since the epoch, ids are text. The migrations
build the same, step by step; a test holds the two to each other."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
)

metadata = MetaData()

# What this house is: `secret` signs what browsers keep (hex), `created`: both are drawn when the database is
# made. `purged`: when somebody last cleared away what nobody misses.
house = Table(
    "house",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)

# The servers that write, each with the number of its last group: after a lost connection it says whether that group
# was committed. Only the scribe reads and writes it.
hands = Table(
    "hands",
    metadata,
    Column("id", Text, primary_key=True),
    Column("group", BigInteger, nullable=False),
    Column("at", BigInteger, nullable=False),
)

people = Table(
    "people",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text),  # null: left the house, and took the name along
    Column("lang", Text, nullable=False),
    Column("password", Text),  # argon2; null: a guest
    Column("created_at", BigInteger, nullable=False),
    Column("seen_at", BigInteger, nullable=False),
    Column("banned", Boolean, nullable=False),
    Column("admitted", Boolean, nullable=False),  # came in by an invitation
    Column("known_from", BigInteger, nullable=False),  # signed cookies from before there were sessions: none older
    Column("merged_into", Text, ForeignKey("people.id")),
    Column("name_key", Text),  # only for accounts, whose names are their own
    Column("limited_until", BigInteger),  # the host has asked them to hold back
    Index("people_name_key", "name_key", unique=True),
    Index("people_merged_into", "merged_into"),
)

Index(
    "people_limited",
    people.c.limited_until,
    sqlite_where=people.c.limited_until.is_not(None),
    postgresql_where=people.c.limited_until.is_not(None),
)

# Where people are in the house: one row for each browser.
sessions = Table(
    "sessions",
    metadata,
    Column("hash", Text, primary_key=True),  # blake2b of the cookie, which only the browser keeps
    Column("person", Text, ForeignKey("people.id"), nullable=False),
    Column("device", Text, nullable=False),  # a browser and a system, as far as it has told; no address
    Column("created_at", BigInteger, nullable=False),
    Column("seen_at", BigInteger, nullable=False),
    Index("sessions_person", "person"),
)

tokens = Table(
    "tokens",
    metadata,
    Column("hash", Text, primary_key=True),  # blake2b of the token, which nobody keeps
    Column("person", Text, ForeignKey("people.id"), nullable=False),
    Column("label", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Index("tokens_person", "person"),
)

invites = Table(
    "invites",
    metadata,
    Column("code_hash", Text, primary_key=True),
    Column("created_at", BigInteger, nullable=False),
    Column("uses_left", Integer, nullable=False),
)

mutes = Table(
    "mutes",
    metadata,
    Column("person", Text, ForeignKey("people.id"), primary_key=True),
    Column("muted", Text, ForeignKey("people.id"), primary_key=True),
    Index("mutes_muted", "muted"),
)

# A card says of each table what a list needs; all of it follows from the ledger.
tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("variant", Text, nullable=False),  # JSON
    Column("status", Text, nullable=False),  # waiting, playing, over, called-off
    Column("open", Boolean, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("updated_at", BigInteger, nullable=False),
    Column("moves", Integer, nullable=False),
    Column("due_at", BigInteger),  # when the house itself must act: a bot's turn, a flag
    Column("number", Integer, nullable=False, server_default="0"),  # of the last entry of which the card knows
    Column("steward", Text),  # the server that has promised to act
    Column("steward_until", BigInteger),
)
Index("tables_status", tables.c.status, tables.c.updated_at)
Index(
    "tables_due",
    tables.c.due_at,
    sqlite_where=tables.c.due_at.is_not(None),
    postgresql_where=tables.c.due_at.is_not(None),
)

# The ledgers. Rows are only ever added; `hand` is the server that wrote them.
entries = Table(
    "entries",
    metadata,
    Column("table", Text, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("kind", Text, nullable=False),
    Column("hand", Text, nullable=False),
    Column("body", Text, nullable=False),  # JSON
)

table_people = Table(
    "table_people",
    metadata,
    Column("table", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", Text, ForeignKey("people.id")),
    Column("level", Text),
    Index("table_people_person", "person"),
)

# What people say beside the ledgers, whose numbers everybody sees: a seat's answer in a pause, and its orders.
notes = Table(
    "notes",
    metadata,
    Column("table", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("body", Text, nullable=False),  # JSON
)

results = Table(
    "results",
    metadata,
    Column("table", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("game", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("person", Text, ForeignKey("people.id")),
    Column("level", Text),
    Column("score", Float, nullable=False),
    Column("place", Integer, nullable=False),  # 1: won; those who tie share it
    Column("resigned", Boolean, nullable=False),
    Column("ended_at", BigInteger, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("mu", Float),  # the rating of the person after this game; null where it moved none, or they have left
    Column("sigma", Float),
    Index("results_person", "person", "ended_at"),
    Index("results_person_game", "person", "game", "ended_at"),
)

ratings = Table(
    "ratings",
    metadata,
    Column("player", Text, primary_key=True),  # a person's id, or `bot:cardinal`
    Column("game", Text, primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("updated_at", BigInteger, nullable=False),
    Index("ratings_game", "game"),
)

# What the cardinal thinks of finished games. `form`: of the body, whose older forms are made anew; `progress`: the
# share that was done when the server `hand` last promised to go on.
reviews = Table(
    "reviews",
    metadata,
    Column("table", Text, ForeignKey("tables.id"), primary_key=True),
    Column("form", Integer, nullable=False),
    Column("asked_at", BigInteger, nullable=False),
    Column("progress", Float, nullable=False),
    Column("hand", Text),
    Column("hand_until", BigInteger),
    Column("body", Text),  # JSON; null: not made yet
)
Index(
    "reviews_waiting",
    reviews.c.asked_at,
    sqlite_where=reviews.c.body.is_(None),
    postgresql_where=reviews.c.body.is_(None),
)
