"""Ratings: maximum likelihood, intervals, and the round robin."""

import itertools
import math
from collections.abc import Generator, Iterable, Sequence
from pathlib import Path

import msgspec
import numpy as np
import pytest

from sacbe.arena.blocks import Block, GameResult, Match
from sacbe.arena.executors import Serial
from sacbe.arena.files import ResultsError, load
from sacbe.arena.ratings import RatedBot, Result, interval_text, ranks, rate, text
from sacbe.arena.roundrobin import pairs, results_in, round_robin
from tests.arena.builders import blocks_of, make_game, make_match


def rating(results: Sequence[Result], bot: str) -> float:
    return next(entry_of.rating for entry_of in rate(results).ladder if entry_of.bot == bot)


def entry_of(results: Sequence[Result], bot: str, seed: int = 0) -> RatedBot:
    return next(entry_of for entry_of in rate(results, seed).ladder if entry_of.bot == bot)


def duel(wins: int, losses: int, ties: int = 0, bot: str = "strong") -> Result:
    """A match of a bot against greedy, one game a block."""
    match = make_match(bot, "greedy")
    scores = [(2, 1)] * wins + [(1, 2)] * losses + [(1, 1)] * ties
    return match, blocks_of(match, [[make_game((bot, "greedy"), each)] for each in scores])


def drawn_games(strengths: dict[str, float], number: int, seed: int) -> list[Result]:
    """Four-player games of three bots with ranks sampled from a Plackett-Luce model."""
    rng = np.random.default_rng(seed)
    results: list[Result] = []
    for candidate, baseline in itertools.permutations(strengths, 2):
        match = make_match(candidate, baseline, players=4)
        games = []
        for _ in range(number):
            seats = (candidate, *[baseline] * 3)
            # The least of exponential times is drawn in proportion to the rates.
            times = [rng.exponential(1 / strengths[bot]) for bot in seats]
            games.append([make_game(seats, [-time for time in times])])
        results.append((match, blocks_of(match, games)))
    return results


# ---------------------------------------------------------------- ranks


def test_a_winner_by_tie_break_ranks_before_equal_points() -> None:
    assert ranks(make_game("abc", (7, 7, 3), winners=[1])) == [[1], [0], [2]]


def test_a_winner_with_fewer_points_ranks_first() -> None:
    assert ranks(make_game("abc", (7, 5, 9), winners=[1])) == [[1], [2], [0]]


def test_winners_share_a_rank_and_so_do_equal_points() -> None:
    assert ranks(make_game("abcd", (7, 9, 9, 7))) == [[1, 2], [0, 3]]


# ---------------------------------------------------------------- strengths


def test_rating_difference_follows_wins() -> None:
    """300 wins and 100 losses, and the virtual tie of the prior."""
    assert rating([duel(300, 100)], "strong") == pytest.approx(
        1000 + 400 * math.log10(300.5 / 100.5), abs=1e-6
    )
    assert rating([duel(300, 100)], "greedy") == 1000


def test_ties_are_half_a_win_for_each() -> None:
    assert rating([duel(0, 0, 50)], "strong") == pytest.approx(1000)
    assert rating([duel(10, 0, 20)], "strong") == pytest.approx(rating([duel(20, 10)], "strong"))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_equal_bots_have_equal_ratings(players: int) -> None:
    """An equal bot reaches every rank equally often, for every number of players."""
    match = make_match("strong", "greedy", players)
    seats = ("strong", *["greedy"] * (players - 1))
    orders = [[make_game(seats, order)] for order in itertools.permutations(range(players))]
    assert rating([(match, blocks_of(match, orders))], "strong") == pytest.approx(1000)


def likelihood(games: Iterable[GameResult], strengths: dict[str, float]) -> float:
    """The log-likelihood by definition: the mean over all orders that agree with the ranks."""
    total = 0.0
    for game_results in games:
        orders = [
            list(itertools.chain(*parts))
            for parts in itertools.product(*map(itertools.permutations, ranks(game_results)))
        ]
        for order in orders:
            row = [strengths[game_results.seats[seat]] for seat in order]
            chance = math.prod(each / sum(row[i:]) for i, each in enumerate(row))
            total += math.log(chance) / len(orders)
    return total


@pytest.mark.parametrize("players", [2, 3, 4])
def test_fit_is_a_likelihood_maximum(players: int) -> None:
    rng = np.random.default_rng(players)
    results: list[Result] = []
    for candidate, baseline in itertools.permutations(["easy", "greedy", "strong"], 2):
        match = make_match(candidate, baseline, players)
        seats = (candidate, *[baseline] * (players - 1))
        games = [[make_game(seats, rng.integers(0, 4, players).tolist())] for _ in range(20)]
        results.append((match, blocks_of(match, games)))
    game_results = [game for _, blocks in results for block in blocks for game in block.games]
    for bot in ("easy", "strong"):  # the imaginary tie
        game_results.append(make_game((bot, "greedy"), (1, 1)))
    standings = {each.bot: 10 ** (each.rating / 400) for each in rate(results).ladder}
    best = likelihood(game_results, standings)
    for bot, factor in itertools.product(("easy", "strong"), (0.99, 1.01)):
        assert likelihood(game_results, standings | {bot: factor * standings[bot]}) < best


