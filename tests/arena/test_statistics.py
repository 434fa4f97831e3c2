"""Statistics over blocks, intervals, and the sequential test."""

import math
import random

import msgspec
import pytest

from sacbe.arena.blocks import Block, match_of
from sacbe.arena.executors import Serial
from sacbe.arena.statistics import (
    MIN_BLOCKS,
    NOT_STRONGER,
    STRONGER,
    UNDECIDED,
    estimate,
    estimate_share,
    is_null_sound,
    leading_blocks,
    seconds_per_turn,
    sequential_test,
    student_t,
    summarise,
    up_to_sample,
    win_share,
    win_shares,
)
from tests.arena.builders import MATCH, block, block_with_share, failure, game, match_for

# ------------------------------------------------------------ figures


@pytest.mark.parametrize(
    ("winners", "share"), [([1], 1.0), ([0], 0.0), ([1, 2], 0.5), ([0, 1, 2], 1 / 3), ([0, 2], 0)]
)
def test_winners_who_tie_share_the_win(winners: list[int], share: float) -> None:
    assert win_share(game(1, (9, 9, 9), winners)) == pytest.approx(share)


def test_the_mean_of_a_block_is_one_sample() -> None:
    blocks = [block_with_share(0, 1), block_with_share(1, 0.5), block_with_share(2, 0)]
    assert win_shares(blocks) == [1, 0.5, 0]
    share = estimate(win_shares(blocks))
    half = student_t(0.95, 2) * 0.5 / math.sqrt(3)
    assert (share.mean, share.blocks) == (0.5, 3)
    assert share.low == pytest.approx(0.5 - half)
    assert share.high == pytest.approx(0.5 + half)


def test_samples_are_in_the_order_of_blocks() -> None:
    assert win_shares(
        [block_with_share(2, 0), block_with_share(0, 1), block_with_share(1, 0.5)]
    ) == [1, 0.5, 0]


def test_points_and_scores_are_those_of_the_candidate_against_the_table() -> None:
    games = [game(0, (30, 10, 20)), game(1, (6, 12, 6)), game(2, (1.5, 1.5, 9))]
    summary = summarise([block(0, games)])
    assert summary.points.mean == pytest.approx((10 + 4 + 5) / 3)
    assert summary.score.mean == pytest.approx((30 + 12 + 9) / 3)
    assert summary.baseline_score.mean == pytest.approx((15 + 6 + 1.5) / 3)
    assert (summary.blocks, summary.games, summary.failures) == (1, 3, 0)


def test_time_per_turn_is_counted_for_the_candidate_and_the_baseline() -> None:
    games = [game(0, (1, 2, 3)), game(1, (1, 2, 3))]
    summary = summarise([block(0, games, seconds=[(4.0, 1.0, 1.0), (1.0, 2.0, 3.0)])])
    assert summary.seconds_per_turn == pytest.approx(6 / 20)
    assert summary.baseline_seconds_per_turn == pytest.approx(6 / 40)


def test_time_per_turn_is_that_of_the_blocks_that_have_their_timing() -> None:
    timed = block(0, [game(0, (1, 2)), game(1, (1, 2))], seconds=[(3.0, 1.0), (2.0, 5.0)])
    assert seconds_per_turn([timed, block_with_share(1, 1).result]) == (8 / 20, 3 / 20)
    stripped = summarise([timed.result, block_with_share(1, 1).result])
    assert (stripped.seconds_per_turn, stripped.baseline_seconds_per_turn) == (None, None)


def test_failed_games_are_counted_and_left_out() -> None:
    blocks = [
        block_with_share(0, 0.5),
        block(1, [game(1, (5, 10))], [failure(0)]),
        block(2, [], [failure(0), failure(1)]),
    ]
    summary = summarise(blocks)
    assert (summary.blocks, summary.games, summary.failures) == (2, 3, 3)
    assert win_shares(blocks) == [0.5, 1.0]


