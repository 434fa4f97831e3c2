"""The examples of the rulebook (section D)."""

from tests.maya.positions import MAYA, Position, position

RED, BLUE = "A", "B"


def two_corn_tiles() -> Position:
    """Black has a corn tile; red plants two tiles with three corn beside it."""
    t = position(rack=["corn 1", "corn 2", "corn 1"], board={"r9c7": "B corn 1"})
    return t.plant("corn 2", "r9c8").more("corn 1", "r8c8").stop()


def test_1_two_tiles_with_three_crops_give_three_points() -> None:
    assert two_corn_tiles().scores == [3, 0]


def test_2_joining_two_more_gives_five_points() -> None:
    t = position(
        rack=["corn 1", "corn 1"],
        board={"r9c7": "B corn 1", "r9c8": "A corn 2", "r8c8": "A corn 1"},
        scores=[3, 0],
    )
    t.plant("corn 1", "r7c7").more("corn 1", "r7c8")
    assert t.scores == [3 + 5, 0]


def test_3_a_tile_beside_an_empty_site_opens_it_at_once() -> None:
    t = position(rack=["corn 1", "corn 1"], board={"r9c7": "B corn 1"})
    t.plant("corn 1", "r9c6", opens=["Calakmul"])
    assert t.phase == "more"  # the turn is not over yet
    assert t.view()["cells"][MAYA.cell_of["Calakmul"]]["kind"] == "temple"


def test_4_two_separate_tiles_in_one_turn_are_refused() -> None:
    t = position(rack=["corn 1", "corn 1"]).plant("corn 1", "r9c7").take("corn 1")
    assert t.refused(type="place", cell="r11c8")


def expanding() -> Position:
    """Tikal with a city tile towards Calakmul, which is open, and one towards Lamanai, empty."""
    return position(
        rack=["corn 1"], board={"r9c7": "city", "r9c8": "city"}, temples=["Calakmul"]
    ).take_to_bury("corn 1")


def test_5a_a_space_that_touches_no_temple_and_no_city_tile_is_refused() -> None:
    assert expanding().refused(type="place", cell="r12c7")


def test_5b_a_space_that_touches_two_cities_is_refused() -> None:
    assert expanding().refused(type="place", cell="r9c6")


def test_5c_a_space_that_touches_an_empty_site_is_refused() -> None:
    assert expanding().refused(type="place", cell="r8c9")


def test_5_the_three_reasons_differ() -> None:
    reasons = [expanding().refused(type="place", cell=c) for c in ("r12c7", "r9c6", "r8c9")]
    assert len(set(reasons)) == 3


def test_6_a_city_of_three_with_five_and_four_crops() -> None:
    """Twelve for red, six for blue."""
    around = {
        "r9c7": f"{RED} pepper 2",
        "r9c8": f"{RED} squash 2",
        "r10c6": f"{BLUE} pepper 1",
        "r9c6": f"{BLUE} squash 1",
        "r11c6": f"{BLUE} potato 1",
        "r12c7": f"{BLUE} corn 1",
        "r12c8": "C corn 1",
        "r11c8": "C pepper 1",
    }
    t = position(4, rack=["corn 1"], board=around | {"r10c7": "city", "r11c7": "city"})
    t.plant("corn 1", "r10c9")
    assert t.city("Tikal") == {
        "size": 3,
        "closed": True,
        "scored": True,
        "strength": [5, 4, 2, 0],
    }
    assert t.scores == [1 + 12, 6, 0, 0]


def test_7_with_seven_on_the_rack_one_is_drawn() -> None:
    t = position(rack=["corn 1"] * 4 + ["pepper 1"] * 3).bury("corn 1", "r9c7")
    assert t.view()["draws_left"] == 1
    t.play_chance()
    assert (len(t.answers), t.counts()) == (1, (7, 24))


def test_8_an_empty_rack_plays_an_unseen_tile_and_draws_two() -> None:
    t = position(rack=[]).unseen("r9c7").play_chance()
    assert (len(t.answers), t.counts()) == (2, (2, 29))
