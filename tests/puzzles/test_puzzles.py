"""Puzzles: the shipped files, the one of the day, and how puzzles are found."""

import datetime
from pathlib import Path

import msgspec
import pytest

import sacbe
from sacbe.puzzles import find, model
from sacbe.puzzles.find import Finder, GameResult, complete, distinct, file_of, work
from sacbe.puzzles.model import (
    DIFFICULTIES,
    LEAST_GAP,
    Puzzle,
    find_puzzle,
    id_of,
    position_of,
    puzzle_file,
    puzzle_of_day,
    puzzles_of,
)
from sacbe.review import evaluator
from sacbe.review.evaluator import play_out

SHIPPED = sorted(path.stem for path in model.FOLDER.glob("*.json"))


def test_there_are_puzzles() -> None:
    assert {"maya", "tzolkin"} <= set(SHIPPED)


@pytest.mark.parametrize("name", SHIPPED)
def test_shipped_puzzles_fit_the_rules_and_data(name: str) -> None:
    rules, file = sacbe.game(name), puzzle_file(name)
    assert file is not None, "Make the puzzles of this game again: rules or data have changed."
    assert len({puzzle.id for puzzle in file.puzzles}) == len(file.puzzles)
    order = [(puzzle.difficulty, -puzzle.gap) for puzzle in file.puzzles]
    assert order == sorted(order)
    for puzzle in file.puzzles:
        state = position_of(rules, puzzle)
        assert puzzle.id == id_of(puzzle.position, puzzle.best)
        assert state.players == puzzle.players
        assert state.current_player == puzzle.seat
        assert puzzle.difficulty in DIFFICULTIES
        assert LEAST_GAP <= puzzle.gap <= puzzle.chance <= 1
        best, played = play_out(state, puzzle.seat, puzzle.best)
        assert played == len(puzzle.best)
        assert best.current_player != puzzle.seat or best.is_simultaneous
        second, played = play_out(state, puzzle.seat, puzzle.second)
        assert played == len(puzzle.second)
        assert best != second


@pytest.mark.parametrize("name", SHIPPED)
def test_a_shipped_position_has_only_what_its_seat_knows(name: str) -> None:
    """Another determinization looks the same to the seat, so the stored one is as good as any."""
    puzzle = puzzles_of(name)[0]
    state = position_of(sacbe.game(name), puzzle)
    other = state.determinize(puzzle.seat, 5)
    assert state.view(puzzle.seat) == other.view(puzzle.seat)
    assert state.legal_actions(puzzle.seat) == other.legal_actions(puzzle.seat)


def test_every_day_has_another_puzzle_until_all_were_shown() -> None:
    puzzles = puzzles_of("tzolkin")
    first = datetime.date(2026, 11, 18)
    days = [first + datetime.timedelta(days=n) for n in range(len(puzzles))]
    shown = [puzzle_of_day("tzolkin", day) for day in days]
    assert {puzzle.id for puzzle in shown if puzzle} == {puzzle.id for puzzle in puzzles}
    assert puzzle_of_day("tzolkin", first) == shown[0]
    assert find_puzzle("tzolkin", puzzles[3].id) == puzzles[3]
    assert find_puzzle("tzolkin", "0" * 10) is None


def test_a_file_for_other_data_is_not_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = puzzle_file("tzolkin")
    assert file is not None
    other = msgspec.structs.replace(file, data="0" * 16)
    (tmp_path / "tzolkin.json").write_bytes(msgspec.json.encode(other))
    monkeypatch.setattr(model, "FOLDER", tmp_path)
    puzzle_file.cache_clear()
    try:
        assert puzzle_file("tzolkin") is None
        assert puzzles_of("tzolkin") == ()
        assert puzzle_of_day("tzolkin", datetime.date(2026, 1, 1)) is None
    finally:
        puzzle_file.cache_clear()


def a_puzzle(number: int) -> Puzzle:
    return Puzzle(f"{number:010}", 2, 0, 5, 1 + number % 4, (1,), (2,), 0.5, 0.1, "position")


def test_the_work_continues_after_the_last_complete_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    played: list[int] = []

    def fake(self: Finder, number: int, progress: object = None) -> GameResult:
        played.append(number)
        return GameResult(number, 10, 3, (a_puzzle(2 * number), a_puzzle(2 * number + 1)))

    monkeypatch.setattr(Finder, "find", fake)
    monkeypatch.setattr(Finder, "__init__", lambda self, rules, players: None)
    rules, path = sacbe.game("tzolkin"), tmp_path / "results.jsonl"
    work(rules, path, 3)
    assert played == [0, 1]
    with path.open("ab") as file:
        file.write(b'{"number":2,"posi')  # the process was killed here
    results = work(rules, path, 6)
    assert played == [0, 1, 2]
    again = find.results_in(path)
    assert [result.number for result in again] == [result.number for result in results]
    made = file_of(rules, results, "command")
    assert (made.games, made.positions, made.candidates, len(made.puzzles)) == (3, 30, 9, 6)
    assert [puzzle.difficulty for puzzle in made.puzzles] == [1, 1, 2, 2, 3, 4]


def test_turns_in_another_order_count_once() -> None:
    state = sacbe.Table("tzolkin", 2, seed=1).state
    seat = state.current_player or 0
    turns = [(a, b) for a in state.legal_actions() for b in state.legal_actions()]
    ends = {play_out(state, seat, turn)[0].raw() for turn in turns}
    assert len(distinct(state, seat, turns)) == len(ends) < len(turns)


def test_a_position_without_a_clear_turn_is_no_puzzle(monkeypatch: pytest.MonkeyPatch) -> None:
    speed = evaluator.Speed(8, 8, 8, 8)
    monkeypatch.setattr(evaluator, "SPEEDS", {"tzolkin": speed})
    finder = Finder(sacbe.game("tzolkin"), 2)
    state = position_of(sacbe.game("tzolkin"), puzzles_of("tzolkin")[0])
    seat = state.current_player or 0
    finder.rules, at = state.game, find.candidate_at(state, seat, 50, 2, 0)
    best = complete(finder.greedy, at.worlds[0], seat, ())
    finder.players = state.players

    def judge_by(verified: float) -> None:
        def chance(
            self: Finder, by: object, at: object, turn: object, verify: bool = False
        ) -> float:
            return 0.5 if turn == best else verified if verify else 0.4

        monkeypatch.setattr(Finder, "chance", chance)

    judge_by(0.4)
    puzzle = finder.verify(state, at, best)
    assert puzzle is not None
    assert (puzzle.best, puzzle.chance, puzzle.gap, puzzle.difficulty) == (best, 0.5, 0.1, 1)
    judge_by(0.5 - LEAST_GAP / 2)  # the larger search sees less of a difference
    assert finder.verify(state, at, best) is None
