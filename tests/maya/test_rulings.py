"""The rulings R-1 to R-26, one by one."""

import json
import random
from collections import Counter

import pytest

import sacbe
from sacbe.games import DataError
from sacbe.games.maya.data import load
from sacbe.kernel import to_bytes
from sacbe.play.state import State
from tests.games.modules import module_of
from tests.maya.positions import (
    KINDS,
    MAYA,
    SET,
    SMALL,
    Land,
    Position,
    game_on,
    new_game,
    position,
    started_game,
)

BESIDE_TIKAL = ["r9c7", "r9c8", "r10c7", "r10c9", "r11c7", "r11c8"]
# A ring around Tikal and the city tile r10c9, except r11c8.
NEARLY = {
    "r9c7": "B pepper 2",
    "r9c8": "B squash 2",
    "r10c7": "B potato 2",
    "r11c7": "B corn 2",
    "r9c9": "B pepper 2",
    "r10c10": "B squash 2",
    "r11c9": "B potato 2",
    "r10c9": "city",
}


def between_two_cities() -> Position:
    """Tikal with r10c7 and Calakmul with r9c5: all cells around are planted except r10c6, beside
    both."""
    cities = ["r10c8", "r10c7", "r8c6", "r9c5"]
    around = [
        cell
        for cell in MAYA.cells
        if cell not in [*cities, "r10c6"]
        and MAYA.area[cell] in ("blue", "red")
        and any(near in cities for near in MAYA.near[cell])
    ]
    owners = ["A pepper 1", "B pepper 1", "A squash 1", "B squash 1", "A potato 1", "B potato 1"]
    board = {cell: owners[i % 6] for i, cell in enumerate(around)}
    return position(rack=["corn 2", "corn 1"], board=board | {"r10c7": "city", "r9c5": "city"})


# ---------------------------------------------------------------- planting


def test_r01_joining_the_same_old_group_is_not_enough() -> None:
    t = position(rack=["corn 1", "corn 1"], board={"r9c7": "A corn 1", "r9c8": "A corn 1"})
    t.plant("corn 1", "r10c7").take("corn 1")
    assert "r10c9" not in t.legal_cells()  # beside the old group, but not beside r10c7
    assert t.refused(type="place", cell="r10c9")
    assert "r9c6" in t.legal_cells()


def test_r02_a_face_down_tile_is_a_tile_to_plant_beside() -> None:
    assert "r10c10" not in position(rack=["corn 1"]).plantable()
    t = position(rack=["corn 1"], board={"r10c9": "city"})
    t.plant("corn 1", "r10c10")
    assert t.scores == [1, 0]


def test_r03_the_wall_and_the_edge_are_no_tiles() -> None:
    plantable = started_game(2).plantable()
    assert plantable == BESIDE_TIKAL
    assert "r7c8" not in plantable  # at the wall
    assert "r12c0" not in plantable  # at the edge


def test_r04_all_adjacent_sites_open_and_no_others() -> None:
    t = position(rack=["corn 1"], areas="blue+yellow", land=SMALL, board={"r1c3": "A pepper 1"})
    t.plant("corn 1", "r2c3", opens=["S01", "Uxmal"])
    assert t.opened() == ["Tikal", "S01", "Uxmal"]  # S03 is two cells from Uxmal


def test_r05_a_city_tile_neither_touches_nor_covers_an_empty_site() -> None:
    t = position(rack=["corn 1"], board={"r9c7": "city"}).take_to_bury("corn 1")
    for cell in ("r9c6", "r8c7", "r8c6"):
        assert cell not in t.legal_cells()
        assert t.refused(type="place", cell=cell)
    t.place("r8c8").play_chance()
    assert t.opened() == ["Tikal"]  # it opens nothing


def test_r06_a_board_with_adjacent_sites_is_rejected() -> None:
    file = SMALL.file()
    file["cells"][2]["temple"], file["cells"][-1]["temple"] = "S10", None
    with pytest.raises(DataError, match="the sites Palenque and S10 are adjacent"):
        load(json.dumps(file).encode())


