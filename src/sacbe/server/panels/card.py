"""A table in short, for lists of tables: how far it is, what happened last, and the points."""

from __future__ import annotations

from collections.abc import Mapping

from sacbe.play.goods import Number, good_at
from sacbe.server.panels.log import log_lines
from sacbe.server.panels.panel import Panel
from sacbe.server.table_state import TableState
from sacbe.server.views import LOG_MOVES, names
from sacbe.text.document import Items

POINTS = "i-vp"  # icon of the points of all games


class Card(Panel, frozen=True):
    """A table in short, as far as it is visible to you."""

    version: int
    names: list[str]
    spectators: bool  # allowed? If not, a public table has nothing more than names here
    progress: str  # how far the game is, such as its round
    last: str  # the last thing that a seat did; empty if there is none
    points: list[Number]  # by seat, so far; empty if the game has none


def build(table_state: TableState, seat: int | None, lang: str) -> Card:
    """The table in short, for an audience."""
    seat_names, state = names(table_state, lang), table_state.position
    blocks = state.document(seat, lang, seat_names).blocks
    now = next((block for block in blocks if isinstance(block, Items)), None)
    after = max(0, len(table_state.moves) - LOG_MOVES)
    lines = [line for line in log_lines(table_state, seat, lang, after) if line.seat is not None]
    return Card(
        version=table_state.version,
        names=seat_names,
        spectators=table_state.opened.spectators,
        progress="" if now is None else now.items[0],
        last=lines[-1].text if lines else "",
        points=state.scores if table_state.status == "over" else _points(table_state, seat),
    )


def build_public(table_state: TableState, lang: str) -> Card:
    """The public facts of a public table without spectators."""
    return Card(
        version=table_state.version,
        names=names(table_state, lang),
        spectators=False,
        progress="",
        last="",
        points=[],
    )


def _points(table_state: TableState, seat: int | None) -> list[Number]:
    """The points on the board, from the audience's view: the good with the icon of points."""
    goods: Mapping[str, str] = table_state.game.text.GOODS
    good = next((name for name, icon in goods.items() if icon == POINTS), None)
    if good is None:
        return []
    players = table_state.view(seat)["players"]
    return [good_at(players[i], good) for i in range(table_state.players)]
