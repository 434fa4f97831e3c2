"""The Conflict: everybody's strength block by block, cards, majorities, what the winner takes."""

from sacbe.draw.pieces import token
from sacbe.draw.svg import fit_text, g, line, mono_icon, path, rect, text, text_width, var
from sacbe.draw.widgets import panel

from ..data import FILE, KINDS
from . import wishes
from .signs import god_sign, items, signs, width
from .table import Box, Table, colour, framed

ROW = 29.0
ACTIONS = (1, 2, 3)


def height(table: Table) -> float:
    """Room for a row per seat and one for the majorities."""
    return 36 + ROW * len(table.seats) + 28 if table.fight else 0


def conflict(table: Table, box: Box) -> str:
    """The strengths as they stand."""
    fight, say, view = table.fight, table.say, table.view
    region = fight["region"]
    title = say("strength", region=say.region(region))
    out = panel(box.x, box.y, box.w, box.h, title)
    prize, left = _prize(table, region, box)
    regions = [shown for shown in view["regions"].values() if shown["inhabited"]]
    begun = sum(shown["fought"] for shown in regions) + 1
    which = say("conflict-of", n=begun, all=len(regions))
    after = box.x + 20 + text_width(title, 14.5, True)
    out += prize + fit_text(after, box.y + 20, which, left - after - 6, 11.5, "muted", least=10)
    seats = fight["acting"] or list(table.seats)
    best = max(fight["strength"][str(p)]["total"] for p in seats)
    for i, p in enumerate(seats):
        row = Box(box.x + 6, box.y + 31 + i * ROW, box.w - 12, ROW)
        out += _row(table, p, row, best)
    y = box.y + box.h - 15
    out += line(box.x + 12, y - 14, box.x + box.w - 12, y - 14, "line")
    half = (box.w - 24) / 2
    for i, (kind, track) in enumerate(zip(KINDS, ("calendar", "codex"), strict=True)):
        out += _majority(table, region, kind, track, box.x + 12 + i * half, y, half - 8)
    return g(out, id="part-conflict") if view else ""


def _prize(table: Table, region: str, box: Box) -> tuple[str, float]:
    """What the winner takes, at the right of the title, and where that begins."""
    shown = table.view["regions"][region]
    row = [("vp", str(FILE.setup.consecrated_vp))]
    if not shown["consecrated"] and shown["altar"]:
        row = items(FILE.altars[shown["altar"]])
    right, words = box.x + box.w - 12, table.say("winner-takes")
    end = right - width(row, 17) - 8
    told = fit_text(end, box.y + 20, words, 130, 11.5, "muted", "end")
    return told + signs(row, right, box.y + 16, 17, "end"), end - min(130, text_width(words, 11.5))


def _blocks(table: Table, seat: int) -> list[str]:
    """The icon of every point of strength."""
    parts = table.fight["strength"][str(seat)]
    units = table.view["regions"][table.fight["region"]]["units"][str(seat)]
    god = god_sign(table.view["players"][seat]["god"])
    return [
        *["hero"] * parts["hero"],
        *(kind for kind in KINDS for _ in range(units[kind])),
        *["glyph"] * parts["glyphs"],
        *[god] * parts["god"],
        *["devotion"] * parts["sacrificed"],
        *["club"] * parts["bonus"],
    ]


