"""What the server counts, in the text format that Prometheus reads.

Labels are few and closed (routes as they are declared, names of errors), so that nobody can fill
the memory by asking for strange things, and nothing secret is among them.
"""

from __future__ import annotations

import time
from bisect import bisect_left
from collections.abc import Callable, Iterator, Mapping

from sacbe.server.story import Story

SECONDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)

UNWELL = 60.0  # seconds

Labels = tuple[tuple[str, str], ...]


def _labels(given: dict[str, str]) -> Labels:
    return tuple(sorted(given.items()))


def _shown(labels: Labels) -> str:
    if not labels:
        return ""
    quoted = (
        '{}="{}"'.format(key, value.replace("\\", r"\\").replace('"', r"\"").replace("\n", r"\n"))
        for key, value in labels
    )
    return "{" + ",".join(quoted) + "}"


class Counter:
    """A number that grows; as a gauge, one that also falls."""

    def __init__(self, name: str, help: str, kind: str = "counter") -> None:
        self.name, self.help, self.kind = name, help, kind
        self.values: dict[Labels, float] = {}

    def add(self, by: float = 1, **labels: str) -> None:
        """Count."""
        key = _labels(labels)
        self.values[key] = self.values.get(key, 0) + by

    def lines(self) -> Iterator[str]:
        """As they are read."""
        for labels, value in sorted(self.values.items() or {(): 0}.items()):
            yield f"{self.name}{_shown(labels)} {value:g}"


class Histogram:
    """How long things took."""

    kind = "histogram"

    def __init__(self, name: str, help: str) -> None:
        self.name, self.help = name, help
        self.values: dict[Labels, list[float]] = {}

    def add(self, seconds: float, **labels: str) -> None:
        """One more."""
        key = _labels(labels)
        row = self.values.setdefault(key, [0.0] * (len(SECONDS) + 2))
        row[bisect_left(SECONDS, seconds)] += 1
        row[-1] += seconds

    def lines(self) -> Iterator[str]:
        """As they are read: each bucket counts all that took at most so long."""
        for labels, row in sorted(self.values.items()):
            total = 0.0
            for most, count in zip([*map(str, SECONDS), "+Inf"], row, strict=False):
                total += count
                yield f"{self.name}_bucket{_shown((*labels, ('le', most)))} {total:g}"
            yield f"{self.name}_sum{_shown(labels)} {row[-1]:.6f}"
            yield f"{self.name}_count{_shown(labels)} {total:g}"


class Meters:
    """All that is counted."""

    def __init__(self) -> None:
        self.requests = Counter("sacbe_requests_total", "Requests answered.")
        self.request_seconds = Histogram("sacbe_request_seconds", "How long answers took.")
        self.commits = Counter("sacbe_commits_total", "Commands, by what became of them.")
        self.commit_seconds = Histogram("sacbe_commit_seconds", "From a command to the disk.")
        self.refused = Counter("sacbe_refused_total", "Requests and frames refused, by error.")
        self.sockets = Counter("sacbe_sockets", "Sockets open now.", "gauge")
        self.sockets_closed = Counter("sacbe_sockets_closed_total", "Sockets closed, by code.")
        self.frames_in = Counter("sacbe_frames_received_total", "Frames that sockets sent.")
        self.frames_out = Counter("sacbe_frames_sent_total", "Frames sent to sockets.")
        self.drawn = Counter("sacbe_views_drawn_total", "Views made anew.")
        self.thinking = Histogram("sacbe_thinking_seconds", "How long bots thought about a choice.")
        self.failed = Counter("sacbe_failed_total", "Faults of the server itself.")

    def text(self) -> str:
        """All of them."""
        lines: list[str] = []
        for meter in vars(self).values():
            lines += [f"# HELP {meter.name} {meter.help}", f"# TYPE {meter.name} {meter.kind}"]
            lines += meter.lines()
        return "\n".join(lines) + "\n"


class Writing:
    """Whether what is to be stored can be stored. Nothing is written to find that out, so a failure
    counts for a minute, or until something was stored: who is not asked any more because he was
    unwell could never show that he is well again."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._commits = self._failures = 0
        self._failed: float | None = None

    def fails(self, figures: Mapping[str, int]) -> bool:
        """By the figures of the store as they are now."""
        commits, failures = figures["commits"], figures["failures"]
        if commits > self._commits:
            self._failed = None
        elif failures > self._failures:
            self._failed = self._now()
        self._commits, self._failures = commits, failures
        return self._failed is not None and self._now() - self._failed < UNWELL


class Thinking:
    """Watches tables for bots that are to choose, to see how long they take."""

    def __init__(self, meters: Meters) -> None:
        self._meters = meters
        self._since: dict[tuple[str, int], tuple[int, str, float]] = {}

    def see(self, table: str, story: Story) -> None:
        """A table as it is now."""
        bots = any(place.is_bot for place in story.seats)
        asked = story.asked if bots else []
        for seat, place in enumerate(story.seats):
            key = (table, seat)
            if key in self._since and self._since[key][0] != story.fresh[seat]:
                _, level, since = self._since.pop(key)
                self._meters.thinking.add(time.monotonic() - since, level=level)
            if seat in asked and place.is_bot and key not in self._since:
                self._since[key] = (story.fresh[seat], place.level, time.monotonic())
