"""The Mezo board as one SVG picture. It is drawn from a view only, so it shows what the seat may
know."""

from collections.abc import Sequence

from sacbe.draw import symbols
from sacbe.draw.parts import Part, Picture, part
from sacbe.draw.svg import rect
from sacbe.draw.widgets import sea
from sacbe.text import Texts

from . import cards, conflict, players, region_map, shapes, tracks, turn
from .board_texts import board_texts
from .context import Box, Choice, Context, View

__all__ = ["picture", "question", "shapes"]

WIDTH, HEIGHT = 1440, 840
SEA = Box(8, 8, 928, 594)
GAP = 8
MIN_CARDS_HEIGHT = 290
XIBALBA = Box(720, 486, 208, 108)
TRACKS = Box(8, 610, 610, 222)
DEVOTION = Box(626, 610, 310, 126)
ANGRY = Box(626, 742, 310, 90)
SIDE = Box(944, 8, 488, 824)


def picture(
    view: View, seat: int | None, choices: Sequence[Choice], texts: Texts, names: Sequence[str]
) -> Picture:
    """The whole board as `seat` sees it (None: a spectator). Its legal choices are clickable."""
    ctx = Context.of(view, seat, choices, names, board_texts(texts.lang))
    parts = [
        _ground("board-ground"),
        *region_map.draw_map(ctx),
        tracks.era_disc("part-era", view["era"], 44, 44, ctx.say),
        tracks.angry_god(ctx, ANGRY),
        *tracks.xibalba(ctx, XIBALBA),
        *tracks.calendar_and_codex(ctx, TRACKS),
        *tracks.devotion(ctx, DEVOTION),
        *_side(ctx),
    ]
    return symbols.picture(WIDTH, HEIGHT, parts, ctx.say("title"))


@part
def _ground() -> str:
    return rect(0, 0, WIDTH, HEIGHT, "paper") + sea(SEA.x, SEA.y, SEA.w, SEA.h)


def question(
    view: View, seat: int, choices: Sequence[Choice], texts: Texts, names: Sequence[str]
) -> str:
    """The question that `seat` must answer, as a full sentence."""
    return turn.question(Context.of(view, seat, choices, names, board_texts(texts.lang)))


def _side(ctx: Context) -> list[Part]:
    """The column at the right: turn, Conflict, cards, players, abilities."""
    x, y, w, h = SIDE
    bottom = SIDE.y + h
    rows = turn.button_rows(ctx)
    high = turn.height(rows)
    parts = turn.turn(ctx, Box(x, y, w, high), rows)
    y += high + GAP
    if ctx.conflict:
        high = conflict.height(ctx)
        parts += conflict.conflict_panel(ctx, Box(x, y, w, high))
        y += high + GAP
    high = players.ABILITIES
    if ctx.conflict or bottom - y - high - players.height(ctx) < MIN_CARDS_HEIGHT:
        high = players.ABILITIES_IN_SHORT  # the cards have priority
    bottom -= high
    parts += players.abilities(ctx, Box(x, bottom, w, high))
    bottom -= players.height(ctx) + GAP
    parts += players.players(ctx, Box(x, bottom, w, players.height(ctx)))
    if bottom - y > GAP:
        parts += cards.cards(ctx, Box(x, y, w, bottom - y - GAP))
    return parts
