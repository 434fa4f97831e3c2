"""The net that corrects the estimates of an evaluator, and the files that hold one.

The game writes a row of features for a seat. Two hidden layers of rectifiers follow, then two
numbers: points to add to the hand-made estimate, and the logit of winning (a softmax over the seats
gives the chances). Everything is float32 in one array, an argument of the compiled search, so that
another net needs no compilation.

NumPy trains it: a net of this size is a few small matrix products, and a step takes less time than
a call into a larger framework.
"""

from __future__ import annotations

import functools
import hashlib
import io
import os
import zipfile
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import numpy as np

from sacbe.kernel import rule
from sacbe.play.game import Game

WIDTH = 32  # of both hidden layers
HEADS = 2
POINTS, LOGIT = range(HEADS)
OUTPUT_ROWS = HEADS + 1  # weights of each head, then the biases
MAX_BYTES = 1 << 20  # of a file

FloatArray = np.ndarray[Any, np.dtype[np.float32]]


def rows_of(features: int) -> int:
    """The number of rows of a net: weights and bias of each layer."""
    return features + 1 + WIDTH + 1 + OUTPUT_ROWS


@rule(refcount=False)
def forward(net: Any, x: Any, hidden: Any) -> tuple[float, float]:
    """Both heads for a row of features. `hidden` is scratch space for two layers. Features that are
    0 are skipped."""
    features = len(x)
    for h in range(WIDTH):
        hidden[0, h] = net[features, h]
    for i in range(features):
        if x[i] != 0.0:
            for h in range(WIDTH):
                hidden[0, h] += x[i] * net[i, h]
    first = features + 1
    for h in range(WIDTH):
        hidden[1, h] = net[first + WIDTH, h]
    for i in range(WIDTH):
        if hidden[0, i] > 0.0:
            for h in range(WIDTH):
                hidden[1, h] += hidden[0, i] * net[first + i, h]
    last = first + WIDTH + 1
    points = net[last + HEADS, POINTS]
    logit = net[last + HEADS, LOGIT]
    for h in range(WIDTH):
        if hidden[1, h] > 0.0:
            points += hidden[1, h] * net[last + POINTS, h]
            logit += hidden[1, h] * net[last + LOGIT, h]
    return float(points), float(logit)


def forward_numpy(net: FloatArray, x: FloatArray) -> FloatArray:
    """The same for many rows at once: an array with a column for each head."""
    w1, b1, w2, b2, w3, b3 = layers_of(net, x.shape[-1])
    first = np.maximum(x @ w1 + b1, 0)
    return np.asarray(np.maximum(first @ w2 + b2, 0) @ w3.T + b3)


def layers_of(net: FloatArray, features: int) -> tuple[FloatArray, ...]:
    """Views of the parts of a net: weights and bias of each layer."""
    first = features + 1
    last = first + WIDTH + 1
    return (
        net[:features],
        net[features],
        net[first : first + WIDTH],
        net[first + WIDTH],
        net[last : last + HEADS],
        net[last + HEADS, :HEADS],
    )


class About(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a net comes from."""

    game: str
    date: str
    command: str
    generation: int
    data: str  # a digest of the training data
    games: int
    positions: int
    result: str


class Net(NamedTuple):
    """A net and where it comes from."""

    values: FloatArray
    about: About

    @property
    def digest(self) -> str:
        """Changes with the weights."""
        return hashlib.blake2b(self.values.tobytes(), digest_size=8).hexdigest()


class NetError(ValueError):
    """A file is not a net of this game."""


def save(net: Net, path: Path) -> None:
    """Write a net to a file, completely or not at all."""
    memory = io.BytesIO()
    about = np.frombuffer(msgspec.json.encode(net.about), np.uint8)
    np.savez_compressed(memory, values=net.values, about=about)
    write_atomically(path, memory.getvalue())


def load(path: Path, game: Game) -> Net:
    """Read the net of a game; NetError if the file is not one."""
    try:
        if path.stat().st_size > MAX_BYTES:
            raise NetError(f"{path}: a net has at most {MAX_BYTES} bytes.")
        with np.load(path, allow_pickle=False) as arrays:
            values, raw = arrays["values"], arrays["about"]
        about = msgspec.json.decode(raw.tobytes(), type=About)
    except (OSError, KeyError, EOFError, zipfile.BadZipFile, msgspec.MsgspecError) as error:
        raise NetError(f"{path}: not a net ({error}).") from None
    shape = (rows_of(game.evaluator.N_FEATURES), WIDTH)
    if about.game != game.name or values.shape != shape or values.dtype != np.float32:
        raise NetError(f"{path}: not a net of {game.title} in this version.")
    if not np.isfinite(values).all():
        raise NetError(f"{path}: the weights are not finite.")
    return Net(np.ascontiguousarray(values), about)


@functools.cache
def shipped(game: Game) -> Net | None:
    """The net that comes with a game, also used on its earlier data, which it has learned from.
    There is none for other data: a net knows what the built-in tiles and cards are worth."""
    path = game.definition.folder / "evaluate" / "net.npz"
    return load(path, game) if game.is_shipped and path.is_file() else None


@functools.cache
def zero(game: Game) -> FloatArray:
    """The weights of a net that changes nothing."""
    return np.zeros((rows_of(game.evaluator.N_FEATURES), WIDTH), np.float32)


def write_atomically(path: Path, content: bytes) -> None:
    """Write a file so that it has all of its content or does not exist."""
    temporary = path.with_name(f".{path.name}.{os.getpid()}.tmp")
    try:
        temporary.write_bytes(content)
        temporary.replace(path)
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise
