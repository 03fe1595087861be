"""Makes a game's golden records: of many candidate games the few that together show most of what can happen.

    python tests/golden/make.py richelieu

A golden record changes only with the rules version. Look at the difference before you commit it.
"""

import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import antichambre
from conformance.walks import at_random, never_declining, rare_first, set_ups, walk
from golden.playthrough import playthrough

CANDIDATES = 240
AT_LEAST = 5
AT_MOST = 12
CHOOSERS = (rare_first, at_random, never_declining)


def shown_in(events: list[Any]) -> set[str]:
    """What a list of events shows: their kinds, and every name that stands in them."""
    found = set()
    for event in events:
        found.add(event.kind.name)
        for field, value in zip(event.kind.fields, event.values(), strict=False):
            if field.names and value >= 0:
                found.add(f"{event.kind.name} {field.name} {field.names[value]}")
    return found


def candidate(name: str, number: int) -> tuple[dict[str, Any], set[str]]:
    """A game, and what it shows: its seats and variant, its decisions, its events and the names in them."""
    starts = [set_up for set_up in set_ups() if set_up[0] == name]
    _, seats, variant = starts[number % len(starts)]
    seed = f"golden {number}"
    position = antichambre.game(name).new(seats=seats, seed=seed, variant=variant)
    shown = {f"seats {seats}", f"variant {variant}"}
    for reached, _, events in walk(position, CHOOSERS[number // len(starts) % len(CHOOSERS)](seed)):
        shown |= shown_in(events) | {f"decision {reached.decision}"}
    return position.record(), shown


def worth(new: set[str]) -> tuple[int, int]:
    """Every decision and every kind of event has to be shown; then as many names as possible."""
    return sum(" " not in thing or thing.startswith("decision ") for thing in new), len(new)


def make(name: str) -> None:
    folder = Path(__file__).parent / name
    folder.mkdir(exist_ok=True)
    for old in folder.iterdir():
        old.unlink()
    games = [candidate(name, number) for number in range(1, CANDIDATES + 1)]
    seen: set[str] = set()
    for kept in range(1, AT_MOST + 1):
        record, shown = max(games, key=lambda game: worth(game[1] - seen))
        if not shown - seen and kept > AT_LEAST:
            return
        games.remove((record, shown))
        seen |= shown
        (folder / f"{kept:02}.json").write_text(antichambre.dumps(record), encoding="utf-8")
        (folder / f"{kept:02}.txt").write_text(playthrough(record), encoding="utf-8")


if __name__ == "__main__":
    for asked in sys.argv[1:]:
        make(asked)
