"""How fast the rules are: decisions a second in uniformly random play, one core.

A decision is one `moves()` and one `play()` by a seat; dealing is in the time and not in the count, here as in
OpenSpiel. Every loop is run in turn, round after round, in one process (plain CPython: in a second one, at the same
time slots), and the best round of each counts, so that a busy machine slows all alike.

    make bench
"""

import argparse
import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from itertools import cycle
from pathlib import Path

import antichambre
from antichambre.kernel.playout import playout
from antichambre.version import compiled

SOURCE = Path(__file__).resolve().parent.parent / "src"
Loop = Callable[[float], float]


def drawn() -> Iterator[int]:
    """Random numbers drawn beforehand, so that the loops time the games and not the dice."""
    dice = random.Random(1)  # noqa: S311
    return cycle([dice.randrange(1 << 20) for _ in range(1 << 16)])


def own_loop(name: str, seats: int | None = None) -> Loop:
    """The game plays itself inside the kernel: what search sees."""
    game = antichambre.game(name)
    rng = antichambre.Rng(1)

    def run(seconds: float) -> float:
        count, number, start = 0, 0, time.perf_counter()
        while time.perf_counter() - start < seconds:
            number += 1
            count += playout(game.new(seats=seats, seed=str(number)), rng)
        return count / (time.perf_counter() - start)

    return run


def from_python(name: str) -> Loop:
    """A plain Python loop around the public contract, events and record included: what a researcher sees."""
    game = antichambre.game(name)
    numbers = drawn()

    def run(seconds: float) -> float:
        count, number, start = 0, 0, time.perf_counter()
        while time.perf_counter() - start < seconds:
            number += 1
            position = game.new(seed=str(number))
            while not position.over:
                moves = position.moves()
                position.play(moves[next(numbers) % len(moves)])
                count += 1
        return count / (time.perf_counter() - start)

    return run


def copying(name: str) -> Loop:
    """Copies a second of a position in the middle of a game."""
    position = antichambre.game(name).new(seed="1")
    for _ in range(50):
        position.play(position.moves()[0])

    def run(seconds: float) -> float:
        count, start = 0, time.perf_counter()
        while time.perf_counter() - start < seconds:
            for _ in range(100):
                position.copy()
            count += 100
        return count / (time.perf_counter() - start)

    return run


def openspiel(short_name: str, dealt_by_weight: bool = True) -> Loop:
    """One of OpenSpiel's games, driven from Python by the same loop. Chance is drawn by its weights, as OpenSpiel's own
    examples do and as most games need; or, where all outcomes weigh the same, from the bare list, which is faster."""
    import pyspiel

    game = pyspiel.load_game(short_name)
    numbers = drawn()
    choices = random.Random(1).choices  # noqa: S311

    def run(seconds: float) -> float:
        count, start = 0, time.perf_counter()
        while time.perf_counter() - start < seconds:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node() and dealt_by_weight:
                    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(choices(outcomes, weights)[0])
                    continue
                count += not state.is_chance_node()
                actions = state.legal_actions()
                state.apply_action(actions[next(numbers) % len(actions)])
        return count / (time.perf_counter() - start)

    return run


def openspiel_copying(short_name: str) -> Loop:
    import pyspiel

    game = pyspiel.load_game(short_name)
    state = game.new_initial_state()
    numbers = drawn()
    for _ in range(60):
        actions = state.legal_actions()
        state.apply_action(actions[next(numbers) % len(actions)])

    def run(seconds: float) -> float:
        count, start = 0, time.perf_counter()
        while time.perf_counter() - start < seconds:
            for _ in range(100):
                state.clone()
            count += 100
        return count / (time.perf_counter() - start)

    return run


def in_plain_python(name: str, rounds: int, seconds: float) -> float:
    """The same source, not compiled, in its own loop, in a process of its own."""
    command = [sys.executable, __file__, "--plain", name, "--rounds", str(rounds), "--seconds", str(seconds)]
    environment = {**os.environ, "PYTHONPATH": str(SOURCE)}
    output = subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout  # noqa: S603
    return float(json.loads(output))


def measure(loops: dict[str, Loop], rounds: int, seconds: float) -> dict[str, float]:
    best = dict.fromkeys(loops, 0.0)
    for _ in range(rounds):
        for name, loop in loops.items():
            best[name] = max(best[name], loop(seconds))
    return best


def table(figures: dict[str, float], against: str) -> None:
    for name, figure in figures.items():
        print(f"  {name:<52} {figure:>12,.0f} /s {figure / figures[against]:>8.2f}")


def main() -> None:
    reader = argparse.ArgumentParser(description="Decisions a second, beside OpenSpiel in the same run.")
    reader.add_argument("--rounds", type=int, default=15)
    reader.add_argument("--seconds", type=float, default=0.15, help="of each loop in each round")
    reader.add_argument("--plain", metavar="GAME", help="print the own loop of this game alone")
    asked = reader.parse_args()
    if asked.plain:
        print(json.dumps(max(own_loop(asked.plain)(asked.seconds) for _ in range(asked.rounds))))
        return

    print("antichambre runs as", "compiled code" if compiled() else "plain Python")
    try:
        from door import register_richelieu

        register_richelieu()
        beside = ["antichambre_richelieu", "hearts", "gin_rummy", "backgammon"]
    except ImportError:
        print("OpenSpiel is not installed (the extra `bench` brings it): its rows are left out")
        beside = []

    plain = in_plain_python("richelieu", asked.rounds, asked.seconds)
    loops = {"richelieu, own loop": own_loop("richelieu"), "richelieu, from Python": from_python("richelieu")}
    loops |= {f"OpenSpiel {name}, from Python": openspiel(name) for name in beside}
    if beside:
        loops["OpenSpiel hearts, from Python, chance unweighed"] = openspiel("hearts", dealt_by_weight=False)
    figures = {"richelieu, own loop, plain CPython": plain} | measure(loops, asked.rounds, asked.seconds)
    print("\ndecisions a second; against plain CPython")
    table(figures, "richelieu, own loop, plain CPython")
    if beside:
        print("\ndecisions a second from Python; against OpenSpiel's hearts")
        table({k: v for k, v in figures.items() if "from Python" in k}, "OpenSpiel hearts, from Python")

    print("\nour games in their own loop; against Richelieu in the same run")
    ours = {
        f"{game.name}, {seats} seats": own_loop(game.name, seats)
        for game in antichambre.games()
        for seats in game.seats
    }
    table(measure(ours, asked.rounds, asked.seconds), "richelieu, 2 seats")

    copies = {game.name: copying(game.name) for game in antichambre.games()}
    copies |= {f"OpenSpiel {name}": openspiel_copying(name) for name in beside}
    print("\ncopies of a position in mid-game a second; against our own")
    table(measure(copies, asked.rounds, asked.seconds), "richelieu")


if __name__ == "__main__":
    main()
