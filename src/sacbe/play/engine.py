"""The engine: the rules of a game bound to the loops shared by all games, compiled on first use.

The loops are written once against the names below; `specialise` binds them to a game. Python
talks to compiled code through few entry points that take an array of slots and an index: a slot
is a position with the legal actions of its current player, so that one call serves both. Every
entry point holds the machine code of all rules it reaches, so what is rarely asked shares one.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

import numpy as np

from sacbe.kernel import (
    JIT_DISABLED,
    Block,
    Rng,
    address_of,
    answer,
    below,
    block,
    block_at,
    compiling,
    count_rules,
    entry,
    from_bytes,
    get_bytes,
    interpret,
    layout,
    record,
    rule,
    set_bytes,
    specialise,
)
from sacbe.play.codes import CHANCE, ILLEGAL, LIST_BITS, NO_MASK, OVER
from sacbe.play.errors import ImpossiblePosition
from sacbe.play.progress import show_preparing

if TYPE_CHECKING:
    from sacbe.play.game import Game

MAX_STARTS = 64  # first positions that an engine stores

# Bound to the records and rules of a game.
init: Any = None
resolve: Any = None
legal_actions: Any = None
apply_action: Any = None
run_step: Any = None
play: Any = None
must_act: Any = None
winners: Any = None
determinize: Any = None
chance_weight: Any = None
SLOT: Any = None  # the layout of a slot
GENERATOR: Any = None  # the layout of a random generator
check: Any = None
observe: Any = None
score: Any = None  # the points of a seat as they stand

# The operations of `serve`.
START, REFRESH, PLAY_FOR, LIST_FOR, APPLY_ACTION, RUN_STEP = range(6)
MUST_ACT, WINNERS, CHECK, DETERMINIZE, CHANCE_WEIGHT = range(6, 11)


def play_at(address: Any, action: int, rng: Any) -> Any:
    """Play an action of the current player in the slot at an address, if it is legal; or, if `rng`
    is the address of a generator, sample chance outcomes until a seat must act.

    Returns the next player and the legal actions; or ILLEGAL, and then nothing has changed.
    """
    slot = block_at(address, SLOT)[0]
    s, out = slot.state, slot.out
    if rng != 0:
        generator = block_at(rng, GENERATOR)[0]
        while s.current_player == CHANCE:
            play(s, CHANCE, out.ids[sample_outcome(s, out, generator)])
            legal_actions(s, s.current_player, out)
        return answer(s.current_player, out.n, out.ids)
    for k in range(out.n):
        if out.ids[k] == action:
            play(s, s.current_player, action)
            legal_actions(s, s.current_player, out)
            return answer(s.current_player, out.n, out.ids)
    return answer(ILLEGAL, 0, out.ids)


def serve(slots: Any, i: int, what: int, a: int, b: int, options: Any, rngs: Any) -> int:
    """The rarer operations in one entry point. Afterwards the slot lists the legal actions of the
    current player again, except after LIST_FOR, APPLY_ACTION and RUN_STEP."""
    slot = slots[i]
    s, out = slot.state, slot.out
    if what == LIST_FOR:  # a: seat
        out.n = 0
        if must_act(s, a):
            legal_actions(s, a, out)
        return int(out.n)
    if what == APPLY_ACTION:  # a: seat, b: action; without the automatic steps
        apply_action(s, a, b)
        return 0
    if what == RUN_STEP:  # one automatic step; returns its number, or -1 if none is left
        step = int(run_step(s))
        if step < 0:
            resolve(s)
        return step
    if what == MUST_ACT:  # a: seat
        return int(must_act(s, a))
    if what == WINNERS:
        return int(winners(s))
    if what == CHECK:
        return int(check(s))
    if what == CHANCE_WEIGHT:  # a: outcome
        return int(chance_weight(s, a))
    result = 0
    if what == START:  # a: players
        init(s, a, options[0])
        resolve(s)
    elif what == PLAY_FOR:  # a: seat, b: action
        result = ILLEGAL
        if must_act(s, a):
            legal_actions(s, a, out)
            for k in range(out.n):
                if out.ids[k] == b:
                    result = 0
            if result == 0:
                play(s, a, b)
    elif what == DETERMINIZE:  # a: seat
        determinize(s, a, rngs[0])
    legal_actions(s, s.current_player, out)
    return int(s.current_player) << LIST_BITS | int(out.n) if result == 0 else ILLEGAL


def observe_at(address: int, seat: int, columns: Any, mask: Any) -> None:
    """Write the observation of a seat, for the slot at an address, into `columns`, and its legal
    actions into `mask` if that is not empty and the seat is the current player."""
    slot = block_at(address, SLOT)[0]
    observe(slot.state, seat, columns)
    if len(mask) > 0:
        mask[:] = 0
        if slot.state.current_player == seat:
            for k in range(slot.out.n):
                mask[slot.out.ids[k]] = 1


def sample_outcome(s: Any, out: Any, rng: Any) -> int:
    """Sample a chance outcome by its weight; returns its index in the list."""
    total = 0
    for k in range(out.n):
        total += chance_weight(s, out.ids[k])
    left = below(rng, total)
    for k in range(out.n):
        left -= chance_weight(s, out.ids[k])
        if left < 0:
            return k
    return 0


def random_games(
    slots: Any, players: int, options: Any, rngs: Any, games: int, busy: int, totals: Any
) -> int:
    """Random games in slots[0] (slots[1] stays blank), the first from the seed in rngs[0], each
    further one from the next number, so that any of them can be played again alone.

    With `busy` the last choice of a list, as a rule the one to stop, is mostly passed over, and
    rare things happen more often. totals: decisions among two or more, forced steps, chance
    steps, most steps of a game, games finished. With totals[5] set every position is checked;
    the answer is then the fault of the first wrong one, which is left in slots[0], else 0.
    """
    rng = rngs[0]
    seed = rng.state
    s, out = slots[0].state, slots[0].out
    checking = totals[5] != 0
    for game in range(games):
        rng.state = seed + game
        slots[0] = slots[1]
        init(s, players, options[0])
        resolve(s)
        decisions = 0
        forced = 0
        chance = 0
        while s.current_player != OVER:
            legal_actions(s, s.current_player, out)
            n = out.n
            if checking:
                fault = check(s)
                if fault != 0 or n == 0:
                    return int(fault) if fault != 0 else ILLEGAL
            if s.current_player == CHANCE:
                chance += 1
            elif n > 1:
                decisions += 1
                if busy and below(rng, 4) > 0:
                    n -= 1
            else:
                forced += 1
            if s.current_player == CHANCE:
                k = sample_outcome(s, out, rng)
            else:
                k = below(rng, n)
            play(s, s.current_player, out.ids[k])
        if checking:
            fault = check(s)
            if fault != 0:
                return int(fault)
        totals[0] += decisions
        totals[1] += forced
        totals[2] += chance
        totals[3] = max(totals[3], decisions + forced + chance)
        totals[4] += 1
    return 0


def copy_states(slots: Any, times: int) -> None:
    """Copy positions along a row of slots, for the benchmark of cloning."""
    n = len(slots)
    for i in range(times):
        slots[(i + 1) % n].state = slots[i % n].state


RULES = (
    "init",
    "resolve",
    "legal_actions",
    "apply_action",
    "run_step",
    "play",
    "must_act",
    "winners",
)
LOOP_NAMES = ("sample_outcome", "SLOT", "GENERATOR")
BOUND = (*RULES, "determinize", "chance_weight", "score", "check", "observe")


Play = Callable[[Any, int, Any], tuple[int, list[int]]]


def without_dispatch(function: Any) -> Play:
    """The only compiled version of an entry point. Python need not choose one by the types of the
    arguments, but must pass integers: others would be converted."""
    (compiled,) = function.overloads.values()
    call: Play = compiled.entry_point
    return call


class Engine:
    """The entry points of one game and the memory they work on, compiled or interpreted.

    Both give the same positions, byte by byte, so a game may begin on the interpreted engine,
    which needs no compilation, and continue on the compiled one.
    """

    def __init__(self, game: Game, interpreted: bool = JIT_DISABLED, load: bool = True) -> None:
        """Without `load`, nothing is compiled or loaded until `load` is called."""
        self.interpreted = interpreted
        state = game.records
        self.bound: dict[str, Any] = {
            "__name__": f"sacbe.games.{game.name}",
            **{name: getattr(game.rules, name) for name in RULES},
            "determinize": game.knowledge.determinize,
            "chance_weight": game.knowledge.chance_weight,
            "score": game.knowledge.score,
            "check": game.invariants.check,
            "observe": game.observation.observe,
        }
        self.title = game.title
        self._players = game.players[0]
        self.faults = game.invariants.FAULTS
        self.columns = len(game.observation_names)
        self.state_class: Any = state.State
        self.options_class: Any = state.Options
        fields = {"state": state.State, "out": state.Actions}
        self.slot_class: Any = record(type("Slot", (), {"__annotations__": fields}))
        self.state_bytes = layout(self.state_class).itemsize
        slot: Any = layout(self.slot_class)
        action_list: Any = layout(state.Actions)
        out = slot.fields["out"][1] + action_list.fields["ids"][1]
        self._ids = slice(out, out + action_list["ids"].itemsize)
        self._choices = {option.name: option.choices for option in game.options}
        self._no_options = self.records(self.options_class)
        self._no_rng = self.records(Rng)
        self._starts: dict[Any, tuple[Any, int]] = {}
        self.dealer: tuple[Any, Any] = (None, 0)  # the last generator of `State.deal`, see below

        self.bound["SLOT"] = layout(self.slot_class)
        self.bound["GENERATOR"] = layout(Rng)
        self.bound["sample_outcome"] = rule(specialise(sample_outcome, self.bound, "chance_weight"))
        self._play = self.bind(play_at, nogil=False)
        self.play: Play = self._play
        self._serve = self.bind(serve)
        self.observe: Callable[[Any, int, Any, Any], None] = self.bind(observe_at)
        self.random_games = self.bind(random_games)
        self.copy_states = self.bind(copy_states)
        if load:
            self.load()

    def bind(self, loop: Any, nogil: bool = True) -> Any:
        """An entry point: a loop bound to this game. Compiled at its first call."""
        return self.adapt(entry(specialise(loop, self.bound, *BOUND, *LOOP_NAMES), nogil=nogil))

    def adapt(self, fn: Any) -> Any:
        """A function of the game or the bots in the mode of this engine."""
        return interpret(fn) if self.interpreted else fn

    def records(self, cls: Any, n: int = 1) -> Any:
        """n zeroed records in the mode of this engine."""
        return block(cls, n, self.interpreted)

    def adapt_records(self, cls: Any, records: Any) -> Any:
        """Records of the other mode, or of this one, in the mode of this engine."""
        if isinstance(records, Block) == self.interpreted:
            return records
        copy = self.records(cls, len(records))
        for i in range(len(records)):
            set_bytes(copy, i, get_bytes(records, i))
        return copy

    def load(self) -> None:
        """Compile or load what playing needs, showing progress."""
        if self.interpreted:
            return
        with show_preparing(self.title, self._count_rules) as on_compiled, compiling(on_compiled):
            for function, args in self._calls():
                function(*args)
        self.play = without_dispatch(self._play)

    @property
    def is_stored(self) -> bool:
        """Can it be loaded without compiling anything?"""
        return self.interpreted or all(fn.is_stored(*args) for fn, args in self._calls())

    def _calls(self) -> list[tuple[Any, tuple[Any, ...]]]:
        """Calls in a separate slot that compile or load the entry points."""
        slots = self.blank()
        address, columns = slots.ctypes.data, np.zeros(self.columns, np.float32)
        return [
            (self._serve, (slots, 0, START, self._players, 0, self._no_options, self._no_rng)),
            (self._play, (address, -1, 0)),
            (self.observe, (address, 0, columns, NO_MASK)),
        ]

    def _count_rules(self) -> int:
        return sum(count_rules(function) for function, _ in self._calls())

    def _count_loops(self) -> int:
        return count_rules(self.random_games)

    def prepare_loops(self) -> None:
        """Compile or load what benchmarks and fuzz tests need: random games and copies."""
        if self.interpreted:
            return
        with show_preparing(self.title, self._count_loops) as on_compiled, compiling(on_compiled):
            slots, totals = self.blank(2), np.zeros(6, np.int64)
            self.random_games(slots, 2, self._no_options, self.rng(0), 0, 0, totals)
            self.copy_states(slots, 1)

    def _ask(
        self, slots: Any, what: int, a: int = 0, b: int = 0, options: Any = None, rng: Any = None
    ) -> int:
        options = self._no_options if options is None else options
        return int(self._serve(slots, 0, what, a, b, options, self._no_rng if rng is None else rng))

    # ------------------------------------------------------------ slots

    def blank(self, n: int = 1) -> Any:
        """An array of zeroed slots."""
        return self.records(self.slot_class, n)

    def memory_of(self, slots: Any) -> Any:
        """A copy of the first slot for State: bytes, or records if interpreted."""
        if self.interpreted:
            twin = self.blank()
            twin[0] = slots[0]
            return twin
        return bytearray(slots[:1])

    def copy_memory(self, memory: Any) -> Any:
        """A copy of the memory of a State."""
        return self.memory_of(memory) if self.interpreted else bytearray(memory)

    def adopt(self, slots: Any) -> Any:
        """Memory for State from a slot of another engine of the game."""
        own = self.blank()
        set_bytes(own, 0, get_bytes(slots, 0))
        return self.memory_of(own)

    def handle(self, memory: Any) -> Any:
        """The argument of `play` for a slot: its address, or the slot if interpreted."""
        return memory if self.interpreted else address_of(memory)

    def slots_in(self, memory: Any) -> Any:
        """The memory of a State as an array of slots, for all other entry points."""
        return memory if self.interpreted else np.frombuffer(memory, self.bound["SLOT"])

    def list_in(self, memory: Any) -> Any:
        """The list of legal actions in a slot; only the first `n` entries are valid."""
        return memory[0].out.ids if self.interpreted else memoryview(memory)[self._ids].cast("h")

    def options_block(self, values: Mapping[str, int | bool | str]) -> Any:
        """Checked options as a record for the rules; strings become their index in the choices."""
        options = self.records(self.options_class)
        for name, value in values.items():
            number = self._choices[name].index(value) if isinstance(value, str) else int(value)
            if self.interpreted:
                setattr(options[0], name, number)
            else:
                options[name] = number
        return options

    def start(self, players: int, options: Mapping[str, int | bool | str]) -> tuple[Any, int]:
        """A new game: its slot, and the current player with the number of legal actions."""
        slots = self.blank()
        return slots, self._ask(slots, START, players, options=self.options_block(options))

    def start_memory(
        self, players: int, options: Mapping[str, int | bool | str]
    ) -> tuple[Any, int]:
        """The same with memory for State. First positions are the same whenever a game starts, so
        they are stored."""
        key = players, tuple(options.items())
        if key not in self._starts:
            slots, result = self.start(players, options)
            if len(self._starts) >= MAX_STARTS:
                self._starts.clear()
            self._starts[key] = self.memory_of(slots), result
        memory, result = self._starts[key]
        return self.copy_memory(memory), result

    def read(self, raw: bytes) -> tuple[Any, int]:
        """A slot from the bytes of a position; ValueError if the position is impossible."""
        slots = self.blank()
        if self.interpreted:
            slots[0].state = from_bytes(self.state_class, raw)
        else:
            slots["state"].view(np.uint8)[:] = np.frombuffer(raw, np.uint8)
        fault = self._ask(slots, CHECK)
        result = 0 if fault else self._ask(slots, REFRESH)
        if fault or (result >> LIST_BITS != OVER and not result & 255):
            what = self.faults[fault] if fault else "no legal action"
            raise ImpossiblePosition(f"This position of {self.title} is invalid: {what}.", fault)
        return slots, result

    def state_of(self, slots: Any) -> bytes:
        """The bytes of the position alone."""
        return get_bytes(slots, 0)[: self.state_bytes]

    def plain(self, slots: Any) -> Any:
        """The position as ordinary Python objects."""
        return from_bytes(self.state_class, self.state_of(slots))

    def players_of(self, slots: Any) -> int:
        """The number of seats."""
        return int(slots[0].state.players_n if self.interpreted else slots["state"]["players_n"][0])

    # ------------------------------------------------------------ questions

    def play_for(self, slots: Any, seat: int, action: int) -> int:
        """Play an action of any seat that must act."""
        return self._ask(slots, PLAY_FOR, seat, action)

    def list_for(self, slots: Any, seat: int) -> list[int]:
        """The legal actions of a seat that must act."""
        memory = self.memory_of(slots)
        n = self._ask(self.slots_in(memory), LIST_FOR, seat)
        return self.first_actions(memory, n)

    def first_actions(self, memory: Any, n: int) -> list[int]:
        """The first n of the legal actions in the memory of a State."""
        return [int(action) for action in self.list_in(memory)[:n]]

    def must_act(self, slots: Any, seat: int) -> bool:
        """Must this seat choose something now?"""
        return bool(self._ask(slots, MUST_ACT, seat))

    def winners(self, slots: Any) -> int:
        """The leading seats as bits."""
        return self._ask(slots, WINNERS)

    def weigh(self, slots: Any, outcome: int) -> int:
        """The weight of a chance outcome: its relative probability."""
        return self._ask(slots, CHANCE_WEIGHT, outcome)

    def check(self, slots: Any) -> str | None:
        """What is wrong with a position, if anything."""
        fault = self._ask(slots, CHECK)
        return self.faults[fault] if fault else None

    def apply_action(self, slots: Any, seat: int, action: int) -> None:
        """Apply a legal action without the automatic steps after it."""
        self._ask(slots, APPLY_ACTION, seat, action)

    def run_step(self, slots: Any) -> int:
        """Run one automatic step and return its number; -1 if none is left."""
        return self._ask(slots, RUN_STEP)

    def determinize(self, slots: Any, seat: int, seed: int) -> int:
        """Sample everything that a seat (-1: a spectator) cannot know."""
        return self._ask(slots, DETERMINIZE, seat, rng=self.rng(seed))

    def use_dealer(self, rng: Any) -> Any:
        """The argument of `play` for a generator: its address, or the generator if interpreted. It
        is stored with the generator, which so stays alive, for the next call."""
        handle = rng if self.interpreted else int(rng.ctypes.data)
        self.dealer = rng, handle
        return handle

    def rng(self, seed: int) -> Any:
        """A random generator for compiled loops."""
        rng = self.records(Rng)
        value = (seed + 2**63) % 2**64 - 2**63
        if self.interpreted:
            rng[0].state = value
        else:
            rng["state"] = value
        return rng
