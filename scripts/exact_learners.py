"""How near algorithms of OpenSpiel come to an equilibrium, on an endgame with a known value.

    python -m scripts.exact_learners                     # all algorithms, docs/benchmark.md
    python -m scripts.exact_learners --algorithm psro --budget 3

Needs PyTorch, dm-tree and cvxpy (`sacbe[torch]`).
"""

from __future__ import annotations

import argparse
import contextlib
import functools
import io
import time
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel
import torch
from open_spiel.python import policy, rl_environment
from open_spiel.python.algorithms import cfr, exploitability, policy_aggregator
from open_spiel.python.algorithms.psro_v2 import best_response_oracle, psro_v2
from open_spiel.python.pytorch import deep_cfr, nfsp

import sacbe.adapters.openspiel as adapter
from sacbe.adapters.endgames import endgames

ENDGAME = "maya-153"
LAYERS = [64, 64]
SEED = 1


def load(name: str = ENDGAME) -> Any:
    """An endgame as a game of OpenSpiel."""
    endgame = next(each for each in endgames() if each.name == name)
    return pyspiel.load_game(adapter.PREFIX + endgame.game, {"position": endgame.position})


def uniform(game: Any, budget: int) -> Any:
    """Random play."""
    return policy.UniformRandomPolicy(game)


def cfr_plus(game: Any, budget: int) -> Any:
    """CFR+, for a number of iterations."""
    solver = cfr.CFRPlusSolver(game)
    for _ in range(budget):
        solver.evaluate_and_update_policy()
    return solver.average_policy()


def psro(game: Any, budget: int) -> Any:
    """PSRO with exact best responses and projected replicator dynamics, for some iterations."""
    oracle = best_response_oracle.BestResponseOracle(game=game, best_response_backend="py")
    with contextlib.redirect_stdout(io.StringIO()):
        solver = psro_v2.PSROSolver(
            game,
            oracle,
            sims_per_entry=50,
            training_strategy_selector="probabilistic",
            meta_strategy_method="prd",
            sample_from_marginals=True,
        )
        for _ in range(budget):
            solver.iteration()
        aggregate = policy_aggregator.PolicyAggregator(game)
        return aggregate.aggregate(range(2), solver.get_policies(), solver.get_meta_strategies())


def deep_cfr_policy(game: Any, budget: int) -> Any:
    """Deep CFR with eight traversals in each of some iterations."""
    np.random.seed(SEED)  # chance outcomes of the traversals
    solver = deep_cfr.DeepCFRSolver(
        game,
        policy_network_layers=LAYERS,
        advantage_network_layers=LAYERS,
        num_iterations=budget,
        num_traversals=8,
        learning_rate=1e-3,
        batch_size_advantage=64,
        batch_size_strategy=64,
        policy_network_train_steps=200,
        advantage_network_train_steps=50,
        memory_capacity=4_000,
        seed=SEED,
    )
    solver.solve()
    return policy.tabular_policy_from_callable(game, solver.action_probabilities)


def average_probabilities(agents: list[Any], state: Any) -> dict[int, float]:
    """The probabilities of the legal actions in the average policies of NFSP agents."""
    player, legal = state.current_player(), state.legal_actions()
    observations = {
        "info_state": [state.information_state_tensor(seat) for seat in (0, 1)],
        "legal_actions": [state.legal_actions(seat) for seat in (0, 1)],
        "current_player": player,
    }
    step = rl_environment.TimeStep(observations, None, None, rl_environment.StepType.MID)
    with agents[player].temp_mode_as(nfsp.MODE.AVERAGE_POLICY):
        likely = agents[player].step(step, is_evaluation=True).probs
    return {action: float(likely[action]) for action in legal}


def nfsp_policy(game: Any, budget: int) -> Any:
    """Neural fictitious self-play (a DQN and an average policy per seat) for some episodes."""
    env = rl_environment.Environment(
        game, chance_event_sampler=rl_environment.ChanceEventSampler(SEED)
    )
    size, actions = env.observation_spec()["info_state"][0], env.action_spec()["num_actions"]
    agents = [
        nfsp.NFSP(
            player,
            size,
            actions,
            LAYERS,
            reservoir_buffer_capacity=100_000,
            anticipatory_param=0.1,
            optimizer_str="adam",
            rl_learning_rate=1e-3,
            sl_learning_rate=1e-3,
            min_buffer_size_to_learn=200,
            learn_every=16,
            epsilon_decay_duration=budget,
            epsilon_start=0.2,
            epsilon_end=0.01,
            seed=SEED + player,
        )
        for player in (0, 1)
    ]
    for _ in range(budget):
        step = env.reset()
        while not step.last():
            agent = agents[step.observations["current_player"]]
            step = env.step([agent.step(step).action])
        for agent in agents:
            agent.step(step)
    average = functools.partial(average_probabilities, agents)
    return policy.tabular_policy_from_callable(game, average)


ALGORITHMS: dict[str, tuple[Callable[[Any, int], Any], int]] = {
    "uniform": (uniform, 0),
    "cfr+": (cfr_plus, 50),
    "psro": (psro, 3),
    "deep-cfr": (deep_cfr_policy, 20),
    "nfsp": (nfsp_policy, 3_000),
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("--algorithm", choices=ALGORITHMS)
    parser.add_argument("--budget", type=int, help="iterations, or episodes of nfsp")
    parser.add_argument("--endgame", default=ENDGAME)
    args = parser.parse_args()
    torch.set_num_threads(1)
    game = load(args.endgame)
    for name in [args.algorithm] if args.algorithm else list(ALGORITHMS):
        algorithm, budget = ALGORITHMS[name]
        budget = budget if args.budget is None else args.budget
        begin = time.process_time()
        result = algorithm(game, budget)
        seconds = time.process_time() - begin
        gap = exploitability.nash_conv(game, result)
        print(f"| `{name}` | {budget} | {gap:.3f} | {seconds:.0f} |", flush=True)


if __name__ == "__main__":
    main()
