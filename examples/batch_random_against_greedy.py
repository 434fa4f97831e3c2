"""Random against greedy in a batch: `python examples/batch_random_against_greedy.py [GAME]`.

A batch takes one action per game. Here the greedy bot plays seat 0 of every game and the other
seats choose at random. The bot evaluates each position separately, which takes most of the time.
"""

import argparse

import numpy as np

import sacbe
from sacbe.adapters.batch import Batch
from sacbe.bots import ask


def play(name: str, players: int, games: int, seed: int) -> tuple[float, list[float]]:
    """Return the win rate of greedy and the mean points of every seat."""
    batch = Batch(name, players=players, size=games, seed=seed, rewards="win", skip_forced=True)
    greedy = sacbe.bot("greedy", name)
    wins = np.zeros(games)
    points = np.zeros((games, players))
    playing = np.ones(games, np.bool_)
    while playing.any():
        actions = batch.sample()
        for i in np.flatnonzero((batch.seats == 0) & playing):
            actions[i] = ask(greedy, batch.state(int(i)), 0)
        batch.step(actions)
        ended = batch.done & playing
        wins[ended] = batch.rewards[ended, 0] > 0
        points[ended] = batch.scores[ended]
        playing &= ~ended
    return float(wins.mean()), points.mean(0).tolist()


def main(arguments: list[str] | None = None) -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("game", nargs="?", default="maya", choices=sacbe.games())
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(arguments)
    won, points = play(options.game, options.players, options.games, options.seed)
    title = sacbe.game(options.game).title
    print(f"{title}, {options.games} games with {options.players} players:")
    print(f"  greedy (seat 0) won {won:.0%}; mean points:")
    for seat, mean in enumerate(points):
        print(f"  {'greedy' if seat == 0 else 'random'} {mean:8.1f}")


if __name__ == "__main__":
    main()
