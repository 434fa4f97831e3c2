"""The map from values of the search to winning chances.

The chance of a seat is a softmax over the values of all seats, divided by a temperature that
depends on how far the game is: exp(a + b·t + c·t²), where t is the number of moves divided by the
usual length of a game. The three numbers are fitted for every game and number of players
(`python -m scripts.review_calibration`); `calibration.json` has them with date, command and a
digest of the games. A second softmax of the same form approximates the chances that the values of
the search contain, which have to be subtracted to get points; the search does not look to the end
of the game, so that an offset is added.
"""

from __future__ import annotations

import functools
import hashlib
import math
from collections.abc import Sequence
from pathlib import Path

import msgspec

from sacbe.play.game import Game

FILE = Path(__file__).with_name("calibration.json")


class Bin(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Forecasts of about the same size: their mean, and the share that won."""

    forecast: float
    won: float
    seats: int


class Map(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The fitted map of a game and number of players, and its test on other games."""

    game: str
    players: int
    length: float  # mean number of moves
    fit: tuple[float, float, float]  # a, b, c
    points_fit: tuple[float, float, float]  # the same for the chances in the values
    offset: tuple[float, float, float]  # points that the search expects too few: d + e·t + f·t²
    fitted_games: int
    tested_games: int
    error: float  # expected calibration error on the tested games
    loss: float  # mean log loss there, in nats
    uniform_loss: float  # of equal chances
    points_error: float  # mean absolute error of the expected final points there
    bins: tuple[Bin, ...]


class Calibration(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All maps and where they come from."""

    date: str
    command: str
    data: str  # digest of the games
    maps: tuple[Map, ...]


#: For games without a fit: a difference of about ten points is a factor of e.
_TEN = (math.log(10.0), 0.0, 0.0)
DEFAULT = Map("", 0, 200.0, _TEN, _TEN, (0.0, 0.0, 0.0), 0, 0, 0.0, 0.0, 0.0, 0.0, ())


@functools.cache
def calibration() -> Calibration:
    """The shipped maps."""
    return msgspec.json.decode(FILE.read_bytes(), type=Calibration)


@functools.cache
def digest() -> str:
    """Changes with the shipped maps."""
    return hashlib.blake2b(FILE.read_bytes(), digest_size=8).hexdigest()


def map_of(game: Game, players: int) -> Map | None:
    """The map of a game, also for earlier data of it; None for games that none was fitted for, and
    for data of others."""
    if not game.is_shipped:
        return None
    return next(
        (m for m in calibration().maps if (m.game, m.players) == (game.name, players)), None
    )


def offset(chance_map: Map, moves: int) -> float:
    """The points to add to what the search expects after a number of moves."""
    t = min(1.0, moves / chance_map.length)
    return chance_map.offset[0] + chance_map.offset[1] * t + chance_map.offset[2] * t * t


def temperature(fit: Sequence[float], moves: int, length: float) -> float:
    """The temperature in points after a number of moves."""
    t = min(1.0, moves / length)
    return math.exp(fit[0] + fit[1] * t + fit[2] * t * t)


def even_cost(loss: float, temperature: float, players: int) -> float:
    """What a loss of value costs in winning chances if all seats are equal without it."""
    others = (players - 1) * math.exp(loss / temperature)
    return 1 / players - 1 / (1 + others)


def chances(values: Sequence[float], temperature: float) -> tuple[float, ...]:
    """The winning chances of all seats from their values in points."""
    best = max(values)
    weights = [math.exp((value - best) / temperature) for value in values]
    total = sum(weights)
    return tuple(weight / total for weight in weights)
