"""Writes the types of all that the house says and hears, for the browser's side: a field that is renamed in Python
fails the build of the pages.

python web/typescript.py > web/src/generated/types.ts
"""

import ast
import json
import types
import typing
from collections.abc import Iterable
from importlib.resources import files

import msgspec

import antichambre
from antichambre.bots import LEVELS
from antichambre.kernel.game import Game
from antichambre.server import (
    PROTOCOL,
    description,
    hint_routes,
    history_routes,
    house_routes,
    lesson_routes,
    messages,
    people_routes,
    replay_routes,
    review_routes,
    reviews,
    table_routes,
)
from antichambre.store import history, keys, ratings, statistics
from antichambre.table import acts, setup, sight

SPOKEN = (
    *(messages.Welcome, messages.Done, messages.Refused, messages.Because, messages.Pong, messages.Talk),
    *(messages.Here, messages.Closing, messages.Picture),
)
PLAIN = (
    *(messages.Chair, messages.Request, messages.Dispute, messages.Place, setup.Setup, setup.Clock),
    *(house_routes.GameOnTheShelf, house_routes.HouseSheet, description.Problem, ratings.Rating),
    *(table_routes.Wish, table_routes.Opening, table_routes.Opened, table_routes.SeatListed, table_routes.Listed),
    *(people_routes.Me, people_routes.Suggestion, people_routes.IssuedToken, keys.Token),
    *(history_routes.Profile, history.SeatResult, history.Finished),
    *(statistics.Total, statistics.Score, ratings.RatingStep),
    *(replay_routes.Step, replay_routes.Replayed, hint_routes.Prospect, hint_routes.Hint),
    *(reviews.Verdict, review_routes.ReviewSheet),
    *(lesson_routes.Lecture, lesson_routes.LessonSheet),
)


def camel(name: str) -> str:
    return "".join(part.capitalize() for part in name.replace("-", "_").split("_"))


class Writer:
    """Collects declarations; every class is written once."""

    def __init__(self) -> None:
        self.lines: list[str] = ["// Written by typescript.py out of the Python side: do not edit."]
        self.known: dict[object, str] = {}
        self.secrets: dict[str, list[str]] = {}  # facts of events that may be kept from a viewer

    def of(self, kind: typing.Any, prefix: str = "") -> str:
        """A Python type as TypeScript says it."""
        origin, inner = typing.get_origin(kind), typing.get_args(kind)
        simple: dict[object, str] = {
            int: "number", float: "number", str: "string", bool: "boolean", type(None): "null", object: "unknown",
        }  # fmt: skip
        if kind in simple:
            return simple[kind]
        if origin is typing.Literal:
            return " | ".join(_quoted(value) for value in inner)
        if origin in (typing.Union, types.UnionType):
            return " | ".join(dict.fromkeys(self.of(part, prefix) for part in inner))
        if origin is list:
            return (
                f"({self.of(inner[0], prefix)})[]"
                if "|" in self.of(inner[0], prefix)
                else f"{self.of(inner[0], prefix)}[]"
            )
        if origin is dict:
            return f"Record<{'string' if inner[0] is str else 'number'}, {self.of(inner[1], prefix)}>"
        if origin is typing.Annotated:
            return self.of(inner[0], prefix)
        if typing.is_typeddict(kind):
            return self.typed_dict(kind, prefix)
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
            return self.struct(kind)
        raise TypeError(f"no TypeScript for {kind}")

    def declare(self, key: object, name: str, fields: Iterable[str]) -> str:
        self.known[key] = name
        place = len(self.lines)
        body = [f"  {field};" for field in fields]
        self.lines[place:place] = [f"export interface {name} {{", *body, "}"]
        return name

    def struct(self, kind: type[msgspec.Struct], name: str | None = None) -> str:
        if kind in self.known:
            return self.known[kind]
        config = kind.__struct_config__
        fields = [] if config.tag is None else [f"{config.tag_field}: {_quoted(config.tag)}"]
        inward = kind.__module__ in INWARD
        for field in msgspec.structs.fields(kind):
            may_lack = (inward or config.omit_defaults) and not field.required
            fields.append(f"{field.encode_name}{'?' if may_lack else ''}: {self.of(field.type)}")
        return self.declare(kind, name or kind.__name__, fields)

    def typed_dict(self, kind: typing.Any, prefix: str) -> str:
        if kind in self.known:
            return self.known[kind]
        hints = typing.get_type_hints(kind)
        fields = [f"{name}: {self.of(hint, prefix)}" for name, hint in hints.items()]
        return self.declare(kind, f"{prefix}{kind.__name__}", fields)

    def game(self, game: Game) -> str:
        """The views and events of a game; the name of its view."""
        prefix = camel(game.name)
        view = self.typed_dict(view_of(game), prefix)
        names = []
        for kind in game.events:
            fields = [f"event: {_quoted(kind.name)}"]
            for field in kind.fields:
                known = " | ".join(_quoted(name) for name in field.names) or "number"
                fields.append(f"{field.name}: {known} | null")
            names.append(self.declare(kind, f"{prefix}{camel(kind.name)}", fields))
        self.lines.append(f"export type {prefix}Event = {' | '.join(names)};")
        decisions = " | ".join(_quoted(name) for name in game.decisions)
        secret = {kind.name: [field.name for field in kind.fields if field.only] for kind in game.events}
        self.secrets |= {f"{game.name} {kind}": fields for kind, fields in secret.items() if fields}
        self.lines.append(f"export type {prefix}Decision = {decisions};")
        return view


