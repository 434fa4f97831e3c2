"""The VP track: markers never share a space; scoring order; excess Devotion."""

import pytest

from tests.mezo.positions import conflict, end_of_era


@pytest.mark.parametrize(
    ("vp", "after"),
    [
        ([10, 50, 51, 52], 14),
        ([10, 14, 51, 52], 15),
        ([10, 14, 15, 52], 16),
        ([10, 14, 15, 16], 17),
        ([10, 11, 12, 13], 14),  # occupied spaces count while moving
        ([10, 14, 16, 52], 15),
        ([10, 13, 15, 52], 14),
    ],
)
def test_a_marker_goes_on_to_the_next_free_space(vp: list[int], after: int) -> None:
    t = conflict(cards={0: "cabrakan mandate"}, vp=vp).act(1).do("swap_altars", region="coba")
    assert t.vp == [after, *vp[1:]]


def test_zero_vp_move_no_marker() -> None:
    t = conflict(cards={0: "kukulkan fervor"}, vp=[10, 11, 12, 13], units={"becan": {1: (1, 0)}})
    t.act(2).stop()
    assert t.vp == [10, 11, 12, 13]


def test_each_gain_is_a_separate_move() -> None:
    """Spoils of War: 2 Devotion beyond the track are one move, then 3 VP another."""
    t = conflict(
        cards={0: "kukulkan mission"},
        vp=[10, 12, 16, 50],
        devotion={0: 19},
        units={"becan": {0: (0, 3)}},
    )
    t.act(1).exile(0, "warrior", "becan").exile(0, "warrior", "becan").stop()
    assert t.vp[0] == 17  # 10 + 2 = 12 is taken: 13; 13 + 3 = 16 is taken: 17


def test_devotion_that_partly_fits() -> None:
    t = conflict(cards={0: "ah_puch mandate"}, devotion={0: 18}, vp=[10, 11, 12, 50]).act(1)
    assert t.player(0)["devotion"] == 19
    assert t.vp[0] == 13  # one VP; 11 and 12 are taken


def test_markers_far_apart_do_not_collide() -> None:
    t = conflict(cards={0: "cabrakan mandate"}, vp=[96, 0, 50, 200]).act(1)
    t.do("swap_altars", region="coba")
    assert t.vp[0] == 100


def test_the_leader_moves_first_at_the_end_of_an_era() -> None:
    t = end_of_era(vp=[10, 8, 12, 50], tracks={"K1": 0, "K2": 1, "K3": 2})
    assert t.vp == [12, 10, 14, 50]  # each to a space that has just been left


def test_the_order_of_scoring_is_fixed_before_any_marker_moves() -> None:
    t = end_of_era(vp=[10, 9, 1, 50], tracks={"K1": 1, "X1": 1, "K2": 0})
    assert t.vp == [12, 13, 1, 50]
    t = end_of_era(vp=[10, 8, 1, 50], tracks={"K1": 1, "X1": 1, "K2": 0})
    assert t.vp == [12, 13, 1, 50]  # 8 + 4 = 12 is taken
