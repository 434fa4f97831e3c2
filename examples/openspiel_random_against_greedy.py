"""Random against greedy in OpenSpiel: who wins how often?

    python examples/openspiel_random_against_greedy.py maya --games 20

The games are loaded, started and played by OpenSpiel; the bots are Sacbe's, wrapped as bots of
OpenSpiel. Both change seats after every game, and both seats see the same number of games.
"""

import argparse
import time
from collections.abc import Sequence

import pyspiel

import sacbe
from sacbe.adapters import openspiel

BOTS = ("greedy", "random")


def play(game: pyspiel.Game, names: Sequence[str], seed: int) -> list[float]:
    """What one game is worth to every seat; equal seeds give equal games."""
    players = [openspiel.bot(name, game, seat, seed) for seat, name in enumerate(names)]
    returns: list[float] = pyspiel.evaluate_bots(game.new_initial_state(), players, seed)
    return returns


def match(name: str, games: int, seed: int) -> dict[str, list[float]]:
    """The returns of each bot over a match for two."""
    game = pyspiel.load_game(openspiel.PREFIX + name, {"players": 2})
    results: dict[str, list[float]] = {bot: [] for bot in BOTS}
    for number in range(games):
        seats = BOTS if number % 2 == 0 else BOTS[::-1]
        for bot, value in zip(seats, play(game, seats, seed + number), strict=True):
            results[bot].append(value)
    return results


def main(arguments: Sequence[str] | None = None) -> None:
    """Play a match and print what came of it."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("game", nargs="?", default="tzolkin", choices=sacbe.games())
    parser.add_argument("--games", type=int, default=20, help="how many games (20)")
    parser.add_argument("--seed", type=int, default=1, help="of chance and of the bots (1)")
    given = parser.parse_args(arguments)
    begun = time.perf_counter()
    results = match(given.game, given.games, given.seed)
    print(f"{given.game}, two players, {given.games} games, seed {given.seed}")
    print(f"{'bot':8}{'won':>6}{'shared':>8}{'lost':>6}{'mean return':>14}")
    for bot, values in results.items():
        won, lost = sum(v > 0 for v in values), sum(v < 0 for v in values)
        mean = sum(values) / max(1, len(values))
        print(f"{bot:8}{won:6}{len(values) - won - lost:8}{lost:6}{mean:14.2f}")
    print(f"{time.perf_counter() - begun:.1f} seconds")


if __name__ == "__main__":
    main()
