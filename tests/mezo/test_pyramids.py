"""Section (h): Pyramids: building, razing, transforming, and scoring."""

from typing import Any

import pytest

from tests.mezo.positions import Position, conflict


def building(pyramids: dict[str, str], vp: list[int] | None = None) -> Position:
    """Seat 0 may build one piece in Hochob, Becan or Palenque."""
    return conflict(cards={0: "ixchel legacy"}, pyramids=pyramids, vp=vp).act(2).choose(0)


def shaping(option: int, pyramids: dict[str, str], **setup: Any) -> Position:
    """Seat 0 uses Shape the Mountain: 0 builds, 1 transforms."""
    t = conflict(cards={0: "cabrakan legacy"}, pyramids=pyramids, **setup).act(2)
    return t.choose(option)


def toppling(pyramids: dict[str, str], **setup: Any) -> Position:
    """Seat 0 may raze three structures."""
    return conflict(cards={0: "cabrakan fervor"}, pyramids=pyramids, devotion={0: 16}, **setup).act(
        2
    )


@pytest.mark.parametrize("height", [0, 1, 2, 3])
def test_vp_for_every_piece_now_in_it(height: int) -> None:
    t = building({"becan": "1 1 1 1"[: 2 * height].strip()}).build("pyramid", "becan")
    assert t.pyramid("becan")[-1] == (height + 1, 0)
    assert t.vp[0] == 40 + height + 1
    assert t.vp[1] == 30 + (height > 0)


def test_nothing_above_level_four() -> None:
    t = building({"becan": "1 1 1 1"})
    assert t.values("region") == ["hochob", "palenque"]


def test_every_other_player_with_a_piece_gets_one_vp_once() -> None:
    t = building({"becan": "1 2 1"}).build("pyramid", "becan")
    assert t.vp == [44, 31, 21, 10]


def test_the_first_piece_is_the_lowest_in_reserve() -> None:
    t = building({"coba": "0", "chichen_itza": "0", "hochob": "0"})
    assert t.player(0)["pyramid_pieces_left"]["1"] == 0
    t.build("pyramid", "becan")
    assert t.pyramid("becan") == [(2, 0)]
    assert t.vp[0] == 41


def test_the_next_piece_is_exactly_one_above_the_top() -> None:
    t = building({"becan": "2: 1", "hochob": "1"}).build("pyramid", "becan")
    assert t.pyramid("becan") == [(2, 1), (3, 0)]
    assert t.vp[:2] == [42, 31]


def test_without_a_fitting_piece_nothing_is_built() -> None:
    pyramids = {"coba": "1 1 1 0", "chichen_itza": "2 2 2 0", "becan": "3 3 3"}
    t = building(pyramids)
    assert t.player(0)["pyramid_pieces_left"]["4"] == 0
    assert t.values("region") == ["hochob", "palenque"]


def test_the_builders_own_pieces_below_give_nothing_more() -> None:
    t = building({"becan": "0 0"}).build("pyramid", "becan")
    assert t.vp[0] == 43


def test_scoring_goes_by_descending_vp_the_builder_included() -> None:
    t = building({"becan": "1 2"}, vp=[10, 12, 9, 50]).build("pyramid", "becan")
    assert t.vp == [14, 13, 10, 50]


def test_a_builder_who_leads_moves_first() -> None:
    t = building({"becan": "1"}, vp=[12, 13, 1, 50]).build("pyramid", "becan")
    assert t.vp == [15, 14, 1, 50]  # seat 1 leads: 14; then 12 + 2 = 14 is taken


def test_razing_returns_the_piece_and_gives_no_vp() -> None:
    t = toppling({"becan": "1 2"}).raze("pyramid", 2, "becan").stop()
    assert t.change() == {"becan height": -1, "2 level 2": 1, "0 vp": 2}  # the card's own 2 VP


def test_one_effect_may_raze_a_pyramid_down_to_the_ground() -> None:
    t = toppling({"becan": "1 2 0"})
    t.raze("pyramid", 0, "becan").raze("pyramid", 2, "becan").raze("pyramid", 1, "becan")
    assert t.pyramid("becan") == []
    assert t.player(0)["pyramid_pieces_left"] == {"1": 3, "2": 3, "3": 3, "4": 2}


def test_a_pyramid_razed_to_the_ground_restarts_with_the_lowest_piece() -> None:
    t = conflict(
        cards={0: "cabrakan fervor", 1: "ixchel legacy"},
        gods_at={1: "V8"},
        pyramids={"becan": "2: 3"},
    )
    t.act(2).raze("pyramid", 3, "becan").act(2).choose(0).build("pyramid", "becan")
    assert t.pyramid("becan") == [(1, 1)]


def test_transforming_replaces_the_top_and_scores_as_if_built() -> None:
    t = shaping(1, {"becan": "1 2 3"}).transform("pyramid", 3, "becan")
    assert t.pyramid("becan") == [(1, 1), (2, 2), (3, 0)]
    assert t.change() == {"0 vp": 3, "1 vp": 1, "2 vp": 1, "0 level 3": -1, "3 level 3": 1}


def test_the_own_top_stays_and_scores_again() -> None:
    t = shaping(1, {"becan": "1 0"}).transform("pyramid", 0, "becan")
    assert t.change() == {"0 vp": 2, "1 vp": 1}


def test_the_own_top_needs_no_other_piece() -> None:
    pyramids = {"becan": "1 1 1 0", "coba": "2 2 2 0"}
    t = shaping(1, pyramids)
    assert t.player(0)["pyramid_pieces_left"]["4"] == 0
    t.transform("pyramid", 0, "becan")
    assert t.vp[:2] == [44, 31]


def test_a_level_without_an_own_piece_cannot_be_transformed() -> None:
    pyramids = {"becan": "1 1 1 2", "coba": "2 2 2 0", "chichen_itza": "3 3 3 0"}
    t = conflict(cards={0: "cabrakan legacy"}, pyramids=pyramids).act(2)
    assert t.values("option") == [0]


def test_only_the_top_is_ever_a_target() -> None:
    t = shaping(1, {"becan": "1 2", "hochob": "3"})
    assert [(o["region"], o["owner"]) for o in t.options()] == [("hochob", 3), ("becan", 2)]


def test_the_scoring_order_of_transforming_is_that_of_building() -> None:
    t = shaping(1, {"becan": "1 2 3"}, vp=[10, 12, 9, 50]).transform("pyramid", 3, "becan")
    assert t.vp == [14, 13, 10, 50]
