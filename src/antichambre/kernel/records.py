"""Records: a game as a text that a person can read, and back. Loading gives the position or says what is wrong."""

import hashlib
import json

from antichambre.kernel.chance import commits_to
from antichambre.kernel.errors import AntichambreError, BadSetup, IllegalMove, NoUndo, RecordError
from antichambre.kernel.game import Game, Variant
from antichambre.kernel.position import Position
from antichambre.kernel.registry import game as find_game
from antichambre.kernel.salting import unsalted

FIELDS: dict[str, tuple[type, ...]] = {
    "game": (str,),
    "rules_version": (int,),
    "seats": (int,),
    "variant": (dict,),
    "seed": (str,),
    "moves": (list,),
    "result": (dict, type(None)),
}
OPTIONAL: dict[str, tuple[type, ...]] = {"commitment": (str,), "check": (str,)}
JSON_NAMES = {str: "text", int: "number", dict: "object", list: "list", type(None): "null"}


def dumps(record: dict[str, object]) -> str:
    """The record as a text: a field on each line, ten moves on a line, and a check of the whole at its end."""
    sealed = {**record, "check": check_of(record)}
    lines = []
    for name, value in sealed.items():
        if name == "moves" and isinstance(value, list) and value:
            tens = [value[i : i + 10] for i in range(0, len(value), 10)]
            rows = ",\n".join("    " + ", ".join(json.dumps(text) for text in ten) for ten in tens)
            lines.append(f'  "moves": [\n{rows}\n  ]')
        else:
            lines.append(f"  {json.dumps(name)}: {json.dumps(value)}")
    return "{\n" + ",\n".join(lines) + "\n}\n"


def check_of(record: dict[str, object]) -> str:
    """A short hash of all that a record says: it tells an edited file from the one that was saved."""
    said = {name: value for name, value in record.items() if name != "check"}
    text = json.dumps(said, sort_keys=True, separators=(",", ":"))
    return hashlib.blake2b(text.encode(), digest_size=8, person=b"antichambre:rec").hexdigest()


def loads(text: str) -> dict[str, object]:
    """The record that a text holds, its form checked but its moves not yet played."""
    try:
        record = json.loads(text, object_pairs_hook=_no_twins)
    except json.JSONDecodeError as error:
        if error.pos >= len(text.rstrip()) or error.msg.startswith("Unterminated string"):
            raise RecordError("record-truncated", {"line": error.lineno}) from None
        raise RecordError("record-not-json", {"line": error.lineno, "column": error.colno}) from None
    except (ValueError, RecursionError):
        raise RecordError("record-not-json", {"line": 1, "column": 1}) from None
    check_form(record)
    assert isinstance(record, dict)
    return record


def _no_twins(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found: dict[str, object] = {}
    for name, value in pairs:
        if name in found:
            raise RecordError("record-field-twice", {"field": name})
        found[name] = value
    return found


def check_form(record: object) -> None:
    """Raises RecordError unless every field is there, known, and of its type."""
    if not isinstance(record, dict):
        raise RecordError("record-not-object")
    for name, types in {**FIELDS, **OPTIONAL}.items():
        if name not in record:
            if name in FIELDS:
                raise RecordError("record-field-missing", {"field": name})
        elif type(record[name]) not in types:
            expected = "/".join(JSON_NAMES[kind] for kind in types)
            raise RecordError("record-field-type", {"field": name, "expected": expected})
    for name in record:
        if name not in FIELDS and name not in OPTIONAL:
            raise RecordError("record-field-unknown", {"field": str(name)})
    for number, move in enumerate(record["moves"], 1):
        if type(move) is not str:
            raise RecordError("record-move-type", {"number": number}, number=number)


def start_of(record: dict[str, object]) -> Position:
    """The position before the first move of a record."""
    check_form(record)
    game = _game_of(record)
    seats, variant, seed = record["seats"], record["variant"], record["seed"]
    assert isinstance(seats, int) and isinstance(variant, dict) and isinstance(seed, str)
    try:
        return game.new(seats, seed, _variant_of(variant))
    except BadSetup as error:
        raise RecordError("record-setup", game=game.name, cause=error) from None


def _game_of(record: dict[str, object]) -> Game:
    try:
        game = find_game(str(record["game"]))
    except BadSetup as error:
        raise RecordError("record-setup", cause=error) from None
    if record["rules_version"] != game.rules_version:
        details = {"game": game.name, "theirs": record["rules_version"], "ours": game.rules_version}
        raise RecordError("record-rules-version", details, game.name)
    return game


def _variant_of(variant: dict[str, object]) -> Variant:
    for name, value in variant.items():
        if not isinstance(value, str | bool):
            raise BadSetup("setup-unknown-value", {"option": name, "value": str(value), "values": "text, true, false"})
    return {name: value for name, value in variant.items() if isinstance(value, str | bool)}


def replay(record: dict[str, object], upto: int | None = None) -> Position:
    """The position at the end of a record, everything it claims checked; upto=n: the position after n moves."""
    position = start_of(record)
    texts = record["moves"]
    assert isinstance(texts, list)
    if upto is not None and not 0 <= upto <= len(texts):
        raise RecordError("record-upto", {"upto": upto, "moves": len(texts)}, position.game.name)
    for number, text in enumerate(texts[:upto], 1):
        try:
            position.advance(position.parse(text).action)
        except IllegalMove as error:
            details = {"number": number, "move": text}
            raise RecordError("record-illegal-move", details, position.game.name, error, number) from None
    if upto is None:
        _check_claims(record, position)
    return position


def _check_claims(record: dict[str, object], position: Position) -> None:
    """The result, the commitment and the check, against what the replay gave."""
    name = position.game.name
    replayed = position.record()
    claimed, found = record["result"], replayed["result"]
    if claimed is None and found is not None:
        raise RecordError("record-result-missing", game=name)
    if claimed is not None and found is None:
        raise RecordError("record-not-over", {"moves": len(position.history)}, name)
    if claimed != found:
        raise RecordError("record-result", {"claimed": json.dumps(claimed), "found": json.dumps(found)}, name)
    if "commitment" in record and not commits_to(str(record["commitment"]), str(record["seed"])):
        raise RecordError("record-commitment", game=name)
    if "check" in record and record["check"] != check_of(record):
        raise RecordError("record-edited", game=name)


def verify(text: str, published: str | None = None) -> Position:
    """Replays the text of a record and checks every move, the result and the commitment; the position at its end.
    `published`: the commitment that was shown before the game, to the whole seed or to the house's part of it."""
    record = loads(text)
    position = replay(record)
    seed = str(record["seed"])
    house, _ = salts_of(seed, position.seats)
    if published is not None and not (commits_to(published, seed) or commits_to(published, house)):
        raise RecordError("record-commitment", game=position.game.name)
    return position


def salts_of(seed: str, seats: int) -> tuple[str, dict[int, str]]:
    """The house's part of a record's seed, and what the players added. Where a seat that there is not has added
    something it is all the house's: nobody had pledged that."""
    house, salts = unsalted(seed)
    return (house, salts) if all(seat < seats for seat in salts) else (seed, {})


def undo(position: Position) -> Position:
    """The position before the last move; NoUndo when another seat has acted since, chance fell, or something
    hidden was seen."""
    if position.undoable == 0:
        raise NoUndo("no-undo-start" if len(position.history) == 0 else "no-undo")
    return replay(position.record(), upto=len(position.history) - 1)


__all__ = ["AntichambreError", "check_of", "dumps", "loads", "replay", "salts_of", "start_of", "undo", "verify"]
