"""Vectorised games: a batch is stepped in compiled code, for reinforcement learning.

    batch = Batch("tzolkin", players=4, size=1024, seed=1)
    while learning:
        batch.step(policy(batch.observations, batch.masks))

`step` takes one action per game. Chance outcomes are sampled, and a finished game restarts at once.
All results are in arrays that stay the same for the life of the batch and that the caller may
supply; a step allocates nothing. Observations are updated incrementally, so the caller must not
modify them.

Every game has its own random streams, one for chance and one for `sample`, from the batch's seed
and the game's index. So results depend on seed and actions only, not on the number of threads.
"""

from __future__ import annotations

import copy
import functools
import itertools
import math
import os
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sacbe.adapters.batch_loops import RNG_WORDS, loops_for
from sacbe.adapters.rewards import Rewards, as_rewards
from sacbe.adapters.start import DataFile, first_position
from sacbe.kernel import (
    JIT_DISABLED,
    block,
    compiling,
    count_rules,
    get_bytes,
    set_bytes,
    to_bytes,
)
from sacbe.play.codes import CHANCE
from sacbe.play.errors import IllegalAction
from sacbe.play.game import Game
from sacbe.play.integers import as_integer
from sacbe.play.progress import show_preparing
from sacbe.play.state import State

DERIVED = ("_loops", "_slots", "_slot_words")  # attributes of a batch that are not stored
RESULTS = ("observations", "masks", "seats", "rewards", "done", "scores", "points")
ALIGNMENT = 64  # bytes: what JAX needs to take an array without copying


