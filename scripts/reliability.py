"""The reliability of a net's chances of winning, on games that it was not trained on.

    python -m scripts.reliability RUN [--net FILE]

RUN is the folder of `sacbe train`. Its held-out games (every tenth shard) are evaluated with the
shipped net or another one. Prints the table of docs/learning.md: seats by forecast, and how many of
them won. "won" counts shared victories by their share.
"""

import argparse
from pathlib import Path

from sacbe.bots.search.net import load, shipped
from sacbe.train.examples import Examples, examples_of
from sacbe.train.fit import Bin, calibration_of
from sacbe.train.plan import Run, read_plan
from sacbe.train.trainer import HELD_OUT


def held_out(run: Run) -> list[Path]:
    """The shards of all complete generations that no net is trained on."""
    paths: list[Path] = []
    for folder in sorted(run.folder.glob("generation-*")):
        shards = run.shards(int(folder.name.partition("-")[2]))
        paths += [path for path in shards[::HELD_OUT] if path.exists()]
    return paths


def table_of(bins: tuple[Bin, ...]) -> str:
    """A Markdown table of a reliability diagram."""
    lines = ["| forecast | won | seats |", "|--:|--:|--:|"]
    lines += [f"| {b.forecast:.1%} | {b.won:.1%} | {b.seats} |" for b in bins]
    return "\n".join(lines)


def expected_error(bins: tuple[Bin, ...]) -> float:
    """The mean distance between forecast and share of wins, weighted by seats."""
    seats = sum(b.seats for b in bins)
    return sum(b.seats * abs(b.forecast - b.won) for b in bins) / max(1, seats)


def main() -> None:
    """Evaluate and print the table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("run", type=Path, help="folder of a training run")
    parser.add_argument("--net", type=Path, help="net to evaluate (default: the shipped one)")
    options = parser.parse_args()
    run = Run(options.run, read_plan(options.run))
    net = load(options.net, run.game) if options.net else shipped(run.game)
    if net is None:
        raise SystemExit(f"{run.game.title} has no net.")
    paths = held_out(run)
    if not paths:
        raise SystemExit(f"{options.run}: no held-out games.")
    examples = Examples.join([examples_of(run.game, path, None, 1.0) for path in paths])
    bins = calibration_of(net.values, examples)
    print(table_of(bins))
    print(f"\nExpected calibration error: {expected_error(bins):.1%}, {len(paths)} shards.")


if __name__ == "__main__":
    main()
