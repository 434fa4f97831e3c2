"""Palenque: fishing and the jungle (section 4)."""

import pytest

from tests.tzolkin.positions import picked_up, position, using

BOTTOM = {"brown": 0, "yellow": 0, "green": 0}


def test_palenque_1_fishing_gives_three_corn() -> None:
    assert using("palenque 1").change() == {"corn": 3}


def test_palenque_1_fishing_takes_no_tile_and_never_ends() -> None:
    bare = dict.fromkeys((2, 3, 4, 5), (0, 0))
    assert using("palenque 1", jungle=bare).change() == {"corn": 3}


def test_palenque_2_gives_a_corn_tile_and_four_corn() -> None:
    t = using("palenque 2")
    assert t.change() == {"corn": 4, "corn_tiles": 1}
    assert t.board["jungle"]["2"] == {"corn": 3, "wood": 0}


@pytest.mark.parametrize(("space", "corn"), [(3, 5), (4, 7), (5, 9)])
def test_palenque_3_to_5_give_a_visible_corn_tile_and_its_corn(space: int, corn: int) -> None:
    t = using(f"palenque {space}", jungle={space: (2, 1)}).harvest("corn", tile=True, corn=corn)
    assert t.change() == {"corn": corn, "corn_tiles": 1}
    assert t.board["jungle"][str(space)] == {"corn": 1, "wood": 1}


@pytest.mark.parametrize(("space", "wood"), [(3, 2), (4, 3), (5, 4)])
def test_palenque_3_to_5_give_a_wood_tile_and_its_wood(space: int, wood: int) -> None:
    t = using(f"palenque {space}").harvest("wood", wood=wood)
    assert t.change() == {"wood": wood, "wood_tiles": 1}


@pytest.mark.parametrize("space", [3, 4, 5])
def test_the_corn_tile_beneath_a_wood_tile_becomes_visible(space: int) -> None:
    t = using(f"palenque {space}").harvest("wood")
    assert t.board["jungle"][str(space)] == {"corn": 1, "wood": 3}


@pytest.mark.parametrize("space", [3, 4, 5])
def test_a_covered_corn_tile_cannot_be_harvested(space: int) -> None:
    t = using(f"palenque {space}")
    assert t.offered("harvest", "take") == ["wood"]


def test_an_uncovered_tile_serves_the_next_worker_at_once() -> None:
    t = position(at=["palenque 5", "palenque 6"]).pick_up("palenque 5").use("palenque 5")
    t.harvest("wood").pick_up("palenque 6").use("palenque 5").harvest("corn")
    assert t.change() == {"wood": 4, "wood_tiles": 1, "corn": 9, "corn_tiles": 1}


def test_the_harvest_is_of_the_action_used_not_of_the_workers_space() -> None:
    t = picked_up("palenque 5", corn=2, jungle={3: (1, 3)}).use("palenque 3").harvest("corn")
    assert t.change() == {"corn": 5 - 2, "corn_tiles": 1}
    assert t.board["jungle"]["3"] == {"corn": 0, "wood": 3}


@pytest.mark.parametrize(("space", "corn"), [(3, 5), (4, 7), (5, 9)])
@pytest.mark.parametrize("temple", ["brown", "yellow", "green"])
def test_burning_gives_tile_and_corn_and_costs_a_step(space: int, corn: int, temple: str) -> None:
    t = using(f"palenque {space}").burn(temple)
    assert t.change() == {"corn": corn, "corn_tiles": 1, temple: -1}


@pytest.mark.parametrize("space", [3, 4, 5])
def test_a_burned_wood_tile_leaves_the_game(space: int) -> None:
    t = using(f"palenque {space}").burn("brown")
    assert t.board["jungle"][str(space)] == {"corn": 0, "wood": 3}
    assert t.me["wood_tiles"] == 0


def test_burning_needs_a_temple_above_the_bottom() -> None:
    t = using("palenque 4", brown=0, yellow=1, green=0)
    assert t.offered("burn", "temple") == ["yellow"]


def test_burning_is_impossible_at_the_bottom_of_all_temples() -> None:
    t = using("palenque 4", **BOTTOM)
    assert t.options() == [{"type": "harvest", "take": "wood", "wood": 3}]


def test_without_wood_tiles_nothing_can_be_burned() -> None:
    t = using("palenque 4", jungle={4: (1, 0)})
    assert t.options() == [{"type": "harvest", "take": "corn", "tile": True, "corn": 7}]


def test_burning_is_allowed_although_a_corn_tile_is_visible() -> None:
    t = using("palenque 4", jungle={4: (1, 1)}).burn("green")
    assert t.board["jungle"]["4"] == {"corn": 1, "wood": 0}
    assert t.change() == {"corn": 7, "corn_tiles": 1, "green": -1}


