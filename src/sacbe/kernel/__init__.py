"""Packed records, and functions on them compiled by Numba.  Independent of any game.

    @record
    class Player:
        corn: int
        blocks: Annotated[Row, 3]

    @rule
    def gain(me: Player, block: int, amount: int) -> None:
        me.blocks[block] += amount

Compiled mode: a record is a slice of a packed array and a rule is machine code, cached on disk.
Interpreted mode (NUMBA_DISABLE_JIT=1, `JIT_DISABLED` is true): the same source runs as plain
Python on plain objects that check ranges and indices, for debugging, coverage and tests.

A list of variable length is a record with a count and a row of the maximum length; set the count
to 0 to clear it:

    @record
    class Actions:
        n: int
        ids: Annotated[Row, 64]
"""

from __future__ import annotations

from typing import Annotated

from .addresses import address_of, block_at
from .answers import answer
from .bits import lowest, ones
from .blocks import block, duplicate, get_bytes, set_bytes
from .cache import has_cache_folder, use_cache_folder
from .columns import rotate
from .compile import entry, rule
from .digest import count_rules, digest
from .interpret import interpret
from .mode import JIT_DISABLED
from .progress import compiling
from .random import Rng, below, shuffle
from .records import Block, from_bytes, layout, record, to_bytes
from .rows import Grid, Int8, Int32, Int64, Reals, Row, Table, table
from .specialise import specialise

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
    "answer",
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
    "has_cache_folder",
    "interpret",
    "layout",
    "lowest",
    "ones",
    "record",
    "rotate",
    "rule",
    "set_bytes",
    "shuffle",
    "specialise",
    "table",
    "to_bytes",
    "use_cache_folder",
]
