"""The metrics of the server, in the Prometheus text format.

Label values come from closed sets (declared routes, error names), so requests cannot create
unlimited time series, and labels contain no secrets.
"""

from __future__ import annotations

import time
from bisect import bisect_left
from collections.abc import Callable, Iterator, Mapping

from sacbe.server.table_state import TableState

SECONDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)

UNWELL = 60.0  # seconds

Labels = tuple[tuple[str, str], ...]


def _labels(labels: dict[str, str]) -> Labels:
    return tuple(sorted(labels.items()))


def _shown(labels: Labels) -> str:
    if not labels:
        return ""
    quoted = (
        '{}="{}"'.format(key, value.replace("\\", r"\\").replace('"', r"\"").replace("\n", r"\n"))
        for key, value in labels
    )
    return "{" + ",".join(quoted) + "}"


def heading(name: str, kind: str, help: str) -> list[str]:
    """The lines before the values of a metric."""
    return [f"# HELP {name} {help}", f"# TYPE {name} {kind}"]


class Counter:
    """A counter; as a gauge, its value can also fall."""

    def __init__(self, name: str, help: str, kind: str = "counter") -> None:
        self.name, self.help, self.kind = name, help, kind
        self.values: dict[Labels, float] = {}

    def add(self, by: float = 1, **labels: str) -> None:
        """Increase the value."""
        key = _labels(labels)
        self.values[key] = self.values.get(key, 0) + by

    def lines(self) -> Iterator[str]:
        """The values in the text format."""
        for labels, value in sorted(self.values.items() or {(): 0}.items()):
            yield f"{self.name}{_shown(labels)} {value:g}"


class Histogram:
    """A histogram of durations."""

    kind = "histogram"

    def __init__(self, name: str, help: str) -> None:
        self.name, self.help = name, help
        self.values: dict[Labels, list[float]] = {}

    def add(self, seconds: float, **labels: str) -> None:
        """Add an observation."""
        key = _labels(labels)
        row = self.values.setdefault(key, [0.0] * (len(SECONDS) + 2))
        row[bisect_left(SECONDS, seconds)] += 1
        row[-1] += seconds

    def lines(self) -> Iterator[str]:
        """The cumulative buckets in the text format."""
        for labels, row in sorted(self.values.items()):
            total = 0.0
            for most, count in zip([*map(str, SECONDS), "+Inf"], row, strict=False):
                total += count
                yield f"{self.name}_bucket{_shown((*labels, ('le', most)))} {total:g}"
            yield f"{self.name}_sum{_shown(labels)} {row[-1]:.6f}"
            yield f"{self.name}_count{_shown(labels)} {total:g}"


class Metrics:
    """All metrics."""

    def __init__(self) -> None:
        self.requests = Counter(
            "sacbe_http_requests_total", "HTTP requests by method, route and status."
        )
        self.request_seconds = Histogram(
            "sacbe_http_request_duration_seconds", "Duration of HTTP requests by route."
        )
        self.commands = Counter("sacbe_commands_total", "Commands by type and result.")
        self.command_seconds = Histogram(
            "sacbe_command_duration_seconds", "Time from receiving a command to storing its event."
        )
        self.refused = Counter(
            "sacbe_rejections_total", "Rejected requests, connections and frames by HTTP status."
        )
        self.sockets = Counter("sacbe_websocket_connections", "Open WebSockets.", "gauge")
        self.sockets_closed = Counter(
            "sacbe_websocket_closures_total", "Closed WebSockets by close code."
        )
        self.frames_in = Counter(
            "sacbe_websocket_frames_received_total", "Frames received from WebSockets."
        )
        self.frames_out = Counter("sacbe_websocket_frames_sent_total", "Frames sent to WebSockets.")
        self.views_rendered = Counter(
            "sacbe_views_rendered_total", "Views rendered, not served from the cache."
        )
        self.thinking = Histogram(
            "sacbe_bot_decision_duration_seconds", "Duration of bot decisions by level."
        )
        self.failed = Counter("sacbe_errors_total", "Internal server errors by status.")

    def text(self) -> str:
        """All metrics in the text format."""
        lines: list[str] = []
        for meter in vars(self).values():
            lines += heading(meter.name, meter.kind, meter.help)
            lines += meter.lines()
        return "\n".join(lines) + "\n"


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
                self._metrics.thinking.add(time.monotonic() - since, level=level)
            if seat in to_act and place.is_bot and key not in self._since:
                self._since[key] = (table_state.choices_since[seat], place.level, time.monotonic())