def _row(table: Table, seat: int, box: Box, best: int) -> str:
    """A seat's blocks, its sum, and the card that it has played."""
    look, fight = colour(seat), table.fight
    here = seat in table.view["players_to_act"]
    out = rect(box.x, box.y + 1, box.w, box.h - 2, "sand", 5) if here else ""
    mid = box.y + box.h / 2
    out += token(look, box.x + 16, mid, 8)
    found, total = _blocks(table, seat), fight["strength"][str(seat)]["total"]
    room = box.w - 38 - 44 - 128
    unit = min(18.0, room / max(1, len(found)))
    for i, sign in enumerate(found):
        x = box.x + 32 + i * unit
        block = rect(x, mid - 11, unit - 1.5, 22, "seat")
        block += line(x, mid - 10.2, x + unit - 1.5, mid - 10.2, "seat-hi", 1.6)
        out += block + mono_icon(sign, x + unit / 2 - 0.7, mid + 0.5, unit * 0.8, "seat-on")
    left = box.x + 32 + len(found) * unit
    weight = 800 if total and total == best else 500
    out += text(left + 7, mid + 6.5, total, 18, None, None, weight)
    out += _standing(table, seat, best, left + 14 + text_width(str(total), 18, True), mid)
    out += _card(table, seat, box.x + box.w - 8, mid)
    ties, wish = table.found("tie", seat=seat), wishes.winner(table, seat)
    place = Box(box.x + 1, box.y + 2, box.w - 2, box.h - 4)
    content = g(out, class_=f"{look.class_} on-seat")
    return framed(table, ties, wish, table.names[seat], place, content, id=f"strength-{seat}")


def _standing(table: Table, seat: int, best: int, x: float, mid: float) -> str:
    """Who has won, and before that who would win now."""
    fight, totals = table.fight, [each["total"] for each in table.fight["strength"].values()]
    if fight["winner"] == seat:
        words = table.say("won")
        tag = rect(x, mid - 9, text_width(words, 11, True) + 12, 18, "ink", 4)
        return tag + text(x + 6, mid + 4, words, 11, "shell", None, 700)
    if fight["winner"] is not None or not best or fight["strength"][str(seat)]["total"] < best:
        return ""
    words = table.say("leads") if totals.count(best) == 1 else table.say("tied")
    return text(x, mid + 4.5, words, 12, "muted", None, 600)


def _card(table: Table, seat: int, right: float, mid: float) -> str:
    """The face-up card and which of its actions are covered; or that one lies face down."""
    player, say = table.view["players"][seat], table.say
    if not player["card"]:
        words = say("picked") if player["picked"] else ""
        return fit_text(right, mid + 4, words, 120, 11.5, "muted", "end")
    out = ""
    for i, action in enumerate(ACTIONS):
        x = right - 45 + i * 15
        done = action in player["covered"]
        fill = "done" if done else "shell"
        out += rect(x, mid - 8, 13, 16, fill, 2, stroke=var("muted"), stroke_width=1.1)
        if done:
            cross = f"M{x + 3:.1f} {mid - 4:.1f}l7 8m0 -8l-7 8"
            out += path(cross, stroke=var("lit-ink"), stroke_width=1.5)
        else:
            out += text(x + 6.5, mid + 4.2, action, 11, None, "middle", 700)
    name = fit_text(right - 51, mid + 4, say.card(player["card"]), 78, 12, None, "end", 600)
    return out + name


def _majority(
    table: Table, region: str, kind: str, track: str, x: float, y: float, room: float
) -> str:
    """Who has the most shamans or warriors here, and so a space of calendar or codex."""
    fight, say = table.fight, table.say
    out = mono_icon(kind, x + 9, y, 17, "ink") + text(x + 22, y + 4.5, say(track), 12, "muted")
    left = x + 30 + text_width(say(track), 12)
    if track in fight["cancelled"]:
        words = say("not-awarded")
        return out + fit_text(left, y + 4.5, words, x + room - left, 12, "cinnabar-ink")
    if fight["consecrated"]:
        return out + text(left, y + 4.5, "–", 12, "muted")
    units = table.view["regions"][region]["units"]
    numbers = {p: units[str(p)][kind] for p in table.seats}
    claimed = fight["claims"][kind]
    if claimed is not None and numbers[claimed]:
        out += token(colour(claimed), left + 8, y, 6.5)
        return out + fit_text(left + 20, y + 4.5, say("claims"), x + room - left - 20, 12)
    best = max(numbers.values())
    for i, p in enumerate(p for p in table.seats if best and numbers[p] == best):
        out += token(colour(p), left + 8 + 17 * i, y, 6.5)
        out += text(left + 8 + 17 * i + 11, y + 4.5, best, 13, None, None, 700) if i == 0 else ""
        left += 12 if i == 0 else 0
    return out
