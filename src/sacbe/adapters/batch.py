"""Many games stepped together in compiled code, for programs that learn.

    batch = Batch("tzolkin", players=4, size=1024, seed=1)
    while learning:
        batch.step(policy(batch.observations, batch.masks))

Every game stands at a decision of one of its seats, and `step` takes one action for each. Nature
answers by herself, and a finished game begins anew at once. All that the caller reads lies in
arrays that stay the same for as long as the batch lives and that the caller may bring; a step
allocates nothing. The rows of observations are kept up to date rather than written anew, so the
caller only reads them.

Every game has its own streams of random numbers, one for Nature and one for `sample`, made from
the batch's seed and the game's place. So equal seeds and equal actions give equal bytes, whatever
the number of threads.
"""

from __future__ import annotations

import functools
import itertools
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from sacbe.adapters.rewards import check_rewards, win_rewards
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
    layout,
    lowest,
    record,
    rule,
    specialise,
    to_bytes,
)
from sacbe.play.engine import CHANCE, OVER
from sacbe.play.errors import IllegalAction
from sacbe.play.game import Game
from sacbe.play.game import game as game_named
from sacbe.play.progress import show_preparing
from sacbe.play.state import State

# Bound to the rules of a game, and to each other.
init: Any = None
resolve: Any = None
legal_actions: Any = None
play: Any = None
winners: Any = None
score: Any = None
observe: Any = None
observe_group: Any = None
pick_outcome: Any = None
go_on: Any = None
begin: Any = None
list_in_mask: Any = None
observe_changes: Any = None
step_in_range: Any = None

RNGS = 2  # words of a place before its position: its two generators


def go_on_to_a_choice(slot: Any, skip: bool) -> None:
    """Nature answers, and forced choices are made where they are skipped, until a seat has to
    choose or the game is over."""
    s, out = slot.state, slot.out
    while s.current_player != OVER:
        legal_actions(s, s.current_player, out)
        if s.current_player == CHANCE:
            play(s, CHANCE, out.ids[pick_outcome(s, out, slot.nature)])
        elif skip and out.n == 1:
            play(s, s.current_player, out.ids[0])
        else:
            return


def begin_game(slots: Any, i: int, blank: int, players: int, options: Any, skip: bool) -> None:
    """A new game, up to its first choice."""
    slots[i].state = slots[blank].state
    init(slots[i].state, players, options)
    resolve(slots[i].state)
    go_on(slots[i], skip)


def fill_mask(out: Any, mask: Any) -> None:
    """Write which actions are in a list."""
    mask[:] = 0
    for k in range(out.n):
        mask[out.ids[k]] = 1


def observe_changed_words(
    slots: Any, words: Any, groups: Any, i: int, before: int, row: Any
) -> None:
    """Bring the observation of a seat, which was that of the position before, up to date: compare
    both positions word by word, and write the groups of columns made from what differs."""
    changed = 0
    for word in range(len(groups)):
        differs = words[i, RNGS + word] != words[before, RNGS + word]
        changed |= groups[word] if differs else 0
    s = slots[i].state
    while changed:
        observe_group(s, s.current_player, lowest(changed), row)
        changed &= changed - 1


def observe_all(slots: Any, words: Any, groups: Any, i: int, before: int, row: Any) -> None:
    """The same for uncompiled records, which have no words."""
    observe(slots[i].state, slots[i].state.current_player, row)


def start_games(
    slots: Any, options: Any, skip: bool, observations: Any, masks: Any, seats: Any, points: Any
) -> None:
    """Begin all games. After their places there is one that stays blank."""
    size, players = points.shape
    for i in range(size):
        begin(slots, i, size, players, options[0], skip)
        s = slots[i].state
        seats[i] = s.current_player
        list_in_mask(slots[i].out, masks[i])
        if observations.shape[1] > 0:
            observe(s, s.current_player, observations[i])
        for p in range(players):
            points[i, p] = score(s, p)


