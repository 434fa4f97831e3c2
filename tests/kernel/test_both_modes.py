"""The same source gives the same bytes in compiled and interpreted mode."""

from __future__ import annotations

import pytest

from sacbe.kernel import (
    JIT_DISABLED,
    Rng,
    block,
    duplicate,
    from_bytes,
    get_bytes,
    layout,
    set_bytes,
    to_bytes,
)

from . import toy
from .subprocesses import run
from .toy import State

PLAY = """
from sacbe.kernel import Rng, block, get_bytes
from tests.kernel import toy
for seed in (1, 2, 2**40):
    states, rngs = block(toy.State, 2), block(Rng, 1)
    print(toy.play(states, rngs, seed, 100), get_bytes(states, 0).hex(), get_bytes(states, 1).hex())
"""


def test_a_toy_game_has_equal_bytes_in_both_modes() -> None:
    assert run(PLAY, jit=True) == run(PLAY, jit=False)


def test_a_wrong_index_raises_in_both_modes_when_bounds_are_checked() -> None:
    code = """
from sacbe.kernel import block, entry
from tests.kernel.toy import State
@entry
def read(states, i, j):
    return states[i].traders[j].goods[j] + states[i].field[j, 0]
print(read(block(State, 2), 1, 2))
for i, j in ((1, 3), (2, 0)):
    try:
        print(read(block(State, 2), i, j))
    except IndexError as error:
        print("IndexError")
"""
    expected = "0\nIndexError\nIndexError"
    assert run(code, jit=False) == expected
    assert run(code, env={"NUMBA_BOUNDSCHECK": "1"}) == expected


# ---------------------------------------------------------------- copying states, in this mode


def test_get_and_set_bytes_of_a_state() -> None:
    states = block(State, 3)
    s = State()
    s.turn = 3
    s.traders[2].goods[1] = -5
    set_bytes(states, 1, to_bytes(s))
    assert get_bytes(states, 1) == to_bytes(s) == to_bytes(states[1])
    assert from_bytes(State, get_bytes(states, 1)) == s
    assert get_bytes(states, 0) == get_bytes(states, 2) == bytes(layout(State).itemsize)


def test_item_assignment_copies() -> None:
    states, rngs = block(State, 2), block(Rng, 1)
    toy.set_up(states[0])
    states[1] = states[0]
    before = get_bytes(states, 1)
    assert before == get_bytes(states, 0)
    toy.day(states[0], rngs[0])
    assert get_bytes(states, 1) == before != get_bytes(states, 0)


def test_a_duplicate_is_independent() -> None:
    states, rngs = block(State, 2), block(Rng, 1)
    toy.set_up(states[0])
    copy = duplicate(states)
    before = get_bytes(copy, 0)
    assert before == get_bytes(states, 0)
    toy.day(states[0], rngs[0])
    assert get_bytes(copy, 0) == before
    assert len(duplicate(states[:1])) == 1


@pytest.mark.parametrize("index", [-1, 2])
def test_an_index_outside_the_block_raises(index: int) -> None:
    states = block(State, 2)
    with pytest.raises(IndexError):
        get_bytes(states, index)
    with pytest.raises(IndexError):
        set_bytes(states, index, get_bytes(states, 0))


def test_bytes_of_another_length_raise() -> None:
    with pytest.raises(ValueError, match="1 bytes for a"):
        set_bytes(block(State, 1), 0, b"\0")


@pytest.mark.skipif(JIT_DISABLED, reason="needs compiled code")
def test_a_slice_of_a_block_shares_its_memory() -> None:
    states = block(State, 4)
    toy.play(states[2:], block(Rng, 1), 1, 4)
    assert from_bytes(State, get_bytes(states, 2)).market.days == 4
