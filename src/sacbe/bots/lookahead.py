"""Looking to the end of one's own turn, for any game: the compiled loops of the greedy bot.

A turn is a chain of small decisions, and in the middle of one (paid, but nothing gained yet) no
judgement is sound. So play goes on until a position rests, and from there to further resting
positions of the same turn, keeping the most promising few at each stage. Turns are compared
where they end. Nobody looks past a reveal of Nature, another's choice or a secret one.

The loops are written once against the names below and bound to a game, as in play/engine.py.
"""

import functools
import hashlib
from typing import Any

import numpy as np

from sacbe.kernel import (
    JIT_DISABLED,
    Annotated,
    Int32,
    Rng,
    Row,
    block,
    compiling,
    count_rules,
    entry,
    record,
    rule,
    shuffle,
    specialise,
    to_bytes,
)
from sacbe.play.game import Game
from sacbe.play.progress import show_preparing

# Bound to the rules of a game, and to each other.
legal_actions: Any = None
play: Any = None
apply_action: Any = None
estimate: Any = None  # the points that a seat will have at the end, as another one sees it
resting: Any = None  # is nothing half done?
turns_begun: Any = None  # grows with every turn
secret: Any = None  # is the choice asked now made in secret?
judge: Any = None
turn_is_over: Any = None
play_forced: Any = None
fingerprint: Any = None
is_new: Any = None
keep_promising: Any = None
look_at_children: Any = None
choose_secretly: Any = None
choose: Any = None

RIVALRY = 0.3  # see Look
WIDTH = 12  # resting positions kept at each stage of a turn, at most
BUDGET = 2000  # positions looked at before the bot settles for what it has seen

# Places among the nodes.
PARENT = 0  # the one whose children are looked at
ROOT = 1  # the first stage; two stages of resting positions take turns
STACK = ROOT + 2 * WIDTH  # what is still to be played on until it rests
END = STACK + 600  # the best end of the turn
NODES = END + 1

SEEN = 4096  # places for fingerprints: a power of two, well above BUDGET
WORST = -1e9
NO_ACTION = -1


class Look:
    """How far one look ahead has got, and by what it is judged: a record of each game's own, for
    the weights are."""

    weights: Any

    best: float  # what the best end of the turn so far is worth
    ended: int  # is there one yet, in nodes[END]?
    choice: int  # the first step towards it
    seat: int
    width: int  # resting positions kept at each stage of a turn
    rivalry: float  # how much the mean of the others counts against the own points
    begun: Int32  # the turn that is looked at
    left: Int32  # positions that may still be looked at
    waiting: int  # positions on the stack
    there: int  # place of the stage that is filled
    found: int  # positions in it
    order: Rng  # choices are tried in random order, so that ties have no favourites


def judge_for_all(s: Any, look: Look) -> float:
    """The own points against those of the others."""
    own = float(estimate(s, look.seat, look.seat, look.weights))
    if look.rivalry == 0.0:
        return own
    others = 0.0
    for p in range(s.players_n):
        if p != look.seat:
            others += estimate(s, p, look.seat, look.weights)
    return float(own - look.rivalry * others / (s.players_n - 1))


def another_is_asked(s: Any, look: Look) -> bool:
    """Has the turn ended, or has somebody else to choose?"""
    return bool(s.current_player != look.seat or turns_begun(s) != look.begun)


def follow_forced(node: Any, look: Look) -> None:
    """Make all choices that are none."""
    s, out = node.state, node.out
    while not turn_is_over(s, look):
        legal_actions(s, look.seat, out)
        if out.n != 1:
            return
        play(s, look.seat, out.ids[0])


def hash_words(nodes: Any, words: Any, i: int) -> int:
    """A number that all but surely tells positions apart, never 0."""
    h = 1
    for k in range(1, words.shape[1]):  # the first word is not part of the position
        h = (h ^ words[i, k]) * 0x2545F4914F6CDD1D
        h ^= h >> 29
    return int(h | 1)


