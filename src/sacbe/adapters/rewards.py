"""What a game is worth to its seats: the same in every interface.

"win": winning, as a zero-sum number. A sole winner gets 1 and the others share the loss; winners
who tie share the gain. "points": the points of the game itself.
"""

from collections.abc import Sequence

REWARDS = ("win", "points")
# No tight bound on points is known; they are kept in 16 bits.
MOST_POINTS = 2.0**15


def check_rewards(kind: str) -> None:
    """Refuse a kind of rewards that there is not."""
    if kind not in REWARDS:
        raise ValueError(f"rewards must be {' or '.join(map(repr, REWARDS))}, not {kind!r}.")


def win_rewards(winners: Sequence[int], players: int) -> list[float]:
    """1 for a sole winner, -1 / (players - 1) for a loser; the sum is 0."""
    gain = (players / len(winners) - 1) / (players - 1)
    loss = -1 / (players - 1)
    return [gain if seat in winners else loss for seat in range(players)]


def bounds(kind: str, players: int) -> tuple[float, float]:
    """The least and the most that a seat can get in a whole game."""
    return (-1 / (players - 1), 1.0) if kind == "win" else (-MOST_POINTS, MOST_POINTS)
