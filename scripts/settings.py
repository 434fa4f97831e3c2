"""Which settings of the search and which themes win in the games of a training run.

    python -m scripts.settings RUN

RUN is the folder of `sacbe train`. Every seat of its league draws its own settings. A regression of
the points above the table mean on the logarithms of the drawn settings, compared with those of the
same table, estimates how many points a setting gains per unit: multiplied by 2.7, or for the shares
of the net, from 0 to 1. A slope is valid near the drawn values only. A second table has the points
above the table mean by theme. Both are Markdown, with 95% intervals.
"""

import argparse
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import NamedTuple

import numpy as np

from sacbe.bots.search.bot import NET_SETTINGS
from sacbe.bots.search.levels import SETTINGS
from sacbe.train.league import SETTING_SPREADS
from sacbe.train.selfplay import Array, Shard, read_shard

NO_NET = "no net"
NO_THEME = "none"
NAMES = (*SETTING_SPREADS, *NET_SETTINGS, NO_NET)
NORMAL_95 = 1.96


class Slope(NamedTuple):
    """The points that a setting gains per unit."""

    name: str
    points: float
    error: float  # half of the 95% interval


def describe(shard: Shard) -> tuple[Array, Array]:
    """Drawn settings and points of all seats, both relative to the mean of their table."""
    rows, points = [], []
    for game, players in enumerate(shard.players):
        settings = np.array([_row(values) for values in shard.settings[game, :players]])
        rows.append(settings - settings.mean(axis=0))
        result = shard.points[game, :players]
        points.append(result - result.mean())
    return np.concatenate(rows), np.concatenate(points)


def _row(values: Array) -> list[float]:
    """The settings of a seat in the order of NAMES. Shares of a net count as 0.5 where there is
    none, so that they compare seats with a net only."""
    by_name = dict(zip(SETTINGS, values, strict=True))
    shares = [by_name[name] for name in NET_SETTINGS]
    has_net = any(shares)
    logarithms = [float(np.log(by_name[name])) for name in SETTING_SPREADS]
    return [*logarithms, *(shares if has_net else [0.5] * len(shares)), float(not has_net)]


def slopes_of(shards: Iterable[Shard]) -> list[Slope]:
    """The slopes of all settings, by least squares."""
    parts = [describe(shard) for shard in shards]
    x = np.concatenate([rows for rows, _ in parts])
    y = np.concatenate([points for _, points in parts])
    inverse = np.linalg.pinv(x.T @ x)
    points = inverse @ x.T @ y
    variance = ((y - x @ points) ** 2).sum() / max(1, len(y) - len(points))
    errors = NORMAL_95 * np.sqrt(variance * np.diag(inverse))
    return [
        Slope(name, float(a), float(b)) for name, a, b in zip(NAMES, points, errors, strict=True)
    ]


def themes_of(shards: Iterable[Shard]) -> dict[str, Array]:
    """The points above the table mean of all seats, by theme."""
    points: dict[str, list[float]] = {}
    for shard in shards:
        for game, players in enumerate(shard.players):
            result = shard.points[game, :players]
            for theme, margin in zip(
                shard.theme[game, :players], result - result.mean(), strict=True
            ):
                points.setdefault(str(theme) or NO_THEME, []).append(float(margin))
    return {theme: np.array(points[theme]) for theme in sorted(points)}


def theme_table(themes: dict[str, Array]) -> str:
    """A Markdown table."""
    lines = ["| theme | seats | points above table mean |", "|---|--:|--:|"]
    for theme, points in themes.items():
        mean, error = points.mean(), NORMAL_95 * points.std() / np.sqrt(len(points))
        interval = f"({mean - error:+.1f} to {mean + error:+.1f})"
        lines.append(f"| {theme} | {len(points)} | {mean:+.1f} {interval} |")
    return "\n".join(lines)


def table_of(slopes: Sequence[Slope]) -> str:
    """A Markdown table."""
    lines = ["| setting | points per unit |", "|---|--:|"]
    lines += [
        f"| {s.name} | {s.points:+.1f} ({s.points - s.error:+.1f} to {s.points + s.error:+.1f}) |"
        for s in slopes
    ]
    return "\n".join(lines)


def main() -> None:
    """Read the shards and print the table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("run", type=Path, help="folder of a training run")
    run = parser.parse_args().run
    paths = sorted(run.glob("generation-*/shard-*.npz"))
    if not paths:
        raise SystemExit(f"{run}: no games.")
    shards = [read_shard(path) for path in paths]
    if not any(shard.settings.any() for shard in shards):
        raise SystemExit(f"{run}: greedy players have no settings.")
    print(table_of(slopes_of(shards)), end="\n\n")
    print(theme_table(themes_of(shards)))
    print(f"\n{sum(len(shard.players) for shard in shards)} games.")


if __name__ == "__main__":
    main()
