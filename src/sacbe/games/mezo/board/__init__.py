"""The Mezo board as one SVG picture. It is drawn from a view only, so it shows what the seat may
know."""

from collections.abc import Sequence

from sacbe.draw import symbols
from sacbe.draw.parts import Part, Picture, group, part
from sacbe.draw.svg import move, rect
from sacbe.draw.widgets import sea
from sacbe.text import Texts

from . import cards, conflict, players, region_map, shapes, tracks, turn
from .board_texts import BoardTexts, board_texts
from .context import Box, Choice, Context, Decision, View

__all__ = ["picture", "question", "shapes"]

WIDTH, HEIGHT = 1288, 596
TABLE = Box(8, 8, 960, 580)  # everything but the players and the buttons
SCALE = 0.68  # of the map; its parts have their own coordinates
SEA = Box(8, 8, 928 * SCALE, 594 * SCALE)
MAP = f"{move(8 - 8 * SCALE, 8 - 8 * SCALE)} scale({SCALE})"
GAP = 8
MIN_CARDS_HEIGHT = 250
XIBALBA = Box(720, 486, 208, 108)  # on the map
TRACKS = (Box(8, 420, 200, 168), Box(214, 420, 200, 168))
DEVOTION = Box(420, 420, 219, 100)
ANGRY = Box(420, 526, 219, 62)
COLUMN = Box(647, 8, 321, 580)
SIDE = Box(980, 8, 300, 580)


def picture(
    view: View, seat: int | None, choices: Sequence[Choice], texts: Texts, names: Sequence[str]
) -> Picture:
    """The whole board as `seat` sees it (None: a spectator). Its legal choices are clickable."""
    ctx = Context.of(view, seat, choices, names, board_texts(texts.lang))
    parts = [
        _ground("board-ground"),
        _frame("part-table", TABLE),
        _frame("part-overview", SEA),
        *_map(_of_map(ctx), ctx.own_asked, ctx.names, ctx.say),
        *_tracks(_of_tracks(ctx), ctx.own_asked, ctx.say),
        *tracks.devotion(ctx, DEVOTION),
        *_column(ctx),
        *_side(ctx),
    ]
    return symbols.picture(WIDTH, HEIGHT, parts, ctx.say("title"))


@part
def _ground() -> str:
    return rect(0, 0, WIDTH, HEIGHT, "paper") + sea(SEA.x, SEA.y, SEA.w, SEA.h)


@part
def _frame(box: Box) -> str:
    """An invisible frame of a zone (page.json)."""
    return rect(*box)


def _of_map(ctx: Context) -> View:
    """The piece of the view that the map shows."""
    conflict, players = ctx.conflict, ctx.view["players"]
    return {
        **{key: ctx.view[key] for key in ("era", "regions", "gods")},
        "phase": ctx.view["phase"] if ctx.decision.any else "",
        "players": [{key: one[key] for key in ("god", "hero", "xibalba")} for one in players],
        "conflict": conflict and {"region": conflict["region"]},
    }


@group
def _map(view: View, decision: Decision, names: Sequence[str], say: BoardTexts) -> list[Part]:
    """The map with Era and Xibalba, in its own coordinates. An overview leaves these two out."""
    ctx = Context(view, decision, names, say)
    aside = [tracks.era_disc("part-era", view["era"], 44, 44, say)]
    aside += tracks.xibalba(ctx, XIBALBA)
    parts = region_map.draw_map(ctx) + [part.place("", "fine") for part in aside]
    return [part.within(MAP) for part in parts]


def _of_tracks(ctx: Context) -> View:
    """The piece of the view that angry god, calendar and codex show."""
    conflict = ctx.conflict
    return {
        **{key: ctx.view[key] for key in ("angry_god", "calendar", "codex")},
        "phase": ctx.view["phase"] if ctx.decision.any else "",
        "conflict": conflict and {"cancelled": conflict["cancelled"]},
    }


@group
def _tracks(view: View, decision: Decision, say: BoardTexts) -> list[Part]:
    ctx = Context(view, decision, (), say)
    return [tracks.angry_god(ctx, ANGRY), *tracks.calendar_and_codex(ctx, TRACKS)]


def question(
    view: View, seat: int, choices: Sequence[Choice], texts: Texts, names: Sequence[str]
) -> str:
    """The question that `seat` must answer, as a full sentence."""
    return turn.question(Context.of(view, seat, choices, names, board_texts(texts.lang)))


def _column(ctx: Context) -> list[Part]:
    """At the right of the map: Conflict, cards, abilities."""
    x, y, w, h = COLUMN
    bottom = y + h
    parts: list[Part] = []
    if ctx.conflict:
        high = conflict.height(ctx)
        parts += conflict.conflict_panel(ctx, Box(x, y, w, high))
        y += high + GAP
    high = players.ABILITIES
    if bottom - y - high - GAP < MIN_CARDS_HEIGHT:
        high = players.ABILITIES_IN_SHORT  # the cards have priority
    bottom -= high
    owned = [player["abilities"] for player in ctx.view["players"]]
    decision = ctx.about(ctx.choices_of("ability"), ("ability",))
    box = Box(x, bottom, w, high)
    parts += players.abilities(box, owned, ctx.view["era"], decision, ctx.say)
    return parts + cards.cards(ctx, Box(x, y, w, bottom - y - GAP))


def _side(ctx: Context) -> list[Part]:
    """The column of the players: players, and below them the turn with its buttons."""
    x, y, w, _ = SIDE
    high = players.height(ctx)
    rows = turn.button_rows(ctx)
    return [
        *turn.turn(ctx, Box(x, y + high + GAP, w, turn.height(rows)), rows),
        *players.players(ctx, Box(x, y, w, high)),
    ]
