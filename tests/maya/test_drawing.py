"""After an expansion tiles are drawn: three, or two with an empty rack (5.4, 5.5)."""

from collections import Counter

import pytest

from tests.maya.positions import KINDS, SET, position

SEVEN = ["pepper 1", "pepper 1", "squash 1", "squash 2", "potato 1", "corn 1", "corn 2"]


@pytest.mark.parametrize(("on_rack", "draws"), [(1, 3), (2, 3), (3, 3), (4, 3), (5, 3)])
def test_three_are_drawn_after_a_tile_of_the_rack(on_rack: int, draws: int) -> None:
    t = position(rack=SEVEN[:on_rack]).bury("pepper 1", "r9c7")
    assert (t.phase, t.current_player, t.view()["draws_left"]) == ("draw", -1, draws)
    t.play_chance()
    assert t.counts() == (on_rack - 1 + draws, 32 - on_rack - draws)


@pytest.mark.parametrize(("on_rack", "draws"), [(6, 2), (7, 1)])
def test_the_rack_never_holds_more_than_seven(on_rack: int, draws: int) -> None:
    t = position(rack=SEVEN[:on_rack]).bury("pepper 1", "r9c7")
    assert t.view()["draws_left"] == draws
    assert t.play_chance().counts() == (7, 32 - on_rack - draws)


@pytest.mark.parametrize("left", [0, 1, 2, 3, 4])
def test_no_more_are_drawn_than_the_reserve_has(left: int) -> None:
    t = position(rack=["pepper 1", "corn 1"], reserve=left).bury("pepper 1", "r9c7")
    t.play_chance()
    assert t.counts() == (1 + min(3, left), max(0, left - 3))
    assert (t.current_player, len(t.answers)) == (1, min(3, left))


def test_an_empty_rack_takes_the_next_tile_of_the_reserve_unseen() -> None:
    t = position(rack=[])
    assert t.options() == [{"type": "bury_unseen"}]
    t.take_unseen()
    assert (t.phase, t.counts()) == ("expand", (0, 31))
    t.place("r9c7", city="Tikal", size=2)
    assert t.city("Tikal")["size"] == 2


def test_two_are_drawn_after_an_unseen_tile() -> None:
    t = position(rack=[]).unseen("r9c7")
    assert t.view()["draws_left"] == 2
    t.draw("corn 2", "pepper 1")
    assert (t.rack(), t.counts(), t.current_player) == (["pepper 1", "corn 2"], (2, 29), 1)


@pytest.mark.parametrize(("left", "draws"), [(2, 1), (3, 2), (4, 2)])
def test_the_unseen_tile_leaves_the_reserve(left: int, draws: int) -> None:
    t = position(rack=[], reserve=left).unseen("r9c7").play_chance()
    assert t.counts() == (draws, left - 1 - draws)


def test_the_last_tile_played_unseen_is_never_known() -> None:
    """Reserve 1, rack empty: it is placed, nothing is drawn, the game ends."""
    t = position(rack=[], reserve=["corn 2"]).unseen("r9c7")
    assert (t.phase, t.current_player, t.counts()) == ("over", None, (0, 0))
    player = t.view()["players"][0]
    assert (player["unseen_count"], player["buried_count"]) == (1, 0)
    assert t.view()["cells"]["r9c7"]["crop"] is None
    assert t.player(0)["pool"] == [{"crop": "corn", "n": 2}]
    assert "corn 2" not in t.rack()


def test_drawing_is_compulsory() -> None:
    t = position(rack=["corn 1"]).bury("corn 1", "r9c7").draw("corn 1")
    assert (t.current_player, t.phase) == (-1, "draw")
    assert t.types() == {"draw"}