def test_without_a_finished_game_there_is_nothing_to_count() -> None:
    with pytest.raises(ValueError, match="There are no completed games"):
        summarise([block(0, [], [failure(0), failure(1)])])


# ------------------------------------------------------------ intervals


@pytest.mark.parametrize(
    ("confidence", "freedom", "t"),  # from printed tables
    [
        (0.95, 1, 12.7062),
        (0.95, 2, 4.3027),
        (0.95, 3, 3.1824),
        (0.95, 10, 2.2281),
        (0.95, 49, 2.0096),
        (0.95, 1000, 1.9623),
        (0.99, 5, 4.0321),
        (0.999, 8, 5.0413),
    ],
)
def test_students_t_is_that_of_the_tables(confidence: float, freedom: int, t: float) -> None:
    assert student_t(confidence, freedom) == pytest.approx(t, abs=1e-4)


def test_the_interval_of_a_share_stays_within_0_and_1() -> None:
    shares = [1.0, 1.0, 1.0, 0.5]
    assert estimate(shares).high > 1
    assert estimate_share(shares).high == 1.0
    assert estimate_share(shares).low == estimate(shares).low > 0
    assert estimate_share([0.0, 0.0, 0.5]).low == 0.0
    assert estimate_share([0.5]) == estimate([0.5])


def test_single_block_has_infinite_interval() -> None:
    summary = estimate([0.5])
    assert (summary.low, summary.mean, summary.high) == (-math.inf, 0.5, math.inf)


def test_interval_coverage() -> None:
    draw = random.Random(5)
    runs = 2000
    summary = [estimate([draw.gauss(3, 2) for _ in range(6)]) for _ in range(runs)]
    coverage = sum(e.low <= 3 <= e.high for e in summary) / runs
    assert coverage == pytest.approx(0.95, abs=0.02)


# ------------------------------------------------------------ null matches


def test_a_bot_against_itself_is_even() -> None:
    match = match_of("maya", "greedy", "greedy", 3, seed=1)
    blocks = list(Serial().run(match, range(4)))
    assert is_null_sound(match, blocks)


def test_a_bot_with_chance_against_itself_is_even() -> None:
    match = match_of("maya", "random", "random", 2, seed=1)
    assert is_null_sound(match, Serial().run(match, range(12)))


@pytest.mark.parametrize("shares", [[0], [1, 1], [0, 0, 0]])
def test_few_equal_blocks_do_not_fail_a_null_match(shares: list[float]) -> None:
    assert is_null_sound(MATCH, [block_with_share(k, share) for k, share in enumerate(shares)])


@pytest.mark.parametrize("players", [2, 4])
def test_null_match_false_alarm_rate(players: int) -> None:
    """Integer points with many ties, from random bots."""
    draw, match, runs = random.Random(players), match_for(players), 300

    def results(k: int) -> Block:
        scores = [[draw.randrange(4) for _ in range(players)] for _ in range(players)]
        return block(k, [game(r, row) for r, row in enumerate(scores)], match=match)

    for blocks in (2, 3):
        sound = sum(is_null_sound(match, map(results, range(blocks))) for _ in range(runs))
        assert sound >= runs - 2


def test_equal_rotations_must_be_exactly_even() -> None:
    alike = [game(0, (50, 40)), game(1, (50, 40))]
    favoured = [game(0, (50, 40)), game(1, (50, 41))]
    for games, sound in ((alike, True), (favoured, False)):
        one = [msgspec.structs.replace(g, digest="the same moves") for g in games]
        assert is_null_sound(MATCH, [block(0, one)]) == sound
        assert is_null_sound(MATCH, [block(0, games)])  # with chance this may well be


@pytest.mark.parametrize("share", [0, 1])
def test_biased_harness_fails_null_match(share: float) -> None:
    shares = [share] * 9 + [0.5] * 3
    assert not is_null_sound(MATCH, [block_with_share(k, s) for k, s in enumerate(shares)])


