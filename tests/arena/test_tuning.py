"""Tuning: perturbations, regression, and `sacbe arena tune`."""

import errno
import os
import re
from collections.abc import Sequence
from pathlib import Path

import msgspec
import numpy as np
import pytest

import sacbe
from sacbe.arena import tuning as module
from sacbe.arena.executors import WorkerLost
from sacbe.arena.files import ResultsError
from sacbe.arena.tuning import (
    Parameter,
    Trial,
    Trials,
    Tuning,
    draw_changes,
    fit,
    min_games,
    open_trials,
    play_trial,
    play_trials,
    suggested_lines,
    trial_seed,
    tuning_of,
)
from sacbe.bots.search import SearchBot
from sacbe.kernel.weights import weights_as_values
from tests.cli.keyboard import CommandResult, run

Capture = pytest.CaptureFixture[str]

SYNTHETIC = Tuning(
    game="maya",
    players=4,
    simulations=8,
    spread=0.2,
    seed=1,
    rules_version=1,
    data="0123456789abcdef",
    bot_digest="fedcba9876543210",
    settings={"exploration": 0.05, "rivalry": 0.0},
    weights={"corn": 2.0, "hope": 0.6, "row": [4.0, 0.0, -6.0]},
)
TRUTH = (3.0, 0.0, -2.0, 1.0, 0.0)  # points for a step of corn, hope, row[0], row[2], exploration


def make_trial(tuning: Tuning, k: int, truth: Sequence[float] = (), luck: float = 10.0) -> Trial:
    """A synthetic game: points from the perturbations of a seat, and noise."""
    z = draw_changes(tuning, k)
    truth = truth or (0.0,) * len(tuning.parameters)
    scores = 50 + np.array(z) @ truth + luck * np.random.default_rng(k).standard_normal(len(z))
    return Trial(tuning.digest, k, trial_seed(tuning, k), z, tuple(scores.tolist()))


def failed(tuning: Tuning, k: int) -> Trial:
    """A failed game."""
    z = draw_changes(tuning, k)
    return Trial(tuning.digest, k, trial_seed(tuning, k), z, (), "RuntimeError: no more")


def for_players(players: int) -> Tuning:
    return msgspec.structs.replace(SYNTHETIC, players=players)


# ------------------------------------------------------------ changes


def weight(value: float) -> Parameter:
    return Parameter("corn", None, value, is_setting=False)


def test_parameters_at_zero_are_not_tuned() -> None:
    labels = [parameter.label for parameter in SYNTHETIC.parameters]
    assert labels == ["corn", "hope", "row[0]", "row[2]", "exploration (search)"]
    weights, settings = SYNTHETIC.with_values([1, 2, 3, 4, 5])
    assert weights == {"corn": 1, "hope": 2, "row": [3, 0.0, 4]}
    assert settings == {"exploration": 5, "rivalry": 0.0}
    assert SYNTHETIC.weights["row"] == [4.0, 0.0, -6.0]


def test_a_share_stays_a_share() -> None:
    for value in (0.26, 0.6, 0.99):
        scaled = [weight(value).scaled(steps, 0.5) for steps in (-4, -1, 0, 1, 4)]
        assert scaled == sorted(scaled)
        assert scaled[2] == value
        assert 0 < scaled[0] < scaled[-1] < 1
    assert weight(0.6).scaled(1, 0.2) == pytest.approx(0.6 ** np.exp(-0.3))


def test_hint_weight_is_always_a_share() -> None:
    for value in (0.1, 0.3, 0.9):
        weight = Parameter("hint_weight", None, value, is_setting=True)
        scaled = [weight.scaled(steps, 0.5) for steps in (-4, 0, 4)]
        assert 0 < scaled[0] < scaled[1] < scaled[2] < 1
        assert weight.scaled(1, 0.2) == pytest.approx(value ** np.exp(-0.3))
        assert weight.rounded(0.99999) == 0.999


