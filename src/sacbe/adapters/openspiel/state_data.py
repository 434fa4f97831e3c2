"""The data of an OpenSpiel state: the position and the players' information states.

OpenSpiel clones a Python state by copying its attributes and saves it by pickling them. So all data
is in one object with efficient copying and pickling.
"""

from __future__ import annotations

import collections
import functools
from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from sacbe.adapters.rewards import TERMINAL_REWARDS, check_rewards, win_rewards
from sacbe.adapters.start import first_position
from sacbe.kernel import block_at
from sacbe.play.codes import NO_MASK
from sacbe.play.game import Game
from sacbe.play.state import State

MOST_RECALL = 10_000  # frames of an information state tensor

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


class Settings(NamedTuple):
    """The parameters of a game."""

    name: str
    players: int  # 0: those of the position
    rewards: str
    options: Options
    data: str  # a path, or empty
    position: str  # a notation, or empty
    recall: int


class GameConfig:
    """The part that all states of a game share."""

    def __init__(self, settings: Settings) -> None:
        name, players, rewards, options, data, position, recall = settings
        check_rewards(rewards, TERMINAL_REWARDS)
        if not 0 <= recall <= MOST_RECALL:
            raise ValueError(f"recall must be 0 to {MOST_RECALL}, not {recall}.")
        first = first_position(name, players, data or None, position or None, dict(options))
        self.game: Game = first.game
        self.players = first.players
        self.rewards = rewards
        self.recall = recall
        self._first = first
        self._settings = settings

    def __reduce__(self) -> tuple[Any, ...]:
        return config, (self._settings,)

    @functools.cached_property
    def start(self) -> StateData:
        """The initial state data, shared by all new states until their first action."""
        first = self._first
        return StateData(self, first, 0, first, [None] * self.players, is_shared=True)

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


@functools.lru_cache(maxsize=256)  # positions as parameters are without number
def config(settings: Settings) -> GameConfig:
    """The configuration for these parameters (cached). Raises ValueError if they are invalid."""
    return GameConfig(settings)


class Frame(NamedTuple):
    """What a seat could see and do at one time, and what it did."""

    row: Any  # its observation
    legal: tuple[int, ...]  # its legal actions, if it had to act
    action: int | None  # its choice; None if another seat or chance acted

    def write(self, tensor: Any, actions: int) -> None:
        """Write the observation, the mask of legal actions and, if there is room, the choice."""
        columns = len(self.row)
        tensor[:columns] = self.row
        tensor[columns + np.array(self.legal, np.int64)] = 1
        if self.action is not None:
            tensor[columns + actions + self.action] = 1


class InformationState:
    """The information state of a seat after the first `steps` steps of a history.

    Immutable, so that clones can share it; `extend` creates a new one. `frames` are the last
    `recall` ones that the seat could distinguish, the latest first, without the present one.
    """

    __slots__ = ("frames", "position", "row", "seat", "steps", "text")

    def __init__(
        self,
        seat: int,
        steps: int,
        position: State,
        text: str,
        row: Any,
        frames: tuple[Frame, ...] = (),
    ) -> None:
        self.seat = seat
        self.steps = steps
        self.position = position
        self.text = text
        self.row = row
        self.frames = frames

    def __reduce__(self) -> tuple[Any, ...]:
        values = (self.seat, self.steps, self.position, self.text, self.row, self.frames)
        return InformationState, values

    @classmethod
    def start_at(cls, seat: int, steps: int, position: State) -> InformationState:
        """The information state at the first position: all observation columns that are not 0."""
        row = position.observation(seat)
        text = f"seat {seat}: {changed_columns(position.game, np.zeros_like(row), row)}"
        return cls(seat, steps, position, text + legal_actions_text(position, seat), row)

    def write(self, tensor: Any, recall: int) -> None:
        """Write the information state tensor: the present frame without a choice, then up to
        `recall` earlier ones, the latest first."""
        actions = self.position.game.num_actions
        tensor[:] = 0
        frames = (Frame(self.row, legal_of(self.position, self.seat), None), *self.frames)
        begin = 0
        for number, frame in enumerate(frames[: recall + 1]):
            frame.write(tensor[begin:], actions)
            begin += len(self.row) + actions * (1 if number == 0 else 2)

    def extend(self, history: list[int], recall: int) -> InformationState:
        """Append the rest of the history: the seat's own actions and the changes of its
        observation. Steps that it cannot observe leave no trace."""
        position, row = self.position.copy(), self.row
        observe, seat = position.game.engine.observe, self.seat
        parts, frames = [self.text], collections.deque(self.frames, recall)
        for action in history[self.steps :]:
            acts, legal = position.current_player == seat, legal_of(position, seat)
            if acts:
                parts.append(f"\naction {action}")
            position.play(action)
            new_row = np.empty_like(row)
            observe(position._at, seat, new_row, NO_MASK)
            change_text = changed_columns(position.game, row, new_row)
            if acts or change_text or legal_of(position, seat):
                frames.appendleft(Frame(row, legal, action if acts else None))
            if change_text:
                parts.append(f"\n{change_text}")
                row = new_row
            parts.append(legal_actions_text(position, seat))
        text = "".join(parts)
        return InformationState(seat, len(history), position, text, row, tuple(frames))


def changed_columns(game: Game, before: Any, after: Any) -> str:
    """The columns that differ, as name=value; nine digits are exact for float32."""
    names = column_names(game)
    indices = np.flatnonzero(before != after)
    values = after[indices].tolist()
    return " ".join(f"{names[i]}={value:.9g}" for i, value in zip(indices, values, strict=True))


def legal_of(position: State, seat: int) -> tuple[int, ...]:
    """The legal actions, if the seat is the current player."""
    return tuple(position.legal_actions()) if position.current_player == seat else ()


def legal_actions_text(position: State, seat: int) -> str:
    """The legal actions, if the seat must act. Observations do not always determine them, and equal
    information states must have equal legal actions."""
    legal = legal_of(position, seat)
    return f"\nchoices {' '.join(map(str, legal))}" if legal else ""


def information_tensor_size(game: Game, recall: int) -> int:
    """The length of an information state tensor."""
    columns, actions = len(column_names(game)), game.num_actions
    return columns + actions + recall * (columns + 2 * actions)


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
            information_state = information_state.extend(history, self.config.recall)
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
            seat,
            known_state.steps,
            world.copy(),
            known_state.text,
            known_state.row,
            known_state.frames,
        )
        return StateData(self.config, world, len(history), world.copy(), information_states)
