"""Information set Monte Carlo tree search (ISMCTS) for any game, in compiled code.

One simulation determinizes the position for the searching player, selects a path by PUCT, expands
a node, optionally continues with a greedy rollout, evaluates the position with the game's
evaluator, and backpropagates a value for every player. A node is identified by the sequence of
actions that leads to it, not by the position: which of its children are legal depends on the
determinization.

- Priors are a softmax over one-step lookahead values: every action is played and evaluated.
- At the root, part of the prior may go to the action of the greedy bot (`root_hint`), which
  searches to the end of the turn.
- A path does not end in the middle of a turn, where the evaluator is unreliable.
- Rollouts help where the evaluator says little about the near future: all players play greedily
  for some turns.
- Forced actions have no nodes. Neither have chance outcomes, which are sampled in every
  simulation: what matters about them shows in the actions that are legal afterwards.
- Secret simultaneous actions are sampled by regret matching. A player's node does not depend on
  the other players' secret actions until they are revealed.

The loops are written once against the names below and specialised to a game, as in play/engine.py.
"""

from typing import Any

import numpy as np

from sacbe.bots.lookahead import END as GREEDY_END
from sacbe.bots.lookahead import ROOT as GREEDY_ROOT
from sacbe.kernel import Annotated, Int32, Int64, Reals, Rng, below, record, shuffle
from sacbe.play.codes import CHANCE, OVER

# Bound to the rules of a game, and to each other.
legal_actions: Any = None
play: Any = None
determinize: Any = None
sample_outcome: Any = None
estimate: Any = None  # the expected final points of a player, from the view of another
features: Any = None  # the same, and writes what the net looks at
resting: Any = None  # True where no action is half done
turns_begun: Any = None  # grows with every turn
revealed: Any = None  # a number that identifies the secret actions once they are revealed
secret: Any = None  # True if the current decision is made in secret
score: Any = None
winners: Any = None
greedy: Any = None  # lookahead.choose
forward: Any = None  # net.forward

# Slots: the position of the current simulation, two scratch positions for priors, and the root.
SIMULATION, LOOKAHEAD, CANDIDATE, ROOT_STATE = range(4)
MAX_PLAYERS = 4
MAX_DEPTH = 400
NONE = 0  # no node: index 0 is never used for a child
ROOT = 1
HIDDEN_ACTION = -4  # `player` of the node after another player's secret action
REVEALED_ACTIONS = -3  # `player` of the node after all secret actions are revealed


@record
class Node:
    """An action in the tree and its statistics."""

    value: Annotated[Reals, MAX_PLAYERS]  # sum of the values for each player
    prior: float
    best_lookahead: float  # the highest lookahead value of an action here, at expansion
    softmax_sum: float  # the denominator of the children's priors
    regret: float  # cumulative regret of a secret action
    strategy: float  # cumulative probability of a secret action
    visits: Int32
    first_child: Int32
    next_sibling: Int32
    action: Int32  # after a reveal: the number from `revealed`
    player: Int32  # who played it, or HIDDEN, or REVEALED


@record
class Settings:
    """Parameters of the search. The values are in levels.toml."""

    exploration: float  # the exploration constant of PUCT
    temperature: float  # of the softmax that turns lookahead values (points) into priors
    rivalry: float  # weight of the opponents' mean points, subtracted from the own points
    victory: float  # weight of the probability of winning, in hundreds of points
    closeness: float  # temperature (points) of the softmax that estimates that probability
    hint_weight: float  # share of the root's priors that goes to the greedy bot's action
    playout: float  # length of the greedy rollout in turns; 0: evaluate at once
    breadth: float  # beam width of the greedy rollout, see lookahead.WIDTH
    horizon: float  # depth limit of the tree in turns (see `turns_begun`); 0: no limit
    blend: float  # share of the net's correction in the points of a leaf; 0: no net
    prior_blend: float  # the same in the lookahead values that become priors
    chance_blend: float  # share of the net in the probability of winning