def test_fit_recovers_true_strengths() -> None:
    results = drawn_games({"easy": 0.5, "greedy": 1.0, "strong": 3.0}, 400, seed=3)
    for bot, strength in (("easy", 0.5), ("strong", 3.0)):
        standings = entry_of(results, bot)
        assert standings.low < 1000 + 400 * math.log10(strength) < standings.high
        assert standings.high - standings.low < 80
    assert [each.bot for each in rate(results).ladder] == ["strong", "greedy", "easy"]


def test_without_greedy_the_first_by_name_is_fixed() -> None:
    match = make_match("strong", "easy")
    standings = rate([(match, blocks_of(match, [[make_game(("strong", "easy"), (2, 1))]]))])
    assert standings.fixed == "easy"
    assert standings.ladder[1] == RatedBot("easy", 1000, 1000, 1000, 1)


# ---------------------------------------------------------------- intervals


def test_equal_seeds_give_equal_intervals_and_others_do_not() -> None:
    results = [duel(60, 40)]
    assert rate(results, seed=4) == rate(results, seed=4)
    assert entry_of(results, "strong", 4) != entry_of(results, "strong", 5)
    assert entry_of(results, "strong", 4).rating == entry_of(results, "strong", 5).rating


def test_block_order_does_not_matter() -> None:
    match, blocks = duel(60, 40)
    assert rate([(match, blocks[::-1])]) == rate([(match, blocks)])


def width(result: Result) -> float:
    standings = entry_of([result], "strong")
    return standings.high - standings.low


def test_more_blocks_narrow_the_interval_and_more_of_the_same_games_do_not() -> None:
    match, blocks = duel(60, 40)
    doubled = [msgspec.structs.replace(block, games=block.games * 4) for block in blocks]
    assert width((match, doubled)) == pytest.approx(width((match, blocks)), rel=0.1)
    assert width(duel(240, 160)) == pytest.approx(width((match, blocks)) / 2, rel=0.15)


def test_the_interval_is_that_of_the_textbook() -> None:
    """The logarithm of the odds has a variance of 1 / wins + 1 / losses."""
    exact = 2 * 1.96 * math.sqrt(1 / 120 + 1 / 80) * 400 / math.log(10)
    assert width(duel(120, 80)) == pytest.approx(exact, rel=0.1)


def test_a_bot_that_never_lost_has_no_upper_bound() -> None:
    best, worst = entry_of([duel(50, 0)], "strong"), entry_of([duel(0, 50)], "strong")
    assert 1000 < best.low < math.inf == best.high
    assert 1000 > worst.high > -math.inf == worst.low
    assert interval_text(best) == f"{best.low:.0f} or more"
    assert interval_text(worst) == f"{worst.high:.0f} or less"


def test_one_loss_among_many_blocks_bounds_nothing_either() -> None:
    """More than a third of the bootstrap samples do not contain it."""
    assert entry_of([duel(50, 1)], "strong").high == math.inf
    assert entry_of([duel(50, 10)], "strong").high < math.inf


def test_a_chain_of_wins_bounds_a_rating() -> None:
    """The champion lost only to strong, and strong lost to greedy."""
    match = make_match("champion", "strong")
    games = [[make_game(("champion", "strong"), s)] for s in [(2, 1)] * 30 + [(1, 2)] * 20]
    standings = entry_of([duel(30, 20), (match, blocks_of(match, games))], "champion")
    assert 1000 < standings.low < standings.high < math.inf


# ---------------------------------------------------------------- what is refused


def test_no_results_cannot_be_rated() -> None:
    with pytest.raises(ValueError, match="no results to rate"):
        rate([])


def test_one_bot_alone_cannot_be_rated() -> None:
    match = make_match("greedy", "greedy")
    with pytest.raises(ValueError, match="at least two bots"):
        rate([(match, blocks_of(match, [[make_game(("greedy", "greedy"), (1, 2))]]))])


def test_results_of_different_rules_are_rejected() -> None:
    match, blocks = duel(3, 2)
    other = msgspec.structs.replace(match, rules_version=2)
    with pytest.raises(ValueError, match="have the same game, players, options, rules"):
        rate([(match, blocks), (other, blocks)])


def test_bots_with_different_digests_are_rejected() -> None:
    match, blocks = duel(3, 2)
    other = msgspec.structs.replace(match, bots=(("greedy", "new"), ("strong", "old")))
    with pytest.raises(ValueError, match="The bot greedy has different digests"):
        rate([(match, blocks), (other, blocks)])


