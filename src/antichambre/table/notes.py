"""Notes: what people say beside the ledger, whose numbers everybody sees. How a seat answers in the present pause, and
what it has ordered for those to come."""

from collections.abc import Mapping

import msgspec

ASK = "ask"  # the seat is asked, as is usual but by post
STAND_IN = "stand-in"  # it answers as the bot would that takes over here


class Note(msgspec.Struct, frozen=True):
    """Of one seat. `orders`: by occasion a move, or one of the words above. `answer`: in the pause of `version`."""

    orders: dict[str, str] = {}
    version: int = 0
    answer: str | None = None

    def answer_in(self, version: int) -> str | None:
        return self.answer if self.version == version else None


Notes = Mapping[int, Note]
BLANK = Note()
NO_NOTES: Notes = {}
