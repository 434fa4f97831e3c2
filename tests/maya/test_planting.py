"""Planting: a chain of one crop, one tile after the other, scored once at its end (4.1 to 4.7)."""

import pytest

from tests.maya.positions import KINDS, MAYA, Position, position, started_game

BESIDE_TIKAL = ["r9c7", "r9c8", "r10c7", "r10c9", "r11c7", "r11c8"]


# ---------------------------------------------------------------- which tile


def test_every_kind_on_the_rack_can_be_planted_once_offered() -> None:
    t = position(rack=["corn 1", "corn 1", "corn 2", "pepper 2"])
    plants = [(i["crop"], i["n"]) for i in t.options() if i["type"] == "plant"]
    assert plants == [("pepper", 2), ("corn", 1), ("corn", 2)]


def test_there_are_eight_kinds_of_tiles() -> None:
    t = position(rack=["pepper 1", "squash 1", "potato 1", "corn 1"])
    kinds = [(i["crop"], i["n"]) for i in t.options() if i["type"] == "plant"]
    t = position(rack=["pepper 2", "squash 2", "potato 2", "corn 2"])
    kinds += [(i["crop"], i["n"]) for i in t.options() if i["type"] == "plant"]
    assert sorted(f"{crop} {n}" for crop, n in kinds) == sorted(KINDS)


def test_planting_needs_a_tile_on_the_rack() -> None:
    assert position(rack=[]).types() == {"bury_unseen"}


def test_a_tile_that_is_not_on_the_rack_cannot_be_planted() -> None:
    assert position(rack=["corn 1"]).refused(type="plant", crop="corn", n=2)


def test_there_is_no_voluntary_pass() -> None:
    t = position(rack=["corn 1"])
    assert t.types() == {"plant", "bury"}
    assert t.refused(type="pass")
    assert t.refused(type="stop")


def test_a_turn_is_planting_or_expanding_and_not_both() -> None:
    t = position(rack=["corn 1", "corn 1", "pepper 1"]).plant("corn 1", "r9c7")
    assert t.types() == {"plant", "stop"}
    assert t.refused(type="bury", crop="corn", n=1)
    t.stop()
    assert t.current_player == 1


def test_the_tile_taken_leaves_the_rack_and_lies_open_in_the_hand() -> None:
    t = position(rack=["corn 1", "pepper 2"]).take("pepper 2")
    assert (t.phase, t.rack()) == ("plant", ["corn 1"])
    assert all(t.view(seat)["holding"] == {"crop": "pepper", "n": 2} for seat in (0, 1, None))


# ---------------------------------------------------------------- where


def test_the_first_tile_may_touch_the_temple() -> None:
    assert position(rack=["corn 1"]).plantable() == BESIDE_TIKAL


def test_the_first_tile_may_touch_ones_own_plantation() -> None:
    assert "r10c6" in position(rack=["corn 1"], board={"r10c7": "A pepper 1"}).plantable()


def test_the_first_tile_may_touch_a_plantation_of_any_seat() -> None:
    assert "r10c6" in position(rack=["corn 1"], board={"r10c7": "B pepper 1"}).plantable()


def test_the_first_tile_may_touch_a_city_tile() -> None:
    assert "r10c6" in position(rack=["corn 1"], board={"r10c7": "city"}).plantable()


def test_a_tile_that_touches_nothing_is_refused() -> None:
    t = position(rack=["corn 1"]).take("corn 1")
    assert "r9c6" not in t.legal_cells()
    assert t.refused(type="place", cell="r9c6")


@pytest.mark.parametrize("there", ["A pepper 1", "B corn 2", "city"])
def test_an_occupied_space_is_refused(there: str) -> None:
    t = position(rack=["corn 1"], board={"r10c7": there}).take("corn 1")
    assert "r10c7" not in t.legal_cells()
    assert t.refused(type="place", cell="r10c7")


def test_nothing_is_planted_on_a_site_open_or_empty() -> None:
    t = position(rack=["corn 1"], board={"r11c8": "A pepper 1"}).take("corn 1")
    assert t.refused(type="place", cell=MAYA.cell_of["Tikal"])
    assert t.refused(type="place", cell=MAYA.cell_of["Copan"])
    assert not set(t.legal_cells()) & set(MAYA.site)


