"""Proximal policy optimisation in one file, by self-play in a batch (in the style of CleanRL).

All seats share a network with two hidden layers, which takes the observation of the seat to move.
The reward of a seat is its points above the mean of the table. From time to time the learner plays
one seat against random and against greedy opponents: this is the learning curve.

pip install 'sacbe[torch]'
python examples/ppo.py --game maya --players 2 --minutes 40 --folder ppo-maya

With `--imitate MINUTES` the network first learns to choose as the greedy bot does (DAgger: half of
the games are played by the bot and half by the network, and the bot says what it would choose in
both). Self-play starts from there.

A run that is interrupted continues from its last checkpoint. `curve.jsonl` has the curve, and
`policy.npz` the network, which `examples/net_bot.py` plays without PyTorch.
"""

from __future__ import annotations

import argparse
import json
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import nn

import sacbe
from sacbe.adapters.batch import Batch
from sacbe.adapters.vector import SeatVectorEnv
from sacbe.bots import ask

STEPS = 64  # per game between two updates
WIDTH = 256
RATE = 5e-4  # of Adam; it falls to 0 over the run
EPOCHS = 3
MINIBATCH = 1024
CLIP = 0.2
TRACE = 0.95  # lambda of generalised advantage estimation
ENTROPY = 0.01  # weight of the entropy bonus
IMITATION_EPOCHS = 4
IMITATION_RATE = 1e-3
FINE_RATE, FINE_ENTROPY = 2e-4, 0.003  # after imitation: small steps away from the teacher
VALUE = 0.5  # weight of the value loss
GRADIENT = 0.5  # greatest norm of the gradient
POINTS = 20.0  # points per unit of value
MATCH_SEED = 1_000_000  # far from the seeds of training and of docs/benchmark.md
FIRST_ROWS = 50_000  # rows of random games that observations are normalised with


class Policy(nn.Module):
    """Logits of all actions and a value, from observations."""

    def __init__(self, columns: int, actions: int) -> None:
        super().__init__()
        self.register_buffer("mean", torch.zeros(columns))
        self.register_buffer("scale", torch.ones(columns))
        self.body = nn.Sequential(
            nn.Linear(columns, WIDTH), nn.ReLU(), nn.Linear(WIDTH, WIDTH), nn.ReLU()
        )
        self.actor, self.critic = nn.Linear(WIDTH, actions), nn.Linear(WIDTH, 1)
        for layer, gain in ((self.actor, 0.01), (self.critic, 1.0)):
            nn.init.orthogonal_(layer.weight, gain)
            nn.init.zeros_(layer.bias)

    def normalise(self, rows: NDArray[np.float32]) -> None:
        """Give every column mean 0 and variance 1 on some rows."""
        self.mean.copy_(torch.from_numpy(rows.mean(0)))
        self.scale.copy_(torch.from_numpy(1 / np.sqrt(rows.var(0) + 0.01)))

    def forward(self, rows: Any, masks: Any) -> tuple[Any, Any]:
        """Logits, minus infinity for illegal actions, and values."""
        features = self.body(((rows - self.mean) * self.scale).clamp(-5, 5))
        logits = self.actor(features).masked_fill(masks == 0, -torch.inf)
        return logits, self.critic(features).squeeze(-1)

    def arrays(self) -> dict[str, NDArray[np.float32]]:
        """Everything that choosing an action needs, for examples/net_bot.py."""
        layers = (self.body[0], self.body[2], self.actor)
        arrays = {"mean": self.mean.numpy(), "scale": self.scale.numpy()}
        for number, layer in enumerate(layers):
            arrays[f"weight{number}"] = layer.weight.detach().numpy()
            arrays[f"bias{number}"] = layer.bias.detach().numpy()
        return arrays

    def act(self, rows: NDArray[np.float32], masks: NDArray[np.int8]) -> NDArray[np.int64]:
        """The most probable actions."""
        with torch.no_grad():
            logits, _ = self(torch.from_numpy(rows), torch.from_numpy(masks))
        actions: NDArray[np.int64] = logits.argmax(1).numpy()
        return actions


# ---------------------------------------------------------------- a rollout


