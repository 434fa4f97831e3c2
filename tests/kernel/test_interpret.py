"""Rules as plain Python in a process that compiles."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from sacbe.kernel import (
    JIT_DISABLED,
    Annotated,
    Rng,
    Row,
    below,
    block,
    entry,
    get_bytes,
    interpret,
    lowest,
    ones,
    record,
    rule,
    set_bytes,
    table,
)

pytestmark = pytest.mark.skipif(JIT_DISABLED, reason="all rules are interpreted")

PRICES = table((3, 5, 7))
BIT_SETS = (6, 12)


@record
class Purse:
    corn: int
    spent: Annotated[Row, 3]


@rule
def pay(purse: Purse, good: int) -> None:
    purse.corn -= PRICES[good]
    purse.spent[good] += PRICES[good]


@entry
def spend(purses: Any, rngs: Any) -> int:
    for _ in range(20):
        pay(purses[0], below(rngs[0], 3))
    return int(lowest(BIT_SETS[1]) + ones(BIT_SETS[0]))


@entry
def overflow(purses: Any) -> None:
    for _ in range(10_000):
        pay(purses[0], 2)


def test_the_bytes_are_those_of_compiled_rules() -> None:
    """Random numbers, tables, bit sets and nested rules."""
    results = []
    for interpreted in (False, True):
        purses, rngs = block(Purse, 1, interpreted), block(Rng, 1, interpreted)
        set_bytes(rngs, 0, (2**63 - 5).to_bytes(8, "little"))
        fn = interpret(spend) if interpreted else spend
        results.append((fn(purses, rngs), get_bytes(purses, 0), get_bytes(rngs, 0)))
    assert results[0] == results[1]
    assert results[0][1] != bytes(len(results[0][1]))


def test_nothing_is_compiled() -> None:
    interpret(spend)(block(Purse, 1, True), block(Rng, 1, True))
    with pytest.raises(OverflowError):
        interpret(overflow)(block(Purse, 1, True))
    assert not getattr(overflow, "overloads")  # noqa: B009 (a dispatcher for mypy, too)


def test_numbers_out_of_range_raise_instead_of_wrapping() -> None:
    with pytest.raises(OverflowError, match=r"Purse\.corn"):
        interpret(overflow)(block(Purse, 1, True))


def test_constants_are_python_numbers() -> None:
    """numpy's would be slow, and wrap round."""
    namespace = interpret(pay).__globals__
    assert type(namespace["PRICES"][1]) is int
    assert isinstance(PRICES, np.ndarray)


def test_a_function_is_copied_once() -> None:
    assert interpret(pay) is interpret(pay)
    assert interpret(interpret(pay)) is interpret(pay)
    assert interpret(spend).__globals__["pay"] is interpret(pay)
