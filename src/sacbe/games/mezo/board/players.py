"""The players: reserve, pieces and points; and the tribe abilities."""

from collections.abc import Sequence

from sacbe.draw.parts import Part, group, part
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
    var,
    wrap_text,
)
from sacbe.draw.widgets import panel

from ..data import FILE
from . import attempts
from .board_texts import BoardTexts
from .context import Box, Context, Decision, View, colour, interactive_box
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
        fields = {key: player[key] for key in OF_SEAT}
        parts.append(_ground(f"part-here-{p}", row, p in ctx.view["players_to_act"]))
        parts.append(_row(f"seat-{p}", p, row, fields, ctx.name(p), ctx.say))
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
    label = truncate(name, 128, 13.5, True)
    out += text(x + 33, y + 18, label, 13.5, None, None, 700, True)
    if player["god"]:
        left = x + 40 + text_width(label, 13.5, True)
        out += mono_icon(god_icon(player["god"]), left + 5, y + 14, 13, "muted")
        out += fit_text(left + 14, y + 18, say.god(player["god"]), x + w - 58 - left, 11, "muted")
    reserve = player["reserve"]
    values = (reserve["shaman"], reserve["warrior"], int(player["hero"] == "reserve"))
    for i, (sign, n) in enumerate(zip(COLUMNS, (*values, player["glyphs_left"]), strict=True)):
        out += _amount(mono_icon(sign, 0, 0, 15, "ink"), n, x + 18 + 39 * i, y + 34)
    pyramid = " ".join(map(str, levels.values()))
    out += _amount(mono_icon("temple", 0, 0, 15, "ink"), pyramid, x + 168, y + 34)
    card = rect(-4, -6, 8.5, 12, "slab", 1.5, stroke=var("ink"), stroke_width=1.2)
    out += _amount(card, player["cards_left"], x + CARDS_AT, y + 34)
    return out + score_badge(x + w - 24, y + 15, 28, str(player["vp"]), 44)


CARDS_AT = 234.0  # left of the points, whose badge is higher than a line


def _amount(sign: str, n: object, x: float, y: float) -> str:
    """A sign and what is left of it."""
    ink = "ink" if n else "muted"
    return at(x, y, sign if n else g(sign, opacity=0.45)) + text(x + 10, y + 4.5, n, 12.5, ink)


# Heights with and without the texts of the abilities, and of what is above them.
ABILITIES, ABILITIES_IN_SHORT, EACH = 262.0, 120.0, 34.0
ABILITY_ROW = 48.0  # height of an ability with its text


@group
def abilities(
    box: Box, owned: Sequence[Sequence[str]], now: int, decision: Decision, say: BoardTexts
) -> list[Part]:
    """The three abilities of each Era, with the shapes of the players who chose them. With enough
    height those of the current Era come first, with their texts, then the others as columns.
    `owned` are the abilities of every seat."""
    ctx, eras, now = Context({}, decision, (), say), sorted(FILE.tribe_abilities), max(1, now)
    labels, places = _columns(box, eras)
    if box.h > ABILITIES_IN_SHORT:
        labels, places = _rows(box, [era for era in eras if int(era) == now])
        top = max(place.y + place.h for place in places.values()) + 3
        rest = box._replace(y=top - EACH + 14, h=box.y + box.h - top + EACH - 14)
        more = _columns(rest, [era for era in eras if int(era) != now])
        labels, places = labels + more[0], places | more[1]
    parts = [_abilities("part-abilities", box, labels, say)]
    for era in eras:
        for ability in FILE.tribe_abilities[era]:
            owners = [p for p, own in enumerate(owned) if ability in own]
            mine = ctx.about(ctx.choices_of("ability", ability=ability), ("ability",))
            inputs = (ability, places[ability], owners, int(era) == now, mine, say)
            parts.append(_ability(f"part-ability-{ability}", *inputs))
    return parts


Layout = tuple[list[tuple[float, float, str]], dict[str, Box]]  # labels of Eras, places