@dataclass
class Rollout:
    """Steps of all games, one row per step and game."""

    rows: Any
    masks: Any
    actions: Any
    logs: Any  # logarithms of the probabilities of the actions
    values: Any
    seats: NDArray[np.int8]
    earned: NDArray[np.float64]
    done: NDArray[np.bool_]
    last_values: NDArray[np.float64]  # of the seats to move after the last step
    last_seats: NDArray[np.int8]


def empty_rollout(batch: Batch, steps: int) -> Rollout:
    """Memory for some steps."""
    size, players = batch.size, batch.players
    return Rollout(
        torch.zeros(steps, size, len(batch.names)),
        torch.zeros(steps, size, batch.game.num_actions, dtype=torch.int8),
        torch.zeros(steps, size, dtype=torch.int64),
        torch.zeros(steps, size),
        torch.zeros(steps, size),
        np.zeros((steps, size), np.int8),
        np.zeros((steps, size, players)),
        np.zeros((steps, size), np.bool_),
        np.zeros(size),
        np.zeros(size, np.int8),
    )


def play(batch: Batch, policy: Policy, steps: int) -> Rollout:
    """Play with the policy in all seats. The batch reuses its arrays, so rows are copied."""
    rollout = empty_rollout(batch, steps)
    for t in range(steps):
        choice = torch.distributions.Categorical(logits=observe(batch, policy, rollout, t))
        rollout.actions[t] = choice.sample()
        rollout.logs[t] = choice.log_prob(rollout.actions[t])
        step(batch, rollout, t)
    finish(batch, policy, rollout)
    return rollout


def observe(batch: Batch, policy: Policy, rollout: Rollout, t: int) -> Any:
    """Store what a step begins with; returns the logits."""
    rollout.rows[t] = torch.from_dlpack(batch.observations)
    rollout.masks[t] = torch.from_dlpack(batch.masks)
    rollout.seats[t] = batch.seats
    with torch.no_grad():
        logits, rollout.values[t] = policy(rollout.rows[t], rollout.masks[t])
    return logits


def step(batch: Batch, rollout: Rollout, t: int) -> None:
    """Play the actions of a step and store what they bring."""
    batch.step(rollout.actions[t].numpy())
    rollout.earned[t] = (batch.rewards - batch.rewards.mean(1, keepdims=True)) / POINTS
    rollout.done[t] = batch.done


def finish(batch: Batch, policy: Policy, rollout: Rollout) -> None:
    """Store the seats to move after the last step, and their values."""
    with torch.no_grad():
        _, last = policy(torch.from_dlpack(batch.observations), torch.from_dlpack(batch.masks))
    rollout.last_values = last.numpy().astype(np.float64)
    rollout.last_seats = batch.seats.copy()


def imitate(
    batch: Batch, policy: Policy, teacher: Any, steps: int, seed: int
) -> tuple[Rollout, Any]:
    """Play with the teacher in the first half of the games and with the policy in the others;
    returns the rollout and what the teacher chooses in every position."""
    rollout, half = empty_rollout(batch, steps), batch.size // 2
    labels = torch.zeros(steps, batch.size, dtype=torch.int64)
    for t in range(steps):
        logits = observe(batch, policy, rollout, t)
        for i, seat in enumerate(batch.seats.tolist()):
            labels[t, i] = ask(teacher, batch.state(i), seat, seed + t * batch.size + i)
        rollout.actions[t, :half] = labels[t, :half]
        rollout.actions[t, half:] = torch.distributions.Categorical(logits=logits[half:]).sample()
        step(batch, rollout, t)
    finish(batch, policy, rollout)
    return rollout, labels


def advantages(rollout: Rollout) -> NDArray[np.float32]:
    """The advantage of every action, by generalised advantage estimation per game and seat.

    The next state of an action is the next decision of the same seat. After the last step only the
    value of the seat to move is known; rewards add up to 0, so the others share its negative.
    """
    steps, size, players = rollout.earned.shape
    games, values = np.arange(size), rollout.values.numpy().astype(np.float64)
    next_values = np.repeat(-rollout.last_values[:, None] / (players - 1), players, 1)
    next_values[games, rollout.last_seats] = rollout.last_values
    earned, surplus = np.zeros((size, players)), np.zeros((size, players))
    result = np.zeros((steps, size), np.float32)
    for t in reversed(range(steps)):
        for later in (next_values, earned, surplus):  # nothing passes the end of a game
            later[rollout.done[t]] = 0
        earned += rollout.earned[t]
        mover = games, rollout.seats[t]
        delta = earned[mover] + next_values[mover] - values[t]
        surplus[mover] = result[t] = delta + TRACE * surplus[mover]
        next_values[mover], earned[mover] = values[t], 0
    return result


