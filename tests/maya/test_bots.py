"""The evaluator and the greedy bot for Maya."""

import random

import pytest

import sacbe
from sacbe.bots import ask, bot
from sacbe.bots.selfplay import SelfPlay
from sacbe.games.maya.evaluate import estimate, resting, secret, turns_begun
from sacbe.games.maya.evaluate.weights import WEIGHTS
from sacbe.play.state import State
from tests.maya.positions import SMALL, Position, game_on, new_game, position

GAME = sacbe.game("maya")
VARIANTS = ("none", "new_beginning", "two_cities")
CROPS = ("pepper", "squash", "potato")
BESIDE_TIKAL = "r10c7"
RING = ("r9c6", "r9c7", "r9c8", "r10c6", "r10c9", "r11c6", "r11c7", "r11c8")  # around both


def worth(t: Position | State, seat: int = 0, viewer: int | None = None) -> float:
    """The evaluation by the seat itself or by another viewer."""
    s = (t.state if isinstance(t, Position) else t).plain()
    return float(estimate(s, seat, seat if viewer is None else viewer, WEIGHTS[0]))


def ringed(owners: str, size: int = 2) -> Position:
    """A city of Tikal, with the cells around it owned as the letters say."""
    board = {cell: f"{seat} {CROPS[i % 3]} 1" for i, (cell, seat) in enumerate(zip(RING, owners))}
    return position(board=board | ({BESIDE_TIKAL: "city B corn 1"} if size == 2 else {}))


# ---------------------------------------------------------------- what is better is worth more


def test_scored_points_count_fully() -> None:
    assert worth(position(scores=[11, 0])) == pytest.approx(worth(position(scores=[10, 0])) + 1)


def test_a_group_of_the_crop_on_the_rack_is_worth_more_than_another() -> None:
    """There is corn on the board; more of it scores the old tiles again. There is no time to draw
    all."""
    board = {"r9c7": "A corn 2", "r9c8": "A corn 2"}
    corn = position(board=board, rack=["corn 1"] * 3, reserves={1: 4})
    other = position(board=board, rack=["pepper 1"] * 3, reserves={1: 4})
    assert worth(corn) > worth(other) + 1


def test_one_group_is_worth_more_than_two() -> None:
    rack = ["corn 1"] * 3
    one_group = position(board={"r9c7": "A corn 2", "r9c8": "A corn 2"}, rack=rack)
    apart = position(board={"r9c7": "A corn 2", "r10c9": "A corn 2"}, rack=rack)
    assert worth(one_group) > worth(apart)


def test_a_group_that_is_shut_in_is_worth_less() -> None:
    free = position(board={"r11c9": "A corn 2"}, rack=["corn 1"] * 3)
    around = ("r10c9", "r10c10", "r11c8", "r11c10", "r12c8", "r12c9")
    fence = {cell: f"B {crop} 1" for cell, crop in zip(around, ("pepper", "squash", "potato") * 2)}
    shut = position(board={"r11c9": "A corn 2", **fence}, rack=["corn 1"] * 3)
    gain = worth(free) - worth(position(rack=["corn 1"] * 3))
    assert worth(shut) - worth(position(board=fence, rack=["corn 1"] * 3)) < gain


def test_a_chain_in_progress_counts_what_its_stop_will_score() -> None:
    t = position(board={"r9c7": "A corn 2"}, rack=["corn 1", "corn 1", "pepper 1"])
    t.plant("corn 1", "r9c8")
    before = worth(t)
    t.stop(points=3)
    assert worth(t) == pytest.approx(before)


def test_a_closed_city_and_tiles_to_be_drawn_count_at_once() -> None:
    """Tiles are drawn before cities score: at the evaluated position neither has happened yet."""
    t = position(board={cell: f"A {CROPS[i % 3]} 1" for i, cell in enumerate(RING)})
    t.bury(t.rack()[0], BESIDE_TIKAL)
    assert (t.phase, t.scores, t.city("Tikal")["closed"]) == ("draw", [0, 0], True)
    before = worth(t, viewer=1)
    t.play_chance()
    assert (t.phase, t.scores) == ("turn", [6, 0])
    assert worth(t, viewer=1) == pytest.approx(before)


