"""The resources of a seat, as its own view shows them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from sacbe.play.state import State

Number = int | float


def goods(state: State, seat: int) -> Iterator[tuple[str, Number]]:
    """The resources of a seat, from its own view. A game may count some of them differently
    (COUNTERS)."""
    words, view = state.game.text, state.goods_view(seat)
    counters = getattr(words, "COUNTERS", {})
    for good in words.GOODS:
        if good in counters:
            yield good, counters[good](view, seat)
        else:
            yield good, good_at(view["players"][seat], good)


def valued_goods(state: State, seat: int) -> dict[str, Number]:
    """The goods of a seat of which more, or fewer, is always better."""
    words, view = state.game.text, state.view(seat)
    return {
        good: words.COUNTERS[good](view, seat)
        if good in words.COUNTERS
        else good_at(view["players"][seat], good)
        for good in words.VALUED_GOODS
    }


def good_at(player: Mapping[str, Any], path: str) -> Number:
    """The number of a good of a player in a view; a dot separates the names of nested fields."""
    value: Any = player
    for key in path.split("."):
        value = value[key]
    number: Number = value
    return number
