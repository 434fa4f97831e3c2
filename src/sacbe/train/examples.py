"""Examples for a net: features of stored positions, the hand-made estimates, and what to learn."""

from __future__ import annotations

import functools
import hashlib
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from sacbe.bots.search.net import LOGIT, POINTS, Net, forward_numpy
from sacbe.kernel import entry, specialise
from sacbe.play.game import Game
from sacbe.train.selfplay import SEATS, Array, Shard, load_slots, read_shard

# Bound to the evaluator of a game.
features: Any = None
resting: Any = None


def describe(slots: Any, weights: Any, x: Any, hand: Any, useful: Any) -> None:
    """Write the features and estimates of all seats. Only positions where nothing is half done are
    useful: the search evaluates no others with the net."""
    for i in range(len(slots)):
        s = slots[i].state
        useful[i] = s.current_player >= 0 and resting(s)
        if useful[i]:
            for p in range(s.players_n):
                hand[i, p] = features(s, p, s.current_player, weights[0], x[i, p])


@functools.cache
def _describe(game: Game) -> Any:
    bound = {"__name__": f"sacbe.games.{game.name}"}
    bound |= {name: getattr(game.evaluator, name) for name in ("features", "resting")}
    return entry(specialise(describe, bound, "features", "resting"))


class Examples(NamedTuple):
    """Positions of many games. Seats beyond the number of players are zero."""

    x: Array  # (positions, SEATS, features)
    hand: Array  # (positions, SEATS): the hand-made estimate
    points: Array  # (positions, SEATS): to learn
    wins: Array  # (positions, SEATS): to learn
    result: Array  # (positions, SEATS): the final points
    won: Array  # (positions, SEATS): the share of the victory
    seated: Array  # (positions, SEATS): whether there is such a seat
    phase: Array  # (positions,): how much of the game is over, 0 to 1

    @classmethod
    def join(cls, parts: Sequence[Examples]) -> Examples:
        """The examples of several shards."""
        return cls(*(np.concatenate(columns) for columns in zip(*parts, strict=True)))


def describe_shard(game: Game, shard: Shard) -> tuple[Array, Array, Array]:
    """Features, estimates and which positions are useful."""
    n = len(shard.raw)
    x = np.zeros((n, SEATS, game.evaluator.N_FEATURES), np.float32)
    hand = np.zeros((n, SEATS), np.float32)
    useful = np.zeros(n, np.bool_)
    players = shard.players[shard.game]
    for count in np.unique(players):
        rows = np.flatnonzero(players == count)
        part = np.zeros((len(rows), *x.shape[1:]), np.float32)
        estimates, flags = hand[rows], useful[rows]
        weights = game.evaluator.search_weights(int(count))
        _describe(game)(load_slots(game, shard.raw[rows]), weights, part, estimates, flags)
        x[rows], hand[rows], useful[rows] = part, estimates, flags
    return x, hand, useful


def examples_of(game: Game, path: Path, net: Net | None, trace: float) -> Examples:
    """The examples of a shard. The targets are the final results; with a net, TD(lambda) mixes them
    with its forecasts later in the same game. `trace` is lambda, for each decision."""
    shard = read_shard(path)
    x, hand, useful = describe_shard(game, shard)
    of_game, turn = shard.game[useful], shard.turn[useful]
    x, hand = x[useful], hand[useful]
    result, won = shard.points[of_game], shard.wins[of_game]
    seated = np.arange(SEATS) < shard.players[of_game][:, None]
    last = np.zeros(len(shard.final))
    np.maximum.at(last, of_game, turn)
    phase = turn / np.maximum(1, last[of_game])
    points, wins = result.copy(), won.copy()
    if shard.label.size:
        points = shard.label[useful]
    if net is not None and trace < 1:
        expected, chance = predict(net, x, hand, seated)
        if not shard.label.size:
            _mix(points, expected, of_game, turn, trace)
        _mix(wins, chance, of_game, turn, trace)
    return Examples(x, hand, points, wins, result, won, seated, phase.astype(np.float32))


def predict(net: Net, x: Array, hand: Array, seated: Array) -> tuple[Array, Array]:
    """Expected points and chances of winning of all seats."""
    heads = forward_numpy(net.values, x)
    return hand + heads[..., POINTS], softmax(heads[..., LOGIT], seated)


def softmax(logits: Array, seated: Array) -> Array:
    """Chances from logits, over the seats that exist."""
    shifted = np.where(seated, logits, -np.inf)
    weights = np.exp(shifted - shifted.max(axis=-1, keepdims=True))
    return np.asarray(weights / weights.sum(axis=-1, keepdims=True))


def _mix(targets: Array, forecast: Array, of_game: Array, turn: Array, trace: float) -> None:
    """TD(lambda), backwards through each game: the targets hold the results at first."""
    for i in range(len(targets) - 2, -1, -1):
        if of_game[i] == of_game[i + 1]:
            share = trace ** float(turn[i + 1] - turn[i])
            targets[i] = share * targets[i + 1] + (1 - share) * forecast[i + 1]


def digest_of(paths: Sequence[Path]) -> str:
    """A digest of training data."""
    total = hashlib.blake2b(digest_size=8)
    for path in paths:
        total.update(path.read_bytes())
    return total.hexdigest()
