"""Estimates of the evaluator and play of the greedy bot at Tzolk'in."""

from typing import Any

import pytest

import sacbe
from sacbe.bots.selfplay import SelfPlay
from sacbe.games.tzolkin.evaluate import WEIGHTS, estimate, resting
from sacbe.play.state import State
from tests.tzolkin.positions import Position, position

GAME = sacbe.game("tzolkin")


def worth(t: Position | State, seat: int = 0) -> float:
    state = t.state if isinstance(t, Position) else t
    return float(estimate(state.plain(), seat, seat, WEIGHTS[0]))


# ------------------------------------------------------------ better is estimated higher


def test_a_point_is_a_point() -> None:
    assert worth(position(vp=11)) == pytest.approx(worth(position(vp=10)) + 1)


@pytest.mark.parametrize(
    "gain",
    [
        {"corn": 6},
        {"wood": 1},
        {"stone": 1},
        {"gold": 1},
        {"skulls": 1},
        {"brown": 2},
        {"yellow": 3},
        {"green": 2},
        {"agriculture": 1},
        {"extraction": 1},
        {"architecture": 1},
        {"theology": 1},
        {"buildings": ["B01"]},
        {"buildings": ["B04"]},
    ],
    ids=str,
)
def test_more_is_better(gain: dict[str, Any]) -> None:
    assert worth(position(corn=5) if "corn" not in gain else position()) < worth(
        position(**{"corn": 5, **gain})
    )


def test_hunger_hurts_more_the_nearer_it_is() -> None:
    """Six corn feed three workers; just before the Food Day every two of them are 3 points."""
    far, near = (
        worth(position(day=day, corn=6)) - worth(position(day=day, corn=0)) for day in (1, 7)
    )
    assert near > far


def test_goods_fade_to_what_the_bank_pays() -> None:
    def last_day(**has: Any) -> float:
        t = position(day=26, seat=3, starter=0, workers=3, at=["palenque 1"], **has)
        return worth(t.pick_up("palenque 1").do("nothing").state, 3)

    all_fed = last_day(corn=6)
    assert last_day(corn=10) == pytest.approx(all_fed + 1)
    assert last_day(corn=6, gold=1) == pytest.approx(all_fed + 1)
    assert last_day(corn=6, skulls=1) == pytest.approx(all_fed + 3)
    assert last_day(corn=5) < all_fed - 2  # an unfed worker costs three


# ---------------------------------------------------------------- affordability


def test_a_worker_at_chichen_itza_needs_a_skull() -> None:
    def at_seven(**has: Any) -> float:
        t = {"corn": 5, "day": 14, **has}
        return worth(position(at=["chichen_itza 7"], **t)) - worth(position(at=["tikal 0"], **t))

    assert at_seven(skulls=1) > 2
    assert at_seven(skulls=0) <= 0


def test_a_skull_on_the_space_closes_it() -> None:
    open_ = position(at=["chichen_itza 9"], skulls=1, day=14)
    closed = position(at=["chichen_itza 9"], skulls=1, day=14, chichen=[5, 6, 7, 8, 9])
    assert worth(open_) > worth(closed) + 2


def test_a_worker_at_tikal_needs_blocks_for_what_is_shown() -> None:
    def gain(**has: Any) -> float:
        t = {"corn": 6, "day": 15, "shown": ["B20"], **has}
        return worth(position(at=["tikal 2"], **t)) - worth(position(at=["chichen_itza 0"], **t))

    assert gain(wood=1, gold=2) > gain() + 1


def test_a_temple_counts_for_the_food_days_to_come() -> None:
    def step(day: int) -> float:
        return worth(position(day=day, brown=4)) - worth(position(day=day, brown=3))

    assert step(1) > step(15) > 0


# ---------------------------------------------------------------- rest


def test_a_position_rests_between_workers_and_not_within_an_action() -> None:
    t = position(at=["tikal 1"], wood=1)
    assert resting(t.state.plain())
    assert not resting(t.pick_up("tikal 1").state.plain())
    assert not resting(t.use("tikal 1").state.plain())


# ---------------------------------------------------------------- play


@pytest.mark.parametrize("players", [2, 3, 4])
def test_greedy_beats_random(players: int) -> None:
    table = SelfPlay(GAME, players)
    for seed in range(2 * players):
        seat = seed % players
        kinds = ["greedy" if p == seat else "random" for p in range(players)]
        end = table.play(kinds, seed)
        assert end.winners == [seat]
        assert end.scores[seat] > max(s for p, s in enumerate(end.scores) if p != seat) + 15


def test_greedy_builds_and_uses_its_skulls_against_itself() -> None:
    table = SelfPlay(GAME, 4)
    ends = [table.play(["greedy"] * 4, seed) for seed in range(4)]
    scores = [score for end in ends for score in end.scores]
    assert sum(scores) / len(scores) > 45
    views = [end.view() for end in ends]
    players = [player for view in views for player in view["players"]]
    assert sum(len(player["buildings"]) for player in players) > len(players)
    assert sum(sum(view["chichen_skulls"]) for view in views) >= 4 * len(views)


def test_self_play_wants_a_policy_for_every_seat() -> None:
    with pytest.raises(ValueError, match="3 players need 3 policies"):
        SelfPlay(GAME, 3).play(["greedy"], 1)
