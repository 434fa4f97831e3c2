"""Yaxchilan: blocks and skulls (section 4)."""

from typing import Any

import pytest

from tests.tzolkin.positions import picked_up, position, using


@pytest.mark.parametrize(
    ("space", "gain"),
    [
        (1, {"wood": 1}),
        (2, {"stone": 1, "corn": 1}),
        (3, {"gold": 1, "corn": 2}),
        (4, {"skulls": 1}),
        (5, {"stone": 1, "gold": 1, "corn": 2}),
    ],
)
def test_yaxchilan_gives(space: int, gain: dict[str, int]) -> None:
    assert using(f"yaxchilan {space}").change() == gain


@pytest.mark.parametrize("space", [1, 2, 3, 4, 5])
def test_yaxchilan_asks_nothing(space: int) -> None:
    assert using(f"yaxchilan {space}").phase == "pick_up"


def test_yaxchilan_4_takes_the_skull_from_the_bank() -> None:
    assert using("yaxchilan 4").board["skulls_in_bank"] == 12


def test_yaxchilan_4_is_not_offered_with_an_empty_bank() -> None:
    t = picked_up("yaxchilan 4", corn=9, bank_skulls=0)
    assert set(t.uses()) == {"yaxchilan 1", "yaxchilan 2", "yaxchilan 3"}


EXTRACTION: list[tuple[int, int, dict[str, Any]]] = [
    (1, 0, {"wood": 1}),
    (1, 1, {"wood": 2}),
    (1, 2, {"wood": 2}),
    (1, 3, {"wood": 2}),
    (2, 0, {"stone": 1, "corn": 1}),
    (2, 1, {"stone": 1, "corn": 1}),
    (2, 2, {"stone": 2, "corn": 1}),
    (2, 3, {"stone": 2, "corn": 1}),
    (3, 0, {"gold": 1, "corn": 2}),
    (3, 1, {"gold": 1, "corn": 2}),
    (3, 2, {"gold": 1, "corn": 2}),
    (3, 3, {"gold": 2, "corn": 2}),
    (4, 3, {"skulls": 1}),
    (5, 0, {"stone": 1, "gold": 1, "corn": 2}),
    (5, 1, {"stone": 1, "gold": 1, "corn": 2}),
    (5, 2, {"stone": 2, "gold": 1, "corn": 2}),
    (5, 3, {"stone": 2, "gold": 2, "corn": 2}),
]


@pytest.mark.parametrize(("space", "level", "gain"), EXTRACTION)
def test_extraction_adds_to_yaxchilan(space: int, level: int, gain: dict[str, int]) -> None:
    assert using(f"yaxchilan {space}", extraction=level).change() == gain


@pytest.mark.parametrize(("level", "skulls"), [(0, 1), (1, 1), (2, 1), (3, 2)])
def test_theology_3_adds_a_skull_at_yaxchilan_4(level: int, skulls: int) -> None:
    t = using("yaxchilan 4", theology=level)
    assert t.change() == {"skulls": skulls}
    assert t.board["skulls_in_bank"] == 13 - skulls


def test_two_skulls_of_yaxchilan_4_shrink_to_what_is_there() -> None:
    assert using("yaxchilan 4", theology=3, bank_skulls=1).change() == {"skulls": 1}


def test_technologies_apply_to_an_action_reached_by_stepping_back() -> None:
    t = picked_up("yaxchilan 5", corn=3, extraction=2).use("yaxchilan 2", cost=3)
    assert t.change() == {"corn": 1 - 3, "stone": 2}


def test_technologies_apply_to_an_action_of_free_choice() -> None:
    assert picked_up("yaxchilan 7", extraction=1).use("yaxchilan 1").change() == {"wood": 2}


def test_two_workers_share_one_action() -> None:
    t = position(at=["yaxchilan 6", "yaxchilan 7"]).pick_up("yaxchilan 7").use("yaxchilan 3")
    t.pick_up("yaxchilan 6").use("yaxchilan 3")
    assert t.change() == {"gold": 2, "corn": 4}
