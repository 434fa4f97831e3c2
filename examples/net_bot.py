"""A network of examples/ppo.py as a bot: in the arena, at a table, as an opponent.

    SACBE_POLICY=ppo-maya/policy.npz sacbe arena maya --import examples.net_bot --candidate net

Importing this module registers `net`. It needs NumPy only, and plays the most probable action of
the policy in the file that SACBE_POLICY names.
"""

from __future__ import annotations

import functools
import hashlib
import os
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

import sacbe
from sacbe.bots import register

LAYERS = 3
LIMIT = 5  # of a normalised observation, as in examples/ppo.py


class NetBot:
    """The policy in a file."""

    name = "net"

    def __init__(self, path: Path, game: sacbe.Game) -> None:
        content = path.read_bytes()
        self.digest = hashlib.sha256(content).hexdigest()
        with np.load(path, allow_pickle=False) as file:
            self._arrays: dict[str, NDArray[np.float32]] = {name: file[name] for name in file.files}
        columns, actions = len(self._arrays["mean"]), len(self._arrays[f"bias{LAYERS - 1}"])
        if (columns, actions) != (len(game.observation_names), game.num_actions):
            raise ValueError(f"{path} is not a policy for {game.title}.")

    def choose(self, state: sacbe.State, seat: int) -> int:
        """The legal action with the greatest logit."""
        logits = self.logits(state.observation(seat))
        return max(state.legal_actions(seat), key=lambda action: logits[action])

    def logits(self, row: NDArray[np.float32]) -> NDArray[np.float32]:
        """The logits of all actions for an observation."""
        arrays = self._arrays
        layer: NDArray[np.float32] = np.clip(
            (row - arrays["mean"]) * arrays["scale"], -LIMIT, LIMIT
        )
        for number in range(LAYERS):
            layer = arrays[f"weight{number}"] @ layer + arrays[f"bias{number}"]
            if number < LAYERS - 1:
                layer = np.maximum(layer, 0)
        return layer


def make(game: sacbe.Game, seed: int) -> NetBot:
    """The bot of the file in SACBE_POLICY."""
    return load(Path(os.environ["SACBE_POLICY"]), game)


@functools.lru_cache(4)
def load(path: Path, game: sacbe.Game) -> NetBot:
    """A bot, once per file: it has no state."""
    return NetBot(path, game)


register("net", make)
