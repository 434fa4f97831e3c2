"""A small NumPy learner that trains on Maya by self-play in a batch.

A network with one hidden layer takes the observation of the seat to move. Its outputs are the
action probabilities and a value: the points above the mean of the table that the seat will still
score. All seats share the network. It is trained as an advantage actor-critic. From time to time it
plays one seat in a match against random seats; these matches are the learning curve.

python examples/batch_learner.py --players 4 --updates 400 --picture maya-learning.svg
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

import sacbe
from sacbe.adapters.batch import Batch
from sacbe.bots.selfplay import SelfPlay

Array = np.ndarray[Any, Any]

GAME = "maya"
WINDOW = 32  # steps per game between two updates
HIDDEN_UNITS = 128  # units of the network
RATE = 1e-3  # initial learning rate; it falls to 0
TRACE = 0.95  # lambda of generalized advantage estimation
ENTROPY_WEIGHT = 0.003  # weight of the entropy bonus
POINTS = 10.0  # points per unit of value
MATCH_SEED = 1_000_000  # far from the seeds of learning
GREEDY_GAMES = 60
BAR = 40  # characters of a full bar


# ---------------------------------------------------------------- the network


class Scale:
    """Normalises observations, which are counts of very different sizes: every column gets mean 0
    and variance 1 over all rows seen so far."""

    def __init__(self, columns: int) -> None:
        self.seen = 0
        self.mean = np.zeros(columns, np.float32)
        self.variance = np.ones(columns, np.float32)

    def learn(self, rows: Array) -> None:
        """Update the mean and the variance with new rows."""
        self.seen += len(rows)
        new = np.float32(len(rows) / self.seen)
        apart = rows.mean(0) - self.mean
        self.mean += new * apart
        self.variance += new * (rows.var(0) - self.variance) + new * (1 - new) * apart**2

    def __call__(self, rows: Array) -> Array:
        """Normalise rows, with limits for values that are rarely seen."""
        scaled: Array = (rows - self.mean) / np.sqrt(self.variance + np.float32(0.01))
        return np.clip(scaled, -5, 5, out=scaled)


class Network:
    """A network with one hidden layer. The last output is the value, the others are actions."""

    def __init__(self, columns: int, actions: int, rng: np.random.Generator) -> None:
        shapes = (columns, HIDDEN_UNITS), (HIDDEN_UNITS, actions + 1)
        # all actions are nearly as likely at first
        first, second = (
            (rng.standard_normal(shape) * size / np.sqrt(shape[0])).astype(np.float32)
            for shape, size in zip(shapes, (1.0, 0.01), strict=True)
        )
        biases = np.zeros(HIDDEN_UNITS, np.float32), np.zeros(actions + 1, np.float32)
        self.scale = Scale(columns)
        self.weights = [first, second, *biases]
        self._means = [np.zeros_like(weight) for weight in self.weights]
        self._squares = [np.zeros_like(weight) for weight in self.weights]
        self._updates = 0

    def __call__(self, scaled: Array, masks: Array) -> tuple[Array, Array, Array]:
        """Return the hidden layer, the action probabilities and the values."""
        first, second, first_bias, second_bias = self.weights
        hidden_layer = np.maximum(scaled @ first + first_bias, 0)
        out = hidden_layer @ second + second_bias
        likely = np.where(masks, out[:, :-1], -np.inf)
        likely = np.exp(likely - likely.max(1, keepdims=True))
        return hidden_layer, likely / likely.sum(1, keepdims=True), out[:, -1]

    def descend(self, scaled: Array, hidden_layer: Array, slope: Array, rate: float) -> None:
        """Make one Adam step along the gradient of the outputs."""
        back = (slope @ self.weights[1].T) * (hidden_layer > 0)
        slopes = [scaled.T @ back, hidden_layer.T @ slope, back.sum(0), slope.sum(0)]
        self._updates += 1
        rate *= (1 - 0.999**self._updates) ** 0.5 / (1 - 0.9**self._updates)
        parts = zip(self.weights, self._means, self._squares, slopes, strict=True)
        for weight, mean, square, steep in parts:
            mean += np.float32(0.1) * (steep - mean)
            square += np.float32(0.001) * (steep * steep - square)
            weight -= np.float32(rate) * mean / (np.sqrt(square) + np.float32(1e-8))


def draw(likely: Array, rng: np.random.Generator) -> Array:
    """Sample an action for each row from its probabilities, with Gumbel noise."""
    with np.errstate(divide="ignore"):
        picked: Array = np.argmax(np.log(likely) + rng.gumbel(size=likely.shape), 1)
    return picked


# ---------------------------------------------------------------- learning


@dataclass
class Window:
    """A sequence of steps of all games; every list has one array per step."""

    rows: list[Array] = field(default_factory=list)
    masks: list[Array] = field(default_factory=list)
    seats: list[Array] = field(default_factory=list)
    values: list[Array] = field(default_factory=list)
    actions: list[Array] = field(default_factory=list)
    earned: list[Array] = field(default_factory=list)
    done: list[Array] = field(default_factory=list)


def play_window(batch: Batch, network: Network, rng: np.random.Generator) -> Window:
    """Play steps with the network in all seats. The reward of a seat is its points above the mean
    of the table. The batch reuses its arrays at every step, so stored rows are copied."""
    window = Window()
    for _ in range(WINDOW):
        window.rows.append(batch.observations.copy())
        window.masks.append(batch.masks.copy())
        window.seats.append(batch.seats.copy())
        _, likely, values = network(network.scale(batch.observations), batch.masks)
        actions = draw(likely, rng)
        batch.step(actions)
        window.values.append(values)
        window.actions.append(actions)
        window.earned.append((batch.rewards - batch.rewards.mean(1, keepdims=True)) / POINTS)
        window.done.append(batch.done.copy())
    return window


def advantages(window: Window) -> tuple[Array, Array]:
    """Return the advantage of every action, and whether it is known.

    The return of an action is what its seat earns until its next decision, plus the value of that
    decision. For a seat's last decision in the window it is unknown, unless the game ended.
    """
    games = np.arange(len(window.done[0]))
    earned, surplus, value = (np.zeros_like(window.earned[0]) for _ in range(3))
    is_known = np.zeros(earned.shape, bool)
    steps = []
    for t in reversed(range(len(window.done))):
        over, player = window.done[t], (games, window.seats[t])
        for later in (earned, surplus, value):
            later[over] = 0
        is_known[over] = True
        earned += window.earned[t]
        advantage = earned[player] + value[player] - window.values[t] + TRACE * surplus[player]
        steps.append((advantage, is_known[player]))
        surplus[player] = np.where(is_known[player], advantage, 0)
        value[player], earned[player], is_known[player] = window.values[t], 0, True
    brought_at, known_at = zip(*reversed(steps), strict=True)
    return np.concatenate(brought_at), np.concatenate(known_at)


def learn(network: Network, window: Window, rate: float) -> None:
    """Update the policy and the value from the advantages."""
    advantage, is_known = advantages(window)
    rows, masks, values, actions = (
        np.concatenate(arrays)[is_known]
        for arrays in (window.rows, window.masks, window.values, window.actions)
    )
    advantage = advantage[is_known]
    weight = (advantage - advantage.mean()) / (advantage.std() + 1e-6)
    scaled = network.scale(rows)
    hidden_layer, likely, guess = network(scaled, masks)
    log = np.log(likely + 1e-9)
    slope = np.empty((len(rows), likely.shape[1] + 1), np.float32)
    slope[:, :-1] = likely * weight[:, None]
    slope[np.arange(len(rows)), actions] -= weight
    slope[:, :-1] += ENTROPY_WEIGHT * likely * (log - (likely * log).sum(1, keepdims=True))
    slope[:, -1] = guess - (values + advantage)
    network.descend(scaled, hidden_layer, slope / len(rows), rate)
    network.scale.learn(rows)


# ---------------------------------------------------------------- the learning curve


@dataclass(frozen=True)
class Match:
    """A match of the learner in one seat against random seats, with 95% intervals."""

    update: int
    wins: float  # its share of the victories
    wins_from: float
    wins_to: float
    points: float
    points_about: float
    others: float  # mean points of a random seat


def match(network: Network, players: int, games: int, update: int) -> Match:
    """Play one game in every slot of a batch; the learner has each seat equally often."""
    batch = Batch(GAME, players, games, MATCH_SEED, skip_forced=True)
    rng = np.random.default_rng(MATCH_SEED)
    places = np.arange(games)
    own = places % players
    shares, points = np.full(games, np.nan), np.zeros((games, players))
    while np.isnan(shares).any():
        actions = batch.sample()
        mine = np.flatnonzero(batch.seats == own)
        _, likely, _ = network(network.scale(batch.observations[mine]), batch.masks[mine])
        actions[mine] = draw(likely, rng)
        batch.step(actions)
        first = batch.done & np.isnan(shares)
        points[first] = batch.scores[first]
        # a reward of 1 is a victory alone, one of -1 / (players - 1) a defeat
        shares[first] = ((batch.rewards[places, own] * (players - 1) + 1) / players)[first]
    return _summed_up(update, shares, points[places, own], points)


def _summed_up(update: int, shares: Array, own: Array, points: Array) -> Match:
    games, players = points.shape
    middle, about = wilson(float(shares.mean()), games)
    return Match(
        update=update,
        wins=float(shares.mean()),
        wins_from=middle - about,
        wins_to=middle + about,
        points=float(own.mean()),
        points_about=1.96 * float(own.std()) / games**0.5,
        others=float((points.sum() - own.sum()) / (games * (players - 1))),
    )


def wilson(share: float, games: int, z: float = 1.96) -> tuple[float, float]:
    """Return the centre and half-width of the interval of a proportion (valid near 0 and 1)."""
    size = 1 + z * z / games
    middle = (share + z * z / (2 * games)) / size
    spread = share * (1 - share) / games + z * z / (4 * games * games)
    return middle, z * max(spread, 0.0) ** 0.5 / size


def train(
    players: int,
    updates: int,
    size: int,
    seed: int,
    *,
    threads: int = 1,
    matches: int = 16,
    games: int = 512,
) -> Iterator[Match]:
    """Train, and yield the matches of the learning curve, the first before any training."""
    rng = np.random.default_rng(seed)
    batch = Batch(GAME, players, size, seed, rewards="points", skip_forced=True, threads=threads)
    network = Network(len(batch.names), batch.game.num_actions, rng)
    yield match(network, players, games, 0)
    every = max(1, updates // matches)
    for update in range(1, updates + 1):
        rate = RATE * (1 - (update - 1) / updates)
        learn(network, play_window(batch, network, rng), rate)
        if update % every == 0 or update == updates:
            yield match(network, players, games, update)


def greedy_points(players: int) -> float:
    """Return the mean points of the greedy bot against random seats, for comparison."""
    arena = SelfPlay(sacbe.game(GAME), players)
    total = 0.0
    for number in range(GREEDY_GAMES):
        seat = number % players
        kinds = ["greedy" if p == seat else "random" for p in range(players)]
        total += arena.play(kinds, number).scores[seat]
    return total / GREEDY_GAMES


def line(one: Match) -> str:
    """Format a match as a line of the learning curve."""
    bar = "█" * round(BAR * one.wins)
    wins = f"{one.wins:6.1%} ({one.wins_from:.1%} to {one.wins_to:.1%})"
    points = f"{one.points:5.1f} ± {one.points_about:.1f}"
    return f"{one.update:6}  {bar:{BAR}}  {wins:25}  {points:12}  {one.others:5.1f}"


def draw_picture(curve: list[Match], players: int, greedy: float, path: Path) -> None:
    """Plot the win rate and the points with intervals, and the points of random and greedy."""
    import matplotlib
    from matplotlib.figure import Figure

    figure = Figure(figsize=(9, 4), layout="constrained")
    wins, points = figure.subplots(1, 2)
    updates = [one.update for one in curve]
    wins.fill_between(
        updates, [100 * m.wins_from for m in curve], [100 * m.wins_to for m in curve], alpha=0.25
    )
    wins.plot(updates, [100 * m.wins for m in curve], marker=".", label="learner")
    wins.axhline(100 / players, color="grey", linestyle="--", label="even win rate")
    wins.set(ylim=(0, 102), xlabel="updates", ylabel="wins (%)", title="Win rate")
    low, high = zip(
        *((m.points - m.points_about, m.points + m.points_about) for m in curve), strict=True
    )
    points.fill_between(updates, low, high, alpha=0.25)
    points.plot(updates, [m.points for m in curve], marker=".", label="learner")
    points.plot(updates, [m.others for m in curve], color="grey", label="its random opponents")
    points.axhline(greedy, color="C2", linestyle="--", label="greedy bot in its seat")
    points.set(ylim=(0, None), xlabel="updates", ylabel="points", title="Mean points")
    wins.legend(loc="lower right")
    points.legend(loc="upper right", bbox_to_anchor=(1, 0.9))  # between greedy and the learner
    for axes in (wins, points):
        axes.grid(alpha=0.3)
    others = "one random seat" if players == 2 else f"{players - 1} random seats"
    figure.suptitle(f"Maya: learning by self-play, measured against {others} (95% intervals)")
    with matplotlib.rc_context({"svg.hashsalt": GAME}):  # equal curves give equal files
        figure.savefig(path, metadata={"Date": None} if path.suffix == ".svg" else None)


def main() -> None:
    """Train, print the learning curve, and plot it."""
    parser = argparse.ArgumentParser(
        description="A NumPy learner that trains on Maya by self-play."
    )
    parser.add_argument("--players", type=int, default=4, choices=(2, 3, 4))
    parser.add_argument("--updates", type=int, default=400, help="number of network updates")
    parser.add_argument("--size", type=int, default=128, help="number of parallel games")
    parser.add_argument(
        "--games", type=int, default=512, help="games per match of the learning curve"
    )
    parser.add_argument("--seed", type=int, default=1, help="random seed")
    parser.add_argument("--threads", type=int, default=1, help="threads of the batch")
    parser.add_argument(
        "--picture", type=Path, help="plot the learning curve to this file (.svg or .png)"
    )
    options = parser.parse_args()
    print(f"{'update':6}  {'wins':{BAR}}  {'with 95% interval':25}  {'points':12}  others")
    curve = []
    learning = train(
        options.players,
        options.updates,
        options.size,
        options.seed,
        threads=options.threads,
        games=options.games,
    )
    for one in learning:
        print(line(one), flush=True)
        curve.append(one)
    greedy = greedy_points(options.players)
    print(f"The greedy bot scores {greedy:.1f} points in the learner's seat.")
    if options.picture:
        draw_picture(curve, options.players, greedy, options.picture)
        print(f"The learning curve is in {options.picture}.")


if __name__ == "__main__":
    main()
