"""All tiles or cards of a game."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any, Literal

import msgspec
from rich.console import Group, RenderableType
from rich.table import Column, Table
from rich.text import Text

from sacbe.server.panels.panel import Panel
from sacbe.server.table_state import TableState
from sacbe.server.views import names
from sacbe.text.layout import tile_of

HEADING = "bold underline"  # as all terminals set the first line of a part
Look = Literal["", "strong", "faint"]


class Cell(Panel, frozen=True):
    """A short text with its emphasis; used up or unrevealed items are faint."""

    text: str
    look: Look = ""
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
    """All tiles of the game, seen and unseen, as far as an audience may know."""
    view, texts = table_state.position.view(seat), table_state.game.texts(lang)
    drawn = table_state.game.terminal.all_tiles(view, seat, texts)
    return Tiles(
        version=table_state.version,
        blocks=list(_blocks(drawn, table_state.game.rule_codes.TILES)),
        signs=table_state.game.page.signs(lang),
        names=names(table_state, lang),
    )


def _blocks(drawn: RenderableType, rules: Mapping[str, str]) -> Iterator[Block]:
    """What a terminal would print, as something that a page can lay out anew; `rules` has the
    paragraph about each tile."""
    if isinstance(drawn, Group):
        for part in drawn.renderables:
            yield from _blocks(part, rules)
    elif isinstance(drawn, Table):
        columns = [_cells(column, rules) for column in drawn.columns]
        yield _tabular([list(row) for row in zip(*columns, strict=True)])
    elif isinstance(drawn, Text) and drawn.no_wrap:
        yield _aligned(drawn.plain)
    elif isinstance(drawn, Text):
        yield from _lines(drawn, rules)
    else:
        raise TypeError(f"{type(drawn).__name__} is not for a page.")


def _cells(column: Column, rules: Mapping[str, str]) -> list[Cell]:
    return [
        Cell(text=_plain(cell), look=_look(cell), rule=_rule_of(cell, rules))
        for cell in column.cells
    ]


def _rule_of(cell: Any, rules: Mapping[str, str]) -> str:
    """The paragraph about the tile that a text names, if it names one."""
    tile = tile_of(cell) if isinstance(cell, Text) else None
    return "" if tile is None else rules[tile]


def _tabular(rows: list[list[Cell]]) -> Block:
    """The first row is a heading if all of it is faint."""
    if rows and all(cell.look == "faint" for cell in rows[0]):
        return Block(kind="table", head=[cell.text for cell in rows[0]], rows=rows[1:])
    return Block(kind="table", rows=rows)


def _aligned(text: str) -> Block:
    """Columns that were made of spaces (sacbe.text.layout.aligned), under a row of headings that
    has none for the first."""
    first, *rows = [re.split(" {2,}", line.strip()) for line in text.split("\n")]
    cells = [
        [Cell(text=cell, look="strong" if len(row) == 1 else "") for cell in row] for row in rows
    ]
    return Block(kind="table", head=["", *first], rows=cells)


def _lines(text: Text, rules: Mapping[str, str]) -> Iterator[Block]:
    """Paragraphs, and headings with what explains them."""
    for line in text.split("\n"):
        rule = _rule_of(line, rules)
        end = max((span.end for span in line.spans if span.style == HEADING), default=0)
        if line.style == HEADING:
            end = len(line)
        for kind, said in (("heading", line.plain[:end]), ("text", line.plain[end:])):
            if plain := _plain(said):
                yield Block(kind="heading" if kind == "heading" else "text", text=plain, rule=rule)
                rule = ""  # once is enough


def _plain(cell: Any) -> str:
    return " ".join((cell.plain if isinstance(cell, Text) else str(cell)).split())


def _look(cell: Any) -> Look:
    style = str(cell.style) if isinstance(cell, Text) else ""
    if "dim" in style:
        return "faint"
    return "strong" if "bold" in style else ""
