"""Events: typed facts that a move brought about, each with what every seat may see of it."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr


@final
class Field:
    """One fact of an event: a number, or a name out of a list; perhaps a secret of the seats it names."""

    def __init__(self, name: str, names: tuple[str, ...] = (), only: tuple[str, ...] = ()) -> None:
        self.name: Final = name
        self.names: Final = names
        self.only: Final = only  # fields that hold the seats which may see it; none: all may


@final
class EventKind:
    """A kind of event. `reveals`: somebody learns something hidden, so that there is no undo past it.
    `only`: fields that hold the seats which may know of the event at all; none: all may. `box`: figures of the box that
    its sentence names."""

    def __init__(
        self,
        name: str,
        *fields: Field,
        reveals: bool = False,
        only: tuple[str, ...] = (),
        box: dict[str, int] | None = None,
    ) -> None:
        self.name: Final = name
        self.fields: Final = fields
        self.reveals: Final = reveals
        self.only: Final = only
        self.box: Final = {} if box is None else box


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Event:
    """A fact that a move brought about. `seen_by` says what a seat may know of it."""

    def __init__(self, kind: EventKind, a: i64, b: i64, c: i64, d: i64, e: i64) -> None:
        self.kind: Final = kind
        self.a: Final[i64] = a
        self.b: Final[i64] = b
        self.c: Final[i64] = c
        self.d: Final[i64] = d
        self.e: Final[i64] = e

    def __repr__(self) -> str:
        return f"<{self.kind.name} {self.values()[: len(self.kind.fields)]}>"

    def values(self) -> list[int]:
        return [self.a, self.b, self.c, self.d, self.e]

    def seen_by(self, seat: int | None) -> dict[str, object] | None:
        """The event as this seat may know it (None: an onlooker), or None when it may not know of it.
        What it may not know of a field is null."""
        values = self.values()
        place = {field.name: values[i] for i, field in enumerate(self.kind.fields)}
        if self.kind.only and seat not in [place[name] for name in self.kind.only]:
            return None
        told: dict[str, object] = {"event": self.kind.name}
        for field in self.kind.fields:
            value = place[field.name]
            if value < 0 or (field.only and seat not in [place[name] for name in field.only]):
                told[field.name] = None
            elif field.names:
                told[field.name] = field.names[value]
            else:
                told[field.name] = value
        return told
