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
RIVALRY = 0.3  # of the others' mean is taken from the points that are to grow
SETTINGS = ("exploration", "temperature", "rivalry", "victory")
MOST = {"rivalry": 1.0, "victory": 0.99}
SHARES = {"ready", "hunger", "harvest", "food", "leader", "goods"}
SHARES |= {"potential", "sure", "hope", "crowd", "scarce", "second"}
SHARE_FROM = 0.05  # a share between this and 1 stays one
RIDGE = 10.0

Weights = Mapping[str, Any]  # numbers and lists of them


class Place(NamedTuple):
    """Where the climb is."""

    weights: Weights
    settings: Mapping[str, float]

    @property
    def numbers(self) -> list[tuple[str, int | None, float]]:
        """The weights one by one; what is 0 is off, and stays so."""
        listed: list[tuple[str, int | None, float]] = []
        for name, said in self.weights.items():
            if isinstance(said, Sequence):
                listed += [(name, i, value) for i, value in enumerate(said)]
            else:
                listed.append((name, None, said))
        return [number for number in listed if number[2]]

    def moved(self, steps: Sequence[float], spread: float) -> "Place":
        """All numbers so many steps larger; settings, which matter less, go twice as far."""
        numbers = self.numbers
        weights: dict[str, Any] = {
            name: list(said) if isinstance(said, Sequence) else said
            for name, said in self.weights.items()
        }
        for (name, i, value), step in zip(numbers, steps[: len(numbers)], strict=True):
            if name in SHARES and SHARE_FROM < value < 1:
                value = value ** math.exp(-1.5 * spread * step)
            else:
                value *= math.exp(spread * step)
            if i is None:
                weights[name] = value
            else:
                weights[name][i] = value
        settings = {
            name: min(value * math.exp(2 * spread * step), MOST.get(name, math.inf))
            for (name, value), step in zip(
                self.settings.items(), steps[len(numbers) :], strict=True
            )
        }
        return Place(weights, settings)


class Result(NamedTuple):
    """Of the climbing seat of one game."""

    score: float
    goal: float  # what is to grow
    won: bool


def play(seed: int, seat: int, simulations: int, place: Place) -> Result:
    """One game of a search against greedy seats."""
    rules = game(GAME)
    bots: list[GreedyBot | SearchBot] = [GreedyBot(rules, 10 * seed + i) for i in range(PLAYERS)]
    bots[seat] = SearchBot(
        rules,
        10 * seed + seat,
        simulations,
        threads=1,
        settings=place.settings,
        weights=place.weights,
    )
    table = Table(rules, PLAYERS, seed)
    while (player := table.current_player) is not None:
        table.play(ask(bots[player], table.state, player))
    scores = [float(score) for score in table.state.scores]
    others = (sum(scores) - scores[seat]) / (PLAYERS - 1)
    return Result(scores[seat], scores[seat] - RIVALRY * others, seat in table.state.winners)


def play_pair(task: tuple[int, int, int, Place, Place]) -> tuple[Result, Result]:
    """The same deck and seat for both."""
    seed, seat, simulations, up, down = task
    return play(seed, seat, simulations, up), play(seed, seat, simulations, down)


def slopes(changes: np.ndarray, gains: np.ndarray) -> tuple[np.ndarray, float]:
    """Points for a step of each number, and their standard error."""
    square = changes.T @ changes + RIDGE * np.eye(changes.shape[1])
    found = np.linalg.solve(square, changes.T @ gains)
    return found, float((gains - changes @ found).std() / math.sqrt(len(gains)))


def uphill(found: np.ndarray, error: float, step: float) -> np.ndarray:
    """A step of this length; what may be chance counts for little."""
    sure = (found / error) ** 2
    trusted = found * sure / (1 + sure)
    return np.asarray(step * trusted / np.linalg.norm(trusted))


def read(path: Path) -> Place:
    """What a round wrote."""
    return Place(**json.loads(path.read_text("utf-8")))


def shipped_place() -> Place:
    """What the search believes now."""
    weights = weights_as_values(game(GAME).evaluator.search_weights(PLAYERS))
    settings = shipped().settings(GAME, PLAYERS)
    return Place(weights, {name: settings[name] for name in SETTINGS})


def climb(given: argparse.Namespace, start: Place) -> None:
    """Round after round, from the last one that is there."""
    place = start
    draw = np.random.default_rng(given.seed)
    given.out.mkdir(parents=True, exist_ok=True)
    with ProcessPoolExecutor(given.workers) as pool:
        for k in range(given.rounds):
            changes = draw.standard_normal((given.pairs, len(place.numbers) + len(place.settings)))
            path = given.out / f"round-{k}.json"
            if path.exists():
                place = read(path)
                continue
            tasks = [
                (
                    given.seed + k * given.pairs + j,
                    j % PLAYERS,
                    given.simulations,
                    place.moved(row, given.spread),
                    place.moved(-row, given.spread),
                )
                for j, row in enumerate(changes)
            ]
            results = []
            for pair in pool.map(play_pair, tasks, chunksize=4):
                results.append(pair)
                told = f"\rround {k}: {len(results)} of {given.pairs} pairs"
                print(told, end="", file=sys.stderr, flush=True)
            print(file=sys.stderr)
            gains = np.array([(up.goal - down.goal) / 2 for up, down in results])
            found, error = slopes(changes, gains)
            place = place.moved(uphill(found, error, given.step).tolist(), given.spread)
            path.write_text(json.dumps(place._asdict(), indent=1) + "\n", "utf-8")
            games = [one for pair in results for one in pair]
            mean = sum(one.score for one in games) / len(games)
            won = sum(one.won for one in games) / len(games)
            print(
                f"round {k}: mean {mean:.1f} points, {won:.0%} wins, with random changes",
                flush=True,
            )


def main() -> None:
    """Read what is asked, and climb."""
    asked = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    asked.add_argument("--out", type=Path, default=Path("climb"), help="output folder")
    asked.add_argument(
        "--start", type=Path, help="file of a round to start from; default: the shipped weights"
    )
    asked.add_argument("--rounds", type=int, default=8, help="number of rounds")
    asked.add_argument("--pairs", type=int, default=500, help="number of pairs of games per round")
    asked.add_argument("--simulations", type=int, default=150, help="simulations per decision")
    asked.add_argument(
        "--spread", type=float, default=0.2, help="size of the random changes (natural logarithm)"
    )
    asked.add_argument(
        "--step", type=float, default=2.0, help="step per round, in multiples of the spread"
    )
    asked.add_argument("--seed", type=int, default=100_000, help="random seed")
    asked.add_argument("--workers", type=int, default=2, help="number of processes")
    given = asked.parse_args()
    if min(given.rounds, given.pairs, given.simulations, given.workers) < 1:
        asked.error("--rounds, --pairs, --simulations and --workers must be at least 1")
    try:
        start = read(given.start) if given.start else shipped_place()
    except (OSError, ValueError, TypeError) as error:
        asked.error(f"{given.start} is not a file of a round: {error}")
    climb(given, start)


if __name__ == "__main__":
    main()
