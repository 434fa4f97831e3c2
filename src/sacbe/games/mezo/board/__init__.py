"""The table of Mezo as one picture, drawn from a view alone: it shows what the seat may know."""

from collections.abc import Sequence

from sacbe.draw.svg import g, rect
from sacbe.draw.symbols import picture
from sacbe.draw.widgets import sea
from sacbe.text import Texts

from . import cards, fight, land, people, shapes, tracks, turn
from .table import Box, Choice, Table, View
from .words import say_in

__all__ = ["question", "shapes", "svg"]

WIDTH, HEIGHT = 1440, 840
SEA = Box(8, 8, 928, 594)
GAP = 8
ROOM_FOR_CARDS = 290
XIBALBA = Box(720, 486, 208, 108)
TRACKS = Box(8, 610, 610, 222)
DEVOTION = Box(626, 610, 310, 126)
ANGRY = Box(626, 742, 310, 90)
SIDE = Box(944, 8, 488, 824)


def svg(
    view: View, seat: int | None, choices: Sequence[Choice], texts: Texts, names: Sequence[str]
) -> str:
    """The whole table as `seat` (None: a spectator) sees it; what it may choose can be clicked."""
    table = Table(view, seat, choices, names, say_in(texts.lang))
    return picture(
        WIDTH,
        HEIGHT,
        rect(0, 0, WIDTH, HEIGHT, "paper"),
        sea(SEA.x, SEA.y, SEA.w, SEA.h),
        land.the_map(table),
        tracks.era_disc(table, 44, 44),
        tracks.angry_god(table, ANGRY),
        tracks.xibalba(table, XIBALBA),
        tracks.calendar_and_codex(table, TRACKS),
        tracks.devotion(table, DEVOTION),
        _side(table),
        title=table.say("title"),
    )


def question(
    view: View, seat: int, choices: Sequence[Choice], texts: Texts, names: Sequence[str]
) -> str:
    """What `seat` is asked, in a whole sentence."""
    return turn.question(Table(view, seat, choices, names, say_in(texts.lang)))


def _side(table: Table) -> str:
    """The column at the right: turn, Conflict, cards, players, abilities."""
    x, w, y = SIDE.x, SIDE.w, SIDE.y
    bottom = SIDE.y + SIDE.h
    high = turn.height(table, w)
    out = turn.turn(table, Box(x, y, w, high))
    y += high + GAP
    if table.fight:
        high = fight.height(table)
        out += fight.conflict(table, Box(x, y, w, high))
        y += high + GAP
    high = people.ABILITIES
    if table.fight or bottom - y - high - people.height(table) < ROOM_FOR_CARDS:
        high = people.ABILITIES_IN_SHORT  # cards go first
    bottom -= high
    out += people.abilities(table, Box(x, bottom, w, high))
    bottom -= people.height(table) + GAP
    out += people.players(table, Box(x, bottom, w, people.height(table)))
    if bottom - y > GAP:
        out += cards.cards(table, Box(x, y, w, bottom - y - GAP))
    return g(out, id="part-side")
