"""The TorchRL example: a whole episode of legal actions."""

import pytest

import sacbe
from examples.torchrl_rollout import make_env


@pytest.mark.parametrize("game", sacbe.games())
def test_an_episode_of_legal_actions(game: str) -> None:
    env = make_env(game, 2)
    env.set_seed(3)
    episode = env.rollout(10_000)
    assert episode["next", "terminated"][-1].item()
    assert not episode["next", "terminated"][:-1].any()
    legal = episode["action_mask"].gather(1, episode["action"][:, None])
    assert legal.bool().all()
    assert episode["next", "reward"].sum().item() in (-1.0, 0.0, 1.0)
