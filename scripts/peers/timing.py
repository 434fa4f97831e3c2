"""How fast something plays: the same clock for every peer. Needs nothing but Python."""

import time
from collections.abc import Callable
from typing import NamedTuple

WARM_UP = 0.25  # of a round


class Tally(NamedTuple):
    """What was played. A decision is a choice of a player among two or more."""

    decisions: float = 0
    games: float = 0
    forced: float = 0  # choices among one
    chance: float = 0  # answers of chance that the interface shows
    apart: float = 0  # CPU seconds that are not the peer's

    def plus(self, other: "Tally") -> "Tally":
        """Both together."""
        return Tally(*(a + b for a, b in zip(self, other, strict=True)))

    def times(self, factor: float) -> "Tally":
        """So many times as much."""
        return Tally(*(factor * value for value in self))


Play = Callable[[], Tally]  # plays a game, or a few


class Figures(NamedTuple):
    """What a row of the table shows. A rate per game is None if no game was finished."""

    decisions_per_second: float
    games_per_second: float | None
    decisions_per_game: float | None
    forced_per_game: float | None
    chance_per_game: float | None


def decision_of(play: Play, games: int) -> Tally:
    """What belongs to one decision on average: for loops that do not say how long a game is."""
    total = Tally()
    while total.games < games:
        total = total.plus(play())
    return total.times(1 / total.decisions)


def play_for(play: Play, seconds: float) -> tuple[Tally, float]:
    """Play until so much CPU time has passed; what was played, and the time it took."""
    total = Tally()
    began = time.process_time()
    while True:
        total = total.plus(play())
        spent = time.process_time() - began - total.apart
        if spent >= seconds:
            return total, spent


def measure(play: Play, seconds: float, rounds: int) -> Figures:
    """The best of a few rounds, for other work on the machine can only slow one down."""
    play_for(play, seconds * WARM_UP)
    played = [play_for(play, seconds) for _ in range(rounds)]
    rate = max(tally.decisions / spent for tally, spent in played)
    total = Tally()
    for tally, _ in played:
        total = total.plus(tally)
    if not total.games or not total.decisions:
        return Figures(rate, None, None, None, None)
    per_game = total.decisions / total.games
    return Figures(
        rate, rate / per_game, per_game, total.forced / total.games, total.chance / total.games
    )