@record
class Tree:
    """State of a search."""

    root: Int32
    size: Int32  # nodes in use
    seat: Int32  # the searching player
    root_hint: Int32  # the greedy bot's action at the root, -1 for none
    stamp: Int32  # actions with this value in `marks` are in the current set
    depth: Int32  # length of the current path
    steps: Int64  # total length of all paths, for the mean depth
    simulations: Int64


def learned_points(
    s: Any, player: int, viewer: int, blend: float, weights: Any, net: Any, x: Any, hidden: Any
) -> tuple[float, float]:
    """The estimate with a share of the net's correction, and the logit of winning."""
    x[:] = 0.0
    points = features(s, player, viewer, weights, x)
    correction, logit = forward(net, x, hidden)
    return points + blend * correction, logit


def evaluate(
    s: Any,
    viewer: int,
    settings: Settings,
    weights: Any,
    net: Any,
    x: Any,
    hidden: Any,
    points: Any,
    logits: Any,
    value: Any,
) -> None:
    """Write the value for every player: hundreds of points, and the probability of winning."""
    n = s.players_n
    over = s.current_player == OVER
    learned = not over and (settings.blend > 0.0 or settings.chance_blend > 0.0)
    total = 0.0
    best = -1e9
    best_logit = -1e9
    for p in range(n):
        if learned:
            points[p], logits[p] = learned_points(
                s, p, viewer, settings.blend, weights, net, x, hidden
            )
            best_logit = max(best_logit, logits[p])
        else:
            points[p] = score(s, p) if over else estimate(s, p, viewer, weights)
        total += points[p]
        best = max(best, points[p])
    win_weights = 0.0
    logit_weights = 0.0
    for p in range(n):
        win_weights += np.exp((points[p] - best) / settings.closeness)
        if learned:
            logits[p] = np.exp(logits[p] - best_logit)
            logit_weights += logits[p]
    winner_mask = winners(s) if over else 0
    winner_count = 0
    for p in range(n):
        winner_count += (winner_mask >> p) & 1
    for p in range(n):
        others = (total - points[p]) / (n - 1)
        value[p] = (points[p] - settings.rivalry * others) / 100
        if over:
            value[p] += settings.victory * ((winner_mask >> p) & 1) / winner_count
        else:
            chance = np.exp((points[p] - best) / settings.closeness) / win_weights
            if learned:
                chance += settings.chance_blend * (logits[p] / logit_weights - chance)
            value[p] += settings.victory * chance


def add_child(nodes: Any, tree: Any, parent: int, action: int, player: int, prior: float) -> int:
    """Add a child; NONE if the node array is full."""
    if tree.size >= len(nodes):
        return NONE
    i = int(tree.size)
    tree.size += 1
    node = nodes[i]
    node.value[:] = 0.0
    node.prior = prior
    node.best_lookahead = 0.0
    node.softmax_sum = 0.0
    node.regret = 0.0
    node.strategy = 0.0
    node.visits = 0
    node.first_child = NONE
    node.next_sibling = nodes[parent].first_child
    node.action = action
    node.player = player
    nodes[parent].first_child = i
    return i


def get_or_add_child(nodes: Any, tree: Any, parent: int, action: int, player: int) -> int:
    """The child for a hidden or revealed secret action, added if missing."""
    child = int(nodes[parent].first_child)
    while child != NONE:
        if nodes[child].action == action and nodes[child].player == player:
            return child
        child = int(nodes[child].next_sibling)
    return int(add_child(nodes, tree, parent, action, player, 0.0))


MAX_LOOKAHEAD_STEPS = 8  # longer sequences are evaluated where they are


