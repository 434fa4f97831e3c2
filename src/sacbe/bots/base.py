"""The bot protocol."""

from __future__ import annotations

import hashlib
import math
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, NamedTuple, Protocol

if TYPE_CHECKING:
    from sacbe.play.state import State

Progress = Callable[[float], None]  # called with the completed share of a decision, 0 to 1


MAX_FURTHER = 60  # actions after the first one of a turn


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


class NextAction(NamedTuple):
    """A later action of a turn, and what the seat must see for it to be the bot's choice."""

    action: int
    expected: bytes  # see `fingerprint`


def ask_turn(
    bot: Bot, state: State, seat: int, seeds: Callable[[], int]
) -> tuple[int, list[NextAction]]:
    """A bot's action and those after it, until chance or another player acts, or a choice is
    secret. Each is chosen on a new determinization, exactly as if the bot chose them one by one."""
    first = bot.choose(state, seat)
    further: list[NextAction] = []
    if state.is_simultaneous:
        return first, further
    state = state.copy()
    state.play(first, seat)
    while state.current_player == seat and not state.is_simultaneous and len(further) < MAX_FURTHER:
        state = state.determinize(seat, seeds())
        further.append(NextAction(bot.choose(state, seat), fingerprint(state, seat)))
        state.play(further[-1].action, seat)
    return first, further


def known_turn(state: State, seat: int, first: int, further: Iterable[NextAction]) -> list[int]:
    """The actions of a turn as far as the seat sees what the bot expected. The bot saw
    determinizations: an action may reveal something that was different there."""
    actions = [first]
    secret = state.is_simultaneous
    state = state.copy()
    state.play(first, seat)
    for action, expected in further:
        if secret or state.current_player != seat or state.is_simultaneous:
            break
        if fingerprint(state, seat) != expected or action not in state.legal_actions(seat):
            break
        actions.append(action)
        state.play(action, seat)
    return actions


def fingerprint(state: State, seat: int) -> bytes:
    """A digest of what a seat sees."""
    return hashlib.blake2b(state.observation(seat).tobytes(), digest_size=16).digest()


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
