"""Records accessed by address are not copies, in both modes."""

from __future__ import annotations

from typing import Any

import numpy as np

from sacbe.kernel import (
    JIT_DISABLED,
    address_of,
    block,
    block_at,
    entry,
    from_bytes,
    layout,
    to_bytes,
)

from .toy import State, Trader

STATE: Any = State if JIT_DISABLED else layout(State)


@entry
def enrich(address: Any, seat: int) -> int:
    state = block_at(address, STATE)[0]
    state.traders[seat].coins += 5
    return int(state.traders[seat].coins)


def test_compiled_code_writes_to_the_memory_at_the_address() -> None:
    memory = bytearray(to_bytes(State()))
    states: Any = block(State, 1)
    where = states if JIT_DISABLED else address_of(memory)
    assert (enrich(where, 2), enrich(where, 2)) == (5, 10)
    state = states[0] if JIT_DISABLED else from_bytes(State, bytes(memory))
    assert [trader.coins for trader in state.traders] == [0, 0, 10, 0]
    assert isinstance(state.traders[2], Trader)


def test_address_of_agrees_with_numpy() -> None:
    memory = bytearray(100)
    array: Any = np.frombuffer(memory, np.uint8)
    assert address_of(memory) == array.ctypes.data
