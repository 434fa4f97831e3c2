"""Symbols and layout helpers of the terminal screens.

Colour is never the only mark: seats and units are letters, everything else has a symbol.
"""

from collections.abc import Callable, Sequence
from itertools import zip_longest

from rich.console import Console, ConsoleOptions, RenderResult
from rich.segment import Segment
from rich.text import Text

from sacbe.text.layout import COLOURS as COLOURS
from sacbe.text.layout import Panel as Panel
from sacbe.text.layout import heading as heading
from sacbe.text.layout import seat_mark as seat_mark

FREE, TURN = "·", "►"  # the command line has an ASCII replacement for each
HERO, NEUTRAL, GLYPH, PYRAMID, PRESENT = "H", "N", "#", "^", "*"
FOUGHT, CONSECRATED, UNINHABITED, NOW = "=", "+", "x", "!"
GAP = 2


class Beside:
    """A picture with a panel beside it: the first of several panels that fits. If none fits, the
    last is placed below. `else_below` is placed below unless the first panel fits, as that one
    contains it. All are built only when they are rendered."""

    def __init__(
        self,
        left: Callable[[], Text],
        right: Sequence[Callable[[], Panel]],
        gap: int,
        else_below: Text | None = None,
    ) -> None:
        self._left, self._right, self._gap, self._else = left, right, gap, else_below

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        picture, panels = self._left(), [make() for make in self._right]
        left = console.render_lines(picture, options, pad=False)
        used = max(map(Segment.get_line_length, left)) + self._gap
        fits = [panel for panel in panels if used + panel.width <= options.max_width]
        if not fits:
            yield picture
            yield panels[-1]
        else:
            rest = options.update(width=options.max_width - used)
            right = console.render_lines(fits[0], rest, pad=False)
            nothing: list[Segment] = []
            for one, other in zip_longest(left, right, fillvalue=nothing):
                yield from Segment.adjust_line_length(one, used) if other else one
                yield from other
                yield Segment.line()
        if self._else is not None and panels[0] not in fits:
            yield self._else
