"""A game's rules bound to the loops that every game shares, and compiled when first needed.

The loops are written once against the names below; `specialise` binds them to a game. Python
talks to compiled code through few entry points that take an array of cells and an index: a cell
is a position with the list of what its mover may choose, so that one call serves both. Every
entry point holds the machine code of all rules it reaches, so what is rarely asked shares one.
"""

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from sacbe.kernel import (
    PURE,
    Rng,
    address_of,
    below,
    block,
    block_at,
    compiling,
    count_rules,
    entry,
    from_bytes,
    get_bytes,
    layout,
    record,
    rule,
    specialise,
)
from sacbe.play.progress import show_preparing

NATURE = -1
OVER = -2
LIST_BITS = 8
NO_MASK = np.zeros(0, np.int8)
ILLEGAL = -100 << LIST_BITS  # the answer to an action that is not legal; nothing has changed then

# Bound to the records and rules of a game.
set_up: Any = None
settle: Any = None
legal_actions: Any = None
act: Any = None
carry_out: Any = None
play: Any = None
owes: Any = None
winners: Any = None
determinize: Any = None
chance_weight: Any = None
CELL: Any = None  # the layout of a cell
check: Any = None
observe: Any = None
score: Any = None  # the points of a seat as they stand
pick_outcome: Any = None  # weigh_outcomes bound to the game

# What `serve` is asked to do.
START, REFRESH, PLAY_FOR, LIST_FOR, ACT, CARRY_OUT = range(6)
OWES, WINNERS, CHECK, REDEAL, WEIGH, DEAL = range(6, 12)


def play_at(address: int, action: int) -> int:
    """Play in the cell at an address, for the mover, if the action is among those listed; say who
    is next and, in the lowest LIST_BITS, among how many choices."""
    cell = block_at(address, CELL)[0]
    out = cell.out
    for k in range(out.n):
        if out.ids[k] == action:
            s = cell.state
            play(s, s.mover, action)
            legal_actions(s, s.mover, out)
            return int(s.mover) << LIST_BITS | int(out.n)
    return ILLEGAL


def serve(cells: Any, i: int, what: int, a: int, b: int, options: Any, rngs: Any) -> int:
    """All that is asked less often; the cell's list is that of the mover again afterwards,
    except after LIST_FOR, ACT and CARRY_OUT."""
    cell = cells[i]
    s, out = cell.state, cell.out
    if what == LIST_FOR:  # a: seat
        out.n = 0
        if owes(s, a):
            legal_actions(s, a, out)
        return int(out.n)
    if what == ACT:  # a: seat, b: action; what follows by itself is left to CARRY_OUT
        act(s, a, b)
        return 0
    if what == CARRY_OUT:  # one step, named; -1 when nothing was left to do
        step = int(carry_out(s))
        if step < 0:
            settle(s)
        return step
    if what == OWES:  # a: seat
        return int(owes(s, a))
    if what == WINNERS:
        return int(winners(s))
    if what == CHECK:
        return int(check(s))
    if what == WEIGH:  # a: outcome
        return int(chance_weight(s, a))
    answer = 0
    if what == START:  # a: players
        set_up(s, a, options[0])
        settle(s)
    elif what == PLAY_FOR:  # a: seat, b: action
        answer = ILLEGAL
        if owes(s, a):
            legal_actions(s, a, out)
            for k in range(out.n):
                if out.ids[k] == b:
                    answer = 0
            if answer == 0:
                play(s, a, b)
    elif what == REDEAL:  # a: seat
        determinize(s, a, rngs[0])
    elif what == DEAL:
        while s.mover == NATURE:
            legal_actions(s, NATURE, out)
            play(s, NATURE, out.ids[pick_outcome(s, out, rngs[0])])
    legal_actions(s, s.mover, out)
    return int(s.mover) << LIST_BITS | int(out.n) if answer == 0 else ILLEGAL


def observe_at(address: int, seat: int, columns: Any, mask: Any) -> None:
    """Write what the seat knows in the cell at an address into a row of numbers, and into the
    mask, where it has the length for it, what the mover may choose if that is this seat."""
    cell = block_at(address, CELL)[0]
    observe(cell.state, seat, columns)
    if len(mask) > 0:
        mask[:] = 0
        if cell.state.mover == seat:
            for k in range(cell.out.n):
                mask[cell.out.ids[k]] = 1


