"""Plain records reject values that the packed layout cannot hold, and are copied by value."""

from __future__ import annotations

import copy
import pickle
from typing import Annotated, Any

import numpy as np
import pytest

from sacbe.kernel import Block, Grid, Row, from_bytes, layout, record, table, to_bytes
from sacbe.kernel.rows import Table

from .toy import Market, State, Trader


def example_state() -> State:
    s = State()
    s.turn = -7
    s.mood = 0.1
    s.seeds[1] = -(2**63)
    s.weights[0] = 1e300
    s.field[2, 1] = 9
    s.market.ledger = 2**62
    s.market.days = -128
    s.market.visitors = 2**31 - 1
    s.traders[3].goods[2] = 32767
    return s


def test_a_new_record_is_all_zero() -> None:
    assert to_bytes(State()) == bytes(layout(State).itemsize)
    assert State().traders[3].goods[2] == 0


@pytest.mark.parametrize(
    ("owner", "name", "low", "high"),
    [
        ("trader", "coins", -(2**15), 2**15 - 1),
        ("market", "days", -(2**7), 2**7 - 1),
        ("market", "visitors", -(2**31), 2**31 - 1),
        ("market", "ledger", -(2**63), 2**63 - 1),
    ],
)
def test_a_field_holds_its_range_and_no_more(owner: str, name: str, low: int, high: int) -> None:
    thing: Any = {"trader": Trader(), "market": Market()}[owner]
    for value in (low, high):
        setattr(thing, name, value)
        assert getattr(thing, name) == value
        assert getattr(from_bytes(type(thing), to_bytes(thing)), name) == value
    for value in (low - 1, high + 1):
        with pytest.raises(OverflowError, match=name):
            setattr(thing, name, value)
    assert getattr(thing, name) == high


def test_arithmetic_in_place_is_checked_too() -> None:
    me = Trader()
    me.coins = 32767
    me.goods[1] = -32768
    with pytest.raises(OverflowError):
        me.coins += 1
    with pytest.raises(OverflowError):
        me.goods[1] -= 1


def test_rows_hold_their_range_and_no_more() -> None:
    s = State()
    for row in (s.traders[0].goods, s.field[1]):
        with pytest.raises(OverflowError):
            row[0] = 32768
        with pytest.raises(OverflowError):
            row.fill(-32769)
        with pytest.raises(OverflowError):
            row[:] = [0, 0, 40000]
    s.seeds[0] = 2**63 - 1
    with pytest.raises(OverflowError):
        s.seeds[0] = 2**63


@pytest.mark.parametrize("index", [-1, 3, -4])
def test_an_index_outside_is_refused(index: int) -> None:
    s = State()
    with pytest.raises(IndexError):
        s.traders[0].goods[index]
    with pytest.raises(IndexError):
        s.traders[0].goods[index] = 1
    for where in ((index, 0), (0, index)):
        with pytest.raises(IndexError):
            s.field[where]
        with pytest.raises(IndexError):
            s.field[where] = 1
    with pytest.raises(IndexError):
        s.field[index]
    with pytest.raises(IndexError):
        Block(State, 3)[index]
    with pytest.raises(IndexError):
        Block(State, 3)[index] = s


@pytest.mark.parametrize("index", [-1, 4])
def test_a_trader_outside_is_refused(index: int) -> None:
    with pytest.raises(IndexError):
        State().traders[index]


def test_an_undeclared_field_is_refused() -> None:
    s: Any = State()
    with pytest.raises(AttributeError, match="corn"):
        s.corn = 1
    with pytest.raises(AttributeError, match="corn"):
        s.traders[0].corn = 1
    with pytest.raises(AttributeError):
        del s.turn


def test_a_float_is_rejected_for_an_int() -> None:
    s: Any = State()
    with pytest.raises(TypeError):
        s.turn = 1.0
    with pytest.raises(TypeError):
        s.traders[0].goods[0] = 0.5


def test_numpy_numbers_and_bools_become_ordinary_ints() -> None:
    s: Any = State()
    s.turn = np.int64(3)
    s.traders[0].goods[np.int16(1)] = True
    assert type(s.turn) is int
    assert type(s.traders[0].goods[1]) is int


def test_assigning_a_record_copies_it() -> None:
    states = Block(State, 2)
    states[0].traders[1].goods[2] = 5
    states[1] = states[0]
    assert states[1] == states[0]
    states[0].traders[1].goods[2] = 6
    assert states[1].traders[1].goods[2] == 5


def test_assignment_to_an_item_keeps_its_identity() -> None:
    states = Block(State, 2)
    s = states[0]
    states[1].turn = 3
    states[0] = states[1]
    assert s.turn == 3
    assert s is states[0]


def test_parts_of_a_record_are_copied_by_value() -> None:
    s = State()
    s.traders[0].goods[1] = 4
    s.traders[1] = s.traders[0]
    s.traders[2].goods = s.traders[0].goods
    s.market.days = 9
    other = State()
    other.market = s.market
    other.traders = s.traders
    other.field = s.field
    s.traders[0].goods[1] = 0
    s.market.days = 0
    s.field[0, 0] = 8
    assert [t.goods[1] for t in other.traders] == [4, 4, 4, 0]
    assert other.market.days == 9
    assert other.field[0, 0] == 0


