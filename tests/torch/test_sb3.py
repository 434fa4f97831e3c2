"""sb3-contrib: MaskablePPO learns on our Gymnasium environment and plays legal actions only."""

import gymnasium
import numpy as np
import pytest
from sb3_contrib import MaskablePPO

import sacbe
import sacbe.adapters.gymnasium


@pytest.mark.parametrize("game", sacbe.games())
def test_maskable_ppo_learns_and_plays(game: str) -> None:
    env = gymnasium.make(f"Sacbe/{game.capitalize()}-v0", players=2, illegal="raise")
    model = MaskablePPO("MlpPolicy", env, n_steps=64, batch_size=64, n_epochs=1, seed=1)
    before = [weight.detach().clone() for weight in model.policy.parameters()]
    model.learn(128)
    after = list(model.policy.parameters())
    assert any(not one.equal(two) for one, two in zip(before, after, strict=True))
    row, info = env.reset(seed=1)
    terminated = False
    while not terminated:
        action, _ = model.predict(row, action_masks=info["action_mask"].astype(np.bool_))
        row, reward, terminated, _, info = env.step(action)  # raises if it is illegal
    assert reward in (-1.0, 0.0, 1.0)
