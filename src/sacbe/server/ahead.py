"""What a choice leads to by itself: what it changes for who chooses, and whether it can be taken
back.

Choices are tried in a world re-dealt for the seat that asks, and never beyond the point where
chance or somebody else comes: so nothing can be learnt by asking that is not learnt by looking. Of
secret choices made by all at once nothing is told.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Literal

from sacbe.play.engine import CHANCE
from sacbe.play.state import State

# Why a choice is the last that can be thought over: it is secret and binding, something new is
# revealed, or the turn is over. None: there is more to choose, and it can be taken back.
Final = Literal["binds", "reveals", "ends"] | None
Number = int | float

ANY = 0  # which of the worlds that the seat cannot tell apart: all look alike here


def finals(state: State, seat: int) -> dict[int, Final]:
    """Of every choice of a seat that is asked, whether it is final, and why."""
    if state.is_simultaneous:
        return dict.fromkeys(state.legal_actions(seat), "binds")
    world = state.determinize(seat, ANY)
    return {
        action: _final(_after(world, seat, action), seat) for action in world.legal_actions(seat)
    }


def _final(state: State, seat: int) -> Final:
    if state.current_player == CHANCE:
        return "reveals"
    return None if seat in state.players_to_act else "ends"


def changes(state: State, seat: int) -> dict[int, list[tuple[str, Number, Number]]]:
    """Of every choice of a seat that is asked, which of its goods it changes: from what to what.
    Goods are called as the game's words name them."""
    if state.is_simultaneous:
        return {}
    world = state.determinize(seat, ANY)
    before = dict(goods(world, seat))
    found = {}
    for action in world.legal_actions(seat):
        after = goods(_after(world, seat, action), seat)
        changed = [(good, before[good], n) for good, n in after if n != before[good]]
        if changed:
            found[action] = changed
    return found


def _after(world: State, seat: int, action: int) -> State:
    """The position after a choice and what must follow from it, as `Story.try_out` has it."""
    state = world.copy()
    state.play(action, seat)
    confirmed = world.game.actions.CONFIRMED
    while state.current_player == seat:
        legal = state.legal_actions(seat)
        if len(legal) > 1 or state.is_simultaneous or _type(state, legal[0], seat) in confirmed:
            break
        state.play(legal[0], seat)
    return state


def _type(state: State, action: int, seat: int) -> str:
    return str(state.action_info(action, seat)["type"])


def goods(state: State, seat: int) -> Iterator[tuple[str, Number]]:
    """What the seat has, as its own view tells it; a game may count some of it in another way
    than the view does, such as by the numbers that its board prints."""
    words, view = state.game.text, state.view(seat)
    counted = getattr(words, "COUNTED", {})
    for good in words.GOODS:
        if good in counted:
            yield good, counted[good](view, seat)
        else:
            yield good, _at(view["players"][seat], good)


def _at(player: Mapping[str, Any], path: str) -> Number:
    found: Any = player
    for key in path.split("."):
        found = found[key]
    number: Number = found
    return number