def step_range(
    first: int,
    end: int,
    before: int,
    slots: Any,
    words: Any,
    groups: Any,
    options: Any,
    skip: bool,
    shares: Any,
    actions: Any,
    observations: Any,
    masks: Any,
    seats: Any,
    points: Any,
    rewards: Any,
    done: Any,
    scores: Any,
) -> None:
    """Play one legal action in each game of a range and write what follows from it.

    places[before] is for a position to be remembered. `shares` has what every seat gets for every
    set of winners; where it is empty, points are rewarded as they come. `points` are those of
    every seat as they stood after the last step.
    """
    size, players = points.shape
    observing = observations.shape[1] > 0
    for i in range(first, end):
        slot = slots[i]
        s = slot.state
        seat = s.current_player
        if observing:
            slots[before].state = s
        play(s, seat, actions[i])
        go_on(slot, skip)
        over = s.current_player == OVER
        done[i] = over
        if len(shares) == 0:
            for p in range(players):
                now = score(s, p)
                rewards[i, p] = now - points[i, p]
                points[i, p] = now
        else:
            won = winners(s) if over else 0
            for p in range(players):
                rewards[i, p] = shares[won, p]
        if over:
            for p in range(players):
                scores[i, p] = score(s, p)
            begin(slots, i, size, players, options[0], skip)
            for p in range(players):
                points[i, p] = score(s, p)
        seats[i] = s.current_player
        list_in_mask(slot.out, masks[i])
        if not observing:
            continue
        if over or s.current_player != seat:
            observe(s, s.current_player, observations[i])
        else:
            observe_changes(slots, words, groups, i, before, observations[i])


def step_games(first: int, end: int, before: int, arguments: Any) -> None:
    """The door to it from Python, apart because a rule without refcount has none."""
    step_in_range(first, end, before, *arguments)


def first_illegal(slots: Any, actions: Any) -> int:
    """The place of the first action that is not legal in its game; -1 if all are."""
    for i in range(len(actions)):
        out = slots[i].out
        found = False
        for k in range(out.n):
            if out.ids[k] == actions[i]:
                found = True
                break
        if not found:
            return i
    return -1


def sample_actions(slots: Any, actions: Any) -> None:
    """A legal action of each game, all as likely."""
    for i in range(len(actions)):
        slot = slots[i]
        actions[i] = slot.out.ids[below(slot.sampler, slot.out.n)]


ENGINE_RULES = (
    "init",
    "resolve",
    "legal_actions",
    "play",
    "winners",
    "score",
    "observe",
    "pick_outcome",
)
# In the order of binding: the name that the loops use, and the loop.
SHARED = (
    ("go_on", go_on_to_a_choice),
    ("begin", begin_game),
    ("list_in_mask", fill_mask),
    ("observe_changes", observe_all if JIT_DISABLED else observe_changed_words),
    ("step_in_range", step_range),
)


