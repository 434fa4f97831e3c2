"""Tree search over small decisions for any game with hidden things, in compiled code.

One simulation deals anew what the root seat cannot know, walks down the tree by what is public,
adds a node or a few, judges the position it comes to with the game's evaluator, and hands a value
for every seat back along its path. Nodes are told apart by the choices that led to them, not by
positions: which of a node's children can be chosen is asked anew in every world.

- A new node gets its priors from a one-step look: every choice is played and judged.
- What greedy would choose may be trusted at the root: it looks to the end of the turn at once.
- The walk does not stop in the middle of a chain of choices, where no judgement is sound.
- Where the evaluator says little about the near future, all seats first play on greedily for some
  turns.
- Forced choices make no nodes, and neither do Nature's answers, which are drawn: what is worth
  knowing of them shows in what can be chosen after them.
- Secret choices are made by regret matching, and nobody's node depends on what another has
  chosen before all is revealed.

The loops are written once against the names below and bound to a game, as in play/engine.py.
"""

from typing import Any

import numpy as np

from sacbe.bots.lookahead import END as GREEDY_END
from sacbe.bots.lookahead import ROOT as GREEDY_ROOT
from sacbe.kernel import Annotated, Int32, Int64, Reals, Rng, below, record, shuffle
from sacbe.play.engine import CHANCE, OVER

# Bound to the rules of a game, and to each other.
legal_actions: Any = None
play: Any = None
determinize: Any = None
pick_outcome: Any = None
estimate: Any = None  # the points that a seat will have at the end, as another one sees it
resting: Any = None  # is nothing half done?
turns_begun: Any = None  # grows with every turn
revealed: Any = None  # a number for all that secret choices have brought to light
secret: Any = None  # is the choice asked now made in secret?
score: Any = None
winners: Any = None
greedy: Any = None  # the choice of the greedy bot, see lookahead.best_action

# Slots: the position that a simulation plays on, two for looking ahead, and the root.
WALK, LOOK, TRY, START = range(4)
MOST_PLAYERS = 4
MOST_DEPTH = 400
NONE = 0  # no node: 0 is never a child
ROOT = 1
HIDDEN = -4  # `player` of the node after a secret choice, whatever was chosen
REVEALED = -3  # `player` of a child that stands for what all have chosen in secret


@record
class Node:
    """A choice that was made, and what came of it."""

    value: Annotated[Reals, MOST_PLAYERS]  # sums of what it was worth to each seat
    prior: float
    best: float  # look at a choice from here, when it was opened
    looks: float  # the sum of what all those looks count in the priors
    regret: float  # of a secret choice: how much better it would have been than what was chosen
    strategy: float  # of a secret choice: the sum of its probabilities
    visits: Int32
    first: Int32  # child
    next: Int32  # sibling
    action: Int32  # or what secret choices brought to light
    player: Int32  # who made it


@record
class Settings:
    """How the search is set."""

    exploration: float
    temperature: float  # in points: how much a better one-step look counts in the priors
    rivalry: float  # how much the mean of the others counts against the own points
    victory: float  # how much the chance of winning counts beside points
    closeness: float  # in points: a lead of so much makes winning likely
    hint_weight: float  # the share of the root's priors that goes to what greedy would choose
    playout: float  # turns that all play as greedy would before a position is judged
    breadth: float  # how many ways a seat keeps in mind there, see lookahead.WIDTH
    horizon: float  # numbers of turns (see `turns_begun`) to look ahead; 0: as far as it gets


@record
class Tree:
    """How far a search has got."""

    root: Int32
    size: Int32  # nodes in use
    seat: Int32  # who searches
    root_hint: Int32  # the choice that greedy would make at the root, -1 for none
    stamp: Int32  # of the marks
    depth: Int32  # of the path
    steps: Int64  # choices in all paths, for the mean depth
    simulations: Int64


