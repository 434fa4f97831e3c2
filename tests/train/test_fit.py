"""Fitting: the gradient, the targets, and what is reported about a net."""

import numpy as np
import pytest

from sacbe.bots.search.net import LOGIT, POINTS, WIDTH, forward_numpy, rows_of
from sacbe.train.examples import Examples, _mix, softmax
from sacbe.train.fit import (
    SCALE,
    WIN_WEIGHT,
    _gradient,
    calibration_of,
    fit,
    phases_of,
)
from sacbe.train.selfplay import Array

FEATURES = 6


def examples(n: int, seed: int = 1) -> Examples:
    """Positions in which feature 0 is worth 20 points and decides who wins."""
    rng = np.random.default_rng(seed)
    x = rng.normal(0, 1, (n, 4, FEATURES)).astype(np.float32)
    seated = np.ones((n, 4), np.bool_)
    seated[::3, 3] = False
    x[~seated] = 0
    points = 50 + 20 * x[..., 0] + rng.normal(0, 1, (n, 4))
    points = np.where(seated, points, 0).astype(np.float32)
    won = np.zeros((n, 4), np.float32)
    won[np.arange(n), np.where(seated, points, -np.inf).argmax(1)] = 1
    hand = np.where(seated, 50, 0).astype(np.float32)
    phase = rng.random(n).astype(np.float32)
    return Examples(x, hand, points, won, points, won, seated, phase)


def loss(net: Array, data: Examples) -> float:
    heads = forward_numpy(net, data.x).astype(np.float64)
    error = np.abs(heads[..., POINTS] - (data.points - data.hand) / SCALE)
    huber = np.where(error < 2, error**2 / 2, 2 * error - 2)
    total = (huber * data.seated).sum() / data.seated.sum()
    entropy = -(data.wins * np.log(softmax(heads[..., LOGIT], data.seated) + 1e-300)).sum()
    return float(total + WIN_WEIGHT * entropy / len(data.x))


def test_gradient_is_that_of_the_loss() -> None:
    data = examples(16)
    rng = np.random.default_rng(3)
    net: Array = rng.normal(0, 0.4, (rows_of(FEATURES), WIDTH))
    gradient = _gradient(net, data, np.arange(16))
    step = 1e-6
    for _ in range(60):
        i, j = rng.integers(rows_of(FEATURES)), rng.integers(WIDTH)
        up, down = net.copy(), net.copy()
        up[i, j] += step
        down[i, j] -= step
        expected = (loss(up, data) - loss(down, data)) / (2 * step)
        assert gradient[i, j] == pytest.approx(expected, rel=1e-3, abs=1e-6)


def test_a_net_learns_points_and_winners() -> None:
    train, test = examples(2000), examples(300, seed=2)
    net, epochs = fit(train, test, 20, 5e-3, 1e-5, 1, lambda share: None)
    assert epochs[0].hand > 18
    assert epochs[-1].points < 4
    phases = phases_of(net, train, test)
    assert len(phases) == 4
    assert all(phase.net > 0.9 > phase.hand for phase in phases)
    assert all(phase.net_picks > 0.9 > phase.hand_picks for phase in phases)
    bins = calibration_of(net, test)
    assert sum(b.seats for b in bins) == test.seated.sum()
    assert bins[0].won < 0.1 < 0.8 < bins[-1].won


def test_fitting_is_reproducible() -> None:
    train, test = examples(600), examples(100, seed=2)
    nets = [fit(train, test, 2, 2e-3, 1e-4, seed, lambda share: None)[0] for seed in (1, 1, 2)]
    assert nets[0].tobytes() == nets[1].tobytes() != nets[2].tobytes()


def test_targets_mix_the_result_with_later_forecasts() -> None:
    """Lambda 0.5 per decision; two games."""
    result = np.array([[10.0], [10.0], [10.0], [2.0], [2.0]])
    forecast = np.array([[1.0], [4.0], [8.0], [0.0], [6.0]])
    game, turn = np.array([0, 0, 0, 1, 1]), np.array([0, 1, 3, 0, 1])
    _mix(result, forecast, game, turn, 0.5)
    second = 0.25 * 10 + 0.75 * 8  # two decisions later
    assert result.ravel().tolist() == [0.5 * second + 0.5 * 4, second, 10.0, 0.5 * 2 + 0.5 * 6, 2.0]


def test_chances_add_up_over_the_seats_that_exist() -> None:
    chances = softmax(np.array([[1.0, 2.0, 3.0, 50.0]]), np.array([[True, True, True, False]]))
    assert chances[0, 3] == 0
    assert chances.sum() == pytest.approx(1)
    assert chances[0, 2] / chances[0, 1] == pytest.approx(np.e)
