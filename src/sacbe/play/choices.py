"""The order in which choices are listed, for all interfaces."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sacbe.play.state import State


def listed_actions(state: State, seat: int) -> list[int]:
    """The legal actions of a seat as people read them: among neighbours of one type, what is free
    comes first, then the others by their price. So the own action of a worker comes before lower
    ones that cost corn."""
    infos = [(action, state.action_info(action, seat)) for action in state.legal_actions(seat)]
    listed: list[int] = []
    for _, run in groupby(infos, key=lambda each: each[1]["type"]):
        listed += [action for action, _ in sorted(run, key=lambda each: _price(each[1]))]
    return listed


def _price(info: dict[str, object]) -> int:
    cost = info.get("cost")
    return cost if isinstance(cost, int) else 0
