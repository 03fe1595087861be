"""Writes the types of all that the house says and hears, for the browser's side: a field that is renamed in Python
fails the build of the pages.

python web/typescript.py web/src/generated    # types.ts, and for each game what its moves say: richelieu.ts …
"""

import ast
import json
import sys
import tomllib
import types
import typing
from collections.abc import Iterable
from importlib.resources import files
from pathlib import Path

import msgspec

import antichambre
from antichambre.bots import LEVELS
from antichambre.kernel.briefing import Offer
from antichambre.kernel.game import Game
from antichambre.kernel.phrases import Phrase
from antichambre.kernel.vocabulary import Value
from antichambre.server import (
    account_routes,
    hint_routes,
    history_routes,
    lesson_routes,
    replay_routes,
    review_routes,
    reviews,
)
from antichambre.store import history, keys, ratings, statistics
from antichambre.table import acts, setup, sight, table
from antichambre.wire import PROTOCOL, messages, sheets

SPOKEN = (
    *(messages.Welcome, messages.Done, messages.Refused, messages.Briefed, messages.Because, messages.Pong),
    *(messages.Talk, messages.Here, messages.Closing, messages.Picture),
)
PLAIN = (
    *(messages.Seated, table.UndoRequest, messages.Dispute, messages.Place, setup.Setup, setup.Clock),
    *(sheets.GameOnTheShelf, sheets.HouseSheet, sheets.Problem, ratings.Rating),
    *(sheets.Wish, sheets.Opening, sheets.OpenedTable, sheets.SeatListed, sheets.Listed),
    *(sheets.Me, sheets.Suggestion, sheets.IssuedToken, keys.Token),
    account_routes.OwnSession,
    *(history_routes.Profile, history.SeatResult, history.Finished),
    *(statistics.Total, statistics.Score, ratings.RatingStep),
    *(replay_routes.Step, replay_routes.Replayed, hint_routes.Prospect, hint_routes.Hint),
    *(reviews.Verdict, review_routes.ReviewSheet),
    *(lesson_routes.Lecture, lesson_routes.LessonSheet),
)


WRITTEN = "// Written by typescript.py out of the Python side: do not edit."


def camel(name: str) -> str:
    return "".join(part.capitalize() for part in name.replace("-", "_").split("_"))


class Writer:
    """Collects declarations; every class is written once."""

    def __init__(self) -> None:
        self.lines: list[str] = [WRITTEN]
        self.known: dict[object, str] = {}
        self.secrets: dict[str, list[str]] = {}  # facts of events that may be kept from a viewer
        self.box: dict[str, dict[str, int]] = {}  # figures of the box that the sentences of events name

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
        if kind == Phrase:
            return "Phrase"
        if origin is tuple:
            return f"[{', '.join(self.of(part, prefix) for part in inner)}]"
        if origin is typing.NotRequired:
            return self.of(inner[0], prefix)
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
            said = OF_THE_GAME.get((kind, field.name)) or self.of(field.type)
            fields.append(f"{field.encode_name}{'?' if may_lack else ''}: {said}")
        return self.declare(kind, name or kind.__name__, fields)

    def typed_dict(self, kind: typing.Any, prefix: str) -> str:
        if kind in self.known:
            return self.known[kind]
        hints = typing.get_type_hints(kind)
        fields = []
        for name, hint in hints.items():
            said = OF_THE_GAME.get((kind, name)) or self.of(hint, prefix)
            fields.append(f"{name}{'' if name in kind.__required_keys__ else '?'}: {said}")
        return self.declare(kind, f"{prefix}{kind.__name__}", fields)

    def game(self, game: Game) -> str:
        """The views and events of a game; the name of its view."""
        prefix = camel(game.name)
        view = self.typed_dict(typed_in(game, "view.py", "View"), prefix)
        self.typed_dict(typed_in(game, "preview.py", "Preview"), prefix)
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
        self.box |= {f"{game.name} {kind.name}": kind.box for kind in game.events if kind.box}
        self.secrets |= {f"{game.name} {kind}": fields for kind, fields in secret.items() if fields}
        self.lines.append(f"export type {prefix}Decision = {decisions};")
        return view


def typed_in(game: Game, file: str, name: str) -> typing.Any:
    """The type of a game's views, or of its previews. It is read out of the source: compiled code forgets what its
    lists are lists of."""
    source = ast.parse(files(game.package).joinpath(file).read_text(encoding="utf-8"))
    typed = [
        node
        for node in source.body
        if isinstance(node, ast.ClassDef) and node.bases and ast.unparse(node.bases[0]) == "TypedDict"
    ]
    names: dict[str, typing.Any] = {**vars(typing), "__name__": f"{game.package}.{name.lower()}"}
    exec(compile(ast.Module(list(typed), []), file, "exec"), names)  # noqa: S102 (our own source)
    return names[name]


