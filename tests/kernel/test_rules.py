"""Rules: one compiled version each, for exactly the annotated types."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Annotated, Any

import numpy as np
import pytest

from sacbe.kernel import (
    JIT_DISABLED,
    Block,
    Grid,
    Rng,
    Row,
    block,
    digest,
    entry,
    from_bytes,
    get_bytes,
    record,
    rule,
    specialise,
    to_bytes,
)
from sacbe.kernel.numba_parts import TypingError

from . import toy
from .subprocesses import run
from .toy import State, Trader

compiled_only = pytest.mark.skipif(JIT_DISABLED, reason="nothing is compiled")


@record
class Pair:
    small: int
    short: Annotated[Row, 2]
    long: Annotated[Row, 5]
    table: Annotated[Grid, 2, 3]
    traders: Annotated[list[Trader], 2]


@rule
def add(a: int, b: int = 1, c: int = 10) -> int:
    return a + b + c


@rule
def total(row: Row) -> int:
    result = 0
    for value in row:
        result += value
    return result


@rule
def choose(first: bool, a: float, b: float) -> float:
    return a if first else b


@rule
def wealth(traders: list[Trader]) -> int:
    result = 0
    for p in range(len(traders)):
        result += traders[p].coins
    return result


@rule
def look_up(numbers: np.ndarray[Any, Any], i: int) -> int:
    return int(numbers[i])


@rule
def anything(a: Any, b: Any) -> int:
    return int(a + b)


@entry
def mixtures(pairs: Any, numbers: Any, big: Any) -> Any:
    pair = pairs[0]
    pair.small = 3
    pair.long.fill(2)
    pair.table[1] = 4
    pair.traders[1].coins = 9
    result = 0
    result += add(1)
    result += add(pair.small, pair.long[1])
    result += add(big, True, pair.small)
    result += add(pair.small, c=big)
    result += add(c=0, a=numbers[0])
    result += total(pair.short) + total(pair.long) + total(pair.table[1])
    result += int(choose(pair.small == 3, 1, big)) + int(choose(False, 0.5, pair.small))
    result += wealth(pair.traders)
    result += look_up(numbers, pair.small) + look_up(numbers, 0)
    result += anything(pair.small, big) + anything(1, True)
    return result


def versions(fn: Any) -> int:
    return len(fn.overloads)


def test_all_types_of_numbers_and_rows_are_accepted() -> None:
    expected = 12 + 15 + 11 + 11 + 1 + (0 + 10 + 12) + (1 + 3) + 9 + (3 + 0) + (10 + 2)
    assert mixtures(block(Pair, 1), np.arange(5), 7) == expected


def count_versions() -> str:
    mixtures(block(Pair, 1), np.arange(5), 7)
    toy.play(block(State, 2), block(Rng, 1), 1, 3)
    mine = (add, total, choose, wealth, look_up, anything, mixtures)
    toys = (toy.price, toy.worth, toy.can_buy, toy.buy, toy.harvest, toy.set_up, toy.day)
    return " ".join(f"{fn.__name__}:{versions(fn)}" for fn in (*mine, *toys))


def test_each_rule_has_exactly_one_version(tmp_path: Path) -> None:
    """In a process with an empty cache.  Guards the hook into Numba's typing."""
    code = "from tests.kernel.test_rules import count_versions; print(count_versions())"
    counts = run(code, env={"NUMBA_CACHE_DIR": str(tmp_path)}).split()
    assert len(counts) == 14
    assert [name for name in counts if not name.endswith(":1")] == []


def test_an_entry_has_exactly_one_version_for_all_int_types() -> None:
    pairs, numbers = block(Pair, 1), np.arange(5)
    kinds: list[Any] = [7, np.int64(7), np.int32(7), np.int16(7), np.uint8(7), True]
    results = {int(mixtures(pairs, numbers, kind)) for kind in kinds}
    assert len(results) == 2  # True is 1, all others 7
    assert JIT_DISABLED or versions(mixtures) == 1


@entry
def scaled(x: float, times: int, up: bool) -> float:
    return x * times if up else x / times


def test_annotated_numbers_of_an_entry_are_converted() -> None:
    x: Any = np.float32(3)
    times: Any = np.int16(2)
    assert scaled(3, 2, True) == 6.0
    assert scaled(x, times, False) == 1.5
    assert scaled(True, True, up=True) == 1.0
    assert JIT_DISABLED or versions(scaled) == 1


@entry
def greet(n: int, times: int = 2) -> int:
    return n * times


def test_an_entry_may_have_defaults() -> None:
    assert (greet(3), greet(3, 3), greet(times=1, n=4)) == (6, 9, 4)
    assert JIT_DISABLED or versions(greet) == 1


@entry
def slow_sum(n: int) -> int:
    result = 0
    for i in range(n):
        result += add(i, i % 7)
    return result


def test_threads_can_compile_the_same_entry_concurrently() -> None:
    with ThreadPoolExecutor(4) as pool:
        assert len(set(pool.map(slow_sum, [1000] * 8))) == 1
    assert JIT_DISABLED or versions(slow_sum) == 1


# ---------------------------------------------------------------- called from Python


