"""The turn banner with the question, and the table of players with the distance to the end."""

from collections import Counter

from sacbe.draw.parts import Part, part
from sacbe.draw.pieces import score_badge, token
from sacbe.draw.svg import (
    balance_text,
    circle,
    fit_text,
    g,
    rect,
    text,
    text_width,
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

NOTE_HEIGHT = 30.0  # height of the note about the end
NEAR_THE_END = MOST_ON_RACK  # tiles: a seat with this many may finish in a few turns


def turn_banner(table: Table, box: Box) -> list[Part]:
    """The current player and the question; at the end, the winner."""
    seat = _banner_seat(table)
    return [
        _banner("part-tray", box, seat, _title(table)),
        _question("part-asked", box, seat, question_text(table)),
    ]


@part
def _banner(box: Box, seat: int | None, title_text: str) -> str:
    if seat is None:
        out = rect(box.x, box.y, box.w, box.h, "sand", 8, stroke=var("line"))
        ink = "ink"
    else:
        colour = tiles.SEATS[seat]
        band = rect(box.x + 1, box.y + 2, box.w, box.h, "seat-lo", 8)
        band += rect(box.x, box.y, box.w, box.h, "seat", 8)
        out = g(
            rect(box.x, box.y, box.w, box.h, "shell", 8, stroke=var("line")),
            g(band, class_="band"),
            circle(box.x + 26, box.y + 33, 16, "shell"),
            token(colour, box.x + 26, box.y + 33, 10.5),
            class_=colour.class_,
        )
        ink = f"{colour.colour}-on"
    left, width = _room(box, seat)
    title = fit_text(left, box.y + 24, title_text, width, 17, ink, weight=700, serif=True)
    return out + g(title, class_="band")


def _room(box: Box, seat: int | None) -> tuple[float, float]:
    """Left edge and width of the words."""
    left = box.x + (50 if seat is not None else 16)
    return left, box.x + box.w - 10 - left


@part
def _question(box: Box, seat: int | None, question: str) -> str:
    left, width = _room(box, seat)
    quiet = "muted" if seat is None else f"{tiles.SEATS[seat].colour}-on"
    lines = "".join(
        text(left, box.y + 41 + 14 * i, line, 11.5, quiet)
        for i, line in enumerate(wrap_text(question, width, 11.5, lines=2))
    )
    return g(lines, class_="asked")


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
        view["phase"] != "draw"
        and view["current_player"] is not None
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


ROW = 42.0  # height of a player's row
OF_SEAT = ("score", "rack_count", "reserve_count", "buried_count", "unseen_count", "turns")


def players_height(players: int) -> float:
    """The height of the panel."""
    return ROW * players + NOTE_HEIGHT + 8


def players_panel(table: Table, box: Box) -> list[Part]:
    """A row per seat: tiles on the rack, in reserve and face down, points; below, the end note."""
    view, say = table.view, table.say
    parts = [_frame("part-players", box)]
    for p, player in enumerate(view["players"]):
        row = Box(box.x, box.y + 2 + p * ROW, box.w, ROW)
        seat = {key: player[key] for key in OF_SEAT} | {"buried": player.get("buried") or []}
        here = view["turn"] == p and view["phase"] != "over"
        starts = view["starting_seat"] == p
        inputs = (p, seat, p == table.seat, starts, table.names[p])
        parts.append(_ground(f"part-here-{p}", row, here))
        parts.append(_seat_row(f"seat-{p}", row, *inputs, say))
    note, soon = _end_note(table)
    return [*parts, _note("part-end", box, note, soon)] if note else parts


@part
def _frame(box: Box) -> str:
    return panel(box.x, box.y, box.w, box.h)


@part
def _ground(box: Box, here: bool) -> str:
    """The ground of a row; that of the player whose turn it is is darker."""
    return rect(box.x + 1, box.y + 1, box.w - 2, box.h - 2, "sand" if here else "shell", 5)


@part
def _seat_row(
    box: Box, p: int, player: View, own: bool, starts: bool, name: str, say: BoardTexts
) -> str:
    """Name and points; below, the tiles on the rack, in reserve and face down. The frame keeps its
    size in copies."""
    x, y, w, h = box
    row = tooltip(_seat_tooltip(player, starts, name, say))
    row += rect(x + 1, y + 1, w - 2, h - 2)
    row += token(tiles.SEATS[p], x + 20, y + h / 2, 8.5)
    label = say("you", name=name) if own else name
    row += fit_text(x + 38, y + 17, label, w - 38 - 66, 14, weight=700, serif=True, least=11)
    down = player["buried_count"] + player["unseen_count"]
    numbers = (player["rack_count"], player["reserve_count"], down)
    at_x = x + 38
    for head, n in zip(("rack", "reserve", "down"), numbers, strict=True):
        words = say(f"col-{head}")
        row += text(at_x, y + 34, words, 11, "muted")
        at_x += text_width(words, 11) + 3
        row += text(at_x, y + 34, n, 12, "ink" if n else "muted", None, 700)
        at_x += 24
    return row + score_badge(x + w - 34, y + h / 2, 34, str(player["score"]), 46)


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
    lines = balance_text(note, box.w - 20, 11, bool(weight))
    y = box.y + box.h - 8 - 13 * (len(lines) - 1)
    return "".join(
        text(box.x + 10, y + 13 * i, one, 11, colour, None, weight) for i, one in enumerate(lines)
    )