def test_a_null_match_must_be_even_in_points_too() -> None:
    blocks = [block(k, [game(0, (50 + k, 40), [0]), game(1, (40, 50), [0])]) for k in range(9)]
    assert win_shares(blocks) == [0.5] * 9
    assert not is_null_sound(MATCH, blocks)


# ------------------------------------------------------------ sequential test


def shares_of(draw: random.Random, players: int, share: float, blocks: int) -> list[float]:
    """Blocks of independent games with this probability of winning each."""
    return [sum(draw.random() < share for _ in range(players)) / players for _ in range(blocks)]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_sequential_test_error_rate(players: int) -> None:
    draw, delta, runs = random.Random(players), 0.1, 400
    for more, wrong in ((0.0, STRONGER), (delta, NOT_STRONGER)):
        samples = (shares_of(draw, players, 1 / players + more, 400) for _ in range(runs))
        verdicts = [sequential_test(shares, players, delta).verdict for shares in samples]
        # Three standard errors of a frequency of 0.05 in `runs` runs.
        assert verdicts.count(wrong) / runs < 0.05 + 3 * math.sqrt(0.05 * 0.95 / runs)
        assert verdicts.count(UNDECIDED) / runs < 0.05


def test_first_verdict_is_final() -> None:
    draw = random.Random(1)
    shares = shares_of(draw, 4, 0.6, 100)
    first = sequential_test(shares, 4, 0.05)
    assert first.verdict == STRONGER
    assert MIN_BLOCKS <= first.blocks < 100
    assert sequential_test(shares[: first.blocks], 4, 0.05) == first
    assert sequential_test(shares[: first.blocks] + [0.0] * 500, 4, 0.05) == first
    assert sequential_test(shares[: first.blocks - 1], 4, 0.05).verdict == UNDECIDED


@pytest.mark.parametrize(("share", "verdict"), [(1.0, STRONGER), (0.0, NOT_STRONGER)])
def test_few_equal_blocks_give_no_verdict(share: float, verdict: str) -> None:
    assert sequential_test([share] * (MIN_BLOCKS - 1), 4, 0.05).verdict == UNDECIDED
    assert sequential_test([share] * 30, 4, 0.05).verdict == verdict


def test_a_null_match_is_found_not_stronger_in_the_end() -> None:
    summary = sequential_test([0.25] * 500, 4, 0.05)
    assert summary.verdict == NOT_STRONGER
    assert summary.blocks > MIN_BLOCKS


def test_nothing_is_decided_before_the_first_block() -> None:
    assert sequential_test([], 4, 0.05).verdict == UNDECIDED


@pytest.mark.parametrize("delta", [0, -0.1, 0.8, math.nan])
def test_invalid_delta_is_rejected(delta: float) -> None:
    with pytest.raises(ValueError, match=r"among 4 players is above 0 and not above 0\.75"):
        sequential_test([0.5], 4, delta)


def test_blocks_count_for_stopping_up_to_the_first_that_is_missing() -> None:
    results: list[Block] = [block_with_share(k, 1) for k in (4, 1, 0, 2, 6)]
    assert [b.block for b in leading_blocks(results)] == [0, 1, 2]
    assert leading_blocks([block_with_share(1, 1)]) == []


def test_blocks_in_which_all_failed_are_no_samples_but_were_played() -> None:
    failed_block = block(1, [], [failure(0), failure(1)])
    run = [
        block_with_share(0, 1),
        failed_block,
        block_with_share(2, 1),
        block_with_share(3, 1),
        block_with_share(5, 1),
    ]
    assert up_to_sample(run, 1) == run[:1]
    assert up_to_sample(run, 2) == run[:3]
    assert up_to_sample(run, 3) == run[:4]


def test_an_even_share_is_one_among_the_players() -> None:
    assert [match_for(n).even_share for n in (2, 3, 4)] == pytest.approx([1 / 2, 1 / 3, 1 / 4])
