"""Random against greedy with Gymnasium: a random seat and three greedy bots, in each game.

python examples/gymnasium_random_against_greedy.py --games 20
"""

import argparse
from typing import Any

import gymnasium
import numpy as np

import sacbe
import sacbe.adapters.gymnasium  # registers the ids

PLAYERS = 4


def play(env: gymnasium.Env[Any, Any], seed: int) -> dict[str, Any]:
    """Play one game with random legal actions and return the final info."""
    chance = np.random.default_rng(seed)
    _observation, info = env.reset(seed=seed)
    terminated = False
    while not terminated:
        action = chance.choice(np.flatnonzero(info["action_mask"]))
        _observation, _reward, terminated, _truncated, info = env.step(action)
    return info


def compare(game: str, games: int) -> dict[str, tuple[float, float]]:
    """Return the wins (tied wins are shared) and mean points per seat of both policies."""
    env = gymnasium.make(
        f"Sacbe/{game.capitalize()}-v0", players=PLAYERS, seat="random", opponents="greedy"
    )
    endings = [play(env, seed) for seed in range(games)]
    env.close()
    own = sum(end["scores"][end["seat"]] for end in endings)
    all_points = sum(sum(end["scores"]) for end in endings)
    wins = sum((end["seat"] in end["winners"]) / len(end["winners"]) for end in endings)
    return {
        "random": (wins, own / games),
        "greedy": (games - wins, (all_points - own) / (games * (PLAYERS - 1))),
    }


def main() -> None:
    """Print a line for each game and policy."""
    parser = argparse.ArgumentParser(description="Random against greedy with Gymnasium.")
    parser.add_argument("--games", type=int, default=20, help="number of games for each game")
    games = parser.parse_args().games
    print(f"{'game':10} {'policy':8} {'wins':>6} {'points':>8}")
    for game in sacbe.games():
        for kind, (wins, points) in compare(game, games).items():
            print(f"{game:10} {kind:8} {wins:6.1f} {points:8.1f}")


if __name__ == "__main__":
    main()
