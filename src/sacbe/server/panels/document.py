"""The board as a document."""

from __future__ import annotations

from sacbe.server.panels.panel import Panel
from sacbe.server.table_state import TableState
from sacbe.server.views import NotVisible, names
from sacbe.text.document import Block


class BoardDocument(Panel, frozen=True):
    """Everything that the picture of the board shows, as headings, lists and tables."""

    version: int
    step: int  # moves so far
    title: str
    blocks: list[Block]


def build(
    table_state: TableState, seat: int | None, lang: str, step: int | None = None
) -> BoardDocument:
    """The board as an audience may see it, now or after a number of moves."""
    moves = len(table_state.moves)
    if step is not None and step > moves:
        raise NotVisible(f"This game has only {moves} moves.")
    state = table_state.position if step is None else table_state.table.position_at(step)
    document = state.document(seat, lang, names(table_state, lang))
    return BoardDocument(
        version=table_state.version,
        step=moves if step is None else step,
        title=document.title,
        blocks=list(document.blocks),
    )
