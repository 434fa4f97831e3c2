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
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sacbe.adapters.rewards import Rewards, as_rewards, bind_rewards
from sacbe.adapters.start import DataFile, first_position
from sacbe.kernel import (
    JIT_DISABLED,
    Annotated,
    Rng,
    Row,
    below,
    block,
    compiling,
    count_rules,
    entry,
    get_bytes,
    layout,
    record,
    rule,
    set_bytes,
    specialise,
    to_bytes,
)
from sacbe.play.codes import CHANCE, OVER
from sacbe.play.errors import IllegalAction
from sacbe.play.game import Game
from sacbe.play.integers import as_integer
from sacbe.play.progress import show_preparing
from sacbe.play.state import State

# Bound to the rules of a game.
legal_actions: Any = None
play: Any = None
winners: Any = None
score: Any = None
observe: Any = None
update: Any = None
all_groups: Any = None
sample_outcome: Any = None
write_rewards: Any = None

RNG_WORDS = 2  # words of a slot before its state: the two generators
DERIVED = ("_loops", "_slots", "_slot_words")  # attributes of a batch that are not stored
RESULTS = ("observations", "masks", "seats", "rewards", "done", "scores", "points")
ALIGNMENT = 64  # bytes: what JAX needs to take an array without copying


def advance(slot: Any, skip: bool) -> None:
    """Sample chance outcomes, and play forced actions if `skip`, until a player must act or the
    game is over."""
    s, out = slot.state, slot.out
    while s.current_player != OVER:
        legal_actions(s, s.current_player, out)
        if s.current_player == CHANCE:
            play(s, CHANCE, out.ids[sample_outcome(s, out, slot.chance_rng)])
        elif skip and out.n == 1:
            play(s, s.current_player, out.ids[0])
        else:
            return


def start_game(slots: Any, i: int, first: int, skip: bool) -> None:
    """Start a game from the position in slots[first] and advance to its first decision."""
    slots[i].state = slots[first].state
    advance(slots[i], skip)


def write_mask(out: Any, mask: Any) -> None:
    """Write the mask of a list of actions."""
    mask[:] = 0
    for k in range(out.n):
        mask[out.ids[k]] = 1


def update_observation(
    slots: Any, slot_words: Any, groups: Any, i: int, previous: int, seat: int, row: Any, spare: Any
) -> None:
    """Update a row that has the observation of a seat in slots[previous] to that of the current
    player: compare both states word by word to find the column groups that may have changed."""
    changed_groups = 0
    for word in range(len(groups)):
        is_different = slot_words[i, RNG_WORDS + word] != slot_words[previous, RNG_WORDS + word]
        changed_groups |= groups[word] if is_different else 0
    s = slots[i].state
    update(slots[previous].state, seat, s, s.current_player, changed_groups, row, spare)


def update_observation_uncompiled(
    slots: Any, slot_words: Any, groups: Any, i: int, previous: int, seat: int, row: Any, spare: Any
) -> None:
    """The same for uncompiled records, which have no words: all groups may have changed."""
    s = slots[i].state
    update(slots[previous].state, seat, s, s.current_player, all_groups, row, spare)


def start_games(
    begin: int,
    end: int,
    first: int,
    slots: Any,
    skip: bool,
    observations: Any,
    masks: Any,
    seats: Any,
    points: Any,
) -> None:
    """Start the games of a range from the position in slots[first]."""
    players = points.shape[1]
    for i in range(begin, end):
        start_game(slots, i, first, skip)
        s = slots[i].state
        seats[i] = s.current_player
        write_mask(slots[i].out, masks[i])
        if observations.shape[1] > 0:
            observe(s, s.current_player, observations[i])
        for p in range(players):
            points[i, p] = score(s, p)


