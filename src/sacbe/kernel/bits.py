"""Bit sets in one int: population count and lowest set bit, one machine instruction each.

Loop over the members of a set:

    while bits:
        i = lowest(bits)
        bits &= bits - 1
"""

from __future__ import annotations

from typing import Any

from .interpret import replace
from .mode import JIT_DISABLED
from .numba_parts import intrinsic, ir, nb

_WORD = (1 << 64) - 1


def _ones(bits: int) -> int:
    return (int(bits) & _WORD).bit_count()


def _lowest(bits: int) -> int:
    word = int(bits) & _WORD
    if word == 0:
        raise ValueError("an empty set has no lowest member")
    return (word & -word).bit_length() - 1


def _ones_compiled(typing: Any, bits: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.ctpop(args[0])

    return nb.int64(nb.int64), generate


def _lowest_compiled(typing: Any, bits: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        undefined_for_zero = ir.Constant(ir.IntType(1), 1)
        return builder.cttz(args[0], undefined_for_zero)

    return nb.int64(nb.int64), generate


# The number of members of a set; its lowest member (the set must not be empty).
ones: Any = _ones if JIT_DISABLED else intrinsic(_ones_compiled)
lowest: Any = _lowest if JIT_DISABLED else intrinsic(_lowest_compiled)
replace(ones, _ones)
replace(lowest, _lowest)
