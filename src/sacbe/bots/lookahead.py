"""Beam search to the end of the player's own turn: the compiled loops of the greedy bot.

A turn is a sequence of small decisions. In the middle of one (the price is paid, the gain is still
to come) the evaluator is unreliable, so positions are only compared where nothing is half done
("resting" positions). From there the search continues to further resting positions of the same
turn; each stage keeps the `width` best of them (the beam). Complete turns are compared at their
end. The search stops at chance nodes, at decisions of other players and at secret decisions.

The loops are written once against the names below and specialised to a game, as in play/engine.py.
"""

import functools
import hashlib
from typing import Any

import numpy as np

from sacbe.kernel import (
    JIT_DISABLED,
    Annotated,
    Block,
    Int32,
    Rng,
    Row,
    compiling,
    count_rules,
    entry,
    record,
    rule,
    shuffle,
    specialise,
    to_bytes,
)
from sacbe.play.engine import Engine
from sacbe.play.game import Game
from sacbe.play.progress import show_preparing

# Bound to the rules of a game.
legal_actions: Any = None
play: Any = None
apply_action: Any = None
estimate: Any = None  # the expected final points of a player, from the view of another
resting: Any = None  # True where no action is half done
turns_begun: Any = None  # grows with every turn
secret: Any = None  # True if the current decision is made in secret

RIVALRY = 0.3  # see BeamSearch.rivalry
WIDTH = 12  # maximum beam width
BUDGET = 2000  # maximum number of positions to visit
INTERIM_BUDGET = 400  # before the rules are compiled: half a second

# Node indices.
PARENT = 0  # the node being expanded
ROOT = 1  # start of the first beam; the two beams alternate
STACK = ROOT + 2 * WIDTH  # positions that are not resting yet
END = STACK + 600  # the best end of the turn
NODES = END + 1

HASH_TABLE_SIZE = 4096  # a power of two, well above BUDGET
WORST = -1e9
NO_ACTION = -1


class BeamSearch:
    """State and parameters of one search. The record is defined per game because of `weights`."""

    weights: Any

    best: float  # value of the best end of the turn so far
    has_end: int  # True if nodes[END] holds a complete turn
    action: int  # the first action of the best turn so far
    seat: int
    width: int  # resting positions kept per stage
    rivalry: float  # weight of the opponents' mean points, subtracted from the own points
    turn: Int32  # `turns_begun` at the root
    budget: Int32  # positions that may still be visited
    stack_size: int
    beam_start: int  # index of the beam being filled
    beam_size: int
    rng: Rng  # shuffles the actions, so that ties are broken at random


def evaluate_turn(s: Any, search: BeamSearch) -> float:
    """The player's own expected points minus the weighted mean of the opponents'."""
    own = float(estimate(s, search.seat, search.seat, search.weights))
    if search.rivalry == 0.0:
        return own
    others = 0.0
    for p in range(s.players_n):
        if p != search.seat:
            others += estimate(s, p, search.seat, search.weights)
    return float(own - search.rivalry * others / (s.players_n - 1))


def turn_is_over(s: Any, search: BeamSearch) -> bool:
    """True if the turn has ended or another player must act."""
    return bool(s.current_player != search.seat or turns_begun(s) != search.turn)


def play_forced(node: Any, search: BeamSearch) -> None:
    """Play actions while there is exactly one legal action."""
    s, out = node.state, node.out
    while not turn_is_over(s, search):
        legal_actions(s, search.seat, out)
        if out.n != 1:
            return
        play(s, search.seat, out.ids[0])


def fingerprint(nodes: Any, node_words: Any, i: int) -> int:
    """A 64-bit hash of the position in nodes[i], never 0. `node_words` is the memory of `nodes`."""
    h = 1
    for k in range(1, node_words.shape[1]):  # the first word is not part of the position
        h = (h ^ node_words[i, k]) * 0x2545F4914F6CDD1D
        h ^= h >> 29
    return int(h | 1)


def fingerprint_uncompiled(nodes: Any, node_words: Any, i: int) -> int:
    """The same for uncompiled records, which are Python objects."""
    digest = hashlib.blake2b(to_bytes(nodes[i].state), digest_size=8).digest()
    return int.from_bytes(digest, "little", signed=True) | 1


