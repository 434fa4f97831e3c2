"""Hill climbing for the weights of the Tzolk'in search, from any start, against three greedy seats.

    python -m scripts.tzolkin_climb --out climb --rounds 8 --pairs 500 --simulations 150

`sacbe arena tune` estimates slopes at the shipped weights, with modified bots in all seats. This
script estimates them against greedy, takes the step itself and repeats, so it can leave a local
optimum: start it with weights that play a different strategy, in a `--start` file of the same
format as the output. A round plays pairs of games with the same deck, one with random changes to
all weights and one with the opposite changes. The slopes are a least-squares fit of half the
difference.

Each round writes `round-N.json` with its weights and settings. The same command resumes after the
last round; use another folder for other weights. Confirm the result in a match with other decks.
"""

import argparse
import json
import math
import sys
from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from sacbe.bots import ask
from sacbe.bots.greedy import GreedyBot
from sacbe.bots.search import SearchBot
from sacbe.bots.search.levels import shipped
from sacbe.kernel.weights import weights_as_values
from sacbe.play.game import game
from sacbe.play.table import Table

GAME, PLAYERS = "tzolkin", 4
RIVALRY = 0.3  # weight of the opponents' mean, subtracted from the own points
SETTINGS = ("exploration", "temperature", "rivalry", "victory")
MAX_VALUES = {"rivalry": 1.0, "victory": 0.99}
SHARES = {"ready", "hunger", "harvest", "food", "leader", "goods"}
SHARES |= {"potential", "sure", "hope", "crowd", "scarce", "second"}
MIN_SHARE = 0.05  # a share between this and 1 stays below 1
RIDGE = 10.0

Weights = Mapping[str, Any]  # numbers and lists of them


class Parameters(NamedTuple):
    """The current weights and settings."""

    weights: Weights
    settings: Mapping[str, float]

    @property
    def tunable_weights(self) -> list[tuple[str, int | None, float]]:
        """The weights as a flat list; values of 0 mean "off" and are not tuned."""
        values_list: list[tuple[str, int | None, float]] = []
        for name, value_or_list in self.weights.items():
            if isinstance(value_or_list, Sequence):
                values_list += [(name, i, value) for i, value in enumerate(value_or_list)]
            else:
                values_list.append((name, None, value_or_list))
        return [number for number in values_list if number[2]]

    def perturbed(self, steps: Sequence[float], spread: float) -> "Parameters":
        """The parameters after some steps on a log scale; settings get double steps."""
        tunable_weights = self.tunable_weights
        weights: dict[str, Any] = {
            name: list(value_or_list) if isinstance(value_or_list, Sequence) else value_or_list
            for name, value_or_list in self.weights.items()
        }
        for (name, i, value), step in zip(
            tunable_weights, steps[: len(tunable_weights)], strict=True
        ):
            if name in SHARES and MIN_SHARE < value < 1:
                value = value ** math.exp(-1.5 * spread * step)
            else:
                value *= math.exp(spread * step)
            if i is None:
                weights[name] = value
            else:
                weights[name][i] = value
        settings = {
            name: min(value * math.exp(2 * spread * step), MAX_VALUES.get(name, math.inf))
            for (name, value), step in zip(
                self.settings.items(), steps[len(tunable_weights) :], strict=True
            )
        }
        return Parameters(weights, settings)


class Result(NamedTuple):
    """The result of the tuned seat in one game."""

    score: float
    goal: float  # the value to maximise
    won: bool


def play(seed: int, seat: int, simulations: int, parameters: Parameters) -> Result:
    """One game of a search against greedy seats."""
    rules = game(GAME)
    bots: list[GreedyBot | SearchBot] = [GreedyBot(rules, 10 * seed + i) for i in range(PLAYERS)]
    bots[seat] = SearchBot(
        rules,
        10 * seed + seat,
        simulations,
        threads=1,
        settings=parameters.settings,
        weights=parameters.weights,
    )
    table = Table(rules, PLAYERS, seed)
    while (player := table.current_player) is not None:
        table.play(ask(bots[player], table.state, player))
    scores = [float(score) for score in table.state.scores]
    others = (sum(scores) - scores[seat]) / (PLAYERS - 1)
    return Result(scores[seat], scores[seat] - RIVALRY * others, seat in table.state.winners)


