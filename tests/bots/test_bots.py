"""All bots: names, determinism, legal actions, and independence of hidden state."""

import subprocess
import sys
from typing import Any

import pytest

import sacbe
from sacbe.bots import BOTS, ask, bot, names
from sacbe.bots.search import SearchBot
from sacbe.bots.search.bot import Choice
from tests.games.counts import player_counts

GAME = "tzolkin"


def table_at_first_turn(seed: int, players: int = 4) -> sacbe.Table:
    return sacbe.Table(GAME, players=players, seed=seed, draft=False)


def play_out(table: sacbe.Table, kinds: list[str], seed: int) -> list[list[int]]:
    """Play a game and return its moves."""
    bots = [bot(kind, GAME, seed + seat) for seat, kind in enumerate(kinds)]
    moves = []
    while (seat := table.current_player) is not None:
        action = ask(bots[seat], table.state, seat)
        assert action in table.state.legal_actions()
        table.play(action, seat)
        moves.append([seat, action])
    return moves


def test_bots_have_names() -> None:
    assert names() == BOTS == ("random", "easy", "greedy", "medium", "strong", "expert")
    for name in names():
        assert bot(name, GAME).name == name


def test_bot_takes_a_game_or_its_name() -> None:
    assert sacbe.bot("random", sacbe.game(GAME), seed=1).name == "random"
    assert sacbe.bot("random", GAME, seed=1).name == "random"


def test_unknown_bot_is_rejected_with_the_names() -> None:
    choices = r"choose from random, easy, greedy, medium, strong, expert\."
    with pytest.raises(ValueError, match=f"Unknown bot 'clever'; {choices}"):
        sacbe.bot("clever", GAME)


def test_listing_bots_loads_no_compiler() -> None:
    code = "import sys, sacbe.bots; sacbe.bots.names(); assert 'numba' not in sys.modules"
    subprocess.run([sys.executable, "-c", code], check=True, timeout=300)


@pytest.mark.parametrize("name", BOTS)
def test_seat_that_need_not_act_is_rejected(name: str) -> None:
    state = table_at_first_turn(1).state
    assert state.current_player is not None
    with pytest.raises(ValueError, match="is not to move"):
        ask(bot(name, GAME), state, (state.current_player + 1) % 4)


@pytest.mark.parametrize("name", BOTS)
def test_choose_does_not_modify_the_state(name: str) -> None:
    state = table_at_first_turn(2).state
    seat: Any = state.current_player
    before = state.copy()
    ask(bot(name, GAME), state, seat)
    bot(name, GAME).choose(state, seat)
    assert state == before


@pytest.mark.parametrize("players", player_counts(GAME))
def test_games_are_legal_and_reproducible(players: int) -> None:
    kinds = ["greedy", "random", "greedy", "random"][:players]
    moves = play_out(sacbe.Table(GAME, players=players, seed=players), kinds, seed=5)
    assert moves == play_out(sacbe.Table(GAME, players=players, seed=players), kinds, seed=5)


def test_random_depends_on_its_seed_only() -> None:
    state = table_at_first_turn(3).state
    seat: Any = state.current_player
    runs = [[bot("random", GAME, seed).choose(state, seat) for _ in range(3)] for seed in (1, 2)]
    again = bot("random", GAME, 1)
    assert runs[0] == [runs[0][0]] * 3  # a new bot starts its own random stream
    actions = [again.choose(state, seat) for _ in range(200)]
    assert actions[0] == runs[0][0]
    assert set(actions) == set(state.legal_actions())


def test_greedy_depends_on_position_and_seed_only() -> None:
    table = table_at_first_turn(4)
    reused = bot("greedy", GAME, seed=1)
    for _ in range(30):
        seat: Any = table.current_player
        action = ask(reused, table.state, seat)
        assert action == ask(bot("greedy", GAME, seed=1), table.state, seat, seed=9)
        table.play(action, seat)


@pytest.mark.parametrize("name", sacbe.games())
def test_greedy_breaks_ties_by_seed_not_by_action_id(name: str) -> None:
    """Where seeds give different actions, these are ties; the lowest id must not be favoured."""
    seeds = 8
    table = sacbe.Table(name, players=3, seed=2)
    bots = [bot("greedy", name, seed) for seed in range(seeds)]
    ties, lowest, expected, variance = 0, 0, 0.0, 0.0
    for _ in range(120):
        seat: Any = table.current_player
        if seat is None:
            break
        actions = [ask(each, table.state, seat) for each in bots]
        tied = sorted(set(actions))
        if len(tied) > 1:
            share = 1 / len(tied)
            ties += 1
            lowest += actions.count(tied[0])
            expected += seeds * share
            variance += seeds * share * (1 - share)
        table.play(actions[0], seat)
    assert ties > 3
    assert abs(lowest - expected) < 4 * variance**0.5


def test_search_breaks_ties_by_seed_not_by_action_id() -> None:
    choices = [Choice(action, visits=5, value=1.0, prior=0.25, strategy=0.0) for action in range(4)]
    game = sacbe.game("maya")
    picks = [SearchBot(game, seed)._pick(choices, 0.0, b"") for seed in range(80)]
    assert all(8 <= picks.count(action) <= 32 for action in range(4))


@pytest.mark.parametrize("name", ["random", "easy", "greedy", "medium"])
@pytest.mark.parametrize("players", [2, 4])
def test_action_does_not_depend_on_hidden_state(name: str, players: int) -> None:
    """In the draft each player knows only the own tiles, up to the last choice."""
    table = sacbe.Table(GAME, players=players, seed=6)
    for _ in range(2 * players):
        for seat in table.state.players_to_act:
            worlds = [table.state.determinize(seat, seed) for seed in range(6)]
            assert len(set(worlds)) > 1
            answers = {ask(bot(name, GAME, seed=3), world, seat) for world in worlds}
            assert len(answers) == 1
        player: Any = table.current_player
        table.play(table.state.legal_actions()[0], player)