def add_if_new(hash_table: Any, key: int) -> bool:
    """Add a key to the hash table; False if it is in there already."""
    i = (key >> 20) & (HASH_TABLE_SIZE - 1)
    while hash_table[i] != 0:
        if hash_table[i] == key:
            return False
        i = (i + 1) & (HASH_TABLE_SIZE - 1)
    hash_table[i] = key
    return True


def add_to_beam(nodes: Any, search: BeamSearch, i: int) -> None:
    """Add the resting position in nodes[i] to the next beam if it is among the best."""
    target = search.beam_start + search.beam_size
    if search.beam_size < search.width:
        search.beam_size += 1
    else:
        target = search.beam_start
        for j in range(search.beam_start + 1, search.beam_start + search.width):
            if nodes[j].value < nodes[target].value:
                target = j
        if nodes[target].value >= nodes[i].value:
            return
    nodes[target] = nodes[i]


def expand_parent(nodes: Any, node_words: Any, hash_table: Any, search: BeamSearch) -> None:
    """Play every legal action in nodes[PARENT].

    Ends of the turn are evaluated, resting positions go to the beam, all others to the stack.
    """
    parent = nodes[PARENT]
    legal_actions(parent.state, search.seat, parent.out)
    shuffle(parent.out.ids, parent.out.n, search.rng)
    for k in range(parent.out.n):
        i = STACK + search.stack_size
        if i >= END:
            return
        nodes[i] = nodes[PARENT]
        child = nodes[i]
        search.budget -= 1
        if child.first_action == NO_ACTION:
            child.first_action = parent.out.ids[k]
        play(child.state, search.seat, parent.out.ids[k])
        play_forced(child, search)
        if turn_is_over(child.state, search):
            value = evaluate_turn(child.state, search)
            if value > search.best:
                search.best = value
                search.action = child.first_action
                search.has_end = True
                nodes[END] = nodes[i]
        elif add_if_new(hash_table, fingerprint(nodes, node_words, i)):
            if resting(child.state):
                child.value = estimate(child.state, search.seat, search.seat, search.weights)
                add_to_beam(nodes, search, i)
            else:
                search.stack_size += 1


def choose_secret(nodes: Any, search: BeamSearch) -> int:
    """The best secret action. It is evaluated immediately, before the choices are revealed."""
    root, child = nodes[ROOT], nodes[PARENT]
    shuffle(root.out.ids, root.out.n, search.rng)
    for k in range(root.out.n):
        nodes[PARENT] = nodes[ROOT]
        apply_action(child.state, search.seat, root.out.ids[k])
        value = estimate(child.state, search.seat, search.seat, search.weights)
        if value > search.best:
            search.best = value
            search.action = root.out.ids[k]
    return int(search.action)


def choose(nodes: Any, node_words: Any, hash_table: Any, search: BeamSearch, seat: int) -> int:
    """The first action of the best turn from the position in nodes[ROOT]."""
    root = nodes[ROOT]
    root.first_action = NO_ACTION
    legal_actions(root.state, seat, root.out)
    search.best = WORST
    search.has_end = False
    search.action = root.out.ids[0]
    search.seat = seat
    if root.out.n <= 1:
        return int(search.action)
    if secret(root.state):
        return int(choose_secret(nodes, search))
    hash_table.fill(0)
    search.turn = turns_begun(root.state)
    search.budget = BUDGET
    search.beam_start = ROOT
    search.beam_size = 1
    while search.beam_size > 0 and search.budget > 0:
        start, size = search.beam_start, search.beam_size
        search.beam_start = ROOT + WIDTH if start == ROOT else ROOT
        search.beam_size = 0
        for i in range(start, start + size):
            nodes[STACK] = nodes[i]
            search.stack_size = 1
            while search.stack_size > 0 and search.budget > 0:
                search.stack_size -= 1
                nodes[PARENT] = nodes[STACK + search.stack_size]
                expand_parent(nodes, node_words, hash_table, search)
    return int(search.action)


def choose_in_slot(
    slots: Any, nodes: Any, node_words: Any, hash_table: Any, searches: Any, seat: int
) -> int:
    """The action for a player in the position of the first slot."""
    nodes[ROOT].state = slots[0].state
    return int(choose(nodes, node_words, hash_table, searches[0], seat))


