"""The players: reserve, pieces and points; and the tribe abilities."""

from collections.abc import Sequence

from sacbe.draw.parts import Part, part
from sacbe.draw.pieces import plaque, score_badge, token
from sacbe.draw.svg import (
    at,
    fit_text,
    g,
    mono_icon,
    rect,
    text,
    text_width,
    tooltip,
    truncate,
    wrap_text,
)
from sacbe.draw.widgets import panel

from ..data import FILE
from . import attempts
from .board_texts import BoardTexts
from .context import Asked, Box, Context, View, colour, interactive_box
from .icons import god_icon
from .text_box import draw_lines, fit_paragraph

ROW = 46.0
SHORT_HEIGHT = 24.0  # height of an ability that shows only its name
COLUMNS = ("shaman", "warrior", "hero", "glyph")


def height(ctx: Context) -> float:
    """The height of a row per seat."""
    return 4 + ROW * len(ctx.seats)


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
    parts = [_frame("part-players", box)]
    for p, player in enumerate(ctx.view["players"]):
        row = Box(box.x, box.y + 2 + p * ROW, box.w, ROW)
        shown = {key: player[key] for key in OF_SEAT}
        parts.append(_ground(f"part-here-{p}", row, p in ctx.view["players_to_act"]))
        parts.append(_row(f"seat-{p}", p, row, shown, ctx.name(p), ctx.say))
    return parts


@part
def _frame(box: Box) -> str:
    return panel(box.x, box.y, box.w, box.h)


@part
def _ground(box: Box, here: bool) -> str:
    """The ground of a row; a player to act has a darker one."""
    return rect(box.x + 1, box.y + 1, box.w - 2, box.h - 2, "sand" if here else "shell", 5)


@part
def _row(seat: int, box: Box, player: View, name: str, say: BoardTexts) -> str:
    """Name, god and points; below, what is in reserve. The frame keeps its size in copies."""
    x, y, w, h = box
    levels = player["pyramid_pieces_left"]
    played_cards = ", ".join(say.card(card) for card in player["played"])
    title = say("pieces", what=", ".join(map(str, levels.values())))
    title = f"{title}; {say('state-played')}: {played_cards}" if played_cards else title
    out = tooltip(title) + rect(x + 1, y + 1, w - 2, h - 2)
    out += token(colour(seat), x + 18, y + 14, 8)
    shown = truncate(name, 128, 13.5, True)
    out += text(x + 33, y + 18, shown, 13.5, None, None, 700, True)
    if player["god"]:
        left = x + 40 + text_width(shown, 13.5, True)
        out += mono_icon(god_icon(player["god"]), left + 5, y + 14, 13, "muted")
        out += fit_text(left + 14, y + 18, say.god(player["god"]), x + w - 58 - left, 11, "muted")
    reserve = player["reserve"]
    values = (reserve["shaman"], reserve["warrior"], int(player["hero"] == "reserve"))
    for i, (sign, n) in enumerate(zip(COLUMNS, (*values, player["glyphs_left"]), strict=True)):
        out += _amount(mono_icon(sign, 0, 0, 15, "ink"), n, x + 18 + 39 * i, y + 34)
    pyramid = " ".join(map(str, levels.values()))
    out += _amount(mono_icon("temple", 0, 0, 15, "ink"), pyramid, x + 176, y + 34)
    card = plaque(-4, -5.5, 8, 11, "slab", 1.5, 1)
    out += _amount(card, player["cards_left"], x + 262, y + 34)
    return out + score_badge(x + w - 24, y + 15, 28, str(player["vp"]), 44)


def _amount(sign: str, n: object, x: float, y: float) -> str:
    """A sign and what is left of it."""
    ink = "ink" if n else "muted"
    return at(x, y, sign if n else g(sign, opacity=0.45)) + text(x + 10, y + 4.5, n, 12.5, ink)


# Heights with and without the texts of the abilities, and of what is above them.
ABILITIES, ABILITIES_IN_SHORT, EACH = 262.0, 120.0, 34.0


def abilities(ctx: Context, box: Box) -> list[Part]:
    """The three abilities of each Era, with the shapes of the players who chose them."""
    parts = [_abilities("part-abilities", box, ctx.say)]
    wide, high = (box.w - 12) / len(FILE.tribe_abilities), (box.h - EACH - 4) / 3
    for i, era in enumerate(sorted(FILE.tribe_abilities)):
        for k, ability in enumerate(FILE.tribe_abilities[era]):
            place = Box(box.x + 8 + i * wide, box.y + EACH + k * high, wide - 5, high - 4)
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
    out += text(box.x + 9, box.y + 15, say("abilities"), 12.5, None, None, 700, True)
    wide = (box.w - 12) / len(FILE.tribe_abilities)
    for i, era in enumerate(sorted(FILE.tribe_abilities)):
        x = box.x + 10 + i * wide
        out += text(x, box.y + 29, f"{say('era')} {era}", 11, "muted")
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
