"""The end of the game and the ranking (7.1, 7.2)."""

import pytest

from tests.maya.positions import SMALL, position


def test_the_game_ends_when_the_last_tile_is_planted() -> None:
    t = position(rack=["corn 1"], reserve=0).plant("corn 1", "r9c7")
    assert (t.phase, t.current_player, t.options()) == ("over", None, [])
    assert t.view()["turn"] == 0


def test_the_game_ends_when_the_last_tile_is_buried() -> None:
    assert position(rack=["corn 1"], reserve=0).bury("corn 1", "r9c7").phase == "over"


def test_the_game_ends_when_the_last_tile_is_played_unseen() -> None:
    assert position(rack=[], reserve=1).unseen("r9c7").phase == "over"


def test_the_game_continues_while_the_reserve_has_a_tile() -> None:
    t = position(rack=["corn 1"], reserve=1).plant("corn 1", "r9c7")
    assert (t.phase, t.current_player, t.counts(0)) == ("turn", 1, (0, 1))


def test_the_game_continues_while_the_rack_has_a_tile() -> None:
    t = position(rack=["corn 1", "pepper 1"], reserve=0).plant("corn 1", "r9c7")
    assert (t.phase, t.current_player) == ("turn", 1)


def test_the_last_tile_may_be_the_end_of_a_chain() -> None:
    t = position(rack=["corn 1", "corn 1"], reserve=0).plant("corn 1", "r9c7")
    assert t.phase == "more"
    t.more("corn 1", "r9c8")
    assert (t.phase, t.scores) == ("over", [2, 0])


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_there_are_no_equalising_turns(seat: int) -> None:
    t = position(3, seat, rack=["corn 1"], reserve=0, turns=[4, 4, 4])
    t.plant("corn 1", "r9c7")
    assert t.phase == "over"
    assert t.turns() == [5 if p == seat else 4 for p in range(3)]


def test_the_last_turn_is_scored_completely() -> None:
    """The crop group and the city that it closes."""
    board = {"r9c7": "B pepper 2", "r9c8": "B squash 2", "r10c7": "B potato 2", "r11c7": "B corn 2"}
    board |= {"r10c9": "city", "r9c9": "B pepper 2", "r10c10": "B squash 2", "r11c9": "A corn 2"}
    t = position(rack=["corn 1"], reserve=0, board=board).plant("corn 1", "r11c8")
    assert (t.phase, t.scores) == ("over", [3 + 3, 6])


def test_unfinished_cities_score_nothing() -> None:
    board = {"r9c7": "B pepper 2", "r9c8": "B squash 2", "r10c9": "city", "r11c9": "A corn 2"}
    t = position(rack=["corn 1"], reserve=0, board=board).plant("corn 1", "r11c8")
    assert (t.phase, t.scores) == ("over", [3, 0])
    assert not t.city("Tikal")["scored"]


def test_there_is_no_winner_before_the_end() -> None:
    assert position(scores=[50, 0]).state.winners == []


# ---------------------------------------------------------------- ranking


def test_most_points_win() -> None:
    t = position(3, rack=["corn 1"], reserve=0, scores=[10, 10, 12]).plant("corn 1", "r9c7")
    assert (t.scores, t.state.winners) == ([11, 10, 12], [2])
    t = position(3, rack=["corn 1"], reserve=0, scores=[12, 10, 12]).plant("corn 1", "r9c7")
    assert t.state.winners == [0]


def test_a_tie_goes_to_more_tiles_left() -> None:
    """The seat that ended the game has none."""
    t = position(rack=["corn 1"], reserve=0, scores=[9, 10]).plant("corn 1", "r9c7")
    assert (t.scores, t.state.winners) == ([10, 10], [1])


def test_tiles_left_are_those_on_the_rack_and_in_the_reserve() -> None:
    """B has 7 + 10 tiles, C 1 + 17: C wins, though it has fewer on the rack."""
    t = position(
        3,
        rack=["corn 1"],
        reserve=0,
        racks={1: ["pepper 1"] * 5 + ["squash 1"] * 2, 2: ["corn 1"]},
        reserves={1: 10, 2: 17},
        scores=[0, 10, 10],
        turns=[9, 1, 9],
    ).plant("corn 1", "r9c7")
    assert t.state.winners == [2]


def test_more_points_beat_more_tiles() -> None:
    t = position(rack=["corn 1"], reserve=0, scores=[10, 10]).plant("corn 1", "r9c7")
    assert t.state.winners == [0]


def test_a_further_tie_goes_to_fewer_turns() -> None:
    t = position(3, rack=["corn 1"], reserve=0, scores=[0, 10, 10], turns=[9, 9, 8])
    assert t.plant("corn 1", "r9c7").state.winners == [2]


def test_more_tiles_beat_fewer_turns() -> None:
    t = position(
        3,
        rack=["corn 1"],
        reserve=0,
        reserves={1: 20, 2: 19},
        scores=[0, 10, 10],
        turns=[9, 9, 1],
    )
    assert t.plant("corn 1", "r9c7").state.winners == [1]


def test_all_still_tied_share_the_victory() -> None:
    t = position(4, rack=["corn 1"], reserve=0, scores=[0, 10, 10, 10], turns=[9, 8, 8, 8])
    assert t.plant("corn 1", "r9c7").state.winners == [1, 2, 3]


def test_a_game_that_ends_by_passes_is_ranked_as_usual() -> None:
    full = {"r0c0": "A pepper 1", "r0c2": "B pepper 1", "r0c3": "A pepper 1"}
    for scores, winners in (([0, 5], [1]), ([6, 5], [0]), ([4, 5], [1])):
        t = position(rack=["corn 1", "pepper 1"], board=full, land=SMALL, scores=scores)
        t.plant("corn 1", "r0c5")
        assert (t.phase, t.state.winners) == ("over", winners)
