"""The player's own tiles: their possible uses, the button that ends the turn, unseen tiles."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from sacbe.draw.pieces import badge
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
from ..derived import draws, due
from ..state import MOST_ON_RACK
from . import tiles
from .closed import Why, thing
from .grid import Box
from .table import Choice, Table

DRAWN = 22.5  # the size of a tile on the rack
LABELS = 64.0  # width of the labels of the rows of uses
USES = (31.0, 61.0)  # distance of these rows below the tiles


def rack(table: Table, box: Box) -> str:
    """The player's own tiles by kind, each with its possible uses, and the unseen tiles."""
    view, say, seat = table.view, table.say, table.seat
    if seat is None:
        return ""
    player = view["players"][seat]
    out = panel(box.x, box.y, box.w, box.h, say("rack"))
    out += rect(box.x, box.y, box.w, 4, tiles.SEATS[seat].colour, 2)
    out += _reserve(table, box, player)
    kinds = Counter((tile["crop"], tile["n"]) for tile in player["rack"])
    step = (box.w - 24 - LABELS) / MOST_ON_RACK
    x, y = box.x + 12 + LABELS + step / 2, box.y + 60
    out += _points(table, player["score"], box.x + 12, y) + _uses(table, box.x + 12, y)
    i = 0
    for kind in KINDS:
        for copy in range(kinds[kind]):
            out += _on_rack(table, seat, kind, copy, x + i * step, y, step)
            i += 1
    held = view["holding"] if view["turn"] == seat else None
    if held:
        out += _held(table, seat, held, x + i * step, y, box.x + box.w - 10)
        i += 1
    for k in range(i, MOST_ON_RACK):
        empty: dict[str, Value] = {
            "stroke": var("edge"),
            "stroke_width": 1.2,
            "stroke_dasharray": "3 3",
        }
        out += poly(hexagon(x + k * step, y, DRAWN * 0.86), "sand", opacity=0.6, **empty)
    out += _ending(table, Box(box.x + 12, y + USES[1] + 1, box.w - 24, 30))
    return g(out, _to_come(table, seat, Box(box.x, box.y + box.h - 34, box.w, 34)), id="part-own")


def _reserve(table: Table, box: Box, player: Mapping[str, Any]) -> str:
    """The numbers of tiles. A click on the reserve asks why drawing is not an action."""
    args = {"rack": player["rack_count"], "most": MOST_ON_RACK, "reserve": player["reserve_count"]}
    note = table.say("rack-note", **args)
    words = fit_text(box.x + box.w - 12, box.y + 21, note, 200, 11.5, "muted", "end")
    room = rect(box.x + box.w - 130, box.y + 7, 124, 22, "transparent")
    return thing({"type": "draw"} if table.asked else None, note, room, words, id="reserve")


def _ending(table: Table, box: Box) -> str:
    """The button below the tiles: stop the chain, or bury an unseen tile."""
    say, view = table.say, table.view
    stop, unseen = table.found("stop"), table.found("bury_unseen")
    if stop:
        points, more = stop[1]["points"], due(view, view["current_player"])
        label = say("stop-closing", n=points, more=more) if more else say("stop", n=points)
        one = Button((stop[0],), label, primary=True, aria_label=stop[2])
    elif unseen:
        n = draws(view, view["current_player"], True)
        one = Button((unseen[0],), say("bury-unseen", n=n), aria_label=unseen[2])
    elif table.asked and view["planted"]:
        one = Button((), say("stop-later"), why={"type": "stop"})
    else:
        return ""
    return g(button(one, *box), id="ending")


def _points(table: Table, score: int, x: float, y: float) -> str:
    """The player's own points beside the tiles, for pages with space for one line only."""
    words = fit_text(
        x + LABELS / 2 - 6, y + 25, table.say("points-now"), LABELS - 4, 11, "muted", "middle"
    )
    return badge(x + LABELS / 2 - 6, y - 4, 36, score) + words


def _uses(table: Table, x: float, y: float) -> str:
    """Labels of the two rows of small buttons, if there are any."""
    say, out = table.say, ""
    n = draws(table.view, table.seat, False) if table.seat is not None else 0
    rows = [("plant", "plant-note", USES[0])] if table.found("plant") else []
    if table.view["phase"] == "turn" and rows:
        rows.append(("expand", "expand-note" if table.found("bury") else "expand-not", USES[1]))
    for name, note, down in rows:
        out += fit_text(x, y + down + 11, say(name), LABELS - 4, 12.5, None, None, 700)
        out += fit_text(x, y + down + 23, say(note, n=n), LABELS - 2, 11, "muted", least=9.5)
    return out


