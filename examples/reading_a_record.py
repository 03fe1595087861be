"""A record: a game as text. It is verified (every move, the result, the fair deal) and looked at again, move by move.

python examples/reading_a_record.py [record.json]
"""

import sys
from pathlib import Path

import antichambre

text = Path(sys.argv[1]).read_text() if len(sys.argv) > 1 else ""
if not text:  # none at hand: the first moves of a game
    begun = antichambre.game("sun_king").new(seats=3, seed="7")
    while len(begun.history) < 40:
        begun.play(begun.moves()[0])
    text = antichambre.dumps(begun.record())

record, end = antichambre.loads(text), antichambre.verify(text)
for number, action in enumerate(end.history, 1):
    before = antichambre.replay(record, upto=number - 1)
    print(f"{number:>4}  seat {before.seat}  {before.decision:<14}  {end.game.decode(action)}")
print(f"scores {end.scores()}, commitment {record['commitment']}")
