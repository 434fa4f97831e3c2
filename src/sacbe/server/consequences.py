"""What a choice leads to: which resources it changes, and whether it can be undone.

Choices are tried in a determinization for the seat, and only until chance or another player acts,
so they reveal nothing that the seat does not know. Secret simultaneous choices have no known
consequences.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from sacbe.play.choices import listed_actions
from sacbe.play.codes import CHANCE
from sacbe.play.goods import Number, goods
from sacbe.play.state import State
from sacbe.play.table import forced_action

# Why a choice cannot be undone: it is secret and binding, it reveals something, or it ends the
# turn. None: it can be undone.
Final = Literal["binds", "reveals", "ends"] | None

ANY = 0  # which determinization: all look the same to the seat


class Consequence(NamedTuple):
    """What a choice leads to."""

    final: Final
    changes: list[tuple[str, Number, Number]]  # resources that change: name, before, after


def consequences(state: State, seat: int) -> dict[int, Consequence]:
    """The consequences of every legal action of a seat, in the order of `listed_actions`."""
    if state.is_simultaneous:
        return dict.fromkeys(listed_actions(state, seat), Consequence("binds", []))
    world = state.determinize(seat, ANY)
    before = dict(goods(world, seat))
    result = {}
    for action in listed_actions(world, seat):
        after = _after(world, seat, action)
        changes = [(good, before[good], n) for good, n in goods(after, seat) if n != before[good]]
        result[action] = Consequence(_final(after, seat), changes)
    return result


def _final(state: State, seat: int) -> Final:
    if state.current_player == CHANCE:
        return "reveals"
    return None if seat in state.players_to_act else "ends"


def _after(world: State, seat: int, action: int) -> State:
    """The position after a choice and the forced choices that follow."""
    state = world.copy()
    state.play(action, seat)
    while (forced := forced_action(state, seat)) is not None:
        state.play(forced, seat)
    return state