# A view and an event are those of the game that is played, which Python says of none of these fields.
OF_THE_GAME = {
    (sight.Look, "views"): "Record<string, View>",
    (sight.Look, "previews"): "Record<string, Preview>",
    (sight.Deed, "events"): "Record<string, Event[]>",
    (Offer, "brings"): "Event[]",
    (replay_routes.Step, "events"): "Event[]",
    (replay_routes.Step, "view"): "View",
    (replay_routes.Step, "preview"): "Preview",
    (messages.Briefed, "preview"): "Preview",
}
INWARD = {"antichambre.table.acts", "antichambre.table.setup", "antichambre.wire.sheets"}


def _quoted(value: object) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value).lower()


def main() -> None:
    writer = Writer()
    views = [writer.game(game) for game in antichambre.games()]
    writer.lines.append(f"export type View = {' | '.join(views)};")
    prefixes = [camel(game.name) for game in antichambre.games()]
    writer.lines.append(f"export type Event = {' | '.join(prefix + 'Event' for prefix in prefixes)};")
    writer.lines.append(f"export type Preview = {' | '.join(prefix + 'Preview' for prefix in prefixes)};")
    names = " | ".join(_quoted(game.name) for game in antichambre.games())
    writer.lines.append(f"export type GameName = {names};")
    writer.lines.append(f"export type Level = {' | '.join(_quoted(level) for level in LEVELS)};")
    writer.lines.append("export type Phrase = [key: string, details: Record<string, unknown>];")
    writer.lines.append(f"export const PROTOCOL = {PROTOCOL};")
    writer.lines.append(f"export const PROVISIONAL = {ratings.PROVISIONAL};")
    writer.lines.append(f"export const SECRETS: Record<string, string[]> = {json.dumps(writer.secrets)};")
    writer.lines.append(f"export const BOX: Record<string, Record<string, number>> = {json.dumps(writer.box)};")
    for struct in PLAIN:
        writer.struct(struct)
    said = [writer.struct(kind) for kind in SPOKEN]
    writer.lines.append(f"export type Message = {' | '.join(said)};")
    asked = [writer.struct(kind, f"{kind.__name__}Act") for kind in typing.get_args(acts.AnyAct)]
    writer.lines.append(f"export type Act = {' | '.join(asked)};")
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for game in antichambre.games():
        (folder / f"{game.name}.ts").write_text("\n".join(moves_of(game)) + "\n", encoding="utf-8")
    (folder / "types.ts").write_text("\n".join(writer.lines) + "\n", encoding="utf-8")


def moves_of(game: Game) -> list[str]:
    """What each move of a game says: a verb and its arguments, by its text."""
    name = f"{camel(game.name)}Move"
    kinds = []
    for verb in game.sayings:
        values = zip(*(values for _, values in verb.ways), strict=True)
        fields = [f"{one}: {_type_of(some)}" for one, some in zip(verb.arguments, values, strict=True)]
        kinds.append(f"  | {{ {'; '.join([f'verb: {_quoted(verb.name)}', *fields])} }}")
    ways = [[verb.name, verb.arguments, [[text, *values] for text, values in verb.ways]] for verb in game.sayings]
    return [
        WRITTEN,
        'import { Moves } from "$/games/moves";',
        'import type { Phrase } from "./types";',
        f"export type {name} =",
        *kinds[:-1],
        f"{kinds[-1]};",
        f"export const moves = new Moves<{name}>({json.dumps(ways, separators=(',', ':'))});",
        "/** What pieces are good for, by their names. */",
        f"export const about: Record<string, Phrase> = {json.dumps(game.about, separators=(',', ':'))};",
        "/** The figures of the box. */",
        f"export const box = {json.dumps(box_of(game), separators=(',', ':'))} as const;",
    ]


def box_of(game: Game) -> object:
    """What components.toml says, but for how it is known."""
    text = files(game.package).joinpath("components.toml").read_text(encoding="utf-8")
    return _without_provenance(tomllib.loads(text))


def _without_provenance(found: object) -> object:
    if not isinstance(found, dict):
        return found
    return {name: _without_provenance(value) for name, value in found.items() if not name.endswith("provenance")}


def _type_of(values: Iterable[Value]) -> str:
    """The type of all that an argument can be."""
    found = [*values]
    if isinstance(found[0], tuple):
        return f"({_type_of(part for value in found if isinstance(value, tuple) for part in value)})[]"
    return " | ".join(dict.fromkeys(_quoted(one) for one in found)) if isinstance(found[0], str) else "number"


if __name__ == "__main__":
    main()
