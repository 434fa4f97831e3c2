"""Small games by data: lands of Maya from four cells on, which are exactly solvable, to full size.

    game = sacbe.game("maya", data=small_land(2, 2))
    state = game.start(2, areas="blue+green", starting_seat=0)

With two players only the areas `blue` and `green` are in play; the other two, which the format
requires, lie beside them. All rules are those of the full game.
"""

from __future__ import annotations

import json
from typing import Any

AREAS = "blue+green"  # the option of a game on such a land
ROW = 4  # of the cells in play
CROPS = ("pepper", "squash", "potato", "corn")
SITES = (
    *("Palenque", "Uxmal", "Copan", "Yaxha", "Caracol", "Bonampak"),
    *("Calakmul", "Lamanai", "Ek Balam", "Tulum", "Sayil"),
)
TILES_PER_CROP = 8


def small_land(blue: int, green: int, doubles: int = 0) -> bytes:
    """A data file of Maya with a row of `blue` and `green` cells in play for two players. Each area
    has one temple site, its second cell. `doubles` of the eight tiles of a crop have two crops."""
    if min(blue, green) < 2 or blue + green > 40 or not 0 <= doubles <= TILES_PER_CROP:
        raise ValueError("An area has at least 2 cells, a land at most 40, a crop 0 to 8 doubles.")
    width = blue + green
    cells = [_cell(ROW, col, "blue", "Tikal" if col == 1 else None) for col in range(blue)]
    for col in range(blue, width):
        cells.append(_cell(ROW, col, "green", "Coba" if col == blue + 1 else None))
    sites = iter(SITES)
    for area, near, far, number in (("red", ROW + 1, ROW + 2, 6), ("yellow", ROW - 1, ROW - 2, 5)):
        cells += [_cell(near, col, area) for col in range(max(width, 2 * number + 1))]
        cells += [
            _cell(far, 2 * k + 1, area, next(sites), is_highlighted=k == 0) for k in range(number)
        ]
    file = {
        "areas": ["blue", "green", "red", "yellow"],
        "mandatory_area": "blue",
        "start_site": "Tikal",
        "highlighted_sites": [cell["temple"] for cell in cells if cell["highlighted"]],
        "areas_by_players": {"2": 2, "3": 3, "4": 4},
        "cells": cells,
        "tile_set_per_player": {
            "total": TILES_PER_CROP * len(CROPS),
            "per_crop": TILES_PER_CROP,
            "crops": CROPS,
            "singles_per_crop": TILES_PER_CROP - doubles,
            "doubles_per_crop": doubles,
        },
    }
    return json.dumps(file).encode()


def _cell(
    row: int, col: int, area: str, temple: str | None = None, is_highlighted: bool = False
) -> dict[str, Any]:
    highlighted = is_highlighted or temple in ("Tikal", "Coba")
    place = {"id": f"r{row}c{col}", "row": row, "col": col}
    return {**place, "area": area, "temple": temple, "highlighted": highlighted}
