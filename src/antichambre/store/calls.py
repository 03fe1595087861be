"""Calls: how one server tells the others what it has written to a ledger, and who is there. A page that fits goes along
whole, so that those who hear of it need not read it."""

import msgspec

from antichambre.store.pages import Card, Page, Row

CHANNEL = "antichambre"
LONGEST = 7_900  # bytes: PostgreSQL carries less than 8,000


class Attendance(msgspec.Struct, frozen=True, array_like=True):
    """Of those who sit at a table, who is at one server; and how many look on there."""

    people: list[str]
    onlookers: int


class Announcement(msgspec.Struct, frozen=True, array_like=True):
    """The server `hand` has written to a table, up to `number`. `rows`: all that it wrote; none if it is to be read.
    `card`: if it wrote another. `attendance`: it wrote nothing, and tells who is there. `noted`: somebody has said
    something beside the ledger, which is to be read by whoever needs it."""

    hand: str
    table: str
    number: int
    rows: list[Row] = []
    card: Card | None = None
    attendance: Attendance | None = None
    noted: bool = False


def calls_of(hand: str, pages: list[Page]) -> list[str]:
    """What a hand calls out when these pages are written."""
    return [_text(hand, page) for page in pages if page.entries or page.notes]


def read_call(text: str) -> Announcement:
    return msgspec.json.decode(text, type=Announcement)


def is_own(text: str, hand: str) -> bool:
    """Whether a call is this hand's own, without reading it."""
    return text.startswith(f'["{hand}"')


def _text(hand: str, page: Page) -> str:
    number = page.entries[-1].number if page.entries else 0
    noted = bool(page.notes)
    if page.seating is None:
        whole = msgspec.json.encode(Announcement(hand, page.table, number, page.entries, page.card, noted=noted))
        if len(whole) <= LONGEST:
            return whole.decode()
    return msgspec.json.encode(Announcement(hand, page.table, number, noted=noted)).decode()
