"""Puzzles: the shipped files, the one of the day, and how puzzles are found."""

import datetime
from pathlib import Path

import msgspec
import pytest

import sacbe
from sacbe.cli.puzzle_session import make_puzzles
from sacbe.play.table import Table
from sacbe.puzzles import find, model
from sacbe.puzzles.find import Finder, GameResult, complete, file_of, players_of, work
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
def test_shipped_puzzles_can_be_played(name: str) -> None:
    file = puzzle_file(name)
    assert file is not None
    assert len(file.puzzles) == (model.FOLDER / f"{name}.json").read_text("utf-8").count('"id"')
    assert len({puzzle.id for puzzle in file.puzzles}) == len(file.puzzles)
    order = [(puzzle.difficulty, -puzzle.gap) for puzzle in file.puzzles]
    assert order == sorted(order)
    for puzzle in file.puzzles:
        state = position_of(puzzle)
        assert state.game.name == name
        assert puzzle.id == id_of(puzzle.position, puzzle.best)
        assert state.players == puzzle.players
        assert state.current_player == puzzle.seat
        assert puzzle.difficulty in DIFFICULTIES
        assert LEAST_GAP <= puzzle.gap <= puzzle.chance <= 1
        best, n = play_out(state, puzzle.seat, puzzle.best)
        assert n == len(puzzle.best)
        assert best.current_player != puzzle.seat or best.is_simultaneous
        second, n = play_out(state, puzzle.seat, puzzle.second)
        assert n == len(puzzle.second)
        assert best != second


@pytest.mark.parametrize("name", SHIPPED)
def test_a_shipped_position_has_only_what_its_seat_knows(name: str) -> None:
    """Another determinization looks the same to the seat, so the stored one is as good as any."""
    puzzle = puzzles_of(name)[0]
    state = position_of(puzzle)
    other = state.determinize(puzzle.seat, 5)
    assert state.view(puzzle.seat) == other.view(puzzle.seat)
    assert state.legal_actions(puzzle.seat) == other.legal_actions(puzzle.seat)


def test_every_day_has_another_puzzle_until_all_were_shown() -> None:
    puzzles = puzzles_of("tzolkin")
    first = datetime.date(2026, 11, 18)
    days = [first + datetime.timedelta(days=n) for n in range(len(puzzles))]
    daily = [puzzle_of_day("tzolkin", day) for day in days]
    assert {puzzle.id for puzzle in daily if puzzle} == {puzzle.id for puzzle in puzzles}
    assert puzzle_of_day("tzolkin", first) == daily[0]
    assert find_puzzle("tzolkin", puzzles[3].id) == puzzles[3]
    assert find_puzzle("tzolkin", "0" * 10) is None


def test_the_puzzle_of_the_day_is_on_current_data_if_there_is_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    puzzle, rules = puzzles_of("mezo")[0], sacbe.game("mezo")
    name, version, _, rest = puzzle.position.split(" ", 3)
    stamps = [next(iter(rules.earlier_data)), rules.data_digest]
    earlier, current = (
        msgspec.structs.replace(puzzle, id=str(i), position=" ".join((name, version, data, rest)))
        for i, data in enumerate(stamps)
    )
    days = [datetime.date(2026, 11, day) for day in (1, 2, 3)]
    for puzzles, expected in (((earlier, current), current), ((earlier,), earlier)):
        monkeypatch.setattr(model, "puzzles_of", lambda name, puzzles=puzzles: puzzles)
        assert [puzzle_of_day("mezo", day) for day in days] == [expected] * 3


def test_puzzles_stay_with_earlier_data_and_go_with_those_that_are_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = puzzle_file("mezo")
    assert file is not None
    puzzle, earlier = file.puzzles[0], next(iter(sacbe.game("mezo").earlier_data))
    name, version, data, rest = puzzle.position.split(" ", 3)
    stamps = [(name, version, data), (name, version, earlier), (name, version, "0" * len(data))]
    stamps.append((name, "99", data))
    puzzles = tuple(
        msgspec.structs.replace(puzzle, id=str(i), position=" ".join((*stamp, rest)))
        for i, stamp in enumerate(stamps)
    )
    changed = msgspec.structs.replace(file, puzzles=puzzles)
    (tmp_path / "mezo.json").write_bytes(msgspec.json.encode(changed))
    monkeypatch.setattr(model, "FOLDER", tmp_path)
    puzzle_file.cache_clear()
    try:
        assert [each.id for each in puzzles_of("mezo")] == ["0", "1"]
        assert position_of(puzzles[0]).game.data_digest == data
        with pytest.raises(ValueError, match="gone"):
            position_of(puzzles[2])
        assert puzzles_of("maya") == ()
        assert puzzle_of_day("maya", datetime.date(2026, 1, 1)) is None
    finally:
        puzzle_file.cache_clear()


def a_puzzle(number: int) -> Puzzle:
    return Puzzle(f"{number:010}", 2, 0, 5, 1 + number % 4, (1,), (2,), 0.5, 0.1, "position")


