"""`antichambre verify`: a record held to what was shown before the game, and what held, in sentences."""

import re

from antichambre.kernel import records
from antichambre.kernel.chance import commitment
from antichambre.kernel.position import Position
from antichambre.kernel.salting import SALT
from antichambre.kernel.sentences import seat_name
from antichambre.kernel.words import Words
from antichambre.terminal import result
from antichambre.terminal.errors import USAGE, HouseError

COMMITMENT = re.compile(r"\s*[0-9a-fA-F]{64}\s*", re.ASCII)
PLEDGED = re.compile(r"\s*([0-9]):([0-9a-fA-F]{64})\s*", re.ASCII)


def commitment_given(given: str | None) -> str | None:
    if given is not None and not COMMITMENT.fullmatch(given):
        raise HouseError("commitment-form", {"given": given}, USAGE)
    return given


def pledges_given(given: list[str]) -> dict[int, str] | None:
    """What was pledged before the deal, all of it; None where nothing is said of it."""
    found = {}
    for text in given:
        parts = PLEDGED.fullmatch(text)
        if parts is None:
            raise HouseError("pledge-given-form", {"given": text}, USAGE)
        found[int(parts[1])] = parts[2].lower()
    return found or None


def salts_given(given: list[str]) -> list[str]:
    salts = [text.strip().lower() for text in given]
    for text, salt in zip(given, salts, strict=True):
        if not SALT.fullmatch(salt):
            raise HouseError("salt-given-form", {"given": text}, USAGE)
    return salts


def held(record: dict[str, object], position: Position, words: Words) -> list[str]:
    """What the moves of a record come to, and what it says of resignations."""
    details: dict[str, object] = {"game": words.say("game-title"), "moves": len(position.history)}
    lines = [words.say("verify-moves", details | {"version": position.game.rules_version})]
    outcome = records.outcome_of(record, position)
    if outcome is None:
        return [*lines, words.say("verify-not-over")]
    follows = words.say("verify-result" if position.over else "verify-resigned")
    return [*lines, follows, *("  " + line for line in result.told(position, outcome, words))]


def held_of_the_deal(
    record: dict[str, object], published: str | None, pledges: dict[int, str] | None, own: list[str], words: Words
) -> list[str]:
    """What the seed of a record was made of, and what of it was known beforehand. `own`: salts that must be in it."""
    house, salts = records.parts_of(record)
    if not set(own) <= set(salts.values()):
        raise HouseError("salt-missing")
    key = "verify-commitment" if "commitment" in record else "verify-no-commitment"
    lines = [words.say(key, {"commitment": commitment(house), "part": "house" if salts else "whole"})]
    if published is not None:
        lines.append(words.say("verify-published"))
    if salts:
        who = ", ".join(seat_name(seat, words) for seat in salts)
        lines.append(words.say("verify-salts", {"salts": len(salts), "who": who}))
        lines.append(words.say("verify-pledges-unsaid" if pledges is None else "verify-pledges"))
    if own:
        lines.append(words.say("verify-salt", {"salts": len(own)}))
    return [*lines, words.say("verify-check" if "check" in record else "verify-no-check")]