class Loops:
    """The loops bound to one game, and the records they work on."""

    def __init__(self, game: Game) -> None:
        engine = game.engine
        odd = -engine.state_bytes % 8
        fields: dict[str, Any] = {"nature": Rng, "sampler": Rng, "state": engine.state_class}
        if odd:  # filled up to whole words
            fields["pad"] = Annotated[Row, odd // 2]
        fields["out"] = game.records.Actions
        self.place_class: Any = record(type("Place", (), {"__annotations__": fields}))
        self.groups = _groups_by_word(engine.state_class, game.observation.GROUPS)
        self._bound: dict[str, Any] = {name: engine.bound[name] for name in ENGINE_RULES}
        self._bound["observe_group"] = game.observation.observe_group
        self._name = engine.bound["__name__"]
        for name, loop in SHARED:
            self._bound[name] = rule(refcount=False)(self._bind(loop))
        self.start: Any = entry(self._bind(start_games))
        self.step: Any = entry(self._bind(step_games))
        self.first_illegal: Any = entry(self._bind(first_illegal))
        self.sample: Any = entry(self._bind(sample_actions))

    def _bind(self, loop: Any) -> Any:
        return specialise(loop, {"__name__": self._name, **self._bound}, *self._bound)

    def words_of(self, slots: Any) -> Any:
        """These places as whole words in the same memory."""
        return (
            np.zeros((0, 0), np.int64)
            if JIT_DISABLED
            else slots.view(np.int64).reshape(len(slots), -1)
        )


def _groups_by_word(state: Any, groups: Sequence[Sequence[Any]]) -> Any:
    """For every word of a position the groups of columns that are made from it, as bits."""
    shape: Any = layout(state)
    bits = np.zeros(-(-shape.itemsize // 8), np.int64)
    for group, parts in enumerate(groups):
        for part in parts:
            name, first, number = (part, 0, None) if isinstance(part, str) else part
            field, begin = shape.fields[name][:2]
            size = field.itemsize
            if number is not None:
                each = size // field.shape[0]
                begin, size = begin + first * each, number * each
            bits[begin // 8 : -(-(begin + size) // 8)] |= 1 << group
    return bits


@functools.cache
def loops_for(game: Game) -> Loops:
    """The loops of a game, bound once."""
    return Loops(game)


class Batch:
    """Games of one kind that go forward together.

    What the caller reads, all of them arrays with one row for every game:

    - `observations` (float32) what the seat to move knows, one column for each of `names`;
    - `masks` (int8) which actions it may choose;
    - `seats` (int8) which seat is to move;
    - `rewards` (float32) what the last step brought every seat: with "win" the share of the
      victory at the end of a game, with "points" the points as they came;
    - `done` (bool) whether the last step ended a game (another one has begun since);
    - `scores` (float32) the points of every seat in the last game that ended there.
    """

    def __init__(
        self,
        game: Game | str,
        players: int = 0,
        size: int = 1024,
        seed: int = 0,
        *,
        rewards: str = "win",
        skip_forced: bool = False,
        threads: int = 1,
        observe: bool = True,
        observations: Any = None,
        masks: Any = None,
        **options: Any,
    ) -> None:
        """Without a number there are as many players as can be. `skip_forced` leaves out the
        choices that are none. With `observe=False` there are no observations. Observations and
        masks are written into the caller's arrays where they are given. The options are the
        game's."""
        self.game = game_named(game) if isinstance(game, str) else game
        self.players = players or self.game.players[1]
        values = self.game.checked_options(self.players, options)
        check_rewards(rewards)
        for name, number in (("size", size), ("threads", threads)):
            if type(number) is not int or number < 1:
                raise ValueError(f"{name} must be a positive integer, not {number!r}.")
        self.size = size
        self.names = self.game.observation_names if observe else ()
        self.observations = _rows(observations, "observations", (size, len(self.names)), np.float32)
        self.masks = _rows(masks, "masks", (size, self.game.num_actions), np.int8)
        self.seats = np.zeros(size, np.int8)
        self.rewards = np.zeros((size, self.players), np.float32)
        self.done = np.zeros(size, np.bool_)
        self.scores = np.zeros((size, self.players), np.float32)
        self._points = np.zeros((size, self.players), np.float32)
        self._shares = _shares(self.players) if rewards == "win" else np.zeros((0, 0), np.float32)
        self._sampled = np.zeros(size, np.int64)
        self._skip = bool(skip_forced)
        self._options = self.game.engine.options_block(values)
        self._loops = loops_for(self.game)
        # After the places of the games: one that stays blank, and one for each thread.
        self._places: Any = block(self._loops.place_class, size + 1 + threads)
        self._words = self._loops.words_of(self._places)
        cuts = [size * k // threads for k in range(threads + 1)]
        self._parts = [(*cut, size + 1 + k) for k, cut in enumerate(itertools.pairwise(cuts))]
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """All games anew, from a seed."""
        if type(seed) is not int or seed < 0:
            raise ValueError(f"The seed must be a non-negative integer, not {seed!r}.")
        self._seed_places(np.random.SeedSequence(seed).generate_state(2 * self.size, np.uint64))
        self.rewards[:] = 0
        self.done[:] = False
        self.scores[:] = np.nan
        count = functools.partial(count_rules, self._loops.step)
        with show_preparing(f"{self.game.title} in batches", count) as shown, compiling(shown):
            self._loops.start(
                self._places,
                self._options,
                self._skip,
                self.observations,
                self.masks,
                self.seats,
                self._points,
            )
            self._step(0, 0, self.size, self._sampled)  # no game at all, to have it compiled

    def _seed_places(self, words: Any) -> None:
        seeds = words.astype(np.int64).reshape(2, self.size)
        for name, row in zip(("nature", "sampler"), seeds, strict=True):
            if JIT_DISABLED:
                for slot, seed in zip(self._places, row.tolist(), strict=False):
                    getattr(slot, name).state = seed
            else:
                self._places[name]["state"][: self.size] = row

    def step(self, actions: Any) -> None:
        """One action for every game. If one is not legal, IllegalAction is raised and nothing has
        changed."""
        chosen = np.asarray(actions)
        if chosen.shape != (self.size,) or chosen.dtype.kind not in "iu":
            raise ValueError(
                f"A step needs {self.size} integers, one action per game, "
                f"not {chosen.dtype} with shape {chosen.shape}."
            )
        chosen = np.ascontiguousarray(chosen, np.int64)
        wrong = int(self._loops.first_illegal(self._places, chosen))
        if wrong >= 0:
            self._refuse(wrong, int(chosen[wrong]))
        if self._pool is None:
            self._step(*self._parts[0], chosen)
        else:
            for part in [self._pool.submit(self._step, *part, chosen) for part in self._parts]:
                part.result()

    def _step(self, first: int, end: int, before: int, actions: Any) -> None:
        arguments = (
            self._places,
            self._words,
            self._loops.groups,
            self._options,
            self._skip,
            self._shares,
            actions,
            self.observations,
            self.masks,
            self.seats,
            self._points,
            self.rewards,
            self.done,
            self.scores,
        )
        self._loops.step(first, end, before, arguments)

    def _refuse(self, i: int, action: int) -> None:
        try:
            self.state(i).play(action)
        except IllegalAction as error:
            raise IllegalAction(f"In game {i}: {error}") from None

    def sample(self) -> Any:
        """A legal action for every game, all as likely; the same array at every call."""
        self._loops.sample(self._places, self._sampled)
        return self._sampled

    def state(self, i: int) -> State:
        """A copy of one game's position, to look at or to play on with."""
        if not 0 <= i < self.size:
            raise IndexError(f"There is no game {i!r}: games are 0 to {self.size - 1}.")
        position = self.states[i]
        return State.load(self.game, to_bytes(position) if JIT_DISABLED else position.tobytes())

    @property
    def states(self) -> Any:
        """The positions themselves, with all that is hidden: an array of records that shares
        their memory, with the fields of the game's `State`. For reading; what lies between the
        fields (bytes of `states` as a whole) means nothing."""
        if JIT_DISABLED:
            return [slot.state for slot in self._places][: self.size]
        return self._places["state"][: self.size]

    def __repr__(self) -> str:
        return f"<Batch of {self.size} games of {self.game.name}, {self.players} players>"


def _rows(given: Any, name: str, shape: tuple[int, int], dtype: Any) -> Any:
    """The caller's array if it is fit to be written into, else a new one."""
    if given is None:
        return np.zeros(shape, dtype)
    fit = isinstance(given, np.ndarray) and given.flags.c_contiguous and given.flags.writeable
    if not fit or given.shape != shape or given.dtype != dtype:
        raise ValueError(
            f"{name} must be a writeable, contiguous array of {np.dtype(dtype)} with shape {shape}."
        )
    return given


def _shares(players: int) -> Any:
    """What every seat gets for every set of winners; nothing while there are none."""
    table = np.zeros((1 << players, players), np.float32)
    for won in range(1, 1 << players):
        table[won] = win_rewards([p for p in range(players) if won >> p & 1], players)
    return table
