"""The Conflict panel: strength block by block, cards, majorities and the winner's prize."""

from sacbe.draw.parts import Part, part
from sacbe.draw.pieces import token
from sacbe.draw.svg import fit_text, g, line, mono_icon, path, rect, text, text_width, tooltip, var
from sacbe.draw.widgets import panel

from ..data import FILE, KINDS
from . import attempts
from .board_texts import BoardTexts
from .context import Box, Context, Decision, View, colour, interactive_box
from .icons import god_icon, icon_row, items, row_width

ROW, ROW_TO_CHOOSE, HEAD = 25.0, 42.0, 42.0
ACTIONS = (1, 2, 3)


def height(ctx: Context) -> float:
    """The height of a row per seat and one row for the majorities."""
    return HEAD + _row_height(ctx) * len(ctx.seats) + 30 if ctx.conflict else 0


def _row_height(ctx: Context) -> float:
    return ROW_TO_CHOOSE if ctx.choices_of("tie") else ROW


def conflict_panel(ctx: Context, box: Box) -> list[Part]:
    """The panel of the current Conflict."""
    current, view = ctx.conflict, ctx.view
    region = view["regions"][current["region"]]
    inhabited = [each for each in view["regions"].values() if each["inhabited"]]
    number = sum(each["fought"] for each in inhabited) + 1
    altar = region["altar"] if not region["consecrated"] else None
    head = (current["region"], altar, number, len(inhabited))
    rows = []
    seats = current["acting"] or list(ctx.seats)
    totals = [each["total"] for each in current["strength"].values()]
    best = max(current["strength"][str(p)]["total"] for p in seats)
    high = _row_height(ctx)
    for i, p in enumerate(seats):
        row = Box(box.x + 6, box.y + HEAD + i * high, box.w - 12, high)
        player = {key: view["players"][p][key] for key in ("card", "picked", "covered")}
        fields = {
            **player,
            "blocks": _blocks(ctx, p),
            "total": current["strength"][str(p)]["total"],
            "best": best,
            "sole": totals.count(best) == 1,
            "won": current["winner"] == p,
            "over": current["winner"] is not None,
            "acts": p in view["players_to_act"],
        }
        decision = ctx.about(ctx.choices_of("tie", seat=p), ("tie",))
        rows.append(_row(f"part-strength-{p}", p, row, fields, decision, ctx.names[p], ctx.say))
    rows.sort()  # the same order of parts in every position
    fields = {key: current[key] for key in ("cancelled", "consecrated", "claims")}
    return [
        _head("part-conflict", box, *head, ctx.say),
        *rows,
        _majorities("part-majorities", box, fields, region["units"], ctx.say),
    ]


@part
def _head(
    box: Box, region: str, altar: str | None, number: int, regions: int, say: BoardTexts
) -> str:
    """Region, number and prize of the Conflict."""
    title = say("strength", region=say.region(region))
    out = panel(box.x, box.y, box.w, box.h, title)
    progress = say("conflict-of", n=number, all=regions)
    out += _prize(altar, box, say) + text(box.x + 12, box.y + 37, progress, 11, "muted")
    y = box.y + box.h - 15
    return out + line(box.x + 12, y - 14, box.x + box.w - 12, y - 14, "line")


@part
def _majorities(box: Box, view: View, units: View, say: BoardTexts) -> str:
    """Who wins a space of calendar and codex."""
    half = (box.w - 24) / 2
    return "".join(
        _majority(
            view, units, kind, track, box.x + 12 + i * half, box.y + box.h - 15, half - 8, say
        )
        for i, (kind, track) in enumerate(zip(KINDS, ("calendar", "codex"), strict=True))
    )


def _prize(altar: str | None, box: Box, say: BoardTexts) -> str:
    """The winner's prize below the title."""
    row = items(FILE.altars[altar]) if altar else [("vp", str(FILE.setup.consecrated_vp))]
    right, label = box.x + box.w - 12, say("winner-takes")
    end = right - row_width(row, 17) - 8
    label_svg = fit_text(end, box.y + 37, label, 120, 11, "muted", "end")
    return label_svg + icon_row(row, right, box.y + 33, 17, "end")


def _blocks(ctx: Context, seat: int) -> list[str]:
    """The icon of each point of strength."""
    parts = ctx.conflict["strength"][str(seat)]
    units = ctx.view["regions"][ctx.conflict["region"]]["units"][str(seat)]
    god = god_icon(ctx.view["players"][seat]["god"])
    return [
        *["hero"] * parts["hero"],
        *(kind for kind in KINDS for _ in range(units[kind])),
        *["glyph"] * parts["glyphs"],
        *[god] * parts["god"],
        *["devotion"] * parts["sacrificed"],
        *["club"] * parts["bonus"],
    ]


