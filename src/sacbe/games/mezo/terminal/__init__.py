"""Mezo in the terminal. Screens are built from a view only, so they show what its seat may know.

Seats are marked by letters, A for seat 0; the names passed in should include them.
"""

from collections.abc import Sequence
from functools import partial

from rich.console import Group, RenderableType

from sacbe.text import Texts

from ..derived import View
from ..text.short import question
from . import land, panels
from .ask import ask, facts
from .choices import CONFIRMED, choice
from .formatting import Beside
from .ledger import ledger
from .news import news
from .panels import own
from .signs import hint, signs
from .tiles import all_tiles

__all__ = [
    "CONFIRMED",
    "all_tiles",
    "ask",
    "board",
    "choice",
    "facts",
    "hint",
    "ledger",
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
    seen = (view, seat, texts)
    status, moment = panels.status(view, texts), panels.moment(*seen)
    slim = [partial(panels.slim, *seen, whole) for whole in (True, False)]
    least: list[RenderableType] = [status, Beside(partial(panels.regions, *seen), slim, 1)]
    found = [least, [*least, *moment[:1]]]
    if moment[1:]:
        found.append([*least, *moment])
    players = panels.players(*seen, names)
    rest = panels.rest(view, texts)
    if land.is_drawn():
        draw, cards = partial(land.picture, *seen), panels.cards(view, texts)
        side = [partial(panels.side, *seen, wide) for wide in (True, False)]
        drawn: list[RenderableType] = [status, Beside(draw, side, GAP, cards)]
        more = panels.more(view, texts)
        found += [drawn, [*drawn, more], [status, players, *drawn[1:], more, *rest]]
    else:
        wide = panels.regions(*seen, with_altars=True)
        found.append([status, players, wide, *moment, *rest])
    return found[::-1]


def board(view: View, seat: int | None, texts: Texts, names: Sequence[str]) -> RenderableType:
    """Everything on the table, as this seat (None: a spectator) may know it."""
    return Group(*screens(view, seat, texts, names)[0])