def test_r06_two_cities_that_touch_are_no_position() -> None:
    board = {"r10c6": "A pepper 1", "r10c7": "city", "r9c5": "city"}
    s = position(board=board, temples=["Calakmul"]).state.plain()
    s.board[MAYA.cells.index("r10c6")] = s.board[MAYA.cells.index("r10c7")]
    s.players[0].buried[0] += 1
    s.size[module_of(game_on(MAYA), "state").SITES.index("Tikal")] += 1
    with pytest.raises(ValueError, match="a temple, city or ring is inconsistent"):
        State.load(game_on(MAYA), to_bytes(s))


def test_r07_planting_beside_an_empty_site_near_another_city_is_allowed() -> None:
    t = position(rack=["corn 1"], board={"r9c7": "city"})
    t.plant("corn 1", "r9c6", opens=["Calakmul"])
    assert "r7c5" in t.expandable()  # allowed: its site is not empty any more
    assert "r8c7" not in t.expandable()  # forbidden: it is beside two cities now


# ---------------------------------------------------------------- closing cities


def test_r08_a_city_is_not_scored_while_a_cell_around_it_is_empty() -> None:
    """Even if no city may expand onto r10c6."""
    t = between_two_cities()
    assert "r10c6" not in t.expandable()
    for name in ("Tikal", "Calakmul"):
        assert not t.city(name)["closed"]
        assert not t.city(name)["scored"]
    t.plant("corn 2", next(cell for cell in t.plantable() if cell != "r10c6")).stop()
    assert not t.city("Tikal")["scored"]


def test_r09_one_action_closes_two_cities() -> None:
    t = between_two_cities().plant("corn 2", "r10c6").stop()
    strengths = [t.city(name)["strength"] for name in ("Tikal", "Calakmul")]
    assert all(t.city(name)["scored"] for name in ("Tikal", "Calakmul"))
    assert all(mine > theirs > 0 for mine, theirs in strengths)
    assert t.scores == [2 + 6 + 6, 3 + 3]


def test_r10_a_city_closed_by_the_first_tile_scores_after_the_last() -> None:
    t = position(rack=["corn 1"] * 3, board=NEARLY).plant("corn 1", "r11c8")
    assert (t.phase, t.scores) == ("more", [0, 0])
    assert (t.city("Tikal")["closed"], t.city("Tikal")["scored"]) == (True, False)
    t.more("corn 1", "r12c8").stop()
    assert t.scores == [2 + 3, 6]
    assert t.city("Tikal")["scored"]


def test_r10_the_result_is_that_of_closing_it_with_the_last_tile() -> None:
    one = position(rack=["corn 1"] * 2, board=NEARLY).plant("corn 1", "r11c8")
    two = position(rack=["corn 1"] * 2, board=NEARLY | {"r12c7": "B corn 1"})
    one.more("corn 1", "r12c8")
    two.plant("corn 1", "r12c8").more("corn 1", "r11c8")
    assert one.scores == two.scores == [2 + 3, 6]


def test_r11_an_expansion_that_closes_its_city_scores_at_the_new_size() -> None:
    board = NEARLY | {"r12c8": "A corn 1", "r12c9": "A corn 1"}
    t = position(rack=["pepper 1"], board=board).bury("pepper 1", "r11c8", size=3)
    assert t.play_chance().scores == [6, 12]


def test_r11_an_expansion_never_borders_a_second_city() -> None:
    t = between_two_cities()
    assert t.expandable() == []


def test_r12_zero_never_ranks() -> None:
    alone = {cell: what.replace("B", "A") for cell, what in NEARLY.items()} | {"r10c9": "city B"}
    t = position(4, rack=["corn 1"], board=alone).plant("corn 1", "r11c8")
    assert t.city("Tikal")["strength"] == [15, 0, 0, 0]
    assert t.scores == [3 + 6, 0, 0, 0]  # the corn joins r11c7


def test_r12_a_city_without_plantations_around_gives_nothing() -> None:
    """Not possible on a board, as every area has a site; so the rule is called directly."""
    s = position(4, board={"r10c9": "city"}).state.plain()
    room = module_of(game_on(MAYA), "rules.scoring")
    site = module_of(game_on(MAYA), "state").SITES.index("Tikal")
    assert [int(room.city_points(s, site, p)) for p in range(4)] == [0, 0, 0, 0]


# ---------------------------------------------------------------- drawing, being stuck


@pytest.mark.parametrize("left", [0, 1, 2])
def test_r13_what_is_there_is_drawn(left: int) -> None:
    t = position(rack=["corn 1", "pepper 1"], reserve=left).bury("corn 1", "r9c7")
    assert t.view()["draws_left"] == left
    assert t.play_chance().counts() == (1 + left, 0)


