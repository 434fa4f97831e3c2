"""Temples open at once beside a plantation, and only there (4.5, I1)."""

import pytest

from sacbe.kernel import to_bytes
from sacbe.play.state import State
from tests.games.modules import module_of
from tests.maya.positions import MAYA, SMALL, game_on, position, started_game


def test_a_plantation_beside_an_empty_site_opens_it() -> None:
    t = position(rack=["corn 1"], board={"r9c7": "A pepper 1"})
    assert t.opened() == ["Tikal"]
    t.plant("corn 1", "r9c6", opens=["Calakmul"])
    assert t.opened() == ["Calakmul", "Tikal"]
    tile = t.view()["cells"]["r8c6"]
    assert tile == {"kind": "temple", "owner": None, "crop": None, "n": None, "city": "Calakmul"}


def test_a_temple_opens_before_the_next_tile_of_the_chain() -> None:
    t = position(rack=["corn 1"] * 3, board={"r9c7": "A pepper 1"}).plant("corn 1", "r9c6")
    assert t.phase == "more"
    assert t.city("Calakmul") == {"size": 1, "closed": False, "scored": False, "strength": [1, 0]}


def test_every_tile_of_a_chain_opens_sites() -> None:
    t = position(rack=["corn 1"] * 3, board={"r9c7": "A pepper 1"})
    t.plant("corn 1", "r8c8", opens=[]).more("corn 1", "r8c7", opens=["Calakmul"])
    t.more("corn 1", "r8c9", opens=["Lamanai"])
    assert t.opened() == ["Calakmul", "Lamanai", "Tikal"]


def test_a_plantation_beside_an_open_temple_opens_nothing() -> None:
    t = position(rack=["corn 1"]).plant("corn 1", "r9c7", opens=[])
    assert t.opened() == ["Tikal"]


def test_a_plantation_far_from_a_site_opens_nothing() -> None:
    t = position(rack=["corn 1"], board={"r9c7": "A pepper 1"}).plant("corn 1", "r8c8", opens=[])
    assert t.opened() == ["Tikal"]


def test_planting_beside_the_new_temple_becomes_possible() -> None:
    t = position(rack=["corn 1"] * 2, board={"r9c7": "A pepper 1"}).plant("corn 1", "r9c6").stop()
    assert set(MAYA.near["r8c6"]) - {"r9c6"} <= set(t.plantable())


def test_the_new_temple_can_be_expanded_next() -> None:
    t = position(rack=["corn 1"], board={"r9c7": "A pepper 1"}).plant("corn 1", "r9c6")
    assert set(t.expandable()) >= {"r7c5", "r7c6", "r8c5", "r9c5"}


@pytest.mark.parametrize("name", sorted(set(MAYA.cell_of) - {"Tikal"}))
def test_every_site_opens_from_each_of_its_neighbours(name: str) -> None:
    site = MAYA.cell_of[name]
    neighbours_checked = 0
    for cell in MAYA.near[site]:
        outside = [n for n in MAYA.near[cell] if n != site and site not in MAYA.near[n]]
        for beside in outside[:1]:  # a corner of the map has none
            t = position(4, rack=["corn 1"], board={beside: "A pepper 1"})
            assert name not in t.opened()
            t.plant("corn 1", cell, opens=[name])
            assert name in t.opened()
            neighbours_checked += 1
    assert neighbours_checked >= len(MAYA.near[site]) - 1


def test_a_tile_between_two_sites_opens_both() -> None:
    t = position(rack=["corn 1"], areas="blue+yellow", land=SMALL, board={"r1c3": "A pepper 1"})
    assert t.opened() == ["Tikal"]
    t.plant("corn 1", "r2c3", opens=["S01", "Uxmal"])
    assert t.opened() == ["Tikal", "S01", "Uxmal"]


def test_the_wooden_temples_never_run_out() -> None:
    """All thirteen sites can be open at once."""
    board = {MAYA.near[cell][0]: "A corn 1" for cell in list(MAYA.site)[:5]}
    board |= {MAYA.near[cell][0]: "B corn 1" for cell in list(MAYA.site)[5:10]}
    board |= {MAYA.near[cell][0]: "C corn 1" for cell in list(MAYA.site)[10:]}
    t = position(4, board=board)
    assert len(t.opened()) == 13


def test_an_empty_site_has_only_empty_neighbours() -> None:
    """I1: a position that violates it is refused."""
    s = position(rack=["corn 1"], board={"r9c6": "A pepper 1"}).state.plain()
    room = module_of(game_on(MAYA), "state")
    site = room.SITES.index("Calakmul")
    s.board[MAYA.cells.index("r8c6")] = s.size[site] = s.ring[site] = 0
    for p in range(2):
        s.strength[4 * site + p] = 0
    with pytest.raises(ValueError, match="an empty site has a neighbour"):
        State.load(game_on(MAYA), to_bytes(s))


def test_sites_in_the_public_view() -> None:
    sites = started_game(2).view()["sites"]
    assert list(sites) == [
        "Comalcalco",
        "Calakmul",
        "Lamanai",
        "Palenque",
        "Tikal",
        "Yaxchilan",
        "Copan",
    ]
    assert sites["Tikal"] == {
        "cell": "r10c8",
        "area": "blue",
        "highlighted": True,
        "temple": True,
    }
    assert sites["Copan"] == {
        "cell": "r13c8",
        "area": "blue",
        "highlighted": False,
        "temple": False,
    }
