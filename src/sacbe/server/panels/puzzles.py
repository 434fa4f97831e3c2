"""Puzzles: their list, a position during the turn of a visitor, and the answer to a turn.

A puzzle has what its seat knew and nothing else, see `sacbe.puzzles.model`.
"""

from __future__ import annotations

import datetime
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from sacbe.play.game import game, games
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
    """A puzzle in a list, and what the visitor made of it."""

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
    actions: list[int]  # of the turn so far, forced ones included
    played: list[str]  # the same in words, without the forced ones
    choices: list[PuzzleChoice]  # empty if the turn is complete
    done: bool


class PuzzleAnswer(Panel, frozen=True):
    """Whether a turn was right, and why."""

    right: bool
    cost: str  # in words; empty if no better turn is known
    played: list[str]
    better: list[str]
    line: list[str]  # what is likely to follow the better turn
    reasons: list[str]  # what differs


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
    known = {(result.game, result.puzzle): result for result in results}
    return Puzzles(
        day=day.isoformat(),
        games=[
            GamePuzzles(
                game=name,
                title=game(name).title,
                today=today.id if (today := puzzle_of_day(name, day)) else None,
                puzzles=[_entry(puzzle, known.get((name, puzzle.id))) for puzzle in puzzles],
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


def follow(name: str, puzzle: Puzzle, actions: Sequence[int]) -> Progress:
    """Play actions of the turn, and the forced ones after them; IllegalTurn if they do not fit."""
    start, seat = position_of(game(name), puzzle), puzzle.seat
    state, played = start.copy(), 0
    known: list[int] = []
    while not (done := _is_done(state, seat, played)):
        only = forced_action(state, seat) if played else None
        if only is None:
            if played == len(actions):
                break
            only = actions[played]
        if (played < len(actions) and actions[played] != only) or only not in state.legal_actions(
            seat
        ):
            raise IllegalTurn(f"Action {only} is not possible here.")
        state.play(only, seat)
        known.append(only)
        played += 1
    if played < len(actions):
        raise IllegalTurn("The turn is already complete.")
    return Progress(start, state, tuple(known), done)


def _is_done(state: State, seat: int, played: int) -> bool:
    """Is the turn complete: must chance or another seat act, or is the next choice a secret one?"""
    return played > 0 and (state.current_player != seat or state.is_simultaneous)


def build_view(name: str, puzzle: Puzzle, actions: Sequence[int], lang: str) -> PuzzleView:
    """A puzzle after some actions."""
    rules, at = game(name), follow(name, puzzle, actions)
    names = _names(rules.name, puzzle.players, lang)
    words, _ = Wording(rules, lang, names).turn(at.start, puzzle.seat, at.actions)
    legal = [] if at.done else at.state.legal_actions(puzzle.seat)
    return PuzzleView(
        game=name,
        id=puzzle.id,
        title=rules.title,
        players=puzzle.players,
        seat=puzzle.seat,
        difficulty=puzzle.difficulty,
        names=names,
        picture=_picture(at, puzzle.seat, lang, names),
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
    name: str, puzzle: Puzzle, at: Progress, comparison: Comparison | None, lang: str
) -> PuzzleAnswer:
    """The answer to a turn; without a comparison it is the best one."""
    rules = game(name)
    words = Wording(rules, lang, _names(name, puzzle.players, lang))
    other = comparison.alternative if comparison else None
    better, after = words.turn(at.start, puzzle.seat, puzzle.best)
    line = comparison.line if comparison else ()
    return PuzzleAnswer(
        right=is_right(comparison),
        cost=words.cost(puzzle.seat, other) if other else "",
        played=words.turn(at.start, puzzle.seat, at.actions)[0],
        better=better,
        line=words.actions(after, line, with_names=True)[0],
        reasons=[words.reason(fact) for fact in comparison.facts] if comparison else [],
    )


def _names(name: str, players: int, lang: str) -> list[str]:
    texts = game(name).texts(lang)
    return [seat_name(texts, seat) for seat in range(players)]
