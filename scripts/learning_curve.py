"""How much a net of a training run gains from more games, by cross-validation.

    python -m scripts.learning_curve RUN [--generation 0] [--folds 4]

RUN is the folder of `sacbe train`. The shards of a generation are divided into folds. For each
fold, nets learn from the first quarter, half and all of the other shards, and one that begins with
the shipped net from all. Prints a Markdown table: the share of the final margin that is explained
(R²) by quarter of the game, the error of the points, and the cross-entropy of winning.
"""

import argparse
import math
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import numpy as np

from sacbe.bots.search.net import WIDTH, FloatArray, rows_of, shipped
from sacbe.train.examples import Examples, examples_of
from sacbe.train.fit import fit, losses_of, phases_of
from sacbe.train.plan import Run, read_plan

SHARES = (0.25, 0.5, 1.0)  # of the shards outside a fold
SEED = 1  # of the first weights and the order of learning


class Quality(NamedTuple):
    """How well a net forecasts the games of a fold."""

    explained: tuple[float, ...]  # R², by quarter of the game
    points: float
    wins: float  # cross-entropy; not a number for the hand-made estimate

    @classmethod
    def mean(cls, parts: Sequence["Quality"]) -> "Quality":
        """The mean over folds."""
        return cls(
            tuple(float(x) for x in np.mean([part.explained for part in parts], axis=0)),
            float(np.mean([part.points for part in parts])),
            float(np.mean([part.wins for part in parts])),
        )

    def row(self, title: str) -> str:
        """A row of the table."""
        cells = [f"{x:.3f}" for x in self.explained]
        cells += [f"{self.points:.2f}", "" if math.isnan(self.wins) else f"{self.wins:.3f}"]
        return "| " + " | ".join([title, *cells]) + " |"


def quality_of(net: FloatArray, train: Examples, test: Examples) -> Quality:
    """The quality of a net on the examples of a fold."""
    losses, phases = losses_of(net, train, test), phases_of(net, train, test)
    return Quality(tuple(phase.net for phase in phases), losses.points, losses.wins)


def quality_by_hand(train: Examples, test: Examples) -> Quality:
    """The quality of the hand-made estimate, with its scale fitted."""
    net = np.zeros((rows_of(test.x.shape[-1]), WIDTH), np.float32)
    losses, phases = losses_of(net, train, test), phases_of(net, train, test)
    return Quality(tuple(phase.hand for phase in phases), losses.hand, math.nan)


def curve_of(run: Run, paths: Sequence[Path], folds: int) -> dict[str, Quality]:
    """The rows of the table by title."""
    plan, start = run.plan, shipped(run.game)
    shards = [examples_of(run.game, path, start, plan.trace) for path in paths]
    rows: dict[str, list[Quality]] = {}
    for fold in range(folds):
        test = Examples.join(shards[fold::folds])
        others = [shard for k, shard in enumerate(shards) if k % folds != fold]
        everything = Examples.join(others)
        rows.setdefault("nothing (by hand)", []).append(quality_by_hand(everything, test))
        if start is not None:
            quality = quality_of(start.values, everything, test)
            rows.setdefault("the shipped net", []).append(quality)
        counts = sorted({max(1, round(share * len(others))) for share in SHARES})
        fits = [(count, None) for count in counts] + [(len(others), start)] * (start is not None)
        for count, begin in fits:
            train = Examples.join(others[:count])
            net, _ = fit(
                train,
                test,
                plan.epochs,
                plan.rate,
                plan.decay,
                SEED,
                lambda _: None,
                begin.values if begin else None,
            )
            title = f"{count * plan.shard} games"
            title = f"the shipped net, then {title}" if begin else title
            rows.setdefault(title, []).append(quality_of(net, train, test))
    return {title: Quality.mean(qualities) for title, qualities in rows.items()}


def main() -> None:
    """Fit the nets and print the table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("run", type=Path, help="folder of a training run")
    parser.add_argument("--generation", type=int, default=0)
    parser.add_argument("--folds", type=int, default=4)
    options = parser.parse_args()
    run = Run(options.run, read_plan(options.run))
    paths = [path for path in run.shards(options.generation) if path.exists()]
    if len(paths) < 2 * options.folds:
        raise SystemExit(
            f"{options.run}: {len(paths)} shards are too few for {options.folds} folds."
        )
    print("| learned from | first quarter | second | third | last | error | cross-entropy |")
    print("|---|--:|--:|--:|--:|--:|--:|")
    for title, quality in curve_of(run, paths, options.folds).items():
        print(quality.row(title))


if __name__ == "__main__":
    main()
