"""Game-specific data for the web pages: the parts of the board, options, and the first game."""

import functools
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from sacbe.text import Texts

from ..data import CELLS
from ..derived import INDEX, near
from ..panels import KINDS, words
from ..text import area_name, crop_name, join_list

# Goods, besides points, whose gains and losses the pages list: none.
ACCOUNTS: dict[str, Callable[[Mapping[str, Any]], Mapping[str, int]]] = {}


def signs(lang: str) -> dict[str, list[str]]:
    """The icons for the abbreviations in the list of all tiles."""
    return {words(lang).say(f"sign-{crop}") * n: [f"m-{crop}"] * n for crop, n in KINDS}


def reasons(
    before: Mapping[str, Any], after: Mapping[str, Any], seat: int, texts: Texts
) -> list[str]:
    """Nothing besides goods and points."""
    return []


@functools.cache
def _own_texts(lang: str) -> Texts:
    return Texts(Path(__file__).parent, lang)


def place(view: Mapping[str, Any], info: Mapping[str, Any], seat: int, texts: Texts) -> str:
    """The cities and the own crops beside a cell; without any, its area."""
    if info.get("cell") is None:
        return ""
    say, cell = _own_texts(texts.lang).say, INDEX[info["cell"]]
    beside = [tile for n in near(view, cell) if (tile := view["cells"].get(CELLS[n].id))]
    cities = [tile["city"] for tile in beside if tile["kind"] != "plantation"]
    crops = [
        say("place-crop", {"crop": crop_name(tile["crop"], texts)})
        for tile in beside
        if tile["kind"] == "plantation" and tile["owner"] == seat
    ]
    things = list(dict.fromkeys([*cities, *crops]))
    if not things:
        return say("place-area", {"area": area_name(CELLS[cell].area, texts)})
    return say("place-beside", {"things": join_list(things, texts)})
