"""Plain records as arguments of compiled code, so that one test serves both worlds.

    s = State()
    s.players[0].corn = 2
    fish(s, s.players[0])

Compiled, the records are laid out as arrays for the one call and read back after it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import numpy as np

from .records import copy_into, fields_of, from_bytes, is_plain, is_record, layout, to_bytes


class Marshaller:
    """The arrays for the plain records among some arguments."""

    def __init__(self, arguments: Iterable[Any]) -> None:
        self._items: dict[int, Any] = {}
        self._whole: list[tuple[Any, Any]] = []
        plain = [thing for thing in arguments if is_plain(thing)]
        # The largest first: a player that lies in the state must be the same memory there.
        for thing in sorted(plain, key=lambda each: -layout(type(each)).itemsize):
            if id(thing) not in self._items:
                array: Any = np.zeros(1, layout(type(thing)))
                array.view(np.uint8)[:] = np.frombuffer(to_bytes(thing), np.uint8)
                self._whole.append((thing, array))
                self._items.update(_places(thing, array[0]))

    def item(self, argument: Any) -> Any:
        """What to hand over in place of an argument."""
        return self._items[id(argument)] if is_plain(argument) else argument

    def give_back(self) -> None:
        """Read the arrays back into the plain records."""
        for thing, array in self._whole:
            copy_into(thing, from_bytes(type(thing), array.tobytes()))


def _places(thing: Any, item: Any) -> Iterator[tuple[int, Any]]:
    """Each record in a record, by identity, with its place in the array."""
    yield id(thing), item
    for name, field in fields_of(type(thing)).items():
        if is_record(field.holds):
            parts, places = getattr(thing, name), item[name]
            if not field.shape:
                parts, places = [parts], [places]
            for part, place in zip(parts, places, strict=True):
                yield from _places(part, place)