def _columns(box: Box, eras: Sequence[str]) -> Layout:
    """A column of names per Era."""
    wide, high = (box.w - 12) / len(eras), (box.h - EACH - 4) / 3
    labels = [(box.x + 10 + i * wide, box.y + 29, era) for i, era in enumerate(eras)]
    places = {
        ability: Box(box.x + 7 + i * wide, box.y + EACH + k * high, wide - 3, high - 4)
        for i, era in enumerate(eras)
        for k, ability in enumerate(FILE.tribe_abilities[era])
    }
    return labels, places


def _rows(box: Box, eras: Sequence[str]) -> Layout:
    """A row per ability."""
    names = [ability for era in eras for ability in FILE.tribe_abilities[era]]
    places = {
        ability: Box(box.x + 7, box.y + EACH + k * ABILITY_ROW, box.w - 14, ABILITY_ROW - 4)
        for k, ability in enumerate(names)
    }
    return [(box.x + 10, box.y + 29, era) for era in eras], places


@part
def _abilities(box: Box, labels: Sequence[tuple[float, float, str]], say: BoardTexts) -> str:
    out = panel(box.x, box.y, box.w, box.h)
    out += text(box.x + 9, box.y + 15, say("abilities"), 12.5, None, None, 700, True)
    for x, y, era in labels:
        out += text(x, y, f"{say('era')} {era}", 11, "muted")
    return out


COLUMN = 11.0  # width of a column of shapes
NAME_FONTS = (11.0, 10.4, 10.1)


def _name(name: str, owners: int, box: Box) -> tuple[float, list[str], int]:
    """The largest font in which a name fits beside the shapes of its owners, its lines, and the
    rows of shapes beside it: one if it leaves enough width, none if they stand below it."""
    layouts = [
        (size, wrap_text(name, box.w - 8 - COLUMN * -(-owners // rows), size, True, 2), rows)
        for size in NAME_FONTS
        for rows in (1, 2)
    ]
    layouts.append((NAME_FONTS[-1], wrap_text(name, box.w - 8, NAME_FONTS[-1], True, 1), 0))
    fitting = [
        each
        for each in layouts
        if not each[1][-1].endswith("…") and (len(each[1]) == 1 or owners < 2 or each[2] == 2)
    ]
    return (fitting or layouts[-1:])[0]


@part
def _ability(
    ability: str, box: Box, owners: Sequence[int], now: bool, decision: Decision, say: BoardTexts
) -> str:
    """Name, text if there is enough height, and owners. `now`: it is of this Era."""
    ctx = Context({}, decision, (), say)
    out = plaque(box.x, box.y, box.w, box.h, "slab", 4, 1)
    ink = "ink" if owners or now else "muted"
    size, name, rows = _name(say.ability(ability), len(owners), box)
    is_long = box.h > SHORT_HEIGHT + 12
    top = box.y + (13 if is_long else box.h / 2 + 4 - 6 * (len(name) - (1 if rows else 0)))
    for i, line in enumerate(name):
        out += text(box.x + 5, top + 12 * i, line, size, ink, None, 700)
    if is_long:
        below = top + 12 * max(len(name), rows) - 9
        small, lines = fit_paragraph(
            say.short(f"ability-{ability}"), box.w - 10, box.y + box.h - below - 2, 11
        )
        out += draw_lines(box.x + 5, below, lines, small, "muted")
    for i, p in enumerate(owners):
        across, down = divmod(i, rows or 1)
        high = box.y + (6 + 11 * down if rows > 1 else 9.5 if rows else box.h - 6)
        sign = token(colour(p), box.x + box.w - 7 - COLUMN * across, high, 4.8)
        out += g(sign, id=f"owner-{ability}-{p}")
    description = say.ability_text(ability)
    attempt = attempts.ability(ctx, ability)
    return interactive_box(
        ctx, decision.choices, attempt, say.ability(ability), box, tooltip(description), out
    )