def test_drawing_comes_before_scoring() -> None:
    board = {"r9c7": "A pepper 2", "r9c8": "A squash 2", "r10c7": "A potato 2"}
    board |= {"r11c7": "B pepper 1", "r11c8": "B squash 1", "r10c10": "B potato 1"}
    board |= {"r9c9": "B pepper 1", "r11c9": "B squash 1"}
    t = position(rack=["corn 1"], board=board).bury("corn 1", "r10c9")
    assert (t.phase, t.scores) == ("draw", [0, 0])
    assert t.city("Tikal") == {"size": 2, "closed": True, "scored": False, "strength": [6, 5]}
    assert t.play_chance().scores == [6, 3]


def test_tiles_are_drawn_one_by_one() -> None:
    t = position(rack=["corn 1"]).bury("corn 1", "r9c7")
    for left in (3, 2, 1):
        assert t.view()["draws_left"] == left
        t.draw("potato 1")
    assert t.view()["draws_left"] == 0
    assert t.rack() == ["potato 1"] * 3


def test_a_tile_is_as_likely_as_there_are_copies_of_it() -> None:
    t = position(rack=["corn 1", "corn 1", "corn 2"], board={"r11c7": "A pepper 1"})
    t.bury("corn 2", "r9c7")
    left = SET - Counter({"corn 1": 2, "corn 2": 1, "pepper 1": 1})
    assert left.total() == 28
    assert t.chances() == pytest.approx({kind: left[kind] / 28 for kind in KINDS})
    t.draw("squash 2")
    assert t.chances()["squash 2"] == pytest.approx(2 / 27)


def test_a_kind_that_is_used_up_is_not_drawn() -> None:
    t = position(rack=["corn 2"] * 3).bury("corn 2", "r9c7")
    assert "corn 2" not in t.chances()


def test_ones_own_unseen_city_tiles_stay_in_the_pool() -> None:
    """All unseen tiles are equally likely; the draw skips the buried ones."""
    t = position(rack=[]).unseen("r9c7")
    assert t.pool() == SET
    assert t.chances() == pytest.approx({kind: SET[kind] / 32 for kind in KINDS})
    t.draw("corn 2")
    assert t.pool().total() == 31
    assert t.counts() == (1, 30)


def test_draws_are_without_replacement_until_the_count_of_the_reserve_is_used_up() -> None:
    t = position(rack=[], reserve=["corn 1", "corn 1", "pepper 2"]).unseen("r9c7")
    assert t.chances() == pytest.approx({"corn 1": 2 / 3, "pepper 2": 1 / 3})
    t.draw("corn 1")
    assert t.chances() == pytest.approx({"corn 1": 1 / 2, "pepper 2": 1 / 2})
    t.draw("corn 1")
    assert (t.counts(), t.rack(), t.pool()) == ((2, 0), ["corn 1"] * 2, Counter({"pepper 2": 1}))


def test_unseen_city_tiles_of_others_do_not_change_the_odds() -> None:
    t = position(rack=["corn 1"], board={"r9c8": "unseen B"}).bury("corn 1", "r9c7")
    assert t.chances()["corn 1"] == pytest.approx(4 / 31)


def test_only_the_owner_sees_what_is_drawn() -> None:
    t = position(rack=["corn 1"]).bury("corn 1", "r9c7").draw("potato 1", "potato 2", "pepper 1")
    for seat in (1, None):
        player = t.view(seat)["players"][0]
        assert set(player) == {"score", "rack_count", "reserve_count", "turns"} | {
            "buried_count",
            "unseen_count",
        }
        assert player["rack_count"] == 3
    assert t.rack(0) == ["pepper 1", "potato 1", "potato 2"]


def test_the_rack_has_no_order() -> None:
    one = position(rack=["corn 1"]).bury("corn 1", "r9c7").draw("potato 1", "pepper 2", "corn 1")
    two = position(rack=["corn 1"]).bury("corn 1", "r9c7").draw("corn 1", "potato 1", "pepper 2")
    assert one.state == two.state


def test_the_last_tile_of_rack_and_reserve_can_be_buried() -> None:
    t = position(rack=["corn 1"], reserve=0).bury("corn 1", "r9c7")
    assert (t.phase, t.counts()) == ("over", (0, 0))
    assert t.player(0)["buried"] == [{"crop": "corn", "n": 1}]
