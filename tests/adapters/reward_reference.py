"""Rewards written a second time, slowly and from their definitions."""

from collections.abc import Sequence

from sacbe.adapters.rewards import Rewards, win_rewards


def places(points: Sequence[float], winners: Sequence[int]) -> list[float]:
    """The place of every seat from 0; equal seats share the mean of their places."""
    keys = [
        (seat in winners, 0 if seat in winners else points[seat]) for seat in range(len(points))
    ]
    order = sorted(keys, reverse=True)
    return [
        sum(place for place, key in enumerate(order) if key == mine) / order.count(mine)
        for mine in keys
    ]


def potential(points: Sequence[float], seat: int, scale: float) -> float:
    """The points above the mean of the table."""
    return (points[seat] - sum(points) / len(points)) / scale


def expected_rewards(
    rewards: Rewards, before: Sequence[float], after: Sequence[float], winners: Sequence[int]
) -> list[float]:
    """The rewards of a step; `winners` is empty unless the game is over."""
    seats = range(len(after))
    result = win_rewards(winners, len(after)) if winners else [0.0] * len(after)
    match rewards.kind:
        case "win":
            return result
        case "points":
            return [after[p] - before[p] for p in seats]
        case "rank":
            last = len(after) - 1
            return [1 - 2 * p / last for p in places(after, winners)] if winners else result
        case _:
            later = [0.0 if winners else potential(after, p, rewards.scale) for p in seats]
            return [
                result[p] + rewards.discount * later[p] - potential(before, p, rewards.scale)
                for p in seats
            ]