def test_another_shape_is_rejected() -> None:
    s: Any = State()
    with pytest.raises(ValueError, match="2 values for 3 places"):
        s.traders[0].goods = [1, 2]
    with pytest.raises(ValueError, match="not a grid of 3 by 3"):
        s.field = [[1, 2, 3]]
    with pytest.raises(ValueError, match="1 records for 4 places"):
        s.traders = [Trader()]
    with pytest.raises(TypeError):
        s.market = Trader()
    with pytest.raises(TypeError):
        s.traders[0] = State()


def test_a_slice_of_a_row_is_a_view() -> None:
    me = Trader()
    me.goods[:] = [1, 2, 3]
    part = me.goods[1:]
    assert part.tolist() == [2, 3]
    assert (part.sum(), len(part), part[1:].tolist()) == (5, 2, [3])
    part[0] = 9
    assert me.goods.tolist() == [1, 9, 3]
    me.goods[1:] = 7
    part[1:].fill(8)
    assert me.goods.tolist() == [1, 7, 8]
    for index in (-1, 2):
        with pytest.raises(IndexError):
            part[index]
    with pytest.raises(OverflowError):
        part[0] = 40000
    with pytest.raises(ValueError, match="1 values for 2 places"):
        me.goods[:2] = [1]


def test_a_slice_of_a_block_is_the_same_records() -> None:
    states = Block(State, 3)
    states[1:][0].turn = 5
    assert states[1].turn == 5
    states[:2] = states[1]
    assert states[0].turn == 5


def test_rows_and_grids_behave_like_arrays() -> None:
    s = State()
    s.field[1] = [4, 5, 6]
    s.field[2, 0] = -3
    assert len(s.field) == 3
    assert s.field.shape == (3, 3)
    assert s.traders[0].goods.shape == (3,)
    assert (s.field.sum(), s.field.min(), s.field.max()) == (12, -3, 6)
    assert (s.field[1].sum(), s.field[1].min(), s.field[1].max()) == (15, 4, 6)
    assert s.field.tolist()[1] == [4, 5, 6]


def test_bytes_round_trip() -> None:
    s = example_state()
    copied = from_bytes(State, to_bytes(s))
    assert copied == s
    assert copied is not s
    assert to_bytes(copied) == to_bytes(s)
    with pytest.raises(ValueError, match="bytes for a State"):
        from_bytes(State, to_bytes(s)[:-1])


def test_the_bytes_are_those_of_the_packed_record() -> None:
    array: Any = np.frombuffer(to_bytes(example_state()), layout(State))[0]
    assert array["turn"] == -7
    assert array["mood"] == 0.1
    assert array["seeds"][1] == -(2**63)
    assert array["weights"][0] == 1e300
    assert array["field"][2, 1] == 9
    assert array["market"]["ledger"] == 2**62
    assert array["market"]["days"] == -128
    assert array["market"]["visitors"] == 2**31 - 1
    assert array["traders"][3]["goods"][2] == 32767
    assert to_bytes(array) == to_bytes(example_state())


@pytest.mark.parametrize(
    "make", [copy.copy, copy.deepcopy, lambda s: pickle.loads(pickle.dumps(s))]
)
def test_a_record_can_be_copied_and_pickled(make: Any) -> None:
    s = example_state()
    t = make(s)
    assert t == s
    t.traders[0].goods[0] = 1
    assert t != s


def test_the_repr_shows_the_fields() -> None:
    me = Trader()
    me.goods[1] = 3
    assert repr(me) == "Trader(coins=0, goods=[0, 3, 0])"


def test_int16_records_have_no_padding() -> None:
    assert layout(Trader).itemsize == 8


def test_wide_fields_are_aligned() -> None:
    fields: Any = layout(Market).fields
    assert [fields[n][1] for n in ("ledger", "days", "visitors", "stock")] == [0, 8, 12, 16]


def test_unsupported_field_types_are_rejected() -> None:
    hints: list[Any] = [str, list[Trader], Row, Annotated[Row, 0], Annotated[Grid, 2], dict]
    hints += [Annotated[Row, 3, "x"], Annotated[list[int], 3], Annotated[int, np.uint64]]
    for hint in hints:
        with pytest.raises(TypeError, match="thing"):
            record(type("Bad", (), {"__annotations__": {"thing": hint}}))


def test_defaults_and_methods_are_refused() -> None:
    with pytest.raises(TypeError, match=r"Bad\.corn"):
        record(type("Bad", (), {"__annotations__": {"corn": int}, "corn": 3}))
    with pytest.raises(TypeError, match="without fields"):
        record(type("Bad", (), {}))


def test_a_plain_table_checks_its_indices() -> None:
    prices = Table(np.array(((1, 2), (3, 4))))
    assert prices[1, 0] == 3
    assert len(prices) == 2
    assert prices.shape == (2, 2)
    assert type(prices[1, 0]) is int
    assert list(Table(np.arange(3))) == [0, 1, 2]
    places: list[Any] = [(-1, 0), (2, 0), (0, -1), (0, 2), 0]
    for where in places:
        with pytest.raises(IndexError):
            prices[where]
    with pytest.raises(ValueError, match="whole numbers"):
        table((1, 2.5))