# ---------------------------------------------------------------- learning


def learn(
    policy: Policy, optimizer: Any, rollout: Rollout, gains: NDArray[np.float32], bonus: float
) -> None:
    """Some epochs of clipped policy gradient over the rollout; `bonus` is the weight of entropy."""
    advantage = torch.from_numpy(gains).flatten()
    returns = advantage + rollout.values.flatten()
    rows, masks = rollout.rows.flatten(0, 1), rollout.masks.flatten(0, 1)
    actions, logs = rollout.actions.flatten(), rollout.logs.flatten()
    advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-6)
    for _ in range(EPOCHS):
        for part in torch.randperm(len(rows)).split(MINIBATCH):
            logits, values = policy(rows[part], masks[part])
            choice = torch.distributions.Categorical(logits=logits)
            ratio = (choice.log_prob(actions[part]) - logs[part]).exp()
            clipped = ratio.clamp(1 - CLIP, 1 + CLIP)
            gain = torch.min(ratio * advantage[part], clipped * advantage[part]).mean()
            error = (values - returns[part]).square().mean()
            safe = torch.where(masks[part] == 0, torch.zeros(()), choice.logits)
            entropy = -(safe * choice.probs).sum(1).mean()
            descend(policy, optimizer, VALUE * error - gain - bonus * entropy)


def learn_labels(policy: Policy, optimizer: Any, rollout: Rollout, labels: Any) -> float:
    """Some epochs of the cross-entropy of the teacher's choices, and of the value; returns the
    share of positions in which the policy chose as the teacher, in the last epoch."""
    returns = torch.from_numpy(advantages(rollout)) + rollout.values
    rows, masks = rollout.rows.flatten(0, 1), rollout.masks.flatten(0, 1)
    equal = 0
    for epoch in range(IMITATION_EPOCHS):
        for part in torch.randperm(len(rows)).split(MINIBATCH):
            logits, values = policy(rows[part], masks[part])
            targets = labels.flatten()[part]
            if epoch == 0:
                equal += int((logits.argmax(1) == targets).sum())
            error = (values - returns.flatten()[part]).square().mean()
            descend(policy, optimizer, nn.functional.cross_entropy(logits, targets) + VALUE * error)
    return equal / len(rows)


def descend(policy: Policy, optimizer: Any, loss: Any) -> None:
    """One step of the optimiser."""
    optimizer.zero_grad()
    loss.backward()
    nn.utils.clip_grad_norm_(policy.parameters(), GRADIENT)
    optimizer.step()


def match(policy: Policy, game: str, players: int, opponents: str, games: int) -> dict[str, float]:
    """One game in every slot, in random seats: share of wins, and points of learner and others."""
    envs = SeatVectorEnv(game, games, players, seat="random", opponents=opponents)
    rows, info = envs.reset(seed=MATCH_SEED)
    wins, points = np.full(games, np.nan), np.zeros((games, 2))
    while np.isnan(wins).any():
        actions = policy.act(rows, info["action_mask"])
        rows, rewards, ended, _, info = envs.step(actions)
        for i in np.flatnonzero(ended & np.isnan(wins)).tolist():
            scores, seat = info["scores"][i], int(info["seat"][i])
            points[i] = scores[seat], (scores.sum() - scores[seat]) / (players - 1)
            wins[i] = (rewards[i] * (players - 1) + 1) / players
    own, others = points.mean(0).tolist()
    return {"wins": float(wins.mean()), "points": own, "others": others}