def play_pair(task: tuple[int, int, int, Parameters, Parameters]) -> tuple[Result, Result]:
    """Play two sets of parameters with the same deck and seat."""
    seed, seat, simulations, up, down = task
    return play(seed, seat, simulations, up), play(seed, seat, simulations, down)


def slopes(changes: np.ndarray, gains: np.ndarray) -> tuple[np.ndarray, float]:
    """The slope of each parameter in points per step, and their standard error."""
    square = changes.T @ changes + RIDGE * np.eye(changes.shape[1])
    slope_values = np.linalg.solve(square, changes.T @ gains)
    return slope_values, float((gains - changes @ slope_values).std() / math.sqrt(len(gains)))


def gradient_step(slope_values: np.ndarray, error: float, step: float) -> np.ndarray:
    """A step of this length along the slopes, shrunk by significance."""
    significance = (slope_values / error) ** 2
    shrunk = slope_values * significance / (1 + significance)
    return np.asarray(step * shrunk / np.linalg.norm(shrunk))


def read(path: Path) -> Parameters:
    """Read the file of a round."""
    return Parameters(**json.loads(path.read_text("utf-8")))


def shipped_parameters() -> Parameters:
    """The parameters that come with Sacbe."""
    weights = weights_as_values(game(GAME).evaluator.search_weights(PLAYERS))
    settings = shipped().settings(GAME, PLAYERS)
    return Parameters(weights, {name: settings[name] for name in SETTINGS})


def climb(options: argparse.Namespace, start: Parameters) -> None:
    """Run all rounds, resuming after the last file."""
    parameters = start
    rng = np.random.default_rng(options.seed)
    options.out.mkdir(parents=True, exist_ok=True)
    with ProcessPoolExecutor(options.workers) as pool:
        for k in range(options.rounds):
            changes = rng.standard_normal(
                (options.pairs, len(parameters.tunable_weights) + len(parameters.settings))
            )
            path = options.out / f"round-{k}.json"
            if path.exists():
                parameters = read(path)
                continue
            tasks = [
                (
                    options.seed + k * options.pairs + j,
                    j % PLAYERS,
                    options.simulations,
                    parameters.perturbed(row, options.spread),
                    parameters.perturbed(-row, options.spread),
                )
                for j, row in enumerate(changes)
            ]
            results = []
            for pair in pool.map(play_pair, tasks, chunksize=4):
                results.append(pair)
                status = f"\rround {k}: {len(results)} of {options.pairs} pairs"
                print(status, end="", file=sys.stderr, flush=True)
            print(file=sys.stderr)
            gains = np.array([(up.goal - down.goal) / 2 for up, down in results])
            slope_values, error = slopes(changes, gains)
            parameters = parameters.perturbed(
                gradient_step(slope_values, error, options.step).tolist(), options.spread
            )
            path.write_text(json.dumps(parameters._asdict(), indent=1) + "\n", "utf-8")
            games = [one for pair in results for one in pair]
            mean = sum(one.score for one in games) / len(games)
            won = sum(one.won for one in games) / len(games)
            print(
                f"round {k}: mean {mean:.1f} points, {won:.0%} wins, with random changes",
                flush=True,
            )


def main() -> None:
    """Parse the arguments and run."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--out", type=Path, default=Path("climb"), help="output folder")
    parser.add_argument(
        "--start", type=Path, help="file of a round to start from; default: the shipped weights"
    )
    parser.add_argument("--rounds", type=int, default=8, help="number of rounds")
    parser.add_argument("--pairs", type=int, default=500, help="number of pairs of games per round")
    parser.add_argument("--simulations", type=int, default=150, help="simulations per decision")
    parser.add_argument(
        "--spread", type=float, default=0.2, help="size of the random changes (natural logarithm)"
    )
    parser.add_argument(
        "--step", type=float, default=2.0, help="step per round, in multiples of the spread"
    )
    parser.add_argument("--seed", type=int, default=100_000, help="random seed")
    parser.add_argument("--workers", type=int, default=2, help="number of processes")
    options = parser.parse_args()
    if min(options.rounds, options.pairs, options.simulations, options.workers) < 1:
        parser.error("--rounds, --pairs, --simulations and --workers must be at least 1")
    try:
        start = read(options.start) if options.start else shipped_parameters()
    except (OSError, ValueError, TypeError) as error:
        parser.error(f"{options.start} is not a file of a round: {error}")
    climb(options, start)


if __name__ == "__main__":
    main()
