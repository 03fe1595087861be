"""Where a setting comes from: the command line, else the environment, else a file, else its default.

All that is said is looked at, also what is overruled: a wrong word is a HouseError that names it and the place where it
stands, and nothing is started."""

import difflib
import json
import os
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

import msgspec
from msgspec import inspect
from msgspec.structs import FieldInfo, fields

from antichambre.kernel.errors import AntichambreError
from antichambre.kernel.words import Words
from antichambre.server.settings import Settings
from antichambre.server.veil import veiled_text
from antichambre.store import where
from antichambre.terminal.errors import USAGE, HouseError, file_error

PREFIX = "ANTICHAMBRE_"
CONFIG = f"{PREFIX}CONFIG"
FILE = "antichambre.toml"
# They say where the settings themselves are looked for.
BEFORE_ALL = frozenset({CONFIG, f"{PREFIX}HOME"})

KNOWN: Mapping[str, FieldInfo] = {field.encode_name: field for field in fields(Settings)}


@dataclass(frozen=True, slots=True)
class SettingSource:
    """The option, the variable or the file in which a setting stands."""

    kind: Literal["option", "variable", "file"]
    name: str

    def complaint(self, key: str, details: Mapping[str, object], cause: AntichambreError | None = None) -> HouseError:
        return HouseError(key, {"source": self.kind, "place": self.name, **details}, USAGE, cause)


@dataclass(frozen=True, slots=True)
class Gathered:
    """The settings in force, and where each that is not the default was said."""

    settings: Settings
    sources: Mapping[str, SettingSource]

    def told(self, words: Words) -> list[str]:
        """A line for each, as it would stand in a file. No password is in them."""
        values = {key: getattr(self.settings, field.name) for key, field in KNOWN.items()}
        written = {key: f"{key} = {json.dumps(_shown(value), ensure_ascii=False)}" for key, value in values.items()}
        widest = max(map(len, written.values()))
        default = words.say("setting-default")
        named = {key: source.name for key, source in self.sources.items()}
        return [f"{line:{widest}}  # {named.get(key, default)}" for key, line in written.items()]


def gather(given: Mapping[str, object] | None = None, file: Path | None = None) -> Gathered:
    """The settings, checked. `given`: what stands on the command line, by the settings' names; `file`: the one named
    there."""
    found: dict[str, object] = {}
    sources: dict[str, SettingSource] = {}
    for key, value, source in [*_in_file(file), *_in_environment(), *_on_command_line(given or {})]:
        found[KNOWN[key].name] = value
        sources[key] = source
    return Gathered(Settings(**found), sources)  # type: ignore[arg-type]


def place_of_house(given: str | None) -> str | None:
    """Where the database is: as the command line says, or else the settings."""
    return gather({"database": given}).settings.database or None


def _on_command_line(given: Mapping[str, object]) -> Iterator[tuple[str, object, SettingSource]]:
    for name, raw in given.items():
        if raw is not None and raw != []:
            key = name.replace("_", "-")
            source = SettingSource("option", f"--{key}")
            yield key, _checked(key, raw, source, strict=False), source


def _in_environment() -> Iterator[tuple[str, object, SettingSource]]:
    for name, text in sorted(os.environ.items()):
        if name.startswith(PREFIX) and name not in BEFORE_ALL:
            key = name.removeprefix(PREFIX).lower().replace("_", "-")
            source = SettingSource("variable", name)
            if key not in KNOWN:
                raise _unknown(key, source, (variable_of(known) for known in KNOWN), name)
            if text:  # what is empty has not been said
                raw = [part.strip() for part in text.split(",")] if _is_list(key) else text
                yield key, _checked(key, raw, source, strict=False), source


def _in_file(named: Path | None) -> Iterator[tuple[str, object, SettingSource]]:
    if named is None and os.environ.get(CONFIG):
        named = Path(os.environ[CONFIG])
    file = where.home() / FILE if named is None else named
    if named is None and not file.exists():
        return
    source = SettingSource("file", str(file))
    for key, raw in _read(file, source).items():
        if key not in KNOWN:
            raise _unknown(key, source, KNOWN, key)
        yield key, _checked(key, raw, source, strict=True), source


def _read(file: Path, source: SettingSource) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise source.complaint("setting-file", {"why": str(error)}) from None
    except (OSError, ValueError) as error:
        refused = file_error(file, error)
        raise HouseError(refused.key, refused.details, USAGE) from None


def variable_of(key: str) -> str:
    return PREFIX + key.upper().replace("-", "_")


def description_of(key: str) -> str:
    kind = inspect.type_info(KNOWN[key].type)
    assert isinstance(kind, inspect.Metadata)
    return str((kind.extra_json_schema or {})["description"])


def metavar_of(key: str) -> str | None:
    """What stands behind an option where it is explained."""
    wanted = _wanted(key)
    named = {"number": "NUMBER", "allowance": '"N, N/h"', "choice": str(wanted.get("choices", "")).replace(", ", "|")}
    return named.get(str(wanted["wanted"]), None if wanted["wanted"] == "truth" else "TEXT")


def _is_list(key: str) -> bool:
    return isinstance(_kind(key), inspect.VarTupleType)


def _kind(key: str) -> inspect.Type:
    """What a setting may be, without what is said of it."""
    kind = inspect.type_info(KNOWN[key].type)
    return kind.type if isinstance(kind, inspect.Metadata) else kind


def _checked(key: str, raw: object, source: SettingSource, strict: bool) -> object:
    try:
        value = msgspec.convert(raw, KNOWN[key].type, strict=strict)
        for text in value if isinstance(value, tuple) else [value]:
            check = _check(key)
            if check is not None and text:
                check(text)
    except msgspec.ValidationError:
        shown = raw if isinstance(raw, str) else json.dumps(raw, default=str)
        details = {"setting": key, "value": veiled_text(shown), **_wanted(key)}
        raise source.complaint("setting-value", details) from None
    except AntichambreError as error:
        raise source.complaint("setting-refused", {"setting": key}, error) from None
    return value


def _check(key: str) -> Any:
    kind = inspect.type_info(KNOWN[key].type)
    return (kind.extra or {}).get("check") if isinstance(kind, inspect.Metadata) else None


def _wanted(key: str) -> dict[str, object]:
    """What a setting may be, for a sentence."""
    kind = _kind(key)
    if isinstance(kind, inspect.IntType):
        return {"wanted": "number", "least": str(kind.ge), "most": str(kind.le)}
    if isinstance(kind, inspect.BoolType):
        return {"wanted": "truth"}
    if isinstance(kind, inspect.LiteralType):
        return {"wanted": "choice", "choices": ", ".join(map(str, kind.values))}
    if isinstance(kind, inspect.VarTupleType):
        return {"wanted": "list"}
    patterned = isinstance(kind, inspect.StrType) and kind.pattern is not None
    return {"wanted": "allowance" if patterned else "text"}


def _unknown(key: str, source: SettingSource, known: Iterable[str], written: str) -> HouseError:
    near = difflib.get_close_matches(written, list(known), 1)
    return source.complaint("setting-unknown", {"setting": key, "near": near[0] if near else "none"})


def _shown(value: object) -> object:
    return veiled_text(value) if isinstance(value, str) else value
