"""Expanding a city: where a tile can be placed face down (5.1 to 5.3)."""

import pytest

from tests.maya.positions import MAYA, position, started_game

BESIDE_TIKAL = ["r9c7", "r9c8", "r10c7", "r10c9", "r11c7", "r11c8"]


def test_a_city_grows_beside_its_temple() -> None:
    assert position(rack=["corn 1"]).expandable() == BESIDE_TIKAL


def test_a_city_grows_beside_its_city_tiles() -> None:
    t = position(rack=["corn 1"], board={"r10c9": "city"})
    beside = ["r9c7", "r9c8", "r10c7", "r10c10", "r11c7", "r11c8", "r11c9"]
    assert t.expandable() == beside  # not r9c9, which is beside Lamanai


def test_a_city_does_not_grow_where_it_touches_neither() -> None:
    t = position(rack=["corn 1"], board={"r9c7": "A corn 1"}).take_to_bury("corn 1")
    assert "r8c8" not in t.legal_cells()
    assert t.refused(type="place", cell="r8c8")
    assert t.refused(type="place", cell="r12c6")


@pytest.mark.parametrize("there", ["A pepper 1", "B corn 2", "city"])
def test_a_city_grows_onto_an_empty_space_only(there: str) -> None:
    t = position(rack=["corn 1"], board={"r10c7": there}).take_to_bury("corn 1")
    assert "r10c7" not in t.legal_cells()
    assert t.refused(type="place", cell="r10c7")


def test_a_city_never_grows_onto_a_site() -> None:
    t = position(rack=["corn 1"], board={"r10c9": "city"}, temples=["Lamanai"])
    t.take_to_bury("corn 1")
    assert not set(t.legal_cells()) & set(MAYA.site)
    for name in ("Tikal", "Lamanai", "Copan"):
        assert t.refused(type="place", cell=MAYA.cell_of[name])


def test_two_cities_are_never_connected() -> None:
    t = position(rack=["corn 1"], board={"r9c7": "city"}, temples=["Calakmul"])
    t.take_to_bury("corn 1")
    for cell in ("r9c6", "r8c7"):  # beside Calakmul and beside a tile of Tikal
        assert cell not in t.legal_cells()
        assert t.refused(type="place", cell=cell)
    assert "r10c6" not in t.legal_cells()
    assert {"r8c8", "r9c8", "r10c7", "r9c5"} <= set(t.legal_cells())


def test_city_tiles_of_two_cities_are_never_connected() -> None:
    t = position(
        rack=["corn 1"], board={"r10c7": "city", "r9c5": "city"}, temples=["Calakmul"]
    ).take_to_bury("corn 1")
    assert "r10c6" not in t.legal_cells()  # beside r10c7 and beside r9c5
    assert {"r11c6", "r11c7", "r10c5"} <= set(t.legal_cells())


def test_several_tiles_of_one_city_may_be_touched() -> None:
    t = position(rack=["corn 1"], board={"r10c7": "city", "r9c8": "city"})
    t.bury("corn 1", "r9c7", city="Tikal", size=4)


def test_a_space_beside_an_empty_site_is_refused() -> None:
    t = position(rack=["corn 1"], board={"r9c7": "city"}).take_to_bury("corn 1")
    for cell in ("r9c6", "r8c7"):  # beside Calakmul, which is empty
        assert cell not in t.legal_cells()
        assert t.refused(type="place", cell=cell)
    assert "r8c8" in t.legal_cells()


def test_a_space_is_allowed_once_the_site_beside_it_is_not_empty() -> None:
    """... but then it is beside two cities, unless the tile belongs to the new one."""
    t = position(rack=["corn 1"], board={"r9c5": "A pepper 1"})
    assert "r9c6" in t.expandable()
    assert "r9c6" not in position(rack=["corn 1"]).expandable()


def test_all_open_cities_can_be_expanded() -> None:
    t = position(rack=["corn 1"], temples=["Palenque"])
    assert t.expandable() == sorted(
        BESIDE_TIKAL + ["r9c1", "r9c2", "r10c1", "r10c3", "r11c1", "r11c2"], key=MAYA.cells.index
    )


def test_any_player_may_expand_any_city() -> None:
    t = position(rack=["corn 1"], board={"r9c7": "B corn 2"}).bury("corn 1", "r9c8", city="Tikal")
    assert t.city("Tikal")["size"] == 2


def test_the_wall_limits_expansion() -> None:
    t = position(rack=["corn 1"], temples=["Comalcalco"])
    assert {"r7c0", "r7c2", "r8c1", "r8c2", "r6c2"} >= {
        cell for cell in t.expandable() if cell not in BESIDE_TIKAL
    }
    t = position(rack=["corn 1"], board={"r7c2": "city"}, temples=["Comalcalco"])
    assert all(MAYA.area[cell] in ("blue", "red") for cell in t.expandable())
    t.take_to_bury("corn 1")
    assert t.refused(type="place", cell="r6c3")  # yellow


def test_every_kind_on_the_rack_can_be_buried() -> None:
    t = position(rack=["corn 1", "corn 1", "pepper 2"])
    buries = [(i["crop"], i["n"]) for i in t.options() if i["type"] == "bury"]
    assert buries == [("pepper", 2), ("corn", 1)]
    assert t.refused(type="bury", crop="squash", n=1)


def test_exactly_one_tile_is_placed() -> None:
    t = position(rack=["corn 1", "corn 2"]).bury("corn 1", "r9c7").play_chance()
    assert (t.current_player, t.turns()) == (1, [1, 0])
    assert [c["kind"] for c in t.view()["cells"].values()].count("city") == 1


def test_the_placement_gives_no_points() -> None:
    t = position(rack=["corn 2"], board={"r9c8": "A corn 2"}).bury("corn 2", "r9c7")
    assert t.play_chance().scores == [0, 0]


def test_the_tile_opens_nothing_and_has_no_owner() -> None:
    t = position(rack=["corn 2"]).bury("corn 2", "r9c7").play_chance()
    assert t.opened() == ["Tikal"]
    assert t.view()["cells"]["r9c7"] == {
        "kind": "city",
        "owner": None,
        "crop": None,
        "n": None,
        "city": "Tikal",
    }
    assert t.city("Tikal")["strength"] == [0, 0]


def test_infos_contain_the_new_size_of_the_city() -> None:
    t = position(rack=["corn 1"], board={"r10c9": "city"}, temples=["Palenque"])
    t.take_to_bury("corn 1")
    sizes = {i["cell"]: (i["city"], i["size"]) for i in t.options()}
    assert sizes["r11c9"] == ("Tikal", 3)
    assert sizes["r10c3"] == ("Palenque", 2)


def test_without_an_expansion_anywhere_no_tile_can_be_buried() -> None:
    board = dict.fromkeys(BESIDE_TIKAL[:3], "A pepper 1") | dict.fromkeys(
        BESIDE_TIKAL[3:], "B pepper 1"
    )
    t = position(rack=["corn 1"], board=board)
    assert t.types() == {"plant"}
    assert t.refused(type="bury", crop="corn", n=1)


def test_what_was_taken_to_be_buried_cannot_be_planted() -> None:
    t = position(rack=["corn 1", "corn 2"]).take_to_bury("corn 1")
    assert (t.phase, t.rack()) == ("expand", ["corn 2"])
    assert {i["kind"] for i in t.options()} == {"city"}


def test_all_neighbours_of_tikal_are_open_at_the_beginning() -> None:
    t = started_game()
    assert t.expandable() == t.plantable() == BESIDE_TIKAL