def test_with_both_kinds_visible_the_choice_is_free() -> None:
    t = using("palenque 3", jungle={3: (1, 1)})
    assert t.offered("harvest", "take") == ["corn", "wood"]
    assert t.offered("burn", "temple") == ["brown", "yellow", "green"]


@pytest.mark.parametrize("space", [2, 3, 4, 5])
def test_a_group_without_tiles_cannot_be_used(space: int) -> None:
    t = picked_up(f"palenque {space}", corn=9, jungle={space: (0, 0)})
    assert f"palenque {space}" not in t.uses()


@pytest.mark.parametrize("space", [2, 3, 4, 5])
def test_an_empty_group_cannot_be_reached_by_stepping_back_either(space: int) -> None:
    t = picked_up("palenque 6", jungle={space: (0, 0)})
    assert set(t.uses()) == {f"palenque {n}" for n in range(1, 6) if n != space}


def test_groups_are_apart() -> None:
    t = using("palenque 5", jungle={4: (4, 0), 5: (0, 1)})
    assert t.offered("harvest", "take") == ["wood"]
    t.harvest("wood")
    assert t.board["jungle"]["4"] == {"corn": 4, "wood": 0}


# ---------------------------------------------------------------- agriculture


@pytest.mark.parametrize(("level", "corn"), [(0, 3), (1, 3), (2, 4), (3, 4)])
def test_agriculture_2_adds_one_corn_to_fishing(level: int, corn: int) -> None:
    assert using("palenque 1", agriculture=level).change() == {"corn": corn}


@pytest.mark.parametrize(("level", "more"), [(0, 0), (1, 1), (2, 1), (3, 3)])
@pytest.mark.parametrize(("space", "corn"), [(2, 4), (3, 5), (4, 7), (5, 9)])
def test_agriculture_adds_to_every_harvest_with_a_tile(
    space: int, corn: int, level: int, more: int
) -> None:
    t = using(f"palenque {space}", agriculture=level, jungle={space: (1, 0)})
    if space > 2:
        t.harvest("corn", tile=True, corn=corn + more)
    assert t.change() == {"corn": corn + more, "corn_tiles": 1}


@pytest.mark.parametrize(("level", "more"), [(0, 0), (1, 1), (2, 1), (3, 3)])
@pytest.mark.parametrize(("space", "corn"), [(3, 5), (4, 7), (5, 9)])
def test_agriculture_adds_to_burning(space: int, corn: int, level: int, more: int) -> None:
    t = using(f"palenque {space}", agriculture=level).burn("yellow")
    assert t.change() == {"corn": corn + more, "corn_tiles": 1, "yellow": -1}


@pytest.mark.parametrize(("level", "more"), [(2, 1), (3, 3)])
@pytest.mark.parametrize(("space", "corn"), [(2, 4), (3, 5), (4, 7), (5, 9)])
def test_agriculture_adds_to_a_harvest_without_a_tile(
    space: int, corn: int, level: int, more: int
) -> None:
    t = using(f"palenque {space}", agriculture=level, jungle={space: (0, 0)})
    if space > 2:
        assert t.options() == [
            {"type": "harvest", "take": "corn", "tile": False, "corn": corn + more}
        ]
        t.harvest("corn")
    assert t.change() == {"corn": corn + more}


@pytest.mark.parametrize("level", [2, 3])
def test_tile_less_corn_under_wood_leaves_the_wood_tiles(level: int) -> None:
    t = using("palenque 4", agriculture=level).harvest("corn", tile=False)
    assert t.board["jungle"]["4"] == {"corn": 0, "wood": 4}
    assert "corn_tiles" not in t.change()


def test_with_agriculture_2_wood_and_burning_stay_allowed() -> None:
    t = using("palenque 4", agriculture=2)
    assert [info.get("take", info["type"]) for info in t.options()] == [
        "corn",
        "wood",
        "burn",
        "burn",
        "burn",
    ]


@pytest.mark.parametrize("level", [0, 1, 2, 3])
def test_agriculture_adds_no_wood(level: int) -> None:
    assert using("palenque 3", agriculture=level).harvest("wood").change()["wood"] == 2


@pytest.mark.parametrize(("level", "more"), [(0, 0), (1, 1), (2, 1), (3, 1)])
@pytest.mark.parametrize(("space", "wood"), [(3, 2), (4, 3), (5, 4)])
def test_extraction_1_adds_one_wood_to_a_wood_tile(
    space: int, wood: int, level: int, more: int
) -> None:
    t = using(f"palenque {space}", extraction=level).harvest("wood", wood=wood + more)
    assert t.change() == {"wood": wood + more, "wood_tiles": 1}


def test_extraction_adds_nothing_to_corn() -> None:
    t = using("palenque 3", extraction=3, jungle={3: (1, 1)}).harvest("corn")
    assert t.change() == {"corn": 5, "corn_tiles": 1}
