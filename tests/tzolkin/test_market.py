"""The market: Uxmal 2 and building B18 (section 4)."""

import pytest

from tests.tzolkin.positions import picked_up, position, using

RATES = [("wood", 2), ("stone", 3), ("gold", 4)]


@pytest.mark.parametrize(("block", "corn"), RATES)
def test_a_block_is_sold_for_its_corn(block: str, corn: int) -> None:
    t = position(at=["uxmal 2"]).player(0, **{block: 1})
    t.pick_up("uxmal 2").use("uxmal 2").sell(block).stop()
    assert t.change() == {block: -1, "corn": corn}


@pytest.mark.parametrize(("block", "corn"), RATES)
def test_a_block_is_bought_for_its_corn(block: str, corn: int) -> None:
    t = using("uxmal 2", corn=corn).buy(block).stop()
    assert t.change() == {block: 1, "corn": -corn}


@pytest.mark.parametrize(("block", "corn"), RATES)
def test_a_block_that_cannot_be_paid_is_not_offered(block: str, corn: int) -> None:
    t = using("uxmal 2", corn=corn - 1, wood=1)
    assert block not in t.offered("buy", "block")


def test_any_number_of_exchanges() -> None:
    t = using("uxmal 2", wood=2, stone=1, corn=1)
    t.sell("wood").sell("wood").sell("stone").buy("gold").buy("gold").stop()
    assert t.change() == {"wood": -2, "stone": -1, "gold": 2, "corn": 4 + 3 - 8}


def test_one_block_is_exchanged_for_another_through_corn() -> None:
    t = using("uxmal 2", gold=1).sell("gold").buy("wood").buy("wood").stop()
    assert t.change() == {"gold": -1, "wood": 2}


def test_only_blocks_held_are_sold() -> None:
    assert using("uxmal 2", stone=1).offered("sell", "block") == ["stone"]


def test_after_the_first_purchase_nothing_is_sold() -> None:
    t = using("uxmal 2", corn=9, wood=3).sell("wood").buy("stone")
    assert t.types() == {"buy", "stop"}


def test_one_may_still_buy_after_selling_and_stop_after_either() -> None:
    t = using("uxmal 2", corn=2, wood=1)
    assert t.types() == {"sell", "buy", "stop"}
    t.sell("wood")
    assert t.types() == {"buy", "stop"}


def test_no_skulls_are_traded() -> None:
    t = using("uxmal 2", corn=20, skulls=2)
    assert t.offered("buy", "block") == ["wood", "stone", "gold"]
    assert "sell" not in t.types()


def test_the_market_may_be_left_without_an_exchange() -> None:
    t = using("uxmal 2", corn=2).stop()
    assert t.change() == {}
    assert t.phase == "pick_up"


def test_a_market_without_a_possible_exchange_is_not_offered() -> None:
    assert "uxmal 2" not in picked_up("uxmal 2", corn=1).uses()
    assert "uxmal 2" in picked_up("uxmal 2", corn=2).uses()
    assert "uxmal 2" in picked_up("uxmal 2", corn=0, wood=1).uses()


def test_a_market_reached_by_stepping_back_needs_corn_left_to_exchange() -> None:
    assert "uxmal 2" not in picked_up("uxmal 4", corn=3).uses()
    assert picked_up("uxmal 4", corn=4).uses()["uxmal 2"] == 2
    assert picked_up("uxmal 4", corn=2, gold=1).uses()["uxmal 2"] == 2
