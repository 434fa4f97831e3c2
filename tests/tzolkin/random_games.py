"""Seeded random games with varied positions, for tests of texts, refusals and the log.

Uniform random play hardly builds and never reaches the top of a temple. So choices without effect
are mostly skipped here, and now and then all players get other goods, levels and steps.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

import sacbe
from sacbe.games.tzolkin.data import TOP
from sacbe.games.tzolkin.state import CHANCE
from sacbe.kernel import to_bytes
from sacbe.play.state import State

IDLE = ("nothing", "stop", "end_turn", "beg")


def random_game(
    players: int, seed: int, gifts: bool = True, draft: bool = True
) -> Iterator[tuple[State, int, int]]:
    """Every move of a game: the position before it, the player, and the action.

    With `gifts` the goods of players change between turns; points never do.
    """
    rng = random.Random(f"{players} {seed} {gifts} {draft}")
    state = sacbe.game("tzolkin").start(players, draft=draft)
    while state.current_player is not None:
        if gifts and state.view()["phase"] == "turn" and rng.random() < 0.1:
            state = give(state, rng)
        assert state.current_player is not None
        seat = rng.choice(state.players_to_act)
        action = choose(state, seat, rng)
        yield state, seat, action
        state.play(action, None if seat == CHANCE else seat)
    yield state, -2, -1


def choose(state: State, seat: int, rng: random.Random) -> int:
    """Mostly choose an action with effect; workers low on a wheel mostly stay there."""
    if seat == CHANCE:
        return rng.choice(state.legal_actions())
    legal = state.legal_actions(seat)
    infos = {action: state.action_info(action, seat) for action in legal}
    busy = [
        action
        for action, info in infos.items()
        if info["type"] not in IDLE and not (info["type"] == "pick_up" and info["space"] < 3)
    ]
    return rng.choice(busy if busy and rng.random() < 0.8 else legal)


def give(state: State, rng: random.Random) -> State:
    """The same position with other goods, levels, steps and sides of the boards."""
    s = state.plain()
    for p in range(s.players_n):
        me = s.players[p]
        me.corn = rng.choice((0, 1, 2, 5, 12, 30))
        me.light = rng.randrange(2)
        for block in range(3):
            me.blocks[block] = rng.choice((0, 1, 2, 5))
        for tech in range(4):
            me.tech[tech] = rng.choice((0, 1, 2, 3, 3))
        for temple in range(3):
            top = int(TOP[temple])
            occupied = any(s.players[q].temple[temple] == top for q in range(s.players_n) if q != p)
            me.temple[temple] = rng.choice((0, 0, 1, 2, 5, top - 1 if occupied else top))
        skulls = min(rng.choice((0, 1, 4)), s.skulls)
        s.skulls -= skulls
        me.skulls += skulls
    return State.load(state.game, to_bytes(s))