def evaluate(
    s: Any, viewer: int, settings: Settings, weights: Any, points: Any, value: Any
) -> None:
    """What a position is worth to every seat: points in hundreds, and the chance of winning."""
    n = s.players_n
    over = s.current_player == OVER
    total = 0.0
    best = -1e9
    for p in range(n):
        points[p] = score(s, p) if over else estimate(s, p, viewer, weights)
        total += points[p]
        best = max(best, points[p])
    chances = 0.0
    for p in range(n):
        chances += np.exp((points[p] - best) / settings.closeness)
    won = winners(s) if over else 0
    shared = 0
    for p in range(n):
        shared += (won >> p) & 1
    for p in range(n):
        others = (total - points[p]) / (n - 1)
        value[p] = (points[p] - settings.rivalry * others) / 100
        if over:
            value[p] += settings.victory * ((won >> p) & 1) / shared
        else:
            chance = np.exp((points[p] - best) / settings.closeness) / chances
            value[p] += settings.victory * chance


def add_child(nodes: Any, tree: Any, parent: int, action: int, player: int, prior: float) -> int:
    """A new child, or NONE if there is no room left."""
    if tree.size >= len(nodes):
        return NONE
    i = int(tree.size)
    tree.size += 1
    node = nodes[i]
    node.value[:] = 0.0
    node.prior = prior
    node.best = 0.0
    node.looks = 0.0
    node.regret = 0.0
    node.strategy = 0.0
    node.visits = 0
    node.first = NONE
    node.next = nodes[parent].first
    node.action = action
    node.player = player
    nodes[parent].first = i
    return i


def find_child(nodes: Any, tree: Any, parent: int, action: int, player: int) -> int:
    """The child of what is not weighed (a secret kept, or a reveal), made if need be."""
    child = int(nodes[parent].first)
    while child != NONE:
        if nodes[child].action == action and nodes[child].player == player:
            return child
        child = int(nodes[child].next)
    return int(add_child(nodes, tree, parent, action, player, 0.0))


LOOK_STEPS = 8  # longer chains are judged where they stand


def look_ahead(slots: Any, player: int, weights: Any, rng: Rng) -> float:
    """What the position in slots[LOOK] is worth to a seat: where a chain of choices is half done,
    it is followed by the choice that looks best at each step until it rests."""
    t, out = slots[LOOK].state, slots[LOOK].out
    for _ in range(LOOK_STEPS):
        if t.current_player != player or resting(t):
            break
        legal_actions(t, player, out)
        chosen = 0
        if out.n > 1:
            best = -1e9
            shuffle(out.ids, out.n, rng)
            for k in range(out.n):
                slots[TRY].state = slots[LOOK].state
                play(slots[TRY].state, player, out.ids[k])
                worth = estimate(slots[TRY].state, player, player, weights)
                if worth > best:
                    best = worth
                    chosen = k
        play(t, player, out.ids[chosen])
    return float(estimate(t, player, player, weights))


def expand(
    nodes: Any,
    tree: Any,
    parent: int,
    slots: Any,
    settings: Settings,
    weights: Any,
    looks: Any,
    marks: Any,
    rng: Rng,
) -> None:
    """Children for all choices in slots[WALK] that have none, with priors from a one-step look, in
    random order: of equal children the first is selected.

    Those that could not be chosen in the worlds before are measured by the ones that could.
    """
    s, out = slots[WALK].state, slots[WALK].out
    if tree.size + out.n > len(nodes):
        return
    shuffle(out.ids, out.n, rng)
    player = int(s.current_player)
    node = nodes[parent]
    tree.stamp += 1
    child = int(node.first)
    while child != NONE:
        if nodes[child].player == player:
            marks[nodes[child].action] = tree.stamp
        child = int(nodes[child].next)
    best = -1e9
    for k in range(out.n):
        if marks[out.ids[k]] != tree.stamp:
            slots[LOOK].state = slots[WALK].state
            play(slots[LOOK].state, player, out.ids[k])
            looks[k] = look_ahead(slots, player, weights, rng)
            best = max(best, looks[k])
    if node.looks == 0.0:
        node.best = best
        for k in range(out.n):
            if marks[out.ids[k]] != tree.stamp:
                node.looks += np.exp((looks[k] - best) / settings.temperature)
    for k in range(out.n):
        if marks[out.ids[k]] != tree.stamp:
            prior = np.exp((looks[k] - node.best) / settings.temperature) / node.looks
            prior = min(1.0, prior)
            if parent == tree.root and tree.root_hint >= 0:
                prior *= 1 - settings.hint_weight
                prior += settings.hint_weight * (out.ids[k] == tree.root_hint)
            add_child(nodes, tree, parent, int(out.ids[k]), player, prior)


