"""Puzzles: their list, a position during the turn of a visitor, and the answer to a turn.

A puzzle has what its seat knew and nothing else, see `sacbe.puzzles.model`.
"""

from __future__ import annotations

import datetime
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from sacbe.play.game import Game, game, games
from sacbe.play.state import State
from sacbe.play.table import forced_action
from sacbe.puzzles.model import (
    RIGHT_COST,
    Puzzle,
    position_of,
    puzzle_of_day,
    puzzles_of,
)
from sacbe.review.evaluator import play_out
from sacbe.review.model import Comparison
from sacbe.review.wording import Wording
from sacbe.server.panels.panel import Panel
from sacbe.server.store import PuzzleResult
from sacbe.text.names import seat_name


class PuzzleEntry(Panel, frozen=True):
    """A puzzle in a list, and the visitor's result."""

    id: str
    players: int
    difficulty: int  # 1 to 4
    tries: int
    solved: bool
    first: bool  # was the first try right?


class GamePuzzles(Panel, frozen=True):
    """The puzzles of a game."""

    game: str
    title: str
    today: str | None  # id of the puzzle of the day
    puzzles: list[PuzzleEntry]


class Puzzles(Panel, frozen=True):
    """All puzzles."""

    day: str
    games: list[GamePuzzles]


class PuzzleChoice(Panel, frozen=True):
    """A legal action."""

    action: int
    text: str


class PuzzleView(Panel, frozen=True):
    """A puzzle after some actions of its turn."""

    game: str
    id: str
    title: str
    players: int
    seat: int
    difficulty: int
    names: list[str]  # by seat
    picture: str  # SVG, as the seat sees the board
    position: str  # notation of the position at the beginning
    actions: list[int]  # of the turn so far, forced ones included
    played: list[str]  # the same in words, without the forced ones
    choices: list[PuzzleChoice]  # empty if the turn is complete
    done: bool


class PuzzleAnswer(Panel, frozen=True):
    """Whether a turn was right, and why."""

    right: bool
    cost: str  # of the turn, or of the second best one; in words, empty if none is known
    played: list[str]
    better: list[str]
    second: list[str]  # the second best turn, if the best one was played
    line: list[str]  # what is likely to follow the better turn
    reasons: list[str]  # in its favour
    price: list[str]  # what it gives up


class IllegalTurn(ValueError):
    """The turn of a visitor is not possible."""


class Progress(NamedTuple):
    """A puzzle after some actions."""

    start: State
    state: State
    actions: tuple[int, ...]
    done: bool


def build_list(results: Iterable[PuzzleResult], day: datetime.date) -> Puzzles:
    """All puzzles, with the results of the visitor."""
    by_puzzle = {(result.game, result.puzzle): result for result in results}
    return Puzzles(
        day=day.isoformat(),
        games=[
            GamePuzzles(
                game=name,
                title=game(name).title,
                today=today.id if (today := puzzle_of_day(name, day)) else None,
                puzzles=[_entry(puzzle, by_puzzle.get((name, puzzle.id))) for puzzle in puzzles],
            )
            for name in games()
            if (puzzles := puzzles_of(name))
        ],
    )


def _entry(puzzle: Puzzle, result: PuzzleResult | None) -> PuzzleEntry:
    return PuzzleEntry(
        id=puzzle.id,
        players=puzzle.players,
        difficulty=puzzle.difficulty,
        tries=result.tries if result else 0,
        solved=result.solved if result else False,
        first=result.first if result else False,
    )


def follow(puzzle: Puzzle, actions: Sequence[int]) -> Progress:
    """Play actions of the turn, and the forced ones after them; IllegalTurn if they do not fit."""
    start, seat = position_of(puzzle), puzzle.seat
    state, n = start.copy(), 0
    course: list[int] = []
    while not (is_over := _is_done(state, seat, n)):
        only = forced_action(state, seat) if n else None
        if only is None:
            if n == len(actions):
                break
            only = actions[n]
        if (n < len(actions) and actions[n] != only) or only not in state.legal_actions(seat):
            raise IllegalTurn(f"Action {only} is not possible here.")
        state.play(only, seat)
        course.append(only)
        n += 1
    if n < len(actions):
        raise IllegalTurn("The turn is already complete.")
    return Progress(start, state, tuple(course), is_over)


def _is_done(state: State, seat: int, count: int) -> bool:
    """Is the turn complete: must chance or another seat act, or is the next choice a secret one?"""
    return count > 0 and (state.current_player != seat or state.is_simultaneous)


def build_view(puzzle: Puzzle, actions: Sequence[int], lang: str) -> PuzzleView:
    """A puzzle after some actions."""
    at = follow(puzzle, actions)
    rules = at.start.game
    names = _names(rules, puzzle.players, lang)
    words, _ = Wording(rules, lang, names).turn(at.start, puzzle.seat, at.actions)
    legal = [] if at.done else at.state.legal_actions(puzzle.seat)
    return PuzzleView(
        game=rules.name,
        id=puzzle.id,
        title=rules.title,
        players=puzzle.players,
        seat=puzzle.seat,
        difficulty=puzzle.difficulty,
        names=names,
        picture=_picture(at, puzzle.seat, lang, names),
        position=puzzle.position,
        actions=list(at.actions),
        played=words,
        choices=[
            PuzzleChoice(action=a, text=at.state.action_text(a, puzzle.seat, lang, names))
            for a in legal
        ],
        done=at.done,
    )


def _picture(at: Progress, seat: int, lang: str, names: Sequence[str]) -> str:
    """The board as the seat sees it, with its legal actions."""
    state, rules = at.state, at.state.game
    choices = [
        (action, state.action_info(action, seat), state.action_text(action, seat, lang, names))
        for action in ([] if at.done else state.legal_actions(seat))
    ]
    board = rules.board.picture(state.view(seat), seat, choices, rules.texts(lang), names)
    return str(board.svg())


def is_best(at: Progress, puzzle: Puzzle) -> bool:
    """Does the turn lead to the same position as the best one?"""
    return at.state == play_out(at.start, puzzle.seat, puzzle.best)[0]


def is_right(comparison: Comparison | None) -> bool:
    """Is a turn as good as the best one, or nearly so?"""
    other = comparison.alternative if comparison else None
    return other is None or other.cost < RIGHT_COST


def build_answer(
    puzzle: Puzzle, at: Progress, comparison: Comparison | None, lang: str
) -> PuzzleAnswer:
    """The answer to a turn. The best one is compared with the second best."""
    is_found = is_best(at, puzzle)
    rules = at.start.game
    words = Wording(rules, lang, _names(rules, puzzle.players, lang))
    other = comparison.alternative if comparison else None
    better, after = words.turn(at.start, puzzle.seat, puzzle.best)
    line = comparison.line if comparison else ()
    return PuzzleAnswer(
        right=is_found or is_right(comparison),
        cost=words.cost(puzzle.seat, other, "second-cost" if is_found else "moment-cost")
        if other
        else "",
        played=words.turn(at.start, puzzle.seat, at.actions)[0],
        better=better,
        second=words.turn(at.start, puzzle.seat, puzzle.second)[0] if other and is_found else [],
        line=words.actions(after, line, with_names=True)[0],
        reasons=words.reasons(comparison.facts) if other and comparison else [],
        price=words.price(comparison.facts) if other and comparison else [],
    )


def _names(rules: Game, players: int, lang: str) -> list[str]:
    texts = rules.texts(lang)
    return [seat_name(texts, seat) for seat in range(players)]
