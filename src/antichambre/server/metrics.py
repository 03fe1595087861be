"""What the house counts of itself, for Prometheus. Each house has its own counts: nothing here is global."""

import re

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    GCCollector,
    Histogram,
    PlatformCollector,
    ProcessCollector,
)
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4, generate_latest

CONTENT_TYPE = CONTENT_TYPE_PLAIN_0_0_4
SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10)
PAGES = (1, 2, 5, 10, 20, 50, 100, 200, 500)
NO_ROUTE = "unmatched"  # paths that nobody serves are without number: they are one
OTHER = "other"
_KEY = re.compile(r"[a-z][a-z0-9-]{0,59}", re.ASCII)


class Metrics:
    """Counters are raised by the methods. Gauges are asked when somebody looks: `house.warm_tables.set_function(…)`."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        for collector in (ProcessCollector, PlatformCollector, GCCollector):  # memory, processor, files, Python's own
            collector(registry=self._registry)
        self._moves = self._counter("moves_acknowledged", "Moves that were stored, and acknowledged.")
        self._other_acts = self._counter("other_acts_acknowledged", "Whatever else was done at tables, by act.", "act")
        self._refusals = self._counter("refusals", "What was refused, by the key of the reason.", "key")
        self._acknowledgement = self._histogram(
            "acknowledgement_seconds", "From an act's arrival to its acknowledgement.", SECONDS
        )
        self._commits = self._counter("commits", "Transactions of the scribe.")
        self._pages = self._histogram("commit_pages", "Pages written in one transaction.", PAGES)
        self._bots_failed = self._counter("bots_failed", "Bots that crashed, died or were late, by key.", "key")
        self._answers = self._counter("http_responses", "Answers, by route and status.", "route", "status")
        self._cut = self._counter("connections_cut", "Connections ended before a request was read, by why.", "why")
        self.warm_tables = self._gauge("warm_tables", "Tables kept in memory.")
        self.connections = self._gauge("connections", "Open sockets.")
        self.bots_thinking = self._gauge("bots_thinking", "Bots at work on a move.")
        self.bots_waiting = self._gauge("bots_waiting", "Bots that wait for a chamber.")

    def acknowledged(self, act: str, seconds: float) -> None:
        """Something that somebody asked at a table was done, and took so long."""
        (self._moves if act == "move" else self._other_acts.labels(act)).inc()
        self._acknowledgement.observe(seconds)

    def refused(self, key: str) -> None:
        self._refusals.labels(_label(key)).inc()

    def committed(self, pages: int) -> None:
        self._commits.inc()
        self._pages.observe(pages)

    def bot_failed(self, key: str) -> None:
        self._bots_failed.labels(_label(key)).inc()

    def connection_cut(self, why: str) -> None:
        self._cut.labels(why).inc()

    def answered(self, route: str | None, status: int) -> None:
        """`route`: its template, never the path as it was asked for."""
        self._answers.labels(route or NO_ROUTE, str(status)).inc()

    def text(self) -> bytes:
        """All of it, as `CONTENT_TYPE`."""
        return generate_latest(self._registry)

    def _counter(self, name: str, says: str, *labels: str) -> Counter:
        return Counter(f"antichambre_{name}", says, labels, registry=self._registry)

    def _gauge(self, name: str, says: str) -> Gauge:
        return Gauge(f"antichambre_{name}", says, registry=self._registry)

    def _histogram(self, name: str, says: str, buckets: tuple[float, ...]) -> Histogram:
        return Histogram(f"antichambre_{name}", says, buckets=buckets, registry=self._registry)


def _label(key: str) -> str:
    """Keys are ours, and few; should a text of somebody else's get here, it does not become a series of its own."""
    return key if _KEY.fullmatch(key) else OTHER
