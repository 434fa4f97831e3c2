"""The metrics of the server, for Prometheus.

Label values come from closed sets (declared routes, error names), so requests cannot create
unlimited time series, and labels contain no secrets.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Mapping
from typing import Protocol

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, disable_created_metrics
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from sacbe.server.table_state import TableState

SECONDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)

UNWELL = 60.0  # seconds

disable_created_metrics()  # type: ignore[no-untyped-call]  # they double the number of series


class Metrics:
    """All metrics of one app."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = self._counter(
            "sacbe_http_requests_total",
            "HTTP requests by method, route and status.",
            "method",
            "route",
            "status",
        )
        self.request_seconds = self._histogram(
            "sacbe_http_request_duration_seconds", "Duration of HTTP requests by route.", "route"
        )
        self.commands = self._counter(
            "sacbe_commands_total", "Commands by type and result.", "command", "result"
        )
        self.command_seconds = self._histogram(
            "sacbe_command_duration_seconds", "Time from receiving a command to storing its event."
        )
        self.refused = self._counter(
            "sacbe_rejections_total",
            "Rejected requests, connections and frames by HTTP status.",
            "status",
        )
        self.sockets = Gauge(
            "sacbe_websocket_connections", "Open WebSockets.", registry=self.registry
        )
        self.sockets_closed = self._counter(
            "sacbe_websocket_closures_total", "Closed WebSockets by close code.", "code"
        )
        self.frames_in = self._counter(
            "sacbe_websocket_frames_received_total", "Frames received from WebSockets."
        )
        self.frames_out = self._counter(
            "sacbe_websocket_frames_sent_total", "Frames sent to WebSockets."
        )
        self.views_rendered = self._counter(
            "sacbe_views_rendered_total", "Views rendered, not served from the cache.", "words"
        )
        self.thinking = self._histogram(
            "sacbe_bot_decision_duration_seconds", "Duration of bot turns by level.", "level"
        )
        self.failed = self._counter(
            "sacbe_errors_total", "Internal server errors by status.", "status"
        )

    def _counter(self, name: str, help: str, *labels: str) -> Counter:
        return Counter(name, help, labels, registry=self.registry)

    def _histogram(self, name: str, help: str, *labels: str) -> Histogram:
        return Histogram(name, help, labels, buckets=SECONDS, registry=self.registry)

    def watch(self, figures: Callable[[], Mapping[str, int]], bots: BotFigures) -> None:
        """Also export figures of the store and the bots, read when they are requested."""
        self.registry.register(_Figures(figures, bots))


class BotFigures(Protocol):
    """The load of the bot processes."""

    @property
    def busy(self) -> int:
        """The number of busy workers."""

    @property
    def queued(self) -> int:
        """The number of queued jobs."""


class _Figures(Collector):
    """Figures of the store and of the bots."""

    def __init__(self, figures: Callable[[], Mapping[str, int]], bots: BotFigures) -> None:
        self._figures, self._bots = figures, bots

    def collect(self) -> Iterable[Metric]:
        """The current values."""
        store = self._figures()
        for name, help, value in (
            ("sacbe_store_jobs_total", "Database write jobs.", store["jobs"]),
            ("sacbe_store_commits_total", "Database commits.", store["commits"]),
            ("sacbe_store_failures_total", "Failed database commits.", store["failures"]),
        ):
            yield CounterMetricFamily(name, help, value=value)
        for name, help, value in (
            ("sacbe_store_jobs_waiting", "Waiting database write jobs.", store["waiting"]),
            ("sacbe_bot_workers_busy", "Busy bot processes.", self._bots.busy),
            ("sacbe_bot_jobs_waiting", "Waiting bot jobs.", self._bots.queued),
        ):
            yield GaugeMetricFamily(name, help, value=value)


class WriteHealth:
    """Whether writes to the database fail. The check itself writes nothing, so a failure counts for
    a minute or until the next successful write: a server that gets no more requests because it is
    unhealthy could otherwise never become healthy again."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._commits = self._failures = 0
        self._failed: float | None = None

    def fails(self, figures: Mapping[str, int]) -> bool:
        """Whether they fail, according to the current figures of the store."""
        commits, failures = figures["commits"], figures["failures"]
        if commits > self._commits:
            self._failed = None
        elif failures > self._failures:
            self._failed = self._now()
        self._commits, self._failures = commits, failures
        return self._failed is not None and self._now() - self._failed < UNWELL


class ThinkingTimes:
    """Observes tables to measure the duration of bot decisions."""

    def __init__(self, meters: Metrics) -> None:
        self._metrics = meters
        self._since: dict[tuple[str, int], tuple[int, str, float]] = {}

    def see(self, table: str, table_state: TableState) -> None:
        """Update from the current state of a table."""
        bots = any(place.is_bot for place in table_state.seats)
        to_act = table_state.to_act if bots else []
        for seat, place in enumerate(table_state.seats):
            key = (table, seat)
            if key in self._since and self._since[key][0] != table_state.choices_since[seat]:
                _, level, since = self._since.pop(key)
                self._metrics.thinking.labels(level=level).observe(time.monotonic() - since)
            if seat in to_act and place.is_bot and key not in self._since:
                self._since[key] = (table_state.choices_since[seat], place.level, time.monotonic())