def test_fixed_values_are_not_parameters() -> None:
    settings = {"exploration": 0.05, "hint_weight": 1.0, "horizon": 2.0}
    tuning = msgspec.structs.replace(SYNTHETIC, settings=settings, weights={"corn": 1.0})
    assert [parameter.label for parameter in tuning.parameters] == ["corn", "exploration (search)"]
    assert tuning.with_values([2.0, 0.1])[1] == settings | {"exploration": 0.1}


def test_what_is_no_share_is_multiplied() -> None:
    for value in (0.25, 1.0, 7.0, -6.0):
        assert weight(value).scaled(2, 0.2) == pytest.approx(value * np.exp(0.4))


def test_settings_are_changed_three_times_as_much() -> None:
    setting = Parameter("rivalry", None, 0.3, is_setting=True)
    assert setting.scaled(-1, 0.2) == pytest.approx(0.3 * np.exp(-0.6))


@pytest.mark.parametrize(
    ("value", "rounded"), [(12.3456, 12.3), (3.456, 3.5), (0.1046, 0.105), (-6.78, -6.8)]
)
def test_suggestions_have_two_digits_or_three(value: float, rounded: float) -> None:
    assert weight(value).rounded(value) == rounded


def test_a_share_is_not_rounded_to_1() -> None:
    assert weight(0.9).rounded(0.99) == 0.99
    assert weight(0.9).rounded(0.9968) == 0.997
    assert weight(0.9).rounded(0.99999) == 0.999


@pytest.mark.parametrize(("players", "mirrored"), [(2, 2), (3, 2), (4, 4)])
def test_seats_are_changed_in_mirrored_pairs(players: int, mirrored: int) -> None:
    tuning = for_players(players)
    for k in range(20):
        rows = draw_changes(tuning, k)
        assert len(set(rows)) == players
        assert {len(row) for row in rows} == {len(tuning.parameters)}
        assert sum(tuple(-step for step in row) in rows for row in rows) == mirrored
        assert rows == draw_changes(tuning, k)
    assert len({draw_changes(tuning, k)[0] for k in range(20)}) == 20


def test_decks_are_those_of_the_seed() -> None:
    seeds = {trial_seed(SYNTHETIC, k) for k in range(50)}
    assert len(seeds) == 50
    assert min(seeds) > 1_000_000  # far from the small seeds that matches begin with
    assert trial_seed(msgspec.structs.replace(SYNTHETIC, seed=2), 0) not in seeds


# ------------------------------------------------------------ what games say


@pytest.mark.parametrize("players", [2, 3, 4])
def test_regression_recovers_slopes(players: int) -> None:
    tuning = for_players(players)
    findings = fit(tuning, [make_trial(tuning, k, TRUTH) for k in range(900)])
    assert [abs(one.t) for one in findings] == sorted(
        (abs(one.t) for one in findings), reverse=True
    )
    assert findings[0].parameter.name == "corn"
    slopes = {one.parameter: one for one in findings}
    for parameter, points in zip(tuning.parameters, TRUTH, strict=True):
        one = slopes[parameter]
        assert one.slope == pytest.approx(points * players / (players - 1), abs=4 * one.error)
        assert (one.suggestion is not None) == (abs(one.t) >= 3)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_standard_errors_are_calibrated(players: int) -> None:
    """Without an effect, slopes deviate from 0 by one standard error."""
    weights: dict[str, float | list[float]] = {"row": [1.0] * 80}
    tuning = msgspec.structs.replace(for_players(players), weights=weights)
    findings = fit(tuning, [make_trial(tuning, k) for k in range(300)])
    assert 0.8 < np.std([one.t for one in findings]) < 1.2


