"""A match on a real Ray cluster of two nodes, one of which is killed while a game is being played on it.

python two_nodes.py FOLDER
"""

import sys
import time
from pathlib import Path

import ray
from ray.cluster_utils import Cluster

from antichambre.arena.cluster import on_the_cluster
from antichambre.arena.ledger import Ledger
from antichambre.arena.match import Match, arrange
from antichambre.arena.play import Result, play

GAMES = 12
BEGUN = "begun"
DOOMED = "doomed"


def match_in(folder: Path) -> Match:
    """Its seed says where those who play note what they begin."""
    return arrange("richelieu", ["courtier", "page"], str(folder))


def noted(match: Match, number: int) -> Result:
    """Notes where a fixture is begun and plays it. The second one on the doomed node would never end; nobody else is
    done before it has begun."""
    folder = Path(match.seed)
    node = ray.get_runtime_context().get_node_id()
    doomed = (folder / DOOMED).read_text()
    with (folder / BEGUN).open("a") as file:
        file.write(f"{number} {node}\n")
    result = play(match, number)
    while visits(folder, doomed) == 2 if node == doomed else visits(folder, doomed) < 2:
        time.sleep(0.1)
    return result


def begun(folder: Path) -> list[list[str]]:
    path = folder / BEGUN
    return [line.split() for line in path.read_text().splitlines()] if path.exists() else []


def visits(folder: Path, node: str) -> int:
    """How many fixtures a node has begun."""
    return [where for _, where in begun(folder)].count(node)


def main() -> None:
    folder = Path(sys.argv[1])
    match = match_in(folder)
    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    doomed = cluster.add_node(num_cpus=1)
    cluster.wait_for_nodes()
    (folder / DOOMED).write_text(doomed.node_id)
    alive = True
    with Ledger(folder / "ledger.jsonl", match) as ledger:
        for result in on_the_cluster(match, iter(range(GAMES)), cluster.address, noted):
            assert ledger.enter(result), "no fixture comes twice"
            if alive and visits(folder, doomed.node_id) == 2:
                cluster.remove_node(doomed, allow_graceful=False)
                alive = False
    cluster.shutdown()


if __name__ == "__main__":
    main()
