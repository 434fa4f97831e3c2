"""The player's own tiles: their possible uses, the button that ends the turn, unseen tiles."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from sacbe.draw.parts import Part, part
from sacbe.draw.pieces import score_badge
from sacbe.draw.svg import (
    Value,
    choice,
    fit_text,
    g,
    hexagon,
    line,
    mono_icon,
    poly,
    rect,
    text,
    text_width,
    tooltip,
    var,
)
from sacbe.draw.widgets import Button, button, panel

from ..data import KINDS
from ..derived import View, draw_count, pending_city_points
from ..state import MOST_ON_RACK
from . import tiles
from .disabled import Request, board_element
from .grid import Box
from .table import Choice, Table
from .texts import BoardTexts

TILE_SIZE = 21.0  # the size of a tile on the rack
SIDES = 8  # space at the left and right
USE_ROWS = (39.0, 81.0)  # distance of the rows of uses below the tiles


OF_TURN = ("turn", "phase", "holding", "planted", "current_player")


def rack(table: Table, box: Box) -> Part | None:
    """The player's own tiles."""
    view, seat = table.view, table.seat
    if seat is None:
        return None
    concerned = table.must_choose or view["turn"] == seat
    fields = {key: view[key] if concerned else None for key in OF_TURN}
    fields["players"] = [player if p == seat else None for p, player in enumerate(view["players"])]
    choices = [each for each in table.choices if each[1]["type"] != "place"]
    more = pending_city_points(view, seat) if table.find_choice("stop") else 0
    inputs = (fields, seat, choices, table.must_choose, more, table.s)
    return _rack("part-own", box, *inputs, table.say)


@part
def _rack(
    box: Box,
    view: View,
    seat: int,
    choices: Sequence[Choice],
    must_choose: bool,
    more: int,
    s: float,
    say: BoardTexts,
) -> str:
    """The player's own tiles by kind, each with its possible uses, and the unseen tiles."""
    table = Table(view, seat, choices, (), say, s, must_choose)
    player = view["players"][seat]
    out = panel(box.x, box.y, box.w, box.h, say("rack"))
    out += rect(box.x, box.y, box.w, 4, tiles.SEATS[seat].colour, 2)
    out += _reserve(table, box, player)
    out += score_badge(box.x + box.w - 31, box.y + 20, 31, str(player["score"]), 46)
    kinds = Counter((tile["crop"], tile["n"]) for tile in player["rack"])
    step = (box.w - 2 * SIDES) / MOST_ON_RACK
    x, y = box.x + SIDES + step / 2, box.y + 61
    out += g(_use_labels(table, box.x + SIDES, y), class_="uses")
    i = 0
    for kind in KINDS:
        for copy in range(kinds[kind]):
            out += _rack_tile(table, seat, kind, copy, x + i * step, y, step)
            i += 1
    tile_in_hand = view["holding"] if view["turn"] == seat else None
    if tile_in_hand:
        out += _tile_in_hand(table, seat, tile_in_hand, x + i * step, y, box)
        i += 1
    for k in range(i, MOST_ON_RACK):
        empty: dict[str, Value] = {
            "stroke": var("edge"),
            "stroke_width": 1.2,
            "stroke_dasharray": "3 3",
        }
        out += poly(hexagon(x + k * step, y, TILE_SIZE * 0.86), "sand", opacity=0.6, **empty)
    out += _end_button(table, Box(box.x + SIDES, y + USE_ROWS[1] - 2, box.w - 2 * SIDES, 30), more)
    return out + _unseen_tiles(table, seat, Box(box.x, box.y + box.h - 40, box.w, 40))


def _reserve(table: Table, box: Box, player: Mapping[str, Any]) -> str:
    """The numbers of tiles. A click on the reserve asks why drawing is not an action."""
    args = {"rack": player["rack_count"], "most": MOST_ON_RACK, "reserve": player["reserve_count"]}
    note = table.say("rack-note", **args)
    right = box.x + box.w - 58
    label = fit_text(right, box.y + 21, note, 128, 11, "muted", "end", least=10.4)
    hit_area = rect(right - 124, box.y + 7, 124, 22, "transparent")
    return board_element(
        {"type": "draw"} if table.must_choose else None, note, hit_area, label, id="reserve"
    )


def _end_button(table: Table, box: Box, more: int) -> str:
    """The button below the tiles: stop the chain, or bury an unseen tile. `more` are the points of
    cities that are closed by then."""
    say, view = table.say, table.view
    stop, unseen = table.find_choice("stop"), table.find_choice("bury_unseen")
    if stop:
        points = stop[1]["points"]
        label = say("stop-closing", n=points, more=more) if more else say("stop", n=points)
        item = Button((stop[0],), label, primary=True, aria_label=stop[2])
    elif unseen:
        n = draw_count(view, view["current_player"], True)
        item = Button((unseen[0],), say("bury-unseen", n=n), aria_label=unseen[2])
    elif table.must_choose and view["planted"]:
        item = Button((), say("stop-later"), why={"type": "stop"})
    else:
        return ""
    return g(button(item, *box), id="ending")


def _use_labels(table: Table, x: float, y: float) -> str:
    """Labels above the two rows of small buttons, if there are any."""
    say, out = table.say, ""
    n = draw_count(table.view, table.seat, False) if table.seat is not None else 0
    rows = [("plant", "plant-note", USE_ROWS[0])] if table.find_choice("plant") else []
    if table.view["phase"] == "turn" and rows:
        rows.append(
            ("expand", "expand-note" if table.find_choice("bury") else "expand-not", USE_ROWS[1])
        )
    for name, note, down in rows:
        head = say(name)
        out += text(x, y + down - 3, head, 11.5, None, None, 700)
        out += text(x + text_width(head, 11.5, True) + 6, y + down - 3, say(note, n=n), 11, "muted")
    return out


