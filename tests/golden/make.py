"""Makes a game's golden records: games that together visit every decision and every kind of event.

    python tests/golden/make.py richelieu

A golden record changes only with the rules version. Look at the difference before you commit it.
"""

import sys
from itertools import count
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import antichambre
from conformance.walks import at_random, rare_first, set_ups, walk
from golden.playthrough import playthrough

AT_LEAST = 5


def make(name: str) -> None:
    folder = Path(__file__).parent / name
    folder.mkdir(exist_ok=True)
    for old in folder.iterdir():
        old.unlink()
    game = antichambre.game(name)
    missing = {*game.decisions, *(kind.name for kind in game.events)}
    starts = [set_up for set_up in set_ups() if set_up[0] == name]
    kept = 0
    for number in count(1):
        _, seats, variant = starts[number % len(starts)]
        seed = f"golden {number}"
        position = game.new(seats=seats, seed=seed, variant=variant)
        seen = set()
        for reached, _, events in walk(position, (rare_first if number % 2 else at_random)(seed)):
            seen |= {event.kind.name for event in events} | {reached.decision}
        if seen & missing or kept < AT_LEAST:
            kept += 1
            missing -= seen
            record = position.record()
            (folder / f"{kept}.json").write_text(antichambre.dumps(record), encoding="utf-8")
            (folder / f"{kept}.txt").write_text(playthrough(record), encoding="utf-8")
        if not missing and kept >= AT_LEAST:
            return


if __name__ == "__main__":
    for asked in sys.argv[1:]:
        make(asked)
