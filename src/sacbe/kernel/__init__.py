"""Typed Python at C speed: records, and rules compiled by Numba.  The kernel knows no game.

    @record
    class Player:
        corn: int
        blocks: Annotated[Row, 3]

    @rule
    def gain(me: Player, block: int, amount: int) -> None:
        me.blocks[block] += amount

With Numba a record lives in one block of small integers and a rule is machine code, kept on
disk.  With NUMBA_DISABLE_JIT=1 (then PURE is true) the same source runs as plain Python on plain
objects that check every range and every index: for the debugger, for coverage, and as a test.

A list of varying length is a record with a count and a row as long as the game needs, cleared by
setting the count to 0:

    @record
    class Actions:
        n: int
        ids: Annotated[Row, 64]
"""

from __future__ import annotations

from typing import Annotated

from .addresses import address_of, block_at
from .bits import lowest, ones
from .blocks import block, duplicate, get_bytes, set_bytes
from .compile import entry, rule
from .digest import count_rules, digest
from .mode import JIT_DISABLED
from .progress import compiling
from .random import Rng, below, shuffle
from .records import Block, from_bytes, layout, record, to_bytes
from .rows import Grid, Int8, Int32, Int64, Reals, Row, Table, table
from .specialising import specialise

__all__ = [
    "JIT_DISABLED",
    "Annotated",
    "Block",
    "Grid",
    "Int8",
    "Int32",
    "Int64",
    "Reals",
    "Rng",
    "Row",
    "Table",
    "address_of",
    "below",
    "block",
    "block_at",
    "compiling",
    "count_rules",
    "digest",
    "duplicate",
    "entry",
    "from_bytes",
    "get_bytes",
    "layout",
    "lowest",
    "ones",
    "record",
    "rule",
    "set_bytes",
    "shuffle",
    "specialise",
    "table",
    "to_bytes",
]
