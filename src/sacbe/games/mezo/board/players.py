"""The players: reserve, pieces and points; and the tribe abilities."""

from collections.abc import Sequence

from sacbe.draw.parts import Part, part
from sacbe.draw.pieces import badge, plaque, token
from sacbe.draw.svg import fit_text, mono_icon, rect, text, tooltip, wrap_text
from sacbe.draw.widgets import panel

from ..data import FILE
from . import attempts
from .board_texts import BoardTexts
from .context import Asked, Box, Context, View, colour, interactive_box
from .icons import god_icon
from .text_box import draw_lines, fit_paragraph

ROW = 36.0
SHORT_HEIGHT = 24.0  # height of an ability that shows only its name
COLUMNS = (
    ("shaman", 258),
    ("warrior", 226),
    ("hero", 194),
    ("glyph", 164),
    ("temple", 124),
    ("cards", 80),
)


def height(ctx: Context) -> float:
    """The height of a row per seat."""
    return 26 + ROW * len(ctx.seats)


OF_SEAT = (
    "god",
    "vp",
    "reserve",
    "hero",
    "glyphs_left",
    "pyramid_pieces_left",
    "cards_left",
    "played",
)


def players(ctx: Context, box: Box) -> list[Part]:
    """A row per seat: reserve, pieces, cards left, points."""
    parts = [_head("part-players", box, ctx.say)]
    for p, player in enumerate(ctx.view["players"]):
        row = Box(box.x, box.y + 23 + p * ROW, box.w, ROW)
        shown = {key: player[key] for key in OF_SEAT}
        here = p in ctx.view["players_to_act"]
        parts.append(_row(f"seat-{p}", p, row, shown, here, ctx.name(p), ctx.say))
    return parts


@part
def _head(box: Box, say: BoardTexts) -> str:
    right = box.x + box.w
    out = panel(box.x, box.y, box.w, box.h)
    out += fit_text(box.x + 12, box.y + 18, say("in-reserve"), 150, 11.5, "muted")
    for name, back in COLUMNS[:-1]:
        out += mono_icon(name, right - back, box.y + 14, 15, "muted")
    out += fit_text(right - 80, box.y + 18, say("col-cards"), 44, 11, "muted", "middle")
    return out + fit_text(right - 12, box.y + 18, say("col-points"), 50, 11, "muted", "end")


@part
def _row(seat: int, box: Box, player: View, here: bool, name: str, say: BoardTexts) -> str:
    look = colour(seat)
    mid, right = box.y + box.h / 2, box.x + box.w
    out = rect(box.x + 6, box.y + 1, box.w - 12, box.h - 2, "sand", 5) if here else ""
    out += token(look, box.x + 24, mid, 9)
    out += fit_text(box.x + 42, mid - 1, name, 158, 14, None, None, 700, True)
    if player["god"]:
        out += mono_icon(god_icon(player["god"]), box.x + 48, mid + 9.5, 12, "muted")
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
    played_cards = ", ".join(say.card(card) for card in player["played"])
    title = say("pieces", what=", ".join(map(str, levels.values())))
    title = tooltip(f"{title}; {say('state-played')}: {played_cards}" if played_cards else title)
    out += badge(right - 30, mid, 31, player["vp"])
    return title + out


ABILITIES, ABILITIES_IN_SHORT = 240.0, 112.0  # height with and without the text of the abilities


def abilities(ctx: Context, box: Box) -> list[Part]:
    """The three abilities of each Era, with the shapes of the players who chose them."""
    parts = [_abilities("part-abilities", box, ctx.say)]
    wide, high = (box.w - 12) / len(FILE.tribe_abilities), (box.h - 24) / 3
    for i, era in enumerate(sorted(FILE.tribe_abilities)):
        for k, ability in enumerate(FILE.tribe_abilities[era]):
            place = Box(box.x + 8 + i * wide, box.y + 20 + k * high, wide - 5, high - 4)
            players = enumerate(ctx.view["players"])
            owners = [p for p, player in players if ability in player["abilities"]]
            now = int(era) == ctx.view["era"]
            asked = ctx.about(ctx.choices_of("ability", ability=ability), ("ability",))
            name = f"part-ability-{ability}"
            parts.append(_ability(name, ability, place, owners, now, asked, ctx.say))
    return parts


@part
def _abilities(box: Box, say: BoardTexts) -> str:
    out = panel(box.x, box.y, box.w, box.h)
    wide = (box.w - 12) / len(FILE.tribe_abilities)
    for i, era in enumerate(sorted(FILE.tribe_abilities)):
        label = f"{say('abilities')}: {say('era')} {era}" if i == 0 else f"{say('era')} {era}"
        x = box.x + 10 + i * wide
        out += fit_text(x, box.y + 15, label, wide - 8, 11.5, "muted", least=10)
    return out


@part
def _ability(
    ability: str, box: Box, owners: Sequence[int], now: bool, asked: Asked, say: BoardTexts
) -> str:
    """Name, text if there is enough height, and owners. `now`: it is of this Era."""
    ctx = Context({}, asked, (), say)
    out = plaque(box.x, box.y, box.w, box.h, "slab", 4, 1)
    ink = "ink" if owners or now else "muted"
    for rows in (1, 2):  # rows of shapes: one if the name leaves enough width
        columns = -(-len(owners) // rows)
        name = wrap_text(say.ability(ability), box.w - 12 - 13 * columns, 11, True, 2)
        if len(name) == 1 or len(owners) < 2:
            break
    top = box.y + (13 if box.h > 2 * SHORT_HEIGHT else box.h / 2 + 4 - 6 * (len(name) - 1))
    for i, description in enumerate(name):
        out += text(box.x + 6, top + 12 * i, description, 11, ink, None, 700)
    if box.h > 2 * SHORT_HEIGHT:
        below = top + 12 * max(len(name), rows) - 9
        size, text_lines = fit_paragraph(
            say.short(f"ability-{ability}"), box.w - 10, box.y + box.h - below, 11
        )
        out += draw_lines(box.x + 6, below, text_lines, size, "muted")
    for i, p in enumerate(owners):
        across, down = divmod(i, rows)
        high = box.y + (6 + 11 * down if rows > 1 else 9.5)
        out += token(colour(p), box.x + box.w - 9 - 13 * across, high, 4.8)
    description = say.ability_text(ability)
    attempt = attempts.ability(ctx, ability)
    return interactive_box(
        ctx, asked.choices, attempt, say.ability(ability), box, tooltip(description), out
    )
