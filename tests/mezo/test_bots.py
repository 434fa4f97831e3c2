"""The evaluation of Mezo positions, and the play of the greedy bot."""

import random

import pytest

import sacbe
from sacbe.bots.selfplay import SelfPlay
from sacbe.games.mezo.evaluate import estimate, resting, secret, turns_begun
from sacbe.games.mezo.evaluate.weights import WEIGHTS
from sacbe.play.state import State
from tests.mezo.positions import Position, before_conflict, conflict

GAME = sacbe.game("mezo")


def worth(t: Position | State, seat: int = 0, viewer: int | None = None) -> float:
    """The estimate for a seat, by default with its own knowledge."""
    s = (t.state if isinstance(t, Position) else t).plain()
    return float(estimate(s, seat, seat if viewer is None else viewer, WEIGHTS[0]))


def walk(players: int, seed: int) -> list[State]:
    """Some positions of a random game from the start, the last one finished."""
    rng = random.Random(seed)
    state = GAME.start(players)
    positions = [state.copy()]
    while state.current_player is not None:
        state.play(rng.choice(state.legal_actions()))
        if rng.random() < 0.1:
            positions.append(state.copy())
    return [*positions, state]


# ---------------------------------------------------------------- better positions score higher


def test_a_point_is_a_point() -> None:
    more, less = (before_conflict(vp=[vp, 20, 10, 0]) for vp in (31, 30))
    assert worth(more) == pytest.approx(worth(less) + 1, abs=0.01)


def test_more_units_where_a_conflict_is_to_come_are_better() -> None:
    few, many, theirs = (
        before_conflict(units={"hochob": {0: (mine, 0), 1: (other, 0)}})
        for mine, other in ((1, 2), (3, 2), (1, 4))
    )
    assert worth(many) > worth(few) > worth(theirs)


def test_a_glyph_and_a_pyramid_are_worth_something() -> None:
    nothing = worth(before_conflict())
    assert worth(before_conflict(glyphs={"hochob": {0: 1}})) > nothing
    assert worth(before_conflict(pyramids={"hochob": "0"})) > nothing + 3


def test_devotion_is_worth_something() -> None:
    values = [worth(before_conflict(devotion={0: place})) for place in range(20)]
    assert values == sorted(values)
    assert values[-1] > values[0] + 10


def test_a_card_is_worth_more_where_it_works() -> None:
    """Strength helps in an open Conflict, and not against a large majority."""
    gains = []
    for host in ((3, 2), (8, 7)):
        units = {"becan": {0: (0, 3), 1: host}}
        fury, mission = (
            conflict("becan", cards={0: f"kukulkan {card}"}, units=units, xibalba={1: (0, 0)})
            for card in ("vengeance", "mission")
        )
        gains.append(worth(fury) - worth(mission))
    assert gains[0] > gains[1] + 0.5


# ---------------------------------------------------------------- turns and quiet positions


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_turn_is_one_seats_own_and_turns_are_counted_upwards(players: int) -> None:
    """In the Tribe Phase a turn is everything that a seat places; an action is a turn with its
    effects."""
    rng = random.Random(players)
    state = GAME.start(players)
    number, phases = -1, list[str]()
    one_turn = ("hero", "neutral_hero", "deploy")
    while state.current_player is not None:
        before, seat, phase = number, state.current_player, state.view()["phase"]
        number = turns_begun(state.plain())
        assert number >= before
        if phases and phase in one_turn and phases[-1] in one_turn:
            assert (number == before) == (phase != "hero")
        if phase == "action":
            assert number > before
        phases = [*phases[-1:], phase] if seat >= 0 else []
        state.play(rng.choice(state.legal_actions()))


def test_cards_are_picked_in_secret() -> None:
    """And a position is quiet unless a choice is only announced."""
    restless = {"summon", "confluence", "choose_one", "cancel", "appease", "pay", "use_token"}
    for players in (2, 3, 4):
        for state in walk(players, seed=players)[:-1]:
            s, phase = state.plain(), state.view()["phase"]
            assert secret(s) == (phase == "pick") == state.is_simultaneous
            if phase in restless:
                assert not resting(s)
            if phase in ("hero", "deploy", "pick", "action", "third", "ability", "conflict"):
                assert resting(s)


# ---------------------------------------------------------------- play


@pytest.mark.parametrize("players", [2, 3, 4])
def test_greedy_beats_random(players: int) -> None:
    table = SelfPlay(GAME, players)
    wins = 0
    games = 30
    margin = 0.0
    for seed in range(games):
        seat = seed % players
        end = table.play(["greedy" if p == seat else "random" for p in range(players)], seed)
        wins += end.winners == [seat]
        margin += end.scores[seat] - max(s for p, s in enumerate(end.scores) if p != seat)
    assert wins >= games - 2
    assert margin / games > 60


@pytest.mark.parametrize("gods", ["dealt", "chosen"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_greedy_plays_whole_games(players: int, gods: str) -> None:
    table = SelfPlay(GAME, players, gods=gods)
    for seed in range(4):
        end = table.play(["greedy"] * players, seed)
        view = end.view()
        assert (view["phase"], view["era"]) == ("over", 3)
        assert sum(end.scores) / players > 80  # random play ends at about 50
        assert any(region["pyramid"] for region in view["regions"].values())
