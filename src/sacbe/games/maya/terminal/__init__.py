"""Maya in the terminal, rendered from a view only, so it shows what its seat may know.

Seats are marked by letters, A for seat 0; the names passed in should include theirs.
"""

from collections.abc import Sequence
from functools import partial

from rich.console import Group, RenderableType

from sacbe.text import Texts

from . import hexes, panels
from .choices import choice, question
from .formatting import Beside, View
from .legend import hint, signs
from .panels import own
from .questions import ask, facts
from .recent_events import news

__all__ = [
    "ask",
    "board",
    "choice",
    "facts",
    "hint",
    "news",
    "own",
    "question",
    "screens",
    "signs",
]

WIDE_GAP = 3


def screens(
    view: View, seat: int | None, texts: Texts, names: Sequence[str]
) -> list[list[RenderableType]]:
    """The board in several sizes, the richest first: the command line takes the first that fits.

    Tables are beside the map if there is enough width, otherwise below it.
    """
    args = (view, seat, texts)
    full, compact = partial(hexes.full, *args), partial(hexes.compact, *args)
    panel, slim = partial(panels.panel, *args, names), partial(panels.slim, *args)
    return [
        [Beside(full, panel, WIDE_GAP)],
        [Beside(compact, panel, WIDE_GAP)],
        [Beside(compact, slim, 1)],
    ]


def board(view: View, seat: int | None, texts: Texts, names: Sequence[str]) -> RenderableType:
    """The whole board, as this seat (None: a spectator) may know it."""
    return Group(*screens(view, seat, texts, names)[0])
