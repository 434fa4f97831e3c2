"""Random against greedy with OpenSpiel.

    python examples/openspiel_random_against_greedy.py maya --games 20

OpenSpiel loads and plays the games. The bots are Sacbe's, wrapped as OpenSpiel bots. They swap
seats after every game.
"""

import argparse
import time
from collections.abc import Sequence

import pyspiel

import sacbe
from sacbe.adapters import openspiel

BOTS = ("greedy", "random")


def play(game: pyspiel.Game, names: Sequence[str], seed: int) -> list[float]:
    """Play one game and return the returns of all seats; equal seeds give equal games."""
    players = [openspiel.bot(name, game, seat, seed) for seat, name in enumerate(names)]
    returns: list[float] = pyspiel.evaluate_bots(game.new_initial_state(), players, seed)
    return returns


def match(name: str, games: int, seed: int) -> dict[str, list[float]]:
    """Play a two-player match and return the returns of each bot."""
    game = pyspiel.load_game(openspiel.PREFIX + name, {"players": 2})
    results: dict[str, list[float]] = {bot: [] for bot in BOTS}
    for number in range(games):
        seats = BOTS if number % 2 == 0 else BOTS[::-1]
        for bot, value in zip(seats, play(game, seats, seed + number), strict=True):
            results[bot].append(value)
    return results


def main(arguments: Sequence[str] | None = None) -> None:
    """Play a match and print the result."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("game", nargs="?", default="tzolkin", choices=sacbe.games())
    parser.add_argument("--games", type=int, default=20, help="number of games (default: 20)")
    parser.add_argument("--seed", type=int, default=1, help="random seed (default: 1)")
    options = parser.parse_args(arguments)
    start = time.perf_counter()
    results = match(options.game, options.games, options.seed)
    print(f"{options.game}, two players, {options.games} games, seed {options.seed}")
    print(f"{'bot':8}{'won':>6}{'tied':>8}{'lost':>6}{'mean return':>14}")
    for bot, values in results.items():
        won, losses = sum(v > 0 for v in values), sum(v < 0 for v in values)
        mean = sum(values) / max(1, len(values))
        print(f"{bot:8}{won:6}{len(values) - won - losses:8}{losses:6}{mean:14.2f}")
    print(f"{time.perf_counter() - start:.1f} seconds")


if __name__ == "__main__":
    main()