def test_r13_expanding_stays_legal_with_an_empty_reserve_and_with_the_last_tile() -> None:
    t = position(rack=["corn 1"], reserve=0)
    assert "bury" in t.types()
    assert t.bury("corn 1", "r9c7").phase == "over"


def stuck(reserve: int | None = None) -> Position:
    """B plants the last cell around Tikal; A has an empty rack, and no city can expand."""
    board = dict(zip(BESIDE_TIKAL[:5], [f"B {kind}" for kind in KINDS], strict=False))
    if reserve is not None:  # all of red is planted, and all its temples are closed
        red = [c for c in MAYA.cells if MAYA.area[c] == "red" and c not in MAYA.site]
        tiles = list((SET - Counter({"corn 1": reserve})).elements())
        board |= {cell: f"A {tile}" for cell, tile in zip(red, tiles)}
        board |= {cell: f"B {kind}" for cell, kind in zip(red[len(tiles) :], KINDS)}
    return position(seat=1, rack=["corn 1", "pepper 1"], racks={0: []}, board=board)


def test_r14_an_empty_rack_without_an_expansion_draws_two() -> None:
    t = stuck().plant("corn 1", "r11c8")
    assert (t.phase, t.current_player, t.view()["turn"], t.view()["draws_left"]) == (
        "draw",
        -1,
        0,
        2,
    )
    t.draw("corn 2", "pepper 1")
    assert (t.current_player, t.counts(0), t.rack(0)) == (1, (2, 30), ["pepper 1", "corn 2"])
    assert (t.turns(), t.scores, t.view()["passes"]) == ([1, 1], [0, 1], 0)


def test_r14_nothing_is_placed() -> None:
    t = stuck().plant("corn 1", "r11c8").play_chance()
    kinds = [tile["kind"] for tile in t.view()["cells"].values()]
    assert sorted(kinds) == ["plantation"] * 6 + ["temple"]


@pytest.mark.parametrize(("reserve", "draws"), [(1, 1), (2, 2), (3, 2)])
def test_r14_the_draw_is_capped_by_the_reserve(reserve: int, draws: int) -> None:
    t = stuck(reserve).plant("corn 1", "r11c8")
    assert t.view()["draws_left"] == draws
    t.play_chance()
    assert (t.counts(0), t.current_player) == ((draws, reserve - draws), 1)


def test_r14_an_expansion_that_is_legal_must_be_made() -> None:
    t = position(seat=1, rack=["corn 1", "pepper 1"], racks={0: []}).plant("corn 1", "r11c8")
    assert (t.phase, t.current_player, t.options()) == ("turn", 0, [{"type": "bury_unseen"}])


def test_r15_without_an_expansion_one_must_plant() -> None:
    board = dict(zip(BESIDE_TIKAL, [f"B {kind}" for kind in KINDS], strict=False))
    t = position(rack=["corn 1"], board=board)
    assert t.types() == {"plant"}
    assert t.refused(type="bury", crop="corn", n=1)
    assert t.refused(type="bury_unseen")
    assert t.refused(type="pass")


ALMOST_FULL = {"r0c0": "A pepper 1", "r0c2": "B pepper 1", "r0c3": "A pepper 1"}


def test_r16_a_full_board_makes_all_pass_and_ends_the_game() -> None:
    t = position(rack=["corn 1", "squash 1"], board=ALMOST_FULL, land=SMALL)
    t.plant("corn 1", "r0c5")
    assert (t.phase, t.view()["passes"], t.turns()) == ("over", 2, [2, 1])
    assert t.counts(0) != (0, 0)
    assert t.counts(1) != (0, 0)


def test_r16_three_players_pass_once_each() -> None:
    board = ALMOST_FULL | {"r0c7": "C pepper 1"}
    t = position(3, rack=["corn 1", "squash 1"], board=board, land=SMALL)
    t.plant("corn 1", "r0c5", opens=[])
    assert (t.phase, t.view()["passes"], t.turns()) == ("over", 3, [2, 1, 1])


