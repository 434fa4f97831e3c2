"""Finished games for the tests of reviews."""

import functools

import sacbe
from sacbe.bots import ask
from sacbe.play.table import Table


@functools.cache
def _played(game: str, players: int, seed: int) -> Table:
    table, bot = Table(game, players, seed=seed), sacbe.bot("greedy", game, seed=seed)
    while (seat := table.current_player) is not None:
        table.play(ask(bot, table.position, seat, seed=len(table.moves)), seat)
    return table


def finished(game: str, players: int = 2, seed: int = 3) -> Table:
    """A game between greedy bots."""
    return _played(game, players, seed).copy()
