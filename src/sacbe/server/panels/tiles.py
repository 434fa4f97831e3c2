"""All tiles or cards of a game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Literal

import msgspec

from sacbe.server.panels.panel import Panel
from sacbe.server.table_state import TableState
from sacbe.server.views import names
from sacbe.text import panels
from sacbe.text.names import LETTERS
from sacbe.text.panels import Emphasis


class Cell(Panel, frozen=True):
    """A short text with its emphasis; used up or unrevealed items are faint."""

    text: str
    look: Emphasis = ""
    rule: str = ""  # the paragraph of the reference about the tile that it names


class Block(Panel, frozen=True):
    """A heading, a paragraph, or a table."""

    kind: Literal["heading", "text", "table"]
    text: str = ""
    rule: str = ""  # as in a cell
    head: list[str] = msgspec.field(default_factory=list)
    rows: list[list[Cell]] = msgspec.field(default_factory=list)


class Tiles(Panel, frozen=True):
    """All tiles or cards of a game with their effects and where they are."""

    version: int
    blocks: list[Block]
    signs: dict[str, list[str]]  # icons for the abbreviations in the headings
    names: list[str]  # names of the seats, which appear as letters


def build(table_state: TableState, seat: int | None, lang: str) -> Tiles:
    """All tiles of the game, revealed or not, as far as an audience may know."""
    rules, view = table_state.game, table_state.position.view(seat)
    blocks = rules.panels.tiles(view, seat, rules.texts(lang))
    return Tiles(
        version=table_state.version,
        blocks=[
            part for block in blocks for part in _convert(block, {"": "", **rules.rule_codes.TILES})
        ],
        signs=rules.page.signs(lang),
        names=names(table_state, lang),
    )


def _convert(block: panels.Block, rules: Mapping[str, str]) -> Iterator[Block]:
    """A block of the game as the page gets it; `rules` has the paragraph about each tile."""
    match block:
        case panels.Heading(text=text, note=note, tile=tile, seat=seat):
            title = text if seat is None else f"{LETTERS[seat]} {text}"
            yield Block(kind="heading", text=title, rule=rules[tile])
            if note:
                yield Block(kind="text", text=note)
        case panels.Line(cells=cells):
            yield Block(kind="text", text=_plain(" ".join(cell.text for cell in cells)))
        case panels.Table(rows=rows, head=head):
            yield Block(
                kind="table",
                head=list(head),
                rows=[[_cell(cell, rules) for cell in row] for row in rows],
            )
        case panels.Counts(head=head_cells, rows=count_rows):
            yield Block(
                kind="table",
                head=["", *(cell.text for cell in head_cells)],
                rows=[_counts(row.label, row.counts) for row in count_rows],
            )


def _cell(cell: panels.Cell, rules: Mapping[str, str]) -> Cell:
    return Cell(text=_plain(cell.text), look=cell.emphasis, rule=rules[cell.tile])


def _counts(label: str, counts: Sequence[str]) -> list[Cell]:
    if not counts:
        return [Cell(text=label, look="strong")]
    return [Cell(text=text) for text in (label, *counts)]


def _plain(text: str) -> str:
    return " ".join(text.split())
