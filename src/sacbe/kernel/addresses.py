"""A shorter way across the border for the one call that Python makes most often.

Handing an array of records to compiled code costs Python a quarter of a microsecond, handing it
an address costs nothing. Who uses an address keeps the memory alive; see `play.State`.
"""

from __future__ import annotations

import ctypes
from typing import Any

from .mode import JIT_DISABLED
from .numba_parts import carray, cgutils, intrinsic, nb, register_jitable


def address_of(memory: bytearray) -> int:
    """Where the bytes lie, for as long as they are neither resized nor dropped."""
    return ctypes.addressof(ctypes.c_char.from_buffer(memory))


def _pointer(typing: Any, address: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.inttoptr(args[0], cgutils.voidptr_t)

    return nb.voidptr(nb.int64), generate


as_pointer: Any = intrinsic(_pointer)


def _block_at(address: Any, layout: Any) -> Any:
    return carray(as_pointer(address), 1, layout)


def _block_itself(address: Any, layout: Any) -> Any:
    """Uncompiled there are no addresses: the block itself is handed over."""
    return address


# The block of one record at an address, inside compiled code.
block_at: Any = _block_itself if JIT_DISABLED else register_jitable(_block_at)
