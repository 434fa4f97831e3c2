"""The bot protocol."""

from __future__ import annotations

import hashlib
import math
from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from sacbe.play.state import State

Progress = Callable[[float], None]  # called with the completed share of a decision, 0 to 1


class Bot(Protocol):
    """A program that chooses actions. It may have state, so every seat needs its own instance."""

    name: str

    def choose(self, state: State, seat: int) -> int:
        """A legal action for a seat that must act.

        `state` is a determinization: it agrees with the true state in what the seat can see, and
        its hidden parts are random. See `ask`.
        """


def ask(bot: Bot, state: State, seat: int, seed: int = 0) -> int:
    """A bot's action. The bot gets a determinization for its seat, never the true state."""
    if seat != state.current_player and seat not in state.players_to_act:
        raise ValueError(f"Seat {seat!r} is not to move.")
    return bot.choose(state.determinize(seat, seed), seat)


def seed_from(observation: bytes, *parts: object) -> int:
    """A seed from a player's observation and other values: it does not depend on hidden state."""
    text = " ".join(map(str, parts)).encode() + b" " + observation
    return int.from_bytes(hashlib.blake2b(text, digest_size=7).digest(), "big")


def check_seconds(seconds: float | None) -> None:
    """Raise ValueError if a time limit per turn is invalid."""
    if seconds is None:
        return
    if type(seconds) not in (int, float) or not math.isfinite(seconds) or seconds <= 0:
        raise ValueError(f"The time limit per turn must be above 0 seconds, not {seconds!r}.")
