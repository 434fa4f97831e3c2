"""Which seats have a person in front of them: connected now, or until when."""

from __future__ import annotations

import math
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterable

Seat = tuple[str, int]  # table and seat
MAX_REMEMBERED = 20_000  # seats that were left


class Presence:
    """The seats with open WebSockets of this process."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._open: Counter[Seat] = Counter()
        self._left: OrderedDict[Seat, float] = OrderedDict()

    def enter(self, table: str, seats: Iterable[int]) -> Callable[[], None]:
        """Register a visitor at a table with these seats; returns a function to call at the end."""
        keys = [(table, seat) for seat in seats]
        self._open.update(keys)

        def leave() -> None:
            for key in keys:
                self._open[key] -= 1
                if self._open[key] <= 0:
                    del self._open[key]
                    self._left[key] = self._now()
                    self._left.move_to_end(key)
            while len(self._left) > MAX_REMEMBERED:
                self._left.popitem(last=False)

        return leave

    def last_seen(self, table: str, seats: Iterable[int]) -> float:
        """When a visitor with one of these seats was last here: infinite if now, else 0 if this is
        not known."""
        keys = [(table, seat) for seat in seats]
        if any(self._open[key] for key in keys if key in self._open):
            return math.inf
        return max((self._left.get(key, 0.0) for key in keys), default=0.0)