def weigh_outcomes(s: Any, out: Any, rng: Any) -> int:
    """The place in the list of an answer of Nature, drawn as likely as it is."""
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
    cells: Any, players: int, options: Any, rngs: Any, games: int, busy: int, totals: Any
) -> int:
    """Random games in cells[0] (cells[1] stays blank), the first from the seed in rngs[0], each
    further one from the next number, so that any of them can be played again alone.

    With `busy` the last choice of a list, as a rule the one to stop, is mostly passed over, and
    rare things happen more often. totals: decisions among two or more, forced steps, chance
    steps, most steps of a game, games finished. With totals[5] set every position is checked;
    the answer is then the fault of the first wrong one, which is left in cells[0], else 0.
    """
    rng = rngs[0]
    seed = rng.state
    s, out = cells[0].state, cells[0].out
    checking = totals[5] != 0
    for game in range(games):
        rng.state = seed + game
        cells[0] = cells[1]
        set_up(s, players, options[0])
        settle(s)
        decisions = 0
        forced = 0
        chance = 0
        while s.mover != OVER:
            legal_actions(s, s.mover, out)
            n = out.n
            if checking:
                fault = check(s)
                if fault != 0 or n == 0:
                    return int(fault) if fault != 0 else ILLEGAL
            if s.mover == NATURE:
                chance += 1
            elif n > 1:
                decisions += 1
                if busy and below(rng, 4) > 0:
                    n -= 1
            else:
                forced += 1
            if s.mover == NATURE:
                k = pick_outcome(s, out, rng)
            else:
                k = below(rng, n)
            play(s, s.mover, out.ids[k])
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


def copy_states(cells: Any, times: int) -> None:
    """Copy positions along a row of cells, for the benchmark of cloning."""
    n = len(cells)
    for i in range(times):
        cells[(i + 1) % n].state = cells[i % n].state


RULES = (
    "set_up",
    "settle",
    "legal_actions",
    "act",
    "carry_out",
    "play",
    "owes",
    "winners",
    "determinize",
    "chance_weight",
    "check",
    "observe",
    "score",
)


