"""Copies of functions bound to a game."""

from __future__ import annotations

import types
from typing import Any

import pytest

from sacbe.kernel import JIT_DISABLED, Rng, block, entry, rule, specialise, table

LIMIT = 0
PRICE: Any = None
step: Any = None
Purse: Any = None


def over(n: int, margin: int = 1) -> bool:
    return n + margin > LIMIT


def count(n: Any) -> Any:
    total = 0
    for i in range(n):
        total += step(i)
    return total


def spend(purses: Any, amount: Any) -> Any:
    pay(purses[0], amount)
    return purses[0].state


def pay(purse: Purse, amount: int) -> None:
    purse.state -= amount


def module(name: str, **values: Any) -> types.ModuleType:
    result = types.ModuleType(name)
    vars(result).update(values)
    return result


def test_a_copy_uses_the_names_of_the_game() -> None:
    low = specialise(over, {"LIMIT": 3}, "LIMIT")
    high = specialise(over, module("games.high", LIMIT=30), "LIMIT")
    assert (low(5), high(5), over(5)) == (True, False, True)
    assert low(3)
    assert not low(3, margin=0)


def test_a_copy_can_be_compiled() -> None:
    for factor in (2, 3):
        game = module("games.one", PRICE=table((factor, factor)))

        @rule
        def price(n: int) -> int:
            return PRICE[n % 2] * n  # type: ignore[no-any-return]

        game.step = specialise(price, game, "PRICE")  # type: ignore[attr-defined]
        bound_count = entry(specialise(count, game, "step"))
        assert bound_count(4) == 6 * factor


def test_a_copy_of_a_rule_is_a_rule() -> None:
    copy: Any = specialise(rule(over), {"LIMIT": 3}, "LIMIT")
    assert copy(5) is True
    assert JIT_DISABLED or type(copy).__name__ == "Rule"


def test_names_in_annotations_are_bound() -> None:
    game: dict[str, Any] = {"Purse": Rng}
    game["pay"] = rule(specialise(pay, game, "Purse"))
    purses = block(Rng, 1)
    assert entry(specialise(spend, game, "pay"))(purses, 5) == -5


def test_the_error_lists_missing_names() -> None:
    with pytest.raises(NameError, match="maya has no LIMIT, step"):
        specialise(over, module("games.maya"), "LIMIT", "step")


def test_the_copy_keeps_name_module_and_annotations() -> None:
    copy = specialise(over, {"__name__": "games.maya", "LIMIT": 1}, "LIMIT")
    assert copy.__name__ == "over"
    assert copy.__qualname__ == "over_maya"
    assert copy.__module__ == over.__module__
    assert copy.__annotations__ == over.__annotations__
