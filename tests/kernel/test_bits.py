"""Bit sets: equal results in compiled and interpreted mode."""

from __future__ import annotations

from typing import Any

import numpy as np

from sacbe.kernel import entry, lowest, ones


@entry
def members(sets: Any, out: Any) -> None:
    for k in range(len(sets)):
        bits = sets[k]
        out[k, 0] = ones(bits)
        out[k, 1] = lowest(bits)


def test_population_count_and_lowest_member() -> None:
    sets = [1, 6, 8, 0b1011000, (1 << 62) | (1 << 40), -1, -(1 << 63)]
    out = np.zeros((len(sets), 2), np.int64)
    members(np.array(sets), out)
    words = [bits % (1 << 64) for bits in sets]
    assert out.tolist() == [[w.bit_count(), (w & -w).bit_length() - 1] for w in words]
