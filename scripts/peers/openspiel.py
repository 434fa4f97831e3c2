"""OpenSpiel games: its own in C++, and Sacbe's adapter."""

import random
from importlib import import_module
from typing import Any

from scripts.peers.timing import Play, Tally, decision_of

ROLLOUTS = 100
SAMPLE_GAMES = 300  # games to estimate the mean length
PLAYERS = 4


def load(name: str) -> Any:
    """A game of OpenSpiel's, or one of ours with four players."""
    spiel: Any = import_module("pyspiel")
    if not name.startswith("python_sacbe_"):
        return spiel.load_game(name)
    import_module("sacbe.adapters.openspiel")
    return spiel.load_game(name, {"players": PLAYERS})


def loop(name: str) -> Play:
    """One list of actions and one action from Python for every step, chance included."""
    spiel: Any = import_module("pyspiel")
    game, pick = load(name), random.Random(1).random

    def play() -> Tally:
        decisions = forced = chance = 0
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                chance += 1
                action, _ = spiel.sample_action(state.chance_outcomes(), pick())
            else:
                ids = state.legal_actions()
                if len(ids) > 1:
                    decisions += 1
                else:
                    forced += 1
                action = ids[int(pick() * len(ids))]
            state.apply_action(action)
        return Tally(decisions, 1, forced, chance)

    return play


def rollouts(name: str) -> Play:
    """Random games inside the C++ code, which Python reaches only as the rollouts of a search.

    A search of one simulation plays them from its root, which has to be a player's, so that
    chance's first answers (the deal) are given from Python, once for many games.
    """
    spiel: Any = import_module("pyspiel")
    game, pick = load(name), random.Random(1).random
    evaluator = spiel.RandomRolloutEvaluator(ROLLOUTS, 1)
    search = spiel.MCTSBot(game, evaluator, 1.0, 1, 100, False, 1, False)
    per_decision = decision_of(loop(name), SAMPLE_GAMES)
    tally = per_decision.times(ROLLOUTS / per_decision.games)

    def play() -> Tally:
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(spiel.sample_action(state.chance_outcomes(), pick())[0])
        search.mcts_search(state)
        return tally

    return play


def make(what: str) -> Play:
    """A kind of loop and a game, as in "loop hearts"."""
    kind, name = what.split()
    return {"loop": loop, "rollouts": rollouts}[kind](name)
