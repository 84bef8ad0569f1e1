"""What /metrics tells, in the form of Prometheus."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

FAST = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)


class Metrics:
    """One for each server, so that several can run in one program."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = self.counter("http_requests", "Answered requests", "method", "route", "status")
        self.seconds = self.histogram("http_seconds", "Time to answer a request", FAST)
        self.moves = self.counter("moves", "Decisions on disk", "by")
        self.conflicts = self.counter("conflicts", "Appends for which another process was quicker")
        self.commits = self.histogram("commit_seconds", "Time to commit a batch of events", FAST)
        self.batch = self.histogram("batch_events", "Events committed together", (1, 2, 5, 10, 20, 50, 100, 200, 500))
        self.database_errors = self.counter("database_errors", "Batches the database did not take")
        self.failures = self.counter("failures", "Mistakes of the server, each with an id in the log", "where")
        self.connections = self.gauge("connections", "Open live connections")
        self.dropped = self.counter("dropped", "Live connections closed by the server", "reason")
        self.tables = self.gauge("tables_in_memory", "Tables held in memory")
        self.bot_seconds = self.histogram("bot_seconds", "Time bots took to answer", (*FAST, 10.0))
        self.bot_failures = self.counter("bot_failures", "Bots that crashed, took too long or moved illegally", "what")
        self.reviews = self.counter("reviews", "Reviews that were asked for, by how they ended", "outcome")
        self.notices = self.counter("notices", "Notices sent", "kind", "outcome")

    def counter(self, name: str, what: str, *labels: str) -> Counter:
        return Counter(f"cothon_{name}", what, labels, registry=self.registry)

    def gauge(self, name: str, what: str) -> Gauge:
        return Gauge(f"cothon_{name}", what, registry=self.registry)

    def histogram(self, name: str, what: str, buckets: tuple[float, ...]) -> Histogram:
        return Histogram(f"cothon_{name}", what, buckets=buckets, registry=self.registry)

    # what tables count (tables/keeping.py)

    def moved(self, by: str) -> None:
        self.moves.labels(by=by).inc()

    def overtaken(self) -> None:
        self.conflicts.inc()

    def holding(self, tables: int) -> None:
        self.tables.set(tables)

    def text(self) -> bytes:
        return generate_latest(self.registry)
