"""The PPO example."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch

import sacbe
from examples import net_bot, ppo
from sacbe.adapters.batch import Batch


def slow_advantage(rollout: ppo.Rollout, t: int, game: int, last_seat: int) -> float:
    """One advantage from its definition: a sum over the later decisions of the same seat."""
    seat, players = int(rollout.seats[t, game]), rollout.earned.shape[2]
    total, weight, value, earned = 0.0, 1.0, float(rollout.values[t, game]), 0.0
    for later in range(t, len(rollout.seats)):
        if later > t and rollout.seats[later, game] == seat:
            following = float(rollout.values[later, game])
            total += weight * (earned + following - value)
            weight, value, earned = weight * ppo.TRACE, following, 0.0
        earned += float(rollout.earned[later, game, seat])
        if rollout.done[later, game]:
            return total + weight * (earned - value)
    last = float(rollout.last_values[game])
    following = last if last_seat == seat else -last / (players - 1)
    return total + weight * (earned + following - value)


@pytest.mark.parametrize("players", [2, 3])
def test_advantages_are_sums_over_the_decisions_of_a_seat(players: int) -> None:
    torch.manual_seed(1)
    batch = Batch("maya", players, 4, 1, rewards="points", skip_forced=True)
    for _ in range(90):
        batch.step(batch.sample())
    policy = ppo.Policy(len(batch.names), batch.game.num_actions)
    rollout = ppo.play(batch, policy, 120)
    assert rollout.done.any()
    advantages = ppo.advantages(rollout)
    expected = [
        [slow_advantage(rollout, t, game, int(batch.seats[game])) for game in range(4)]
        for t in range(120)
    ]
    assert np.allclose(advantages, expected, atol=1e-4)


def test_only_legal_actions_are_played() -> None:
    batch = Batch("maya", 2, 8, 2)
    rollout = ppo.play(batch, ppo.Policy(len(batch.names), batch.game.num_actions), 20)
    legal = rollout.masks.gather(2, rollout.actions[..., None])
    assert (legal == 1).all()


def test_a_run_continues_from_its_checkpoint(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ppo, "FIRST_ROWS", 1_000)
    monkeypatch.setattr(ppo, "STEPS", 8)
    first = ppo.Run(tmp_path, "maya", 2, 8, 1)
    before = first.policy.actor.weight.clone()
    first.update(60)
    first.save()
    assert not torch.equal(first.policy.actor.weight, before)
    second = ppo.Run(tmp_path, "maya", 2, 8, 1)
    assert (second.updates, second.decisions) == (1, 64)
    for one, two in zip(first.policy.parameters(), second.policy.parameters(), strict=True):
        assert torch.equal(one, two)
    point = json.loads(second.measure(4))
    assert 0 <= point["random"]["wins"] <= 1
    assert point["greedy"]["others"] > point["greedy"]["points"]  # the net is untrained


def test_the_exported_policy_plays_as_the_network(tmp_path: Path) -> None:
    torch.manual_seed(3)
    batch = Batch("maya", 2, 8, 3, skip_forced=True)
    policy = ppo.Policy(len(batch.names), batch.game.num_actions)
    policy.normalise(batch.observations)
    arrays: dict[str, Any] = policy.arrays()
    np.savez(tmp_path / "policy.npz", **arrays)
    bot = net_bot.NetBot(tmp_path / "policy.npz", batch.game)
    for _ in range(20):
        actions = policy.act(batch.observations, batch.masks)
        expected = [bot.choose(batch.state(i), int(batch.seats[i])) for i in range(batch.size)]
        assert actions.tolist() == expected
        batch.step(actions)
    with pytest.raises(ValueError, match="not a policy for Mezo"):
        net_bot.NetBot(tmp_path / "policy.npz", sacbe.game("mezo"))


def test_imitation_learns_the_choices_of_the_teacher() -> None:
    torch.manual_seed(1)
    batch = Batch("maya", 2, 16, 1, rewards="points", skip_forced=True)
    policy = ppo.Policy(len(batch.names), batch.game.num_actions)
    optimizer = torch.optim.Adam(policy.parameters(), ppo.IMITATION_RATE)
    rollout, labels = ppo.imitate(batch, policy, sacbe.bot("greedy", "maya", 1), 16, 1)
    agreements = [ppo.learn_labels(policy, optimizer, rollout, labels) for _ in range(12)]
    assert agreements[-1] > 2 * agreements[0]


def test_the_teacher_plays_half_of_the_games() -> None:
    batch = Batch("maya", 2, 8, 1, rewards="points", skip_forced=True)
    policy = ppo.Policy(len(batch.names), batch.game.num_actions)
    rollout, labels = ppo.imitate(batch, policy, sacbe.bot("greedy", "maya", 1), 10, 1)
    assert torch.equal(rollout.actions[:, :4], labels[:, :4])
    assert not torch.equal(rollout.actions[:, 4:], labels[:, 4:])
    assert (rollout.masks.gather(2, labels[..., None]) == 1).all()