def view_of(game: Game) -> typing.Any:
    """The type of a game's views. It is read out of the source: compiled code forgets what its lists are lists of."""
    source = ast.parse(files(game.package).joinpath("view.py").read_text(encoding="utf-8"))
    typed = [
        node for node in source.body if isinstance(node, ast.ClassDef) and ast.unparse(node.bases[0]) == "TypedDict"
    ]
    names: dict[str, typing.Any] = {"TypedDict": typing.TypedDict, "__name__": f"{game.package}.view"}
    exec(compile(ast.Module(list(typed), []), "view.py", "exec"), names)  # noqa: S102 (our own source)
    return names["View"]


# What is known of a view depends on the game: these two are said by hand.
LOOK = [
    "export interface Look {",
    "  views: Record<string, View>;",
    "  moves: Record<string, string[]>;",
    "  undo?: boolean;",
    "}",
    "export interface Deed {",
    "  events: Record<string, Event[]>;",
    "}",
]
INWARD = {"antichambre.table.acts", "antichambre.table.setup", "antichambre.server.table_routes"}


def _quoted(value: object) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value).lower()


def main() -> None:
    writer = Writer()
    views = [writer.game(game) for game in antichambre.games()]
    writer.lines.append(f"export type View = {' | '.join(views)};")
    prefixes = [camel(game.name) for game in antichambre.games()]
    writer.lines.append(f"export type Event = {' | '.join(prefix + 'Event' for prefix in prefixes)};")
    names = " | ".join(_quoted(game.name) for game in antichambre.games())
    writer.lines.append(f"export type GameName = {names};")
    writer.lines.append(f"export type Level = {' | '.join(_quoted(level) for level in LEVELS)};")
    writer.lines.append(f"export const PROTOCOL = {PROTOCOL};")
    writer.lines.append(f"export const PROVISIONAL = {ratings.PROVISIONAL};")
    writer.lines.append(f"export const SECRETS: Record<string, string[]> = {json.dumps(writer.secrets)};")
    writer.lines += LOOK
    writer.known |= {sight.Look: "Look", sight.Deed: "Deed"}
    for struct in PLAIN:
        writer.struct(struct)
    said = [writer.struct(kind) for kind in SPOKEN]
    writer.lines.append(f"export type Say = {' | '.join(said)};")
    asked = [writer.struct(kind, f"{kind.__name__}Act") for kind in typing.get_args(acts.AnyAct)]
    writer.lines.append(f"export type Act = {' | '.join(asked)};")
    print("\n".join(writer.lines))


if __name__ == "__main__":
    main()
