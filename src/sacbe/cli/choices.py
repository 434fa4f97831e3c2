"""Layout of the numbered choices under their headings, in columns."""

from collections.abc import Sequence
from itertools import groupby

from rich.console import Console, Group, RenderableType
from rich.measure import Measurement
from rich.table import Table
from rich.text import Text

from sacbe.cli.screen import height_of

GAP = 3
MAX_COLUMNS = 3
MIN_FLOWING = 9  # more choices than this may flow in lines,
MAX_FLOWING_LENGTH = 14  # if no label is longer than this

Item = tuple[int, str]  # number and label


def _block(heading: str, items: Sequence[Item]) -> RenderableType:
    """A heading and its numbered lines."""
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(justify="right", min_width=2)
    table.add_column()
    for number, label in items:
        table.add_row(Text(str(number), "bold"), label)
    return Group(Text(heading, "underline"), table) if heading else table


def _width(what: RenderableType, console: Console) -> int:
    return Measurement.get(console, console.options, what).maximum


def choice_list(labels: Sequence[tuple[str, str]], console: Console) -> RenderableType:
    """Choices as (heading, label), numbered from 1 and grouped by heading."""
    numbered = [(n, heading, label) for n, (heading, label) in enumerate(labels, 1)]
    groups = [
        (heading, [(n, label) for n, _, label in group])
        for heading, group in groupby(numbered, key=lambda choice: choice[1])
    ]
    beside = _side_by_side([_block(heading, items) for heading, items in groups], console)
    below = Group(*(_in_columns(heading, items, console) for heading, items in groups))
    layouts: list[RenderableType] = [beside, below]
    if len(labels) > MIN_FLOWING and all(len(label) <= MAX_FLOWING_LENGTH for _, label in labels):
        layouts.append(_flowing(groups, console))
    return min(layouts, key=lambda layout: height_of(console, layout))


def _flowing(groups: Sequence[tuple[str, Sequence[Item]]], console: Console) -> RenderableType:
    """Many short choices in lines. A number and its label, and a heading and its first choice, are
    not separated."""
    lines = [Text()]
    for heading, items in groups:
        for i, (number, label) in enumerate(items):
            item = Text.assemble((str(number), "bold"), " ", label)
            if heading and i == 0:
                item = Text.assemble((heading, "underline"), " ", item)
            if lines[-1] and len(lines[-1]) + 2 + item.cell_len > console.width:
                lines.append(Text())
            lines[-1].append("  " if lines[-1] else "").append_text(item)
    return Group(*lines)


def _in_columns(heading: str, items: Sequence[Item], console: Console) -> RenderableType:
    """A heading above as many columns as fit."""
    width = _width(_block("", items), console) + GAP
    columns = max(1, min(MAX_COLUMNS, (console.width + GAP) // width))
    rows = -(-len(items) // columns)
    parts = [items[first : first + rows] for first in range(0, len(items), rows)]
    table = _side_by_side([_block("", part) for part in parts], console)
    return Group(Text(heading, "underline"), table) if heading else table


def _side_by_side(blocks: Sequence[RenderableType], console: Console) -> RenderableType:
    """Fill rows from the left; wrap blocks that do not fit."""
    rows: list[list[RenderableType]] = [[]]
    used = 0
    for block in blocks:
        width = _width(block, console) + GAP
        if rows[-1] and used + width - GAP > console.width:
            rows.append([])
            used = 0
        rows[-1].append(block)
        used += width
    parts: list[RenderableType] = []
    for row in rows:
        table = Table.grid(padding=(0, GAP, 0, 0))
        table.add_row(*row)
        parts.append(table if len(row) > 1 else row[0])
    return Group(*parts)
