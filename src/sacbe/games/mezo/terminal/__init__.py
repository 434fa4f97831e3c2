"""Mezo in the terminal. Screens are built from a view only, so they show what its seat may know.

Seats are marked by letters, A for seat 0; the names passed in should include them.
"""

from collections.abc import Sequence
from functools import partial

from rich.console import Group, RenderableType

from sacbe.text import Texts

from ..derived import View
from ..text.short import question
from . import panels, region_map
from .choices import choice
from .formatting import Beside
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

GAP = 3


def screens(
    view: View, seat: int | None, texts: Texts, names: Sequence[str]
) -> list[list[RenderableType]]:
    """The board in several sizes, the largest first: the command line takes the first that fits.
    Tables are placed side by side where there is space, else below each other."""
    args = (view, seat, texts)
    status, moment = panels.status(view, texts), panels.moment(*args)
    slim = [partial(panels.slim, *args, whole) for whole in (True, False)]
    smallest: list[RenderableType] = [status, Beside(partial(panels.regions, *args), slim, 1)]
    sizes = [smallest, [*smallest, *moment[:1]]]
    if moment[1:]:
        sizes.append([*smallest, *moment])
    players = panels.players(*args, names)
    rest = panels.rest(view, texts)
    if region_map.has_layout():
        draw, cards = partial(region_map.picture, *args), panels.cards(view, texts)
        side = [partial(panels.side, *args, wide) for wide in (True, False)]
        with_map: list[RenderableType] = [status, Beside(draw, side, GAP, cards)]
        more = panels.more(view, texts)
        sizes += [with_map, [*with_map, more], [status, players, *with_map[1:], more, *rest]]
    else:
        wide = panels.regions(*args, with_altars=True)
        sizes.append([status, players, wide, *moment, *rest])
    return sizes[::-1]


def board(view: View, seat: int | None, texts: Texts, names: Sequence[str]) -> RenderableType:
    """Everything on the table, as this seat (None: a spectator) may know it."""
    return Group(*screens(view, seat, texts, names)[0])
