"""Random against greedy with PettingZoo: four seats in each game, alternating.

python examples/pettingzoo_random_against_greedy.py --games 20
"""

import argparse
import random
from typing import Any

import numpy as np

import sacbe
from sacbe.adapters.pettingzoo import env
from sacbe.bots import ask


def play(game: str, kinds: list[str], seed: int) -> dict[str, Any]:
    """Play one game with a policy for each seat and return the final info."""
    table = env(game, players=len(kinds))
    table.reset(seed=seed)
    greedy, chance = sacbe.bot("greedy", game), random.Random(seed)
    ending: dict[str, Any] = {}
    for agent in table.agent_iter():
        observation, _reward, terminated, truncated, info = table.last()
        seat = table.possible_agents.index(agent)
        if terminated or truncated:
            ending = info
            action = None
        elif kinds[seat] == "greedy":  # it looks ahead, so it needs the position
            action = ask(greedy, table.unwrapped.position, seat)
        else:
            action = int(chance.choice(np.flatnonzero(observation["action_mask"])))
        table.step(action)
    return ending


def compare(game: str, games: int) -> dict[str, tuple[float, float]]:
    """Return the wins (tied wins are shared) and mean points per seat of both policies."""
    wins, points = {"random": 0.0, "greedy": 0.0}, {"random": 0.0, "greedy": 0.0}
    for number in range(games):
        kinds = ["random", "greedy"] * 2 if number % 2 else ["greedy", "random"] * 2
        ending = play(game, kinds, seed=number)
        for seat, kind in enumerate(kinds):
            points[kind] += ending["scores"][seat] / (2 * games)
            wins[kind] += (seat in ending["winners"]) / len(ending["winners"])
    return {kind: (wins[kind], points[kind]) for kind in wins}


def main() -> None:
    """Print a line for each game and policy."""
    parser = argparse.ArgumentParser(description="Random against greedy with PettingZoo.")
    parser.add_argument("--games", type=int, default=20, help="number of games for each game")
    games = parser.parse_args().games
    print(f"{'game':10} {'policy':8} {'wins':>6} {'points':>8}")
    for game in sacbe.games():
        for kind, (wins, points) in compare(game, games).items():
            print(f"{game:10} {kind:8} {wins:6.1f} {points:8.1f}")


if __name__ == "__main__":
    main()