def test_python_can_call_a_rule_with_plain_records() -> None:
    s = State()
    toy.set_up(s)
    toy.buy(s, s.traders[1], toy.WOOD, amount=3)
    assert s.traders[1].coins == 11 - 6
    assert s.traders[1].goods[toy.WOOD] == 3
    assert s.market.stock[toy.WOOD] == 47
    assert s.market.ledger == 6
    assert toy.can_buy(s, s.traders[1], toy.GOLD, 1) is True
    assert toy.can_buy(s, s.traders[1], toy.GOLD, 2) is False


def test_python_can_call_a_rule_with_items_of_a_block() -> None:
    states = block(State, 2)
    toy.set_up(states[1])
    assert get_bytes(states, 0) == bytes(len(get_bytes(states, 0)))
    assert from_bytes(State, get_bytes(states, 1)).traders[3].coins == 13


def test_a_record_inside_another_argument_is_the_same_record() -> None:
    s = State()
    toy.set_up(s)
    me = s.traders[2]
    toy.buy(s, me, toy.CORN)
    assert me is s.traders[2]
    assert me.coins == 11
    assert s.traders[2].coins == 11


def test_a_rule_called_from_python_has_defaults_and_keywords() -> None:
    assert (add(1), add(1, 2), add(1, c=0), add(b=5, a=1)) == (12, 13, 2, 16)


# ---------------------------------------------------------------- refusals


def test_a_rule_without_annotations_is_refused() -> None:
    with pytest.raises(TypeError, match="amount has no annotation"):

        @rule
        def gain(me: Trader, amount) -> None:  # type: ignore[no-untyped-def]
            me.coins += amount


def test_loose_parameters_are_refused() -> None:
    with pytest.raises(TypeError, match="must be positional-or-keyword"):

        @rule
        def gain(*amounts: int) -> None: ...

    with pytest.raises(TypeError, match="not a plain function"):
        rule(len)


@compiled_only
@pytest.mark.parametrize(
    ("call", "message"),
    [
        ("add(0.5)", "a should be <class 'int'>, not float64"),
        ("choose(s.turn, 1, 2)", "first should be <class 'bool'>, not int"),
        ("toy.day(s, s.traders[0])", "rng should be"),
        ("total(s.field)", "row should be"),
    ],
)
def test_a_wrong_type_is_refused_when_compiled(call: str, message: str) -> None:
    names = {"add": add, "choose": choose, "toy": toy, "total": total}
    exec(f"def wrong(states):\n    s = states[0]\n    {call}", names)
    with pytest.raises(TypingError, match=message):
        entry(names["wrong"])(block(State, 1))  # type: ignore[type-var, operator]


@rule
def endless(n: int) -> int:
    return 0 if n == 0 else endless(n - 1)


@compiled_only
def test_a_rule_that_calls_itself_is_refused() -> None:
    with pytest.raises(TypingError, match="calls itself"):
        endless(3)


@compiled_only
def test_a_name_that_does_not_exist_is_refused() -> None:
    names: dict[str, Any] = {"rule": rule}
    exec("from __future__ import annotations\n@rule\ndef f(a: Nowhere) -> None:\n    pass", names)
    with pytest.raises(TypeError, match="Nowhere"):
        names["f"](1)


def test_a_block_is_typed_as_its_records() -> None:
    states: Block[State] = block(State, 2)
    assert len(states) == 2
    assert to_bytes(states[0]) == to_bytes(State())


# ---------------------------------------------------------------- rules without reference counts


@rule(refcount=False)
def fill(row: Any, value: int) -> None:
    """Write to a row and to a slice of it."""
    row[:] = value
    row[1:3] = value + 1


@entry
def fill_all(rows: Any, value: int) -> None:
    for i in range(len(rows)):
        fill(rows[i], value)


def test_a_rule_without_refcount_can_write_to_arguments_and_slices() -> None:
    rows = np.zeros((2, 4), np.int64)
    fill_all(rows, 5)
    assert rows.tolist() == [[5, 6, 6, 5]] * 2


@rule(refcount=False)
def make_row(value: int) -> int:
    return int(np.full(3, value).sum())


@entry
def make_rows(value: int) -> int:
    return make_row(value)


@compiled_only
def test_a_rule_without_refcount_that_creates_an_array_does_not_compile() -> None:
    with pytest.raises(TypingError):
        make_rows(1)


def test_refcount_is_part_of_the_digest() -> None:
    """The machine code of one must not be loaded for the other."""

    def halve(value: int) -> int:
        return value // 2

    copies = [specialise(halve, {}) for _ in range(2)]
    assert digest(rule(copies[0])) != digest(rule(refcount=False)(copies[1]))


def test_a_specialised_rule_keeps_refcount() -> None:
    assert digest(specialise(fill, {})) == digest(fill)


@rule
def sum_of_row(value: int) -> int:
    return int(np.full(3, value).sum())


@rule(refcount=False)
def twice_the_sum(value: int) -> int:
    return 2 * sum_of_row(value)


@entry
def twice_the_sums(value: int) -> int:
    return twice_the_sum(value)


def test_a_rule_without_refcount_can_call_one_that_creates_arrays() -> None:
    assert twice_the_sums(2) == 12
