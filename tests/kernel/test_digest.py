"""The digest of a function changes with anything that ends up in its machine code."""

from __future__ import annotations

import ctypes
import enum
import math
import types
from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, Any, NamedTuple

import numpy as np
import pytest

from sacbe.kernel import Row, count_rules, digest, record, rule
from sacbe.kernel.digest import DigestError

from . import toy


class Point(NamedTuple):
    x: int
    y: int


@dataclass(frozen=True)
class Weights:
    corn: int
    odds: tuple[float, ...]


class Wheel(enum.IntEnum):
    TIKAL = 1
    UXMAL = 2


def module_with(**values: Any) -> types.ModuleType:
    module = types.ModuleType("elsewhere")
    vars(module).update(values)
    return module


def record_with(**fields: Any) -> type:
    return record(type("Thing", (), {"__annotations__": fields}))


def function(source: str, **names: Any) -> Callable[..., Any]:
    """A function `f` from source, with these globals."""
    exec(source, names)
    f: Callable[..., Any] = names["f"]
    return f


USES_X = "def f(a):\n    return a + X"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (1, 2),
        (1, True),
        (1, 1.0),
        (1, np.int64(1)),
        (0.0, -0.0),
        ("a", b"a"),
        ((1, 2), (1, 3)),
        ((1, 2), [1, 2]),
        ((1, (2, 3)), (1, (2, 4))),
        (frozenset({1, 2}), frozenset({1, 3})),
        ({"a": 1}, {"a": 2}),
        (range(3), range(4)),
        (np.arange(3), np.array([0, 1, 3])),
        (np.arange(3), np.arange(3.0)),
        (np.arange(3), np.arange(3, dtype=np.int32)),
        (np.zeros((2, 3)), np.zeros((3, 2))),
        (np.ones((2, 2)), np.asfortranarray(np.tri(2))),
        (np.dtype("i2"), np.dtype("i4")),
        (Point(1, 2), Point(1, 3)),
        (Point(1, 2), (1, 2)),
        (Weights(1, (0.5,)), Weights(1, (0.25,))),
        (Wheel.TIKAL, Wheel.UXMAL),
        (Wheel, enum.IntEnum("Wheel", {"TIKAL": 1, "UXMAL": 3})),
        (record_with(a=int), record_with(b=int)),
        (record_with(a=int), record_with(a=float)),
        (record_with(r=Annotated[Row, 2]), record_with(r=Annotated[Row, 3])),
        (
            record_with(inner=record_with(a=int, b=int)),
            record_with(inner=record_with(b=int, a=int)),
        ),
        (function("def f(): return 1"), function("def f(): return 2")),
        (function("def f(a=1): return a"), function("def f(a=2): return a")),
        (function("def f(*, a=1): return a"), function("def f(*, a=2): return a")),
        (function(USES_X, X=1), function(USES_X, X=2)),
        (np.sum, np.prod),
        (np.int64, np.int32),
        (math.sin, math.cos),
        (len, max),
    ],
)
def test_another_constant_is_another_digest(one: Any, other: Any) -> None:
    assert digest(function(USES_X, X=one)) != digest(function(USES_X, X=other))
    assert digest(function(USES_X, X=one)) == digest(function(USES_X, X=one))
    nested = "def f(a):\n    return [i + X for i in range(a)]"
    assert digest(function(nested, X=one)) != digest(function(nested, X=other))
    through_module = "def f(a):\n    return m.X"
    digests = [digest(function(through_module, m=module_with(X=v))) for v in (one, other)]
    assert digests[0] != digests[1]


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("def f(a): return a + 1", "def f(a): return a + 2"),
        ("def f(a): return a + 1", "def f(a): return a - 1"),
        ("def f(a): return a.x", "def f(a): return a.y"),
        ("def f(a): return [i for i in a]", "def f(a): return [i + 1 for i in a]"),
        ("def f(a: int): return a", "def f(a: float): return a"),
        ("def f(a): return a in {1, 2}", "def f(a): return a in {1, 3}"),
        ("def f(a): return lambda: 1", "def f(a): return lambda: 2"),
    ],
)
def test_other_code_is_another_digest(one: str, other: str) -> None:
    assert digest(function(one)) != digest(function(other))


def test_docstrings_comments_and_line_numbers_do_not_matter() -> None:
    one = function('def f(a):\n    """One."""\n    return a')
    other = function('\n\n\ndef f(a):\n    """Two."""\n    # why\n    return a')
    assert digest(one) == digest(other)


def test_a_module_in_a_module_is_followed() -> None:
    source = "def f(a): return a + m.inner.X"
    digests = {
        digest(function(source, m=module_with(inner=module_with(X=x), other=x))) for x in (1, 2)
    }
    assert len(digests) == 2


def test_unused_attributes_of_a_module_do_not_matter() -> None:
    digests = {digest(function("def f(a): return m.X", m=module_with(X=1, Y=y))) for y in (1, 2)}
    assert len(digests) == 1


def test_a_closure_is_followed() -> None:
    def closing_over(x: int) -> Callable[[], int]:
        def f() -> int:
            return x

        return f

    assert digest(closing_over(1)) != digest(closing_over(2))
    assert digest(closing_over(1)) == digest(closing_over(1))


def chain(last: str) -> dict[str, Any]:
    """a calls b calls c; c returns the expression `last`, which may call a."""
    names: dict[str, Any] = {}
    exec(
        f"def a(n): return b(n) + 1\ndef b(n): return c(n) + 2\ndef c(n): return {last}",
        names,
    )
    return names


def test_callees_of_callees_are_followed() -> None:
    assert digest(chain("3")["a"]) != digest(chain("4")["a"])


def test_a_cycle_of_functions_is_followed_from_every_member() -> None:
    one, other = chain("a(n) + 3"), chain("a(n) + 4")
    for name in "abc":
        assert digest(one[name]) == digest(chain("a(n) + 3")[name])
        assert digest(one[name]) != digest(other[name])
    assert len({digest(one[name]) for name in "abc"}) == 3


def test_an_unrelated_global_of_the_same_name_is_ignored() -> None:
    """The code uses an attribute `players`, and the module also has a global of that name."""
    source = "def f(s): return s.players"
    assert digest(function(source, players=object())) == digest(function(source, players=object()))


def test_a_constant_without_a_digest_raises() -> None:
    pointer = ctypes.CFUNCTYPE(ctypes.c_int)(lambda: 1)  # Numba would freeze its address
    with pytest.raises(DigestError):
        digest(function(USES_X, X=pointer))


def test_rules_are_counted_once_each() -> None:
    assert count_rules(toy.price) == 1
    assert count_rules(toy.buy) == 3  # with can_buy and price
    assert count_rules(toy.play) == 9  # and set_up, day, harvest, below, worth


def test_plain_helpers_are_not_counted() -> None:
    def helper(n: int) -> int:
        return toy.price(n)

    def f(n: int) -> int:
        return helper(n) + toy.price(n)

    assert count_rules(f) == 1
    assert count_rules(rule(f)) == 2
