"""Digests of games by seed: `python -m sacbe.adapters.digest` prints those of this machine.

A digest covers every observation, mask, reward and result of a batch of random games. Equal digests
mean that results of two machines can be compared step by step. The test suite compares them with
the stored ones.
"""

from __future__ import annotations

import hashlib
import json

import numpy as np

from sacbe.adapters.batch import Batch
from sacbe.play.game import Game, games
from sacbe.play.game import game as game_named

SIZE, STEPS = 32, 500
ARRAYS = ("observations", "masks", "seats", "rewards", "done", "scores")


def versions(game: Game) -> dict[str, int | str]:
    """What a result depends on besides the seed; store it with every result."""
    return {
        "game": game.name,
        "rules_version": game.rules_version,
        "observation_version": game.observation_version,
        "data": game.data_digest,
    }


def batch_digest(name: str, players: int, seed: int) -> str:
    """The digest of a batch of random games."""
    batch, digest = Batch(name, players, SIZE, seed, rewards="points"), hashlib.sha256()
    for _ in range(STEPS):
        for array in ARRAYS:
            values = np.ascontiguousarray(getattr(batch, array))
            digest.update(values.astype(values.dtype.newbyteorder("<")).tobytes())
        batch.step(batch.sample())
    return digest.hexdigest()[:16]


def all_digests(seed: int = 1) -> dict[str, dict[str, int | str]]:
    """Versions and digests of all built-in games, by game and number of players."""
    return {
        name: {
            **versions(game_named(name)),
            **{f"{n} players": batch_digest(name, n, seed) for n in (2, 3, 4)},
        }
        for name in games()
    }


if __name__ == "__main__":
    print(json.dumps(all_digests(), indent=1))