def select_uct(
    nodes: Any, tree: Any, parent: int, s: Any, out: Any, marks: Any, settings: Settings
) -> int:
    """The child to follow among those that can be chosen: worth so far, and prior while it has
    been visited little. NONE if one of them has no child yet."""
    player = int(s.current_player)
    tree.stamp += 1
    for k in range(out.n):
        marks[out.ids[k]] = tree.stamp
    there = 0
    visits = 0
    child = int(nodes[parent].first)
    while child != NONE:
        if nodes[child].player == player and marks[nodes[child].action] == tree.stamp:
            there += 1
            visits += nodes[child].visits
        child = int(nodes[child].next)
    if there < out.n:
        return NONE
    mean = nodes[parent].value[player] / max(1, nodes[parent].visits)
    reach = settings.exploration * np.sqrt(visits + 1.0)
    chosen = NONE
    best = -1e9
    child = int(nodes[parent].first)
    while child != NONE:
        node = nodes[child]
        if node.player == player and marks[node.action] == tree.stamp:
            worth = node.value[player] / node.visits if node.visits > 0 else mean
            bound = worth + reach * node.prior / (1 + node.visits)
            if bound > best:
                best = bound
                chosen = child
        child = int(node.next)
    return chosen


CURIOSITY = 0.1  # the share of secret choices that are tried at random


def sample_by_regret(
    nodes: Any, tree: Any, parent: int, s: Any, out: Any, marks: Any, rng: Rng
) -> int:
    """A secret choice, drawn by regret matching: the likelier, the more it would have brought so
    far than what was chosen. NONE if one of those that can be made has no child yet.

    What a choice would have brought is its mean: less exact than to weigh single results by how
    likely they were, but far steadier.
    """
    player = int(s.current_player)
    tree.stamp += 1
    for k in range(out.n):
        marks[out.ids[k]] = tree.stamp
    mean = nodes[parent].value[player] / max(1, nodes[parent].visits)
    there = 0
    regrets = 0.0
    priors = 0.0
    by_regret = 0.0
    by_prior = 0.0
    child = int(nodes[parent].first)
    while child != NONE:
        node = nodes[child]
        if node.player == player and marks[node.action] == tree.stamp:
            there += 1
            worth = node.value[player] / node.visits if node.visits > 0 else mean
            regrets += max(0.0, node.regret)
            by_regret += max(0.0, node.regret) * worth
            priors += node.prior
            by_prior += node.prior * worth
        child = int(node.next)
    if there < out.n:
        return NONE
    expected = by_regret / regrets if regrets > 0 else by_prior / priors
    left = below(rng, 1 << 30) / (1 << 30)
    chosen = NONE
    child = int(nodes[parent].first)
    while child != NONE:
        node = nodes[child]
        if node.player == player and marks[node.action] == tree.stamp:
            share = max(0.0, node.regret) / regrets if regrets > 0 else node.prior / priors
            node.strategy += share
            if left >= 0:
                chosen = child
            left -= CURIOSITY / there + (1 - CURIOSITY) * share
            worth = node.value[player] / node.visits if node.visits > 0 else mean
            node.regret += worth - expected
        child = int(node.next)
    return chosen


def select_child(
    nodes: Any,
    tree: Any,
    parent: int,
    s: Any,
    out: Any,
    marks: Any,
    rng: Rng,
    settings: Settings,
    hidden: bool,
) -> int:
    """The child to follow, NONE if one of those that can be chosen is missing."""
    if hidden:
        return int(sample_by_regret(nodes, tree, parent, s, out, marks, rng))
    return int(select_uct(nodes, tree, parent, s, out, marks, settings))


def node_after_secret(nodes: Any, tree: Any, s: Any, player: int, chosen: int, since: int) -> int:
    """The node after a secret choice: its own for who made it, one whatever was chosen for the
    others, and once all have chosen one by what came to light. `since` is where the seat began."""
    if s.current_player >= 0 and secret(s):
        if s.current_player == player:
            return chosen
        return int(find_child(nodes, tree, since, 0, HIDDEN))
    return int(find_child(nodes, tree, since, int(revealed(s)), REVEALED))


