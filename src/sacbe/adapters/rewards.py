"""Rewards, the same in all adapters.

"win": zero-sum. A sole winner gets 1 and the others share the loss; tied winners share the gain.
"points": the points of the game.
"""

from collections.abc import Sequence

REWARDS = ("win", "points")
# No tight bound on points is known; they are stored in 16 bits.
MAX_POINTS = 2.0**15


def check_rewards(kind: str) -> None:
    """Raise ValueError for an unknown kind of rewards."""
    if kind not in REWARDS:
        raise ValueError(f"rewards must be {' or '.join(map(repr, REWARDS))}, not {kind!r}.")


def win_rewards(winners: Sequence[int], players: int) -> list[float]:
    """1 for a sole winner, -1 / (players - 1) for a loser; the sum is 0."""
    gain = (players / len(winners) - 1) / (players - 1)
    loss = -1 / (players - 1)
    return [gain if seat in winners else loss for seat in range(players)]


def bounds(kind: str, players: int) -> tuple[float, float]:
    """Minimum and maximum return of a seat."""
    return (-1 / (players - 1), 1.0) if kind == "win" else (-MAX_POINTS, MAX_POINTS)
