"""Pass plain records to compiled code, so that tests run in both modes.

    s = State()
    s.players[0].corn = 2
    fish(s, s.players[0])

In compiled mode the records are copied to arrays before the call and read back after it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import numpy as np

from .records import copy_into, fields_of, from_bytes, is_plain, is_record, layout, to_bytes


class Marshaller:
    """Arrays for the plain records among the arguments of a call."""

    def __init__(self, arguments: Iterable[Any]) -> None:
        self._items: dict[int, Any] = {}
        self._roots: list[tuple[Any, Any]] = []
        records = [argument for argument in arguments if is_plain(argument)]
        # The largest first: a player that is part of a state must share the state's memory.
        for record in sorted(records, key=lambda record: -layout(type(record)).itemsize):
            if id(record) not in self._items:
                array: Any = np.zeros(1, layout(type(record)))
                array.view(np.uint8)[:] = np.frombuffer(to_bytes(record), np.uint8)
                self._roots.append((record, array))
                self._items.update(_nested_items(record, array[0]))

    def convert(self, argument: Any) -> Any:
        """The array item for a plain record; other arguments unchanged."""
        return self._items[id(argument)] if is_plain(argument) else argument

    def write_back(self) -> None:
        """Copy the arrays back into the plain records."""
        for record, array in self._roots:
            copy_into(record, from_bytes(type(record), array.tobytes()))


def _nested_items(record: Any, item: Any) -> Iterator[tuple[int, Any]]:
    """The array item of a record and of each record inside it, by identity."""
    yield id(record), item
    for name, field in fields_of(type(record)).items():
        if is_record(field.item_type):
            parts, items = getattr(record, name), item[name]
            if not field.shape:
                parts, items = [parts], [items]
            for part, part_item in zip(parts, items, strict=True):
                yield from _nested_items(part, part_item)
