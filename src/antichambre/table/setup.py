"""What is agreed before a game: which game, how many, which variant, which clock."""

from dataclasses import dataclass
from typing import Literal

import msgspec

from antichambre.kernel import registry
from antichambre.kernel.game import Variant
from antichambre.table.errors import TableError

DAY = 86_400
LONGEST_LIVE = 6 * 3600
LONGEST_SLOW = 30


@dataclass(frozen=True, slots=True)
class LiveClock:
    """Milliseconds for the whole game, and so many more for each turn."""

    bank: int
    increment: int


@dataclass(frozen=True, slots=True)
class SlowClock:
    """By post: milliseconds for each move."""

    each: int


class Clock(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Which clock is agreed upon, as it is written and sent. `live`: seconds for the whole game, and so many more for
    each turn. `slow`: days for each move."""

    kind: Literal["none", "live", "slow"] = "none"
    seconds: int = 0
    increment: int = 0
    days: int = 0

    def check(self) -> None:
        live = self.kind == "live"
        slow = self.kind == "slow"
        right = (
            (30 <= self.seconds <= LONGEST_LIVE if live else self.seconds == 0)
            and (0 <= self.increment <= 300 if live else self.increment == 0)
            and (1 <= self.days <= LONGEST_SLOW if slow else self.days == 0)
        )
        if not right:
            details = {"hours": LONGEST_LIVE // 3600, "days": LONGEST_SLOW}
            raise TableError("clock-unknown", details)

    def wound(self) -> LiveClock | SlowClock | None:
        """The clock that stands on the table, if any does."""
        match self.kind:
            case "live":
                return LiveClock(self.seconds * 1000, self.increment * 1000)
            case "slow":
                return SlowClock(self.days * DAY * 1000)
            case "none":
                return None


class Setup(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """`open`: anybody may find the table and sit down; otherwise whoever has the link. `stand_in`: the level of the bot
    that takes over from a player who is gone; `absence`: after how many seconds away (0: never)."""

    game: str
    seats: int
    variant: Variant = {}
    clock: Clock = Clock()
    open: bool = False
    stand_in: str = "courtier"
    absence: int = 300

    def checked(self) -> "Setup":
        """The setup with every option of the variant spelt out; BadSetup or TableError if it is none."""
        start = registry.game(self.game).new(self.seats, "", self.variant)
        self.clock.check()
        if self.absence != 0 and not 30 <= self.absence <= DAY:
            raise TableError("absence-unknown", {"hours": DAY // 3600})
        return msgspec.structs.replace(self, variant=start.variant)
