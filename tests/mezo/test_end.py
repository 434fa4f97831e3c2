"""The end of an Era, the final scoring and the winner."""

from typing import Any

import pytest

from tests.mezo.positions import end_of_era, last_conflict

PLAIN = dict.fromkeys(range(4), "win_conflict_plus5")


def test_two_vp_for_each_unit_on_the_tracks_which_go_home() -> None:
    t = end_of_era(tracks={"K1": 0, "X2": 0, "X4": 0, "K5": 1})
    assert t.vp == [46, 32, 20, 10]
    assert t.pair(0, "on_tracks") == (0, 0)
    assert t.pair(0, "reserve") == (7, 7)
    assert set(t.view()["calendar"].values()) == {None}


@pytest.mark.parametrize("era", [1, 2])
def test_the_number_of_the_era_for_each_region_with_a_piece(era: int) -> None:
    t = end_of_era(era=era, pyramids={"coba": "0 1", "becan": "1 0 1", "hochob": "0"})
    assert t.vp == [40 + 3 * era, 30 + 2 * era, 20, 10]


def test_tracks_score_before_pyramids_each_in_descending_vp() -> None:
    t = end_of_era(vp=[20, 19, 2, 1], tracks={"K1": 1}, pyramids={"coba": "0 1"})
    # Step 1: 19 + 2 = 21. Step 2: 21 is first: 22; then 20 + 1 = 21.
    assert t.vp == [21, 22, 2, 1]


def test_the_next_era_begins() -> None:
    t = end_of_era(era=1, played={0: "fervor mission"}, hand={1: "legacy fervor"})
    assert (t.view()["era"], t.phase) == (2, "token")
    assert t.values("token") == ["II-1", "II-2", "II-3"]
    for p in range(4):
        me = t.player(p)
        assert (me["cards_left"], me["played"], me["hand"]) == (5, [], [])
    regions = t.view()["regions"].values()
    assert not any(r["fought"] or r["consecrated"] for r in regions)


def test_units_glyphs_pyramids_and_gods_stay_between_eras() -> None:
    setup: Any = {
        "units": {"coba": {0: (2, 1)}},
        "glyphs": {"becan": {1: 2}},
        "pyramids": {"hochob": "2 3"},
    }
    t = end_of_era(**setup)
    assert t.units("coba", 0) == (2, 1)
    assert t.region("becan")["glyphs"]["1"] == 2
    assert t.pyramid("hochob") == [(1, 2), (2, 3)]
    assert t.view()["gods"] == {"0": "V4", "1": "V6", "2": "V5", "3": "V10"}


def test_the_era_ends_only_after_the_last_region() -> None:
    t = last_conflict()
    assert t.view()["era"] == 1
    for _ in range(4):
        t.sacrifice(0, 0)
    assert t.view()["era"] == 2


def test_after_era_three_the_devotion_is_scored() -> None:
    t = end_of_era(era=3, devotion={0: 9, 1: 10, 2: 19}, abilities=PLAIN)
    assert t.phase == "over"
    assert t.current_player is None
    assert t.vp == [46, 36, 35, 10]
    assert t.state.winners == [0]
    assert t.options() == []


def test_era_three_scores_tracks_pyramids_and_devotion_in_this_order() -> None:
    t = end_of_era(
        era=3,
        vp=[20, 19, 2, 1],
        tracks={"K1": 1},
        pyramids={"coba": "0 1"},
        devotion={0: 1, 1: 1},
        abilities=PLAIN,
    )
    # Tracks: 19 + 2 = 21. Pyramids: 21 + 3 = 24, then 20 + 3 = 23. Devotion: 25, then 24.
    assert t.vp == [24, 25, 2, 1]


def test_covered_pieces_count_at_the_end() -> None:
    t = end_of_era(era=3, pyramids={"coba": "0 1 1 1"}, abilities=PLAIN)
    assert t.vp == [43, 33, 20, 10]


def test_the_final_order_is_descending_vp() -> None:
    t = end_of_era(era=3, vp=[20, 18, 2, 1], devotion={0: 1, 1: 3}, abilities=PLAIN)
    assert t.vp == [21, 20, 2, 1]
    t = end_of_era(era=3, vp=[20, 19, 2, 1], devotion={0: 1, 1: 2}, abilities=PLAIN)
    assert t.vp == [21, 22, 2, 1]  # 21 is taken
    assert t.state.winners == [1]


def test_most_vp_wins_alone() -> None:
    t = end_of_era(era=3, vp=[3, 9, 5, 7], abilities=PLAIN)
    assert t.state.winners == [1]