class Run:
    """A run in a folder: checkpoints and the curve."""

    def __init__(self, folder: Path, game: str, players: int, size: int, seed: int) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.folder, self.game, self.players = folder, game, players
        self.decisions = self.updates = 0
        self.seconds = 0.0  # CPU time
        self.agreement = 0.0  # with the teacher, in the last update of imitation
        self.teacher = sacbe.bot("greedy", game, seed)
        batch = Batch(game, players, 1, observe=True)
        torch.manual_seed(seed)
        self.policy = Policy(len(batch.names), batch.game.num_actions)
        self.optimizer = torch.optim.Adam(self.policy.parameters(), RATE, eps=1e-5)
        if self._checkpoint.exists():
            self._load()
        else:
            self.policy.normalise(random_rows(game, players))
        first = seed + self.updates  # a continued run plays other games
        self.batch = Batch(game, players, size, first, rewards="points", skip_forced=True)

    @property
    def _checkpoint(self) -> Path:
        return self.folder / "checkpoint.pt"

    def _load(self) -> None:
        checkpoint = torch.load(self._checkpoint, weights_only=True)
        self.policy.load_state_dict(checkpoint["policy"])
        self.optimizer.load_state_dict(checkpoint["optimizer"])
        self.decisions, self.updates = checkpoint["decisions"], checkpoint["updates"]
        self.seconds = checkpoint["seconds"]

    def save(self) -> None:
        """Write a checkpoint."""
        values = {"policy": self.policy.state_dict(), "optimizer": self.optimizer.state_dict()}
        counts = {"decisions": self.decisions, "updates": self.updates, "seconds": self.seconds}
        torch.save({**values, **counts}, self._checkpoint.with_suffix(".new"))
        self._checkpoint.with_suffix(".new").replace(self._checkpoint)
        arrays: dict[str, Any] = self.policy.arrays()
        np.savez_compressed(self.folder / "policy.npz", **arrays)

    def update(self, budget: float, imitation: float = 0) -> None:
        """One rollout and what is learned from it. The first `imitation` seconds of the budget are
        for imitation."""
        begin, left = time.process_time(), max(0.05, 1 - self.seconds / budget)
        if self.seconds < imitation:
            self.optimizer.param_groups[0]["lr"] = IMITATION_RATE * left
            seed = self.decisions + MATCH_SEED
            rollout, labels = imitate(self.batch, self.policy, self.teacher, STEPS, seed)
            self.agreement = learn_labels(self.policy, self.optimizer, rollout, labels)
        else:
            rollout = play(self.batch, self.policy, STEPS)
            rate, bonus = (FINE_RATE, FINE_ENTROPY) if imitation else (RATE, ENTROPY)
            self.optimizer.param_groups[0]["lr"] = rate * left
            learn(self.policy, self.optimizer, rollout, advantages(rollout), bonus)
        self.updates += 1
        self.decisions += rollout.actions.numel()
        self.seconds += time.process_time() - begin

    def measure(self, games: int) -> str:
        """Add a line to the curve."""
        point: dict[str, Any] = {"decisions": self.decisions, "cpu_seconds": round(self.seconds)}
        point["agreement"] = round(self.agreement, 3)
        for opponents in ("random", "greedy"):
            point[opponents] = match(self.policy, self.game, self.players, opponents, games)
        with (self.folder / "curve.jsonl").open("a") as file:
            file.write(json.dumps(point) + "\n")
        return json.dumps(point)


def random_rows(game: str, players: int) -> NDArray[np.float32]:
    """Observations of random games."""
    batch, rows = Batch(game, players, 500, MATCH_SEED), []
    for step in range(4 * FIRST_ROWS // batch.size):
        if step % 4 == 0:
            rows.append(batch.observations.copy())
        batch.step(batch.sample())
    return np.concatenate(rows)


def main() -> None:
    parser = argparse.ArgumentParser(description="PPO by self-play in a batch.")
    parser.add_argument("--game", default="maya")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=40, help="CPU time of learning")
    parser.add_argument("--imitate", type=float, default=0, help="minutes of it for imitation")
    parser.add_argument("--size", type=int, default=128, help="number of parallel games")
    parser.add_argument("--games", type=int, default=100, help="games per match of the curve")
    parser.add_argument("--points", type=int, default=16, help="points of the curve")
    parser.add_argument("--seed", type=int, default=2_000_000)
    parser.add_argument("--folder", type=Path, default=Path("ppo"))
    options = parser.parse_args()
    torch.set_num_threads(1)
    run = Run(options.folder, options.game, options.players, options.size, options.seed)
    budget = 60 * options.minutes
    if run.updates == 0:
        print(run.measure(options.games), flush=True)
    while run.seconds < budget:
        goal = min(budget, run.seconds + budget / options.points)
        while run.seconds < goal:
            run.update(budget, 60 * options.imitate)
        run.save()
        print(run.measure(options.games), flush=True)


if __name__ == "__main__":
    main()