def test_r16_a_draw_only_turn_is_not_a_pass() -> None:
    """B plants, A draws (R-14), B passes, A passes: only then the game is over."""
    t = position(seat=1, rack=["corn 1"] * 2, racks={0: []}, board=ALMOST_FULL, land=SMALL)
    t.plant("corn 1", "r0c5")
    assert (t.phase, t.view()["turn"], t.view()["draws_left"]) == ("draw", 0, 2)
    t.draw("corn 1", "corn 2")
    assert (t.phase, t.view()["passes"], t.turns()) == ("over", 2, [2, 2])


def test_r16_a_draw_only_turn_interrupts_the_passes() -> None:
    """A plants, B passes, C draws, A passes, B passes, C passes."""
    board = ALMOST_FULL | {"r0c7": "C pepper 1"}
    t = position(3, rack=["corn 1"] * 2, racks={2: []}, board=board, land=SMALL)
    t.plant("corn 1", "r0c5")
    assert (t.phase, t.view()["turn"], t.view()["passes"]) == ("draw", 2, 1)
    t.play_chance()
    assert (t.phase, t.view()["passes"], t.turns()) == ("over", 3, [2, 2, 2])


def test_r16_an_empty_rack_on_a_full_board_draws_before_it_passes() -> None:
    t = position(rack=["corn 1"], board=ALMOST_FULL, land=SMALL)
    t.plant("corn 1", "r0c5")
    assert (t.phase, t.view()["turn"], t.view()["passes"]) == ("draw", 0, 1)
    t.play_chance()
    assert (t.phase, t.view()["passes"]) == ("over", 2)


@pytest.mark.parametrize(("players", "areas"), [(2, "blue+red"), (2, "blue+yellow"), (3, "")])
def test_r16_a_whole_game_on_a_board_that_fills_up(players: int, areas: str) -> None:
    t = started_game(players, SMALL, **({"areas": areas} if areas else {}))
    for _ in range(400):
        if t.phase == "over":
            break
        t.rest()
    board = t.state.plain().board
    assert t.phase == "over"
    assert t.view()["passes"] == players
    assert all(board[i] != 0 for i, cell in enumerate(SMALL.cells) if cell not in SMALL.site)


@pytest.mark.parametrize("land", [MAYA, SMALL])
def test_r16_wherever_a_city_can_grow_one_can_plant(land: Land) -> None:
    """So an expansion is never possible where planting is not (I5)."""
    rng = random.Random(7)
    t = started_game(2, land)
    while t.phase != "over":
        if t.phase == "turn":
            assert set(t.expandable()) <= set(t.plantable()) or t.rack(t.current_player) == []
            assert t.rack(t.current_player) == [] or "plant" in t.types()
        t.state.play(rng.choice(t.state.legal_actions()))
    t.check()


def test_r16_cannot_occur_on_the_designed_board() -> None:
    """I6: 36 spaces for each player, and before the last turn 31 tiles of each are out."""
    for area in ("blue", "green", "red", "yellow"):
        spaces = [c for c in MAYA.cells if MAYA.area[c] == area and c not in MAYA.site]
        assert len(spaces) == 36


def test_r17_the_reserve_is_not_played_while_the_rack_has_tiles() -> None:
    t = position(rack=["corn 1"])
    assert {"type": "bury_unseen"} not in t.options()
    assert t.refused(type="bury_unseen")


def test_r18_a_rack_of_seven_draws_one() -> None:
    t = position(rack=["corn 1"] * 5 + ["pepper 1"] * 2).bury("corn 1", "r9c7")
    assert (t.counts(), t.view()["draws_left"]) == ((6, 25), 1)
    assert t.draw("potato 2").counts() == (7, 24)


# ---------------------------------------------------------------- what is known


def test_r19_only_the_owner_knows_what_he_buried_from_his_rack() -> None:
    t = position(rack=["corn 2", "pepper 1"], board={"r9c8": "city B potato 1"})
    t.bury("corn 2", "r9c7").play_chance()
    assert t.view(0)["players"][0]["buried"] == [{"crop": "corn", "n": 2}]
    assert "buried" not in t.view(0)["players"][1]
    assert "buried" not in t.view(1)["players"][0]
    assert "buried" not in t.view(None)["players"][0]
    for seat in (0, 1, None):
        assert t.view(seat)["players"][0]["buried_count"] == 1
        for cell in ("r9c7", "r9c8"):
            assert t.view(seat)["cells"][cell] == {
                "kind": "city",
                "owner": None,
                "crop": None,
                "n": None,
                "city": "Tikal",
            }


