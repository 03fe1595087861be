"""What a house counts of itself moves when there is something to count: every one of its figures."""

import contextlib
import os
import signal
import socket
from pathlib import Path

from prometheus_client.parser import text_string_to_metric_families

from server.counts import counted, figures
from server.guests import Arrive, Guest
from server.houses import RunningHouse, children, until

CHAMBER = "--multiprocessing-fork"


class Watch:
    """Somebody who looks at the figures again and again, and remembers the greatest of each."""

    def __init__(self, house: RunningHouse) -> None:
        self.greatest: dict[str, float] = {}
        self._house = house

    def look(self) -> dict[str, float]:
        now: dict[str, float] = {}
        for family in text_string_to_metric_families(figures(self._house.url)):
            if not family.name.endswith("_created"):  # when it began to be counted
                now[family.name] = sum(one.value for one in family.samples if not one.name.endswith("_bucket"))
        for name, count in now.items():
            self.greatest[name] = max(count, self.greatest.get(name, 0))
        return now

    def sees(self, name: str) -> bool:
        return self.look().get(f"antichambre_{name}", 0) > 0


def _kill_chambers(house: RunningHouse) -> bool:
    """Whoever thinks may only just be starting: it is tried until one was met."""
    for chamber, command in children(house.process.pid).items():
        if CHAMBER in command:
            with contextlib.suppress(ProcessLookupError):
                os.kill(chamber, signal.SIGKILL)
    return True


def test_every_figure_moves_in_the_course_of_an_evening(tmp_path: Path) -> None:
    with RunningHouse(str(tmp_path / "house.sqlite"), "--bots", "1") as house:
        anne = Guest(house.url, "Anne")
        watch = Watch(house)
        before = watch.look()
        for _ in range(2):  # one cardinal has to wait for the other
            anne.open("cardinal", "me")
        until(lambda: watch.sees("bots_thinking") and watch.greatest["antichambre_bots_waiting"] > 0)
        until(lambda: _kill_chambers(house) and watch.sees("bots_failed"))
        table = anne.open("me", "me")
        moves = 5
        with anne.join(table) as line:
            for _ in range(moves):
                line.play()
            line.act("say", text="Bonsoir")
            line.refused("move", version=1, seat=0, move="9X")
            with socket.create_connection(("127.0.0.1", int(house.url.rpartition(":")[2]))) as rude:
                rude.sendall(b"GET / HTTP/1.1\r\nX-Long: " + b"a" * 100_000)
                until(lambda: watch.sees("connections_cut"))
            after = watch.look()
        assert after["antichambre_moves_acknowledged"] == before["antichambre_moves_acknowledged"] + moves
        assert after["antichambre_other_acts_acknowledged"] == 1
        assert after["antichambre_commits"] > before["antichambre_commits"] + moves
        assert after["process_cpu_seconds"] > 0 and after["process_resident_memory_bytes"] > 0
        still = {name for name, count in watch.greatest.items() if not count and name.startswith("antichambre_")}
        assert not still, "nothing in the house ever raises these"
        anne.leave()


def test_what_is_refused_over_http_is_counted_too(guest: Arrive) -> None:
    anne = guest("Anne")
    before = counted(anne, "refusals_total", key="no-such-table")
    anne.refused("GET", "/api/tables/nowhere")
    assert counted(anne, "refusals_total", key="no-such-table") == before + 1
