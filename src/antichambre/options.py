"""What the program's commands share: how they are read, in which language they answer, which house they mean."""

from importlib import import_module
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from antichambre.kernel.words import LANGUAGES, Words, language
from antichambre.terminal import ROOM
from antichambre.terminal.errors import USAGE, HouseError

Lang = Annotated[str | None, typer.Option("--lang", help="en or fr; otherwise the locale decides.")]
Place = Annotated[
    str | None,
    typer.Option("--database", metavar="PLACE", help="A file, or postgresql://…; otherwise as the settings say."),
]

# What is raised when a command line makes no sense. Typer exports one of these classes; the others stand beside it, in
# click or, since typer carries its own, in typer.
_errors = import_module(typer.BadParameter.__module__)
UsageError: type[Exception] = _errors.UsageError
_NoSuchOption: type[Any] = _errors.NoSuchOption
_MissingParameter: type[Any] = _errors.MissingParameter


class Commands(TyperGroup):
    """Commands under one name. That there is none of a name is said by the house: typer has no class for it."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        name = args[0]
        if name[:1] != "-" and self.get_command(ctx, name) is None:
            raise HouseError("usage-command", {"command": name}, USAGE)
        return super().resolve_command(ctx, args)


def commands(**more: Any) -> typer.Typer:
    """A group of commands that explains itself as the house does."""
    return typer.Typer(
        cls=Commands, add_completion=False, pretty_exceptions_enable=False, rich_markup_mode=None, **more
    )


def words_for(lang: str | None, game: str | None = None, room: str = ROOM) -> Words:
    """The words in which a command answers, of a game and out of a room's catalogues."""
    if lang is not None and lang not in LANGUAGES:
        raise HouseError("lang-unknown", {"lang": lang, "languages": ", ".join(LANGUAGES)}, USAGE)
    return Words(language(lang), game, room)


def misunderstood(error: Exception) -> HouseError:
    """What typer says in English, in the words of the house."""
    if isinstance(error, _NoSuchOption):
        return HouseError("usage-option", {"option": error.option_name}, USAGE)
    parameter = getattr(error, "param", None)
    if parameter is None:
        return HouseError("usage-other", code=USAGE)
    names = [*parameter.opts, parameter.name]
    named = {"option": next((name for name in names if name.startswith("--")), parameter.name.upper())}
    return HouseError("usage-missing" if isinstance(error, _MissingParameter) else "usage-value", named, USAGE)