@part
def _row(seat: int, box: Box, view: View, decision: Decision, name: str, say: BoardTexts) -> str:
    """A seat's blocks, total and card."""
    look, ctx = colour(seat), Context(view, decision, (), say)
    out = rect(box.x, box.y + 1, box.w, box.h - 2, "sand", 5) if view["acts"] else ""
    mid = box.y + box.h / 2
    out += token(look, box.x + 16, mid, 8)
    blocks, total = view["blocks"], view["total"]
    room = box.w - 32 - 70 - 118
    unit = min(18.0, room / max(1, len(blocks)))
    for i, sign in enumerate(blocks):
        x = box.x + 32 + i * unit
        block = rect(x, mid - 11, unit - 1.5, 22, "seat")
        block += line(x, mid - 10.2, x + unit - 1.5, mid - 10.2, "seat-hi", 1.6)
        out += block + mono_icon(sign, x + unit / 2 - 0.7, mid + 0.5, unit * 0.8, "seat-on")
    left = box.x + 32 + len(blocks) * unit
    weight = 800 if total and total == view["best"] else 500
    out += text(left + 4, mid + 6, total, 16, None, None, weight)
    out += _standing(view, left + 8 + text_width(str(total), 16, True), mid, say)
    out += _card(view, box.x + box.w - 8, mid, say)
    place = Box(box.x + 1, box.y + 2, box.w - 2, box.h - 4)
    content = g(out, class_=f"{look.class_} on-seat")
    attempt = attempts.winner(ctx, seat)
    return interactive_box(
        ctx, decision.choices, attempt, name, place, content, id=f"strength-{seat}"
    )


def _standing(view: View, x: float, mid: float, say: BoardTexts) -> str:
    """A tag for the winner, or before that for the current leaders."""
    if view["won"]:
        label = say("won")
        tag = rect(x, mid - 9, text_width(label, 11, True) + 12, 18, "ink", 4)
        return tag + text(x + 6, mid + 4, label, 11, "shell", None, 700)
    if view["over"] or not view["best"] or view["total"] < view["best"]:
        return ""
    label = say("leads") if view["sole"] else say("tied")
    return fit_text(x, mid + 4.5, label, 48, 11, "muted", None, 600)


def _card(view: View, right: float, mid: float, say: BoardTexts) -> str:
    """The face-up card with its covered actions, or a note that a card is face down."""
    if not view["card"]:
        label = say("picked") if view["picked"] else ""
        return fit_text(right, mid + 4, label, 112, 11, "muted", "end")
    out = ""
    for i, action in enumerate(ACTIONS):
        x = right - 45 + i * 15
        is_covered = action in view["covered"]
        fill = "done" if is_covered else "shell"
        out += rect(x, mid - 8, 13, 16, fill, 2, stroke=var("muted"), stroke_width=1.1)
        if is_covered:
            cross = f"M{x + 3:.1f} {mid - 4:.1f}l7 8m0 -8l-7 8"
            out += path(cross, stroke=var("lit-ink"), stroke_width=1.5)
        else:
            out += text(x + 6.5, mid + 4.2, action, 11, None, "middle", 700)
    name = fit_text(right - 50, mid + 4, say.card(view["card"]), 66, 11.5, None, "end", 600)
    return out + name


def _majority(
    current: View,
    units: View,
    kind: str,
    track: str,
    x: float,
    y: float,
    room: float,
    say: BoardTexts,
) -> str:
    """The seats with the most Shamans or Warriors here, who win a space of calendar or codex."""
    out = mono_icon(kind, x + 9, y, 17, "ink") + text(x + 22, y + 4.5, say(track), 12, "muted")
    left = x + 30 + text_width(say(track), 12)
    if track in current["cancelled"]:
        cross = path(
            f"M{left + 3} {y - 5}l10 10m0 -10l-10 10", stroke=var("cinnabar-ink"), stroke_width=2.2
        )
        return g(tooltip(say("not-awarded")), out, cross)
    if current["consecrated"]:
        return out + text(left, y + 4.5, "–", 12, "muted")
    numbers = {int(p): own[kind] for p, own in units.items()}
    claimant = current["claims"][kind]
    if claimant is not None and numbers[claimant]:
        out += token(colour(claimant), left + 8, y, 6.5)
        if text_width(say("claims"), 11) <= x + room - left - 20:
            out += text(left + 20, y + 4.5, say("claims"), 11)
        return g(tooltip(say("claims")), out)
    best = max(numbers.values())
    for i, p in enumerate(p for p in numbers if best and numbers[p] == best):
        out += token(colour(p), left + 8 + 17 * i, y, 6.5)
        out += text(left + 8 + 17 * i + 11, y + 4.5, best, 13, None, None, 700) if i == 0 else ""
        left += 12 if i == 0 else 0
    return out
