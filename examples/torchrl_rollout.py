"""A rollout of legal random actions in TorchRL, with the action mask in the observation.

pip install 'sacbe[torch]'
python examples/torchrl_rollout.py --game maya

Put your actor in the place of the random one: `env.rollout(steps, policy=actor)`.
"""

import argparse
from typing import Any

import gymnasium
from torchrl.envs import GymWrapper, TransformedEnv
from torchrl.envs.transforms import ActionMask

import sacbe.adapters.gymnasium  # noqa: F401  registers the games


def make_env(game: str, players: int) -> Any:
    """One seat against random bots. ActionMask samples legal actions only."""
    name = f"Sacbe/{game.capitalize()}-v0"
    env = gymnasium.make(name, players=players, observation="dict", illegal="raise")
    return TransformedEnv(GymWrapper(env, categorical_action_encoding=True), ActionMask())


def main() -> None:
    parser = argparse.ArgumentParser(description="A rollout in TorchRL.")
    parser.add_argument("--game", default="maya")
    parser.add_argument("--players", type=int, default=2)
    options = parser.parse_args()
    env = make_env(options.game, options.players)
    env.set_seed(1)
    episode = env.rollout(10_000)
    reward = episode["next", "reward"].sum().item()
    print(f"{len(episode)} decisions, reward {reward:+g}")


if __name__ == "__main__":
    main()
