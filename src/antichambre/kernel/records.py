"""Records: a game as a text that a person can read, and back. Loading gives the position or says what is wrong."""

import hashlib
import json
from collections.abc import Mapping

from antichambre.kernel.chance import commits_to
from antichambre.kernel.errors import AntichambreError, BadSetup, IllegalMove, NoUndo, RecordError
from antichambre.kernel.game import Game, Variant
from antichambre.kernel.outcome import RESIGNATION, Outcome, by_resignation
from antichambre.kernel.position import Position
from antichambre.kernel.registry import game as find_game
from antichambre.kernel.salting import PLEDGE, pledge, unsalted

FIELDS: dict[str, tuple[type, ...]] = {
    "game": (str,),
    "rules_version": (int,),
    "seats": (int,),
    "variant": (dict,),
    "seed": (str,),
    "moves": (list,),
    "result": (dict, type(None)),
}
OPTIONAL: dict[str, tuple[type, ...]] = {"commitment": (str,), "pledges": (dict,), "check": (str,)}
SEATS = tuple("0123456789")  # as a record names them
JSON_NAMES = {str: "text", int: "number", dict: "object", list: "list", type(None): "null"}


def dumps(record: dict[str, object]) -> str:
    """The record as a text: a field on each line, those of the result as well, ten moves on a line, and a check
    of the whole at its end."""
    sealed = {**record, "check": check_of(record)}
    lines = []
    for name, value in sealed.items():
        if name == "moves" and isinstance(value, list) and value:
            tens = [value[i : i + 10] for i in range(0, len(value), 10)]
            rows = ",\n".join("    " + ", ".join(json.dumps(text) for text in ten) for ten in tens)
            lines.append(f'  "moves": [\n{rows}\n  ]')
        elif name == "result" and isinstance(value, dict):
            parts = ",\n".join(f"    {json.dumps(part)}: {json.dumps(said)}" for part, said in value.items())
            lines.append(f'  "result": {{\n{parts}\n  }}')
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
    for seat, pledged in record.get("pledges", {}).items():
        if seat not in SEATS[: record["seats"]] or type(pledged) is not str or not PLEDGE.fullmatch(pledged):
            raise RecordError("record-pledge-form", {"seat": str(seat)})


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
    ended = outcome_of(record, position)
    claimed, found = record["result"], None if ended is None else {"scores": position.scores(), **ended}
    if claimed is None and found is not None:
        raise RecordError("record-result-missing", game=name)
    if claimed is not None and found is None:
        raise RecordError("record-not-over", {"moves": len(position.history)}, name)
    if claimed != found and claimed != _in_short(found):
        raise RecordError("record-result", {"claimed": json.dumps(claimed), "found": json.dumps(found)}, name)
    house, _ = parts_of(record)
    if "commitment" in record and not commits_to(str(record["commitment"]), house):
        raise RecordError("record-commitment", game=name)
    if "check" in record and record["check"] != check_of(record):
        raise RecordError("record-edited", game=name)


def _in_short(result: object) -> object:
    """A result as records told it before they said why and by what."""
    return {name: result[name] for name in ("scores", "winners")} if isinstance(result, dict) else result


def outcome_of(record: dict[str, object], position: Position) -> Outcome | None:
    """How a game ended whose record has been replayed to this position, its last: as its moves show, or, which they do
    not, by resignation, if the record says so. None if it had not ended."""
    ended, claimed = position.outcome(), record["result"]
    if ended is not None or not isinstance(claimed, dict) or claimed.get("ending") != RESIGNATION:
        return ended
    told = claimed.get("winners")
    stayed = [seat for seat in range(position.seats) if isinstance(told, list) and seat in told]
    return by_resignation(stayed) if 0 < len(stayed) < position.seats else None


# The fair deal


def with_pledges(record: dict[str, object], commitment: str, pledges: Mapping[int, str]) -> dict[str, object]:
    """The record of a game before which this commitment to the house's part, and these pledges, were shown."""
    told: dict[str, object] = {"commitment": commitment}
    if pledges:
        told["pledges"] = {str(seat): pledged for seat, pledged in sorted(pledges.items())}
    found: dict[str, object] = {}
    for name, value in record.items():
        found |= told if name == "commitment" else {name: value}
    return found


def pledges_of(record: dict[str, object]) -> dict[int, str]:
    """What was pledged before the deal, by seat."""
    pledged = record.get("pledges", {})
    assert isinstance(pledged, dict)
    return {int(seat): str(text) for seat, text in pledged.items()}


def parts_of(record: dict[str, object]) -> tuple[str, dict[int, str]]:
    """The house's part of a record's seed, and what the players added: the salt of every pledge, and none besides.
    RecordError where they are others. Where nobody pledged anything the seed is all the house's, however written."""
    seed, pledges = str(record["seed"]), pledges_of(record)
    if not pledges:
        return seed, {}
    house, salts = unsalted(seed)
    for seat in sorted(pledges.keys() | salts.keys()):
        if seat not in pledges:
            raise RecordError("record-salt-unpledged", {"seat": seat + 1})
        if seat not in salts:
            raise RecordError("record-salt-missing", {"seat": seat + 1})
        if pledge(salts[seat]) != pledges[seat]:
            raise RecordError("record-salt-other", {"seat": seat + 1})
    return house, salts


def verify(text: str, published: str | None = None, pledges: Mapping[int, str] | None = None) -> Position:
    """Replays the text of a record and checks every move, the result, the commitment and the salts; the position at its
    end. `published`, `pledges`: the commitment that was shown before the game, and all that was pledged. A commitment
    says nothing of a deal to which something could still be added: without `pledges` there must be none."""
    record = loads(text)
    position = replay(record)
    name = position.game.name
    if pledges is not None and pledges_of(record) != dict(pledges):
        raise RecordError("record-pledges", game=name)
    if published is not None:
        house, _ = parts_of(record)
        if not commits_to(published, house):
            _, unpledged = unsalted(house)
            if unpledged:
                raise RecordError("record-salt-unpledged", {"seat": min(unpledged) + 1}, name)
            raise RecordError("record-commitment", game=name)
        if pledges is None and pledges_of(record):
            raise RecordError("record-pledges-unsaid", game=name)
    return position


def undo(position: Position) -> Position:
    """The position before the last move; NoUndo when another seat has acted since, chance fell, or something
    hidden was seen."""
    if position.undoable == 0:
        raise NoUndo("no-undo-start" if len(position.history) == 0 else "no-undo")
    return replay(position.record(), upto=len(position.history) - 1)


__all__ = [
    "AntichambreError", "check_of", "dumps", "loads", "outcome_of", "parts_of", "pledges_of", "replay", "start_of",
    "undo", "verify", "with_pledges",
]  # fmt: skip
