"""All tiles: what each seat has played and what has not been seen, as far as the reader knows."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from sacbe.text import Texts
from sacbe.text.layout import about_tile, align_columns

from ..data import CROPS, TILES
from .formatting import FREE, View, crop_sign, heading, seat_mark, words
from .panels import crop_letters

Kind = tuple[str, int]
KINDS: tuple[Kind, ...] = tuple((crop, n) for crop in CROPS for n in (1, 2))


def all_tiles(view: View, seat: int | None, texts: Texts) -> RenderableType:
    """A block per seat, the reader's first; of others only what lies open is known by kind."""
    say = words(texts.lang).say
    signs = (Text(crop_sign(crop, n, texts.lang), "bold") for crop, n in KINDS)
    rows: list[list[Text | str]] = [["", *signs, Text(say("tiles-sum"), "dim")]]
    rows.append(_row(say("tiles-each"), Counter(TILES), "dim"))
    for p in sorted(range(len(view["players"])), key=lambda p: (p != seat, p)):
        player = view["players"][p]
        rows.append([seat_mark(p, p == seat)])
        planted = _planted(view, p)
        rows.append(_row(f" {say('tiles-planted')}", planted))
        if "rack" in player:
            rows.append(_row(f" {say('tiles-rack')}", _kinds(player["rack"]), "bold"))
            if p == view["turn"] and view["phase"] == "expand" and view["holding"]["crop"]:
                rows.append(_row(f" {say('tiles-held')}", _kinds([view["holding"]]), "bold"))
            rows.append(_row(f" {say('tiles-buried')}", _kinds(player["buried"])))
            rows.append(_row(f" {say('tiles-pool')}", _kinds(player["pool"])))
        else:
            unknown = Counter(TILES)
            unknown.subtract(planted)
            if p == view["turn"] and view["phase"] == "plant":
                unknown.subtract(_kinds([view["holding"]]))
            rows.append(_row(f" {say('tiles-unknown')}", unknown))
    crops = ", ".join(crop_letters(texts.lang))
    title = about_tile(heading(say("all-tiles"), crops), CROPS[0])  # one rule for all crops
    return Group(title, align_columns(rows), Text(say("tiles-note"), "dim"))


def _kinds(tiles: Iterable[Mapping[str, Any]]) -> Counter[Kind]:
    return Counter((tile["crop"], tile["n"]) for tile in tiles)


def _planted(view: View, seat: int) -> Counter[Kind]:
    return _kinds(tile for tile in view["cells"].values() if tile["owner"] == seat)


def _row(label: str, tiles: Counter[Kind], style: str = "") -> list[Text | str]:
    counts = [Text(str(tiles[kind]) if tiles[kind] else FREE, style) for kind in KINDS]
    return [label, *counts, Text(str(tiles.total()), style)]
