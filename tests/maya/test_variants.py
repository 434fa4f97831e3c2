"""A New Beginning and Two Cities (8.2, 8.3)."""

from itertools import combinations
from typing import Any

import pytest

import sacbe
from tests.maya.positions import HIGHLIGHTED, MAYA, Position, new_game, started_game

HOME = {name: MAYA.area[cell] for name, cell in MAYA.cell_of.items()}
SITES = list(MAYA.cell_of)
PAIRS = ["+".join(pair) for pair in combinations(HIGHLIGHTED, 2)]


def chance_details(t: Position) -> list[Any]:
    """One detail of each possible chance outcome."""
    return [info[t.phase] for info in t.options()]


# ---------------------------------------------------------------- A New Beginning


@pytest.mark.parametrize("site", SITES)
def test_the_first_temple_stands_on_any_site(site: str) -> None:
    t = started_game(4, variant="new_beginning", sites=site)
    assert t.opened() == [site]
    cell = MAYA.cell_of[site]
    assert list(t.view()["cells"]) == [cell]
    assert sorted(t.plantable()) == sorted(t.expandable()) == sorted(MAYA.near[cell])


def test_tikal_may_be_the_new_beginning() -> None:
    assert started_game(2, variant="new_beginning", sites="Tikal").opened() == ["Tikal"]


@pytest.mark.parametrize("areas", ["blue+green", "blue+red", "blue+yellow"])
def test_a_random_beginning_is_any_site_in_play(areas: str) -> None:
    t = new_game(2, areas=areas, variant="new_beginning", starting_seat=0)
    assert t.phase == "sites"
    assert chance_details(t) == [[name] for name in SITES if HOME[name] in areas.split("+")]
    assert [p for _, p in t.state.chance()] == pytest.approx([1 / 7] * 7)
    last = chance_details(t)[-1]
    assert t.do("sites", sites=last).play_chance().opened() == last


def test_blue_stays_compulsory_in_a_new_beginning() -> None:
    t = started_game(2, variant="new_beginning", areas="random", sites="Uxmal")
    assert t.view()["areas"] == ["blue", "yellow"]


@pytest.mark.parametrize("site", SITES)
@pytest.mark.parametrize("players", [2, 3])
def test_areas_are_drawn_among_those_that_hold_the_site(players: int, site: str) -> None:
    t = new_game(players, variant="new_beginning", sites=site, starting_seat=0)
    if players == 2 and HOME[site] != "blue":
        assert t.phase == "draw"  # one choice is left
        assert t.view()["areas"] == ["blue", HOME[site]]
    else:
        assert t.phase == "areas"
        assert len(t.options()) == (3 if HOME[site] == "blue" else 2)
        assert all(HOME[site] in areas for areas in chance_details(t))


def test_nothing_else_changes_in_a_new_beginning() -> None:
    t = started_game(2, areas="blue+red", variant="new_beginning", sites="Palenque")
    assert t.view()["sites"]["Tikal"]["temple"] is False
    assert (t.counts(0), t.counts(1), t.scores) == ((5, 27), (5, 27), [0, 0])
    t.plant("pepper 1", "r10c3", opens=[]).stop()
    assert t.scores == [1, 0]


# ---------------------------------------------------------------- Two Cities


@pytest.mark.parametrize("pair", PAIRS)
def test_two_temples_stand_on_two_highlighted_sites(pair: str) -> None:
    t = started_game(4, variant="two_cities", sites=pair)
    assert sorted(t.opened()) == sorted(pair.split("+"))
    cells = [MAYA.cell_of[name] for name in pair.split("+")]
    assert sorted(t.view()["cells"]) == sorted(cells)
    around = {near for cell in cells for near in MAYA.near[cell]}
    assert set(t.plantable()) == set(t.expandable()) == around


def test_the_highlighted_sites_are_tikal_palenque_uxmal_and_coba() -> None:
    t = started_game(4)
    highlighted = [name for name, site in t.view()["sites"].items() if site["highlighted"]]
    assert sorted(highlighted) == ["Coba", "Palenque", "Tikal", "Uxmal"]


def test_four_players_draw_one_of_six_pairs() -> None:
    t = new_game(4, variant="two_cities")
    assert chance_details(t) == [pair.split("+") for pair in PAIRS]
    assert [p for _, p in t.state.chance()] == pytest.approx([1 / 6] * 6)


def test_three_players_draw_one_of_three_pairs() -> None:
    t = new_game(3, variant="two_cities", areas="blue+green+yellow")
    assert chance_details(t) == [["Tikal", "Uxmal"], ["Tikal", "Coba"], ["Uxmal", "Coba"]]


@pytest.mark.parametrize(
    ("areas", "pair"),
    [("blue+green", "Coba"), ("blue+red", "Palenque"), ("blue+yellow", "Uxmal")],
)
def test_two_players_have_one_pair(areas: str, pair: str) -> None:
    t = new_game(2, variant="two_cities", areas=areas)
    assert t.phase == "starting_seat"
    assert sorted(t.opened()) == sorted(["Tikal", pair])


@pytest.mark.parametrize("pair", PAIRS)
def test_areas_are_drawn_among_those_that_hold_the_pair(pair: str) -> None:
    homes = {HOME[name] for name in pair.split("+")}
    t = new_game(3, variant="two_cities", sites=pair, starting_seat=0)
    if "blue" in homes:
        assert t.phase == "areas"
        assert len(t.options()) == 2
        assert all(homes <= set(areas) for areas in chance_details(t))
    else:
        assert t.phase == "draw"
        assert set(t.view()["areas"]) == homes | {"blue"}


@pytest.mark.parametrize("pair", [pair for pair in PAIRS if not pair.startswith("Tikal")])
def test_two_players_cannot_name_a_pair_outside_of_blue(pair: str) -> None:
    with pytest.raises(ValueError, match="No 2 areas contain"):
        sacbe.game("maya").start(2, variant="two_cities", sites=pair)


def test_nothing_else_changes_with_two_cities() -> None:
    t = started_game(2, areas="blue+red", variant="two_cities")
    assert (t.counts(0), t.counts(1), t.scores) == ((5, 27), (5, 27), [0, 0])
    assert [n for n, c in t.view()["cities"].items() if c["size"] == 1] == ["Palenque", "Tikal"]
    t.bury("pepper 1", "r10c3", city="Palenque", size=2)
    assert t.view()["draws_left"] == 3


def test_the_variants_cannot_be_combined() -> None:
    with pytest.raises(ValueError, match="Option variant"):
        sacbe.game("maya").start(4, variant="new_beginning+two_cities")