def test_step_grows_with_significance() -> None:
    findings = fit(SYNTHETIC, [make_trial(SYNTHETIC, k, TRUTH) for k in range(200)])
    by_name = {one.parameter.label: one for one in findings}
    corn, least = by_name["corn"], by_name["row[2]"]
    assert corn.t > 6
    assert corn.suggestion == weight(2.0).rounded(2.0 * np.exp(0.3))
    assert 3 < least.t < 6
    assert least.suggestion is not None
    assert -6.0 * np.exp(0.3) < least.suggestion < -6.0
    weights, settings = suggested_lines(SYNTHETIC, findings)
    assert weights == [
        "corn = 2.7",
        f"row = [{by_name['row[0]'].suggestion}, 0.0, {least.suggestion}]",
    ]
    assert settings == []


def test_setting_has_a_suggested_line() -> None:
    findings = fit(SYNTHETIC, [make_trial(SYNTHETIC, k, (0, 0, 0, 0, 5)) for k in range(200)])
    assert suggested_lines(SYNTHETIC, findings) == ([], ["exploration = 0.123"])


def test_too_few_games_give_no_findings() -> None:
    results = [make_trial(for_players(2), k) for k in range(6)]
    assert fit(for_players(2), results[:5]) == []
    assert len(fit(for_players(2), results)) == 5


@pytest.mark.parametrize(("players", "games"), [(2, 6), (3, 5), (4, 5)])
def test_five_numbers_need_five_games_and_one_more_with_two_players(
    players: int, games: int
) -> None:
    tuning = for_players(players)
    assert min_games(tuning) == games
    assert fit(tuning, [make_trial(tuning, k) for k in range(games)])


def test_games_that_failed_are_left_out_of_the_slopes() -> None:
    games = [make_trial(SYNTHETIC, k, TRUTH) for k in range(20)]
    assert fit(SYNTHETIC, [*games[:7], failed(SYNTHETIC, 20), *games[7:]]) == fit(SYNTHETIC, games)


def test_equal_scores_suggest_nothing() -> None:
    findings = fit(SYNTHETIC, [make_trial(SYNTHETIC, k, luck=0.0) for k in range(20)])
    assert {(one.t, one.suggestion) for one in findings} == {(0.0, None)}


# ------------------------------------------------------------ games


@pytest.fixture(scope="module")
def maya() -> Tuning:
    return tuning_of("maya", 2, 8, 0.2, 1)


@pytest.fixture(scope="module")
def results(maya: Tuning) -> list[Trial]:
    return [play_trial(maya, k) for k in range(3)]


def test_all_numbers_of_the_search_are_tuned(maya: Tuning) -> None:
    labels = {parameter.label for parameter in maya.parameters}
    assert {"city", "grow_most", "exploration (search)", "closeness (search)"} <= labels
    assert maya.settings["horizon"] == 1
    assert "horizon (search)" not in labels
    assert maya != tuning_of("maya", 2, 9, 0.2, 1)
    assert maya.bot_digest != tuning_of("maya", 2, 9, 0.2, 1).bot_digest


def test_greedy_is_tuned_without_simulations() -> None:
    greedy = tuning_of("maya", 2, 0, 0.2, 1)
    assert greedy.settings == {}
    assert all(
        parameter.label == parameter.name
        for parameter in greedy.parameters
        if parameter.element is None
    )
    assert greedy.weights == weights_as_values(sacbe.game("maya").evaluator.WEIGHTS)
    assert greedy.bot_digest != tuning_of("maya", 2, 1, 0.2, 1).bot_digest
    one, other = play_trial(greedy, 0), play_trial(greedy, 1)
    assert play_trial(greedy, 0) == one
    assert not one.failure
    assert one.scores != other.scores


def test_a_game_does_not_depend_on_workers(maya: Tuning, results: list[Trial]) -> None:
    there = {trial.game: trial for trial in play_trials(maya, range(3), workers=2)}
    assert [there[k] for k in range(3)] == results
    assert len({trial.scores for trial in results}) > 1