def test_the_work_continues_after_the_last_complete_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    numbers: list[int] = []

    def fake(self: Finder, number: int, progress: object = None) -> GameResult:
        numbers.append(number)
        return GameResult(number, 10, 3, (a_puzzle(2 * number), a_puzzle(2 * number + 1)))

    monkeypatch.setattr(Finder, "find", fake)
    monkeypatch.setattr(Finder, "__init__", lambda self, rules, players: None)
    rules, path = sacbe.game("tzolkin"), tmp_path / "results.jsonl"
    work(rules, path, 3)
    assert numbers == [0, 1]
    with path.open("ab") as file:
        file.write(b'{"number":2,"posi')  # the process was killed here
    results = work(rules, path, 6)
    assert numbers == [0, 1, 2]
    again = find.results_in(path)
    assert [result.number for result in again] == [result.number for result in results]
    output = file_of(rules, results, "command")
    assert (output.games, output.positions, output.candidates, len(output.puzzles)) == (3, 30, 9, 6)
    assert [puzzle.difficulty for puzzle in output.puzzles] == [1, 1, 2, 2, 3, 4]


def test_the_work_continues_from_the_puzzles_without_the_results(tmp_path: Path) -> None:
    shipped = model.read_file(model.FOLDER / "maya.json")
    results, out = tmp_path / "results.jsonl", tmp_path / "maya.json"
    out.write_bytes((model.FOLDER / "maya.json").read_bytes())
    make_puzzles("maya", len(shipped.puzzles), results, out)
    again = model.read_file(out)
    assert again.puzzles == shipped.puzzles
    assert (again.positions, again.candidates) == (shipped.positions, shipped.candidates)
    numbers = [result.number for result in find.results_in(results)]
    assert numbers == [*range(shipped.games)]  # so that the next game is one that was not played
    assert again.games == shipped.games


def test_games_have_the_wanted_numbers_of_players_in_turn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules, games = sacbe.game("maya"), []
    assert [players_of(rules, number) for number in range(4)] == [2, 3, 4, 2]

    def fake(self: Finder, number: int, progress: object = None) -> GameResult:
        games.append((number, self.players))
        return GameResult(number, 10, 3, (a_puzzle(number),))

    finders: list[int] = []

    def init(self: Finder, rules: object, players: int) -> None:
        self.players = players
        finders.append(players)

    monkeypatch.setattr(Finder, "find", fake)
    monkeypatch.setattr(Finder, "__init__", init)
    out = tmp_path / "out.json"
    make_puzzles("maya", 3, tmp_path / "results.jsonl", out, (2, 3))
    assert games == [(0, 2), (1, 3), (2, 2)]
    assert finders == [2, 3], "one for each number of players"
    assert (
        model.read_file(out).command == "sacbe puzzles make maya --count 3 --players 2 --players 3"
    )
    with pytest.raises(ValueError, match="2 to 4 players"):
        make_puzzles("maya", 3, tmp_path / "results.jsonl", out, (5,))


def test_turns_in_another_order_count_once() -> None:
    finder = Finder(sacbe.game("tzolkin"), 2)
    state = Table("tzolkin", 2, seed=1).position
    seat = state.current_player or 0
    turns = [(a, b) for a in state.legal_actions() for b in state.legal_actions()]
    finder.all_turns = lambda world, seat: iter(turns)  # type: ignore[method-assign]
    finder.chance = lambda *args: 0.5 if args[2] == turns[0] else 0.1  # type: ignore[method-assign]
    ends = {play_out(state, seat, turn)[0].raw() for turn in turns}
    scores = finder.screened(find.Candidate([state], seat, 0), turns[0], [])
    assert scores is not None
    assert len(scores) == len(ends) < len(turns)


def test_a_candidate_is_dropped_as_soon_as_another_turn_comes_close() -> None:
    finder = Finder(sacbe.game("tzolkin"), 2)
    state = Table("tzolkin", 2, seed=1).position
    seat = state.current_player or 0
    turns: list[tuple[int, ...]] = [(action,) for action in state.legal_actions()]
    attempts: list[tuple[int, ...]] = []

    def chance(by: object, at: object, turn: tuple[int, ...]) -> float:
        attempts.append(turn)
        return {0: 0.5, 1: 0.4, 2: 0.5 - find.CLOSE_GAP / 2}[turns.index(turn)]

    finder.chance = chance  # type: ignore[method-assign, assignment]
    finder.all_turns = lambda world, seat: iter(turns[1:])  # type: ignore[method-assign]
    assert finder.screened(find.Candidate([state], seat, 0), turns[0], []) is None
    assert attempts == turns[:3]


def test_a_position_without_a_clear_turn_is_no_puzzle(monkeypatch: pytest.MonkeyPatch) -> None:
    speed = evaluator.Speed(8, 8, 8, 8)
    monkeypatch.setattr(evaluator, "SPEEDS", {"tzolkin": speed})
    finder = Finder(sacbe.game("tzolkin"), 2)
    state = position_of(puzzles_of("tzolkin")[0])
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
