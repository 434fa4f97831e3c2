"""Answers of compiled code: a number and a list, in both modes."""

from __future__ import annotations

import sys
from typing import Annotated, Any

import pytest

from sacbe.kernel import (
    JIT_DISABLED,
    Row,
    address_of,
    answer,
    block,
    block_at,
    entry,
    from_bytes,
    interpret,
    layout,
    record,
    to_bytes,
)


@record
class Numbers:
    n: int
    items: Annotated[Row, 300]


NUMBERS: Any = Numbers if JIT_DISABLED else layout(Numbers)


def first_items(address: Any, number: int) -> Any:
    numbers = block_at(address, NUMBERS)[0]
    return answer(number, numbers.n, numbers.items)


ask = entry(first_items, nogil=False)


def numbers_with(items: list[int]) -> Any:
    numbers: Any = Numbers()
    numbers.n = len(items)
    for k, item in enumerate(items):
        numbers.items[k] = item
    return numbers


@pytest.mark.parametrize("items", [[], [7], [-32768, 32767, 0, 257], list(range(300))])
@pytest.mark.parametrize("number", [0, -1, 2**40])
def test_an_answer_has_the_first_items_of_the_row(items: list[int], number: int) -> None:
    numbers = numbers_with(items)
    plain: Any = block(Numbers, 1, True)
    plain[0] = numbers
    assert interpret(first_items)(plain, number) == (number, items)
    memory = bytearray(to_bytes(numbers))
    assert ask(plain if JIT_DISABLED else address_of(memory), number) == (number, items)
    assert JIT_DISABLED or from_bytes(Numbers, bytes(memory)).n == len(items)


def test_answers_do_not_leak_references() -> None:
    numbers = numbers_with([600, 601])  # not among the numbers that Python shares
    plain: Any = block(Numbers, 1, True)
    plain[0] = numbers
    memory = bytearray(to_bytes(numbers))
    where = plain if JIT_DISABLED else address_of(memory)
    ask(where, 2**40)
    before = sys.getallocatedblocks()
    for _ in range(10_000):
        ask(where, 2**40)
    assert sys.getallocatedblocks() - before < 1_000  # a leak of one object would be 10,000


def test_every_answer_is_a_new_list() -> None:
    numbers = numbers_with([1, 2])
    plain: Any = block(Numbers, 1, True)
    plain[0] = numbers
    memory = bytearray(to_bytes(numbers))
    where = plain if JIT_DISABLED else address_of(memory)
    first = ask(where, 0)[1]
    first.append(3)
    assert ask(where, 0)[1] == [1, 2]
