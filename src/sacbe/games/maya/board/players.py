"""The turn banner with the question, and the table of players with the distance to the end."""

from collections import Counter

from sacbe.draw.parts import Part, part
from sacbe.draw.pieces import badge, token
from sacbe.draw.svg import (
    circle,
    fit_text,
    g,
    rect,
    text,
    tooltip,
    var,
    wrap_text,
)
from sacbe.draw.widgets import panel

from ..derived import View, tiles_left
from ..state import MOST_ON_RACK
from . import tiles
from .grid import Box
from .table import Table
from .texts import BoardTexts

NOTE_HEIGHT = 18.0  # height of the note about the end
NEAR_THE_END = MOST_ON_RACK  # tiles: a seat with this many may finish in a few turns


def turn_banner(table: Table, box: Box) -> Part:
    """The current player and the question; at the end, the winner."""
    texts = (_title(table), question_text(table))
    return _banner("part-tray", box, _banner_seat(table), *texts)


@part
def _banner(box: Box, seat: int | None, title_text: str, question: str) -> str:
    if seat is None:
        out = rect(box.x, box.y, box.w, box.h, "sand", 8, stroke=var("line"))
        ink, quiet = "ink", "muted"
    else:
        colour = tiles.SEATS[seat]
        band = rect(box.x + 1, box.y + 2, box.w, box.h, "seat-lo", 8)
        band += rect(box.x, box.y, box.w, box.h, "seat", 8)
        out = g(
            rect(box.x, box.y, box.w, box.h, "shell", 8, stroke=var("line")),
            g(band, class_="band"),
            circle(box.x + 32, box.y + 35, 19, "shell"),
            token(colour, box.x + 32, box.y + 35, 12.5),
            class_=colour.class_,
        )
        ink = quiet = f"{colour.colour}-on"
    left = box.x + (60 if seat is not None else 16)
    width = box.x + box.w - 14 - left
    title = fit_text(left, box.y + 27, title_text, width, 19, ink, weight=700, serif=True)
    out += g(title, class_="band")
    lines = "".join(
        text(left, box.y + 45 + 15 * i, line, 12.5, quiet)
        for i, line in enumerate(wrap_text(question, width, 12.5, lines=2))
    )
    return out + g(lines, class_="asked")


def _banner_seat(table: Table) -> int | None:
    """The seat whose colour the banner has: the current player or, at the end, a sole winner."""
    player = table.view["current_player"]
    if player is not None:
        return int(player) if player >= 0 else None
    first = _winners(table)
    return first[0] if len(first) == 1 else None


def _title(table: Table) -> str:
    view, say = table.view, table.say
    player = view["current_player"]
    if player is None:
        return say("game-over")
    if player < 0:
        return say("chance")
    return say("your-turn") if player == table.seat else say("turn-of", name=table.names[player])


def question_text(table: Table) -> str:
    """The question, or the choice another player makes, or the winner."""
    view, say = table.view, table.say
    if view["phase"] == "over":
        first = _winners(table)
        return say("won-by", names=say.join_list([table.names[p] for p in first]), count=len(first))
    tile = view["holding"] or {"crop": None, "n": None}
    if table.find_choice("bury_unseen"):
        return say("asked-unseen")
    if view["phase"] == "turn" and table.must_choose and not table.find_choice("bury"):
        return say("asked-nowhere")
    others = (
        view["current_player"] is not None
        and view["current_player"] >= 0
        and view["current_player"] != table.seat
    )
    kind = "choosing" if others else "asked"
    return say(f"{kind}-{view['phase']}", tile=say.tile(tile["crop"], tile["n"]))


def _winners(table: Table) -> list[int]:
    """The seats with the most points; ties by more tiles left, then by fewer turns."""
    players_panel = table.view["players"]

    def rank(p: int) -> tuple[int, int, int]:
        return -players_panel[p]["score"], -tiles_left(table.view, p), players_panel[p]["turns"]

    best = min(map(rank, range(len(players_panel))))
    return [p for p in range(len(players_panel)) if rank(p) == best]


