"""The data of an OpenSpiel state: the position and the players' information states.

OpenSpiel clones a Python state by copying its attributes and saves it by pickling them. So all data
is in one object with efficient copying and pickling.
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


def write_chance_weights(address: int, weights: Any) -> None:
    """Write the weights of the chance outcomes that are listed in the slot at an address."""
    slot = block_at(address, SLOT)[0]
    for k in range(slot.out.n):
        weights[k] = chance_weight(slot.state, slot.out.ids[k])


@functools.cache
def chance_weights_writer(game: Game) -> Callable[[Any, Any], None]:
    """`write_chance_weights` compiled for a game."""
    bound_function: Callable[[Any, Any], None] = game.engine.bind(write_chance_weights)
    return bound_function


class GameConfig:
    """The part that all states of a game share."""

    def __init__(self, name: str, players: int, rewards: str, options: Options) -> None:
        check_rewards(rewards)
        self.game: Game = game(name)
        self.players = players
        self.rewards = rewards
        self.options = self.game.checked_options(players, dict(options))
        self._key = (name, players, rewards, options)

    def __reduce__(self) -> tuple[Any, ...]:
        return config, self._key

    @functools.cached_property
    def start(self) -> StateData:
        """The initial state data, shared by all new states until their first action."""
        position = State.start(self.game, self.players, self.options)
        return StateData(self, position, 0, position, [None] * self.players, is_shared=True)

    def chance(self, position: State) -> list[tuple[int, float]]:
        """Chance outcomes with their probabilities, from one call of compiled code."""
        outcomes = position.legal_actions()
        weights = np.empty(len(outcomes), np.int64)
        chance_weights_writer(self.game)(position._at, weights)
        counts = weights.tolist()
        total = sum(counts)
        return [(a, w / total) for a, w in zip(outcomes, counts, strict=True)]

    def returns(self, position: State) -> list[float]:
        """The returns of a finished game."""
        if self.rewards == "win":
            return win_rewards(position.winners, self.players)
        return [float(points) for points in position.scores]


@functools.cache
def config(name: str, players: int, rewards: str, options: Options) -> GameConfig:
    """The configuration for these parameters (cached). Raises ValueError if they are invalid."""
    return GameConfig(name, players, rewards, options)


class InformationState:
    """The information state of a seat after the first `steps` steps of a history.

    Immutable, so that clones can share it; `extend` creates a new one.
    """

    __slots__ = ("position", "row", "seat", "steps", "text")

    def __init__(self, seat: int, steps: int, position: State, text: str, row: Any) -> None:
        self.seat = seat
        self.steps = steps
        self.position = position
        self.text = text
        self.row = row

    def __reduce__(self) -> tuple[Any, ...]:
        return InformationState, (self.seat, self.steps, self.position, self.text, self.row)

    @classmethod
    def start_at(cls, seat: int, steps: int, position: State) -> InformationState:
        """The information state at the first position: all observation columns that are not 0."""
        row = position.observation(seat)
        text = f"seat {seat}: {changed_columns(position.game, np.zeros_like(row), row)}"
        return cls(seat, steps, position, text + legal_actions_text(position, seat), row)

    def extend(self, history: list[int]) -> InformationState:
        """Append the rest of the history: the seat's own actions and the changes of its
        observation. Steps that it cannot observe leave no trace."""
        position, row = self.position.copy(), self.row
        observe, seat = position.game.engine.observe, self.seat
        parts = [self.text]
        for action in history[self.steps :]:
            if position.current_player == seat:
                parts.append(f"\naction {action}")
            position.play(action)
            new_row = np.empty_like(row)
            observe(position._at, seat, new_row, NO_MASK)
            change_text = changed_columns(position.game, row, new_row)
            if change_text:
                parts.append(f"\n{change_text}")
                row = new_row
            parts.append(legal_actions_text(position, seat))
        return InformationState(seat, len(history), position, "".join(parts), row)


def changed_columns(game: Game, before: Any, after: Any) -> str:
    """The columns that differ, as name=value; nine digits are exact for float32."""
    names = column_names(game)
    indices = np.flatnonzero(before != after)
    values = after[indices].tolist()
    return " ".join(f"{names[i]}={value:.9g}" for i, value in zip(indices, values, strict=True))


def legal_actions_text(position: State, seat: int) -> str:
    """The legal actions, if the seat must act. Observations do not always determine them, and equal
    information states must have equal legal actions."""
    if position.current_player != seat:
        return ""
    return f"\nchoices {' '.join(map(str, position.legal_actions()))}"


@functools.cache
def column_names(game: Game) -> tuple[str, ...]:
    """The names of the observation's columns (cached)."""
    return game.observation_names


class StateData:
    """The position of a state, and the information states of its seats, computed on demand.

    Information states begin at `first_position`, after `first_step` steps of the history: the
    initial position, or the determinization of a resampled state.
    """

    __slots__ = (
        "config",
        "first_position",
        "first_step",
        "information_states",
        "is_shared",
        "position",
    )

    def __init__(
        self,
        config: GameConfig,
        position: State,
        first_step: int,
        first_position: State,
        information_states: list[InformationState | None],
        is_shared: bool = False,
    ) -> None:
        self.config = config
        self.position = position
        self.first_step = first_step
        self.first_position = first_position
        self.information_states = information_states
        self.is_shared = is_shared

    def copy(self) -> StateData:
        """A copy that can be modified."""
        position = self.position.copy()
        return StateData(
            self.config,
            position,
            self.first_step,
            self.first_position,
            self.information_states.copy(),
        )

    def __deepcopy__(self, memo: Any) -> StateData:
        return self if self.is_shared else self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        is_resampled = self.first_step > 0  # otherwise they can be recomputed from the history
        information_states = (
            self.information_states if is_resampled else [None] * len(self.information_states)
        )
        return StateData, (
            self.config,
            self.position,
            self.first_step,
            self.first_position,
            information_states,
        )

    def information_state(self, seat: int, history: list[int]) -> InformationState:
        """The information state of a seat after a history."""
        information_state = self.information_states[seat] or InformationState.start_at(
            seat, self.first_step, self.first_position
        )
        if information_state.steps < len(history):
            information_state = information_state.extend(history)
        self.information_states[seat] = information_state
        return information_state

    def resample(self, seat: int, seed: int, history: list[int]) -> StateData:
        """A determinization with the same information state for the seat.

        The information states of the other seats restart here, since their past observations may
        differ in it.
        """
        known_state = self.information_state(seat, history)
        world = self.position.determinize(seat, seed)
        information_states: list[InformationState | None] = [None] * self.config.players
        information_states[seat] = InformationState(
            seat, known_state.steps, world.copy(), known_state.text, known_state.row
        )
        return StateData(self.config, world, len(history), world.copy(), information_states)
