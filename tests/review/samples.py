"""Finished games for the tests of reviews."""

import functools

import pytest

import sacbe
from sacbe.bots import ask
from sacbe.play.table import Table
from sacbe.review import evaluator, facts
from sacbe.review.model import Review

FEW = evaluator.Speed(8, 8, 8, 8)


@functools.cache
def _played(game: str, players: int, seed: int) -> Table:
    table, bot = Table(game, players, seed=seed), sacbe.bot("greedy", game, seed=seed)
    while (seat := table.current_player) is not None:
        table.play(ask(bot, table.position, seat, seed=len(table.moves)), seat)
    return table


def finished(game: str, players: int = 2, seed: int = 3) -> Table:
    """A game between greedy bots."""
    return _played(game, players, seed).copy()


@functools.cache
def reviewed(game: str, players: int = 3) -> Review:
    """The review of a game between greedy bots, with few simulations."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(evaluator, "SPEEDS", {game: FEW})
        patch.setattr(facts, "CONTINUATIONS", 1)
        return sacbe.review(finished(game, players))


@functools.cache
def finished_from_position(game: str, decisions: int = 101) -> Table:
    """A game between greedy bots that begins in the middle of another one."""
    first, bot = Table(game, 2, seed=4), sacbe.bot("greedy", game, seed=4)
    for _ in range(decisions):
        seat = first.current_player
        assert seat is not None
        first.play(ask(bot, first.position, seat, seed=len(first.moves)), seat)
    table = Table(game, seed=5, start=first.position)
    while (seat := table.current_player) is not None:
        table.play(ask(bot, table.position, seat, seed=len(table.moves)), seat)
    return table
