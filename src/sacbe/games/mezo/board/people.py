"""The players: what each has left, and the abilities of the tribes."""

from sacbe.draw.furniture import panel
from sacbe.draw.pieces import badge, plaque, token
from sacbe.draw.svg import el, fitted, g, mark, rect, text, wrapped

from ..data import FILE
from .signs import god_sign
from .table import Box, Table, colour, framed

ROW = 36.0
COLUMNS = (
    ("shaman", 258),
    ("warrior", 226),
    ("hero", 194),
    ("glyph", 164),
    ("temple", 124),
    ("cards", 80),
)


def height(table: Table) -> float:
    """Room for a row per seat."""
    return 26 + ROW * len(table.seats)


def players(table: Table, box: Box) -> str:
    """A row per seat: reserve, pieces, cards left, points."""
    say, right = table.say, box.x + box.w
    out = panel(box.x, box.y, box.w, box.h)
    out += fitted(box.x + 12, box.y + 18, say("in-reserve"), 150, 11.5, "muted")
    for name, back in COLUMNS[:-1]:
        out += mark(name, right - back, box.y + 14, 15, "muted")
    out += fitted(right - 80, box.y + 18, say("col-cards"), 44, 11, "muted", "middle")
    out += fitted(right - 12, box.y + 18, say("col-points"), 50, 11, "muted", "end")
    for p in table.seats:
        out += _row(table, p, Box(box.x, box.y + 23 + p * ROW, box.w, ROW))
    return g(out, id="part-players")


def _row(table: Table, seat: int, box: Box) -> str:
    player, say, look = table.view["players"][seat], table.say, colour(seat)
    mid, right = box.y + box.h / 2, box.x + box.w
    here = seat in table.view["movers"]
    out = rect(box.x + 6, box.y + 1, box.w - 12, box.h - 2, "sand", 5) if here else ""
    out += token(look, box.x + 24, mid, 9)
    out += fitted(box.x + 42, mid - 1, table.name(seat), 158, 14, None, None, 700, True)
    if player["god"]:
        out += mark(god_sign(player["god"]), box.x + 48, mid + 9.5, 12, "muted")
        out += fitted(box.x + 58, mid + 13.5, say.god(player["god"]), 140, 11, "muted")
    levels = player["pyramid_pieces_left"]
    values = (
        player["reserve"]["shaman"],
        player["reserve"]["warrior"],
        1 if player["hero"] == "reserve" else 0,
        player["glyphs_left"],
        " ".join(map(str, levels.values())),
        player["cards_left"],
    )
    for (_, back), n in zip(COLUMNS, values, strict=True):
        size = 14.0 if not isinstance(n, str) else 11.5
        out += text(right - back, mid + 5, n, size, "ink" if n else "muted", "middle")
    told = say("pieces", what=", ".join(map(str, levels.values())))
    title = el("title", say.title(told))
    out += badge(right - 30, mid, 31, player["vp"])
    return g(title, out, id=f"seat-{seat}")


ABILITIES, ABILITIES_IN_SHORT = 146.0, 80.0  # height with and without what they do


def abilities(table: Table, box: Box) -> str:
    """Three of each Era, with the signs of those who have chosen them."""
    say = table.say
    out = panel(box.x, box.y, box.w, box.h)
    wide = (box.w - 16) / len(FILE.tribe_abilities)
    for i, era in enumerate(sorted(FILE.tribe_abilities)):
        x = box.x + 8 + i * wide
        label = f"{say('abilities')}: {say('era')} {era}" if i == 0 else f"{say('era')} {era}"
        out += fitted(x + 2, box.y + 14, label, wide - 8, 11, "muted")
        for k, ability in enumerate(FILE.tribe_abilities[era]):
            high = (box.h - 24) / 3
            place = Box(x, box.y + 19 + k * high, wide - 5, high - 4)
            out += _ability(table, ability, place, int(era))
    return g(out, id="part-abilities")


def _ability(table: Table, ability: str, box: Box, era: int) -> str:
    say = table.say
    who = [p for p in table.seats if ability in table.view["players"][p]["abilities"]]
    out = plaque(box.x, box.y, box.w, box.h, "slab", 4, 1)
    room = box.w - 12 - 15 * len(who)
    now = era == table.view["era"]
    ink = "ink" if who or now else "muted"
    out += fitted(box.x + 6, box.y + 12, say.ability(ability), room, 11.5, ink, None, 700)
    brief = say.briefly(f"ability-{ability}")
    lines = int((box.h - 14) // 10.5)
    for i, words in enumerate(wrapped(brief, box.w - 10, 9.5, lines=lines) if lines else []):
        out += text(box.x + 6, box.y + 23 + 10.5 * i, words, 9.5, "muted")
    for i, p in enumerate(who):
        out += token(colour(p), box.x + box.w - 9 - 15 * i, box.y + 9, 5.2)
    title = el("title", say.title(say.ability_text(ability)))
    return framed(table.found("ability", ability=ability), say, box, title, out)