def _scaled_tile(
    table: Table, seat: int, kind: tuple[str, int], x: float, y: float, s: float
) -> str:
    k = s / table.s
    place = f"translate({x:.1f} {y:.1f}) scale({k:.3f})"
    return g(tiles.plantation(seat, *kind), transform=place)


def _rack_tile(
    table: Table, seat: int, kind: tuple[str, int], copy: int, x: float, y: float, step: float
) -> str:
    """A tile with its uses below; of equal tiles only the first has them."""
    crop, n = kind
    plant = table.find_choice("plant", crop=crop, n=n)
    bury = table.find_choice("bury", crop=crop, n=n)
    usable = [use for use in (plant, bury) if use]
    face = _scaled_tile(table, seat, kind, x, y, TILE_SIZE)
    name, label = f"rack-{crop}-{n}-{copy}", table.say.tile(crop, n)
    if not usable:
        why = _request("plant", kind) if table.must_choose else None
        return board_element(why, label, face, id=name, opacity=0.55 if why else None)
    ring = rect(x - step / 2, y - TILE_SIZE - 2, step, 2 * TILE_SIZE + 4, "transparent")
    ring += poly(hexagon(x, y, TILE_SIZE + 1), "transparent", class_="glow")
    halo = poly(hexagon(x, y, TILE_SIZE + 3), "none", class_="halo")
    aria_label = usable[0][2] if len(usable) == 1 else label
    out = choice([use[0] for use in usable], aria_label, face, ring, halo, id=name)
    if copy:
        return out
    if plant:
        out += _use_button(plant, crop, x, y + USE_ROWS[0], step - 5)
    if bury:
        after = tooltip(table.say("then-draw", n=draw_count(table.view, seat, False)))
        out += _use_button(bury, "temple", x, y + USE_ROWS[1], step - 5, after=after)
    elif table.view["phase"] == "turn":
        out += _use_button(_request("bury", kind), "temple", x, y + USE_ROWS[1], step - 5, label)
    return out


def _request(use: str, kind: tuple[str, int]) -> Request:
    return {"type": use, "crop": kind[0], "n": kind[1]}


def _use_button(
    each: Choice | Request,
    sign: str,
    x: float,
    y: float,
    w: float,
    label: str = "",
    after: str = "",
) -> str:
    """A small button: the crop plants the tile, the temple buries it in a city.

    `after` is the tooltip with the consequences. An unavailable use shows the reason on request.
    """
    bare = sign != "temple"
    row = mono_icon("deploy" if bare else "temple", x - 9, y + 13.5, 15, "ink")
    row += mono_icon(sign if bare else "tile", x + 9, y + 13.5, 15, "ink" if bare else "city-lo")
    if isinstance(each, dict):
        edge: dict[str, Value] = {"stroke": var("edge"), "stroke_dasharray": "4 3"}
        face = rect(x - w / 2, y, w, 27, "transparent", 5, **edge)
        return board_element(each, label, face, g(row, opacity=0.45))
    face = rect(x - w / 2, y, w, 27, "shell", 5, class_="face")
    halo = rect(x - w / 2 - 3, y - 3, w + 6, 33, rx=8, class_="halo")
    return choice([each[0]], each[2], after, face, row, halo, class_="button")


def _tile_in_hand(
    table: Table, seat: int, tile: Mapping[str, Any], x: float, y: float, box: Box
) -> str:
    """The tile in hand, raised."""
    out = poly(hexagon(x, y - 4, TILE_SIZE + 5), "jade") + poly(
        hexagon(x, y - 4, TILE_SIZE + 1.5), "shell"
    )
    if tile["crop"] is None:
        k = TILE_SIZE / table.s
        stone = tiles.stone(False) + tiles.fret()
        out += g(stone, transform=f"translate({x:.1f} {y - 4:.1f}) scale({k:.3f})")
    else:
        out += _scaled_tile(table, seat, (tile["crop"], tile["n"]), x, y - 4, TILE_SIZE)
    label = table.say("in-hand" if table.view["phase"] == "plant" else "face-down")
    half = text_width(label, 11) / 2
    middle = max(box.x + 6 + half, min(x, box.x + box.w - 6 - half))
    return g(out, text(middle, y + 32, label, 11, "muted", "middle"), id="in-hand")


def _unseen_tiles(table: Table, seat: int, box: Box) -> str:
    """Tiles of the player's own set that were never seen, by kind: in the reserve, or buried
    unseen."""
    player = table.view["players"][seat]
    counts = Counter((tile["crop"], tile["n"]) for tile in player["pool"])
    x, y = box.x + 10, box.y + 29
    where = {"reserve": player["reserve_count"], "laid": player["unseen_count"]}
    out = tooltip(table.say("unseen-tooltip", **where))
    out += rect(x, box.y, box.w - 20, box.h - 2, "transparent")
    out += line(x, box.y, box.x + box.w - 10, box.y, "line")
    out += text(x, y - 15, table.say("unseen"), 11, "muted")
    step = (box.w - 20) / len(KINDS)
    for i, kind in enumerate(KINDS):
        left = x + i * step
        crop, n = kind
        signs = [mono_icon(crop, left + 6 + 7 * k, y, 13, "muted") for k in range(n)]
        number = text(left + 6 + 7 * n, y + 4.5, counts[kind], 12, None, None, 700)
        out += g(*signs, number, opacity=None if counts[kind] else 0.35)
    return g(out)