# ---------------------------------------------------------------- players


COLUMNS = (("rack", 205, 48.0), ("reserve", 154, 52.0), ("down", 95, 64.0))
OF_SEAT = ("score", "rack_count", "reserve_count", "buried_count", "unseen_count", "turns")


def players_panel(table: Table, box: Box) -> list[Part]:
    """A row per seat: tiles on the rack, in reserve and face down, points; below, the end note."""
    view, say = table.view, table.say
    step = (box.h - 26 - NOTE_HEIGHT) / len(view["players"])
    parts = [_head("part-players", box, say)]
    for p, player in enumerate(view["players"]):
        row = Box(box.x, box.y + 22 + p * step, box.w, step)
        seat = {key: player[key] for key in OF_SEAT} | {"buried": player.get("buried") or []}
        here = view["turn"] == p and view["phase"] != "over"
        starts = view["starting_seat"] == p
        inputs = (p, seat, here, p == table.seat, starts, table.names[p])
        parts.append(_seat_row(f"seat-{p}", row, *inputs, say))
    note, soon = _end_note(table)
    return [*parts, _note("part-end", box, note, soon)] if note else parts


@part
def _head(box: Box, say: BoardTexts) -> str:
    out = panel(box.x, box.y, box.w, box.h)
    right = box.x + box.w
    for name, back, room in COLUMNS:
        head = say(f"col-{name}")
        out += fit_text(right - back, box.y + 17, head, room, 11, "muted", "middle")
    return out + fit_text(right - 14, box.y + 17, say("col-points"), 48, 11, "muted", "end")


@part
def _seat_row(
    box: Box, p: int, player: View, here: bool, own: bool, starts: bool, name: str, say: BoardTexts
) -> str:
    x, y, w, step = box
    m, right = y + step / 2, x + w
    row = tooltip(_seat_tooltip(player, starts, name, say))
    row += rect(x + 6, y + 1, w - 12, step - 2, "sand", 5) if here else ""
    row += token(tiles.SEATS[p], x + 26, m, 8.5)
    label = say("you", name=name) if own else name
    row += fit_text(x + 44, m + 5, label, w - 205 - 26 - 44, 14.5, weight=700, serif=True)
    down = player["buried_count"] + player["unseen_count"]
    numbers = (player["rack_count"], player["reserve_count"], down)
    for (_, back, _), n in zip(COLUMNS, numbers, strict=True):
        row += text(right - back, m + 5, n, 14, "ink" if n else "muted", "middle")
    return row + badge(right - 32, m, min(32, step), player["score"])


def _seat_tooltip(player: View, starts: bool, name: str, say: BoardTexts) -> str:
    """More about a seat: its turns (which break ties), whether it started, and its own buried
    tiles."""
    parts = [say("turns", name=name, n=player["turns"])]
    if starts:
        parts.append(say("starting-player"))
    if player["buried"]:
        buried = Counter((tile["crop"], tile["n"]) for tile in player["buried"])
        names = ", ".join(f"{n} × {say.tile(*kind)}" for kind, n in buried.items())
        parts.append(say("buried-tiles", tiles=names))
    return "; ".join(parts)


def _end_note(table: Table) -> tuple[str, bool]:
    """The number of tiles until the end of the game, and whether it is near; after it, whether a
    tie was broken."""
    view, say = table.view, table.say
    if view["phase"] == "over":
        scores = sorted(player["score"] for player in view["players"])
        return (say("tie") if scores[-1] == scores[-2] else ""), False
    left = min(tiles_left(view, p) for p in range(len(view["players"])))
    return say("end-condition", n=left), left <= NEAR_THE_END


@part
def _note(box: Box, note: str, soon: bool) -> str:
    colour, weight = ("cinnabar-ink", 700) if soon else ("muted", None)
    y = box.y + box.h - 8
    return fit_text(box.x + 12, y, note, box.w - 24, 11.5, colour, None, weight)
