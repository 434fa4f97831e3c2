"""Fit a net to examples with NumPy: Adam, a Huber loss for points, cross-entropy for winning."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import numpy as np

from sacbe.bots.search.net import HEADS, LOGIT, POINTS, WIDTH, FloatArray, layers_of, rows_of
from sacbe.train.examples import Examples, softmax
from sacbe.train.selfplay import Array

BATCH = 256  # positions
SCALE = 10.0  # points per unit while training
HUBER = 2.0  # units beyond which an error counts linearly
WIN_WEIGHT = 0.5  # of the cross-entropy in the loss
WARM_UP = 0.05  # share of the steps in which the rate grows
BETA_1, BETA_2, EPSILON = 0.9, 0.999, 1e-8
PHASES = 4
BINS = 10


class Epoch(msgspec.Struct, frozen=True):
    """The losses after an epoch, on games that were not trained on."""

    points: float  # root mean square error of the points
    hand: float  # the same of the hand-made estimate
    wins: float  # cross-entropy of the chances
    train: float  # root mean square error on the games trained on


class Bin(msgspec.Struct, frozen=True):
    """Forecasts of winning with nearly the same chance."""

    forecast: float  # mean
    won: float  # share
    seats: int


class Phase(msgspec.Struct, frozen=True):
    """How much of the final margin is explained in a quarter of the game, and how often the seat
    that leads by the estimate wins."""

    hand: float
    net: float
    hand_picks: float
    net_picks: float


class Fit(msgspec.Struct, frozen=True):
    """How well a net fits."""

    games: int
    positions: int
    epochs: tuple[Epoch, ...]
    phases: tuple[Phase, ...]
    calibration: tuple[Bin, ...]


def fit(
    train: Examples,
    test: Examples,
    epochs: int,
    rate: float,
    decay: float,
    seed: int,
    progress: Callable[[float], None],
    start: FloatArray | None = None,
) -> tuple[FloatArray, list[Epoch]]:
    """Fit a net to `train`, from random weights or from those of `start`; the losses are measured
    on `test`, after each epoch."""
    rng = np.random.default_rng(seed)
    features = train.x.shape[-1]
    net = _initial(features, rng) if start is None else _scaled(start, features, 1 / SCALE)
    mean, square = np.zeros_like(net), np.zeros_like(net)
    steps = epochs * (len(train.x) // BATCH)
    step, losses = 0, []
    for _ in range(epochs):
        order = rng.permutation(len(train.x))
        for first in range(0, len(order) - BATCH + 1, BATCH):
            gradient = _gradient(net, train, order[first : first + BATCH])
            step += 1
            mean = BETA_1 * mean + (1 - BETA_1) * gradient
            square = BETA_2 * square + (1 - BETA_2) * gradient**2
            size = (
                rate * min(1, step / (WARM_UP * steps)) * 0.5 * (1 + np.cos(np.pi * step / steps))
            )
            direction = mean / (1 - BETA_1**step)
            direction /= np.sqrt(square / (1 - BETA_2**step)) + EPSILON
            net -= np.float32(size) * (direction + np.float32(decay) * net)
            progress(step / steps)
        losses.append(losses_of(_scaled(net, features, SCALE), train, test))
    return _scaled(net, features, SCALE), losses


def _initial(features: int, rng: np.random.Generator) -> FloatArray:
    net = np.zeros((rows_of(features), WIDTH), np.float32)
    w1, _, w2, _, w3, _ = layers_of(net, features)
    w1[:] = rng.normal(0, 0.7 * np.sqrt(2 / features), w1.shape)
    w2[:] = rng.normal(0, np.sqrt(2 / WIDTH), w2.shape)
    w3[:] = rng.normal(0, 0.1 * np.sqrt(2 / WIDTH), w3.shape)
    return net


def _scaled(net: FloatArray, features: int, factor: float) -> FloatArray:
    """The net with its first head in another unit."""
    net = net.copy()
    *_, w3, b3 = layers_of(net, features)
    w3[POINTS] *= factor
    b3[POINTS] *= factor
    return net


def _gradient(net: FloatArray, data: Examples, rows: Array) -> FloatArray:
    """The gradient of the loss, with the shape of the net."""
    x, seated = data.x[rows], data.seated[rows]
    w1, b1, w2, b2, w3, b3 = layers_of(net, x.shape[-1])
    first = np.maximum(x @ w1 + b1, 0)
    second = np.maximum(first @ w2 + b2, 0)
    heads = second @ w3.T + b3
    seats = np.float32(seated.sum())
    delta = np.zeros_like(heads)
    target = (data.points[rows] - data.hand[rows]) / SCALE
    delta[..., POINTS] = np.clip(heads[..., POINTS] - target, -HUBER, HUBER) * seated / seats
    chance = softmax(heads[..., LOGIT], seated)
    delta[..., LOGIT] = WIN_WEIGHT * (chance - data.wins[rows]) * seated / len(rows)
    result = np.zeros_like(net)
    g1, c1, g2, c2, g3, c3 = layers_of(result, x.shape[-1])
    flat = _flat
    g3[:] = flat(delta).T @ flat(second)
    c3[:] = flat(delta).sum(0)
    back = (delta @ w3) * (second > 0)
    g2[:] = flat(first).T @ flat(back)
    c2[:] = flat(back).sum(0)
    back = (back @ w2.T) * (first > 0)
    g1[:] = flat(x).T @ flat(back)
    c1[:] = flat(back).sum(0)
    return result


def _flat(values: Array) -> Array:
    return values.reshape(-1, values.shape[-1])


def _heads(net: FloatArray, x: Array) -> Array:
    w1, b1, w2, b2, w3, b3 = layers_of(net, x.shape[-1])
    parts = [
        np.maximum(np.maximum(x[i : i + 8192] @ w1 + b1, 0) @ w2 + b2, 0) @ w3.T + b3
        for i in range(0, len(x), 8192)
    ]
    return np.concatenate(parts) if parts else np.zeros((*x.shape[:-1], HEADS), np.float32)


def losses_of(net: FloatArray, train: Examples, test: Examples) -> Epoch:
    """The losses of a net on `test`, and the error on as many examples of `train`."""
    sample = Examples(*(column[: len(test.x)] for column in train))
    heads = _heads(net, test.x)
    chance = softmax(heads[..., LOGIT], test.seated)
    entropy = -(test.won * np.log(np.maximum(chance, 1e-9))).sum(-1)
    learned = sample.hand + _heads(net, sample.x)[..., POINTS]
    return Epoch(
        points=_rms(test.hand + heads[..., POINTS] - test.result, test.seated),
        hand=_rms(test.hand - test.result, test.seated),
        wins=float(entropy.mean()),
        train=_rms(learned - sample.result, sample.seated),
    )


def _rms(errors: Array, seated: Array) -> float:
    return float(np.sqrt((errors[seated].astype(np.float64) ** 2).mean()))


# ---------------------------------------------------------------- quality


def phases_of(net: FloatArray, train: Examples, test: Examples) -> tuple[Phase, ...]:
    """How much of the final margin is explained, by quarter of the game."""
    expected = test.hand + _heads(net, test.x)[..., POINTS]
    phases = []
    for k in range(PHASES):
        rows = (test.phase >= k / PHASES) & (test.phase <= (k + 1) / PHASES)
        old = (train.phase >= k / PHASES) & (train.phase <= (k + 1) / PHASES)
        truth = _margins(test.result, test.seated)[rows]
        hand = _margins(test.hand, test.seated)
        slope = _slope(
            _margins(train.hand, train.seated)[old], _margins(train.result, train.seated)[old]
        )
        learned = _margins(expected, test.seated)[rows]
        seated = test.seated[rows]
        phases.append(
            Phase(
                _explained(truth, slope * hand[rows], seated),
                _explained(truth, learned, seated),
                _picks(test.hand[rows], test.won[rows], seated),
                _picks(expected[rows], test.won[rows], seated),
            )
        )
    return tuple(phases)


def calibration_of(net: FloatArray, test: Examples) -> tuple[Bin, ...]:
    """The reliability diagram of the chances of winning: bins of equal width."""
    chance = softmax(_heads(net, test.x)[..., LOGIT], test.seated)[test.seated]
    won = test.won[test.seated]
    number = np.minimum(BINS - 1, (chance * BINS).astype(np.int64))
    return tuple(
        Bin(
            float(chance[number == k].mean()),
            float(won[number == k].mean()),
            int((number == k).sum()),
        )
        for k in range(BINS)
        if (number == k).any()
    )


def _margins(points: Array, seated: Array) -> Array:
    """Points above the mean of the table."""
    mean = (points * seated).sum(-1, keepdims=True) / seated.sum(-1, keepdims=True)
    return np.asarray((points - mean) * seated)


def _slope(estimates: Array, truth: Array) -> float:
    return float((estimates * truth).sum() / max(1e-9, float((estimates**2).sum())))


def _explained(truth: Array, estimates: Array, seated: Array) -> float:
    """R squared."""
    errors, variance = ((truth - estimates)[seated] ** 2).mean(), (truth[seated] ** 2).mean()
    return float(1 - errors / max(1e-9, float(variance)))


def _picks(points: Array, won: Array, seated: Array) -> float:
    """How often the seat with most expected points wins."""
    best: Any = np.where(seated, points, -np.inf).argmax(-1)
    return float(won[np.arange(len(won)), best].mean())
