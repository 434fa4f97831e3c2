"""What holds for every bot: its name, its seed, legal answers, and no look at what is hidden."""

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
    """All moves of the seats; an illegal one raises."""
    bots = [bot(kind, GAME, seed + seat) for seat, kind in enumerate(kinds)]
    moves = []
    while (seat := table.current_player) is not None:
        action = ask(bots[seat], table.state, seat)
        assert action in table.state.legal_actions()
        table.play(action, seat)
        moves.append([seat, action])
    return moves


def test_bots_have_names() -> None:
    assert names() == BOTS == ("random", "easy", "greedy", "medium", "strong")
    for name in names():
        assert bot(name, GAME).name == name


def test_a_game_may_be_named_or_given() -> None:
    assert sacbe.bot("random", sacbe.game(GAME), seed=1).name == "random"
    assert sacbe.bot("random", GAME, seed=1).name == "random"


def test_an_unknown_bot_is_refused_with_the_names_there_are() -> None:
    there_are = r"choose from random, easy, greedy, medium, strong\."
    with pytest.raises(ValueError, match=f"Unknown bot 'clever'; {there_are}"):
        sacbe.bot("clever", GAME)


def test_listing_bots_loads_no_compiler() -> None:
    code = "import sys, sacbe.bots; sacbe.bots.names(); assert 'numba' not in sys.modules"
    subprocess.run([sys.executable, "-c", code], check=True, timeout=300)


@pytest.mark.parametrize("name", BOTS)
def test_a_seat_that_owes_nothing_is_not_asked(name: str) -> None:
    state = table_at_first_turn(1).state
    assert state.current_player is not None
    with pytest.raises(ValueError, match="is not to move"):
        ask(bot(name, GAME), state, (state.current_player + 1) % 4)


@pytest.mark.parametrize("name", BOTS)
def test_choosing_changes_nothing(name: str) -> None:
    state = table_at_first_turn(2).state
    seat: Any = state.current_player
    before = state.copy()
    ask(bot(name, GAME), state, seat)
    bot(name, GAME).choose(state, seat)
    assert state == before


@pytest.mark.parametrize("players", player_counts(GAME))
def test_whole_games_are_legal_and_repeat_from_their_seed(players: int) -> None:
    kinds = ["greedy", "random", "greedy", "random"][:players]
    moves = play_out(sacbe.Table(GAME, players=players, seed=players), kinds, seed=5)
    assert moves == play_out(sacbe.Table(GAME, players=players, seed=players), kinds, seed=5)


def test_random_depends_on_its_seed_alone() -> None:
    state = table_at_first_turn(3).state
    seat: Any = state.current_player
    runs = [[bot("random", GAME, seed).choose(state, seat) for _ in range(3)] for seed in (1, 2)]
    again = bot("random", GAME, 1)
    assert runs[0] == [runs[0][0]] * 3  # a fresh bot begins its stream anew
    drawn = [again.choose(state, seat) for _ in range(200)]
    assert drawn[0] == runs[0][0]
    assert set(drawn) == set(state.legal_actions())


def test_greedy_depends_on_the_position_and_its_seed_alone() -> None:
    table = table_at_first_turn(4)
    used = bot("greedy", GAME, seed=1)
    for _ in range(30):
        seat: Any = table.current_player
        action = ask(used, table.state, seat)
        assert action == ask(bot("greedy", GAME, seed=1), table.state, seat, seed=9)
        table.play(action, seat)


@pytest.mark.parametrize("name", sacbe.games())
def test_greedy_breaks_ties_by_its_seed_and_not_by_ids(name: str) -> None:
    """Where seeds differ several choices are equally good; the lowest id has no better chance."""
    seeds = 8
    table = sacbe.Table(name, players=3, seed=2)
    bots = [bot("greedy", name, seed) for seed in range(seeds)]
    ties, lowest, expected, variance = 0, 0, 0.0, 0.0
    for _ in range(120):
        seat: Any = table.current_player
        if seat is None:
            break
        chosen = [ask(each, table.state, seat) for each in bots]
        equal = sorted(set(chosen))
        if len(equal) > 1:
            share = 1 / len(equal)
            ties += 1
            lowest += chosen.count(equal[0])
            expected += seeds * share
            variance += seeds * share * (1 - share)
        table.play(chosen[0], seat)
    assert ties > 3
    assert abs(lowest - expected) < 4 * variance**0.5


def test_a_search_breaks_ties_by_its_seed_and_not_by_ids() -> None:
    equal = [Choice(action, visits=5, value=1.0, prior=0.25, strategy=0.0) for action in range(4)]
    game = sacbe.game("maya")
    picks = [SearchBot(game, seed)._pick(equal, 0.0, b"") for seed in range(80)]
    assert all(8 <= picks.count(action) <= 32 for action in range(4))


@pytest.mark.parametrize("name", ["random", "easy", "greedy", "medium"])
@pytest.mark.parametrize("players", [2, 4])
def test_worlds_a_seat_cannot_tell_apart_get_one_answer(name: str, players: int) -> None:
    """In the draft each seat knows its own tiles only; to the very last choice of the last seat."""
    table = sacbe.Table(GAME, players=players, seed=6)
    for _ in range(2 * players):
        for seat in table.state.players_to_act:
            worlds = [table.state.determinize(seat, seed) for seed in range(6)]
            assert len(set(worlds)) > 1
            answers = {ask(bot(name, GAME, seed=3), world, seat) for world in worlds}
            assert len(answers) == 1
        player: Any = table.current_player
        table.play(table.state.legal_actions()[0], player)
