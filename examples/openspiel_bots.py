"""IS-MCTS of OpenSpiel as a bot of Sacbe: in the arena, at a table, as an opponent.

    sacbe arena maya --import examples.openspiel_bots --candidate ismcts-25 --players 2 --blocks 2

Importing this module registers `ismcts-25` and `ismcts-100`, named by their simulations per
decision. Like every bot they get a determinization and sample their own from there.
"""

import functools
import random

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import sacbe
from sacbe.adapters.openspiel import PREFIX, resample
from sacbe.bots import register

SIMULATIONS = (25, 100)
EXPLORATION = 1.5  # the returns are between -1 and 1


class IsMctsBot:
    """OpenSpiel's IS-MCTS with random rollouts."""

    def __init__(self, simulations: int, game: sacbe.Game, seed: int) -> None:
        self.name = f"ismcts-{simulations}"
        self.digest = f"{self.name} exploration {EXPLORATION}, one random rollout"
        self._game, self._simulations = game, simulations
        self._random, self._numpy = random.Random(seed), np.random.RandomState(seed % 2**32)

    def choose(self, state: sacbe.State, seat: int) -> int:
        """The most visited action."""
        params = {"position": state.notation(), "rewards": "win"}
        game = pyspiel.load_game(PREFIX + self._game.name, params)
        evaluator = mcts.RandomRolloutEvaluator(1, self._numpy)
        bot = ismcts.ISMCTSBot(
            game, evaluator, EXPLORATION, self._simulations, random_state=self._numpy
        )
        bot.set_resampler(functools.partial(resample, rng=self._random))
        return int(bot.step(game.new_initial_state()))


for number in SIMULATIONS:
    register(f"ismcts-{number}", functools.partial(IsMctsBot, number))
