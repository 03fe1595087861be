"""How fast the rules are: decisions a second in uniformly random play, one core; beside OpenSpiel and PettingZoo.

A decision is one `moves()` and one `play()` by a seat; dealing is in the time and not in the count, here as in
OpenSpiel. Every loop is run in turn, round after round, in one process (plain CPython: in a second one, before), and
the best round of each counts, so that a busy machine slows all alike.

    make bench
    python bench/engine.py --memory      # and how much memory a long think takes
"""

import argparse
import json
import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import rivals
import search
from loops import Loop, drawn, measure, repeated, table

import antichambre
from antichambre.kernel.playout import playout
from antichambre.version import compiled

SOURCE = Path(__file__).resolve().parent.parent / "src"
PLAIN = "richelieu, own loop, plain CPython"
HEARTS = "OpenSpiel's hearts"


def own_loop(name: str, seats: int | None = None) -> Loop:
    """The game plays itself inside the kernel: what search sees."""
    game = antichambre.game(name)
    rng = antichambre.Rng(1)
    numbers = drawn()
    return repeated(lambda: playout(game.new(seats=seats, seed=str(next(numbers))), rng))


def from_python(name: str) -> Loop:
    """A plain Python loop around the public contract, events and record included: what a researcher sees."""
    game = antichambre.game(name)
    numbers = drawn()

    def one_game() -> int:
        position = game.new(seed=str(next(numbers)))
        while not position.over:
            moves = position.moves()
            position.play(moves[next(numbers) % len(moves)])
        return len(position.history)

    return repeated(one_game)


def copying(name: str) -> Loop:
    """Copies a second of a position in the middle of a game."""
    position = antichambre.game(name).new(seed="1")
    for _ in range(50):
        position.play(position.moves()[0])

    def hundred() -> int:
        for _ in range(100):
            position.copy()
        return 100

    return repeated(hundred)


def in_plain_python(name: str, rounds: int, seconds: float) -> float:
    """The same source, not compiled, in its own loop, in a process of its own."""
    command = [sys.executable, __file__, "--plain", name, "--rounds", str(rounds), "--seconds", str(seconds)]
    environment = {**os.environ, "PYTHONPATH": str(SOURCE)}
    output = subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout  # noqa: S603
    return float(json.loads(output))


def speed(rounds: int, seconds: float, openspiel: bool, pettingzoo: bool) -> None:
    """Our own loop against plain CPython; from Python against OpenSpiel; behind PettingZoo against PettingZoo."""
    names = [game.name for game in antichambre.games()]
    plain = in_plain_python("richelieu", rounds, seconds)
    own = {"richelieu, own loop": own_loop("richelieu")}
    public = {f"{name}, from Python": from_python(name) for name in names}
    if openspiel:
        public |= {f"{name}, behind OpenSpiel's interface": rivals.ours_in_openspiel(name) for name in names}
        public |= {f"OpenSpiel's {name}": rivals.openspiel(name) for name in rivals.OPENSPIEL}
        public["OpenSpiel's hearts, chance unweighed"] = rivals.openspiel("hearts", dealt_by_weight=False)
    doors: dict[str, Loop] = {}
    if pettingzoo:
        doors = {f"{name}, behind PettingZoo's interface": rivals.ours_in_pettingzoo(name) for name in names}
        doors |= {f"PettingZoo's {name}": rivals.pettingzoo(name) for name in rivals.PETTINGZOO}
    figures = {PLAIN: plain} | measure(own | public | doors, rounds, seconds)
    table("decisions a second", {name: figures[name] for name in (PLAIN, *own)}, PLAIN)
    title = "decisions a second, driven from Python"
    table(title, {name: figures[name] for name in public}, HEARTS if openspiel else "richelieu, from Python")
    if doors:
        title = "decisions a second with observations and masks, driven from Python"
        table(title, {name: figures[name] for name in doors}, f"PettingZoo's {rivals.PETTINGZOO[0]}")


def every_seating(rounds: int, seconds: float) -> None:
    ours = {
        f"{game.name}, {seats} seats": own_loop(game.name, seats)
        for game in antichambre.games()
        for seats in game.seats
    }
    table("our games in their own loop, decisions a second", measure(ours, rounds, seconds), "richelieu, 2 seats")


def copies(rounds: int, seconds: float, openspiel: bool) -> None:
    loops = {game.name: copying(game.name) for game in antichambre.games()}
    if openspiel:
        loops |= {f"OpenSpiel's {name}": rivals.openspiel_copying(name) for name in rivals.OPENSPIEL}
    table("copies of a position in mid-game a second", measure(loops, rounds, seconds), "richelieu")


def searches(rounds: int, seconds: float, openspiel: bool) -> None:
    loops = {f"{game.name}": search.own_search(game.name) for game in antichambre.games()}
    if openspiel:
        loops |= {f"OpenSpiel's search on its {name}": rivals.search(name) for name in rivals.SEARCHED}
        loops["OpenSpiel's search in Python on our richelieu"] = rivals.search_in_python("richelieu")
    figures = measure(loops, rounds, seconds)
    against = "OpenSpiel's search on its hearts" if openspiel else "richelieu"
    table("information-set search from the first decision, iterations a second", figures, against)


def main() -> None:
    reader = argparse.ArgumentParser(description="Decisions a second, beside OpenSpiel and PettingZoo in the same run.")
    reader.add_argument("--rounds", type=int, default=10)
    reader.add_argument("--seconds", type=float, default=0.15, help="of each loop in each round")
    reader.add_argument("--memory", action="store_true", help="only how much memory a long think takes")
    reader.add_argument("--think-seconds", type=float, default=20.0, help="how long that think is")
    reader.add_argument("--plain", metavar="GAME", help="print the own loop of this game alone")
    reader.add_argument("--think", metavar="GAME", help="print what one long think at this game takes")
    asked = reader.parse_args()
    if asked.plain:
        print(json.dumps(max(own_loop(asked.plain)(asked.seconds) for _ in range(asked.rounds))))
        return
    if asked.think:
        print(json.dumps(search.think(asked.think, asked.think_seconds)))
        return

    openspiel = find_spec("pyspiel") is not None
    pettingzoo = find_spec("pettingzoo") is not None and find_spec("rlcard") is not None
    print("antichambre runs as", "compiled code" if compiled() else "plain Python")
    if not (openspiel and pettingzoo):
        print("OpenSpiel or PettingZoo is not installed (the extra `bench` brings them): those rows are left out")
    if asked.memory:
        beside = ["hearts"] if openspiel else []
        search.memory([game.name for game in antichambre.games()] + beside, asked.think_seconds)
        return
    speed(asked.rounds, asked.seconds, openspiel, pettingzoo)
    every_seating(asked.rounds, asked.seconds)
    copies(asked.rounds, asked.seconds, openspiel)
    searches(asked.rounds, asked.seconds, openspiel)


if __name__ == "__main__":
    main()