def test_cells_out_of_play_do_not_exist_for_planting() -> None:
    across = {"r7c6": "A pepper 1"}  # beside r6c6 and r6c7, which are yellow
    assert {"r6c6", "r6c7"} <= set(
        position(rack=["corn 1"], areas="blue+yellow", board=across).plantable()
    )
    t = position(rack=["corn 1"], areas="blue+red", board=across).take("corn 1")
    assert all(MAYA.area[cell] in ("blue", "red") for cell in t.legal_cells())
    assert t.refused(type="place", cell="r6c6")


def test_planting_crosses_from_one_area_to_the_next() -> None:
    t = position(rack=["corn 1"], board={"r9c5": "A pepper 1"})
    t.plant("corn 1", "r9c4")
    assert t.view()["cells"]["r9c4"]["owner"] == 0


# ---------------------------------------------------------------- the chain


def test_a_further_tile_touches_one_of_this_turn() -> None:
    t = position(rack=["corn 1", "corn 1"]).plant("corn 1", "r9c7").take("corn 1")
    assert t.legal_cells() == ["r8c7", "r8c8", "r9c6", "r9c8", "r10c7"]


def test_a_further_tile_may_touch_any_earlier_one_of_this_turn() -> None:
    t = position(rack=["corn 1"] * 3).plant("corn 1", "r9c7").more("corn 1", "r9c8")
    t.more("corn 1", "r10c7")
    assert t.view()["cells"]["r10c7"]["crop"] == "corn"


def test_a_further_tile_may_not_be_apart() -> None:
    t = position(rack=["corn 1", "corn 1"]).plant("corn 1", "r9c7").take("corn 1")
    assert t.refused(type="place", cell="r11c8")


def test_a_further_tile_is_of_the_same_crop() -> None:
    t = position(rack=["corn 1", "corn 1", "pepper 1"]).plant("corn 1", "r9c7")
    assert [i["crop"] for i in t.options() if i["type"] == "plant"] == ["corn"]
    assert t.refused(type="plant", crop="pepper", n=1)


def test_singles_and_doubles_may_be_mixed() -> None:
    t = position(rack=["corn 1", "corn 2", "corn 1", "pepper 1"])
    t.plant("corn 2", "r9c7").more("corn 1", "r9c8").more("corn 1", "r8c8")
    assert t.scores == [4, 0]


def test_one_may_stop_after_any_tile() -> None:
    for n in (1, 2, 3):
        t = position(rack=["corn 1"] * 4).plant("corn 1", "r9c7")
        for cell in ["r9c8", "r10c9"][: n - 1]:
            t.more("corn 1", cell)
        t.stop(points=n)
        assert (t.scores, t.current_player, len(t.rack())) == ([n, 0], 1, 4 - n)


def test_points_are_scored_once_at_the_stop() -> None:
    t = position(rack=["corn 1"] * 3).plant("corn 1", "r9c7")
    assert t.scores == [0, 0]
    t.more("corn 1", "r9c8")
    assert t.scores == [0, 0]
    assert t.stop(points=2).scores == [2, 0]


def test_a_chain_ends_without_another_tile_of_the_crop() -> None:
    t = position(rack=["corn 1", "pepper 1", "pepper 2"]).plant("corn 1", "r9c7")
    assert (t.phase, t.current_player, t.scores) == ("turn", 1, [1, 0])


def test_a_chain_ends_where_no_empty_space_touches_it() -> None:
    t = position(
        rack=["corn 1", "corn 1"],
        board={"r12c7": "A pepper 1", "r12c5": "A pepper 1", "r11c5": "B pepper 1"}
        | {"r11c6": "B pepper 2", "r13c5": "B squash 1", "r13c6": "B squash 1"},
    )
    assert all(cell in t.view()["cells"] for cell in MAYA.near["r12c6"])
    t.plant("corn 1", "r12c6")
    assert (t.current_player, t.scores, t.rack()) == (1, [1, 0], ["corn 1"])


def test_an_empty_site_alone_does_not_keep_a_chain_going() -> None:
    """Copan opens at once, and a temple is not an empty space."""
    t = position(
        rack=["corn 1", "corn 1"],
        board={"r12c9": "A pepper 1", "r11c9": "B pepper 1", "r11c10": "B pepper 2"}
        | {"r12c8": "B squash 1"},
    )
    assert "Copan" in t.opened()
    t.plant("corn 1", "r13c9")
    assert (t.current_player, t.scores) == (1, [1, 0])