def test_unconnected_bots_cannot_be_rated() -> None:
    match = make_match("strong", "easy")
    apart = (match, blocks_of(match, [[make_game(("strong", "easy"), (2, 1))]]))
    with pytest.raises(ValueError, match="No chain of games joins easy and greedy"):
        rate([apart, duel(2, 1, bot="random")])


# ---------------------------------------------------------------- the cross table and the text


def test_the_cross_table_has_the_candidates_share_with_ties_split() -> None:
    match = make_match("strong", "greedy", players=3)
    seats = ("greedy", "strong", "greedy")
    scores = [(1, 5, 2), (5, 5, 2), (5, 2, 1), (5, 4, 3)]
    games = [[make_game(seats, each, rotation=1)] for each in scores]
    cross = rate([(match, blocks_of(match, games))]).cross
    assert {pair: cell.share for pair, cell in cross.items()} == {("strong", "greedy"): 1.5 / 4}


def test_two_player_cross_table_has_both_sides() -> None:
    cross = rate([duel(3, 1)]).cross
    assert cross["strong", "greedy"].share == 0.75
    assert cross["greedy", "strong"].share == 0.25


def test_the_text_shows_ladder_cross_table_and_failures() -> None:
    standings = rate([duel(75, 25)])
    lines = text(standings).splitlines()
    assert "greedy fixed at 1000" in lines[0]
    assert lines[3].split()[:2] == ["strong", f"{standings.ladder[0].rating:.0f}"]
    assert lines[4].split() == ["greedy", "1000", "fixed", "100"]
    assert lines[-2].split() == ["strong", "-", "75.0%"]
    assert lines[-1].split() == ["greedy", "25.0%", "-"]
    failed = msgspec.structs.replace(standings, failures=2)
    assert text(failed).splitlines()[-1] == "WARNING: 2 games failed and are excluded."


# ---------------------------------------------------------------- round robin


class LimitedExecutor(Serial):
    """Plays in this process; stops after a number of blocks."""

    def __init__(self, most: int = 1000) -> None:
        self.most = most
        self.completed: list[tuple[str, str, int]] = []

    def run(self, match: Match, ks: Iterable[int]) -> Generator[Block, None, None]:
        for block in super().run(match, ks):
            if len(self.completed) == self.most:
                raise KeyboardInterrupt
            self.completed.append((match.candidate, match.baseline, block.block))
            yield block


BOTS = ("random", "greedy")


def test_pairs_of_a_round_robin() -> None:
    assert pairs("abc", 3) == list(itertools.permutations("abc", 2))
    assert pairs("abc", 2) == [("a", "b"), ("a", "c"), ("b", "c")]


def test_round_robin_is_resumed(tmp_path: Path) -> None:
    def play(folder: str, most: int = 1000) -> list[tuple[str, str, int]]:
        executor = LimitedExecutor(most)
        try:
            round_robin(
                "maya", BOTS, players=3, blocks=2, folder=tmp_path / folder, executor=executor
            )
        except KeyboardInterrupt:
            assert len(executor.completed) == most
        return executor.completed

    whole = play("whole")
    assert whole == [(c, b, k) for c, b in itertools.permutations(BOTS, 2) for k in range(2)]
    assert play("parts", 3) + play("parts") == whole
    assert play("parts") == []
    for path in results_in([tmp_path / "whole"]):
        blocks = load(tmp_path / "parts" / path.name).in_order()
        assert [b.result for b in blocks] == [b.result for b in load(path).in_order()]


def test_progress_counts_existing_blocks(tmp_path: Path) -> None:
    calls: list[tuple[str, int, int]] = []

    def play(blocks: int) -> None:
        round_robin(
            "maya",
            BOTS,
            players=2,
            blocks=blocks,
            folder=tmp_path,
            executor=Serial(),
            progress=lambda *what: calls.append(what),
        )

    play(1)
    play(2)
    assert [finished for _, finished, _ in calls] == [0, 1, 1, 2]
    assert calls[-1] == ("random against greedy", 2, 2)


def test_a_file_of_another_match_is_refused_before_a_block_is_played(tmp_path: Path) -> None:
    def play(seed: int, bots: Sequence[str], executor: Serial) -> None:
        round_robin(
            "maya", bots, players=3, blocks=1, folder=tmp_path, executor=executor, seed=seed
        )

    play(1, BOTS, Serial())
    (tmp_path / "random-greedy.jsonl").unlink()
    executor = LimitedExecutor()
    with pytest.raises(ResultsError, match="from a different match"):
        play(2, BOTS, executor)
    assert executor.completed == []


@pytest.mark.parametrize(
    ("bots", "why"),
    [
        (["greedy"], "at least two bots"),
        (["greedy", "random", "greedy"], "listed only once: greedy"),
        (["greedy", "nobody"], "Unknown bot 'nobody'"),
    ],
)
def test_invalid_bot_list_is_rejected(bots: list[str], why: str, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=why):
        round_robin("maya", bots, players=2, blocks=1, folder=tmp_path, executor=Serial())


def test_a_folder_without_results_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="no results"):
        results_in([tmp_path])