def select_path(
    nodes: Any,
    tree: Any,
    slots: Any,
    settings: Settings,
    weights: Any,
    rng: Rng,
    marks: Any,
    path: Any,
    looks: Any,
) -> None:
    """From the root in slots[WALK] to a position that is to be judged; the path is noted."""
    s, out = slots[WALK].state, slots[WALK].out
    here = int(tree.root)
    path[0] = here
    tree.depth = 1
    opened = False
    chooser = -1  # who has begun to choose in secret, and where
    since = here
    begun = turns_begun(s)
    while s.current_player != OVER and tree.depth + 3 < MOST_DEPTH:
        player = int(s.current_player)
        legal_actions(s, player, out)
        if player == CHANCE:
            play(s, CHANCE, out.ids[pick_outcome(s, out, rng)])
            continue
        hidden = secret(s)
        if hidden and player != chooser:
            chooser = player
            since = here
        child = here
        action = int(out.ids[0])
        if out.n > 1:
            if settings.horizon > 0:
                if turns_begun(s) - begun >= settings.horizon and resting(s):
                    break
            elif here != tree.root and nodes[here].first == NONE and resting(s):
                if opened or nodes[here].visits == 0:
                    break
            child = int(select_child(nodes, tree, here, s, out, marks, rng, settings, hidden))
            if child == NONE:
                expand(nodes, tree, here, slots, settings, weights, looks, marks, rng)
                opened = True
                child = int(select_child(nodes, tree, here, s, out, marks, rng, settings, hidden))
                if child == NONE:  # no room left
                    break
            path[tree.depth] = child
            tree.depth += 1
            tree.steps += 1
            action = int(nodes[child].action)
        play(s, player, action)
        here = child
        if hidden:
            here = int(node_after_secret(nodes, tree, s, player, child, since))
            if here == NONE:
                break
            if here != child:
                chooser = -1
                path[tree.depth] = here
                tree.depth += 1


def rollout(
    slots: Any, rng: Rng, turns: float, nodes: Any, words: Any, seen: Any, look: Any
) -> None:
    """Go on from slots[WALK] as greedy would, for all seats, until so many turns have ended. Each
    looks at its own points alone and keeps few ways in mind: many plain turns tell more than a few
    careful ones."""
    s, out = slots[WALK].state, slots[WALK].out
    while s.current_player != OVER and (turns > 0 or not resting(s)):
        begun = turns_begun(s)
        legal_actions(s, s.current_player, out)
        action = out.ids[0]
        planned = 0
        if s.current_player == CHANCE:
            action = out.ids[pick_outcome(s, out, rng)]
        elif out.n > 1:
            nodes[GREEDY_ROOT].state = slots[WALK].state
            action = greedy(nodes, words, seen, look, s.current_player)
            planned = look.ended
        if planned:  # all the turn at once
            slots[WALK].state = nodes[GREEDY_END].state
        else:
            play(s, s.current_player, action)
        turns -= turns_begun(s) != begun


def backpropagate(nodes: Any, tree: Any, players: int, path: Any, value: Any) -> None:
    """Hand the value of a simulation back along its path."""
    for i in range(tree.depth):
        node = nodes[path[i]]
        node.visits += 1
        for p in range(players):
            node.value[p] += value[p]


def search(
    nodes: Any,
    trees: Any,
    slots: Any,
    settings: Any,
    weights: Any,
    rngs: Any,
    marks: Any,
    path: Any,
    looks: Any,
    numbers: Any,
    greedy_nodes: Any,
    greedy_words: Any,
    greedy_seen: Any,
    greedy_look: Any,
    simulations: int,
) -> None:
    """Grow a tree from the position in slots[START], which the searching seat may hold for true."""
    tree, rng = trees[0], rngs[0]
    points, value = numbers[0], numbers[1]
    s = slots[WALK].state
    for _ in range(simulations):
        slots[WALK].state = slots[START].state
        determinize(s, tree.seat, rng)
        select_path(nodes, tree, slots, settings[0], weights[0], rng, marks, path, looks)
        if settings[0].playout > 0:
            turns = settings[0].playout
            rollout(slots, rng, turns, greedy_nodes, greedy_words, greedy_seen, greedy_look[0])
        evaluate(s, tree.seat, settings[0], weights[0], points, value)
        backpropagate(nodes, tree, int(s.players_n), path, value)
        tree.simulations += 1
