"""The order in which choices are listed, for all interfaces."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sacbe.play.state import State


def listed_actions(state: State, seat: int) -> list[int]:
    """The legal actions of a seat as people read them: among neighbours of one type, what is free
    comes first. So the own action of a worker comes before lower ones that cost corn. Otherwise the
    order is that of the rules, so that a list does not change whenever a price does."""
    infos = [(action, state.action_info(action, seat)) for action in state.legal_actions(seat)]
    actions: list[int] = []
    for _, run in groupby(infos, key=lambda each: each[1]["type"]):
        actions += [action for action, _ in sorted(run, key=lambda each: _is_paid(each[1]))]
    return actions


def _is_paid(info: dict[str, object]) -> bool:
    cost = info.get("cost")
    return isinstance(cost, int) and cost > 0
