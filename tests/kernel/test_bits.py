"""Sets of small numbers as bits: the same answers compiled and uncompiled."""

from __future__ import annotations

from typing import Any

import numpy as np

from sacbe.kernel import entry, lowest, ones


@entry
def members(sets: Any, found: Any) -> None:
    for k in range(len(sets)):
        bits = sets[k]
        found[k, 0] = ones(bits)
        found[k, 1] = lowest(bits)


def test_sets_are_counted_and_their_lowest_member_found() -> None:
    sets = [1, 6, 8, 0b1011000, (1 << 62) | (1 << 40), -1, -(1 << 63)]
    found = np.zeros((len(sets), 2), np.int64)
    members(np.array(sets), found)
    words = [bits % (1 << 64) for bits in sets]
    assert found.tolist() == [[w.bit_count(), (w & -w).bit_length() - 1] for w in words]
