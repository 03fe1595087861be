"""The same match over many machines: each fixture is a task on a Ray cluster. A task whose machine dies is handed out
again; a fixture that comes in twice counts once.

Every machine of the cluster needs this package, with the same rules. Ray itself is imported here only, and only when
somebody asks for a cluster.
"""

import logging
from collections.abc import Generator, Iterator
from typing import Any

from antichambre.arena.errors import ArenaError
from antichambre.arena.hall import TRIES
from antichambre.arena.match import Match
from antichambre.arena.play import Player, Result, play, unplayed

IN_HAND = 2  # tasks for each core: the next one lies ready when a game ends


def on_the_cluster(
    match: Match, numbers: Iterator[int], address: str, player: Player = play
) -> Generator[Result, None, None]:
    """Plays the fixtures on the cluster at this address and yields each result when it is there."""
    ray = _ray()
    try:
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise ArenaError("cluster-closed", {"address": address, "why": str(error)}) from None
    try:
        yield from _as_they_come(ray, match, numbers, player)
    finally:
        ray.shutdown()


def _as_they_come(ray: Any, match: Match, numbers: Iterator[int], player: Player) -> Generator[Result, None, None]:
    # Ray would try again by itself, but could not tell a machine that dies from a fixture that kills its process.
    task = ray.remote(num_cpus=1, max_retries=0)(_play_there)
    here = match.described()
    pending: dict[Any, int] = {}
    again: list[int] = []
    deaths: dict[int, int] = {}
    while True:
        room = IN_HAND * max(1, int(ray.cluster_resources().get("CPU", 1)))
        while len(pending) < room:
            number = again.pop() if again else next(numbers, None)
            if number is None:
                break
            pending[task.remote(match, here, number, player)] = number
        if not pending:
            return
        done, _ = ray.wait(list(pending), num_returns=1)
        for reference in done:
            number = pending.pop(reference)
            try:
                result = ray.get(reference)
            except ray.exceptions.RayTaskError as error:
                raise ArenaError("cluster-house", {"why": str(error.cause)}) from None
            except ray.exceptions.RayError as error:
                deaths[number] = deaths.get(number, 0) + 1
                if deaths[number] < TRIES:
                    again.append(number)
                    continue
                result = unplayed(match, number, f"its process died {TRIES} times: {type(error).__name__}")
            yield result


def _play_there(match: Match, here: dict[str, object], number: int, player: Player) -> Result:
    if match.described() != here:
        raise ValueError("the rules of the game are of another version")
    return player(match, number)


def _ray() -> Any:
    try:
        import ray
        import ray.exceptions
    except ImportError:
        raise ArenaError("extra-missing", {"what": "Ray", "extra": "cluster"}) from None
    return ray
