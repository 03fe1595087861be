"""A whole game as text, line by line: every question, every legal move, what was chosen, what happened, what each
seat sees, and which worlds each would imagine. What is stored beside the records must come out again, byte for byte,
compiled and not.

    python tests/golden/playthrough.py tests/golden/richelieu/1.json
"""

import json
import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import antichambre
from conformance.walks import fingerprint, hidden_part

LOOK_EVERY = 60


def playthrough(record: dict[str, Any]) -> str:
    position = antichambre.replay(record, upto=0)
    lines = [
        f"{record['game']}, rules {record['rules_version']}, {record['seats']} seats, {json.dumps(record['variant'])}"
    ]
    lines += [f"seed {json.dumps(record['seed'])}, commitment {antichambre.commitment(record['seed'])}", ""]
    for number, text in enumerate(record["moves"]):
        if number % LOOK_EVERY == 0:
            lines += _views(position)
        lines.append(f"{number} seat {position.seat} {position.decision}: {' | '.join(map(str, position.moves()))}")
        lines.append(f"  > {text}")
        for event in position.play(position.parse(text)):
            lines.append(f"  {event!r}")
            public = event.seen_by(None)
            seen = {seat: event.seen_by(seat) for seat in range(record["seats"])}
            lines.append(f"    all: {json.dumps(public)}")
            lines += [f"    {seat}: {json.dumps(own)}" for seat, own in seen.items() if own != public]
        lines.append(
            f"  scores {position.scores()}, undo {position.undoable}, worlds {' '.join(_worlds(position, number))}"
        )
    lines += _views(position)
    lines.append(f"winners {position.winners()}")
    return "\n".join(lines) + "\n"


def _views(position: Any) -> list[str]:
    return [f"  view {seat}: {json.dumps(position.view(seat))}" for seat in [*range(position.seats), None]]


def _worlds(position: Any, number: int) -> list[str]:
    seats = range(position.seats)
    return [fingerprint(hidden_part(position.resample(seat, antichambre.Rng(number)))) for seat in seats]


if __name__ == "__main__":
    for name in sys.argv[1:]:
        sys.stdout.write(playthrough(antichambre.loads(Path(name).read_text(encoding="utf-8"))))
