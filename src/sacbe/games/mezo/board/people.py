"""The players: what each has left, and the abilities of the tribes."""

from sacbe.draw.pieces import badge, plaque, token
from sacbe.draw.svg import fit_text, g, mono_icon, rect, text, tooltip, wrap_text
from sacbe.draw.widgets import panel

from ..data import FILE
from . import wishes
from .prose import flow, lines
from .signs import god_sign
from .table import Box, Table, colour, framed

ROW = 36.0
SHORT = 24.0  # height of an ability that only has its name
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
    out += fit_text(box.x + 12, box.y + 18, say("in-reserve"), 150, 11.5, "muted")
    for name, back in COLUMNS[:-1]:
        out += mono_icon(name, right - back, box.y + 14, 15, "muted")
    out += fit_text(right - 80, box.y + 18, say("col-cards"), 44, 11, "muted", "middle")
    out += fit_text(right - 12, box.y + 18, say("col-points"), 50, 11, "muted", "end")
    for p in table.seats:
        out += _row(table, p, Box(box.x, box.y + 23 + p * ROW, box.w, ROW))
    return g(out, id="part-players")


def _row(table: Table, seat: int, box: Box) -> str:
    player, say, look = table.view["players"][seat], table.say, colour(seat)
    mid, right = box.y + box.h / 2, box.x + box.w
    here = seat in table.view["players_to_act"]
    out = rect(box.x + 6, box.y + 1, box.w - 12, box.h - 2, "sand", 5) if here else ""
    out += token(look, box.x + 24, mid, 9)
    out += fit_text(box.x + 42, mid - 1, table.name(seat), 158, 14, None, None, 700, True)
    if player["god"]:
        out += mono_icon(god_sign(player["god"]), box.x + 48, mid + 9.5, 12, "muted")
        out += fit_text(box.x + 58, mid + 13.5, say.god(player["god"]), 140, 11, "muted")
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
    played = ", ".join(say.card(card) for card in player["played"])
    title = say("pieces", what=", ".join(map(str, levels.values())))
    title = tooltip(f"{title}; {say('state-played')}: {played}" if played else title)
    out += badge(right - 30, mid, 31, player["vp"])
    return g(title, out, id=f"seat-{seat}")


ABILITIES, ABILITIES_IN_SHORT = 240.0, 112.0  # height with and without what they do


def abilities(table: Table, box: Box) -> str:
    """Three of each Era, with the signs of those who have chosen them."""
    say = table.say
    out = panel(box.x, box.y, box.w, box.h)
    wide = (box.w - 12) / len(FILE.tribe_abilities)
    for i, era in enumerate(sorted(FILE.tribe_abilities)):
        x = box.x + 8 + i * wide
        label = f"{say('abilities')}: {say('era')} {era}" if i == 0 else f"{say('era')} {era}"
        out += fit_text(x + 2, box.y + 15, label, wide - 8, 11.5, "muted", least=10)
        high = (box.h - 24) / 3
        for k, ability in enumerate(FILE.tribe_abilities[era]):
            place = Box(x, box.y + 20 + k * high, wide - 5, high - 4)
            out += _ability(table, ability, place, int(era))
    return g(out, id="part-abilities")


def _ability(table: Table, ability: str, box: Box, era: int) -> str:
    """Its name, what it does where there is room, and who has it."""
    say = table.say
    who = [p for p in table.seats if ability in table.view["players"][p]["abilities"]]
    out = plaque(box.x, box.y, box.w, box.h, "slab", 4, 1)
    ink = "ink" if who or era == table.view["era"] else "muted"
    for rows in (1, 2):  # of signs: one where the name leaves room for it
        columns = -(-len(who) // rows)
        name = wrap_text(say.ability(ability), box.w - 12 - 13 * columns, 11, True, 2)
        if len(name) == 1 or len(who) < 2:
            break
    top = box.y + (13 if box.h > 2 * SHORT else box.h / 2 + 4 - 6 * (len(name) - 1))
    for i, words in enumerate(name):
        out += text(box.x + 6, top + 12 * i, words, 11, ink, None, 700)
    if box.h > 2 * SHORT:
        below = top + 12 * max(len(name), rows) - 9
        size, shown = flow(say.briefly(f"ability-{ability}"), box.w - 10, box.y + box.h - below, 11)
        out += lines(box.x + 6, below, shown, size, "muted")
    for i, p in enumerate(who):
        across, down = divmod(i, rows)
        high = box.y + (6 + 11 * down if rows > 1 else 9.5)
        out += token(colour(p), box.x + box.w - 9 - 13 * across, high, 4.8)
    words = say.ability_text(ability)
    found, wish = table.found("ability", ability=ability), wishes.ability(table, ability)
    return framed(table, found, wish, say.ability(ability), box, tooltip(words), out)