def hash_plain(nodes: Any, words: Any, i: int) -> int:
    """The same for uncompiled records, which have no words."""
    digest = hashlib.blake2b(to_bytes(nodes[i].state), digest_size=8).digest()
    return int.from_bytes(digest, "little", signed=True) | 1


def note_key(seen: Any, key: int) -> bool:
    """Put a key in the table; False if it was there."""
    place = (key >> 20) & (SEEN - 1)
    while seen[place] != 0:
        if seen[place] == key:
            return False
        place = (place + 1) & (SEEN - 1)
    seen[place] = key
    return True


def add_to_stage(nodes: Any, look: Look, i: int) -> None:
    """Keep a resting position for the next stage, if it is among the best."""
    place = look.there + look.found
    if look.found < look.width:
        look.found += 1
    else:
        place = look.there
        for j in range(look.there + 1, look.there + look.width):
            if nodes[j].value < nodes[place].value:
                place = j
        if nodes[place].value >= nodes[i].value:
            return
    nodes[place] = nodes[i]


def play_children(nodes: Any, words: Any, seen: Any, look: Look) -> None:
    """Try all choices in nodes[PARENT]: ends are judged, the rest is kept to go on with."""
    parent = nodes[PARENT]
    legal_actions(parent.state, look.seat, parent.out)
    shuffle(parent.out.ids, parent.out.n, look.order)
    for k in range(parent.out.n):
        i = STACK + look.waiting
        if i >= END:
            return
        nodes[i] = nodes[PARENT]
        child = nodes[i]
        look.left -= 1
        if child.first == NO_ACTION:
            child.first = parent.out.ids[k]
        play(child.state, look.seat, parent.out.ids[k])
        play_forced(child, look)
        if turn_is_over(child.state, look):
            value = judge(child.state, look)
            if value > look.best:
                look.best = value
                look.choice = child.first
                look.ended = True
                nodes[END] = nodes[i]
        elif is_new(seen, fingerprint(nodes, words, i)):
            if resting(child.state):
                child.value = estimate(child.state, look.seat, look.seat, look.weights)
                keep_promising(nodes, look, i)
            else:
                look.waiting += 1


def best_secret(nodes: Any, look: Look) -> int:
    """A secret choice is judged by itself, before anything follows from it."""
    root, child = nodes[ROOT], nodes[PARENT]
    shuffle(root.out.ids, root.out.n, look.order)
    for k in range(root.out.n):
        nodes[PARENT] = nodes[ROOT]
        apply_action(child.state, look.seat, root.out.ids[k])
        value = estimate(child.state, look.seat, look.seat, look.weights)
        if value > look.best:
            look.best = value
            look.choice = root.out.ids[k]
    return int(look.choice)


def best_action(nodes: Any, words: Any, seen: Any, look: Look, seat: int) -> int:
    """The first step of the best way to end the turn that stands in nodes[ROOT]."""
    root = nodes[ROOT]
    root.first = NO_ACTION
    legal_actions(root.state, seat, root.out)
    look.best = WORST
    look.ended = False
    look.choice = root.out.ids[0]
    look.seat = seat
    if root.out.n <= 1:
        return int(look.choice)
    if secret(root.state):
        return int(choose_secretly(nodes, look))
    seen.fill(0)
    look.begun = turns_begun(root.state)
    look.left = BUDGET
    look.there = ROOT
    look.found = 1
    while look.found > 0 and look.left > 0:
        here, kept = look.there, look.found
        look.there = ROOT + WIDTH if here == ROOT else ROOT
        look.found = 0
        for i in range(here, here + kept):
            nodes[STACK] = nodes[i]
            look.waiting = 1
            while look.waiting > 0 and look.left > 0:
                look.waiting -= 1
                nodes[PARENT] = nodes[STACK + look.waiting]
                look_at_children(nodes, words, seen, look)
    return int(look.choice)