def _scaled(table: Table, seat: int, kind: tuple[str, int], x: float, y: float, s: float) -> str:
    k = s / table.s
    place = f"translate({x:.1f} {y:.1f}) scale({k:.3f})"
    return g(tiles.plantation(seat, *kind), transform=place)


def _on_rack(
    table: Table, seat: int, kind: tuple[str, int], copy: int, x: float, y: float, step: float
) -> str:
    """A tile with its uses below; of equal tiles only the first has them."""
    crop, n = kind
    plant = table.found("plant", crop=crop, n=n)
    bury = table.found("bury", crop=crop, n=n)
    usable = [each for each in (plant, bury) if each]
    face = _scaled(table, seat, kind, x, y, DRAWN)
    name, label = f"rack-{crop}-{n}-{copy}", table.say.tile(crop, n)
    if not usable:
        why = _why("plant", kind) if table.asked else None
        return thing(why, label, face, id=name, opacity=0.55 if why else None)
    ring = poly(hexagon(x, y, DRAWN + 2), "transparent", class_="glow")
    halo = poly(hexagon(x, y, DRAWN + 5.5), "none", class_="halo")
    spoken = usable[0][2] if len(usable) == 1 else label
    out = choice([each[0] for each in usable], spoken, face, ring, halo, id=name)
    if copy:
        return out
    if plant:
        out += _use(plant, crop, x, y + USES[0], step - 5)
    if bury:
        after = tooltip(table.say("then-draw", n=draws(table.view, seat, False)))
        out += _use(bury, "temple", x, y + USES[1], step - 5, after=after)
    elif table.view["phase"] == "turn":
        out += _use(_why("bury", kind), "temple", x, y + USES[1], step - 5, label)
    return out


def _why(use: str, kind: tuple[str, int]) -> Why:
    return {"type": use, "crop": kind[0], "n": kind[1]}


def _use(
    each: Choice | Why, sign: str, x: float, y: float, w: float, label: str = "", after: str = ""
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
        return thing(each, label, face, g(row, opacity=0.45))
    face = rect(x - w / 2, y, w, 27, "shell", 5, class_="face")
    halo = rect(x - w / 2 - 3, y - 3, w + 6, 33, rx=8, class_="halo")
    return choice([each[0]], each[2], after, face, row, halo, class_="button")


def _held(
    table: Table, seat: int, held: Mapping[str, Any], x: float, y: float, right: float
) -> str:
    """The tile in hand, raised."""
    out = poly(hexagon(x, y - 4, DRAWN + 5), "jade") + poly(hexagon(x, y - 4, DRAWN + 1.5), "shell")
    if held["crop"] is None:
        k = DRAWN / table.s
        stone = tiles.stone(False) + tiles.fret()
        out += g(stone, transform=f"translate({x:.1f} {y - 4:.1f}) scale({k:.3f})")
    else:
        out += _scaled(table, seat, (held["crop"], held["n"]), x, y - 4, DRAWN)
    words = table.say("in-hand" if table.view["phase"] == "plant" else "face-down")
    middle = min(x, right - text_width(words, 11) / 2)
    return g(out, text(middle, y + 36, words, 11, "muted", "middle"), id="in-hand")


def _to_come(table: Table, seat: int, box: Box) -> str:
    """Tiles of the player's own set that were never seen, by kind: in the reserve, or buried
    unseen."""
    player = table.view["players"][seat]
    counts = Counter((tile["crop"], tile["n"]) for tile in player["pool"])
    x, y = box.x + 12, box.y + 17
    where = {"reserve": player["reserve_count"], "laid": player["unseen_count"]}
    out = tooltip(table.say("unseen-says", **where))
    out += rect(x, box.y, box.w - 24, box.h - 2, "transparent")
    out += line(x, box.y, box.x + box.w - 12, box.y, "line")
    out += fit_text(x, y + 4, table.say("unseen"), 88, 11.5, "muted")
    step = (box.w - 24 - 92) / len(KINDS)
    for i, kind in enumerate(KINDS):
        cx = x + 92 + i * step + step / 2
        crop, n = kind
        signs = [mono_icon(crop, cx - 7 * n + 7 * k, y, 13, "muted") for k in range(n)]
        number = text(cx + 1, y + 4.5, counts[kind], 12.5, None, None, 700)
        out += g(*signs, number, opacity=None if counts[kind] else 0.35)
    return g(out)