def test_more_strength_and_a_larger_city_are_better() -> None:
    mine, even, theirs = ringed("AAAAA"), ringed("ABABA"), ringed("BBBBB")
    assert worth(mine) > worth(even) > worth(theirs)
    assert worth(mine) > worth(ringed("AAAAA", size=1))


def test_tiles_about_to_be_drawn_count_as_drawn() -> None:
    """The kinds of drawn tiles are unknown, but not their number: drawing changes little on
    average."""
    t = position(rack=["corn 1", "pepper 1"])
    t.bury("corn 1", "r9c7")
    before = worth(t)
    values = []
    for seed in range(60):
        rng, state = random.Random(seed), t.state.copy()
        while state.current_player == sacbe.CHANCE:
            actions, chances = zip(*state.chance(), strict=True)
            state.play(rng.choices(actions, chances)[0])
        values.append(worth(state))
    assert sum(values) / len(values) == pytest.approx(before, abs=2.5)


def test_time_runs_out_with_the_tiles_of_any_seat() -> None:
    board = {"r9c7": "A corn 2", "r9c8": "A corn 2"}
    racks = {1: ["corn 1", "corn 1"]}
    long, short = (position(board=board, racks=racks, reserves={1: n}) for n in (20, 0))
    assert worth(long) > worth(short) + 5


# ---------------------------------------------------------------- nothing secret


def test_other_racks_are_not_used() -> None:
    corn, pepper = (
        position(board={"r9c7": "B corn 2"}, reserve=4, racks={1: [tile] * 5})
        for tile in ("corn 1", "pepper 1")
    )
    for seat in (0, 1):
        assert worth(corn, seat, viewer=0) == worth(pepper, seat, viewer=0)
    assert worth(corn, 1) > worth(pepper, 1)  # the owner knows more


# ---------------------------------------------------------------- rest


def test_a_position_rests_when_no_tile_is_in_hand() -> None:
    t = position(rack=["corn 1", "corn 1", "pepper 1"])
    assert resting(t.state.plain())
    assert not resting(t.take("corn 1").state.plain())
    assert resting(t.place("r9c7").state.plain())
    assert not resting(t.take("corn 1").state.plain())
    t = position()
    assert not resting(t.take_to_bury(t.rack()[0]).state.plain())
    assert resting(t.place(t.legal_cells()[0]).state.plain())  # a chance event
    assert not secret(t.state.plain())


def test_turns_are_counted() -> None:
    t = new_game().play_chance()
    for n in range(6):
        assert turns_begun(t.state.plain()) == n
        t.rest()


# ---------------------------------------------------------------- play


@pytest.mark.parametrize("players", [2, 3, 4])
def test_greedy_beats_random(players: int) -> None:
    table = SelfPlay(GAME, players)
    wins = 0
    games = 12 * players
    margin = 0.0
    for seed in range(games):
        seat = seed % players
        end = table.play(["greedy" if p == seat else "random" for p in range(players)], seed)
        wins += end.winners == [seat]
        margin += end.scores[seat] - max(s for p, s in enumerate(end.scores) if p != seat)
    assert wins >= games - 1
    assert margin / games > 60


@pytest.mark.parametrize(("players", "least"), [(2, 150), (3, 135), (4, 125)])
def test_greedy_scores_well_against_itself(players: int, least: float) -> None:
    """Taking the most points of each turn scores 125, 118 and 113 on average against itself."""
    table = SelfPlay(GAME, players)
    ends = [table.play(["greedy"] * players, seed) for seed in range(30)]
    scores = [score for end in ends for score in end.scores]
    assert sum(scores) / len(scores) > least


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_greedy_plays_whole_games(players: int, variant: str) -> None:
    table = SelfPlay(GAME, players, variant=variant)
    for seed in range(4):
        view = table.play(["greedy"] * players, seed).view()
        assert view["phase"] == "over"
        assert sum(city["scored"] for city in view["cities"].values()) >= 2


def test_greedy_plays_on_a_map_that_fills_up() -> None:
    """It plays on where seats must pass and racks are empty."""
    game = game_on(SMALL)
    state = game.start(2, areas="blue+red", starting_seat=0)
    rng, greedy = random.Random(1), bot("greedy", game)
    while (player := state.current_player) is not None:
        action = rng.choice(state.legal_actions()) if player < 0 else ask(greedy, state, player)
        state.play(action)
    assert state.winners