class Engine:
    """The entry points of one game and the memory they work on."""

    def __init__(self, game: Any) -> None:
        state = game.room("state")
        rooms: list[Mapping[str, Any]] = [
            vars(game.room(room)) for room in ("rules", "knowledge", "invariants", "observation")
        ]
        self.bound: dict[str, Any] = {"__name__": f"sacbe.games.{game.name}"}
        for name in RULES:
            self.bound[name] = next(room[name] for room in rooms if name in room)
        self.title = game.title
        self.faults: tuple[str, ...] = game.room("invariants").FAULTS
        self.columns = len(game.observation_names)
        self.state_class: Any = state.State
        self.options_class: Any = state.Options
        fields = {"state": state.State, "out": state.Actions}
        self.cell_class: Any = record(type("Cell", (), {"__annotations__": fields}))
        self.state_bytes = layout(self.state_class).itemsize
        cell: Any = layout(self.cell_class)
        listed: Any = layout(state.Actions)
        out = cell.fields["out"][1] + listed.fields["ids"][1]
        self._ids = slice(out, out + listed["ids"].itemsize)
        self._choices = {option.name: option.choices for option in game.options}
        self._no_options = block(self.options_class, 1)
        self._no_rng = block(Rng, 1)

        self.bound["CELL"] = layout(self.cell_class)
        self.bound["pick_outcome"] = rule(specialise(weigh_outcomes, self.bound, "chance_weight"))
        self.play: Callable[[Any, int], int] = self.bind(play_at)
        self._serve = self.bind(serve)
        self.observe: Callable[[Any, int, Any, Any], None] = self.bind(observe_at)
        self.random_games = self.bind(random_games)
        self.copy_states = self.bind(copy_states)
        self._prepare(game.players[0])

    def bind(self, loop: Any) -> Any:
        """An entry point: a loop bound to this game. Compiled at its first call."""
        return entry(specialise(loop, self.bound, *RULES, "pick_outcome", "CELL"))

    def _prepare(self, players: int) -> None:
        """Compile what playing needs, or load it; telling people why it takes a while."""
        if PURE:
            return
        with show_preparing(self.title, self._count_rules) as shown, compiling(shown):
            cells = self.blank()
            self._ask(cells, START, players)
            self.play(cells.ctypes.data, -1)

    def _count_rules(self) -> int:
        return count_rules(self.play) + count_rules(self._serve)

    def _count_loops(self) -> int:
        return count_rules(self.random_games)

    def prepare_loops(self) -> None:
        """The same for what is used less often: random games, observations, copies."""
        if PURE:
            return
        with show_preparing(self.title, self._count_loops) as shown, compiling(shown):
            cells, totals = self.blank(2), np.zeros(6, np.int64)
            self.random_games(cells, 2, self._no_options, self.rng(0), 0, 0, totals)
            self.observe(cells.ctypes.data, 0, np.zeros(self.columns, np.float32), NO_MASK)
            self.copy_states(cells, 1)

    def _ask(
        self, cells: Any, what: int, a: int = 0, b: int = 0, options: Any = None, rng: Any = None
    ) -> int:
        options = self._no_options if options is None else options
        return int(self._serve(cells, 0, what, a, b, options, self._no_rng if rng is None else rng))

    # ------------------------------------------------------------ cells

    def blank(self, n: int = 1) -> Any:
        """So many zeroed cells."""
        return block(self.cell_class, n)

    def memory_of(self, cells: Any) -> Any:
        """A copy of the first cell as State keeps it: its bytes; uncompiled, a cell."""
        if PURE:
            twin = self.blank()
            twin[0] = cells[0]
            return twin
        return bytearray(cells[:1])

    def copy_memory(self, memory: Any) -> Any:
        """The same once more."""
        return self.memory_of(memory) if PURE else bytearray(memory)

    def handle(self, memory: Any) -> Any:
        """What `play` takes for a cell: its address; uncompiled, the cell."""
        return memory if PURE else address_of(memory)

    def cells_in(self, memory: Any) -> Any:
        """A cell as all other entry points take it."""
        return memory if PURE else np.frombuffer(memory, self.bound["CELL"])

    def list_in(self, memory: Any) -> Any:
        """A cell's list, to be read as far as its length."""
        return memory[0].out.ids if PURE else memoryview(memory)[self._ids].cast("h")

    def options_block(self, values: Mapping[str, int | bool | str]) -> Any:
        """Checked options as the rules read them: words by their place among the choices."""
        options = block(self.options_class, 1)
        for name, value in values.items():
            number = self._choices[name].index(value) if isinstance(value, str) else int(value)
            if PURE:
                setattr(options[0], name, number)
            else:
                options[name] = number  # type: ignore[call-overload]
        return options

    def start(self, players: int, options: Mapping[str, int | bool | str]) -> tuple[Any, int]:
        """A new game: its cell, and the mover with the length of its list."""
        cells = self.blank()
        return cells, self._ask(cells, START, players, options=self.options_block(options))

    def load(self, raw: bytes) -> tuple[Any, int]:
        """A cell from the bytes of a position, refused with a ValueError if it is impossible."""
        cells = self.blank()
        if PURE:
            cells[0].state = from_bytes(self.state_class, raw)
        else:
            cells["state"].view(np.uint8)[:] = np.frombuffer(raw, np.uint8)
        fault = self._ask(cells, CHECK)
        answer = 0 if fault else self._ask(cells, REFRESH)
        if fault or (answer >> LIST_BITS != OVER and not answer & 255):
            what = self.faults[fault] if fault else "no legal action"
            raise ValueError(f"This position of {self.title} is invalid: {what}.")
        return cells, answer

    def state_of(self, cells: Any) -> bytes:
        """The bytes of the position alone."""
        return get_bytes(cells, 0)[: self.state_bytes]

    def plain(self, cells: Any) -> Any:
        """The position as ordinary Python objects."""
        return from_bytes(self.state_class, self.state_of(cells))

    def players_of(self, cells: Any) -> int:
        """How many seats there are."""
        return int(cells[0].state.players_n if PURE else cells["state"]["players_n"][0])

    # ------------------------------------------------------------ questions

    def play_for(self, cells: Any, seat: int, action: int) -> int:
        """Play for any seat that owes a choice."""
        return self._ask(cells, PLAY_FOR, seat, action)

    def list_for(self, cells: Any, seat: int) -> list[int]:
        """What a seat that owes a choice may choose."""
        memory = self.memory_of(cells)
        n = self._ask(self.cells_in(memory), LIST_FOR, seat)
        return [int(a) for a in self.list_in(memory)[:n]]

    def owes(self, cells: Any, seat: int) -> bool:
        """Must this seat choose something now?"""
        return bool(self._ask(cells, OWES, seat))

    def winners(self, cells: Any) -> int:
        """Bit p: seat p is ahead."""
        return self._ask(cells, WINNERS)

    def weigh(self, cells: Any, outcome: int) -> int:
        """How many copies there are of what Nature may answer."""
        return self._ask(cells, WEIGH, outcome)

    def check(self, cells: Any) -> str | None:
        """What is wrong with a position, if anything."""
        fault = self._ask(cells, CHECK)
        return self.faults[fault] if fault else None

    def act(self, cells: Any, seat: int, action: int) -> None:
        """A legal choice alone; what follows by itself is left to `carry_out`."""
        self._ask(cells, ACT, seat, action)

    def carry_out(self, cells: Any) -> int:
        """One step of what follows by itself; -1 when nothing was left to do."""
        return self._ask(cells, CARRY_OUT)

    def determinize(self, cells: Any, seat: int, seed: int) -> int:
        """Re-deal what the seat (-1: a spectator) cannot know."""
        return self._ask(cells, REDEAL, seat, rng=self.rng(seed))

    def deal(self, cells: Any, rng: Any) -> int:
        """Let Nature answer until a seat is to move."""
        return self._ask(cells, DEAL, rng=rng)

    def rng(self, seed: int) -> Any:
        """A random generator for compiled loops."""
        rng = block(Rng, 1)
        value = (seed + 2**63) % 2**64 - 2**63
        if PURE:
            rng[0].state = value
        else:
            rng["state"] = value  # type: ignore[call-overload]
        return rng