def lookahead_value(
    slots: Any,
    player: int,
    settings: Settings,
    weights: Any,
    net: Any,
    x: Any,
    hidden: Any,
    rng: Rng,
) -> float:
    """The value of the position in slots[LOOKAHEAD] for a player.

    An action that is half done is completed first, with the best action at each step. The net only
    knows positions where nothing is half done.
    """
    t, out = slots[LOOKAHEAD].state, slots[LOOKAHEAD].out
    for _ in range(MAX_LOOKAHEAD_STEPS):
        if t.current_player != player or resting(t):
            break
        legal_actions(t, player, out)
        best_k = 0
        if out.n > 1:
            best = -1e9
            shuffle(out.ids, out.n, rng)
            for k in range(out.n):
                slots[CANDIDATE].state = slots[LOOKAHEAD].state
                play(slots[CANDIDATE].state, player, out.ids[k])
                value = estimate(slots[CANDIDATE].state, player, player, weights)
                if value > best:
                    best = value
                    best_k = k
        play(t, player, out.ids[best_k])
    if settings.prior_blend > 0.0 and t.current_player != OVER and resting(t):
        points, _ = learned_points(t, player, player, settings.prior_blend, weights, net, x, hidden)
        return float(points)
    return float(estimate(t, player, player, weights))


def expand(
    nodes: Any,
    tree: Any,
    parent: int,
    slots: Any,
    settings: Settings,
    weights: Any,
    net: Any,
    x: Any,
    hidden: Any,
    lookahead_values: Any,
    marks: Any,
    rng: Rng,
) -> None:
    """Add children for all legal actions in slots[SIMULATION] that have none, with their priors.

    The order is random, because selection takes the first of equal children. Actions that were
    illegal in the earlier determinizations get priors on the scale of the first expansion.
    """
    s, out = slots[SIMULATION].state, slots[SIMULATION].out
    if tree.size + out.n > len(nodes):
        return
    shuffle(out.ids, out.n, rng)
    player = int(s.current_player)
    node = nodes[parent]
    tree.stamp += 1
    child = int(node.first_child)
    while child != NONE:
        if nodes[child].player == player:
            marks[nodes[child].action] = tree.stamp
        child = int(nodes[child].next_sibling)
    best = -1e9
    for k in range(out.n):
        if marks[out.ids[k]] != tree.stamp:
            slots[LOOKAHEAD].state = slots[SIMULATION].state
            play(slots[LOOKAHEAD].state, player, out.ids[k])
            lookahead_values[k] = lookahead_value(
                slots, player, settings, weights, net, x, hidden, rng
            )
            best = max(best, lookahead_values[k])
    if node.softmax_sum == 0.0:
        node.best_lookahead = best
        for k in range(out.n):
            if marks[out.ids[k]] != tree.stamp:
                node.softmax_sum += np.exp((lookahead_values[k] - best) / settings.temperature)
    for k in range(out.n):
        if marks[out.ids[k]] != tree.stamp:
            prior = np.exp((lookahead_values[k] - node.best_lookahead) / settings.temperature)
            prior = min(1.0, prior / node.softmax_sum)
            if parent == tree.root and tree.root_hint >= 0:
                prior *= 1 - settings.hint_weight
                prior += settings.hint_weight * (out.ids[k] == tree.root_hint)
            add_child(nodes, tree, parent, int(out.ids[k]), player, prior)


def select_puct(
    nodes: Any, tree: Any, parent: int, s: Any, out: Any, marks: Any, settings: Settings
) -> int:
    """The legal child with the highest PUCT value; NONE if a legal action has no child yet."""
    player = int(s.current_player)
    tree.stamp += 1
    for k in range(out.n):
        marks[out.ids[k]] = tree.stamp
    available = 0
    visits = 0
    child = int(nodes[parent].first_child)
    while child != NONE:
        if nodes[child].player == player and marks[nodes[child].action] == tree.stamp:
            available += 1
            visits += nodes[child].visits
        child = int(nodes[child].next_sibling)
    if available < out.n:
        return NONE
    parent_mean = nodes[parent].value[player] / max(1, nodes[parent].visits)
    exploration = settings.exploration * np.sqrt(visits + 1.0)
    selected = NONE
    best = -1e9
    child = int(nodes[parent].first_child)
    while child != NONE:
        node = nodes[child]
        if node.player == player and marks[node.action] == tree.stamp:
            mean_value = node.value[player] / node.visits if node.visits > 0 else parent_mean
            puct = mean_value + exploration * node.prior / (1 + node.visits)
            if puct > best:
                best = puct
                selected = child
        child = int(node.next_sibling)
    return selected


