"""What all measurements share: a loop runs for some seconds and says how many things it did in one; loops are run in
turn, round after round, and the best round of each counts, so that a busy machine slows all alike."""

import random
import time
from collections.abc import Callable, Iterator
from itertools import cycle

Loop = Callable[[float], float]


def repeated(once: Callable[[], int], clock: Callable[[], float] = time.perf_counter) -> Loop:
    """A loop over something that says how many things it did. `clock`: `time.process_time` for seconds of a core."""

    def run(seconds: float) -> float:
        count, start = 0, clock()
        while clock() - start < seconds:
            count += once()
        return count / (clock() - start)

    return run


def drawn() -> Iterator[int]:
    """Random numbers drawn beforehand, so that the loops time the games and not the dice."""
    dice = random.Random(1)  # noqa: S311
    return cycle([dice.randrange(1 << 20) for _ in range(1 << 16)])


def measure(loops: dict[str, Loop], rounds: int, seconds: float) -> dict[str, float]:
    best = dict.fromkeys(loops, 0.0)
    for _ in range(rounds):
        for name, loop in loops.items():
            best[name] = max(best[name], loop(seconds))
    return best


def table(title: str, figures: dict[str, float], against: str) -> None:
    """A row for each figure, and how many times the one it is held against it is."""
    print(f"\n{title}; against {against}")
    for name, figure in figures.items():
        print(f"  {name:<56} {figure:>12,.0f} /s {figure / figures[against]:>9.2f}")
