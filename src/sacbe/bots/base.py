"""What a bot is, and the one way to ask it."""

from __future__ import annotations

import hashlib
import math
from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from sacbe.play.state import State

Progress = Callable[[float], None]  # told again and again which share of a decision is thought over


class Bot(Protocol):
    """Somebody to play against. Every seat has its own bot object, for it may remember things."""

    name: str

    def choose(self, state: State, seat: int) -> int:
        """One of the legal actions of a seat that owes a choice.

        The position may be any world that the seat cannot tell from the true one, so nothing
        that is hidden from the seat may be believed. See `ask`.
        """


def ask(bot: Bot, state: State, seat: int, seed: int = 0) -> int:
    """A bot's choice; it is shown a world re-dealt for its seat, never the true one."""
    if seat != state.current_player and seat not in state.players_to_act:
        raise ValueError(f"Seat {seat!r} is not to move.")
    return bot.choose(state.determinize(seat, seed), seat)


def seed_from(seen: bytes, *parts: object) -> int:
    """A seed from the observation of a seat and from anything else: positions that the seat cannot
    tell apart give the same one."""
    text = " ".join(map(str, parts)).encode() + b" " + seen
    return int.from_bytes(hashlib.blake2b(text, digest_size=7).digest(), "big")


def check_seconds(seconds: float | None) -> None:
    """The most that a turn may take: a ValueError says what is wrong with it."""
    if seconds is None:
        return
    if type(seconds) not in (int, float) or not math.isfinite(seconds) or seconds <= 0:
        raise ValueError(f"The time limit per turn must be above 0 seconds, not {seconds!r}.")