def step_range(
    first: int,
    end: int,
    previous: int,
    slots: Any,
    slot_words: Any,
    groups: Any,
    spares: Any,
    skip: bool,
    restart: bool,
    terms: Any,
    actions: Any,
    where: Any,
    observations: Any,
    masks: Any,
    seats: Any,
    points: Any,
    rewards: Any,
    done: Any,
    scores: Any,
) -> None:
    """Play one legal action in each game of a range, where `where` is set, and write the results.

    slots[previous] is scratch space for the state before the action, and `spares` has a row for
    each thread. `terms` are the arguments of
    `write_rewards`. `points` has the points of every seat after the last step.
    """
    size, players = points.shape  # slots[size] has the position that games start from
    observing = observations.shape[1] > 0
    for i in range(first, end):
        if not where[i]:
            done[i] = False
            for p in range(players):
                rewards[i, p] = 0
            continue
        slot = slots[i]
        s = slot.state
        seat = s.current_player
        if observing:
            slots[previous].state = s
        play(s, seat, actions[i])
        advance(slot, skip)
        over = s.current_player == OVER
        done[i] = over
        write_rewards(s, *terms, points[i], rewards[i])
        if over:
            for p in range(players):
                scores[i, p] = score(s, p)
            if restart:
                start_game(slots, i, size, skip)
                for p in range(players):
                    points[i, p] = score(s, p)
            else:
                slot.out.n = 0
        seats[i] = s.current_player
        write_mask(slot.out, masks[i])
        if not observing:
            continue
        if over and not restart:
            observe(s, seat, observations[i])
        elif over:
            observe(s, s.current_player, observations[i])
        else:
            row, spare = observations[i], spares[previous - size - 1]
            update_observation(slots, slot_words, groups, i, previous, seat, row, spare)


def step_games(first: int, end: int, previous: int, arguments: Any) -> None:
    """Entry point of step_range: a rule without refcount cannot be called from Python."""
    step_range(first, end, previous, *arguments)


def first_illegal(slots: Any, actions: Any, where: Any) -> int:
    """The index of the first illegal action where `where` is set; -1 if all are legal."""
    for i in range(len(actions)):
        out = slots[i].out
        is_legal = not where[i]
        for k in range(out.n):
            if out.ids[k] == actions[i]:
                is_legal = True
                break
        if not is_legal:
            return i
    return -1


def sample_actions(slots: Any, actions: Any) -> None:
    """A uniformly random legal action per game."""
    for i in range(len(actions)):
        slot = slots[i]
        if slot.out.n > 0:
            actions[i] = slot.out.ids[below(slot.action_rng, slot.out.n)]


ENGINE_RULES = (
    "legal_actions",
    "play",
    "winners",
    "score",
    "observe",
    "sample_outcome",
)
# In the order of binding: the name that the loops use, and the loop.
LOOPS = (
    ("advance", advance),
    ("start_game", start_game),
    ("write_mask", write_mask),
    ("update_observation", update_observation_uncompiled if JIT_DISABLED else update_observation),
    ("step_range", step_range),
)


class Loops:
    """The loops specialised to one game, and the records they work on."""

    def __init__(self, game: Game) -> None:
        engine = game.engine
        padding = -engine.state_bytes % 8
        fields: dict[str, Any] = {"chance_rng": Rng, "action_rng": Rng, "state": engine.state_class}
        if padding:  # to whole words
            fields["pad"] = Annotated[Row, padding // 2]
        fields["out"] = game.records.Actions
        self.slot_class: Any = record(type("Slot", (), {"__annotations__": fields}))
        self.groups = _groups_by_word(engine.state_class, game.observation.GROUPS)
        self._bound: dict[str, Any] = {name: engine.bound[name] for name in ENGINE_RULES}
        self._bound["update"] = game.observation.update
        self._bound["all_groups"] = (1 << len(game.observation.GROUPS)) - 1
        self._bound["write_rewards"] = bind_rewards(engine.bound)
        self._name = engine.bound["__name__"]
        for name, loop in LOOPS:
            self._bound[name] = rule(refcount=False)(self._bind(loop))
        self.start: Any = entry(self._bind(start_games))
        self.step: Any = entry(self._bind(step_games))
        self.first_illegal: Any = entry(self._bind(first_illegal))
        self.sample: Any = entry(self._bind(sample_actions))

    def _bind(self, loop: Any) -> Any:
        return specialise(loop, {"__name__": self._name, **self._bound}, *self._bound)

    def words_of(self, slots: Any) -> Any:
        """The memory of slots as 64-bit words."""
        return (
            np.zeros((0, 0), np.int64)
            if JIT_DISABLED
            else slots.view(np.int64).reshape(len(slots), -1)
        )


def _groups_by_word(state: Any, groups: Sequence[Sequence[Any]]) -> Any:
    """For every word of a state the column groups that depend on it, as bits."""
    shape: Any = layout(state)
    bits = np.zeros(-(-shape.itemsize // 8), np.int64)
    for group, parts in enumerate(groups):
        for part in parts:
            name, first, number = (part, 0, None) if isinstance(part, str) else part
            field, offset = shape.fields[name][:2]
            size = field.itemsize
            if number is not None:
                each = size // field.shape[0]
                offset, size = offset + first * each, number * each
            bits[offset // 8 : -(-(offset + size) // 8)] |= 1 << group
    return bits


@functools.cache
def loops_for(game: Game) -> Loops:
    """The loops of a game, specialised once."""
    return Loops(game)


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