RANDOM_SHARE = 0.1  # share of secret actions that are sampled uniformly


def sample_by_regret(
    nodes: Any, tree: Any, parent: int, s: Any, out: Any, marks: Any, rng: Rng
) -> int:
    """Sample a secret action by regret matching; NONE if a legal action has no child yet.

    Regrets use the mean value of each action instead of importance-weighted single results: this
    is biased, but has far less variance.
    """
    player = int(s.current_player)
    tree.stamp += 1
    for k in range(out.n):
        marks[out.ids[k]] = tree.stamp
    parent_mean = nodes[parent].value[player] / max(1, nodes[parent].visits)
    available = 0
    regrets = 0.0
    priors = 0.0
    by_regret = 0.0
    by_prior = 0.0
    child = int(nodes[parent].first_child)
    while child != NONE:
        node = nodes[child]
        if node.player == player and marks[node.action] == tree.stamp:
            available += 1
            mean_value = node.value[player] / node.visits if node.visits > 0 else parent_mean
            regrets += max(0.0, node.regret)
            by_regret += max(0.0, node.regret) * mean_value
            priors += node.prior
            by_prior += node.prior * mean_value
        child = int(node.next_sibling)
    if available < out.n:
        return NONE
    expected = by_regret / regrets if regrets > 0 else by_prior / priors
    remaining = below(rng, 1 << 30) / (1 << 30)
    selected = NONE
    child = int(nodes[parent].first_child)
    while child != NONE:
        node = nodes[child]
        if node.player == player and marks[node.action] == tree.stamp:
            share = max(0.0, node.regret) / regrets if regrets > 0 else node.prior / priors
            node.strategy += share
            if remaining >= 0:
                selected = child
            remaining -= RANDOM_SHARE / available + (1 - RANDOM_SHARE) * share
            mean_value = node.value[player] / node.visits if node.visits > 0 else parent_mean
            node.regret += mean_value - expected
        child = int(node.next_sibling)
    return selected


def select_child(
    nodes: Any,
    tree: Any,
    parent: int,
    s: Any,
    out: Any,
    marks: Any,
    rng: Rng,
    settings: Settings,
    is_secret: bool,
) -> int:
    """The child to follow; NONE if a legal action has no child yet."""
    if is_secret:
        return int(sample_by_regret(nodes, tree, parent, s, out, marks, rng))
    return int(select_puct(nodes, tree, parent, s, out, marks, settings))


def node_after_secret(
    nodes: Any, tree: Any, s: Any, player: int, child: int, secret_root: int
) -> int:
    """The node after a secret action.

    While the same player continues, it is the action's own node. For the next player it is a
    common node that does not depend on the action. After the last player it is a node for the
    revealed actions. `secret_root` is the node at which this player's secret actions began.
    """
    if s.current_player >= 0 and secret(s):
        if s.current_player == player:
            return child
        return int(get_or_add_child(nodes, tree, secret_root, 0, HIDDEN_ACTION))
    return int(get_or_add_child(nodes, tree, secret_root, int(revealed(s)), REVEALED_ACTIONS))


