"""Results files: format, resuming, and rejection of invalid files."""

import errno
import os
from pathlib import Path

import msgspec
import pytest

from sacbe.arena.blocks import Match, Timing, match_of
from sacbe.arena.executors import Serial
from sacbe.arena.files import Results, ResultsError, WriteError, load, open_results
from tests.arena.builders import MATCH, block, block_with_share, failure, game


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "results.jsonl"


def filled(path: Path, ks: list[int]) -> Results:
    """A file with these blocks."""
    results = open_results(path, MATCH)
    for k in ks:
        results.add(block_with_share(k, 0.5))
    return results


def test_added_blocks_are_loaded(path: Path) -> None:
    results = filled(path, [3, 0])
    results.add(block(1, [game(0, (2.25, -1))], [failure(1, 101)]))
    read = load(path)
    assert (read.match, read.blocks, read.torn) == (MATCH, results.blocks, False)
    assert [b.block for b in read.in_order()] == [0, 1, 3]


def test_a_file_has_a_line_for_the_match_and_one_for_each_block(path: Path) -> None:
    filled(path, [0, 1])
    head, *lines = [msgspec.json.decode(line) for line in path.read_bytes().splitlines()]
    assert head["sacbe_arena"] == 1
    assert (head["match"]["rules_version"], head["match"]["bots"]) == (
        1,
        [["clever", "clever-1"], ["plain", "plain-1"]],
    )
    assert [(line["block"], line["seed"], line["match"]) for line in lines] == [
        (0, 100, MATCH.digest),
        (1, 101, MATCH.digest),
    ]
    assert set(lines[0]) - {"match", "block", "seed", "games", "failures"} == {"timing"}


def test_every_line_is_on_the_disk_before_the_next(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sizes: list[int] = []
    monkeypatch.setattr(os, "fsync", lambda file: sizes.append(os.fstat(file).st_size))
    results = filled(path, [0, 1])
    assert len(sizes) == 3
    assert sizes == sorted(set(sizes))
    assert sizes[-1] == path.stat().st_size
    assert results.path == path


def test_file_is_resumed(path: Path) -> None:
    filled(path, [0, 2])
    results = open_results(path, MATCH)
    assert results.missing(range(4)) == [1, 3]
    results.add(block_with_share(1, 1))
    assert sorted(load(path).blocks) == [0, 1, 2]


@pytest.mark.parametrize("cut", [1, 40, -1])
def test_torn_last_line_is_removed_and_reported(path: Path, cut: int) -> None:
    filled(path, [0, 1])
    head, first, second = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(head + first + second[:cut])
    assert load(path).torn
    assert path.read_bytes().endswith(second[:cut])  # only looked at
    results = open_results(path, MATCH)
    assert results.torn
    assert results.missing(range(2)) == [1]
    results.add(block_with_share(1, 0.5))
    assert path.read_bytes() == head + first + second


@pytest.mark.parametrize("length", [0, 1, 50, -1])
def test_file_with_torn_header_is_restarted(path: Path, length: int) -> None:
    filled(path, [])
    head = path.read_bytes()
    path.write_bytes(head[:length])
    results = open_results(path, MATCH)
    assert (results.blocks, results.torn) == ({}, length != 0)
    assert path.read_bytes() == head


@pytest.mark.parametrize(
    ("changes", "output"),
    [
        ({"seed": 7}, "seed: 100 in the file, 7 here"),
        ({"rules_version": 2}, "rules version: 1 in the file, 2 here"),
        ({"players": 3}, "players: 2 in the file, 3 here"),
        (
            {"options": (("starting_seat", 0),)},
            "options: starting_seat=-1 in the file, starting_seat=0",
        ),
        (
            {"bots": (("clever", "clever-2"), ("plain", "plain-1"))},
            r"the behaviour of the bot clever differs: digest clever-1 in the file, "
            r"clever-2 here\)\. "
            r"Nothing was changed\. Use another file for this match",
        ),
        ({"data": "fedcba"}, "data: 0123456789abcdef in the file, fedcba here"),
    ],
)
def test_results_of_another_match_are_refused(
    path: Path, changes: dict[str, object], output: str
) -> None:
    filled(path, [0])
    before = path.read_bytes()
    other: Match = msgspec.structs.replace(MATCH, **changes)
    with pytest.raises(ResultsError, match=rf"these results are from a different match \({output}"):
        open_results(path, other)
    assert path.read_bytes() == before


@pytest.mark.parametrize("text", ["hello", "hello\n", '{"a": 1}\n', "\n", "[1, 2]\n\n"])
def test_foreign_file_is_rejected_and_unchanged(path: Path, text: str) -> None:
    path.write_text(text)
    for read in (load, lambda p: open_results(p, MATCH)):
        with pytest.raises(ResultsError, match="not an arena results file"):
            read(path)
    assert path.read_text() == text


def test_a_file_of_another_format_is_refused(path: Path) -> None:
    filled(path, [])
    path.write_bytes(path.read_bytes().replace(b'"sacbe_arena":1', b'"sacbe_arena":2'))
    with pytest.raises(ResultsError, match="unsupported format 2; expected 1"):
        load(path)


def test_corrupt_line_is_reported_with_its_number(path: Path) -> None:
    filled(path, [0, 1, 2])
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join([*lines[:2], b'{"match":1}\n', lines[3]]))
    with pytest.raises(ResultsError, match="line 3: "):
        load(path)


