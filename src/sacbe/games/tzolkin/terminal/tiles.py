"""Buildings, monuments and wealth tiles: those on display, and all there are."""

from rich.console import Group, RenderableType
from rich.text import Text

from sacbe.text import Texts
from sacbe.text.layout import grid

from ..data import DATA
from ..panels import cost_text, does_text
from ..text.tiles import printed_cost
from .formatting import View, heading, words

CATEGORY_COLOURS = {"farm": "yellow", "tomb": "bright_white", "civic": "green", "shrine": "blue"}


def _payable(tile: str, view: View, seat: int | None) -> bool:
    """Could the reader pay the printed cost now?"""
    if seat is None:
        return False
    goods = view["players"][seat]
    return all(goods[what] >= n for what, n in printed_cost(tile).items())


def displayed(view: View, seat: int | None, texts: Texts, kind: str) -> RenderableType:
    """The buildings or monuments on display; a sign before those the reader can pay."""
    lang = texts.lang
    say = words(lang).say
    tiles = view[f"{kind}_on_display"]
    table = grid(1, None, None, None, None)
    table.columns[-1].no_wrap = False
    can = {tile for tile in tiles if _payable(tile, view, seat)}
    for tile in tiles:
        category = (DATA.monuments.get(tile) or DATA.buildings[tile]).category
        table.add_row(
            Text("+" if tile in can else "", "bold"),
            Text(tile, "bold"),
            Text(say(f"kind-{category}"), CATEGORY_COLOURS[category]),
            Text(cost_text(printed_cost(tile), lang), "bold" if tile in can else ""),
            does_text(tile, len(view["players"]), lang),
        )
    title = heading(say(f"{kind}-on-display"), say("payable") if can else "")
    return Group(title, table if tiles else Text(say("none"), "dim"))