class Batch:
    """A batch of games.

    Results are arrays with one row per game:

    - `observations` (float32) of the current player; `names` has the names of the columns;
    - `masks` (int8) of the legal actions;
    - `seats` (int8) the current player;
    - `rewards` (float32) of the last step per seat, see sacbe.adapters.rewards;
    - `done` (bool) whether the last step ended a game (a new one has started, unless the batch
      was created with restart=False);
    - `scores` (float32) final points per seat of the last finished game;
    - `points` (float32) points per seat now, unless rewards are "win".
    """

    def __init__(
        self,
        game: Game | str,
        players: int = 0,
        size: int = 1024,
        seed: int = 0,
        *,
        rewards: Rewards | str = "win",
        skip_forced: bool = False,
        restart: bool = True,
        threads: int = 1,
        observe: bool = True,
        observations: Any = None,
        masks: Any = None,
        data: DataFile | None = None,
        position: State | str | None = None,
        **options: Any,
    ) -> None:
        """`players` defaults to the game's maximum. `skip_forced` plays forced actions
        automatically. With `restart=False` a finished game waits for `restart_games`; its seat is
        -2, its mask is empty, and its observation is that of the last seat to act. `observe=False`
        turns observations off. `observations` and `masks` are
        arrays to write into. `data` is a data file of the game. Games start from `position`,
        if there is one. `options` are those of the game."""
        first = first_position(game, players, data, position, options)
        self.game, self.players = first.game, first.players
        self.reward_options = as_rewards(rewards)
        size, threads = _positive("size", size), _positive("threads", threads)
        self.size = size
        self.names = self.game.observation_names if observe else ()
        self.observations = _rows(observations, "observations", (size, len(self.names)), np.float32)
        self.masks = _rows(masks, "masks", (size, self.game.num_actions), np.int8)
        self.seats = _aligned((size,), np.int8)
        self.rewards = _aligned((size, self.players), np.float32)
        self.done = _aligned((size,), np.bool_)
        self.scores = _aligned((size, self.players), np.float32)
        self.points = _aligned((size, self.players), np.float32)
        self._spares = np.zeros((threads, len(self.names)), np.float32)
        self._terms = self.reward_options.arguments(self.players)
        self._sample = np.zeros(size, np.int64)
        self._skip, self._restart = bool(skip_forced), bool(restart)
        self._everywhere = np.ones(size, np.bool_)
        self._loops = loops_for(self.game)
        # After the slots of the games: the first position, and a scratch slot per thread.
        self._slots: Any = block(self._loops.slot_class, size + 1 + threads)
        self._slot_words = self._loops.words_of(self._slots)
        if position is not None:
            self._check_decision(first)
        self._write_state(size, first)
        bounds = [size * k // threads for k in range(threads + 1)]
        self._parts = [
            (*limits, size + 1 + k) for k, limits in enumerate(itertools.pairwise(bounds))
        ]
        self._threads = _Threads(threads)
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """Restart all games from a seed."""
        number = as_integer(seed, 0)
        if number is None:
            raise ValueError(f"The seed must be a non-negative integer, not {seed!r}.")
        self._seed_slots(np.random.SeedSequence(number).generate_state(2 * self.size, np.uint64))
        self.rewards[:] = 0
        self.done[:] = False
        self.scores[:] = np.nan
        count = functools.partial(count_rules, self._loops.step)
        with (
            show_preparing(f"{self.game.title} in batches", count) as progress,
            compiling(progress),
        ):
            self._start(0, self.size, self.size)
            # An empty range, to compile it.
            self._step(0, 0, self.size, self._sample, self._everywhere)

    def _seed_slots(self, words: Any) -> None:
        seeds = words.astype(np.int64).reshape(2, self.size)
        for name, row in zip(("chance_rng", "action_rng"), seeds, strict=True):
            if JIT_DISABLED:
                for slot, seed in zip(self._slots, row.tolist(), strict=False):
                    getattr(slot, name).state = seed
            else:
                self._slots[name]["state"][: self.size] = row

    def step(self, actions: Any, where: Any = None) -> None:
        """Play one action per game, or only in the games where `where` (bool) is set: in the others
        nothing happens, and their rewards are 0. Raises IllegalAction, without changing anything,
        if an action is illegal."""
        action_array = np.asarray(actions)
        if action_array.shape != (self.size,) or action_array.dtype.kind not in "iu":
            raise ValueError(
                f"A step needs {self.size} integers, one action per game, "
                f"not {action_array.dtype} with shape {action_array.shape}."
            )
        action_array = np.ascontiguousarray(action_array, np.int64)
        mask = self._chosen(where)
        illegal = int(self._loops.first_illegal(self._slots, action_array, mask))
        if illegal >= 0:
            self._raise_illegal(illegal, int(action_array[illegal]))
        if len(self._parts) == 1:
            self._step(*self._parts[0], action_array, mask)
        else:
            pool = self._threads.pool()
            futures = [
                pool.submit(self._step, first, end, previous, action_array, mask)
                for first, end, previous in self._parts
            ]
            for future in futures:
                future.result()

    def restart_games(self, where: Any) -> None:
        """Start new games where `where` (bool) is set, from the random streams of these games."""
        for i in np.flatnonzero(self._chosen(where)).tolist():
            self._start(i, i + 1, self.size)

    def _chosen(self, where: Any) -> Any:
        if where is None:
            return self._everywhere
        mask = np.asarray(where)
        if mask.shape != (self.size,) or mask.dtype != np.bool_:
            raise ValueError(
                f"`where` must be {self.size} booleans, one per game, "
                f"not {mask.dtype} with shape {mask.shape}."
            )
        return np.ascontiguousarray(mask)

    def _start(self, begin: int, end: int, first: int) -> None:
        self._loops.start(
            begin,
            end,
            first,
            self._slots,
            self._skip,
            self.observations,
            self.masks,
            self.seats,
            self.points,
        )

    def _step(self, first: int, end: int, previous: int, actions: Any, where: Any) -> None:
        arguments = (
            self._slots,
            self._slot_words,
            self._loops.groups,
            self._spares,
            self._skip,
            self._restart,
            self._terms,
            actions,
            where,
            self.observations,
            self.masks,
            self.seats,
            self.points,
            self.rewards,
            self.done,
            self.scores,
        )
        self._loops.step(first, end, previous, arguments)

    def _raise_illegal(self, i: int, action: int) -> None:
        try:
            self.state(i).play(action)
        except IllegalAction as error:
            raise IllegalAction(f"In game {i}: {error}") from None

    def sample(self) -> Any:
        """Uniformly random legal actions, in the same array at every call."""
        self._loops.sample(self._slots, self._sample)
        return self._sample

    def state(self, i: int) -> State:
        """A copy of one game's state."""
        position = self.states[self._index(i)]
        return State.load(self.game, to_bytes(position) if JIT_DISABLED else position.tobytes())

    def set_state(self, i: int, state: State) -> None:
        """Continue one game from a position in which a seat must act. The game keeps its random
        streams, and the game after it starts as usual."""
        i = self._index(i)
        self._check_decision(state)
        scratch = self.size + 1
        self._write_state(scratch, state)
        self._start(i, i + 1, scratch)
        self.rewards[i] = 0
        self.done[i] = False

    def _index(self, i: int) -> int:
        number = as_integer(i, 0, self.size - 1)
        if number is None:
            raise IndexError(f"There is no game {i!r}: games are 0 to {self.size - 1}.")
        return number

    def _check_decision(self, state: State) -> None:
        """Raise ValueError unless this is a position of the batch's game with a decision to make.
        Others might end before their first decision."""
        if state.game is not self.game or state.players != self.players:
            raise ValueError(
                f"The position must be one of {self.game!r} with {self.players} players."
            )
        choices = len(state.legal_actions())
        if state.current_player in (None, CHANCE) or (self._skip and choices < 2):
            duty = "must choose among several actions" if self._skip else "must act"
            raise ValueError(f"The position must be one in which a seat {duty}.")

    def _write_state(self, slot: int, state: State) -> None:
        if JIT_DISABLED:
            self._slots[slot].state = state.plain()
        else:
            raw = np.frombuffer(state.raw(), np.uint8)
            start = 8 * RNG_WORDS
            self._slot_words[slot].view(np.uint8)[start : start + len(raw)] = raw

    @property
    def states(self) -> Any:
        """The states including hidden information: an array of records with the fields of the
        game's `State`, sharing their memory. Read-only; padding bytes are undefined."""
        if JIT_DISABLED:
            return [slot.state for slot in self._slots][: self.size]
        return self._slots["state"][: self.size]

    def copy(self) -> Batch:
        """An independent copy with its own arrays: equal actions give equal results."""
        return copy.deepcopy(self)

    __copy__ = copy

    def __getstate__(self) -> dict[str, Any]:
        """Everything but what is derived from the game. Slots are bytes, because NumPy does not
        copy the padding of records."""
        values = {name: value for name, value in vars(self).items() if name not in DERIVED}
        slots = [get_bytes(self._slots, i) for i in range(len(self._slots))]
        return {**values, "slots": slots, "header": self.game.header()}

    def __setstate__(self, values: dict[str, Any]) -> None:
        slots, header = values.pop("slots"), values.pop("header")
        vars(self).update(values)
        for name in RESULTS:
            array = _aligned(values[name].shape, values[name].dtype)
            array[...] = values[name]
            setattr(self, name, array)
        if header != self.game.header():
            raise ValueError(f"This batch was stored with other rules of {self.game.title}.")
        self._loops = loops_for(self.game)
        self._slots = block(self._loops.slot_class, len(slots))
        for i, slot in enumerate(slots):
            set_bytes(self._slots, i, slot)
        self._slot_words = self._loops.words_of(self._slots)

    def __repr__(self) -> str:
        return f"<Batch of {self.size} games of {self.game.name}, {self.players} players>"


class _Threads:
    """A pool of threads, created when it is used: it survives neither a fork nor pickling."""

    def __init__(self, number: int) -> None:
        self._number = number
        self._pool: ThreadPoolExecutor | None = None
        self._process = 0

    def pool(self) -> ThreadPoolExecutor:
        """The pool of this process."""
        if self._pool is None or self._process != os.getpid():
            self._pool, self._process = ThreadPoolExecutor(self._number), os.getpid()
        return self._pool

    def __reduce__(self) -> tuple[Any, ...]:
        return _Threads, (self._number,)


def _positive(name: str, value: int) -> int:
    number = as_integer(value, 1)
    if number is None:
        raise ValueError(f"{name} must be a positive integer, not {value!r}.")
    return number


def _aligned(shape: tuple[int, ...], dtype: Any) -> NDArray[Any]:
    """Zeros whose memory begins at a multiple of ALIGNMENT."""
    size = math.prod(shape) * np.dtype(dtype).itemsize
    memory = np.zeros(size + ALIGNMENT, np.uint8)
    first = -memory.ctypes.data % ALIGNMENT
    array: NDArray[Any] = memory[first : first + size].view(dtype).reshape(shape)
    return array


def _rows(array: Any, name: str, shape: tuple[int, int], dtype: Any) -> Any:
    """The caller's array if it is suitable, or a new one."""
    if array is None:
        return _aligned(shape, dtype)
    is_valid = isinstance(array, np.ndarray) and array.flags.c_contiguous and array.flags.writeable
    if not is_valid or array.shape != shape or array.dtype != dtype:
        raise ValueError(
            f"{name} must be a writeable, contiguous array of {np.dtype(dtype)} with shape {shape}."
        )
    return array