def test_a_line_of_another_match_is_refused(path: Path) -> None:
    filled(path, [0])
    path.write_bytes(path.read_bytes().replace(MATCH.digest.encode(), b"f" * 16))
    with pytest.raises(ResultsError, match=r"line 2: Block 0 belongs to another match \(f+\)"):
        load(path)


def test_a_line_with_a_wrong_seed_is_refused(path: Path) -> None:
    filled(path, [0])
    path.write_bytes(path.read_bytes().replace(b'"block":0', b'"block":5'))
    with pytest.raises(ResultsError, match=r"line 2: Block 5 has the wrong seed \(100\)"):
        load(path)


def test_a_line_with_the_times_of_other_games_is_refused(path: Path) -> None:
    results = filled(path, [])
    with pytest.raises(ResultsError, match="The timings of block 0 do not match its games"):
        results.add(msgspec.structs.replace(block_with_share(0, 1), timing=Timing(((1.0, 1.0),))))


def test_results_without_timing_can_be_resumed(path: Path) -> None:
    filled(path, []).add(block_with_share(0, 0.5).result)
    assert open_results(path, MATCH).missing(range(2)) == [1]


def test_non_regular_file_is_rejected(path: Path) -> None:
    path.mkdir()
    for read in (load, lambda p: open_results(p, MATCH)):
        with pytest.raises(ResultsError, match="not a regular file"):
            read(path)


def test_unwritable_path_is_rejected(path: Path) -> None:
    with pytest.raises(ResultsError, match="cannot write results: No such file or dir"):
        open_results(path / "deeper", MATCH)
    with pytest.raises(ResultsError, match="cannot read the results: No such file or dir"):
        load(path)


def test_block_is_not_added_if_the_disk_is_full(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(file: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    results = filled(path, [0])
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        with pytest.raises(WriteError, match="cannot save block 1: No space left on device"):
            results.add(block_with_share(1, 1))
    assert results.missing(range(3)) == [1, 2]


def test_duplicate_block_is_stored_once(path: Path) -> None:
    results = filled(path, [0])
    size = path.stat().st_size
    results.add(
        msgspec.structs.replace(block_with_share(0, 0.5), timing=Timing(((9.0, 9.0), (9.0, 9.0))))
    )
    assert path.stat().st_size == size


def test_a_block_in_a_file_twice_must_be_equal(path: Path) -> None:
    filled(path, [0])
    line = path.read_bytes().splitlines(keepends=True)[1]
    path.write_bytes(path.read_bytes() + line)
    assert len(load(path).blocks) == 1
    path.write_bytes(path.read_bytes() + msgspec.json.encode(block_with_share(0, 1)) + b"\n")
    with pytest.raises(ResultsError, match="line 4: Block 0 has two different results"):
        load(path)


def test_results_without_file_are_in_memory(tmp_path: Path) -> None:
    results = Results(MATCH)
    results.add(block_with_share(1, 1))
    assert results.missing(range(3)) == [0, 2]
    assert list(tmp_path.iterdir()) == []


def test_resumed_run_equals_single_run(path: Path, tmp_path: Path) -> None:
    match = match_of("mezo", "random", "greedy", 2, seed=1)
    whole = open_results(tmp_path / "whole.jsonl", match)
    for game_results in Serial().run(match, range(3)):
        whole.add(game_results)
    for blocks in (1, 3):
        parts = open_results(path, match)
        for game_results in Serial().run(match, parts.missing(range(blocks))):
            parts.add(game_results)
    line_sets = [
        [b.result for b in load(file).in_order()] for file in (path, tmp_path / "whole.jsonl")
    ]
    assert line_sets[0] == line_sets[1]
