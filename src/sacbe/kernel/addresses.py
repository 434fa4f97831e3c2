"""Pass records to compiled code by address, for the call that Python makes most often.

Unboxing an array argument takes 0.25 microseconds, an integer address next to nothing. The caller
must keep the memory alive; see `play.State`.
"""

from __future__ import annotations

import ctypes
from typing import Any

from .interpret import replace
from .mode import JIT_DISABLED
from .numba_parts import carray, cgutils, intrinsic, nb, register_jitable


def address_of(memory: bytearray) -> int:
    """The address of the buffer, valid until it is resized or freed."""
    return ctypes.addressof(ctypes.c_char.from_buffer(memory))


def _pointer(typing: Any, address: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.inttoptr(args[0], cgutils.voidptr_t)

    return nb.voidptr(nb.int64), generate


as_pointer: Any = intrinsic(_pointer)


def _block_at(address: Any, layout: Any) -> Any:
    return carray(as_pointer(address), 1, layout)


def _identity(address: Any, layout: Any) -> Any:
    """Interpreted code has no addresses: callers pass the block itself."""
    return address


# For compiled code: the block of one record at an address.
block_at: Any = _identity if JIT_DISABLED else register_jitable(_block_at)
replace(block_at, _identity)
