"""The compiled loops of a batch, specialised to the rules of a game."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import Any

import numpy as np

from sacbe.adapters.rewards import bind_rewards
from sacbe.kernel import (
    JIT_DISABLED,
    Annotated,
    Rng,
    Row,
    below,
    entry,
    layout,
    record,
    rule,
    specialise,
)
from sacbe.play.codes import CHANCE, OVER
from sacbe.play.game import Game

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