def test_a_whole_rack_of_seven_can_be_planted() -> None:
    t = position(rack=["corn 1"] * 5 + ["corn 2"] * 2).plant("corn 1", "r9c7")
    for tile, cell in [
        ("corn 2", "r9c8"),
        ("corn 1", "r10c9"),
        ("corn 1", "r11c8"),
        ("corn 2", "r11c7"),
        ("corn 1", "r10c7"),
        ("corn 1", "r10c6"),
    ]:
        t.more(tile, cell)
    assert t.scores == [9, 0]  # Tikal is closed, but a lone temple scores nothing
    assert t.city("Tikal") == {"size": 1, "closed": True, "scored": True, "strength": [8, 0]}
    assert t.counts() == (0, 25)


def test_the_chain_is_in_the_view_until_the_turn_ends() -> None:
    t = position(rack=["corn 1"] * 3).plant("corn 1", "r9c7").more("corn 1", "r9c8")
    assert (t.view()["planted"], t.view()["crop"]) == (["r9c7", "r9c8"], "corn")
    t.stop()
    assert (t.view()["planted"], t.view()["crop"]) == ([], None)
    assert "r9c6" not in t.view()["cells"]


def test_planting_draws_nothing() -> None:
    t = position(rack=["corn 1", "pepper 1"]).plant("corn 1", "r9c7")
    assert (t.rack(), t.counts(), t.current_player) == (["pepper 1"], (1, 29 + 1), 1)


# ---------------------------------------------------------------- points


def group(board: dict[str, str], rack: list[str] | None = None) -> Position:
    return position(rack=rack or ["corn 1"], board=board)


@pytest.mark.parametrize(("tile", "points"), [("corn 1", 1), ("corn 2", 2)])
def test_each_crop_gives_a_point(tile: str, points: int) -> None:
    assert group({}, [tile]).plant(tile, "r9c7").scores == [points, 0]


def test_old_tiles_of_the_group_count_again() -> None:
    t = group({"r9c8": "A corn 2", "r8c9": "A corn 1"}).plant("corn 1", "r9c7")
    assert t.scores == [4, 0]


def test_several_old_groups_are_merged() -> None:
    old = {"r10c7": "A corn 2", "r9c8": "A corn 1", "r8c9": "A corn 2"}
    assert group(old).plant("corn 1", "r9c7").scores == [6, 0]


def test_a_group_that_is_not_touched_does_not_count() -> None:
    assert group({"r11c8": "A corn 2"}).plant("corn 1", "r9c7").scores == [1, 0]


def test_foreign_tiles_never_count() -> None:
    assert group({"r9c8": "B corn 2"}).plant("corn 1", "r9c7").scores == [1, 0]


def test_foreign_tiles_do_not_join_groups() -> None:
    board = {"r9c8": "B corn 2", "r9c9": "A corn 2"}
    assert group(board).plant("corn 1", "r9c7").scores == [1, 0]


def test_other_crops_never_count_nor_join() -> None:
    board = {"r9c8": "A pepper 2", "r9c9": "A corn 2"}
    assert group(board).plant("corn 1", "r9c7").scores == [1, 0]


def test_city_tiles_never_count_even_of_the_same_crop() -> None:
    board = {"r9c8": "city A corn 2", "r9c9": "A corn 2"}
    assert group(board).plant("corn 1", "r9c7").scores == [1, 0]


def test_only_the_group_with_the_tiles_placed_scores() -> None:
    t = group({"r9c8": "A corn 2", "r11c8": "A pepper 2"}, ["pepper 1", "corn 2"])
    assert t.plant("pepper 1", "r11c7").scores == [3, 0]


def test_other_seats_do_not_score_by_planting() -> None:
    t = position(3, rack=["corn 1"], board={"r9c8": "B corn 2"}).plant("corn 1", "r9c7")
    assert t.scores == [1, 0, 0]


# ---------------------------------------------------------------- whose turn


def test_turns_follow_ascending_seat_order() -> None:
    t = started_game(4, starting_seat=2)
    players_to_act = []
    for _ in range(5):
        players_to_act.append(t.current_player)
        t.rest()
    assert players_to_act == [2, 3, 0, 1, 2]
    assert t.turns() == [1, 1, 2, 1]


def test_a_chain_is_one_turn() -> None:
    t = position(rack=["corn 1"] * 2).plant("corn 1", "r9c7")
    assert t.turns() == [0, 0]
    assert t.more("corn 1", "r9c8").turns() == [1, 0]
