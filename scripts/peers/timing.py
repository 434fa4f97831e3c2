"""Measure how fast something plays, the same way for every peer. Needs only Python."""

import time
from collections.abc import Callable
from typing import NamedTuple

WARM_UP = 0.25  # of a round


class Tally(NamedTuple):
    """Counts of what was played. A decision is a choice between at least two actions."""

    decisions: float = 0
    games: float = 0
    forced: float = 0  # choices with one option
    chance: float = 0  # chance events that the interface exposes
    excluded: float = 0  # CPU seconds that are not the peer's

    def plus(self, other: "Tally") -> "Tally":
        """The sum of both."""
        return Tally(*(a + b for a, b in zip(self, other, strict=True)))

    def times(self, factor: float) -> "Tally":
        """All counts times a factor."""
        return Tally(*(factor * value for value in self))


Play = Callable[[], Tally]  # plays one or several games


class Figures(NamedTuple):
    """The figures of a row. Rates per game are None if no game was finished."""

    decisions_per_second: float
    games_per_second: float | None
    decisions_per_game: float | None
    forced_per_game: float | None
    chance_per_game: float | None


def decision_of(play: Play, games: int) -> Tally:
    """The mean counts per decision, for loops that do not expose the length of games."""
    total = Tally()
    while total.games < games:
        total = total.plus(play())
    return total.times(1 / total.decisions)


def play_for(play: Play, seconds: float) -> tuple[Tally, float]:
    """Play for some CPU seconds. Returns the counts and the time."""
    total = Tally()
    start = time.process_time()
    while True:
        total = total.plus(play())
        seconds_used = time.process_time() - start - total.excluded
        if seconds_used >= seconds:
            return total, seconds_used


def measure(play: Play, seconds: float, rounds: int) -> Figures:
    """The best of several rounds, because other load can only slow a round down."""
    play_for(play, seconds * WARM_UP)
    measurements = [play_for(play, seconds) for _ in range(rounds)]
    rate = max(tally.decisions / seconds_used for tally, seconds_used in measurements)
    total = Tally()
    for tally, _ in measurements:
        total = total.plus(tally)
    if not total.games or not total.decisions:
        return Figures(rate, None, None, None, None)
    per_game = total.decisions / total.games
    return Figures(
        rate, rate / per_game, per_game, total.forced / total.games, total.chance / total.games
    )