GAME_RULES = ("legal_actions", "play", "apply_action")
EVALUATOR = ("estimate", "resting", "turns_begun", "secret")
# In the order of binding: each loop may call the ones above it.
LOOPS = (
    evaluate_turn,
    turn_is_over,
    play_forced,
    add_if_new,
    add_to_beam,
    expand_parent,
    choose_secret,
    choose,
)


class Lookahead:
    """The loops specialised to one game."""

    def __init__(self, game: Game, engine: Engine) -> None:
        """Nothing is compiled or loaded until `load` is called."""
        room = game.evaluator
        self._engine, self._title = engine, game.title
        self._loaded = False
        self.bound: dict[str, Any] = {"__name__": f"sacbe.games.{game.name}"}
        self.bound |= {name: engine.bound[name] for name in GAME_RULES}
        self.bound |= {name: getattr(room, name) for name in EVALUATOR}
        compiled = None if engine.interpreted else self._bind(fingerprint)
        self.bound["fingerprint"] = compiled or fingerprint_uncompiled
        if engine.interpreted and not JIT_DISABLED:
            self.bound["BUDGET"] = INTERIM_BUDGET
        for loop in LOOPS:
            self.bound[loop.__name__] = self._bind(loop)
        self.choose = engine.adapt(entry(self._bind(choose_in_slot, compiled=False)))
        padding = -engine.state_bytes % 8
        fields: dict[str, Any] = {"value": float, "state": engine.state_class}
        if padding:  # to whole words, see `fingerprint`
            fields["pad"] = Annotated[Row, padding // 2]
        fields |= {"out": game.records.Actions, "first_action": int}
        self.node_class: Any = record(type("Node", (), {"__annotations__": fields}))
        fields = {**BeamSearch.__annotations__, "weights": room.Weights}
        self.search_class: Any = record(type("BeamSearch", (), {"__annotations__": fields}))
        self.weights = engine.adapt_records(room.Weights, room.WEIGHTS)
        self.words = 1 + (engine.state_bytes + padding) // 8

    def load(self) -> None:
        """Compile or load, showing progress."""
        if not (self._engine.interpreted or self._loaded):
            self._loaded = True
            count = functools.partial(count_rules, self.choose)
            with show_preparing(self._title, count) as progress, compiling(progress):
                self.choose(*self._call())

    @property
    def is_stored(self) -> bool:
        """Can it be loaded without compiling anything?"""
        return self._engine.interpreted or self.choose.is_stored(*self._call())

    def _call(self) -> tuple[Any, ...]:
        """Arguments of a call without effect: a blank slot has no legal actions to search."""
        return self._engine.blank(), *self.buffers(), 0

    def _bind(self, loop: Any, compiled: bool = True) -> Any:
        """Specialise a loop to this game's rules and the loops bound so far."""
        names = [name for name in self.bound if name != "__name__"]
        copy = specialise(loop, self.bound, *names)
        return rule(copy) if compiled else copy

    def buffers(
        self, width: int = WIDTH, rivalry: float = RIVALRY, weights: Any = None
    ) -> tuple[Any, Any, Any, Any]:
        """The arguments of the compiled loops: nodes, their memory, hash table, search record.

        A smaller width, or `rivalry` 0, is faster and weaker. `weights` replaces the game's own.
        """
        nodes: Any = self._engine.records(self.node_class, NODES)
        node_words = np.zeros((1, 1), np.int64)
        if not self._engine.interpreted:
            node_words = nodes.view(np.int64).reshape(NODES, -1)[:, : self.words]
        searches: Any = self._engine.records(self.search_class)
        for name, value in (
            ("width", width),
            ("rivalry", rivalry),
            ("weights", (self.weights if weights is None else weights)[0]),
        ):
            if self._engine.interpreted:
                setattr(searches[0], name, value)
            else:
                searches[name] = value
        return nodes, node_words, np.zeros(HASH_TABLE_SIZE, np.int64), searches


def seed_ties(searches: Any, seed: int) -> None:
    """Seed the random numbers that break ties (63 bits)."""
    if isinstance(searches, Block):
        searches[0].rng.state = seed
    else:
        searches["rng"]["state"] = seed


@functools.cache
def loops_on(game: Game, engine: Engine) -> Lookahead:
    """The loops of a game on one of its engines, which may not be loaded yet."""
    return Lookahead(game, engine)


def loops_for(game: Game) -> Lookahead:
    """The loops of a game, compiled once."""
    loops = loops_on(game, game.engine)
    loops.load()
    return loops