def test_resumed_tuning_equals_single_run(
    maya: Tuning, results: list[Trial], tmp_path: Path
) -> None:
    path = tmp_path / "tuning.jsonl"
    open_trials(path, maya).add(results[1])
    path.write_bytes(path.read_bytes() + b'{"tuning":')
    trials = open_trials(path, maya)
    assert trials.torn
    assert trials.missing(3) == [0, 2]
    for trial in play_trials(maya, trials.missing(3), workers=1):
        trials.add(trial)
    again = open_trials(path, maya)
    assert not again.torn
    assert again.first(3) == trials.first(3) == results
    assert again.first(2) == results[:2]
    assert path.read_bytes().count(b"\n") == 4


def test_a_bot_that_fails_loses_one_game(maya: Tuning, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(self: SearchBot, state: object, seat: int) -> int:
        raise RuntimeError("no more")

    monkeypatch.setattr(SearchBot, "choose", fail)
    assert list(play_trials(maya, [1, 2], workers=1)) == [failed(maya, 1), failed(maya, 2)]


# ------------------------------------------------------------ files


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "tuning.jsonl"
    trials = open_trials(path, SYNTHETIC)
    for k in range(2):
        trials.add(make_trial(SYNTHETIC, k))
    return path


@pytest.mark.parametrize(
    ("changes", "result"),
    [
        ({"seed": 7}, "seed: 1 in the file, 7 here"),
        ({"spread": 0.3}, "spread: 0.2 in the file, 0.3 here"),
        ({"bot_digest": "f"}, "bot digest: fedcba9876543210 in the file, f here"),
    ],
)
def test_games_of_another_tuning_are_refused(
    path: Path, changes: dict[str, object], result: str
) -> None:
    before = path.read_bytes()
    with pytest.raises(
        ResultsError, match=rf"these games are from a different tuning run \({result}"
    ):
        open_trials(path, msgspec.structs.replace(SYNTHETIC, **changes))
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    ("old", "new", "result"),
    [
        (b'"sacbe_tuning":2', b'"sacbe_tuning":1', "unsupported format 1; expected 2."),
        (b'"sacbe_tuning"', b'"sacbe_arena"', "not a tuning results file."),
        (b'"game":1,', b'"game":7,', r"line 3: Game 7 has the wrong seed \(\d+\)"),
        (b'"game":1,', b'"game":"one",', "line 3: Expected `int`"),
        (
            SYNTHETIC.digest.encode(),
            b"f" * 16,
            r"line 2: Game 0 belongs to another tuning run \(f+\)",
        ),
        (b'"scores":[', b'"scores":[1.5,', "line 2: Game 0 does not have 4 seats with all"),
        (b'"z":[[', b'"z":[[0.5,', "line 2: Game 0 does not have 4 seats with all"),
        (b"]}\n", b'],"failure":"x"}\n', "line 2: Game 0 does not have 4 seats with all"),
    ],
)
def test_corrupt_file_is_rejected_and_unchanged(
    path: Path, old: bytes, new: bytes, result: str
) -> None:
    text = path.read_bytes().replace(old, new) + b'{"torn'
    path.write_bytes(text)
    with pytest.raises(ResultsError, match=result):
        open_trials(path, SYNTHETIC)
    assert path.read_bytes() == text


def test_a_game_that_is_there_twice_must_be_the_same(path: Path) -> None:
    trials = open_trials(path, SYNTHETIC)
    with pytest.raises(ResultsError, match="Game 1 has two different results"):
        trials.add(make_trial(SYNTHETIC, 1, luck=5.0))
    with pytest.raises(ResultsError, match="Game 9 belongs to another tuning run"):
        Trials(for_players(2)).add(make_trial(SYNTHETIC, 9))


# ------------------------------------------------------------ the command


def tune(capsys: Capture, *args: str) -> CommandResult:
    return run(capsys, "arena", "tune", *args, "--workers", "1")


