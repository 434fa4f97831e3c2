"""A small, fast random generator with equal numbers in compiled and interpreted mode.

SplitMix64: a counter that grows by a constant, and a mixing function over it.  The state is one
number; any seed is valid, and neighbouring seeds give uncorrelated streams.  Used for playouts
and deals inside compiled code; a game's state holds no generator, because chance is a player.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from .compile import rule
from .interpret import replace
from .mode import JIT_DISABLED
from .records import record
from .rows import Int64, Row

_MASK = (1 << 64) - 1


def _wrapped(value: int) -> int:
    """Convert to uint64 as compiled code does."""
    return value & _MASK


def _signed(value: int) -> int:
    """Convert to int64 as compiled code does."""
    return value - (1 << 64) if value >> 63 else value


# Unsigned arithmetic that wraps.  In compiled mode the constants are uint64 and the masks are
# optimised away; in interpreted mode they are ints and the masks do the wrapping.
_word: Any = _wrapped if JIT_DISABLED else np.uint64
_int: Any = _signed if JIT_DISABLED else np.int64
replace(_word, _wrapped)
replace(_int, _signed)
MASK, STEP, MIX_1, MIX_2, LOW, R27, R30, R31, R32 = (
    _word(constant)
    for constant in (
        _MASK,
        0x9E3779B97F4A7C15,
        0xBF58476D1CE4E5B9,
        0x94D049BB133111EB,
        0xFFFFFFFF,
        27,
        30,
        31,
        32,
    )
)


@record
class Rng:
    """A stream of random numbers; set `state` to seed it."""

    state: Int64


@rule
def below(rng: Rng, n: int) -> int:
    """A uniform random number in 0..n-1; 1 <= n < 2**32."""
    word = (_word(rng.state) + STEP) & MASK
    rng.state = _int(word)
    word = ((word ^ (word >> R30)) * MIX_1) & MASK
    word = ((word ^ (word >> R27)) * MIX_2) & MASK
    word ^= word >> R31
    # The high half of the product word * n, which is word / 2**64 scaled to n.
    many = _word(n)
    return int(_int(((word >> R32) * many + (((word & LOW) * many) >> R32)) >> R32))


@rule
def shuffle(row: Row, n: int, rng: Rng) -> None:
    """Shuffle the first n entries of a row."""
    for i in range(n - 1, 0, -1):
        k = below(rng, i + 1)
        swap = row[i]
        row[i] = row[k]
        row[k] = swap
