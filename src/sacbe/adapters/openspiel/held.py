"""What a state of OpenSpiel holds: the position, and what its seats remember.

OpenSpiel clones a Python game's state by making a new one and copying its attributes, and saves it
by pickling them. So all there is lies in one object that knows how to do both well.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

import numpy as np

from sacbe.adapters.rewards import check_rewards, win_rewards
from sacbe.kernel import block_at
from sacbe.play.engine import NO_MASK
from sacbe.play.game import Game, game
from sacbe.play.state import State

Options = tuple[tuple[str, int | bool | str], ...]

# Bound to a game.
chance_weight: Any = None
SLOT: Any = None


def weigh_list(address: int, weights: Any) -> None:
    """Write how likely the outcomes listed in a cell are, one after the other."""
    slot = block_at(address, SLOT)[0]
    for k in range(slot.out.n):
        weights[k] = chance_weight(slot.state, slot.out.ids[k])


@functools.cache
def weigher(game: Game) -> Callable[[Any, Any], None]:
    """The same compiled for a game."""
    weigh: Callable[[Any, Any], None] = game.engine.bind(weigh_list)
    return weigh


class Setting:
    """What all states of a game have in common."""

    def __init__(self, name: str, players: int, rewards: str, options: Options) -> None:
        check_rewards(rewards)
        self.game: Game = game(name)
        self.players = players
        self.rewards = rewards
        self.options = self.game.checked_options(players, dict(options))
        self._key = (name, players, rewards, options)

    def __reduce__(self) -> tuple[Any, ...]:
        return setting, self._key

    @functools.cached_property
    def start(self) -> Held:
        """The first position. It is shared by all new states until they play."""
        position = State.start(self.game, self.players, self.options)
        return Held(self, position, 0, position, [None] * self.players, shared=True)

    def chance(self, position: State) -> list[tuple[int, float]]:
        """Nature's answers with their probabilities, weighed by one call of compiled code."""
        outcomes = position.legal_actions()
        weights = np.empty(len(outcomes), np.int64)
        weigher(self.game)(position._at, weights)
        listed = weights.tolist()
        total = sum(listed)
        return [(a, w / total) for a, w in zip(outcomes, listed, strict=True)]

    def returns(self, position: State) -> list[float]:
        """What a finished game is worth to every seat."""
        if self.rewards == "win":
            return win_rewards(position.winners, self.players)
        return [float(points) for points in position.scores]


@functools.cache
def setting(name: str, players: int, rewards: str, options: Options) -> Setting:
    """The one setting of these parameters; a ValueError says what is wrong with them."""
    return Setting(name, players, rewards, options)


class Memory:
    """What a seat remembers: all it has observed in the first `seen` steps of a history.

    Never changed, so that clones can share it: remembering more makes another one.
    """

    __slots__ = ("position", "row", "seat", "seen", "text")

    def __init__(self, seat: int, seen: int, position: State, text: str, row: Any) -> None:
        self.seat = seat
        self.seen = seen
        self.position = position
        self.text = text
        self.row = row

    def __reduce__(self) -> tuple[Any, ...]:
        return Memory, (self.seat, self.seen, self.position, self.text, self.row)

    @classmethod
    def begin(cls, seat: int, seen: int, position: State) -> Memory:
        """What a seat knows by looking: the columns of its observation that are not 0."""
        row = position.observation(seat)
        text = f"seat {seat}: {changes(position.game, np.zeros_like(row), row)}"
        return cls(seat, seen, position, text + choices(position, seat), row)

    def extend(self, history: list[int]) -> Memory:
        """The same after the rest of the history: the seat's own choices, and what changed in
        its observation. A step that it neither made nor saw leaves no trace."""
        position, row = self.position.copy(), self.row
        observe, seat = position.game.engine.observe, self.seat
        parts = [self.text]
        for action in history[self.seen :]:
            if position.current_player == seat:
                parts.append(f"\naction {action}")
            position.play(action)
            seen = np.empty_like(row)
            observe(position._at, seat, seen, NO_MASK)
            told = changes(position.game, row, seen)
            if told:
                parts.append(f"\n{told}")
                row = seen
            parts.append(choices(position, seat))
        return Memory(seat, len(history), position, "".join(parts), row)


def changes(game: Game, before: Any, after: Any) -> str:
    """The columns that differ, by name, with their new values; nine digits tell float32 apart."""
    names = column_names(game)
    differ = np.flatnonzero(before != after)
    values = after[differ].tolist()
    return " ".join(f"{names[i]}={value:.9g}" for i, value in zip(differ, values, strict=True))


def choices(position: State, seat: int) -> str:
    """What the seat may choose, if it is to move: an observation does not always tell what is
    asked, and equal information states must have equal legal actions."""
    if position.current_player != seat:
        return ""
    return f"\nchoices {' '.join(map(str, position.legal_actions()))}"


@functools.cache
def column_names(game: Game) -> tuple[str, ...]:
    """The names of an observation's columns, asked of the game once."""
    return game.observation_names


class Held:
    """The position of a state, and what its seats remember, as far as somebody has asked.

    `origin` is the position after `begun` steps of the history where memories begin: the first
    position, or the world of a resampled state.
    """

    __slots__ = ("begun", "memories", "origin", "position", "setting", "shared")

    def __init__(
        self,
        setting: Setting,
        position: State,
        begun: int,
        origin: State,
        memories: list[Memory | None],
        shared: bool = False,
    ) -> None:
        self.setting = setting
        self.position = position
        self.begun = begun
        self.origin = origin
        self.memories = memories
        self.shared = shared

    def copy(self) -> Held:
        """The same, to be played on."""
        position = self.position.copy()
        return Held(self.setting, position, self.begun, self.origin, self.memories.copy())

    def __deepcopy__(self, memo: Any) -> Held:
        return self if self.shared else self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        resampled = self.begun > 0  # else memories can be made again from the history
        memories = self.memories if resampled else [None] * len(self.memories)
        return Held, (self.setting, self.position, self.begun, self.origin, memories)

    def remember(self, seat: int, history: list[int]) -> Memory:
        """All that a seat has observed in this history."""
        memory = self.memories[seat] or Memory.begin(seat, self.begun, self.origin)
        if memory.seen < len(history):
            memory = memory.extend(history)
        self.memories[seat] = memory
        return memory

    def resample(self, seat: int, seed: int, history: list[int]) -> Held:
        """Another world that the seat cannot tell from this one, and which it remembers alike.

        The others' memories begin anew: in that world they might have seen other things.
        """
        known = self.remember(seat, history)
        world = self.position.determinize(seat, seed)
        memories: list[Memory | None] = [None] * self.setting.players
        memories[seat] = Memory(seat, known.seen, world.copy(), known.text, known.row)
        return Held(self.setting, world, len(history), world.copy(), memories)