def test_r19_others_do_not_see_the_tile_in_the_hand() -> None:
    t = position(rack=["corn 2", "pepper 1"]).take_to_bury("corn 2")
    unknown = {"crop": None, "n": None}
    assert t.view(0)["holding"] == {"crop": "corn", "n": 2}
    assert t.view(1)["holding"] == t.view(None)["holding"] == unknown
    assert position(rack=[]).take_unseen().view(0)["holding"] == unknown


def test_r19_a_buried_tile_counts_for_no_seat() -> None:
    t = position(rack=["corn 2"], board={"r9c8": "A corn 2"}).bury("corn 2", "r9c7")
    assert t.play_chance().city("Tikal")["strength"] == [2, 0]
    assert t.scores == [0, 0]


def test_r20_a_site_in_a_closed_area_is_no_empty_site() -> None:
    """r0c5 is beside Coba, which is green."""
    t = position(rack=["corn 1"], areas="blue+red", land=SMALL)
    assert "r0c5" in t.expandable()
    assert "Coba" not in t.view()["sites"]
    t.plant("corn 1", "r0c5", opens=[])
    assert "Coba" not in t.opened()
    t = position(rack=["corn 1"], areas="blue+green", land=SMALL)
    assert "r0c5" not in t.expandable()
    t.plant("corn 1", "r0c5", opens=["Coba"])


def test_r20_the_wall_is_the_edge_of_the_board() -> None:
    """A lone temple with one neighbour out of play is closed without it."""
    t = position(rack=["corn 1"], board={"r0c3": "B pepper 1"}, land=SMALL)
    t.plant("corn 1", "r0c5")
    assert t.city("Tikal") == {"size": 1, "closed": True, "scored": True, "strength": [1, 1]}


def test_r21_all_still_tied_win() -> None:
    t = position(3, rack=["corn 1"], reserve=0, scores=[0, 10, 10], turns=[9, 8, 8])
    assert t.plant("corn 1", "r9c7").state.winners == [1, 2]


def test_r21_draw_only_turns_and_passes_count_as_turns() -> None:
    t = position(seat=1, rack=["corn 1"] * 2, racks={0: []}, board=ALMOST_FULL, land=SMALL)
    t.plant("corn 1", "r0c5").play_chance()
    assert t.turns() == [2, 2]  # a draw and a pass; a plantation and a pass


def test_r22_areas_and_sites_are_options_and_random_if_not_named() -> None:
    choices = {option.name: option.choices for option in sacbe.game("maya").options}
    assert [a for a in choices["areas"] if str(a).count("+") == 1] == [
        "blue+green",
        "blue+red",
        "blue+yellow",
    ]
    assert (len(choices["areas"]), len(choices["sites"])) == (1 + 3 + 3 + 1, 1 + 13 + 6)
    t = new_game(2, variant="new_beginning")
    assert len(t.options()) == 3
    t.do("areas", areas=["blue", "red"])
    assert all(MAYA.area[MAYA.cell_of[i["sites"][0]]] in ("blue", "red") for i in t.options())


def test_r23_the_variants_exclude_each_other() -> None:
    choices = {option.name: option.choices for option in sacbe.game("maya").options}
    assert choices["variant"] == ("none", "new_beginning", "two_cities")


def test_r24_two_cities_of_two_players_are_one_pair() -> None:
    for other, site in (("green", "Coba"), ("red", "Palenque"), ("yellow", "Uxmal")):
        t = new_game(2, variant="two_cities", areas=f"blue+{other}")
        assert sorted(t.opened()) == sorted(["Tikal", site])


def test_r25_counts_are_public_and_contents_are_not() -> None:
    t = position(3, rack=["corn 1"], board={"r9c7": "city A corn 2", "r9c8": "unseen A"})
    for seat in (1, 2, None):
        player = t.view(seat)["players"][0]
        assert (player["rack_count"], player["reserve_count"]) == (1, 29)
        assert (player["buried_count"], player["unseen_count"]) == (1, 1)
        assert not {"rack", "pool", "buried"} & set(player)


def test_r26_points_go_beyond_any_track() -> None:
    t = position(rack=["corn 2"], scores=[5000, 0]).plant("corn 2", "r9c7")
    assert t.scores == [5002, 0]
