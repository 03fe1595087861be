"""The ladder from its first claim to its last: each claim's ledger, the bar, the verdicts as they come."""

import json
import os
from pathlib import Path

from rich.console import Console

from antichambre.arena import ROOM, report
from antichambre.arena.claim import Claim
from antichambre.arena.ladder import Hearing, hearings
from antichambre.arena.ledger import Ledger
from antichambre.arena.match import Match
from antichambre.arena.play import Plays
from antichambre.arena.tournament import progress, say
from antichambre.kernel.words import Words

VERDICTS = "ladder.jsonl"


def climb(
    claims: list[Claim], seed: str, most: int, folder: Path, plays: Plays, console: Console, lang: str
) -> list[Hearing]:
    """Tries the claims one after the other. A claim that was tried before in this folder goes on where it was left;
    the verdicts are kept as lines of JSON."""
    words = Words(lang, room=ROOM)
    matches = [claim.match(seed) for claim in claims]  # what cannot be played is found before anything is
    folder.mkdir(parents=True, exist_ok=True)
    say(console, words.say("ladder-begins", {"claims": len(claims), "most": most}))
    heard = []
    try:
        for claim, match in zip(claims, matches, strict=True):
            with Ledger(folder / f"{_file_name(claim)}.jsonl", match) as ledger:
                heard.append(_try(claim, match, ledger, most, plays, console, Words(lang, claim.game, ROOM)))
            _keep(folder / VERDICTS, heard[-1])
    except KeyboardInterrupt:
        say(console, words.say("ladder-left", {"folder": str(folder)}))
        raise
    if all(hearing.trial.verdict == "confirmed" for hearing in heard):
        say(console, words.say("ladder-shown", {"claims": len(heard)}))
    return heard


def _try(
    claim: Claim, match: Match, ledger: Ledger, most: int, plays: Plays, console: Console, words: Words
) -> Hearing:
    """One claim, until it is settled or enough is played."""
    with progress(console) as bar:
        task = bar.add_task("", total=most)
        for hearing in hearings(claim, match, ledger, most, plays):
            told = f"{report.claimed(hearing, words)} · {report.so_far(hearing, words)}"
            bar.update(task, description=told, completed=len(ledger.results))
    console.print(report.verdict(hearing, words), soft_wrap=True)
    return hearing


def _file_name(claim: Claim) -> str:
    return f"{claim.upper}-{claim.lower}-{claim.game}-{claim.seats}".replace(":", "=")


def _keep(path: Path, hearing: Hearing) -> None:
    """Writes a verdict beside those of other claims, in the place of an earlier one on the same."""
    known: dict[str, str] = {}
    if path.exists():
        for line in path.read_text(encoding="utf-8").splitlines():
            known[json.loads(line)["claim"]] = line
    told = hearing.as_json()
    known[hearing.claim.name] = json.dumps(told)
    fresh = path.with_suffix(".new")
    fresh.write_text("".join(line + "\n" for line in known.values()), encoding="utf-8")
    os.replace(fresh, path)