def select_path(
    nodes: Any,
    tree: Any,
    slots: Any,
    settings: Settings,
    weights: Any,
    net: Any,
    x: Any,
    hidden: Any,
    rng: Rng,
    marks: Any,
    path: Any,
    lookahead_values: Any,
) -> None:
    """Play from the root to the position to evaluate, in slots[SIMULATION]; record the path."""
    s, out = slots[SIMULATION].state, slots[SIMULATION].out
    current = int(tree.root)
    path[0] = current
    tree.depth = 1
    expanded = False
    secret_player = -1  # the player who chooses in secret, and the node where that began
    secret_root = current
    first_turn = turns_begun(s)
    while s.current_player != OVER and tree.depth + 3 < MAX_DEPTH:
        player = int(s.current_player)
        legal_actions(s, player, out)
        if player == CHANCE:
            play(s, CHANCE, out.ids[sample_outcome(s, out, rng)])
            continue
        is_secret = secret(s)
        if is_secret and player != secret_player:
            secret_player = player
            secret_root = current
        child = current
        action = int(out.ids[0])
        if out.n > 1:
            if settings.horizon > 0:
                if turns_begun(s) - first_turn >= settings.horizon and resting(s):
                    break
            elif current != tree.root and nodes[current].first_child == NONE and resting(s):
                if expanded or nodes[current].visits == 0:
                    break
            child = int(select_child(nodes, tree, current, s, out, marks, rng, settings, is_secret))
            if child == NONE:
                expand(
                    nodes,
                    tree,
                    current,
                    slots,
                    settings,
                    weights,
                    net,
                    x,
                    hidden,
                    lookahead_values,
                    marks,
                    rng,
                )
                expanded = True
                child = int(
                    select_child(nodes, tree, current, s, out, marks, rng, settings, is_secret)
                )
                if child == NONE:  # the node array is full
                    break
            path[tree.depth] = child
            tree.depth += 1
            tree.steps += 1
            action = int(nodes[child].action)
        play(s, player, action)
        current = child
        if is_secret:
            current = int(node_after_secret(nodes, tree, s, player, child, secret_root))
            if current == NONE:
                break
            if current != child:
                secret_player = -1
                path[tree.depth] = current
                tree.depth += 1


def rollout(
    slots: Any, rng: Rng, turns: float, nodes: Any, node_words: Any, hash_table: Any, search: Any
) -> None:
    """Play greedily for all players from slots[SIMULATION] until `turns` turns have ended.

    Players maximise their own points with a narrow beam: many fast rollouts give better values
    than a few careful ones.
    """
    s, out = slots[SIMULATION].state, slots[SIMULATION].out
    while s.current_player != OVER and (turns > 0 or not resting(s)):
        first_turn = turns_begun(s)
        legal_actions(s, s.current_player, out)
        action = out.ids[0]
        has_end = 0
        if s.current_player == CHANCE:
            action = out.ids[sample_outcome(s, out, rng)]
        elif out.n > 1:
            nodes[GREEDY_ROOT].state = slots[SIMULATION].state
            action = greedy(nodes, node_words, hash_table, search, s.current_player)
            has_end = search.has_end
        if has_end:  # play the whole turn at once
            slots[SIMULATION].state = nodes[GREEDY_END].state
        else:
            play(s, s.current_player, action)
        turns -= turns_begun(s) != first_turn


def backpropagate(nodes: Any, tree: Any, players: int, path: Any, value: Any) -> None:
    """Add the value of a simulation to all nodes of its path."""
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
    net: Any,
    x: Any,
    hidden: Any,
    rngs: Any,
    marks: Any,
    path: Any,
    lookahead_values: Any,
    scratch: Any,
    greedy_nodes: Any,
    greedy_node_words: Any,
    greedy_hash_table: Any,
    greedy_searches: Any,
    simulations: int,
) -> None:
    """Run simulations from slots[ROOT_STATE], a position consistent with the player's knowledge."""
    tree, rng = trees[0], rngs[0]
    points, logits, value = scratch[0], scratch[1], scratch[2]
    s = slots[SIMULATION].state
    for _ in range(simulations):
        slots[SIMULATION].state = slots[ROOT_STATE].state
        determinize(s, tree.seat, rng)
        select_path(
            nodes,
            tree,
            slots,
            settings[0],
            weights[0],
            net,
            x,
            hidden,
            rng,
            marks,
            path,
            lookahead_values,
        )
        if settings[0].playout > 0:
            turns = settings[0].playout
            rollout(
                slots,
                rng,
                turns,
                greedy_nodes,
                greedy_node_words,
                greedy_hash_table,
                greedy_searches[0],
            )
        evaluate(s, tree.seat, settings[0], weights[0], net, x, hidden, points, logits, value)
        backpropagate(nodes, tree, int(s.players_n), path, value)
        tree.simulations += 1