def choose_in_slot(slots: Any, nodes: Any, words: Any, seen: Any, looks: Any, seat: int) -> int:
    """The choice of a seat in the position of the first slot."""
    nodes[ROOT].state = slots[0].state
    return int(choose(nodes, words, seen, looks[0], seat))


GAME_RULES = ("legal_actions", "play", "apply_action")
EVALUATOR = ("estimate", "resting", "turns_begun", "secret")
# In the order of binding: the name that the loops use, and the loop.
LOOPS = (
    ("judge", judge_for_all),
    ("turn_is_over", another_is_asked),
    ("play_forced", follow_forced),
    ("fingerprint", hash_plain if JIT_DISABLED else hash_words),
    ("is_new", note_key),
    ("keep_promising", add_to_stage),
    ("look_at_children", play_children),
    ("choose_secretly", best_secret),
    ("choose", best_action),
)


class Lookahead:
    """The loops bound to one game."""

    def __init__(self, game: Game) -> None:
        engine, room = game.engine, game.evaluator
        self.bound: dict[str, Any] = {"__name__": f"sacbe.games.{game.name}"}
        self.bound |= {name: engine.bound[name] for name in GAME_RULES}
        self.bound |= {name: getattr(room, name) for name in EVALUATOR}
        for name, loop in LOOPS:
            self.bound[name] = self._bind(loop)
        self.choose = entry(self._bind(choose_in_slot, compiled=False))
        odd = -engine.state_bytes % 8
        fields: dict[str, Any] = {"value": float, "state": engine.state_class}
        if odd:  # filled up to whole words, see hash_words
            fields["pad"] = Annotated[Row, odd // 2]
        fields |= {"out": game.records.Actions, "first": int}
        self.node_class: Any = record(type("Node", (), {"__annotations__": fields}))
        fields = {**Look.__annotations__, "weights": room.Weights}
        self.look_class: Any = record(type("Look", (), {"__annotations__": fields}))
        self.weights = room.WEIGHTS
        self.words = 1 + (engine.state_bytes + odd) // 8
        self._prepare(game)

    def _prepare(self, game: Game) -> None:
        """Compile now, telling people why it takes a while; a blank slot asks for nothing."""
        if not JIT_DISABLED:
            count = functools.partial(count_rules, self.choose)
            with show_preparing(game.title, count) as shown, compiling(shown):
                self.choose(game.engine.blank(), *self.memory(), 0)

    def _bind(self, loop: Any, compiled: bool = True) -> Any:
        """A loop that calls this game's rules and the loops bound so far."""
        names = [name for name in self.bound if name != "__name__"]
        copy = specialise(loop, self.bound, *names)
        return rule(copy) if compiled and loop is not hash_plain else copy

    def memory(
        self, width: int = WIDTH, rivalry: float = RIVALRY, weights: Any = None
    ) -> tuple[Any, Any, Any, Any]:
        """What one player needs to look ahead: nodes, their words, fingerprints, progress.

        With less width, or with no eye on the others, it is faster and sees less. Without weights
        it judges by those of the game.
        """
        nodes: Any = block(self.node_class, NODES)
        words = np.zeros((1, 1), np.int64)
        if not JIT_DISABLED:
            words = nodes.view(np.int64).reshape(NODES, -1)[:, : self.words]
        looks: Any = block(self.look_class, 1)
        for name, value in (
            ("width", width),
            ("rivalry", rivalry),
            ("weights", (self.weights if weights is None else weights)[0]),
        ):
            if JIT_DISABLED:
                setattr(looks[0], name, value)
            else:
                looks[name] = value
        return nodes, words, np.zeros(SEEN, np.int64), looks


def seed_order(looks: Any, seed: int) -> None:
    """Begin the stream that orders equal choices; a seed of 63 bits."""
    if JIT_DISABLED:
        looks[0].order.state = seed
    else:
        looks["order"]["state"] = seed


@functools.cache
def loops_for(game: Game) -> Lookahead:
    """The loops of a game, bound once."""
    return Lookahead(game)