@pytest.fixture
def unplayed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Synthetic games in which only the weight `city` and `exploration` matter."""

    def play(tuning: Tuning, k: int) -> Trial:
        names = [parameter.name for parameter in tuning.parameters]
        truth = [9.0 * (name == "city") - 9.0 * (name == "exploration") for name in names]
        return make_trial(tuning, k, truth)

    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setattr(module, "play_trial", play)


MAYA = ("maya", "--simulations", "8")


@pytest.mark.usefixtures("unplayed")
def test_prints_table_and_suggested_lines(capsys: Capture) -> None:
    result = tune(capsys, *MAYA, "--games", "60", "--players", "3")
    assert result.code == 0
    assert "Maya, 3 players, 60 games, mean " in result.out
    rows = [line.split("│")[1:-1] for line in result.out.splitlines() if line.startswith("│")]
    sure = {row[0].strip(): row[4].strip() for row in rows if row[4].strip()}
    assert len(rows) == len(tuning_of("maya", 3, 8, 0.2, 1).parameters)
    assert {row[0].strip() for row in rows[:2]} == {"city", "exploration (search)"} == {*sure}
    for lines in (
        f"For games/maya/evaluate/search_weights.toml (confirm in a match first):\n[3]\n"
        f"city = {sure['city']}\n",
        "For bots/search/levels.toml (confirm in a match first):\n[search.maya.3]\n"
        f"exploration = {sure['exploration (search)']}\n",
    ):
        assert lines in result.out


@pytest.mark.usefixtures("unplayed")
def test_the_lines_for_greedy_are_for_its_own_file(capsys: Capture) -> None:
    result = tune(capsys, "maya", "--simulations", "0", "--games", "60", "--players", "3")
    assert result.code == 0
    assert "For games/maya/evaluate/weights.toml (confirm in a match first):\ncity = " in result.out
    assert "levels.toml" not in result.out
    assert "To repeat: sacbe arena tune maya --players 3 --simulations 0" in result.out


@pytest.mark.usefixtures("unplayed")
def test_the_command_to_reproduce_goes_on_with_the_file(capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / "tuning.jsonl"
    args = ("--players", "2", "--spread", "0.1", "--seed", "8", "--results", str(file))
    first = tune(capsys, *MAYA, "--games", "40", *args)
    (again,) = re.findall("^To repeat: sacbe arena tune (.*)$", first.out, re.MULTILINE)
    second = tune(capsys, *again.split())
    assert "40 of 40 games found." in second.out
    assert second.out.partition("\n")[2] == first.out
    fewer = tune(capsys, *MAYA, "--games", "30", *args)
    assert "30 of 30 games found." in fewer.out
    assert "Maya, 2 players, 30 games" in fewer.out


@pytest.mark.usefixtures("unplayed")
def test_too_few_games_are_reported(capsys: Capture) -> None:
    n = len(tuning_of("maya", 4, 8, 0.2, 1).parameters)
    result = tune(capsys, *MAYA, "--games", "12")
    assert result.code == 0
    assert (
        f"The results are not meaningful yet: {n} parameters need at least {n} games (12 so far)."
        in result.out
    )
    assert "search_weights.toml" not in result.out
    result = tune(capsys, *MAYA, "--games", "2")
    assert (
        f"There are no results yet: {n} parameters need at least {n} games (2 so far)."
        in result.out
    )


@pytest.mark.usefixtures("unplayed")
def test_two_players_need_a_game_more_than_there_are_numbers(capsys: Capture) -> None:
    n = len(tuning_of("maya", 2, 8, 0.2, 1).parameters)
    result = tune(capsys, *MAYA, "--players", "2", "--games", str(n))
    few = f"{n} parameters need at least {n + 1} games ({n} so far)."
    assert f"There are no results yet: {few}" in result.out
    assert "No slope" not in result.out


@pytest.mark.usefixtures("unplayed")
def test_failed_games_are_stored_and_not_repeated(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    play = module.play_trial

    def fail_often(tuning: Tuning, k: int) -> Trial:
        return failed(tuning, k) if k < 12 else play(tuning, k)

    monkeypatch.setattr(module, "play_trial", fail_often)
    file = tmp_path / "tuning.jsonl"
    args = (*MAYA, "--games", "72", "--results", str(file))
    result = tune(capsys, *args)
    assert result.code == 3
    assert "Maya, 4 players, 60 games, mean " in result.out
    assert "12 GAMES FAILED and excluded:" in result.out
    seed = trial_seed(tuning_of("maya", 4, 8, 0.2, 1), 9)
    assert f"  game 9, seed {seed}: RuntimeError: no more\n  and 2 more\n" in result.out
    again = tune(capsys, *args)
    assert again.code == 3
    assert again.out == f"{file}: 72 of 72 games found.\n{result.out}"


def stop_at(k: int, trouble: BaseException, monkeypatch: pytest.MonkeyPatch) -> None:
    play = module.play_trial

    def stopped(tuning: Tuning, parameter: int) -> Trial:
        if parameter == k:
            raise trouble
        return play(tuning, parameter)

    monkeypatch.setattr(module, "play_trial", stopped)


@pytest.mark.usefixtures("unplayed")
@pytest.mark.parametrize(
    ("trouble", "code"), [(KeyboardInterrupt(), 130), (WorkerLost("A worker process ended."), 3)]
)
def test_games_before_an_interrupt_are_stored_and_printed(
    capsys: Capture,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    trouble: BaseException,
    code: int,
) -> None:
    stop_at(60, trouble, monkeypatch)
    file = tmp_path / "tuning.jsonl"
    result = tune(capsys, *MAYA, "--games", "90", "--results", str(file))
    assert result.code == code
    assert "Maya, 4 players, 60 games" in result.out
    assert f"{str(trouble) or 'Interrupted.'} 60 games saved. To resume: sacbe" in result.out
    assert file.read_bytes().count(b"\n") == 61
    result = tune(capsys, *MAYA, "--games", "90")
    assert "No results were saved. Use --results FILE.jsonl to be able to resume." in result.out


@pytest.mark.usefixtures("unplayed")
def test_full_disk_is_reported(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines: list[int] = []

    def full_at_the_third_line(parameter: int) -> None:
        lines.append(parameter)
        if len(lines) == 3:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", full_at_the_third_line)
    result = tune(capsys, *MAYA, "--games", "9", "--results", str(tmp_path / "tuning.jsonl"))
    assert result.code == 3
    assert "cannot save game 1: No space left on device. 1 game saved. To resume" in result.out


@pytest.mark.parametrize(
    ("args", "result"),
    [
        (("chess",), "Unknown game 'chess'"),
        ((), "Missing argument 'GAME'"),
        (("maya", "--players", "7"), "Maya is for 2 to 4 players, not 7."),
        (("maya", "--games", "0"), "--games must be at least 1, not 0."),
        (
            ("maya", "--simulations", "-1"),
            "A search needs at least one simulation per thread, not -1.",
        ),
        (("maya", "--spread", "0"), "The spread must be above 0 and at most 1, not 0.0."),
        (("maya", "--spread", "nan"), "The spread must be above 0 and at most 1, not nan."),
        (("maya", "--seed", str(2**63)), "The seed must be a 64-bit integer"),
        (("maya", "--results", "."), ".: not a regular file."),
        (("maya", "--results", "no/x.jsonl"), "x.jsonl: cannot write results: No such file"),
    ],
)
def test_invalid_input_gets_one_sentence(
    args: tuple[str, ...],
    result: str,
    capsys: Capture,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    answer = tune(capsys, *args)
    assert (answer.code, answer.out) == (2, "")
    assert answer.err.count("\n") == 1
    assert result in answer.err


def test_zero_workers_are_rejected(capsys: Capture) -> None:
    result = run(capsys, "arena", "tune", "maya", "--workers", "0")
    assert (result.code, result.err) == (2, "The number of workers must be at least 1, not 0.\n")
