"""A whole game as text, line by line: every question, every legal move, what was chosen, what happened, what each seat
sees of it, and prints of what each sees of the table and of the worlds that it would imagine. What is stored beside
the records must come out again, byte for byte, compiled and not.

    python tests/golden/playthrough.py tests/golden/richelieu/01.json
"""

import json
import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import antichambre
from conformance.walks import fingerprint, hidden_part


def playthrough(record: dict[str, Any]) -> str:
    position = antichambre.replay(record, upto=0)
    seats = range(record["seats"])
    set_up = f"{len(seats)} seats, {json.dumps(record['variant'])}"
    lines = [f"{record['game']}, rules {record['rules_version']}, {set_up}"]
    lines += [f"seed {json.dumps(record['seed'])}, commitment {antichambre.commitment(record['seed'])}", ""]
    for number, text in enumerate(record["moves"]):
        lines.append(f"{number} seat {position.seat} {position.decision}: {' | '.join(map(str, position.moves()))}")
        lines.append(f"  > {text}")
        for event in position.play(position.parse(text)):
            public = event.seen_by(None)
            own = {seat: event.seen_by(seat) for seat in seats}
            lines.append(f"  {json.dumps(public)}")
            lines += [f"    to {seat}: {json.dumps(seen)}" for seat, seen in own.items() if seen != public]
        views = [fingerprint(position.view(seat)) for seat in [*seats, None]]
        worlds = [fingerprint(_world(position, seat, number)) for seat in seats]
        lines.append(f"  scores {position.scores()}, undo {position.undoable}")
        lines.append(f"  views {' '.join(views)}, worlds {' '.join(worlds)}")
    lines += [f"view {seat}: {json.dumps(position.view(seat))}" for seat in [*seats, None]]
    lines.append(f"outcome {json.dumps(position.outcome())}")
    return "\n".join(lines) + "\n"


def _world(position: Any, seat: int, number: int) -> dict[str, Any]:
    """What is otherwise in a world that a seat imagines: how a game keeps the rest is its own affair."""
    real, world = hidden_part(position), hidden_part(position.resample(seat, antichambre.Rng(number)))
    return {name: value for name, value in world.items() if value != real[name]}


if __name__ == "__main__":
    for name in sys.argv[1:]:
        sys.stdout.write(playthrough(antichambre.loads(Path(name).read_text(encoding="utf-8"))))
