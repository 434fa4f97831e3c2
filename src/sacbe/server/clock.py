"""The time of a server: instants that can be stored, which pass evenly while it runs."""

import time
from collections.abc import Callable


class SteadyClock:
    """The time since 1970 at the start of the process, plus the time that has passed.

    Setting the clock of the machine does not change it, nor does daylight saving. Time passes at
    the rate of `steady`, which stands still while the machine sleeps.
    """

    def __init__(
        self, wall: Callable[[], float] = time.time, steady: Callable[[], float] = time.monotonic
    ) -> None:
        self._wall, self._steady = wall, steady
        self._offset = wall() - steady()

    def __call__(self) -> float:
        return self._offset + self._steady()

    @property
    def jump(self) -> float:
        """The seconds by which the clock of the machine was set ahead since the start."""
        return self._wall() - self()
