"""Tic-tac-toe: a complete game for Sacbe in one file.

It plays in Python, in the terminal, in the browser, in OpenSpiel and in PettingZoo. Everything that
is not here (what a seat may know, observations, texts, bots, the page) has a default for games of
perfect information. docs/adding-a-game.md explains it step by step.
"""

from __future__ import annotations

from typing import Annotated, Any

from sacbe.games.defaults import (
    OVER,
    NoOptions,
    NumberedActions,
    PerfectInformation,
    SimpleRecords,
    SimpleRules,
    add_action,
)
from sacbe.games.interface import GameDefinition, Info, View
from sacbe.kernel import Row, record, rule, table

EMPTY = 0  # else 1 + the seat
SQUARES = 9
LINES = table(
    [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]]
)
MARKS = ".XO"


@record
class State:
    """A position. Every game has the first two fields."""

    current_player: int
    players_n: int
    marks: int  # so far
    board: Annotated[Row, SQUARES]


@record
class Actions:
    """A list of actions."""

    n: int
    ids: Annotated[Row, SQUARES]


@rule
def has_line(s: State, seat: int) -> bool:
    """Does the seat have three in a row?"""
    for i in range(len(LINES)):
        length = 0
        for k in range(3):
            length += s.board[LINES[i, k]] == 1 + seat
        if length == 3:
            return True
    return False


class Rules(SimpleRules[State]):
    """The compiled rules."""

    @staticmethod
    @rule
    def init(s: State, players: int, options: NoOptions) -> None:
        """An empty board; X begins."""
        s.players_n = players
        s.current_player = 0

    @staticmethod
    @rule
    def legal_actions(s: State, seat: int, out: Actions) -> None:
        """Every empty square."""
        out.n = 0
        if s.current_player == OVER:
            return
        for square in range(SQUARES):
            if s.board[square] == EMPTY:
                add_action(out, square)

    @staticmethod
    @rule
    def apply_action(s: State, seat: int, action: int) -> None:
        """Mark a square; a line or a full board ends the game."""
        s.board[action] = 1 + seat
        s.marks += 1
        s.current_player = 1 - seat
        if has_line(s, seat) or s.marks == SQUARES:
            s.current_player = OVER

    @staticmethod
    @rule
    def winners(s: State) -> int:
        """Who has a line; both in a draw."""
        for seat in range(2):
            if has_line(s, seat):
                return 1 << seat
        return 3


class Squares(NumberedActions[State]):
    """Actions by row and column instead of numbers."""

    TYPES = {"mark": "`row` and `column`, from 1 to 3"}  # noqa: RUF012

    def info(self, s: State, action: int, seat: int) -> Info:
        """The square that an action marks."""
        return {"type": "mark", "row": action // 3 + 1, "column": action % 3 + 1}


class Knowledge(PerfectInformation[State]):
    """The board as three rows of marks instead of nine numbers."""

    def view(self, s: State, seat: int | None, public_view: dict[str, Any] | None = None) -> View:
        """What every seat sees."""
        marks = [MARKS[mark] for mark in s.board]
        return {"board": [" ".join(marks[k : k + 3]) for k in (0, 3, 6)]}


class TicTacToe(GameDefinition[State]):
    """The definition: facts, and the parts that have no default or a better one."""

    name = "tictactoe"
    title = "Tic-tac-toe"
    about = "Two players mark empty squares of a board of nine. Three in a row win."
    players = (2, 2)
    rules_version = 1

    records = SimpleRecords(State, Actions, NUM_ACTIONS=SQUARES)
    rules = Rules()
    knowledge = Knowledge(rules)
    actions = Squares(SQUARES)

    def most_decisions(self, players: int) -> int:
        """One for each square."""
        return SQUARES
